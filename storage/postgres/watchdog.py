"""The end of connections to a server that hangs, which the system does not notice as it does a cut network."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import psycopg


class Watch:
    """A thread that ends connections whose transaction takes longer than `seconds`.

    It checks them every `apart` seconds, and calls `each` every time.
    """

    def __init__(
        self, seconds: float, apart: float = 1.0, each: Callable[[], None] | None = None
    ) -> None:
        self._seconds = seconds
        self._apart = apart
        self._each = each
        self._under_way: dict[psycopg.Connection, tuple[float, float]] = {}
        self._end = threading.Event()
        self._thread = threading.Thread(
            target=self._look, name="caylus-watch", daemon=True
        )

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Stop the thread; a second call does nothing."""
        self._end.set()

    @contextlib.contextmanager
    def over(
        self, connection: psycopg.Connection, seconds: float | None = None
    ) -> Iterator[None]:
        """Watch the transaction of the context; once it takes too long, its next statement fails as if disconnected."""
        self._under_way[connection] = (
            time.monotonic(),
            self._seconds if seconds is None else seconds,
        )
        try:
            yield
        finally:
            self._under_way.pop(connection, None)

    def _look(self) -> None:
        while not self._end.wait(self._apart):
            if self._each is not None:
                self._each()
            now = time.monotonic()
            for connection, watched in list(self._under_way.items()):
                began, seconds = watched
                if now - began > seconds and self._under_way.get(connection) == watched:
                    self._under_way.pop(connection, None)
                    with (
                        contextlib.suppress(OSError, ValueError, TypeError),
                        _socket_of(connection) as wire,
                    ):
                        wire.shutdown(socket.SHUT_RDWR)


def _socket_of(connection: psycopg.Connection) -> socket.socket:
    return socket.socket(fileno=os.dup(connection.fileno()))

"""The location of the games: a file, or a database on a server, named by its URL."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar
from urllib.parse import urlsplit

from storage import inspection, opening
from storage.database import Database
from storage.errors import Unreachable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from storage.share import Share
    from storage.transaction import Tx

R = TypeVar("R")
Location: TypeAlias = "Path | str"
"""A file, or the URL of a server."""

SERVERS = ("postgresql://", "postgres://")


class Store(Protocol):
    """An open database, in a file or on a server.

    `place` names it for people, without a password; `conflicts` counts the tries of transactions that failed
    because of concurrent ones.
    """

    place: str
    conflicts: int

    async def write(self, transaction: Callable[[Tx], R], game: int | None = None) -> R:
        """Run the function in a transaction that is durable when this returns, mostly of one `game` alone."""

    async def read(self, question: Callable[[Tx], R]) -> R:
        """Run a function that only reads, on one consistent state."""

    async def backup_daily(self, now: float, keep: int) -> Path | None:
        """Write a copy unless there is a recent one, and keep the newest; None where nothing was written."""

    async def close(self) -> None:
        """Finish what is queued and close it."""


class Look(Protocol):
    """The inspection of a place: `storage.inspection`, or the same for servers."""

    def reading(self, place: Any, /) -> AbstractContextManager[Tx]:
        """Return a transaction that only reads; trouble as StorageError."""

    def up_to_date(self, place: Any, /) -> AbstractContextManager[Tx]:
        """Return a transaction like `reading`, on a database of the present version."""

    def version(self, place: Any, /) -> int:
        """Return the version of the database; raise StorageError for another program's, and for a newer one."""

    def usable(self, place: Any, /) -> int:
        """Return the version of the database if the bot could start with it; else raise the error of that start."""

    def damage(self, tx: Any, /) -> Iterator[str]:
        """Return the damage of the database as such."""


def is_server(place: Location) -> bool:
    """Return whether a place is the URL of a server."""
    return isinstance(place, str) and place.startswith(SERVERS)


def place_of(text: str) -> Location:
    """Return the place that a text names: the URL of a server, else a path."""
    return text if is_server(text) else Path(text)


def shown(place: Location) -> str:
    """Return a place for messages: the URL of a server without password and settings."""
    if not is_server(place):
        return str(place)
    url = str(place)
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    user = parts.username
    return f"{parts.scheme}://{user + '@' if user else ''}{host}{parts.path}"


async def open_at(
    place: Location,
    *,
    alone: bool = True,
    back_off: float | None = None,
    copies: Path | None = None,
    share: Share | None = None,
) -> Store:
    """Open the database at a place, or create it; raise StorageError.

    Only a server can be shared with other processes, and is then not `alone`. `back_off` is the number of seconds
    over which a lost server is tried again at growing intervals. `copies` is the folder for the copy before the
    migration of a server, which is refused without one; the copy of a file is made beside it. With a `share`,
    writes need the session that holds its shards.
    """
    if not is_server(place):
        opening.refuse_lost(Path(place))
        return await Database.open(Path(place))
    with needing(place):
        from storage.postgres.database import ServerDatabase
    return await ServerDatabase.open(
        str(place), alone=alone, back_off=back_off, copies=copies, share=share
    )


def look_at(place: Location) -> Look:
    """Return the inspection of a place; raise Unreachable if the packages for it are missing."""
    if not is_server(place):
        return inspection
    with needing(place):
        from storage.postgres import inspection as servers
    return servers


@contextlib.contextmanager
def needing(place: Location) -> Iterator[None]:
    """Raise an error that names the packages to install where those for a server are missing."""
    try:
        yield
    except ImportError as error:
        raise Unreachable(shown(place), NEEDS) from error


NEEDS = "PostgreSQL needs the packages of requirements-postgres.txt, which are not installed"

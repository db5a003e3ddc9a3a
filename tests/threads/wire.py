"""The wire between the bot and the simulated Discord: closed threads, lost answers, a process that is killed."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any

from simcord.backend.errors import BackendError
from simcord.http import router

from tests.bot.cuts import Cuts
from tests.bot.delivery.test_archived import Threads

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.bot.world import World


class Wire:
    """Carries requests, unless the next step of the conversation loses one, or the process is killed behind one."""

    def __init__(self, here: World, patch: pytest.MonkeyPatch) -> None:
        self._here = here
        self.threads = Threads(here, patch)
        self._cuts = Cuts(patch, after=True)
        self._dispatch = router.dispatch
        self._left = 0
        self.shut = False
        self.killed: Path | None = None
        patch.setattr(router, "dispatch", self._carry)

    def lose(self, number: int, *, answer: bool) -> None:
        """Lose the request of that number from now on, or only its answer."""
        self._cuts.after = answer
        self._cuts.next(number)

    def kill(self, number: int) -> None:
        """Kill the process when Discord has carried out that many requests more."""
        self._left = number

    def heal(self) -> None:
        """Lose nothing any more."""
        self._cuts.next(0)
        self._left, self.killed = 0, None

    def lost(self) -> str | None:
        """Return the request that was lost last, once."""
        return self._cuts.cut.pop() if self._cuts.cut else None

    def _carry(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        if self.killed is not None:
            raise ConnectionResetError
        if self.shut and method in ("POST", "PATCH") and path.startswith("/channels/"):
            raise BackendError(403, 50001, "Missing Access")
        try:
            return self._dispatch(backend, method, path, **more)
        finally:
            self._left -= 1
            if self._left == 0:
                self.killed = self._stored()

    def _stored(self) -> Path:
        """Copy the database as it is on the disk: what is not committed by now is lost with the process."""
        copy = self._here.folder / "killed.db"
        copy.unlink(missing_ok=True)
        with (
            contextlib.closing(sqlite3.connect(self._here.settings.place)) as file,
            contextlib.closing(sqlite3.connect(copy)) as target,
        ):
            file.backup(target)
        return copy

"""A thread that was archived is opened again by what the bot edits in it; a locked one waits for a moderator."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.core import queries
from tests.bot.cuts import asking
from tests.bot.players import Player, offered
from tests.bot.world import world

if TYPE_CHECKING:
    from tests.bot.world import World

CHANGES = re.compile(r"/channels/(\d+)/messages(?:/\d+)?")


class Threads:
    """Archived and locked threads, as Discord has them: simcord knows only that they are."""

    def __init__(self, here: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self._backend = here.env.backend
        self._dispatch = router.dispatch
        self.refused: list[int] = []
        monkeypatch.setattr(router, "dispatch", self._carry)

    def set(self, thread: int, **metadata: bool) -> None:
        """Somebody, or time, archives or locks a thread, or undoes it."""
        self._backend.edit_channel(thread, {}, thread_metadata=metadata)

    def _carry(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        found = CHANGES.fullmatch(path)
        thread = None if found is None else backend.channels.get(int(found[1]))
        if (
            thread is not None
            and thread.thread_metadata is not None
            and method in ("POST", "PATCH")
        ):
            if thread.thread_metadata.locked:
                self.refused.append(160005)
                raise BackendError(403, 160005, "Thread is locked")
            if thread.thread_metadata.archived and method == "PATCH":
                self.refused.append(50083)
                raise BackendError(400, 50083, "Thread is archived")
            if thread.thread_metadata.archived:
                self.set(thread.id, archived=False)
        return self._dispatch(backend, method, path, **more)


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_the_question_goes_on_in_a_thread_that_was_archived(monkeypatch, kind):
    async with world() as here:
        game = await here.table(2, game=kind)
        home = await here.home(game)
        threads = Threads(here, monkeypatch)
        player = Player(here, game, seed=4, way="component")
        for _ in range(16):
            threads.set(home.id, archived=True)
            await player.step()
            position = await here.bot.db.read(queries.position, game)
            prompt = await here.prompt(game)
            assert f":{position.revision}:" in str(offered(prompt) or prompt.components)
            assert asking(home) == [prompt.id]
        assert 50083 in threads.refused
        assert here.env.errors == []


async def test_a_locked_thread_says_who_can_unlock_it_and_the_game_goes_on_when_it_is(
    monkeypatch,
):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        threads = Threads(here, monkeypatch)
        threads.set(home.id, archived=True, locked=True)
        player = Player(here, game, seed=4, way="command")
        await player.step()
        await player.step()
        told = await here.slash(0, home, "status")
        assert "Manage Threads" in told.response.content
        threads.set(home.id, archived=False, locked=False)
        await here.env.settle()
        position = await here.bot.db.read(queries.position, game)
        prompt = await here.prompt(game)
        assert f":{position.revision}:" in str(offered(prompt))
        told = await here.slash(0, home, "status")
        assert "Manage Threads" not in told.response.content
        assert here.env.errors == []

"""A place that was closed to the bot and opened again: what waits is posted at once, and asks little of Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from simcord.backend.errors import BackendError
from simcord.http import router

from bot.core import outbox, queries, votes
from storage import message_slots
from tests.bot.delivery.test_failures import deny
from tests.bot.players import Player
from tests.bot.world import world

if TYPE_CHECKING:
    import pytest

    from tests.bot.world import World

MINUTE, HOUR = 60, 3600
SHUT = {"send_messages": False, "send_messages_in_threads": False}


class Refusals:
    """Counts what Discord refuses; while it is `shut` it refuses every message, whatever the rights are."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._dispatch = router.dispatch
        self.shut = False
        self.count = 0
        monkeypatch.setattr(router, "dispatch", self._carry)

    def _carry(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        if self.shut and method in ("POST", "PATCH") and path.startswith("/channels/"):
            self.count += 1
            raise BackendError(403, 50001, "Missing Access")
        try:
            return self._dispatch(backend, method, path, **more)
        except BackendError as problem:
            self.count += problem.status == 403
            raise


async def posed(here: World, game: int) -> bool:
    """Whether the present question of a game stands."""
    found = await here.bot.db.read(outbox.found, game, message_slots.PROMPT)
    return found.revision == (await here.bot.db.read(queries.info, game)).revision


async def tables(here: World, count: int) -> dict[int, Player]:
    """So many games in the channel, with somebody who plays each by commands."""
    games = [await here.table(2) for _ in range(count)]
    return {game: Player(here, game, seed=4, way="act") for game in games}


async def test_an_opened_place_gets_what_waits_at_once_and_a_closed_one_is_asked_nothing(
    monkeypatch,
):
    async with world() as here:
        games = await tables(here, 3)
        refusals = Refusals(monkeypatch)
        await deny(here, here.channel, **SHUT)
        for player in games.values():
            await player.step()
            await player.step()
        await here.env.advance_time(40 * MINUTE)
        assert refusals.count == 0
        assert not any([await posed(here, game) for game in games])
        home = await here.home(min(games))
        assert "Send Messages" in (await here.slash(0, home, "status")).response.content
        await deny(here, here.channel)
        assert all([await posed(here, game) for game in games])
        assert (
            "Send Messages"
            not in (await here.slash(0, home, "status")).response.content
        )
        assert refusals.count == 0 and here.env.errors == []


async def test_a_place_that_only_discord_knows_to_be_closed_is_tried_by_one_game(
    monkeypatch,
):
    async with world() as here:
        games = await tables(here, 3)
        refusals = Refusals(monkeypatch)
        refusals.shut = True
        for player in games.values():
            await player.step()
            await player.step()
        first = refusals.count
        await here.env.advance_time(40 * MINUTE)
        assert 8 <= refusals.count - first <= 12  # once in five minutes for all games
        refusals.shut = False
        home = await here.home(max(games))
        await here.slash(4, home, "board")  # any command in any of the games
        await here.env.settle()
        assert all([await posed(here, game) for game in games])
        assert here.env.errors == []


async def test_what_waited_is_tried_at_once_after_a_restart(monkeypatch):
    async with world() as here:
        (game,) = games = await tables(here, 1)
        refusals = Refusals(monkeypatch)
        refusals.shut = True
        await games[game].step()
        await here.env.advance_time(20 * MINUTE)
        refusals.shut = False
        await here.restart()
        assert await posed(here, game)


async def test_a_vote_has_its_whole_time_from_when_its_message_was_posted(monkeypatch):
    async with world() as here:
        game = await here.table(2, pace="24h")
        home, refusals = await here.home(game), Refusals(monkeypatch)
        refusals.shut = True
        await here.slash(0, home, "table pause")
        (asked,) = await here.bot.db.read(votes.open_votes, game)
        await here.env.advance_time(20 * HOUR)
        assert (await here.bot.db.read(votes.find, asked.id)).expires == asked.expires
        refusals.shut = False
        await here.slash(4, home, "board")
        await here.env.settle()
        found = await here.bot.db.read(votes.find, asked.id)
        assert (
            24 * HOUR - MINUTE
            < found.expires - here.bot.delivery_context.now()
            <= 24 * HOUR
        )
        shown = await here.bot.db.read(outbox.found, game, message_slots.vote(asked.id))
        assert (
            f"<t:{found.expires}:R>"
            in {one.id: one.content for one in home.history()}[shown.message]
        )
        await here.env.advance_time(20 * HOUR)
        assert (await here.bot.db.read(votes.find, asked.id)).status == "open"
        await here.env.advance_time(5 * HOUR)
        assert (await here.bot.db.read(votes.find, asked.id)).status == "expired"

"""In the demo nobody waits for a computer that thinks, for somebody else's analysis or replay, or for what the clock
will bring."""

import asyncio
from typing import Any

import aiohttp

from bot.ai.analysis import incline
from bot.ai.protocol import Request
from bot.core import expiry, queries
from bot.features.replays.worker import Film
from tests.bot.browser import AGNES, BERTRAND, Window, practice, town
from tests.bot.use_cases import answer_instead
from tests.patience import PATIENCE, until


class Slow:
    """Computers that decide when they may."""

    count = 1

    def __init__(self, *_: Any) -> None:
        self.may = asyncio.Event()
        self.asked = 0

    async def choose(self, thought: Any) -> str:
        self.asked += 1
        await self.may.wait()
        return incline(Request(thought.kind, thought.state, 1, thought.seed))

    async def analyse(self, *_: Any) -> None:
        self.asked += 1
        await self.may.wait()

    async def close(self) -> None:
        pass


async def test_a_press_waits_for_no_computer_that_thinks_and_its_move_appears_by_itself(
    monkeypatch,
):
    slow = Slow()
    monkeypatch.setattr("bot.app.client.Workers", lambda *_: slow)
    async with (
        asyncio.timeout(PATIENCE),
        town() as pages,
        aiohttp.ClientSession() as client,
    ):
        await pages.people[AGNES].slash(
            pages.channel, "caylus new", game="caylus", computers=1, level=1
        )
        card = next(m for m in reversed(pages.channel.history()) if m.components)
        await pages.people[AGNES].click(card, label="Start")
        await pages.follow()
        (thread,) = pages.channel.threads
        table, game = pages.db, await pages.db.read(queries.game_in, thread.id)
        if not slow.asked:  # the person has the first turn
            await pages.people[AGNES].slash(thread, "caylus place", spot="gate")
        assert slow.asked == 1
        before = (await table.read(queries.info, game)).revision
        await practice(pages, BERTRAND)  # meanwhile others go on
        assert (await table.read(queries.info, game)).revision == before
        slow.may.set()

        async def acted():
            await pages.follow()
            return (await table.read(queries.info, game)).revision > before

        await until(acted, "the computer has acted")
        await pages.follow()
        shown = await Window(client, pages.rooms[thread.id].page.url).look()
        assert "(computer): " in shown


async def test_nobody_waits_for_an_analysis_of_somebody_else(monkeypatch):
    slow = Slow()
    monkeypatch.setattr("bot.app.client.Workers", lambda *_: slow)
    async with asyncio.timeout(PATIENCE), town() as pages:
        thread = await practice(pages)
        room = pages.rooms[thread].thread
        asked = await pages.people[AGNES].slash(room, "caylus plan hint")
        assert slow.asked == 1
        await practice(pages, BERTRAND)
        await pages.env.advance_time(3)
        assert "is thinking" in str(asked.response)
        slow.may.set()
        await pages.env.settle()
        assert "is thinking" not in str(asked.response)


async def test_nobody_waits_for_a_replay_of_somebody_else(monkeypatch):
    may = asyncio.Event()

    async def draw(film, request):
        await may.wait()
        return (Film(b"WEBP", ""),)

    monkeypatch.setattr("bot.features.replays.process.Projector.draw", draw)
    async with asyncio.timeout(PATIENCE), town() as pages:
        room = pages.rooms[await practice(pages)].thread
        asked = await pages.people[AGNES].slash(
            room, "caylus history", turn=1, animated=True
        )
        await practice(pages, BERTRAND)
        await pages.env.advance_time(3)
        assert not asked.response.attachments
        may.set()
        while not asked.response.attachments:
            await asyncio.sleep(0.05)
            await pages.follow()


async def test_who_waits_for_their_own_replay_keeps_nobody_waiting(monkeypatch):
    may = asyncio.Event()

    async def draw(film, request):
        await may.wait()
        return (Film(b"WEBP", ""),)

    monkeypatch.setattr("bot.features.replays.process.Projector.draw", draw)
    async with asyncio.timeout(PATIENCE), town() as pages:
        room = pages.rooms[await practice(pages)].thread
        agnes = pages.people[AGNES]
        shown = await agnes.slash(room, "caylus history", turn=1, animated=True)
        await agnes.slash(room, "caylus plan hint")
        await practice(pages, BERTRAND)
        await pages.env.advance_time(3)
        assert not shown.response.attachments
        may.set()
        while not shown.response.attachments:
            await asyncio.sleep(0.05)
            await pages.follow()


async def test_nobody_waits_for_what_the_bot_will_do_later_and_it_is_done_by_the_clock(
    monkeypatch,
):
    async with town() as pages:
        env = pages.env
        bot, looks = env.bot, []
        due = env.now().timestamp() + 400

        async def look(running):
            looks.append(env.now().timestamp())
            return expiry.Look((), (), False, due)

        answer_instead(monkeypatch, bot.db, expiry.look, look)
        await env.advance_time(310)  # the timer looks every five minutes at least
        async with asyncio.timeout(PATIENCE):
            await practice(pages, game="magna_carta")
            await pages.people[AGNES].slash(pages.channel, "caylus games")
        assert looks and max(looks) < due
        await env.advance_time(100)
        assert max(looks) >= due

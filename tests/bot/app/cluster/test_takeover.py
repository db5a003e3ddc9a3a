"""The bot of one process of several: what it does before it has shards, and shard by shard."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace

import discord
import pytest

from bot import __main__ as process
from bot.app import client
from bot.app.client import CaylusBot
from bot.app.settings import ProcessPart
from bot.core import outbox
from bot.core.outbox import Stale
from bot.features.computers import use_cases as computers_use_cases
from bot.interactions.hooks import CommandHooks
from storage import message_slots
from storage.shard_range import ShardRange
from tests.bot.use_cases import Answers


class Posts:
    """A database with one game to be mended, one to be posted and one where a computer decides, in each
    shard: their numbers are the shard's and 1, 2 and 3."""

    def __init__(self) -> None:
        self.kicked: list[int] = []
        self.prompted: list[int] = []
        self.delivery_worker = self
        self.db = Answers(
            {
                outbox.suspect: self.suspect,
                outbox.stale: self.stale,
                outbox.prompt_again: self.prompt_again,
                outbox.games_with_notifications: self.games_with_notifications,
                outbox.make_due: self.make_due,
                computers_use_cases.waiting: self.waiting,
            }
        )

    async def suspect(self, of: ShardRange) -> None:
        assert not self.kicked, "what may have been posted is known before anything is"

    async def stale(self, of: ShardRange) -> tuple[Stale, ...]:
        return tuple(
            Stale(10 * shard + 1, message_slots.PROMPT, None) for shard in of.ids
        )

    async def prompt_again(self, game: int) -> None:
        self.prompted.append(game)

    async def games_with_notifications(self, of: ShardRange) -> tuple[int, ...]:
        return tuple(10 * shard + 2 for shard in of.ids)

    async def make_due(self, of: ShardRange) -> bool:
        return False

    async def waiting(self, of: ShardRange) -> tuple[int, ...]:
        return tuple(10 * shard + 3 for shard in of.ids)

    def kick(self, game: int) -> None:
        self.kicked.append(game)


async def test_games_of_a_shard_go_on_when_it_is_connected_and_wait_for_no_other():
    services, spawned = Posts(), []
    bot = SimpleNamespace(_exporter=None, shard_count=16, _open=True, db=services.db)
    bot.delivery_context = SimpleNamespace(delivery_worker=services.delivery_worker)
    bot.tasks = SimpleNamespace(spawn=lambda work, name: spawned.append(work))
    bot.reconcile = lambda of: CaylusBot.reconcile(bot, of)  # type: ignore[arg-type]
    await CaylusBot.on_shard_ready(bot, 5)  # type: ignore[arg-type]
    await asyncio.gather(*spawned)
    assert services.prompted == [51] and services.kicked == [52, 53]


class Member:
    """A process that has a part when the test says so."""

    def __init__(self) -> None:
        self.has = asyncio.Event()
        self.share = SimpleNamespace(serving=True)
        self.watched = False

    async def take(self, pulse: object) -> ProcessPart:
        await self.has.wait()
        return ProcessPart(2, 4)

    @contextlib.asynccontextmanager
    async def watching(self, resume: object, leave: object) -> AsyncIterator[None]:
        self.watched = True
        yield


@pytest.fixture
def connects(monkeypatch: pytest.MonkeyPatch) -> tuple[CaylusBot, list[bool]]:
    """A bot as one of four processes with 16 shards, and whether it sends commands and has connected."""
    connected: list[bool] = []

    async def connect(bot: object, *, reconnect: bool) -> None:
        connected.append(reconnect)

    monkeypatch.setattr(discord.AutoShardedClient, "connect", connect)
    monkeypatch.setattr(client, "LIMITS_PAUSE", 0.0)
    bot = CaylusBot.__new__(CaylusBot)
    bot.member, bot._exporter, bot._pulse, bot.shard_count = Member(), None, None, 16  # type: ignore[assignment]
    bot.db = SimpleNamespace(shard_range=None)  # type: ignore[assignment]
    bot.command_hooks = CommandHooks()
    bot._send_commands = lambda leads: connected.append(leads)  # type: ignore[assignment]
    bot.tasks = SimpleNamespace(spawn=lambda work, name: None)  # type: ignore[assignment]
    return bot, connected


def limits(*remaining: int) -> Callable[[], Awaitable[object]]:
    """What Discord says of how often the bot may connect, one answer after the other."""
    told = iter(remaining)

    async def fetch() -> object:
        return SimpleNamespace(
            max_concurrency=2, remaining=next(told), reset_after=90_000
        )

    return fetch


async def test_a_bot_connects_with_the_shards_of_its_part_when_it_has_them_and_not_before(
    connects,
):
    bot, connected = connects
    bot.fetch_session_start_limits = limits(900)
    taken = []

    async def take(part, home):
        taken.append((part, home(4 << 22), home(3 << 22)))

    bot.command_hooks.shards_taken.append(take)
    waits = asyncio.ensure_future(bot.connect())
    await asyncio.sleep(0)
    assert not connected and not bot.member.watched and not taken
    bot.member.has.set()
    await waits
    assert connected == [False, True] and bot.member.watched
    assert bot.shard_ids == [4, 5, 6, 7] and bot.db.shard_range == ShardRange(16, 4, 7)
    assert bot._kinds == 2 and taken == [(2, 2, 1)], (
        "shards 4 to 7 are the second of four parts"
    )


async def test_a_bot_connects_only_when_discord_allows_it_to_for_all_of_its_shards(
    connects, caplog
):
    bot, connected = connects
    bot.fetch_session_start_limits = limits(0, 3, 4)
    bot.member.has.set()
    await bot.connect()
    assert connected == [False, True]
    told = [
        record.getMessage()
        for record in caplog.records
        if "more connections" in record.getMessage()
    ]
    assert told == [
        f"Discord allows only {left} more connections for 2 minutes: part 2/4, with 4 shards, waits"
        for left in (0, 3)
    ]


async def test_a_process_says_what_the_doctor_would_mend_once_it_is_connected_and_not_before(
    monkeypatch,
):
    looked: list[object] = []
    connected = asyncio.Event()

    async def look(chosen: object) -> None:
        looked.append(chosen)

    async def wait_for(event: str) -> None:
        assert event == "ready"
        await connected.wait()

    monkeypatch.setattr(process, "_look", look)
    for parts in ((ProcessPart(2, 4),), ()):  # one that is alone has looked before
        bot = SimpleNamespace(settings=SimpleNamespace(parts=parts), wait_for=wait_for)
        async with process._looking(bot):
            await asyncio.sleep(0)
            assert not looked
            connected.set()
            await asyncio.sleep(0.01)
        assert looked == ([bot.settings] if parts else [])
        looked.clear()

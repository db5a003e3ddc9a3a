"""The bot of a process that stands in for another: what it does before it has the leases, and shard by shard."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot.app.client import CaylusBot
from bot.core import outbox
from bot.core.outbox import Stale
from bot.features.computers import use_cases as computers_use_cases
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
                outbox.hurry: self.hurry,
                computers_use_cases.waiting: self.waiting,
            }
        )

    async def suspect(self, of: ShardRange) -> None:
        assert not self.kicked, "what may have been posted is known before anything is"

    async def stale(self, of: ShardRange) -> tuple[Stale, ...]:
        return tuple(Stale(10 * shard + 1, message_slots.PROMPT, None) for shard in of.ids)

    async def prompt_again(self, game: int) -> None:
        self.prompted.append(game)

    async def games_with_notifications(self, of: ShardRange) -> tuple[int, ...]:
        return tuple(10 * shard + 2 for shard in of.ids)

    async def hurry(self, of: ShardRange) -> bool:
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


async def test_a_bot_connects_when_its_process_serves_and_not_before(monkeypatch: pytest.MonkeyPatch):
    connected: list[bool] = []

    async def connect(bot: object, *, reconnect: bool) -> None:
        connected.append(reconnect)

    monkeypatch.setattr(discord.AutoShardedClient, "connect", connect)
    served = asyncio.Event()
    bot = CaylusBot.__new__(CaylusBot)
    bot.leases, bot._exporter = SimpleNamespace(served=served.wait, turn=1), None  # type: ignore[assignment]
    waits = asyncio.ensure_future(bot.connect())
    await asyncio.sleep(0)
    assert not connected
    served.set()
    await waits
    assert connected == [True]

"""The beginning and the end of a bot: one that is asked to end before it is connected ends at once, with status 0, and
leaves nothing open; what it missed before it began it looks for until it can."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from types import SimpleNamespace

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.__main__ import _begin
from bot.app import client
from bot.app.client import CaylusBot
from bot.app.settings import Settings
from bot.components.custom_id import ItemKind
from bot.core import outbox, queries
from bot.core.database import UseCaseRunner
from bot.features.computers import use_cases as computers_use_cases
from bot.interactions.bot import dynamic_item
from storage import Closed, ServerGone
from tests.bot.use_cases import Answers
from tests.patience import PATIENCE


class Start:
    """A start without a network, that stands still at one of its steps until the test lets it go on."""

    def __init__(self, monkeypatch, tmp_path, step):
        self.step = step
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()
        self.tables = []
        opens = UseCaseRunner.open

        async def login(bot, token):
            await self.at("login")
            await bot.setup_hook()

        async def opened(*where, **how):
            table = await opens(*where, **how)
            self.tables.append(table)
            await self.at("database")
            return table

        async def sync(tree, *, guild=None):
            await self.at("commands")
            return []

        async def connect(bot, *, reconnect):
            await self.at("connection")

        monkeypatch.setattr(discord.Client, "login", login)
        monkeypatch.setattr(UseCaseRunner, "open", opened)
        monkeypatch.setattr(app_commands.CommandTree, "sync", sync)
        monkeypatch.setattr(discord.AutoShardedClient, "connect", connect)
        self.bot = CaylusBot(Settings(data=tmp_path, discord_token="t"), lambda *_: b"")

    async def at(self, step):
        if step == self.step:
            self.reached.set()
            await self.go_on.wait()


@pytest.mark.parametrize("step", ["login", "database", "commands", "connection"])
async def test_what_an_end_cuts_off_at_the_start_is_no_failure(
    monkeypatch, tmp_path, caplog, step
):
    start = Start(monkeypatch, tmp_path, step)
    running = asyncio.create_task(_begin(start.bot))
    await start.reached.wait()
    await start.bot.leave()
    start.go_on.set()
    assert await running == 0
    assert start.bot.is_closed()
    assert [
        one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING
    ] == []
    for table in start.tables:
        with pytest.raises(Closed):
            await table.read(queries.counts)


@pytest.mark.parametrize("notices", [True, False])
async def test_a_connected_bot_is_closed_and_one_that_notices_nothing_is_cut_off(
    monkeypatch, tmp_path, notices
):
    start = Start(monkeypatch, tmp_path, "connection")
    monkeypatch.setattr(CaylusBot, "is_ready", lambda bot: True)
    monkeypatch.setattr(client, "UNNOTICED", 10.0 if notices else 0.001)
    running = asyncio.create_task(_begin(start.bot))
    await start.reached.wait()
    if notices:
        start.go_on.set()
    await start.bot.leave()
    assert await running == 0


async def test_a_bot_that_was_asked_to_end_before_it_began_begins_nothing(
    monkeypatch, tmp_path
):
    start = Start(monkeypatch, tmp_path, "login")
    await start.bot.leave()
    assert await _begin(start.bot) == 0
    assert not start.reached.is_set()


async def test_a_start_that_fails_by_itself_has_status_1(monkeypatch, tmp_path, capsys):
    start = Start(monkeypatch, tmp_path, None)

    async def refused(bot, token):
        raise aiohttp.ClientConnectionError("no route")

    monkeypatch.setattr(discord.Client, "login", refused)
    assert await _begin(start.bot) == 1
    assert "could not start: no route" in capsys.readouterr().err


async def test_what_was_missed_is_looked_for_again_when_the_database_could_not_be_used(
    monkeypatch, tmp_path
):
    bot = Start(monkeypatch, tmp_path, None).bot
    kicked, looked, found = [], [], asyncio.Event()

    async def stale(of):
        looked.append(of)
        if len(looked) == 1:
            raise ServerGone("the server", "it doesn't answer")
        return ()

    async def none(of=None):
        return ()

    async def waiting(of):
        found.set()
        return (7,)

    monkeypatch.setattr(client, "RECONCILE_PAUSE", 0.0)
    answers = {outbox.stale: stale, computers_use_cases.waiting: waiting}
    db = Answers(
        dict.fromkeys(
            (outbox.suspect, outbox.games_with_notifications, outbox.make_due), none
        )
        | answers
    )
    bot.db, bot.delivery_context = (
        db,
        SimpleNamespace(delivery_worker=SimpleNamespace(kick=kicked.append)),
    )
    await bot.reconcile()
    await asyncio.wait_for(found.wait(), 30)
    assert kicked == [7] and looked == [None, None]


async def test_a_bot_that_ends_takes_nothing_more_and_so_has_soon_done_what_is_under_way(
    monkeypatch, tmp_path
):
    bot = Start(monkeypatch, tmp_path, None).bot
    under_way = asyncio.Event()
    command = SimpleNamespace(
        user=SimpleNamespace(id=1), type=discord.InteractionType.application_command
    )
    assert await bot.tree.interaction_check(command)
    async with bot:
        bot.tasks.spawn(under_way.wait(), "an answer")
        closing = asyncio.create_task(bot.close())
        await asyncio.sleep(0)
        assert not await bot.tree.interaction_check(command)
        button = discord.ui.Button(custom_id="cy:act:1:1:pass")
        press = dynamic_item(ItemKind("act"))(button)
        # nothing else of it is looked at
        await press.callback(SimpleNamespace(client=bot))
        assert not bot.is_closed()
        under_way.set()
        await closing
    assert bot.is_closed()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_signals_stop_the_bot_on_loops_that_take_no_handlers_too(
    monkeypatch, number
):
    """The event loops of Windows raise NotImplementedError."""

    def refuse(*_):
        raise NotImplementedError

    before = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", refuse)
    stopped = asyncio.Event()
    try:
        client.on_stop_signals(stopped.set)
        os.kill(os.getpid(), number)
        await asyncio.wait_for(stopped.wait(), PATIENCE)
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)

"""The demo: the unmodified bot in a simulated server with five people, in a page of this computer's browser.

Nothing leaves the computer. Simulated time follows the clock, and the page shows what the bot posts in
the background.
"""

from __future__ import annotations

import asyncio
import dataclasses
import signal
import sys
import time
from typing import TYPE_CHECKING

import discord
import simcord

from bot import log
from bot.app import CaylusBot
from bot.drawing import draw
from bot.texts import words

if TYPE_CHECKING:
    from pathlib import Path

    from bot.settings import Settings
    from bot.texts import Words

PEOPLE = ("Agnes", "Bertrand", "Clara", "Denis", "Eloise")
BEAT = 1.0  # seconds between two looks at the clock
WIDTH, HEIGHT = 1000, 860


async def run(settings: Settings) -> int:
    """Serves the demo until it is closed in the page, or by Ctrl+C."""
    say = words(settings.language)
    folder = settings.data / "demo"
    _empty(folder)
    bot = CaylusBot(dataclasses.replace(settings, data=folder, backups=0, health=None), draw)
    env = simcord.Env(bot, shard_count=1, settle_timeout=60.0, check_errors=False)
    env.backend.bot_user.name = "Caylus"
    env.backend.advance_clock(time.time() - env.now().timestamp())
    await env.start()
    try:
        with env.time_context():
            await _serve(env, bot, settings, say)
    except simcord.SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    finally:
        await env.shutdown()
        await bot.table.close()
        bot.pictures.close()
    return 0


async def _serve(env: simcord.Env, bot: CaylusBot, settings: Settings, say: Words) -> None:
    """Opens the page, and keeps it in time until it is closed."""
    guild = env.create_guild(say.say("demo-server"))
    # Without the permission to open threads a game is played in the channel, all of it on one page.
    channel = guild.create_text_channel(
        "caylus",
        overwrites={guild.default_role: discord.PermissionOverwrite(create_public_threads=False)},
    )
    env.backend.create_message(channel.id, env.backend.bot_user.id, say.say("demo-welcome"))
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
    async with env.preview(
        channel,
        viewers=people,
        layout="channel",
        width=WIDTH,
        height=HEIGHT,
        port=settings.demo_port,
    ) as preview:
        print(say.say("demo-open", url=preview.url), flush=True)
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop.set)
        closing = [asyncio.ensure_future(preview.wait_closed()), asyncio.ensure_future(stop.wait())]
        while not any(task.done() for task in closing):
            await asyncio.wait(closing, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
            await _follow(env, preview)
        for task in closing:
            task.cancel()
        log.note("demo ended: %s", "a signal" if stop.is_set() else "closed in the page")
    bot.timer.stop()


async def _follow(env: simcord.Env, preview: simcord.Preview) -> None:
    """Brings simulated time to the clock and the page to what was posted since."""
    before = len(env.http_requests)
    preview.capture_time = env.now()  # "3 minutes ago" counts from now
    behind = time.time() - env.now().timestamp()
    try:
        if behind > 0:
            await env.advance_time(behind)
        if len(env.http_requests) != before:
            await preview.refresh()
    except simcord.SetupError:
        pass  # somebody is acting on the page right now; the next look comes in a second
    except TimeoutError as problem:
        log.warn("demo: %s", problem)


def _empty(folder: Path) -> None:
    """Every demo begins afresh: its server and people exist only while it runs."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("caylus.db*"):
        old.unlink()

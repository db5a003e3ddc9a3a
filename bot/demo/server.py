"""The demo: the unmodified bot in a simulated server with five people, in pages of this computer's browser."""

import asyncio
import contextlib
import dataclasses
import logging
import sys
import time
from collections.abc import AsyncIterator

import simcord

from bot.app.client import CaylusBot, on_stop_signals
from bot.app.settings import Address, Settings
from bot.delivery.renderer import Draw, draw
from bot.demo.pages import Pages
from bot.demo.simcord_overrides import (
    ScreeningBeside,
    ThinkerBeside,
    TurnBeside,
    Unhurried,
)
from bot.features.live_board.handlers import LiveBoard
from bot.features.replays.handlers import Replays
from bot.features.rulebook import handlers as rulebook_handlers
from bot.interactions.hooks import COMPUTERS_WAIT
from bot.interactions.user_limits import UserLimits
from bot.text import localization
from bot.text.localization import Localization, localization_for
from rules.register import GAMES
from storage import StorageError, file_lock

_log = logging.getLogger(__name__)

PEOPLE = ("Agnes", "Bertrand", "Clara", "Denis", "Eloise")  # the first owns the server
BEAT = 1.0  # seconds between two looks at the clock


async def run(settings: Settings) -> int:
    """Serve the demo until it is closed in the page, or by Ctrl+C."""
    folder = settings.data / "demo"
    own = dataclasses.replace(
        settings, data=folder, database=None, backups=0, health=None
    )
    try:
        with file_lock.hold(settings.data, "demo.lock"):
            folder.mkdir(parents=True, exist_ok=True)
            # its server and people exist only while it runs
            for old in folder.glob("caylus.db*"):
                old.unlink()
            async with town(own, draw) as pages:
                await _serve(pages)
    except StorageError as problem:
        print(problem, file=sys.stderr)
        return 1
    except simcord.SetupError as problem:
        print(
            localization_for(settings.language).format("demo-failed", why=str(problem)),
            file=sys.stderr,
        )
        return 1
    return 0


@contextlib.asynccontextmanager
async def town(settings: Settings, draw: Draw) -> AsyncIterator[Pages]:
    """Provide the simulated server at the present time, with the bot, its people and the page of its channel."""
    here = Address("127.0.0.1", 0)
    bot = CaylusBot(
        dataclasses.replace(settings, board_url=f"http://{here}", board=here), draw
    )
    env = Unhurried(bot, shard_count=1, settle_timeout=60.0, check_errors=False)
    bot.thinker = ThinkerBeside(env, bot.thinker)
    bot.user_limits = UserLimits(lambda: TurnBeside(env))
    env.backend.bot_user.name = "Caylus"
    env.backend.advance_clock(time.time() - env.now().timestamp())
    await env.start()
    bot.feature(Replays).screening = ScreeningBeside(
        env, bot.film, lambda: bot.command_hooks.value(COMPUTERS_WAIT[0]) > 0
    )
    # simcord's pages write mentions out, and list commands by their English names.
    localization.learn_command_ids({}, english=True)
    try:
        with env.time_context():
            pages = await _settle(
                env, bot, localization_for(settings.language), settings.demo_port
            )
            try:
                yield pages
            finally:
                await pages.close()
                bot.timer.stop()
    finally:
        await env.shutdown()
        await bot.db.close()
        bot.renderer.close()
        await bot.thinker.close()


async def _settle(
    env: simcord.Env, bot: CaylusBot, l10n: Localization, port: int
) -> Pages:
    """Return people, their channel, and who welcomes there."""
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    # their Discord is English; a demo in another language is that throughout
    for user in users:
        await bot.settings_cache.set(user.id, language=l10n.language)
    guild = env.create_guild(l10n.format("demo-server"), owner=users[0])
    channel = guild.create_text_channel("caylus")
    people = tuple(guild.add_member(user) for user in users)
    guide = guild.add_member(
        env.create_user("guide", bot=True, global_name=l10n.format("demo-guide"))
    )
    await guide.send(channel, l10n.format("demo-welcome", owner=PEOPLE[0]))
    # The bot's own, for a press on a message goes to who sent it.
    there = bot.discord_api.channel(channel.id, guild.id)
    await there.send(
        l10n.format("demo-first"),
        view=rulebook_handlers.first_steps(l10n, next(iter(GAMES))),
    )
    board = bot.feature(LiveBoard)
    pages = Pages(env, bot.db, channel, people, guide, l10n, board.address, port)
    # one thing at a time may happen in the simulated world
    board.server.turn = pages.turn
    board.server.read.thread_of = pages.thread_of
    await pages.open()
    return pages


async def _serve(pages: Pages) -> None:
    """Keep the pages in time until the channel's is closed."""
    print(pages.say.format("demo-open", url=pages.home.url), flush=True)
    stop = asyncio.Event()
    on_stop_signals(stop.set)
    closing = [
        asyncio.ensure_future(pages.home.wait_closed()),
        asyncio.ensure_future(stop.wait()),
    ]
    while not any(task.done() for task in closing):
        await asyncio.wait(closing, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
        await pages.follow()
    for task in closing:
        task.cancel()
    _log.info("demo ended: %s", "a signal" if stop.is_set() else "closed in the page")

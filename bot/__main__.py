"""`python -m bot`: the bot on Discord, or without a token the demo in a browser; `doctor`; `health`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.app import doctor, health, log, memory, settings
from bot.text.localization import localization_for
from rules import __version__
from storage import backup

if TYPE_CHECKING:
    from bot.app.client import CaylusBot

NO_START = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What Discord, or the way to it, may say to a login."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; the exit status is 2 for settings that can't be used."""
    arguments = [*(sys.argv[1:] if arguments is None else arguments)]
    if arguments == ["--version"]:
        print(f"caylus-bot {__version__}")
        return 0
    given, deputy = {}, None
    if arguments[:1] == ["--cluster"] and len(arguments) > 1:
        given, arguments = {"CAYLUS_CLUSTER": arguments[1]}, arguments[2:]
        if arguments[:1] == ["--deputy"] and len(arguments) == 2:
            deputy, arguments = arguments[1], []
    try:
        chosen = settings.load(given=given)
    except settings.SettingError as problem:
        print(problem, file=sys.stderr)
        return 2
    match arguments:
        case []:
            memory.be_frugal()
            log.start(chosen.log, chosen.secrets)
            return asyncio.run(_serve(chosen, deputy)) if chosen.discord_token else _demo(chosen)
        case ["doctor"]:
            return doctor.run(chosen)
        case ["health"]:
            return 0 if health.is_alive(chosen.health) else 1
        case _:
            print("usage: python -m bot [doctor | health | --cluster K/N | --version]", file=sys.stderr)
            return 2


async def _serve(chosen: settings.Settings, deputy: str | None = None) -> int:
    """Runs the bot until it is stopped: alone on its folder or its database, or as one of several processes."""
    from storage import StorageError, file_lock

    # The bot never speaks: that packages for voice are missing is nothing to warn of.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        if chosen.cluster is not None:
            _sweep(chosen)
            return await _share(chosen, deputy)
        # On a server it is the database that is for one bot, and the server holds that lock.
        with contextlib.nullcontext() if chosen.database else file_lock.hold(chosen.data):
            _sweep(chosen)
            return await _run(chosen)
    except StorageError as problem:
        print(f"The bot could not start: {problem}", file=sys.stderr)
        return 1


async def _run(chosen: settings.Settings) -> int:
    from bot.app.client import CaylusBot
    from bot.delivery.renderer import draw

    await _look(chosen)
    bot = CaylusBot(chosen, draw)
    _settle()
    return await _begin(bot, alone=True)


async def _share(chosen: settings.Settings, deputy: str | None) -> int:
    """Serves the shards of one part, as long as this process holds their leases."""
    from bot.app.client import CaylusBot
    from bot.app.cluster.supervisor import serve
    from bot.delivery.renderer import draw

    if deputy is None:
        await _look(chosen)
    try:
        await _log_in_before_a_migration(chosen)
    except NO_START as problem:
        print(f"The bot could not start: {problem}", file=sys.stderr)
        return 1
    _settle()
    own = settings.of_part(chosen)
    return await serve(own, deputy, lambda leases: CaylusBot(own, draw, leases=leases), _begin)


async def _log_in_before_a_migration(chosen: settings.Settings) -> None:
    """Lets Discord accept the token before a database is made or migrated. A bot alone opens its database after its
    login anyway; of several, each has to ask it for leases first."""
    from storage import look_at, opening

    found = await asyncio.to_thread(look_at(chosen.place).version, chosen.place)
    if found < opening.version():
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(chosen.discord_token or "")


async def _look(chosen: settings.Settings) -> None:
    """Says what the doctor would mend."""
    for finding in await doctor.look(chosen):
        if finding.state != "fine":
            print(f"{finding.mark} {finding.told(localization_for(chosen.language))}", file=sys.stderr)


def _sweep(chosen: settings.Settings) -> None:
    """Removes what copies that were killed have left behind."""
    for folder in doctor.folders_of_copies(chosen):
        for path in backup.sweep(folder):
            log.note("removed %s, left behind by a copy that was cut off", path)


def _settle() -> None:
    """What is loaded now stays; the collector need not look at it again."""
    gc.collect()
    gc.freeze()


async def _begin(bot: CaylusBot, *, alone: bool = False) -> int:
    """Runs the bot until it is closed; `alone` it sees to the signals of the process itself."""
    from storage import StorageError

    try:
        async with bot:
            if alone:
                bot.stop_on_signals()
            with bot.standstill.watching(bot.look_again):
                await bot.start(bot.settings.discord_token or "")
    except (Exception, asyncio.CancelledError) as problem:
        if bot.leaving:  # it was asked to end, mostly while it was starting
            log.note("asked to end before all was connected; cut off: %s", str(problem) or "the start")
            return 0
        if not isinstance(problem, (StorageError, *NO_START)):
            raise
        # Once it is connected the bot connects again by itself; before, whoever started it may try again.
        if bot.user is not None:
            log.error("the bot has ended", problem)
        else:
            print(f"The bot could not start: {problem}", file=sys.stderr)
        return 1
    return 0


def _demo(chosen: settings.Settings) -> int:
    logging.getLogger("discord").setLevel(logging.ERROR)  # its warnings are about real connections
    try:
        from bot.demo import server
    except ImportError as problem:
        print(
            "No DISCORD_TOKEN is set (docs/hosting.md shows how to get one), and the demo in a browser, which "
            f"needs none, needs the packages of requirements-demo.txt: {problem}",
            file=sys.stderr,
        )
        return 1
    return asyncio.run(server.run(chosen))


if __name__ == "__main__":
    sys.exit(main())

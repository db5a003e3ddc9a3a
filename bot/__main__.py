"""`python -m bot`: the bot on Discord, or without a token the demo in a browser; `doctor`; `health`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys

import aiohttp
import discord

from bot.process import doctor, health, log, memory, settings
from bot.wording.catalogues import words


def main(arguments: list[str]) -> int:
    """Runs the command; the exit status is 2 for settings that can't be used."""
    try:
        chosen = settings.load()
    except settings.SettingError as problem:
        print(problem, file=sys.stderr)
        return 2
    match arguments:
        case []:
            memory.be_frugal()
            log.start(chosen.log, chosen.secrets)
            return asyncio.run(_serve(chosen)) if chosen.discord_token else _demo(chosen)
        case ["doctor"]:
            return doctor.run(chosen)
        case ["health"]:
            return 0 if health.is_alive(chosen.health) else 1
        case _:
            print("usage: python -m bot [doctor | health]", file=sys.stderr)
            return 2


async def _serve(chosen: settings.Settings) -> int:
    """Runs the bot, alone on its folder or its database, until it is stopped."""
    from storage import StorageError, holding

    try:
        # On a server it is the database that is for one bot, and the server holds that lock.
        with contextlib.nullcontext() if chosen.database else holding.hold(chosen.data):
            return await _run(chosen)
    except StorageError as problem:
        print(f"The bot could not start: {problem}", file=sys.stderr)
        return 1


async def _run(chosen: settings.Settings) -> int:
    from bot.posting.drawing import draw
    from bot.process.client import CaylusBot
    from storage import StorageError

    # The bot never speaks: that packages for voice are missing is nothing to warn of.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    for finding in await doctor.look(chosen):
        if finding.state != "fine":
            print(f"{finding.mark} {finding.told(words(chosen.language))}", file=sys.stderr)
    bot = CaylusBot(chosen, draw)
    gc.collect()
    gc.freeze()  # what is loaded now stays; the collector need not look at it again
    try:
        async with bot:
            bot.stop_on_signals()
            await bot.start(chosen.discord_token or "")
    except (discord.DiscordException, aiohttp.ClientError, StorageError, OSError) as problem:
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
        from bot.demo import world
    except ImportError as problem:
        print(
            "No DISCORD_TOKEN is set (docs/hosting.md shows how to get one), and the demo in a browser, which "
            f"needs none, needs the packages of requirements-demo.txt: {problem}",
            file=sys.stderr,
        )
        return 1
    return asyncio.run(world.run(chosen))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

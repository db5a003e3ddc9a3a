"""`python -m bot`: the bot on Discord, or without a token the demo in a browser; `doctor`; `health`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.app import doctor, health, log, memory, settings
from bot.core.database import BACKUPS
from rules import __version__, engine
from rules.pipes import ends_with_its_reader
from storage import backup

if TYPE_CHECKING:
    from bot.app.client import CaylusBot

_log = logging.getLogger("bot")

NO_START = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Exceptions that a login may raise: Discord's, and those of the connection."""
USAGE = """\
usage: caylus-bot [COMMAND]     (in a checkout: .venv/bin/python -m bot [COMMAND])

Without a command this is the bot, or without DISCORD_TOKEN the demo in a browser.

  doctor           say what is missing, and print the link that invites the bot
  health           exit with 0 while the bot touches the file of CAYLUS_HEALTH, else with 1
  --cluster K/N    be one of several processes (CAYLUS_CLUSTER)
  --standby N      stand by for any of N processes, with K/N for one of them (CAYLUS_STANDBY)
  --version        print the version
  --help           print this

Settings are variables of the environment or lines of .env in the folder where it is started; .env.example and
docs/hosting.md explain them."""
PARTS = {"--cluster": "CAYLUS_CLUSTER", "--standby": "CAYLUS_STANDBY"}
"""Options that choose this process of several; either one on the command line overrides the other's setting."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 2 for settings that can't be used, a refused token among them."""
    arguments = [*(sys.argv[1:] if arguments is None else arguments)]
    if arguments in (["--help"], ["-h"], ["help"]):
        return _say(USAGE)
    if arguments == ["--version"]:
        return _say(
            f"caylus-bot {__version__}{'' if engine.__file__.endswith('.py') else ', compiled'}"
        )
    given = {}
    if len(arguments) > 1 and arguments[0] in PARTS:
        given = {**dict.fromkeys(PARTS.values(), ""), PARTS[arguments[0]]: arguments[1]}
        arguments = arguments[2:]
    try:
        chosen = settings.load(given=given)
    except settings.SettingError as problem:
        print(problem, file=sys.stderr)
        return 2
    match arguments:
        case []:
            memory.be_frugal()
            log.start(chosen.log, chosen.secrets)
            return (
                asyncio.run(_serve(chosen)) if chosen.discord_token else _demo(chosen)
            )
        case ["doctor"]:
            return doctor.run(chosen)
        case ["health"]:
            return 0 if health.is_alive(chosen.health) else 1
        case _:
            print(
                f"There is no command `{' '.join(arguments)}`.\n\n{USAGE}",
                file=sys.stderr,
            )
            return 2


@ends_with_its_reader
def _say(text: str) -> int:
    print(text)
    return 0


async def _serve(chosen: settings.Settings) -> int:
    """Run the bot until it is stopped: alone on its folder or its database, or as one of several processes."""
    from storage import StorageError, file_lock

    # The bot never speaks: that packages for voice are missing is nothing to warn of.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        # On a server it is the database that is for one bot, and the server holds that lock.
        with (
            contextlib.nullcontext() if chosen.database else file_lock.hold(chosen.data)
        ):
            _sweep(chosen)
            return await _run(chosen)
    except StorageError as problem:
        print(f"The bot could not start: {problem}", file=sys.stderr)
        return 1


async def _run(chosen: settings.Settings) -> int:
    from bot.app.client import CaylusBot
    from bot.app.cluster.member import Member
    from bot.delivery.renderer import draw

    member = None
    if not chosen.parts:
        await _look(chosen)
    else:
        assert chosen.shards is not None, "the settings were read"
        member = Member(chosen.parts, chosen.shards, standby=bool(chosen.standby))
    bot = CaylusBot(chosen, draw, member=member)
    gc.collect()
    gc.freeze()  # what is loaded now stays; the collector need not look at it again
    return await _begin(bot)


@contextlib.asynccontextmanager
async def _looking(bot: CaylusBot) -> AsyncIterator[None]:
    """Log what the doctor would mend, as one of several processes, once it is connected: games come first."""

    async def look() -> None:
        await bot.wait_for("ready")
        await _look(bot.settings)

    task = asyncio.create_task(look(), name="doctor") if bot.settings.parts else None
    try:
        yield
    finally:
        if task is not None:
            task.cancel()


async def _look(chosen: settings.Settings) -> None:
    """Say what the doctor would mend."""
    for finding in await doctor.look(chosen):
        if finding.state != "fine":
            print(finding, file=sys.stderr)


def _sweep(chosen: settings.Settings) -> None:
    """Remove what copies that were killed have left behind."""
    for folder in doctor.folders_of_copies(chosen):
        for path in backup.sweep(folder):
            _log.info("removed %s, left behind by a copy that was cut off", path)
    with contextlib.suppress(OSError):  # the daily backup tries again
        backup.rotate_migrated(chosen.data, time.time(), chosen.backups or BACKUPS)


async def _begin(bot: CaylusBot) -> int:
    """Run the bot until it is closed."""
    from storage import StorageError

    try:
        async with bot, _looking(bot):
            bot.stop_on_signals()
            with bot.standstill.watching(bot.look_again), bot.health.listening():
                await bot.start(bot.settings.discord_token or "")
    except (Exception, asyncio.CancelledError) as problem:
        if bot.leaving:  # it was asked to end, mostly while it was starting
            _log.info(
                "asked to end before all was connected; cut off: %s",
                str(problem) or "the start",
            )
            return 0
        if not isinstance(problem, (StorageError, *NO_START)):
            raise
        # Once it is connected the bot connects again by itself; before, whoever started it may try again. The database
        # is opened before.
        if bot.user is not None and not isinstance(problem, StorageError):
            _log.error("the bot has ended: %s", problem, exc_info=problem)
        else:
            print(f"The bot could not start: {problem}", file=sys.stderr)
        return 2 if isinstance(problem, discord.LoginFailure) else 1
    return 0


def _demo(chosen: settings.Settings) -> int:
    if not doctor.has_demo():
        print(doctor.NO_DEMO, file=sys.stderr)
        return 1
    # its warnings are about real connections
    logging.getLogger("discord").setLevel(logging.ERROR)
    from bot.demo import server

    return asyncio.run(server.run(chosen))


if __name__ == "__main__":
    sys.exit(main())

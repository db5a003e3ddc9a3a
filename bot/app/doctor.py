"""`python -m bot doctor` and `/caylus-server doctor`: what is missing, in plain words, and how to mend it."""

import asyncio
import contextlib
import datetime
import errno
import importlib.util
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import aiohttp
import discord

from bot.app.settings import Settings
from bot.features.server_settings.commands import PERMISSIONS, of_permissions
from bot.interactions.hooks import MARKS
from bot.text.localization import english
from rules import __version__
from rules.pipes import ends_with_its_reader
from rules.register import GAMES as KNOWN
from storage import StorageError, backup, departures, is_server, look_at, opening, shown
from storage.errors import DiskFull, NoAccess, as_system_error

LEAST_FREE_BYTES = 200 * 1024 * 1024  # bytes that should be free on the disk
DEMO = ("simcord", "av")  # packages that only the demo needs
NO_TOKEN = (
    "No DISCORD_TOKEN is set: `python -m bot` runs the demo in a browser. docs/hosting.md shows how to get "
    "a token."
)
NO_DEMO = (
    "No DISCORD_TOKEN is set; docs/hosting.md shows how to get a token. The demo in a browser needs none, but it"
    " isn't installed: `pipx install --force '.[demo]'` in the checkout adds it."
)
ANSWER_SECONDS = 15.0  # seconds for Discord to answer


class Finding(NamedTuple):
    """The result of one check of `python -m bot doctor`, in English for who runs the bot."""

    state: str  # "fine", "note" or "wrong"
    text: str

    def __str__(self) -> str:
        return f"{MARKS[self.state]} {self.text}"


async def look(settings: Settings) -> list[Finding]:
    """Return everything that can be looked at without being connected: data folder, database, fonts, token."""
    database, current = await _database(settings)
    return [
        Finding("fine", f"This is caylus-bot {__version__}."),
        *_folder(settings),
        database,
        *(await _deserted(settings) if current else ()),
        _fonts(),
        *await _discord(settings),
        *await _board(settings),
    ]


def _folder(settings: Settings) -> list[Finding]:
    """Return whether the data folder and the folders in it can be written, and how much room there is."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        return [_not_writable(settings.data, problem)]
    findings = []
    for folder in (
        settings.data,
        *(path for path in _folders_within(settings) if path.exists()),
    ):
        probe = folder / f".probe-{os.getpid()}"
        try:
            probe.write_text("x", encoding="utf-8")
        except OSError as problem:
            findings.append(_not_writable(folder, problem))
            if problem.errno == errno.ENOSPC:
                return findings
        finally:
            with contextlib.suppress(OSError):
                probe.unlink()
    if not findings:
        findings.append(
            Finding("fine", f"The data folder {settings.data} is writable.")
        )
    free = shutil.disk_usage(settings.data).free
    if free < LEAST_FREE_BYTES:
        text = f"The data folder's disk has only {free // 2**20} MB left. Free up some space."
        findings.append(Finding("note", text))
    left = ", ".join(
        str(path)
        for folder in folders_of_copies(settings)
        for path in backup.leftovers(folder)
    )
    if left:
        text = f"Interrupted copies left these behind: {left}. The bot removes them at its next start."
        findings.append(Finding("note", text))
    return findings


def _folders_within(settings: Settings) -> list[Path]:
    """Return the folders that the bot makes in its data folder."""
    kept = (
        [settings.data / "backups"]
        if settings.backups and settings.database is None
        else []
    )
    return [*kept, settings.error_folder]


def _not_writable(folder: Path, problem: OSError) -> Finding:
    failure = as_system_error(problem, str(folder))
    if isinstance(failure, (DiskFull, NoAccess)):
        return Finding("wrong", str(failure))
    return Finding(
        "wrong",
        f"The data folder {folder} isn't writable ({problem.strerror or problem}). Create it, or set CAYLUS_DATA"
        " to a folder the bot's user owns.",
    )


def folders_of_copies(settings: Settings) -> tuple[Path, Path]:
    """Return where the bot writes copies of its database: before a migration, and every day."""
    return settings.data, settings.data / "backups"


async def _database(settings: Settings) -> tuple[Finding, bool]:
    """Return the state of the database, and whether it can be read by this version."""
    place = settings.place
    file, server = shown(place), is_server(place)
    try:
        if isinstance(place, Path):
            opening.refuse_lost(place)
        if isinstance(place, Path) and not place.exists():
            version = 0
        else:  # Nothing is opened for writing: a bot of another version may be running on it.
            version = await asyncio.to_thread(look_at(place).usable, place)
    except StorageError as problem:
        return Finding("wrong", str(problem)), False
    except OSError as problem:  # the folder may not even be looked into
        return Finding("wrong", str(as_system_error(problem, file))), False
    known = opening.version()
    if not version:
        new = f"The {'tables of the ' if server else ''}database {file} will be created at the first start."
        return Finding("fine", new), False
    if version < known:
        start = (
            "Once no other bot runs on it, the next start brings it"
            if server
            else "The next start of the bot brings it"
        )
        copy = (
            "after making a copy in the data folder"
            if server
            else "with a backup beside it"
        )
        older = f"The database {file} has version {version}. {start} to version {known}, {copy}."
        return Finding("note", older), False
    backups = " The bot doesn't back up a database server; use `pg_dump`."
    text = f"The database {file} is in order.{backups if server else ''}"
    return Finding("fine", text), True


async def _deserted(settings: Settings) -> list[Finding]:
    """Return the servers that the bot was removed from, whose games wait."""

    def waiting() -> list[tuple[int, int, int]]:
        with look_at(settings.place).up_to_date(settings.place) as tx:
            return departures.deserted(tx)

    try:
        deserted = await asyncio.to_thread(waiting)
    except StorageError as problem:
        return [Finding("wrong", str(problem))]
    return [
        Finding(
            "note",
            f"The bot was removed from server {server}. Games waiting there for its return: {games}, since {day}."
            f" Nothing is deleted automatically; `python -m storage delete-server {server}` deletes everything"
            " stored about that server.",
        )
        for server, games, since in deserted
        for day in [datetime.datetime.fromtimestamp(since, datetime.UTC).date()]
    ]


def _fonts() -> Finding:
    try:
        import rendering

        printed = next(
            one for game in KNOWN.values() for one in game.guide.printed.values()
        )
        rendering.tile(printed.game, printed.id, rendering.Words())
    except (ImportError, OSError, KeyError) as problem:
        text = f"Pictures can't be drawn: {problem}. Install the packages of requirements.txt again."
        return Finding("wrong", text)
    return Finding("fine", "The picture fonts are installed.")


def has_demo() -> bool:
    """Return whether the packages of the demo are installed."""
    return all(importlib.util.find_spec(name) is not None for name in DEMO)


async def _discord(settings: Settings) -> list[Finding]:
    """Return the token, the intents, and what the bot may do in each of its servers."""
    if settings.discord_token is None:
        return [Finding("note", NO_TOKEN if has_demo() else NO_DEMO)]
    client = discord.Client(intents=discord.Intents(guilds=True), proxy=settings.proxy)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await client.login(settings.discord_token)
            servers = await client.http.get_guilds(limit=200)
    except discord.LoginFailure:
        return [
            Finding(
                "wrong",
                "Discord rejects the token. Copy it again from the Bot page of your application into DISCORD_TOKEN.",
            )
        ]
    except (
        discord.HTTPException,
        aiohttp.ClientError,
        TimeoutError,
        OSError,
    ) as problem:
        text = f"Discord can't be reached ({type(problem).__name__}). Check the network of this machine."
        return [Finding("wrong", text)]
    finally:
        await client.close()
    scopes = "bot", "applications.commands"
    link = discord.utils.oauth_url(
        client.application_id or 0, permissions=PERMISSIONS, scopes=scopes
    )
    invitation = f"I'm not in any server yet. Invite me: {link}"
    if count := len(servers):
        word = "server" if count == 1 else "servers"
        invitation = f"I'm in {count} {word}. To invite me to another: {link}"
    return [
        Finding("fine", f"The token works: I'm {client.user}."),
        Finding("fine", "No privileged intents are needed; leave them switched off."),
        Finding("fine" if servers else "note", invitation),
        *(
            Finding(missing.state, f"{raw['name']}: {missing.text(english())}")
            for server in servers
            for raw in [cast("dict[str, Any]", server)]
            for missing in of_permissions(
                discord.Permissions(int(raw.get("permissions") or PERMISSIONS.value))
            )
        ),
    ]


async def _board(settings: Settings) -> list[Finding]:
    """Return whether the live board answers where people reach it."""
    if settings.board_url is None:
        return []
    url = f"{settings.board_url}/healthz"
    try:
        async with (
            asyncio.timeout(ANSWER_SECONDS),
            aiohttp.ClientSession() as session,
            session.get(url) as answer,
        ):
            text = (await answer.content.read(100)).decode("utf-8", "replace").strip()
            why = (
                ""
                if (answer.status, text) == (200, "ok")
                else f"{answer.status} {answer.reason}"
            )
    except (aiohttp.ClientError, TimeoutError, OSError) as problem:
        why = type(problem).__name__
    if not why:
        return [Finding("fine", f"The live board answers at {settings.board_url}.")]
    text = (
        f"The live board doesn't answer at {settings.board_url} ({why}). While the bot runs, the web server there must"
        f" send requests to {settings.board}; docs/board.md shows how."
    )
    return [Finding("note", text)]


@ends_with_its_reader
def run(settings: Settings, show: Callable[[str], None] = print) -> int:
    """Print every finding; 1 when something is wrong."""
    findings = asyncio.run(look(settings))
    for finding in findings:
        show(str(finding))
    wrong = sum(finding.state == "wrong" for finding in findings)
    things = f"{wrong} {'thing needs' if wrong == 1 else 'things need'} fixing."
    show(things if wrong else "Nothing is missing.")
    return min(wrong, 1)

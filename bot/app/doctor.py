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
from typing import Any

import aiohttp
import discord

from bot.app.settings import Settings
from bot.features.server_settings.commands import PERMISSIONS, of_permissions
from bot.interactions.hooks import Finding
from bot.text.localization import localization_for
from rules import __version__
from rules.pipes import ends_with_its_reader
from rules.register import GAMES as KNOWN
from storage import StorageError, backup, departures, is_server, look_at, opening, shown
from storage.errors import DiskFull, NoAccess, as_system_error

LEAST_FREE_BYTES = 200 * 1024 * 1024  # bytes that should be free on the disk
DEMO = ("simcord", "av")  # packages that only the demo needs
ANSWER_SECONDS = 15.0  # seconds for Discord to answer


async def look(settings: Settings) -> list[Finding]:
    """Return everything that can be looked at without being connected: data folder, database, fonts, token."""
    database = await _database(settings)
    return [
        Finding("fine", "doctor-version", {"version": __version__}),
        *_folder(settings),
        database,
        *await _deserted(settings, database),
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
            Finding("fine", "doctor-folder", {"folder": str(settings.data)})
        )
    free = shutil.disk_usage(settings.data).free
    if free < LEAST_FREE_BYTES:
        findings.append(Finding("note", "doctor-disk", {"megabytes": free // 2**20}))
    left = [
        str(path)
        for folder in folders_of_copies(settings)
        for path in backup.leftovers(folder)
    ]
    if left:
        findings.append(Finding("note", "doctor-leftovers", {"files": ", ".join(left)}))
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
        return Finding("wrong", failure.message_id, failure.details)
    why = problem.strerror or str(problem)
    return Finding("wrong", "doctor-folder-bad", {"folder": str(folder), "why": why})


def folders_of_copies(settings: Settings) -> tuple[Path, Path]:
    """Return where the bot writes copies of its database: before a migration, and every day."""
    return settings.data, settings.data / "backups"


async def _database(settings: Settings) -> Finding:
    place = settings.place
    file, kind = shown(place), "server" if is_server(place) else "database"
    try:
        if isinstance(place, Path):
            opening.refuse_lost(place)
        if isinstance(place, Path) and not place.exists():
            return Finding("fine", "doctor-database-new", {"file": file})
        # Nothing is opened for writing: a bot of another version may be running on it.
        version = await asyncio.to_thread(look_at(place).usable, place)
    except StorageError as problem:
        return Finding("wrong", problem.message_id, problem.details)
    except OSError as problem:  # the folder may not even be looked into
        return Finding(
            "wrong", "doctor-database-bad", {"why": str(as_system_error(problem, file))}
        )
    if version < opening.version():
        if not version:
            return Finding("fine", f"doctor-{kind}-new", {"file": file})
        details = {"file": file, "found": version, "known": opening.version()}
        return Finding("note", f"doctor-{kind}-older", details)
    return Finding("fine", f"doctor-{kind}", {"file": file})


async def _deserted(settings: Settings, database: Finding) -> list[Finding]:
    """Return the servers that the bot was removed from, whose games wait."""
    if database.state == "wrong" or not database.message_id.endswith(
        ("database", "server")
    ):
        return []  # it can't be read, is new, or of an older version

    def waiting() -> list[tuple[int, int, int]]:
        with look_at(settings.place).up_to_date(settings.place) as tx:
            return departures.deserted(tx)

    try:
        deserted = await asyncio.to_thread(waiting)
    except StorageError as problem:
        return [Finding("wrong", problem.message_id, problem.details)]
    return [
        Finding(
            "note",
            "doctor-deserted",
            {"server": str(server), "games": games, "day": str(day)},
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
        return Finding("wrong", "doctor-fonts-bad", {"why": str(problem)})
    return Finding("fine", "doctor-fonts")


def has_demo() -> bool:
    """Return whether the packages of the demo are installed."""
    return all(importlib.util.find_spec(name) is not None for name in DEMO)


async def _discord(settings: Settings) -> list[Finding]:
    """Return the token, the intents, and what the bot may do in each of its servers."""
    if settings.discord_token is None:
        return [Finding("note", "doctor-no-token" if has_demo() else "doctor-no-demo")]
    client = discord.Client(intents=discord.Intents(guilds=True), proxy=settings.proxy)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await client.login(settings.discord_token)
            servers = await client.http.get_guilds(limit=200)
    except discord.LoginFailure:
        return [Finding("wrong", "doctor-token-bad")]
    except (
        discord.HTTPException,
        aiohttp.ClientError,
        TimeoutError,
        OSError,
    ) as problem:
        return [Finding("wrong", "doctor-unreachable", {"why": type(problem).__name__})]
    finally:
        await client.close()
    scopes = "bot", "applications.commands"
    link = discord.utils.oauth_url(
        client.application_id or 0, permissions=PERMISSIONS, scopes=scopes
    )
    invited = "fine" if servers else "note"
    findings = [
        Finding("fine", "doctor-token", {"name": str(client.user)}),
        Finding("fine", "doctor-intents"),
        Finding(invited, "doctor-invitation", {"count": len(servers), "link": link}),
    ]
    for server in servers:
        raw: dict[str, Any] = {**server}
        for missing in of_permissions(
            discord.Permissions(int(raw.get("permissions") or PERMISSIONS.value))
        ):
            details = {"server": str(raw["name"]), "what": missing.message_id}
            findings.append(Finding(missing.state, "doctor-in-server", details))
    return findings


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
        return [Finding("fine", "doctor-board", {"url": settings.board_url})]
    details = {"url": settings.board_url, "why": why, "address": str(settings.board)}
    return [Finding("note", "doctor-board-silent", details)]


@ends_with_its_reader
def run(settings: Settings, show: Callable[[str], None] = print) -> int:
    """Print every finding; 1 when something is wrong."""
    l10n = localization_for(settings.language)
    findings = asyncio.run(look(settings))
    for finding in findings:
        show(f"{finding.mark} {finding.text(l10n)}")
    wrong = [finding for finding in findings if finding.state == "wrong"]
    show(l10n.format("doctor-sum", wrong=len(wrong)))
    return 1 if wrong else 0

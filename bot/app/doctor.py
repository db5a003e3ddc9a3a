"""`python -m bot doctor` and `/caylus-server doctor`: what is missing, in plain words, and how to mend it."""

from __future__ import annotations

import asyncio
import dataclasses
import datetime
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.core import outbox, queries
from bot.features.puzzles import use_cases as puzzles_use_cases
from bot.text.localization import localization_for
from rules.register import GAMES as KNOWN
from storage import StorageError, departures, is_server, look_at, opening, shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.app.services import Services
    from bot.app.settings import Settings
    from bot.interactions.context import Context
    from bot.text.localization import Localization
    from storage import Place

ROOM = 200 * 1024 * 1024  # bytes that should be free on the disk
GAMES = 10  # games in trouble that are told one by one
SLOW = 60  # seconds that a game waits for its computer
PATIENCE = 15.0  # seconds for Discord to answer


@dataclasses.dataclass(frozen=True)
class Finding:
    """One thing that was looked at: fine, worth knowing, or wrong; with a message of the catalogue."""

    state: str  # fine, note, wrong
    message_id: str
    args: dict[str, Any] = dataclasses.field(default_factory=dict)

    @property
    def mark(self) -> str:
        return {"fine": "✅", "note": "🟡", "wrong": "❌"}[self.state]

    def told(self, l10n: Localization) -> str:
        """The finding in words."""
        args = dict(self.args)
        if "what" in args:
            args["what"] = l10n.format(args["what"])
        return l10n.format(self.message_id, **args)


async def look(settings: Settings) -> list[Finding]:
    """Everything that can be looked at without being connected: data folder, database, fonts, token."""
    database = await _database(settings)
    return [
        *_folder(settings),
        database,
        *await _deserted(settings, database),
        _fonts(),
        *await _discord(settings),
    ]


def _folder(settings: Settings) -> list[Finding]:
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        probe = settings.data / f".probe-{os.getpid()}"
        probe.write_text("x", encoding="utf-8")
        probe.unlink()
    except OSError as problem:
        return [Finding("wrong", "doctor-folder-bad", {"folder": str(settings.data), "why": str(problem)})]
    found = [Finding("fine", "doctor-folder", {"folder": str(settings.data)})]
    free = shutil.disk_usage(settings.data).free
    if free < ROOM:
        found.append(Finding("note", "doctor-disk", {"megabytes": free // 2**20}))
    return found


async def _database(settings: Settings) -> Finding:
    place = settings.place
    file, kind = shown(place), "server" if is_server(place) else "database"
    if isinstance(place, Path) and not place.exists():
        return Finding("fine", "doctor-database-new", {"file": file})
    try:
        # Nothing is opened for writing: a bot of another version may be running on it.
        found = await asyncio.to_thread(look_at(place).usable, place)
    except StorageError as problem:
        return Finding("wrong", "doctor-database-bad", {"why": str(problem)})
    if found < opening.version():
        if not found:
            return Finding("fine", f"doctor-{kind}-new", {"file": file})
        return Finding(
            "note", f"doctor-{kind}-older", {"file": file, "found": found, "known": opening.version()}
        )
    return Finding("fine", f"doctor-{kind}", {"file": file})


async def _deserted(settings: Settings, database: Finding) -> list[Finding]:
    """The servers that the bot was removed from, whose games wait."""
    if database.state == "wrong" or not database.message_id.endswith(("database", "server")):
        return []  # it can't be read, is new, or of an older version
    try:
        found = await asyncio.to_thread(_waiting, settings.place)
    except StorageError as problem:
        return [Finding("wrong", "doctor-database-bad", {"why": str(problem)})]
    days = [datetime.datetime.fromtimestamp(since, datetime.UTC).date() for _, _, since in found]
    return [
        Finding("note", "doctor-deserted", {"server": str(server), "games": games, "day": str(day)})
        for (server, games, _), day in zip(found, days, strict=True)
    ]


def _waiting(place: Place) -> list[tuple[int, int, int]]:
    with look_at(place).up_to_date(place) as tx:
        return departures.deserted(tx)


def _fonts() -> Finding:
    try:
        import rendering

        printed = next(one for game in KNOWN.values() for one in game.guide.printed.values())
        rendering.tile(printed.game, printed.id, rendering.Words())
    except (ImportError, OSError, KeyError) as problem:
        return Finding("wrong", "doctor-fonts-bad", {"why": str(problem)})
    return Finding("fine", "doctor-fonts")


async def _discord(settings: Settings) -> list[Finding]:
    """The token, the intents, and what the bot may do in each of its servers."""
    if settings.discord_token is None:
        return [Finding("note", "doctor-no-token")]
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with asyncio.timeout(PATIENCE):
            await client.login(settings.discord_token)
            servers = await client.http.get_guilds(limit=200)
    except discord.LoginFailure:
        return [Finding("wrong", "doctor-token-bad")]
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as problem:
        return [Finding("wrong", "doctor-unreachable", {"why": type(problem).__name__})]
    finally:
        await client.close()
    invitation = discord.utils.oauth_url(
        client.application_id or 0, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )
    found = [
        Finding("fine", "doctor-token", {"name": str(client.user)}),
        Finding("fine", "doctor-intents"),
        Finding(
            "fine" if servers else "note", "doctor-invitation", {"count": len(servers), "link": invitation}
        ),
    ]
    for server in servers:
        raw: dict[str, Any] = {**server}
        have = discord.Permissions(int(raw.get("permissions") or PERMISSIONS.value))
        found += [
            Finding(
                missing.state, "doctor-in-server", {"server": str(raw["name"]), "what": missing.message_id}
            )
            for missing in of_permissions(have)
        ]
    return found


def run(settings: Settings, show: Callable[[str], None] = print) -> int:
    """Prints every finding; 1 when something is wrong."""
    l10n = localization_for(settings.language)
    found = asyncio.run(look(settings))
    for finding in found:
        show(f"{finding.mark} {finding.told(l10n)}")
    wrong = [finding for finding in found if finding.state == "wrong"]
    show(l10n.format("doctor-sum", wrong=len(wrong)))
    return 1 if wrong else 0


NEEDED = (
    ("view_channel", "wrong"),
    ("send_messages", "wrong"),
    ("send_messages_in_threads", "wrong"),
    ("create_public_threads", "note"),
    ("attach_files", "note"),
    ("read_message_history", "note"),
    ("pin_messages", "note"),
)
"""What the bot can use, and whether it can't play or only plays with less without it."""


PERMISSIONS = discord.Permissions(**{name: True for name, _ in NEEDED})
"""What the invitation asks for; without some of them the bot plays on with less."""


def of_permissions(have: discord.Permissions) -> list[Finding]:
    """What the bot is not allowed that it could use."""
    return [
        Finding(weight, f"doctor-permission-{name}".replace("_", "-"))
        for name, weight in NEEDED
        if not (getattr(have, name) or have.administrator)
    ]


def of_queue(services: Services) -> Finding | None:
    """How many games wait for computers, and for how long; None where none does."""
    depth, age = services.turns.depth, int(services.turns.age)
    if not depth:
        return None
    return Finding("note" if age > SLOW else "fine", "doctor-computers", {"count": depth, "seconds": age})


async def of_server(ctx: Context) -> list[Finding]:
    """What is missing in this channel and server, and which games can't be posted."""
    found = of_permissions(ctx.interaction.app_permissions)
    if not found:
        found.append(Finding("fine", "doctor-permissions"))
    waiting = await ctx.db.read(outbox.waiting_in, ctx.server)
    found.append(
        Finding("fine", "doctor-running", {"games": await ctx.db.read(queries.games_in_server, ctx.server)})
    )
    if waiting:
        found.append(Finding("note", "doctor-notices", {"count": waiting}))
    puzzle = await ctx.db.read(puzzles_use_cases.trouble, ctx.server)
    if puzzle is not None:
        found.append(Finding("wrong", f"puzzle-trouble-{puzzle}"))
    queue = of_queue(ctx.services)
    if queue is not None:
        found.append(queue)
    trouble = ctx.services.delivery_worker.trouble
    here = await ctx.db.read(queries.of_server, ctx.server, list(trouble))
    for game in here[:GAMES]:
        why = ctx.l10n.format(trouble[game])
        found.append(Finding("wrong", "doctor-game", {"game": str(game), "why": why}))
    if len(here) > GAMES:
        found.append(Finding("wrong", "doctor-games", {"count": len(here) - GAMES}))
    return found

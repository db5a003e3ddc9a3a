"""What people read in a language, as they see it: a game's thread with its buttons, answers, panels, and all that a
language says with sample arguments. `python -m tests.languages read LANGUAGE` prints it for proofreaders."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import discord

from bot.text.localization import localization_for
from tests.bot.players import Player, components
from tests.bot.world import world
from tests.languages.reading import Told

LOOKS = (
    ("status", {}),
    ("history", {}),
    ("games", {}),
    ("rules", {"topic": "turn"}),
    ("me notify", {}),
    ("me hours", {}),
    ("undo", {}),
    ("table settings", {}),
    ("table vote", {}),
    ("plan turn", {}),
    ("board", {"view": "text"}),
)
PANELS = (
    ("caylus-club seek", {}),
    ("caylus-club follow", {}),
    ("caylus-club tournament", {}),
    ("caylus-club puzzle", {}),
    ("caylus-club statistics", {}),
    ("caylus-server settings", {}),
    ("caylus-server doctor", {}),
)
"""What organizers and people who look around read, beside a game."""
SAMPLE = 3
"""What stands for every argument of a message that is read by itself."""


def parts(message) -> Iterator[str]:
    """The text of a message, of its buttons and of its menus."""
    yield message.content
    for part in components(message):
        yield part.get("label") or ""
        yield part.get("placeholder") or ""
        for option in part.get("options", []):
            yield option["label"]


async def thread(kind: str, language: str, steps: int) -> AsyncIterator[str]:
    """Every text of a game's thread and its channel, after the answers to `LOOKS`."""
    async with world(language=language) as here:
        for person in here.people:
            await here.bot.settings_cache.set(person.id, language=language)
        game = await here.table(2, game=kind)
        home = await here.home(game)
        player = Player(here, game, seed=17, way="mixed")
        for _ in range(steps):
            if not await player.step():
                break
        for command, options in LOOKS:
            yield (await here.slash(0, home, command, **options)).response.content
        for message in (*home.history(), *here.channel.history()):
            if message.type.value in (0, 20):
                for text in parts(message):
                    yield text


async def panels(language: str) -> AsyncIterator[str]:
    """What the panels of the club and of organizers say where nothing has happened yet."""
    async with world(language=language) as here:
        role = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        admin = here.guild.add_member(here.env.create_user("Flo"), roles=[role])
        await here.bot.settings_cache.set(admin.id, language=language)
        for command, options in PANELS:
            answer = (await admin.slash(here.channel, command, **options)).response
            yield f"/{command}"
            for text in parts(answer):
                yield text


def messages(language: str) -> Iterator[str]:
    """All that the bot says, file by file, with sample arguments: refusals and direct messages among them."""
    told, l10n, last = Told(language), localization_for(language), ""
    for entry in told.entries.values():
        if entry.room != "bot" or entry.attribute:
            continue
        if entry.file != last:
            last = entry.file
            yield f"## {last}"
        yield l10n.format(entry.id, **dict.fromkeys(entry.used(), SAMPLE))

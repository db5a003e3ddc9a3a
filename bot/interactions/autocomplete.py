"""Autocompletion of legal actions, games, and options with few values in the asker's language.

Unlike Discord's choices these don't count toward the 8,000 characters of a command, which has every language
in it. It never fails loudly.
"""

from __future__ import annotations

import contextlib
import functools
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.components.ui import cut
from bot.core import queries
from bot.core.admission import ENTRIES
from bot.core.clock.awake_hours import zones
from bot.core.errors import UserError
from bot.delivery.discord_api import TROUBLE
from bot.interactions import game_lookup
from bot.interactions.context import Context
from bot.text import buildings
from bot.text.localization import UNFINISHED, Localization, languages, localization_for
from languages.catalogue import ENGLISH
from languages.choosing import own_name
from languages.searching import folded
from rules.model import noun, verb
from rules.register import GAMES
from storage import StorageError

V = TypeVar("V", str, int)
Suggest: TypeAlias = "Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[V]]]]"
CHOICES = 25
NAME = 100


def completion(find: Callable[[Context, str], Awaitable[list[tuple[str, V]]]]) -> Suggest[V]:
    """Return a completion of a function that finds (shown text, value).

    The completion is empty where the command would be refused.
    """

    @functools.wraps(find)
    async def suggest(interaction: discord.Interaction, current: Any) -> list[app_commands.Choice[V]]:
        ask = Context(interaction)
        values: list[tuple[str, V]] = []
        with contextlib.suppress(UserError, StorageError):
            await ask.know()
            values = await find(ask, str(current))  # Discord sends what is typed at a whole number as it is
        choices = [app_commands.Choice(name=cut(name, NAME), value=value) for name, value in values[:CHOICES]]
        try:
            await interaction.response.autocomplete(choices)
        except (*TROUBLE, discord.InteractionResponded) as problem:
            raise Unanswered from problem
        return []

    # discord.py tells a free function's parameters by its signature.
    del suggest.__wrapped__
    return suggest


class Unanswered(Exception):
    """A completion came twice, or its answer too late: nothing to speak of."""


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Return whether a line of discord.py's command tree is about anything else than that.

    After a completion discord.py answers once more unless it sees an answer sent, and it logs every error
    with no handler that could be told instead: the error keeps it from the one, and this from the other.
    """
    return record.exc_info is None or not isinstance(record.exc_info[1], Unanswered)


@completion
async def game_choices(ask: Context, typed: str) -> list[tuple[str, str]]:
    """Return the asker's games and those of this channel."""
    number = game_lookup.numbered(typed)
    games = await ask.db.read(queries.suggested, ask.server, ask.channel, ask.user, number)
    return game_lookup.fitting(ask, typed, games)


@completion
async def over_choices(ask: Context, typed: str) -> list[tuple[str, str]]:
    """Return the asker's finished games and those of this channel."""
    number = game_lookup.numbered(typed)
    games = await ask.db.read(queries.finished, ask.user, ask.server, ask.channel, number)
    return game_lookup.fitting(ask, typed, games)


async def _legal(ask: Context, typed: str, verbs: tuple[str, ...] | None) -> list[tuple[str, str]]:
    """Return legal codes of the asker's own decision that fit what was typed: label and code."""
    named_game = getattr(ask.interaction.namespace, "game", None)
    position = (await game_lookup.acting_position(ask, named_game)).asked(ask.user)
    decision = position.decision
    if decision is None or decision.seat not in position.info.seats_of(ask.user):
        return []
    folded_text = folded(typed)
    choices = []
    for code, label, spoken in ask.delivery_context.labels.of(ask.l10n, position):
        if verbs is not None and verb(code) not in verbs:
            continue
        if (
            any(folded_text in phrase for phrase in spoken)
            or code.startswith(folded_text)
            or noun(code).startswith(folded_text)
        ):
            # The exact and the beginning first: "3" means space 3, then 13 and 23.
            rank = (noun(code) != folded_text, not noun(code).startswith(folded_text))
            choices.append((rank, label, code))
    choices.sort(key=lambda row: row[0])
    return [(label, code) for _, label, code in choices]


def legal(*verbs: str) -> Suggest[str]:
    """Return the suggestions of a specific command: legal codes that begin with one of these verbs.

    All without.
    """

    @completion
    async def find(ask: Context, typed: str) -> list[tuple[str, str]]:
        return await _legal(ask, typed, verbs or None)

    return find


def choosing() -> tuple[str, ...]:
    """Return the verbs of all games that have no command of their own."""
    return tuple(dict.fromkeys(verb_name for game in GAMES.values() for verb_name in game.guide.choosing))


@completion
async def choosable(ask: Context, typed: str) -> list[tuple[str, str]]:
    """Return the suggestions of `/caylus choose`."""
    return await _legal(ask, typed, choosing())


@functools.cache
def _zones() -> tuple[str, ...]:
    """Return the names of all time zones; finding them reads many files."""
    return tuple(sorted(zones()))


@completion
async def zone_choices(ask: Context, typed: str) -> list[tuple[str, str]]:
    """Return time zones by name."""
    folded_text = typed.casefold().replace(" ", "_")
    return [(zone, zone) for zone in _zones() if folded_text in zone.casefold()]


@completion
async def building_choices(ask: Context, typed: str) -> list[tuple[str, str]]:
    """Return tiles and cards by name, those of the game here first."""
    game = None
    with contextlib.suppress(UserError):
        game = (await game_lookup.looking(ask, None)).game
    return buildings.choices(ask.l10n, typed, game)


class NotOffered(app_commands.AppCommandError):
    """A text that is none of an option's values; `offered` are these, as the person reads them."""

    def __init__(self, typed: str, offered: list[str]) -> None:
        super().__init__(typed)
        self.typed = typed
        self.offered = offered


class Pick(app_commands.Transformer):
    """One of a few values, each called by the message `choice-PREFIX-VALUE`; either of these may be typed."""

    def __init__(self, prefix: str, values: Sequence[str] | Callable[[], Sequence[str]]) -> None:
        self._prefix = prefix
        self._values = values
        self._suggest = completion(self._found)

    @property
    def values(self) -> Sequence[str]:
        return self._values() if callable(self._values) else self._values

    @property
    def shown(self) -> Sequence[str]:
        """The values that are named to somebody who has typed none of them."""
        return self.values

    def called(self, l10n: Localization, value: str) -> str:
        """Return what a value is called."""
        return l10n.format(f"choice-{self._prefix}-{value}".replace("_", "-"))

    async def transform(self, interaction: discord.Interaction, value: str) -> str:
        """Return the value that is meant; raise NotOffered."""
        values = self.values
        if value in values:
            return value
        ask = Context(interaction)
        await ask.know()
        for l10n in (ask.l10n, localization_for(ENGLISH)):
            for allowed in values:
                if folded(value) in (folded(self.called(l10n, allowed)), folded(allowed)):
                    return allowed
        raise NotOffered(value, [self.called(ask.l10n, label) for label in self.shown])

    async def autocomplete(  # type: ignore[override]  # of texts alone
        self, interaction: discord.Interaction, value: str
    ) -> list[app_commands.Choice[str]]:
        """Return the values that fit what is typed, in their own order."""
        return await self._suggest(interaction, value)

    async def _found(self, ask: Context, typed: str) -> list[tuple[str, str]]:
        folded_text = folded(typed)
        labelled = [(self.called(ask.l10n, value), value) for value in self.values]
        return [
            (name, value)
            for name, value in labelled
            if folded_text in folded(name) or folded_text in folded(value)
        ]


class PickLanguage(Pick):
    """A language that there is, each called by its own name."""

    def __init__(self, *more: str) -> None:
        super().__init__("language", lambda: (*more, *languages()))
        self._more = more

    def called(self, l10n: Localization, value: str) -> str:
        return super().called(l10n, value) if value in self._more else own_name(value)

    @property
    def shown(self) -> Sequence[str]:
        return [value for value in self.values if value not in UNFINISHED]

    async def _found(self, ask: Context, typed: str) -> list[tuple[str, str]]:
        """Return the matching languages; an unfinished one only where its name is being typed."""
        shown, folded_text = self.shown, folded(typed)
        languages = await super()._found(ask, typed)
        return [
            (name, value)
            for name, value in languages
            if value in shown or (folded_text and folded(name).startswith(folded_text))
        ]


Who: TypeAlias = app_commands.Transform[str, Pick("who", ENTRIES)]
PickedLanguage: TypeAlias = app_commands.Transform[str, PickLanguage()]

"""Autocompletion of legal actions, games, and options with few values in the asker's language.

Unlike Discord's choices, completions don't count toward the 8,000 characters of a command in all languages. A
completion that fails is empty.
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
MOST_CHOICES = 25  # of a completion, by Discord
CHOICE_CHARACTERS = 100  # of the name of a choice, by Discord


def completion(
    find: Callable[[Context, str], Awaitable[list[tuple[str, V]]]],
) -> Suggest[V]:
    """Return the completion by a function from what is typed to (shown text, value); empty if it raises UserError."""

    @functools.wraps(find)
    async def suggest(
        interaction: discord.Interaction, current: Any
    ) -> list[app_commands.Choice[V]]:
        ctx = Context(interaction)
        values: list[tuple[str, V]] = []
        with contextlib.suppress(UserError, StorageError):
            await ctx.load_settings()
            # at an integer option Discord sends a number
            values = await find(ctx, str(current))
        choices = [
            app_commands.Choice(name=cut(name, CHOICE_CHARACTERS), value=value)
            for name, value in values[:MOST_CHOICES]
        ]
        try:
            await interaction.response.autocomplete(choices)
        except (*TROUBLE, discord.InteractionResponded) as problem:
            raise Unanswered from problem
        return []

    # discord.py counts parameters by the signature, which follows `__wrapped__`.
    del suggest.__wrapped__
    return suggest


class Unanswered(Exception):
    """The answer to a completion came too late, or twice: discord.py must neither answer nor log it."""


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Return whether a log record of discord.py's command tree is about anything but `Unanswered`.

    Without that error discord.py would answer a completion once more; it logs every error of a completion.
    """
    return record.exc_info is None or not isinstance(record.exc_info[1], Unanswered)


@completion
async def game_choices(ctx: Context, typed: str) -> list[tuple[str, str]]:
    """Return the asker's games and those of this channel."""
    number = game_lookup.read_game_number(typed)
    games = await ctx.db.read(
        queries.suggested, ctx.server, ctx.channel, ctx.user, number
    )
    return game_lookup.matching_choices(ctx, typed, games)


@completion
async def over_choices(ctx: Context, typed: str) -> list[tuple[str, str]]:
    """Return the asker's finished games and those of this channel."""
    number = game_lookup.read_game_number(typed)
    games = await ctx.db.read(
        queries.finished, ctx.user, ctx.server, ctx.channel, number
    )
    return game_lookup.matching_choices(ctx, typed, games)


async def _legal(
    ctx: Context, typed: str, verbs: tuple[str, ...] | None
) -> list[tuple[str, str]]:
    """Return label and code of the asker's legal actions that fit what was typed, the best matches first."""
    named_game = getattr(ctx.interaction.namespace, "game", None)
    position = (await game_lookup.running_position(ctx, named_game)).asked(ctx.user)
    decision = position.decision
    if decision is None or decision.seat not in position.info.seats_of(ctx.user):
        return []
    folded_text = folded(typed)
    choices = []
    for code, label, spoken in ctx.delivery_context.labels.of(ctx.l10n, position):
        if verbs is not None and verb(code) not in verbs:
            continue
        if (
            any(folded_text in phrase for phrase in spoken)
            or code.startswith(folded_text)
            or noun(code).startswith(folded_text)
        ):
            # "3" means space 3 first, then 30, then 13 and 23.
            rank = (noun(code) != folded_text, not noun(code).startswith(folded_text))
            choices.append((rank, label, code))
    choices.sort(key=lambda row: row[0])
    return [(label, code) for _, label, code in choices]


def legal(*verbs: str) -> Suggest[str]:
    """Return the completion of a command by legal codes with one of these verbs; by all of them without verbs."""

    @completion
    async def find(ctx: Context, typed: str) -> list[tuple[str, str]]:
        return await _legal(ctx, typed, verbs or None)

    return find


def chosen_verbs() -> tuple[str, ...]:
    """Return the verbs of all games that have no command of their own."""
    return tuple(
        dict.fromkeys(
            verb_name for game in GAMES.values() for verb_name in game.guide.choosing
        )
    )


@completion
async def choosable(ctx: Context, typed: str) -> list[tuple[str, str]]:
    """Return the completions of `/caylus choose`."""
    return await _legal(ctx, typed, chosen_verbs())


@functools.cache
def _zones() -> tuple[str, ...]:
    """Return the names of all time zones; finding them reads many files."""
    return tuple(sorted(zones()))


@completion
async def zone_choices(ctx: Context, typed: str) -> list[tuple[str, str]]:
    """Return time zones by name."""
    folded_text = typed.casefold().replace(" ", "_")
    return [(zone, zone) for zone in _zones() if folded_text in zone.casefold()]


@completion
async def building_choices(ctx: Context, typed: str) -> list[tuple[str, str]]:
    """Return tiles and cards by name, those of the game here first."""
    game = None
    with contextlib.suppress(UserError):
        game = (await game_lookup.visible_game(ctx, None)).game
    return buildings.choices(ctx.l10n, typed, game)


class NotOffered(app_commands.AppCommandError):
    """A text is none of an option's values; `offered` are their names in the person's language."""

    def __init__(self, typed: str, offered: list[str]) -> None:
        super().__init__(typed)
        self.typed = typed
        self.offered = offered


class ChoiceOption(app_commands.Transformer):
    """An option with few values, named by the messages `choice-PREFIX-VALUE`; names and values may be typed."""

    def __init__(
        self, prefix: str, values: Sequence[str] | Callable[[], Sequence[str]]
    ) -> None:
        self._prefix = prefix
        self._values = values
        self._suggest = completion(self._found)

    @property
    def values(self) -> Sequence[str]:
        return self._values() if callable(self._values) else self._values

    @property
    def shown(self) -> Sequence[str]:
        """The values that a refusal lists."""
        return self.values

    def called(self, l10n: Localization, value: str) -> str:
        """Return the name of a value."""
        return l10n.format(f"choice-{self._prefix}-{value}".replace("_", "-"))

    async def transform(self, interaction: discord.Interaction, value: str) -> str:
        """Return the value that was typed, as it is or by its name; raise NotOffered."""
        values = self.values
        if value in values:
            return value
        ctx = Context(interaction)
        await ctx.load_settings()
        for l10n in (ctx.l10n, localization_for(ENGLISH)):
            for allowed in values:
                if folded(value) in (
                    folded(self.called(l10n, allowed)),
                    folded(allowed),
                ):
                    return allowed
        raise NotOffered(value, [self.called(ctx.l10n, label) for label in self.shown])

    async def autocomplete(  # type: ignore[override]  # of texts alone
        self, interaction: discord.Interaction, value: str
    ) -> list[app_commands.Choice[str]]:
        """Return the values that fit what is typed, in the order of `values`."""
        return await self._suggest(interaction, value)

    async def _found(self, ctx: Context, typed: str) -> list[tuple[str, str]]:
        folded_text = folded(typed)
        labelled = [(self.called(ctx.l10n, value), value) for value in self.values]
        return [
            (name, value)
            for name, value in labelled
            if folded_text in folded(name) or folded_text in folded(value)
        ]


class LanguageOption(ChoiceOption):
    """An option for a language; each language has its own name in every language."""

    def __init__(self, *more: str) -> None:
        super().__init__("language", lambda: (*more, *languages()))
        self._more = more

    def called(self, l10n: Localization, value: str) -> str:
        return super().called(l10n, value) if value in self._more else own_name(value)

    @property
    def shown(self) -> Sequence[str]:
        return [value for value in self.values if value not in UNFINISHED]

    async def _found(self, ctx: Context, typed: str) -> list[tuple[str, str]]:
        """Return the languages that fit; an unfinished one only if its name is being typed."""
        shown, folded_text = self.shown, folded(typed)
        languages = await super()._found(ctx, typed)
        return [
            (name, value)
            for name, value in languages
            if value in shown or (folded_text and folded(name).startswith(folded_text))
        ]


Who: TypeAlias = app_commands.Transform[str, ChoiceOption("who", ENTRIES)]
Language: TypeAlias = app_commands.Transform[str, LanguageOption()]

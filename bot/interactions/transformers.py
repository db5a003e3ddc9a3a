"""Options with few values that are offered while somebody types, in that person's language. Unlike Discord's choices
they don't count toward the 8,000 characters of a command, which has every language in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import discord
from discord import app_commands

from bot.core.admission import ENTRIES
from bot.core.game_settings import LIVE_SESSIONS, TOGETHER
from bot.core.model import EARLY, GRACES, HINTS, LATES, PACES, PICTURES, RATED, UNDO_POLICIES
from bot.interactions.autocomplete import completion
from bot.interactions.context import Context
from bot.text.localization import Localization, languages, localization_for
from languages.catalogue import ENGLISH
from languages.choosing import own_name
from languages.searching import folded


class NotOffered(app_commands.AppCommandError):
    """A text that is none of an option's values; `offered` are these, as the person reads them."""

    def __init__(self, typed: str, offered: list[str]) -> None:
        super().__init__(typed)
        self.typed = typed
        self.offered = offered


class Pick(app_commands.Transformer):
    """One of a few values, each called by the message `choice-PREFIX-VALUE`; what is typed may be the value or what
    it is called."""

    def __init__(self, prefix: str, values: Sequence[str] | Callable[[], Sequence[str]]) -> None:
        self._prefix = prefix
        self._values = values
        self._suggest = completion(self._found)

    @property
    def values(self) -> Sequence[str]:
        return self._values() if callable(self._values) else self._values

    def called(self, l10n: Localization, value: str) -> str:
        """What a value is called."""
        return l10n.format(f"choice-{self._prefix}-{value}".replace("_", "-"))

    async def transform(self, interaction: discord.Interaction, value: str) -> str:
        """The value that is meant; raises NotOffered."""
        values = self.values
        if value in values:
            return value
        ask = Context(interaction)
        await ask.know()
        for l10n in (ask.l10n, localization_for(ENGLISH)):
            for one in values:
                if folded(value) in (folded(self.called(l10n, one)), folded(one)):
                    return one
        raise NotOffered(value, [self.called(ask.l10n, one) for one in values])

    async def autocomplete(  # type: ignore[override]  # of texts alone
        self, interaction: discord.Interaction, value: str
    ) -> list[app_commands.Choice[str]]:
        """The values that fit what is typed, in their own order."""
        return await self._suggest(interaction, value)

    async def _found(self, ask: Context, typed: str) -> list[tuple[str, str]]:
        wanted = folded(typed)
        named = [(self.called(ask.l10n, value), value) for value in self.values]
        return [(name, value) for name, value in named if wanted in folded(name) or wanted in folded(value)]


class PickLanguage(Pick):
    """A language that there is, each called by its own name."""

    def __init__(self, *more: str) -> None:
        super().__init__("language", lambda: (*more, *languages()))
        self._more = more

    def called(self, l10n: Localization, value: str) -> str:
        return super().called(l10n, value) if value in self._more else own_name(value)


Undo: TypeAlias = app_commands.Transform[str, Pick("undo", UNDO_POLICIES)]
Pace: TypeAlias = app_commands.Transform[str, Pick("pace", PACES)]
Late: TypeAlias = app_commands.Transform[str, Pick("late", LATES)]
Hints: TypeAlias = app_commands.Transform[str, Pick("hints", HINTS)]
Rated: TypeAlias = app_commands.Transform[str, Pick("rated", RATED)]
Who: TypeAlias = app_commands.Transform[str, Pick("who", ENTRIES)]
Together: TypeAlias = app_commands.Transform[str, Pick("together", TOGETHER)]
Graces: TypeAlias = app_commands.Transform[str, Pick("graces", GRACES)]
Early: TypeAlias = app_commands.Transform[str, Pick("early", EARLY)]
LiveSessions: TypeAlias = app_commands.Transform[str, Pick("evenings", LIVE_SESSIONS)]
Pictures: TypeAlias = app_commands.Transform[str, Pick("pictures", PICTURES)]
PickedLanguage: TypeAlias = app_commands.Transform[str, PickLanguage()]

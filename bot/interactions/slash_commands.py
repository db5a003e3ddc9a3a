"""Declares commands with their words from the catalogue.

discord.py's translator reads them too: message `cmd-PATH` describes the command, its attribute `.OPTION` an
option, and `choice-...` a choice. Descriptions stay under 50 characters, so that the whole command stays
under Discord's 8,000.
"""

from __future__ import annotations

import copy
import functools
import inspect
import re
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

import discord
from discord import Permissions, app_commands

from bot.core.table_settings import LEVELS
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.hooks import CommandOption, in_order
from bot.text.localization import Localization, localization_for, offered, rooms
from languages.catalogue import ENGLISH, OneLanguage
from languages.choosing import of_locale
from rules.notation import SEATS, seat_name

Method: TypeAlias = "Callable[..., Coroutine[Any, Any, Any]]"
SlashCommand: TypeAlias = "app_commands.Command[Any, ..., Any]"
F = TypeVar("F", bound="Method")
ALWAYS = "me "
"""The path of commands that a person barred on a server may still use: to see and delete the data stored about them."""
COMMAND = "__command__"
"""The attribute of a method that is a command."""
MOVED = {
    "caylus table explain": "caylus plan hint",
    "caylus-club follow": "caylus-club follow",
    "caylus-club invitations": "caylus table invite",
    "caylus-club ladder": "caylus-club statistics",
    "caylus-club player": "caylus-club statistics",
    "caylus-club seek": "caylus-club seek",
    "caylus-club server": "caylus-club statistics",
    "caylus-club tournament": "caylus-club tournament",
    "caylus-server club": "caylus-server settings",
    "caylus-server digest": "caylus-server settings",
}
"""The command that replaces a removed one, or all that were below it."""


def text(message_id: str, attribute: str | None = None) -> app_commands.locale_str:
    """Return words of the catalogue that discord.py's translator finds again in other languages."""
    english = localization_for(ENGLISH)
    default = english.attribute(message_id, attribute) if attribute else english.format(message_id)
    return app_commands.locale_str(default, message=message_id, attribute=attribute or "")


def name(path: str) -> app_commands.locale_str:
    """Return the name of a command: the last word of its path in English, the catalogue's `.name` elsewhere."""
    return app_commands.locale_str(path.rpartition(" ")[2], message=_id(path), attribute="name")


def _id(path: str) -> str:
    return "cmd-" + path.replace(" ", "-").replace("_", "-")


def moved(path: str) -> str | None:
    """Return the command that does what one did that is gone; None where there is none."""
    while path not in MOVED and path:
        path = path.rpartition(" ")[0]
    return MOVED.get(path)


class Command(NamedTuple):
    """The declaration of a method as a command; `offered` are the choices of options, or their completions."""

    path: str
    slow_public: bool
    offered: Mapping[str, Any]


def command(path: str, *, slow_public: bool = False, **offered: Any) -> Callable[[F], F]:
    """Make a method of a feature the command of a path: "table vote" (below `/caylus`), "caylus-club player".

    The method takes the Context of the interaction, which is public where the option `public` says so, and the
    options. `offered` are the choices of some options, or their completions; `game` is completed in any case.
    Keyword-only parameters are options that features add (`CommandHooks.option`).
    """

    def mark(function: F) -> F:
        setattr(function, COMMAND, Command(path, slow_public, offered))
        return function

    return mark


def declared(feature: object, function: Method, options: Sequence[CommandOption] = ()) -> SlashCommand | None:
    """Return the command of a marked method, with the options that others add; None if it would have no others."""
    own, takes_more = _parameters(function)
    if takes_more and not own and not options:
        return None
    command = copy.copy(_made(function, options) if options else _usual(function))
    command.binding = feature
    return command


@functools.cache
def _parameters(function: Method) -> tuple[dict[str, inspect.Parameter], bool]:
    """Return the options of a command itself, behind `self` and the Context, and whether it takes others."""
    _, _, *parameters = inspect.signature(function, eval_str=True).parameters.values()
    own = {
        parameter.name: parameter
        for parameter in parameters
        if parameter.kind is parameter.POSITIONAL_OR_KEYWORD
    }
    return own, len(own) < len(parameters)


@functools.cache
def _usual(function: Method) -> SlashCommand:
    return _made(function, ())


def _made(function: Method, options: Sequence[CommandOption]) -> SlashCommand:
    """Return the command of a method, with its options in their order.

    discord.py reads them from the signature.
    """
    path, slow_public, offered = getattr(function, COMMAND)

    @functools.wraps(function)
    async def call(self: Any, interaction: discord.Interaction, **given: Any) -> None:
        public = given.get("public", False)
        async with Context(interaction, public=public, slow_public=slow_public) as ctx:
            if not path.startswith(ALWAYS):
                await ctx.admit()
            if interaction.permissions.manage_guild:
                for listener in ctx.bot.command_hooks.used:
                    await listener(ctx)
            await function(self, ctx, **given)

    own, _ = _parameters(function)
    kind, names = inspect.Parameter.KEYWORD_ONLY, in_order(list(own), options)
    added = {
        option.name: inspect.Parameter(
            option.name, kind, default=option.default, annotation=option.annotation
        )
        for option in options
    }
    ordered = [
        added[parameter_name] if parameter_name in added else own[parameter_name].replace(kind=kind)
        for parameter_name in names
    ]
    first = [inspect.Parameter(one, inspect.Parameter.POSITIONAL_ONLY) for one in ("self", "interaction")]
    call.__signature__ = inspect.Signature([*first, *ordered])  # type: ignore[attr-defined]
    offered = {**offered, **{option.name: list(option.choices) for option in options if option.choices}}
    if "game" in own:
        offered.setdefault("game", game_choices)
    app_commands.choices(**{one: choices for one, choices in offered.items() if not callable(choices)})(call)
    app_commands.autocomplete(**{one: choices for one, choices in offered.items() if callable(choices)})(call)
    app_commands.describe(**{option: _described(_id(path), option) for option in names})(call)
    app_commands.rename(**{option: _named(_id(path), option) for option in names})(call)
    return app_commands.Command(name=name(path), description=text(_id(path)), callback=call)


def option_text(l10n: Localization, path: str, option: str) -> str:
    """Return the description of a command's option, in a language."""
    message, attribute = (_described(_id(path), option).extras[name] for name in ("message", "attribute"))
    return l10n.attribute(message, attribute) if attribute else l10n.format(message)


def _described(message_id: str, option: str) -> app_commands.locale_str:
    """Return the description of an option: an attribute of the command's message, or the message `COMMAND-OPTION`."""
    attribute = _attribute(option)
    if localization_for(ENGLISH).has(message_id, attribute):
        return text(message_id, attribute)
    return text(f"{message_id}-{attribute}")


def _named(message_id: str, option: str) -> app_commands.locale_str:
    """Return the name of an option: `.OPTION-name` of the command's message, or `.name` of a message of its own."""
    attribute = _attribute(option)
    if localization_for(ENGLISH).has(message_id, attribute):
        return app_commands.locale_str(option, message=message_id, attribute=f"{attribute}-name")
    return app_commands.locale_str(option, message=f"{message_id}-{attribute}", attribute="name")


def _attribute(option: str) -> str:
    # `.name` is what the command itself is called.
    return "name-option" if option == "name" else option.replace("_", "-")


def group(path: str, permissions: Permissions | None = None) -> app_commands.Group:
    """Return a group of commands."""
    return app_commands.Group(name=name(path), description=text(_id(path)), default_permissions=permissions)


def choices(prefix: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option, by the messages `choice-PREFIX-VALUE`."""
    return [
        app_commands.Choice(name=text(f"choice-{prefix}-{value}".replace("_", "-")), value=value)
        for value in values
    ]


LEVEL_CHOICES = [app_commands.Choice(name=text(f"choice-level-{level}"), value=level) for level in LEVELS]
"""The levels of computers, each with what it is like."""
SEAT_CHOICES = [app_commands.Choice(name=text(seat_name(seat).id), value=seat) for seat in range(len(SEATS))]


_OURS = re.compile(r"^(?:cmd|choice)-", re.MULTILINE)
_VALID = re.compile(r"[-_\w]{1,32}")


class CatalogueTranslator(app_commands.Translator):
    """Translates commands into every language that has a catalogue; drops what it has read when it is unloaded."""

    def __init__(self) -> None:
        self._there = offered()
        self._read: dict[str, OneLanguage] = {}

    async def unload(self) -> None:
        """Drop what was read."""
        self._read.clear()

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text in the locale's language; None keeps the English, as for a name Discord would refuse."""
        message = string.extras.get("message")
        language = of_locale(locale.value, self._there)
        if message is None or language in (None, ENGLISH):
            return None
        attribute = string.extras.get("attribute") or None
        catalogue = self._catalogue(str(language))
        if not catalogue.has(message, attribute):
            return None
        text, _ = catalogue.format(message, attribute, None)
        if attribute is not None and (attribute == "name" or attribute.endswith("-name")):
            return text if _VALID.fullmatch(text) and text == text.lower() else None
        return text

    def _catalogue(self, language: str) -> OneLanguage:
        if language not in self._read:
            self._read[language] = OneLanguage(language, rooms(), _commands_alone, numbers=ENGLISH)
        return self._read[language]


def _commands_alone(text: str) -> str:
    """Return a file as it is where it has words of commands, else nothing."""
    return text if _OURS.search(text) else ""

"""Commands with their texts from the catalogue, and discord.py's translator for the other languages.

Message `cmd-PATH` describes a command, its attribute `.OPTION` an option, and `choice-...` a choice. Descriptions have
fewer than 50 characters, so that a whole command has fewer than Discord's 8,000.
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
from bot.interactions.hooks import CommandOption, ordered_names
from bot.text.localization import Localization, localization_for, offered, rooms
from languages.catalogue import ENGLISH, OneLanguage
from languages.choosing import of_locale
from rules.notation import SEATS, seat_name

Method: TypeAlias = "Callable[..., Coroutine[Any, Any, Any]]"
SlashCommand: TypeAlias = "app_commands.Command[Any, ..., Any]"
F = TypeVar("F", bound="Method")
OPEN_TO_BARRED = "me "
"""The beginning of the paths of commands for people who are barred: they may see and delete their data."""
COMMAND = "__command__"
"""The attribute with which `command` marks a method."""
REPLACED = {
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
"""The command that replaces a removed one, or all commands of a removed group."""


def text(message_id: str, attribute: str | None = None) -> app_commands.locale_str:
    """Return the English text of a message, with what the translator needs to find it in other languages."""
    english = localization_for(ENGLISH)
    default = (
        english.attribute(message_id, attribute)
        if attribute
        else english.format(message_id)
    )
    return app_commands.locale_str(
        default, message=message_id, attribute=attribute or ""
    )


def name(path: str) -> app_commands.locale_str:
    """Return the name of a command: the last word of its path, translated by the attribute `.name`."""
    return app_commands.locale_str(
        path.rpartition(" ")[2], message=_message_id(path), attribute="name"
    )


def _message_id(path: str) -> str:
    return "cmd-" + path.replace(" ", "-").replace("_", "-")


def replacement_of(path: str) -> str | None:
    """Return the command that replaces a removed one; None if there is none."""
    while path not in REPLACED and path:
        path = path.rpartition(" ")[0]
    return REPLACED.get(path)


class Command(NamedTuple):
    """The declaration of a method as a command."""

    path: str
    slow_public: bool  # an answer that is deferred is public
    offered: Mapping[str, Any]  # the choices of options, or their completions


def command(
    path: str, *, slow_public: bool = False, **offered: Any
) -> Callable[[F], F]:
    """Mark a method of a feature as the command of a path, such as "caylus table vote".

    The method takes the Context and the options. `offered` has the choices of options, or their completions; the
    option `game` has one anyway, and an option `public` makes the answer public. Keyword-only parameters get the
    options that features add (`CommandHooks.option`).
    """

    def mark(function: F) -> F:
        setattr(function, COMMAND, Command(path, slow_public, offered))
        return function

    return mark


def build_command(
    feature: object, function: Method, options: Sequence[CommandOption] = ()
) -> SlashCommand | None:
    """Return the command of a marked method with the options that features add.

    Return None for a method that takes only such options if there are none.
    """
    own, takes_more = _parameters(function)
    if takes_more and not own and not options:
        return None
    command = copy.copy(
        _build(function, options) if options else _build_plain(function)
    )
    command.binding = feature
    return command


@functools.cache
def _parameters(function: Method) -> tuple[dict[str, inspect.Parameter], bool]:
    """Return the parameters for a command's own options, and whether it takes options of features."""
    _, _, *parameters = inspect.signature(function, eval_str=True).parameters.values()
    own = {
        parameter.name: parameter
        for parameter in parameters
        if parameter.kind is parameter.POSITIONAL_OR_KEYWORD
    }
    return own, len(own) < len(parameters)


@functools.cache
def _build_plain(function: Method) -> SlashCommand:
    return _build(function, ())


def _build(function: Method, options: Sequence[CommandOption]) -> SlashCommand:
    """Return the command of a method; discord.py reads the options, in their order, from the signature made here."""
    path, slow_public, offered = getattr(function, COMMAND)

    @functools.wraps(function)
    async def call(self: Any, interaction: discord.Interaction, **given: Any) -> None:
        public = given.get("public", False)
        async with Context(interaction, public=public, slow_public=slow_public) as ctx:
            if not path.startswith(OPEN_TO_BARRED):
                await ctx.admit()
            if interaction.permissions.manage_guild:
                for listener in ctx.bot.command_hooks.manager_commands:
                    await listener(ctx)
            await function(self, ctx, **given)

    own, _ = _parameters(function)
    kind, names = inspect.Parameter.KEYWORD_ONLY, ordered_names(list(own), options)
    parameters = {
        option: parameter.replace(kind=kind) for option, parameter in own.items()
    } | {
        option.name: inspect.Parameter(
            option.name, kind, default=option.default, annotation=option.annotation
        )
        for option in options
    }
    first = [
        inspect.Parameter(word, inspect.Parameter.POSITIONAL_ONLY)
        for word in ("self", "interaction")
    ]
    call.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [*first, *(parameters[option] for option in names)]
    )
    offered = {
        **offered,
        **{option.name: list(option.choices) for option in options if option.choices},
    }
    if "game" in own:
        offered.setdefault("game", game_choices)
    message_id = _message_id(path)
    app_commands.choices(
        **{name: values for name, values in offered.items() if not callable(values)}
    )(call)
    app_commands.autocomplete(
        **{name: values for name, values in offered.items() if callable(values)}
    )(call)
    app_commands.describe(
        **{option: _option_description(message_id, option) for option in names}
    )(call)
    app_commands.rename(
        **{option: _option_name(message_id, option) for option in names}
    )(call)
    return app_commands.Command(
        name=name(path), description=text(message_id), callback=call
    )


def option_text(l10n: Localization, path: str, option: str) -> str:
    """Return the description of a command's option in a language."""
    message, attribute = (
        _option_description(_message_id(path), option).extras[name]
        for name in ("message", "attribute")
    )
    return l10n.attribute(message, attribute) if attribute else l10n.format(message)


def _option_description(message_id: str, option: str) -> app_commands.locale_str:
    """Return the description of an option: an attribute of the command's message, or the message `COMMAND-OPTION`."""
    attribute = _attribute(option)
    if localization_for(ENGLISH).has(message_id, attribute):
        return text(message_id, attribute)
    return text(f"{message_id}-{attribute}")


def _option_name(message_id: str, option: str) -> app_commands.locale_str:
    """Return the name of an option: `.OPTION-name` of the command's message, or `.name` of a message of its own."""
    attribute = _attribute(option)
    if localization_for(ENGLISH).has(message_id, attribute):
        return app_commands.locale_str(
            option, message=message_id, attribute=f"{attribute}-name"
        )
    return app_commands.locale_str(
        option, message=f"{message_id}-{attribute}", attribute="name"
    )


def _attribute(option: str) -> str:
    # `.name` is what the command itself is called.
    return "name-option" if option == "name" else option.replace("_", "-")


def group(path: str, permissions: Permissions | None = None) -> app_commands.Group:
    """Return a group of commands."""
    return app_commands.Group(
        name=name(path),
        description=text(_message_id(path)),
        default_permissions=permissions,
    )


def choices(prefix: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option, by the messages `choice-PREFIX-VALUE`."""
    return [
        app_commands.Choice(
            name=text(f"choice-{prefix}-{value}".replace("_", "-")), value=value
        )
        for value in values
    ]


LEVEL_CHOICES = [
    app_commands.Choice(name=text(f"choice-level-{level}"), value=level)
    for level in LEVELS
]
"""The levels of computers, each with what it is like."""
SEAT_CHOICES = [
    app_commands.Choice(name=text(seat_name(seat).id), value=seat)
    for seat in range(len(SEATS))
]


_OURS = re.compile(r"^(?:cmd|choice)-", re.MULTILINE)
_VALID = re.compile(r"[-_\w]{1,32}")


class CatalogueTranslator(app_commands.Translator):
    """Translates commands into every language that has a catalogue."""

    def __init__(self) -> None:
        self._there = offered()
        self._read: dict[str, OneLanguage] = {}

    async def unload(self) -> None:
        """Forget the catalogues."""
        self._read.clear()

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text in the locale's language; None, for English, if there is none or Discord would refuse it."""
        message = string.extras.get("message")
        language = of_locale(locale.value, self._there)
        if message is None or language in (None, ENGLISH):
            return None
        attribute = string.extras.get("attribute") or None
        catalogue = self._catalogue(str(language))
        if not catalogue.has(message, attribute):
            return None
        text, _ = catalogue.format(message, attribute, None)
        if attribute is not None and (
            attribute == "name" or attribute.endswith("-name")
        ):
            return text if _VALID.fullmatch(text) and text == text.lower() else None
        return text

    def _catalogue(self, language: str) -> OneLanguage:
        if language not in self._read:
            self._read[language] = OneLanguage(
                language, rooms(), _commands_alone, numbers=ENGLISH
            )
        return self._read[language]


def _commands_alone(text: str) -> str:
    """Return the text of a catalogue file if it has texts of commands, else an empty text."""
    return text if _OURS.search(text) else ""

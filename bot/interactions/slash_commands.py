"""Declares commands with their words from the catalogue, which discord.py's translator of them reads too: message
`cmd-PATH` describes the command, its attribute `.OPTION` an option, and `choice-...` a choice. Descriptions stay under
50 characters, so that the whole command stays under Discord's 8,000."""

from __future__ import annotations

import copy
import functools
import inspect
import re
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import discord
from discord import Permissions, app_commands
from discord.app_commands import locale_str

from bot.core.model import LEVELS
from bot.interactions.hooks import CommandOption, in_order
from bot.text.localization import Localization, languages, localization_for, rooms
from languages.catalogue import ENGLISH, OneLanguage
from languages.choosing import of_locale
from rules.notation import SEATS, seat_name

Method: TypeAlias = "Callable[..., Coroutine[Any, Any, Any]]"
SlashCommand: TypeAlias = "app_commands.Command[Any, ..., Any]"
F = TypeVar("F", bound="Method")
PATH = "__command_path__"
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
}
"""What does the work of commands that are gone: of one, or of all that stood below it."""


def text(message_id: str, attribute: str | None = None) -> locale_str:
    """Words of the catalogue that discord.py's translator finds again in other languages."""
    english = localization_for(ENGLISH)
    said = english.attribute(message_id, attribute) if attribute else english.format(message_id)
    return locale_str(said, message=message_id, attribute=attribute or "")


def name(path: str) -> locale_str:
    """The name of a command: the last word of its path in English, the catalogue's `.name` elsewhere."""
    return locale_str(path.rpartition(" ")[2], message=_id(path), attribute="name")


def _id(path: str) -> str:
    return "cmd-" + path.replace(" ", "-").replace("_", "-")


def moved(path: str) -> str | None:
    """The command that does what one did that is gone; None where there is none."""
    while path not in MOVED and path:
        path = path.rpartition(" ")[0]
    return MOVED.get(path)


def command(path: str) -> Callable[[F], F]:
    """Makes a method of a feature the command of a path: "table vote" (below `/caylus`), "caylus-club player". What it
    takes by keyword alone are options that features add (`CommandHooks.option`)."""

    def mark(function: F) -> F:
        setattr(function, PATH, path)
        return function

    return mark


def declared(method: Method, options: Sequence[CommandOption] = ()) -> SlashCommand | None:
    """The command that a marked method is, with the options that features add; None for one that has no others, where
    they are not loaded. discord.py reads the options from the signature."""
    path: str = getattr(method, PATH)
    signature = _signature(getattr(method, "__func__", method))
    parameters = {
        one.name: one for one in signature.parameters.values() if one.kind is one.POSITIONAL_OR_KEYWORD
    }
    own = list(parameters)[1:]
    if len(parameters) == len(signature.parameters):
        command = copy.copy(_unbound(getattr(method, "__func__", method)))
        command.binding = getattr(method, "__self__", None)
        return command
    if not own and not options:
        return None
    names = in_order(own, options)
    return _declared(_with(method, parameters, names, options), path, names, options)


@functools.cache
def _signature(function: Method) -> inspect.Signature:
    """The signature of a method as its callers see it, with its types."""
    found = inspect.signature(function, eval_str=True)
    return found.replace(parameters=[one for one in found.parameters.values() if one.name != "self"])


@functools.cache
def _unbound(function: Method) -> SlashCommand:
    """The command of a method, made once a process; each bot binds a copy of it to its own feature."""
    names = [name for name in inspect.signature(function).parameters if name not in ("self", "interaction")]
    return _declared(function, getattr(function, PATH), names, ())


def _declared(
    function: Method, path: str, own: Sequence[str], options: Sequence[CommandOption]
) -> SlashCommand:
    offered = {one.name: list(one.choices) for one in options if one.choices}
    app_commands.choices(**offered)(function)
    app_commands.describe(**{option: _described(_id(path), option) for option in own})(function)
    app_commands.rename(**{option: _named(_id(path), option) for option in own})(function)
    return app_commands.Command(name=name(path), description=text(_id(path)), callback=function)


def _with(
    method: Method,
    parameters: Mapping[str, inspect.Parameter],
    names: Sequence[str],
    options: Sequence[CommandOption],
) -> Method:
    """A function that calls a method, with the options of these names in their order."""

    async def function(interaction: discord.Interaction, /, **given: Any) -> None:
        await method(interaction, **given)

    kind = inspect.Parameter.KEYWORD_ONLY
    added = {
        one.name: inspect.Parameter(one.name, kind, default=one.default, annotation=one.annotation)
        for one in options
    }
    interaction = next(iter(parameters.values())).replace(kind=inspect.Parameter.POSITIONAL_ONLY)
    ordered = [added[one] if one in added else parameters[one].replace(kind=kind) for one in names]
    function.__signature__ = inspect.Signature([interaction, *ordered])  # type: ignore[attr-defined]
    vars(function).update(
        {name: value for name, value in vars(method).items() if name.startswith("__discord")}
    )
    return function


def option_text(l10n: Localization, path: str, option: str) -> str:
    """What an option of a command is for, in a language."""
    message, attribute = (_described(_id(path), option).extras[name] for name in ("message", "attribute"))
    return l10n.attribute(message, attribute) if attribute else l10n.format(message)


def _described(message_id: str, option: str) -> locale_str:
    """What an option is for: an attribute of the command's message, or for an option of a game that brings its
    own words the message `COMMAND-OPTION`."""
    attribute = _attribute(option)
    if localization_for(ENGLISH).has(message_id, attribute):
        return text(message_id, attribute)
    return text(f"{message_id}-{attribute}")


def _named(message_id: str, option: str) -> locale_str:
    """The name of an option: the code's in English, elsewhere the attribute `.OPTION-name` of the command's message,
    or `.name` of a message of its own."""
    attribute = _attribute(option)
    if localization_for(ENGLISH).has(message_id, attribute):
        return locale_str(option, message=message_id, attribute=f"{attribute}-name")
    return locale_str(option, message=f"{message_id}-{attribute}", attribute="name")


def _attribute(option: str) -> str:
    # `.name` is what the command itself is called.
    return "name-option" if option == "name" else option.replace("_", "-")


def group(path: str, permissions: Permissions | None = None) -> app_commands.Group:
    """A group of commands."""
    return app_commands.Group(name=name(path), description=text(_id(path)), default_permissions=permissions)


def choices(prefix: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    """The choices of an option, by the messages `choice-PREFIX-VALUE`."""
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
    """Translates into every language that has a catalogue of its own; the English texts are the base. It reads the
    files with words of commands alone, and drops them when it is unloaded."""

    def __init__(self) -> None:
        self._there = languages()
        self._read: dict[str, OneLanguage] = {}

    async def unload(self) -> None:
        """Drops what was read."""
        self._read.clear()

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text in the locale's language; None where the English one stays, as for a name that Discord would
        refuse, and the whole command with it."""
        message = string.extras.get("message")
        language = of_locale(locale.value, self._there)
        if message is None or language in (None, ENGLISH):
            return None
        attribute = string.extras.get("attribute") or None
        said = self._catalogue(str(language))
        if not said.has(message, attribute):
            return None
        text, _ = said.format(message, attribute, None)
        if attribute is not None and (attribute == "name" or attribute.endswith("-name")):
            return text if _VALID.fullmatch(text) and text == text.lower() else None
        return text

    def _catalogue(self, language: str) -> OneLanguage:
        if language not in self._read:
            self._read[language] = OneLanguage(language, rooms(), _commands_alone)
        return self._read[language]


def _commands_alone(text: str) -> str:
    """A file as it is where it has words of commands, else nothing."""
    return text if _OURS.search(text) else ""

"""The commands of the bot in every language: the same for each bot, and half a second to translate."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.app.client import Commands
from bot.interactions import slash_commands
from bot.interactions.slash_commands import CatalogueTranslator
from bot.text.localization import languages

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.interactions.hooks import CommandOption
    from bot.interactions.slash_commands import Method, SlashCommand
    from languages.catalogue import OneLanguage

_SHIPPED = languages()
_payloads: dict[str, Any] = {}
_read: dict[str, OneLanguage] = {}
_own = CatalogueTranslator._catalogue
_translate = app_commands.Group.get_translated_payload
_commands: dict[Any, SlashCommand] = {}
_made = slash_commands._build
_from_data = app_commands.AppCommand._from_data


class _Kept(dict[str, Any]):
    """What nobody changes, and simcord would copy with all that is in it, twice a bot."""

    def __deepcopy__(self, memo: dict[int, Any]) -> _Kept:
        return self


def keep(file: Path | None = None) -> None:
    """Lets the bots of this process share their translation, and by a file those of other processes; a sample language
    says the same of commands in every test. In another tree than the bot's commands are translated."""

    async def kept(
        group: app_commands.Group, tree: Any, translator: Any
    ) -> dict[str, Any]:
        if not isinstance(tree, Commands):
            return await _translate(group, tree, translator)
        english = json.dumps([languages(), group.to_dict(tree)])
        if english not in _payloads:
            _load(file)
        if english not in _payloads:
            _payloads[english] = _Kept(await _translate(group, tree, translator))
            _save(file)
        return _payloads[english]

    app_commands.Group.get_translated_payload = kept
    CatalogueTranslator._catalogue = _catalogue
    slash_commands._build = _made_once
    app_commands.AppCommand._from_data = _without_options


def _made_once(function: Method, options: Sequence[CommandOption]) -> SlashCommand:
    """A command with the options that features add: read from its signature for the first bot, and kept for others."""
    key = function, repr([one._replace(default=str(one.default)) for one in options])
    if key not in _commands:
        _commands[key] = _made(function, options)
    return _commands[key]


def _without_options(command: app_commands.AppCommand, data: Any) -> None:
    """What Discord answers when it is told the commands: the bot learns their ids alone."""
    _from_data(command, {**data, "options": []})


def _catalogue(translator: CatalogueTranslator, language: str) -> OneLanguage:
    """A language as it was read for the bot before, which had other features perhaps."""
    if language not in _SHIPPED or not {*_SHIPPED}.issubset(translator._there):
        return _own(translator, language)
    if language not in _read:
        _read[language] = _own(translator, language)
    return _read[language]


def _load(file: Path | None) -> None:
    if file is not None and file.exists():
        found = json.loads(file.read_text(encoding="utf-8"))
        _payloads.update(
            {english: _Kept(payload) for english, payload in found.items()}
        )


def _save(file: Path | None) -> None:
    if file is not None:
        new = file.with_suffix(f".{os.getpid()}")
        new.write_text(json.dumps(_payloads), encoding="utf-8")
        new.replace(file)

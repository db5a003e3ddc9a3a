"""The commands of the bot in every language: the same for each bot, and half a second to translate."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.app.client import Commands
from bot.text.localization import languages

if TYPE_CHECKING:
    from pathlib import Path

_SHIPPED = languages()
_payloads: dict[str, str] = {}
_translate = app_commands.Group.get_translated_payload


def keep(file: Path | None = None) -> None:
    """Lets the bots of this process share their translation, and by a file those of other processes. With a sample
    language, or in another tree than the bot's, commands are translated."""

    async def kept(group: app_commands.Group, tree: Any, translator: Any) -> dict[str, Any]:
        if not isinstance(tree, Commands) or languages() != _SHIPPED:
            return await _translate(group, tree, translator)
        english = json.dumps(group.to_dict(tree))
        if english not in _payloads:
            _load(file)
        if english not in _payloads:
            _payloads[english] = json.dumps(await _translate(group, tree, translator))
            _save(file)
        return json.loads(_payloads[english])

    app_commands.Group.get_translated_payload = kept


def _load(file: Path | None) -> None:
    if file is not None and file.exists():
        _payloads.update(json.loads(file.read_text(encoding="utf-8")))


def _save(file: Path | None) -> None:
    if file is not None:
        new = file.with_suffix(f".{os.getpid()}")
        new.write_text(json.dumps(_payloads), encoding="utf-8")
        new.replace(file)

"""The commands as Discord is told of them: a line each, with its options, in English, and digests of all languages."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from tests.bot.world import world

if TYPE_CHECKING:
    from collections.abc import Iterator

GROUPS = (1, 2)  # the types of an option that is a command, or a group of them


async def lines() -> list[str]:
    """What the bot sends when it connects."""
    async with world() as here:
        (sent,) = (
            request
            for request in here.env.backend.http_requests
            if request.path.endswith("/commands")
        )
    return [one for command in sent.json for one in _told(command, "")]


def _told(command: dict[str, Any], before: str) -> Iterator[str]:
    path = f"{before}/{command['name']}"
    below = [
        option for option in command.get("options", ()) if option["type"] in GROUPS
    ]
    own = command | {
        "options": [
            option for option in command.get("options", ()) if option not in below
        ]
    }
    yield f"{path} {json.dumps(_english(own), ensure_ascii=False)}"
    found: dict[str, list[Any]] = {}
    _localized(own, found)
    yield "  " + " ".join(
        f"{language} {_digest(texts)}" for language, texts in sorted(found.items())
    )
    for option in below:
        yield from _told(option, path)


def _english(part: Any) -> Any:
    if isinstance(part, dict):
        return {
            name: _english(value)
            for name, value in part.items()
            if not name.endswith("_localizations")
        }
    return [_english(one) for one in part] if isinstance(part, list) else part


def _localized(part: Any, found: dict[str, list[Any]]) -> None:
    """Adds every text of another language, in order."""
    for value in part if isinstance(part, list) else ():
        _localized(value, found)
    for name, value in part.items() if isinstance(part, dict) else ():
        if name.endswith("_localizations"):
            for language, text in (value or {}).items():
                found.setdefault(language, []).append(text)
        else:
            _localized(value, found)


def _digest(texts: list[Any]) -> str:
    return hashlib.sha256(json.dumps(texts).encode()).hexdigest()[:6]

"""Commands in texts: what a catalogue writes as `/caylus table claim` becomes Discord's mention of that command, which
each reader sees by its name in the language of their Discord and can press; a group, and everything while Discord
has not told the ids, is written by its name in the language of the text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Named = Callable[[str, str | None], str | None]

WRITTEN = "`/caylus"  # how every command in a text begins
_COMMAND = re.compile(r"`/(caylus[a-z-]*)((?: [a-z][a-z-]*(?![\w:-]))*)((?: [a-z0-9_]+:[^`]*)?)`")
_SHORT = re.compile(r"`([a-z][a-z-]*(?: [a-z][a-z-]*)*)(?::([a-z0-9]+))?`")
# Messages that write commands without their root, or options without their command, and the command of those options.
# Elsewhere what stands alone between backticks is a code or an order, which is the same in every language.
_SHORTENED = {
    "rules-commands": None,
    "watch-line": None,
    "demo-welcome": "new",
    "ladder-empty": "new",
    "table-practice-computers": "new",
    "find-which": "status",
    "public-elsewhere": "status",
    "replay-too-long": "history",
    "replay-too-large-webp": "history",
}
_OPTION = re.compile(r"(?<= )([a-z0-9_]+):(\S*)")

_ids: dict[str, int] = {}  # of the mentionable commands, by their whole name: "caylus table claim"
_listed = {"english": False}  # whether readers find commands by their English names, whatever they speak


def learn(ids: Mapping[str, int], *, english: bool = False) -> None:
    """Knows the commands as Discord has them now, by whole name, and nothing else; `english` where the names of other
    languages are nowhere shown."""
    _ids.clear()
    _ids.update(ids)
    _listed["english"] = english


def mentioned(text: str, named: Named) -> str:
    """The text with its commands as readers find them; `named` says a message of the catalogue or an attribute of
    one, None where the language has none."""

    def one(match: re.Match[str]) -> str:
        path = (match[1] + match[2]).split(" ")
        options = _OPTION.sub(lambda option: _option(path, option[1], option[2], named), match[3])
        command = _ids.get(" ".join(path))
        if command is None:
            return f"`/{' '.join(_names(path, named))}{options}`"
        mention = f"</{' '.join(path)}:{command}>"
        return f"{mention} `{options.strip()}`" if options else mention

    return _COMMAND.sub(one, text)


def shortened(message_id: str, text: str, named: Named) -> str:
    """The text of a message with the commands and options that it names by one word as the language calls them."""
    if message_id not in _SHORTENED:
        return text
    command = _SHORTENED[message_id]

    def one(match: re.Match[str]) -> str:
        if command is not None:
            return f"`{_option(['caylus', command], match[1], match[2], named)}`"
        return f"`{' '.join(_names(['caylus', *match[1].split(' ')], named)[1:])}`"

    return _SHORT.sub(one, text)


def _message(path: list[str]) -> str:
    """The message of a command: those of `/caylus` leave the root out."""
    return "cmd-" + "-".join(path[1:] if path[0] == "caylus" and len(path) > 1 else path)


def _names(path: list[str], named: Named) -> list[str]:
    """The words of a command in the language; the roots are the same everywhere."""
    if _listed["english"]:
        return path
    parts = [(name, _message(path[: depth + 1])) for depth, name in enumerate(path)]
    return [path[0], *(named(message, "name") or name for name, message in parts[1:])]


def _option(path: list[str], option: str, value: str | None, named: Named) -> str:
    """An option with its value, if any, both as the language calls them; as typed where it has no name for it."""
    name = None if _listed["english"] else named(_message(path), f"{option.replace('_', '-')}-name")
    if value is None:
        return name or option
    if name is None:
        return f"{option}:{value}"
    return f"{name}:{named(f'choice-{option}-{value}'.replace('_', '-'), None) or value}"

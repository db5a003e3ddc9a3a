"""The declared slash commands: Discord's limits for them, and how a typed command becomes an interaction."""

from __future__ import annotations

import re
from typing import Any

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ATTACHMENT = (
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    11,
)
NAME = re.compile(r"[-_'\w]{1,32}")
COMMAND_CHARACTERS = 8_000
ENTRY_POINT = 4
COMMAND_FIELDS = {
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "contexts",
    "integration_types",
    "handler",
    "type",
    "id",
    "nsfw",
    "application_id",
    "version",
}
OPTION_FIELDS = {
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
}


def check(commands: list[dict[str, Any]]) -> list[str]:
    """Faults of all commands of an application."""
    found = []
    if len(commands) > 100:
        found.append(f"{len(commands)} commands, at most 100")
    for command in commands:
        name = command.get("name", "")
        found += [
            f"/{name}: unknown field {key}"
            for key in command
            if key not in COMMAND_FIELDS
        ]
        if command.get("type") == ENTRY_POINT:  # Discord made it, without a description
            continue
        found += _named(f"/{name}", command)
        found += _options(f"/{name}", command.get("options") or [], 0)
        if (size := characters(command)) > COMMAND_CHARACTERS:
            found.append(f"/{name}: {size} characters, at most {COMMAND_CHARACTERS}")
    return found


def _named(where: str, thing: dict[str, Any]) -> list[str]:
    names = [thing.get("name", ""), *(thing.get("name_localizations") or {}).values()]
    texts = [
        thing.get("description", ""),
        *(thing.get("description_localizations") or {}).values(),
    ]
    wrong = [
        f"{where}: name {name!r}"
        for name in names
        if not NAME.fullmatch(name) or name != name.lower()
    ]
    odd = [
        f"{where}: description of {len(text)} characters"
        for text in texts
        if not 1 <= len(text) <= 100
    ]
    return wrong + odd


def _options(where: str, options: list[dict[str, Any]], depth: int) -> list[str]:
    found = []
    if len(options) > 25:
        found.append(f"{where}: {len(options)} options, at most 25")
    names = [option.get("name") for option in options]
    if len(set(names)) != len(names):
        found.append(f"{where}: an option twice")
    groups = {option["type"] in (SUBCOMMAND, GROUP) for option in options}
    if len(groups) > 1:
        found.append(f"{where}: subcommands beside options")
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        found.append(f"{where}: a required option after one that is not")
    for option in options:
        inner = f"{where} {option.get('name')}"
        found += [
            f"{inner}: unknown field {key}"
            for key in option
            if key not in OPTION_FIELDS
        ]
        found += _named(inner, option)
        listed = option.get("choices") or []
        if len(listed) > 25 or (listed and option.get("autocomplete")):
            found.append(
                f"{inner}: {len(listed)} choices, or choices with autocomplete"
            )
        for choice in listed:
            if not 1 <= len(choice["name"]) <= 100 or len(str(choice["value"])) > 100:
                found.append(f"{inner}: choice {choice!r}")
        if option["type"] == GROUP and depth > 0:
            found.append(f"{inner}: a group in a group")
        if option["type"] in (SUBCOMMAND, GROUP):
            found += _options(inner, option.get("options") or [], depth + 1)
    return found


def characters(thing: dict[str, Any]) -> int:
    """Characters of names, descriptions and values, the longest localisation of each."""
    total = 0
    for field in ("name", "description"):
        texts = [
            thing.get(field) or "",
            *(thing.get(f"{field}_localizations") or {}).values(),
        ]
        total += max(map(len, texts))
    for choice in thing.get("choices") or []:
        names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        total += max(map(len, names)) + len(str(choice["value"]))
    return total + sum(characters(option) for option in thing.get("options") or [])


class NoCommand(Exception):
    """The typed command can't be sent: Discord's client would not let a person do so."""


def typed(
    commands: list[dict[str, Any]],
    path: str,
    options: dict[str, Any],
    focused: str | None = None,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Interaction data of a typed command like "caylus table vote", and the users and files it names.

    With `focused` the command is being typed: required options may be missing. Raises NoCommand.
    """
    first, *rest = path.split()
    command = next((c for c in commands if c["name"] == first), None)
    if command is None:
        raise NoCommand(f"no command /{first}")
    data = {"id": command["id"], "name": first, "type": 1}
    level: dict[str, Any] = data
    declared = command.get("options") or []
    for word in rest:
        option = next(
            (
                o
                for o in declared
                if o["name"] == word and o["type"] in (SUBCOMMAND, GROUP)
            ),
            None,
        )
        if option is None:
            raise NoCommand(f"no command /{path}: {word}")
        inner = {"name": word, "type": option["type"]}
        level["options"] = [inner]
        level, declared = inner, option.get("options") or []
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in declared):
        raise NoCommand(f"/{path} has subcommands")
    level["options"], resolved = _values(path, declared, options, focused)
    return data, resolved


def _values(
    path: str,
    declared: list[dict[str, Any]],
    given: dict[str, Any],
    focused: str | None,
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    known = {option["name"]: option for option in declared}
    for name in given:
        if name not in known:
            raise NoCommand(f"/{path} has no option {name}")
    missing = [n for n, o in known.items() if o.get("required") and n not in given]
    if missing and focused is None:
        raise NoCommand(f"/{path} needs {', '.join(missing)}")
    made, resolved = [], {}
    for name, value in given.items():
        option = known[name]
        if option["type"] in (USER, ATTACHMENT, CHANNEL):
            resolved[name] = (option["type"], value)
            value = str(value.id) if hasattr(value, "id") else str(value)
        choices = option.get("choices") or []
        if (
            focused != name
            and choices
            and value not in [choice["value"] for choice in choices]
        ):
            raise NoCommand(f"/{path} {name}: {value!r} is no choice")
        if option["type"] == STRING and not isinstance(value, str):
            raise NoCommand(f"/{path} {name}: text is needed")
        one = {"name": name, "type": option["type"], "value": value}
        if focused == name:
            one["focused"] = True
        made.append(one)
    return made, resolved

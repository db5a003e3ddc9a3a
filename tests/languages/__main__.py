"""`python -m tests.languages [LANGUAGE ...] [--todo]`: how far each language is, and what is wrong with it;
`python -m tests.languages stamp [LANGUAGE [MESSAGE ...]]`: its translations are made from the English of now;
`python -m tests.languages read LANGUAGE`: whole threads, panels and all messages as people see them.

Ends with an error where something is wrong, or where a language that is held strictly lacks a message or has one that
is older than its English.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from typing import TYPE_CHECKING

from languages.catalogue import ENGLISH
from rules.register import GAMES
from tests.languages.findings import findings
from tests.languages.limits import called
from tests.languages.reading import ROOMS, ROOT, Told, translated
from tests.languages.stamps import digests, stamp
from tests.languages.usage import unused

if TYPE_CHECKING:
    from pathlib import Path

LATE = ("missing", "stale")
WHOLE = 10_000
"""More steps than a game has."""


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Prints what is wrong; 1 where anything must be mended."""
    parser = argparse.ArgumentParser(prog="python -m tests.languages", description=__doc__)
    if arguments[:1] == ["stamp"]:
        return _stamp(parser, arguments[1:], root)
    if arguments[:1] == ["read"]:
        return _read(parser, arguments[1:])
    parser.add_argument("language", nargs="*", help="cs, ro, …; all that there are without it")
    parser.add_argument("--todo", action="store_true", help="the English of what is to be translated")
    asked = parser.parse_args(arguments)
    english = Told(ENGLISH, root)
    broken = [*english.unreadable, *english.twice]
    if not asked.language:
        broken += [f"{key} is asked for by nothing" for key in unused(english)]
    for what in broken:
        print(f"{ENGLISH}: {what}")
    wrong = len(broken)
    for language in asked.language or translated(root):
        told = Told(language, root)
        found = findings(english, told)
        bad = [finding for finding in found if finding.kind not in LATE]
        missing, stale = ({one.key for one in found if one.kind == kind} for kind in LATE)
        mark = "# " if asked.todo else ""  # what is to be translated is a file of its own
        print(
            f"{mark}{language}: {len(told.entries)} said, {len(missing)} missing, {len(stale)} older than their"
            f" English, {len(bad)} wrong" + (" (complete)" if told.complete else "")
        )
        for finding in (*bad, *(one for one in found if one.kind == "missing" and one.what)):
            print(f"{mark}  {finding}")
        if asked.todo:
            _show_english(english, told, missing, stale)
        else:
            _show_late(told, missing, stale)
        wrong += len(bad) + (len(missing) + len(stale) if told.strict else 0)
    return 1 if wrong else 0


def _stamp(parser: argparse.ArgumentParser, arguments: list[str], root: Path) -> int:
    parser.add_argument("language", nargs="?", help="without it only what has no stamp yet gets one")
    parser.add_argument("message", nargs="*", help="bot:button-turn, …; all without it")
    asked = parser.parse_args(arguments)
    if asked.language is not None and asked.language not in translated(root):
        parser.error(f"there is no language {asked.language}; there are: {', '.join(translated(root))}")
    if unknown := sorted(set(asked.message) - digests(Told(ENGLISH, root)).keys()):
        parser.error(f"English has no {', '.join(unknown)}")
    stamp(asked.language, asked.message, root)
    return 0


def _read(parser: argparse.ArgumentParser, arguments: list[str]) -> int:
    from tests.languages import rendered  # with the bot and a simulated server, which the check needs not

    parser.add_argument("language", choices=(ENGLISH, *translated()))
    language = parser.parse_args(arguments).language

    async def printed() -> None:
        for kind in GAMES:
            print(f"# {kind}")
            async for text in rendered.thread(kind, language, WHOLE):
                print(text)
        print("# Panels")
        async for text in rendered.panels(language):
            print(text)

    asyncio.run(printed())
    print("# Messages")
    for text in rendered.messages(language):
        print(text)
    return 0


def _show_late(told: Told, missing: set[str], stale: set[str]) -> None:
    """What is to be translated: message by message where nearly all is, else by room."""
    for kind, keys in zip(LATE, (missing, stale), strict=True):
        if told.complete:
            for key in sorted(keys):
                print(f"  {kind:<10} {key}")
        elif keys:
            rooms = Counter(key.partition(":")[0] for key in keys)
            print(f"  {kind:<10} " + ", ".join(f"{room}: {rooms[room]}" for room in ROOMS if rooms[room]))


def _show_english(english: Told, told: Told, missing: set[str], stale: set[str]) -> None:
    """What is to be translated as the files that it belongs into, in English; above what is older than its English,
    what it says now."""
    messages: dict[tuple[str, str], dict[str, dict[str, str]]] = {}
    for entry in english.entries.values():
        named = f"{entry.attribute}-name".removeprefix("-")
        parts = {entry.attribute: entry.source, named: entry.attribute or called(entry.id)}
        lacking = {name: text for name, text in parts.items() if _key(entry.room, entry.id, name) in missing}
        if entry.message in stale:
            lacking[entry.attribute] = entry.source
        if lacking:
            messages.setdefault((entry.room, entry.file), {}).setdefault(entry.id, {}).update(lacking)
    for (room, file), found in messages.items():
        print(f"\n# {room}/locales/…/{file}")
        for name, texts in found.items():
            if f"{room}:{name}" in stale:
                _show_present(told, room, name)
            print(f"{name} = {texts['']}" if "" in texts else f"{name} =")
            for attribute, text in texts.items():
                if attribute:
                    print(f"    .{attribute} = {text}")


def _show_present(told: Told, room: str, name: str) -> None:
    for entry in told.entries.values():
        if entry.message == f"{room}:{name}":
            source = entry.source.replace("\n", "\n# ")
            print(f"# now{f' .{entry.attribute}' if entry.attribute else ''}: {source}")


def _key(room: str, message_id: str, attribute: str) -> str:
    return f"{room}:{message_id}" + (f".{attribute}" if attribute else "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

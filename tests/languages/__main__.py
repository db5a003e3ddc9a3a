"""`python -m tests.languages [LANGUAGE ...] [--todo]`: how far each language is, and what is wrong with it.

Ends with an error where something is wrong, or where a language that is called complete lacks a message.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from languages.catalogue import ENGLISH
from tests.languages.findings import findings
from tests.languages.limits import called
from tests.languages.reading import ROOMS, Told, translated
from tests.languages.usage import unused


def main(arguments: list[str] | None = None) -> int:
    """Prints what is wrong; 1 where anything must be mended."""
    parser = argparse.ArgumentParser(prog="python -m tests.languages", description=__doc__)
    parser.add_argument("language", nargs="*", help="cs, ro, …; all that there are without it")
    parser.add_argument("--todo", action="store_true", help="the English of what is missing, to translate")
    asked = parser.parse_args(arguments)
    english = Told(ENGLISH)
    broken = [*english.unreadable, *english.twice]
    if not asked.language:
        broken += [f"{key} is asked for by nothing" for key in unused(english)]
    for what in broken:
        print(f"{ENGLISH}: {what}")
    wrong = len(broken)
    for language in asked.language or translated():
        told = Told(language)
        found = findings(english, told)
        missing = {finding.key for finding in found if finding.kind == "missing"}
        bad = [finding for finding in found if finding.kind != "missing"]
        mark = "# " if asked.todo else ""  # what is to be translated is a file of its own
        print(
            f"{mark}{language}: {len(told.entries)} said, {len(missing)} missing, {len(bad)} wrong"
            + (" (complete)" if told.complete else "")
        )
        bad_or_short = [*bad, *(finding for finding in found if finding.kind == "missing" and finding.what)]
        for finding in bad_or_short:
            print(f"{mark}  {finding}")
        _show_missing(english, missing, todo=asked.todo, listed=told.complete)
        wrong += len(bad) + (len(missing) if told.complete else 0)
    return 1 if wrong else 0


def _show_missing(english: Told, missing: set[str], *, todo: bool, listed: bool) -> None:
    if todo:
        _show_english(english, missing)
    elif listed:
        for key in sorted(missing):
            print(f"  missing    {key}")
    elif missing:
        rooms = Counter(key.partition(":")[0] for key in missing)
        print("  missing    " + ", ".join(f"{room}: {rooms[room]}" for room in ROOMS if rooms[room]))


def _show_english(english: Told, missing: set[str]) -> None:
    """What is missing as the files that it belongs into, in English."""
    messages: dict[tuple[str, str], dict[str, dict[str, str]]] = {}
    for entry in english.entries.values():
        named = f"{entry.attribute}-name".removeprefix("-")
        parts = {entry.attribute: entry.source, named: entry.attribute or called(entry.id)}
        lacking = {name: text for name, text in parts.items() if _key(entry.room, entry.id, name) in missing}
        if lacking:
            messages.setdefault((entry.room, entry.file), {}).setdefault(entry.id, {}).update(lacking)
    for (room, file), found in messages.items():
        print(f"\n# {room}/locales/…/{file}")
        for name, texts in found.items():
            print(f"{name} = {texts['']}" if "" in texts else f"{name} =")
            for attribute, text in texts.items():
                if attribute:
                    print(f"    .{attribute} = {text}")


def _key(room: str, message_id: str, attribute: str) -> str:
    return f"{room}:{message_id}" + (f".{attribute}" if attribute else "")


if __name__ == "__main__":
    sys.exit(main())

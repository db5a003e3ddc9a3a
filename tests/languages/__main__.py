"""`python -m tests.languages [LANGUAGE ...]`: how far each language is, and what is wrong with it;
`python -m tests.languages start LANGUAGE [--all]`: what it lacks, first things first, as a file to be filled in;
`python -m tests.languages merge LANGUAGE FILE`: what was filled in goes where it belongs;
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
from pathlib import Path

from languages.catalogue import ENGLISH
from rules.register import GAMES
from tests.languages.findings import FORBIDDEN, findings, unwanted
from tests.languages.reading import ROOMS, ROOT, Told, translated
from tests.languages.sheet import MOST, merge, sheet
from tests.languages.stamps import digests, stamp
from tests.languages.usage import unused

LATE = ("missing", "stale")
WHOLE = 10_000
"""More steps than a game has."""
MESSAGES = 2_400
"""The most messages in the catalogues of the product, with those that have no words."""
TO_TRANSLATE = 2_250
"""The most messages that are translated into every language: each costs seven texts, and their mending."""


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Prints what is wrong; 1 where anything must be mended."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.languages", description=__doc__
    )
    if arguments[:1] == ["stamp"]:
        return _stamp(parser, arguments[1:], root)
    if arguments[:1] in (["start"], ["merge"]):
        return _sheet(parser, arguments, root)
    if arguments[:1] == ["read"]:
        return _read(parser, arguments[1:])
    parser.add_argument(
        "language", nargs="*", help="cs, ro, …; all that there are without it"
    )
    asked = parser.parse_args(arguments)
    english = Told(ENGLISH, root)
    broken = [
        *english.unreadable,
        *english.twice,
        *map(str, unwanted(english, FORBIDDEN[ENGLISH])),
    ]
    if not asked.language:
        broken += [f"{key} is asked for by nothing" for key in unused(english)]
    messages = {entry.message for entry in english.entries.values()}
    to_translate = len(
        {entry.message for entry in english.entries.values() if entry.needed(ENGLISH)}
    )
    print(f"{ENGLISH}: {len(messages)} messages, {to_translate} to translate")
    for count, what, most in (
        (len(messages), "messages", MESSAGES),
        (to_translate, "messages to translate", TO_TRANSLATE),
    ):
        if count > most:
            broken.append(
                f"{count} {what}, at most {most}: let one say what several say"
            )
    for what in broken:
        print(f"{ENGLISH}: {what}")
    wrong = len(broken)
    for language in asked.language or translated(root):
        told = Told(language, root)
        found = findings(english, told)
        bad = [finding for finding in found if finding.kind not in LATE]
        missing, stale = (
            {one.key for one in found if one.kind == kind} for kind in LATE
        )
        print(
            f"{language}: {len(told.entries)} said, {len(missing)} missing, {len(stale)} older than their"
            f" English, {len(bad)} wrong" + (" (complete)" if told.complete else "")
        )
        for finding in (
            *bad,
            *(one for one in found if one.kind == "missing" and one.what),
        ):
            print(f"  {finding}")
        _show_late(told, missing, stale)
        wrong += len(bad) + (len(missing) + len(stale) if told.strict else 0)
    return 1 if wrong else 0


def _stamp(parser: argparse.ArgumentParser, arguments: list[str], root: Path) -> int:
    parser.add_argument(
        "language", nargs="?", help="without it only what has no stamp yet gets one"
    )
    parser.add_argument("message", nargs="*", help="bot:button-turn, …; all without it")
    asked = parser.parse_args(arguments)
    if asked.language is not None and asked.language not in translated(root):
        parser.error(
            f"there is no language {asked.language}; there are: {', '.join(translated(root))}"
        )
    if unknown := sorted(set(asked.message) - digests(Told(ENGLISH, root)).keys()):
        parser.error(f"English has no {', '.join(unknown)}")
    stamp(asked.language, asked.message, root)
    return 0


def _read(parser: argparse.ArgumentParser, arguments: list[str]) -> int:
    # with the bot and a simulated server, which the check needs not
    from tests.languages import rendered

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


def _sheet(parser: argparse.ArgumentParser, arguments: list[str], root: Path) -> int:
    parser.add_argument(
        "language",
        type=str,
        help="its code, as Discord writes it without the country: pl",
    )
    if arguments[0] == "start":
        parser.add_argument(
            "--all",
            action="store_true",
            help=f"all that it lacks; {MOST} entries without it",
        )
        asked = parser.parse_args(arguments[1:])
        print(
            sheet(
                Told(ENGLISH, root),
                Told(asked.language, root),
                None if asked.all else MOST,
            ),
            end="",
        )
        return 0
    parser.add_argument("file", type=Path)
    asked = parser.parse_args(arguments[1:])
    written, left, unreadable = merge(
        asked.file.read_text(encoding="utf-8"), asked.language, root
    )
    print(
        f"{asked.language}: {written} entries written, {left} are still English and were left out"
    )
    for what in unreadable:
        print(f"  can't be read: {what}")
    return 1 if unreadable else 0


def _show_late(told: Told, missing: set[str], stale: set[str]) -> None:
    """What is to be translated: message by message where nearly all is, else by room."""
    for kind, keys in zip(LATE, (missing, stale), strict=True):
        if told.complete:
            for key in sorted(keys):
                print(f"  {kind:<10} {key}")
        elif keys:
            rooms = Counter(key.partition(":")[0] for key in keys)
            print(
                f"  {kind:<10} "
                + ", ".join(f"{room}: {rooms[room]}" for room in ROOMS if rooms[room])
            )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What the languages cost: at the start, when one is first spoken, in memory, and in characters of the commands.

A process of its own declares the commands in every language, as the bot does at its start, and then says everything
there is to say in one language after the other; the floor is what it took and held in English alone.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.bench.figure import Figure

MILLION = 1_000_000
MOST = 8_000  # Discord's limit for a command, the longest language of each text counted
EVERY, ENGLISH = "every", "en"
SMOKE = {"EVERY": "de"}


def run() -> list[Figure]:
    """The figures of one process that knows every language, beside one that knows English."""
    every, alone = _measured(EVERY), _measured(ENGLISH)
    count = len(every["first"])
    return [
        Figure("languages", count, ""),
        Figure(
            "commands translated at the start",
            every["commands"],
            "ms",
            alone["commands"],
        ),
        Figure(
            "held after the start",
            every["start"] / MILLION,
            "MB",
            alone["start"] / MILLION,
        ),
        Figure(
            "a language's first sentence, slowest",
            max(every["first"]),
            "ms",
            max(alone["first"]),
        ),
        Figure(
            f"held when all is said in {count} languages",
            every["said"] / MILLION,
            "MB",
            alone["said"] / MILLION,
        ),
        Figure(
            "characters of the largest command",
            every["characters"],
            "",
            alone["characters"],
            goal=MOST,
        ),
    ]


def _measured(languages: str) -> dict[str, Any]:
    """What a fresh process found, with every language, or with English and another one."""
    made = subprocess.run(
        [sys.executable, "-m", __name__, languages],
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(made.stdout)
    return found


def _measure(languages: str) -> dict[str, Any]:
    """The figures of this process: milliseconds, bytes and characters."""
    from bot.interactions import slash_commands
    from bot.text import localization
    from rendering.words import open_catalogue
    from tests.bot.world import tree
    from tests.languages.reading import Told

    there = (
        localization.languages()
        if languages == "every"
        else tuple({ENGLISH: 1, languages: 1})
    )
    slash_commands.offered = lambda: there
    made = asyncio.run(tree())
    began = time.perf_counter()
    characters = asyncio.run(_characters(made))
    found: dict[str, Any] = {
        "commands": _since(began),
        "characters": characters,
        "start": held(),
        "first": [],
    }
    everything = [entry for entry in Told("en").entries.values() if not entry.attribute]
    for language in there:
        began = time.perf_counter()
        localization.localization_for(language).format("games-none")
        found["first"].append(_since(began))
    before = held()
    for language in there:
        words, pictures = (
            localization.localization_for(language),
            open_catalogue(language),
        )
        for entry in everything:
            arguments = dict.fromkeys(entry.used(), 2)
            if entry.room == "rendering":
                pictures.format(entry.id, arguments)
            elif words.knows(entry.id):
                words.format(entry.id, **arguments)
    found["said"] = found["start"] + held() - before
    return found


async def _characters(made: Any) -> int:
    """The characters of the largest command, as Discord counts them."""
    from bot.interactions.slash_commands import CatalogueTranslator
    from tests.bot.interactions.test_discord_limits import characters, longest

    translator = CatalogueTranslator()
    payloads = [
        await one.get_translated_payload(made, translator)
        for one in made.get_commands()
    ]
    await translator.unload()
    return max(characters(payload, longest) for payload in payloads)


def held() -> int:
    """Bytes of memory that this process holds (Linux)."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize()


def _since(began: float) -> float:
    return (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    print(json.dumps(_measure(sys.argv[1])))

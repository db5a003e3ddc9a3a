"""How the house is kept: names that can be told apart, files of a size to be read, SQL in its room."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("bot", "environments", "languages", "players", "rendering", "rules", "storage")
ENDINGS = ("ation", "ings", "ing", "ions", "ion", "ers", "er", "ed", "es", "s", "e")
MOST = 400
"""Lines of a file of the product."""


def modules(*rooms: str) -> list[Path]:
    return [path for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]


def root(stem: str) -> str:
    """A module's name without an English ending; short roots keep theirs."""
    for ending in ENDINGS:
        if stem.endswith(ending) and len(stem) - len(ending) >= 3:
            return stem.removesuffix(ending)
    return stem


def test_roots_are_found():
    assert {root(name) for name in ("ask", "asking")} == {"ask"}
    assert {root(name) for name in ("plans", "planning")} == {"plan", "plann"}  # this much is left to the eye


def test_no_two_modules_of_the_bot_differ_by_an_ending_alone():
    found = defaultdict(set)
    for path in modules("bot"):
        if path.stem.strip("_") not in ("init", "main"):
            found[root(path.stem)].add(path.stem)
    assert not [stems for stems in found.values() if len(stems) > 1]


def test_files_are_of_a_size_to_be_read():
    long = {}
    for path in modules(*ROOMS):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > MOST:
            long[str(path.relative_to(ROOT))] = lines
    assert not long


def test_sql_stands_in_its_room_alone():
    statement = re.compile(r"\.execute(?:many|script)?\(")
    rooms = [room for room in ROOMS if room != "storage"]
    assert not [str(path) for path in modules(*rooms) if statement.search(path.read_text(encoding="utf-8"))]


def test_every_module_says_what_it_is():
    silent = [
        str(path.relative_to(ROOT))
        for path in modules(*ROOMS)
        if path.name != "__init__.py" and not path.read_text(encoding="utf-8").lstrip().startswith('"""')
    ]
    assert not silent

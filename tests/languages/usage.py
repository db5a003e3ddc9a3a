"""Which English messages the code asks for, seen from its strings: those that nothing names are words for nobody."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from tests.languages.reading import ROOMS, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.languages.reading import Told

MADE = re.compile(
    r"(?:cmd|choice|rules|lesson|mc-lesson|topic)-.*|option-(?:graces|hints|pictures|early|level|lawyer-vp|pace-hours|late|together|evenings|jeweller|rules)"
    r"|event-(?:built|batch)(?:-for)?(?:-scored)?"
)
"""Asked for by names that are put together in another way."""
PART = "[a-zA-Z0-9_-]+"


def unused(english: Told) -> list[str]:
    """The messages that no string of the code is, or can become."""
    plain, patterns = _strings()
    ids = sorted({(entry.room, entry.id) for entry in english.entries.values()})
    return [
        f"{room}:{name}"
        for room, name in ids
        if name not in plain
        and not MADE.fullmatch(name)
        and not any(pattern.fullmatch(name) for pattern in patterns)
    ]


def _sources() -> Iterator[Path]:
    for room in (*ROOMS, "storage"):
        for path in sorted((ROOT / room).rglob("*.py")):
            if path.name != "english.py":  # made from the catalogues
                yield path


def _strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every plain string of the code, and every f-string that can be a message, as a pattern."""
    plain: set[str] = set()
    patterns: set[str] = set()
    for path in _sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                texts = [
                    part.value for part in node.values if isinstance(part, ast.Constant)
                ]
                if any(re.fullmatch(r"-?[a-z][a-z_-]+-?", str(text)) for text in texts):
                    patterns.add(
                        "".join(
                            re.escape(str(part.value))
                            if isinstance(part, ast.Constant)
                            else PART
                            for part in node.values
                        )
                    )
    return plain, [re.compile(pattern) for pattern in sorted(patterns)]

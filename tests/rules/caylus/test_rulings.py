"""Every ruling of section 9 of the rules reference is cited by a test, or stands here with the reason."""

from __future__ import annotations

import ast
import re
from pathlib import Path

RULINGS = {
    *range(1, 28),
    *range(30, 47),
    *range(50, 69),
    *range(70, 83),
    *range(90, 94),
}

NOT_OBSERVABLE: dict[int, str] = {}
"""Rulings no position can show, with the reason."""


def cited() -> set[int]:
    """The rulings that the tests of this folder name in their source."""
    numbers = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        if path == Path(__file__):
            continue
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                source = ast.get_source_segment(text, node) or ""
                numbers |= {
                    int(number) for number in re.findall(r"\bR-(\d+)\b", source)
                }
    return numbers


def test_the_rules_reference_has_eighty_rulings() -> None:
    assert len(RULINGS) == 80


def test_every_ruling_is_cited_by_a_test_or_listed_as_not_observable() -> None:
    assert cited() | set(NOT_OBSERVABLE) == RULINGS
    assert not cited() & set(NOT_OBSERVABLE)


def test_every_reading_in_the_docs_names_a_test_that_exists() -> None:
    """The table of docs/rulings.md."""
    root = Path(__file__).parents[3]
    rows = [
        line
        for line in (root / "docs" / "rulings.md").read_text("utf-8").splitlines()
        if "`test_" in line
    ]
    named = [re.findall(r"`(test_\w+)`", row) for row in rows]
    source = "".join(
        path.read_text("utf-8") for path in (root / "tests").rglob("test_*.py")
    )
    assert len(named) > 10
    assert [
        name for names in named for name in names if f"def {name}(" not in source
    ] == []

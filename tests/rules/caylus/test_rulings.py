"""Every ruling of section 9 of the rules reference is cited by a test, or stands here with the reason."""

from __future__ import annotations

import ast
import re
from pathlib import Path

RULINGS = {*range(1, 28), *range(30, 47), *range(50, 69), *range(70, 83), *range(90, 94)}

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
                numbers |= {int(number) for number in re.findall(r"\bR-(\d+)\b", source)}
    return numbers


def test_the_rules_reference_has_eighty_rulings() -> None:
    assert len(RULINGS) == 80


def test_every_ruling_is_cited_by_a_test_or_listed_as_not_observable() -> None:
    assert cited() | set(NOT_OBSERVABLE) == RULINGS
    assert not cited() & set(NOT_OBSERVABLE)

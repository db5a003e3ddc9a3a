"""Every ruling that is cited is told in `docs/rules/`, and every ruling told there is held by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = {
    "R": ROOT / "docs" / "rules" / "caylus.md",
    "M": ROOT / "docs" / "rules" / "magna_carta.md",
}
CITED = re.compile(r"\b([RM]-\d+)\b")


def told(letter: str) -> set[str]:
    rows = re.findall(
        rf"^\| ({letter}-\d+) \|",
        PAGES[letter].read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert len(rows) == len(set(rows)), "a number stands twice"
    return set(rows)


def cited(*folders: str) -> dict[str, str]:
    """Ruling -> a file that cites it."""
    found: dict[str, str] = {}
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*.py")):
            if file != Path(__file__):
                found.update(
                    dict.fromkeys(
                        CITED.findall(file.read_text(encoding="utf-8")), file.name
                    )
                )
    return found


@pytest.mark.parametrize("letter", PAGES)
def test_every_ruling_is_cited_by_a_test(letter):
    missing = told(letter) - cited("tests").keys()
    assert not missing, f"no test cites {', '.join(sorted(missing))}"


def test_every_ruling_that_is_cited_is_told():
    known = told("R") | told("M")
    everywhere = cited("rules", "rendering", "bot", "tests")
    strange = {
        ruling: file for ruling, file in everywhere.items() if ruling not in known
    }
    assert not strange, f"cited but on no page: {strange}"

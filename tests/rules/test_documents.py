"""What `docs/records.md` and the examples of docstrings say is what the program does."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

from rules import record as records
from rules.register import GAMES

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "records.md").read_text(
    encoding="utf-8"
)
OPTIONS = PAGE.split("| `option NAME` |")[1].split("|\n")[0]


def test_the_example_of_the_page_can_be_replayed():
    text = re.findall(r"^```\n(game:.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[0]
    replayed = records.replay(records.read(text))
    decision = replayed.game.decision(replayed.state)
    assert decision is not None and replayed.header.players[decision.seat] == "Blue"


def test_the_examples_of_docstrings_are_true():
    """Compiled modules hide theirs from doctest, so that only those of the package must run."""
    package = Path(records.__file__).parent
    results = {}
    for path in package.rglob("*.py"):
        if ">>> " in path.read_text(encoding="utf-8"):
            name = ".".join(path.relative_to(package.parent).with_suffix("").parts)
            module = importlib.import_module(name.removesuffix(".__init__"))
            results[module.__name__] = doctest.testmod(module)
    assert not [name for name, result in results.items() if result.failed]
    assert results["rules"].attempted


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_stands_on_the_page(game):
    missing = [
        kind
        for kind in GAMES[game].kinds
        if not re.search(rf"`[a-z_ ]*\b{kind}\b[a-z_ ]*`", PAGE)
    ]
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_every_option_stands_on_the_page_with_its_values_the_default_first(game):
    for name, values in GAMES[game].options.items():
        assert f"`{name}` " + "/".join(f"`{value}`" for value in values) in OPTIONS

"""The examples of docs/environments.md run, and the page says what is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from environments import layout, samples
from environments.numbering import VERSION, codes
from rules.register import GAMES
from tests.environments.extras import extra

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text(
    encoding="utf-8"
)


def example(what):
    (found,) = [
        text
        for text in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
        if what in text
    ]
    return found


def run(what, capsys):
    known: dict = {}
    exec(compile(example(what), what, "exec"), known)
    return known, capsys.readouterr().out


def test_the_example_of_a_table_runs(capsys):
    known, out = run("environments.table", capsys)
    assert known["table"].over and out.startswith("[")


def test_the_example_of_pettingzoo_runs(capsys):
    extra("pettingzoo")
    known, out = run("environments import zoo", capsys)
    assert known["picture"].shape[2] == 3 and re.match(
        r"player_\d -?[\d.]+ \d+ \(\d+, \d+, 3\)", out
    )
    assert not known["env"].agents


def test_the_example_of_openspiel_runs(capsys):
    extra("pyspiel")
    known, out = run("environments.spiel", capsys)
    assert (
        known["state"].is_terminal()
        and sum(known["state"].returns()) == pytest.approx(0)
        and out
    )


def test_the_page_names_every_block_every_column_and_every_size():
    for game in GAMES.values():
        assert (
            f"`environments/actions/{game.id}-{VERSION}.txt` ({len(codes(game.id))}"
            in PAGE
        )
        sizes = [
            layout.observation(game.id, seats).size
            for seats in (game.min_seats, game.max_seats)
        ]
        assert "{:,} to {:,}".format(*sizes) in PAGE
        for block in layout.information(game.id, game.max_seats).blocks:
            assert f"`{block.name}`" in PAGE
    for column in samples.COLUMNS:
        assert f"`{column}`" in PAGE

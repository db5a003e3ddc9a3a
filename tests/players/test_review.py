"""Reviews: what the noise of a search is, and what is judged beyond it."""

from __future__ import annotations

import re
import statistics
from pathlib import Path

import pytest

from players.minds import mind_of
from players.review import ITERATIONS, NOISE, Judged, review
from players.scripted import greedy
from players.search import Search
from rules import record as records
from rules.header import Header
from rules.register import find_game
from tests.players.positions import positions

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
BLUNDER = """game: caylus
players: Blue, Red
order: Blue, Red
set turn: 9
set scored: dungeon
set bailiff: 16
set provost: 16
set Blue: deniers=5 food=6 wood=6 stone=6
set Red: deniers=0 food=0 wood=0
Blue pass
"""


def test_the_noise_of_a_search_is_what_the_page_says():
    (told,) = re.findall(
        rf"{ITERATIONS} iterations give[^.]*standard deviation of ([0-9.]+) ", PAGE.read_text()
    )
    assert float(told.replace("\n", " ")) == NOISE
    mind = mind_of("caylus")
    state, _ = mind.game.start(Header("caylus", ("A", "B", "C", "D"), {}, 8))
    variances = []
    for at in list(positions(mind.game, state, 60))[:5]:
        values = []
        for seed in range(4):
            search = Search(mind, [at], seed)
            search.run(ITERATIONS)
            values.append(search.ranked()[0].value)
        variances.append(statistics.variance(values))
    assert NOISE / 4 < statistics.mean(variances) ** 0.5 < 2 * NOISE


def test_what_the_noise_could_explain_costs_nothing():
    assert Judged(0, "pass", 0.5, "pass", 0.5).cost == 0
    assert Judged(0, "pass", 0.5, "place gate", 0.5 + 2.9 * NOISE).cost == 0
    assert Judged(0, "pass", 0.5, "place gate", 0.5 + 3.1 * NOISE).cost == pytest.approx(3.1 * NOISE)


def test_a_pass_that_throws_the_castle_away_is_told():
    (judged,) = review(records.read(BLUNDER))
    assert judged.code == "pass"
    assert judged.best != "pass"
    assert judged.cost > 0


def test_a_review_of_a_game_with_hidden_cards_ends_too_and_is_the_same_again():
    game = find_game("magna_carta")
    header = Header(game.id, ("A", "B"), {}, 5)
    state, _ = game.start(header)
    codes = []
    while (decision := game.decision(state)) is not None and game.turn(state) == 1:
        codes.append((decision.seat, greedy.choose(game, state)))
        game.step(state, codes[-1][1])
    record = records.read(records.write(game, header, codes))
    one, two = (list(review(record, 40)) for _ in range(2))
    assert one == two
    assert [(judged.seat, judged.code) for judged in one] == codes

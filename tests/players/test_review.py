"""Reviews: what the noise of a search is, and what is judged beyond it."""

from __future__ import annotations

import re
import statistics
from pathlib import Path

import pytest

from players import review as reviews
from players.advisable import NOISE
from players.hints import hint
from players.levels import choose
from players.minds import mind_of
from players.review import (
    Appraisal,
    JudgedAction,
    Verdict,
    appraise,
    review,
    verdict,
)
from players.scripted import greedy
from rules import record as records
from rules.header import Header
from rules.notation import SEATS
from rules.register import find_game

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
BLUNDER = """game: caylus
players: Blue, Red
order: Blue, Red
set turn: 9
set scored: dungeon
set bailiff: 16
set provost: 16
set Blue: deniers=5 food=6 wood=6 stone=6
set Red: deniers=0 food=0 wood=0 prestige=40
Blue pass
"""
FORCED = """game: magna_carta
players: A, B
seed: 4
set turn: 3
set provost: 2
set A: deniers=0 food=0 wood=0 stone=0 gold=0
set hand A:
A draw
B pass
A draw
A pass
"""


def noise(kind, seats, every, most, seeds=4):
    """The root of the mean variance, from one seed to another, of what the policy's actions seem to cost in some
    positions of a game between policies."""
    mind = mind_of(kind)
    state, _ = mind.game.start(Header(kind, SEATS[:seats], {}, 100))
    variances = []
    number = 0
    while state.stack and len(variances) < most:
        code = choose(mind, state, 0, number).code
        number += 1
        if len(state.actions) > 2 and number % every == 7:
            looks = [appraise(mind, state, code, seed) for seed in range(seeds)]
            variances.append(
                statistics.variance([one.best_value - one.value for one in looks])
            )
        mind.step(state, code)
    return statistics.mean(variances) ** 0.5


def told(words):
    """A number of the page, after these words."""
    (found,) = re.findall(
        rf"{words} ([0-9.]+[0-9])", " ".join(PAGE.read_text().split())
    )
    return float(found)


@pytest.mark.exhaustive
def test_the_noise_of_a_review_is_what_the_page_says():
    assert told("a standard deviation of") == NOISE
    told_of_magna_carta = told("reviews reckon, and")
    caylus, magna_carta = noise("caylus", 2, 45, 5), noise("magna_carta", 2, 45, 3)
    assert NOISE / 2 < caylus < 2 * NOISE
    assert told_of_magna_carta / 3 < magna_carta < 3 * told_of_magna_carta


def one_of(*lost, best="place gate"):
    return [Appraisal(best, 0.5 + more, 0.5, (0.5, 0.5)) for more in lost]


def test_several_looks_agree_before_an_action_counts_as_worse():
    assert verdict("pass", one_of(*[0.05] * 4)) == Verdict(
        "place gate", pytest.approx(0.05), "mistake"
    )
    within = 2.9 * NOISE / 2
    assert verdict("pass", one_of(*[within] * 4)).cost == 0
    assert verdict("pass", one_of(within)).cost == 0
    assert verdict("pass", one_of(within)).mark == "good"
    assert verdict("pass", one_of(*[0.03] * 4)).mark == "doubtful"
    assert verdict("place gate", one_of(*[0.03] * 4)).mark == "best"
    assert verdict("pass", one_of(*[3.1 * NOISE / 2] * 4)).cost > 0
    assert verdict("pass", one_of(0.2, 0.0, 0.0, 0.0)).cost == 0, (
        "the looks differ more than that"
    )
    mixed = [*one_of(0.2, best="place inn"), *one_of(0.2, 0.2), *one_of(0.2)]
    assert verdict("pass", mixed).best == "place gate"
    assert verdict("place gate", mixed).cost == 0, "most looks hold it for the best"


def test_what_the_guide_suggests_is_no_mistake():
    """The first look is the guide's own search, whatever the others find."""
    looks = [*one_of(0.0, best="pass"), *one_of(0.2, 0.2, 0.2)]
    assert verdict("pass", looks) == Verdict("place gate", 0.0, "good")
    mind = mind_of("caylus")
    for seed in (1, 2):
        state, _ = mind.game.start(Header("caylus", SEATS[:2], {}, seed))
        told = hint(mind, state, 60, 4, long=0).options[0].code
        other = next(code for code in state.actions if code != told)
        assert appraise(mind, state, told, 4, 60).best == told
        assert appraise(mind, state, other, 4, 60).best in {told, other}


def test_a_look_at_one_decision_sees_what_a_whole_review_sees():
    record = records.read(BLUNDER)
    mind = mind_of("caylus")
    _, state, _ = records.start(record)
    found = appraise(mind, state, "pass", 0)
    (judged,) = review(record)
    assert (found.best, found.value) == (judged.best, round(judged.value, 4))
    assert found.is_doubtful and len(found.values) == 2


@pytest.mark.parametrize(("seed", "is_best_known"), [(5, True), (8, False)])
def test_what_was_hardly_tried_is_compared_with_the_best_by_searches_of_one_size(
    monkeypatch, seed, is_best_known
):
    mind = mind_of("caylus")
    state, _ = mind.game.start(Header("caylus", SEATS[:3], {}, seed))
    searched = []

    def searched_value(mind, worlds, code, iterations, seed):
        searched.append((code, iterations, seed))
        return 0.25

    monkeypatch.setattr(reviews, "value_after", searched_value)
    found = appraise(mind, state, "pass", 3, 40)
    best = [] if is_best_known else [(found.best, 20, 4)]
    assert searched == [("pass", 20, 4), *best]
    assert found.is_doubtful == is_best_known


def test_what_the_noise_could_explain_costs_nothing():
    assert JudgedAction(0, "pass", 0.5, "pass", 0.5).cost == 0
    assert JudgedAction(0, "pass", 0.5, "place gate", 0.5 + 2.9 * NOISE).cost == 0
    assert JudgedAction(
        0, "pass", 0.5, "place gate", 0.5 + 3.1 * NOISE
    ).cost == pytest.approx(3.1 * NOISE)


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
    while (decision := game.decision(state)) is not None and state.turn == 1:
        codes.append((decision.seat, greedy.choose(game, state)))
        game.step(state, codes[-1][1])
    record = records.read(records.write(game, header, codes))
    one, two = (list(review(record, 40)) for _ in range(2))
    assert one == two
    assert [(judged.seat, judged.code) for judged in one] == codes


@pytest.mark.parametrize(
    "text", [FORCED, FORCED.replace(" food=0 wood=0 stone=0 gold=0", "")]
)
def test_no_action_of_a_review_is_better_than_the_best_and_one_without_a_choice_has_its_value_too(
    text,
):
    judged = list(review(records.read(text), 10))
    assert all(0 < one.value <= one.best_value for one in judged)
    assert all(one.value == one.best_value for one in judged if one.code == one.best)

"""Training sees what the players see."""

from __future__ import annotations

import json

import numpy as np
import pytest

from lab.reliability import STAGE_NAMES, reliability_bins
from lab.training import __main__ as training
from lab.training.fit import fit_evaluation, fit_spread
from lab.training.samples import Endings, flatten, unit_policy
from players.minds import KNOWLEDGE, Mind, group, mind_of
from rules.register import find_game
from tests.players.positions import games, positions


@pytest.mark.parametrize("game_id", list(KNOWLEDGE))
def test_a_score_is_the_sum_of_an_actions_features_times_the_weights(game_id):
    game, mind, unit = find_game(game_id), mind_of(game_id), unit_policy(game_id)
    for start in games(game):
        for state in positions(game, start, 25):
            features = np.array(unit.scores(state), dtype=float)
            weights = flatten(game_id, mind.weights["policy"][group(state.seats)])
            assert features @ weights == pytest.approx(
                mind.scorer(state)(state), abs=1e-4
            )
            assert features.shape == (len(state.actions), len(weights))


def test_who_starts_with_nothing_learns_from_the_greedy_player(tmp_path, monkeypatch):
    monkeypatch.setattr(
        training, "weights_path", lambda game: tmp_path / game / "weights.json"
    )
    monkeypatch.setattr(training, "IMITATED_GAMES", 8)
    monkeypatch.setattr("lab.training.fit.ROUNDS", 40)
    (tmp_path / "magna_carta").mkdir()
    assert training.main(["--game", "magna_carta", "--afresh"]) == 0
    weights = json.loads((tmp_path / "magna_carta" / "weights.json").read_text())
    assert "greedy" in weights["note"][0]
    mind = Mind("magna_carta", weights)
    state = next(games(mind.game))
    assert len(set(mind.scorer(state)(state))) > 1


def test_weights_that_win_nothing_are_not_written(tmp_path, monkeypatch):
    monkeypatch.setattr(
        training, "weights_path", lambda game: tmp_path / game / "weights.json"
    )
    monkeypatch.setattr("lab.training.fit.ROUNDS", 5)
    (tmp_path / "magna_carta").mkdir()
    file = tmp_path / "magna_carta" / "weights.json"
    training.write_weights(file, mind_of("magna_carta").weights)
    before = file.read_text()
    monkeypatch.setattr(training, "_beats", lambda *_: "")
    arguments = [
        "--game",
        "magna_carta",
        "--games",
        "8",
        "--iterations",
        "4",
        "--endings",
        "12",
    ]
    assert training.main(arguments) == 1
    assert file.read_text() == before
    assert list(file.parent.iterdir()) == [file]


def test_a_term_that_hardly_differs_at_the_start_is_not_believed_to_decide_the_game():
    """As cloth in the first turns: a few positions, and by chance the same seats won them."""
    chance = np.random.default_rng(1)
    positions, terms = 3000, 2
    stage = np.repeat(chance.random(positions), 2)
    features = chance.normal(size=(2 * positions, terms))
    features[:, 1] *= np.where(stage < 0.5, 0.0, 1.0)
    lucky = np.flatnonzero(stage < 0.02)[::2][:6]
    features[lucky, 1] = 0.2
    score = (
        3 * features[:, 0]
        + 4 * features[:, 1]
        + chance.normal(scale=5, size=2 * positions)
    )
    score[lucky] += 30
    won = (
        score.reshape(-1, 2) == score.reshape(-1, 2).max(axis=1, keepdims=True)
    ).reshape(-1)
    two = np.full(2 * positions, 2)
    data = Endings(features, stage, np.arange(positions).repeat(2), two, score, won)
    weights, _, explained = fit_evaluation(data, 2)
    assert explained > 0.3
    for row in weights:
        assert row == pytest.approx([3, 4], abs=1.5)


def test_the_spread_of_an_evaluation_is_found_again_from_the_games_that_it_explains():
    chance = np.random.default_rng(3)
    seats, games, terms = 2, 5000, 1
    features = chance.normal(0, 8, (games, seats, terms))
    stage = chance.random(games)
    heat = 12 - 8 * stage  # 12, 8 and 4 points at the three stages
    odds = 1 / (1 + np.exp((features[:, 1, 0] - features[:, 0, 0]) / heat))
    first = chance.random(games) < odds
    won = np.stack([first, ~first], axis=1).astype(np.float32)
    data = Endings(
        features.reshape(-1, terms).astype(np.float32),
        np.repeat(stage, seats).astype(np.float32),
        np.repeat(np.arange(games), seats).astype(np.int32),
        np.full(games * seats, seats, dtype=np.int32),
        won.reshape(-1) * 20,
        won.reshape(-1),
    )
    found = fit_spread(data, seats, [[1.0]] * 3)
    assert found == pytest.approx([12, 8, 4], rel=0.2)


def test_a_table_of_beliefs_counts_every_seat_of_every_turn_once():
    bins = reliability_bins(mind_of("caylus"), 3, 4, 0, 11)
    assert sum(one.positions for one in bins) % 3 == 0
    assert {one.part for one in bins} == set(STAGE_NAMES)
    # as many seats win as games are won: what was won, weighted by positions, is a third of all
    assert sum(one.won * one.positions for one in bins) == pytest.approx(
        sum(one.believed * one.positions for one in bins)
    )
    assert not any(one.counts for one in bins)

"""Training sees what the players see."""

from __future__ import annotations

import json

import numpy as np
import pytest

from players.minds import KNOWLEDGE, Mind, group, mind_of
from players.training import __main__ as training
from players.training.fit import fit_evaluation
from players.training.samples import Ended, flat, unit_policy
from rules.register import find_game
from tests.players.positions import games, positions


@pytest.mark.parametrize("game_id", list(KNOWLEDGE))
def test_a_score_is_the_sum_of_an_actions_features_times_the_weights(game_id):
    game, mind, unit = find_game(game_id), mind_of(game_id), unit_policy(game_id)
    for start in games(game):
        for state in positions(game, start, 25):
            features = np.array(unit.scores(state), dtype=float)
            weights = flat(game_id, mind.weights["policy"][group(mind.seats(state))])
            assert features @ weights == pytest.approx(mind.scorer(state)(state), abs=1e-4)
            assert features.shape == (len(state.actions), len(weights))


def test_who_starts_with_nothing_learns_from_the_greedy_player(tmp_path, monkeypatch):
    monkeypatch.setattr(training, "HERE", tmp_path)
    monkeypatch.setattr(training, "IMITATED", 8)
    monkeypatch.setattr("players.training.fit.ROUNDS", 40)
    (tmp_path / "magna_carta").mkdir()
    assert training.main(["--game", "magna_carta", "--afresh"]) == 0
    weights = json.loads((tmp_path / "magna_carta" / "weights.json").read_text())
    assert "greedy" in weights["note"][0]
    mind = Mind("magna_carta", weights)
    state = next(games(mind.game))
    assert len(set(mind.scorer(state)(state))) > 1


def test_weights_that_win_nothing_are_not_written(tmp_path, monkeypatch):
    monkeypatch.setattr(training, "HERE", tmp_path)
    monkeypatch.setattr("players.training.fit.ROUNDS", 5)
    (tmp_path / "magna_carta").mkdir()
    file = tmp_path / "magna_carta" / "weights.json"
    training.write_weights(file, mind_of("magna_carta").weights)
    before = file.read_text()
    monkeypatch.setattr(training, "_beats", lambda *_: "")
    arguments = ["--game", "magna_carta", "--games", "8", "--iterations", "4", "--endings", "12"]
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
    score = 3 * features[:, 0] + 4 * features[:, 1] + chance.normal(scale=5, size=2 * positions)
    score[lucky] += 30
    won = (score.reshape(-1, 2) == score.reshape(-1, 2).max(axis=1, keepdims=True)).reshape(-1)
    two = np.full(2 * positions, 2)
    data = Ended(features, stage, np.arange(positions).repeat(2), two, score, won)
    weights, _, explained = fit_evaluation(data, 2)
    assert explained > 0.3
    for row in weights:
        assert row == pytest.approx([3, 4], abs=1.5)

"""The place of a decision: from phase 3 on it names one decision of a turn, and survives saving."""

import pytest

from tests.rules.games import RandomPlayer, set_ups


@pytest.mark.parametrize(("game", "header"), list(set_ups(70)), ids=lambda value: getattr(value, "seed", ""))
def test_turn_phase_place_and_kind_name_one_decision_from_phase_3_on(game, header):
    state, _ = game.start(header)
    player = RandomPlayer(header.seed, 0.8)
    seen = set()
    while decision := game.decision(state):
        place = game.place(state)
        assert place
        assert game.place(game.decode(game.encode(state))) == place
        if game.phase(state) >= 3:
            key = (game.turn(state), game.phase(state), place, decision.kind, decision.seat)
            assert key not in seen
            seen.add(key)
        game.step(state, player.choose(decision.actions))
    assert len(seen) > 20
    assert game.place(state) == ""

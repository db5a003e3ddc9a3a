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
        if state.phase >= 3:
            key = (state.turn, state.phase, place, decision.kind, decision.seat)
            assert key not in seen
            seen.add(key)
        game.step(state, player.choose(decision.actions))
    assert len(seen) > 20
    assert game.place(state) == ""


@pytest.mark.parametrize(("game", "header"), list(set_ups(71)), ids=lambda value: getattr(value, "seed", ""))
def test_in_turn_asks_a_seat_that_has_not_passed_and_leaves_the_state_alone(game, header):
    state, _ = game.start(header)
    player = RandomPlayer(header.seed, 0.8)
    asked = 0
    for _ in range(80):
        before = game.encode(state)
        for seat in range(len(header.players)):
            copy = game.in_turn(state, seat)
            if copy is None:
                assert state.phase != 2 or seat in state.passed
                continue
            decision = game.decision(copy)
            assert decision.seat == seat
            assert "pass" in decision.actions
            asked += seat != game.decision(state).seat
        assert game.encode(state) == before
        game.step(state, player.choose(game.decision(state).actions))
    assert asked > 10

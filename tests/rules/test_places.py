"""The place of a decision: from phase 3 on it names one decision of a turn, and survives saving. Who is to place, and
where a turn ends."""

import pytest

from tests.rules.games import RandomPlayer, set_ups


@pytest.mark.parametrize(
    ("game", "header"), list(set_ups(70)), ids=lambda value: getattr(value, "seed", "")
)
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


@pytest.mark.parametrize(
    ("game", "header"), list(set_ups(71)), ids=lambda value: getattr(value, "seed", "")
)
def test_in_turn_asks_a_seat_that_has_not_passed_and_leaves_the_state_alone(
    game, header
):
    state, _ = game.start(header)
    player = RandomPlayer(header.seed, 0.8)
    asked = 0
    for _ in range(80):
        before = game.encode(state)
        to_place = game.to_place(state)
        seats = range(len(header.players))
        assert sorted(to_place) == [
            seat for seat in seats if game.in_turn(state, seat) is not None
        ]
        assert not to_place or to_place[0] == game.decision(state).seat
        for seat in seats:
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


@pytest.mark.parametrize(
    ("game", "header"), list(set_ups(72)), ids=lambda value: getattr(value, "seed", "")
)
def test_who_is_to_place_is_asked_in_that_order(game, header):
    state, _ = game.start(header)
    player = RandomPlayer(header.seed, 0.8)
    followed = 0
    while (decision := game.decision(state)) and followed < 20:
        to_place, turn = game.to_place(state), state.turn
        game.step(state, player.choose(decision.actions))
        following, left = game.decision(state), game.to_place(state)
        if to_place and left and state.turn == turn and following.seat != decision.seat:
            assert following.seat == next(
                seat for seat in to_place[1:] if seat in left
            ), "the others had to pass"
            followed += 1
    assert followed == 20


@pytest.mark.parametrize(
    ("game", "header"), list(set_ups(73)), ids=lambda value: getattr(value, "seed", "")
)
def test_a_step_in_the_turn_is_the_same_but_that_nothing_follows_the_turn(game, header):
    state, _ = game.start(header)
    player = RandomPlayer(header.seed, 0.8)
    ended = 0
    while decision := game.decision(state):
        code, turn, copy = (
            player.choose(decision.actions),
            state.turn,
            game.clone(state),
        )
        game.step(state, code)
        game.step_in_turn(copy, code)
        if decision.kind in game.guide.at_once:
            continue  # before the first turn
        if state.turn == turn and game.decision(state):
            assert game.encode(copy) == game.encode(state)
            assert game.decision(copy) == game.decision(state)
        else:
            ended += 1
            assert game.decision(copy) is None and copy.turn == turn
    assert ended > 3

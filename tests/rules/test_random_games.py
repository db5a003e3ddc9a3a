"""Random games of every registered game run to the end, and what must hold on the way."""

from __future__ import annotations

import pytest

from rules import record as records
from rules.game import Game
from rules.header import Header
from rules.register import GAMES
from tests.rules.games import RandomPlayer, set_ups
from tests.rules.invariants import check_clone, check_position
from tests.rules.ledgers import LEDGERS

TASTES = (0.0, 0.3, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95)
ROUNDS = (6,)
"""Times every set-up, of which Caylus has 32 and Magna Carta 6; each has a taste of its own. The others are left to
`make test-exhaustive`."""
THOROUGH_EVERY = 17

CASES = [
    pytest.param(
        game,
        header,
        TASTES[turn],
        id=f"{game.id}-{len(header.players)}-{header.seed}",
        marks=() if turn in ROUNDS else pytest.mark.exhaustive,
    )
    for turn in range(len(TASTES))
    for game, header in set_ups(seed=1000 * turn)
]


@pytest.mark.parametrize(("game", "header", "taste"), CASES)
def test_a_random_game_runs_to_the_end_with_everything_accounted_for(
    game: Game, header: Header, taste: float
) -> None:
    state, opening = game.start(header)
    ledger = LEDGERS[game.id](state, opening)
    player = RandomPlayer(header.seed, taste)
    actions: list[tuple[int, str]] = []
    history = list(opening)
    checkpoints: list[tuple[Header, int, bytes]] = []
    turn = state.turn
    while decision := game.decision(state):
        number = len(actions)
        check_position(game, header, state, thorough=number % THOROUGH_EVERY == 0)
        if number % THOROUGH_EVERY == 1:
            check_clone(game, state)
        code = player.choose(decision.actions)
        twin = game.clone(state)
        happened = game.apply(state, decision.seat, code)
        assert game.decode_events(game.encode_events(happened)) == happened
        history += happened
        for event in happened:
            ledger.note(event)
            assert game.tell(event, header.players).english
        ledger.check(state)
        game.step(twin, code)
        assert game.encode(twin) == game.encode(state)
        actions.append((decision.seat, code))
        if state.turn != turn:
            turn = state.turn
            checkpoints.append(
                (game.drawn(state, header), len(actions), game.encode(state))
            )
        assert len(actions) < 5000
    check_position(game, header, state, thorough=True)
    checkpoints.append((game.drawn(state, header), len(actions), game.encode(state)))

    result = game.result(state)
    assert result is not None
    points = game.points_by_source(history, len(header.players))
    assert [sum(seat) for seat in zip(*points.values(), strict=True)] == list(
        result.scores
    )
    best = max(result.scores)
    assert result.winners == tuple(
        seat for seat, score in enumerate(result.scores) if score == best
    )
    for drawn, number, saved in checkpoints:
        text = records.write(game, drawn, actions[:number])
        assert game.encode(records.replay(records.read(text)).state) == saved


def test_every_registered_game_has_a_ledger() -> None:
    assert set(LEDGERS) == set(GAMES)

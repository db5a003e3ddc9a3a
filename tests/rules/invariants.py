"""What must hold after every action of every game (house rules, random games)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from rules.errors import ActionError

if TYPE_CHECKING:
    from rules.game import Game
    from rules.header import Header

FOREIGN = ("place 29", "xyzzy", "", "pass pass", "take silver")


def check_position(game: Game, header: Header, state: Any, *, thorough: bool) -> None:
    """Checks the decision, the notation, the copy and the JSON round trip of one position."""
    decision = game.decision(state)
    assert (decision is None) == (game.result(state) is not None)
    if decision is not None:
        assert decision.actions
        assert len(set(decision.actions)) == len(decision.actions)
        assert decision.kind in game.kinds
        assert 0 <= decision.seat < len(header.players)
        for code in decision.actions:
            assert game.is_code(code)
            assert game.begins_code(code)
    if not thorough:
        return
    saved = game.encode(state)
    loaded = game.decode(saved)
    assert game.encode(loaded) == saved
    assert game.decision(loaded) == decision
    assert len(saved) <= 3 * 1024
    if decision is not None:
        for code in decision.actions:
            assert game.label(state, code).english
        assert game.question(state).english
        for seat in range(len(header.players)):
            for code in (*FOREIGN, *decision.actions[:1]):
                if seat != decision.seat or code not in decision.actions:
                    with pytest.raises(ActionError):
                        game.apply(state, seat, code)
    else:
        with pytest.raises(ActionError):
            game.apply(state, 0, "pass")
    assert game.encode(state) == saved


def check_clone(game: Game, state: Any) -> None:
    """A copy plays on to other positions while the original stays as it was."""
    decision = game.decision(state)
    if decision is None:
        return
    before = game.encode(state)
    copy = game.clone(state)
    assert game.encode(copy) == before
    for code in (decision.actions[-1], decision.actions[0]):
        other = game.clone(copy)
        game.step(other, code)
        assert game.encode(state) == before
        assert game.decision(state) == decision

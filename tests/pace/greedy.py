"""Scripted players that see only their seat's view: sensible ones for both games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.pace import greedy_caylus, greedy_magna_carta

if TYPE_CHECKING:
    from rules.game import Game

_CHOOSE = {"caylus": greedy_caylus.choose, "magna_carta": greedy_magna_carta.choose}


def choose(game: Game, state: Any) -> str:
    """What the deciding seat does, from what it may see."""
    decision = game.decision(state)
    assert decision is not None
    return _CHOOSE[game.id](game.view(state, decision.seat), game.place(state))

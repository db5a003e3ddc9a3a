"""Scripted players that see only their seat's view: sensible ones for both games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from players.scripted import caylus, magna_carta

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.game import Game

_RANKED: dict[str, Callable[[Any, str], list[tuple[float, str]]]] = {
    "caylus": caylus.ranked,
    "magna_carta": magna_carta.ranked,
}


def choose(game: Game, state: Any) -> str:
    """What the deciding seat does, from what it may see."""
    decision = game.decision(state)
    assert decision is not None
    return ranked(game, state)[0][1]


def ranked(game: Game, state: Any) -> list[tuple[float, str]]:
    """The deciding seat's legal codes with what it makes of them, best first."""
    decision = game.decision(state)
    assert decision is not None
    return _RANKED[game.id](game.view(state, decision.seat), game.place(state))

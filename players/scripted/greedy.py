"""The greedy player of every game: it takes the action that brings it most at once, by what its seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from players.scripted import caylus, magna_carta

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.game import Game, GameState

# from views of different games
_RANKED: dict[str, Callable[[Any, str], list[tuple[float, str]]]] = {
    "caylus": caylus.ranked,
    "magna_carta": magna_carta.ranked,
}


def choose(game: Game, state: GameState) -> str:
    """Return the deciding seat's best action."""
    return ranked(game, state)[0][1]


def ranked(game: Game, state: GameState) -> list[tuple[float, str]]:
    """Return the deciding seat's legal codes with their values in points, best first."""
    decision = game.decision(state)
    assert decision is not None
    return _RANKED[game.id](game.view(state, decision.seat), game.place(state))

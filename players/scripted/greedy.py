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

_UP_TO: dict[str, Callable[[Any], dict[str, tuple[int, bool]]]] = {
    "caylus": caylus.up_to,
    "magna_carta": magna_carta.up_to,
}


_DEFENDS: dict[str, Callable[[Any, int, int], int]] = {
    "caylus": caylus.defends,
    "magna_carta": magna_carta.defends,
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


def up_to(game: Game, state: Any) -> dict[str, tuple[int, bool]]:
    """For each placement up to which price the deciding seat would rather do it than pass, and whether only once
    somebody has passed."""
    decision = game.decision(state)
    assert decision is not None
    return _UP_TO[game.id](game.view(state, decision.seat))


def defends(game: Game, state: Any, seat: int, space: int) -> int:
    """Up to how many deniers a seat would pay to bring the provost to its worker on a space, which it need not have
    placed yet."""
    return _DEFENDS[game.id](game.view(state, seat), seat, space)

"""Scripted players that see only their seat's view: sensible ones for both games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from players.scripted import caylus, magna_carta

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.game import Game, GameState

V = TypeVar("V")


class Scripted(NamedTuple, Generic[V]):
    """A game's scripted player, for a seat's view."""

    ranked: Callable[[V, str], list[tuple[float, str]]]
    up_to: Callable[[V], dict[str, tuple[int, bool]]]
    defends: Callable[[V, int, int], int]


_SCRIPTED: dict[str, Scripted[Any]] = {  # of views of different games
    "caylus": Scripted(caylus.ranked, caylus.up_to, caylus.defends),
    "magna_carta": Scripted(magna_carta.ranked, magna_carta.up_to, magna_carta.defends),
}


def choose(game: Game, state: GameState) -> str:
    """Return what the deciding seat does, from what it may see."""
    decision = game.decision(state)
    assert decision is not None
    return ranked(game, state)[0][1]


def ranked(game: Game, state: GameState) -> list[tuple[float, str]]:
    """Return the deciding seat's legal codes with what it makes of them, best first."""
    decision = game.decision(state)
    assert decision is not None
    return _SCRIPTED[game.id].ranked(game.view(state, decision.seat), game.place(state))


def up_to(game: Game, state: GameState) -> dict[str, tuple[int, bool]]:
    """Return the highest price of each placement at which the deciding seat would rather do it than pass.

    Return also whether that is only once somebody has passed.
    """
    decision = game.decision(state)
    assert decision is not None
    return _SCRIPTED[game.id].up_to(game.view(state, decision.seat))


def defends(game: Game, state: GameState, seat: int, space: int) -> int:
    """Return the most deniers that a seat would pay to bring the provost to its worker on a space.

    It need not have placed that worker yet.
    """
    return _SCRIPTED[game.id].defends(game.view(state, seat), seat, space)

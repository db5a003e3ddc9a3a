"""Income and points: the values of tokens, visible cards and goods (sections 4 and 6)."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, Final

from rules.magna_carta.cards import CARDS, GOLD, INCOME, TOKEN_POINTS
from rules.model import Result
from rules.shared.amounts import highest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.magna_carta.state import State

_POINTS: Final = {card.id: card.points for card in CARDS.values()}
_EXTRA: Final = {card.id: card.income for card in CARDS.values() if card.income}


def incomes(state: State) -> list[int]:
    """Return the deniers of phase 1 by seat: 2, and 1 for each uncovered residence and the Hotel."""
    result = [INCOME] * state.setup.seats
    for card, owner in zip(state.card, state.owner, strict=True):
        if card in _EXTRA:
            result[owner] += _EXTRA[card]
    return result


def standings(state: State) -> list[int]:
    """Return the points of tokens and visible cards by seat, without goods."""
    result = [sum(map(mul, tokens, TOKEN_POINTS)) for tokens in state.tokens]
    for card, owner in zip(state.card, state.owner, strict=True):
        if owner >= 0:
            result[owner] += _POINTS[card]
    for seat, front in enumerate(state.front):
        for card in front:
            result[seat] += _POINTS[card]
    return result


def token_points(tokens: Sequence[int]) -> int:
    """Return the points of castle tokens."""
    return sum(map(mul, tokens, TOKEN_POINTS))


def card_points(state: State, seat: int) -> int:
    """Return the points of a seat's visible cards: on the road, and in the beginner game before the player."""
    on_road = sum(
        [
            _POINTS[card]
            for card, owner in zip(state.card, state.owner, strict=True)
            if owner == seat
        ]
    )
    return on_road + sum([_POINTS[card] for card in state.front[seat]])


def goods_points(cubes: Sequence[int], deniers: int) -> tuple[int, int, int]:
    """Return the final points for gold, for every three other cubes of any kinds, and for every three deniers.

    >>> goods_points((1, 2, 0, 2), deniers=7)
    (2, 1, 2)
    """
    return cubes[GOLD], sum(cubes[:GOLD]) // 3, deniers // 3


def final_count(state: State, seat: int) -> tuple[int, int, int, int, int]:
    """Return the points of a seat for tokens, cards, gold, other cubes and deniers."""
    goods = goods_points(state.cubes[seat], state.deniers[seat])
    return token_points(state.tokens[seat]), card_points(state, seat), *goods


def result(state: State) -> Result:
    """Return the final count of this position; there is no tie-break."""
    scores = tuple([sum(final_count(state, seat)) for seat in range(state.setup.seats)])
    return Result(scores, highest(scores))

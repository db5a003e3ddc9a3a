"""Present and coming holdings of a seat of Magna Carta: cubes and batches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import (
    CARDS,
    GOLD,
    NEUTRAL,
    NEUTRAL_PEDDLER,
    PLAYER_CARDS,
    PRESTIGE,
    TOKENS,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.magna_carta.state import State

WORKPLACE_INDEX = {
    card.id: index
    for index, card in enumerate((*PLAYER_CARDS, *NEUTRAL, NEUTRAL_PEDDLER))
}
"""The number of each card that takes a worker, in the blocks `work` and `build`; the player cards come first."""
PRESTIGE_INDEX = {card.id: index for index, card in enumerate(PRESTIGE)}
RATE_PRICES = {
    card.id: tuple(rate.deniers for rate in card.rates)
    for card in CARDS.values()
    if card.rates
}
_GIVES = {card.id: card.gives for card in CARDS.values() if any(card.gives)}
_TOTAL = {seats: sum(tokens) for seats, tokens in TOKENS.items()}


def game_progress(state: State) -> float:
    """Return the progress of the game, 0 to 1, by the tokens that are gone."""
    return 1.0 - sum(state.supply) / _TOTAL[state.setup.seats]


def coming(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Return the seat's cubes, with those that its workers up to the provost will get, and its workers' places."""
    cubes = list(state.cubes[seat])
    places = []
    worker = state.worker
    if seat in worker:
        reach = state.provost or len(worker)
        card = state.card
        for place, occupant in enumerate(worker):
            if occupant == seat:
                places.append(place)
                if place <= reach and card[place] in _GIVES:
                    for kind, number in enumerate(_GIVES[card[place]]):
                        cubes[kind] += number
    return cubes, places


def batches(cubes: Sequence[int]) -> int:
    """Return how many batches these cubes make; gold replaces any cube."""
    food, wood, stone, gold = cubes
    number = min(food, wood, stone)
    while True:
        missing = (
            max(0, number + 1 - food)
            + max(0, number + 1 - wood)
            + max(0, number + 1 - stone)
        )
        if missing > gold:
            return number
        number += 1


def left_over(cubes: Sequence[int]) -> int:
    """Return the number of cubes other than gold that are left after as many batches as possible without gold."""
    return sum(cubes[:GOLD]) - 3 * min(cubes[:GOLD])

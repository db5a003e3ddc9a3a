"""The present and future holdings of a seat of Magna Carta: coming cubes, batches, cards it can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import CARDS, GOLD, NEUTRAL, NEUTRAL_PEDDLER, PLAYER_CARDS, PRESTIGE, TOKENS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.magna_carta.state import State

INDEX = {card.id: index for index, card in enumerate((*PLAYER_CARDS, *NEUTRAL, NEUTRAL_PEDDLER))}
"""Everything that takes a worker, numbered; the player cards first."""
PRESTIGE_INDEX = {card.id: index for index, card in enumerate(PRESTIGE)}
RATES = {card.id: tuple(rate.deniers for rate in card.rates) for card in CARDS.values() if card.rates}
_GIVES = {card.id: card.gives for card in CARDS.values() if any(card.gives)}
_TOTAL = {seats: sum(tokens) for seats, tokens in TOKENS.items()}


def late(state: State) -> float:
    """Return how far the game is, 0 to 1, by the tokens that are gone."""
    return 1.0 - sum(state.supply) / _TOTAL[state.setup.seats]


def coming(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Return the seat's cubes with those that its workers will get, and where its workers are.

    The workers within the provost's reach count.
    """
    cubes = list(state.cubes[seat])
    places = []
    worker = state.worker
    if seat in worker:
        reach = state.provost or len(worker)
        card = state.card
        for place, who in enumerate(worker):
            if who == seat:
                places.append(place)
                if place <= reach and card[place] in _GIVES:
                    for kind, number in enumerate(_GIVES[card[place]]):
                        cubes[kind] += number
    return cubes, places


def batches(cubes: Sequence[int]) -> int:
    """Return how many batches these cubes make, gold being any of the three."""
    food, wood, stone, gold = cubes
    number = min(food, wood, stone)
    while True:
        missing = max(0, number + 1 - food) + max(0, number + 1 - wood) + max(0, number + 1 - stone)
        if missing > gold:
            return number
        number += 1


def left_over(cubes: Sequence[int]) -> int:
    """Return cubes other than gold that no batch of plain cubes needs."""
    return sum(cubes[:GOLD]) - 3 * min(cubes[:GOLD])

"""The terms of the evaluation of Magna Carta (see `players.evaluation`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.magna_carta.needs import WORKPLACE_INDEX, batches, left_over
from rules.magna_carta.cards import CARDS, GOLD, PRESTIGE
from rules.magna_carta.payments import affordable
from rules.magna_carta.scoring import final_count, standings

if TYPE_CHECKING:
    from rules.magna_carta.state import State

TERMS = (
    "prestige",
    "deniers",
    "first_deniers",
    "income",
    "food",
    "wood",
    "stone",
    "gold",
    "first_food",
    "first_wood",
    "first_stone",
    "first_gold",
    "batches",
    "left_over",
    "hand",
    "first_cards",
    "payable",
    "residences",
    "residence_gold",
    "prestige_tile",
    "small",
    "small_cubes",
    "large",
    "own_peddler",
    "own_market",
    "own_lawyer",
    "own_gold_mine",
    "own_bank",
    "own_church",
    "within_reach",
    "place_in_order",
)
_OWN = {"peddler": 0, "market": 1, "lawyer": 2, "gold_mine": 3, "bank": 4, "church": 5}
_LARGE = frozenset(("large_farm", "large_sawmill", "large_quarry"))
_STOCKED = frozenset(card.id for card in CARDS.values() if card.stocked)
_INCOME = {card.id: card.income for card in CARDS.values() if card.income}
_POINTS = {card.id: card.points for card in PRESTIGE}


def features(state: State) -> list[list[float]]:
    """Return the values of the `TERMS` for every seat."""
    # The road is read once for all seats.
    seats = state.setup.seats
    numbers = range(seats)
    income = [0] * seats
    residences = [0] * seats
    small = [0] * seats
    lying = [0] * seats
    large = [0] * seats
    special = [[0] * len(_OWN) for _ in numbers]
    reach = [0] * seats
    cards = state.card
    near = state.provost + 2 if state.provost else len(cards)
    for place, seat in enumerate(state.owner):
        if seat >= 0:
            card = cards[place]
            income[seat] += _INCOME.get(card, 0)
            if card == "residence":
                residences[seat] += 1
            elif card in _STOCKED:
                small[seat] += 1
                lying[seat] += state.lying[place]
            elif card in _LARGE:
                large[seat] += 1
            elif card in _OWN:
                special[seat][_OWN[card]] = 1
            if card in WORKPLACE_INDEX and place <= near:
                reach[seat] += 1
    points = standings(state)
    rows: list[list[float]] = []
    for seat in numbers:
        deniers = state.deniers[seat]
        cubes = state.cubes[seat]
        food, wood, stone, gold = cubes
        hand = state.hand[seat]
        payable = affordable(food, wood, stone, gold)
        prestige = 0
        if residences[seat] or state.setup.beginner:
            for card in state.stock:
                if card in payable and _POINTS[card] > prestige:
                    prestige = _POINTS[card]
        rows.append(
            [
                points[seat],
                deniers,
                deniers if deniers < 5 else 5,
                income[seat],
                food,
                wood,
                stone,
                gold,
                1 if food else 0,
                1 if wood else 0,
                1 if stone else 0,
                1 if gold else 0,
                batches(cubes),
                left_over(cubes),
                len(hand),
                min(len(hand), 2),
                len([card for card in hand if card in payable]),
                residences[seat],
                min(cubes[GOLD], 2) if residences[seat] else 0,
                prestige,
                small[seat],
                lying[seat],
                large[seat],
                *special[seat],
                reach[seat],
                state.order.index(seat) / (seats - 1),
            ]
        )
    return rows


def final_score(state: State, seat: int) -> int:
    """Return the score of a finished game."""
    return sum(final_count(state, seat))

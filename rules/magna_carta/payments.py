"""The payments for a cost when gold replaces any cube (M-1, M-2, M-3)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from rules.magna_carta.cards import (
    CARDS,
    CUBES,
    FOOD,
    GOLD,
    STONE,
    WOOD,
    Goods,
    parse_cubes,
)

CONVERSION: Final = "conversion"
"""The Lawyer's price, among the things that are paid in cubes."""


def alphabetical(cubes: Goods) -> str:
    """Return "food+gold+gold": cubes as the notation writes them."""
    return "+".join(
        sorted(
            [CUBES[cube] for cube, number in enumerate(cubes) for _ in range(number)]
        )
    )


def _payments(cost: Goods, any_cube: bool) -> dict[str, Goods]:
    payments: set[Goods] = set()
    for food, wood, stone in product(
        *(range(cost[cube] + 1) for cube in (FOOD, WOOD, STONE))
    ):
        gold = sum(cost) - food - wood - stone  # every cube not paid in its own kind
        if not any_cube:
            payments.add((food, wood, stone, gold))
            continue
        for kind in range(len(CUBES)):
            paid = [food, wood, stone, gold]
            paid[kind] += 1
            payments.add(tuple(paid))
    ordered = sorted(payments, key=lambda paid: (paid[GOLD], alphabetical(paid)))
    return {f"pay {alphabetical(paid)}": paid for paid in ordered}


PAYMENTS: Final[dict[str, dict[str, Goods]]] = {
    **{
        card.id: _payments(card.cost, card.any_cube)
        for card in CARDS.values()
        if any(card.cost)
    },
    CONVERSION: _payments(parse_cubes("F"), False),
}
"""For each thing that costs cubes: every possible payment by its code, the least gold first."""

PAID: Final[dict[str, Goods]] = {
    code: paid for payments in PAYMENTS.values() for code, paid in payments.items()
}


@lru_cache(maxsize=4096)
def payments(
    thing: str, food: int, wood: int, stone: int, gold: int
) -> tuple[str, ...]:
    """Return the codes of the payments that these cubes allow.

    >>> payments("lawyer", food=1, wood=1, stone=0, gold=1)
    ('pay food+wood', 'pay food+gold', 'pay gold+wood')
    """
    return tuple(
        [
            code
            for code, paid in PAYMENTS[thing].items()
            if paid[FOOD] <= food
            and paid[WOOD] <= wood
            and paid[STONE] <= stone
            and paid[GOLD] <= gold
        ]
    )


@lru_cache(maxsize=4096)
def affordable(food: int, wood: int, stone: int, gold: int) -> frozenset[str]:
    """Return the cards that these cubes can pay."""
    return frozenset(
        [thing for thing in PAYMENTS if payments(thing, food, wood, stone, gold)]
    )

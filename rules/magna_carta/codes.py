"""The action codes of Magna Carta: every one that exists, spelled once."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement, product
from typing import Final

from rules.magna_carta.cards import (
    CARDS,
    CUBES,
    FOOD,
    GOLD,
    PLAYER_CARDS,
    PRESTIGE,
    STONE,
    WOOD,
)
from rules.magna_carta.payments import PAYMENTS, alphabetical
from rules.shared.absence import ABSENT
from rules.shared.provost import SHIFT_OF as SHIFT_OF

KEEP: Final = "keep"
MULLIGAN: Final = "mulligan"
DRAW: Final = "draw"
REDRAW: Final = "redraw"
PASS: Final = "pass"
SKIP: Final = "skip"
DONE: Final = "done"

LONGEST_ROAD: Final = 128
"""More than the four neutral cards, and every player's cards twice: a position may start with residences."""
PLACE: Final = ("", *(f"place {place}" for place in range(1, LONGEST_ROAD)))
ON: Final = ("", *(f"on {place}" for place in range(1, LONGEST_ROAD)))
CONVERT: Final = ("", *(f"convert {place}" for place in range(1, LONGEST_ROAD)))
PLACE_OF: Final = {
    code: place
    for codes in (PLACE, ON, CONVERT)
    for place, code in enumerate(codes)
    if code
}

BUILD: Final = {card.id: f"build {card.id}" for card in PLAYER_CARDS}
COVER: Final = {card.id: f"prestige {card.id}" for card in PRESTIGE}
CARD_OF: Final = {
    code: card for codes in (BUILD, COVER) for card, code in codes.items()
}

SELL: Final = tuple(f"sell {cube}" for cube in CUBES)
GIVE: Final = tuple(f"give {cube}" for cube in CUBES[:GOLD])
CUBE_OF: Final = {
    code: cube for codes in (SELL, GIVE) for cube, code in enumerate(codes)
}


def _goods(cubes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([cubes.count(cube) for cube in range(len(CUBES))])


_BOUGHT: Final = [
    _goods(cubes)
    for number in (1, 2)
    for cubes in combinations_with_replacement((FOOD, WOOD, STONE), number)
]
BUY: Final = {
    number: tuple(
        [f"buy {alphabetical(cubes)}" for cubes in _BOUGHT if sum(cubes) == number]
    )
    for number in (1, 2)
}
"""The codes for buying one cube and for buying two."""
BOUGHT: Final = {f"buy {alphabetical(cubes)}": cubes for cubes in _BOUGHT}

PAY: Final = {
    rate.deniers: f"pay {rate.deniers}"
    for card in CARDS.values()
    for rate in card.rates + card.owner_rates
}
DENIERS_OF: Final = {code: deniers for deniers, code in PAY.items()}

BATCH: Final = "batch"
PLAIN_BATCH: Final = _goods((FOOD, WOOD, STONE))
BATCHES: Final = {
    f"batch {alphabetical(cubes)}": cubes
    for cubes in sorted(
        {_goods(cubes) for cubes in product((FOOD, GOLD), (WOOD, GOLD), (STONE, GOLD))},
        key=lambda cubes: (cubes[GOLD], alphabetical(cubes)),
    )
}
"""The cubes of each batch when gold may take part, those with the least gold first."""

CODES: Final = frozenset(
    (
        *(KEEP, MULLIGAN, DRAW, REDRAW, PASS, SKIP, DONE, BATCH),
        *CARD_OF,
        *SHIFT_OF,
        *CUBE_OF,
        *BOUGHT,
        *DENIERS_OF,
        *(code for payments in PAYMENTS.values() for code in payments),
        *BATCHES,
    )
)
"""Every code without a road position that can be listed."""

_POSITION: Final = re.compile(r"(?:place|on|convert) [1-9][0-9]{0,3}", re.ASCII)
_VERBS: Final = ("place ", "on ", "convert ")


def is_code(text: str) -> bool:
    """Return whether the text is a complete code of this game; the road has no end (M-9)."""
    return text in CODES or text == ABSENT or _POSITION.fullmatch(text) is not None


def begins_code(text: str) -> bool:
    """Return whether some code of this game begins with the text."""
    return (
        any(code.startswith(text) for code in (*CODES, ABSENT))
        or any(verb.startswith(text) for verb in _VERBS)
        or _POSITION.fullmatch(text) is not None
    )

"""The action codes of Caylus: every one that exists, spelled once."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from rules.caylus.tiles import (
    BUILDERS,
    CLOTH,
    CUBES,
    FOOD,
    GOLD,
    LINES,
    SPACES,
    SPOTS,
    STOCK,
    STONE,
    TILES,
    WOOD,
)
from rules.shared.absence import ABSENT
from rules.shared.provost import SHIFT_OF as SHIFT_OF

PASS: Final = "pass"
SKIP: Final = "skip"
DONE: Final = "done"
JOUST: Final = "joust"
STAY: Final = "stay"
LEAVE: Final = "leave"
EXCHANGE: Final = "exchange"

PLACE: Final = ("", *(f"place {spot}" for spot in SPOTS[1:]))
MOVE: Final = ("", *(f"move {spot}" for spot in SPOTS[1:]))
SPOT_OF: Final = {
    code: spot for codes in (PLACE, MOVE) for spot, code in enumerate(codes) if code
}

TAKE: Final = tuple(f"take {cube}" for cube in CUBES)
SELL: Final = tuple(f"sell {cube}" for cube in CUBES)
GIVE: Final = tuple(f"give {cube}" for cube in CUBES)
BUY: Final = tuple(f"buy {cube}" for cube in CUBES[:GOLD])
CUBE_OF: Final = {
    code: cube for codes in (TAKE, SELL, GIVE, BUY) for cube, code in enumerate(codes)
}


def _alphabetical(cubes: tuple[int, ...]) -> str:
    return "+".join(sorted(CUBES[cube] for cube in cubes))


_TWO: Final = sorted(
    combinations_with_replacement((FOOD, WOOD, STONE, CLOTH), 2), key=_alphabetical
)
BUY_TWO: Final = tuple(f"buy {_alphabetical(pair)}" for pair in _TWO)
TAKE_TWO: Final = tuple(f"take {_alphabetical(pair)}" for pair in _TWO)
_BESIDE_FOOD: Final = sorted(
    combinations((WOOD, STONE, CLOTH, GOLD), 2), key=_alphabetical
)
BATCH: Final = {pair: f"batch {_alphabetical(pair)}" for pair in _BESIDE_FOOD}
PAIR_OF: Final = {
    **dict(zip(BUY_TWO, _TWO, strict=True)),
    **dict(zip(TAKE_TWO, _TWO, strict=True)),
    **{code: pair for pair, code in BATCH.items()},
}

PAY: Final = {amount: f"pay {amount}" for amount in range(1, 6)}
PAID: Final = {code: amount for amount, code in PAY.items()}
BUILD: Final = {
    tile.id: f"build {tile.id}" for tiles in STOCK.values() for tile in tiles
}
BUILT: Final = {code: tile for tile, code in BUILD.items()}
ON: Final = tuple(f"on {space}" for space in range(SPACES + 1))
CONVERT: Final = tuple(f"convert {space}" for space in range(SPACES + 1))
SPACE_OF: Final = {
    code: space for codes in (ON, CONVERT) for space, code in enumerate(codes)
}
FAVOR: Final = tuple(f"favor {line}" for line in LINES)
LINE_OF: Final = {code: line for line, code in enumerate(FAVOR)}
USE: Final = {level: f"use {builder}" for level, builder in BUILDERS.items()}
LEVEL_OF: Final = {code: level for level, code in USE.items()}

CODES: Final = frozenset(
    (
        *(PASS, SKIP, DONE, JOUST, STAY, LEAVE, EXCHANGE),
        *SPOT_OF,
        *SHIFT_OF,
        *CUBE_OF,
        *PAIR_OF,
        *(PAY[rate.pay] for tile in TILES.values() for rate in tile.rates),
        *BUILT,
        *ON[1:],
        *CONVERT[1:],
        *LINE_OF,
        *LEVEL_OF,
    )
)
"""Every code that can be listed; `place 29` or `provost 1` are none."""


def is_code(text: str) -> bool:
    """Return whether the text is a complete code of this game."""
    return text in CODES or text == ABSENT


def begins_code(text: str) -> bool:
    """Return whether some code of this game begins with the text."""
    return any(code.startswith(text) for code in (*CODES, ABSENT))

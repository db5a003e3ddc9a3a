"""The action codes of Caylus: every one that exists, spelled once."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from rules.caylus.tiles import (
    BUILDERS,
    CLOTH,
    CUBES,
    FOOD,
    GOLD,
    LEAST_SHIFT,
    LINES,
    MOST_SHIFT,
    SPACES,
    SPOTS,
    STOCK,
    STONE,
    TILES,
    WOOD,
)

PASS, SKIP, DONE = "pass", "skip", "done"
JOUST, STAY, LEAVE, EXCHANGE = "joust", "stay", "leave", "exchange"

PLACE = ("", *(f"place {spot}" for spot in SPOTS[1:]))
MOVE = ("", *(f"move {spot}" for spot in SPOTS[1:]))
SPOT_OF = {code: spot for codes in (PLACE, MOVE) for spot, code in enumerate(codes) if code}

SHIFTS = tuple(range(LEAST_SHIFT, MOST_SHIFT + 1))
PROVOST = {shift: f"provost {shift:+d}" if shift else "provost 0" for shift in SHIFTS}
SHIFT_OF = {code: shift for shift, code in PROVOST.items()}

TAKE = tuple(f"take {cube}" for cube in CUBES)
SELL = tuple(f"sell {cube}" for cube in CUBES)
GIVE = tuple(f"give {cube}" for cube in CUBES)
BUY = tuple(f"buy {cube}" for cube in CUBES[:GOLD])
CUBE_OF = {code: cube for codes in (TAKE, SELL, GIVE, BUY) for cube, code in enumerate(codes)}


def _alphabetical(cubes: tuple[int, ...]) -> str:
    return "+".join(sorted(CUBES[cube] for cube in cubes))


_TWO = sorted(combinations_with_replacement((FOOD, WOOD, STONE, CLOTH), 2), key=_alphabetical)
BUY_TWO = tuple(f"buy {_alphabetical(pair)}" for pair in _TWO)
TAKE_TWO = tuple(f"take {_alphabetical(pair)}" for pair in _TWO)
_BESIDE_FOOD = sorted(combinations((WOOD, STONE, CLOTH, GOLD), 2), key=_alphabetical)
BATCH = {pair: f"batch {_alphabetical(pair)}" for pair in _BESIDE_FOOD}
PAIR_OF = {
    **dict(zip(BUY_TWO, _TWO, strict=True)),
    **dict(zip(TAKE_TWO, _TWO, strict=True)),
    **{code: pair for pair, code in BATCH.items()},
}

PAY = {amount: f"pay {amount}" for amount in range(1, 6)}
PAID = {code: amount for amount, code in PAY.items()}
BUILD = {tile.id: f"build {tile.id}" for tiles in STOCK.values() for tile in tiles}
BUILT = {code: tile for tile, code in BUILD.items()}
ON = tuple(f"on {space}" for space in range(SPACES + 1))
CONVERT = tuple(f"convert {space}" for space in range(SPACES + 1))
SPACE_OF = {code: space for codes in (ON, CONVERT) for space, code in enumerate(codes)}
FAVOR = tuple(f"favor {line}" for line in LINES)
LINE_OF = {code: line for line, code in enumerate(FAVOR)}
USE = {level: f"use {builder}" for level, builder in BUILDERS.items()}
LEVEL_OF = {code: level for level, code in USE.items()}

CODES = frozenset(
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
"""Every code of the game; `place 29` or `provost 1` are none."""


def is_code(text: str) -> bool:
    """Whether the text is a complete code of this game."""
    return text in CODES


def begins_code(text: str) -> bool:
    """Whether some code of this game begins with the text."""
    return any(code.startswith(text) for code in CODES)

"""Present and coming holdings of a seat of Caylus: cubes, batches, the best tile it can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.effects.build import DISCOUNTED, FULL
from rules.caylus.tiles import (
    CLOTH,
    FIXED,
    GOLD,
    NEUTRAL,
    SPACES,
    SPECIALS,
    STONES,
    TILES,
    TRIGGERS,
    WOODEN,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.caylus.state import State

WORKPLACE_INDEX = {
    **{name: index for index, name in enumerate((*SPECIALS, "castle"))},
    **{
        tile.id: index
        for index, tile in enumerate(
            (*NEUTRAL, *FIXED, *WOODEN, *STONES), len(SPECIALS) + 1
        )
    },
}
"""The number of each building and tile that takes a worker: its place in the blocks `spot` and `spot_late`."""

BEYOND = (1.0, 0.65, 0.5, 0.35, 0.15, *[0.05] * SPACES)
"""The share of a building's value that is left at each distance in spaces beyond the provost."""

BUILT_BY = {2: "wood", 3: "stone", 5: "prestige"}
TRADE_PRICES = {
    tile.id: tuple(rate.pay for rate in tile.rates)
    for tile in TILES.values()
    if tile.rates
}
"""The low and the high price of each building that trades."""
HELD_FOR_TRADE: dict[str, Callable[[int, Sequence[int]], int]] = {
    "deniers": lambda deniers, cubes: deniers,
    "cloth": lambda deniers, cubes: cubes[CLOTH],
    "gold": lambda deniers, cubes: cubes[GOLD],
    "cubes": lambda deniers, cubes: sum(cubes[:GOLD]),
}
"""By what a trade is paid with (`Tile.pays`): how much of it there is among deniers and cubes."""
_TAKES = {tile.id: tile.takes for tile in TILES.values() if tile.takes}
# a first cube of each kind, in points, for choices between outputs
_SCARCE = (2.6, 2.4, 2.7, 2.0, 3.0)
# the share of that for each further cube of a kind
_PLENTY = (1.0, 0.85, 0.72, 0.61, 0.52, 0.44, 0.38, 0.32)
_FIRST_TRIGGER = 6
_SECTION_PROGRESS = (0.0, 0.33, 0.67, 1.0)


def game_progress(state: State) -> float:
    """Return the progress of the game, 0 to 1, by the bailiff or the scored sections, whichever is more."""
    way = (state.bailiff - _FIRST_TRIGGER) / (TRIGGERS[-1] - _FIRST_TRIGGER)
    scored = _SECTION_PROGRESS[len(state.scored)]
    return min(1.0, way if way > scored else scored)


def best_output(tile_id: str, cubes: Sequence[int]) -> tuple[int, ...]:
    """Return the output of a production building that a seat with these cubes needs most, by kind of cube."""
    takes = _TAKES[tile_id]
    if len(takes) == 1:
        return takes[0]
    best, chosen = -1.0, takes[0]
    for output in takes:
        worth = 0.0
        for kind, number in enumerate(output):
            if number:
                worth += number * _SCARCE[kind] * _PLENTY[min(cubes[kind], 7)]
        if worth > best:
            best, chosen = worth, output
    return chosen


def coming(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Return the seat's cubes, with those that its workers up to the provost will produce, and its workers' spaces."""
    cubes = list(state.cubes[seat])
    spaces = []
    worker = state.worker
    if seat in worker:
        provost, tile = state.provost, state.tile
        first = worker.index(seat)
        for space in range(first, SPACES + 1):
            if worker[space] == seat:
                spaces.append(space)
                if space <= provost and tile[space] in _TAKES:
                    for kind, number in enumerate(best_output(tile[space], cubes)):
                        cubes[kind] += number
    return cubes, spaces


def batches(cubes: Sequence[int]) -> int:
    """Return how many batches these cubes make: a food and two other kinds each."""
    food, wood, stone, cloth, gold = cubes
    if not food:
        return 0
    total = wood + stone + cloth + gold
    return min(food, total // 2, total - max(wood, stone, cloth, gold))


def tile_worth(state: State, tile_id: str) -> float:
    """Return about the points that a tile brings to the end of the game, less its price."""
    tile = TILES[tile_id]
    left = 1.0 - game_progress(state)
    worth = float(tile.prestige) + (5.0 * tile.favors) + 8.0 * tile.income * left
    if tile.work:
        worth += 4.0 * left
    return worth - 1.6 * sum(tile.cost) - (1.2 if tile.any_cube else 0.0)


def best_tile(
    state: State, seat: int, cubes: Sequence[int], kind: str, favor: bool = False
) -> float:
    """Return the worth of the best tile of a kind that these cubes pay; 0 if they pay none."""
    if kind == "prestige":
        owner, tile = state.owner, state.tile
        if not any(
            tile[space] == "residence"
            for space, other in enumerate(owner)
            if other == seat
        ):
            return 0.0
    food, wood, stone, cloth, gold = cubes
    costs = DISCOUNTED if favor else FULL
    total = food + wood + stone + cloth + gold
    best = 0.0
    for tile_id in state.stock[kind]:
        (f, w, s, c, g), any_cube = costs[tile_id]
        if (
            f <= food
            and w <= wood
            and s <= stone
            and c <= cloth
            and g <= gold
            and not (any_cube and total <= f + w + s + c + g)
        ):
            worth = tile_worth(state, tile_id)
            if worth > best:
                best = worth
    return best

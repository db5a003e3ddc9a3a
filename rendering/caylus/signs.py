"""The effects and costs of tiles as rows of signs; the numbers come from the table of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.signs import ARROW, GAP, MOST_SINGLE, SLASH, forms, several
from rules.caylus.effects.build import DISCOUNTED
from rules.caylus.tiles import CUBES, LINES, TILES, TOP_LEVEL

if TYPE_CHECKING:
    from rendering.canvas import Sign
    from rules.caylus.tiles import Tile

SPECIAL: dict[str, tuple[Sign, ...]] = {
    "gate": ((0, "pawn"), ARROW, (0, "anywhere")),
    "trading_post": ((3, "coin"),),
    "merchants_guild": ((3, "both"), (0, "provost")),
    "joust_field": ((1, "coin"), (0, "cloth"), ARROW, (0, "favor")),
    "stables": ((0, "order"),),
    "inn": ((0, "pawn"), ARROW, (1, "coin")),
}

BATCH: tuple[Sign, ...] = (
    *((0, "food"), (0, "unequal"), (0, "any"), (0, "unequal")),
    (0, "any"),
)
"""A batch: food and two other cubes, all three of different kinds."""
PAID = {"deniers": "coin", "cubes": "basic", "cloth": "cloth", "gold": "gold"}
"""The sign of what a trade takes."""


@lru_cache(maxsize=256)
def effect(tile_id: str) -> tuple[Sign, ...]:
    """Return a tile's effect for the worker's owner, and after the key its owner's gain."""
    if tile_id in SPECIAL:
        return SPECIAL[tile_id]
    tile = TILES[tile_id]
    if tile.work == "production":
        return _production(tile)
    if tile.work == "market":
        return ((0, "any"), ARROW, (tile.price, "coin"))
    if tile.work == "peddler":
        one: tuple[Sign, ...] = ((tile.price, "coin"), ARROW, (0, "basic"))
        return (
            one
            if tile.most == 1
            else (*one, SLASH, (tile.price * 2, "coin"), ARROW, (2, "basic"))
        )
    if tile.work == "trade":
        signs: list[Sign] = []
        for rate in tile.rates:
            gain: Sign = (
                (rate.gold, "gold") if rate.gold else (rate.prestige, "prestige")
            )
            signs += [SLASH] if signs else []
            signs += [(rate.pay, PAID[tile.pays]), ARROW, gain]
        return tuple(signs)
    if tile.work == "build":
        return ((0, "build"), (0, f"kind_{tile.builds}"))
    if tile.work == "lawyer":
        return ((1, "coin"), (0, "cloth"), ARROW, (0, "kind_residence"))
    return ((tile.income, "income"),) if tile.income else ()


def _production(tile: Tile) -> tuple[Sign, ...]:
    signs: list[Sign] = []
    for output in tile.takes:
        signs += [SLASH] if signs else []
        for cube, number in enumerate(output):
            signs += several(number, CUBES[cube])
    if tile.bonus:
        one, other = (CUBES[cube] for cube in tile.bonus)
        signs += [GAP, (0, "key"), (0, one), SLASH, (0, other)]
    return tuple(signs)


@lru_cache(maxsize=256)
def cost(
    tile_id: str, single: int = MOST_SINGLE, cheaper: str = ""
) -> tuple[Sign, ...]:
    """Return the cost of building the tile, by favor if its kind is the `cheaper` one."""
    tile = TILES[tile_id]
    signs: list[Sign] = [(tile.deniers, "coin")] if tile.deniers else []
    cubes = DISCOUNTED[tile_id][0] if tile.kind == cheaper else tile.cost
    for cube, number in enumerate(cubes):
        signs += several(number, CUBES[cube], single)
    if tile.any_cube:
        signs.append((0, "any"))
    return tuple(signs)


def printed_prestige(tile_id: str, lawyer_vp: str) -> int:
    """Return prestige for building the tile (R-59)."""
    return int(lawyer_vp) if tile_id == "w_lawyer" else TILES[tile_id].prestige


@lru_cache(maxsize=64)
def extras(tile_id: str) -> tuple[Sign, ...]:
    """Return the gains of building the tile beside its prestige: favors, and income every turn."""
    tile = TILES[tile_id]
    signs: tuple[Sign, ...] = ((0, "favor"),) * tile.favors
    return (*signs, (tile.income, "income")) if tile.income else signs


@lru_cache(maxsize=64)
def brief(tile_id: str) -> tuple[Sign, ...]:
    """Return the effect of a tile for its worker and its owner, for small places."""
    signs = effect(tile_id)
    owners = signs[signs.index(GAP) :] if GAP in signs else ()
    return (*forms(signs)[0], *owners) if TILES[tile_id].work else ()


def favor(line: str, level: int) -> tuple[Sign, ...]:
    """Return the effect of a level of a favor line (section 5)."""
    if line == "prestige":
        return ((level, "prestige"),)
    if line == "deniers":
        return ((level + 2, "coin"),)
    if line == "cubes":
        return _FAVOR_CUBES[level - 1]
    return _FAVOR_BUILDING[level - 1]


_FAVOR_CUBES: tuple[tuple[Sign, ...], ...] = (
    ((0, "food"),),
    ((0, "wood"), SLASH, (0, "stone")),
    ((0, "cloth"),),
    ((0, "any"), ARROW, (2, "basic")),
    ((0, "gold"),),
)
_FAVOR_BUILDING: tuple[tuple[Sign, ...], ...] = (
    ((0, "dash"),),
    ((0, "kind_wood"), GAP, (-1, "wood")),
    ((0, "kind_stone"), GAP, (-1, "stone")),
    ((0, "kind_residence"), GAP, (-1, "coin")),
    ((0, "kind_prestige"),),
)
FAVOR_LINES = LINES
FAVOR_LEVELS = range(1, TOP_LEVEL + 1)
LINE_SIGNS = {
    "prestige": "prestige",
    "deniers": "coin",
    "cubes": "any",
    "building": "build",
}
SIGNS = (
    *("food", "wood", "stone", "cloth", "gold", "any", "basic", "coin"),
    *("prestige", "favor", "income", "pawn", "key", "build", "order"),
    "anywhere",
)
"""The signs that the key explains."""

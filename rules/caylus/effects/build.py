"""Carpenters, masons and architects build one tile (sections 4.1 and 6 of the rules reference, R-50, R-65)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.codes import BUILD, BUILT, ON, SKIP, SPACE_OF
from rules.caylus.events import Declined
from rules.caylus.holdings import pay_cubes
from rules.caylus.road import place_tile, residences
from rules.caylus.tiles import STOCK, STONE, WOOD, Goods, Tile
from rules.shared.declining import decline

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

PRESTIGE: Final = "prestige"
_SAVED: Final = {"wood": WOOD, "stone": STONE}


def _less_one(cost: Goods, cube: int) -> Goods:
    return tuple(
        number - 1 if kind == cube else number for kind, number in enumerate(cost)
    )


FULL: Final = {
    tile.id: (tile.cost, tile.any_cube) for tiles in STOCK.values() for tile in tiles
}
DISCOUNTED: Final = {
    tile.id: (
        _less_one(tile.cost, _SAVED[kind]) if kind in _SAVED else tile.cost,
        tile.any_cube,
    )
    for kind, tiles in STOCK.items()
    for tile in tiles
}
"""The cost of each tile with a favor: one wood or stone less (R-8); prestige tiles cost the full price."""


def begin_build(state: State, seat: int, space: int, tile: Tile, log: Log) -> None:
    state.stack.append(("build", seat, tile.builds, False))


def buildable(state: State, seat: int, kind: str, favor: bool) -> list[str]:
    """Return the tiles of the kind that the seat can build now, each once."""
    if kind == PRESTIGE:
        if not residences(state, seat):
            return []
    elif "" not in state.tile:
        return []
    food, wood, stone, cloth, gold = state.cubes[seat]
    total = food + wood + stone + cloth + gold
    costs = DISCOUNTED if favor else FULL
    tiles: list[str] = []
    for tile_id in state.stock[kind]:
        (f, w, s, c, g), any_cube = costs[tile_id]
        if f <= food and w <= wood and s <= stone and c <= cloth and g <= gold:
            if any_cube and total <= f + w + s + c + g:
                continue
            if tile_id not in tiles:
                tiles.append(tile_id)
    return tiles


def lacking(state: State, seat: int, kind: str) -> str:
    """Return the missing resource of a seat that can build nothing of the kind."""
    if not state.stock[kind]:
        return "no-tile"
    if kind == PRESTIGE:
        return "few-build" if residences(state, seat) else "no-residence"
    return "few-build" if "" in state.tile else "no-space"


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("build", seat, kind of tile, by favor).

    A favor that was chosen can't be skipped.
    """
    _, seat, kind, favor = frame
    codes = [BUILD[tile_id] for tile_id in buildable(state, seat, kind, favor)]
    if not favor:
        codes.append(SKIP)
    return codes


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, kind, favor = frame
    stack = state.stack
    if code == SKIP:
        stack.pop()
        decline(log, Declined(seat, kind), lacking(state, seat, kind))
        return
    tile_id = BUILT[code]
    cost, any_cube = (DISCOUNTED if favor else FULL)[tile_id]
    pay_cubes(state, seat, cost, tile_id, log)
    stack[-1] = (
        ("on", seat, tile_id) if kind == PRESTIGE else ("put_tile", seat, tile_id)
    )
    if any_cube:
        stack.append(("give", seat, tile_id, 1))


def put_tile(state: State, frame: Frame, log: Log) -> None:
    """Put a paid craft tile on the first empty space: automatic frame ("put_tile", seat, tile)."""
    state.stack.pop()
    place_tile(state, frame[1], frame[2], state.tile.index(""), log)


def on_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("on", seat, tile): which residence the prestige tile covers."""
    return [ON[space] for space in residences(state, frame[1])]


def on_act(state: State, frame: Frame, code: str, log: Log) -> None:
    state.stack.pop()
    place_tile(state, frame[1], frame[2], SPACE_OF[code], log)

"""Production buildings, which must be used, and the owner's bonus of the stone ones (R-9 to R-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.codes import CUBE_OF, TAKE
from rules.caylus.holdings import take_cubes
from rules.caylus.tiles import CUBES, TILES, Goods, Tile

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

ONE: Final[tuple[Goods, ...]] = tuple(
    tuple(1 if cube == other else 0 for other in range(len(CUBES)))
    for cube in range(len(CUBES))
)
"""One cube of each good."""

_OUTPUTS: Final[dict[str, dict[str, Goods]]] = {
    tile.id: {
        TAKE[next(cube for cube, number in enumerate(output) if number)]: output
        for output in tile.takes
    }
    for tile in TILES.values()
    if len(tile.takes) > 1
}


def begin_production(state: State, seat: int, space: int, tile: Tile, log: Log) -> None:
    owner = state.owner[space]
    if tile.bonus and owner != seat:
        state.stack.append(("bonus", owner, tile.id))
    if len(tile.takes) == 1:
        take_cubes(state, seat, tile.takes[0], tile.id, log)
    else:
        state.stack.append(("production", seat, tile.id))


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("production", seat, tile)."""
    return list(_OUTPUTS[frame[2]])


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    state.stack.pop()
    take_cubes(state, frame[1], _OUTPUTS[frame[2]][code], frame[2], log)


def bonus_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("bonus", owner, tile)."""
    return [TAKE[cube] for cube in TILES[frame[2]].bonus]


def bonus_act(state: State, frame: Frame, code: str, log: Log) -> None:
    state.stack.pop()
    take_cubes(state, frame[1], ONE[CUBE_OF[code]], frame[2], log, bonus=True)

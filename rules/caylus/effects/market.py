"""Markets sell one cube, gold included (R-3); peddlers sell cubes other than gold (R-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.codes import BUY, BUY_TWO, CUBE_OF, PAIR_OF, SELL, SKIP
from rules.caylus.effects.production import ONE
from rules.caylus.events import Declined
from rules.caylus.holdings import pay_cubes, pay_deniers, take_cubes, take_deniers
from rules.caylus.tiles import CUBES, TILES, Goods, Tile
from rules.shared.declining import decline

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log


def two(code: str) -> Goods:
    """Return the two cubes a code such as `buy food+wood` names."""
    pair = PAIR_OF[code]
    return tuple(pair.count(cube) for cube in range(len(CUBES)))


def begin_market(state: State, seat: int, space: int, tile: Tile, log: Log) -> None:
    state.stack.append(("market", seat, tile.id))


def market_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("market", seat, tile)."""
    return [
        *[
            code
            for code, number in zip(SELL, state.cubes[frame[1]], strict=True)
            if number
        ],
        SKIP,
    ]


def market_act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, tile_id = frame
    state.stack.pop()
    if code == SKIP:
        decline(log, Declined(seat, tile_id), "no-cube")
        return
    pay_cubes(state, seat, ONE[CUBE_OF[code]], tile_id, log)
    take_deniers(state, seat, TILES[tile_id].price, tile_id, log)


def begin_peddler(state: State, seat: int, space: int, tile: Tile, log: Log) -> None:
    state.stack.append(("peddler", seat, tile.id))


def peddler_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("peddler", seat, tile)."""
    deniers = state.deniers[frame[1]]
    tile = TILES[frame[2]]
    if deniers < tile.price:
        return [SKIP]
    if tile.most == 2 and deniers >= 2 * tile.price:
        return [*BUY, *BUY_TWO, SKIP]
    return [*BUY, SKIP]


def peddler_act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, tile_id = frame
    state.stack.pop()
    if code == SKIP:
        decline(
            log,
            Declined(seat, tile_id),
            "no-denier" if not state.deniers[seat] else "few-deniers",
        )
        return
    bought = two(code) if code in PAIR_OF else ONE[CUBE_OF[code]]
    pay_deniers(state, seat, TILES[tile_id].price * sum(bought), tile_id, log)
    take_cubes(state, seat, bought, tile_id, log)

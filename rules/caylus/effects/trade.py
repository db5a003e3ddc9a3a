"""Church, tailor, bank, jeweler and alchemist: one of two printed rates, once (R-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.codes import PAID, PAY, SKIP
from rules.caylus.events import Declined
from rules.caylus.holdings import pay_cubes, pay_deniers, score, take_cubes
from rules.caylus.tiles import CLOTH, CUBES, GOLD, TILES, Rate, Tile
from rules.shared.declining import decline

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

_ONE_GOOD: Final = {"cloth": CLOTH, "gold": GOLD}
_RATES: Final[dict[str, dict[int, Rate]]] = {
    tile.id: {rate.pay: rate for rate in tile.rates}
    for tile in TILES.values()
    if tile.rates
}


def begin_trade(state: State, seat: int, space: int, tile: Tile, log: Log) -> None:
    state.stack.append(("trade", seat, tile.id))


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("trade", seat, tile)."""
    _, seat, tile_id = frame
    pays = TILES[tile_id].pays
    if pays == "deniers":
        purse = state.deniers[seat]
    elif pays == "cubes":
        purse = sum(state.cubes[seat][:GOLD])
    else:
        purse = state.cubes[seat][_ONE_GOOD[pays]]
    return [*[PAY[amount] for amount in _RATES[tile_id] if amount <= purse], SKIP]


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, tile_id = frame
    state.stack.pop()
    if code == SKIP:
        decline(log, Declined(seat, tile_id), f"few-{TILES[tile_id].pays}")
        return
    amount = PAID[code]
    pays = TILES[tile_id].pays
    if pays == "deniers":
        pay_deniers(state, seat, amount, tile_id, log)
    elif pays == "cubes":
        state.stack.append(("gain", seat, tile_id, amount))
        state.stack.append(("give", seat, tile_id, amount))
        return
    else:
        good = _ONE_GOOD[pays]
        pay_cubes(
            state,
            seat,
            tuple(amount if cube == good else 0 for cube in range(len(CUBES))),
            tile_id,
            log,
        )
    _gain(state, seat, tile_id, amount, log)


def gain(state: State, frame: Frame, log: Log) -> None:
    """Pay out a trade's gain once everything is paid: automatic frame ("gain", seat, tile, amount)."""
    _, seat, tile_id, amount = state.stack.pop()
    _gain(state, seat, tile_id, amount, log)


def _gain(state: State, seat: int, tile_id: str, amount: int, log: Log) -> None:
    rate = _RATES[tile_id][amount]
    if rate.gold:
        take_cubes(state, seat, (0, 0, 0, 0, rate.gold), tile_id, log)
    if rate.prestige:
        score(state, seat, rate.prestige, "trade", tile_id, log)

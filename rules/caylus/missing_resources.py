"""Why a worker could do nothing at a place as things stand: a note for people, no rule.

What the place needs may still come before its turn; nothing here decides what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.effects.build import buildable
from rules.caylus.effects.lawyer import targets
from rules.caylus.english import TEXTS
from rules.caylus.prices_and_limits import price
from rules.caylus.road import residences
from rules.caylus.tiles import CASTLE, CLOTH, CUBES, FOOD, GOLD, JOUST_FIELD, SPACES, TILES

if TYPE_CHECKING:
    from rules.caylus.state import Counts, State
    from rules.caylus.tiles import Tile
    from rules.model import Message

say = TEXTS.say


def lack(state: State, seat: int, spot: int) -> Message | None:
    """What the seat's worker would lack at a spot once it is paid for."""
    deniers = state.deniers[seat] - price(state, seat, spot)
    cubes = state.cubes[seat]
    if spot == JOUST_FIELD:
        return _cloth_and_denier(cubes, deniers)
    if spot == CASTLE:
        batch = cubes[FOOD] and sum(1 for number in cubes if number) > 2
        return None if batch else say("note-no-batch")
    if spot > SPACES:
        return None
    tile = TILES[state.tile[spot]]
    match tile.work:
        case "market":
            return None if any(cubes) else say("note-no-cube")
        case "peddler":
            return _deniers(deniers, tile.price)
        case "trade":
            return _trade(tile, cubes, deniers)
        case "build":
            return _build(state, seat, tile.builds)
        case "lawyer":
            missing = _cloth_and_denier(cubes, deniers)
            return missing or (None if targets(state, seat, favor=True) else say("note-lawyer"))
    return None


def _cloth_and_denier(cubes: Counts, deniers: int) -> Message | None:
    return _deniers(deniers, 1) if cubes[CLOTH] else say("note-no-cloth")


def _deniers(left: int, needed: int) -> Message | None:
    if left >= needed:
        return None
    return say("note-deniers", n=left) if left else say("note-no-denier")


def _trade(tile: Tile, cubes: Counts, deniers: int) -> Message | None:
    needed = min(rate.pay for rate in tile.rates)
    if tile.pays == "deniers":
        return _deniers(deniers, needed)
    if tile.pays == "cubes":
        held = sum(cubes[:GOLD])
        return None if held >= needed else say("note-cubes", n=held) if held else say("note-no-cubes")
    held = cubes[CUBES.index(tile.pays)]
    if held >= needed:
        return None
    return say("note-goods", goods=say(f"goods-{tile.pays}", n=held)) if held else say(f"note-no-{tile.pays}")


def _build(state: State, seat: int, kind: str) -> Message | None:
    if buildable(state, seat, kind, favor=False):
        return None
    if not state.stock[kind]:
        return say("note-build-stock")
    if kind == "prestige" and not residences(state, seat):
        return say("note-no-residence")
    if kind != "prestige" and "" not in state.tile:
        return say("note-build-full")
    return say("note-build-cost")

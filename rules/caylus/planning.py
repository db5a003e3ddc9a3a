"""The facts about Caylus for plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.codes import BUY, BUY_TWO, PAY, SELL, TAKE
from rules.caylus.labels import label, say, tile_name
from rules.caylus.tiles import SPACES, TILES
from rules.model import noun
from rules.planning import Choices, Planning
from rules.shared.planning import at_risk, beyond, own_building

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.caylus.tiles import Tile
    from rules.caylus.view import CaylusView
    from rules.model import Decision


def price(view: CaylusView, seat: int, code: str) -> int:
    """Return the price of a placement for the seat now, in deniers: 1 on its own building."""
    spot = noun(code)
    own = spot.isdigit() and view.road[int(spot) - 1].owner == seat
    return 1 if own else view.players[seat].cost


def building(view: CaylusView, decision: Decision, place: str) -> str:
    """Return the seat's own tile that a decision is about; a favor won there is not."""
    return "" if "favor" in place.split() else own_building(view, decision, place)


def _choices(tile: Tile) -> tuple[str, tuple[str, ...]]:
    """Return the kind of decision and its codes where the owner can choose the same every turn."""
    if tile.work == "production":
        outputs = [
            next(cube for cube, n in enumerate(output) if n) for output in tile.takes
        ]
        kind, cubes = (
            ("production", outputs) if len(outputs) > 1 else ("bonus", list(tile.bonus))
        )
        return kind, tuple(TAKE[cube] for cube in cubes)
    codes = {
        "market": (*SELL, "skip"),
        "peddler": (*BUY, *(BUY_TWO if tile.most > 1 else ()), "skip"),
        "trade": (*(PAY[rate.pay] for rate in tile.rates), "skip"),
    }
    return tile.work, codes.get(tile.work, ())


def choices(state: State, seat: int) -> tuple[Choices, ...]:
    """Return the seat's buildings where it chooses cubes or deniers."""
    offered = []
    for space in range(1, SPACES + 1):
        tile = TILES.get(state.tile[space]) if state.owner[space] == seat else None
        kind, codes = ("", ()) if tile is None else _choices(tile)
        if tile is not None and codes:
            asked = state.clone()
            asked.stack = [(kind, seat, tile.id)]
            offered.append(
                Choices(
                    tile.id,
                    tile_name(tile.id),
                    tuple((code, label(asked, code)) for code in codes),
                )
            )
    return tuple(offered)


PLANNING: Planning[CaylusView] = Planning(
    placing="place_worker",
    verbs=("place",),
    dearest=5,
    inn=True,
    price=price,
    cost=lambda view, seat: view.players[seat].cost,
    deniers=lambda n: say("goods-deniers", n=n),
    at_risk=at_risk,
    beyond=beyond,
    own_building=building,
    choices=choices,
)

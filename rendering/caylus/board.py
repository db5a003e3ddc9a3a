"""A view of Caylus, taken apart into what each block of a picture shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.banner import Banner, ranks, won
from rendering.bridge import Bridge
from rendering.bridge import bridge as of_view
from rendering.caylus.castle import Castle
from rendering.caylus.cells import Cell, Special
from rendering.caylus.favors import Favors
from rendering.caylus.layout import COLUMNS
from rendering.caylus.panels import Panel
from rendering.caylus.spots import spot
from rendering.caylus.stock import Stock
from rendering.player_header import head, in_panels
from rendering.signs import MOVING
from rendering.steps import steps
from rules.caylus.codes import SKIP
from rules.caylus.tiles import LINES, SECTIONS, SPACES, SPECIALS, TILES, TRIGGERS

if TYPE_CHECKING:
    from rendering.caylus.changes import Changes
    from rendering.words import Words
    from rules.caylus.view import CaylusView

PHASES = tuple(f"phase-{phase}" for phase in range(1, 8))
_NONE = (0,) * 6


def choices(view: CaylusView) -> dict[str, int]:
    """Return the blocks where the deciding player can do something now, and the price where it is not the banner's.

    The price is in deniers; 0 is that of the banner, or none.
    """
    decision = view.decision
    if decision is None:
        return {}
    found = dict.fromkeys(
        (block for code in decision.actions for block in spot(view, code)), 0
    )
    if decision.kind == "place_worker" and _price(view, decision.seat) > OWN_COST:
        for number, space in enumerate(view.road, 1):
            if str(number) in found and space.owner == decision.seat:
                found[str(number)] = OWN_COST
    return found


OWN_COST = 1
"""The price of a worker on an own building, in deniers (R-15)."""


def _price(view: CaylusView, seat: int) -> int:
    """Return what a worker costs a seat, in deniers: on an own building where it can't pay for another place."""
    player = view.players[seat]
    return player.cost if player.deniers >= player.cost else OWN_COST


def banner(view: CaylusView, changes: Changes, words: Words) -> Banner:
    """Turn, phase, who decides what, at what cost, and the order."""
    decision, result = view.decision, view.result
    seats: tuple[int, ...] = ()
    doing, price = "phase-over", won(view)
    if decision is not None:
        seats = (decision.seat,)
        doing = f"kind-{decision.kind}"
        if decision.kind == "place_worker":
            doing = "kind-place-or-pass"
            price = ((_price(view, decision.seat), "coin"),)
        elif decision.kind == "provost":
            price = MOVING
    elif result is not None:
        seats = result.winners
        doing = "won" if len(seats) == 1 else "won-together"
    names = tuple(words.name(seat) for seat in seats)
    return Banner(
        view.turn,
        view.phase,
        PHASES[0],
        PHASES,
        seats,
        names,
        doing,
        price,
        tuple(in_panels(view)),
        () if view.over or view.phase >= ROAD_PHASE else view.passed,
        changes.order,
        ranks(view),
    )


ROAD_PHASE, SPECIAL_PHASE = 5, 3


BEFORE_THE_BRIDGE = {
    "gate": "gate",
    "guild": "merchants_guild",
    "joust": "joust_field",
    "inn": "inn",
}
"""The special building that asks, by the kind of decision."""


def road_steps(view: CaylusView, changes: Changes) -> dict[str, str]:
    """Return which buildings of the road worked, which is in use, and in which order the others will work.

    A worker leaves a building when its effect is over, so that the first one is at work (section 4.5).
    """
    if view.phase != ROAD_PHASE:
        return {}
    there = [
        str(number)
        for number, space in enumerate(view.road, 1)
        if space.worker is not None and number <= view.provost
    ]
    begun = [spot for spot in changes.begun if spot not in there]
    asked = view.decision is not None and bool(there)
    return steps([*begun, *(there[:1] if asked else ())], there, asked)


def _workers(view: CaylusView) -> dict[str, tuple[int | None, ...]]:
    """Return the seats at the places of each special building, None where a place is empty."""
    return {
        "gate": (view.gate,),
        "trading_post": (view.trading_post,),
        "merchants_guild": (view.merchants_guild,),
        "joust_field": (view.joust_field,),
        "stables": (*view.stables, *(None,) * (3 - len(view.stables))),
        "inn": (view.inn_left, view.inn_right),
    }


def special_steps(view: CaylusView, changes: Changes) -> dict[str, str]:
    """Return the same before the bridge."""
    if view.phase != SPECIAL_PHASE:
        return {}
    asks = (
        BEFORE_THE_BRIDGE.get(view.decision.kind, "")
        if view.decision is not None
        else ""
    )
    begun = [spot for spot in changes.begun if spot in SPECIALS and spot != asks]
    waiting = [
        spot
        for spot, workers in _workers(view).items()
        if workers[0] is not None and spot != asks
    ]
    return steps([*begun, *([asks] if asks else ())], waiting, bool(asks))


def empty_rows(view: CaylusView, columns: int = COLUMNS) -> frozenset[int]:
    """Return rows of the road without a tile: they need less room."""
    rows = (view.road[first : first + columns] for first in range(0, SPACES, columns))
    return frozenset(
        row
        for row, spaces in enumerate(rows)
        if not any(space.tile for space in spaces)
    )


def _places(view: CaylusView) -> bool:
    """Return whether the decision is about where a worker goes."""
    return view.decision is not None and view.decision.kind in ("place_worker", "gate")


def cells(
    view: CaylusView,
    changes: Changes,
    open_spots: dict[str, int],
    columns: int = COLUMNS,
) -> list[Cell]:
    """Return the 28 spaces of the road, in rows of so many."""
    moved = (changes.provost is not None, changes.bailiff is not None)
    arrived = changes.arrived
    worked = road_steps(view, changes)
    places = _places(view)
    low = empty_rows(view, columns)
    out = []
    for number, space in enumerate(view.road, 1):
        provost, bailiff = view.provost == number, view.bailiff == number
        spot = str(number)
        out.append(
            Cell(
                number,
                space.tile,
                space.owner,
                space.worker,
                space.pending,
                spot in open_spots,
                places and open_spots.get(spot) == 0,
                open_spots.get(spot, 0),
                number <= view.provost,
                provost,
                bailiff,
                (provost and moved[0]) or (bailiff and moved[1]),
                space.worker is not None and (spot, space.worker) in arrived,
                number in changes.spaces,
                number in TRIGGERS and SECTIONS[TRIGGERS.index(number)] in view.scored,
                worked.get(spot, ""),
                (number - 1) // columns in low,
            )
        )
    assert len(out) == SPACES
    return out


def specials(
    view: CaylusView, changes: Changes, open_spots: dict[str, int]
) -> list[Special]:
    """Return the six special buildings."""
    worked, out = special_steps(view, changes), []
    for name, workers in _workers(view).items():
        came = tuple(seat for spot, seat in changes.arrived if spot == name)
        if name == "inn" and changes.inn and view.inn_right is not None:
            came = (*came, view.inn_right)
        closed = name == "stables" and len(view.players) == 2
        out.append(
            Special(
                name,
                workers,
                name in open_spots,
                closed,
                tuple(sorted(came)),
                worked.get(name, ""),
                name in open_spots and _places(view),
            )
        )
    return out


def bridge(view: CaylusView, changes: Changes) -> Bridge:
    """Return the bridge, with the price of the next worker."""
    decision = view.decision
    cost = 0 if decision is None else view.players[decision.seat].cost
    return of_view(view, changes.passed, "place_worker", cost)


def castle(view: CaylusView, changes: Changes, open_spots: dict[str, int]) -> Castle:
    """Return the sections with their houses, seat by seat in turn order, new ones last."""
    houses, new = [], []
    for number, section in enumerate(SECTIONS):
        fresh = [seat for seat, where in changes.houses if where == section]
        old: list[int] = []
        for seat in view.order:
            old += [seat] * max(
                0, view.players[seat].houses[number] - fresh.count(seat)
            )
        houses.append((*old, *fresh))
        new.append(len(fresh))
    return Castle(
        len(view.players),
        tuple(houses),
        tuple(new),
        view.scored,
        view.castle,
        frozenset(open_spots.keys() & {"castle", *SECTIONS}),
        any(spot == "castle" and seat in view.castle for spot, seat in changes.arrived),
        tuple(section for section in SECTIONS if section in changes.scored),
    )


LINE_ASKED = {"favor_cubes": "cubes", "exchange": "cubes", "favor_building": "building"}
"""The line of favors that a kind of decision is about."""


def favors(view: CaylusView, changes: Changes, open_spots: dict[str, int]) -> Favors:
    """Return everybody's markers."""
    decision, marked, asked = view.decision, dict[str, int](), None
    if decision is not None:
        asked = LINE_ASKED.get(decision.kind)
        for line, level in zip(LINES, view.players[decision.seat].favors, strict=True):
            if line == asked:
                marked[line] = level
            elif f"favor-{line}" in open_spots:
                marked[line] = min(level + 1, view.limit)
    return Favors(
        tuple(player.favors for player in view.players),
        view.limit,
        frozenset(changes.favors),
        view.options["favors"] == "simplified",
        tuple(marked.items()),
        None if decision is None else decision.seat,
        asked,
    )


def panels(view: CaylusView, changes: Changes, words: Words) -> list[Panel]:
    """Return the players in turn order."""
    out = []
    for seat in in_panels(view):
        player, place = view.players[seat], view.order.index(seat) + 1
        out.append(
            Panel(
                head(
                    view,
                    words,
                    place,
                    seat,
                    changes.prestige.get(seat, 0),
                    changes.order,
                ),
                (player.deniers, *player.cubes),
                tuple(changes.goods.get(seat, _NONE)),
                player.workers,
                player.houses,
                player.favors,
                player.used,
                tuple(line for line in LINES if (seat, line) in changes.favors),
                view.limit if view.options["favors"] == "table" else 0,
            )
        )
    return out


def stock(view: CaylusView, open_spots: dict[str, int]) -> Stock:
    """Return the tiles that can be built; the residence stands with the wood tiles."""
    built = [name[6:] for name in open_spots if name.startswith("build-")]
    # a favor that was chosen can't be skipped
    by_favor = built and view.decision and SKIP not in view.decision.actions
    return Stock(
        tuple(
            (*view.stock[kind], *(("residence",) if kind == "wood" else ()))
            for kind in ("wood", "stone", "prestige")
        ),
        view.options["lawyer_vp"],
        frozenset(name for name in open_spots if name.startswith("stock-")),
        TILES[built[0]].kind if by_favor else "",
    )

"""A view of Caylus, taken apart into what each block of a picture shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.banner import Banner, ranks
from rendering.bridge import Bridge
from rendering.caylus.castle import Castle
from rendering.caylus.cells import Cell, Special
from rendering.caylus.favors import Favors
from rendering.caylus.layout import COLUMNS
from rendering.caylus.panels import Panel
from rendering.caylus.stock import Stock
from rendering.player_header import head, in_panels
from rendering.steps import steps
from rules.caylus.tiles import LINES, SECTIONS, SPACES, SPECIALS, TRIGGERS

if TYPE_CHECKING:
    from rendering.caylus.changes import Changes
    from rendering.words import Words
    from rules.caylus.view import CaylusView

PHASES = tuple(f"phase-{phase}" for phase in range(1, 8))
_TARGETS = ("place ", "move ", "convert ", "on ", "provost ")
_NONE = (0,) * 6


def prices(view: CaylusView) -> dict[str, int]:
    """Return every spot that the deciding player can choose now, and its price.

    The price is in deniers; 0 is free of charge.
    """
    decision = view.decision
    if decision is None:
        return {}
    cost = view.players[decision.seat].cost
    by_tile: dict[str, int] = {}
    for code in decision.actions:
        if not code.startswith(_TARGETS) or code == "provost 0":
            continue
        verb, _, spot = code.partition(" ")
        if verb == "provost":
            spot = str(view.provost + int(spot))
        if verb != "place":
            by_tile[spot] = 0
        elif spot.isdigit() and view.road[int(spot) - 1].owner == decision.seat:
            by_tile[spot] = 1
        else:
            by_tile[spot] = cost
    return by_tile


def banner(view: CaylusView, changes: Changes, words: Words) -> Banner:
    """Turn, phase, who decides what, at what cost, and the order."""
    decision, result = view.decision, view.result
    seats: tuple[int, ...] = ()
    doing, cost = "phase-over", 0
    if decision is not None:
        seats = (decision.seat,)
        doing = f"kind-{decision.kind}"
        if decision.kind == "place_worker":
            doing, cost = "kind-place-or-pass", view.players[decision.seat].cost
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
        cost,
        tuple(in_panels(view)),
        () if view.over or view.phase >= ROAD_PHASE else view.passed,
        changes.order,
        ranks(view),
    )


ROAD_PHASE, SPECIAL_PHASE = 5, 3


def unusual(view: CaylusView, open_spots: dict[str, int]) -> dict[str, int]:
    """Return the prices that are not the one of the banner."""
    decision = view.decision
    if decision is None or decision.kind != "place_worker":
        return open_spots
    usual = view.players[decision.seat].cost
    return {spot: price for spot, price in open_spots.items() if price != usual}


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
    there = {
        "gate": view.gate,
        "trading_post": view.trading_post,
        "merchants_guild": view.merchants_guild,
        "joust_field": view.joust_field,
        "stables": view.stables[0] if view.stables else None,
        "inn": view.inn_left,
    }
    waiting = [
        spot
        for spot in SPECIALS
        if there[spot] is not None and (not asks or spot != asks)
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
    low, unusual_prices = empty_rows(view, columns), unusual(view, open_spots)
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
                unusual_prices.get(spot),
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
    places: dict[str, tuple[int | None, ...]] = {
        "gate": (view.gate,),
        "trading_post": (view.trading_post,),
        "merchants_guild": (view.merchants_guild,),
        "joust_field": (view.joust_field,),
        "stables": (*view.stables, *(None,) * (3 - len(view.stables))),
        "inn": (view.inn_left, view.inn_right),
    }
    worked, unusual_prices = special_steps(view, changes), unusual(view, open_spots)
    out = []
    for name in SPECIALS:
        workers = places[name]
        came = tuple(seat for spot, seat in changes.arrived if spot == name)
        if name == "inn" and changes.inn and view.inn_right is not None:
            came = (*came, view.inn_right)
        closed = name == "stables" and len(view.players) == 2
        out.append(
            Special(
                name,
                workers,
                name in open_spots,
                unusual_prices.get(name),
                closed,
                tuple(sorted(came)),
                worked.get(name, ""),
            )
        )
    return out


def bridge(view: CaylusView, changes: Changes) -> Bridge:
    """Return the seats that passed, and the price of the next worker for each seat."""
    decision = view.decision
    cost = (
        view.players[decision.seat].cost
        if decision and decision.kind == "place_worker"
        else 0
    )
    return Bridge(
        len(view.players),
        view.passed,
        cost,
        bool(changes.passed & set(view.passed)) and not view.over,
    )


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
        "castle" in open_spots,
        unusual(view, open_spots).get("castle"),
        any(spot == "castle" and seat in view.castle for spot, seat in changes.arrived),
        tuple(section for section in SECTIONS if section in changes.scored),
    )


def favors(view: CaylusView, changes: Changes) -> Favors:
    """Return everybody's markers."""
    return Favors(
        tuple(player.favors for player in view.players),
        view.limit,
        frozenset(changes.favors),
        view.options["favors"] == "simplified",
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


def stock(view: CaylusView) -> Stock:
    """Return the tiles that can be built; the residence stands with the wood tiles."""
    decision = view.decision
    offered = frozenset(
        code.partition(" ")[2]
        for code in (decision.actions if decision else ())
        if code.startswith("build ")
    )
    return Stock(
        tuple(
            (*view.stock[kind], *(("residence",) if kind == "wood" else ()))
            for kind in ("wood", "stone", "prestige")
        ),
        view.options["lawyer_vp"],
        offered,
    )

"""The facts about Caylus for the table, prompts and pictures."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from rules.caylus.english import TEXTS
from rules.caylus.events import (
    Activated,
    BailiffMoved,
    BatchGiven,
    Built,
    Declined,
    FavorUsed,
    Gained,
    InnShifted,
    OrderChanged,
    Paid,
    Passed,
    Placed,
    ProvostMoved,
    Returned,
    Scored,
    SeatResult,
    SectionBegan,
    SectionCounted,
)
from rules.caylus.grouped_events import joined, shared
from rules.caylus.missing_resources import brings, is_batch, kinds, within_reach
from rules.caylus.planning import PLANNING
from rules.caylus.state import NOBODY
from rules.caylus.tiles import CUBES, SECTION_LOSS, SECTIONS, SPECIALS, TILES, TRIGGERS
from rules.guide import (
    Board,
    Gain,
    Guide,
    Menus,
    Passing,
    Placing,
    Printed,
    Spot,
    Statistic,
    Telling,
    Weight,
)
from rules.guide import weight as common_weight
from rules.model import noun, verb
from rules.shared.cubes import cheapness, counted, holdings, spends_gold
from rules.shared.grouped_events import provost_shifted

if TYPE_CHECKING:
    from rules.caylus.tiles import Tile
    from rules.caylus.view import CaylusView
    from rules.model import Decision, Event, Message


# Decisions


def wasted(view: CaylusView, decision: Decision, code: str) -> str | None:
    """Return the message that asks whether an action is meant that wastes something, else None.

    Wasteful are passing first with means left, giving the castle nothing, and going to the castle without a
    batch.
    """
    player = view.players[decision.seat]
    choice = len(decision.actions) > 1
    if decision.kind == "place_worker":
        able = player.workers > 0 and player.deniers > 0 and choice
        if code == "pass" and not view.passed and able:
            return "sure-pass-first"
        if code == "place castle":
            return (
                None
                if is_batch(_within_reach(view, decision.seat))
                else "sure-castle-empty"
            )
    if decision.kind == "castle" and code == "done" and player.batches == 0 and choice:
        return "sure-no-batch"
    return None


def _within_reach(view: CaylusView, seat: int) -> set[int]:
    road = [(space.tile, space.owner, space.worker) for space in view.road]
    return within_reach(
        view.players[seat].cubes, seat, road, seat in (view.gate, view.joust_field)
    )


def _may_have_batch(view: CaylusView, seat: int) -> bool:
    """Return whether the seat may have a batch in this turn, with one of its workers left for the castle."""
    player, held = view.players[seat], _within_reach(view, seat)
    others = min(player.workers, player.deniers // max(1, player.cost)) - 1
    free = [
        TILES[space.tile] for space in view.road if space.tile and space.worker is None
    ]
    gains = {
        gain
        for tile in free
        for gain in (map(kinds, tile.takes) if tile.takes else map(_only, brings(tile)))
    }
    return others >= 0 and any(
        is_batch(held.union(*more))
        for more in combinations_with_replacement(gains, min(others, MISSING))
    )


def _only(kind: int) -> frozenset[int]:
    return frozenset((kind,))


MISSING = 3
"""The number of workers that can bring all cubes of a batch."""
SOON_SPACES = 4
"""The spaces that the bailiff moves in two turns at most; a section within them may be scored by then."""
FEW_PLACES = 4
"""The free places of a section that the players can fill in one turn, which scores it as well."""


def scored_soon(section: int, bailiff: int, free: int) -> bool:
    """Return whether a section of the castle may be scored in this turn or the next (R-26)."""
    return bailiff >= TRIGGERS[section] - SOON_SPACES or free <= FEW_PLACES


def reminder(view: CaylusView, decision: Decision) -> Message | None:
    """Return the warning that a section without a house of the seat is scored soon, while a batch can still help."""
    if decision.kind not in ("place_worker", "gate") or decision.seat in view.castle:
        return None
    houses = view.players[decision.seat].houses
    for section, name in enumerate(SECTIONS):
        if name not in view.scored and view.free[section]:
            if houses[section] or not scored_soon(
                section, view.bailiff, view.free[section]
            ):
                return None
            if view.bailiff >= TRIGGERS[section] - 1 and not _may_have_batch(
                view, decision.seat
            ):
                return None
            return TEXTS.say(
                "remind-section",
                section=TEXTS.say(f"section-{name}"),
                loss=SECTION_LOSS[section],
            )
    return None


def group(code: str) -> str:
    """Return the part of the board that an action aims at, else its verb."""
    first, target = verb(code), noun(code)
    if first in ("place", "move"):
        if target in SPECIALS:
            return "bridge"
        return "castle" if target == "castle" else "road"
    return "road" if first in ("convert", "on") else first


_LESSONS = {
    "castle": "place_castle",
    "merchants_guild": "guild",
    "joust_field": "joust",
    "gold_mine": "gold_mine",
    "s_bank": "bank",
}
_BUILDERS = {"wood": "build", "stone": "mason", "prestige": "architect"}


def lessons(
    view: CaylusView, decision: Decision, place: str
) -> tuple[tuple[str, str], ...]:
    """Return the lessons that a first game's guide can give at a decision.

    These are about the buildings where a worker may go, the one where it works, the section of the castle, and
    the lines.
    """
    word, _, rest = place.partition(" ")
    if decision.kind in ("place_worker", "gate"):
        spots = [noun(code) for code in decision.actions if noun(code)]
        return tuple(
            _lesson(view, spot)
            for spot in sorted(spots, key=lambda spot: spot != "castle")
        )
    if decision.kind == "castle":
        room = zip(SECTIONS, view.free, strict=True)
        section = next(
            (name for name, free in room if free and name not in view.scored), ""
        )
        return (("section-" + section, ""),)
    if decision.kind == "favor_line":
        return tuple(
            (f"line-{noun(code)}", "") for code in decision.actions if noun(code)
        )
    return (_lesson(view, rest.split()[0]),) if word == "road" else ()


def _lesson(view: CaylusView, spot: str) -> tuple[str, str]:
    """Return the lesson about the tile on a space, or about a named place."""
    tile_id = (view.road[int(spot) - 1].tile or "") if spot.isdigit() else spot
    tile = TILES.get(tile_id)
    if tile is None or tile_id in _LESSONS:
        return _LESSONS.get(tile_id, tile_id), tile_id
    return (_BUILDERS[tile.builds] if tile.builds else tile.work), tile_id


# What is printed


def _printed(tile: Tile) -> Printed:
    cost = counted(tile.cost, CUBES)
    if tile.any_cube:
        cost.append(("any", 1))
    if tile.deniers:
        cost.append(("deniers", tile.deniers))
    return Printed(
        "caylus",
        tile.id,
        f"tile-{tile.id}",
        f"effect-{tile.id}",
        tile.kind,
        tuple(cost),
        tile.prestige,
        tile.favors,
        tile.income,
        f"owner-{tile.id}" if tile.bonus else None,
    )


PRINTED = {
    **{tile.id: _printed(tile) for tile in TILES.values()},
    **{
        place: Printed("caylus", place, f"tile-{place}", f"effect-{place}", "special")
        for place in (*SPECIALS, "castle")
    },
}


def spots(view: CaylusView, tile: Printed) -> tuple[Spot, ...] | None:
    """Return the spaces of the road with a tile, and the stock from which it can be built."""
    on_road = [
        Spot(space, building.owner)
        for space, building in enumerate(view.road, 1)
        if building.tile == tile.id
    ]
    if any(tile.id in pile for pile in view.stock.values()):
        on_road.append(Spot(None))
    return (
        None
        if not on_road and tile.kind in ("special", "residence")
        else tuple(on_road)
    )


# Views and events


_WEIGHTS = {
    Activated: Weight.FRAME,
    Returned: Weight.FRAME,
    Paid: Weight.PRICE,
    **dict.fromkeys(
        (BailiffMoved, OrderChanged, InnShifted, Declined, Gained), Weight.MINOR
    ),
    **dict.fromkeys((SectionBegan, SectionCounted), Weight.MINOR),
    SeatResult: Weight.COUNT,
}


def weight(event: Event) -> Weight:
    """Return the weight of an event; a worker's return is reported where it got nothing or left the inn.

    A loss of nothing, and the provost where the end of a turn brings him, are not much.
    """
    if (
        (isinstance(event, Returned) and (not event.reached or event.spot == "inn"))
        or (isinstance(event, Scored) and not event.amount)
        or (isinstance(event, ProvostMoved) and event.seat == NOBODY)
    ):
        return Weight.MINOR
    return _WEIGHTS.get(type(event)) or common_weight(event)


def placing(event: Event) -> Placing | Passing | None:
    """Return the worker of phase 2, by the name of the building and its space on the road, or the pass."""
    if isinstance(event, Passed):
        return Passing(event.seat, event.place)
    if not isinstance(event, Placed):
        return None
    if not event.spot.isdigit():
        return Placing(event.seat, f"tile-{event.spot}")
    return Placing(event.seat, f"tile-{event.tile}", int(event.spot))


def gain(event: Event) -> Gain | None:
    """Return the cubes, deniers and prestige that an event brings."""
    if isinstance(event, Scored):
        return Gain(event.seat, prestige=event.amount)
    if not isinstance(event, Gained):
        return None
    return Gain(event.seat, (*counted(event.cubes, CUBES), ("deniers", event.deniers)))


def statistic(event: Event) -> Statistic | None:
    """Return a tile used or built, a favor, a batch, or spaces paid for at the bridge."""
    if isinstance(event, Activated):
        return Statistic(event.seat, "used", event.tile)
    if isinstance(event, Built):
        return Statistic(event.seat, "built", event.tile)
    if isinstance(event, FavorUsed):
        return Statistic(event.seat, "line", event.line)
    if isinstance(event, BatchGiven):
        return Statistic(event.seat, "batches")
    return provost_shifted(event)


GUIDE = Guide(
    topics=(
        "start",
        "turn",
        "placing",
        "special",
        "provost",
        "road",
        "castle",
        "scoring",
        "favors",
        "building",
        "inn",
        "two_players",
        "end",
    ),
    usual_turns=14,
    placing_phase=2,
    declining=("pass", "provost 0", "skip", "leave", "done"),
    absent_from="place_worker",
    is_dear=spends_gold,
    wasted=wasted,
    reminder=reminder,
    lessons=lessons,
    choosing=(
        "take",
        "sell",
        "buy",
        "pay",
        "give",
        "use",
        "exchange",
        "joust",
        "stay",
        "leave",
        "on",
        "skip",
        "done",
    ),
    menus=Menus(
        group=group,
        first=("bridge", "road", "castle"),
        always=frozenset({"bridge", "road", "build"}),
        sorted=("buy", "take", "sell", "give", "pay", "batch"),
        rank=lambda code: cheapness(code, CUBES),
    ),
    printed=PRINTED,
    spots=spots,
    holdings=lambda view, seat: holdings(view, seat, CUBES),
    points=lambda view: tuple(player.prestige for player in view.players),
    statistic=statistic,
    telling=Telling(
        weight=weight, joined=joined, shared=shared, placing=placing, gain=gain
    ),
    board=Board(
        purse=frozenset({"deniers", "workers", "cost", "used", "batches"}),
        standing=frozenset(
            {
                "worker",
                "gate",
                "trading_post",
                "merchants_guild",
                "joust_field",
                "stables",
                "inn_left",
                "inn_right",
                "castle",
                "order",
            }
        ),
    ),
    planning=PLANNING,
)

"""The reasons why a worker could do nothing at a place as things stand: a note for people, no rule.

Workers that are placed count: the trading post's deniers, and what the seat may produce, buy and sell on the
road before the place, if the provost stays. More may still come; nothing here decides what is legal.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from operator import add, neg
from typing import TYPE_CHECKING

from rules.caylus.effects.build import buildable
from rules.caylus.effects.lawyer import targets
from rules.caylus.effects.production import ONE
from rules.caylus.english import TEXTS
from rules.caylus.prices_and_limits import price
from rules.caylus.road import residences
from rules.caylus.state import NOBODY
from rules.caylus.tiles import (
    CASTLE,
    CLOTH,
    CUBES,
    FOOD,
    GATE,
    GOLD,
    JOUST_FIELD,
    SPACES,
    TILES,
    TRADING_POST,
    TRADING_POST_DENIERS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.caylus.state import Counts, State
    from rules.caylus.tiles import Goods, Tile
    from rules.model import Message

    Road = Iterable[tuple[str | None, int | None, int | None]]
    """Of each space the tile, its owner and the worker there."""

say = TEXTS.say


def lack(state: State, seat: int, spot: int) -> Message | None:
    """Return the resource that the seat's worker would lack at a spot once the placement is paid for.

    A road space has a tile and isn't beyond the provost.
    """
    deniers = state.deniers[seat] - price(state, seat, spot)
    if state.worker[TRADING_POST] == seat:
        deniers += TRADING_POST_DENIERS
    cubes = state.cubes[seat]
    if spot == JOUST_FIELD:
        return _cloth_and_denier(cubes, deniers)
    if spot == CASTLE:
        return _batch(state, seat)
    if spot > SPACES:
        return None
    tile = TILES[state.tile[spot]]
    note = _lack(state, seat, tile, deniers)
    if not note:
        return None
    now = (*cubes, deniers)
    later = None
    for numbers in _reachable(seat, now, _road(state, spot - 1)):
        if numbers == now:
            continue
        later = later or state.clone()
        later.cubes[seat] = numbers[:-1]
        if not _lack(later, seat, tile, numbers[-1]):
            return None
    return note


def _lack(state: State, seat: int, tile: Tile, deniers: int) -> Message | None:
    cubes = state.cubes[seat]
    match tile.work:
        case "market":
            return None if any(cubes) else say("why-no-cube")
        case "peddler":
            return _deniers(deniers, tile.price)
        case "trade":
            return _trade(tile, cubes, deniers)
        case "build":
            return _build(state, seat, tile.builds)
        case "lawyer":
            missing = _cloth_and_denier(cubes, deniers)
            return missing or (
                None if targets(state, seat, favor=True) else say("why-no-target")
            )
    return None


def _batch(state: State, seat: int) -> Message | None:
    cubes, road = state.cubes[seat], _road(state)
    producing = [
        space for space in road[: state.provost] if space[0] and TILES[space[0]].takes
    ]
    if any(
        is_batch(kinds(held[:-1])) for held in _reachable(seat, (*cubes, 0), producing)
    ):
        return None
    free = seat in (state.worker[GATE], state.worker[JOUST_FIELD])
    possible = is_batch(within_reach(cubes, seat, road, free))
    return say("note-batch-possible" if possible else "note-no-batch")


def is_batch(held: Iterable[int]) -> bool:
    """Return whether these kinds of cubes make a batch: food and two others (R-2)."""
    held_kinds = set(held)
    return FOOD in held_kinds and len(held_kinds) > 2


def kinds(cubes: Sequence[int]) -> frozenset[int]:
    """Return the kinds of which there is a cube."""
    return frozenset(kind for kind, number in enumerate(cubes) if number)


def within_reach(cubes: Sequence[int], seat: int, road: Road, free: bool) -> set[int]:
    """Return the kinds of cubes that a seat has, or may get before the castle by the workers that stand now.

    A worker at the gate can still go anywhere, and a favor of the joust field can bring any cube: it is
    `free`.
    """
    reached = set(range(len(CUBES))) if free else set(kinds(cubes))
    for space in road:
        reached |= _gained(_changes(seat, *space))
    return reached


def brings(tile: Tile) -> set[int]:
    """Return the kinds of cubes that a worker may get on a tile."""
    return _gained(_uses(tile))


def _road(state: State, to: int = SPACES) -> list[tuple[str, int, int]]:
    spaces = slice(1, to + 1)
    return list(
        zip(state.tile[spaces], state.owner[spaces], state.worker[spaces], strict=True)
    )


def _reachable(seat: int, held: Goods, spaces: Road) -> set[Goods]:
    """Return what the seat may hold after these spaces, as numbers of cubes and then deniers, like `held`."""
    reached = {held}
    for tile_id, owner, worker in spaces:
        if seat not in (owner, worker):
            continue
        if changes := _changes(seat, tile_id, owner, worker):
            after = (
                tuple(map(add, before, change))
                for before in reached
                for change in changes
            )
            reached = {numbers for numbers in after if min(numbers) >= 0}
    return reached


def _gained(changes: Iterable[Goods]) -> set[int]:
    return {
        kind for change in changes for kind in range(len(CUBES)) if change[kind] > 0
    }


def _changes(
    seat: int, tile_id: str | None, owner: int | None, worker: int | None
) -> list[Goods]:
    """Return what the seat's choices at a space change: numbers of cubes, then deniers."""
    if tile_id and worker == seat:
        return _uses(TILES[tile_id])
    if tile_id and owner == seat and worker not in (None, NOBODY):
        return [(*ONE[kind], 0) for kind in TILES[tile_id].bonus]
    return []


@cache
def _uses(tile: Tile) -> list[Goods]:
    if tile.takes:
        return [(*output, 0) for output in tile.takes]
    changes: list[Goods] = [(0,) * (len(CUBES) + 1)]
    if tile.work == "market":
        changes += [(*map(neg, cube), tile.price) for cube in ONE]
    for number in range(1, tile.most + 1):
        changes += [(*cubes, -number * tile.price) for cubes in _without_gold(number)]
    for rate in tile.rates:
        if rate.gold and tile.pays == "deniers":
            changes.append((0, 0, 0, 0, rate.gold, -rate.pay))
        elif rate.gold:
            changes += [
                (*map(neg, cubes[:GOLD]), rate.gold, 0)
                for cubes in _without_gold(rate.pay)
            ]
    return changes


def _without_gold(number: int) -> list[Goods]:
    chosen = combinations_with_replacement(range(GOLD), number)
    return [tuple(map(cubes.count, range(len(CUBES)))) for cubes in chosen]


def _cloth_and_denier(cubes: Counts, deniers: int) -> Message | None:
    return _deniers(deniers, 1) if cubes[CLOTH] else say("why-no-cloth")


def _deniers(left: int, needed: int) -> Message | None:
    if left >= needed:
        return None
    return say("note-deniers", n=left) if left else say("why-no-denier")


def _trade(tile: Tile, cubes: Counts, deniers: int) -> Message | None:
    needed = min(rate.pay for rate in tile.rates)
    if tile.pays == "deniers":
        return _deniers(deniers, needed)
    if tile.pays == "cubes":
        held = sum(cubes[:GOLD])
        return (
            None
            if held >= needed
            else say("note-goods", goods=say("goods-cubes", n=held))
            if held
            else say("note-no-cubes")
        )
    held = cubes[CUBES.index(tile.pays)]
    if held >= needed:
        return None
    return (
        say("note-goods", goods=say(f"goods-{tile.pays}", n=held))
        if held
        else say("why-few-gold" if tile.pays == "gold" else "why-no-cloth")
    )


def _build(state: State, seat: int, kind: str) -> Message | None:
    if buildable(state, seat, kind, favor=False):
        return None
    if not state.stock[kind]:
        return say("why-no-tile")
    if kind == "prestige" and not residences(state, seat):
        return say("why-no-residence")
    if kind != "prestige" and "" not in state.tile:
        return say("note-build-full")
    return say("why-few-build")

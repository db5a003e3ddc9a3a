"""The reasons why a worker could do nothing at a place as things stand: a note for people, no rule.

The missing resource may still come before the place's turn; nothing here decides what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.effects.build import buildable
from rules.caylus.effects.lawyer import targets
from rules.caylus.english import TEXTS
from rules.caylus.prices_and_limits import price
from rules.caylus.road import residences
from rules.caylus.state import NOBODY
from rules.caylus.tiles import CASTLE, CLOTH, CUBES, FOOD, GATE, GOLD, JOUST_FIELD, SPACES, TILES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.caylus.state import Counts, State
    from rules.caylus.tiles import Tile
    from rules.model import Message

    Road = Iterable[tuple[str | None, int | None, int | None]]
    """Of each space the tile, its owner and the worker there."""

say = TEXTS.say


def lack(state: State, seat: int, spot: int) -> Message | None:
    """Return the resource that the seat's worker would lack at a spot once the placement is paid for."""
    deniers = state.deniers[seat] - price(state, seat, spot)
    cubes = state.cubes[seat]
    if spot == JOUST_FIELD:
        return _cloth_and_denier(cubes, deniers)
    if spot == CASTLE:
        return _batch(state, seat)
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


def _batch(state: State, seat: int) -> Message | None:
    if is_batch(kinds(state.cubes[seat])) or is_batch_coming(state, seat):
        return None
    free = seat in (state.worker[GATE], state.worker[JOUST_FIELD])
    possible = is_batch(within_reach(state.cubes[seat], seat, _road(state), free))
    return say("note-batch-possible" if possible else "note-no-batch")


def is_batch_coming(state: State, seat: int) -> bool:
    """Return whether production completes a batch with the seat's cubes, if the provost stays."""
    reached = _road(state)[: state.provost]
    outputs = [output for space in reached if (output := _outputs(space, seat))]
    return _makes_batch(kinds(state.cubes[seat]), outputs)


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
    for tile_id, owner, worker in road:
        if tile_id and worker == seat:
            reached |= brings(TILES[tile_id])
        elif tile_id and owner == seat and worker not in (None, NOBODY):
            reached |= set(TILES[tile_id].bonus)
    return reached


def brings(tile: Tile) -> set[int]:
    """Return the kinds of cubes that a worker may get on a tile."""
    brought = {kind for output in tile.takes for kind in kinds(output)}
    if tile.work == "peddler":
        brought |= set(range(FOOD, CLOTH + 1))  # never gold
    if any(rate.gold for rate in tile.rates):
        brought.add(GOLD)
    return brought


def _road(state: State) -> list[tuple[str, int, int]]:
    spaces = slice(1, SPACES + 1)
    return list(zip(state.tile[spaces], state.owner[spaces], state.worker[spaces], strict=True))


def _outputs(space: tuple[str, int, int], seat: int) -> tuple[frozenset[int], ...]:
    """Return the kinds between which the seat can choose on a space, without paying for them."""
    tile_id, owner, worker = space
    if worker == seat:
        return tuple(map(kinds, TILES[tile_id].takes))
    if owner == seat and worker != NOBODY:
        return tuple(frozenset((kind,)) for kind in TILES[tile_id].bonus)
    return ()


def _makes_batch(held: frozenset[int], outputs: Sequence[tuple[frozenset[int], ...]]) -> bool:
    """Return whether some choice of the outputs completes a batch with the held cubes."""
    if is_batch(held):
        return True
    return bool(outputs) and any(_makes_batch(held | output, outputs[1:]) for output in outputs[0])


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

"""Which actions waste something, so that a person is asked once before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.tiles import CLOTH, CUBES, FOOD, GOLD, TILES

if TYPE_CHECKING:
    from bot.table import Position
    from rules.caylus.tiles import Tile
    from rules.caylus.view import CaylusView

EVERY = frozenset(range(len(CUBES)))


def wasted(position: Position, code: str) -> str | None:
    """The message that asks whether something is really to be wasted; None for a sensible action."""
    decision = position.decision
    if decision is None:
        return None
    view = position.view()
    player = view.players[decision.seat]
    if code == "pass" and decision.kind in ("place_worker", "action"):
        first = not view.passed
        if first and player.workers > 0 and player.deniers > 0 and len(decision.actions) > 1:
            return "sure-pass-first"
    no_batch = decision.kind == "castle" and code == "done" and player.batches == 0
    if no_batch and len(decision.actions) > 1 and hasattr(view, "castle"):
        return "sure-no-batch"
    if code == "place castle" and decision.kind == "place_worker":
        kinds = within_reach(view, decision.seat)
        if FOOD not in kinds or len(kinds) < 3:
            return "sure-castle-empty"
    return None


def within_reach(view: CaylusView, seat: int) -> set[int]:
    """The kinds of cubes that a seat has, or may get before the castle by the workers that stand now."""
    kinds = {kind for kind, n in enumerate(view.players[seat].cubes) if n}
    if seat in (view.gate, view.joust_field):
        kinds |= EVERY  # the gate's worker can still go anywhere; a favor can bring any cube
    for space in view.road:
        if space.tile is None or space.worker is None:
            continue
        if space.worker == seat:
            kinds |= brings(TILES[space.tile])
        elif space.owner == seat:
            kinds |= set(TILES[space.tile].bonus)
    return kinds


def brings(tile: Tile) -> set[int]:
    """The kinds of cubes that a worker may get on a tile."""
    kinds = {kind for output in tile.takes for kind, n in enumerate(output) if n}
    if tile.work == "peddler":
        kinds |= set(range(FOOD, CLOTH + 1))  # never gold
    if any(rate.gold for rate in tile.rates):
        kinds.add(GOLD)
    return kinds

"""Choices of cubes as codes write them ("pay food+stone", "buy gold"), and the players' cubes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.shared.road_view import RoadView


_SPENDING = frozenset({"give", "pay", "batch", "sell"})


def spends_gold(code: str) -> bool:
    """Return whether the action gives gold away; production and favors may bring some."""
    return verb(code) in _SPENDING and "gold" in noun(code).split("+")


def cheapness(code: str, cubes: Sequence[str]) -> tuple[int, ...]:
    """Return a key that sorts codes by the amount paid, or by the number of cubes, of gold, and by the goods.

    >>> cheapness("pay 2", ("food", "wood", "gold"))
    (2,)
    >>> cheapness("pay gold+food", ("food", "wood", "gold"))
    (2, 1, 0, 2)
    """
    choice = noun(code)
    if choice.isdigit():
        return (int(choice),)
    chosen = choice.split("+")
    return (len(chosen), chosen.count("gold"), *sorted(map(cubes.index, chosen)))


def counted(numbers: Sequence[int], kinds: Sequence[str]) -> list[tuple[str, int]]:
    """Return (kind, number) of the kinds of which there is any."""
    return [(kind, n) for kind, n in zip(kinds, numbers, strict=True) if n]


def holdings(
    view: RoadView, seat: int, cubes: Sequence[str]
) -> tuple[tuple[str, int], ...]:
    """Return deniers, the cubes there are, workers."""
    player = view.players[seat]
    held = counted(player.cubes, cubes)
    return (("deniers", player.deniers), *held, ("workers", player.workers))

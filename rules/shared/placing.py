"""The order of placements in both games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from rules.model import Frame

PLACING: Final = 2
"""The phase in which workers are placed."""


class Placing(Protocol):
    """The part of a state about placements."""

    phase: int
    order: tuple[int, ...]
    passed: tuple[int, ...]
    absent: tuple[int, ...]
    stack: list[Frame]


def to_place(state: Placing) -> tuple[int, ...]:
    """Return the seats that have not passed and will not pass last, from the deciding one on; none in other phases."""
    if state.phase != PLACING or not state.stack:
        return ()
    order, at = state.order, state.order.index(state.stack[-1][1])
    gone = state.passed + state.absent
    return tuple([seat for seat in order[at:] + order[:at] if seat not in gone])

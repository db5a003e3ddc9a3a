"""The sources of everybody's points, from the final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.events import SeatResult

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.model import Event

_COUNTED = ("tokens", "cards", "gold", "cubes", "deniers")


def points_by_source(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """Return the points by source, as a list by seat; all are 0 before the end."""
    points = {source: [0] * seats for source in _COUNTED}
    for event in events:
        if isinstance(event, SeatResult):
            for source in _COUNTED:
                points[source][event.seat] += getattr(event, source)
    return points

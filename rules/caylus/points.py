"""The sources of everybody's prestige, added up from the events of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.events import Scored, SeatResult

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.model import Event

_SOURCE = {
    "castle": "castle",
    "building": "buildings",
    "trade": "trades",
    "favor": "favors",
    "owner": "owners",
    "penalty": "losses",
}
_END = ("gold", "cubes", "deniers")


def points_by_source(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """Return the points by source, as a list by seat; without `set` lines their sum is the final score."""
    points = {source: [0] * seats for source in (*_SOURCE.values(), *_END)}
    for event in events:
        if isinstance(event, Scored):
            points[_SOURCE[event.source]][event.seat] += event.amount
        elif isinstance(event, SeatResult):
            for source in _END:
                points[source][event.seat] += getattr(event, source)
    return points

"""The placements that the provost can strand, and the owner of a decision's building: both games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.model import noun, verb
from rules.shared.provost import MOST_SHIFT

if TYPE_CHECKING:
    from rules.model import Decision
    from rules.shared.road_view import RoadView


def space_of(code: str) -> int:
    """Return the space of a placement on the road; 0 for any other code."""
    return int(noun(code)) if verb(code) == "place" and noun(code).isdigit() else 0


def beyond(view: RoadView, code: str) -> bool:
    """Return whether the provost is before the space of a placement."""
    return view.provost is not None and space_of(code) > view.provost


def at_risk(view: RoadView, seat: int, code: str) -> bool:
    """Return whether he is before the space, or one opponent has the deniers to move him there."""
    space = space_of(code)
    if not space or view.provost is None:
        return False
    richest = max(
        player.deniers for other, player in enumerate(view.players) if other != seat
    )
    return space > view.provost - min(MOST_SHIFT, richest)


def own_building(view: RoadView, decision: Decision, place: str) -> str:
    """Return the tile or card of the deciding seat at a place such as "road 9".

    "" where it is not the seat's.
    """
    words = place.split()
    if len(words) < 2 or words[0] != "road":
        return ""
    space = view.road[int(words[1]) - 1]
    return (space.tile or "") if space.owner == decision.seat else ""

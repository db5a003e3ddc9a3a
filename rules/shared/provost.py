"""Standing orders for the provost, in both games: when to pay for him, and for whom."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from rules.english import say
from rules.notation import SEATS
from rules.orders import Act, OrderKind, Stop, What, no_item, whole

if TYPE_CHECKING:
    from rules.model import Decision
    from rules.orders import Evaluation, Seen
    from rules.shared.road_view import RoadView

MOST_SPACE = 40
MOST_DENIERS = 20


class Provost(What, frozen=True, tag="provost"):
    """`never` pay for him; bring him `to` a space for at most so many deniers; `leave` him where he is
    if the own worker that stands farthest works; `defend` the farthest own worker (or the one on `space`) that
    so many deniers reach; or `push` him back before the farthest worker of a seat."""

    how: Literal["never", "to", "leave", "defend", "push"]
    space: int = 0
    most: int = 0
    seat: int = -1


def _read(rest: str) -> Provost:
    if rest in ("never", "never pay"):
        return Provost("never")
    if rest in ("stay if works", "leave if works", "leave"):
        return Provost("leave")
    found = re.fullmatch(r"defend (?:(\d+) for )?(\d+)", rest)
    if found is not None:
        space = whole(found[1], 1, MOST_SPACE) if found[1] else 0
        return Provost("defend", space, whole(found[2], 0, MOST_DENIERS))
    found = re.fullmatch(r"push (?:back )?([a-z]+)(?: for (\d+))?", rest)
    if found is not None and found[1] in _SEATS:
        return Provost("push", 0, whole(found[2] or "1", 0, MOST_DENIERS), _SEATS.index(found[1]))
    found = re.fullmatch(r"(?:to )?(\d+)(?: for (\d+))?", rest)
    if found is None:
        raise no_item(rest, "provost")
    return Provost("to", whole(found[1], 1, MOST_SPACE), whole(found[2] or "3", 0, MOST_DENIERS))


_SEATS = tuple(seat.casefold() for seat in SEATS)


def _spell(what: Provost) -> str:
    if what.how == "to":
        return f"provost {what.space} for {what.most}"
    if what.how == "defend":
        return f"provost defend {what.space} for {what.most}" if what.space else f"provost defend {what.most}"
    if what.how == "push":
        return f"provost push {_SEATS[what.seat]} for {what.most}"
    return "provost never" if what.how == "never" else "provost stay if works"


def standing(view: RoadView, seat: int) -> list[int]:
    """The spaces of the road with a worker of the seat."""
    return [number for number, space in enumerate(view.road, 1) if space.worker == seat]


def _wish(what: Provost, seen: Seen[RoadView]) -> Evaluation:
    decision, view = seen.decision, seen.view
    free = decision.kind == "guild"
    provost = view.provost
    if provost is None or (decision.kind != "provost" and not (free and what.how == "to")):
        return None
    if what.how == "never":
        return Act("provost 0")
    if what.how == "leave":
        far = standing(view, decision.seat)
        if far and max(far) > provost:
            return Stop(say("pace-plan-beyond", space=max(far), provost=provost))
        return Act("provost 0")
    if what.how == "defend":
        return _defend(what, decision, view, provost)
    if what.how == "push":
        return _push(what, decision, view, provost)
    shift = what.space - provost
    code = _code(shift)
    if code not in decision.actions:
        return Stop(say("pace-plan-provost-far", space=what.space, provost=provost))
    if not free and abs(shift) > what.most:
        return Stop(say("pace-plan-provost-price", space=what.space, cost=abs(shift), most=what.most))
    return Act(code)


def _code(shift: int) -> str:
    return f"provost {shift:+d}" if shift else "provost 0"


def _defend(what: Provost, decision: Decision, view: RoadView, provost: int) -> Evaluation:
    """Forward to the farthest own worker that the deniers reach; not concerned where there is none."""
    for space in sorted(standing(view, decision.seat), reverse=True):
        shift = space - provost
        if 0 < shift <= what.most and what.space in (0, space) and _code(shift) in decision.actions:
            return Act(_code(shift))
    return None


def _push(what: Provost, decision: Decision, view: RoadView, provost: int) -> Evaluation:
    """Back to just before the seat's farthest worker that works, unless an own worker loses its work by it."""
    works = [space for space in standing(view, what.seat) if space <= provost]
    mine = [space for space in standing(view, decision.seat) if space <= provost]
    if not works:
        return None
    shift = max(works) - 1 - provost
    if max(mine, default=0) >= max(works) or -shift > what.most or _code(shift) not in decision.actions:
        return None
    return Act(_code(shift))


PROVOST = OrderKind(what=Provost, begins="provost", read=_read, spell=_spell, wish=_wish)

"""What people want to be asked about though they have said what to do, and when they stop placing: both games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from rules.english import say
from rules.model import noun, verb
from rules.orders import Act, GuardKind, OrderKind, Present, What, no_item, whole
from rules.shared.orders import R, built_by_others
from rules.shared.provost import standing

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.model import Message
    from rules.orders import Armed, Evaluation, Guard, Seen
    from rules.shared.road_view import RoadView

MOST_WORKERS = 6


class PassWhen(What, frozen=True, tag="pass_when"):
    """Pass when at most so many workers are `left` in hand, when a spot (`code`) is `gone`, or when somebody
    else has `passed`."""

    how: Literal["left", "gone", "passed"]
    number: int = 0
    code: str = ""


def pass_when(
    is_code: Callable[[str], bool], placing: Callable[[str], bool]
) -> OrderKind[PassWhen, RoadView]:
    """The orders to pass in a game with these codes; `placing` are the kinds of decision in which it passes."""

    def read(rest: str) -> PassWhen:
        found = re.fullmatch(r"(\d+) (?:workers? )?left", rest)
        if found is not None:
            return PassWhen("left", whole(found[1], 0, MOST_WORKERS))
        if rest in ("somebody passed", "passed"):
            return PassWhen("passed")
        spot = re.fullmatch(r"(.+) (?:is )?gone", rest)
        if spot is not None and is_code(f"place {spot[1]}"):
            return PassWhen("gone", code=f"place {spot[1]}")
        raise no_item(rest, "pass when")

    def wish(what: PassWhen, seen: Seen[RoadView]) -> Evaluation:
        if not placing(seen.decision.kind):
            return None
        if what.how == "left":
            fires = seen.view.players[seen.decision.seat].workers <= what.number
        elif what.how == "passed":
            fires = bool(seen.view.passed)
        else:
            fires = what.code not in seen.decision.actions
        return Act("pass") if fires else None

    return OrderKind(what=PassWhen, begins="pass when", read=read, spell=_spell, wish=wish, places=True)


def _spell(what: PassWhen) -> str:
    if what.how == "left":
        return f"pass when {what.number} left"
    return (
        "pass when passed" if what.how == "passed" else f"pass when {what.code.removeprefix('place ')} gone"
    )


# Watch points


def watches(cost: Callable[[Seen[R]], int]) -> tuple[GuardKind[R], ...]:
    """Why a person wants to be asked though an order knows what to do: somebody works in an own building
    (`used`), a placement costs more than so much (`dear`), something can be chosen that couldn't when the list
    was made and isn't on it (`more`; not beyond the provost), or the provost stands before an own worker (`before`)."""
    return (
        GuardKind(
            kind="used",
            pattern=re.compile(r"unless (?:somebody )?used()"),
            spelled="unless used",
            broken=_used,
        ),
        GuardKind(
            kind="dear",
            pattern=re.compile(r"unless cost ?> ?(\d+)"),
            spelled="unless cost > {number}",
            broken=lambda guard, armed, seen, code: _dear(guard, cost(seen)),
        ),
        GuardKind(
            kind="more",
            pattern=re.compile(r"unless (?:there is )?more()"),
            spelled="unless more",
            broken=_more,
        ),
        GuardKind(
            kind="before",
            pattern=re.compile(r"unless (?:provost )?before me()"),
            spelled="unless before me",
            broken=_before,
        ),
    )


def used_by_others(view: RoadView, seat: int) -> tuple[int, ...]:
    """The spaces with a tile or card of the seat on which a worker of another stands."""
    return tuple(
        number
        for number, space in enumerate(view.road, 1)
        if space.owner == seat and space.worker not in (None, seat)
    )


def present(view: RoadView, seat: int, mine: frozenset[str]) -> Present:
    """What conditions are about in both games; `mine` are the codes of the placements of the seat's workers."""
    return Present(
        built_by_others(view, seat),
        len(view.passed),
        used_by_others(view, seat),
        mine,
        view.players[seat].deniers,
        frozenset(space.tile for space in view.road if space.tile),
    )


def _used(guard: Guard, armed: Armed, seen: Seen[RoadView], code: str) -> Message | None:
    for space in used_by_others(seen.view, seen.decision.seat):
        if space not in armed.used:
            return say("pace-guard-used", space=space)
    return None


def _dear(guard: Guard, cost: int) -> Message | None:
    return say("pace-guard-dear", cost=cost, most=guard.number) if cost > guard.number else None


def _more(guard: Guard, armed: Armed, seen: Seen[RoadView], code: str) -> Message | None:
    new = set(seen.decision.actions).difference(armed.known) if armed.known else set()
    new = {code for code in new if not _beyond(seen.view.provost, code)}
    return say("pace-guard-more", code=min(new)) if new else None


def _beyond(provost: int | None, code: str) -> bool:
    """Whether a placement is beyond the provost, where nothing happens as he stands: a card that is just built."""
    return (
        provost is not None and verb(code) == "place" and noun(code).isdigit() and int(noun(code)) > provost
    )


def _before(guard: Guard, armed: Armed, seen: Seen[RoadView], code: str) -> Message | None:
    provost = seen.view.provost
    mine = standing(seen.view, seen.decision.seat)
    if provost is None or not mine or max(mine) <= provost:
        return None
    return say("pace-guard-before", space=max(mine), provost=provost)


OFFERS = (
    ("offer-then-pass", 0, "pass"),
    ("offer-pass-passed", 0, "pass when passed"),
    *(("offer-pass-left", number, f"pass when {number} left") for number in (1, 2)),
    *(("offer-spare", number, f"spare {number}") for number in (1, 2, 3)),
    ("offer-unless-used", 0, "unless used"),
    ("offer-unless-more", 0, "unless more"),
    ("offer-unless-before", 0, "unless before me"),
    ("offer-unless-passed", 0, "unless passed"),
    ("offer-unless-built", 0, "unless built"),
)
"""What a list of placements offers in both games: passing, money, and when to ask."""

LATER = (
    *(("offer-provost-defend", number, f"provost defend {number}") for number in (1, 2, 3)),
    ("offer-provost-push", 1, "provost push {seat} for 1"),
    ("offer-provost-never", 0, "provost never"),
    ("offer-provost-stay", 0, "provost stay if works"),
    *(("offer-castle", number, f"castle {number} keep gold") for number in (1, 2, 3)),
    *(("offer-castle-gold", number, f"castle {number}") for number in (1, 2, 3)),
)
"""What a programme offers for provost and castle in both games."""

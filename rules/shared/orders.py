"""Standing orders for what both games have: the castle, and conditions on provost, buildings, passing, deniers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

from rules.english import say
from rules.model import noun, verb
from rules.orders import Act, Guard, GuardKind, OrderKind, Stop, What, no_clause, whole
from rules.shared.road_view import RoadView

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.model import Decision, Message
    from rules.orders import Armed, Evaluation, Seen

R = TypeVar("R", bound=RoadView)
PLACING_PHASE = 2
MOST_BATCHES = 20


class Castle(What, frozen=True, tag="castle"):
    """Up to so many batches, of what there is most of; `keep_gold` gives none of it."""

    batches: int
    keep_gold: bool = False


# The castle


def castle(cubes: Sequence[str]) -> OrderKind[Castle, RoadView]:
    """The orders for the castle in a game of these cubes."""
    return OrderKind(
        what=Castle,
        begins="castle",
        read=_read_castle,
        spell=_spell_castle,
        wish=lambda what, seen: _wish_castle(what, seen, cubes),
    )


def _read_castle(rest: str) -> Castle:
    count, _, gold = rest.partition(" ")
    if gold not in ("", "keep gold"):
        raise no_clause(gold)
    return Castle(whole(count, 1, MOST_BATCHES), bool(gold))


def _spell_castle(what: Castle) -> str:
    return f"castle {what.batches}" + (" keep gold" if what.keep_gold else "")


def _wish_castle(what: Castle, seen: Seen[RoadView], cubes: Sequence[str]) -> Evaluation:
    decision = seen.decision
    if decision.kind != "castle":
        return None
    own = seen.view.players[decision.seat]
    if own.batches >= what.batches:
        return _done(decision)
    batches = [code for code in decision.actions if verb(code) == "batch"]
    if what.keep_gold:
        batches = [code for code in batches if "gold" not in code]
    if batches:
        have = dict(zip(cubes, own.cubes, strict=True))
        return Act(min(batches, key=lambda code: (_dearness(code, have), code)))
    if own.batches:
        return _done(decision)
    return Stop(say("pace-plan-batches-gold"))


def _done(decision: Decision) -> Evaluation:
    return Act("done") if "done" in decision.actions else None


def _dearness(code: str, have: dict[str, int]) -> tuple[int, int]:
    """Less for batches without gold, and then of what there is most of."""
    kinds = noun(code).split("+") if noun(code) else []
    return kinds.count("gold"), -sum(have[kind] for kind in kinds)


# Guards


def built_by_others(view: RoadView, seat: int) -> tuple[tuple[str, int], ...]:
    """The tiles or cards on the road that belong to other seats, in a settled order."""
    return tuple(
        sorted(
            (space.tile, space.owner)
            for space in view.road
            if space.tile and space.owner is not None and space.owner != seat
        )
    )


def guards(price: Callable[[Seen[R], str], int]) -> tuple[GuardKind[R], ...]:
    """The conditions, in a game in which codes cost so many deniers: the provost at a space or beyond (`from`)
    or not beyond (`upto`); nobody else has built (`unbuilt`) or passed (`unpassed`) since the order was armed;
    at least so many deniers stay (`keep`)."""
    return (
        GuardKind(
            kind="from",
            pattern=re.compile(r"if provost (?:>=|at|from) ?(\d+)(?: or beyond)?"),
            spelled="if provost >= {number}",
            broken=_off_provost,
        ),
        GuardKind(
            kind="upto",
            pattern=re.compile(r"if provost (?:<=|upto) ?(\d+)"),
            spelled="if provost <= {number}",
            broken=_off_provost,
        ),
        GuardKind(
            kind="unbuilt",
            pattern=re.compile(r"unless (?:somebody )?built()"),
            spelled="unless built",
            broken=_built,
        ),
        GuardKind(
            kind="unpassed",
            pattern=re.compile(r"unless (?:somebody )?passed()"),
            spelled="unless passed",
            broken=_passed,
        ),
        GuardKind(
            kind="keep",
            pattern=re.compile(r"keep (\d+)"),
            spelled="keep {number}",
            broken=lambda guard, armed, seen, code: _poor(guard, seen, price(seen, code)),
        ),
    )


def _off_provost(guard: Guard, armed: Armed, seen: Seen[RoadView], code: str) -> Message | None:
    provost = seen.view.provost
    held = provost is not None and (
        provost >= guard.number if guard.kind == "from" else provost <= guard.number
    )
    return None if held else say(f"pace-guard-{guard.kind}", space=guard.number, provost=provost or 0)


def _built(guard: Guard, armed: Armed, seen: Seen[RoadView], code: str) -> Message | None:
    before = list(armed.built)
    for tile in built_by_others(seen.view, seen.decision.seat):
        if tile not in before:
            return say("pace-guard-unbuilt")
        before.remove(tile)
    return None


def _passed(guard: Guard, armed: Armed, seen: Seen[RoadView], code: str) -> Message | None:
    view = seen.view
    now = len(view.passed) if view.phase == PLACING_PHASE else 0
    known = armed.passed if view.turn == armed.turn else 0
    return say("pace-guard-unpassed") if now > known else None


def _poor(guard: Guard, seen: Seen[RoadView], price: int) -> Message | None:
    left = seen.view.players[seen.decision.seat].deniers - price
    return None if left >= guard.number else say("pace-guard-keep", least=guard.number, left=left)

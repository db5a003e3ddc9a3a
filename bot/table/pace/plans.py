"""What a standing order makes of a decision: it acts, it stops and says why, or it isn't concerned.

An order sees what its seat may see, and the legal codes. One that is concerned and can't act stops: nothing
else is done in its place, the person is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bot.table.pace.orders import (
    PLACING,
    Armed,
    Castle,
    Guard,
    Order,
    PassOver,
    Provost,
    Ranked,
    arm,
    built_by_others,
    places,
)
from bot.table.pace.words import say
from rules.model import noun, verb

if TYPE_CHECKING:
    from rules.game import Game
    from rules.model import Decision, Message

_PLACING_KINDS = frozenset({"place_worker", "action"})
_OWN_KINDS = frozenset({"joust", "inn", "gate"})
_LOOK = 60  # decisions a preview looks ahead


class Act(NamedTuple):
    """The order plays this code."""

    code: str


class Stop(NamedTuple):
    """The order can't act and stops; the person is asked."""

    why: Message


class Preview(NamedTuple):
    """What an order would do in the position now: at which kind of decision, and the label of what it would
    play or why it would stop; `kind` is None when nothing in this turn concerns it."""

    kind: str | None = None
    label: Message | None = None
    stops: Message | None = None


Verdict: TypeAlias = Act | Stop | None


class Seen(NamedTuple):
    """What an order may look at: its seat's view, the decision, and where it comes up."""

    view: Any
    decision: Decision
    place: str


def look(game: Game, state: Any, decision: Decision) -> Seen:
    """What the deciding seat sees."""
    return Seen(game.view(state, decision.seat), decision, game.place(state))


def is_over(armed: Armed, turn: int) -> bool:
    """Whether the order has expired by its own rule."""
    if armed.until is not None and turn > armed.until:
        return True
    times = 1 if armed.order.lasts == "once" else armed.order.times
    return bool(times) and armed.acted >= times


def decide(armed: Armed, seen: Seen) -> Verdict:
    """What the order makes of the decision of its seat."""
    verdict = _wish(armed.order, seen)
    if isinstance(verdict, Act):
        for guard in armed.order.guards:
            broken = _broken(guard, armed, seen, verdict.code)
            if broken is not None:
                return Stop(broken)
    return verdict


def preview(game: Game, state: Any, seat: int, order: Order) -> Preview:
    """What the order would do now: at the seat's next decision of this turn that concerns it, if all others
    (and the seat, elsewhere) do what can hurt least; for placing, as if it were the seat's turn now."""
    armed = arm(game, state, seat, order)
    turn = game.turn(state)
    if places(order):
        asked = game.in_turn(state, seat)
        return _told(game, asked, armed) if asked is not None else Preview()
    state = game.clone(state)
    for _ in range(_LOOK):
        decision = game.decision(state)
        if decision is None or game.turn(state) != turn:
            break
        if decision.seat == seat:
            found = _told(game, state, armed)
            if found.kind is not None:
                return found
        game.step(state, game.guide.least_harm(decision))
    return Preview()


def _told(game: Game, state: Any, armed: Armed) -> Preview:
    decision = game.decision(state)
    assert decision is not None, "somebody decides in phase 2"
    verdict = decide(armed, look(game, state, decision))
    if verdict is None:
        return Preview()
    if isinstance(verdict, Stop):
        return Preview(decision.kind, stops=verdict.why)
    return Preview(decision.kind, game.label(state, verdict.code))


def _wish(order: Order, seen: Seen) -> Verdict:
    what = order.what
    if isinstance(what, Ranked):
        return _ranked(what, seen)
    if isinstance(what, PassOver):
        return _pass_over(what, seen)
    if isinstance(what, Provost):
        return _provost(what, seen)
    return _castle(what, seen)


def _ranked(what: Ranked, seen: Seen) -> Verdict:
    decision = seen.decision
    if not _is_at(what.at, seen):
        return None
    for code in what.codes:
        if code in decision.actions:
            return Act(code)
    verbs = {verb(code) for code in decision.actions}
    if not verbs.intersection(verb(code) for code in what.codes):
        return None  # a further question of the same building: nothing was said about it
    return Stop(say("pace-plan-none", wishes=", ".join(what.codes)))


def _is_at(at: str, seen: Seen) -> bool:
    kind = seen.decision.kind
    if at == PLACING:
        return kind in _PLACING_KINDS
    words = seen.place.split()
    if "favor" in words:  # what a favor leads to, wherever it was won
        return at == "favor"
    if at in _OWN_KINDS or kind in _OWN_KINDS:
        return at == kind
    if not words or words[0] != "road":
        return False
    return bool(seen.view.road[int(words[1]) - 1].tile == at)


def _pass_over(what: PassOver, seen: Seen) -> Verdict:
    if seen.decision.kind != "place_worker":
        return None
    cost = seen.view.players[seen.decision.seat].cost
    return Act("pass") if cost > what.cost else None


def _provost(what: Provost, seen: Seen) -> Verdict:
    decision, view = seen.decision, seen.view
    free = decision.kind == "guild"
    if decision.kind != "provost" and not (free and what.how == "to"):
        return None
    if what.how == "never":
        return Act("provost 0")
    if what.how == "leave":
        standing = [number for number, space in enumerate(view.road, 1) if space.worker == decision.seat]
        if standing and max(standing) > view.provost:
            return Stop(say("pace-plan-beyond", space=max(standing), provost=view.provost))
        return Act("provost 0")
    shift = what.space - view.provost
    code = f"provost {shift:+d}" if shift else "provost 0"
    if code not in decision.actions:
        return Stop(say("pace-plan-provost-far", space=what.space, provost=view.provost))
    if not free and abs(shift) > what.most:
        return Stop(say("pace-plan-provost-price", space=what.space, cost=abs(shift), most=what.most))
    return Act(code)


def _castle(what: Castle, seen: Seen) -> Verdict:
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
        have = dict(zip(_cubes(seen), own.cubes, strict=True))
        return Act(min(batches, key=lambda code: (_dearness(code, have), code)))
    if own.batches:
        return _done(decision)
    return Stop(say("pace-plan-batches-gold"))


def _done(decision: Decision) -> Verdict:
    return Act("done") if "done" in decision.actions else None


def _cubes(seen: Seen) -> tuple[str, ...]:
    cloth = ("cloth",) if len(seen.view.players[0].cubes) == 5 else ()
    return ("food", "wood", "stone", *cloth, "gold")


def _dearness(code: str, have: dict[str, int]) -> tuple[int, int]:
    """Less for batches without gold, and then of what there is most of."""
    kinds = noun(code).split("+") if noun(code) else []
    return kinds.count("gold"), -sum(have[kind] for kind in kinds)


# Guards


def _broken(guard: Guard, armed: Armed, seen: Seen, code: str) -> Message | None:
    """Why a guard forbids the code; None when it holds."""
    view, seat = seen.view, seen.decision.seat
    if guard.kind in ("from", "upto"):
        held = view.provost is not None and (
            view.provost >= guard.number if guard.kind == "from" else view.provost <= guard.number
        )
        return (
            None if held else say(f"pace-guard-{guard.kind}", space=guard.number, provost=view.provost or 0)
        )
    if guard.kind == "unbuilt":
        before = list(armed.built)
        for tile in built_by_others(view, seat):
            if tile not in before:
                return say("pace-guard-unbuilt")
            before.remove(tile)
        return None
    if guard.kind == "unpassed":
        passed = len(view.passed) if view.phase == 2 else 0
        known = armed.passed if view.turn == armed.turn else 0
        return say("pace-guard-unpassed") if passed > known else None
    left = view.players[seat].deniers - price(seen, code)
    return None if left >= guard.number else say("pace-guard-keep", least=guard.number, left=left)


def price(seen: Seen, code: str) -> int:
    """The deniers that placing a worker, drawing cards or moving the provost costs; 0 for everything else."""
    view, seat = seen.view, seen.decision.seat
    if verb(code) == "provost":
        return abs(int(noun(code))) if seen.decision.kind == "provost" else 0
    if seen.decision.kind == "action":
        return int(verb(code) in ("place", "draw", "redraw"))
    if verb(code) != "place":
        return 0
    if noun(code).isdigit() and view.road[int(noun(code)) - 1].owner == seat:
        return 1
    return int(view.players[seat].cost)

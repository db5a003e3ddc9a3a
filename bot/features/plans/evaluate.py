"""What a standing order makes of a decision: it acts, it stops and says why, or it isn't concerned.

An order sees what its seat may see, and the legal codes. One that is concerned and can't act stops: nothing
else is done in its place, the person is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.core.catalogue import say
from bot.features.plans import placement_steps
from bot.features.plans.armed import arm
from rules.model import verb
from rules.orders import Act, PlacementSteps, Ranked, Seen, Stop

if TYPE_CHECKING:
    from rules.game import Game, GameState
    from rules.model import Decision, Message
    from rules.orders import Armed, Evaluation, Order, Orders

_LOOK = 60  # decisions a preview looks ahead


class Preview(NamedTuple):
    """What an order would do in the position now: at which kind of decision, and the label of what it would
    play or why it would stop; `kind` is None when nothing in this turn concerns it."""

    kind: str | None = None
    label: Message | None = None
    stops: Message | None = None


def look(game: Game, state: GameState, decision: Decision) -> Seen:
    """What the deciding seat sees."""
    return Seen(game.view(state, decision.seat), decision, game.place(state))


def is_over(armed: Armed, turn: int) -> bool:
    """Whether the order has expired by its own rule."""
    if armed.until is not None and turn > armed.until:
        return True
    times = 1 if armed.order.lasts == "once" else armed.order.times
    return bool(times) and armed.acted >= times


def decide(by: Orders, armed: Armed, seen: Seen) -> Evaluation:
    """What the order makes of the decision of its seat."""
    evaluation = _wish(by, armed, seen)
    broken = _broken(by, armed, seen, evaluation.code) if isinstance(evaluation, Act) else None
    return evaluation if broken is None else Stop(broken)


def preview(game: Game, state: GameState, seat: int, order: Order) -> Preview:
    """What the order would do now: at the seat's next decision of this turn that concerns it, if all others
    (and the seat, elsewhere) do what can hurt least; for placing, as if it were the seat's turn now."""
    armed = arm(game, state, seat, order)
    turn = state.turn
    if game.guide.orders.places(order.what):
        asked = game.in_turn(state, seat)
        return _told(game, asked, armed) if asked is not None else Preview()
    state = game.clone(state)
    for _ in range(_LOOK):
        decision = game.decision(state)
        if decision is None or state.turn != turn:
            break
        if decision.seat == seat:
            found = _told(game, state, armed)
            if found.kind is not None:
                return found
        game.step(state, game.guide.least_harm(decision))
    return Preview()


def _told(game: Game, state: GameState, armed: Armed) -> Preview:
    decision = game.decision(state)
    assert decision is not None, "who is asked to place has a decision"
    evaluation = decide(game.guide.orders, armed, look(game, state, decision))
    if evaluation is None:
        return Preview()
    if isinstance(evaluation, Stop):
        return Preview(decision.kind, stops=evaluation.why)
    return Preview(decision.kind, game.label(state, evaluation.code))


def _wish(by: Orders, armed: Armed, seen: Seen) -> Evaluation:
    what = armed.order.what
    if isinstance(what, Ranked):
        return _ranked(by, what, seen)
    if isinstance(what, PlacementSteps):
        return placement_steps.wish(by, what, armed.did, seen)
    kind = by.kind_of(what)
    assert kind is not None, "an order is of a kind of its game"
    return kind.wish(what, seen)


def _ranked(by: Orders, what: Ranked, seen: Seen) -> Evaluation:
    decision = seen.decision
    if by.at(seen) != what.at:
        return None
    for code in what.codes:
        if code in decision.actions:
            return Act(code)
    verbs = {verb(code) for code in decision.actions}
    if not verbs.intersection(verb(code) for code in what.codes):
        return None  # a further question of the same building: nothing was said about it
    return Stop(say("pace-plan-none", wishes=", ".join(what.codes)))


def _broken(by: Orders, armed: Armed, seen: Seen, code: str) -> Message | None:
    """Why a guard forbids the code; None when all hold."""
    kinds = {kind.kind: kind for kind in by.guards}
    for guard in armed.order.guards:
        broken = kinds[guard.kind].broken(guard, armed, seen, code)
        if broken is not None:
            return broken
    return None

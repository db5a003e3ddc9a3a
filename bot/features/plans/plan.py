"""A seat's plan for one turn, and its choice for a decision."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from bot.core.catalogue import say
from rules.game import Game, GameState
from rules.model import Decision, Message, verb
from rules.planning import PASS, PAY_NOTHING, STAY_AT_INN
from storage import plans as rows
from storage.transaction import Tx

MOST_PLACES = 12
STANDING = ("no_provost", "always", "stay_inn", "pass_over")
"""The standing orders: the fields with which the plan of the next turn begins."""

GONE_MESSAGES = ("plan-asks-gone", "plan-asks-none")
"""The reasons to ask that all listed placements are gone."""


class Placed(msgspec.Struct, frozen=True):
    """A placement by a plan, and the revision of the game after it."""

    code: str
    revision: int


class Plan(msgspec.Struct, frozen=True):
    """A seat's plan for one turn: a list of placements, conditions to ask its person instead, standing orders."""

    # The list
    places: tuple[str, ...] = ()  # codes of placements, in order, each once
    # the codes that replace the one before if that is taken
    alternatives: tuple[str, ...] = ()
    then_pass: bool = False  # pass at the end of the list
    # Ask if ...
    ask_taken: bool = False  # every placement of a line is taken
    ask_else: bool = False  # an alternative was placed before
    ask_stranded: bool = (
        # the provost is before the space, or one other player alone could move him there
        False
    )
    ask_new: bool = False  # a placement is possible that is not in `known`
    ask_cost: int | None = 2  # the placement costs more deniers
    # What has happened since the list was made
    known: tuple[str, ...] = ()  # the placements that were possible then
    placed: tuple[Placed, ...] = ()
    took_alternative: bool = False
    # the person was notified that the plan asks
    announced: bool = msgspec.field(default=False, name="told")
    # Standing orders
    no_provost: bool = False  # never pay for the provost
    # (tile or card, code): the choice at own buildings
    always: tuple[tuple[str, str], ...] = ()
    stay_inn: bool = False  # always stay at the inn
    pass_over: int | None = None  # pass if a placement costs more deniers

    @property
    def lines(self) -> list[tuple[str, ...]]:
        """The list by lines; the first possible placement of a line is made."""
        lines: list[tuple[str, ...]] = []
        for code in self.places:
            if lines and code in self.alternatives:
                lines[-1] = (*lines[-1], code)
            else:
                lines.append((code,))
        return lines

    @property
    def lines_left(self) -> list[tuple[str, ...]]:
        """The lines without a placement that was made."""
        placed_codes = {placement.code for placement in self.placed}
        return [line for line in self.lines if placed_codes.isdisjoint(line)]

    @property
    def left(self) -> tuple[str, ...]:
        """The placements of these lines."""
        return tuple(code for line in self.lines_left for code in line)

    @property
    def asks_again(self) -> bool:
        """True if the person is asked about the rest of the list, because an alternative was placed."""
        return self.took_alternative and self.ask_else

    def without_list(self) -> Plan:
        """Return the plan with an empty list."""
        return msgspec.structs.replace(
            self, places=(), alternatives=(), then_pass=False, known=(), placed=()
        )

    def with_standing_of(self, other: Plan) -> Plan:
        """Return the plan with the standing orders of another."""
        return msgspec.structs.replace(
            self, **{name: getattr(other, name) for name in STANDING}
        )

    def did(self, code: str, revision: int) -> Plan:
        """Return the plan after its placement `code`, which led to that revision of the game."""
        otherwise = self.took_alternative or code in self.alternatives
        placed = (*self.placed, Placed(code, revision))
        return msgspec.structs.replace(self, placed=placed, took_alternative=otherwise)

    def before(self, revision: int) -> Plan:
        """Return the plan without its placements from that revision on."""
        placed = tuple(
            placement for placement in self.placed if placement.revision < revision
        )
        otherwise = self.took_alternative and any(
            placement.code in self.alternatives for placement in placed
        )
        return msgspec.structs.replace(self, placed=placed, took_alternative=otherwise)


_NOTHING = Plan()


class StoredPlan(NamedTuple):
    """The plan of a seat for a turn."""

    plan: Plan
    revision: int = 0  # of the game at the last edit of the plan; 0 for an empty plan


def encode(plan: Plan) -> str:
    """Return the plan as JSON."""
    return msgspec.json.encode(plan).decode()


def decode(text: str) -> Plan:
    """Return a plan that `encode` wrote; raise msgspec.DecodeError.

    Plans of version 1.0.0 leave out conditions with their defaults of then, which were to ask.
    """
    fields = msgspec.json.decode(text, type=dict[str, Any])
    if "ask_taken" not in fields:
        asks = not fields.get("next_listed", False)
        fields = {
            "ask_taken": asks,
            "ask_else": asks,
            "ask_stranded": True,
            "ask_new": True,
        } | fields
    try:
        return msgspec.convert(fields, Plan)
    except msgspec.ValidationError as problem:
        raise msgspec.DecodeError(str(problem)) from problem


def store(tx: Tx, game: int, seat: int, turn: int, plan: Plan) -> None:
    """Store a plan that its person has not edited, so that its revision stays."""
    rows.change(tx, game, seat, turn, encode(plan))


def load(tx: Tx, game: int, seat: int, turn: int) -> StoredPlan:
    """Return the plan of a seat for a turn; an empty one if there is none, or this version can't read it."""
    row = rows.latest(tx, game, seat, turn)
    if row is None:
        return StoredPlan(_NOTHING)
    try:
        plan = decode(row.plan)
    except msgspec.DecodeError:
        return StoredPlan(_NOTHING)
    return StoredPlan(
        plan if row.turn == turn else Plan().with_standing_of(plan), row.revision
    )


def decision_in_turn(
    game: Game, state: GameState, seat: int
) -> tuple[GameState, Decision] | None:
    """Return state and decision of a seat as if it were its turn to place; None if it can't place any more."""
    turn_state = game.in_turn(state, seat)
    decision = None if turn_state is None else game.decision(turn_state)
    return None if turn_state is None or decision is None else (turn_state, decision)


class PlanChoice(NamedTuple):
    """The choice of a plan for a decision: an action, a reason to ask its person, or neither if it has none."""

    code: str | None = None
    ask_reason: Message | None = None


def choose(game: Game, state: GameState, decision: Decision, plan: Plan) -> PlanChoice:
    """Return the choice of the deciding seat's plan, from what the seat may see."""
    if plan == _NOTHING:
        return PlanChoice()
    if decision.kind == game.guide.planning.placing:
        return _choose_placement(game, state, decision, plan)
    return PlanChoice(standing_choice(game, state, decision, game.place(state), plan))


def standing_choice(
    game: Game, state: GameState, decision: Decision, place: str, plan: Plan
) -> str | None:
    """Return the choice of a plan's standing orders at a decision in that place, also later in the turn."""
    code = None
    if plan.no_provost and decision.kind == PAY_NOTHING[0]:
        code = PAY_NOTHING[1]
    elif plan.stay_inn and decision.kind == STAY_AT_INN[0]:
        code = STAY_AT_INN[1]
    elif plan.always:
        building = game.guide.planning.own_building(
            game.view(state, decision.seat), decision, place
        )
        code = dict(plan.always).get(building)
    return code if code in decision.actions else None


def _choose_placement(
    game: Game, state: GameState, decision: Decision, plan: Plan
) -> PlanChoice:
    planning, view, seat = (
        game.guide.planning,
        game.view(state, decision.seat),
        decision.seat,
    )
    # A standing order to pass comes before the list.
    cost = planning.cost(view, seat)
    if (
        plan.pass_over is not None
        and cost > plan.pass_over
        and PASS in decision.actions
    ):
        return PlanChoice(PASS)
    # Only the first line counts if its person wants to be asked when all of it is taken.
    lines = plan.lines_left
    line = next(iter(lines), ()) if plan.ask_taken else plan.left
    code = next((code for code in line if code in decision.actions), None)
    if code is None:
        if (
            plan.then_pass
            and PASS in decision.actions
            and (not plan.ask_taken or not lines)
        ):
            return PlanChoice(PASS)
        impossible = tuple(
            game.label(state, listed) for listed in (lines[0] if lines else ())
        )
        if len(impossible) > 1:
            return PlanChoice(ask_reason=say("plan-asks-none", what=impossible))
        return PlanChoice(
            ask_reason=say("plan-asks-gone", what=impossible[0]) if impossible else None
        )
    # The conditions to ask, the most important first.
    if plan.asks_again:
        return PlanChoice(ask_reason=say("plan-asks-alternative"))
    label = game.label(state, code)
    price = planning.price(view, seat, code)
    if plan.ask_cost is not None and price > plan.ask_cost:
        return PlanChoice(
            ask_reason=say("plan-asks-cost", what=label, cost=planning.deniers(price))
        )
    if plan.ask_stranded and planning.at_risk(view, seat, code):
        return PlanChoice(ask_reason=say("plan-asks-stranded", what=label))
    if plan.ask_new:
        known_codes = {*plan.known, *plan.places}
        for new_code in decision.actions:
            if (
                verb(new_code) in planning.verbs
                and new_code not in known_codes
                and not planning.beyond(view, new_code)
            ):
                return PlanChoice(
                    ask_reason=say("plan-asks-new", what=game.label(state, new_code))
                )
    return PlanChoice(code)

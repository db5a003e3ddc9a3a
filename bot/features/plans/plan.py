"""A seat's plan for one turn, and the action it chooses for a decision."""

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
"""The fields that outlast a turn: the plan of a new turn begins with them."""

GONE_MESSAGES = ("plan-asks-gone", "plan-asks-none")
"""Ids of the reasons why a plan asks when nothing of the list is left: no news if it has placed workers."""


class Placed(msgspec.Struct, frozen=True):
    """A placement that a plan did, and the revision of the game after it."""

    code: str
    revision: int


class Plan(msgspec.Struct, frozen=True):
    """A seat's plan for one turn; the last four fields outlast it."""

    places: tuple[str, ...] = ()  # codes of placements, in order, each once
    alternatives: tuple[
        str, ...
    ] = ()  # those of them that are done in place of the one before, if that is taken
    then_pass: bool = (
        False  # passes when nothing of the list is left to do, and at once where nothing is listed
    )
    # When the person is asked instead:
    ask_taken: bool = False  # every placement of a line is taken
    ask_else: bool = False  # an alternative was placed before
    ask_stranded: bool = (
        False  # the provost is before the space, or one other player alone could pay him back to there
    )
    ask_new: bool = False  # something can be chosen that could not when the list was made (`known`)
    ask_cost: int | None = 2  # it costs more deniers than this: others have passed since
    known: tuple[str, ...] = ()
    placed: tuple[Placed, ...] = ()  # what the list did, so that an undo can take it back
    took_alternative: bool = (
        False  # since the list was said: what comes behind was chosen for what did not happen
    )
    announced: bool = msgspec.field(
        default=False, name="told"
    )  # the person knows that it asks, since it was last edited
    no_provost: bool = False  # never pay for the provost
    always: tuple[tuple[str, str], ...] = ()  # (tile or card, code): what is chosen in own buildings
    stay_inn: bool = False  # always stay at the inn
    pass_over: int | None = None  # pass when a placement costs more than that

    @property
    def lines(self) -> list[tuple[str, ...]]:
        """The list: a line for each placement, which is the first of it that is possible."""
        lines: list[tuple[str, ...]] = []
        for code in self.places:
            if lines and code in self.alternatives:
                lines[-1] = (*lines[-1], code)
            else:
                lines.append((code,))
        return lines

    @property
    def lines_left(self) -> list[tuple[str, ...]]:
        """The lines of which nothing is done."""
        placed_codes = {placement.code for placement in self.placed}
        return [line for line in self.lines if placed_codes.isdisjoint(line)]

    @property
    def left(self) -> tuple[str, ...]:
        """The listed placements that can still be done."""
        return tuple(code for line in self.lines_left for code in line)

    @property
    def says(self) -> bool:
        """True if it has something to do at the next placement, if that is possible then."""
        return not self.asks_again if self.left else self.then_pass

    @property
    def asks_again(self) -> bool:
        """True if the person is asked about the rest of the list, because an alternative was placed."""
        return self.took_alternative and self.ask_else

    def without_list(self) -> Plan:
        """Return the same with nothing to be placed."""
        return msgspec.structs.replace(self, places=(), alternatives=(), then_pass=False, known=(), placed=())

    def with_standing_of(self, other: Plan) -> Plan:
        """Return the same plan with the fields of another that outlast a turn."""
        return msgspec.structs.replace(self, **{name: getattr(other, name) for name in STANDING})

    def did(self, code: str, revision: int) -> Plan:
        """Return the plan when it has placed a worker, which made the game that revision."""
        otherwise = self.took_alternative or code in self.alternatives
        placed = (*self.placed, Placed(code, revision))
        return msgspec.structs.replace(self, placed=placed, took_alternative=otherwise)

    def before(self, revision: int) -> Plan:
        """Return the plan as it was before it did anything from that revision on."""
        placed = tuple(placement for placement in self.placed if placement.revision < revision)
        otherwise = self.took_alternative and any(placement.code in self.alternatives for placement in placed)
        return msgspec.structs.replace(self, placed=placed, took_alternative=otherwise)


_NOTHING = Plan()


class StoredPlan(NamedTuple):
    """The plan of a seat for a turn, and the revision at which it was last said (0: never)."""

    plan: Plan
    revision: int = 0


def encode(plan: Plan) -> str:
    """Return the plan as JSON."""
    return msgspec.json.encode(plan).decode()


def decode(text: str) -> Plan:
    """Return a plan that `encode` wrote; raise msgspec.DecodeError for an unreadable one.

    Plans of version 1.0.0 left out the default conditions, which then were to ask; they still ask.
    """
    fields = msgspec.json.decode(text, type=dict[str, Any])
    if "ask_taken" not in fields:
        asks = not fields.get("next_listed", False)
        fields = {"ask_taken": asks, "ask_else": asks, "ask_stranded": True, "ask_new": True} | fields
    try:
        return msgspec.convert(fields, Plan)
    except msgspec.ValidationError as problem:
        raise msgspec.DecodeError(str(problem)) from problem


def keep(tx: Tx, game: int, seat: int, turn: int, plan: Plan) -> None:
    """Keep what a plan has done; it was not said again by that."""
    rows.change(tx, game, seat, turn, encode(plan))


def stored(tx: Tx, game: int, seat: int, turn: int) -> StoredPlan:
    """Return the plan of a seat for a turn; an empty one where this version cannot read it."""
    row = rows.latest(tx, game, seat, turn)
    if row is None:
        return StoredPlan(_NOTHING)
    try:
        plan = decode(row.plan)
    except msgspec.DecodeError:
        return StoredPlan(_NOTHING)
    return StoredPlan(plan if row.turn == turn else Plan().with_standing_of(plan), row.revision)


def in_turn(game: Game, state: GameState, seat: int) -> tuple[GameState, Decision] | None:
    """Return the position and decision of a seat as if it were its turn to place; None if it can place nothing more."""
    turn_state = game.in_turn(state, seat)
    decision = None if turn_state is None else game.decision(turn_state)
    return None if turn_state is None or decision is None else (turn_state, decision)


class Does(NamedTuple):
    """The `code` that a plan plays, or `why` its person is asked; neither where nothing was said about it."""

    code: str | None = None
    why: Message | None = None


def does(game: Game, state: GameState, decision: Decision, plan: Plan) -> Does:
    """Return the action that the plan of the deciding seat chooses, from what its seat may see."""
    if plan == _NOTHING:  # as most have it, for whom no view has to be made
        return Does()
    if decision.kind == game.guide.planning.placing:
        return _places(game, state, decision, plan)
    return Does(standing(game, state, decision, game.place(state), plan))


def standing(game: Game, state: GameState, decision: Decision, place: str, plan: Plan) -> str | None:
    """Return a seat's choice for every turn at a decision in that place, now or later in the turn."""
    code = None
    if plan.no_provost and decision.kind == PAY_NOTHING[0]:
        code = PAY_NOTHING[1]
    elif plan.stay_inn and decision.kind == STAY_AT_INN[0]:
        code = STAY_AT_INN[1]
    elif plan.always:
        building = game.guide.planning.own_building(game.view(state, decision.seat), decision, place)
        code = dict(plan.always).get(building)
    return code if code in decision.actions else None


def _places(game: Game, state: GameState, decision: Decision, plan: Plan) -> Does:
    planning, view, seat = game.guide.planning, game.view(state, decision.seat), decision.seat
    cost = planning.cost(view, seat)
    if plan.pass_over is not None and cost > plan.pass_over and PASS in decision.actions:
        return Does(PASS)
    lines = plan.lines_left
    line = next(iter(lines), ()) if plan.ask_taken else plan.left
    code = next((code for code in line if code in decision.actions), None)
    if code is None:
        if plan.then_pass and PASS in decision.actions and (not plan.ask_taken or not lines):
            return Does(PASS)
        impossible = tuple(game.label(state, listed) for listed in (lines[0] if lines else ()))
        if len(impossible) > 1:
            return Does(why=say("plan-asks-none", what=impossible))
        return Does(why=say("plan-asks-gone", what=impossible[0]) if impossible else None)
    if plan.asks_again:
        return Does(why=say("plan-asks-alternative"))
    label = game.label(state, code)
    price = planning.price(view, seat, code)
    if plan.ask_cost is not None and price > plan.ask_cost:
        return Does(why=say("plan-asks-cost", what=label, cost=planning.deniers(price)))
    if plan.ask_stranded and planning.at_risk(view, seat, code):
        return Does(why=say("plan-asks-stranded", what=label))
    if plan.ask_new:
        known_codes = {*plan.known, *plan.places}
        for new_code in decision.actions:
            if (
                verb(new_code) in planning.verbs
                and new_code not in known_codes
                and not planning.beyond(view, new_code)
            ):
                return Does(why=say("plan-asks-new", what=game.label(state, new_code)))
    return Does(code)

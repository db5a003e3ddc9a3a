"""The use cases of private choices: answers ahead and the plan of a seat's turn, to show and to change."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import msgspec

from bot.core import stand_in
from bot.core.answers import Answer, Key, label_of, row_of
from bot.core.errors import BadChoice
from bot.core.model import Person
from bot.core.notifications import Notification
from bot.core.unit_of_work import UnitOfWork
from bot.features.plans import lookahead, together
from bot.features.plans import plan as plans
from bot.features.plans.auto_answer import answers_of
from bot.features.plans.lookahead import Upcoming
from rules.game import Game, GameState
from rules.model import Message, verb
from rules.notation import SEATS, seat_name
from rules.planning import Choices
from rules.register import find_game
from storage import actions, games
from storage import answers as answer_rows
from storage import plans as plan_rows


class IneffectiveAnswer(NamedTuple):
    """An answer ahead to a decision that is not among the coming ones."""

    what: Message
    how: str
    """`waiting` if the decision may still come up, `unlikely` if that needs other choices than the expected ones,
    `lapsed` if it can't any more, `refused` if it came up and the answer didn't fit."""


class DependentQuestion(NamedTuple):
    """A coming decision that depends on unanswered decisions of the same seat."""

    question: Message
    on: tuple[Key, ...]


class ComingDecisions(NamedTuple):
    """A seat's later decisions of this turn."""

    seat: int
    revision: int
    decisions: tuple[Upcoming, ...]  # certain ones
    gone: tuple[IneffectiveAnswer, ...] = ()
    later: tuple[DependentQuestion, ...] = ()


class Seat(NamedTuple):
    """A person's seat in a running game, with its rules and position."""

    row: games.GameRow
    game: Game
    state: GameState
    seat: int


def seat_of(uow: UnitOfWork, game: int, person: Person, seat: int | None) -> Seat:
    """Return the person's seat in a running game; raise NotSeated, WrongStatus and BadChoice."""
    row = uow.row(game)
    uow.need(row, "running")
    own_seats = uow.seats_of(row, person)
    if seat is None:
        seat = row.deciding if row.deciding in own_seats else own_seats[0]
    elif seat not in own_seats:
        raise BadChoice(
            "pace-not-your-seat", seat=seat_name(seat) if seat < len(SEATS) else seat
        )
    assert seat is not None
    return Seat(row, find_game(row.kind), uow.state(row), seat)


def coming_decisions(
    uow: UnitOfWork,
    game: int,
    person: Person,
    seat: int | None = None,
    *,
    mine: Seat | None = None,
) -> ComingDecisions:
    """Return the seat's later decisions of this turn; `mine` is the seat if the caller has read it."""
    mine = mine or seat_of(uow, game, person, seat)
    answers = _answers(uow, mine)
    outlook = lookahead.decisions_with_dependencies(
        mine.game, mine.state, mine.seat, answers
    )
    certain = tuple(decision for decision, on in outlook if not on)
    later = tuple(
        DependentQuestion(decision.question, on) for decision, on in outlook if on
    )
    return ComingDecisions(
        mine.seat,
        mine.row.revision,
        certain,
        tuple(_ineffective_answers(uow, mine, answers, certain)),
        later,
    )


def _ineffective_answers(
    uow: UnitOfWork, mine: Seat, answers: list[Answer], coming: tuple[Upcoming, ...]
) -> Iterator[IneffectiveAnswer]:
    """Yield the answers ahead of this turn and the last one that had no effect, or will probably have none."""
    turn = mine.state.turn
    for answer_row, how in answer_rows.settled_answers(
        uow.tx, mine.row.id, mine.seat, turn - 1
    ):
        label = label_of(answer_row)
        if label is not None:
            yield IneffectiveAnswer(label, how)
    offered_keys = {decision.key for decision in coming if decision.answer is not None}
    unoffered = [answer for answer in answers if answer.key not in offered_keys]
    if not unoffered:
        return
    is_foreseen = lookahead.can_look_ahead(mine.game, mine.state)
    expected = lookahead.expected_keys(mine.game, mine.state, mine.seat, answers)
    for answer in unoffered:
        yield IneffectiveAnswer(
            answer.label,
            "unlikely" if is_foreseen and answer.key not in expected else "waiting",
        )


def _answers(uow: UnitOfWork, mine: Seat) -> list[Answer]:
    return [
        answer
        for _, answer in answers_of(uow, mine.row.id, mine.seat)
        if answer is not None
    ]


def answer_ahead(
    uow: UnitOfWork,
    game: int,
    person: Person,
    key: Key,
    code: str,
    seat: int | None = None,
) -> None:
    """Store an answer to a coming decision, in place of an earlier one; raise BadChoice if it isn't coming up."""
    mine = seat_of(uow, game, person, seat)
    stand_in.returned(uow, mine.row, mine.seat)
    answer = lookahead.make_answer(
        mine.game, mine.state, mine.seat, _answers(uow, mine), key, code
    )
    if answer is None:
        raise BadChoice("pace-ahead-gone")
    answer_rows.keep_answer(
        uow.tx, game, row_of(mine.seat, answer), uow.now, mine.row.revision
    )
    together.seat_answered(uow, mine.row, mine.state, mine.seat)


def withdraw(
    uow: UnitOfWork, game: int, person: Person, key: Key, seat: int | None = None
) -> None:
    """Withdraw an answer ahead if there is one, so that its question is asked again."""
    mine = seat_of(uow, game, person, seat)
    for number, answer in answers_of(uow, game, mine.seat):
        if answer is not None and answer.key == key:
            answer_rows.settle_answer(uow.tx, number, "withdrawn", uow.now)
    together.ask_outdated(uow, mine.row)


class ShownPlan(NamedTuple):
    """The plan of a seat for this turn, as its holder sees it."""

    seat: int
    revision: int
    turn: int
    plan: plans.Plan
    # possible placements with labels, the seat's latest ones first
    can: tuple[tuple[str, Message], ...]
    labels: dict[str, Message]  # of every listed code
    gone: frozenset[str]  # listed codes that are not possible any more
    # the label of the plan's choice if the seat were asked now; None if it would ask
    now: Message | None
    asks_why: Message | None  # the reason to ask
    deciding: bool  # the seat is asked for a placement now
    placing: bool  # the seat can still place in this turn
    earlier: tuple[str, ...]  # the placements of its last turn
    choices: tuple[Choices, ...]  # own buildings with a choice


class SetList(msgspec.Struct, frozen=True):
    """Set the list; `alternatives` are codes that replace the one before if that is taken."""

    codes: tuple[str, ...]
    alternatives: tuple[str, ...] = ()


class SetConditions(msgspec.Struct, frozen=True):
    """Set whether the plan passes at the end of the list, and when it asks."""

    then_pass: bool
    ask_taken: bool
    ask_else: bool
    ask_stranded: bool
    ask_new: bool
    ask_cost: int | None


class SetStanding(msgspec.Struct, frozen=True):
    """Set the standing orders."""

    no_provost: bool
    stay_inn: bool
    pass_over: int | None
    always: tuple[tuple[str, str], ...]


class RepeatLastTurn(msgspec.Struct, frozen=True):
    """Set the list to the placements of the seat's last turn."""


class ClearList(msgspec.Struct, frozen=True):
    """Clear the list; standing orders stay."""


Edit: TypeAlias = SetList | SetConditions | SetStanding | RepeatLastTurn | ClearList


def change(
    uow: UnitOfWork,
    game: int,
    person: Person,
    turn: int,
    edit: Edit,
    seat: int | None = None,
) -> None:
    """Change the plan of the person's seat, for decisions after the present one; raise BadChoice."""
    mine = seat_of(uow, game, person, seat)
    stand_in.returned(uow, mine.row, mine.seat)
    if turn != mine.state.turn:
        raise BadChoice("plan-other-turn", turn=mine.state.turn)
    stored = plans.load(uow.tx, game, mine.seat, turn)
    plan = msgspec.structs.replace(
        _edit(uow, mine, stored.plan, edit), announced=False, took_alternative=False
    )
    row = plan_rows.PlanRow(
        mine.seat, turn, plans.encode(plan), mine.row.revision, uow.now
    )
    plan_rows.keep(uow.tx, game, row)
    if isinstance(edit, SetStanding):
        together.seat_answered(uow, mine.row, mine.state, mine.seat)
        together.ask_outdated(uow, mine.row)


def _edit(uow: UnitOfWork, mine: Seat, plan: plans.Plan, edit: Edit) -> plans.Plan:
    if isinstance(edit, ClearList):
        return plan.without_list()
    if isinstance(edit, SetConditions | SetStanding):
        return msgspec.structs.replace(plan, **msgspec.structs.asdict(edit))
    can = tuple(code for code, _ in _possible_placements(uow, mine))
    if isinstance(edit, RepeatLastTurn):
        codes = _last_placements(uow, mine)
        alternatives: tuple[str, ...] = ()
    else:
        codes = tuple(dict.fromkeys(edit.codes))
        alternatives = tuple(code for code in codes[1:] if code in edit.alternatives)
        if not set(codes) <= {*can, *plan.places}:
            raise BadChoice("plan-not-there")
    if len(codes) > plans.MOST_PLACES:
        raise BadChoice("plan-long", most=plans.MOST_PLACES)
    placed = tuple(placement for placement in plan.placed if placement.code in codes)
    # The person sees the present price and accepts it.
    cost = None if plan.ask_cost is None else max(plan.ask_cost, _price(mine))
    return msgspec.structs.replace(
        plan,
        places=codes,
        alternatives=alternatives,
        known=can,
        placed=placed,
        ask_cost=cost,
    )


def _price(mine: Seat) -> int:
    """Return the present price of a placement for the seat, in deniers."""
    return mine.game.guide.planning.cost(
        mine.game.view(mine.state, mine.seat), mine.seat
    )


def shown_plan(
    uow: UnitOfWork,
    game_id: int,
    person: Person,
    seat: int | None = None,
    *,
    mine: Seat | None = None,
) -> ShownPlan:
    """Return the plan of the person's seat for this turn; `mine` is the seat if the caller has read it."""
    mine = mine or seat_of(uow, game_id, person, seat)
    game, state, turn = mine.game, mine.state, mine.state.turn
    plan = plans.load(uow.tx, mine.row.id, mine.seat, turn).plan
    own_turn = plans.decision_in_turn(game, state, mine.seat)
    can = _possible_placements(uow, mine)
    codes = {code for code, _ in can}
    labels = dict(can)
    labels |= {
        code: game.label(own_turn[0] if own_turn else state, code)
        for code in plan.places
        if code not in labels
    }
    choice = (
        plans.PlanChoice() if own_turn is None else plans.choose(game, *own_turn, plan)
    )
    now = game.decision(state)
    planning = game.guide.planning
    deciding = (
        now is not None and now.seat == mine.seat and now.kind == planning.placing
    )
    return ShownPlan(
        mine.seat,
        mine.row.revision,
        turn,
        plan,
        can,
        labels,
        frozenset(code for code in plan.left if code not in codes),
        None
        if choice.code is None or own_turn is None
        else game.label(own_turn[0], choice.code),
        choice.ask_reason,
        deciding,
        bool(can),
        _last_placements(uow, mine),
        tuple(planning.choices(state, mine.seat)),
    )


def places_first(
    uow: UnitOfWork, row: games.GameRow, notification: Notification | None = None
) -> bool:
    """Return whether the deciding seat has placed no worker in this turn yet."""
    guide, seat = find_game(row.kind).guide, row.deciding
    placed = (
        ()
        if seat is None
        else actions.codes_of(uow.tx, row.id, seat, guide.placing_phase or 0, 0)
    )
    return all(turn != row.turn for turn, _ in placed)


def _possible_placements(
    uow: UnitOfWork, mine: Seat
) -> tuple[tuple[str, Message], ...]:
    """Return the codes and labels of placements as if it were the seat's turn, its latest ones first."""
    own_turn = plans.decision_in_turn(mine.game, mine.state, mine.seat)
    if own_turn is None:
        return ()
    state, decision = own_turn
    codes = [
        code
        for code in decision.actions
        if verb(code) in mine.game.guide.planning.verbs
    ]
    earlier_codes = [code for _, code in reversed(_own_placements(uow, mine))]
    rank = {code: number for number, code in enumerate(dict.fromkeys(earlier_codes))}
    codes.sort(key=lambda code: rank.get(code, len(rank)))
    return tuple((code, mine.game.label(state, code)) for code in codes)


def _own_placements(uow: UnitOfWork, mine: Seat) -> list[tuple[int, str]]:
    """Return (turn, code) of the placements of the seat's present holder, oldest first."""
    phase, verbs = mine.game.guide.placing_phase, mine.game.guide.planning.verbs
    since = next(
        (
            holder.began_revision
            for holder in games.holders(uow.tx, mine.row.id)
            if holder.seat == mine.seat
        ),
        None,
    )
    return [
        (turn, code)
        for turn, code in actions.codes_of(
            uow.tx, mine.row.id, mine.seat, phase or 0, since or 0
        )
        if verb(code) in verbs
    ]


def _last_placements(uow: UnitOfWork, mine: Seat) -> tuple[str, ...]:
    """Return the placements of the last turn before this one in which the seat made any, each once."""
    earlier = [
        (turn, code)
        for turn, code in _own_placements(uow, mine)
        if turn < mine.state.turn
    ]
    return tuple(
        dict.fromkeys(code for turn, code in earlier if turn == earlier[-1][0])
    )[: plans.MOST_PLACES]

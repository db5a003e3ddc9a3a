"""The private choices of a seat: giving, showing and withdrawing answers ahead and the plan of its turn."""

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
from rules.register import find_game
from storage import actions, games
from storage import answers as answer_rows
from storage import plans as plan_rows


class Gone(NamedTuple):
    """An answer given ahead to a decision that isn't offered.

    `how` is `waiting` while the decision may still come up, `unlikely` while it does not as things stand,
    `lapsed` when its moment is over, `refused` when it came and the answer didn't fit.
    """

    what: Message
    how: str


class Later(NamedTuple):
    """A question that depends on own answers to others, which are not given yet."""

    question: Message
    on: tuple[Key, ...]


class Ahead(NamedTuple):
    """A seat's coming decisions, its recent answers without effect, and the decisions that depend on others."""

    seat: int
    revision: int
    decisions: tuple[Upcoming, ...]
    gone: tuple[Gone, ...] = ()
    later: tuple[Later, ...] = ()


class Seat(NamedTuple):
    """A person's seat in a running game, with its rules and position."""

    row: games.GameRow
    game: Game
    state: GameState
    seat: int


def seated(uow: UnitOfWork, game: int, person: Person, seat: int | None) -> Seat:
    """Return the person's seat in a running game; raise NotSeated, WrongStatus and BadChoice."""
    row = uow.row(game)
    uow.need(row, "running")
    own_seats = uow.seats_of(row, person)
    if seat is None:
        seat = row.deciding if row.deciding in own_seats else own_seats[0]
    elif seat not in own_seats:
        raise BadChoice("pace-not-your-seat", seat=seat_name(seat) if seat < len(SEATS) else seat)
    assert seat is not None, "a person at the table has a seat"
    return Seat(row, find_game(row.kind), uow.state(row), seat)


def ahead(
    uow: UnitOfWork, game: int, person: Person, seat: int | None = None, *, mine: Seat | None = None
) -> Ahead:
    """Return the seat's decisions later in this turn, as far as they can be known.

    `mine` is the seat with its position, where the caller has read it.
    """
    mine = mine or seated(uow, game, person, seat)
    answers = _answers(uow, mine)
    outlook = lookahead.outlook(mine.game, mine.state, mine.seat, answers)
    certain = tuple(decision for decision, on in outlook if not on)
    later = tuple(Later(decision.question, on) for decision, on in outlook if on)
    return Ahead(mine.seat, mine.row.revision, certain, tuple(_gone(uow, mine, answers, certain)), later)


def _gone(uow: UnitOfWork, mine: Seat, answers: list[Answer], coming: tuple[Upcoming, ...]) -> Iterator[Gone]:
    """Yield the answers of this turn and the last one that came to nothing, or will as things stand."""
    turn = mine.state.turn
    for answer_row, how in answer_rows.settled_answers(uow.tx, mine.row.id, mine.seat, turn - 1):
        label = label_of(answer_row)
        if label is not None:
            yield Gone(label, how)
    offered_keys = {decision.key for decision in coming if decision.answer is not None}
    unoffered = [answer for answer in answers if answer.key not in offered_keys]
    if not unoffered:
        return
    is_foreseen = lookahead.foreseen(mine.game, mine.state)
    expected = lookahead.expected(mine.game, mine.state, mine.seat, answers)
    for answer in unoffered:
        yield Gone(answer.label, "unlikely" if is_foreseen and answer.key not in expected else "waiting")


def _answers(uow: UnitOfWork, mine: Seat) -> list[Answer]:
    return [answer for _, answer in answers_of(uow, mine.row.id, mine.seat) if answer is not None]


def answer_ahead(
    uow: UnitOfWork, game: int, person: Person, key: Key, code: str, seat: int | None = None
) -> None:
    """Keep an answer for a decision to come, in place of an earlier one; BadChoice where it isn't coming up."""
    mine = seated(uow, game, person, seat)
    stand_in.returned(uow, mine.row, mine.seat)
    answer = lookahead.answered(mine.game, mine.state, mine.seat, _answers(uow, mine), key, code)
    if answer is None:
        raise BadChoice("pace-ahead-gone")
    answer_rows.keep_answer(uow.tx, game, row_of(mine.seat, answer), uow.now, mine.row.revision)
    together.answered(uow, mine.row, mine.state, mine.seat)


def withdraw(uow: UnitOfWork, game: int, person: Person, key: Key, seat: int | None = None) -> None:
    """Take an answer back, so that it is asked again; harmless when there is none."""
    mine = seated(uow, game, person, seat)
    for number, answer in answers_of(uow, game, mine.seat):
        if answer is not None and answer.key == key:
            answer_rows.settle_answer(uow.tx, number, "withdrawn", uow.now)
    together.outdated(uow, mine.row)


class ShownPlan(NamedTuple):
    """The plan of a seat for this turn, as its holder is shown it."""

    seat: int
    revision: int
    turn: int
    plan: plans.Plan
    can: tuple[
        tuple[str, Message], ...
    ]  # placements as if it were its turn, the latest made in this game first
    labels: dict[str, Message]  # of every listed code
    gone: frozenset[str]  # what is listed and not possible any more
    now: Message | None  # what the plan would do if the seat were asked now; None where it would ask
    asks_why: Message | None  # why it would ask though something is listed
    deciding: bool  # whether the seat is asked for a placement right now
    placing: bool  # whether placements of this turn are still to come for the seat
    earlier: tuple[str, ...]  # the placements of its last turn
    choices: tuple[tuple[str, Message, tuple[tuple[str, Message], ...]], ...]
    """Own buildings with a choice: (tile or card, name, ((code, label), ...))."""


class SetPlaces(msgspec.Struct, frozen=True):
    """Lists these placements, in order; the `alternatives` among them each in place of the one before."""

    codes: tuple[str, ...]
    alternatives: tuple[str, ...] = ()


class SetConditions(msgspec.Struct, frozen=True):
    """Sets the conditions under which the plan passes after the list, or asks instead of going on."""

    then_pass: bool
    ask_taken: bool
    ask_else: bool
    ask_stranded: bool
    ask_new: bool
    ask_cost: int | None


class SetStanding(msgspec.Struct, frozen=True):
    """Set the part of a plan that outlasts the turn."""

    no_provost: bool
    stay_inn: bool
    pass_over: int | None
    always: tuple[tuple[str, str], ...]


class AsLastTurn(msgspec.Struct, frozen=True):
    """Lists the placements of the seat's last turn."""


class Clear(msgspec.Struct, frozen=True):
    """Clear the list; standing orders stay."""


Edit: TypeAlias = SetPlaces | SetConditions | SetStanding | AsLastTurn | Clear


def change(
    uow: UnitOfWork, game: int, person: Person, turn: int, edit: Edit, seat: int | None = None
) -> None:
    """Change the plan of the person's seat from the next decision on; raise BadChoice, and nothing changes."""
    mine = seated(uow, game, person, seat)
    stand_in.returned(uow, mine.row, mine.seat)
    if turn != mine.state.turn:
        raise BadChoice("plan-other-turn", turn=mine.state.turn)
    stored = plans.stored(uow.tx, game, mine.seat, turn)
    plan = msgspec.structs.replace(
        _edited(uow, mine, stored.plan, edit), announced=False, took_alternative=False
    )
    row = plan_rows.PlanRow(mine.seat, turn, plans.encode(plan), mine.row.revision, uow.now)
    plan_rows.keep(uow.tx, game, row)
    if isinstance(edit, SetStanding):
        together.answered(uow, mine.row, mine.state, mine.seat)
        together.outdated(uow, mine.row)


def _edited(uow: UnitOfWork, mine: Seat, plan: plans.Plan, edit: Edit) -> plans.Plan:
    if isinstance(edit, Clear):
        return plan.without_list()
    if isinstance(edit, SetConditions | SetStanding):
        return msgspec.structs.replace(plan, **msgspec.structs.asdict(edit))
    can = tuple(code for code, _ in _can(uow, mine))
    if isinstance(edit, AsLastTurn):
        codes = _earlier(uow, mine)
        instead: tuple[str, ...] = ()
    else:
        codes = tuple(dict.fromkeys(edit.codes))
        instead = tuple(code for code in codes[1:] if code in edit.alternatives)
        if not set(codes) <= {*can, *plan.places}:
            raise BadChoice("plan-not-there")
    if len(codes) > plans.MOST_PLACES:
        raise BadChoice("plan-long", most=plans.MOST_PLACES)
    placed = tuple(placement for placement in plan.placed if placement.code in codes)
    cost = (
        plan.ask_cost if plan.ask_cost is None else max(plan.ask_cost, _price(mine))
    )  # which is known by now
    return msgspec.structs.replace(
        plan, places=codes, alternatives=instead, known=can, placed=placed, ask_cost=cost
    )


def _price(mine: Seat) -> int:
    """Return the price of a placement for the seat now, in deniers."""
    return mine.game.guide.planning.cost(mine.game.view(mine.state, mine.seat), mine.seat)


def shown(
    uow: UnitOfWork, game_id: int, person: Person, seat: int | None = None, *, mine: Seat | None = None
) -> ShownPlan:
    """Return the plan of the person's seat (`mine`, where that is read) for this turn."""
    mine = mine or seated(uow, game_id, person, seat)
    game, state, turn = mine.game, mine.state, mine.state.turn
    plan = plans.stored(uow.tx, mine.row.id, mine.seat, turn).plan
    own_turn = plans.in_turn(game, state, mine.seat)
    can = _can(uow, mine)
    codes = {code for code, _ in can}
    labels = dict(can)
    labels |= {
        code: game.label(own_turn[0] if own_turn else state, code)
        for code in plan.places
        if code not in labels
    }
    does = plans.Does() if own_turn is None else plans.does(game, *own_turn, plan)
    now = game.decision(state)
    planning = game.guide.planning
    deciding = now is not None and now.seat == mine.seat and now.kind == planning.placing
    return ShownPlan(
        mine.seat,
        mine.row.revision,
        turn,
        plan,
        can,
        labels,
        frozenset(code for code in plan.left if code not in codes),
        None if does.code is None or own_turn is None else game.label(own_turn[0], does.code),
        does.why,
        deciding,
        bool(can),
        _earlier(uow, mine),
        tuple((choice.tile, choice.name, choice.codes) for choice in planning.choices(state, mine.seat)),
    )


def places_first(uow: UnitOfWork, row: games.GameRow, notification: Notification | None = None) -> bool:
    """Return whether the deciding seat has placed nothing in this turn yet."""
    guide, seat = find_game(row.kind).guide, row.deciding
    placed = () if seat is None else actions.codes_of(uow.tx, row.id, seat, guide.placing_phase or 0, 0)
    return all(turn != row.turn for turn, _ in placed)


def _can(uow: UnitOfWork, mine: Seat) -> tuple[tuple[str, Message], ...]:
    """Return the seat's possible placements as if it were its turn, those of earlier turns first."""
    own_turn = plans.in_turn(mine.game, mine.state, mine.seat)
    if own_turn is None:
        return ()
    state, decision = own_turn
    codes = [code for code in decision.actions if verb(code) in mine.game.guide.planning.verbs]
    earlier_codes = [code for _, code in reversed(_placements(uow, mine))]
    rank = {code: number for number, code in enumerate(dict.fromkeys(earlier_codes))}
    codes.sort(key=lambda code: rank.get(code, len(rank)))
    return tuple((code, mine.game.label(state, code)) for code in codes)


def _placements(uow: UnitOfWork, mine: Seat) -> list[tuple[int, str]]:
    """Return (turn, code) of the placements that the seat's holder has made, first to last."""
    phase, verbs = mine.game.guide.placing_phase, mine.game.guide.planning.verbs
    since = next(
        (holder.began_revision for holder in games.holders(uow.tx, mine.row.id) if holder.seat == mine.seat),
        None,
    )
    return [
        (turn, code)
        for turn, code in actions.codes_of(uow.tx, mine.row.id, mine.seat, phase or 0, since or 0)
        if verb(code) in verbs
    ]


def _earlier(uow: UnitOfWork, mine: Seat) -> tuple[str, ...]:
    """Return the placements of the last turn in which the seat made any before this one, each once."""
    earlier = [(turn, code) for turn, code in _placements(uow, mine) if turn < mine.state.turn]
    return tuple(dict.fromkeys(code for turn, code in earlier if turn == earlier[-1][0]))[: plans.MOST_PLACES]

"""What a seat says in private: answers ahead and standing orders, given, looked at and taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.core.answers import Answer, Key, label_of, row_of
from bot.core.catalogue import read
from bot.core.errors import BadChoice, named
from bot.features.plans import armed as armed_orders
from bot.features.plans import lookahead
from bot.features.plans.auto_answer import answers_of
from bot.features.plans.evaluate import Preview, is_over
from bot.features.plans.evaluate import preview as preview_order
from bot.features.plans.lookahead import Upcoming
from bot.features.plans.order_notation import read_order, spell
from rules.notation import SEATS, seat_name
from rules.register import find_game
from storage import answers as answer_rows
from storage import games
from storage import standing_orders as order_rows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.model import Person
    from bot.core.unit_of_work import UnitOfWork
    from rules.game import Game, GameState
    from rules.model import Message
    from rules.orders import Armed, Order
    from storage.games import GameRow
    from storage.standing_orders import PlanRow

MOST_PLANS = 12  # armed or paused, of one seat in one game
RECENT = 3 * 24 * 60 * 60  # seconds for which a plan that stopped is still listed


class Gone(NamedTuple):
    """An answer given ahead to a decision that isn't offered: `waiting` while it may still come up, `unlikely`
    while it does not as things stand, `lapsed` when that moment is over, `refused` when it came and the answer
    didn't fit."""

    what: Message
    how: str


class Ahead(NamedTuple):
    """What a seat can answer ahead, in the order in which it will come up; and what came to nothing of late."""

    seat: int
    revision: int
    decisions: tuple[Upcoming, ...]
    gone: tuple[Gone, ...] = ()


class Placements(NamedTuple):
    """The codes of placing with their labels, as if it were the seat's turn now; none where nothing is placed."""

    seat: int
    revision: int
    options: tuple[tuple[str, Message], ...]


class Plan(NamedTuple):
    """A standing order: its text, what it would do now, and why it stopped. `id` is None in a preview."""

    id: int | None
    text: str
    status: str
    preview: Preview | None
    why: Message | None = None


class Planned(NamedTuple):
    """An order as it was understood; `plan.preview` tells what it would do now."""

    seat: int
    plan: Plan


class Seat(NamedTuple):
    """A person's seat in a running game, with its rules and position."""

    row: GameRow
    game: Game
    state: GameState
    seat: int


def seated(uow: UnitOfWork, game: int, person: Person, seat: int | None) -> Seat:
    """The person's seat in a running game; raises NotSeated, WrongStatus and BadChoice."""
    row = uow.row(game)
    uow.need(row, "running")
    mine = uow.seats_of(row, person)
    if seat is None:
        seat = row.deciding if row.deciding in mine else mine[0]
    elif seat not in mine:
        raise BadChoice("pace-not-your-seat", seat=seat_name(seat) if seat < len(SEATS) else seat)
    assert seat is not None, "a person at the table has a seat"
    return Seat(row, find_game(row.kind), uow.state(row), seat)


# Answers ahead


def ahead(uow: UnitOfWork, game: int, person: Person, seat: int | None = None) -> Ahead:
    """What the seat will have to decide later in this turn, as far as it can be known now."""
    return _ahead(uow, seated(uow, game, person, seat))


def _ahead(uow: UnitOfWork, mine: Seat) -> Ahead:
    answers = _answers(uow, mine)
    coming = lookahead.upcoming(mine.game, mine.state, mine.seat, answers)
    return Ahead(mine.seat, mine.row.revision, coming, tuple(_gone(uow, mine, answers, coming)))


def _gone(uow: UnitOfWork, mine: Seat, answers: list[Answer], coming: tuple[Upcoming, ...]) -> Iterator[Gone]:
    """The answers of this turn and the last one that came to nothing, or will as things stand."""
    turn = mine.state.turn
    for found, how in answer_rows.settled_answers(uow.tx, mine.row.id, mine.seat, turn - 1):
        label = label_of(found)
        if label is not None:
            yield Gone(label, how)
    offered = {decision.key for decision in coming if decision.answer is not None}
    others = [answer for answer in answers if answer.key not in offered]
    if not others:
        return
    seen = lookahead.foreseen(mine.game, mine.state)
    expected = lookahead.expected(mine.game, mine.state, mine.seat, answers)
    for answer in others:
        yield Gone(answer.label, "unlikely" if seen and answer.key not in expected else "waiting")


def _answers(uow: UnitOfWork, mine: Seat) -> list[Answer]:
    return [answer for _, answer in answers_of(uow, mine.row.id, mine.seat) if answer is not None]


def answer_ahead(
    uow: UnitOfWork, game: int, person: Person, key: Key, code: str, seat: int | None = None
) -> Ahead:
    """Keeps an answer for a decision to come, in place of an earlier one; returns what is open then.

    Raises BadChoice when the decision isn't coming up like this any more, or is being asked already.
    """
    mine = seated(uow, game, person, seat)
    answer = lookahead.answered(mine.game, mine.state, mine.seat, _answers(uow, mine), key, code)
    if answer is None:
        raise BadChoice("pace-ahead-gone")
    answer_rows.keep_answer(uow.tx, game, row_of(mine.seat, answer), uow.now, mine.row.revision)
    return _ahead(uow, mine)


def withdraw(uow: UnitOfWork, game: int, person: Person, key: Key, seat: int | None = None) -> Ahead:
    """Takes an answer back; harmless when there is none."""
    mine = seated(uow, game, person, seat)
    for number, answer in answers_of(uow, game, mine.seat):
        if answer is not None and answer.key == key:
            answer_rows.settle_answer(uow.tx, number, "withdrawn", uow.now)
    return _ahead(uow, mine)


# Standing orders


def placements(uow: UnitOfWork, game: int, person: Person, seat: int | None = None) -> Placements:
    """What the seat could place on now, as if it were its turn: for putting a list together."""
    mine = seated(uow, game, person, seat)
    asked = mine.game.in_turn(mine.state, mine.seat)
    decision = None if asked is None else mine.game.decision(asked)
    codes = () if decision is None else decision.actions
    labels = () if asked is None else tuple((code, mine.game.label(asked, code)) for code in codes)
    return Placements(mine.seat, mine.row.revision, labels)


def preview(uow: UnitOfWork, game: int, person: Person, text: str, seat: int | None = None) -> Planned:
    """What an order in words would do now; nothing is stored. Raises BadChoice for what is no order."""
    mine = seated(uow, game, person, seat)
    order = read_order(mine.game, text)
    return _planned(mine, None, order, "preview")


def _planned(mine: Seat, plan: int | None, order: Order, status: str) -> Planned:
    shown = preview_order(mine.game, mine.state, mine.seat, order)
    return Planned(mine.seat, Plan(plan, spell(mine.game, order), status, shown))


def add_plan(
    uow: UnitOfWork,
    game: int,
    person: Person,
    text: str,
    seat: int | None = None,
    delivery: str | None = None,
) -> Planned:
    """Arms an order, behind the others of the seat, from the next decision on."""
    mine = seated(uow, game, person, seat)
    order = read_order(mine.game, text)
    held = order_rows.plans(uow.tx, game, mine.seat, "armed", "paused")
    if delivery is not None and games.delivered_before(uow.tx, delivery) is not None:
        return _planned(mine, held[-1].id if held else None, order, "armed")
    held = [found for found in held if not _over(mine, found)]  # a turn plan has a limit of its own
    if len(held) >= MOST_PLANS:
        raise BadChoice("pace-order-many", here=len(held), most=MOST_PLANS)
    armed = armed_orders.arm(mine.game, mine.state, mine.seat, order)
    kind = str(type(order.what).__struct_config__.tag)
    plan = order_rows.add_plan(
        uow.tx, game, mine.seat, kind, armed_orders.encode(armed), uow.now, mine.row.revision
    )
    if delivery is not None:
        games.keep_delivery(uow.tx, delivery, game, None, uow.now)
    return _planned(mine, plan, order, "armed")


def armed_of(mine: Seat, found: PlanRow) -> Armed | None:
    """The order of a row; None for one that another version wrote and this one can't read."""
    try:
        return armed_orders.decode(mine.row.kind, found.orders)
    except msgspec.DecodeError:
        return None


def _over(mine: Seat, found: PlanRow) -> bool:
    """Whether an order counts no more towards the limit: it has expired, or is part of a turn plan."""
    armed = armed_of(mine, found)
    return armed is None or armed.part or is_over(armed, mine.state.turn)


def plans(uow: UnitOfWork, game: int, person: Person, seat: int | None = None) -> tuple[Plan, ...]:
    """The orders of the seat by rank, each with what it would do now; and those that stopped of late."""
    mine = seated(uow, game, person, seat)
    found = []
    for row in order_rows.plans(uow.tx, game, mine.seat, "armed", "paused"):
        armed = armed_of(mine, row)
        if armed is not None and not is_over(armed, mine.state.turn):
            shown = preview_order(mine.game, mine.state, mine.seat, armed.order)
            found.append(Plan(row.id, spell(mine.game, armed.order), row.status, shown))
    for row in order_rows.stopped_since(uow.tx, game, mine.seat, uow.now - RECENT):
        armed = armed_of(mine, row)
        if armed is not None:
            found.append(
                Plan(
                    row.id,
                    spell(mine.game, armed.order),
                    row.status,
                    None,
                    None if row.why is None else read(row.why),
                )
            )
    return tuple(found)


def clear_plan(
    uow: UnitOfWork, game: int, person: Person, plan: int | None = None, seat: int | None = None
) -> int:
    """Withdraws an order, or with None all; returns how many. Raises BadChoice for an unknown one."""
    mine = seated(uow, game, person, seat)
    if plan is None:
        return order_rows.clear_plans(uow.tx, game, mine.seat, uow.now)
    if plan not in [row.id for row in order_rows.plans(uow.tx, game, mine.seat, "armed", "paused")]:
        raise BadChoice("pace-no-plan", game=named(mine.row.kind, game))
    order_rows.end_plan(uow.tx, plan, "cleared", None, uow.now)
    return 1


def pause_plans(uow: UnitOfWork, game: int, person: Person, on: bool, seat: int | None = None) -> int:
    """Lets no order of the seat act, or arms them again; returns how many."""
    mine = seated(uow, game, person, seat)
    if on:
        return order_rows.pause_plans(uow.tx, game, mine.seat)
    count = 0
    for row in order_rows.plans(uow.tx, game, mine.seat, "paused"):
        before = armed_of(mine, row)
        if before is None:
            continue
        now = armed_orders.arm(mine.game, mine.state, mine.seat, before.order)
        again = msgspec.structs.replace(
            now, until=before.until, acted=before.acted, did=before.did, part=before.part, at=before.at
        )
        order_rows.arm_again(uow.tx, row.id, armed_orders.encode(again), uow.now, mine.row.revision)
        count += 1
    return count

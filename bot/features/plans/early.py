"""Asking early while workers are placed (docs/clocks.md).

Early choices are a plan for when the turn comes, and from outside nobody sees that somebody has one. People
are named and not mentioned: their turn does that.
"""

import msgspec

from bot.core import notifications, user_data
from bot.core.clock import clocks
from bot.core.clock.awake_hours import runs_after
from bot.core.clock.quiet_hours import held_for
from bot.core.unit_of_work import UnitOfWork
from bot.features.plans import plan as plans
from bot.features.plans import together
from rules.game import GameState
from rules.register import find_game
from storage import answers, games, outbox
from storage import plans as plan_rows
from storage.games import GameRow
from storage.jobs import Job, ids_of, key_of

EARLY_JOB = "plans.early"
"""The job that asks the next one, of a game."""

LONGEST = 24 * 60 * 60
"""Seconds until the next is asked at most."""

MOST_SEATS = 3  # seats that are asked besides the one that decides


def asked_early(uow: UnitOfWork, game: int) -> tuple[int, ...]:
    """Return the seats that are asked before their turn to place, the next to place first."""
    seats = [asked_row.seat for asked_row in _rows(uow, game)]
    if len(seats) > 1:
        row = uow.row(game)
        order = find_game(row.kind).to_place(uow.state(row))
        seats.sort(key=[*order, *seats].index)
    return tuple(seats)


def _rows(uow: UnitOfWork, game: int) -> list[answers.AskedRow]:
    return [asked_row for asked_row in uow.asked(game) if asked_row.how == answers.EARLY]


def _tell(uow: UnitOfWork, row: GameRow, *new: int) -> None:
    """Update the early prompt; post it again for `new` seats, and for seats whose prompt was never sent."""
    body = notifications.Planning(row.turn, False, new)
    for unsent in outbox.supersede(uow.tx, row.id, notifications.kind_of(body), uow.now):
        unsent_body = notifications.decode(unsent.body)
        assert isinstance(unsent_body, notifications.Planning)
        new = (*unsent_body.seats, *new)
    asked_seats = tuple(seat for seat in asked_early(uow, row.id) if seat in new)
    uow.post(row, notifications.Planning(row.turn, False, asked_seats))


def placed(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Ask a seat early for its next worker after it has placed, itself or by its list."""
    if seat in asked_early(uow, row.id):
        uow.forget_asked(row.id, seat)
        _tell(uow, row)


def renew(uow: UnitOfWork, row: GameRow, state: GameState) -> None:
    """End early askings of seats that can't place or whose turn it has become.

    Ask the next one when it is time.
    """
    rows = _rows(uow, row.id)
    if not rows and not row.early:
        return
    open_ = _next(uow, row, state)
    for seat in open_ if plan_rows.newest(uow.tx, row.id) else ():
        _tell_taken(uow, row, state, seat)
    ended_seats = [row.seat for row in rows if row.seat not in open_]
    for seat in ended_seats:
        uow.forget_asked(row.id, seat)
    if ended_seats:
        _tell(uow, row)
    asked_seats = {row.seat for row in rows}
    _schedule(uow, row, len([seat for seat in open_ if seat not in asked_seats]))


def _tell_taken(uow: UnitOfWork, row: GameRow, state: GameState, seat: int) -> None:
    """Notify a player whose listed placement is taken, in private and outside of their quiet hours."""
    game, plan = find_game(row.kind), plans.stored(uow.tx, row.id, seat, row.turn).plan
    if not plan.places or not plan.left or plan.announced or (plan.placed and not plan.ask_taken):
        return
    turn, user = plans.in_turn(game, state, seat), games.holder_of(uow.tx, row.id, seat)
    if turn is None or user is None:
        return
    why = plans.does(game, *turn, plan).why
    if why is None or why.id not in plans.GONE_MESSAGES or _quiet(uow, row, user):
        return
    uow.post(row, notifications.Note(seat, "plan-will-ask", {"why": why}))
    plans.keep(uow.tx, row.id, seat, row.turn, msgspec.structs.replace(plan, announced=True))


def _next(uow: UnitOfWork, row: GameRow, state: GameState) -> list[int]:
    """Return the seats that can be asked, in the order in which they will place.

    It does not matter whether they have a plan. All of it is seen by everybody, also where cards are hidden.
    """
    game = find_game(row.kind)
    if not row.early or state.phase != game.guide.placing_phase or row.deciding is None:
        return []
    people = together.people(uow, row)
    return [seat for seat in game.to_place(state)[1:] if seat in people]


def _schedule(uow: UnitOfWork, row: GameRow, left: int) -> None:
    """Schedule the next early prompt, if `left` seats can get one.

    It comes minutes after the one before, at once while its person rests.
    """
    due = None
    if left > 0 and row.early and row.since is not None:
        since = [asked_row.since for asked_row in _rows(uow, row.id)]
        if len(since) < MOST_SEATS:
            due = uow.now if _rests(uow, row) else max(row.since, *since, 0) + row.early * 60
    uow.schedule(EARLY_JOB, key_of(row.id), due, row.server)


def _rests(uow: UnitOfWork, row: GameRow) -> bool:
    """Return whether it is night for the person who decides, or they are away or want their quiet."""
    user = None if row.deciding is None else games.holder_of(uow.tx, row.id, row.deciding)
    if user is None:
        return False
    return _quiet(uow, row, user) or runs_after(uow.now, 1, clocks.rest_of_user(uow, user)) > uow.now + 1


def _quiet(uow: UnitOfWork, row: GameRow, user: int) -> bool:
    """Return whether somebody has quiet hours, of their own or of the server."""
    server_settings = user_data.server_settings(uow, row.server)
    return held_for(server_settings, user_data.settings_of(uow, user), uow.now) > 0


def come_due(uow: UnitOfWork, job: Job) -> None:
    """Ask the next one."""
    (number,) = ids_of(job)
    row = uow.row(number)
    if row.status != "running" or clocks.stand_still(row) or not row.early:
        return
    asked_before = asked_early(uow, number)
    open_ = [seat for seat in _next(uow, row, uow.state(row)) if seat not in asked_before]
    if open_:
        asked_row = answers.AskedRow(open_[0], answers.EARLY, uow.now, row.revision, row.turn, row.phase)
        uow.keep_asked(number, asked_row)
        _tell(uow, row, open_[0])
    _schedule(uow, row, len(open_) - 1)


def ended(uow: UnitOfWork, row: GameRow, seat: int | None = None) -> None:
    """End the early asking of a seat, or with None of everybody."""
    for asked_row in _rows(uow, row.id):
        if seat in (None, asked_row.seat):
            uow.forget_asked(row.id, asked_row.seat)
            _tell(uow, row)
    if seat is None:
        uow.schedule(EARLY_JOB, key_of(row.id), None, row.server)

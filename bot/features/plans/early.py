"""Early prompts while workers are placed (docs/clocks.md).

Seats that will place soon are asked for a plan. Whether they have one, nobody else sees. The prompt names people
without a mention, which comes with their turn.
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
"""The job of a game that asks the next seat early."""

LONGEST_WAIT = 24 * 60 * 60
"""The most seconds until the next seat is asked."""

MOST_SEATS = 3  # asked early at the same time


def asked_early(uow: UnitOfWork, game: int) -> tuple[int, ...]:
    """Return the seats that are asked early, the next to place first."""
    seats = [asked_row.seat for asked_row in _rows(uow, game)]
    if len(seats) > 1:
        row = uow.row(game)
        order = find_game(row.kind).to_place(uow.state(row))
        seats.sort(key=[*order, *seats].index)
    return tuple(seats)


def _rows(uow: UnitOfWork, game: int) -> list[answers.AskedRow]:
    return [
        asked_row for asked_row in uow.asked(game) if asked_row.how == answers.EARLY
    ]


def _update_prompt(uow: UnitOfWork, row: GameRow, *new: int) -> None:
    """Update the early prompt; post it again for `new` seats, and for seats whose prompt was never sent."""
    body = notifications.Planning(row.turn, False, new)
    for unsent in outbox.supersede(
        uow.tx, row.id, notifications.kind_of(body), uow.now
    ):
        unsent_body = notifications.decode(unsent.body)
        assert isinstance(unsent_body, notifications.Planning)
        new = (*unsent_body.seats, *new)
    asked_seats = tuple(seat for seat in asked_early(uow, row.id) if seat in new)
    uow.post(row, notifications.Planning(row.turn, False, asked_seats))


def end_after_placing(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Stop asking a seat early that has placed; `update_asked` schedules its next early prompt."""
    if seat in asked_early(uow, row.id):
        uow.forget_asked(row.id, seat)
        _update_prompt(uow, row)


def update_asked(uow: UnitOfWork, row: GameRow, state: GameState) -> None:
    """Stop asking seats early whose turn has come or that can't place; schedule the next early prompt."""
    rows = _rows(uow, row.id)
    if not rows and not row.early:
        return
    candidates = _candidates(uow, row, state)
    for seat in candidates if plan_rows.newest(uow.tx, row.id) else ():
        _note_taken_placement(uow, row, state, seat)
    ended_seats = [row.seat for row in rows if row.seat not in candidates]
    for seat in ended_seats:
        uow.forget_asked(row.id, seat)
    if ended_seats:
        _update_prompt(uow, row)
    asked_seats = {row.seat for row in rows}
    _schedule(uow, row, len([seat for seat in candidates if seat not in asked_seats]))


def _note_taken_placement(
    uow: UnitOfWork, row: GameRow, state: GameState, seat: int
) -> None:
    """Notify a player in private that listed placements are taken, unless it is their quiet hours."""
    game, plan = find_game(row.kind), plans.load(uow.tx, row.id, seat, row.turn).plan
    if (
        not plan.places
        or not plan.left
        or plan.announced
        or (plan.placed and not plan.ask_taken)
    ):
        return
    turn, user = (
        plans.decision_in_turn(game, state, seat),
        games.holder_of(uow.tx, row.id, seat),
    )
    if turn is None or user is None:
        return
    reason = plans.choose(game, *turn, plan).ask_reason
    if (
        reason is None
        or reason.id not in plans.GONE_MESSAGES
        or _has_quiet_hours(uow, row, user)
    ):
        return
    uow.post(row, notifications.Note(seat, "plan-will-ask", {"why": reason}))
    plans.store(
        uow.tx, row.id, seat, row.turn, msgspec.structs.replace(plan, announced=True)
    )


def _candidates(uow: UnitOfWork, row: GameRow, state: GameState) -> list[int]:
    """Return the seats that can be asked early, in the order in which they will place.

    It follows from public information alone, so it does not matter whether they have a plan.
    """
    game = find_game(row.kind)
    if not row.early or state.phase != game.guide.placing_phase or row.deciding is None:
        return []
    people = together.playing_seats(uow, row)
    return [seat for seat in game.to_place(state)[1:] if seat in people]


def _schedule(uow: UnitOfWork, row: GameRow, left: int) -> None:
    """Schedule the next early prompt if `left` seats can get one.

    It comes `row.early` minutes after the one before, or at once if the person who decides rests.
    """
    due = None
    if left > 0 and row.early and row.since is not None:
        since = [asked_row.since for asked_row in _rows(uow, row.id)]
        if len(since) < MOST_SEATS:
            due = (
                uow.now
                if _decider_rests(uow, row)
                else max(row.since, *since, 0) + row.early * 60
            )
    uow.schedule(EARLY_JOB, key_of(row.id), due, row.server)


def _decider_rests(uow: UnitOfWork, row: GameRow) -> bool:
    """Return whether the person who decides is asleep, away or in quiet hours."""
    user = (
        None if row.deciding is None else games.holder_of(uow.tx, row.id, row.deciding)
    )
    if user is None:
        return False
    return (
        _has_quiet_hours(uow, row, user)
        or runs_after(uow.now, 1, clocks.rest_of_user(uow, user)) > uow.now + 1
    )


def _has_quiet_hours(uow: UnitOfWork, row: GameRow, user: int) -> bool:
    """Return whether a user has quiet hours now, their own or the server's."""
    server_settings = user_data.server_settings(uow, row.server)
    return held_for(server_settings, user_data.settings_of(uow, user), uow.now) > 0


def ask_next(uow: UnitOfWork, job: Job) -> None:
    """Ask the next seat early, and schedule the one after it."""
    (number,) = ids_of(job)
    row = uow.row(number)
    if row.status != "running" or clocks.stand_still(row) or not row.early:
        return
    asked_before = asked_early(uow, number)
    candidates = [
        seat
        for seat in _candidates(uow, row, uow.state(row))
        if seat not in asked_before
    ]
    if candidates:
        asked_row = answers.AskedRow(
            candidates[0], answers.EARLY, uow.now, row.revision, row.turn, row.phase
        )
        uow.keep_asked(number, asked_row)
        _update_prompt(uow, row, candidates[0])
    _schedule(uow, row, len(candidates) - 1)


def stop_asking(uow: UnitOfWork, row: GameRow, seat: int | None = None) -> None:
    """Stop asking a seat early, or all seats."""
    for asked_row in _rows(uow, row.id):
        if seat in (None, asked_row.seat):
            uow.forget_asked(row.id, asked_row.seat)
            _update_prompt(uow, row)
    if seat is None:
        uow.schedule(EARLY_JOB, key_of(row.id), None, row.server)

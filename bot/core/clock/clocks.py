"""The clocks of a table in its rows: they start and stop with decisions, pauses and seats that change hands."""

from __future__ import annotations

import functools
import operator
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.core import answers, holds, notifications
from bot.core.clock import time_bank as time
from bot.core.clock.awake_hours import ALWAYS, Rest, rest_of, runs_after
from bot.core.clock.time_bank import PACES, Clock, Pace
from bot.core.model import Awaited
from storage import actions, departures, games
from storage import clocks as rows
from storage import user_data as people_rows
from storage.identity_map import derived
from storage.jobs import key_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.core.unit_of_work import UnitOfWork
    from storage.answers import AskedRow
    from storage.clocks import ClockRow
    from storage.games import GameRow


NOTICED = 60 * 60  # seconds by which a date to be dropped moves before it is told again


def rest(uow: UnitOfWork, game: int, seat: int) -> Rest:
    """Return when the clock of a seat may run: the hours and away notices of its holder.

    Always for an open seat.
    """
    user = games.holder_of(uow.tx, game, seat)
    if user is None:
        return ALWAYS
    return rest_of_user(uow, user)


def rest_of_user(uow: UnitOfWork, user: int) -> Rest:
    """Return when the clocks of a person may run."""
    rests, key = derived(uow.tx), ("rest", user)
    cached = rests.get(key)
    if isinstance(cached, Rest):
        return cached
    away, settings = (
        rows.away(uow.tx, user, uow.now),
        people_rows.settings(uow.tx, "user", user),
    )
    rest_hours = rest_of(settings, tuple(away)) if settings or away else ALWAYS
    rests[key] = rest_hours
    return rest_hours


def away_until(uow: UnitOfWork, user: int) -> int | None:
    """Return until when a person has announced to be away; None where they are here."""
    notices = rows.away(uow.tx, user, uow.now)
    return (
        max((ends for began, ends in notices if began <= uow.now), default=None)
        if notices
        else None
    )


def acted(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Stop the clock of a person who has acted, and add the increment to their bank."""
    pace = _pace(row)
    clock_row = None if pace is None else rows.find(uow.tx, row.id, seat)
    if pace is not None and clock_row is not None:
        clock = _clock(clock_row)
        until, theirs = _ran(uow, row, clock_row)
        _keep(
            uow,
            row,
            clock_row.seat,
            time.stopped(pace, clock, until, theirs, acted=True),
        )


def begin(
    uow: UnitOfWork,
    row: GameRow,
    waiting: tuple[int, ...],
    *,
    going_on: Collection[int] = (),
) -> None:
    """Give the seats that are waited for a whole move, and nobody else time.

    Those `going_on` keep a running clock.
    """
    running = set()
    for pace, clock_row in _of_table(uow, row):
        if clock_row.deadline is not None and clock_row.seat not in waiting:
            _stop(uow, row, pace, clock_row)
        elif clock_row.deadline is not None and clock_row.seat in going_on:
            running.add(clock_row.seat)
    for seat in waiting:
        if seat not in running:
            begin_one(uow, row, seat)


def begin_one(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Give a seat that is waited for the time of a whole move from now on; no clock of a held seat runs."""
    pace = _pace(row)
    if pace is None or holds.until(uow, row.id, seat, waits=True) is not None:
        return
    clock_row = rows.find(uow.tx, row.id, seat)
    clock = Clock(pace.bank) if clock_row is None else _clock(clock_row)
    if clock_row is not None and clock.deadline is not None:
        until, theirs = _ran(uow, row, clock_row)
        clock = time.stopped(pace, clock, until, theirs, acted=False)
    skips = None if clock.absent is None else skips_at(uow, row, seat)
    if skips is not None:
        clock = msgspec.structs.replace(
            clock, began=uow.now, deadline=max(uow.now, skips)
        )
        clock = time.awaiting(pace, clock, rest(uow, row.id, seat))
    elif stand_still(row):
        clock = time.standing(
            msgspec.structs.replace(clock, reminders=0), pace.grace + clock.bank
        )
    else:
        clock = time.started(pace, clock, uow.now, rest(uow, row.id, seat))
    _keep(uow, row, seat, clock)


def answered(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Stop the clock of a seat that is not waited for any more, though nobody has acted for it in person."""
    pace, clock_row = _pace(row), rows.find(uow.tx, row.id, seat)
    if pace is not None and clock_row is not None and clock_row.deadline is not None:
        _stop(uow, row, pace, clock_row)


def _stop(uow: UnitOfWork, row: GameRow, pace: Pace, clock_row: ClockRow) -> None:
    until, theirs = _ran(uow, row, clock_row)
    _keep(
        uow,
        row,
        clock_row.seat,
        time.stopped(pace, _clock(clock_row), until, theirs, acted=False),
    )


def shown(
    uow: UnitOfWork, row: GameRow, seat: int, asked: AskedRow | None = None
) -> Awaited:
    """Return an awaited seat, with its time where a clock runs.

    The result has the revision since which the seat is asked together with others. While nobody is asked, its
    time is the time that the seat has if it is asked now.
    """
    since = None if asked is None else asked.revision
    pace = _pace(row)
    clock_row = (
        None
        if pace is None or row.paused is not None
        else rows.find(uow.tx, row.id, seat)
    )
    if pace is None or clock_row is None or clock_row.deadline is None:
        return Awaited(seat, asked=since)
    clock, own_rest = _clock(clock_row), rest(uow, row.id, seat)
    if clock.began is None:
        clock = time.moved(pace, clock, clock.deadline or 0, uow.now, own_rest)
    return Awaited(
        seat, time.free_until(pace, clock, uow.now, own_rest), clock.deadline, since
    )


def _ran(uow: UnitOfWork, row: GameRow, clock_row: ClockRow) -> tuple[int, Rest]:
    """Return until when a clock has run, and the rest that counts what is left from then on.

    The rest of a clock that stands still is all of it.
    """
    if clock_row.began is None:
        return 0, ALWAYS
    theirs = rest(uow, row.id, clock_row.seat)
    stops = [at for at in (row.paused, row.unasked) if at is not None]
    return max(min(stops), clock_row.began) if stops else uow.now, theirs


def stand_still(row: GameRow) -> bool:
    """Return whether no clock of a game runs.

    The game is paused, or nobody is asked, since the question can't be read.
    """
    return row.paused is not None or row.unasked is not None


def follow(uow: UnitOfWork, row: GameRow, since: int | None = None) -> None:
    """Stop the clocks of a game that stands still `since` then, or let them go on with what was left."""
    since = uow.now if since is None else since
    for pace, clock_row in _of_table(uow, row):
        if stand_still(row):
            _halt(uow, row, pace, clock_row, since)
        elif clock_row.next is not None:
            continue  # it runs
        elif clock_row.absent is not None:
            _restart_absence(uow, row, clock_row, uow.now)
        elif clock_row.deadline is not None:
            own_rest, left = rest(uow, row.id, clock_row.seat), clock_row.deadline
            if clock_row.began is not None:  # an older version left it as it was
                left = time.remaining(
                    pace, _clock(clock_row), max(since, clock_row.began), own_rest
                )
            _keep(
                uow,
                row,
                clock_row.seat,
                time.moved(pace, _clock(clock_row), left, uow.now, own_rest),
            )


def _halt(
    uow: UnitOfWork, row: GameRow, pace: Pace, clock_row: ClockRow, since: int
) -> None:
    if clock_row.absent is not None:
        rows.stop(uow.tx, row.id, clock_row.seat)
    elif clock_row.deadline is not None and clock_row.began is not None:
        left = time.remaining(
            pace,
            _clock(clock_row),
            max(since, clock_row.began),
            rest(uow, row.id, clock_row.seat),
        )
        least = (
            (pace.grace + clock_row.bank) // time.LEAST_LEFT
            if row.unasked is not None
            else 0
        )
        late = clock_row.reminders & time.OVER
        _keep(
            uow,
            row,
            clock_row.seat,
            time.standing(_clock(clock_row), left if late else max(left, least)),
        )


def newcomer(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Give somebody who has taken a seat a full bank, and the time of a whole move if they decide."""
    rows.forget(uow.tx, row.id, seat)
    if seat in answers.awaited(uow, row):
        begin_one(uow, row, seat)


def rest_changed(uow: UnitOfWork, user: int, before: Rest) -> None:
    """Keep what is left of running clocks when a person's hours or away notices change.

    Other hours, or another zone, count once for a decision that is asked, else its deadline could be put off
    forever.
    """
    after = rest_of_user(uow, user)
    hours = before._replace(away=()) != after._replace(away=())
    for clock_row in rows.running(uow.tx, user):
        row = uow.find(clock_row.game)
        pace = None if row is None else _pace(row)
        if (
            row is None
            or pace is None
            or not pace.rests
            or (hours and clock_row.changed)
        ):
            continue
        clock_row.changed |= hours
        clock = _clock(clock_row)
        if clock.absent is not None:  # a sign of life
            _restart_absence(uow, row, clock_row, uow.now, renews=True)
        elif clock.reminders & time.OVER:  # the same
            _keep(uow, row, clock_row.seat, time.seen(pace, clock, uow.now, after))
        elif (left := time.remaining(pace, clock, uow.now, before)) > 0:
            _move(uow, row, clock_row, time.moved(pace, clock, left, uow.now, after))


def spare(uow: UnitOfWork, outage: int, soon: int = 0) -> None:
    """Move deadlines that passed in an outage of so many seconds, or come within `soon` seconds."""
    for clock_row in rows.running(uow.tx, shard_range=uow.shard_range):
        first = min(
            (at for at in (clock_row.deadline, clock_row.next) if at is not None),
            default=0,
        )
        # of thousands of games mostly none
        if clock_row.absent is not None or first <= uow.now + soon:
            uow.apart(
                clock_row.game, partial(_spare, uow, clock_row, outage, soon), None
            )


def _spare(uow: UnitOfWork, clock_row: ClockRow, outage: int, soon: int) -> None:
    row = uow.row(clock_row.game)
    pace = _pace(row)
    if clock_row.absent is not None:
        _restart_absence(uow, row, clock_row, min(uow.now, clock_row.absent + outage))
    elif pace is not None:
        clock = _clock(clock_row)
        spared = time.spared(
            pace,
            clock,
            uow.now,
            rest(uow, clock_row.game, clock_row.seat),
            outage,
            soon,
        )
        if spared != clock:
            _move(uow, row, clock_row, spared)


def near(uow: UnitOfWork, clock_row: ClockRow) -> None:
    """Cut what a running clock has left to a whole move, also where the clock of the machine was set back."""
    row = uow.row(clock_row.game)
    pace = _pace(row)
    if clock_row.absent is not None:
        _restart_absence(uow, row, clock_row, min(uow.now, clock_row.absent))
    elif pace is not None:
        clock, theirs = _clock(clock_row), rest(uow, clock_row.game, clock_row.seat)
        longest = pace.grace + clock.bank
        if time.remaining(pace, clock, uow.now, theirs) > longest:
            _move(
                uow, row, clock_row, time.moved(pace, clock, longest, uow.now, theirs)
            )


def due(uow: UnitOfWork, row: GameRow, clock_row: ClockRow) -> tuple[int, int | None]:
    """Mark what a clock has to say now.

    Return the bit of it, 0 when that is nothing, and when it has more to say.
    """
    pace = _pace(row)
    if pace is None:
        return 0, None
    clock, bit = time.remind(
        pace, _clock(clock_row), uow.now, rest(uow, clock_row.game, clock_row.seat)
    )
    _keep(uow, row, clock_row.seat, clock)
    return bit, clock.next


def sign(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Note a sign of somebody who is late, or that others go on waiting.

    Return False where nobody was missed at that seat.
    """
    pace, clock_row = _pace(row), rows.find(uow.tx, row.id, seat)
    if (
        pace is None
        or clock_row is None
        or not clock_row.reminders & time.GONE
        or stand_still(row)
    ):
        return False
    _keep(
        uow,
        row,
        seat,
        time.seen(pace, _clock(clock_row), uow.now, rest(uow, row.id, seat)),
    )
    return True


def lacks(uow: UnitOfWork, row: GameRow, seat: int) -> int | None:
    """Let the person of a seat be absent from now on; return when they will be dropped, None where nobody is."""
    clock_row = rows.find(uow.tx, row.id, seat)
    if clock_row is not None and clock_row.absent is None:
        _restart_absence(uow, row, clock_row, uow.now)
    return drops_at(uow, row, seat)


def _restart_absence(
    uow: UnitOfWork,
    row: GameRow,
    clock_row: ClockRow,
    since: int,
    *,
    renews: bool = False,
) -> None:
    """Let somebody be absent since an instant.

    Whoever was told another date to be dropped is told this one; `renews`: in any case.
    """
    pace, theirs = _pace(row), rest(uow, row.id, clock_row.seat)
    if pace is None or not pace.drops:
        return
    clock = time.lacking(pace, _clock(clock_row), since, theirs)
    _keep(uow, row, clock_row.seat, clock)
    if clock_row.absent is not None:
        drops = time.drops_at(pace, clock, theirs)
        if (
            renews
            or abs(drops - time.drops_at(pace, _clock(clock_row), theirs)) >= NOTICED
        ):
            uow.post(row, notifications.LongLate(clock_row.seat, drops))


def restart_absences(uow: UnitOfWork, row: GameRow) -> None:
    """Apply another number of graces: an absent player has all of them, from now on."""
    for _, clock_row in _of_table(uow, row):
        if clock_row.absent is not None:
            _restart_absence(uow, row, clock_row, uow.now, renews=True)


def drops_at(uow: UnitOfWork, row: GameRow, seat: int) -> int | None:
    """Return when the person of a seat will be dropped; None where they are not absent."""
    pace, clock_row = _pace(row), rows.find(uow.tx, row.id, seat)
    if pace is None or clock_row is None or clock_row.absent is None or not pace.drops:
        return None
    return time.drops_at(pace, _clock(clock_row), rest(uow, row.id, seat))


def skips_at(uow: UnitOfWork, row: GameRow, seat: int) -> int | None:
    """Return when decisions of an absent player are skipped in this turn, one turn a grace; None if they are not."""
    pace = _pace(row)
    if pace is None or not pace.drops or stand_still(row):
        return None
    last_skipped = departures.last_skipped(uow.tx, row.id, seat)
    if last_skipped is None or last_skipped[0] >= row.turn:
        return uow.now
    return runs_after(
        last_skipped[1], pace.grace, rest(uow, row.id, seat) if pace.rests else ALWAYS
    )


def back(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Give a returning player at least half a bank, and a move if they decide; return whether they were absent."""
    pace, clock_row = _pace(row), rows.find(uow.tx, row.id, seat)
    if pace is None or clock_row is None:
        return False
    _keep(
        uow,
        row,
        seat,
        Clock(max(clock_row.bank, pace.bank // 2), missed=clock_row.missed),
    )
    if clock_row.deadline is not None:
        begin_one(uow, row, seat)
    return clock_row.absent is not None


def is_takeable(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Return whether others may take a seat whose player is long late or has left the server."""
    if games.holders(uow.tx, row.id)[seat].departed is not None:
        return True
    clock_row = rows.find(uow.tx, row.id, seat)
    running = (
        _pace(row) is not None
        and not stand_still(row)
        and seat in answers.awaited(uow, row)
    )
    return running and clock_row is not None and bool(clock_row.reminders & time.OPENS)


def is_missing(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Return whether a seat's person is missing.

    A person is missing if they are skipped after a missed deadline, are late for so long that others may take
    the seat, or have left the server.
    """
    holder, clock_row = (
        games.holders(uow.tx, row.id)[seat],
        rows.find(uow.tx, row.id, seat),
    )
    if holder.user is None or holder.absent is not None or holder.departed is not None:
        return holder.user is not None
    over = (
        clock_row is not None
        and clock_row.deadline is not None
        and clock_row.deadline <= uow.now
    )
    return (row.late == "skip" and over and not stand_still(row)) or is_takeable(
        uow, row, seat
    )


def has_until(uow: UnitOfWork, row: GameRow, seat: int, absent: ClockRow) -> int | None:
    """Return the deadline for the person of a seat to show that they play on without an absent player.

    Return None if they have acted since then, are missing, too, or are not asked.
    """
    clock_row = rows.find(uow.tx, row.id, seat)
    if (
        clock_row is None
        or clock_row.deadline is None
        or is_missing(uow, row, seat)
        or stand_still(row)
    ):
        return None
    acted = actions.last_own(uow.tx, row.id, seat)
    if acted is not None and absent.absent is not None and acted >= absent.absent:
        return None
    return clock_row.deadline


def put_off(uow: UnitOfWork, row: GameRow, clock_row: ClockRow, until: int) -> None:
    """Put off what is due of an absent player."""
    _keep(
        uow, row, clock_row.seat, msgspec.structs.replace(_clock(clock_row), next=until)
    )


def _pace(row: GameRow) -> Pace | None:
    """Return the pace of a table's clocks; None without a pace and in a live session, where no clock runs."""
    return (
        None
        if row.session_until is not None
        else _pace_of(row.pace, row.late, row.opens, row.graces)
    )


@functools.cache
def _pace_of(name: str, late: str, opens: int, graces: int) -> Pace | None:
    pace = PACES.get(name)
    if pace is None:
        return None
    drops = (graces or time.GRACES) if late == "skip" else 0
    return pace._replace(opens=opens == 1 and late == "wait", drops=drops)


def _of_table(uow: UnitOfWork, row: GameRow) -> list[tuple[Pace, ClockRow]]:
    """Return (pace, clock row) for each clock of a table; empty where no clock runs."""
    pace = _pace(row)
    return (
        []
        if pace is None
        else [(pace, clock_row) for clock_row in rows.of_game(uow.tx, row.id)]
    )


def _move(uow: UnitOfWork, row: GameRow, clock_row: ClockRow, clock: Clock) -> None:
    """Keep a clock of a decision that is asked, and let its question show the deadline that it has now."""
    _keep(uow, row, clock_row.seat, clock)
    if clock.deadline != clock_row.deadline:
        uow.ask(row, renews=True)


_of_clock = operator.attrgetter(*Clock.__struct_fields__)


def _clock(row: ClockRow) -> Clock:
    return Clock(*_of_clock(row))


def _keep(uow: UnitOfWork, row: GameRow, seat: int, clock: Clock) -> None:
    rows.keep(uow.tx, rows.ClockRow(row.id, seat, *msgspec.structs.astuple(clock)))
    uow.schedule(rows.CLOCK, key_of(row.id, seat), clock.next, row.server)

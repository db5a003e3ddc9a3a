"""The clocks of a table in its rows: they start and stop with decisions, pauses and seats that change hands."""

from __future__ import annotations

import functools
import operator
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.core import answers, notifications
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
    known = rests.get(key)
    if isinstance(known, Rest):
        return known
    away, settings = rows.away(uow.tx, user, uow.now), people_rows.settings(uow.tx, "user", user)
    found = rest_of(settings, tuple(away)) if settings or away else ALWAYS
    rests[key] = found
    return found


def away_until(uow: UnitOfWork, user: int) -> int | None:
    """Return until when a person has announced to be away; None where they are here."""
    notices = rows.away(uow.tx, user, uow.now)
    return max((ends for began, ends in notices if began <= uow.now), default=None) if notices else None


def acted(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Stop the clock of a person who has acted, and add the increment to their bank."""
    pace = _pace(row)
    found = None if pace is None else rows.find(uow.tx, row.id, seat)
    if pace is not None and found is not None:
        clock = _clock(found)
        until, theirs = _ran(uow, row, found)
        _keep(uow, row, found.seat, time.stopped(pace, clock, until, theirs, acted=True))


def begin(uow: UnitOfWork, row: GameRow, waiting: tuple[int, ...], *, going_on: Collection[int] = ()) -> None:
    """Give the seats that are waited for a whole move, and nobody else time.

    Those `going_on` keep a running clock.
    """
    running = set()
    for pace, found in _of_table(uow, row):
        if found.deadline is not None and found.seat not in waiting:
            _stop(uow, row, pace, found)
        elif found.deadline is not None and found.seat in going_on:
            running.add(found.seat)
    for seat in waiting:
        if seat not in running:
            begin_one(uow, row, seat)


def begin_one(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Give a seat that is waited for the time of a whole move from now on."""
    pace = _pace(row)
    if pace is None:
        return
    found = rows.find(uow.tx, row.id, seat)
    clock = Clock(pace.bank) if found is None else _clock(found)
    if found is not None and clock.deadline is not None:
        until, theirs = _ran(uow, row, found)
        clock = time.stopped(pace, clock, until, theirs, acted=False)
    skips = None if clock.absent is None else skips_at(uow, row, seat)
    if skips is not None:
        clock = msgspec.structs.replace(clock, began=uow.now, deadline=max(uow.now, skips))
        clock = time.awaiting(pace, clock, rest(uow, row.id, seat))
    elif stand_still(row):
        clock = time.standing(msgspec.structs.replace(clock, reminders=0), pace.grace + clock.bank)
    else:
        clock = time.started(pace, clock, uow.now, rest(uow, row.id, seat))
    _keep(uow, row, seat, clock)


def answered(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Stop the clock of a seat that is not waited for any more, though nobody has acted for it in person."""
    pace, found = _pace(row), rows.find(uow.tx, row.id, seat)
    if pace is not None and found is not None and found.deadline is not None:
        _stop(uow, row, pace, found)


def _stop(uow: UnitOfWork, row: GameRow, pace: Pace, found: ClockRow) -> None:
    until, theirs = _ran(uow, row, found)
    _keep(uow, row, found.seat, time.stopped(pace, _clock(found), until, theirs, acted=False))


def shown(uow: UnitOfWork, row: GameRow, seat: int, asked: AskedRow | None = None) -> Awaited:
    """Return a seat that is waited for, with its time where a clock runs.

    It has the revision since which it is asked together with others, too. While nobody is asked, the time is
    the one that they have if they are asked now.
    """
    since = None if asked is None else asked.revision
    pace = _pace(row)
    found = None if pace is None or row.paused is not None else rows.find(uow.tx, row.id, seat)
    if pace is None or found is None or found.deadline is None:
        return Awaited(seat, asked=since)
    clock, theirs = _clock(found), rest(uow, row.id, seat)
    if clock.began is None:
        clock = time.moved(pace, clock, clock.deadline or 0, uow.now, theirs)
    return Awaited(seat, time.free_until(pace, clock, uow.now, theirs), clock.deadline, since)


def _ran(uow: UnitOfWork, row: GameRow, found: ClockRow) -> tuple[int, Rest]:
    """Return until when a clock has run, and the rest that counts what is left from then on.

    The rest of a clock that stands still is all of it.
    """
    if found.began is None:
        return 0, ALWAYS
    theirs = rest(uow, row.id, found.seat)
    stops = [at for at in (row.paused, row.unasked) if at is not None]
    return max(min(stops), found.began) if stops else uow.now, theirs


def stand_still(row: GameRow) -> bool:
    """Return whether no clock of a game runs.

    The game is paused, or nobody is asked, since the question can't be read.
    """
    return row.paused is not None or row.unasked is not None


def follow(uow: UnitOfWork, row: GameRow, since: int | None = None) -> None:
    """Stop the clocks of a game that stands still `since` then, or let them go on with what was left."""
    since = uow.now if since is None else since
    for pace, found in _of_table(uow, row):
        if stand_still(row):
            _halt(uow, row, pace, found, since)
        elif found.next is not None:
            continue  # it runs
        elif found.absent is not None:
            _restart_absence(uow, row, found, uow.now)
        elif found.deadline is not None:
            theirs, left = rest(uow, row.id, found.seat), found.deadline
            if found.began is not None:  # an older version left it as it was
                left = time.remaining(pace, _clock(found), max(since, found.began), theirs)
            _keep(uow, row, found.seat, time.moved(pace, _clock(found), left, uow.now, theirs))


def _halt(uow: UnitOfWork, row: GameRow, pace: Pace, found: ClockRow, since: int) -> None:
    if found.absent is not None:
        rows.stop(uow.tx, row.id, found.seat)
    elif found.deadline is not None and found.began is not None:
        left = time.remaining(pace, _clock(found), max(since, found.began), rest(uow, row.id, found.seat))
        least = (pace.grace + found.bank) // time.LEAST_LEFT if row.unasked is not None else 0
        late = found.reminders & time.OVER
        _keep(uow, row, found.seat, time.standing(_clock(found), left if late else max(left, least)))


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
    for found in rows.running(uow.tx, user):
        row = uow.find(found.game)
        pace = None if row is None else _pace(row)
        if row is None or pace is None or not pace.rests or (hours and found.changed):
            continue
        found.changed |= hours
        clock = _clock(found)
        if clock.absent is not None:  # a sign of life
            _restart_absence(uow, row, found, uow.now, renews=True)
        elif clock.reminders & time.OVER:  # the same
            _keep(uow, row, found.seat, time.seen(pace, clock, uow.now, after))
        elif (left := time.remaining(pace, clock, uow.now, before)) > 0:
            _move(uow, row, found, time.moved(pace, clock, left, uow.now, after))


def spare(uow: UnitOfWork, outage: int, soon: int = 0) -> None:
    """Move deadlines that passed in an outage of so many seconds, or come within `soon` seconds."""
    for found in rows.running(uow.tx, shard_range=uow.shard_range):
        first = min((at for at in (found.deadline, found.next) if at is not None), default=0)
        if found.absent is not None or first <= uow.now + soon:  # of thousands of games mostly none
            uow.apart(found.game, partial(_spare, uow, found, outage, soon), None)


def _spare(uow: UnitOfWork, found: ClockRow, outage: int, soon: int) -> None:
    row = uow.row(found.game)
    pace = _pace(row)
    if found.absent is not None:
        _restart_absence(uow, row, found, min(uow.now, found.absent + outage))
    elif pace is not None:
        clock = _clock(found)
        spared = time.spared(pace, clock, uow.now, rest(uow, found.game, found.seat), outage, soon)
        if spared != clock:
            _move(uow, row, found, spared)


def near(uow: UnitOfWork, found: ClockRow) -> None:
    """Cut what a running clock has left to a whole move, also where the clock of the machine was set back."""
    row = uow.row(found.game)
    pace = _pace(row)
    if found.absent is not None:
        _restart_absence(uow, row, found, min(uow.now, found.absent))
    elif pace is not None:
        clock, theirs = _clock(found), rest(uow, found.game, found.seat)
        most = pace.grace + clock.bank
        if time.remaining(pace, clock, uow.now, theirs) > most:
            _move(uow, row, found, time.moved(pace, clock, most, uow.now, theirs))


def due(uow: UnitOfWork, row: GameRow, found: ClockRow) -> tuple[int, int | None]:
    """Mark what a clock has to say now.

    Return the bit of it, 0 when that is nothing, and when it has more to say.
    """
    pace = _pace(row)
    if pace is None:
        return 0, None
    clock, bit = time.remind(pace, _clock(found), uow.now, rest(uow, found.game, found.seat))
    _keep(uow, row, found.seat, clock)
    return bit, clock.next


def sign(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Note a sign of somebody who is late, or that others go on waiting.

    Return False where nobody was missed at that seat.
    """
    pace, found = _pace(row), rows.find(uow.tx, row.id, seat)
    if pace is None or found is None or not found.reminders & time.GONE or stand_still(row):
        return False
    _keep(uow, row, seat, time.seen(pace, _clock(found), uow.now, rest(uow, row.id, seat)))
    return True


def lacks(uow: UnitOfWork, row: GameRow, seat: int) -> int | None:
    """Let the person of a seat be absent from now on; return when they will be dropped, None where nobody is."""
    found = rows.find(uow.tx, row.id, seat)
    if found is not None and found.absent is None:
        _restart_absence(uow, row, found, uow.now)
    return drops_at(uow, row, seat)


def _restart_absence(
    uow: UnitOfWork, row: GameRow, found: ClockRow, since: int, *, renews: bool = False
) -> None:
    """Let somebody be absent since an instant.

    Whoever was told another date to be dropped is told this one; `renews`: in any case.
    """
    pace, theirs = _pace(row), rest(uow, row.id, found.seat)
    if pace is None or not pace.drops:
        return
    clock = time.lacking(pace, _clock(found), since, theirs)
    _keep(uow, row, found.seat, clock)
    if found.absent is not None:
        drops = time.drops_at(pace, clock, theirs)
        if renews or abs(drops - time.drops_at(pace, _clock(found), theirs)) >= NOTICED:
            uow.post(row, notifications.LongLate(found.seat, drops))


def restart_absences(uow: UnitOfWork, row: GameRow) -> None:
    """Apply another number of graces: an absent player has all of them, from now on."""
    for _, found in _of_table(uow, row):
        if found.absent is not None:
            _restart_absence(uow, row, found, uow.now, renews=True)


def drops_at(uow: UnitOfWork, row: GameRow, seat: int) -> int | None:
    """Return when the person of a seat will be dropped; None where they are not absent."""
    pace, found = _pace(row), rows.find(uow.tx, row.id, seat)
    if pace is None or found is None or found.absent is None or not pace.drops:
        return None
    return time.drops_at(pace, _clock(found), rest(uow, row.id, seat))


def skips_at(uow: UnitOfWork, row: GameRow, seat: int) -> int | None:
    """Return when decisions of an absent player are skipped in this turn, at most one turn in a grace.

    None: they are not.
    """
    pace = _pace(row)
    if pace is None or not pace.drops or stand_still(row):
        return None
    last = departures.last_skipped(uow.tx, row.id, seat)
    if last is None or last[0] >= row.turn:
        return uow.now
    return runs_after(last[1], pace.grace, rest(uow, row.id, seat) if pace.rests else ALWAYS)


def back(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Give a player who is back half a bank at least, and a whole move if they decide.

    Whether they were absent.
    """
    pace, found = _pace(row), rows.find(uow.tx, row.id, seat)
    if pace is None or found is None:
        return False
    _keep(uow, row, seat, Clock(max(found.bank, pace.bank // 2), missed=found.missed))
    if found.deadline is not None:
        begin_one(uow, row, seat)
    return found.absent is not None


def is_takeable(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Return whether somebody else may take the seat of who is late for long, or has left the server."""
    if games.holders(uow.tx, row.id)[seat].departed is not None:
        return True
    found = rows.find(uow.tx, row.id, seat)
    running = _pace(row) is not None and not stand_still(row) and seat in answers.awaited(uow, row)
    return running and found is not None and bool(found.reminders & time.OPENS)


def is_missing(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Return whether the person of a seat is missing.

    They have missed a deadline and are skipped, are late for so long that others may take the seat, or have left
    the server.
    """
    holder, found = games.holders(uow.tx, row.id)[seat], rows.find(uow.tx, row.id, seat)
    if holder.user is None or holder.absent is not None or holder.departed is not None:
        return holder.user is not None
    over = found is not None and found.deadline is not None and found.deadline <= uow.now
    return (row.late == "skip" and over and not stand_still(row)) or is_takeable(uow, row, seat)


def has_until(uow: UnitOfWork, row: GameRow, seat: int, absent: ClockRow) -> int | None:
    """Return until when the person of a seat has to show that they play on without somebody who is absent.

    None where they have acted since then, are missing too, or are not asked.
    """
    found = rows.find(uow.tx, row.id, seat)
    if found is None or found.deadline is None or is_missing(uow, row, seat) or stand_still(row):
        return None
    acted = actions.last_own(uow.tx, row.id, seat)
    if acted is not None and absent.absent is not None and acted >= absent.absent:
        return None
    return found.deadline


def put_off(uow: UnitOfWork, row: GameRow, found: ClockRow, until: int) -> None:
    """Put off what is due of an absent player."""
    _keep(uow, row, found.seat, msgspec.structs.replace(_clock(found), next=until))


def _pace(row: GameRow) -> Pace | None:
    """Return what the clocks of a table run by; None where none run: without a pace, and in a live session."""
    return None if row.session_until is not None else _pace_of(row.pace, row.late, row.opens, row.graces)


@functools.cache
def _pace_of(name: str, late: str, opens: int, graces: int) -> Pace | None:
    pace = PACES.get(name)
    if pace is None:
        return None
    drops = (graces or time.GRACES) if late == "skip" else 0
    return pace._replace(opens=opens == 1 and late == "wait", drops=drops)


def _of_table(uow: UnitOfWork, row: GameRow) -> list[tuple[Pace, ClockRow]]:
    """Return the clocks of a table with what they run by; nothing where none runs."""
    pace = _pace(row)
    return [] if pace is None else [(pace, found) for found in rows.of_game(uow.tx, row.id)]


def _move(uow: UnitOfWork, row: GameRow, found: ClockRow, clock: Clock) -> None:
    """Keep a clock of a decision that is asked, and let its question show the deadline that it has now."""
    _keep(uow, row, found.seat, clock)
    if clock.deadline != found.deadline:
        uow.ask(row, renews=True)


_of_clock = operator.attrgetter(*Clock.__struct_fields__)


def _clock(row: ClockRow) -> Clock:
    return Clock(*_of_clock(row))


def _keep(uow: UnitOfWork, row: GameRow, seat: int, clock: Clock) -> None:
    rows.keep(uow.tx, rows.ClockRow(row.id, seat, *msgspec.structs.astuple(clock)))
    uow.schedule(rows.CLOCK, key_of(row.id, seat), clock.next, row.server)

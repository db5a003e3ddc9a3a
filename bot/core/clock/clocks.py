"""The clocks of a table in its rows: they start and stop with decisions, pauses and seats that change hands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.core import simultaneous
from bot.core.clock import time_bank as time
from bot.core.clock.awake_hours import ALWAYS, Rest, rest_of
from bot.core.clock.time_bank import PACES, Clock, Pace
from bot.core.model import Awaited
from storage import clocks as rows
from storage import games
from storage import user_data as people_rows

if TYPE_CHECKING:
    from bot.core.unit_of_work import Desk
    from storage.clocks import ClockRow
    from storage.games import GameRow


def rest(desk: Desk, game: int, seat: int) -> Rest:
    """When the clock of a seat may run: the hours and away notices of its holder; always for an open seat."""
    user = games.holder_of(desk.tx, game, seat)
    if user is None:
        return ALWAYS
    return rest_of_user(desk, user)


def rest_of_user(desk: Desk, user: int) -> Rest:
    """When the clocks of a person may run."""
    away = tuple(rows.away(desk.tx, user, desk.now))
    return rest_of(people_rows.settings(desk.tx, "user", user), away)


def acted(desk: Desk, row: GameRow, seat: int) -> None:
    """A person has acted: their clock stops, and their bank gets the increment."""
    pace = _pace(row)
    found = None if pace is None else rows.find(desk.tx, row.id, seat)
    if pace is not None and found is not None:
        clock = _clock(found)
        until, theirs = _ran(desk, row, found)
        _keep(desk, found, time.stopped(pace, clock, until, theirs, acted=True))


def begin(desk: Desk, row: GameRow, waiting: tuple[int, ...]) -> None:
    """The seats that are waited for are on the clock, each with a whole move, and nobody else."""
    pace = _pace(row)
    if pace is None:
        return
    for found in rows.of_game(desk.tx, row.id):
        if found.deadline is not None and found.seat not in waiting:
            _stop(desk, row, pace, found)
    for seat in waiting:
        begin_one(desk, row, seat)


def begin_one(desk: Desk, row: GameRow, seat: int) -> None:
    """A seat that is waited for has the time of a whole move from now on."""
    pace = _pace(row)
    if pace is None:
        return
    found = rows.find(desk.tx, row.id, seat)
    clock = Clock(pace.bank) if found is None else _clock(found)
    if found is not None and clock.deadline is not None:
        until, theirs = _ran(desk, row, found)
        clock = time.stopped(pace, clock, until, theirs, acted=False)
    if row.paused is None:
        clock = time.started(pace, clock, desk.now, rest(desk, row.id, seat))
    else:
        clock = time.standing(msgspec.structs.replace(clock, told=0), pace.grace + clock.bank, row.paused)
    _keep(desk, _row(row.id, seat, clock), clock)


def answered(desk: Desk, row: GameRow, seat: int) -> None:
    """A seat is not waited for any more, though nobody has acted for it in person: its clock stops."""
    pace, found = _pace(row), rows.find(desk.tx, row.id, seat)
    if pace is not None and found is not None and found.deadline is not None:
        _stop(desk, row, pace, found)


def _stop(desk: Desk, row: GameRow, pace: Pace, found: ClockRow) -> None:
    until, theirs = _ran(desk, row, found)
    _keep(desk, found, time.stopped(pace, _clock(found), until, theirs, acted=False))


def shown(desk: Desk, row: GameRow, seat: int) -> Awaited:
    """A seat that is waited for, with its time where a clock runs."""
    pace = _pace(row)
    found = None if pace is None or row.paused is not None else rows.find(desk.tx, row.id, seat)
    if pace is None or found is None or found.deadline is None:
        return Awaited(seat)
    free = time.free_until(pace, _clock(found), desk.now, rest(desk, row.id, seat))
    return Awaited(seat, free, found.deadline)


def _ran(desk: Desk, row: GameRow, found: ClockRow) -> tuple[int, Rest]:
    """The instant up to which a clock has run, and the rest that counts what is left from then on: what stands
    in a pause has kept that. An older version left the deadline as it was when the pause began."""
    if row.paused is not None and found.began is None:
        return row.paused, ALWAYS
    theirs = rest(desk, row.id, found.seat)
    if row.paused is None or found.began is None:
        return desk.now, theirs
    return max(row.paused, found.began), theirs


def paused(desk: Desk, row: GameRow) -> None:
    """The clocks stand from now on, with what is left of them."""
    pace = _pace(row)
    if pace is None:
        return
    for found in rows.of_game(desk.tx, row.id):
        if found.deadline is not None:
            left = time.remaining(pace, _clock(found), desk.now, rest(desk, row.id, found.seat))
            _keep(desk, found, time.standing(_clock(found), left, desk.now))


def resumed(desk: Desk, row: GameRow) -> None:
    """The clocks of a paused game go on with what was left."""
    pace = _pace(row)
    if pace is None:
        return
    for found in rows.of_game(desk.tx, row.id):
        if found.deadline is not None:
            since, kept = _ran(desk, row, found)
            left = time.remaining(pace, _clock(found), since, kept)
            _keep(
                desk, found, time.moved(pace, _clock(found), left, desk.now, rest(desk, row.id, found.seat))
            )


def repaced(desk: Desk, row: GameRow) -> None:
    """Another pace: every bank is full, and the seat that decides begins anew."""
    rows.forget(desk.tx, row.id)
    begin(desk, row, simultaneous.awaited(desk, row))


def newcomer(desk: Desk, row: GameRow, seat: int) -> None:
    """Somebody has taken a seat: it has a full bank, and the time of a whole move if it decides."""
    rows.forget(desk.tx, row.id, seat)
    if seat in simultaneous.awaited(desk, row):
        begin_one(desk, row, seat)


def rest_changed(desk: Desk, user: int, before: Rest) -> None:
    """A person's hours or away notices are different now: running clocks keep what is left of them."""
    after = rest_of_user(desk, user)
    for found in rows.running(desk.tx, user):
        row = games.find(desk.tx, found.game)
        pace = None if row is None else _pace(row)
        if pace is not None and pace.rests:
            clock = _clock(found)
            left = time.remaining(pace, clock, desk.now, before)
            if left > 0:
                _keep(desk, found, time.moved(pace, clock, left, desk.now, after))


def spare(desk: Desk, outage: int, soon: int = 0) -> None:
    """The bot was down for so many seconds until now: deadlines that passed meanwhile, or come within `soon` seconds,
    come again."""
    for found in rows.running(desk.tx, share=desk.share):
        desk.apart(found.game, partial(_spare, desk, found, outage, soon), None)


def _spare(desk: Desk, found: ClockRow, outage: int, soon: int) -> None:
    pace = _pace(desk.row(found.game))
    if pace is not None:
        clock = _clock(found)
        spared = time.spared(pace, clock, desk.now, rest(desk, found.game, found.seat), outage, soon)
        if spared != clock:
            _keep(desk, found, spared)


def near(desk: Desk, found: ClockRow) -> None:
    """A running clock has no more left than a whole move, even where the clock of the machine was set back."""
    pace = _pace(desk.row(found.game))
    if pace is not None:
        clock, theirs = _clock(found), rest(desk, found.game, found.seat)
        most = pace.grace + clock.bank
        if time.remaining(pace, clock, desk.now, theirs) > most:
            _keep(desk, found, time.moved(pace, clock, most, desk.now, theirs))


def due(desk: Desk, found: ClockRow, pace: Pace) -> int:
    """Marks what a clock has to say now; returns the bit of it, 0 when that is nothing."""
    clock, bit = time.told(pace, _clock(found), desk.now, rest(desk, found.game, found.seat))
    _keep(desk, found, clock)
    return bit


def _pace(row: GameRow) -> Pace | None:
    """What the clocks of a table run by; None where none run: without a pace, and in an evening together."""
    return None if row.evening is not None else PACES.get(row.pace)


def set_aside(desk: Desk, row: GameRow) -> None:
    """An evening together begins: the clocks stop, with the banks as they are now."""
    begin(desk, row, ())


def _clock(row: ClockRow) -> Clock:
    return Clock(row.bank, row.began, row.deadline, row.told, row.next, row.missed)


def _row(game: int, seat: int, clock: Clock) -> ClockRow:
    return rows.ClockRow(
        game, seat, clock.bank, clock.began, clock.deadline, clock.told, clock.next, clock.missed
    )


def _keep(desk: Desk, found: ClockRow, clock: Clock) -> None:
    rows.keep(desk.tx, _row(found.game, found.seat, clock))

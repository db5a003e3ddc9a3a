"""The clocks of a table in its rows: they start and stop with decisions, pauses and seats that change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.pace import clock as time
from bot.table.pace.clock import PACES, Clock, Pace
from bot.table.pace.hours import ALWAYS, Rest, rest_of
from storage import clocks as rows
from storage import games
from storage import people as people_rows

if TYPE_CHECKING:
    from bot.table.desk import Desk
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
    pace = PACES.get(row.pace)
    found = None if pace is None else rows.find(desk.tx, row.id, seat)
    if pace is not None and found is not None:
        clock = _clock(found)
        _keep(
            desk,
            found,
            time.stopped(pace, clock, _stood(desk, row, clock), rest(desk, row.id, seat), acted=True),
        )


def begin(desk: Desk, row: GameRow) -> None:
    """The seat that decides now is on the clock, and nobody else."""
    pace = PACES.get(row.pace)
    if pace is None or row.deciding is None:
        return
    mine: Clock | None = None
    for found in rows.of_game(desk.tx, row.id):
        clock = _clock(found)
        if clock.deadline is not None:
            since = _stood(desk, row, clock)
            clock = time.stopped(pace, clock, since, rest(desk, row.id, found.seat), acted=False)
            if found.seat != row.deciding:
                _keep(desk, found, clock)
        if found.seat == row.deciding:
            mine = clock
    clock = time.started(pace, mine or Clock(pace.bank), desk.now, rest(desk, row.id, row.deciding))
    _keep(desk, _row(row.id, row.deciding, clock), clock)
    if row.paused is not None:
        rows.stop(desk.tx, row.id)


def _stood(desk: Desk, row: GameRow, clock: Clock) -> int:
    """The instant up to which a clock has run: now, or when it stood still in a pause."""
    if row.paused is None or clock.began is None:
        return desk.now
    return max(row.paused, clock.began)


def paused(desk: Desk, row: GameRow) -> None:
    """The clocks stand: what is left is counted when they go on."""
    rows.stop(desk.tx, row.id)


def resumed(desk: Desk, row: GameRow, since: int) -> None:
    """The clocks that stood since then go on with what was left."""
    pace = PACES.get(row.pace)
    if pace is None:
        return
    for found in rows.of_game(desk.tx, row.id):
        clock = _clock(found)
        if clock.deadline is not None and clock.began is not None:
            theirs = rest(desk, row.id, found.seat)
            left = time.remaining(pace, clock, max(since, clock.began), theirs)
            _keep(desk, found, time.moved(pace, clock, left, desk.now, theirs))


def repaced(desk: Desk, row: GameRow) -> None:
    """Another pace: every bank is full, and the seat that decides begins anew."""
    rows.forget(desk.tx, row.id)
    begin(desk, row)


def newcomer(desk: Desk, row: GameRow, seat: int) -> None:
    """Somebody has taken a seat: it has a full bank, and the time of a whole move if it decides."""
    rows.forget(desk.tx, row.id, seat)
    if row.deciding == seat:
        begin(desk, row)


def rest_changed(desk: Desk, user: int, before: Rest) -> None:
    """A person's hours or away notices are different now: running clocks keep what is left of them."""
    after = rest_of_user(desk, user)
    for found in rows.running(desk.tx, user):
        row = games.find(desk.tx, found.game)
        pace = None if row is None else PACES.get(row.pace)
        if pace is not None and pace.rests:
            clock = _clock(found)
            left = time.remaining(pace, clock, desk.now, before)
            if left > 0:
                _keep(desk, found, time.moved(pace, clock, left, desk.now, after))


def spare(desk: Desk, outage: int) -> None:
    """The bot was down for so many seconds until now: deadlines that passed meanwhile come again."""
    for found in rows.running(desk.tx):
        row = games.find(desk.tx, found.game)
        pace = None if row is None else PACES.get(row.pace)
        if pace is not None:
            clock = _clock(found)
            theirs = rest(desk, found.game, found.seat)
            spared = time.spared(pace, clock, desk.now, theirs, outage)
            if spared != clock:
                _keep(desk, found, spared)


def due(desk: Desk, found: ClockRow, pace: Pace) -> int:
    """Marks what a clock has to say now; returns the bit of it, 0 when that is nothing."""
    clock, bit = time.told(pace, _clock(found), desk.now, rest(desk, found.game, found.seat))
    _keep(desk, found, clock)
    return bit


def _clock(row: ClockRow) -> Clock:
    return Clock(row.bank, row.began, row.deadline, row.told, row.next, row.missed)


def _row(game: int, seat: int, clock: Clock) -> ClockRow:
    return rows.ClockRow(
        game, seat, clock.bank, clock.began, clock.deadline, clock.told, clock.next, clock.missed
    )


def _keep(desk: Desk, found: ClockRow, clock: Clock) -> None:
    rows.keep(desk.tx, _row(found.game, found.seat, clock))

"""A seat's time: free grace for each move, then a bank, with reminders; pure figures, no clock is read here.

The deadline is the only truth while a clock runs: other awake hours or an outage just move it. In a pause
what is left is kept instead, for the person's rest may be another when the clock goes on.
"""

from typing import NamedTuple

import msgspec

from bot.core.clock.awake_hours import ALWAYS, DAY, HOUR, Rest, runs_after, runs_between

MINUTE = 60
HALF, MOST, OVER, GONE, OPENS = 1, 2, 4, 8, 16
"""Bits of `Clock.reminders`: half, nine tenths, all of the time is over; no sign of the person; others may come."""

GRACES = 3
"""Graces without a sign after which somebody who is absent is dropped, at a new table."""

LEAST_LEFT = 10
"""The divisor of the least time that a seat has when it is asked again after a while: one tenth of its full time."""

# graces without a sign, from when time is up to each of the last two
GRACES_UNTIL_ABSENT = 3

REMINDER_PARTS = {HALF: "half", MOST: "most", OVER: "over"}


class Pace(NamedTuple):
    """The time of a move.

    `most` caps the bank (None: it may grow); `rests`: only awake hours count; `opens`: a late player's seat
    opens to others, who after `drops` graces without a sign is dropped (0: never).
    """

    grace: int
    bank: int
    increment: int
    most: int | None
    rests: bool = True
    opens: bool = False
    drops: int = 0


def _slow(seconds: int) -> Pace:
    bank = 2 * seconds
    return Pace(seconds, bank, bank // 12, bank)


PACES: dict[str, Pace] = {
    "live": Pace(5 * MINUTE, 30 * MINUTE, MINUTE, None, rests=False),
    "12h": _slow(12 * HOUR),
    "24h": _slow(24 * HOUR),
    "48h": _slow(48 * HOUR),
    "72h": _slow(72 * HOUR),
    "7d": _slow(7 * DAY),
}
"""The paces with a clock; a table without one plays at `none`."""


def bank_in_units(pace: str) -> dict[str, int | str]:
    """Return the time bank of a pace as `bank` and its `unit`: minutes, hours or days, as the pace counts a move."""
    units = {"h": (HOUR, "hours"), "d": (DAY, "days")}
    seconds, unit = units.get(pace[-1], (MINUTE, "minutes"))
    return {"bank": PACES[pace].bank // seconds, "unit": unit}


class Clock(msgspec.Struct, frozen=True):
    """A seat's time: what its bank holds, and while it decides since when and until when.

    `reminders` has the bits of the reminders given, `next` is when one is due, `missed` when time last ran out, or
    its person has been missed since. `absent`: since when its person is, or gave the last sign; their
    decisions are skipped. Of a clock that stands still `began` is None, and the deadline has the seconds that
    are left. `changed`: other hours have moved it once.
    """

    bank: int
    began: int | None = None
    deadline: int | None = None
    reminders: int = 0
    next: int | None = None
    missed: int | None = None
    absent: int | None = None
    changed: int = 0


def started(pace: Pace, clock: Clock, now: int, rest: Rest) -> Clock:
    """Return the clock of a seat that has to decide from now on."""
    rest = rest if pace.rests else ALWAYS
    deadline = runs_after(now, pace.grace + clock.bank, rest)
    return _reminded(
        pace, Clock(clock.bank, now, deadline, 0, None, clock.missed), now, rest
    )


def stopped(pace: Pace, clock: Clock, now: int, rest: Rest, *, acted: bool) -> Clock:
    """Return the clock of a seat that decides no more.

    Its bank has the seconds that are left after the grace. For an action it is raised by the pace's increment.
    """
    bank = clock.bank
    if clock.deadline is not None:
        bank = min(bank, remaining(pace, clock, now, rest))
    if acted:
        bank += pace.increment
        if pace.most is not None:
            bank = min(bank, pace.most)
    # who comes back has time to play on
    if acted and (clock.reminders & OVER or clock.absent is not None):
        bank = max(bank, pace.bank // 2)
    stopped_ = Clock(bank, missed=clock.missed)
    if clock.absent is None or acted or not pace.drops:
        return stopped_
    kept = msgspec.structs.replace(
        stopped_, absent=clock.absent, reminders=clock.reminders & GONE
    )
    kept = msgspec.structs.replace(kept, changed=clock.changed)
    return awaiting(pace, kept, rest)


def lacking(pace: Pace, clock: Clock, since: int, rest: Rest) -> Clock:
    """Return the clock of somebody absent since an instant, or whose last sign that was, with no reminder sent yet."""
    return awaiting(
        pace,
        msgspec.structs.replace(clock, absent=since, reminders=clock.reminders & ~GONE),
        rest,
    )


def drops_at(pace: Pace, clock: Clock, rest: Rest, *, before: int = 0) -> int:
    """Return when an absent player is dropped, or `before` graces earlier."""
    assert clock.absent is not None, "nobody else is dropped"
    return runs_after(
        clock.absent, (pace.drops - before) * pace.grace, rest if pace.rests else ALWAYS
    )


def awaiting(pace: Pace, clock: Clock, rest: Rest) -> Clock:
    """Return an absent player's clock with the instant of its next event.

    The next event is the deadline, the warning a grace before the drop, or the drop.
    """
    due = drops_at(pace, clock, rest, before=0 if clock.reminders & GONE else 1)
    return msgspec.structs.replace(
        clock, next=due if clock.deadline is None else min(due, clock.deadline)
    )


def _lacked(pace: Pace, clock: Clock, now: int, rest: Rest) -> tuple[Clock, int]:
    """Return an absent player's clock after the event that is due, and the event's bit.

    The bit is OPENS for the drop, GONE for the warning before it, OVER where the decision is skipped.
    """
    if drops_at(pace, clock, rest) <= now:
        return clock, OPENS
    if not clock.reminders & GONE and drops_at(pace, clock, rest, before=1) <= now:
        return awaiting(
            pace, msgspec.structs.replace(clock, reminders=clock.reminders | GONE), rest
        ), GONE
    over = clock.deadline is not None and clock.deadline <= now
    return (clock, OVER) if over else (awaiting(pace, clock, rest), 0)


def remaining(pace: Pace, clock: Clock, now: int, rest: Rest) -> int:
    """Return seconds of running time left."""
    if clock.deadline is None:
        return 0
    return runs_between(now, clock.deadline, rest if pace.rests else ALWAYS)


def free_until(pace: Pace, clock: Clock, now: int, rest: Rest) -> int | None:
    """Return until when a running clock costs nothing; None once its bank runs."""
    left = remaining(pace, clock, now, rest) - clock.bank
    return runs_after(now, left, rest if pace.rests else ALWAYS) if left > 0 else None


def moved(pace: Pace, clock: Clock, left: int, now: int, rest: Rest) -> Clock:
    """Return the running clock with so many seconds left from now on: after a pause, with other hours, away."""
    rest = rest if pace.rests else ALWAYS
    began = now if clock.began is None else clock.began
    deadline = runs_after(now, left, rest)
    missed = now if clock.reminders & OVER else clock.missed
    changed = msgspec.structs.replace(
        clock, began=began, deadline=deadline, missed=missed
    )
    return _reminded(pace, changed, now, rest)


def seen(pace: Pace, clock: Clock, now: int, rest: Rest) -> Clock:
    """Return the late clock of a player who gave a sign, or for whom the others wait once more.

    The player is missed again after as long a time.
    """
    rest = rest if pace.rests else ALWAYS
    given = clock.reminders & ~(GONE | OPENS)
    return _reminded(
        pace, msgspec.structs.replace(clock, reminders=given, missed=now), now, rest
    )


def standing(clock: Clock, left: int) -> Clock:
    """Return the clock that stands still with so many seconds left."""
    return msgspec.structs.replace(clock, began=None, deadline=left, next=None)


def spared(
    pace: Pace, clock: Clock, now: int, rest: Rest, outage: int, soon: int = 0
) -> Clock:
    """Return the running clock after an outage.

    A deadline in it, or within `soon` seconds, comes as long after it.
    """
    if clock.reminders & OVER and clock.missed is not None:
        waits = clock.next is not None and clock.next <= now + soon
        shifted = msgspec.structs.replace(clock, missed=clock.missed + outage)
        return _reminded(pace, shifted, now, rest) if waits else clock
    if clock.deadline is None or clock.deadline > now + soon or clock.reminders & OVER:
        return clock
    return _reminded(
        pace, msgspec.structs.replace(clock, deadline=now + outage), now, rest
    )


def remind(pace: Pace, clock: Clock, now: int, rest: Rest) -> tuple[Clock, int]:
    """Return the clock with the due reminder marked, and the reminder's bit: 0 if none is due, of several the last."""
    if clock.next is None or clock.next > now:
        return clock, 0
    if clock.absent is not None and pace.drops:
        return _lacked(pace, clock, now, rest)
    if clock.deadline is None:
        return clock, 0
    rest = rest if pace.rests else ALWAYS
    if clock.reminders & OVER:
        return _missing(pace, clock, now, rest)
    left = remaining(pace, clock, now, rest)
    time = pace.grace + clock.bank
    due = 0
    for bit, share in ((HALF, time // 2), (MOST, time // 10), (OVER, 0)):
        if left <= share and (
            bit != OVER or clock.deadline <= now
        ):  # never before the deadline that is shown
            due = bit
    if not due or clock.reminders & due:
        return _reminded(pace, clock, now, rest), 0
    given = clock.reminders | (2 * due - 1)
    missed = clock.deadline if due == OVER else clock.missed
    return _reminded(
        pace, msgspec.structs.replace(clock, reminders=given, missed=missed), now, rest
    ), due


def _missing(pace: Pace, clock: Clock, now: int, rest: Rest) -> tuple[Clock, int]:
    """Return the clock after the next warning of a player whose time is over.

    The thread learns who gives no sign, then the seat opens.
    """
    due = _missed_until(pace, clock, rest)
    if due is None or due > now:
        return _reminded(pace, clock, now, rest), 0
    bit = OPENS if clock.reminders & GONE else GONE
    given = msgspec.structs.replace(clock, reminders=clock.reminders | bit, missed=now)
    return _reminded(pace, given, now, rest), bit


def _missed_until(pace: Pace, clock: Clock, rest: Rest) -> int | None:
    """Return when there is something more to say of a seat whose time is over; None when there is not."""
    if not pace.opens or clock.reminders & OPENS or clock.missed is None:
        return None
    return runs_after(clock.missed, GRACES_UNTIL_ABSENT * pace.grace, rest)


def _reminded(pace: Pace, clock: Clock, now: int, rest: Rest) -> Clock:
    """Return the clock with the instant of its next reminder."""
    assert clock.deadline is not None, "only a running clock reminds"
    time, left = pace.grace + clock.bank, runs_between(now, clock.deadline, rest)
    if clock.reminders & OVER:
        due = _missed_until(pace, clock, rest)
    elif clock.reminders & MOST:
        due = clock.deadline
    else:
        share = time // 10 if clock.reminders & HALF else time // 2
        due = runs_after(now, max(0, left - share), rest)
    return msgspec.structs.replace(clock, next=due)

"""People's own time: awake hours, time zone, away notices; and the clocks as they are shown."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.core import user_data
from bot.core.clock import clocks
from bot.core.clock.awake_hours import (
    DAY,
    LEAST_AWAKE,
    QUOTED_CHARACTERS,
    Span,
    need_zone,
    read_hours,
)
from bot.core.clock.returning import BUDGET, expect
from bot.core.errors import BadChoice
from bot.core.unit_of_work import UnitOfWork
from storage import clocks as rows

YEAR = 365 * DAY


class Away(NamedTuple):
    """Until when a person is away (None: they are here), and the seconds they can still announce."""

    ends: int | None
    left: int


def leave_left(notices: Iterable[Span], now: int) -> int:
    """Return seconds that can still be announced."""
    return max(
        0,
        BUDGET
        - (sum((max(0, ends - max(began, now - YEAR)) for began, ends in notices))),
    )


def away_of(uow: UnitOfWork, user: int) -> Away:
    """Return until when a person is away, and how much they can still announce within this year."""
    notices = rows.away(uow.tx, user, uow.now - YEAR)
    ends = max(
        (ends for began, ends in notices if began <= uow.now < ends), default=None
    )
    return Away(ends, leave_left(notices, uow.now))


def away(uow: UnitOfWork, user: int, seconds: int) -> Away:
    """Say that a person is away from now on for so long; 0 ends it. Raise BadChoice over the budget."""
    before = clocks.rest_of_user(uow, user)
    for began, ends in rows.away(uow.tx, user, uow.now):
        if ends > uow.now:  # what is past stays
            rows.cut_away(
                uow.tx, user, began, ends, uow.now if began < uow.now else None
            )
    left = leave_left(rows.away(uow.tx, user, uow.now - YEAR), uow.now)
    if seconds > left:
        raise BadChoice("pace-away-budget", left=left // DAY, asked=-(-seconds // DAY))
    if seconds > 0:
        rows.add_away(uow.tx, user, uow.now, uow.now + seconds, uow.now)
    expect(uow, user, uow.now + seconds if seconds > 0 else None)
    clocks.rest_changed(uow, user, before)
    return away_of(uow, user)


def set_hours(
    uow: UnitOfWork, user: int, hours: str | None = None, zone: str | None = None
) -> dict[str, str]:
    """Set awake hours ("8-23") or time zone; None leaves one as it is. Return all settings."""
    changes: dict[str, str | None] = {}
    if hours is not None:
        span = read_hours(hours)
        if span is None:
            raise BadChoice(
                "pace-hours-bad", text=hours[:QUOTED_CHARACTERS], least=LEAST_AWAKE
            )
        changes["hours"] = f"{span[0]}-{span[1]}"
    if zone is not None:
        changes["zone"] = need_zone(zone)
    return user_data.set_for(uow, user, changes)

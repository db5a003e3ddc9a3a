"""People's own time: awake hours, time zone, away notices; and the clocks as they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.core.clock import clocks
from bot.core.clock import leave as budget
from bot.core.clock.awake_hours import DAY, LEAST_AWAKE, read_hours, read_zone
from bot.core.errors import BadChoice
from storage import clocks as rows
from storage import user_data

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.unit_of_work import Desk

SHOWN = 40  # characters of a person's text that an answer repeats


class Away(NamedTuple):
    """Until when a person is away (None: they are here), and the seconds they can still announce."""

    ends: int | None
    left: int


class SeatClock(NamedTuple):
    """A seat's clock: its bank, when its time is up while it runs, and when it last ran out."""

    seat: int
    bank: int
    deadline: int | None
    missed: int | None


def away_of(desk: Desk, user: int) -> Away:
    """Until when a person is away, and how much they can still announce within this year."""
    notices = rows.away(desk.tx, user, desk.now - budget.YEAR)
    ends = max((ends for began, ends in notices if began <= desk.now < ends), default=None)
    return Away(ends, budget.left(notices, desk.now))


def away(desk: Desk, user: int, seconds: int) -> Away:
    """Says that a person is away from now on for so long; 0 ends it. Raises BadChoice over the budget."""
    before = clocks.rest_of_user(desk, user)
    for (began, ends), rest in budget.ended(rows.away(desk.tx, user, desk.now), desk.now):
        rows.cut_away(desk.tx, user, began, ends, None if rest is None else rest[1])
    left = budget.left(rows.away(desk.tx, user, desk.now - budget.YEAR), desk.now)
    if seconds > left:
        raise BadChoice("pace-away-budget", left=left // DAY, asked=-(-seconds // DAY))
    if seconds > 0:
        rows.add_away(desk.tx, user, desk.now, desk.now + seconds, desk.now)
    clocks.rest_changed(desk, user, before)
    return away_of(desk, user)


def set_hours(desk: Desk, user: int, hours: str | None = None, zone: str | None = None) -> dict[str, str]:
    """Sets awake hours ("8-23") or time zone; None leaves one as it is. Returns all settings."""
    changes: dict[str, str | None] = {}
    if hours is not None:
        span = read_hours(hours)
        if span is None:
            raise BadChoice("pace-hours-bad", text=hours[:SHOWN], least=LEAST_AWAKE)
        changes["hours"] = f"{span[0]}-{span[1]}"
    if zone is not None:
        name = read_zone(zone)
        if name is None:
            raise BadChoice("pace-zone-bad", text=zone[:SHOWN])
        changes["zone"] = name
    return change_settings(desk, user, changes)


def change_settings(desk: Desk, user: int, changes: Mapping[str, str | None]) -> dict[str, str]:
    """Changes settings of a person; clocks follow other hours."""
    before = clocks.rest_of_user(desk, user) if not changes.keys().isdisjoint(("hours", "zone")) else None
    user_data.change(desk.tx, "user", user, changes)
    if before is not None:
        clocks.rest_changed(desk, user, before)
    return user_data.settings(desk.tx, "user", user)


def clocks_of(desk: Desk, game: int) -> tuple[SeatClock, ...]:
    """The clock of every seat; empty where none runs."""
    desk.row(game)
    return tuple(
        SeatClock(row.seat, row.bank, row.deadline if row.began is not None else None, row.missed)
        for row in rows.of_game(desk.tx, game)
    )

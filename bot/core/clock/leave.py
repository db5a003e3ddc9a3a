"""Away notices and their budget: the clock stands while somebody is away, so many days within a year."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.clock.awake_hours import DAY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.clock.awake_hours import Span

BUDGET = 30 * DAY  # within any 365 days
YEAR = 365 * DAY


def used(notices: Iterable[Span], now: int) -> int:
    """Seconds of the budget that are used: away in the year before now, or announced."""
    return sum(max(0, ends - max(began, now - YEAR)) for began, ends in notices)


def left(notices: Iterable[Span], now: int) -> int:
    """Seconds that can still be announced."""
    return max(0, BUDGET - used(notices, now))


def ended(notices: Iterable[Span], now: int) -> list[tuple[Span, Span | None]]:
    """The notices that are not over, each with what stays of it when its person is back now: the part
    that is past, or nothing."""
    return [((began, ends), (began, now) if began < now else None) for began, ends in notices if ends > now]

"""A person's running time: in their awake hours, in their time zone, not while they are away."""

import datetime
import re
import zoneinfo
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.core.errors import BadChoice

HOUR = 60 * 60
DAY = 24 * HOUR
# days that are looked at: no clock is set for longer, and nobody may be away for so long
FAR = 4 * 366
NEAR = 365 * DAY  # within FAR days, wherever the first of them begins
QUOTED_CHARACTERS = 40  # characters of a person's text that an answer repeats
LEAST_AWAKE = 8  # hours a day: shorter ones would only slow the table down
_NO_PLACE = {"localtime", "Factory"}
_SPAN = re.compile(r"(\d{1,2})\s*-\s*(\d{1,2})")

Span = tuple[int, int]
"""From an instant to another, the second not included."""


class Rest(NamedTuple):
    """A person's awake hours, from local hour `first` to `last` (equal: all day) in a zone, except while `away`."""

    first: int = 0
    last: int = 0
    zone: str = "UTC"
    away: tuple[Span, ...] = ()

    @property
    def is_always(self) -> bool:
        """True if a clock runs all the time, so that no day has to be looked up."""
        return self.first == self.last and not self.away


ALWAYS = Rest()


def read_hours(text: str) -> tuple[int, int] | None:
    """Return the hours of "8-23"; None for no span of at least LEAST_AWAKE hours.

    "0-24" and "0-0" are round the clock.
    """
    match = _SPAN.fullmatch(text.strip())
    if match is None or int(match[1]) > 23 or int(match[2]) > 24:
        return None
    first, last = int(match[1]), int(match[2]) % 24
    return (
        (first, last) if first == last or (last - first) % 24 >= LEAST_AWAKE else None
    )


def read_zone(text: str) -> str | None:
    """Return the name of a time zone as the database of time zones spells it; None for an unknown one."""
    name_typed = text.strip().replace(" ", "_").casefold()
    return next((name for name in zones() if name.casefold() == name_typed), None)


def need_zone(text: str) -> str:
    """Return the name of a time zone; raise BadChoice for an unknown one."""
    name = read_zone(text)
    if name is None:
        raise BadChoice("pace-zone-bad", text=text[:QUOTED_CHARACTERS])
    return name


def zones() -> set[str]:
    """Return the names of all time zones.

    Not that of the machine on which the bot runs, nor the one that says it has none.
    """
    return zoneinfo.available_timezones() - _NO_PLACE


def rest_of(settings: Mapping[str, str], away: tuple[Span, ...] = ()) -> Rest:
    """Return a person's rest from the settings `hours` and `zone`; unreadable values count as not set."""
    hours = read_hours(settings.get("hours", "")) or (0, 0)
    zone = settings.get("zone", "UTC")
    if zone in _NO_PLACE:
        zone = "UTC"
    try:
        zoneinfo.ZoneInfo(zone)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError):
        zone = "UTC"
    return Rest(*hours, zone, away)


def runs_after(start: int, seconds: int, rest: Rest = ALWAYS) -> int:
    """Return the instant at which so many seconds of running time have passed since the start.

    The result is at most FAR days off.
    """
    if rest.is_always and seconds <= NEAR:
        return start + seconds
    remaining = seconds
    for begin, end in _running(start, rest):
        if remaining <= end - begin:
            return begin + remaining
        remaining -= end - begin
    return start + FAR * DAY


def runs_between(start: int, end: int, rest: Rest = ALWAYS) -> int:
    """Return the seconds of running time between two instants, within FAR days.

    0 when the second is not later.
    """
    if rest.is_always and end - start <= NEAR:
        return max(0, end - start)
    total = 0
    for begin, stop in _running(start, rest):
        if begin >= end:
            break
        total += min(stop, end) - begin
    return total


def _running(start: int, rest: Rest) -> Iterator[Span]:
    """Yield the spans of running time from an instant on, in order, for FAR days."""
    for begin, end in _awake(start, rest):
        at = begin
        for left, back in sorted(rest.away):
            if back <= at or left >= end:
                continue
            if left > at:
                yield at, left
            at = back
        if at < end:
            yield at, end


def _awake(start: int, rest: Rest) -> Iterator[Span]:
    zone = zoneinfo.ZoneInfo(rest.zone)
    day = datetime.datetime.fromtimestamp(start, zone).date() - datetime.timedelta(
        days=1
    )
    over_midnight = datetime.timedelta(days=1 if rest.last <= rest.first else 0)
    for _ in range(FAR):
        end = _instant(day + over_midnight, rest.last, zone)
        if end > start:
            yield max(start, _instant(day, rest.first, zone)), end
        day += datetime.timedelta(days=1)


def _instant(day: datetime.date, hour: int, zone: zoneinfo.ZoneInfo) -> int:
    """Return a local hour as an instant.

    One that daylight saving skips is the moment of the change; of two it's the first.
    """
    return int(datetime.datetime.combine(day, datetime.time(hour), zone).timestamp())

"""Quiet hours of people and servers, and instants by a local clock.

In their hours people want no reminders, and servers no mentions.
"""

import datetime
import re
import zoneinfo
from collections.abc import Mapping

from bot.core.clock.awake_hours import QUOTED_CHARACTERS
from bot.core.errors import BadChoice

_HOURS = re.compile(r"(\d{1,2})\s*[-–]\s*(\d{1,2})")
OFF = "off"
"""The quiet hours of somebody who wants none, in those of a server neither."""


def need_quiet(text: str) -> str:
    """Return quiet hours ("22-7", or off) as they are stored; raise BadChoice for a text that has no hours."""
    typed = text.strip().casefold()
    if typed in ("", "-", OFF):
        return OFF
    match = _HOURS.fullmatch(typed)
    first, last = map(int, match.groups()) if match is not None else (0, 0)
    if first > 23 or last > 24 or first == last % 24:
        raise BadChoice("pace-quiet-bad", text=text[:QUOTED_CHARACTERS])
    return f"{first}-{last % 24}"


def quiet_for(settings: Mapping[str, str], now: float) -> int:
    """Return the seconds until the quiet hours of a person or server ("22-7" in their time zone) are over.

    0 outside of them.
    """
    quiet = settings.get("quiet", OFF)
    if quiet == OFF:
        return 0
    first, _, last = quiet.partition("-")
    begin, end = int(first), int(last)
    local = datetime.datetime.fromtimestamp(
        now, zoneinfo.ZoneInfo(settings.get("zone", "UTC"))
    )
    inside = (
        begin <= local.hour < end
        if begin < end
        else (local.hour >= begin or local.hour < end)
    )
    return until_hour(local, end % 24) if inside else 0


def held_for(server: Mapping[str, str], person: Mapping[str, str], now: float) -> int:
    """Return the seconds for which a reminder waits: by the hours that a person has chosen, else by the server's."""
    return quiet_for(person if "quiet" in person else server, now)


def unmentioned_for(
    server: Mapping[str, str], person: Mapping[str, str], now: float
) -> int:
    """Return the seconds for which nobody is mentioned who has not chosen otherwise.

    The quiet hours of the server end then, or those that the person has chosen.
    """
    return min(quiet_for(server, now), held_for(server, person, now))


def until_hour(local: datetime.datetime, hour: int) -> int:
    """Return the seconds until a local hour comes next, at least a minute."""
    due = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    if due <= local:
        due += datetime.timedelta(days=1)
    return max(60, int(due.timestamp() - local.timestamp()))

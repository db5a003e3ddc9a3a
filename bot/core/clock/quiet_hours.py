"""The hours in which a person wants no reminders, and instants by their local clock."""

import datetime
import zoneinfo
from collections.abc import Mapping


def quiet_for(settings: Mapping[str, str], now: float) -> int:
    """Return the seconds until a person's quiet hours ("22-7" in their time zone) are over; 0 outside of them."""
    quiet = settings.get("quiet", "")
    if not quiet:
        return 0
    first, _, last = quiet.partition("-")
    begin, end = int(first), int(last)
    local = datetime.datetime.fromtimestamp(now, zoneinfo.ZoneInfo(settings.get("zone", "UTC")))
    inside = begin <= local.hour < end if begin < end else (local.hour >= begin or local.hour < end)
    return until_hour(local, end % 24) if inside else 0


def until_hour(local: datetime.datetime, hour: int) -> int:
    """Return the seconds until a local hour comes next, at least a minute."""
    due = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    if due <= local:
        due += datetime.timedelta(days=1)
    return max(60, int(due.timestamp() - local.timestamp()))

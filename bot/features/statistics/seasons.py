"""Seasons of a server's ladders.

A season has the day from which it counts, and its ladder, computed from its games.

Ratings themselves go on from season to season: a season begins its own, for its ladder alone.
"""

import datetime
import zoneinfo
from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from bot.core.errors import BadChoice
from bot.core.unit_of_work import UnitOfWork
from bot.features.statistics import ratings as rated
from bot.features.statistics.plackett_luce import START, Rating
from storage import ratings, user_data
from storage.ratings import RatingRow

SETTING = "seasons"
"""The setting of a server: the first days of its seasons, as dates."""
MOST_SEASONS = 24  # seasons of a server: what a menu of Discord can list, with the time before the first
TODAY, OFF = "today", "off"
YEAR = 366  # days until a season that is chosen now begins, at most
NEVER = 2**62


class Season(NamedTuple):
    """A season by its place, from 0 for the time before the first.

    It lasts from an instant until another, and has its first `days` and that of the next as text.
    """

    number: int
    since: int
    until: int
    days: str


def days(settings: Mapping[str, str]) -> list[str]:
    """Return the first days of a server's seasons, in order."""
    return settings.get(SETTING, "").split()


def begin(settings: Mapping[str, str], text: str, now: float) -> str | None:
    """Return the setting with another season, or without the last one; raise BadChoice for an impossible day."""
    known, wanted = days(settings), text.strip().casefold()
    if wanted == OFF:
        return " ".join(known[:-1]) or None
    today = datetime.datetime.fromtimestamp(now, _zone(settings)).date()
    try:
        day = today if wanted == TODAY else datetime.date.fromisoformat(wanted)
    except ValueError:
        raise BadChoice("season-day-bad", text=text[:40]) from None
    last = datetime.date.fromisoformat(known[-1]) if known else None
    if day > today + datetime.timedelta(days=YEAR) or (last is not None and day <= last):
        raise BadChoice("season-day-order", text=day.isoformat(), last=known[-1] if known else "-")
    if len(known) >= MOST_SEASONS:
        raise BadChoice("season-many", most=MOST_SEASONS)
    return " ".join([*known, day.isoformat()])


def seasons(settings: Mapping[str, str], now: float) -> list[Season]:
    """Return the seasons that have begun and the time before them, oldest first; nothing where there is none."""
    zone = _zone(settings)
    begun = [(start, day) for day in days(settings) if (start := _instant(day, zone)) <= now]
    spans = pairwise([(0, "…"), *begun, (NEVER, "…")]) if begun else ()
    return [
        Season(number, since, until, f"{first} – {then}")
        for number, ((since, first), (until, then)) in enumerate(spans)
    ]


def standings(uow: UnitOfWork, server: int, kind: str, season: Season) -> list[RatingRow]:
    """Return the ladder of a season, best first: everybody begins it as a newcomer."""
    now: dict[int, RatingRow] = {}
    for rows in ratings.games_ended(uow.tx, server, kind, season.since, season.until):
        before = [_before(now, row) for row in rows]
        for row in rated.rated(rows, before):
            if row.user is not None:
                games = now[row.user].games if row.user in now else 0
                then = Rating(row.mu_after, row.sigma_after)
                now[row.user] = RatingRow(row.user, then.mu, then.sigma, then.ordinal, games + row.whole)
    shown = ratings.listed(uow.tx, server, kind)
    ranked = [row for user, row in now.items() if user in shown]
    return sorted(ranked, key=lambda row: (-row.ordinal, row.user))


def present(uow: UnitOfWork, server: int) -> Season | None:
    """Return the season that runs now in a server; None where its ladders have none."""
    known = seasons(user_data.settings(uow.tx, "server", server), uow.now)
    return known[-1] if known else None


def _before(now: Mapping[int, RatingRow], row: ratings.RatedRow) -> Rating:
    """Return the rating of a seat before a game of the season; computers and nameless people keep theirs."""
    if row.user is None:
        return Rating(row.mu, row.sigma)
    known = now.get(row.user)
    return START if known is None else Rating(known.mu, known.sigma)


def _zone(settings: Mapping[str, str]) -> zoneinfo.ZoneInfo:
    return zoneinfo.ZoneInfo(settings.get("zone", "UTC"))


def _instant(day: str, zone: zoneinfo.ZoneInfo) -> int:
    midnight = datetime.datetime.combine(datetime.date.fromisoformat(day), datetime.time(), zone)
    return int(midnight.timestamp())

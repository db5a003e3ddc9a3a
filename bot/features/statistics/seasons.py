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
    """A season: `number` 0 is the time before the first.

    `since` and `until` are in Unix seconds. `days` is its first day and that of the next season, as text.
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
    first_days, choice = days(settings), text.strip().casefold()
    if choice == OFF:
        return " ".join(first_days[:-1]) or None
    today = datetime.datetime.fromtimestamp(now, _zone(settings)).date()
    try:
        day = today if choice == TODAY else datetime.date.fromisoformat(choice)
    except ValueError:
        raise BadChoice("season-day-bad", text=text[:40]) from None
    latest = datetime.date.fromisoformat(first_days[-1]) if first_days else None
    if day > today + datetime.timedelta(days=YEAR) or (latest is not None and day <= latest):
        raise BadChoice("season-day-order", text=day.isoformat(), last=first_days[-1] if first_days else "-")
    if len(first_days) >= MOST_SEASONS:
        raise BadChoice("season-many", most=MOST_SEASONS)
    return " ".join([*first_days, day.isoformat()])


def seasons(settings: Mapping[str, str], now: float) -> list[Season]:
    """Return the seasons that have begun and the time before them, oldest first; nothing where there is none."""
    zone = _zone(settings)
    begun = [(start, day) for day in days(settings) if (start := _instant(day, zone)) <= now]
    spans = pairwise([(0, "…"), *begun, (NEVER, "…")]) if begun else ()
    return [
        Season(number, since, until, f"{first_day} – {next_day}")
        for number, ((since, first_day), (until, next_day)) in enumerate(spans)
    ]


def standings(uow: UnitOfWork, server: int, kind: str, season: Season) -> list[RatingRow]:
    """Return the ladder of a season, best first: everybody begins it as a newcomer."""
    now: dict[int, RatingRow] = {}
    for rows in ratings.games_ended(uow.tx, server, kind, season.since, season.until):
        ratings_before = [_before(now, row) for row in rows]
        for row in rated.rated(rows, ratings_before):
            if row.user is not None:
                games = now[row.user].games if row.user in now else 0
                rating = Rating(row.mu_after, row.sigma_after)
                now[row.user] = RatingRow(
                    row.user, rating.mu, rating.sigma, rating.ordinal, games + row.whole
                )
    listed_users = ratings.listed(uow.tx, server, kind)
    ranked = [row for user, row in now.items() if user in listed_users]
    return sorted(ranked, key=lambda row: (-row.ordinal, row.user))


def present(uow: UnitOfWork, server: int) -> Season | None:
    """Return the season that runs now in a server; None if the server has no seasons."""
    begun = seasons(user_data.settings(uow.tx, "server", server), uow.now)
    return begun[-1] if begun else None


def _before(now: Mapping[int, RatingRow], row: ratings.RatedRow) -> Rating:
    """Return the rating of a seat before a game of the season; computers and nameless people keep theirs."""
    if row.user is None:
        return Rating(row.mu, row.sigma)
    row_now = now.get(row.user)
    return START if row_now is None else Rating(row_now.mu, row_now.sigma)


def _zone(settings: Mapping[str, str]) -> zoneinfo.ZoneInfo:
    return zoneinfo.ZoneInfo(settings.get("zone", "UTC"))


def _instant(day: str, zone: zoneinfo.ZoneInfo) -> int:
    midnight = datetime.datetime.combine(datetime.date.fromisoformat(day), datetime.time(), zone)
    return int(midnight.timestamp())

"""Seasons of a server's ladders.

The ladder of a season is computed from the games of the season alone; other ratings do not depend on seasons.
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

SEASONS_SETTING = "seasons"
"""The setting of a server with the first days of its seasons, as dates."""
# of a server: a menu has 25 options, one of them for the time before the first season
MOST_SEASONS = 24
TODAY, OFF = "today", "off"
YEAR = 366  # the most days until the beginning of a new season
NEVER = 2**62


class Season(NamedTuple):
    """A season, or the time before the first one."""

    number: int  # 0 for the time before the first season
    since: int  # Unix seconds
    until: int  # Unix seconds, or NEVER
    days: str  # the first day of this season and of the next one, as text


def first_days(settings: Mapping[str, str]) -> list[str]:
    """Return the first days of a server's seasons, in order."""
    return settings.get(SEASONS_SETTING, "").split()


def with_season(settings: Mapping[str, str], text: str, now: float) -> str | None:
    """Return the setting with another season, or without the last one; raise BadChoice for an impossible day."""
    days, choice = first_days(settings), text.strip().casefold()
    if choice == OFF:
        return " ".join(days[:-1]) or None
    today = datetime.datetime.fromtimestamp(now, _zone(settings)).date()
    try:
        day = today if choice == TODAY else datetime.date.fromisoformat(choice)
    except ValueError:
        raise BadChoice("season-day-bad", text=text[:40]) from None
    latest = datetime.date.fromisoformat(days[-1]) if days else None
    if day > today + datetime.timedelta(days=YEAR) or (
        latest is not None and day <= latest
    ):
        raise BadChoice(
            "season-day-order", text=day.isoformat(), last=days[-1] if days else "-"
        )
    if len(days) >= MOST_SEASONS:
        raise BadChoice("season-many", most=MOST_SEASONS)
    return " ".join([*days, day.isoformat()])


def begun_seasons(settings: Mapping[str, str], now: float) -> list[Season]:
    """Return the time before the first season and the seasons that have begun; empty if none has."""
    zone = _zone(settings)
    begun = [
        (start, day)
        for day in first_days(settings)
        if (start := _instant(day, zone)) <= now
    ]
    spans = pairwise([(0, "…"), *begun, (NEVER, "…")]) if begun else ()
    return [
        Season(number, since, until, f"{first_day} – {next_day}")
        for number, ((since, first_day), (until, next_day)) in enumerate(spans)
    ]


def season_standings(
    uow: UnitOfWork, server: int, kind: str, season: Season
) -> list[RatingRow]:
    """Return the ladder of a season, best first; everybody begins it with the rating of a newcomer."""
    now: dict[int, RatingRow] = {}
    for rows in ratings.games_ended(uow.tx, server, kind, season.since, season.until):
        ratings_before = [_before(now, row) for row in rows]
        for row in rated.rating_changes(rows, ratings_before):
            if row.user is not None:
                games = now[row.user].games if row.user in now else 0
                rating = Rating(row.mu_after, row.sigma_after)
                now[row.user] = RatingRow(
                    row.user, rating.mu, rating.sigma, rating.ordinal, games + row.whole
                )
    listed_users = ratings.listed(uow.tx, server, kind)
    ranked = [row for user, row in now.items() if user in listed_users]
    return sorted(ranked, key=lambda row: (-row.ordinal, row.user))


def present_season(uow: UnitOfWork, server: int) -> Season | None:
    """Return the present season of a server; None if the server has no seasons."""
    begun = begun_seasons(user_data.settings(uow.tx, "server", server), uow.now)
    return begun[-1] if begun else None


def _before(now: Mapping[int, RatingRow], row: ratings.RatedRow) -> Rating:
    """Return the rating of a seat before a game of the season; that of a seat without a user is stored in the row."""
    if row.user is None:
        return Rating(row.mu, row.sigma)
    row_now = now.get(row.user)
    return START if row_now is None else Rating(row_now.mu, row_now.sigma)


def _zone(settings: Mapping[str, str]) -> zoneinfo.ZoneInfo:
    return zoneinfo.ZoneInfo(settings.get("zone", "UTC"))


def _instant(day: str, zone: zoneinfo.ZoneInfo) -> int:
    midnight = datetime.datetime.combine(
        datetime.date.fromisoformat(day), datetime.time(), zone
    )
    return int(midnight.timestamp())

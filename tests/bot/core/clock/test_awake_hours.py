"""Running time: awake hours in a time zone, daylight saving, away notices, the yearly budget."""

import datetime
import random
import zoneinfo

import pytest

from bot.core.clock import user_time
from bot.core.clock.awake_hours import (
    ALWAYS,
    DAY,
    HOUR,
    Rest,
    read_hours,
    read_zone,
    rest_of,
    runs_after,
    runs_between,
)

PARIS = Rest(8, 23, "Europe/Paris")
ZONES = (
    "America/Los_Angeles",
    "America/New_York",
    "Europe/London",
    "Asia/Tokyo",
    "Australia/Lord_Howe",
)


def at(text, zone="Europe/Paris"):
    return int(
        datetime.datetime.fromisoformat(text)
        .replace(tzinfo=zoneinfo.ZoneInfo(zone))
        .timestamp()
    )


def local(instant, zone="Europe/Paris"):
    return datetime.datetime.fromtimestamp(
        instant, zoneinfo.ZoneInfo(zone)
    ).isoformat()[:16]


def test_without_hours_time_always_runs():
    assert runs_after(1_000_000, 5 * DAY + 7) == 1_000_000 + 5 * DAY + 7
    assert runs_between(1_000_000, 2_000_000, ALWAYS) == 1_000_000


def test_time_stands_still_at_night():
    evening = at("2026-06-10T21:00")
    assert local(runs_after(evening, 2 * HOUR, PARIS)) == "2026-06-10T23:00"
    assert local(runs_after(evening, 3 * HOUR, PARIS)) == "2026-06-11T09:00"
    assert runs_between(evening, at("2026-06-11T07:59"), PARIS) == 2 * HOUR
    assert local(runs_after(at("2026-06-11T03:00"), HOUR, PARIS)) == "2026-06-11T09:00"


def test_awake_hours_may_go_over_midnight():
    owl = Rest(14, 4, "Europe/Paris")
    assert (
        local(runs_after(at("2026-06-10T23:00"), 6 * HOUR, owl)) == "2026-06-11T15:00"
    )
    assert runs_between(at("2026-06-10T02:00"), at("2026-06-10T20:00"), owl) == 8 * HOUR


def test_the_night_of_a_change_of_daylight_saving_is_longer_or_shorter():
    """In Paris clocks go forward on 29 March 2026 at 2 and back on 25 October 2026 at 3."""
    round_the_clock = Rest(0, 0, "Europe/Paris")
    for day, hours in (("2026-03-29", 23), ("2026-10-25", 25), ("2026-06-10", 24)):
        begin = at(f"{day}T00:00")
        end = at(
            (datetime.date.fromisoformat(day) + datetime.timedelta(days=1)).isoformat()
            + "T00:00"
        )
        assert end - begin == hours * HOUR
        assert runs_between(begin, end, round_the_clock) == hours * HOUR
        assert runs_between(begin, end, PARIS) == 15 * HOUR
        assert local(runs_after(begin, 15 * HOUR + 60, PARIS))[11:] == "08:01"


def test_an_hour_that_daylight_saving_leaves_out_begins_at_the_change():
    early = Rest(2, 12, "Europe/Paris")
    assert local(runs_after(at("2026-03-29T00:00"), 60, early)) == "2026-03-29T03:01"
    assert (
        runs_between(at("2026-03-29T00:00"), at("2026-03-29T23:00"), early) == 9 * HOUR
    )
    late = Rest(10, 2, "Europe/Paris")
    assert (
        runs_between(at("2026-10-24T10:00"), at("2026-10-25T09:00"), late) == 16 * HOUR
    )


def test_time_stands_still_while_somebody_is_away():
    gone = PARIS._replace(away=((at("2026-06-11T12:00"), at("2026-06-18T12:00")),))
    assert (
        local(runs_after(at("2026-06-11T11:00"), 2 * HOUR, gone)) == "2026-06-18T13:00"
    )
    assert (
        runs_between(at("2026-06-11T11:00"), at("2026-06-18T12:30"), gone)
        == HOUR + HOUR // 2
    )
    overlapping = PARIS._replace(
        away=(
            (at("2026-06-13T12:00"), at("2026-06-20T12:00")),
            (at("2026-06-11T12:00"), at("2026-06-18T12:00")),
        )
    )
    assert (
        local(runs_after(at("2026-06-11T11:00"), 2 * HOUR, overlapping))
        == "2026-06-20T13:00"
    )


@pytest.mark.parametrize("zone", ZONES)
def test_after_and_between_agree_over_a_year_of_weeks(zone):
    """Whatever the hours, the season and the notices: as much time runs as was asked for, and not less late."""
    chance = random.Random(zone)
    for _ in range(150):
        first = chance.randrange(24)
        start = at("2026-01-01T00:00", zone) + chance.randrange(365 * DAY)
        left = start + chance.randrange(10 * DAY)
        rest = Rest(
            first,
            (first + chance.choice((8, 12, 15, 24))) % 24,
            zone,
            ((left, left + chance.randrange(9 * DAY)),),
        )
        seconds = chance.randrange(1, 15 * DAY)
        end = runs_after(start, seconds, rest)
        assert runs_between(start, end, rest) == seconds
        assert runs_between(start, end - 1, rest) == seconds - 1
        middle = start + chance.randrange(end - start + 1)
        assert (
            runs_between(start, middle, rest) + runs_between(middle, end, rest)
            == seconds
        )


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("8-23", (8, 23)),
        (" 14 - 4 ", (14, 4)),
        ("0-24", (0, 0)),
        ("0-0", (0, 0)),
        ("8-15", None),  # fewer than 8 hours would only slow the table down
        ("8-16", (8, 16)),
        ("24-8", None),
        ("8-25", None),
        ("always", None),
        ("", None),
    ],
)
def test_hours_are_read_or_refused(text, hours):
    assert read_hours(text) == hours


def test_zones_are_read_in_any_case_and_what_cant_be_read_counts_as_not_set():
    assert read_zone("europe/paris") == "Europe/Paris"
    assert read_zone("America/new york") == "America/New_York"
    assert read_zone("Mars/Olympus") is None
    # no place: what it means is where the bot runs
    for machine in ("localtime", "Factory"):
        assert read_zone(machine) is None and rest_of({"zone": machine}).zone == "UTC"
    assert rest_of({"hours": "8-23", "zone": "Europe/Paris"}) == PARIS
    assert rest_of({"hours": "nine to five", "zone": "Mars/Olympus"}) == ALWAYS
    assert rest_of({}) == ALWAYS


def test_the_budget_of_away_days_counts_the_last_year_only():
    now = at("2026-06-10T12:00")
    assert user_time.leave_left([], now) == 30 * DAY
    assert user_time.leave_left([(now - 10 * DAY, now - 3 * DAY)], now) == 23 * DAY
    assert user_time.leave_left([(now, now + 28 * DAY)], now) == 2 * DAY
    assert user_time.leave_left([(now - 370 * DAY, now - 363 * DAY)], now) == 28 * DAY
    assert user_time.leave_left([(now - 400 * DAY, now - 366 * DAY)], now) == 30 * DAY
    assert user_time.leave_left([(now, now + 40 * DAY)], now) == 0


async def test_who_is_back_early_gets_the_rest_of_the_budget_back(club):
    person = club.holder((await club.game(2)).info, 0).user
    assert (await club.table.run(user_time.away, person, 5 * DAY)).left == 25 * DAY
    club.now += DAY
    assert await club.table.run(user_time.away, person, 0) == user_time.Away(
        None, 29 * DAY
    )
    assert await club.table.run(user_time.away, person, 29 * DAY) == user_time.Away(
        club.now + 29 * DAY, 0
    )
    assert await club.table.run(user_time.away, person, 0) == user_time.Away(
        None, 29 * DAY
    )  # announced, not gone

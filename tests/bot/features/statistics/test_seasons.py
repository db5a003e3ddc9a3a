"""Seasons of a server's ladders, as an administrator begins them and as players look at them."""

from __future__ import annotations

import datetime

import pytest

from bot.core.errors import BadChoice
from bot.features.statistics import queries, seasons
from tests.bot.features.moderation.test_acts import administrator
from tests.bot.features.statistics.test_statistics import ask, finished
from tests.bot.settings import menus, opened, set_to
from tests.bot.world import world

DAY = 24 * 3600


def today(here, later=0):
    """The day by the clock of the bot, and of one some days later."""
    now = here.bot.delivery_context.now() + later * DAY
    return datetime.datetime.fromtimestamp(now, datetime.UTC).date().isoformat()


async def ladder(here, season=None):
    """Who is on the ladder, best first, and how many games of theirs count."""
    found = await here.bot.db.read(
        queries.ladder, here.guild.id, "caylus", 1, here.people[0].id, season=season
    )
    return [(rung.user, rung.games) for rung in found.rungs]


async def test_a_season_begins_the_ladder_afresh_and_the_one_before_stays_to_be_seen():
    async with world(patience=60.0) as here:
        await finished(here)
        before = await ladder(here)
        assert [games for _, games in before] == [1, 1]
        await here.env.advance_time(2 * DAY)
        told = await set_to(
            administrator(here), here.channel, "season", "season", "today"
        )
        assert f"Season start dates: {today(here)}" in told
        shown = await ask(here, 0, "ladder")
        assert "Nobody is on the ladder" in shown.content
        assert await ladder(here) == []
        (menu,) = [part for kind, part in menus(shown).items() if kind == "season"]
        assert [option["label"] for option in menu["options"]] == [
            f"{today(here)} – …",
            f"… – {today(here)}",
        ]
        old = await here.people[0].select(shown, ["0"], custom_id=menu["custom_id"])
        assert (
            "Before the first season" in old.response.content
            and "· 1, provisional" in old.response.content
        )
        assert await ladder(here, 0) == before
        await here.env.advance_time(60)
        await finished(here)
        assert [games for _, games in await ladder(here)] == [1, 1]
        shown = await ask(here, 0, "ladder")
        assert "only games that ended since then count" in shown.content
        assert (
            "on the ladder: 1 rated game" in shown.content
            or "· 1, provisional" in shown.content
        )
        all_time = await here.bot.db.read(
            queries.rating_of, here.guild.id, "caylus", here.people[0].id
        )
        assert all_time[1] == 2, "ratings themselves go on"
        assert here.env.errors == []


async def test_a_season_of_the_future_changes_nothing_until_its_day_and_is_taken_back():
    async with world(patience=60.0) as here:
        admin = administrator(here)
        assert "No seasons" in (await opened(admin, here.channel, "season")).content
        await finished(here)
        await set_to(admin, here.channel, "season", "season", today(here, 3))
        assert len(await ladder(here)) == 2
        assert "season" not in menus(await ask(here, 0, "ladder"))
        await here.env.advance_time(4 * DAY)
        assert await ladder(here) == []
        assert "No seasons" in await set_to(
            admin, here.channel, "season", "season", "off"
        )
        assert len(await ladder(here)) == 2
        for wrong in ("yesterday", "2027-13-01"):
            assert "isn't a day" in await set_to(
                admin, here.channel, "season", "season", wrong
            )
        assert here.env.errors == []


async def test_who_hides_from_the_ladder_is_on_that_of_no_season():
    async with world(patience=60.0) as here:
        await set_to(administrator(here), here.channel, "season", "season", "today")
        await finished(here)
        assert len(await ladder(here)) == 2
        await ask(here, 0, "privacy", ladder=False)
        assert [user for user, _ in await ladder(here)] == [here.people[1].id]
        card = (await ask(here, 2, "player", person=here.people[1])).content
        assert "place 1 on the ladder" in card


def test_seasons_come_one_after_the_other_within_a_year():
    now = datetime.datetime(2027, 3, 1, 12, tzinfo=datetime.UTC).timestamp()
    known = {"seasons": "2027-01-01"}
    assert seasons.with_season(known, "Today", now) == "2027-01-01 2027-03-01"
    assert seasons.with_season(known, "off", now) is None
    for wrong in ("2027-01-01", "2026-12-31", "2028-03-05"):
        with pytest.raises(BadChoice) as refused:
            seasons.with_season(known, wrong, now)
        assert refused.value.message.id == "season-day-order"
    full = {"seasons": " ".join(f"{year}-01-01" for year in range(2003, 2027))}
    with pytest.raises(BadChoice) as refused:
        seasons.with_season(full, "today", now)
    assert refused.value.message.id == "season-many"
    spans = seasons.begun_seasons(
        {"seasons": "2027-01-01 2027-06-01", "zone": "Europe/Berlin"}, now
    )
    assert [(one.number, one.days) for one in spans] == [
        (0, "… – 2027-01-01"),
        (1, "2027-01-01 – …"),
    ]
    assert (
        spans[1].since
        == datetime.datetime(2026, 12, 31, 23, tzinfo=datetime.UTC).timestamp()
    )

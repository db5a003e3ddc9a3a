"""Quiet hours of a server as its people meet them: nobody is mentioned who has not chosen otherwise, and nobody is
forgotten when they are over."""

from __future__ import annotations

import re

import pytest

from bot.core import outbox, queries
from bot.core.clock.quiet_hours import held_for, unmentioned_for
from tests.bot.features.moderation.test_acts import administrator
from tests.bot.players import Player
from tests.bot.settings import opened, set_to
from tests.bot.world import said, world

HOUR = 3600
OVER = "The quiet hours are over"


def hour_of(here):
    """The hour by the clock of the bot, in UTC."""
    return int(here.bot.delivery_context.now()) // HOUR % 24


async def night(here, hours=8):
    """Quiet hours that have just begun."""
    first = hour_of(here)
    wanted = f"{first}-{(first + hours) % 24}"
    assert wanted in await set_to(
        administrator(here), here.channel, "quiet", "quiet", wanted
    )


async def morning(here):
    """The quiet hours end."""
    await here.env.advance_time(8 * HOUR + 60)
    await here.quiet()


def mentioned(here, place, text=""):
    """The people whom messages called, as often as they were: who is named by one that may mention them."""
    found = []
    for one in place.history():
        policy = here.env.backend.get_message(place.id, one.id).allowed_mentions
        named = [int(user) for user in re.findall(r"<@(\d+)>", one.content)]
        found += [
            user for user in named if text in one.content and policy.allows_user(user)
        ]
    return found


async def waiting(here, game):
    """Who decides."""
    position = await here.bot.db.read(queries.position, game)
    return position.info.seats[position.decision.seat].user


async def test_a_game_that_starts_at_night_mentions_who_is_asked_once_in_the_morning():
    async with world(patience=60.0) as here:
        await night(here)
        game = await here.table(2, pace="24h")
        home = await here.home(game)
        assert mentioned(here, home) == []
        asked = await waiting(here, game)
        assert f"<@{asked}>" in (await here.prompt(game)).content, (
            "the question names who is asked"
        )
        await here.env.advance_time(7 * HOUR)
        assert mentioned(here, home) == []
        await morning(here)
        assert mentioned(here, home, OVER) == [asked] == mentioned(here, home)
        await here.env.advance_time(24 * HOUR)
        assert len(mentioned(here, home, OVER)) == 1
        assert here.env.errors == []


async def test_who_has_answered_by_the_morning_is_left_alone():
    async with world(patience=60.0) as here:
        await night(here)
        game = await here.table(2)
        player = Player(here, game, seed=2, way="component")
        for _ in range(4):
            await player.step()
        home, asked = await here.home(game), await waiting(here, game)
        assert mentioned(here, home) == []
        await morning(here)
        assert mentioned(here, home) == [asked]
        assert here.env.errors == []


async def test_who_has_chosen_otherwise_is_mentioned_at_night():
    async with world(patience=60.0) as here:
        for who in range(2):
            answer = await said(here, who, here.channel, "me notify", quiet="off")
            assert "Quiet hours: no" in answer
        await night(here)
        game = await here.table(2)
        home = await here.home(game)
        assert await waiting(here, game) in mentioned(here, home)
        await morning(here)
        assert mentioned(here, home, OVER) == []
        answer = await said(here, 0, here.channel, "me notify", quiet="server")
        assert "Quiet hours: as on each server" in answer


async def test_a_live_table_calls_its_players_at_any_hour():
    async with world(patience=60.0) as here:
        await night(here)
        game = await here.table(2, pace="live")
        assert await waiting(here, game) in mentioned(here, await here.home(game))


async def test_reminders_wait_for_the_morning_too():
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="24h", late="wait")
        home, asked = await here.home(game), await waiting(here, game)
        await here.env.advance_time(35 * HOUR)
        await night(here)
        await here.env.advance_time(6 * HOUR)
        assert mentioned(here, home, "half of your time") == []
        await here.env.advance_time(3 * HOUR)
        assert mentioned(here, home, "half of your time") == [asked]
        assert here.env.errors == []


async def test_a_vote_is_asked_silently_and_who_has_not_answered_is_mentioned_in_the_morning():
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h")
        home = await here.home(game)
        await night(here)
        before = mentioned(here, home)
        await here.slash(0, home, "table pause")
        await here.quiet()
        assert mentioned(here, home) == before
        await morning(here)
        asked = {person.id for person in here.people[1:3]}
        assert asked <= set(mentioned(here, home, OVER))
        assert here.env.errors == []


async def test_who_is_invited_at_night_is_told_in_the_morning():
    async with world(patience=60.0) as here:
        await night(here)
        guest = here.people[1]
        await here.slash(0, here.channel, "new", game="caylus", invite1=guest)
        await here.slash(2, here.channel, "join")
        await here.quiet()
        assert mentioned(here, here.channel) == []
        await morning(here)
        assert mentioned(here, here.channel) == [guest.id]
        assert here.env.errors == []


async def test_no_role_is_mentioned_at_night():
    async with world() as here:
        fans = here.guild.create_role("Fans")
        await set_to(
            administrator(here), here.channel, "games_per_person", "announce", fans
        )
        await night(here)
        await here.slash(0, here.channel, "new", game="caylus")
        assert not [
            one for one in here.channel.history() if f"<@&{fans.id}>" in one.content
        ]
        await morning(here)
        await here.slash(1, here.channel, "new", game="caylus")
        assert [
            one for one in here.channel.history() if f"<@&{fans.id}>" in one.content
        ]


async def test_a_call_of_the_morning_survives_a_restart():
    async with world(patience=60.0) as here:
        await night(here)
        game = await here.table(2)
        await here.restart()
        await morning(here)
        assert mentioned(here, await here.home(game)) == [await waiting(here, game)]
        assert list(await here.bot.db.read(outbox.pending, game)) == []


async def test_the_panel_says_what_quiet_hours_do_and_refuses_what_is_none():
    async with world() as here:
        admin = administrator(here)
        assert "No quiet hours" in (await opened(admin, here.channel, "quiet")).content
        told = await set_to(admin, here.channel, "quiet", "quiet", "22 - 7")
        assert "Quiet hours: 22-7 (UTC)" in told and "mention nobody" in told
        assert "22-7 (Europe/Berlin)" in await set_to(
            admin, here.channel, "quiet", "zone", "europe/berlin"
        )
        for wrong in ("25-7", "7-7", "night"):
            answer = await set_to(admin, here.channel, "quiet", "quiet", wrong)
            assert f"“{wrong}” isn't a range of hours" in answer
        assert "isn't a time zone" in await set_to(
            admin, here.channel, "quiet", "zone", "Mars/Base"
        )
        assert (
            "22-7 (Europe/Berlin)"
            in (await opened(admin, here.channel, "quiet")).content
        )
        assert "No quiet hours" in await set_to(
            admin, here.channel, "quiet", "quiet", "off"
        )
        assert here.env.errors == []


@pytest.mark.parametrize(
    ("server", "person", "hour", "unmentioned", "held"),
    [
        ("22-7", None, 23, 8, 8),
        ("22-7", None, 12, 0, 0),
        ("22-7", "off", 23, 0, 0),
        # the hours that the person has chosen, within those of the server
        ("22-7", "20-2", 23, 3, 3),
        ("22-7", "2-6", 23, 0, 0),
        # at other times one's own hours hold reminders alone
        ("22-7", "20-23", 21, 0, 2),
        (None, "20-23", 21, 0, 2),
        (None, None, 21, 0, 0),
    ],
)
def test_own_hours_come_before_those_of_the_server(
    server, person, hour, unmentioned, held
):
    here = {} if server is None else {"quiet": server}
    own = {} if person is None else {"quiet": person}
    assert unmentioned_for(here, own, hour * HOUR) == unmentioned * HOUR
    assert held_for(here, own, hour * HOUR) == held * HOUR

"""Acts of which no direct message could tell: whom they are about reads them later, and moderators know it."""

from __future__ import annotations

import pytest

from bot.core import user_data
from tests.bot.features.moderation.test_acts import (
    administrator,
    asked,
    choose,
    log_in,
    moderator,
    told,
)
from tests.bot.world import world

WARNING = "Yes: a warning"
LATE = "Discord didn't let me send you this as a direct message:\n"


@pytest.fixture
def closed(monkeypatch):
    """Let people refuse direct messages from now on."""

    def close(here, *people):
        direct, ids = here.bot.discord_api.direct, {one.id for one in people}

        async def refused(user, text, **options):
            return user not in ids and await direct(user, text, **options)

        monkeypatch.setattr(here.bot.discord_api, "direct", refused)

    return close


async def read_later(here, who, command="games"):
    """What somebody is shown beside the answer to a command."""
    seen = await here.slash(who, here.channel, command)
    assert all(one.ephemeral for one in seen.followups)
    return [one.content for one in [seen.response, *seen.followups]]


async def test_a_warning_that_is_not_delivered_is_read_at_the_next_command_and_the_log_says_so(
    closed,
):
    async with world(patience=60.0) as here:
        admin, bad = administrator(here), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        closed(here, bad)
        answer = await told(
            admin, here.channel, WARNING, act="bar", member=bad, reason="Insults"
        )
        note = f"Reason: Insults ⚠️ Not delivered to {bad.mention}: Discord rejected"
        assert note in answer, "the moderator knows at once"
        await here.env.advance_time(90)
        await here.quiet()
        assert [note in one.content for one in log.history()] == [True]
        assert LATE not in "".join(await read_later(here, 0)), "nobody else"
        last = (await read_later(here, 1))[-1]
        assert last.startswith(f"{LATE}{admin.mention} has warned you on ")
        assert "(case 1)" in last and "Reason: Insults" in last
        assert len(await read_later(here, 1)) == 1, "once"
        await here.quiet()
        assert [note in one.content for one in log.history()] == [False]
        assert here.env.errors == []


async def test_whoever_can_be_reached_is_told_before_the_moderator_reads_the_answer():
    async with world(patience=60.0) as here:
        admin, bad = administrator(here), here.people[1]
        answer = await told(admin, here.channel, WARNING, act="bar", member=bad)
        assert "Not delivered" not in answer
        (direct,) = bad.user.dm_channel.history()
        assert "has warned you" in direct.content
        await here.env.advance_time(90)
        assert len(bad.user.dm_channel.history()) == 1
        assert here.env.errors == []


async def test_of_two_people_of_a_seat_each_is_shown_their_own_and_has_the_button(
    closed,
):
    async with world(patience=60.0) as here:
        game, mod, back = await here.table(2), moderator(here), here.people[1]
        home, new = await here.home(game), here.people[4]
        await told(mod, home, act="give", seat=1, member=new)
        closed(here, back, new)
        seen = await asked(mod, home, act="back", reason="Comes back")
        done = await choose(mod, seen, "Yes: when they are back")
        assert f"Not delivered to {back.mention}: " in done.response.content
        seen = (await here.slash(1, here.channel, "games")).followups[-1]
        assert "press the button to play here again" in seen.content
        asks = await back.click(seen, label="Take my seat back")
        assert here.env.errors == [] and asks.response is not None


async def test_who_is_barred_reads_which_seats_they_lost_and_after_forget_nothing_waits(
    closed,
):
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        closed(here, bad, here.people[2])
        await told(admin, here.channel, act="bar", member=bad, reason="Insults")
        refused, notice = await read_later(here, 1)
        assert "You've been suspended on" in refused
        assert (
            "Your seats are kept until <t:" in notice and f": Caylus #{game}." in notice
        )
        assert len(await read_later(here, 1)) == 1
        await told(
            admin, here.channel, WARNING, act="bar", member=here.people[2], reason="Hm"
        )
        await here.bot.db.run(user_data.forget, here.people[2].id)
        here.bot.settings_cache.forget(here.people[2].id)
        assert LATE not in "".join(await read_later(here, 2))
        listed = await admin.slash(here.channel, "caylus-server log")
        assert "Not delivered" not in listed.response.content
        assert here.env.errors == []

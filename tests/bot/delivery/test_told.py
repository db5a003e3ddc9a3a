"""Nothing that somebody is to be told is lost on the way, told twice, or told to others."""

from __future__ import annotations

import discord
import pytest

from bot.core import lobby, outbox
from bot.core import votes as core_votes
from bot.core.errors import SeatTaken
from bot.core.model import Person, Place
from bot.delivery import worker
from tests.bot.delivery.test_reminders import HOUR, waiting
from tests.bot.over import posted
from tests.bot.players import components, offered
from tests.bot.world import world


async def test_a_vote_whose_message_can_not_be_edited_has_a_new_message_in_place_of_that():
    async with world() as here:
        game = await here.table(4)
        home = await here.home(game)
        await here.slash(0, home, "table cancel")
        first = next(m.id for m in home.history() if "asks to cancel" in m.content)
        here.env.inject_error(
            "PATCH", "/channels/*/messages/*", status=400, code=30046, times=1
        )
        await here.slash(1, home, "table vote", answer="allow")
        await here.slash(2, home, "table vote", answer="allow")
        votes = [m for m in home.history() if "asks to cancel" in m.content]
        assert len(votes) == 1 and votes[0].id != first
        (vote,) = await here.bot.db.read(core_votes.open_votes, game)
        kept = await here.bot.db.read(outbox.found, game, f"vote:{vote.id}")
        assert kept.message == votes[-1].id
        assert votes[-1].content.count("✅") == 3 and offered(votes[-1]) is not None
        assert any(
            p["custom_id"].startswith("cy:allow:") for p in components(votes[-1])
        )


async def test_a_game_whose_place_is_taken_looks_again_within_half_an_hour(monkeypatch):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        post = worker.handlers.post

        async def taken(services, known, row):
            raise SeatTaken("table-place-taken")

        monkeypatch.setattr(worker.handlers, "post", taken)
        await here.slash(await waiting(here, game), home, "place", spot="inn")
        await posted(here, game)
        monkeypatch.setattr(worker.handlers, "post", post)
        before = (await here.prompt(game)).id
        await here.env.advance_time(worker.WAIT_FOR_PLACE + 5)
        await posted(here, game)
        assert (await here.prompt(game)).id != before


async def digests(here, who):
    """The digests a person has got, oldest first."""
    channel = here.people[who].user.dm_channel
    return (
        []
        if channel is None
        else [m.content for m in channel.history() if "waiting for you" in m.content]
    )


async def noon(here):
    """Goes on to twelve o'clock."""
    now = discord.utils.utcnow()
    await here.env.advance_time(
        (12 - now.hour) % 24 * HOUR + 3600 - now.minute * 60 - now.second
    )
    await here.env.advance_time((12 - discord.utils.utcnow().hour) % 24 * HOUR)


async def test_a_reminder_that_falls_due_after_the_digest_of_the_day_is_in_the_next():
    async with world(patience=60.0) as here:
        await noon(here)
        game = await here.table(2, pace="12h", late="wait")
        who = await waiting(here, game)
        await here.slash(who, await here.home(game), "me notify", how="digest")
        # half of the time was over at six: told at nine
        await here.env.advance_time(22 * HOUR)
        assert [f"#{game}" in text for text in await digests(here, who)] == [True]
        # nine tenths were over in the live session
        await here.env.advance_time(20 * HOUR)
        assert len(await digests(here, who)) == 1
        await here.env.advance_time(4 * HOUR)
        assert [f"#{game}" in text for text in await digests(here, who)] == [True, True]


async def test_a_digest_comes_though_the_last_was_told_before_the_clock_was_set_back():
    async with world(patience=60.0) as here:
        await noon(here)
        game = await here.table(2, pace="12h", late="wait")
        who = await waiting(here, game)
        await here.slash(who, await here.home(game), "me notify", how="digest")
        ahead = int(discord.utils.utcnow().timestamp()) + 5 * 24 * HOUR
        await here.bot.settings_cache.set(here.people[who].id, digest_at=str(ahead))
        await here.env.advance_time(22 * HOUR)
        assert [f"#{game}" in text for text in await digests(here, who)] == [True]


async def test_two_games_due_for_one_digest_stand_in_it_together_and_are_told_once():
    async with world(patience=60.0) as here:
        await noon(here)
        games = [await here.table(2, pace="12h", late="wait") for _ in range(2)]
        who = await waiting(here, games[0])
        if await waiting(here, games[1]) != who:
            await here.slash(
                1 - who, await here.home(games[1]), "act", action="place inn"
            )
        await here.slash(who, here.channel, "me notify", how="digest")
        await here.env.advance_time(22 * HOUR)
        (told,) = await digests(here, who)
        assert all(f"#{game}" in told for game in games)
        assert [
            row
            for game in games
            for row in await here.bot.db.read(outbox.pending, game)
        ] == []


async def test_a_digest_that_the_person_can_not_get_becomes_a_reminder_in_the_thread():
    async with world(patience=60.0) as here:
        await noon(here)
        game = await here.table(2, pace="12h", late="wait")
        home = await here.home(game)
        who = await waiting(here, game)
        await here.slash(who, home, "me notify", how="digest")
        here.env.inject_error("POST", "/users/@me/channels", status=403, times=None)
        await here.env.advance_time(22 * HOUR)
        reminded = [m for m in home.history() if here.people[who].mention in m.content]
        assert any("half of your time" in m.content for m in reminded)


@pytest.mark.parametrize("way", ["thread", "direct"])
async def test_a_reminder_that_fails_for_a_moment_comes_later(way):
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="12h", late="wait")
        home = await here.home(game)
        who = await waiting(here, game)
        await here.slash(who, home, "me notify", how=way)
        await here.env.advance_time(17 * HOUR)
        for path in ("/channels/*/messages", "/users/@me/channels"):
            here.env.inject_error("POST", path, status=500, times=None)
        await here.env.advance_time(HOUR + 60)
        here.env.backend.faults.clear()
        await here.env.advance_time(HOUR)
        where = home if way == "thread" else here.people[who].user.dm_channel
        assert (
            len([m for m in where.history() if "half of your time" in m.content]) == 1
        )


async def test_the_doctor_counts_and_names_what_is_of_its_own_server():
    async with world() as here:
        role = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        admin = here.guild.add_member(here.env.create_user("admin"), roles=[role])
        elsewhere = here.env.create_guild("Elsewhere")
        there = elsewhere.create_text_channel("games")
        own = await here.table(2)
        table, trouble = here.bot.db, here.bot.delivery_context.retries.trouble
        for number in range(12):
            other = await table.run(
                lobby.create,
                Person(10**15 + number, "Dan"),
                Place(elsewhere.id, there.id),
                "caylus",
            )
            trouble[other.info.id] = "trouble-gone"
        trouble[own] = trouble.pop(own, "trouble-gone")
        trouble[10**6] = "trouble-gone"
        told = (
            await admin.slash(here.channel, "caylus-server doctor")
        ).response.content
        assert f"Game #{own} can't be posted" in told
        assert told.count("can't be posted") == 1
        assert "to be posted" not in told

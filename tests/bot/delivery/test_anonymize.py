"""Who is forgotten is named by no title and no message that the bot can still write anew."""

from __future__ import annotations

import itertools

import pytest

from bot.core import outbox, queries, votes
from bot.delivery import anonymize
from storage import message_slots
from tests.bot.delivery.test_recovery import find
from tests.bot.players import Player, components
from tests.bot.world import NAMES, world

MINUTE = 60


async def forget(here, who, where):
    """Somebody has everything about them deleted."""
    asked = await here.slash(who, where, "me forget")
    yes = next(
        p["custom_id"]
        for p in components(asked.response)
        if ":forget:" in p["custom_id"]
    )
    await here.people[who].click(asked.response, custom_id=yes)
    await here.quiet()


async def texts(here, game):
    """The texts of a game's messages that are kept, by role."""
    found = {}
    for one in (await here.bot.db.read(outbox.messages, game)).values():
        channel = (
            here.channel if one.channel == here.channel.id else await here.home(game)
        )
        if one.slot != message_slots.TITLE:
            found[one.slot] = find(channel, one.message).content
    return found


def title(here):
    return here.channel.threads[0].name


async def test_title_pin_card_opening_and_votes_of_a_running_game_name_nobody_who_was_forgotten():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        await here.slash(1, home, "table cancel")
        await here.slash(0, home, "table vote", answer="decline")
        await here.quiet()
        before = await texts(here, game)
        assert NAMES[1] in title(here)
        mention = here.people[1].mention
        assert {
            slot.partition(":")[0] for slot, text in before.items() if mention in text
        } >= {
            "card",
            "opening",
            "vote",
        }
        await forget(here, 1, home)
        await here.env.advance_time(MINUTE)
        await here.quiet()
        after = await texts(here, game)
        assert set(before) - set(after) == set()
        assert [
            slot for slot, text in after.items() if mention in text or NAMES[1] in text
        ] == []
        assert NAMES[1] not in title(here) and NAMES[0] in title(here)
        assert here.people[0].mention in after["opening"] and "Red" in after["opening"]
        assert await here.bot.db.read(outbox.pending, game) == ()
        assert here.env.errors == []


@pytest.mark.parametrize("archived", [False, True])
async def test_a_finished_game_is_written_anew_too_and_stays_archived(archived):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        await Player(here, game, seed=4, way="command").hurry()
        await here.quiet()
        info = await here.bot.db.read(queries.info, game)
        won = here.seat_holder(info, info.winners[0])
        gone, stays = here.people[won].mention, here.people[1 - won].mention
        before = await texts(here, game)
        assert all(gone in before[slot] for slot in ("ended", "opening", "card", "pin"))
        if archived:
            here.env.backend.edit_channel(
                home.id, {}, thread_metadata={"archived": True}
            )
        await forget(here, won, here.channel)
        await here.env.advance_time(MINUTE)
        await here.quiet()
        after = await texts(here, game)
        assert [slot for slot, text in after.items() if gone in text] == []
        assert stays in after["opening"] and stays in after["card"]
        thread = here.env.backend.channels[home.id]
        assert NAMES[won] not in thread.name and NAMES[1 - won] in thread.name
        assert thread.thread_metadata.archived == archived
        assert any(
            p["custom_id"].startswith("cy:rematch:")
            for m in home.history()
            for p in components(m)
        )


async def test_what_is_to_be_written_anew_survives_a_restart_and_a_failure():
    async with world() as here:
        games = [await here.table(2) for _ in range(3)]
        here.env.inject_error("PATCH", "/channels/*", status=500, times=None)
        await forget(here, 1, here.channel)
        await here.restart()
        here.env.backend.faults.clear()
        await here.env.advance_time(10 * MINUTE)
        await here.quiet()
        assert [
            thread.name for thread in here.channel.threads if NAMES[1] in thread.name
        ] == []
        for game in games:
            mentioned = [
                slot
                for slot, text in (await texts(here, game)).items()
                if here.people[1].mention in text
            ]
            assert mentioned == []


async def test_a_thread_is_renamed_twice_in_ten_minutes_at_most():
    async with world() as here:
        await here.table(4)
        at = []
        edit = here.bot.http.edit_channel

        async def counts(channel, *, reason=None, **options):
            if "name" in options:
                at.append(here.bot.delivery_context.now())
            return await edit(channel, reason=reason, **options)

        here.bot.http.edit_channel = counts
        for who in (1, 2, 3):
            await forget(here, who, here.channel)
        await here.env.advance_time(20 * MINUTE)
        await here.quiet()
        assert not any(NAMES[who] in title(here) for who in (1, 2, 3)) and NAMES[
            0
        ] in title(here)
        assert all(
            later - first >= anonymize.RENAME_PAUSE
            for first, later in itertools.pairwise(at)
        )
        assert at


async def test_who_was_only_invited_or_proposed_is_forgotten_too():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus", invite1=here.people[4])
        (card,) = here.channel.history()
        if here.people[4].mention not in card.content:
            pytest.fail("nobody was invited")
        await forget(here, 4, here.channel)
        await here.env.advance_time(MINUTE)
        await here.quiet()
        assert here.people[4].mention not in find(here.channel, card.id).content


async def test_a_vote_for_a_newcomer_who_is_forgotten_is_over():
    async with world(patience=60.0) as here:
        game = await here.table(3)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        late = here.seat_holder(position.info, position.decision.seat)
        await here.env.advance_time(8 * 24 * 3600)
        asker = next(who for who in range(3) if who != late)
        await here.slash(
            asker,
            home,
            "table replace",
            seat=position.decision.seat,
            member=here.people[4],
        )
        await here.quiet()
        (vote,) = await here.bot.db.read(votes.open_votes, game)
        await forget(here, 4, here.channel)
        await here.env.advance_time(MINUTE)
        await here.quiet()
        assert (await here.bot.db.read(votes.find, vote.id)).status == "overtaken"
        assert (
            here.people[4].mention
            not in (await texts(here, game))[message_slots.vote(vote.id)]
        )

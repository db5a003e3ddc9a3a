"""Undo, votes, seats that change hands, settings in mid-game."""

from __future__ import annotations

import re

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core import queries, votes
from bot.delivery.anonymize import RENAME_PAUSE
from bot.features.moderation import use_cases
from bot.text.localization import PSEUDO, accent
from rules.notation import SEATS
from tests.bot.features.invitations.test_admission import item
from tests.bot.features.moderation.test_acts import asked, joined
from tests.bot.players import Player, components, offered
from tests.bot.world import NAMES, said, world
from tests.fakediscord import permissions


async def test_undo_is_free_until_another_seat_acted_and_then_needs_the_vote_of_all():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        await here.slash(first, home, "place", spot="inn")
        assert "Taken back" in await said(here, first, home, "undo")
        assert (await here.bot.db.read(queries.position, game)).view().inn_left is None
        await here.slash(first, home, "place", spot="inn")
        position = await here.bot.db.read(queries.position, game)
        second = here.seat_holder(position.info, position.decision.seat)
        await here.slash(second, home, "place", spot="gate")
        asked = await here.slash(first, home, "undo")
        assert "must agree" in asked.response.content
        await here.people[first].click(asked.response, label="Ask the others")
        vote = next(
            m
            for m in home.history()
            if any(p["label"] == "Allow" for p in components(m) if "label" in p)
        )
        assert (
            "worker on the Inn" in vote.content and "worker on the Gate" in vote.content
        )
        stranger = await here.people[4].click(vote, label="Allow")
        assert stranger.response.ephemeral
        await here.people[second].click(vote, label="Allow")
        view = (await here.bot.db.read(queries.position, game)).view()
        assert view.inn_left is None and view.gate is None
        vote = next(m for m in home.history() if m.id == vote.id)
        assert "passed" in vote.content and components(vote) == []
        assert any(
            "Taken back by vote" in m.content and "worker on the Inn" in m.content
            for m in home.history()
        )


async def test_an_undo_is_told_to_the_asker_in_their_language_and_to_all_in_that_of_the_table():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        await here.bot.settings_cache.set(here.people[first].id, language=PSEUDO)
        await here.slash(first, home, "place", spot="gate")
        assert accent("Taken back") in await said(here, first, home, "undo")
        (told,) = [m.content for m in home.history() if "takes this back" in m.content]
        assert "places a worker on the Gate" in told


async def test_a_declined_vote_changes_nothing():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=3, way="act")
        for _ in range(6):
            await player.step()
        position = await here.bot.db.read(queries.position, game)
        asker = here.seat_holder(position.info, 1 - position.decision.seat)
        await here.slash(asker, home, "table cancel")
        vote = next(
            m
            for m in home.history()
            if any(p.get("label") == "Decline" for p in components(m))
        )
        assert "Everyone asked must agree. The vote ends <t:" in vote.content
        await here.people[1 - asker].click(vote, label="Decline")
        info = await here.bot.db.read(queries.info, game)
        assert info.status == "running"
        await player.step()


async def test_all_players_together_cancel_a_running_game_and_a_moderator_alone():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        allow = Overwrite(
            target_id=here.people[0].id,
            type=OverwriteType.MEMBER,
            allow=permissions.MANAGE_THREADS,
            deny=0,
        )
        here.env.backend.set_overwrite(here.channel.id, allow)
        await here.slash(0, home, "table cancel")
        assert "asks to cancel" in await said(here, 1, home, "table vote")
        await here.slash(1, home, "table vote", answer="allow")
        assert (await here.bot.db.read(queries.info, game)).status == "cancelled"
        game = await here.table(2)
        home = await here.home(game)
        role = here.guild.create_role(
            "Mods", permissions=discord.Permissions(manage_threads=True)
        )
        mod = here.guild.add_member(here.env.create_user("mod"), roles=[role])
        form = await mod.slash(home, "caylus table cancel")
        seen = await mod.submit_modal(form, {"reason": "Nobody plays"})
        await mod.click(seen.response, label="Yes: do it")
        assert (await here.bot.db.read(queries.info, game)).status == "cancelled"
        await here.quiet()
        prompt = await here.prompt(game)
        assert prompt is None or components(prompt) == []


async def test_an_answer_that_could_mean_several_votes_shows_each_with_its_buttons():
    async with world() as here:
        game = await here.table(3, pace="24h")
        home = await here.home(game)
        await here.slash(0, home, "table cancel")
        await here.slash(0, home, "table pause")
        result = await here.slash(1, home, "table vote", answer="allow")
        assert "You have several open votes" in result.response.content
        shown = [m for m in [result.response, *result.followups] if components(m)]
        assert [[part["label"] for part in components(m)] for m in shown] == [
            ["Allow", "Decline"]
        ] * 2
        assert ["cancel" in m.content for m in shown] == [True, False]
        assert [
            vote.answers[1] for vote in await here.bot.db.read(votes.open_votes, game)
        ] == [
            None,
            None,
        ]
        answered = await here.people[1].click(shown[1], label="Allow")
        assert "passed" in answered.response.content
        (left,) = await here.bot.db.read(votes.open_votes, game)
        await here.slash(1, home, "table vote", answer="decline")
        assert (await here.bot.db.read(votes.find, left.id)).status == "failed"


async def test_a_vote_that_was_declined_says_at_which_instant_it_can_be_asked_again():
    async with world() as here:
        game = await here.table(2, pace="24h")
        home = await here.home(game)
        await here.slash(0, home, "table pause")
        await here.slash(1, home, "table vote", answer="decline")
        again = await here.slash(0, home, "table pause")
        assert re.search(r"until <t:\d+:f> to ask again\.", again.response.content), (
            again.response.content
        )


async def test_a_seat_is_resigned_and_claimed_and_the_game_goes_on():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        leaving = here.seat_holder(position.info, position.decision.seat)
        asked = await here.slash(leaving, home, "table resign")
        assert "you rank behind everyone who stays" in asked.response.content
        await here.people[leaving].click(asked.response, label="Yes, leave")
        (told,) = [m for m in home.history() if " has left the game. " in m.content]
        assert "its decisions are skipped" in told.content
        stay = " and ".join(
            name for who, name in enumerate(NAMES[:3]) if who != leaving
        )
        assert (
            f"ranks behind everyone who stays.\n{stay} are rated against each other.\n"
            in told.content
        )
        seen = await said(here, 4, home, "status")
        assert f"**{SEATS[position.decision.seat]}** · open seat: 0 prestige" in seen
        assert NAMES[leaving] not in home.name, "the title names who plays"
        card = next(
            one for one in here.channel.history() if one.content.startswith("## Caylus")
        )
        assert "(open; not rated for whoever takes it)" in card.content
        await here.people[3].click(card, label="Take the seat")
        await here.quiet()
        card, told = (
            next(one for one in place.history() if one.id == was.id)
            for place, was in ((here.channel, card), (home, told))
        )
        assert "open" not in card.content and "Take the seat" not in str(
            card.components
        )
        assert (
            f"{here.people[3].mention} (took over the seat; not rated)" in card.content
        )
        assert card.content.count("not rated") == 1
        assert "~~The seat is open" in told.content and not told.components
        info = await here.bot.db.read(queries.info, game)
        assert info.seats[position.decision.seat].user == here.people[3].id
        await Player(here, game, seed=1, way="component").step()
        await here.quiet()
        assert NAMES[3] not in home.name, "Discord allows two renames in ten minutes"
        await here.env.advance_time(RENAME_PAUSE + 60)
        await here.quiet()
        assert NAMES[3] in home.name


async def test_a_player_is_asked_before_leaving_whatever_they_chose_about_questions():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        await here.slash(1, home, "me notify", confirm=False)
        asked = await here.slash(1, home, "table resign")
        told = asked.response.content
        assert (
            asked.ephemeral
            and f"win by forfeit for 🔵 **Blue** {here.people[0].mention}." in told
        )
        assert (
            "continues only if both of you agree" in told
            and "too early for ratings to change" in told
        )
        assert [part["label"] for part in components(asked.response)] == [
            "Yes, leave",
            "No",
        ]
        kept = await here.people[1].click(asked.response, label="No")
        assert (
            "OK, nothing was changed." in kept.response.content
            and components(kept.response) == []
        )
        assert (await here.bot.db.read(queries.info, game)).seats[
            1
        ].user == here.people[1].id
        assert "have no seat" in await said(here, 4, home, "table resign")
        assert "isn't your seat" in await said(here, 1, home, "table resign", seat=0)
        asked = await here.slash(1, home, "table resign", seat=1)
        left = await here.people[1].click(asked.response, label="Yes, leave")
        assert (
            "You've left" in left.response.content and components(left.response) == []
        )
        assert "You've left" in left.response.content


async def test_with_two_players_a_forfeit_is_told_everywhere_and_taken_back_if_both_agree():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        asked = await here.slash(1, home, "table resign")
        await here.people[1].click(asked.response, label="Yes, leave")
        forfeit = f"🏆 Won by forfeit: 🔵 **Blue** {here.people[0].mention}. Out of the game: 🔴 **Red**"
        # the result and the pinned message, the card
        for where in (home, here.channel):
            assert sum(forfeit in message.content for message in where.history()) == (
                2 if where is home else 1
            )
        result = next(
            m
            for m in home.history()
            if "Play on" in [part.get("label") for part in components(m)]
        )
        asked = await here.people[1].click(result, label="Play on")
        assert (
            f"🔵 **Blue** {here.people[0].mention} must agree" in asked.response.content
        )
        await here.people[1].click(asked.response, label="Ask the others")
        (vote,) = [
            m
            for m in home.history()
            if "asks to take back the end of the game" in m.content
        ]
        await here.people[0].click(vote, label="Allow")
        info = await here.bot.db.read(queries.info, game)
        assert (info.status, info.forfeit) == ("running", False)
        assert any(
            "The end of the game was taken back; the game continues." in m.content
            for m in home.history()
        )
        await Player(here, game, seed=1, way="component").step()


async def test_a_vote_ends_with_the_seat_of_who_asked_and_whoever_takes_it_is_not_said_to_ask():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        await here.slash(2, home, "table cancel")
        (vote,) = [m for m in home.history() if "asks to cancel" in m.content]
        assert here.people[2].mention in vote.content
        asked = await here.slash(2, home, "table resign")
        await here.people[2].click(asked.response, label="Yes, leave")
        await here.slash(4, home, "table claim")
        vote = next(m for m in home.history() if m.id == vote.id)
        assert "because a seat changed hands" in vote.content and components(vote) == []
        assert here.people[4].mention not in vote.content
        # who held the seat then
        assert vote.content.startswith("🟢 **Green** (Cy) asks to cancel")
        assert "No vote is open" in await said(
            here, 0, home, "table vote", answer="allow"
        )
        assert (await here.bot.db.read(queries.info, game)).status == "running"


async def test_a_damaged_game_does_not_hide_the_others():
    async with world() as here:
        damaged, whole = await here.table(2), await here.table(2)
        await here.bot.db._database.write(
            lambda tx: tx.execute(
                "UPDATE game SET options = '{' WHERE id = ?", (damaged,)
            )
        )
        listed = await said(here, 0, here.channel, "games")
        assert f"can't read game #{damaged}" in listed and f"Caylus #{whole}]" in listed
        assert f"#{whole}" in await said(here, 4, here.channel, "status")
        offered_ = await here.people[0].autocomplete(
            here.channel, "caylus status", "game", ""
        )
        # Suggestions read names and nothing else: what is damaged is told by the command.
        assert {choice["value"] for choice in offered_} == {str(damaged), str(whole)}
        await here.bot.db._database.write(
            lambda tx: tx.execute(
                "UPDATE game SET options = '{}', deciding = 7 WHERE id = ?", (damaged,)
            )
        )
        assert f"can't read game #{damaged}" in await said(
            here, 0, here.channel, "games"
        )


async def test_settings_of_a_table_change_in_mid_game_and_are_told():
    async with world() as here:
        game = await here.table(2, rated="no")
        home = await here.home(game)
        assert "undo: your last action, otherwise by vote" in await said(
            here, 1, home, "table settings"
        )
        await here.slash(0, home, "table settings", undo="off", pace="48h")
        info = await here.bot.db.read(queries.info, game)
        assert (info.settings.undo, info.settings.pace) == ("off", "48h")
        assert any(
            "undo: never" in m.content and "48 hours" in m.content
            for m in home.history()
        )
        assert "host" in await said(here, 1, home, "table settings", undo="free")
        assert "pictures: small" in await said(here, 1, home, "table settings")
        await here.slash(0, home, "table settings", pictures="phone")
        assert "pictures: phone" in await said(here, 1, home, "table settings")


async def test_a_change_of_settings_names_who_made_it_and_what_was_before():
    async with world() as here:
        game = await here.table(2, late="stand-in", rated="no")
        home = await here.home(game)
        await here.slash(0, home, "table settings", pace="48h")
        (told,) = [
            m.content for m in home.history() if "has changed this table" in m.content
        ]
        assert here.people[0].mention in told and "no clock → 48 hours per move" in told
        await here.slash(0, home, "table stand-in")
        await here.slash(0, home, "table settings", undo="off")
        (told,) = [m.content for m in home.history() if "undo: never" in m.content]
        # it was the person who did it
        assert here.people[0].mention in told and "(stand-in)" not in told
        role = here.guild.create_role(
            "Mods", permissions=discord.Permissions(manage_threads=True)
        )
        mod = here.guild.add_member(here.env.create_user("mod"), roles=[role])
        form = await mod.slash(home, "caylus table settings", pace="24h")
        seen = await mod.submit_modal(form, {"reason": "All want it"})
        await mod.click(seen.response, label="Yes: do it")
        await here.quiet()
        (told,) = [m.content for m in home.history() if "🛡️ **1** · " in m.content]
        assert told.endswith(
            f" · Caylus #{game}: new settings for {here.people[0].mention} and {here.people[1].mention} "
            "(48 hours per move → 24 hours per move). "
            f"By {mod.mention}. Reason: All want it\nAll clocks start over now."
        )
        other = joined(here, "Other", manage_threads=True)
        seen = await asked(other, home, act="back", reason="Nobody asked for it")
        assert f"Case 1 is reversed: Caylus #{game} (<#{home.id}>) has its former" in (
            seen.content
        )
        await other.click(seen, label="Yes: do it")
        await here.quiet()
        info = await here.bot.db.read(queries.info, game)
        assert info.settings.pace == "48h"
        struck = [m.content for m in home.history() if "🛡️ ~~**1** · " in m.content]
        assert len(struck) == 1 and "↩️ Reversed by case 2" in struck[0]
        assert [
            entry.row.act
            for entry in await here.bot.db.read(use_cases.latest, here.guild.id)
        ] == ["back", "settings"]
        before = len(home.history())
        same = await mod.slash(home, "caylus table settings", pace="48h")
        assert same.response.content == f"Caylus #{game}: settings changed."
        assert len(home.history()) == before


async def test_the_last_action_of_a_finished_game_can_be_taken_back_by_vote_for_a_day():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=12, way="act")
        await player.hurry()
        seat, _ = player.last
        info = await here.bot.db.read(queries.info, game)
        who = here.seat_holder(info, seat)
        asked = await here.slash(who, home, "undo")
        await here.people[who].click(asked.response, label="Ask the others")
        vote = next(
            m
            for m in home.history()
            if any(p.get("label") == "Allow" for p in components(m))
        )
        await here.people[1 - who].click(vote, label="Allow")
        info = await here.bot.db.read(queries.info, game)
        assert info.status == "running" and info.scores is None
        prompt = await here.prompt(game)
        assert offered(prompt) and here.people[who].mention in prompt.content
        await player.hurry()
        assert (await here.bot.db.read(queries.info, game)).status == "finished"
        await here.env.advance_time(25 * 3600)
        late = await here.slash(who, home, "undo")
        assert "24 hours" in late.response.content


async def test_the_message_of_an_end_that_is_taken_back_says_so_and_offers_no_rematch():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=12, way="act")
        await player.hurry()
        seat, _ = player.last
        who = here.seat_holder(await here.bot.db.read(queries.info, game), seat)
        ended = next(m for m in home.history() if "🏆" in m.content and m.components)
        asked = await here.slash(who, home, "undo")
        assert "take back the end of the game" in asked.response.content
        await here.people[who].click(asked.response, label="Ask the others")
        vote = next(
            m
            for m in home.history()
            if any(p.get("label") == "Allow" for p in components(m))
        )
        assert "take back the end of the game" in vote.content
        await here.people[1 - who].click(vote, label="Allow")
        over = next(m for m in home.history() if m.id == ended.id)
        assert (
            "was taken back" in over.content
            and "🏆" not in over.content
            and components(over) == []
        )
        (told,) = [
            m.content for m in home.history() if "Taken back by vote" in m.content
        ]
        assert "also takes back the end of the game" in told
        await player.hurry()
        buttons = [
            m
            for m in home.history()
            if any(p.get("label") == "Rematch" for p in components(m))
        ]
        assert len(buttons) == 1 and buttons[0].id != ended.id


@pytest.mark.parametrize("restarted", [False, True])
async def test_what_is_undone_by_vote_is_told_in_the_language_of_the_table_whoever_read_it_before(
    restarted,
):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        await here.slash(first, home, "place", spot="gate")
        await here.slash(1 - first, home, "place", spot="inn")
        await here.slash(first, home, "place", spot="castle")
        # looks what that would take back, and leaves it at that
        await here.slash(1 - first, home, "undo")
        asked = await here.slash(first, home, "undo")  # free: no vote
        assert "Taken back" in asked.response.content
        asked = await here.slash(first, home, "undo")
        await here.people[first].click(asked.response, label="Ask the others")
        vote = next(
            m
            for m in home.history()
            if any(p.get("label") == "Allow" for p in components(m))
        )
        await here.bot.settings_cache.set(here.people[4].id, language=PSEUDO)
        assert accent("places a worker") in await said(here, 4, home, "table vote")
        if restarted:
            await here.restart()
        await here.people[1 - first].click(vote, label="Allow")
        (told,) = [
            m.content for m in home.history() if "Taken back by vote" in m.content
        ]
        assert (
            "places a worker on the Gate" in told
            and "places a worker on the Inn" in told
        )
        assert "Castle" not in told and accent("worker") not in told


async def test_who_takes_back_the_end_of_a_game_with_hidden_cards_is_told_that_seed_and_decks_are_known():
    async with world() as here:
        game = await here.table(2, game="magna_carta", rules="beginner")
        home = await here.home(game)
        player = Player(here, game, seed=3, way="act")
        await player.hurry()
        seat, _ = player.last
        who = here.seat_holder(await here.bot.db.read(queries.info, game), seat)
        asked = await here.slash(who, home, "undo")
        assert "shuffles became public" in asked.response.content
        await here.people[who].click(asked.response, label="Ask the others")
        vote = next(
            m
            for m in home.history()
            if any(p.get("label") == "Allow" for p in components(m))
        )
        assert "shuffles became public" in vote.content
        await here.people[1 - who].click(vote, label="Allow")
        (told,) = [
            m.content for m in home.history() if "Taken back by vote" in m.content
        ]
        assert "shuffles became public" in told


async def test_who_stays_begins_anew_by_one_press_each():
    async with world() as here:
        game = await here.table(3, pace="24h")
        home = await here.home(game)
        info = await here.bot.db.read(queries.info, game)
        by_id = {person.id: person for person in here.people}
        leaver = by_id[info.seats[1].user]
        sure = await leaver.slash(home, "caylus table resign")
        await leaver.click(sure.response, label="Yes, leave")
        asked = next(
            one for one in home.history() if "Start over without them" in one.content
        )
        for seat in (0, 2):
            await by_id[info.seats[seat].user].click(
                asked, custom_id=item(asked, "allow")
            )
        await here.env.settle()
        told = [one.content for one in home.history()]
        assert any("starts over as Caylus #" in text for text in told)
        new = await here.bot.db.read(queries.info, game + 1)
        assert (new.status, len(new.seats)) == ("running", 2) and new.thread not in (
            None,
            info.thread,
        )
        there = await here.home(new.id)
        assert any("Turn 1" in one.content for one in there.history())


@pytest.mark.parametrize(
    ("pace", "days"), [("none", 7), ("live", 1), ("24h", 3), ("7d", 7)]
)
async def test_the_vote_to_begin_anew_lasts_as_long_as_a_move_and_says_what_follows_without_an_answer(
    pace, days
):
    async with world() as here:
        game = await here.table(3, pace=pace, late="wait")
        home = await here.home(game)
        left = (await here.bot.db.read(queries.info, game)).seats[1].user
        leaver = next(person for person in here.people if person.id == left)
        sure = await leaver.slash(home, "caylus table resign")
        await leaver.click(sure.response, label="Yes, leave")
        (vote,) = await here.bot.db.read(votes.open_votes, game)
        assert vote.expires - vote.created == days * 24 * 3600
        (first,) = [
            one.id for one in home.history() if "Start over without them" in one.content
        ]
        await here.env.advance_time(days * 12 * 3600 + 60)
        await here.quiet()
        (again,) = [
            one for one in home.history() if "Start over without them" in one.content
        ]
        assert again.id != first and len(again.mentions) == 2, (
            "those who are silent are asked once more"
        )
        await here.env.advance_time(days * 12 * 3600)
        (over,) = [
            one.content
            for one in home.history()
            if "Start over without them" in one.content
        ]
        assert "Not everyone agreed, so the game goes on. 🔴 **Red**" in over
        assert (
            "is skipped until someone takes the seat; a moderator can let a computer play there."
            in over
        )
        assert here.env.errors == []

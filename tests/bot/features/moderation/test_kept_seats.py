"""Seats that are kept for suspended people, and seats that others have taken: who gets them, who reads of it."""

from __future__ import annotations

import pytest

from bot.core import final_order
from storage import departures
from tests.bot.features.moderation.test_acts import (
    BAR,
    administrator,
    asked,
    choose,
    directs,
    info_of,
    log_in,
    moderated,
    moderator,
    told,
    ways,
)
from tests.bot.players import Player
from tests.bot.world import world

DAY = 24 * 60 * 60
SHORT, WEEK = "Yes: a suspension for 1 day", "Yes: a suspension for 7 days"
KEPT = "is suspended, the seat is no longer kept (it would have been until <t:"


async def test_a_seat_kept_for_a_day_is_given_to_nobody():
    async with world(patience=60.0) as here:
        game, mod, admin = await here.table(3), moderator(here), administrator(here)
        home, bad = await here.home(game), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        await told(admin, here.channel, SHORT, act="bar", member=bad)
        for act in ("give", "computer", "skip"):
            member = {"member": here.people[3]} if act == "give" else {}
            refused = (await asked(mod, home, act=act, seat=1, **member)).content
            assert f"{bad.user.name} is suspended until <t:" in refused
            assert "and then plays on here" in refused
            assert "(`act:back entry:1`)" in refused
        await here.quiet()
        (line,) = [one.content for one in log.history() if "🪑" in one.content]
        assert line.endswith("; then they play on.")
        await here.env.advance_time(DAY + 120)
        await here.quiet()
        assert (await info_of(here, game)).seats[1].user == bad.id
        assert here.env.errors == []


async def test_who_loses_a_kept_seat_is_named_before_and_told_and_gets_it_back_rated():
    async with world(patience=60.0) as here:
        game, mod, admin = await here.table(3), moderator(here), administrator(here)
        home, bad, new = await here.home(game), here.people[1], here.people[3]
        await told(admin, here.channel, WEEK, act="bar", member=bad)
        seen = await asked(mod, home, act="give", seat=1, member=new)
        assert f"goes from {bad.mention} to {new.mention}" in seen.content
        assert f"For {bad.mention}, who {KEPT}" in seen.content
        assert "which costs rating and reliability, unless the" in seen.content
        assert f"{here.people[0].mention} and {here.people[2].mention} are rated" in (
            seen.content
        )
        assert ways(seen) == ["Yes: it counts as a game they left", "No"]
        await mod.click(seen, label=ways(seen)[0])
        lost = (await directs(here, bad))[-1]
        assert "Your seat is no longer kept, so this counts as a game you left" in lost
        assert f"write to {mod.mention}: case 2" in lost
        thread = (await moderated(here, game))[-1]
        assert f"{bad.mention}: you no longer play in this game." in thread

        # while the suspension goes on, the seat is kept again, until the same time
        back = await told(mod, home, act="back", entry=2)
        assert (
            "the Red seat is as it was" in back and f"{new.mention} no longer" in back
        )
        refused = (await here.slash(4, home, "table claim")).response.content
        assert "<t:" in refused or "open" in refused
        assert (await info_of(here, game)).seats[1].user is None

        await told(mod, home, act="give", seat=1, member=new)
        await told(admin, here.channel, act="back", entry=1)
        assert (await info_of(here, game)).seats[1].user == new.id
        back = await told(mod, home, act="back", entry=4)
        assert f"The Red seat is {bad.mention}'s again." in back
        assert (await info_of(here, game)).seats[1].user == bad.id
        await Player(here, game, seed=3, way="act").hurry()
        assert await here.bot.db.read(_ends, game, 1) == [None]
        assert here.env.errors == []


def _ends(uow, game, seat):
    return [one.how for one in departures.tenures(uow.tx, game) if one.seat == seat]


async def test_a_seat_that_was_emptied_wrongly_goes_back_though_another_has_taken_it():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home, first, new = await here.home(game), here.people[1], here.people[3]
        await told(mod, home, act="skip", seat=1)
        await here.slash(3, home, "table claim")
        assert (await info_of(here, game)).seats[1].user == new.id
        seen = await asked(mod, home, act="give", seat=1, member=first)
        assert f"{first.user.name} lost this seat by case 1. Reverse" in seen.content
        seen = await asked(mod, home, act="back", entry=1)
        assert f"The Red seat is {first.mention}'s again." in seen.content
        assert f"{new.mention} no longer plays there, and the game " in (seen.content)
        assert ways(seen) == [
            "Yes: it was a mistake",
            "Yes: for another reason",
            "No",
        ]
        await mod.click(seen, label="Yes: it was a mistake")
        blame = "It was a mistake: nobody in that game did anything wrong."
        assert blame in (await moderated(here, game))[-1]
        assert (await info_of(here, game)).seats[1].user == first.id
        thanked = (await directs(here, new))[-1]
        assert f"{new.mention}: thank you for playing here." in thanked
        seats, _ = await here.bot.db.read(final_order.rated_now, game)
        assert seats == (0, 1, 2)
        assert here.env.errors == []


async def test_who_took_their_own_seat_again_is_rated_there_once_the_case_is_reversed():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home = await here.home(game)
        await told(mod, home, act="skip", seat=1)
        await here.slash(1, home, "table claim")
        seats, _ = await here.bot.db.read(final_order.rated_now, game)
        assert seats == (0, 2)
        answer = await told(mod, home, act="back", entry=1)
        assert "thank you" not in answer and "no longer plays" not in answer
        seats, _ = await here.bot.db.read(final_order.rated_now, game)
        assert seats == (0, 1, 2)
        assert here.env.errors == []


async def test_of_two_cases_about_a_seat_the_later_is_reversed_first():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home = await here.home(game)
        await told(mod, home, act="give", seat=1, member=here.people[3])
        await told(mod, home, act="give", seat=1, member=here.people[4])
        refused = (await asked(mod, home, act="back", entry=1)).content
        assert "Case 2 has changed this seat since" in refused
        assert "is reversed" in await told(mod, home, act="back", entry=2)
        assert "is reversed" in await told(mod, home, act="back", entry=1)
        assert (await info_of(here, game)).seats[1].user == here.people[1].id
        assert here.env.errors == []


@pytest.mark.parametrize("over", ["lifted", "run out"])
async def test_a_waiting_table_reads_who_can_not_play_until_it_is_over_and_its_host(
    over,
):
    async with world(patience=60.0) as here:
        admin, bad, other = administrator(here), here.people[1], here.people[2]
        await here.slash(1, here.channel, "new", game="caylus")
        await here.slash(2, here.channel, "join")
        await here.quiet()
        seen = await asked(admin, here.channel, act="bar", member=bad)
        shown = (await choose(admin, seen, "Yes: no new games for 7 days")).response
        assert (
            "Removed from tables: 1; where others stay, everyone in the channel reads that "
            f"{bad.mention} can't join new games for now." in shown.content
        )
        await here.quiet()
        (said,) = [one for one in here.channel.history() if "🛡️" in one.content]
        assert said.content == (
            f"🛡️ **1** · {bad.mention} can't join new games for now.\n"
            f"{other.mention} is the host and starts the game."
        )
        if over == "lifted":
            await told(admin, here.channel, act="back", entry=1, reason="Enough")
        else:
            await here.env.advance_time(7 * DAY + 120)
        await here.quiet()
        (said,) = [one for one in here.channel.history() if "🛡️" in one.content]
        assert said.content.startswith(
            f"🛡️ ~~**1** · {bad.mention} can't join new games for now.~~ "
        )
        assert "Enough" not in said.content, "that is for the person and the log"
        assert here.env.errors == []


@pytest.mark.parametrize("term", [SHORT, WEEK])
async def test_no_game_ends_while_a_seat_is_kept_in_it(term):
    async with world(patience=60.0) as here:
        game, mod, admin = await here.table(3), moderator(here), administrator(here)
        home, bad = await here.home(game), here.people[1]
        await told(admin, here.channel, term, act="bar", member=bad)
        for refused in (
            (await here.slash(0, home, "table cancel")).response.content,
            (await mod.slash(home, "caylus table cancel")).response.content,
            (await asked(mod, home, act="end")).content,
        ):
            assert f"{bad.user.name} can't play here for now, and this seat is" in (
                refused
            )
            assert "kept until <t:" in refused and "`act:back entry:1`" in refused
        assert (await info_of(here, game)).status == "running"
        await told(admin, here.channel, act="back", entry=1)
        await told(mod, home, act="end")
        assert (await info_of(here, game)).status == "cancelled"
        assert here.env.errors == []


@pytest.mark.parametrize("term", [SHORT, BAR])
async def test_an_ended_game_goes_on_only_once_nobody_in_it_is_suspended(term):
    async with world(patience=60.0) as here:
        game, mod, admin = await here.table(3), moderator(here), administrator(here)
        home, bad = await here.home(game), here.people[1]
        await told(mod, home, act="end")
        await told(admin, here.channel, term, act="bar", member=bad)
        refused = (await asked(mod, home, act="back", entry=1)).content
        until = "until <t:" if term == SHORT else "for now, so"
        assert f"{bad.user.name} can't play here {until}" in refused
        assert "lift the suspension first (`act:back entry:2`)" in refused
        assert (await info_of(here, game)).status == "cancelled"
        await told(admin, here.channel, act="back", entry=2)
        assert "goes on for" in await told(mod, home, act="back", entry=1)
        assert (await info_of(here, game)).status == "running"
        assert here.env.errors == []


@pytest.mark.parametrize("over", ["by forfeit", "played out"])
async def test_a_vote_to_play_on_stays_open_while_somebody_in_the_game_is_suspended(
    over,
):
    async with world(patience=60.0) as here:
        game, admin = await here.table(2), administrator(here)
        home = await here.home(game)
        if over == "by forfeit":
            leaves = await here.slash(1, home, "table resign")
            await here.people[1].click(leaves.response, label="Yes, leave")
            wishes = 1
        else:
            player = Player(here, game, seed=3, way="act")
            await player.hurry()
            seat, _ = player.last
            wishes = here.seat_holder(await info_of(here, game), seat)
        bad, other = here.people[wishes], here.people[1 - wishes]
        seen = await here.slash(wishes, home, "undo")
        await bad.click(seen.response, label="Ask the others")
        (vote,) = [one for one in home.history() if "Allow" in ways(one)]
        await told(admin, here.channel, WEEK, act="bar", member=bad)
        refused = (await other.click(vote, label="Allow")).response.content
        assert f"{bad.user.name} can't play here until <t:" in refused
        assert "lift the suspension first (`act:back entry:1`)" in refused
        assert (await info_of(here, game)).status == "finished"
        assert "can't play here until" in (
            (await here.slash(1 - wishes, home, "undo")).response.content
        )
        await told(admin, here.channel, act="back", entry=1)
        await other.click(vote, label="Allow")
        assert (await info_of(here, game)).status == "running"
        assert here.env.errors == []

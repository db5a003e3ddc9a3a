"""What moderators read before an act, and what they tell by it: consequences for each person, ways to do it, stale
presses; and how anybody reaches them."""

from __future__ import annotations

import re

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core import final_order, holds
from bot.features.moderation import use_cases
from storage import departures, ratings
from tests.bot.features.moderation.test_acts import (
    LATER,
    administrator,
    asked,
    directs,
    info_of,
    joined,
    log_in,
    moderated,
    moderator,
    told,
    ways,
)
from tests.bot.interactions.test_visibility import hide
from tests.bot.players import Player
from tests.bot.world import world
from tests.fakediscord import permissions

HOUR = 60 * 60
DAYS = 5 * 24 * HOUR
GONE = "This preview has expired"


async def test_a_moderator_chooses_whether_a_missing_person_has_left():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3, pace="24h", late="skip"), moderator(here)
        home, seat = await here.home(game), (await info_of(here, game)).awaited[0].seat
        former, new = (await info_of(here, game)).seats[seat].user, here.people[3]
        await here.env.advance_time(80 * HOUR)
        seen = await asked(mod, home, act="give", seat=seat, member=new)
        assert (
            f"goes from <@{former}> to <@{new.id}>, who isn't rated for this game."
            in seen.content
        )
        assert (
            f"<@{former}> is missing: they missed a deadline and are skipped.\nTheir own last move: none. "
            "Turns missed so far: 1 of 1.\nChoose whether this game doesn't count for them, or counts as a game they "
            "left (they "
            "rank behind everyone who stays, which costs rating and reliability)."
            in seen.content
        )
        assert ways(seen) == [
            "Yes: it doesn't count for them",
            "Yes: it counts as a game they left",
            "No",
        ]
        assert (await info_of(here, game)).seats[seat].user == former
        done = await mod.click(seen, label="Yes: it doesn't count for them")
        assert f"This game doesn't count for <@{former}>." in done.response.content
        (how, _) = await here.bot.db.read(_ends, game, seat)
        assert how == "opened" and how not in final_order.LEFT
        assert here.env.errors == []


def _ends(uow, game, seat):
    return [one.how for one in departures.tenures(uow.tx, game) if one.seat == seat]


async def test_an_act_is_done_once_by_its_own_moderator_and_not_after_the_seat_has_changed_hands():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home = await here.home(game)
        seen = await asked(mod, home, act="computer", seat=1)
        assert ways(seen) == ["Yes: it doesn't count for them", "No"]
        old = await asked(mod, home, act="give", seat=1, member=here.people[4])
        other = await asked(mod, home, act="give", seat=2, member=here.people[4])
        assert (
            "a computer plays at the Red seat"
            in (await mod.click(seen, label=ways(seen)[0])).response.content
        )
        assert ways(seen) == []
        assert (
            "changed hands since"
            in (await mod.click(old, label=ways(old)[0])).response.content
        )
        await here.env.advance_time(HOUR)
        assert GONE in (await mod.click(other, label=ways(other)[0])).response.content
        assert [seat.user for seat in (await info_of(here, game)).seats][
            2
        ] == here.people[2].id
        assert here.env.errors == []


async def test_what_an_act_ends_or_gives_back_is_said_before():
    async with world(patience=60.0) as here:
        game, mod, admin = await here.table(2), moderator(here), administrator(here)
        home = await here.home(game)
        seen = await asked(mod, home, act="end")
        assert "nobody wins, and nobody's rating or reliability changes" in seen.content
        assert ways(seen) == ["Yes: do it", "No"]
        await told(mod, home, act="give", seat=1, member=here.people[3])
        seen = await asked(mod, home, act="back")
        red, new = here.people[1].mention, here.people[3].mention
        assert f"The Red seat is {red}'s again" in seen.content
        assert (
            f"*When they are back*: {new} plays on until {red} presses `Take my seat back` in the thread, which"
            in seen.content
        )
        assert seen.content.endswith(
            "*At once*, or *it was a mistake* (the thread says that, too): "
            f"{new} is out now, and the game counts for {red} again; turns since the "
            "seat was lost don't count as missed."
        )
        assert (
            "in the log, and in a direct message to whoever loses the seat or gets it back. This"
            in seen.content
        )
        assert f"{red} has missed 0 of " in seen.content
        assert ways(seen) == [LATER, "Yes: at once", "Yes: it was a mistake", "No"]
        await mod.click(seen, label="No")
        assert (await info_of(here, game)).seats[1].user == here.people[3].id
        await Player(here, game, seed=9, way="act").hurry()
        seen = await asked(admin, home, act="void")
        assert "the result is void" in seen.content and ways(seen) == [
            "Yes: do it",
            "No",
        ]
        assert here.env.errors == []


async def test_whoever_may_take_a_seat_back_does_so_in_the_direct_message_that_says_so():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home, back, new = await here.home(game), here.people[1], here.people[3]
        await told(mod, home, act="give", seat=1, member=new)
        await told(mod, home, LATER, act="back", reason="Comes back next week")
        await directs(here, back)
        (offer,) = [
            one
            for one in back.user.dm_channel.history()
            if "press the button" in one.content
        ]
        assert ways(offer) == ["Take my seat back"]
        assert (
            "\nTurns missed so far: 0 of " in offer.content
            and " Whoever misses most turns ranks behind everyone who stays. "
            in offer.content
        )
        assert "turns until you press it don't count as missed." in offer.content
        hide(here, here.channel, back.id, OverwriteType.MEMBER)
        refused = await back.user.click(offer, label="Take my seat back")
        assert "press the button" not in refused.response.content
        assert (await info_of(here, game)).seats[1].user == new.id, (
            "a seat is nothing for who can't see the game"
        )
        seen = Overwrite(
            target_id=back.id,
            type=OverwriteType.MEMBER,
            allow=permissions.VIEW_CHANNEL,
            deny=0,
        )
        here.env.backend.set_overwrite(here.channel.id, seen)
        asked_ = (await back.user.click(offer, label="Take my seat back")).response
        assert (
            "\nIf you take it, the result counts for your rating; turns since you lost the seat don't count as missed."
            in asked_.content
        )
        assert (await info_of(here, game)).seats[1].user == new.id, "it asks before"
        done = (await back.user.click(asked_, label="Take my seat back")).response
        await here.quiet()
        assert (await info_of(here, game)).seats[1].user == back.id
        assert f"{back.mention} has taken the Red seat back" in done.content
        assert not [one for one in home.history() if ways(one) == ["Take my seat back"]]
        assert here.env.errors == []


async def test_whoever_takes_a_seat_back_reads_the_missed_turns_of_now_before():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home, back, new = await here.home(game), here.people[1], here.people[3]
        await told(mod, home, act="give", seat=1, member=new)
        await told(mod, home, LATER, act="back", reason="Comes back next week")
        await directs(here, back)
        (offer,) = [
            one
            for one in back.user.dm_channel.history()
            if "press the button" in one.content
        ]
        asked_ = (await back.user.click(offer, label="Take my seat back")).response
        figures = r"Turns missed so far: (\d+ of \d+)"
        asked_with = re.search(figures, asked_.content)[1]
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 3)
        again = (await back.user.click(asked_, label="Take my seat back")).response
        assert (await info_of(here, game)).seats[1].user == new.id
        now = re.search(figures, again.content)[1]
        assert (
            "This has changed since you read it." in again.content and now != asked_with
        )
        by_another = re.search(r"by someone else: (\d+)", again.content)[1]
        assert by_another == now.split()[0] != "0"
        await back.user.click(again, label="Take my seat back")
        assert (await info_of(here, game)).seats[1].user == back.id
        await here.quiet()
        line, turns = (await moderated(here, game))[-1], now.split()[-1]
        assert f"Turns missed so far: 0 of {turns}." in line
        assert "Turns since the seat was lost don't count as missed." in line
        assert here.env.errors == []


async def test_whoever_may_take_a_seat_back_and_claims_it_reads_what_that_means_before():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home, back, new = await here.home(game), here.people[1], here.people[3]
        await told(mod, home, act="give", seat=1, member=new)
        await told(mod, home, LATER, act="back", reason="Comes back next week")
        await here.quiet()
        seen = (await here.slash(1, home, "table claim", seat=1)).response
        assert "\nIf you take it, the result counts for your rating;" in seen.content
        assert (await info_of(here, game)).seats[1].user == new.id
        await back.click(seen, label="Take my seat back")
        assert (await info_of(here, game)).seats[1].user == back.id
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 1, 2), True)
        assert here.env.errors == []


async def test_whoever_may_take_a_seat_back_that_its_new_holder_has_left_can_claim_it():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home, back, new = await here.home(game), here.people[1], here.people[3]
        await told(mod, home, act="give", seat=1, member=new)
        await told(mod, home, LATER, act="back", reason="Comes back next week")
        leaves = await here.slash(3, home, "table resign")
        await new.click(leaves.response, label="Yes, leave")
        seen = (await here.slash(1, home, "table claim", seat=1)).response
        assert "the result counts for your rating" in seen.content
        await back.click(seen, label="Take my seat back")
        await here.quiet()
        assert (await info_of(here, game)).seats[1].user == back.id
        # rated as promised, though somebody has left the seat meanwhile
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 1, 2), True)
        assert await here.bot.db.read(_ends, game, 1) == [None]
        await Player(here, game, seed=9, way="act").hurry()
        ranks = (await info_of(here, game)).ranks
        assert await here.bot.db.read(_rated, game) == dict(enumerate(ranks))
        assert here.env.errors == []


KEPT = "the seat is kept for"


def _waits(uow, game):
    return holds.latest(uow, game)


@pytest.mark.parametrize("by", ["resign", "skip"])
async def test_a_promised_seat_is_kept_for_a_day_when_its_player_gives_it_up_then_open(
    by,
):
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home, back, new = await here.home(game), here.people[1], here.people[3]
        other = here.people[4]
        await told(mod, home, act="give", seat=1, member=new)
        await told(mod, home, LATER, act="back", reason="Comes back next week")
        if by == "skip":
            text = await told(mod, home, act="skip", seat=1)
            assert KEPT not in text, "only the preview and the thread say that"
        else:
            leaves = (await here.slash(3, home, "table resign")).response
            assert leaves.content.startswith("Thank you for playing here: leaving")
            free = f"is kept for {back.mention} for 24 hours, and you can't undo that. After that, anyone can claim it."
            assert free in leaves.content
            await new.click(leaves, label="Yes, leave")
        await here.quiet()
        (kept,) = [one for one in home.history() if KEPT in one.content]
        assert f"{KEPT} {back.mention}" in kept.content
        assert "ranks behind" not in kept.content, "the seat was only taken over"
        assert ways(kept) == ["Take my seat back"] and back.id in {
            one.id for one in kept.mentions
        }
        assert f"{KEPT} {back.mention}" in (await directs(here, back))[-1]
        refused = (await here.slash(4, home, "table claim", seat=1)).response.content
        assert "No seat is open" in refused
        (seat,) = [one for one in (await info_of(here, game)).seats if one.seat == 1]
        assert seat.user is None and not (await here.bot.db.read(_waits, game))
        await here.env.advance_time(25 * HOUR)
        await here.quiet()
        assert "is open: anyone can take it" in (await directs(here, back))[-1]
        assert [one for one in home.history() if ways(one) == ["Take the seat"]]
        taken = (await here.slash(4, home, "table claim", seat=1)).response
        assert (await info_of(here, game)).seats[1].user == other.id, taken.content
        await here.quiet()
        (over,) = [one for one in home.history() if "no longer be taken" in one.content]
        assert f"{other.mention} plays there now." in over.content
        sits = [one for one in home.history() if "has taken over" in one.content][-1]
        assert "ranks behind" not in sits.content, "who left had taken the seat over"
        closed = f"Caylus #{game}: the seat can no longer be taken back."
        assert closed in (await directs(here, back))[-1]
        allowed = [one for one in await moderated(here, game) if "**2**" in one]
        assert allowed[0].startswith("🛡️ ~~**2**"), allowed
        assert not [one for one in home.history() if ways(one) == ["Take my seat back"]]
        assert here.env.errors == []


async def test_a_game_of_two_ends_when_nobody_has_taken_a_promised_seat_back_in_time():
    async with world(patience=60.0) as here:
        game, mod = await here.table(2), moderator(here)
        home, back, new = await here.home(game), here.people[1], here.people[3]
        await told(mod, home, act="give", seat=1, member=new)
        await told(mod, home, LATER, act="back", reason="Comes back next week")
        leaves = (await here.slash(3, home, "table resign")).response
        for part in (
            "Thank you for playing here: leaving changes neither",
            f"is kept for {back.mention} for 24 hours",
            "After that, the game ends with a win by forfeit for 🔵 **Blue**",
        ):
            assert part in leaves.content
        await new.click(leaves, label="Yes, leave")
        await here.env.advance_time(23 * HOUR)
        assert (await info_of(here, game)).status == "running"
        await here.env.advance_time(2 * HOUR)
        assert (await info_of(here, game)).status != "running"
        assert here.env.errors == []


def _rated(uow, game):
    return {row.seat: row.rank for row in ratings.of_game(uow.tx, game)}


async def test_somebody_plays_on_until_the_holder_of_the_seat_is_back():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home, back, new = await here.home(game), here.people[1], here.people[3]
        await told(mod, home, act="give", seat=1, member=new)
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, administrator(here), log)
        answer = await told(mod, home, LATER, act="back", reason="Comes back next week")
        offer = f"{back.mention} can take the Red seat back until <t:"
        assert (
            answer.startswith("**2** · <t:")
            and f"Caylus #{game} (<#{home.id}>): {offer}" in answer
        )
        assert "`act:back entry:2 reason:…`" in answer, "it can be taken back itself"
        await here.quiet()
        assert [one.content for one in log.history()] == [answer.partition("\n")[0]]
        assert (await info_of(here, game)).seats[1].user == new.id
        assert "already the case" in await told(mod, home, LATER, act="back", entry=1)
        (button,) = [
            one for one in home.history() if ways(one) == ["Take my seat back"]
        ]
        act, to_back, to_new = button.content.split("\n")
        assert act.startswith("🛡️ **2** · ") and act.endswith(
            f"By {mod.mention}. Reason: Comes back next week"
        )
        assert to_back.startswith(
            f"{back.mention}: press the button to play here again."
        )
        assert to_new.startswith(
            f"{new.mention}: play on. If {back.mention} presses the button in time,"
        )
        assert {one.id for one in button.mentions} >= {back.id, new.id}
        other = await here.people[2].click(button, label="Take my seat back")
        assert (
            other.response.ephemeral
            and "You have no seat in this game" in other.response.content
        )
        await here.env.advance_time(DAYS)
        seen = (await back.click(button, label="Take my seat back")).response
        assert seen.ephemeral and "Turns missed so far: " in seen.content
        assert (await info_of(here, game)).seats[1].user == new.id, "it asks before"
        await back.click(seen, label="Take my seat back")
        await here.quiet()
        assert (await info_of(here, game)).seats[1].user == back.id
        given, allowed, line = await moderated(here, game)
        assert "~~ ↩️ Reversed by case 3" in given
        assert (
            allowed.startswith("🛡️ ~~**2** · ")
            and "~~ ✅ Done by case 3, <t:" in allowed
        )
        assert not [one for one in home.history() if ways(one) == ["Take my seat back"]]
        assert f"By {mod.mention}. Reason: Comes back next week" in line
        assert (
            f"{back.mention} has taken the Red seat back (allowed on <t:" in line
            and " by case 2)" in line
        )
        assert [one.content[:6] for one in log.history()] == ["~~**2*", "**3** "]
        assert "There's nothing left to reverse" in await told(mod, home, act="back")
        assert here.env.errors == []


async def test_that_somebody_may_take_a_seat_back_can_be_taken_back_and_is_in_the_log():
    async with world(patience=60.0) as here:
        game, mod, admin = await here.table(3), moderator(here), administrator(here)
        home, back, new = await here.home(game), here.people[1], here.people[3]
        await told(mod, home, act="give", seat=1, member=new)
        await told(mod, home, LATER, act="back", reason="Comes back next week")
        await here.quiet()
        # the last act that stands
        withdrawn = await told(mod, home, act="back", reason="Will not come")
        said = f"case 2 is reversed: {back.mention} can no longer take the Red seat back, and {new.mention} plays on"
        assert said in withdrawn
        *_, allowed, line = await moderated(here, game)
        assert "~~ ↩️ Reversed by case 3" in allowed and said in line
        listed = (
            await admin.slash(here.channel, "caylus-server log")
        ).response.content.split("\n")
        assert [one[:7] for one in listed[1:]] == ["**3** ·", "~~**2**", "**1** ·"]
        assert not [one for one in home.history() if ways(one) == ["Take my seat back"]]
        await told(mod, home, LATER, act="back", entry=1, reason="Comes after all")
        assert "and keeps the seat if" in (await moderated(here, game))[-1]
        assert here.env.errors == []


async def test_whoever_does_not_take_a_seat_back_in_time_is_told_that_it_is_over():
    async with world(patience=60.0) as here:
        game, mod, admin = await here.table(3), moderator(here), administrator(here)
        home, back, new = await here.home(game), here.people[1], here.people[3]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        await told(mod, home, act="give", seat=1, member=new)
        await told(mod, home, LATER, act="back", reason="Comes back next week")
        await here.quiet()
        await here.env.advance_time(use_cases.OFFER_KEPT + HOUR)
        await here.quiet()
        (over,) = [
            one
            for one in home.history()
            if "this seat can no longer be taken back (case 2)" in one.content
        ]
        assert over.content.endswith(f" {new.mention} plays there now.")
        assert {one.id for one in over.mentions} == {back.id, new.id}
        allowed = (await moderated(here, game))[-1]
        assert allowed.startswith("🛡️ ~~**2** · ") and "~~ ⌛ Ended on <t:" in allowed
        assert [one.content[:5] for one in log.history()] == ["**1**", "~~**2"]
        assert not [one for one in home.history() if ways(one) == ["Take my seat back"]]
        assert (await info_of(here, game)).seats[1].user == new.id
        assert here.env.errors == []


async def test_what_a_moderator_allowed_stands_when_they_are_forgotten():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home, back = await here.home(game), here.people[1]
        await told(mod, home, act="give", seat=1, member=here.people[3])
        await told(mod, home, LATER, act="back")
        forgets = await mod.slash(here.channel, "caylus me forget")
        await mod.click(forgets.response, label="Delete my data")
        await here.quiet()
        (button,) = [
            one for one in home.history() if ways(one) == ["Take my seat back"]
        ]
        seen = (await back.click(button, label="Take my seat back")).response
        await back.click(seen, label="Take my seat back")
        assert (await info_of(here, game)).seats[1].user == back.id
        assert (
            "@"
            not in (await moderated(here, game))[-1]
            .partition(" By ")[2]
            .partition("Reason")[0]
        )
        assert here.env.errors == []


async def test_the_log_resolves_what_it_said_of_a_seat():
    async with world(patience=60.0) as here:
        game, admin = await here.table(4, pace="24h", late="skip"), administrator(here)
        home, log = await here.home(game), here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        leaves = await here.slash(2, home, "table resign")
        await here.people[2].click(leaves.response, label="Yes, leave")
        await here.quiet()
        (open_,) = log.history()
        assert "has left the game. The seat is open.\n" in open_.content
        assert (
            "can give the seat to someone, let a computer play there, or end the game."
            in open_.content
        )
        await here.slash(4, home, "table claim", seat=2)
        await here.quiet()
        (taken,) = log.history()
        assert (
            taken.content.startswith("~~🪑") and "seat is open.~~\n🪑" in taken.content
        )
        assert taken.content.endswith("(Eve) has taken over the seat. ✅")
        leaves = await here.slash(4, home, "table resign")
        await here.people[4].click(leaves.response, label="Yes, leave")
        await here.quiet()
        taken, _ = sorted(log.history(), key=lambda one: one.id)
        assert taken.content.endswith("(Eve) has taken over the seat. ✅~~"), (
            "no longer"
        )
        await here.env.advance_time(80 * HOUR)
        await here.quiet()
        skipped = [
            one
            for one in log.history()
            if "is skipped until they're back" in one.content
        ]
        assert skipped and "or end the game" in skipped[0].content
        late = next(
            seat.user for seat in (await info_of(here, game)).seats if seat.absent
        )
        who = [person.id for person in here.people].index(late)
        shown = await here.slash(who, home, "status")
        await here.people[who].click(shown.response, label="I'm back")
        await here.quiet()
        assert any("is back. ✅" in one.content for one in log.history())
        assert here.env.errors == []


async def reported(who, where, **options):
    """The answer to a report that is sent, or refused, after its sender has read who will see it."""
    seen = await asked(who, where, **{"act": "report", **options})
    return (await who.click(seen, label="Yes: send it")).response


async def test_anybody_tells_the_moderators_something_three_times_an_hour():
    async with world(patience=60.0) as here:
        game, admin = await here.table(2), administrator(here)
        home, log = await here.home(game), here.guild.create_text_channel("mod-log")
        options = {"act": "report", "reason": "**Bob** insults @everyone"}
        none = (await here.slash(0, home, "table moderate", **options)).response
        assert none.ephemeral and "nothing was sent" in none.content
        await log_in(here, admin, log)
        before = len(home.history())
        kept = await asked(here.people[0], home, **options)
        assert kept.ephemeral and "Nothing has been sent yet" in kept.content
        assert f"posted in <#{log.id}>, which @everyone can read" in kept.content
        await here.people[0].click(kept, label="No")
        assert log.history() == []
        for _ in range(3):
            said = await reported(here.people[0], home, **options)
            assert said.ephemeral and f"find it in <#{log.id}>" in said.content
        often = await reported(here.people[0], home, **options)
        assert "3 times an hour" in often.content
        stranger = joined(here, "Passer-by")
        sent = await reported(stranger, here.channel, **options)
        assert sent.content.startswith("Sent: ")
        first, *more = sorted(log.history(), key=lambda one: one.id)
        assert len(more) == 3 and len(home.history()) == before
        assert first.content.startswith(
            f"🚩 <#{home.id}> · Report by <@{here.people[0].id}>: "
        )
        assert "@everyone" not in first.content
        assert here.env.errors == []


async def test_a_report_is_closed_by_a_moderator_who_does_not_play_in_that_game():
    async with world(patience=60.0) as here:
        game, admin, mod = await here.table(2), administrator(here), moderator(here)
        home, log = await here.home(game), here.guild.create_text_channel("mod-log")
        plays = joined(here, "Both", manage_threads=True)
        await log_in(here, admin, log)
        await reported(here.people[0], home, reason="Bob insults me")
        await told(mod, home, act="give", seat=1, member=plays)
        (report,) = [one for one in log.history() if one.content.startswith("🚩")]
        for who, why in (
            (here.people[0], "for moderators"),
            (plays, "someone else with Manage Threads"),
        ):
            refused = await who.click(report, label="Done")
            assert refused.response.ephemeral and why in refused.response.content
        form = await mod.click(report, label="Done")
        assert (await directs(here, here.people[0])) == [], (
            "not before the form is sent"
        )
        await mod.submit_modal(form, {"sentence": "Bob has **been** warned"})
        (report,) = [one for one in log.history() if "🚩" in one.content]
        assert (
            report.content.startswith("~~🚩")
            and f"Bob insults me~~ ✅ <@{mod.id}>, <t:" in report.content
        )
        assert report.content.endswith(r": Bob has \*\*been\*\* warned")
        assert ways(report) == []
        (answer,) = await directs(here, here.people[0])
        assert answer.startswith(f"🚩 {mod.mention} has looked at your report on ")
        assert f"(<#{home.id}>, <t:" in answer and answer.endswith(
            r"Their answer: Bob has \*\*been\*\* warned"
        )
        assert here.env.errors == []


async def test_whoever_takes_no_direct_message_reads_at_their_next_press_that_a_report_was_looked_at(
    monkeypatch,
):
    async with world(patience=60.0) as here:
        game, admin, mod = await here.table(2), administrator(here), moderator(here)
        home, log = await here.home(game), here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        await reported(here.people[0], home, reason="Bob insults me")

        async def refused(user, text, **options):
            return False

        monkeypatch.setattr(here.bot.discord_api, "direct", refused)
        (report,) = [one for one in log.history() if one.content.startswith("🚩")]
        await mod.submit_modal(await mod.click(report, label="Done"), {"sentence": ""})
        await here.env.advance_time(90)
        await here.quiet()
        (report,) = [one for one in log.history() if "🚩" in one.content]
        assert report.content.endswith(":f>"), "without a sentence"
        other = await here.slash(1, home, "status")
        assert [one.content for one in other.followups] == []
        for told in (True, False):
            seen = await here.slash(0, home, "status")
            answers = [
                one
                for one in seen.followups
                if "has looked at your report" in one.content
            ]
            assert [one.ephemeral for one in answers] == ([True] if told else [])
        assert here.env.errors == []


async def test_a_report_names_the_moderators_who_play_at_the_table_and_whom_to_write_to():
    async with world(patience=60.0) as here:
        game, admin = await here.table(3), administrator(here)
        home, log = await here.home(game), here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        seen = await asked(here.people[1], home, act="report", reason="Bob is rude")
        assert "Moderators who play at this table" not in seen.content
        plays, mod = moderator(here), joined(here, "Other", manage_threads=True)
        await told(mod, home, act="give", seat=2, member=plays)
        seen = await asked(here.people[1], home, act="report", reason="Bob is rude")
        assert (
            f"Moderators who play at this table read it, too: {plays.mention}. If it is about one of them, "
            "write instead to <@" in seen.content
        )
        assert here.env.errors == []

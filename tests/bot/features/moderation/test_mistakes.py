"""Whoever lifts a bar says whether it was a mistake: then the person did nothing wrong, and loses nothing by it."""

from __future__ import annotations

import re

import pytest

from bot.core import final_order, queries, seats
from bot.features.moderation import use_cases
from bot.features.statistics import plackett_luce
from bot.features.statistics.plackett_luce import START
from storage import actions, departures
from tests.bot.club import DAY, HOUR, MODERATOR, PEOPLE, PLACE
from tests.bot.core.clock.test_absent import awake, passes
from tests.bot.core.test_leaving import end, everybody_acted, in_turn, rated
from tests.bot.features.moderation.test_acts import (
    SERVED,
    administrator,
    asked,
    directs,
    info_of,
    log_in,
    moderated,
    moderator,
    told,
    ways,
)
from tests.bot.features.moderation.test_holds import decides, direct_sent
from tests.bot.features.statistics.test_reliability import known
from tests.bot.players import Player
from tests.bot.world import world

MISTAKE = "Yes: it was a mistake"
NOTHING = "did nothing wrong"


@pytest.mark.parametrize("way", [MISTAKE, SERVED])
async def test_after_a_mistake_thread_log_and_direct_message_say_that_the_person_did_nothing_wrong(
    way,
):
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        await told(admin, here.channel, act="bar", member=bad, reason="Insults")
        seen = await asked(
            admin, here.channel, act="back", entry=1, reason="Somebody else"
        )
        assert ways(seen) == [MISTAKE, SERVED, "No"]
        done = (await admin.click(seen, label=way)).response.content
        (line,) = await moderated(here, game)
        entries = {one.content for one in log.history()}
        (struck,) = [text for text in entries if text.startswith("~~**1**")]
        direct = (await directs(here, bad))[-1]
        assert line.startswith("🛡️ ~~**1** · ") and "~~ ↩️ Reversed by case 2" in line, (
            "it stays struck"
        )
        says = [f"{bad.mention} {NOTHING}." in text for text in (done, line, struck)]
        assert [*says, f"it was a mistake, and you {NOTHING}." in direct] == [
            way == MISTAKE
        ] * 4
        assert ("it has served its purpose" in done) == (way == SERVED)
        listed = (await admin.slash(here.channel, "caylus-server log")).response.content
        assert (NOTHING in listed) == (way == MISTAKE)
        assert here.env.errors == []


# A bar that is lifted later than a day: the games lost by it count neither way


async def lifted(club, entry, *, mistake=True):
    """An administrator lifts a bar, and says whether it was a mistake; the number of that act."""
    withdrawal = use_cases.Withdrawal(
        PLACE.server, entry, MODERATOR, "Somebody else", administrator=True
    )
    done = await club.table.run(use_cases.take_back, withdrawal, mistake=mistake)
    await club.table.run(direct_sent, done.entry)
    return done.entry


async def lost(club, players, *, over_first=False, **settings):
    """A rated game whose decider is barred for longer than a day, and which ends; its position, person and act."""
    position, person, entry = await decides(
        club, players, **{"late": "skip", **settings}
    )
    game = position.info.id
    await in_turn(club, game, 8)
    await passes(club, DAY + HOUR)
    if players > 2 and over_first:
        await end(club, game, [30 + 10 * seat for seat in range(players)])
    return position, person, entry


@pytest.mark.parametrize("over_first", [True, False])
async def test_a_game_lost_by_a_mistaken_bar_counts_neither_way_and_those_who_stayed_are_rated(
    club, over_first
):
    position, person, entry = await lost(club, 4, over_first=over_first)
    game = position.info.id
    if not over_first:
        back = await lifted(club, entry)
        await end(club, game, [30 + 10 * seat for seat in range(4)])
    else:
        assert (
            person.user in await rated(club) and (await known(club, person)).games == 1
        )
        back = await lifted(club, entry)
    found = await rated(club)
    assert found.keys() == {one.user for one in PEOPLE[:4]} - {person.user}
    rows = await club.rows(
        "SELECT rank, mu_after - 3 * sigma_after FROM rated WHERE user IS NOT NULL ORDER BY seat"
    )
    among = plackett_luce.rate([START] * 3, [rank for rank, _ in rows])
    assert [after for _, after in rows] == [rating.ordinal for rating in among]
    assert (await known(club, person)).games == 0
    assert await club.rows("SELECT * FROM tally WHERE user = ?", person.user) == []
    for other in PEOPLE[:4]:
        assert other == person or (await known(club, other)).finished == 1
    entry_ = await club.table.read(use_cases.find, PLACE.server, back)
    assert [(number, seat) for _, number, seat in entry_.forgiven] == [
        (game, position.decision.seat)
    ]
    assert person.user not in {
        one for (one,) in await club.rows("SELECT user FROM rating")
    }


async def test_ratings_of_later_games_are_computed_again_and_a_void_result_stays_void(
    club,
):
    position, person, entry = await lost(club, 3, over_first=True)
    later = await club.game(3, rated="yes")
    await in_turn(club, later.info.id, 8)
    await end(club, later.info.id, [40, 60, 50])
    before = dict(await club.rows("SELECT user, ordinal FROM rating"))
    await club.table.run(use_cases.void, position.info.id, MODERATOR, "Two seats")
    await lifted(club, entry)
    assert await club.rows("SELECT 1 FROM rated WHERE game = ?", position.info.id) == []
    alone = dict(await club.rows("SELECT user, ordinal FROM rating"))
    again = use_cases.Withdrawal(
        PLACE.server, entry + 1, MODERATOR, "One", administrator=True
    )
    await club.table.run(use_cases.take_back, again)
    after = dict(await club.rows("SELECT user, ordinal FROM rating"))
    assert after[person.user] != before[person.user] and after != alone, (
        "the others are rated for both"
    )
    counted = await club.rows(
        "SELECT user FROM rated WHERE game = ? AND user IS NOT NULL", position.info.id
    )
    assert {user for (user,) in counted} == {one.user for one in PEOPLE[:3]} - {
        person.user
    }
    assert dict(await club.rows("SELECT user, games FROM rating"))[person.user] == 1


async def test_of_a_game_of_two_that_ended_by_a_mistaken_bar_nobody_is_rated(club):
    _, person, entry = await lost(club, 2)
    assert (await rated(club))[person.user] == (2, False)
    await lifted(club, entry)
    assert [up for _, up in (await rated(club)).values()] == [False]
    assert (await known(club, person)).games == 0


@pytest.mark.parametrize(
    ("players", "over", "said"),
    [(4, True, "over"), (4, False, "running"), (2, True, "alone")],
)
async def test_ratings_are_said_to_be_among_those_who_stayed_only_where_more_than_one_stayed(
    club, players, over, said
):
    position, _, entry = await lost(club, players, over_first=over)
    assert await club.table.read(use_cases.rating_outcome, position.info.id) == said
    back = await lifted(club, entry)
    assert (await club.table.read(use_cases.find, PLACE.server, back)).outcome == said


async def test_a_bar_that_has_served_its_purpose_leaves_the_game_as_one_they_left(club):
    _, person, entry = await lost(club, 3, over_first=True)
    before = await club.rows("SELECT * FROM rated ORDER BY number, seat")
    await lifted(club, entry, mistake=False)
    assert await club.rows("SELECT * FROM rated ORDER BY number, seat") == before
    assert (await known(club, person)).games == 1


async def test_the_thread_the_log_and_the_person_read_which_game_counts_neither_way():
    async with world(patience=60.0) as here:
        game, admin, bad = (
            await here.table(3, pace="24h", late="skip"),
            administrator(here),
            here.people[1],
        )
        home = await here.home(game)
        await told(admin, here.channel, act="bar", member=bad, reason="Insults")
        await here.env.advance_time(DAY + HOUR)
        await here.quiet()
        (left,) = [
            one for one in home.history() if "is now out of the game" in one.content
        ]
        assert "Bob ranks behind everyone who stays" in left.content
        seen = await asked(
            admin, here.channel, act="back", entry=1, reason="Somebody else"
        )
        assert (
            f"lost games that don't come back (Caylus #{game}) won't count for them; those who "
            "stay will be rated against each other. Where the seat is still free, a button in their direct message "
            "lets them play on there, rated as before.\n• *It has served its purpose*: none of that happens."
            in seen.content
        )
        assert f"Case 1 about {bad.mention} is reversed." in seen.content, (
            "which of both is open"
        )
        done = (await admin.click(seen, label=MISTAKE)).response.content
        assert (
            f"Games that now don't count for {bad.mention}: Caylus #{game}; those who stay will be rated"
            in done
        )
        _, line = await moderated(here, game)
        line, offer = line.split("\n")
        assert line.startswith("🛡️ **2** · <t:") and line.endswith(
            f"By {admin.mention}. Reason: Somebody else"
        )
        assert offer.startswith(f"{bad.mention}: You can take your seat back until <t:")
        assert (
            f"Caylus #{game}: this game doesn't count for {bad.mention}, who did nothing wrong."
            in line
        )
        (left,) = [
            one for one in home.history() if "is now out of the game" in one.content
        ]
        headline, offer = left.content.split("\n", 1)
        assert (
            headline.startswith("~~🔴")
            and headline.endswith("~~")
            and not offer.startswith("~~")
        )
        assert ways(left) == ["Take the seat"]
        direct = (await directs(here, bad))[-1]
        assert (
            f"which now don't count for you: Caylus #{game}.\nYou can take your seat back until <t:"
            in direct
        )
        assert here.env.errors == []


# The way back to a seat that was lost by a mistake


BUTTON = "Take my seat back"


async def offered(here, person):
    """What the button in the last direct message shows: the question."""
    await directs(here, person)
    (offer,) = [
        one for one in person.user.dm_channel.history() if ways(one) == [BUTTON]
    ]
    return (await person.user.click(offer, label=BUTTON)).response


async def back_again(here, person, asked_):
    """Answer yes to the question; what follows."""
    assert ways(asked_) == [BUTTON, "No"] and asked_.ephemeral
    answer = (await person.click(asked_, label=BUTTON)).response
    await here.quiet()
    return answer


async def mistaken(here, **options):
    """A table of three with a bar that was lifted as a mistake after the seat was no longer held."""
    game, admin, bad = (
        await here.table(3, pace="24h", **options),
        administrator(here),
        here.people[1],
    )
    await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 2)
    await told(admin, here.channel, act="bar", member=bad, reason="Insults")
    await here.env.advance_time(3 * DAY)
    await here.quiet()
    return game, admin, bad


@pytest.mark.parametrize("late", ["skip", "stand-in"])
async def test_a_seat_lost_by_a_mistake_comes_back_by_one_press_rated_and_without_missed_turns(
    late,
):
    async with world(patience=60.0) as here:
        game, admin, bad = await mistaken(here, late=late)
        home = await here.home(game)
        before = (await here.bot.db.read(final_order.missed_so_far, game, 0))[0]
        await told(
            admin, here.channel, MISTAKE, act="back", entry=1, reason="Somebody else"
        )
        await here.quiet()
        answer = await back_again(here, bad.user, await offered(here, bad))
        assert "Seats that are yours again: 1." in answer.content and not ways(answer)
        info = await info_of(here, game)
        assert info.seats[1].user == bad.id and info.seats[1].stand_in is None
        assert (await here.bot.db.read(final_order.missed_so_far, game, 1))[0] == 0
        assert (await here.bot.db.read(final_order.missed_so_far, game, 0))[0] == before
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 1, 2), True)
        stood_in = {
            seat
            for seat, *_ in await here.bot.db.read(
                lambda uow: actions.stand_ins(uow.tx, game)
            )
        }
        assert stood_in == ({1} if late == "stand-in" else set()), (
            "the result says what a computer did"
        )
        contents = [one.content for one in home.history()]
        assert [
            "Ann, Bob and Cy are rated against each other." in one for one in contents
        ].count(True) == 1
        struck = [
            one
            for one in contents
            if "~~Ann and Cy are rated against each other.~~" in one
        ]
        assert len(struck) == 1, "what is no longer so is struck"
        (line,) = [one for one in contents if one.startswith("🛡️ **2**")]
        assert (
            f"Caylus #{game}: {bad.mention} did nothing wrong. ~~This game doesn't count for "
            f"{bad.mention}.~~ {bad.mention} took the seat back on <t:"
        ) in line, "what is true of Bob stays"
        assert "so it counts as before. By " in line
        assert here.env.errors == []


async def go_on(here, game, late, turn):
    """The others play on to a turn; where a computer plays for who is late, time passes."""
    if late == "skip":
        await Player(here, game, seed=turn, way="act").hurry(
            lambda info: info.turn == turn
        )
    else:
        await here.env.advance_time(3 * DAY)
    await here.quiet()


@pytest.mark.parametrize("late", ["skip", "stand-in"])
async def test_whoever_may_come_back_reads_how_the_seat_is_and_until_when_before_anything_is_done(
    late,
):
    async with world(patience=60.0) as here:
        game, admin, bad = await mistaken(here, late=late)
        await go_on(here, game, late, turn=4)
        await told(
            admin, here.channel, MISTAKE, act="back", entry=1, reason="Somebody else"
        )
        question = await offered(here, bad)
        said, rating = question.content.split("\n")
        until, points, place, missed, turns, skipped, computer = map(
            int,
            re.fullmatch(
                rf"Caylus #{game}: you can take the Red seat back until <t:(\d+):f>\. Prestige now: (\d+) "
                r"\(place (\d) of 3\)\. Turns missed so far: (\d+) of (\d+) \(skipped: (\d+), played by a computer: "
                r"(\d+), played by someone else: 0\)\.",
                said,
            ).groups(),
        )
        lifted_ = await here.bot.db.read(use_cases.find, here.guild.id, 2)
        assert until == lifted_.row.at + use_cases.OFFER_KEPT
        position = await here.bot.db.read(queries.position, game)
        all_points = position.game.guide.points(position.view())
        assert points == all_points[1]
        assert place == 1 + sum(other > points for other in all_points)
        assert missed == skipped + computer > 0 and turns > missed
        assert (skipped if late == "stand-in" else computer) == 0
        assert rating.startswith(
            "If you take it, the result counts for your rating; turns since you lost the seat don't count as missed. "
            "If you don't, the game doesn't count for you."
        )
        assert ("any rating gain is halved" in rating) == (late == "stand-in")
        assert (await info_of(here, game)).seats[1].user is None
        await bad.user.click(question, label="No")
        assert (await info_of(here, game)).seats[1].user is None
        question = await offered(here, bad)
        if late == "skip":  # more turns pass before the answer
            await go_on(here, game, late, turn=6)
            question = (await bad.user.click(question, label=BUTTON)).response
            assert "This has changed since you read it." in question.content
            assert (await info_of(here, game)).seats[1].user is None
        await back_again(here, bad.user, question)
        assert (await info_of(here, game)).seats[1].user == bad.id
        assert here.env.errors == []


async def test_a_seat_lost_by_a_mistake_can_be_taken_back_for_a_week_and_thread_and_person_read_that():
    async with world(patience=60.0) as here:
        game, admin, bad = await mistaken(here, late="wait")
        await told(
            admin, here.channel, MISTAKE, act="back", entry=1, reason="Somebody else"
        )
        await here.quiet()
        home = await here.home(game)
        (posted,) = [one for one in home.history() if ways(one) == [BUTTON]]
        assert bad.id in {one.id for one in posted.mentions}
        assert posted.content.split("\n")[1].startswith(
            f"{bad.mention}: You can take your seat back until <t:"
        )
        question = await offered(here, bad)
        await here.env.advance_time(use_cases.OFFER_KEPT + HOUR)
        await here.quiet()
        (posted,) = [one for one in home.history() if one.id == posted.id]
        act, offer, *_ = posted.content.split("\n")
        assert act.startswith("🛡️ **2** · ") and offer.startswith("~~")
        assert not ways(posted)
        late = (await bad.user.click(question, label=BUTTON)).response
        assert "the seat can no longer be taken back. The game" in late.content
        assert (await info_of(here, game)).seats[1].user is None
        await here.slash(1, home, "table claim", seat=1)
        assert (await info_of(here, game)).seats[1].user == bad.id
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 2), True)
        assert here.env.errors == []


@pytest.mark.parametrize("by", ["button", "command"])
async def test_whoever_takes_the_seat_that_they_lost_by_a_mistake_has_it_back_rated(by):
    async with world(patience=60.0) as here:
        game, admin, bad = await mistaken(here, late="skip")
        home = await here.home(game)
        await told(
            admin, here.channel, MISTAKE, act="back", entry=1, reason="Somebody else"
        )
        await here.quiet()
        if by == "button":
            (left,) = [one for one in home.history() if ways(one) == ["Take the seat"]]
            answer = (await bad.click(left, label="Take the seat")).response
        else:
            answer = (await here.slash(1, home, "table claim")).response
        answer = await back_again(here, bad, answer)
        assert "Seats that are yours again: 1." in answer.content and not ways(answer)
        assert (await info_of(here, game)).seats[1].user == bad.id
        assert (await here.bot.db.read(final_order.missed_so_far, game, 1))[0] == 0
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 1, 2), True)
        assert here.env.errors == []


@pytest.mark.parametrize("noticed", ["before", "after"])
async def test_a_seat_lost_by_a_mistake_comes_back_rated_when_whoever_took_it_leaves_it(
    noticed,
):
    async with world(patience=60.0) as here:
        game, admin, bad = await mistaken(here, late="skip")
        home, other = await here.home(game), here.people[4]
        lifts = {"act": "back", "entry": 1, "reason": "Somebody else"}
        await here.slash(4, home, "table claim", seat=1)
        await go_on(here, game, "skip", turn=4)
        if noticed == "before":
            await told(admin, here.channel, MISTAKE, **lifts)
        leaves = await here.slash(4, home, "table resign")
        await other.click(leaves.response, label="Yes, leave")
        if noticed == "after":
            await told(admin, here.channel, MISTAKE, **lifts)
        await here.quiet()
        if noticed == "after":
            question = await offered(here, bad)
        else:
            question = (await here.slash(1, home, "table claim", seat=1)).response
        assert "the result counts for your rating; turns since you" in question.content
        by_other = re.search(r"by someone else: (\d+)\)", question.content)
        assert int(by_other[1]) > 0
        assert (await info_of(here, game)).seats[1].user is None
        # the question is in a direct message, or the thread
        await back_again(here, bad.user if noticed == "after" else bad, question)
        seat = (await info_of(here, game)).seats[1]
        assert (seat.user, seat.took_over) == (bad.id, False)
        assert (await here.bot.db.read(final_order.missed_so_far, game, 1))[0] == 0
        assert {"person", "excused_another"} <= await sources(here, game, 1)
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 1, 2), True)
        (line,) = [
            one.content for one in home.history() if one.content.startswith("🛡️ **2**")
        ]
        assert f"{bad.mention} took the seat back on <t:" in line
        assert here.env.errors == []


@pytest.mark.parametrize("late", [False, True])
async def test_whoever_left_their_own_seat_or_comes_after_a_week_gets_it_unrated(late):
    async with world(patience=60.0) as here:
        game, admin, bad = await mistaken(here, late="wait")
        home = await here.home(game)
        lifts = {"act": "back", "entry": 1, "reason": "Somebody else"}
        who = 4 if late else 1
        if not late:
            await told(admin, here.channel, SERVED, **lifts)
        claimed = (await here.slash(who, home, "table claim", seat=1)).response
        if not late:
            await bad.click(claimed, label="Take the seat")
        else:
            await told(admin, here.channel, MISTAKE, **lifts)
            await here.env.advance_time(use_cases.OFFER_KEPT + HOUR)
        leaves = await here.slash(who, home, "table resign")
        await here.people[who].click(leaves.response, label="Yes, leave")
        if not late:
            await told(admin, here.channel, MISTAKE, **lifts)
        await here.quiet()
        assert (await info_of(here, game)).seats[1].user is None
        claimed = (await here.slash(1, home, "table claim", seat=1)).response
        if BUTTON not in ways(claimed) and "Take the seat" in ways(claimed):
            await bad.click(claimed, label="Take the seat")
        assert (await info_of(here, game)).seats[1].user == bad.id
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 2), True)
        assert here.env.errors == []


async def test_whoever_comes_too_late_for_their_seat_is_told_that_it_is_taken():
    async with world(patience=60.0) as here:
        game, admin, bad = await mistaken(here, late="skip")
        await told(
            admin, here.channel, MISTAKE, act="back", entry=1, reason="Somebody else"
        )
        await here.quiet()
        await here.slash(4, await here.home(game), "table claim", seat=1)
        answer = await offered(here, bad)
        said = (
            f"Caylus #{game}: someone else plays there now. If they give the seat up by"
        )
        assert said in answer.content
        assert (await info_of(here, game)).seats[1].user == here.people[4].id
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 2), True)
        assert here.env.errors == []


async def test_whoever_alone_is_left_to_be_rated_reads_that_the_game_changes_their_rating_no_more():
    async with world(patience=60.0) as here:
        game, admin, _ = await mistaken(here, late="skip")
        home = await here.home(game)
        await here.slash(4, home, "table claim", seat=1)
        leaves = await here.slash(2, home, "table resign")
        await here.people[2].click(leaves.response, label="Yes, leave")
        await here.quiet()
        contents = [one.content for one in home.history()]
        assert any(
            "~~Ann and Cy are rated against each other.~~" in one for one in contents
        )
        (alone,) = [
            one
            for one in home.history()
            if "Nobody is left to be rated against" in one.content
        ]
        assert here.people[0].id in {one.id for one in alone.mentions}
        seen = await asked(
            admin, here.channel, act="back", entry=1, reason="Somebody else"
        )
        assert (
            f"no ratings change unless {here.people[1].mention} plays on, "
            "because nobody else is still rated" in seen.content
        )
        assert here.env.errors == []


@pytest.mark.parametrize("between", [False, "resigns", "moderator"])
async def test_whoever_sits_in_their_seat_again_when_a_mistake_is_noticed_is_rated_as_before(
    between,
):
    async with world(patience=60.0) as here:
        game, admin, bad = await mistaken(here, late="skip")
        home = await here.home(game)
        await told(
            admin, here.channel, SERVED, act="back", entry=1, reason="Long enough"
        )
        if between:
            await here.slash(4, home, "table claim", seat=1)
            await go_on(here, game, "skip", turn=4)
        if between == "resigns":
            leaves = await here.slash(4, home, "table resign")
            await here.people[4].click(leaves.response, label="Yes, leave")
        elif between:
            await told(moderator(here), home, act="skip", seat=1, reason="Spam")
        claimed = (await here.slash(1, home, "table claim", seat=1)).response
        await bad.click(claimed, label="Take the seat")
        await here.quiet()
        earlier = "You left this game earlier"
        (told_,) = [one for one in home.history() if earlier in one.content]
        assert "~~" not in told_.content
        own = set(await sources(here, game, 1))
        assert ("another" in own, "clock" in own) == (False, True)
        await go_on(here, game, "skip", turn=6)
        seen = await asked(admin, here.channel, act="back", entry=1, reason="A twin")
        assert "no seat comes back" not in seen.content
        done = (await admin.click(seen, label=MISTAKE)).response.content
        for text in (seen.content, done):
            assert f"Seats given back: 1 (Caylus #{game})." in text
        await here.quiet()
        direct = (await directs(here, bad))[-1]
        assert "Seats that are yours again: 1. These games count for you" in direct
        assert "someone else" not in direct
        (told_,) = [one for one in home.history() if earlier in one.content]
        assert f"~~{earlier}" in told_.content
        info = await info_of(here, game)
        assert (info.seats[1].user, info.seats[1].took_over) == (bad.id, False)
        assert (await here.bot.db.read(final_order.missed_so_far, game, 1))[0] == 0
        done = await sources(here, game, 1)
        assert "excused_clock" in done and done & {"person", "another"} == {"person"}
        assert ("excused_another" in done) == bool(between)
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 1, 2), True)
        assert here.env.errors == []


async def test_whoever_left_their_seat_once_more_before_a_mistake_is_noticed_reads_that():
    async with world(patience=60.0) as here:
        game, admin, bad = await mistaken(here, late="skip")
        home = await here.home(game)
        await told(admin, here.channel, SERVED, act="back", entry=1)
        for leaves in (True, False):
            claimed = (await here.slash(1, home, "table claim", seat=1)).response
            await bad.click(claimed, label="Take the seat")
            if leaves:
                left = await here.slash(1, home, "table resign")
                await bad.click(left.response, label="Yes, leave")
        await here.quiet()
        await told(admin, here.channel, MISTAKE, act="back", entry=1)
        direct = (await directs(here, bad))[-1]
        assert "you play there again, but you had left it once more" in direct
        assert "someone else" not in direct and "The game doesn't count" in direct
        assert (await info_of(here, game)).seats[1].user == bad.id
        assert here.env.errors == []


# A removal from the server that was a mistake


async def test_whoever_was_removed_from_the_server_by_mistake_loses_nothing_and_comes_back():
    async with world(patience=60.0) as here:
        game, mod, gone = (
            await here.table(3, pace="24h", late="skip"),
            moderator(here),
            here.people[1],
        )
        home = await here.home(game)
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 2)
        refused = await told(mod, home, act="mistake", seat=1)
        assert "Nobody has lost this seat, or missed turns at it, by" in refused
        await here.bot.get_guild(here.guild.id).ban(gone)
        await here.quiet()
        refused = await told(mod, home, act="mistake", seat=1)
        assert f"{gone.user.name} still holds this seat, so nothing is lost" in refused
        await here.slash(4, home, "table claim", seat=1)
        await here.slash(4, home, "table resign")
        await here.quiet()
        seen = await asked(mod, home, act="mistake", seat=1, reason="The wrong Bob")
        assert "in the log, and in a direct message" in seen.content
        removed = (
            f"this game doesn't count for {gone.mention}, who did nothing wrong, but was removed from the "
            "server by mistake and so lost the Red seat."
        )
        assert seen.content.count(removed) == 1
        assert "plays there now.\n• *When they are back*" in seen.content
        both = f"{here.people[0].mention} and {here.people[2].mention}"
        assert seen.content.endswith(f"{both} are rated against each other.")
        assert ways(seen) == ["Yes: when they are back", "Yes: at once", "No"]
        done = (await mod.click(seen, label="Yes: at once")).response.content
        assert removed in done and "plays there now" not in done
        (line,) = [one for one in home.history() if one.content.startswith("🛡️")]
        assert (
            f"{removed} By" in line.content and "Reason: The wrong Bob" in line.content
        )
        back = await told(mod, home, act="back", entry=1)
        assert (
            f"Case 1 is reversed: Caylus #{game} (<#{home.id}>) counts for {gone.mention} "
            "as a game they left." in back
        )
        tenures = await here.bot.db.read(lambda uow: departures.tenures(uow.tx, game))
        assert [one.how for one in tenures if one.user == gone.id] == ["dropped"]
        last = (await moderated(here, game))[-1]
        assert f"{gone.mention}: you no longer play in this game. A moderator has" in (
            last
        )
        assert here.env.errors == []


@pytest.mark.parametrize("way", ["when they are back", "at once"])
async def test_a_seat_that_was_lost_by_a_mistaken_removal_comes_back_from_who_took_it(
    way,
):
    async with world(patience=60.0) as here:
        game, mod, gone = await here.table(3), moderator(here), here.people[1]
        home, new = await here.home(game), here.people[4]
        await here.bot.get_guild(here.guild.id).ban(gone)
        await here.quiet()
        await here.slash(4, home, "table claim", seat=1)
        await here.quiet()
        seen = await asked(mod, home, act="mistake", seat=1, reason="The wrong Bob")
        assert f"{new.mention} plays there now.\n• *When they" in seen.content
        await mod.click(seen, label=f"Yes: {way}")
        await here.quiet()
        later, thanks = way == "when they are back", f"{new.mention}: thank you for"
        direct = (await directs(here, gone))[-1]
        assert "it was a mistake, and you did nothing wrong. Sorry about that" in direct
        assert ("Until then someone else plays there" in direct) == later
        user = (await info_of(here, game)).seats[1].user
        assert user == (new.id if later else None)
        texts = [one.content for one in home.history()]
        assert any(f"{new.mention}: play on." in text for text in texts) == later
        assert any(thanks in text for text in texts) != later
        assert any("the seat is kept for" in text for text in texts) != later
        user = gone.user
        gone = here.people[1] = here.guild.add_member(user)
        give = {"act": "give", "seat": 1, "member": gone, "reason": "Back"}
        refused = await told(mod, home, **give)
        assert "lost this seat because of a mistake (case 1)" in refused
        refused = (await here.slash(3, home, "table claim", seat=1)).response.content
        assert "seat" in refused and (await info_of(here, game)).seats[1].user != (
            here.people[3].id
        )
        claimed = (await here.slash(1, home, "table claim", seat=1)).response
        await gone.click(claimed, label=BUTTON)
        await here.quiet()
        assert (await info_of(here, game)).seats[1].user == gone.id
        assert any(thanks in one.content for one in home.history())
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 1, 2), True)
        assert not [one for one in home.history() if ways(one) == [BUTTON]]
        assert here.env.errors == []


async def test_whoever_loses_their_way_back_to_a_taken_seat_and_who_plays_there_read_that():
    async with world(patience=60.0) as here:
        game, mod, gone = await here.table(3), moderator(here), here.people[1]
        home, new = await here.home(game), here.people[4]
        await here.bot.get_guild(here.guild.id).ban(gone)
        await here.quiet()
        await here.slash(4, home, "table claim", seat=1)
        seen = await asked(mod, home, act="mistake", seat=1, reason="The wrong Bob")
        await mod.click(seen, label="Yes: when they are back")
        await here.quiet()
        seen = await asked(mod, home, act="back", reason="It was no mistake")
        over = f"{gone.mention} can no longer take the Red seat back, and {new.mention} plays on there."
        costs = (
            f"For {gone.mention} it counts as a game they left: they rank behind everyone "
            "who stays, which costs rating and reliability."
        )
        both = f"{here.people[0].mention} and {here.people[2].mention} are rated"
        assert f"case 1 is reversed: {over}" in seen.content
        assert costs in seen.content and both in seen.content
        done = (await mod.click(seen, label="Yes: do it")).response.content
        assert over in done and costs in done
        await here.quiet()
        (line,) = [one for one in home.history() if over in one.content]
        assert {one.id for one in line.mentions} >= {gone.id, new.id}
        left = "A moderator has counted this as a game you left: you rank behind"
        assert left in line.content
        direct = (await directs(here, gone))[-1]
        assert over in direct and left in direct
        assert not [one for one in home.history() if ways(one) == [BUTTON]]
        assert here.env.errors == []


async def sources(here, game, seat):
    """How the actions of a seat came about."""
    record = await here.bot.db.read(lambda uow: actions.record(uow.tx, game))
    return {one.source for one in record if one.seat == seat}


async def test_whoever_was_removed_by_mistake_has_the_seat_back_by_one_press_and_excused_turns():
    async with world(patience=60.0) as here:
        game, mod, gone = (
            await here.table(3, pace="24h", late="skip"),
            moderator(here),
            here.people[1],
        )
        home, user = await here.home(game), gone.user
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 2)
        await here.bot.get_guild(here.guild.id).ban(gone)
        await here.quiet()
        (offer,) = [
            one
            for one in home.history()
            if ways(one) == ["Take the seat", "Go on without them"]
        ]
        await here.people[0].click(offer, label="Go on without them")
        await Player(here, game, seed=6, way="act").hurry(lambda info: info.turn == 3)
        await here.quiet()
        assert "clock" in await sources(here, game, 1), "it was skipped"
        await here.bot.get_guild(here.guild.id).unban(user)
        here.people[1] = here.guild.add_member(user)
        await told(mod, home, act="mistake", seat=1, reason="The wrong Bob")
        await here.quiet()
        await back_again(here, user, await offered(here, here.people[1]))
        info = await info_of(here, game)
        assert info.seats[1].user == gone.id
        assert "clock" not in await sources(here, game, 1), "the turns are excused"
        assert (await here.bot.db.read(final_order.missed_so_far, game, 1))[0] == 0
        assert await here.bot.db.read(final_order.rated_now, game) == ((0, 1, 2), True)
        assert here.env.errors == []


async def removed_for(here, late, hours):
    """A game in which the decider is banned for so many hours, and then acts; its number, seat and person."""
    game = await here.table(3, pace="24h", late=late, level=1)
    await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 2)
    position = await here.bot.db.read(queries.position, game)
    seat = position.decision.seat
    (who,) = [
        number
        for number, one in enumerate(here.people)
        if one.id == position.info.seats[seat].user
    ]
    user = here.people[who].user
    await here.bot.get_guild(here.guild.id).ban(user)
    await here.env.advance_time(hours * HOUR)
    await here.quiet()
    refused = await told(
        moderator(here), await here.home(game), act="mistake", seat=seat
    )
    assert "If they have missed turns by then" in refused
    await here.bot.get_guild(here.guild.id).unban(user)
    here.people[who] = here.guild.add_member(user)
    home = await here.home(game)
    seen = (await here.slash(who, home, "status")).response
    if late == "stand-in":
        (seen,) = [one for one in home.history() if "Take my seat back" in ways(one)]
    label = {"skip": "I'm back", "stand-in": "Take my seat back"}[late]
    await here.people[who].click(seen, label=label)
    await here.quiet()
    return game, seat, here.people[who]


@pytest.mark.parametrize("late", ["skip", "stand-in"])
async def test_turns_missed_while_removed_by_mistake_are_excused_though_the_person_holds_the_seat_again(
    late,
):
    async with world(patience=60.0) as here:
        game, seat, back = await removed_for(here, late, 30)
        home, mod, db = await here.home(game), moderator(here), here.bot.db
        missed, turns = await db.read(final_order.missed_so_far, game, seat)
        assert missed > 0
        colour = ("Blue", "Red", "Green")[seat]
        seen = await asked(mod, home, act="mistake", seat=seat, reason="The wrong one")
        excuse = (
            f"{back.mention} was removed from the server by mistake. Turns missed at the {colour} seat because of "
            "that don't count as missed."
        )
        assert excuse in seen.content
        assert (await db.read(final_order.missed_so_far, game, seat))[0] == missed
        await mod.click(seen, label="Yes: do it")
        assert (await db.read(final_order.missed_so_far, game, seat)) == (0, turns)
        (line,) = await moderated(here, game)
        assert excuse in line and "Reason: The wrong one" in line
        assert excuse in (await directs(here, back))[-1]
        refused = await told(mod, home, act="mistake", seat=seat)
        assert "or missed turns at it, by being removed" in refused, "it is done"
        assert "Case 1 is reversed." in await told(mod, home, act="back", entry=1)
        assert (await db.read(final_order.missed_so_far, game, seat))[0] == missed
        (line, _) = await moderated(here, game)
        assert line.startswith("🛡️ ~~**1**") and excuse in line
        assert here.env.errors == []


# A seat that was given away, and counted as left, by mistake


@pytest.mark.parametrize("over", [True, False])
async def test_an_act_that_counted_as_leaving_is_taken_back_though_the_seat_can_not_go_back(
    club, over
):
    await awake(club)
    position = await everybody_acted(
        club, await club.game(3, pace="24h", late="skip", rated="yes")
    )
    game, seat = position.info.id, position.decision.seat
    person, newcomer = club.holder(position.info, seat), PEOPLE[3]
    act = {
        "person": MODERATOR,
        "act": "give",
        "seat": seat,
        "newcomer": newcomer,
        "reason": "Gone",
    }
    tenure = (
        await club.rows("SELECT id FROM tenure WHERE game = ? AND seat = ?", game, seat)
    )[0][0]
    done = await club.table.run(
        use_cases.change_seat, game, **act, left=True, tenure=tenure
    )
    await club.table.run(direct_sent, done.entry)
    if not over:
        await club.table.run(seats.resign, game, newcomer)
    await in_turn(club, game, 8)
    if over:
        await end(club, game, [30, 40, 50])
        assert person.user in await rated(club)
    withdrawal = use_cases.Withdrawal(
        PLACE.server, done.entry, MODERATOR, "Was there", administrator=False
    )
    back = await club.table.run(use_cases.take_back, withdrawal)
    await club.table.run(direct_sent, back.entry)
    if not over:
        await end(club, game, [30, 40, 50])
    assert (await rated(club)).keys() == {one.user for one in PEOPLE[:3]} - {
        person.user
    }
    assert (await known(club, person)).games == 0
    entry = await club.table.read(use_cases.find, PLACE.server, back.entry)
    assert (entry.forgiven, entry.former, entry.back, entry.out) == (
        (("caylus", game, seat),),
        person.user,
        None,
        None,
    )


async def test_the_thread_and_the_person_read_that_a_game_given_away_counts_neither_way():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3, pace="24h", late="skip"), moderator(here)
        home, seat = await here.home(game), (await info_of(here, game)).awaited[0].seat
        former = (await info_of(here, game)).seats[seat].user
        await here.env.advance_time(80 * HOUR)
        given = {"act": "give", "seat": seat, "member": here.people[3]}
        await told(mod, home, "Yes: it counts as a game they left", **given)
        await told(
            mod,
            home,
            "Yes: it doesn't count for them",
            **{**given, "member": here.people[4]},
        )
        answer = await told(mod, home, act="back", entry=1, reason="Was in hospital")
        assert "Case 1 is reversed. Caylus #" in answer
        assert (
            f"this game doesn't count for <@{former}>, who did nothing wrong." in answer
        )
        assert (await info_of(here, game)).seats[seat].user == here.people[4].id
        line = (await moderated(here, game))[-1]
        assert line.endswith("Reason: Was in hospital")
        direct = (await directs(here, here.people[seat]))[-1]
        assert "this game doesn't count for" in direct and direct.endswith(
            f"<#{home.id}>"
        )
        assert here.env.errors == []


async def test_that_a_bar_was_a_mistake_can_be_said_when_it_is_over():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        week = "Yes: a suspension for 7 days"
        await told(admin, here.channel, week, act="bar", member=bad, reason="Insults")
        await here.env.advance_time(8 * DAY)
        await here.quiet()
        seen = await asked(admin, here.channel, act="back", entry=1, reason="A twin")
        assert ways(seen) == [MISTAKE, "No"]
        assert "The suspension is already over. If it" in (seen.content)
        assert f"(Caylus #{game}) won't count for them" in seen.content
        await admin.click(seen, label=MISTAKE)
        direct = (await directs(here, bad))[-1]
        assert direct.startswith("About your suspension on ") and NOTHING in direct
        assert f"don't count for you: Caylus #{game}." in direct
        await here.quiet()
        entry = next(one.content for one in log.history() if "**1** ·" in one.content)
        assert entry.count("~~") == 2 and f"{bad.mention} {NOTHING}." in entry
        lines = await moderated(here, game)
        assert any("~~**1** · " in one and NOTHING in one for one in lines)
        again = await told(admin, here.channel, act="back", entry=1)
        assert "it has already been reversed" in again
        assert here.env.errors == []

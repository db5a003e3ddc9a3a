"""Who was dropped, and games that nobody plays on: what each person reads, before and after, and what is struck."""

from __future__ import annotations

import re

import pytest

from tests.bot.features.moderation.test_acts import (
    administrator,
    info_of,
    log_in,
    ways,
)
from tests.bot.players import Player
from tests.bot.world import world

DAY = 24 * 60 * 60
LEFT = "You left this game earlier: it counts as one you didn't finish, and for your"


async def without_bob(here, game):
    """The others play on until Bob, who does nothing, is dropped."""
    for _ in range(12):
        info = await info_of(here, game)
        while info.awaited and info.awaited[0].seat != 1 and info.turn < 9:
            await Player(here, game, seed=5, way="act").step()
            info = await info_of(here, game)
        if info.seats[1].user is None:
            return
        await here.env.advance_time(DAY)
        await here.quiet()
    raise AssertionError("he is still there")


def _by_stand_in(uow, game, seat):
    uow.tx.execute(
        "UPDATE action SET source = 'stand_in' WHERE game = ? AND seat = ?",
        (game, seat),
    )


async def log_of(here):
    log = here.guild.create_text_channel("mod-log")
    await log_in(here, administrator(here), log)
    return log


async def test_who_is_dropped_is_mentioned_and_reads_what_their_seat_is_worth_before_they_take_it():
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h", late="skip")
        home, bob = await here.home(game), here.people[1]
        await without_bob(here, game)
        (left,) = [one for one in home.history() if "was missing and is" in one.content]
        assert f"{bob.mention} ranks behind everyone who stays." in left.content
        assert [one.id for one in left.mentions] == [bob.id]
        promises = [
            one.content
            for one in home.history()
            if "only if Bob ends up" in one.content or "will be dropped" in one.content
        ]
        assert promises and all(one.startswith("~~") for one in promises)
        asked = (await here.slash(1, home, "table claim")).response
        assert asked.ephemeral and asked.content.startswith(LEFT)
        assert ways(asked) == ["Take the seat", "No"]
        assert (await info_of(here, game)).seats[1].user is None, "it asks before"
        await bob.click(asked, label="Take the seat")
        await here.quiet()
        assert (await info_of(here, game)).seats[1].user == bob.id
        (taken,) = [
            one
            for one in home.history()
            if "has taken over this seat.\n" in one.content
        ]
        assert LEFT in taken.content and "won't change your rating" not in taken.content
        assert here.env.errors == []


async def test_somebody_else_takes_the_seat_at_once_and_reads_that_it_is_not_rated():
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h", late="skip")
        home = await here.home(game)
        await without_bob(here, game)
        answer = (await here.slash(3, home, "table claim")).response
        assert "You've joined" in answer.content
        await here.quiet()
        (taken,) = [
            one
            for one in home.history()
            if "has taken over this seat.\n" in one.content
        ]
        assert "This game won't change your rating." in taken.content
        assert LEFT not in taken.content
        assert here.env.errors == []


async def test_in_a_game_that_is_not_rated_the_former_holder_is_not_asked():
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h", late="skip", rated="no")
        home = await here.home(game)
        await without_bob(here, game)
        answer = (await here.slash(1, home, "table claim")).response
        assert "You've joined" in answer.content
        assert here.env.errors == []


@pytest.mark.parametrize("rated", ["yes", "no"])
async def test_an_abandoned_game_says_what_it_counts_as_and_leaves_no_promise_and_nothing_to_do(
    rated,
):
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h", late="skip", rated=rated)
        home, log = await here.home(game), await log_of(here)
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 2)
        await here.env.advance_time(14 * DAY)
        await here.quiet()
        assert (await info_of(here, game)).abandoned
        (over,) = [one for one in home.history() if one.content.startswith("⏹️")]
        counts = "it counts as a game they didn't finish."
        assert (counts in over.content) == (rated == "yes")
        for promise in (
            "ranks behind",
            "The seat is open",
            "skipped right away",
            "will be out of the game",
        ):
            lines = [
                line
                for one in home.history()
                for line in one.content.split("\n")
                if promise in line
            ]
            assert lines and all(line.startswith("~~") for line in lines), promise
        lines = [line for one in log.history() for line in one.content.split("\n")]
        assert lines and {line[:3] for line in lines} == {"~~🪑", "⏹️ "}
        assert here.env.errors == []


async def test_a_forfeit_names_everybody_who_left_once():
    async with world(patience=60.0) as here:
        game = await here.table(3)
        home = await here.home(game)
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 4)
        for person in (1, 2):
            leaving = (await here.slash(person, home, "table resign")).response
            await here.people[person].click(leaving, label="Yes, leave")
            await here.quiet()
        (over,) = [one for one in home.history() if "```" in one.content]
        headline, *more = over.content.split("\n")
        assert "Out of the game: 🔴 **Red** and 🟢 **Green**" in headline
        assert not any("ranked behind" in line for line in more)
        assert here.env.errors == []


async def test_whoever_is_late_where_nobody_else_plays_reads_that_the_game_waits_and_so_does_the_log():
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="24h", late="stand-in")
        home, log = await here.home(game), await log_of(here)
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 2)
        await here.env.advance_time(9 * DAY)
        await here.quiet()
        waits = [
            one for one in home.history() if "no computer takes over" in one.content
        ]
        (stands_in,) = [
            one for one in home.history() if "computer plays for" in one.content
        ]
        (told,) = waits
        assert "and the game waits for you." in told.content and len(told.mentions) == 1
        assert stands_in.content
        (line,) = [
            one.content for one in log.history() if "so the game waits" in one.content
        ]
        assert (
            "missed the deadline of <t:" in line and "let a computer play there" in line
        )
        info = await info_of(here, game)
        late = next(number for number in (0, 1) if info.seats[number].stand_in is None)
        for _ in range(40):
            now = await info_of(here, game)
            if now.phase != info.phase:
                break
            if now.deciding == late:
                await Player(here, game, seed=5, way="act").step()
            await here.quiet()
        shown = [
            one.content for one in log.history() if "so the game waits" in one.content
        ]
        struck, back = shown[0].split("\n")
        assert struck.startswith("~~🪑") and back.endswith("is back. ✅")
        assert here.env.errors == []


async def test_when_a_game_ends_who_left_and_who_was_rated_stays_and_what_was_offered_is_struck():
    async with world(patience=60.0) as here:
        game = await here.table(3)
        home = await here.home(game)
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 2)
        leaving = (await here.slash(1, home, "table resign")).response
        await here.people[1].click(leaving, label="Yes, leave")
        await Player(here, game, seed=5, way="act").hurry()
        await here.quiet()
        (left,) = [one for one in home.history() if "has left the game" in one.content]
        headline, rated, offer = left.content.split("\n")
        assert headline.endswith("Bob ranks behind everyone who stays.")
        assert rated == "Ann and Cy are rated against each other."
        assert offer.startswith("~~The seat is open") and ways(left) == []
        (over,) = [one for one in home.history() if "```" in one.content]
        assert "Left before the end and ranked behind everyone who stayed: Red." in (
            over.content
        )
        assert here.env.errors == []


async def test_the_result_says_who_ranks_behind_for_missing_most_turns_and_of_how_many():
    async with world(patience=60.0) as here:
        game = await here.table(3)
        player = Player(here, game, seed=5, way="act")
        await player.hurry(left=1)
        await here.bot.db.run(_by_stand_in, game, 1)
        await player.hurry()
        home = await here.home(game)
        (over,) = [one for one in home.history() if "```" in one.content]
        (behind,) = [one for one in over.content.split("\n") if "ranked behind" in one]
        assert behind.startswith("Missed most turns and ranked behind everyone who")
        assert re.search(r": Red \(\d+/\d+\)\.$", behind)
        assert here.env.errors == []


async def test_when_a_game_goes_on_after_its_end_open_seats_are_offered_again():
    async with world(patience=60.0) as here:
        game = await here.table(3)
        home = await here.home(game)
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 2)
        for person in (1, 2):
            leaving = (await here.slash(person, home, "table resign")).response
            await here.people[person].click(leaving, label="Yes, leave")
            await here.quiet()
        assert not [one for one in home.history() if "Take the seat" in ways(one)]
        (over,) = [one for one in home.history() if "```" in one.content]
        again = (await here.people[0].click(over, label="Play on")).response
        await here.people[0].click(again, label="Ask the others")
        await here.quiet()
        (vote,) = [one for one in home.history() if "Allow" in ways(one)]
        await here.people[2].click(vote, label="Allow")
        await here.quiet()
        assert (await info_of(here, game)).status == "running"
        (offer,) = [one for one in home.history() if "Take the seat" in ways(one)]
        assert offer.content.startswith("🔴 **Red** (Bob) has no player now.")
        assert here.env.errors == []

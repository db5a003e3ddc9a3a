"""What an act does to a whole game and its result: the numbers before, what its people read, and the log."""

from __future__ import annotations

from bot.core import final_order
from bot.features.moderation import use_cases
from tests.bot.features.moderation.test_acts import (
    LATER,
    administrator,
    asked,
    directs,
    info_of,
    log_in,
    moderator,
    told,
)
from tests.bot.features.moderation.test_bars import OPEN
from tests.bot.features.moderation.test_mistakes import MISTAKE
from tests.bot.players import Player, components
from tests.bot.world import world

SOON = "One more missed turn, and this seat ranks behind everyone who stays"
LAST = "As things stand, this seat ranks behind everyone who stays"
HOUR = 60 * 60
DAY = 24 * HOUR


async def result(here, game):
    """The message of a game's result."""
    await here.quiet()
    (found,) = [
        one
        for one in (await here.home(game)).history()
        if "🏆" in one.content and "```" in one.content
    ]
    return found


def mentioned(message):
    return {one.id for one in message.mentions}


async def last_act(here, game):
    await here.quiet()
    return [
        one for one in (await here.home(game)).history() if one.content.startswith("🛡️")
    ][-1]


async def test_whose_rating_a_void_result_changes_is_said_before_and_to_them_and_struck_until_it_counts():
    async with world(patience=60.0) as here:
        games, admin = [await here.table(2) for _ in range(2)], administrator(here)
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        for number, game in enumerate(games):
            await Player(here, game, seed=9 + number, way="act").hurry()
        home, users = await here.home(games[0]), {one.id for one in here.people[:2]}
        first = (await result(here, games[0])).content
        ratings = first.split("\n")[-1]
        assert ratings.startswith("Ratings: ") and "~~" not in first
        seen = await asked(admin, home, act="void")
        numbers = seen.content.split("\n")[-1]
        assert numbers.startswith("Ratings: ") and numbers.count("<@") == 2
        assert "(the numbers already posted under them stay)" in seen.content
        assert "the thread, where what follows is posted" in seen.content
        await admin.click(seen, label="Yes: do it")
        posted = await last_act(here, games[0])
        assert posted.content.endswith(f"\n{numbers}") and mentioned(posted) >= users
        now = (await result(here, games[0])).content
        assert now.startswith("~~🏆") and now.endswith(f"\n~~{ratings}~~")
        void = now.split("\n")[0]
        assert void.endswith("~~ (void: it no longer counts)")
        shown = [*here.channel.history(), *home.history()]
        assert sum(void in one.content for one in shown) == 3, "card, pin and result"
        seen = await asked(admin, home, act="back", reason="Was not so")
        again = seen.content.split("\n")[-1]
        flipped = numbers.translate(str.maketrans("+−", "−+"))
        assert [one.split("(")[1] for one in again.split(" · ")] == [
            one.split("(")[1] for one in flipped.split(" · ")
        ]
        await admin.click(seen, label="Yes: it was a mistake")
        posted = await last_act(here, games[0])
        assert (
            f"Case 1 is reversed: the result of Caylus #{games[0]} counts again for"
            in posted.content
        )
        assert "It was a mistake: nobody in that game did anything" in posted.content
        assert posted.content.endswith(f"\n{again}") and mentioned(posted) >= users
        assert (await result(here, games[0])).content == first
        (line,) = [
            one.content for one in log.history() if one.content.startswith("**2** ·")
        ]
        assert f"the result of Caylus #{games[0]} (<#{home.id}>) counts again" in line
        assert here.env.errors == []


async def test_whoever_plays_is_told_that_a_game_ends_and_goes_on_and_the_moderator_until_when_whom_it_asks():
    async with world(patience=60.0) as here:
        game, mod = await here.table(2, pace="24h"), moderator(here)
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, administrator(here), log)
        home, users = await here.home(game), {one.id for one in here.people[:2]}
        seen = await asked(mod, home, act="end")
        assert "the game goes on where it stops now" in seen.content
        await mod.click(seen, label="Yes: do it")
        assert mentioned(await last_act(here, game)) >= users
        await here.env.advance_time(30 * HOUR)
        seen = await asked(mod, home, act="back")
        what, clocks = seen.content.split("\n")[-2:]
        assert f"Case 1 is reversed: Caylus #{game} (<#{home.id}>) goes on for" in what
        decides = here.people[1].mention
        assert decides in clocks and ": Due <t:" in clocks
        await mod.click(seen, label="Yes: for another reason")
        posted = await last_act(here, game)
        assert "goes on for" in posted.content and mentioned(posted) >= users
        assert (await info_of(here, game)).status == "running"
        assert [
            "goes on for" in one.content
            for one in log.history()
            if one.content.startswith("**2** ·")
        ] == [True]
        assert here.env.errors == []


async def test_after_a_mistake_the_result_says_what_is_true_and_whose_rating_changes_reads_the_numbers():
    async with world(patience=60.0) as here:
        game, admin, bad = (
            await here.table(2, pace="24h"),
            administrator(here),
            here.people[1],
        )
        home = await here.home(game)
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 6)
        await told(admin, here.channel, act="bar", member=bad)
        await here.env.advance_time(DAY + HOUR)
        before = (await result(here, game)).content
        assert "Red: 9" in before and "ranked behind" not in before
        (hold,) = [one for one in home.history() if "the game waits" in one.content]
        headline, waits = hold.content.split("\n")
        assert not headline.startswith("~~") and waits.startswith("~~Until")
        seen = await asked(admin, here.channel, act="back", entry=1)
        numbers = seen.content.split("\n")[-1]
        assert numbers.startswith("Ratings: ") and "−" in numbers and "+" in numbers
        await admin.click(seen, label=MISTAKE)
        posted = await last_act(here, game)
        assert posted.content.endswith(f"\n{numbers}")
        assert mentioned(posted) >= {one.id for one in here.people[:2]}
        now = (await result(here, game)).content
        assert "🔵 Blue: 1000 (+0)" in now and "Red: 9" not in now
        assert "% of a full game" in before and "% of a full game" not in now
        (hold,) = [one for one in home.history() if "the game waits" in one.content]
        assert all(line.startswith("~~") for line in hold.content.split("\n"))
        assert here.env.errors == []


async def test_the_thread_of_a_running_game_reads_no_ratings_of_another():
    async with world(patience=60.0) as here:
        game, admin = await here.table(2, pace="24h"), administrator(here)
        running = await here.table(3, pace="24h")
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 6)
        await told(admin, here.channel, act="bar", member=here.people[1])
        await here.env.advance_time(DAY + HOUR)
        await told(admin, here.channel, MISTAKE, act="back", entry=1)
        shown = [(await last_act(here, one)).content for one in (game, running)]
        assert ["this game doesn't count for" in one for one in shown] == [True] * 2
        assert ["Ratings: " in one for one in shown] == [True, False]
        assert here.env.errors == []


async def test_that_lifting_a_bar_ends_a_game_is_said_before_and_to_whoever_wins_by_it():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(2), administrator(here), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        home = await here.home(game)
        await told(admin, here.channel, act="bar", member=bad)
        leaving = (await here.slash(0, home, "table resign")).response
        await here.people[0].click(leaving, label="Yes, leave")
        await here.quiet()
        ends = (
            f"Nobody else is left in Caylus #{game}, which ends at once: {bad.mention} "
            "wins by forfeit."
        )
        seen = await asked(admin, here.channel, act="back", entry=1)
        assert ends in seen.content
        assert (await info_of(here, game)).status == "running"
        done = (await admin.click(seen, label=MISTAKE)).response.content
        assert f"Seats given back: 1 (Caylus #{game}). {ends}" in done
        assert ends in (await directs(here, bad))[-1]
        assert (await info_of(here, game)).status == "finished"
        resolved = [
            one.content for one in log.history() if "has left the" in one.content
        ]
        assert [one.split("\n")[1][:16] for one in resolved] == [
            "🏆 Won by forfeit"[:16]
        ]
        assert "`" not in resolved[0], "nothing is left to do"
        assert here.env.errors == []


async def test_whoever_may_take_a_seat_back_is_warned_in_the_turn_in_which_one_more_means_the_last_place():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3, pace="24h", late="skip"), moderator(here)
        home = await here.home(game)
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 3)
        info = await info_of(here, game)
        seat, new = info.awaited[0].seat, here.people[3]
        (back,) = [one for one in here.people if one.id == info.seats[seat].user]
        await here.env.advance_time(80 * HOUR)  # they are missing: every turn counts
        neither = "Yes: it doesn't count for them"
        await told(mod, home, neither, act="give", seat=seat, member=new)
        await told(mod, home, LATER, act="back", reason="Comes back next week")
        db, warnings = here.bot.db, {}
        for turn in range(3, 8):
            await Player(here, game, seed=5, way="act").hurry(
                lambda info, turn=turn: info.turn == turn + 1
            )
            await here.env.advance_time(HOUR)
            allowed = await db.read(use_cases.find, here.guild.id, 2)
            counted = await db.read(use_cases.missed_by, allowed, back.id)
            warnings[final_order.standing(*counted)] = await directs(here, back)
        assert [*warnings] == ["", "soon", "last"]
        soon, last = (
            [SOON in text for text in warnings[when]] for when in ("", "soon")
        )
        assert soon == [False] * len(soon) and last[-1] is True and sum(last) == 1
        assert LAST in warnings["last"][-1]
        again = warnings["last"][-1].split("\n")
        assert again[0] == f"Caylus #{game}" and again[1].startswith("Turns missed so")
        assert not any("play on. If" in text for text in warnings["last"])
        assert here.env.errors == []


async def test_who_would_be_rated_against_nobody_reads_it_before_and_when_that_changes():
    async with world(patience=60.0) as here:
        game, admin = await here.table(3, pace="24h"), administrator(here)
        stays, leaves, bad = here.people[:3]
        home = await here.home(game)
        sure = (await here.slash(1, home, "table resign")).response
        await leaves.click(sure, label="Yes, leave")
        await here.slash(3, home, "table claim")
        seen = await asked(admin, here.channel, act="bar", member=bad)
        (menu,) = [part for part in components(seen) if part.get("options")]
        shown = await admin.select(seen, ["open"], custom_id=menu["custom_id"])
        line = shown.response.content.split("\n")[-1]
        assert line.startswith(f"Caylus #{game} · <t:") and line.endswith(
            f": Nobody is left to be rated against {stays.mention}, so this game no longer changes that rating."
        )
        await admin.click(shown.response, label=OPEN)
        await here.quiet()
        (hold,) = [one for one in home.history() if "the game waits" in one.content]
        assert "In that case nobody is left to be rated against" in hold.content
        assert mentioned(hold) == {stays.id}
        await here.env.advance_time(DAY + HOUR)
        await here.quiet()
        await told(admin, here.channel, MISTAKE, act="back", entry=1)
        await here.quiet()
        offer = await last_act(here, game)
        line = f"🔵 **Blue** {stays.mention}: if the seat is taken back, this game changes your rating again."
        assert line in offer.content.split("\n")
        assert mentioned(offer) >= {stays.id, bad.id}
        asks = (await bad.click(offer, label="Take my seat back")).response
        await bad.click(asks, label="Take my seat back")
        await here.quiet()
        offer = await last_act(here, game)
        assert f"~~{line}~~" in offer.content and components(offer) == []
        (back,) = [one for one in home.history() if "Back in the game" in one.content]
        assert "Cy are rated against each other." in back.content
        assert stays.id in mentioned(back)
        assert here.env.errors == []

"""Clocks, reminders and slow answers as people meet them, with simulated time."""

from __future__ import annotations

import pytest

from bot.core import outbox, play, queries
from bot.core.clock import quiet_hours
from bot.interactions import context
from tests.bot.players import Player, components, offered
from tests.bot.use_cases import answer_instead
from tests.bot.world import said, world
from tests.patience import until

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


async def waiting(here, game):
    """The number of the person to move."""
    position = await here.bot.db.read(queries.position, game)
    return here.seat_holder(position.info, position.decision.seat)


def mentions(here, home, who, text):
    """The messages that mention somebody and contain a text."""
    return [
        m
        for m in home.history()
        if here.people[who].mention in m.content and text in m.content
    ]


async def together(here, game):
    """People act until all three are asked together."""
    player = Player(here, game, seed=1, way="component")
    while len((await player.position()).info.awaited) < 3:
        await player.step()
    await here.quiet()


REMINDERS = ("half of your time", "nearly up", ": your time is up")


async def test_reminders_come_at_half_and_nine_tenths_of_the_time_and_go_when_the_question_is_answered():
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="24h", late="wait")
        home = await here.home(game)
        who = await waiting(here, game)

        def reminded():
            return [text for text in REMINDERS if mentions(here, home, who, text)]

        for hours, text in (
            (30, None),
            (7, "half of your time"),
            (30, "nearly up"),
            (8, ": your time is up"),
        ):
            await here.env.advance_time(hours * HOUR)
            assert reminded() == [text] * (text is not None)
        await Player(here, game, seed=1, way="component").step()
        await here.quiet()
        assert reminded() == []


async def test_all_who_are_late_with_an_opening_hand_are_told_in_one_message_that_nothing_is_skipped():
    async with world(patience=60.0) as here:
        game = await here.table(3, game="magna_carta", pace="24h", late="skip")
        home = await here.home(game)

        def told(text):
            return [m.content for m in home.history() if text in m.content]

        for hours, text in (
            (37, "half of your time"),
            (30, "nearly up"),
            (6, "Time is up for"),
        ):
            await here.env.advance_time(hours * HOUR)
            (message,) = told(text)
            assert ("only your time bank is left" in message) == (
                text == "half of your time"
            )
            assert all(person.mention in message for person in here.people[:3])
            assert not any(told(before) for before in REMINDERS if before != text)
        assert "that counts as a missed deadline. " in message
        assert message.endswith(
            "I chose what costs least: “Keep the hand”. "
            "Nothing else is skipped: I'll ask you as usual when your next decision comes up."
        )
        (home_message,) = [m for m in home.history() if "Time is up for" in m.content]
        assert not home_message.components
        assert await waiting(here, game) is not None


async def test_all_who_are_skipped_from_one_moment_on_are_in_one_message_which_says_who_is_back():
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h", late="skip")
        home = await here.home(game)
        await together(here, game)

        def told(text):
            return [m.content for m in home.history() if text in m.content]

        await here.env.advance_time(73 * HOUR)
        (message,) = told("Time is up for")
        assert message.split("\n")[-2] == (
            "From now on, 🔵 **Blue**, 🔴 **Red** and 🟢 **Green** will be skipped right away "
            "(at most one turn every 24 hours) until they act or press `I'm back`."
        )
        assert message.split("\n")[-1].startswith("Otherwise 🔵 **Blue**")
        assert " will be out of the game <t:" in message
        (pin,) = told("/caylus status")
        assert pin.count("(skipped)") == 3
        for who, missing in (
            (1, "🔵 **Blue** and 🟢 **Green**"),
            (2, "🔵 **Blue**"),
            (0, None),
        ):
            (late,) = [m for m in home.history() if "Time is up for" in m.content]
            await here.people[who].click(late, label="I'm back")
            await here.quiet()
            out = [
                line.partition(" will be out")[0]
                for line in told("Back")[0].split("\n")
                if "Otherwise" in line
            ]
            assert out == ([] if missing is None else [f"Otherwise {missing}"])
            skipped = [
                line
                for line in told("Back")[0].split("\n")
                if "skipped right away" in line
            ]
            assert [
                f"now on, {missing} will be skipped right away (at" in line
                for line in skipped
            ] == [True] * bool(missing)
        (message,) = told("Back in the game")
        assert "Time is up for" in message, "no message of its own"
        blue, red, green = (person.mention for person in here.people[:3])
        assert [line for line in message.split("\n") if "Back" in line] == [
            f"Back in the game: 🔵 **Blue** {blue}, 🔴 **Red** {red} and 🟢 **Green** {green}."
        ]


async def test_who_is_back_is_added_to_the_message_of_their_absence_in_the_language_of_now():
    """The message is found by what is stored of it, not by its words."""
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h", late="skip")
        home = await here.home(game)
        await together(here, game)
        await here.env.advance_time(73 * HOUR)
        (late,) = [m for m in home.history() if "Time is up for" in m.content]
        head = late.content.split("\n")[:-2]
        await here.slash(0, home, "table language", language="de")
        await here.people[1].click(late, label="I'm back")
        await here.quiet()
        (edited,) = [m for m in home.history() if "Wieder dabei:" in m.content]
        lines = edited.content.split("\n")
        assert (edited.id, lines[: len(head)]) == (late.id, head)
        assert "From now on" not in edited.content and "Skipped" not in edited.content
        assert lines[-1] == f"Wieder dabei: 🔴 **Rot** {here.people[1].mention}."


@pytest.mark.parametrize(
    ("late", "follows"),
    [
        ("wait", None),
        ("skip", "After that I skip your decisions until you act or press `I'm back`."),
        (
            "stand-in",
            "After that a level 3 computer plays for you until you act or press `Take my seat back`.",
        ),
        ("vote", "After that the others vote on whether to go on without you."),
    ],
)
async def test_the_last_reminder_says_what_comes_of_silence(late, follows):
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h", late=late)
        home, who = await here.home(game), await waiting(here, game)
        await here.env.advance_time(71 * HOUR)
        (message,) = mentions(here, home, who, "nearly up")
        assert message.content.partition(":R>.")[2].strip() == (follows or "")


@pytest.mark.parametrize("rated", ["yes", "no"])
async def test_who_is_left_alone_is_told_what_comes_of_their_silence(rated):
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="24h", late="skip", rated=rated)
        home = await here.home(game)
        await here.env.advance_time(73 * HOUR)  # the first is late
        who, told = await waiting(here, game), []
        for hours, part in ((40, "half of your time"), (29, "nearly up")):
            await here.env.advance_time(hours * HOUR)
            told += [
                message.content.partition(":R>.")[2].strip()
                for message in mentions(here, home, who, part)
            ]
        unfinished = " and counts as one you didn't finish" * (rated == "yes")
        alone = (
            "Nobody else is playing here right now. If you don't move either, this game ends without a result"
            f"{unfinished}. If you do, and nobody comes back, you win."
        )
        assert told == [alone, alone]


async def test_reminders_go_where_the_person_wants_them():
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="24h", late="wait")
        home = await here.home(game)
        who = await waiting(here, game)
        await here.slash(who, home, "me notify", how="direct")
        before = len(home.history())
        await here.env.advance_time(60 * HOUR)
        assert len(home.history()) == before
        direct = here.people[who].user.dm_channel.history()
        assert any("half of your time" in m.content for m in direct)
        await here.slash(who, home, "me notify", how="off")
        count = len(here.people[who].user.dm_channel.history())
        await here.env.advance_time(70 * HOUR)
        assert len(here.people[who].user.dm_channel.history()) == count
        assert len(home.history()) == before


async def test_a_digest_is_one_message_a_day_that_lists_the_games_that_wait():
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="24h", late="wait")
        home = await here.home(game)
        who = await waiting(here, game)
        await here.slash(who, home, "me notify", how="digest")
        await here.env.advance_time(90 * HOUR)
        direct = here.people[who].user.dm_channel.history()
        assert any(
            "waiting for you" in m.content and f"#{game}" in m.content for m in direct
        )


async def test_when_time_is_up_the_policy_plays_what_hurts_least_and_says_so():
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="12h", late="skip")
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        # not so long that one is dropped, and the other has won
        await here.env.advance_time(40 * HOUR)
        after = await here.bot.db.read(queries.position, game)
        assert after.revision > position.revision
        assert any("They pass last this turn" in m.content for m in home.history())
        prompt = await here.prompt(game)
        assert f":{after.revision}:" in str(offered(prompt))


async def test_when_time_is_up_the_others_may_vote_to_open_the_seat():
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="12h", late="vote")
        home = await here.home(game)
        late = await waiting(here, game)
        await here.env.advance_time(40 * HOUR)
        vote = next(
            m
            for m in home.history()
            if any(p.get("label") == "Allow" for p in components(m))
        )
        for who in {0, 1, 2} - {late}:
            await here.people[who].click(vote, label="Allow")
        info = await here.bot.db.read(queries.info, game)
        assert here.people[late].id not in [seat.user for seat in info.seats]
        await here.slash(4, home, "table claim")
        await Player(here, game, seed=1, way="component").step()


async def test_more_than_half_of_the_players_pause_the_clocks_and_let_them_go_on():
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h")
        home = await here.home(game)
        await here.slash(0, home, "table pause")
        vote = next(
            m
            for m in home.history()
            if any(p.get("label") == "Allow" for p in components(m))
        )
        assert "More than half of those asked must agree" in vote.content
        await here.people[1].click(vote, label="Allow")
        assert (await here.bot.db.read(queries.info, game)).paused is not None
        assert "paused" in await said(here, 4, home, "status")
        assert "paused" in (await here.prompt(game)).content
        await here.env.advance_time(300 * HOUR)
        assert not any("your time in" in m.content for m in home.history())
        await here.slash(0, home, "table pause")
        vote = next(
            m
            for m in home.history()
            if any(p.get("label") == "Allow" for p in components(m))
        )
        await here.people[1].click(vote, label="Allow")
        content = (await here.prompt(game)).content
        assert "paused" not in content
        assert "Due <t:" in content


async def test_prompt_pin_and_status_say_until_when_time_is_free_and_until_when_the_bank_lasts():
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="24h")
        home = await here.home(game)
        (mine,) = (await here.bot.db.read(queries.info, game)).awaited
        whole = f"Due <t:{mine.free}:R>; time bank: <t:{mine.deadline}:R>"
        assert (mine.free, mine.deadline) == (mine.deadline - 48 * HOUR, mine.deadline)
        pin = await here.bot.db.read(outbox.found, game, "pin")
        pinned = next(m for m in home.history() if m.id == pin.message)
        for shown in (
            (await here.prompt(game)).content,
            await said(here, 4, home, "status"),
            pinned.content,
        ):
            assert whole in shown
            assert "24 hours" not in shown
        await here.env.advance_time(30 * HOUR)
        assert f"Time bank until <t:{mine.deadline}:f>" in await said(
            here, 4, home, "status"
        )


async def test_deadlines_go_on_after_a_restart():
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="12h", late="wait")
        home = await here.home(game)
        who = await waiting(here, game)
        await here.restart()
        await here.env.advance_time(19 * HOUR)
        assert mentions(here, home, who, "half of your time")


@pytest.mark.parametrize(
    ("hour", "quiet", "hours"),
    [(23, "22-7", 8), (6, "22-7", 1), (12, "22-7", 0), (3, "1-5", 2), (5, "1-5", 0)],
)
def test_quiet_hours_hold_a_reminder_back_until_they_are_over(hour, quiet, hours):
    assert quiet_hours.quiet_for({"quiet": quiet}, hour * HOUR) == hours * HOUR


async def test_an_answer_that_takes_long_is_deferred_within_three_seconds_and_then_given(
    monkeypatch,
):
    assert context.DEFERRED_AFTER_SECONDS < 3
    async with world(patience=60.0) as here:
        game = await here.table(2)
        home = await here.home(game)
        run = here.bot.db.run

        def callbacks():
            return [
                r.json["type"]
                for r in here.env.http_requests
                if r.path.endswith("/callback")
            ]

        async def slow(*args, **kwargs):
            await until(lambda: len(callbacks()) > before, "it is deferred")
            return await run(play.act, *args, **kwargs)

        answer_instead(monkeypatch, here.bot.db, play.act, slow)
        monkeypatch.setattr(context, "DEFERRED_AFTER_SECONDS", 0.0)
        before = len(callbacks())
        who = await waiting(here, game)
        result = await here.slash(who, home, "act", action="place inn")
        assert callbacks()[-1] == 5  # deferred, "thinking"
        assert result.ephemeral
        assert "Inn" in result.response.content
        who = await waiting(here, game)
        prompt = await here.prompt(game)
        custom_id, _ = offered(prompt)["place gate"]
        before = len(callbacks())
        result = await here.people[who].click(prompt, custom_id=custom_id)
        # deferred, the message will be edited
        assert result.acknowledged and callbacks()[-1] == 6
        # The answered prompt goes; what was done stands in the history of the phase above it.
        assert all(message.id != prompt.id for message in home.history())
        (told,) = [
            message
            for message in home.history()
            if "Gate" in message.content and not components(message)
        ]
        assert "Inn" in told.content


async def test_a_damaged_game_is_logged_once_and_the_clocks_of_others_go_on(caplog):
    async with world(patience=60.0) as here:
        broken = await here.table(2, pace="12h", late="skip")
        sound = await here.table(2, pace="12h", late="skip")
        table = here.bot.db
        await table._database.write(
            lambda tx: tx.execute(
                "UPDATE snapshot SET state = ? WHERE game = ?", (b"{}", broken)
            )
        )
        await here.env.advance_time(100 * HOUR)
        passed = await table.read(queries.info, sound)
        # skipped, then dropped
        assert passed.number >= 1 and passed.status == "finished"
        told = [record.getMessage() for record in caplog.records]
        assert (
            len([line for line in told if line.startswith(f"time, game {broken}: ")])
            == 1
        )
        here.env.errors.clear()

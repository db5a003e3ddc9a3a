"""What moderators and administrators do, as they and the table meet it: acts with a reason, and the way back."""

from __future__ import annotations

import discord
import pytest

from bot.app.admin_cli import main
from bot.core import final_order, queries
from bot.features.moderation import use_cases
from bot.features.statistics import queries as statistics
from bot.features.tournaments import signup
from rules.model import Result
from storage import actions, departures
from tests.bot.club import ANN, BEN, CAT, DAN, DAY, MODERATOR, PLACE, Club
from tests.bot.players import Player, components
from tests.bot.world import world

MODERATE = "caylus table moderate"
COUNTS = "It doesn't count for you. If you want the seat back while the game is running, write to"


def joined(here, name, **permissions):
    """Somebody new on the server whose role has these permissions."""
    role = here.guild.create_role(name, permissions=discord.Permissions(**permissions))
    return here.guild.add_member(here.env.create_user(name), roles=[role])


def moderator(here):
    return joined(here, "Mod", manage_threads=True)


def administrator(here):
    return joined(here, "Admin", manage_guild=True)


async def log_in(here, admin, log):
    """Have acts posted in a channel that everyone reads, as tests may; return the answer."""
    asked = await admin.slash(here.channel, "caylus-server log", channel=log)
    return (await admin.click(asked.response, label="Yes: post it there")).response


async def info_of(here, game):
    return await here.bot.db.read(queries.info, game)


async def asked(who, where, **options):
    """What a moderator reads before an act, or why it is refused."""
    return (
        await who.slash(where, MODERATE, **{"reason": "Gone for weeks", **options})
    ).response


def ways(response):
    """The labels of the menu's options and the buttons under it."""
    parts = components(response)
    return [one["label"] for part in parts for one in part.get("options", [part])]


async def choose(who, response, label):
    """Press the button with that label, or choose that option of the menu."""
    for menu in components(response):
        for option in menu.get("options", []):
            if option["label"] == label:
                chosen = await who.select(
                    response, [option["value"]], custom_id=menu["custom_id"]
                )
                response = chosen.response
                if label not in ways(response)[-2:]:
                    return chosen
    return await who.click(response, label=label)


LATER = "Yes: when they are back"
BAR = "Yes: a suspension until lifted"
SERVED = "Yes: it has served its purpose"


async def told(who, where, way=None, **options):
    """The answer to an act that is confirmed, in the first way that is offered for now, or that of a label."""
    answer = await asked(who, where, **options)
    if not answer.content.startswith("**Nothing has"):
        return answer.content
    assert answer.ephemeral and ways(answer)[-1] == "No"
    now = [label for label in ways(answer) if label != LATER]
    usual = BAR if BAR in now else now[0]
    return (await choose(who, answer, way or usual)).response.content


async def moderated(here, game):
    """What moderators are said to have done in the thread."""
    await here.quiet()
    return [
        one.content
        for one in (await here.home(game)).history()
        if one.content.startswith("🛡️")
    ]


async def directs(here, person):
    """What somebody has got in direct messages."""
    await here.env.advance_time(90)
    await here.quiet()
    channel = person.user.dm_channel
    return [] if channel is None else [one.content for one in channel.history()]


async def test_a_seat_is_given_to_a_member_and_goes_back():
    async with world(patience=60.0) as here:
        game, mod = await here.table(2), moderator(here)
        home, new = await here.home(game), here.people[3]
        answer = await told(mod, home, act="give", seat=1, member=new)
        former = here.people[1].mention
        assert (
            f"the Red seat goes from {former} to <@{new.id}>" in answer
            and "Gone for weeks" in answer
        )
        (line,) = await moderated(here, game)
        assert f"By <@{mod.id}>. Reason: Gone for weeks" in line
        assert line.endswith(
            f"<@{here.people[1].id}>: you no longer play in this game. {COUNTS} {mod.mention}: case 1 can "
            "be reversed."
        )
        assert (
            "who isn't rated for this game" in answer
            and f"This game doesn't count for {former}." in answer
        )
        assert [seat.user for seat in (await info_of(here, game)).seats] == [
            here.people[0].id,
            new.id,
        ]
        back = await told(mod, home, act="back", reason="They are here again")
        first = here.people[1].mention
        assert (
            f"case 1 is reversed. The Red seat is {first}'s again. Moves made there"
            in back
        )
        assert "a computer plays" not in back
        (_, line) = await moderated(here, game)
        assert "They are here again" in line
        assert (
            f"<@{new.id}>: thank you for playing here. You no longer play in this game; your moves stay"
            in line
        )
        assert (
            "Whoever misses most turns ranks behind everyone who stays." in line
            and f"{first}: the game counts for you" in line
        )
        (over,) = [
            one.content
            for one in home.history()
            if "has taken over this seat." in one.content
        ]
        assert all(
            part.startswith("~~") and part.endswith("~~") for part in over.split("\n")
        )
        lost, again = await directs(here, here.people[1])
        assert (
            "goes from" in lost and f"you no longer play in this game. {COUNTS}" in lost
        )
        assert "case 1 is reversed. The Red seat is" in again and again.endswith(
            f"<#{home.id}>"
        )
        given = await directs(here, new)
        assert "thank you for playing here" in given[-1]
        log = (
            await administrator(here).slash(here.channel, "caylus-server log")
        ).response.content
        (_, _, struck) = log.split("\n")
        assert struck.startswith("~~**1**") and "~~ ↩️ Reversed by case 2, <t:" in struck
        assert f"goes from {former} to" in struck
        assert [one.id for one in here.people[:2]] == [
            seat.user for seat in (await info_of(here, game)).seats
        ]
        assert "There's nothing left to reverse" in await told(mod, home, act="back")
        await Player(here, game, seed=3, way="act").hurry()
        found = await here.bot.db.read(statistics.changes, game)
        assert [one.user for one in found] == [person.id for person in here.people[:2]]
        assert here.env.errors == []


async def test_a_computer_plays_at_a_seat_until_that_is_taken_back():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home = await here.home(game)
        await told(mod, home, act="computer", seat=1)
        seat = (await info_of(here, game)).seats[1]
        assert (seat.user, seat.stand_in) == (None, 3)
        assert "already the case" in await told(mod, home, act="computer", seat=1)
        player = Player(here, game, seed=5, way="act")
        for _ in range(6):
            await player.step()
        assert "is reversed" in await told(mod, home, act="back", entry=1)
        seat = (await info_of(here, game)).seats[1]
        assert (seat.user, seat.stand_in) == (here.people[1].id, None)
        assert "already been reversed" in await told(mod, home, act="back", entry=1)
        assert here.env.errors == []


async def test_each_of_two_substitutes_at_a_seat_is_named_with_their_own_decisions():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home, player = await here.home(game), Player(here, game, seed=5, way="act")

        async def acted():
            record = await here.bot.db.read(lambda uow: actions.record(uow.tx, game))
            return sum(action.seat == 1 for action in record)

        made = dict[int, int]()
        for who, most in ((3, 2), (4, 3)):
            await told(mod, home, act="give", seat=1, member=here.people[who])
            before = await acted()
            while await acted() < before + most:
                await player.step()
            await here.env.advance_time(60)
            await told(mod, home, act="back")
            made[who] = await acted() - before
            await here.env.advance_time(60)
        assert (await info_of(here, game)).seats[1].user == here.people[1].id
        own = await acted()
        while await acted() == own:
            await player.step()
        ((seat, all_, by_computer, others),) = await here.bot.db.read(
            lambda uow: actions.stand_ins(uow.tx, game)
        )
        assert (seat, all_, by_computer) == (1, await acted(), 0)
        names = {who: here.people[who].user.name for who in made}
        assert dict(others) == {names[who]: count for who, count in made.items()}
        assert here.env.errors == []


async def test_a_seat_that_a_computer_played_goes_back_to_that():
    async with world(patience=60.0) as here:
        game, mod = (
            await here.table(3, pace="24h", late="stand-in", level=1),
            moderator(here),
        )
        home = await here.home(game)
        await here.slash(1, home, "table stand-in")
        await here.quiet()
        player = Player(here, game, seed=5, way="act")
        for _ in range(6):
            await player.step()
        seen = await asked(mod, home, act="give", seat=1, member=here.people[3])
        assert (
            f"This game doesn't count for <@{here.people[1].id}>. Turns missed so far: 1 of 1."
            in seen.content
        )
        given = await told(mod, home, act="give", seat=1, member=here.people[3])
        assert f"This game doesn't count for <@{here.people[1].id}>. By" in given, (
            "they asked for the computer"
        )
        answer = await told(mod, home, act="back")
        assert (
            f"<@{here.people[3].id}> no longer plays there, and the game doesn't count for them"
            in answer
        )
        assert f"Until <@{here.people[1].id}> presses `Take my seat back`" in answer
        await here.quiet()
        seat = (await info_of(here, game)).seats[1]
        assert (seat.user, seat.stand_in) == (here.people[1].id, 1)
        thread = (await moderated(here, game))[-1]
        assert f"<@{here.people[3].id}>: thank you for playing here." in thread
        assert (
            "Every turn in which you make a move counts as yours, including this one."
            in thread
        )
        first, again = [
            one for one in home.history() if "omputer plays for" in one.content
        ]
        assert (
            first.content.startswith("~~A level 1 computer plays for")
            and not first.components
        )
        assert (
            again.content.endswith("again (missed so far: 1 of 1 turns).")
            and again.components
        )
        assert not any("Back in the game" in one.content for one in home.history())
        assert here.env.errors == []


async def test_whoever_has_missed_few_turns_does_not_count_as_having_left():
    async with world(patience=60.0) as here:
        game, mod = (
            await here.table(3, pace="24h", late="stand-in", level=1),
            moderator(here),
        )
        player = Player(here, game, seed=5, way="act")
        while (await info_of(here, game)).turn < 4:
            await player.step()
        home, seat = await here.home(game), (await info_of(here, game)).awaited[0].seat
        former = (await info_of(here, game)).seats[seat].user
        await here.env.advance_time(80 * 3600)
        assert (await info_of(here, game)).seats[seat].stand_in == 1
        answer = await told(mod, home, act="give", seat=seat, member=here.people[3])
        assert f"This game doesn't count for <@{former}>." in answer
        assert await here.bot.db.read(_ends, game, seat) == ["opened"]


@pytest.mark.parametrize("late", ["stand-in", "skip"])
@pytest.mark.parametrize("missing", [True, False])
async def test_a_seat_given_away_counts_as_left_by_whoever_was_missing_and_neither_way_by_others(
    late, missing
):
    async with world(patience=60.0) as here:
        game, mod = await here.table(3, pace="24h", late=late, level=1), moderator(here)
        home, seat = await here.home(game), (await info_of(here, game)).awaited[0].seat
        former = (await info_of(here, game)).seats[seat].user
        if missing:
            await here.env.advance_time(80 * 3600)
        way = "Yes: it counts as a game they left" if missing else None
        answer = await told(
            mod, home, way, act="give", seat=seat, member=here.people[3]
        )
        (line,) = [one for one in await moderated(here, game) if "goes from" in one]
        (how,) = await here.bot.db.read(_ends, game, seat)
        if missing:
            assert how == "dropped"
            assert (
                f"For <@{former}> it counts as a game they left: they rank behind everyone"
                in answer
            )
            assert (
                f"<@{former}>: you no longer play in this game. A moderator has counted this as"
                in line
            )
            assert f"write to <@{mod.id}>: case 1" in line
        else:
            assert how == "opened"
            assert (
                f"This game doesn't count for <@{former}>." in answer and COUNTS in line
            )
        await told(mod, home, act="back")
        assert await here.bot.db.read(_ends, game, seat) == [None]
        assert (await info_of(here, game)).seats[seat].user == former
        assert here.env.errors == []


def _ends(uow, game, seat):
    """How the first tenure of a seat ended."""
    return [one.how for one in departures.tenures(uow.tx, game) if one.seat == seat][:1]


async def test_an_emptied_seat_is_skipped_and_goes_back_though_another_has_claimed_it():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home = await here.home(game)
        assert "it is empty, and skipped until someone takes it" in await told(
            mod, home, act="skip", seat=2
        )
        for _ in range(4):
            await Player(here, game, seed=5, way="act").step()
        assert (await info_of(here, game)).awaited[0].seat != 2
        await here.slash(4, home, "table claim", seat=2)
        assert (await info_of(here, game)).seats[2].user == here.people[4].id
        back = await told(mod, home, act="back", entry=1)
        assert f"{here.people[4].mention} no longer plays there, and the game" in back
        assert (await info_of(here, game)).seats[2].user == here.people[2].id


async def test_a_game_ends_without_a_result_and_goes_on_when_that_is_taken_back():
    async with world(patience=60.0) as here:
        game, mod = await here.table(2), moderator(here)
        home = await here.home(game)
        player = Player(here, game, seed=5, way="component")
        await player.step()
        before = await here.bot.db.read(queries.position, game)
        assert "ends without a result" in await told(
            mod, home, act="end", reason="Wrong table"
        )
        await here.quiet()
        assert (await info_of(here, game)).status == "cancelled" and await here.prompt(
            game
        ) is None
        (line,) = await moderated(here, game)
        assert "Wrong table" in line and "canceled this game" not in "".join(
            m.content for m in home.history()
        )
        assert "is reversed" in await told(
            mod, home, act="back", reason="Was the right one"
        )
        await here.quiet()
        now = await here.bot.db.read(queries.position, game)
        assert (now.info.status, now.decision) == ("running", before.decision)
        card = next(one for one in here.channel.history() if "Caylus #" in one.content)
        assert "canceled" not in card.content
        await Player(here, game, seed=5, way="component").step()
        assert (await here.bot.db.read(queries.position, game)).revision > now.revision
        assert here.env.errors == []


async def test_who_may_not_is_told_so_and_nothing_changes():
    async with world(patience=60.0) as here:
        game, mod = await here.table(2), moderator(here)
        home = await here.home(game)
        for who in (here.people[4], here.people[0]):
            assert "Manage Threads" in await told(who, home, act="end")
        for act in ("void", "title", "bar", "ladder"):
            assert "Manage Server" in await told(
                mod, home, act=act, member=here.people[1]
            )
        playing = joined(here, "Both", manage_threads=True, manage_guild=True)
        await told(mod, home, act="give", seat=1, member=playing)
        for act in ("end", "computer", "title"):
            assert "have played in this game" in await told(
                playing, home, act=act, seat=0
            )
        assert "You can't do this to yourself" in await told(
            playing, home, act="bar", member=playing
        )
        assert (await info_of(here, game)).status == "running"


async def test_bad_input_names_what_is_missing_and_changes_nothing():
    async with world(patience=60.0) as here:
        game, mod = await here.table(2), moderator(here)
        home = await here.home(game)
        assert "1 to 300 characters, not 0" in await told(
            mod, home, act="end", reason="  "
        )
        assert "not 301" in await told(mod, home, act="end", reason="x" * 301)
        assert "Use `seat`" in await told(mod, home, act="skip")
        assert "Use `member`" in await told(mod, home, act="give", seat=1)
        assert "already at this table" in await told(
            mod, home, act="give", seat=1, member=here.people[0]
        )
        assert "no seat 5" in (await told(mod, home, act="skip", seat=4)).replace(
            "Seat", "seat"
        )
        assert "There's no case 99" in await told(mod, home, act="back", entry=99)
        await told(mod, home, act="skip", seat=1)
        assert "nobody else would be left" in await told(mod, home, act="skip", seat=0)
        assert (await info_of(here, game)).status == "running"
        await here.slash(0, here.channel, "new", game="caylus", practice=2)
        assert "hasn't started" in await told(
            mod, here.channel, act="end", game=str(game + 1)
        )


async def test_the_log_is_posted_where_the_host_wants_it_and_listed():
    async with world(patience=60.0) as here:
        game, mod, admin = await here.table(2), moderator(here), administrator(here)
        home, log = await here.home(game), here.guild.create_text_channel("mod-log")
        none = await admin.slash(here.channel, "caylus-server log")
        assert (
            "posted anywhere" in none.response.content
            and "No cases yet" in none.response.content
        )
        done = await log_in(here, admin, log)
        assert f"in <#{log.id}>" in done.content
        await told(mod, home, act="skip", seat=1, reason="**@everyone** gone")
        await here.env.advance_time(120)
        (message,) = log.history()
        assert (
            "skipped" in message.content
            and "<@" in message.content
            and "@everyone" not in message.content
        )
        await told(mod, home, act="back")
        await here.env.advance_time(120)
        struck, back = sorted((one.content for one in log.history()), reverse=True)
        assert (
            struck.startswith("~~**1** ·") and "~~ ↩️ Reversed by case 2, <t:" in struck
        )
        assert back.startswith("**2** ·")
        listed = await admin.slash(here.channel, "caylus-server log", off=True)
        assert (
            "posted anywhere" in listed.response.content
            and "**1**" in listed.response.content
        )
        await told(mod, home, act="skip", seat=1)
        await here.env.advance_time(120)
        assert len(log.history()) == 2
        assert here.env.errors == []


async def test_the_log_lists_whole_acts_as_far_as_a_message_has_room():
    async with world(patience=60.0) as here:
        game, mod, admin = await here.table(3), moderator(here), administrator(here)
        home, reason = await here.home(game), "x" * 300
        for _ in range(4):
            await told(mod, home, act="computer", seat=1, reason=reason)
            await told(mod, home, act="back", reason=reason)
        _, *lines = (
            await admin.slash(here.channel, "caylus-server log")
        ).response.content.split("\n")
        assert 2 < len(lines) < 8 and "**8** ·" in lines[0]
        assert all(reason in line for line in lines)
        assert here.env.errors == []


async def test_the_log_says_who_has_left_a_seat_and_where_a_computer_stands_in():
    async with world(patience=60.0) as here:
        game, admin = (
            await here.table(4, pace="24h", late="stand-in", level=1),
            administrator(here),
        )
        home, log = await here.home(game), here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        await here.slash(1, home, "table stand-in")
        asked = await here.slash(2, home, "table resign")
        await here.people[2].click(asked.response, label="Yes, leave")
        here.env.backend.apply_ban(here.guild.id, here.people[3].id, None)
        await here.env.settle()
        await here.quiet()
        told = [one.content for one in log.history()]
        where = f"🪑 Caylus #{game} (<#{(await info_of(here, game)).home}>) · "
        assert len(told) == 3 and all(text.startswith(where) for text in told)
        for says in (
            "is late, so a computer plays for them.",
            "has left the game. The seat is open.",
            "is no longer on this server. Anyone can take the seat.",
        ):
            assert sum(says in text for text in told) == 1
        assert all("table moderate" in text and "<@" not in text for text in told)
        assert here.env.errors == []


async def explained(here, who, game, command, reason="They all agree", **options):
    """The preview of what somebody does to a table by another command, once they have given a reason."""
    form = await who.slash(await here.home(game), f"caylus {command}", **options)
    assert await here.bot.db.read(use_cases.latest, here.guild.id) == ()
    return (await who.submit_modal(form, {"reason": reason})).response


async def test_a_moderator_who_cancels_by_command_gives_a_reason_and_sees_what_follows():
    async with world(patience=60.0) as here:
        game, mod = await here.table(2), moderator(here)
        refused = await explained(here, mod, game, "table cancel", reason="  ")
        assert "A reason has 1 to 300 characters, not 0" in refused.content
        preview = await explained(here, mod, game, "table cancel")
        assert "Nothing has been done yet" in preview.content
        assert (
            "ends without a result" in preview.content
            and await moderated(here, game) == []
        )
        await mod.click(preview, label="Yes: do it")
        (entry,) = await here.bot.db.read(use_cases.latest, here.guild.id)
        about = entry.row.act, entry.row.moderator, entry.row.game
        assert about == ("end", mod.id, game)
        assert "Reason: They all agree" in (await moderated(here, game))[0]


async def test_a_moderator_who_changes_settings_gives_a_reason_and_players_read_what_it_means():
    async with world(patience=60.0) as here:
        game, mod = await here.table(2, pace="24h", late="wait"), moderator(here)
        await here.env.advance_time(5 * 60 * 60)
        late = {"command": "table settings", "late": "skip"}
        preview = await explained(here, mod, game, **late)
        line = "All clocks start over now. If you then miss a deadline, you're skipped until you're back; if you stay"
        assert line in preview.content
        info = await here.bot.db.read(queries.info, game)
        assert (info.settings.late, await moderated(here, game)) == ("wait", [])
        await mod.click(preview, label="Yes: do it")
        (posted,) = await moderated(here, game)
        assert line in posted and all(
            f"<@{one.id}>" in posted for one in here.people[:2]
        )
        now = await here.bot.db.read(queries.info, game)
        assert now.settings.late == "skip"
        assert now.deadline - info.deadline == 5 * 60 * 60
        await told(mod, await here.home(game), act="back", reason="They have agreed")
        *_, back = await moderated(here, game)
        assert "the game waits for you" in back and f"<@{here.people[0].id}>" in back
        again = await here.bot.db.read(queries.info, game)
        assert again.settings.late == "wait"


async def test_who_is_barred_can_not_get_a_seat_back():
    async with world(patience=60.0) as here:
        game, mod, admin = await here.table(3), moderator(here), administrator(here)
        home = await here.home(game)
        await told(mod, home, act="computer", seat=1)
        await told(admin, here.channel, act="bar", member=here.people[1])
        assert "Lift the suspension first" in await told(mod, home, act="back", entry=1)
        assert "from games on this server" in await told(
            mod, home, act="give", seat=1, member=here.people[1]
        )


async def test_a_bar_outlives_forget_and_names_nobody():
    async with world(patience=60.0) as here:
        admin, bad = administrator(here), here.people[1]
        await told(
            admin, here.channel, act="bar", member=bad, reason="Bob insults everyone"
        )
        week = "Yes: a suspension for 7 days"
        await told(admin, here.channel, week, act="bar", member=bad)
        asked = await here.slash(1, here.channel, "me forget")
        done = await bad.click(asked.response, label="Delete my data")
        assert "suspended on" not in done.response.content
        changed, entry = await here.bot.db.read(use_cases.latest, here.guild.id)
        assert (entry.row.user, entry.row.user_name, entry.row.reason) == (
            bad.id,
            None,
            "",
        )
        assert (changed.row.user, changed.row.reason) == (None, "")
        assert (
            "suspended on"
            in (await here.slash(1, here.channel, "games")).response.content
        )


async def test_a_void_result_counts_for_nobody_and_counts_again_with_the_same_numbers():
    async with world(patience=60.0) as here:
        games = [await here.table(2) for _ in range(2)]
        for number, game in enumerate(games):
            await Player(here, game, seed=9 + number, way="act").hurry()
        admin = administrator(here)
        home = await here.home(games[0])

        async def ladder():
            return await here.bot.db.read(
                statistics.ladder, here.guild.id, "caylus", 1, here.people[0].id
            )

        before, second = (
            await ladder(),
            await here.bot.db.read(statistics.changes, games[1]),
        )
        assert "the result is void" in await told(
            admin, home, act="void", reason="Same person twice"
        )
        assert await here.bot.db.read(statistics.changes, games[0]) == []
        assert [rung.games for rung in (await ladder()).rungs] == [1, 1]
        assert await here.bot.db.read(statistics.changes, games[1]) != second
        assert "nothing to void" in await told(admin, home, act="void")
        (line,) = await moderated(here, games[0])
        assert "Same person twice" in line and "<t:" in line
        await told(admin, home, act="back", reason="Was not so")
        assert await ladder() == before
        assert await here.bot.db.read(statistics.changes, games[1]) == second
        assert here.env.errors == []


async def test_a_name_is_taken_off_the_ladder_and_comes_back():
    async with world(patience=60.0) as here:
        game = await here.table(2)
        await Player(here, game, seed=9, way="act").hurry()
        admin, gone = administrator(here), here.people[0]

        async def shown():
            found = await here.bot.db.read(
                statistics.ladder, here.guild.id, "caylus", 1, gone.id
            )
            return [rung.user for rung in found.rungs], found.people

        assert gone.id in (await shown())[0]
        assert "off this server's ladder" in await told(
            admin, here.channel, act="ladder", member=gone
        )
        assert await shown() == ([here.people[1].id], 1)
        assert [
            one.user for one in await here.bot.db.read(statistics.changes, game)
        ] == [here.people[1].id]
        seen = await asked(admin, here.channel, act="ladder", member=here.people[1])
        assert "others no longer see their rating" in seen.content
        assert ways(seen) == ["Yes: do it", "No"] and (await shown())[1] == 1
        (direct,) = await directs(here, gone)
        assert "'s ladder since" in direct and "mention case 1. It" in direct
        await told(admin, here.channel, act="back", entry=1)
        assert (await shown())[1] == 2
        assert (await directs(here, gone))[-1].startswith("You're on ")
        assert here.env.errors == []


async def test_a_title_is_hidden_and_shown_again():
    async with world(patience=60.0) as here:
        game, admin = await here.table(2), administrator(here)
        home = await here.home(game)
        (thread,) = here.channel.threads
        assert "Ann" in thread.name
        seen = await asked(admin, home, act="title", reason="A rude name")
        assert "The reason isn't posted in the thread." in seen.content
        assert "only in the log" in seen.content and "Ann" in thread.name
        assert "no longer names" in await told(
            admin, home, act="title", reason="A rude name"
        )
        await here.quiet()
        (thread,) = here.channel.threads
        assert thread.name == f"Caylus #{game}"
        assert "already the case" in await told(admin, home, act="title")
        await told(admin, home, act="back")
        await here.env.advance_time(700)
        (thread,) = here.channel.threads
        assert "Ann" in thread.name
        assert here.env.errors == []


@pytest.mark.parametrize("away", [1, 4])
async def test_moves_of_somebody_else_do_not_count_as_missed_by_whoever_was_asked_to_come_back(
    tmp_path, away
):
    club = await Club.open(tmp_path / "caylus.db")
    position = await club.game(2)
    game = position.info.id
    give = {
        "person": MODERATOR,
        "act": "give",
        "seat": 1,
        "newcomer": CAT,
        "reason": "Gone",
    }
    back = use_cases.Withdrawal(
        PLACE.server, 1, MODERATOR, "Is here", administrator=False
    )
    position = await club.play(position, until=lambda position: position.info.turn == 3)
    await club.table.run(use_cases.change_seat, game, **give)
    await club.table.run(use_cases.allow_return, back)
    club.now += 6 * DAY
    position = await club.table.read(queries.position, game)
    position = await club.play(
        position, until=lambda position: position.info.turn == 3 + away
    )
    await club.table.run(use_cases.take_back, back)
    position = await club.table.read(queries.position, game)
    position = await club.play(
        position, until=lambda position: position.info.turn == 4 + away
    )
    result = Result((1, 9), (1,))
    order = await club.table.read(
        lambda uow: final_order.of_game(uow, uow.row(game), result, "rules"),
    )
    returned = order.starters[1]
    assert returned.user == position.info.seats[1].user != CAT.user
    assert (returned.left, returned.gain, order.winners) == (False, 500, (1,))
    await club.table.close()


@pytest.mark.sqlite
async def test_whoever_runs_the_bot_reads_the_log(tmp_path, capsys):
    club = await Club.open(tmp_path / "caylus.db")
    game = (await club.game(3)).info.id
    acts = {
        "person": MODERATOR,
        "act": "skip",
        "seat": 1,
        "newcomer": None,
        "reason": "Gone",
    }
    await club.table.run(use_cases.change_seat, game, **acts)
    back = use_cases.Withdrawal(
        PLACE.server, 1, MODERATOR, "Is here", administrator=False
    )
    await club.table.run(use_cases.take_back, back)
    await club.table.close()
    for arguments in ([], ["--server", str(PLACE.server)]):
        assert main(["log", "--file", str(tmp_path / "caylus.db"), *arguments]) == 0
        second, first = capsys.readouterr().out.splitlines()
        assert first.split("\t")[3:] == [
            "skip",
            str(game),
            "Red",
            "",
            "900 (Mod)",
            "Gone",
            "taken back",
        ]
        assert second.split("\t")[3:] == [
            "back",
            str(game),
            "Red",
            "1",
            "900 (Mod)",
            "Is here",
            "",
        ]
    assert main(["log", "--file", str(tmp_path / "caylus.db"), "--server", "5"]) == 0
    assert capsys.readouterr().out == ""


async def test_a_tournament_seat_is_left_to_its_organizers_and_a_barred_person_plays_in_none(
    tmp_path,
):
    club = await Club.open(tmp_path / "caylus.db")
    cup = await club.table.run(signup.draft, ANN, PLACE, "Cup")
    await club.table.run(signup.announce, cup, ANN)
    for person in (ANN, BEN, CAT, DAN):
        await club.table.run(signup.sign_up, cup, person)
    bar = {"person": MODERATOR, "act": "bar", "whom": BEN, "reason": "Insults"}
    await club.table.run(use_cases.act_on, PLACE.server, **bar)
    rows = await club.rows("SELECT user FROM entrant WHERE status = 'in' ORDER BY user")
    assert [row[0] for row in rows] == [ANN.user, CAT.user, DAN.user]
    await club.table.close()


@pytest.mark.parametrize("act", ["computer", "skip"])
async def test_who_lost_a_seat_to_a_moderator_is_not_rated_and_nobody_loses_by_it(
    tmp_path, act
):
    club = await Club.open(tmp_path / "caylus.db")
    begun = await club.game(3, rated="yes")
    acts = {
        "person": MODERATOR,
        "act": act,
        "seat": 1,
        "newcomer": None,
        "reason": "Gone",
    }
    await club.table.run(use_cases.change_seat, begun.info.id, **acts)
    info = await club.table.read(queries.info, begun.info.id)
    assert info.status == "running" and info.seats[1].user is None
    rows = await club.rows(
        "SELECT how FROM tenure WHERE game = ? AND seat = 1", begun.info.id
    )
    assert [row[0] for row in rows] == ["opened"]
    await club.table.close()


@pytest.mark.parametrize("act", ["skip", "computer", "bar"])
async def test_who_has_acted_on_a_seat_can_not_play_in_that_game(act):
    async with world(patience=60.0) as here:
        game, mod = (
            await here.table(3),
            joined(here, "Both", manage_threads=True, manage_guild=True),
        )
        home = await here.home(game)
        about = {"member": here.people[1]} if act == "bar" else {"seat": 1}
        await told(mod, home, act=act, **about)
        await here.env.advance_time(25 * 60 * 60)  # a held seat is free by then
        refused = "on a seat of this game can't play in it"
        claimed = await mod.slash(home, "caylus table claim", seat=1)
        given = await told(moderator(here), home, act="give", seat=1, member=mod)
        for answer in (claimed.response.content, given):
            assert refused in answer
        assert mod.id not in {seat.user for seat in (await info_of(here, game)).seats}
        await here.slash(4, home, "table claim", seat=1)
        assert (await info_of(here, game)).seats[1].user == here.people[4].id


@pytest.mark.parametrize("act", ["give", "computer", "skip"])
async def test_the_turns_that_a_reversed_act_cost_are_excused_where_its_person_was_not_missing(
    act,
):
    async with world(patience=60.0) as here:
        game, mod = await here.table(3, pace="24h"), moderator(here)
        home, lost = await here.home(game), here.people[1]
        member = {"member": here.people[3]} if act == "give" else {}
        await told(mod, home, act=act, seat=1, **member)
        player = Player(here, game, seed=5, way="act")
        while (await info_of(here, game)).turn < 4:
            await player.step()
            await here.quiet()
        by = final_order.missed_if_back
        missed = await here.bot.db.read(by, game, 1, lost.id)
        assert missed.missed == missed.turns >= 3
        seen = await asked(mod, home, act="back", entry=1, reason="The wrong seat")
        excused = "urns since the seat was lost don't count as missed."
        assert excused in seen.content
        given = f"{lost.mention} has missed 0 of {missed.turns} turns so far.\n• *When "
        if act == "give":
            assert "Turns until then don't count as missed." in seen.content
        free = f"Turns missed so far: 0 of {missed.turns}."
        assert (given if act == "give" else free) in seen.content
        yes = "Yes: at once" if act == "give" else "Yes: for another reason"
        done = (await mod.click(seen, label=yes)).response.content
        assert "is reversed" in done
        line = (await moderated(here, game))[-1]
        assert free in line and excused in line
        direct = (await directs(here, lost))[-1]
        assert free in direct and excused in direct
        missed = await here.bot.db.read(final_order.missed_so_far, game, 1)
        assert missed[0] == 0 < missed[1]
        assert here.env.errors == []


async def test_the_turns_of_whoever_was_missing_before_a_reversed_act_still_count():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3, pace="24h", late="skip"), moderator(here)
        home, seat = await here.home(game), (await info_of(here, game)).awaited[0].seat
        await here.env.advance_time(80 * 3600)
        neither = "Yes: it doesn't count for them"
        await told(mod, home, neither, act="skip", seat=seat)
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 3)
        seen = await asked(mod, home, act="back", entry=1, reason="Is here again")
        assert (
            "As things stand, this seat ranks behind everyone who stays" in seen.content
        )
        assert "don't count as missed" not in seen.content
        await mod.click(seen, label=ways(seen)[0])
        missed, turns = await here.bot.db.read(final_order.missed_so_far, game, seat)
        assert missed == turns > 0
        assert here.env.errors == []


@pytest.mark.parametrize(("late", "hours"), [("skip", 80), ("wait", 240)])
async def test_the_preview_of_a_reversal_says_whether_turns_are_missed_at_once_or_the_game_waits(
    late, hours
):
    async with world(patience=60.0) as here:
        game, mod = await here.table(3, pace="24h", late=late), moderator(here)
        home, info = await here.home(game), await info_of(here, game)
        seat = info.awaited[0].seat
        await here.env.advance_time(hours * 3600)
        neither = "Yes: it doesn't count for them"
        member = here.people[3]
        await told(mod, home, neither, act="give", seat=seat, member=member)
        seen = await asked(mod, home, act="back", entry=1, reason="Is here again")
        waits = f"; the game then waits for <@{info.seats[seat].user}>."
        counts = ", starting with the current one"
        assert (waits in seen.content, counts in seen.content) == (
            late != "skip",
            late == "skip",
        )
        assert "who was already missing before" in seen.content
        assert here.env.errors == []


async def test_nobody_loses_a_seat_because_a_case_about_the_empty_one_is_reversed():
    async with world(patience=60.0) as here:
        game, mod = await here.table(3), moderator(here)
        home, new = await here.home(game), here.people[3]
        leaves = await here.slash(1, home, "table resign")
        await here.people[1].click(leaves.response, label="Yes, leave")
        await told(mod, home, act="computer", seat=1)
        await here.slash(3, home, "table claim", seat=1)
        assert (await info_of(here, game)).seats[1].user == new.id
        refused = await told(mod, home, act="back", reason="Not needed")
        assert "The seat has changed hands since" in refused
        assert (await info_of(here, game)).seats[1].user == new.id
        assert here.env.errors == []

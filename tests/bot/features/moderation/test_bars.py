"""Bars: what their person and the tables read, how long they last, and what comes back."""

from __future__ import annotations

import pytest

from bot.app.admin_cli import main
from bot.core import queries
from bot.core.errors import NotAllowed
from bot.core.model import Person
from bot.features.moderation import use_cases
from tests.bot.club import ANN, BEN, MODERATOR, PLACE, Club
from tests.bot.features.moderation.test_acts import (
    BAR,
    SERVED,
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
from tests.bot.players import Player, components
from tests.bot.world import world

DAY = 24 * 60 * 60
OPEN = BAR
REFUSED = "You've been suspended on"


async def test_who_is_barred_leaves_everything_and_is_refused_until_that_is_lifted():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        home = await here.home(game)
        await here.slash(1, here.channel, "new", game="caylus")
        await bad.slash(here.channel, "caylus-club seek")
        await here.slash(0, here.channel, "new", game="caylus", invite1=bad)
        answer = await told(
            admin, here.channel, OPEN, act="bar", member=bad, reason="Insults"
        )
        assert (
            f"<@{bad.id}> is suspended on this server and can't use me here "
            "until an administrator lifts the suspension." in answer
        )
        assert (
            f": 1 (Caylus #{game}); after that each game counts as one they left, unless the suspension is reversed"
            in answer
            and "Seats kept until <t:" in answer
        )
        assert (
            " as a mistake. Removed from tables: 1; where others stay, everyone in the channel "
            f"reads that <@{bad.id}> can't play here for now. Invitations withdrawn: 1."
            in answer
        )
        await here.quiet()
        (line,) = await moderated(here, game)
        assert line == f"🛡️ **1** · <@{bad.id}> can't play here for now."
        info = await info_of(here, game)
        assert (
            bad.id not in [seat.user for seat in info.seats]
            and info.status == "running"
        )
        assert not await here.bot.db.read(queries.games_of, bad.id)
        card = next(one for one in here.channel.history() if f"#{game}" in one.content)
        assert "🔴 **Red** (kept for Bob until <t:" in card.content
        assert (
            "Tables you were removed from before they started: 1. `/caylus me`"
            in (await directs(here, bad))[-1]
        )
        before = len(home.history())
        refusal = (
            f"(case 1, by <@{admin.id}>). This lasts until an administrator lifts it. Reason: Insults\n"
            "`/caylus me` still works, so you can see or delete what I store about you. "
            f"If you think this is wrong, write to <@{admin.id}> or another administrator there, and mention case 1. "
            "It can be reversed."
        )
        for command in ("new", "games", "board"):
            options = {"game": "caylus"} if command == "new" else {}
            refused = (await here.slash(1, here.channel, command, **options)).response
            assert refused.ephemeral and REFUSED in refused.content
            assert refused.content.endswith(refusal[-60:])
            assert refusal.partition("\n")[0] in refused.content
        (direct,) = await directs(here, bad)
        assert refusal.partition("\n")[0] in direct
        assert direct.endswith("the threads that mentioned it will say so.")
        assert (
            f": Caylus #{game}. If the suspension is lifted by then, you play on"
            in direct
        )
        public = (await bad.slash(home, "caylus board", public=True)).response
        assert public.ephemeral and REFUSED in public.content
        prompt = await here.prompt(game)
        press = next(part for part in components(prompt) if part.get("label"))
        pressed = await bad.click(prompt, label=press["label"])
        assert pressed.response.ephemeral and REFUSED in pressed.response.content
        assert len(home.history()) == before
        assert (
            REFUSED
            not in (await here.slash(1, here.channel, "me export")).response.content
        )
        invited = await here.slash(0, here.channel, "new", game="caylus", invite1=bad)
        assert (
            f"has suspended {bad.mention} from games on this server"
            in invited.response.content
        )
        assert "is already suspended here until that is lifted (case 1)" in await told(
            admin, here.channel, act="bar", member=bad
        )
        back = await told(
            admin, here.channel, SERVED, act="back", entry=1, reason="Sorry said"
        )
        assert (
            f"Case 1 about <@{bad.id}> is reversed: it has served its purpose. " in back
        )
        assert f"Seats given back: 1 (Caylus #{game})." in back
        assert (
            REFUSED not in (await here.slash(1, here.channel, "games")).response.content
        )
        await here.quiet()
        (line,) = await moderated(here, game)
        assert (
            line.startswith("🛡️ ~~**1** · ") and "~~ ↩️ Reversed by case 2, <t:" in line
        )
        assert line.endswith(" Reason: Sorry said")
        assert (await info_of(here, game)).seats[1].user == bad.id
        (left,) = [one for one in home.history() if "for now.~~\n" in one.content]
        assert not left.components
        assert all(
            part.startswith("~~") and part.endswith("~~")
            for part in left.content.split("\n")
        )
        assert f"Back in the game: 🔴 **Red** {bad.mention}." in [
            one.content for one in home.history()
        ]
        _, over = await directs(here, bad)
        assert (
            f"again. <@{admin.id}> has reversed case 1 (case 2). Reason: Sorry said\nSeats that are yours again: 1. "
            "These games count for you as before." in over
        )
        assert here.env.errors == []


async def test_a_bar_says_before_what_it_ends_and_ends_nothing_when_that_is_refused():
    async with world(patience=60.0) as here:
        games = [await here.table(3), await here.table(2)]
        admin, bad = administrator(here), here.people[1]
        await here.slash(1, here.channel, "new", game="caylus")
        seen = await asked(admin, here.channel, act="bar", member=bad, reason="Insults")
        assert ways(seen)[-4:] == [
            "Yes: a suspension for 7 days",
            "Yes: a suspension for 30 days",
            OPEN,
            "No",
        ]
        (menu,) = [part for part in components(seen) if part.get("options")]
        seen = (
            await admin.select(seen, ["open"], custom_id=menu["custom_id"])
        ).response
        assert (
            f": 2 (Caylus #{games[0]} and Caylus #{games[1]}); after that each"
            in seen.content
        )
        assert "nothing is skipped, and nobody can end them." in seen.content
        last = seen.content.split("\n")[-2:]
        assert [
            f"Caylus #{game} · <t:" in line
            for game, line in zip(games, last, strict=True)
        ] == [True] * 2
        kept = await admin.click(seen, label="No")
        assert "nothing was changed" in kept.response.content
        assert [(await info_of(here, game)).seats[1].user for game in games] == [
            bad.id,
            bad.id,
        ]
        assert (
            REFUSED not in (await here.slash(1, here.channel, "games")).response.content
        )
        assert await here.bot.db.read(use_cases.latest, here.guild.id) == ()
        assert here.env.errors == []


async def test_a_bar_of_days_is_over_by_itself_and_that_is_told_where_it_was():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        answer = await told(
            admin,
            here.channel,
            "Yes: a suspension for 7 days",
            act="bar",
            member=bad,
            reason="Insults",
        )
        assert "here until <t:" in answer
        (first,) = await directs(here, bad)
        assert "It ends on <t:" in first
        await here.env.advance_time(6 * DAY)
        assert REFUSED in (await here.slash(1, here.channel, "games")).response.content
        await here.env.advance_time(2 * DAY)
        assert (
            REFUSED not in (await here.slash(1, here.channel, "games")).response.content
        )
        (line,) = await moderated(here, game)
        assert line.startswith("🛡️ ~~**1** · ") and "~~ ⌛ Ended on <t:" in line
        (entry,) = [
            one.content for one in log.history() if one.content.startswith("~~**1**")
        ]
        assert "~~ ⌛ Ended on <t:" in entry
        _, over = await directs(here, bad)
        assert over.endswith("again. Case 1 has expired.")
        assert here.env.errors == []


@pytest.mark.parametrize("later", [False, True])
async def test_who_has_taken_a_seat_since_keeps_it_and_after_a_day_none_comes_back(
    later,
):
    async with world(patience=60.0) as here:
        taken, free, admin, bad = (
            await here.table(3),
            await here.table(3),
            administrator(here),
            here.people[1],
        )
        await told(admin, here.channel, OPEN, act="bar", member=bad, reason="Insults")
        await told(
            moderator(here),
            await here.home(taken),
            act="give",
            seat=1,
            member=here.people[4],
            reason="Go on",
        )
        if later:
            await here.env.advance_time(DAY + 60)
        back = await told(admin, here.channel, act="back", entry=1)
        given = f"Seats given back: 1 (Caylus #{free})."
        assert ("No seat comes back by itself." if later else given) in back
        assert (await info_of(here, taken)).seats[1].user == here.people[4].id
        assert (await info_of(here, free)).seats[1].user == (None if later else bad.id)
        await Player(here, free, seed=5, way="act").step()
        assert here.env.errors == []


async def test_a_table_that_the_barred_person_had_left_reads_nothing_of_it():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        leaves = await here.slash(1, await here.home(game), "table resign")
        await bad.click(leaves.response, label="Yes, leave")
        await here.env.advance_time(60)
        await told(admin, here.channel, act="bar", member=bad, reason="Insults")
        assert await moderated(here, game) == []


@pytest.mark.sqlite
async def test_whoever_runs_the_bot_reads_which_bars_are_over(tmp_path, capsys):
    club = await Club.open(tmp_path / "caylus.db")
    bar = {"person": MODERATOR, "act": "bar", "reason": "Insults"}
    for person, days in ((ANN, None), (BEN, 7)):
        done = await club.table.run(
            use_cases.act_on, PLACE.server, whom=person, days=days, **bar
        )
    await club.table.run(use_cases.end_bar, done.entry)
    await club.table.close()
    assert main(["log", "--file", str(tmp_path / "caylus.db")]) == 0
    over, stands = capsys.readouterr().out.splitlines()
    assert over.endswith("\tInsults\tover") and stands.endswith("\tInsults\t")


async def test_whoever_plays_with_somebody_can_warn_them_but_no_more_and_the_log_says_so():
    async with world(patience=60.0) as here:
        game = await here.table(3)
        home, playing = (
            await here.home(game),
            joined(here, "Both", manage_threads=True, manage_guild=True),
        )
        await told(moderator(here), home, act="give", seat=1, member=playing)
        seen = await asked(playing, home, act="bar", member=here.people[0])
        assert (
            "You play or have played in a running game of theirs, so you can only warn them."
            in seen.content
        )
        assert ways(seen) == ["Yes: a warning", "No"]
        done = (await playing.click(seen, label="Yes: a warning")).response.content
        said = "gets a warning from someone who plays or has played in a running game of theirs. By"
        assert said in done
        assert (
            said
            in (await playing.slash(here.channel, "caylus-server log")).response.content
        )
        other = Person(playing.id, "Both", moderator=True)
        with pytest.raises(NotAllowed):
            await here.bot.db.run(
                use_cases.act_on,
                here.guild.id,
                person=other,
                act="bar",
                whom=Person(here.people[0].id, "Ann"),
                reason="Insults",
                degree=use_cases.RESTRICTION,
            )
        assert (await info_of(here, game)).seats[0].user == here.people[0].id
        assert "suspended on" in await told(
            playing, here.channel, OPEN, act="bar", member=here.people[4]
        )


async def test_after_a_bar_of_a_day_its_person_plays_on_and_nothing_was_skipped():
    async with world(patience=60.0) as here:
        game, admin = await here.table(2, pace="24h"), administrator(here)
        who = (await here.bot.db.read(queries.position, game)).decision.seat
        bad, day = here.people[who], "Yes: a suspension for 1 day"
        answer = await told(
            admin, here.channel, day, act="bar", member=bad, reason="Insults"
        )
        assert f"Seats kept for them: 1 (Caylus #{game}); those games wait" in answer
        (direct,) = await directs(here, bad)
        assert f"Your seats are kept: Caylus #{game}. These games wait for" in direct
        assert "a game you left" not in direct
        await here.env.advance_time(DAY - 300)
        assert (await info_of(here, game)).seats[who].user is None
        await here.env.advance_time(600)
        await here.quiet()
        info = await info_of(here, game)
        assert (info.status, info.seats[who].user) == ("running", bad.id)
        _, over = await directs(here, bad)
        assert "Case 1 has expired.\nSeats that are yours again: 1." in over
        await Player(here, game, seed=5, way="act").step()
        sources = "SELECT DISTINCT source FROM action WHERE game = ?"
        done = await here.bot.db.read(
            lambda uow: uow.tx.execute(sources, (game,)).fetchall()
        )
        assert done == [("person",)]
        assert here.env.errors == []


@pytest.mark.parametrize("lifted", [False, True])
async def test_the_log_says_before_a_seat_is_lost_how_a_mistake_is_mended(lifted):
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        await told(admin, here.channel, OPEN, act="bar", member=bad, reason="Insults")
        if lifted:
            await told(admin, here.channel, SERVED, act="back", entry=1)
        await here.env.advance_time(17 * 3600)
        assert not [one for one in log.history() if one.content.startswith("⏳")]
        await here.env.advance_time(2 * 3600)
        await here.quiet()
        said = [one.content for one in log.history() if one.content.startswith("⏳")]
        assert [
            f"⏳ Caylus #{game}: the seat is kept for {bad.mention} until <t:" in one
            and "If case 1 was a mistake, lift it before then: " in one
            for one in said
        ] == ([] if lifted else [True])
        assert here.env.errors == []

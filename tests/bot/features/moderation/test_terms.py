"""A suspension that is made longer or shorter: what is read before and after, and what becomes of its seats."""

from __future__ import annotations

import re

import pytest

from tests.bot.features.moderation.test_acts import (
    administrator,
    asked,
    choose,
    directs,
    info_of,
    log_in,
    told,
    ways,
)
from tests.bot.world import world

DAY = 24 * 60 * 60
SHORT, WEEK = "Yes: a suspension for 1 day", "Yes: a suspension for 7 days"
OPEN = "Yes: a suspension until lifted"


async def seat_lines(here, game):
    """What the thread says of the game that waits, without what is struck."""
    await here.quiet()
    return [
        line
        for one in (await here.home(game)).history()
        for line in one.content.split("\n")
        if line.startswith("Until <t:")
    ]


async def test_a_longer_suspension_takes_the_seats_and_a_shorter_one_keeps_them_again():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        where = {"act": "bar", "member": bad}
        await told(admin, here.channel, SHORT, **where)
        (line,) = await seat_lines(here, game)
        assert line.endswith(f"Then {bad.user.name} plays on here.")
        seen = await asked(admin, here.channel, **where, reason="Worse than thought")
        assert ways(seen)[-1] == "No" and "choose how far to go" in seen.content
        assert "person concerned (by direct message) and in the log" in seen.content
        await choose(admin, seen, WEEK)
        before, after = await directs(here, bad)
        assert "These games wait for you until then" in before
        assert "It changes case 1. Reason: Worse than thought" in after
        assert (
            "Your seats are kept until <t:" in after and f": Caylus #{game}." in after
        )
        assert "(case 2, by " in after
        (line,) = await seat_lines(here, game)
        assert "otherwise they are out of the game." in line
        entries = [one.content for one in log.history() if "🪑" not in one.content]
        assert entries[-1].startswith("**2** · ")
        assert "This changes case 1, which" in entries[-1]
        assert f": 1 (Caylus #{game}); after that" in entries[-1]

        await told(admin, here.channel, SHORT, **where)
        (line,) = await seat_lines(here, game)
        assert line.endswith(f"Then {bad.user.name} plays on here.")
        await here.env.advance_time(DAY)
        await here.quiet()
        assert (await info_of(here, game)).seats[1].user == bad.id
        assert here.env.errors == []


@pytest.mark.parametrize("milder", [True, False])
async def test_the_answers_to_commands_name_the_case_that_gave_the_last_length(milder):
    async with world(patience=60.0) as here:
        admin, other = administrator(here), administrator(here)
        bad, where = here.people[1], {"act": "bar", "member": here.people[1]}
        new = "Yes: no new games for {}"
        first, second = (
            (new.format("1 day"), new.format("7 days")) if milder else (SHORT, WEEK)
        )
        command, options = ("new", {"game": "caylus"}) if milder else ("games", {})
        await told(admin, here.channel, first, **where, reason="Insults")
        await told(other, here.channel, second, **where, reason="Threats")
        answer = (await here.slash(1, here.channel, command, **options)).response
        answer = answer.content
        assert f"(case 2, by {other.mention})" in answer
        assert "changes case 1. Reason: Threats" in answer and "Insults" not in answer
        direct = (await directs(here, bad))[-1]
        for until in re.findall(r"It ends on <t:\d+:f>", direct):
            assert until in answer
        assert "act:back" in await told(admin, here.channel, second, **where)
        assert here.env.errors == []


async def test_a_length_that_is_over_already_is_refused_with_when_it_would_have_ended():
    async with world(patience=60.0) as here:
        admin, where = administrator(here), {"act": "bar", "member": here.people[1]}
        await told(admin, here.channel, WEEK, **where)
        (direct,) = await directs(here, here.people[1])
        week_ends = int(re.search(r"It ends on <t:(\d+):f>", direct)[1])
        await here.env.advance_time(3 * DAY)
        refused = await told(admin, here.channel, SHORT, **where)
        ended = int(re.search(r"would have ended <t:(\d+):f>", refused)[1])
        assert ended == week_ends - 6 * DAY
        assert "from the beginning of case 1. Nothing was changed." in refused
        assert "Choose a longer one, or end it now with `act:back entry:1`" in refused
        assert "choose another length" not in refused
        assert "already suspended" in await told(
            admin, here.channel, "Yes: no new games for 1 day", **where
        )
        assert here.env.errors == []


async def test_the_seats_of_a_suspension_made_longer_are_lost_a_day_after_its_beginning():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        await told(admin, here.channel, SHORT, act="bar", member=bad)
        await here.env.advance_time(DAY // 2)
        await told(admin, here.channel, OPEN, act="bar", member=bad)
        await here.env.advance_time(DAY // 2 + 120)
        await here.quiet()
        said = [one.content for one in (await here.home(game)).history()]
        assert any("still can't play here and is now out of" in one for one in said)
        await here.env.advance_time(8 * DAY)
        refused = (await here.slash(1, here.channel, "games")).response.content
        assert "You've been suspended on" in refused
        # the case that changed it reverses all of it
        await told(admin, here.channel, act="back", entry=2)
        answer = (await here.slash(1, here.channel, "games")).response.content
        assert "suspended" not in answer
        assert here.env.errors == []


@pytest.mark.parametrize("over", [True, False])
async def test_the_log_keeps_who_gave_which_length_and_strikes_all_cases_of_a_suspension(
    over,
):
    async with world(patience=60.0) as here:
        admin, other = administrator(here), administrator(here)
        bad, log = here.people[1], here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        where = {"act": "bar", "member": bad}
        await told(admin, here.channel, SHORT, **where, reason="Insults")
        await here.quiet()

        def lines():
            contents = [one.content for one in log.history() if "🪑" not in one.content]
            return [
                next(
                    one
                    for one in contents
                    if one.lstrip("~").startswith(f"**{case}** ·")
                )
                for case in (1, 2)
            ]

        def term(text):
            return re.search(r"until (<t:\d+:f>)", text)[1]

        (first,) = [one.content for one in log.history() if "Insults" in one.content]
        await told(other, here.channel, WEEK, **where, reason="Threats")
        await here.quiet()
        case, change = lines()
        assert case == f"{first} ↪️ Changed by case 2: now until {term(change)}."
        assert admin.mention in case and "Changed by" not in change
        assert other.mention in change and f"was to end {term(first)}" in change
        assert term(change) != term(first)
        listed = (await admin.slash(here.channel, "caylus-server log")).response.content
        assert listed.count(f"until {term(first)}") == 1 and case in listed
        if over:
            await here.env.advance_time(8 * DAY)
        else:
            await told(admin, here.channel, act="back", entry=1)
        await here.quiet()
        end = f"Ended on {term(change)}" if over else "Reversed by case 3"
        listed = (await admin.slash(here.channel, "caylus-server log")).response.content
        for text in (*lines(), *listed.split("\n")[-2:]):
            assert text.startswith("~~**") and end in text
        assert term(lines()[0]) == term(first)
        assert here.env.errors == []


async def test_a_preview_says_what_the_new_end_changes_and_a_refusal_until_when_it_runs():
    async with world(patience=60.0) as here:
        admin, bad = administrator(here), here.people[1]
        where = {"act": "bar", "member": bad}
        await told(admin, here.channel, OPEN, **where)
        refused = await told(admin, here.channel, OPEN, **where)
        assert (
            f"{bad.user.name} is already suspended here until that is lifted (case 1)"
            in (refused)
        )
        assert "choose another length" in refused and "act:back entry:1" in refused
        await told(admin, here.channel, WEEK, **where)
        refused = await told(admin, here.channel, WEEK, **where)
        assert f"{bad.user.name} is already suspended here until <t:" in refused
        milder = "Yes: no new games for 1 day"
        assert "is already suspended here" in await told(
            admin, here.channel, milder, **where
        )
        seen = await asked(admin, here.channel, **where)
        warned = await choose(admin, seen, "Yes: a warning")
        assert "gets a warning" in warned.response.content
        assert here.env.errors == []


async def test_each_earlier_case_says_the_last_change_and_the_end_that_is_now_valid():
    async with world(patience=60.0) as here:
        admin, bad = administrator(here), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        for length in (SHORT, WEEK, OPEN):
            await told(admin, here.channel, length, act="bar", member=bad)
        await here.quiet()
        now = "↪️ Changed by case 3: now until an administrator lifts it."
        posted = [one.content for one in log.history() if "🪑" not in one.content]
        listed = (await admin.slash(here.channel, "caylus-server log")).response.content
        for lines in (posted, listed.split("\n")):
            ends = {
                case: [
                    one.endswith(now)
                    for one in lines
                    if one.startswith(f"**{case}** ·")
                ]
                for case in (1, 2, 3)
            }
            assert ends == {1: [True], 2: [True], 3: [False]}
        assert here.env.errors == []

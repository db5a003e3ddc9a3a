"""Time and what was said before, as people see them: one ping a turn, reminders, votes, newcomers."""

import pytest

from bot.core import queries, votes
from bot.core.model import Person
from bot.features.plans import placement_panel
from bot.features.plans import use_cases as plans_use_cases
from bot.features.plans.order_notation import read_order
from bot.text.localization import PSEUDO, accented, localization_for
from rules.register import GAMES
from tests.bot.players import Player, components
from tests.bot.world import world

HOUR = 3600


def mentions(message):
    """Who a message pings."""
    return {user.id for user in message.mentions}


async def test_what_a_plan_does_pings_nobody_but_who_is_asked_next():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        other = 1 - first
        await here.slash(other, home, "plan add", order="place gate > 3")
        before = {m.id for m in home.history()}
        await here.slash(first, home, "place", spot="1")
        new = [m for m in home.history() if m.id not in before]
        pings = [mentions(m) for m in new if mentions(m)]
        assert pings in ([], [{here.people[first].id}])
        prompt = await here.prompt(game)
        story = [m.content for m in home.history() if m.content.startswith("**Turn 1, phase 2")]
        assert len(story) == 1 and "Gate" in story[0]  # right above the prompt: the other's automatic move
        assert len([line for line in prompt.content.split("\n") if line.startswith(("-#", ">", "•"))]) <= 3
        assert not any("plan" in m.content for m in new)


async def test_a_reminder_comes_in_the_thread_and_a_private_one_to_who_wants_it():
    async with world() as here:
        game = await here.table(2, pace="12h")
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        who = here.seat_holder(position.info, position.decision.seat)
        await here.env.advance_time(18 * HOUR + 60)
        reminders = [m for m in home.history() if "half of your time" in m.content]
        assert [mentions(m) for m in reminders] == [{here.people[who].id}]
        await here.slash(who, home, "me notify", how="direct")
        await here.env.advance_time(15 * HOUR)
        assert not any("nearly over" in m.content for m in home.history())
        assert "nearly over" in here.people[who].user.dm_channel.last_message.content


async def test_when_time_is_up_a_skipping_table_goes_on_and_a_voting_one_asks_plainly():
    async with world() as here:
        game = await here.table(2, pace="live")
        home = await here.home(game)
        await here.slash(0, home, "table settings", late="skip")
        await here.env.advance_time(36 * 60)
        info = await here.bot.db.read(queries.info, game)
        assert info.number == 1
        assert any("played for them: `pass`" in m.content for m in home.history())
        await here.slash(0, home, "table settings", late="vote")
        late = here.seat_holder(info, info.deciding)
        await here.env.advance_time(36 * 60)
        (vote,) = await here.bot.db.read(votes.open_votes, game)
        asked = next(m for m in home.history() if "has missed a deadline" in m.content)
        assert here.people[1 - late].id in mentions(asked)
        allow = next(p for p in components(asked) if p["custom_id"].startswith("cy:allow:"))
        await here.people[1 - late].click(asked, custom_id=allow["custom_id"])
        assert (await here.bot.db.read(votes.find, vote.id)).status == "passed"
        await here.slash(3, home, "table claim")
        welcome = next(
            m for m in home.history() if mentions(m) == {here.people[3].id} and "plays on" in m.content
        )
        assert "Turn 1" in welcome.content
        assert any(p["custom_id"].startswith("cy:board:") for p in components(welcome))
        await Player(here, game, seed=1, way="component").step()


async def test_a_list_of_placements_is_put_together_by_menus_and_acts_by_itself():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        other = 1 - first
        shown = await here.slash(other, home, "plan show")
        made = await here.people[other].click(shown.response, label="Plan placements")
        assert made.response.ephemeral
        for item in ("gate", "3"):
            menu = next(p for p in components(made.response) if p["custom_id"].startswith("cy:nextpick:"))
            assert item in [option["value"] for option in menu["options"]]
            made = await here.people[other].select(made.response, [item], custom_id=menu["custom_id"])
        assert "1. Gate" in made.response.content
        assert "2. 3 " in made.response.content
        assert not any(
            option["value"] in ("gate", "3")
            for part in components(made.response)
            for option in part.get("options", ())
        )
        armed = await here.people[other].click(made.response, label="Arm it for 1 placement")
        assert "place gate > 3; unless passed" in armed.response.content
        assert any(p.get("label") == "Withdraw it" for p in components(armed.response))
        await here.slash(first, home, "place", spot="gate")
        view = (await here.bot.db.read(queries.position, game)).view()
        assert view.road[2].worker == 1 - position.decision.seat
        assert here.env.errors == []


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_menus_for_placements_fit_whatever_was_chosen(kind):
    """Whole games of busy people: every page of the list stays within Discord's limits."""
    async with world() as here:
        game = await here.table(2, game=kind)
        player = Player(here, game, seed=3, way="act")
        asked = 0
        for _ in range(60):
            if not await player.step():
                break
            for who in (0, 1):
                now = await here.bot.db.read(
                    plans_use_cases.placements, game, Person(here.people[who].id, "x")
                )
                chosen = []
                for code, _ in now.options:
                    text, view = placement_panel.shown(localization_for("en"), 10**15, now, chosen)
                    assert len(text) <= 2000
                    rows = [row for part in view.to_components() for row in part["components"]]
                    ids = [row["custom_id"] for row in rows]
                    assert len(set(ids)) == len(ids) and max(map(len, ids)) <= 100
                    assert all(len(row.get("options", ())) <= 25 for row in rows)
                    asked += 1
                    if len(">".join([*chosen, code])) < placement_panel.ROOM:
                        chosen.append(code.removeprefix("place "))
        assert asked > 50


async def test_nobody_sees_whether_a_person_or_a_plan_decided_about_hidden_cards():
    """What was answered by hand and what a plan answered is told in the same words."""
    async with world() as here:
        game = await here.table(2, game="magna_carta")
        home = await here.home(game)
        for _ in range(2):
            info = await here.bot.db.read(queries.info, game)
            await here.slash(here.seat_holder(info, info.deciding), home, "act", action="keep")
        info = await here.bot.db.read(queries.info, game)
        first = here.seat_holder(info, info.deciding)
        await here.slash(1 - first, home, "plan add", order="place draw")
        await here.slash(first, home, "act", action="draw")
        assert here.people[1 - first].id in mentions(await here.prompt(game))
        await here.env.advance_time(45 * 60)
        assert (await here.bot.db.read(queries.info, game)).deciding == info.deciding
        told = [line for m in home.history() for line in m.content.split("\n") if "draws" in line]
        plain = {
            line.replace(seat.colour, "#") for line in told for seat in info.seats if seat.colour in line
        }
        assert len(told) == 2 and len(plain) == 1
        assert here.env.errors == []


async def test_what_a_person_is_told_of_a_plan_that_stopped_is_in_their_language_throughout():
    async with world(language=PSEUDO) as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        await here.slash(1 - first, home, "plan add", order="place gate")
        await here.slash(first, home, "place", spot="gate")
        why = accented("none of these is possible now:")
        assert why in here.people[1 - first].user.dm_channel.last_message.content
        assert why in (await here.slash(1 - first, home, "plan show")).response.content


async def test_while_placements_are_typed_what_can_come_next_is_shown_by_its_label():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        found = await here.people[0].autocomplete(home, "caylus plan add", "order", "place gate > gold")
        assert found[0]["value"] == "place gate > 16"
        assert found[0]["name"].startswith("16 Gold mine: ")
        assert found[0]["name"].endswith(" · place gate > 16")
        more = await here.people[0].autocomplete(home, "caylus plan add", "order", "place gate > ")
        assert "place gate > castle" in {choice["value"] for choice in more}
        assert "place gate > gate" not in {choice["value"] for choice in more}


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_while_an_order_is_typed_it_is_read_and_every_example_is_an_order(kind):
    async with world() as here:
        game = await here.table(2, game=kind)
        home = await here.home(game)
        for _, order in GAMES[kind].guide.orders.examples:
            assert read_order(GAMES[kind], order)
        _, typed = GAMES[kind].guide.orders.examples[0]
        found = await here.people[0].autocomplete(home, "caylus plan add", "order", typed)
        assert found[0]["value"] == f"{typed}; turn"
        assert "would" in found[0]["name"] or "concerns" in found[0]["name"]
        assert all(len(choice["name"]) <= 100 and len(choice["value"]) <= 100 for choice in found)
        shown = await here.people[0].autocomplete(home, "caylus plan add", "order", "prov")
        named = {choice["value"]: choice["name"] for choice in shown}
        assert named["provost never"] == "Never pay for the provost · provost never"
        assert "provost stay if works" in named
        assert await here.people[4].autocomplete(home, "caylus plan add", "order", typed) == []

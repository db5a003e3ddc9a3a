"""Plan your turn, pressed through in the simulated Discord: one private panel, menus only, which acts later."""

from __future__ import annotations

import asyncio

from bot.core import outbox, play, queries
from bot.core.model import Person
from tests.bot.players import components
from tests.bot.world import world


def menu(message, what):
    """One of the panel's menus."""
    kinds = {"": "planpage", "later": "restorder"}
    return next(
        part
        for part in components(message)
        if "options" in part
        and (part["custom_id"].split(":")[1] == kinds.get(what) or part["custom_id"].split(":")[-1] == what)
    )


async def choose(here, who, message, what, *values):
    made = await here.people[who].select(message, list(values), custom_id=menu(message, what)["custom_id"])
    assert made.response.id == message.id, "the panel is edited in place"
    return made.response


async def test_a_computers_draft_fills_the_list():
    async with world() as here:
        game = await here.table(2, hints="yes")
        home = await here.home(game)
        opened = (await here.slash(0, home, "plan turn", game=str(game))).response
        drafted = (await here.people[0].click(opened, label="Draft")).response
        assert drafted.id == opened.id and "Nothing is planned" not in drafted.content


async def test_a_turn_is_planned_by_menus_alone_and_plays_itself():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        table = here.bot.db
        position = await table.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        other = here.seat_holder(position.info, 1 - position.decision.seat)
        opened = (await here.slash(other, home, "plan turn", game=str(game))).response
        assert opened.ephemeral
        assert "Nothing is planned" in opened.content
        panel = await choose(here, other, opened, "then", "place 3")
        panel = await choose(here, other, panel, "else", "place 5")
        page = await choose(here, other, panel, "", "only place 5")
        page = await choose(here, other, page, "only@place 5", "upto 2")
        page = await choose(here, other, page, "spots@place 5", "free place 2")
        assert "Only if it is still free: 2" in page.content
        panel = (await here.people[other].click(page, label="Back to the list")).response
        panel = await choose(here, other, panel, "turn", "pass", "unless used")
        assert "(Up to 2 deniers · Only if it is still free: 2)" in panel.content
        assert "Now it would do:" in panel.content
        assert "is taken:" in panel.content
        assert "If somebody passes first:" in panel.content
        chosen = [option["value"] for option in menu(panel, "turn")["options"] if option.get("default")]
        assert chosen == ["pass", "unless used"]
        rest = await choose(here, other, panel, "", "rest")
        rest = await choose(here, other, rest, "later", "provost never")
        assert "Also: Provost: never pay" in rest.content
        panel = (await here.people[other].click(rest, label="Back to the list")).response
        case = await choose(here, other, panel, "", "case place 3")
        case = await choose(here, other, case, "then@place 3", "place 6")
        assert "If somebody else takes" in case.content
        panel = (await here.people[other].click(case, label="Back to the list")).response
        kept = (await here.slash(other, home, "plan turn", save="usual", game=str(game))).response
        assert "usual" in kept.content
        gone = await here.people[other].click(kept, label="Begin anew")
        assert "Nothing is planned" in gone.response.content
        again = (await here.slash(other, home, "plan turn", use="usual", game=str(game))).response
        assert "provost never" in again.content
        await table.run(play.act, game, Person(here.people[first].id, "x"), position.revision, "place 3")
        assert (await table.read(queries.position, game)).decision.seat != 1 - position.decision.seat, (
            "6 was taken by itself"
        )
        assert here.env.errors == []


async def test_to_pass_where_a_named_place_is_gone_is_chosen_in_the_menu_and_kept():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        other = here.seat_holder(position.info, 1 - position.decision.seat)
        panel = (await here.slash(other, home, "plan turn", game=str(game))).response
        panel = await choose(here, other, panel, "then", "place castle")
        offered = {option["value"]: option["label"] for option in menu(panel, "turn")["options"]}
        assert offered["pass when castle gone"].startswith("Pass when this is taken: Castle")
        panel = await choose(here, other, panel, "turn", "pass when castle gone", "pass when passed")
        chosen = [option["value"] for option in menu(panel, "turn")["options"] if option.get("default")]
        assert sorted(chosen) == ["pass when castle gone", "pass when passed"]
        assert "pass when castle gone" in panel.content


async def test_who_holds_no_seat_plans_nothing():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        refused = (await here.slash(4, home, "plan turn", game=str(game))).response
        assert refused.ephemeral
        assert "no seat" in refused.content


async def test_a_table_that_plans_together_mentions_everybody_once_when_a_turn_begins():
    async with world() as here:
        game = await here.table(3, pace="24h")
        home = await here.home(game)
        table = here.bot.db
        people = {person.id: n for n, person in enumerate(here.people)}
        while (
            position := await table.read(queries.position, game)
        ).info.turn == 1 or position.info.phase < 2:
            code = "pass" if "pass" in position.decision.actions else position.decision.actions[0]
            user = position.info.seats[position.decision.seat].user
            await table.run(play.act, game, Person(user, "x"), position.revision, code)
        here.bot.delivery_context.delivery_worker.kick(game)
        while await table.read(outbox.pending, game):
            await here.env.settle()
            await asyncio.sleep(0.01)
        asked = [m for m in home.history() if "Everybody can say now" in m.content]
        assert len(asked) == 1
        deciding = position.info.seats[position.decision.seat].user
        others = [seat.user for seat in position.info.seats if seat.user != deciding]
        assert all(f"<@{user}>" in asked[0].content for user in others)
        assert f"<@{deciding}>" not in asked[0].content
        opened = await here.people[people[others[0]]].click(asked[0], label="Plan your turn")
        assert opened.response.ephemeral
        assert "Nothing is planned" in opened.response.content
        told = (await here.slash(0, home, "table settings", game=str(game))).response.content
        assert "turns are planned together" in told
        await here.slash(1, home, "table settings", together="no", game=str(game))
        assert (await table.read(queries.info, game)).together == "no"
        assert here.env.errors == []

"""What is said before its moment, through Discord: answers ahead."""

from __future__ import annotations

from bot.core import seats
from bot.core.game_settings import Settings
from bot.core.model import Person
from bot.features.plans import use_cases as plans_use_cases
from tests.bot.players import Player, components, to_phase
from tests.bot.world import NAMES, said, world


async def one_by_one(here):
    """A game whose table does not ask together: else the question has `Choose` for that."""
    game = await here.table(3)
    host = Person(here.people[0].id, NAMES[0])
    await here.bot.db.run(seats.change, game, host, Settings(together="no"))
    return game


async def test_a_phase_report_offers_to_answer_ahead_for_the_presser_only():
    async with world() as here:
        game = await one_by_one(here)
        home = await here.home(game)
        player = Player(here, game, seed=14, way="act")
        await to_phase(here, player, 4)
        report = next(
            m
            for m in reversed(home.history())
            if any(p.get("label") == "Answer in advance" for p in components(m))
        )
        stranger = await here.people[4].click(report, label="Answer in advance")
        assert stranger.response.ephemeral and "no seat" in stranger.response.content
        answered = 0
        for who in range(3):
            shown = await here.people[who].click(report, label="Answer in advance")
            assert shown.response.ephemeral
            menus = [
                part
                for part in components(shown.response)
                if part["custom_id"].startswith("cy:aheadpick:")
            ]
            if not menus:
                continue
            code = menus[0]["options"][0]["value"]
            kept = await here.people[who].select(
                shown.response, [code], custom_id=menus[0]["custom_id"]
            )
            assert "✅" in kept.response.content
            ids = [p["custom_id"] for p in components(kept.response)]
            if len(menus) < 5:  # no question changes its place under the thumb
                assert ids[0] == menus[0]["custom_id"]
            again = [
                p
                for p in components(kept.response)
                if p["custom_id"] == menus[0]["custom_id"]
            ]
            assert again[0]["options"][-1]["value"] == "-"
            answered += 1
        assert answered
        await player.hurry()
        assert here.env.errors == []


async def test_an_answer_ahead_that_came_to_nothing_is_listed_for_its_giver_alone():
    async with world() as here:
        game = await one_by_one(here)
        home = await here.home(game)
        player = Player(here, game, seed=14, way="act")
        await to_phase(here, player, 4)
        people = {
            number: Person(person.id, "x")
            for number, person in enumerate(here.people[:3])
        }
        table = here.bot.db
        coming = {
            who: (
                await table.read(plans_use_cases.coming_decisions, game, person)
            ).decisions
            for who, person in people.items()
        }
        who, (decision, *_) = next(
            (who, decisions) for who, decisions in coming.items() if decisions
        )
        code, label = decision.options[0]
        await here.env.advance_time(60)
        await table.run(
            plans_use_cases.answer_ahead, game, people[who], decision.key, code
        )
        shown = await said(here, who, home, "plan turn")
        assert f"✅ {label.english}" in shown
        await table._database.write(
            lambda tx: tx.execute("UPDATE answer_ahead SET phase = 1")
        )
        await to_phase(here, player, 5)  # what is over is settled when a phase begins
        report = next(
            m
            for m in reversed(home.history())
            if any(p.get("label") == "Answer in advance" for p in components(m))
        )
        for number in people:
            panel = (
                await here.people[number].click(report, label="Answer in advance")
            ).response.content
            shown = await said(here, number, home, "plan turn")
            assert ("I dropped" in panel, "I dropped" in shown) == (
                number == who,
                number == who,
            )

"""Plan the rest: one panel with everything after the placements, and both panels within Discord's limits."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from bot.core.model import Person
from bot.features.plans import condition_page, rest_of_turn, rest_panel, turn_panel, turn_plan
from bot.features.plans import use_cases as plans_use_cases
from bot.text.localization import PSEUDO, localization_for
from rules.register import GAMES
from tests.bot.club import Club
from tests.bot.features.plans.steps import edit_by_chance, holder
from tests.bot.players import Player, components, to_phase
from tests.bot.world import world


def check(text, view):
    """Discord's limits for a message with menus and buttons."""
    assert 0 < len(text) <= 2000
    rows = view.to_components()
    assert len(rows) <= 5
    ids = [part["custom_id"] for row in rows for part in row["components"]]
    assert len(ids) == len(set(ids)), "every part has an id of its own"
    for row in rows:
        assert len(row["components"]) <= (1 if "options" in row["components"][0] else 5)
        for part in row["components"]:
            assert len(part["custom_id"]) <= 100
            assert len(part.get("label", "")) <= 80 and len(part.get("placeholder", "")) <= 150
            options = part.get("options", [])
            values = [option["value"] for option in options]
            assert len(options) <= 25 and len(values) == len(set(values)), values
            assert all(0 < len(option["label"]) <= 100 and len(option["value"]) <= 100 for option in options)
            assert "options" not in part or 1 <= part["max_values"] <= len(options)
            assert sum(option.get("default", False) for option in options) <= part.get("max_values", 0)


@pytest.fixture
async def club(tmp_path):
    opened = await Club.open(tmp_path / "caylus.db")
    yield opened
    await opened.table.close()


@pytest.mark.parametrize("game", GAMES)
async def test_both_panels_stay_within_discords_limits_in_random_games(tmp_path, game):
    """Every page of both panels, in English and in a longer language, for every seat of a game full of programmes."""
    chance = random.Random(5)
    club = await Club.open(tmp_path / "caylus.db", seed=6)
    position = await club.game(GAMES[game].max_seats, game)
    drawn = 0
    for number in range(40):
        if position.decision is None:
            break
        who = holder(position.info, number % len(position.info.seats))
        for _ in range(5):
            await edit_by_chance(club, position.info.id, who, chance)
        shown = await club.table.read(turn_plan.shown, position.info.id, who)
        rest = await club.table.read(rest_of_turn.rest, position.info.id, who)
        l10n = localization_for(("en", PSEUDO)[number % 2])
        for code in ("", *(step[0] for step in shown.line[:1] if step[0] != "pass")):
            check(*turn_panel.draw(l10n, position.info, shown, code))
        for wish in [wish for step in shown.lines[0].wishes for wish in step][:2]:
            if wish.code not in ("pass", "ask"):
                check(*condition_page.draw(l10n, position.info, shown, wish.code))
        for name in ("", *(f"site {site.at}" for site in shown.sites[:1])):
            check(*rest_panel.draw(l10n, position.info, rest, name))
        drawn += 1
        for _ in range(5):
            position = await club.act(position) if position.decision is not None else position
    assert drawn > 20
    await club.table.close()


def club_people(position):
    return [holder(position.info, seat) for seat in range(len(position.info.seats))]


async def test_the_rest_of_a_turn_lists_its_decisions_in_order_with_what_they_depend_on(club):
    position = await club.game(3)
    chance = random.Random(2)
    numbers = depends = beyond = outcomes = 0
    while position.decision is not None and position.info.turn < 7:
        for who in club_people(position):
            rest = await club.table.read(rest_of_turn.rest, position.info.id, who)
            coming = await club.table.read(plans_use_cases.ahead, position.info.id, who)
            known = [each.decision for each in rest.coming if each.decision is not None and not each.on]
            assert [each.key for each in known] == [each.key for each in coming.decisions]
            phases = [each.phase for each in rest.coming if each.decision is not None]
            assert all(one <= two for one, two in pairwise(phases))
            for number, each in enumerate(rest.coming, 1):
                assert all(on < number for on in each.on), "only on what comes before"
                assert (each.decision is None) == (each.phase == 0)
            numbers += len(rest.coming)
            depends += sum(bool(each.on) for each in rest.coming)
            beyond += sum(each.decision is None for each in rest.coming)
            outcomes += len(rest.outcomes) == 3
        actions = [code for code in position.decision.actions if code != "pass"] or ["pass"]
        position = await club.act(position, chance.choice(actions))
    assert min(numbers, depends, beyond, outcomes) > 5


async def test_the_rest_shows_what_it_would_do_now_and_when_the_provost_is_moved(club):
    position = await club.game(2)
    seat = position.decision.seat
    who, game = holder(position.info, seat), position.info.id
    view = position.view()
    farm = next(n for n, space in enumerate(view.road, 1) if space.tile == "n_farm")
    position = await club.act(position, f"place {farm}")
    while position.info.phase == 2:
        position = await club.act(position, "pass")
    while position.info.phase < 4:
        position = await club.act(position)
    pace = club.table
    await pace.run(turn_plan.edit, game, who, "later", ["provost never"])
    await pace.run(turn_plan.edit, game, who, "wish@n_farm", ["take cloth"])
    rest = await pace.read(rest_of_turn.rest, game, who)
    text, _ = rest_panel.draw(localization_for("en"), position.info, rest)
    now = next(line for line in text.splitlines() if line.startswith("Now:"))
    assert "Take 1 cloth" in now
    assert any(outcome.provost not in (None, rest.provost) for outcome in rest.outcomes)
    assert "Also: Provost: never pay" in text


async def press(here, who, message, kind, value):
    """Chooses in the panel's menu of that kind; the panel is edited in place."""
    menu = next(part for part in components(message) if part["custom_id"].startswith(f"cy:{kind}:"))
    return (await here.people[who].select(message, [value], custom_id=menu["custom_id"])).response


async def test_plan_the_rest_is_pressed_through_and_keeps_what_was_chosen():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        player = Player(here, game, seed=14, way="act")
        await to_phase(here, player, 4)
        table = here.bot.db
        people = {number: Person(person.id, "x") for number, person in enumerate(here.people[:3])}
        coming = {
            who: (await table.read(plans_use_cases.ahead, game, person)).decisions
            for who, person in people.items()
        }
        who, decisions = next((who, decisions) for who, decisions in coming.items() if decisions)
        opened = (await here.slash(who, home, "plan rest", game=str(game))).response
        assert opened.ephemeral and "the rest of your turn" in opened.content and "Now: " in opened.content
        panel = await press(here, who, opened, "restgo", str(decisions[0].key))
        code, label = decisions[0].options[0]
        kept = await press(here, who, panel, "restpick", code)
        assert f"✅ {label.english}" in kept.content
        kept = await press(here, who, kept, "restorder", "castle 1")
        assert "Also: Castle: up to 1 batch" in kept.content
        stranger = (await here.slash(4, home, "plan rest", game=str(game))).response
        assert stranger.ephemeral and "no seat" in stranger.content
        first = (await table.read(plans_use_cases.ahead, game, people[who])).decisions[0]
        assert (first.key, first.answer) == (decisions[0].key, code)
        assert "castle 1; turn" in (await table.read(turn_plan.shown, game, people[who])).orders
        back = await press(here, who, kept, "restgo", str(first.key))
        open_again = await press(here, who, back, "restpick", "-")
        assert f"✅ {label.english}" not in open_again.content
        assert (await table.read(plans_use_cases.ahead, game, people[who])).decisions[0].answer is None
        assert here.env.errors == []

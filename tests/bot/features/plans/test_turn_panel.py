"""The panel of a turn's plan through Discord, as people press it."""

from __future__ import annotations

import json

from simcord.backend import serializers

from bot.components.custom_id import read
from bot.core import queries
from bot.core.model import Person
from bot.features.plans import handlers, use_cases
from tests.bot.players import Player, components, press, to_phase
from tests.bot.world import said, world

PRIVATE = "Only you can see this"


def menu(message, what):
    """The menu of the panel for something: places, ask or always."""
    for part in components(message):
        found = read(part["custom_id"])
        if (
            found.kind == "planset"
            and found.rest.split()[2] == what
            and part.get("options")
        ):
            return part
    raise AssertionError(
        f"no menu {what}: {[part['custom_id'] for part in components(message)]}"
    )


def holding(message, what):
    """What is chosen in a menu."""
    return [
        option["value"]
        for option in menu(message, what)["options"]
        if option.get("default")
    ]


def buttons(message):
    return [part["label"] for part in components(message) if part.get("label")]


async def choose(here, who, message, what, *values):
    """Somebody chooses in a menu of the panel; the panel as it is then."""
    custom_id = menu(message, what)["custom_id"]
    result = await here.people[who].select(message, list(values), custom_id=custom_id)
    assert result.response.id == message.id, "the panel is edited, not sent anew"
    return result.response


async def click(here, who, message, label):
    (full,) = [each for each in buttons(message) if each.startswith(label)]
    result = await here.people[who].click(message, label=full)
    assert result.response.id == message.id
    return result.response


def renamed(here, home, message, custom_id, other):
    """A message as Discord sends it along with a press, with another custom id."""
    stored = here.env.backend.get_message(home.id, message.id)
    payload = serializers.message_payload(here.env.backend, stored)
    return json.loads(json.dumps(payload).replace(custom_id, other))


async def started(here, players=2, **options):
    """A game, its home, who decides first and who next."""
    game = await here.table(players, **options)
    position = await here.bot.db.read(queries.position, game)
    first = here.seat_holder(position.info, position.decision.seat)
    return (
        game,
        await here.home(game),
        first,
        next(n for n in range(players) if n != first),
    )


async def opened(here, who, home, game):
    found = (await here.slash(who, home, "plan turn", game=str(game))).response
    assert found.ephemeral and PRIVATE in found.content
    return found


def listed(message):
    """The numbers and first words of the list, or of the questions."""
    lines = [
        line.replace("*", "").replace(":", ".").removeprefix("No. ")
        for line in message.content.splitlines()
    ]
    return [line.split()[:2] for line in lines if line[:1].isdigit()]


async def test_a_list_is_made_by_one_menu_put_in_order_and_places_by_itself():
    async with world() as here:
        game, home, first, other = await started(here)
        panel = await opened(here, other, home, game)
        assert "No list yet" in panel.content
        assert holding(panel, "ask") == ["cost 2"], "it asks only where a price rises"
        panel = await choose(here, other, panel, "places", "place 5")
        panel = await choose(here, other, panel, "places", "place 3")
        assert listed(panel) == [["1.", "5"], ["2.", "3"]]
        panel = await choose(
            here, other, panel, "ask", "taken", "stranded", "new", "cost 2"
        )
        assert "I'd ask you" in panel.content, "the provost could stop a worker there"
        panel = await click(here, other, panel, "① ")
        assert listed(panel) == [["1.", "3"], ["2.", "5"]]
        panel = await choose(here, other, panel, "places", "place 5")
        assert listed(panel) == [["1.", "3"]], "one that is listed goes off"
        panel = await choose(here, other, panel, "places", "place 6")
        panel = await choose(here, other, panel, "ask", "pass", "cost 2", "cost 3")
        assert sorted(holding(panel, "ask")) == ["cost 3", "pass"], (
            "of two prices the new one holds"
        )
        assert "Then:** pass" in panel.content
        assert "If it were your turn now:** 3 " in panel.content
        await here.slash(first, home, "place", spot="3")
        position = await here.bot.db.read(queries.position, game)
        assert (
            position.decision.seat == position.info.seats_of(here.people[first].id)[0]
        )
        assert position.view().road[5].worker is not None, (
            "3 was taken, so 6 was placed"
        )
        panel = await opened(here, other, home, game)
        assert "Done: 6 " in panel.content and "~~3 " in panel.content
        assert here.env.errors == []


async def test_three_places_chosen_at_once_are_placed_in_that_order_while_they_are_free():
    """Nothing is asked of those who touch no option, though the provost could stop a worker behind the inn."""
    async with world() as here:
        game, home, first, other = await started(here)
        panel = await opened(here, other, home, game)
        assert "in that order" in panel.content
        panel = await choose(
            here, other, panel, "places", "place 5", "place 3", "place 6"
        )
        assert listed(panel) == [["1.", "5"], ["2.", "3"], ["3.", "6"]]
        for spot in ("5", "4", "castle"):
            await here.slash(first, home, "place", spot=spot)
        panel = await opened(here, other, home, game)
        assert "Done: 3 " in panel.content and "and 6 " in panel.content, panel.content
        position = await here.bot.db.read(queries.position, game)
        assert position.view().road[4].worker != position.view().road[2].worker, (
            "5 was taken first"
        )
        assert not [
            each for each in home.history() if "despite your plan" in each.content
        ]
        assert here.env.errors == []


async def test_a_line_can_become_another_ones_alternative():
    async with world() as here:
        game, home, first, other = await started(here)
        panel = await opened(here, other, home, game)
        panel = await choose(here, other, panel, "ask", "behind", "cost 2")
        panel = await choose(here, other, panel, "places", "place 2", "place 1")
        panel = await click(here, other, panel, "1 ")
        assert listed(panel) == [["1.", "2"]] and "> otherwise 1 " in panel.content
        panel = await choose(here, other, panel, "places", "place 3")
        assert listed(panel) == [["1.", "2"], ["2.", "3"]]
        panel = await click(here, other, panel, "3 ")
        assert listed(panel) == [["1.", "2"]] and "> otherwise 3 " in panel.content
        assert not [label for label in buttons(panel) if "is taken" in label]
        panel = await choose(here, other, panel, "places", "place castle")
        panel = await choose(here, other, panel, "places", "place 3")
        assert "> otherwise 3 " not in panel.content
        await here.slash(first, home, "place", spot="2")
        position = await here.bot.db.read(queries.position, game)
        assert position.view().road[0].worker is not None, (
            "2 was taken, so 1 was placed"
        )
        panel = await opened(here, other, home, game)
        assert "I'd ask you" in panel.content, (
            "the second line was chosen for another first"
        )
        panel = await click(here, other, panel, "Keep the rest")
        assert "I'd ask you" not in panel.content and "Keep the rest" not in buttons(
            panel
        )
        await here.slash(first, home, "place", spot="4")
        position = await here.bot.db.read(queries.position, game)
        assert position.view().castle, "who has looked at it again wants it so"
        panel = await opened(here, other, home, game)
        assert "Done: 1 " in panel.content and not listed(panel)
        assert here.env.errors == []


async def test_what_outlasts_the_turn_is_a_menu_too_and_the_list_can_be_emptied():
    async with world() as here:
        game, home, _, other = await started(here)
        panel = await opened(here, other, home, game)
        panel = await choose(here, other, panel, "always", "free", "over 2", "over 4")
        assert sorted(holding(panel, "always")) == ["free", "over 2"]
        panel = await choose(here, other, panel, "always", "stay", "over 2", "over 3")
        assert sorted(holding(panel, "always")) == ["over 3", "stay"]
        panel = await choose(here, other, panel, "places", "place castle")
        panel = await click(here, other, panel, "Clear the list")
        assert "No list yet" in panel.content and sorted(holding(panel, "always")) == [
            "over 3",
            "stay",
        ]
        panel = await choose(here, other, panel, "ask", "pass", "cost 2")
        assert "when your turn comes, I'll pass for you" in panel.content
        panel = await click(here, other, panel, "Clear the list")
        assert "No list yet" in panel.content and "pass" not in holding(panel, "ask")
        assert here.env.errors == []


async def test_the_question_offers_a_plan_once_a_turn_and_no_panel_comes_by_itself():
    async with world() as here:
        game, home, first, other = await started(here)
        for who, spot, offered in (
            (first, "1", True),
            (other, "2", True),
            (first, "3", False),
        ):
            prompt = await here.prompt(game)
            assert ("Plan your next workers" in buttons(prompt)) is offered, spot
            if who == first:
                pressed = await press(here.people[who], prompt, f"place {spot}")
                assert not [
                    message for message in pressed.followups if message.ephemeral
                ], spot
            else:
                answered = await here.slash(who, home, "place", spot=spot)
                assert PRIVATE not in answered.response.content
        assert here.env.errors == []


async def test_who_wants_the_panel_after_each_own_placement_has_it_whichever_way_that_was_made():
    async with world() as here:
        game, home, first, other = await started(here)
        for who in (first, other):
            assert "Panel after placing: yes" in await said(
                here, who, home, "me notify", panel=True
            )
        prompt = await here.prompt(game)
        pressed = await press(here.people[first], prompt, "place 1")
        private = [message for message in pressed.followups if message.ephemeral]
        assert len(private) == 1 and PRIVATE in private[0].content
        command = await here.slash(other, home, "place", spot="2")
        assert command.ephemeral and PRIVATE in command.response.content
        assert "2 " in command.response.content.splitlines()[0], "below what was done"
        off = await said(here, first, home, "me notify", panel=False)
        assert "Panel after placing: no" in off
        alone = await here.slash(first, home, "act", action="place 3")
        assert PRIVATE not in alone.response.content
        assert here.env.errors == []


async def test_the_first_of_the_list_is_placed_at_once_by_who_is_asked():
    async with world() as here:
        game, home, first, other = await started(here)
        panel = await opened(here, first, home, game)
        assert not [label for label in buttons(panel) if label.startswith("Now:")]
        for place in ("place 2", "place 1"):
            panel = await choose(here, first, panel, "places", place)
        assert "It's your turn now" in panel.content
        panel = await click(here, first, panel, "Now: ")
        assert listed(panel) == [["1.", "1"]] and "Done: 2 " in panel.content
        await here.slash(other, home, "place", spot="3")
        position = await here.bot.db.read(queries.position, game)
        assert position.view().road[0].worker is not None, (
            "the second is placed when its turn comes"
        )
        assert here.env.errors == []


async def test_a_press_on_an_old_panel_changes_nothing_and_shows_what_is_now():
    async with world() as here:
        game, home, _, other = await started(here)
        table = here.bot.db
        old = await opened(here, other, home, game)
        custom_id = menu(old, "places")["custom_id"]
        stale = custom_id.replace(":1 ", ":7 ")
        assert stale != custom_id
        person = Person(here.people[other].id, "x")
        for press_, value, why in (
            (stale, "place 3", "another turn"),
            (custom_id, "place 40", "can't go on the list"),
        ):
            pressed = here.deliver(
                other, renamed(here, home, old, custom_id, press_), press_, value
            )
            await here.env.settle()
            shown = await table.read(use_cases.shown_plan, game, person)
            assert shown.plan.places == ()
            assert (
                why in pressed.response.content
                and "No list yet" in pressed.response.content
            )
        assert here.env.errors == []


async def test_old_buttons_open_the_panel():
    async with world() as here:
        game, home, _, other = await started(here)
        old = await opened(here, other, home, game)
        custom_id = menu(old, "places")["custom_id"]
        for kind in handlers.FORMER_KINDS:
            press_ = f"cy:{kind}:{game}:0:then"
            result = here.deliver(
                other, renamed(here, home, old, custom_id, press_), press_, "x"
            )
            await here.env.settle()
            assert (
                result.response.ephemeral and "No list yet" in result.response.content
            ), kind
        assert here.env.errors == []


async def test_taking_back_a_listed_placement_leaves_the_decision_to_the_person():
    async with world() as here:
        game, home, first, _ = await started(here)
        panel = await opened(here, first, home, game)
        for place in ("place 2", "place 1"):
            panel = await choose(here, first, panel, "places", place)
        await click(here, first, panel, "Now: ")
        await here.slash(first, home, "undo", game=str(game))
        position = await here.bot.db.read(queries.position, game)
        assert here.seat_holder(position.info, position.decision.seat) == first
        assert all(space.worker is None for space in position.view().road)
        panel = await opened(here, first, home, game)
        assert listed(panel) == [["1.", "2"], ["2.", "1"]]
        assert here.env.errors == []


async def test_who_holds_no_seat_plans_nothing():
    async with world() as here:
        game, home, _, _ = await started(here)
        refused = (await here.slash(4, home, "plan turn", game=str(game))).response
        assert refused.ephemeral and "no seat" in refused.content


async def test_afterwards_the_panel_has_the_questions_to_come():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        player = Player(here, game, seed=14, way="act")
        await to_phase(here, player, 4)
        found = 0
        for who in range(3):
            panel = await opened(here, who, home, game)
            picks = [
                part
                for part in components(panel)
                if part["custom_id"].startswith("cy:aheadpick:")
            ]
            if not picks:
                assert "sure to ask" in panel.content
                continue
            assert "Coming up for you" in panel.content and listed(panel)
            value = picks[0]["options"][0]["value"]
            result = await here.people[who].select(
                panel, [value], custom_id=picks[0]["custom_id"]
            )
            assert result.response.id == panel.id and "✅" in result.response.content
            found += 1
        assert found
        assert here.env.errors == []

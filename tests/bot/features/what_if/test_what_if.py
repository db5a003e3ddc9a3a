"""What if, pressed through in the simulated Discord: one private message, and nobody else sees anything of it."""

from __future__ import annotations

import itertools
import random
from types import SimpleNamespace

import pytest

from bot.components.custom_id import read
from bot.core import play, queries
from bot.core.model import Person
from bot.features.what_if import handlers as what_if_handlers
from bot.features.what_if import save, simulate
from bot.text.localization import PSEUDO, localization_for
from tests.bot.delivery.test_under_way import LOOKS, begun, posted
from tests.bot.interactions.test_discord_limits import check_view
from tests.bot.players import Player, components, to_phase
from tests.bot.world import said, stub_draw, world
from tests.costs import sampled


def labels(message):
    return [part.get("label") for part in components(message)]


def choices(message):
    """Every step that a panel offers: the custom id, and the value where it is a menu's option."""
    found = []
    for part in components(message):
        press = read(part["custom_id"])
        if press.kind == "trypick":
            found += [
                (part["custom_id"], option["value"]) for option in part["options"]
            ]
        elif press.kind == "try" and part["label"] not in (
            "Step back",
            "From the start",
        ):
            found.append((part["custom_id"], None))
    return found


async def choose(here, who, message, rng):
    """Somebody tries one of the steps that a panel offers; the panel as it is then."""
    custom_id, value = rng.choice(choices(message))
    person = here.people[who]
    if value is None:
        made = await person.click(message, custom_id=custom_id)
    else:
        made = await person.select(message, [value], custom_id=custom_id)
    assert made.response.id == message.id, "the panel is edited in place"
    return made.response


async def opened(here, who, game):
    made = await here.slash(who, await here.home(game), "plan what-if", game=str(game))
    assert made.response.ephemeral
    return made.response


def thread(here, home):
    return [
        (message.id, message.content, str(message.components))
        for message in home.history()
    ]


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_a_simulation_is_pressed_through_stepped_back_and_closed_and_nobody_else_sees_it(
    kind,
):
    drawn = []

    def draw(wanted):
        drawn.append(wanted)
        return stub_draw(wanted)

    async with world(draw) as here:
        game = await here.table(3, game=kind)
        player = Player(here, game, seed=4, way="act")
        await to_phase(here, player, 3)
        home, rng = await here.home(game), random.Random(2)
        await posted(here, game)
        before, revision = thread(here, home), (await player.position()).revision
        panel = await opened(here, 0, game)
        assert "What if" in panel.content and "only you can see this" in panel.content
        assert "to decide" in panel.content and labels(panel)[-1] == "Close"
        assert "Step back" not in labels(panel)
        assert len(panel.attachments) == 1 and drawn[-1].look == "glance"
        texts = [panel.content]
        for _ in range(8):
            if not choices(panel):
                assert "It ends here" in panel.content
                break
            panel = await choose(here, 0, panel, rng)
            assert len(panel.attachments) == 1 and panel.ephemeral
            check_rows(panel)
            texts.append(panel.content)
        assert len(texts) > 3
        back = panel
        for expected in texts[-2:0:-1]:
            back = (await here.people[0].click(back, label="Step back")).response
            assert back.content == expected
        panel = await choose(here, 0, back, rng)
        start = (await here.people[0].click(panel, label="From the start")).response
        assert start.content == texts[0]
        closed = (await here.people[0].click(start, label="Close")).response
        assert "None of it happened" in closed.content
        assert not closed.attachments and not components(closed)
        await here.env.settle()
        assert thread(here, home) == before
        assert (await player.position()).revision == revision
        assert here.env.errors == []


def check_rows(message):
    rows = [
        part if isinstance(part, dict) else part.to_dict()
        for part in message.components
    ]
    assert len(message.content) <= 2_000 and 1 <= len(rows) <= 5
    seen = [part["custom_id"] for part in components(message)]
    assert len(seen) == len(set(seen)) and all(
        len(custom_id) <= 100 for custom_id in seen
    )


@pytest.mark.parametrize(
    ("language", "kind"),
    sampled(itertools.product((PSEUDO, "en"), ("caylus", "magna_carta")), 4),
)
async def test_every_panel_of_random_trials_stays_within_discords_limits(
    kind, language
):
    async with world() as here:
        game = await here.table(4, game=kind)
        table = here.bot.db
        player = Player(here, game, seed=9, way="act")
        rng = random.Random(f"{kind}{language}")

        asked = SimpleNamespace(
            l10n=localization_for(language),
            db=here.bot.db,
            user_settings={"pictures": "none"},
            user=here.people[0].id,
        )
        for _ in range(2):
            for _ in range(36):
                await player.step()
            tried = await table.read(simulate.look, game, asked.user)
            while True:
                text, _ = await what_if_handlers.WhatIf()._result(asked, tried)
                check_view(Limited(text, what_if_handlers._view(asked, tried)))
                found = what_if_handlers.save.keepable(tried)
                assert (
                    len(what_if_handlers.explained(asked.l10n, tried, found)) <= 2_000
                )
                if tried.stop is not None:
                    break
                place = rng.randrange(len(tried.position.decision.actions))
                line = tried.line + what_if_handlers.simulate.write(place)
                tried = await table.read(
                    simulate.look, game, asked.user, tried.revision, line
                )


async def test_what_cannot_be_kept_is_told_as_far_as_there_is_room():
    async with world() as here:
        game = await here.table(2)
        table = here.bot.db
        asked = SimpleNamespace(l10n=localization_for("en"), user=here.people[0].id)
        tried = await table.read(simulate.look, game, asked.user)
        label = tried.position.label(tried.position.decision.actions[0])
        left = save.Left("x", label, "later")
        few = what_if_handlers.explained(
            asked.l10n, tried, save.Keepable((), (), (left,) * 3)
        )
        assert few.count("in a later turn") == 3 and not few.endswith("…")
        many = what_if_handlers.explained(
            asked.l10n, tried, save.Keepable((), (), (left,) * 100)
        )
        assert 1_800 < len(many) <= 2_000 and many.endswith("• …")


class Limited:
    def __init__(self, text, view):
        self.text, self.view = text, view


async def test_a_simulation_goes_on_after_a_restart():
    async with world() as here:
        game = await here.table(2)
        rng = random.Random(1)
        panel = await opened(here, 1, game)
        for _ in range(3):
            panel = await choose(here, 1, panel, rng)
        await here.restart()
        again = await choose(here, 1, panel, rng)
        assert "**Step 5**" in again.content and here.env.errors == []


async def test_what_if_is_there_in_a_rated_game_and_ends_the_rating_of_nobody():
    async with world() as here:
        game = await here.table(2)
        panel = await opened(here, 0, game)
        assert "help" not in panel.content
        await choose(here, 0, panel, random.Random(1))
        assert (await here.bot.db.read(queries.info, game)).rated


async def test_when_the_game_moves_on_the_panel_says_what_happened_and_goes_on_from_there():
    async with world() as here:
        game = await here.table(2)
        rng = random.Random(1)
        position = await here.bot.db.read(queries.position, game)
        panel = await choose(here, 4, await opened(here, 4, game), rng)
        holder = here.people[here.seat_holder(position.info, position.decision.seat)].id
        await here.bot.db.run(
            play.act, game, Person(holder, "P"), position.revision, "place gate"
        )
        stale = await here.people[4].click(panel, label="Step back")
        assert (
            stale.response.id == panel.id and "has moved on" in stale.response.content
        )
        assert "Gate" in stale.response.content and not stale.response.attachments
        assert labels(stale.response) == ["Go on from now", "Close"]
        fresh = (
            await here.people[4].click(stale.response, label="Go on from now")
        ).response
        assert fresh.id == panel.id
        assert "Choose for whoever's turn it is" in fresh.content
        await choose(here, 4, fresh, rng)
        assert here.env.errors == []


async def test_the_steps_that_are_still_possible_go_on_when_the_game_moves_on():
    async with world() as here:
        game = await here.table(2)
        table = here.bot.db
        position = await table.read(queries.position, game)
        seat = position.info.seats[position.decision.seat]
        panel = await opened(here, 4, game)
        for name in ("Inn", "Gate", "Trading post", "Merchants' guild"):
            panel = (await here.people[4].click(panel, label=name)).response
        position = (
            await table.run(
                play.act, game, Person(seat.user, "P"), position.revision, "place inn"
            )
        ).position
        other = position.info.seats[position.decision.seat]
        await table.run(
            play.act,
            game,
            Person(other.user, "Q"),
            position.revision,
            "place joust_field",
        )
        stale = (await here.people[4].click(panel, label="Step back")).response
        assert labels(stale) == ["Go on with these steps", "Go on from now", "Close"]
        told = stale.content.splitlines()
        assert "One of the steps you tried has really happened." in told
        assert (
            told[-1].startswith("One step is still possible")
            and "No longer possible:" in told
        )
        assert "Gate" in told[told.index("No longer possible:") + 1]
        fresh = (
            await here.people[4].click(stale, label="Go on with these steps")
        ).response
        assert (
            fresh.id == panel.id and "**1**" in fresh.content and here.env.errors == []
        )


async def test_a_simulation_is_explained_then_kept_and_listed():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        who = here.seat_holder(position.info, 1 - position.decision.seat)
        person = here.people[who]
        panel = await opened(here, who, game)
        for spot in ("Gate", "Inn"):
            panel = (await person.click(panel, label=spot)).response
        told = (await person.click(panel, label="Save")).response
        assert "What I would save" in told.content and "Inn" in told.content
        assert "This assumes" in told.content and not told.attachments
        back = (await person.click(told, label="Keep trying")).response
        assert back.content == panel.content
        told = (await person.click(back, label="Save")).response
        kept = (await person.click(told, label="Save this")).response
        assert "Inn: " in kept.content and "place inn" not in kept.content
        assert "Inn" in await said(here, who, home, "plan turn")
        assert here.env.errors == []


async def test_what_is_asked_now_is_not_kept_and_a_button_does_it_in_the_game():
    async with world() as here:
        game = await here.table(2)
        position = await here.bot.db.read(queries.position, game)
        who = here.seat_holder(position.info, position.decision.seat)
        panel = await choose(here, who, await opened(here, who, game), random.Random(1))
        told = (await here.people[who].click(panel, label="Save")).response
        assert (
            "None of your own steps" in told.content
            and "being asked that now" in told.content
        )
        on, do_it = labels(told)
        assert on == "Keep trying" and do_it.startswith("Do it in the game: ")
        before = await here.bot.db.read(queries.position, game)
        done = (await here.people[who].click(told, label=do_it)).response
        after = await here.bot.db.read(queries.position, game)
        assert after.info.number == before.info.number + 1 and done.id == panel.id
        assert (
            "Done: " in done.content and not done.attachments and here.env.errors == []
        )


async def test_every_private_panel_leads_there_and_no_public_message_does():
    async with world() as here:
        game = await here.table(2, game="magna_carta")
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        who = here.seat_holder(position.info, position.decision.seat)
        prompt = await here.prompt(game)
        turn = (await here.people[who].click(prompt, label="Your turn")).response
        watch = (await here.people[4].click(prompt, label="Watch")).response
        turns = (await here.slash(who, home, "plan turn")).response
        board = (await here.slash(who, home, "board")).response
        shared = (await here.slash(who, home, "board", public=True)).response
        for message, by in ((turn, who), (watch, 4), (turns, who), (board, who)):
            assert "What if" in labels(message)
            made = await here.people[by].click(message, label="What if")
            assert made.response.ephemeral and made.response.id != message.id
        assert "What if" not in labels(shared)
        assert all("What if" not in labels(message) for message in home.history())


async def test_who_looks_on_is_told_what_they_may_try_and_saves_nothing():
    async with world() as here:
        game = await here.table(2)
        panel = await opened(here, 4, game)
        assert "Choose for whoever's turn it is" in panel.content
        panel = await choose(here, 4, panel, random.Random(1))
        assert "Save" not in labels(panel)
        hidden = await here.table(2, game="magna_carta")
        panel = await opened(here, 4, hidden)
        assert "chooses in secret" in panel.content and labels(panel) == ["Close"]


async def test_a_game_that_is_over_or_not_begun_says_so():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        (info, *_) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        made = await here.slash(0, here.channel, "plan what-if", game=str(info.id))
        assert "hasn't started yet" in made.response.content
        game = await here.table(2)
        panel = await opened(here, 0, game)
        position = await here.bot.db.read(queries.position, game)
        while position.decision is not None:
            person = Person(position.info.seats[position.decision.seat].user, "P")
            code = position.game.guide.least_harm(position.decision)
            outcome = await here.bot.db.run(
                play.act, game, person, position.revision, code
            )
            position = outcome.position
        over = await here.people[0].click(panel, label=labels(panel)[-2])
        assert f"Caylus #{game} is over." in over.response.content
        assert here.env.errors == []


async def test_a_rival_tries_the_same_before_and_while_a_card_is_named():
    async with world() as here:
        position = await begun(here, 5, 2, "standard")
        game = position.info.id
        actor = here.seat_holder(position.info, position.decision.seat)
        before = [
            (panel.content, str(components(panel)))
            for panel in [await opened(here, 1 - actor, game)]
        ]
        code = next(
            code for code in position.decision.actions if code.startswith("build ")
        )
        person = Person(here.people[actor].id, "P")
        await here.bot.db.run(play.act, game, person, position.revision, code)
        after = [
            (panel.content, str(components(panel)))
            for panel in [await opened(here, 1 - actor, game)]
        ]
        assert after == before and ("plan what-if", {}) in LOOKS

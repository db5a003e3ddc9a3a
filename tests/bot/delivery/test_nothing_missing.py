"""Whole random games: whatever is public stands in the thread the moment it is done, whichever way it came about."""

from __future__ import annotations

import random

import pytest

from bot.core import history, outbox, queries, user_data, votes
from bot.core.errors import UserError
from bot.core.model import Person
from bot.delivery import computer_turns, phase_message
from bot.delivery.batch import load
from bot.features.plans import use_cases as plans_use_cases
from bot.text import people, reports
from bot.text.localization import localization_for
from storage import message_slots
from tests.bot.players import Player
from tests.bot.world import NAMES, world
from tests.costs import left_out, sampled

SAY = localization_for("en")
SEEDS = [1, *left_out([0, 2])]


async def check(here, game):
    """Everything of the present phase that is told at all stands in the thread: in the message of the phase, and what
    the asked player has done since in the prompt; and no message of the bot is empty of words."""
    table = here.bot.db
    position = await table.read(queries.position, game)
    home = await here.home(game)
    messages = {
        message.id: message for message in home.history() if not message.flags.ephemeral
    }
    for message in messages.values():
        assert message.content.strip() or message.components or message.attachments, (
            message
        )
        assert "question is closed" not in message.content
    if position.decision is None:
        return
    found = await table.read(outbox.found, game, message_slots.PROMPT)
    if found is None:
        assert computer_turns.decides(position), "a person is asked"
        return
    prompt = messages[found.message].content
    batch = await load(here.bot.delivery_context, game, 0)
    phase = phase_message.content(
        batch.l10n, batch.position, await batch.phase_history()
    )
    wanted = None if phase is None else phase.text
    above = await table.read(outbox.found, game, message_slots.PHASE_MESSAGE)
    shown = None if above is None else messages[above.message].content
    if wanted == shown:
        return
    names = people.colours(SAY, position.info)
    since = above.revision if above is not None else position.revision - 1
    for seat, events in await table.read(history.past_actions, game, since):
        told = reports.action_text(SAY, position.game, names, events)
        assert told in prompt, (seat, told, prompt, shown, wanted)


async def meddle(here, game, chance):
    """Something else than a move, now and then: an undo, the vote about it, a stand-in, an answer ahead."""
    table, home = here.bot.db, await here.home(game)
    info = await table.read(queries.info, game)
    held = [
        number for number, person in enumerate(here.people) if info.seats_of(person.id)
    ]
    who = chance.choice(held)
    person = Person(here.people[who].id, NAMES[who])
    what = chance.choice(["undo", "vote", "stand-in", "back", "ahead"])
    if what == "undo":
        await here.slash(who, home, "undo")
    elif what == "vote":
        for vote in await table.read(votes.open_votes, game):
            for seat, said in vote.answers.items():
                if said is None:
                    await here.slash(
                        here.seat_holder(info, seat), home, "table vote", answer="allow"
                    )
    elif what == "stand-in" and not any(seat.stand_in for seat in info.seats):
        await here.slash(who, home, "table stand-in")
    elif what == "ahead":
        try:
            for decision in (
                await table.read(plans_use_cases.coming_decisions, game, person)
            ).decisions:
                code = chance.choice(decision.options)[0]
                await table.run(
                    plans_use_cases.answer_ahead, game, person, decision.key, code
                )
        except UserError:
            pass  # nothing can be answered ahead now
    elif what == "back":
        for number in held:
            seats = info.seats_of(here.people[number].id)
            if any(info.seats[seat].stand_in is not None for seat in seats):
                here.deliver(number, *await back(here, game))
    await here.env.settle()


async def back(here, game):
    """The message with the button that sends a stand-in away, and the button."""
    for message in reversed((await here.home(game)).history()):
        payload = here.payload(message)
        for row in payload["components"]:
            for part in row.get("components", ()):
                if (part.get("custom_id") or "").startswith("cy:back:"):
                    return payload, part["custom_id"]
    raise AssertionError("a stand-in is announced with a button")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", sampled(["caylus", "magna_carta"], 2))
async def test_every_public_deed_stands_in_the_thread_the_moment_it_is_done(kind, seed):
    async with world(patience=60.0) as here:
        for person in here.people:
            await here.bot.db.run(user_data.set_for, person.id, {"confirm": "no"})
        here.bot.db._draw = random.Random(seed).randrange  # the same game every time
        game = await here.table(3, game=kind, late="stand-in", pace="24h", level=1)
        chance = random.Random(seed)
        player = Player(
            here, game, seed=seed, way=("component", "component", "mixed")[seed]
        )
        for _ in range(90):
            await here.env.settle()
            info = await here.bot.db.read(queries.info, game)
            if info.status != "running":
                break
            await check(here, game)
            if chance.random() < 0.12:
                await meddle(here, game, chance)
                await check(here, game)
                continue
            await player.step()
        assert here.env.errors == []

"""A calm thread: one person against computers is mentioned once, the phase message stays where it stands, people
may talk."""

from __future__ import annotations

import random

import pytest

from bot.core import outbox, play, queries
from bot.core.model import Person
from bot.delivery import thread_state
from bot.delivery.lobby_card import CARD_PAUSE
from bot.delivery.pinned_message import PIN_PAUSE
from bot.delivery.thread_cache import (
    MESSAGES_UNTIL_REPOST,
    PLAYING_ON,
    Prompted,
    ThreadCache,
)
from bot.delivery.thread_state import Content, Entry, Shown
from bot.text.localization import localization_for
from storage import message_slots
from tests.bench.thread import Journal
from tests.bot.delivery.test_thread import own
from tests.bot.delivery.test_under_way import posted
from tests.bot.features.computers.test_in_the_thread import against
from tests.bot.players import Player, press
from tests.bot.world import world

SAY = localization_for("en")


async def journal(here, game):
    """All that happens from now on to the public messages of a game's thread."""
    pin = await here.bot.db.read(outbox.found, game, message_slots.PIN)
    return Journal(here, (await here.home(game)).id, pin.message)


async def phase_history(here, game):
    """The number of the message that tells the present phase."""
    found = await here.bot.db.read(outbox.found, game, message_slots.PHASE_MESSAGE)
    return None if found is None else found.message


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_a_person_alone_with_computers_is_never_mentioned_while_they_press_on(
    kind,
):
    async with world(patience=60.0) as here:
        game = await against(here, 2, game=kind, level=1)
        seen = await journal(here, game)
        player = Player(here, game, seed=4, way="component")
        for _ in range(25):
            await player.step()
            await here.env.settle()
        assert seen.mentions() == 0
        *told, last = seen.left().items()
        assert last[0] == (await here.prompt(game)).id
        assert all(text.startswith("**Turn") for _, text in told), (
            "reports, and the question below them"
        )


@pytest.mark.parametrize(
    ("acted", "asked", "revision", "later", "called"),
    [
        (None, 1, 5, 1, False),  # the same question, put up once more
        (1, 1, 6, PLAYING_ON - 1, False),
        (1, 1, 6, PLAYING_ON + 1, True),
        (None, 1, 6, 1, True),  # a clock or an order acted for them
        (2, 1, 6, 1, True),
        (1, 2, 6, 1, True),  # somebody else was asked since
    ],
)
def test_who_is_mentioned_by_a_question(acted, asked, revision, later, called):
    threads = ThreadCache()
    assert threads.is_called(7, 1, 5, 0.0)
    threads.prompted[7] = Prompted(100, asked, 5, 5)
    if acted is not None:
        threads.acted[7] = acted, 1000.0
    assert threads.is_called(7, 1, revision, 1000.0 + later) is called


async def test_every_other_person_is_mentioned_once_when_it_is_their_turn():
    async with world() as here:
        game = await here.table(3)
        seen = await journal(here, game)
        waits = [here.people[number].id for number in range(3)]
        order = (await here.bot.db.read(queries.position, game)).view().order
        await own(here, game, "place inn", "place gate", "place trading_post")
        told = [
            user for one in seen.seen if one.how == "created" for user in one.mentions
        ]
        assert told == [waits[seat] for seat in (*order[1:], order[0])]


async def test_the_story_of_a_phase_stays_where_it_stands_while_people_act():
    async with world() as here:
        game = await here.table(3)
        await own(here, game, "place inn")
        first = await phase_history(here, game)
        await own(here, game, "place gate", "place trading_post")
        assert await phase_history(here, game) == first
        player = Player(here, game, seed=2, way="component")
        while (await here.bot.db.read(queries.info, game)).phase == 2:
            await player.step()
        (report,) = [
            m
            for m in (await here.home(game)).history()
            if "placing workers**" in m.content
        ]
        assert report.id == first and await phase_history(here, game) != first


@pytest.mark.parametrize(
    ("said", "moves"),
    [(MESSAGES_UNTIL_REPOST - 1, False), (MESSAGES_UNTIL_REPOST, True)],
)
@pytest.mark.parametrize("way", ["command", "component"])
async def test_the_story_moves_down_when_ten_messages_of_people_stand_below_it(
    said, moves, way
):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        await own(here, game, "place inn")
        first = await phase_history(here, game)
        for number in range(said):
            await here.people[number % 2].send(home, "hello")
        await here.env.settle()
        await Player(here, game, seed=3, way=way).step()
        assert (await phase_history(here, game) != first) is moves
        told = [m.id for m in home.history() if "placing workers**" in m.content]
        assert told == [await phase_history(here, game)]
        assert home.history()[-1].id == (await here.prompt(game)).id


async def test_messages_of_the_bot_and_of_other_channels_are_not_counted():
    async with world() as here:
        game = await here.table(2)
        await own(here, game, "place inn")
        first = await phase_history(here, game)
        for _ in range(MESSAGES_UNTIL_REPOST + 2):
            await here.people[0].send(here.channel, "hello")
            await here.slash(0, await here.home(game), "status", public=True)
        await own(here, game, "place gate")
        assert await phase_history(here, game) == first


async def test_what_tells_nothing_leaves_no_label_in_the_thread():
    label = "Give no batch"
    async with world(patience=60.0) as here:
        game = await here.table(2, game="magna_carta")
        table, chooser = here.bot.db, random.Random(5)
        position = await table.read(queries.position, game)
        while (
            "done" not in position.decision.actions
            or SAY.format_message(position.label("done")) != label
        ):
            seat = position.info.seats[position.decision.seat]
            codes = [
                code
                for code in position.decision.actions
                if code not in ("pass", "done")
            ]
            code = chooser.choice(codes or position.decision.actions)
            await table.run(
                play.act, game, Person(seat.user, seat.name), position.revision, code
            )
            position = await table.read(queries.position, game)
        await posted(here, game)
        seen = await journal(here, game)
        who = here.seat_holder(position.info, position.decision.seat)
        await press(here.people[who], await here.prompt(game), "done")
        await posted(here, game)
        # but for the next question
        told = [one.text for one in seen.seen if "<@" not in one.text]
        assert told and not any(
            text.startswith(label) or f": {label}" in text for text in told
        )


async def test_the_end_of_a_phase_is_told_by_its_report_alone():
    async with world() as here:
        game = await here.table(3)
        player = Player(here, game, seed=2, way="component")
        seen = await journal(here, game)
        ended = 0
        for _ in range(45):
            seen.seen.clear()
            last, before = (
                (await here.prompt(game)).id,
                await here.bot.db.read(queries.info, game),
            )
            await player.step()
            after = await here.bot.db.read(queries.info, game)
            if after.phase != before.phase:
                ended += 1
                edits = [
                    one.text
                    for one in seen.seen
                    if one.how == "edited" and one.message == last
                ]
                assert all(text.startswith("**Turn") or "<@" in text for text in edits)
                assert any(
                    text.startswith(f"**Turn {before.turn}: ")
                    for text in seen.left().values()
                )
        assert ended >= 5


@pytest.mark.parametrize(
    ("phase", "asked", "later", "wait"),
    [
        (2, "Ann", 1, None),  # nothing new
        (2, None, PIN_PAUSE + 1, None),  # a computer thinks
        (2, "Bob", 1, PIN_PAUSE - 1),  # the question itself says who is asked
        (2, "Bob", PIN_PAUSE, 0.0),
        (2, "Bob", -5, 0.0),  # the clock was set back
        (3, "Ann", 1, 0.0),  # another phase
    ],
)
def test_the_pinned_message_tells_a_phase_at_once_and_who_is_asked_after_some_minutes(
    phase, asked, later, wait
):
    before = Shown(2, "Ann", 1_000.0)
    wanted = Entry(message_slots.PIN, lambda: Content(""), phase, asked, PIN_PAUSE)
    assert thread_state.wait(wanted, before, 1_000.0 + later) == wait
    assert thread_state.wait(wanted, None, 1_000.0) == 0.0, (
        "a process that has just begun knows nothing of it"
    )


async def test_the_pinned_message_says_who_is_asked_when_nobody_has_acted_for_some_minutes():
    async with world() as here:
        game = await here.table(2)
        home, table, backend = await here.home(game), here.bot.db, here.env.backend
        pin = (await table.read(outbox.found, game, message_slots.PIN)).message
        await Player(here, game, seed=5, way="act").step()
        info = await table.read(queries.info, game)
        asked = here.people[here.seat_holder(info, info.awaited[0].seat)].mention
        assert asked not in backend.get_message(home.id, pin).content
        await here.env.advance_time(PIN_PAUSE + 2)
        assert asked in backend.get_message(home.id, pin).content
        assert (
            await table.read(outbox.found, game, message_slots.PIN)
        ).revision == info.revision


async def test_the_card_in_the_channel_does_not_stay_behind_when_nobody_acts_any_more():
    async with world() as here:
        game = await here.table(2)
        table, backend = here.bot.db, here.env.backend
        card = (await table.read(outbox.found, game, message_slots.CARD)).message
        await Player(here, game, seed=5, way="act").step()
        info = await table.read(queries.info, game)
        asked = here.people[here.seat_holder(info, info.awaited[0].seat)].mention

        def status():
            lines = backend.get_message(here.channel.id, card).content.splitlines()
            return next(line for line in lines if "to move" in line)

        assert asked not in status(), "it is not edited with every move"
        await here.env.advance_time(CARD_PAUSE + 2)
        assert asked in status()
        assert here.bot.delivery_context.threads.next_edit() is None

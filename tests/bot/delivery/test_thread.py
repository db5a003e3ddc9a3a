"""The thread: every deed stands in it at once, in one message that ends as the report; what its messages say."""

from __future__ import annotations

import re

import pytest

from bot.core import outbox, queries, votes
from bot.core.model import Person
from rules.register import GAMES
from storage import message_slots
from tests.bot.club import hand_over
from tests.bot.over import finished, posted
from tests.bot.players import Player, components
from tests.bot.world import NAMES, said, world


async def own(here, game, *codes):
    """Whoever has to decide does so by a command, as by `Your turn`: the prompt in the thread is not pressed."""
    for code in codes:
        position = await here.bot.db.read(queries.position, game)
        who = here.people[here.seat_holder(position.info, position.decision.seat)]
        await who.slash(await here.home(game), "caylus act", action=code)


async def contents(here, game):
    return [message.content for message in (await here.home(game)).history()]


@pytest.mark.parametrize("way", ["command", "component"])
async def test_placements_stand_in_one_message_that_ends_as_the_report(way):
    async with world() as here:
        game = await here.table(3)
        player = Player(here, game, seed=3, way=way)
        before = len(await contents(here, game))
        for _ in range(4):
            await player.step()
        told = [
            text for text in await contents(here, game) if ": placing workers" in text
        ]
        assert len(told) == 1 and told[0].count("•") == 3
        assert len(await contents(here, game)) == before + 1
        rolling = await here.bot.db.read(
            outbox.found, game, message_slots.PHASE_MESSAGE
        )
        while (await here.bot.db.read(queries.info, game)).phase == 2:
            await player.step()
        told = [
            text for text in await contents(here, game) if ": placing workers" in text
        ]
        (passed,) = re.findall(r"Passed: (.*)\.", told[0])
        assert len(told) == 1 and len(passed.split(", ")) == 3
        assert rolling is not None
        assert (
            await here.bot.db.read(outbox.found, game, message_slots.PHASE_MESSAGE)
            is None
        )


@pytest.mark.parametrize("kind", GAMES)
async def test_no_prompt_is_left_behind_and_no_message_says_only_that_it_is_closed(
    kind,
):
    async with world() as here:
        game = await here.table(3, game=kind)
        player = Player(here, game, seed=5, way="mixed")
        for _ in range(40):
            await player.step()
        found = await here.bot.db.read(outbox.found, game, message_slots.PROMPT)
        for message in (await here.home(game)).history():
            assert "question is closed" not in message.content
            asked = [
                part
                for part in message.components
                if "cy:act:" in str(part) or "cy:turn:" in str(part)
            ]
            assert not asked or message.id == found.message


@pytest.mark.parametrize("kind", GAMES)
async def test_who_has_won_is_told_once_in_the_thread_and_in_its_pin(kind):
    async with world() as here:
        game = await finished(here, kind)
        result, pin = [
            (await here.bot.db.read(outbox.found, game, role)).message
            for role in (message_slots.ENDED, message_slots.PIN)
        ]
        said_in = {
            m.id: f"{m.content}{here.payload(m)['components']}"
            for m in (await here.home(game)).history()
        }
        told = [
            message
            for message, text in said_in.items()
            if re.search(r"\b(won|wins?) with", text)
        ]
        assert told == [pin, result]


async def test_a_public_deed_of_magna_carta_stands_in_the_thread_the_moment_it_is_done():
    async with world() as here:
        game = await here.table(2, game="magna_carta")
        player = Player(here, game, seed=2, way="component")
        seen = 0
        for _ in range(60):
            if not await player.step():
                break
            seat, code = player.last
            verb = code.split(" ")[0]
            if verb not in ("build", "batch", "place"):
                continue
            position = await here.bot.db.read(queries.position, game)
            if position.under_way:
                continue
            colour = ("Blue", "Red")[seat]
            newest = "\n".join((await contents(here, game))[-3:])
            assert colour in newest, code
            seen += 1
        assert seen > 10


async def test_a_phase_message_that_discord_refuses_to_edit_is_posted_anew():
    async with world() as here:
        game = await here.table(2)
        await own(here, game, "place inn")
        here.env.inject_error(
            "PATCH", "/channels/*/messages/*", status=400, code=30046, times=2
        )
        await own(here, game, "place gate")
        told = [
            text for text in await contents(here, game) if ": placing workers" in text
        ]
        assert len(told) == 1 and "Inn" in told[0] and "Gate" in told[0]


async def test_what_is_undone_stands_in_the_phase_message_no_more():
    async with world() as here:
        game = await here.table(2)
        await own(here, game, "place inn", "place gate")
        position = await here.bot.db.read(queries.position, game)
        last = position.info.names.index("Blue") if position.decision.seat else 1
        home = await here.home(game)
        await here.slash(here.seat_holder(position.info, last), home, "undo")
        told = [
            text for text in await contents(here, game) if ": placing workers" in text
        ]
        assert len(told) == 1 and "Inn" in told[0] and "Gate" not in told[0]


async def test_a_table_without_a_clock_says_so_when_it_is_to_be_paused_and_asks_nobody():
    async with world() as here:
        game = await here.table(2)
        paused = await said(here, 0, await here.home(game), "table pause")
        assert "no clock to pause (pace: no clock)" in paused
        assert await here.bot.db.read(votes.open_votes, game) == ()


async def test_cancel_is_the_last_button_of_a_lobby_and_as_grey_as_the_others():
    async with world() as here:
        card = (await here.slash(0, here.channel, "new", game="caylus")).response
        last = components(card)[-1]
        assert (last["label"], last["style"]) == ("Cancel", 2)


async def test_the_opening_message_lists_the_players_in_the_order_of_the_first_turn():
    async with world() as here:
        game = await here.table(4)
        position = await here.bot.db.read(queries.position, game)
        (opening,) = (
            text
            for text in await contents(here, game)
            if "begins" in text.split("\n")[0]
        )
        order = [
            line for line in opening.split("\n") if line[:2] in ("1.", "2.", "3.", "4.")
        ]
        named = [position.info.names[seat] for seat in position.view().order]
        assert [name in line for name, line in zip(named, order, strict=True)] == [
            True
        ] * 4


async def labels(here, game):
    """What is written on the buttons and menus of the prompt."""
    return [part.get("label") for part in components(await here.prompt(game))]


async def test_undo_is_offered_only_where_somebody_has_something_to_undo():
    async with world() as here:
        record = "game: caylus; players: Blue, Red; order: Blue, Red; Blue place gate; Red place inn"
        await here.slash(0, here.channel, "table import", text=record)
        await here.slash(1, here.channel, "join", game="1")
        for who, seat in ((0, 0), (1, 1)):
            await here.slash(
                0,
                here.channel,
                "table replace",
                seat=seat,
                member=here.people[who],
                game="1",
            )
        await here.slash(0, here.channel, "start", game="1")
        assert "Undo" not in await labels(here, 1)
        home = await here.home(1)
        assert "no action to take back" in await said(here, 0, home, "undo")
        await here.slash(0, home, "place", spot="castle")
        assert "Undo" in await labels(here, 1)
        await here.slash(0, home, "undo")
        assert "Undo" not in await labels(here, 1)


async def test_who_takes_a_seat_over_is_offered_no_undo_of_what_others_did_there():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        await here.slash(first, home, "place", spot="gate")
        assert "Undo" in await labels(here, game)
        leaver, newcomer = (
            Person(here.people[who].id, NAMES[who]) for who in (first, 3)
        )
        await here.bot.db.run(hand_over, game, leaver, newcomer)
        await posted(here, game)
        await here.slash(1 - first, home, "place", spot="inn")
        assert "Undo" in await labels(here, game)  # what was placed on the inn
        await here.slash(1 - first, home, "undo")
        assert "Undo" not in await labels(here, game)


async def test_the_card_in_the_channel_says_of_which_moment_it_is():
    async with world() as here:
        game = await here.table(2)
        card = await here.bot.db.read(outbox.found, game, message_slots.CARD)

        def shown():
            return next(
                m for m in here.channel.history() if m.id == card.message
            ).content

        begun = here.bot.delivery_context.now()
        assert f"Updated <t:{int(begun)}:R>" in shown()
        player = Player(here, game, seed=1, way="act")
        await here.env.advance_time(60)
        await player.step()
        # edited at most every ten minutes
        assert f"Updated <t:{int(begun)}:R>" in shown()
        await here.env.advance_time(600)  # then it is brought up to date by itself
        info = await here.bot.db.read(queries.info, game)
        assert f"Updated <t:{int(begun) + 600}:R>" in shown()
        assert f"<@{info.seats[info.deciding].user}> to move" in shown()

"""The picture in the thread within a phase: when it is brought up to date, and when it is left alone."""

from __future__ import annotations

import discord
import pytest

from bot.core import jobs, outbox, queries
from bot.core.outbox import PICTURE, PICTURE_SOON
from bot.features.board.use_cases import LEAST_WAIT_SECONDS, PAUSE
from storage import message_slots
from tests.bot.delivery.test_report_pictures import act, drawing, galleries
from tests.bot.features.computers.test_in_the_thread import against
from tests.bot.players import Player, press
from tests.bot.world import world


async def board(here, game):
    """The message with the last picture of a game, and the revision that this shows."""
    found = await here.bot.db.read(outbox.found, game, message_slots.BOARD)
    home = await here.home(game)
    return next(m for m in home.history() if m.id == found.message), found.revision


def workers(view):
    """Where workers stand on the road and before it."""
    return (
        [cell.worker for cell in view.road],
        view.inn_left,
        view.gate,
        view.merchants_guild,
    )


def uploads(here, message):
    """How often a message was given other pictures."""
    patches = [one for one in here.env.http_requests if one.method == "PATCH"]
    return sum(one.path.endswith(f"/messages/{message.id}") for one in patches)


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_the_picture_above_a_question_shows_every_placement_before_it(kind):
    async with drawing(players=3, kind=kind) as (here, game, drawn):
        player = Player(here, game, seed=4, way="act")
        await player.hurry(lambda info: info.phase == 2)
        await here.env.settle()
        message, _ = await board(here, game)
        await here.env.advance_time(PAUSE)
        for number in range(1, 4):
            last, before = drawn[-1], len(drawn)
            position = await player.position()
            code = next(
                code for code in position.decision.actions if code.startswith("place")
            )
            await act(here, game, code)
            assert len(drawn) == before, "the next question comes first"
            await here.env.advance_time(PAUSE + PICTURE_SOON)
            assert len(drawn) == before + 1
            position = await player.position()
            assert drawn[-1].view == position.view() != last.view
            names = [type(event).__name__ for event in drawn[-1].events]
            assert names.count("Placed") == number
            now, revision = await board(here, game)
            assert (now.id, revision) == (message.id, position.revision)
            assert len(now.attachments) == 1 and now.content == message.content != ""
            assert (await here.prompt(game)).id > now.id
        await here.env.advance_time(LEAST_WAIT_SECONDS)
        assert len(drawn) == before + 1, "nothing has happened since"


async def test_of_a_game_at_most_one_picture_in_15_seconds_is_uploaded():
    async with drawing(players=2) as (here, game, drawn):
        before = len(drawn)
        for codes in (
            ("place inn", "place gate"),
            ("place 3", "place 4"),
            ("place 5", "place 6"),
        ):
            await act(here, game, *codes)
            await here.env.advance_time(PAUSE / 4)
        assert len(drawn) == before
        await here.env.advance_time(PAUSE)
        assert len(drawn) == before + 1
        assert workers(drawn[-1].view) == workers(
            (await here.bot.db.read(queries.position, game)).view()
        )


async def test_a_restart_loses_nothing():
    async with drawing(players=2) as (here, game, drawn):
        await here.env.advance_time(PAUSE)
        before = len(drawn)
        await act(here, game, "place inn", "place gate")
        await here.restart()
        await here.env.advance_time(PICTURE_SOON + 2)
        assert len(drawn) == before + 1


async def test_while_the_next_question_waits_nothing_is_uploaded():
    async with drawing(players=2) as (here, game, drawn):
        await here.env.advance_time(PAUSE)
        before = len(drawn)
        here.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
        await act(here, game, "place inn", "place gate")
        await here.env.advance_time(2 * PAUSE)
        assert len(drawn) == before
        here.env.backend.faults.clear()
        await here.env.advance_time(600)
        assert len(drawn) == before + 1


async def test_a_message_that_takes_no_more_edits_waits_for_the_next_report():
    async with drawing(players=2) as (here, game, drawn):
        await here.env.advance_time(4000)
        message, revision = await board(here, game)
        before = len(drawn)
        here.env.inject_error(
            "PATCH",
            f"/channels/*/messages/{message.id}",
            status=400,
            code=30046,
            times=None,
        )
        await act(here, game, "place inn", "place gate")
        await here.env.advance_time(PICTURE_SOON + 2)
        tried = uploads(here, message)
        await act(here, game, "place 3", "place 4")
        await here.env.advance_time(2 * LEAST_WAIT_SECONDS)
        assert (len(drawn), uploads(here, message)) == (before + 1, tried), (
            "it is not tried again"
        )
        assert (await board(here, game))[1] == revision
        assert await here.bot.db.read(jobs.next_due, PICTURE) is None
        here.env.backend.faults.clear()
        await act(here, game, "pass", "pass")
        await here.env.settle()
        assert len(drawn) > before + 1 and (await board(here, game))[0].id != message.id


async def test_a_game_without_pictures_uploads_nothing():
    async with drawing(players=2) as (here, game, drawn):
        info = await here.bot.db.read(queries.info, game)
        await here.bot.settings_cache.set_server(info.server, pictures="none")
        drawn.clear()
        await here.env.advance_time(PAUSE)
        message, _ = await board(here, game)
        before = uploads(here, message)
        await act(here, game, "place inn", "place gate")
        await here.env.advance_time(2 * LEAST_WAIT_SECONDS)
        assert not drawn and uploads(here, message) == before
        assert await here.bot.db.read(jobs.next_due, PICTURE) is None


async def test_a_placement_that_is_taken_back_leaves_the_picture():
    async with drawing(players=2) as (here, game, drawn):
        await here.env.advance_time(PAUSE)
        await act(here, game, "place inn", "place gate")
        await here.env.advance_time(PICTURE_SOON + 2)
        assert drawn[-1].view.gate is not None
        position = await here.bot.db.read(queries.position, game)
        placer = here.seat_holder(position.info, 1 - position.decision.seat)
        await here.slash(placer, await here.home(game), "undo")
        await here.env.advance_time(2 * PAUSE)
        assert drawn[-1].view.gate is None


async def test_a_layout_of_several_pictures_keeps_the_others():
    async with drawing(players=2) as (here, game, drawn):
        player = Player(here, game, seed=4, way="act")
        message = None
        while message is None:
            assert await player.step()
            found, _ = await board(here, game)
            position = await player.position()
            message = (
                found
                if found.flags.components_v2 and position.info.phase == 2
                else None
            )
        shown = [[item.media.url for item in row] for row in galleries(message)]
        await here.env.advance_time(LEAST_WAIT_SECONDS)
        before = len(drawn)
        position = await player.position()
        await act(
            here,
            game,
            next(
                code for code in position.decision.actions if code.startswith("place")
            ),
        )
        await here.env.advance_time(
            LEAST_WAIT_SECONDS + 2 * PAUSE
        )  # the card may be edited at the same second
        assert len(drawn) == before + 1
        now, _ = await board(here, game)
        after = [[item.media.url for item in row] for row in galleries(now)]
        assert now.id == message.id and len(after) == len(shown)
        names = [
            [url.rpartition("/")[2].partition("?")[0] for url in row]
            for row in (*shown[:-1], *after[:-1])
        ]
        assert (
            names[: len(names) // 2] == names[len(names) // 2 :]
            and after[-1] != shown[-1]
        )
        assert len(now.attachments) == len(message.attachments)
        kinds = [part.type for part in now.components[0].children]
        assert kinds == [part.type for part in message.components[0].children]
        assert discord.ComponentType.media_gallery in kinds


async def test_against_computers_a_deed_makes_at_most_five_requests_with_its_picture():
    async with world() as here:
        game = await against(here, 2, level=1)
        player = Player(here, game, seed=4, way="component")
        await here.env.advance_time(PAUSE)
        counts = []
        for _ in range(12):
            before, position = len(here.env.http_requests), await player.position()
            await press(
                here.people[0], await here.prompt(game), player.choose(position)
            )
            await here.env.settle()
            await here.env.advance_time(PICTURE_SOON + 5)
            made = [
                one
                for one in here.env.http_requests[before:]
                if "/interactions/" not in one.path
            ]
            counts.append(len(made))
        assert max(counts) <= 5, counts

"""Which phases get a picture: those that changed the board, each once, and the last of all with the result."""

from __future__ import annotations

import contextlib
import itertools

import discord
import msgspec
import pytest

from bot.components.ui import COLOURS
from bot.core import outbox, queries
from bot.delivery import report_pictures
from bot.delivery.renderer import Picture
from bot.text.localization import english
from rules import record as records
from rules.model import PhaseEnded
from rules.register import GAMES
from storage import message_slots
from tests.bot.delivery.test_ends import without_result
from tests.bot.players import Player
from tests.bot.world import TINY, world
from tests.costs import sampled
from tests.rules.play import play

HEAD = """game: {game}
players: Blue, Red
seed: 5
"""


def view(game):
    """The view of a game's beginning."""
    played = records.replay(records.read(HEAD.format(game=game)))
    return played.game.view(played.state)


def board_changed(before, after):
    return report_pictures.changes(GAMES[before.game].guide.board, before, after) > 0


def with_player(seen, **changes):
    first, *others = seen.players
    return msgspec.structs.replace(
        seen, players=(msgspec.structs.replace(first, **changes), *others)
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_only_players_hold_and_the_course_of_the_game_are_no_change_of_the_board(
    game,
):
    seen = view(game)
    assert not board_changed(seen, seen)
    assert not board_changed(seen, with_player(seen, deniers=99, workers=1))
    after = msgspec.structs.replace(seen, turn=7, phase=6, passed=(1, 0), decision=None)
    assert not board_changed(seen, after)
    after = msgspec.structs.replace(seen, order=seen.order[::-1])
    assert board_changed(seen, after) == (game == "caylus"), (
        "by the stables; elsewhere it goes round every turn"
    )


@pytest.mark.parametrize("game", GAMES)
def test_cubes_tiles_prestige_and_the_provost_are_changes_of_the_board(game):
    seen = view(game)
    cubes = list(seen.players[0].cubes)
    assert board_changed(seen, with_player(seen, cubes=(*cubes[:-1], cubes[-1] + 1)))
    assert board_changed(seen, with_player(seen, prestige=seen.players[0].prestige + 1))
    assert board_changed(seen, msgspec.structs.replace(seen, provost=9))
    assert board_changed(seen, msgspec.structs.replace(seen, road=seen.road[:-1]))
    tile = msgspec.structs.replace(seen.road[0], tile="residence", owner=1)
    assert board_changed(
        seen, msgspec.structs.replace(seen, road=(tile, *seen.road[1:]))
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_that_comes_changes_the_board_and_one_that_goes_home_does_not(game):
    seen = view(game)
    worker = msgspec.structs.replace(seen.road[0], worker=1)
    after = msgspec.structs.replace(seen, road=(worker, *seen.road[1:]))
    assert board_changed(seen, after) and not board_changed(after, seen)
    if game == "caylus":
        for name, stood, stands in (
            ("gate", None, 1),
            ("castle", (0,), (0, 1)),
            ("inn_right", 0, 1),
        ):
            one = msgspec.structs.replace(seen, **{name: stood})
            other = msgspec.structs.replace(seen, **{name: stands})
            assert board_changed(one, other), name
        other = msgspec.structs.replace(seen, castle=(1, 0))
        assert not board_changed(other, msgspec.structs.replace(seen, castle=()))


@pytest.mark.parametrize("game", GAMES)
def test_every_name_that_is_left_out_is_one_of_a_view(game):
    names = set()
    seen, board = view(game), GAMES[game].guide.board
    for part in (seen, seen.players[0], seen.road[0]):
        names |= set(part.__struct_fields__)
    assert names >= board.purse | board.standing


def test_a_phase_in_which_the_provost_stays_does_not_change_the_board():
    played = play(seats=2)
    played.act("Blue place merchants_guild", "Red pass", "Blue pass")
    before = played.game.view(played.state)
    played.act("Blue provost 0")
    ends = [event for event in played.last if isinstance(event, PhaseEnded)]
    assert ends[0].phase == 3
    assert not board_changed(before, ends[0].view)


def galleries(message):
    """The pictures of a message by the rows in which Discord shows them."""
    if not message.flags.components_v2:
        return [message.attachments]
    (frame,) = (
        part
        for part in message.components
        if part.type is discord.ComponentType.container
    )
    assert message.content == ""
    return [
        part.items
        for part in frame.children
        if part.type is discord.ComponentType.media_gallery
    ]


@contextlib.asynccontextmanager
async def drawing(players=2, kind="caylus"):
    """A game of people who want no questions back, and every picture that was drawn of it."""
    drawn = []

    def draw(wanted):
        drawn.append(wanted)
        return [Picture(TINY, wanted.look)]

    async with world(draw) as here:
        for person in here.people:
            await here.bot.settings_cache.set(person.id, confirm="no")
        yield here, await here.table(players, game=kind), drawn


async def act(here, game, *codes):
    """Whoever has to decide does so."""
    home = await here.home(game)
    for code in codes:
        position = await here.bot.db.read(queries.position, game)
        await here.slash(
            here.seat_holder(position.info, position.decision.seat),
            home,
            "act",
            action=code,
        )


async def rows(here, sql):
    """Rows straight from the file."""
    return await here.bot.db._database.read(lambda tx: tx.execute(sql).fetchall())


@pytest.mark.parametrize("kind", sampled(GAMES, 2, 1))
async def test_each_board_of_a_game_is_posted_once_and_the_last_one_with_the_result(
    kind,
):
    async with drawing(kind=kind) as (here, game, drawn):
        await Player(here, game, seed=4, way="act").finish()
        home = await here.home(game)
        boards = [wanted for wanted in drawn if wanted.look == "glance"]
        assert [wanted.look for wanted in drawn[-2:]] == ["glance", "charts"]
        assert [wanted.view.over for wanted in boards].count(True) == 1
        for one, other in itertools.pairwise(boards):
            assert board_changed(one.view, other.view)
        for wanted in boards[1:-1]:
            assert wanted.events
        told = [message for message in home.history() if message.attachments]
        # and the record
        assert sum(len(message.attachments) for message in told) == len(drawn) + 1
        assert all(
            len(pictures) <= 1 for message in told for pictures in galleries(message)
        )


async def test_phases_that_pass_at_once_have_each_their_text_and_one_picture_in_a_row_of_its_own():
    async with drawing() as (here, game, _):
        home = await here.home(game)
        player = Player(here, game, seed=4, way="act")
        layouts = []
        while not layouts:
            assert await player.step()
            layouts = [
                message for message in home.history() if message.flags.components_v2
            ]
        (frame,) = (
            part
            for part in layouts[0].components
            if part.type is discord.ComponentType.container
        )
        kinds = [part.type.name for part in frame.children]
        assert kinds[:4] == [
            "text_display",
            "media_gallery",
            "text_display",
            "media_gallery",
        ]
        assert all(
            len(pictures) == 1 and pictures[0].description
            for pictures in galleries(layouts[0])
        )
        titles = [
            part.content.split("\n")[0]
            for part in frame.children
            if part.type.name == "text_display"
        ]
        assert all(
            title.startswith("**Turn") or "nothing happened" in title
            for title in titles
        )
        # The colour is that of whoever acts next.
        position = await here.bot.db.read(queries.position, game)
        colour = None if position.decision is None else COLOURS[position.decision.seat]
        assert (frame.accent_color and frame.accent_color.value) == colour


async def test_a_table_chooses_what_its_reports_show_and_an_older_one_keeps_the_full_board():
    async with drawing() as (here, game, drawn):
        await here.slash(0, await here.home(game), "table settings", pictures="phone")
        await act(here, game, "place merchants_guild", "pass", "pass")
        assert drawn[0].look == "glance" and drawn[-1].look == "phone"
        older = await here.bot.db.read(queries.info, game)
        older.settings.pictures = None
        ctx, opening = (
            here.bot.delivery_context,
            await here.bot.db.read(outbox.found, game, message_slots.OPENING),
        )
        assert (
            await report_pictures.blank_picture(ctx, older, english(), opening)
        ).look == "full"
        await here.bot.settings_cache.set_server(older.server, pictures="none")
        assert (
            await report_pictures.blank_picture(ctx, older, english(), opening) is None
        )


async def test_a_new_turn_order_by_the_stables_has_a_picture():
    async with drawing(players=3) as (here, game, drawn):
        await act(
            here,
            game,
            "place merchants_guild",
            "place stables",
            "pass",
            "pass",
            "pass",
            "provost 0",
        )
        ends = [
            [event.phase for event in w.events if isinstance(event, PhaseEnded)]
            for w in drawn
        ]
        assert ends == [[], [2], [3]]


async def test_a_rule_fix_costs_a_running_game_none_of_its_pictures():
    async with world() as here:
        game = await here.table(2)
        player = Player(here, game, seed=4, way="act")
        await player.hurry(lambda info: info.turn >= 3)
        await here.bot.db._database.write(
            lambda tx: tx.execute("UPDATE action SET code = 'place 99'")
        )
        await player.hurry()
        assert await rows(
            here, "SELECT DISTINCT how FROM outbox WHERE kind IN ('report', 'ended')"
        ) == [("delivered",)]


async def test_the_last_phase_of_a_game_that_is_cancelled_has_its_picture():
    async with drawing() as (here, game, drawn):
        here.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
        await act(here, game, "place gate", "place 3", "pass", "pass")
        waiting = "SELECT kind FROM outbox WHERE settled IS NULL"
        assert await rows(here, waiting) == [("report",)]  # its words are posted
        await here.bot.db.run(without_result, game)
        here.env.backend.faults.clear()
        drawn.clear()
        await here.env.advance_time(3600)
        assert await rows(here, waiting) == []
        assert [wanted.view.road[2].worker is None for wanted in drawn] == [False]


async def test_the_picture_of_a_phase_shows_the_workers_that_the_next_phase_has_sent_home_already():
    async with drawing() as (here, game, drawn):
        await act(
            here, game, "place trading_post", "place merchants_guild", "pass", "pass"
        )
        assert (
            await here.bot.db.read(queries.position, game)
        ).view().trading_post is None
        assert drawn[-1].view.trading_post is not None
        assert drawn[-1].view.phase == 2

"""Pictures that one person sees are in that person's theme; those of a report are not nearly the same twice."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from bot.core import outbox, queries
from bot.delivery import report_pictures
from bot.delivery.report_pictures import changes
from rules.header import Header
from rules.model import PhaseEnded
from rules.notation import SEATS
from rules.register import GAMES
from tests.bot.delivery.test_failures import deny
from tests.bot.players import Player, offered
from tests.bot.world import stub_draw, world


async def test_whoever_likes_dark_pictures_sees_every_private_one_dark():
    drawn = []

    def draw(wanted):
        drawn.append(wanted)
        return stub_draw(wanted)

    async with world(draw, patience=60) as here:
        game = await here.table(2, game="magna_carta")
        home = await here.home(game)
        player = Player(here, game, seed=2, way="act")
        for _ in range(20):
            await player.step()
        for who in (0, 1, 4):
            await here.slash(who, home, "me pictures", dark=True)
        drawn.clear()
        for view in ("glance", "full", "phone", "players"):
            await here.slash(4, home, "board", view=view)
        await here.slash(0, home, "hand")
        await here.slash(4, home, "building", name="bank")
        await here.slash(4, home, "history", turn=1, animated=True)
        decides = (await here.bot.db.read(queries.position, game)).decision.seat
        holder = here.seat_holder(await here.bot.db.read(queries.info, game), decides)
        await here.slash(holder, home, "plan what-if")
        assert {wanted.look for wanted in drawn} >= {
            "glance",
            "full",
            "phone",
            "players",
            "hand",
            "tile",
        }
        assert {wanted.theme for wanted in drawn} == {"dark"}
        await player.hurry()
        found = await here.bot.db.read(outbox.found, game, "ended")
        ended = next(m for m in home.history() if m.id == found.message)
        await here.env.settle()
        drawn.clear()
        for label in ("Points", "Board"):
            await here.people[4].click(ended, label=label)
        await here.slash(4, home, "export", kind="replay")
        assert [wanted.theme for wanted in drawn] == ["dark"] * 3, (
            "the first board is shown by two pictures"
        )
        assert {request.theme for request in here.bot.film.asked} == {"dark"}


async def your_turn(here, game):
    """Whoever decides presses `Your turn`."""
    info = await here.bot.db.read(queries.info, game)
    who = here.seat_holder(info, info.deciding)
    return who, await here.people[who].click(await here.prompt(game), label="Your turn")


async def test_your_turn_shows_the_hand_to_its_player_and_it_goes_with_the_next_action():
    drawn = []

    def draw(wanted):
        drawn.append(wanted)
        return stub_draw(wanted)

    async with world(draw, patience=60) as here:
        game = await here.table(2, game="magna_carta", rules="beginner")
        player = Player(here, game, seed=3, way="act")
        while (await here.bot.db.read(queries.position, game)).kind != "action":
            await player.step()
        info = await here.bot.db.read(queries.info, game)
        who = here.seat_holder(info, info.deciding)
        await here.slash(who, here.channel, "me pictures", dark=True)
        drawn.clear()
        who, shown = await your_turn(here, game)
        assert shown.response.ephemeral and len(shown.response.attachments) == 1
        # the picture and its description have it
        assert "Your hand" not in shown.response.content
        (wanted,) = [wanted for wanted in drawn if wanted.look == "hand"]
        assert (
            wanted.what == wanted.view.seat == info.deciding and wanted.theme == "dark"
        )
        assert wanted.view.players[1 - info.deciding].hand is None
        codes = offered(shown.response)
        custom_id, value = codes["draw"] if "draw" in codes else codes["pass"]
        done = await here.people[who].click(shown.response, custom_id=custom_id)
        assert value is None and not (done.response or shown.response).attachments
        await here.slash(who, here.channel, "me pictures", view="none")
        drawn.clear()
        while (
            here.seat_holder(
                info := await here.bot.db.read(queries.info, game), info.deciding
            )
            != who
        ):
            await player.step()
        if (await here.bot.db.read(queries.position, game)).kind == "action":
            _, plain = await your_turn(here, game)
            assert plain.response.attachments == [] and offered(plain.response)


async def test_where_the_hand_can_not_be_drawn_or_sent_your_turn_is_told_in_words():
    def draw(wanted):
        if wanted.look == "hand":
            raise RuntimeError("no ink")
        return stub_draw(wanted)

    for broken in (True, False):
        async with world(draw if broken else stub_draw, patience=60) as here:
            game = await here.table(2, game="magna_carta")
            if not broken:
                await deny(here, here.channel, attach_files=False)
            _, shown = await your_turn(here, game)
            assert shown.response.attachments == [] and offered(shown.response)
            assert "Your hand" in shown.response.content


def phases(kind: str, seed: int):
    """The events of each phase of a random game."""
    game, chance = GAMES[kind], random.Random(seed)
    state, found = game.start(Header(kind, SEATS[:3], {}, seed=seed))
    told, since = [], list(found)
    while decision := game.decision(state):
        for event in game.apply(state, decision.seat, chance.choice(decision.actions)):
            since.append(event)
            if isinstance(event, PhaseEnded):
                told.append(since)
                since = []
    return told


@pytest.mark.parametrize("kind", GAMES)
def test_two_pictures_of_one_report_are_never_nearly_the_same_and_the_last_has_the_marks_of_both(
    kind,
):
    by = GAMES[kind].guide.board
    told = phases(kind, 7)
    for first in range(len(told) - 4):
        part = told[first : first + 4]
        before = told[first - 1][-1].view if first else None
        boards, untold = report_pictures.divided(by, before, part)
        for one, other in pairwise(boards):
            assert changes(by, one.view, other.view) > report_pictures.LITTLE
        shown = [event for board in boards for event in board.events]
        assert [*shown, *untold] == [event for events in part for event in events]
        for board in boards:
            assert board.view == part[board.part][-1].view
    alone = sum(
        bool(report_pictures.divided(by, told[n - 1][-1].view, [told[n]])[0])
        for n in range(1, len(told))
    )
    together = len(report_pictures.divided(by, told[0][-1].view, told[1:])[0])
    assert together < alone

"""A game ends by its rules, or since all others have left: each picture and each button of one that is over answers,
whatever ended it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.core import lobby, outbox, queries, seats, tenures, user_data
from bot.core.model import Person, Place
from bot.delivery import renderer
from bot.features.records import files
from bot.features.replays.worker import film
from rules import record as records
from rules.register import find_game
from storage import message_slots
from tests.bot import over
from tests.bot.players import Player, components
from tests.bot.world import NAMES, world
from tests.costs import left_out

PLAYED = 9
"""Actions before somebody leaves: Caylus is in its first turn, Magna Carta behind its opening hands."""


def person(here, who):
    return Person(here.people[who].id, NAMES[who])


async def table(here, kind, seats_, actions=PLAYED):
    game = await here.table(seats_, game=kind)
    player = Player(here, game, seed=4, way="act")
    while player.actions < actions and await player.step():
        pass
    return game


async def by_the_rules(here, kind):
    return await over.finished(here, kind)


async def resigned(here, kind):
    game = await table(here, kind, 2)
    await here.bot.db.run(seats.resign, game, person(here, 1))
    return game


async def resigned_at_once(here, kind):
    game = await table(here, kind, 2, 0)
    await here.bot.db.run(seats.resign, game, person(here, 0))
    return game


async def two_left_one_after_the_other(here, kind):
    game = await table(here, kind, 3)
    for who in (2, 0):
        await here.env.advance_time(60)
        await here.bot.db.run(seats.resign, game, person(here, who))
    return game


async def forgotten(here, kind):
    game = await table(here, kind, 2)
    await here.bot.db.run(user_data.forget, here.people[1].id)
    return game


async def went_on_without(here, kind):
    """The player who waited takes the win of the one who is late for long."""
    game = await table(here, kind, 2)

    def dropped(uow):
        tenures.vacate(uow, uow.row(game), 1, "dropped")

    await here.bot.db.run(dropped)
    return game


async def left_to_computers(here, kind):
    await here.slash(0, here.channel, "new", game=kind, computers=1, pace="none")
    (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
    await here.bot.db.run(lobby.start, info.id, person(here, 0))
    await over.posted(here, info.id)
    await here.bot.db.run(seats.resign, info.id, person(here, 0))
    return info.id


ENDS = (
    by_the_rules,
    resigned,
    resigned_at_once,
    two_left_one_after_the_other,
    forgotten,
    went_on_without,
    left_to_computers,
)


def troubles(here):
    """What was reported as an error of the bot's own."""
    folder = here.settings.error_folder
    return sorted(one.name for one in folder.iterdir()) if folder.is_dir() else []


async def drawn(request):
    """The replay itself; those of whole games have tests of their own."""
    return film(request)


async def answered(here, message, who):
    """Presses each button of a message and gives what it answered, by label."""
    found = {}
    for part in components(message):
        if part["custom_id"].startswith(("cy:rematch:", "cy:takeback:", "cy:seek:")):
            continue  # they begin something else, and need no result
        result = await here.people[who].click(message, custom_id=part["custom_id"])
        assert result.acknowledged, part
        shown = result.response  # a private panel gives its message to the next one
        found[part["label"]] = SimpleNamespace(
            content=shown.content, attachments=shown.attachments
        )
    return found


KINDS = ("caylus", "magna_carta")
PAIRS = [(ends, KINDS[at % 2]) for at, ends in enumerate(ENDS)]
OTHERS = [
    (by_the_rules, "caylus"),
    *((ends, KINDS[1 - at % 2]) for at, ends in enumerate(ENDS) if at),
]


@pytest.mark.costly("replays are drawn")
@pytest.mark.parametrize(
    ("ends", "kind"), [*PAIRS[1:], *left_out([(by_the_rules, "magna_carta"), *OTHERS])]
)
async def test_each_picture_and_button_of_a_game_that_is_over(ends, kind):
    async with world(renderer.draw, patience=120) as here:
        game = await ends(here, kind)
        await over.posted(here, game)
        position = await here.bot.db.read(queries.position, game)
        info, view = position.info, position.view()
        assert info.status == "finished" and position.decision is None
        assert view.over and view.decision is None
        assert view.result == info.result, "the pictures show what the words say"
        assert (info.result.scores, info.result.winners) == (info.scores, info.winners)
        home = await here.home(game)
        found = await here.bot.db.read(outbox.found, game, message_slots.ENDED)
        ended = next(
            message for message in home.history() if message.id == found.message
        )
        assert ended.attachments, "the charts"
        if ends is not by_the_rules:
            here.bot.film.draw = drawn
        for who in (0, 4):
            said = await answered(here, ended, who)
            assert said["Points"].attachments and said["Board"].attachments
            assert f"/{home.id}/" in said["Replay"].content, "the link to it"
            assert said["Review"].content
        replay = await here.bot.db.read(outbox.found, game, message_slots.REPLAY)
        posted = next(
            message for message in home.history() if message.id == replay.message
        )
        for label, response in (await answered(here, posted, 4)).items():
            assert response.attachments, label
        for view_ in ("glance", "full", "phone", "players", "text"):
            assert (await here.slash(4, home, "board", view=view_)).acknowledged
        for command in ("status", "history", "export"):
            assert (await here.slash(4, home, command)).response
        assert troubles(here) == []


async def imported(here, kind):
    """The record of a whole game, opened as one that is over."""
    header, taken = over.played(kind, 2, 3)
    text = records.write(find_game(kind), header, taken)
    place = Place(here.guild.id, here.channel.id)
    return (
        await files.import_record(here.bot.db, person(here, 0), place, text)
    ).info.id


async def cancelled(here, kind):
    game = await table(here, kind, 2)
    await here.bot.db.run(without_result, game)
    return game


def without_result(uow, game):
    """A moderator ends the game."""
    lobby.close(uow, uow.row(game, "running"), "cancelled")
    return uow.done(game)


@pytest.mark.parametrize("ends", [imported, cancelled], ids=lambda ends: ends.__name__)
async def test_what_ended_without_a_message_of_its_own_can_be_looked_at_too(ends):
    async with world(patience=60) as here:
        game = await ends(here, "magna_carta")
        await over.posted(here, game)
        position = await here.bot.db.read(queries.position, game)
        assert position.view().result == position.info.result
        home = await here.home(game)
        for view in ("glance", "full", "phone", "players", "text"):
            assert (
                await here.slash(4, home, "board", view=view, game=str(game))
            ).response.content
        for kind in ("record", "replay"):
            assert (
                await here.slash(4, home, "export", kind=kind, game=str(game))
            ).response.content
        for command in ("status", "history"):
            assert (await here.slash(4, home, command, game=str(game))).response.content
        assert troubles(here) == []

"""Whole games from `/caylus new` to the winner, by slash commands only, by components only, and mixed."""

from __future__ import annotations

import pytest

from bot.core import queries
from bot.delivery.renderer import draw
from rules import record
from rules.register import find_game
from tests.bot.players import Player
from tests.bot.world import world
from tests.costs import left_out

GAMES = [
    ("caylus", 4, "mixed", {"jeweller": "yes"}),
    ("magna_carta", 3, "command", {"rules": "beginner"}),
]
OTHERS = [
    ("caylus", 3, "component", {}),
    ("caylus", 2, "command", {}),
    ("caylus", 5, "act", {"favors": "simplified"}),
    ("magna_carta", 2, "component", {}),
    ("magna_carta", 4, "mixed", {}),
]


@pytest.mark.costly("every action of a game through Discord, to its end")
@pytest.mark.parametrize(
    ("kind", "players", "way", "options"), [*GAMES, *left_out(OTHERS)]
)
async def test_a_whole_game_ends_where_the_replay_of_its_record_ends(
    kind, players, way, options
):
    async with world() as here:
        game = await here.table(players, game=kind, **options)
        player = Player(here, game, seed=players, way=way)
        await player.finish()
        info = await here.bot.db.read(queries.info, game)
        assert info.status == "finished"
        home = await here.home(game)
        exported = next(
            m
            for m in home.history()
            if any(a.filename.endswith(".caylus") for a in m.attachments)
        )
        text = (await exported.attachments[0].read()).decode()
        rules = find_game(kind)
        read = record.read(text)
        state = record.replay(read).state
        result = rules.result(state)
        assert (result.scores, result.winners) == (info.scores, info.winners)
        position = await here.bot.db.read(queries.position, game)
        assert rules.view(state) == position.view()
        ended = next(m for m in home.history() if "🏆" in m.content and m.components)
        assert str(max(result.scores)) in ended.content
        assert [a.filename for a in ended.attachments] == [f"{kind}-1.png"]
        assert here.env.errors == []


async def test_a_rematch_invites_the_old_players_without_seating_them():
    async with world() as here:
        game = await here.table(2)
        await Player(here, game, seed=8, way="act").hurry()
        home = await here.home(game)
        ended = next(m for m in home.history() if "🏆" in m.content and m.components)
        await here.people[1].click(ended, label="Rematch")
        (lobby,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert [seat.user for seat in lobby.seats if seat.user] == [here.people[1].id]
        assert lobby.lobby.invited == (here.people[0].id,)
        card = here.channel.last_message
        assert here.people[0].mention in card.content


async def test_a_second_press_of_rematch_joins_the_table_that_is_there_or_points_to_it():
    async with world() as here:
        game = await here.table(2)
        await Player(here, game, seed=8, way="act").hurry()
        home = await here.home(game)
        ended = next(m for m in home.history() if "🏆" in m.content and m.components)
        await here.people[1].click(ended, label="Rematch")
        again = await here.people[1].click(ended, label="Rematch")
        assert (
            again.response.ephemeral
            and "You're in the rematch" in again.response.content
        )
        stranger = await here.people[3].click(ended, label="Rematch")
        assert (
            stranger.response.ephemeral
            and "only for the players" in stranger.response.content
        )
        await here.people[0].click(ended, label="Rematch")
        (lobby,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert [seat.user for seat in lobby.seats] == [
            here.people[1].id,
            here.people[0].id,
        ]
        assert "2 players so far" in here.channel.last_message.content
        await here.slash(1, here.channel, "start", game=str(lobby.id))
        late = await here.people[0].click(ended, label="Rematch")
        assert (
            f"Caylus #{lobby.id}" in late.response.content
            and "<#" in late.response.content
        )
        assert await here.bot.db.read(queries.lobbies_in, here.channel.id) == ()


@pytest.mark.parametrize(
    ("kind", "players"), [("magna_carta", 2), *left_out([("caylus", 3)])]
)
async def test_a_whole_game_with_its_real_pictures(kind, players):
    async with world(draw) as here:
        game = await here.table(players, game=kind)
        player = Player(here, game, seed=17, way="act")
        await player.finish()
        home = await here.home(game)
        pictures = [
            a
            for m in home.history()
            for a in m.attachments
            if a.filename.endswith(".png")
        ]
        assert len(pictures) > 10
        for picture in pictures:
            assert picture.description and len(picture.description) <= 1_024
            assert picture.size <= 300_000
        assert not list((here.folder / "errors").glob("*"))

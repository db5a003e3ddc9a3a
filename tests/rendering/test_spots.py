"""Every action that has a place on the board is found there, and every tile on it has a name and a text."""

import pytest

import rendering
from languages.catalogue import available
from rendering import PICTURES, Words
from rendering.words import LOCALES
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.costs import sampled
from tests.rendering.positions import NAMES, random_positions
from tests.rules.games import RandomPlayer

ON_THE_BOARD = {
    "caylus": {
        "place",
        "move",
        "convert",
        "on",
        "build",
        "favor",
        "use",
        "batch",
        "joust",
        "stay",
        "leave",
        "pass",
    },
    "magna_carta": {"place", "convert", "on", "prestige", "batch", "pass", "build"},
}
"""Verbs whose every action has a block; `provost` has one unless the space lies beyond the road."""


def names_of(view, look):
    """The blocks of the board, and of the hand that a view shows."""
    words, scenes = Words(NAMES), [*rendering.scene(view, [], Words(NAMES), look)]
    if getattr(view, "seat", None) is not None:
        scenes.append(PICTURES[view.game].hand_scene(view, words, "light"))
    return {block.name for scene in scenes for block in scene.blocks}


@pytest.mark.parametrize("seed", sampled(range(200), 20))
@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_action_with_a_place_has_a_block(game_id, seed):
    game, pictures = GAMES[game_id], PICTURES[game_id]
    seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
    state, _ = game.start(Header(game_id, SEATS[:seats], {}, seed))
    player = RandomPlayer(seed, taste=0.8)
    looked = set()
    while (decision := game.decision(state)) is not None:
        view = game.view(state, decision.seat)
        for code in decision.actions:
            if code.partition(" ")[0] in ON_THE_BOARD[game_id]:
                assert pictures.spot(view, code), code
        kinds = {
            code.partition(" ")[0]
            for code in decision.actions
            if pictures.spot(view, code)
        }
        if not kinds <= looked:
            boards = [names_of(view, look) for look in ("full", "phone")]
            for code in decision.actions:
                if found := {*pictures.spot(view, code)}:
                    assert all(names & found for names in boards), code
        looked |= kinds
        game.apply(state, decision.seat, player.choose(decision.actions))
    assert len(looked) > 1


@pytest.mark.parametrize("language", available(LOCALES))
def test_every_tile_on_a_block_has_a_name_and_a_text(language):
    words = Words(NAMES, language)
    named = set()
    for position in random_positions():
        pictures = PICTURES[position.view.game]
        tiles = pictures.tiles(position.view)
        for block in names_of(position.view, "full"):
            if tile := tiles.get(block):
                name = pictures.tile_name(tile, words)
                assert name and name in pictures.tile_text(tile, words, position.view)
                named.add(tile)
    assert len(named) > 40

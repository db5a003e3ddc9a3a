"""Records as an attacker would write them: every amount at its bound, the longest names, every space built. Every
picture and text of such a position is made, and none is larger than Discord takes."""

from __future__ import annotations

import io
from functools import lru_cache

import pytest
from PIL import Image

import rendering
from rendering.words import Words
from rules import record as records
from rules.model import PhaseEnded
from rules.notation import SEATS
from rules.register import GAMES
from tests.costs import sampled
from tests.rules.games import RandomPlayer

NAMES = {
    "wide": "W" * 100,
    "marks": "Z" + "\u0301\u0323" * 49,
    "turned": "\u202e\u05d0" * 50,
    "emoji": "🦊👩‍👩‍👧‍👦" * 12,
    "ligature": "﷽" * 100,
    "blank": "\u3164\u200b" * 50,
    "markup": "`<@&1>**_~|@everyone" * 5,
}
PIXELS = 8_000_000
BYTES = 1_500_000
DESCRIBED = 1_024  # characters of a description that Discord takes
MESSAGE = 2_000 * 10  # characters of a text that is sent in pages

CAYLUS = """game: caylus
players: {players}
seed: 3
set turn: 9999
set bailiff: 24
set provost: 28
{purses}
{road}
"""
MAGNA_CARTA = """game: magna_carta
players: {players}
seed: 3
set turn: 9999
{purses}
{hands}
"""
GOODS = "deniers=9999 food=9999 wood=9999 stone=9999 gold=9999"


def written(kind, seats):
    """A record whose position has everything at its bound."""
    names = SEATS[:seats]
    players = ", ".join(names)
    if kind == "caylus":
        purse = f"{GOODS} cloth=9999 prestige=9999 favors=2/2/2/2 houses=0/0/0"
        tiles = [
            "w_farm_food",
            "w_farm_cloth",
            "w_quarry",
            "w_sawmill",
            "w_market",
            "w_peddler",
            "w_mason",
        ]
        tiles += [
            "w_lawyer",
            "s_farm",
            "s_park",
            "s_workshop",
            "s_architect",
            "s_church",
            "s_tailor",
            "s_bank",
        ]
        spaces = (14, 15, *range(17, 29))
        road = [
            f"set road {at}: {tile} {names[at % seats]}"
            for at, tile in zip(spaces, tiles, strict=False)
        ]
        return CAYLUS.format(
            players=players,
            purses="\n".join(f"set {name}: {purse}" for name in names),
            road="\n".join(road),
        )
    hand = "small_farm, small_sawmill, small_quarry, peddler, market, lawyer, large_farm, large_sawmill"
    hand += ", large_quarry, gold_mine, bank, church"
    return MAGNA_CARTA.format(
        players=players,
        purses="\n".join(f"set {name}: {GOODS} tokens=0/0/0" for name in names),
        hands="\n".join(f"set hand {name}: {hand}" for name in names),
    )


@lru_cache
def played(kind, seats):
    """The game, the state at the beginning and at the end, and what happened."""
    record = records.read(written(kind, seats).encode())
    game = GAMES[kind]
    state, events = game.start(record.header)
    first, history = game.clone(state), list(events)
    player = RandomPlayer(1, 0.9)
    while (decision := game.decision(state)) is not None:
        history += game.apply(state, decision.seat, player.choose(decision.actions))
    return game, first, state, history


@pytest.mark.parametrize("names", sampled(NAMES, 2))
@pytest.mark.parametrize(("kind", "seats"), [("caylus", 5), ("magna_carta", 4)])
def test_every_picture_and_text_of_an_extreme_position_is_made_and_bounded(
    kind, seats, names
):
    game, first, last, history = played(kind, seats)
    words = Words((NAMES[names],) * seats)
    for state in (first, last):
        view = game.view(state)
        since = [event for event in history if not isinstance(event, PhaseEnded)][-60:]
        for look in rendering.KINDS:
            for data in rendering.render(view, since, words, look):
                _need_bounds(data)
            told = rendering.captions(view, since, words, look)
            assert all(0 < len(text) <= DESCRIBED for text in told)
        assert 0 < len(rendering.describe(view, since, words)) <= DESCRIBED
        assert 0 < len(rendering.text(view, words)) <= MESSAGE
        if game.hidden and state is first:
            mine = game.view(state, 0)
            _need_bounds(rendering.hand(mine, words))
            assert 0 < len(rendering.hand_text(mine, words)) <= DESCRIBED
    view = game.view(last)
    _need_bounds(rendering.scores(view, history, words))
    _need_bounds(rendering.charts(view, history, words))
    assert 0 < len(rendering.scores_text(view, history, words)) <= MESSAGE
    assert 0 < len(rendering.charts_text(view, history, words)) <= MESSAGE


def _need_bounds(data):
    picture = Image.open(io.BytesIO(data))
    assert len(data) <= BYTES
    assert picture.width * picture.height <= PIXELS

"""The picture of a review: legible on a phone, inside its edges, badges apart, the same in words."""

from __future__ import annotations

import random

import pytest

import rendering
from rendering.charts.lookback import (
    BADGE,
    PLOT_TOP,
    Costly,
    Lookback,
    Moment,
    lookback_scene,
    lookback_text,
)
from rendering.lettering import CAP_HEIGHT
from rendering.nodes import Plate, Text
from rendering.sentences import MOST_CHARACTERS
from rendering.words import Words
from tests.rendering.positions import NAMES, ODD_NAMES

LONG = "Build Weaver on space 12: pay 1 stone and 1 wood, gain 4 prestige (for the others too)"


def looked(seats: int, costly: int, seed: int = 1, moments: int = 90) -> Lookback:
    """A made-up game of ten turns; its costly decisions stand close together."""
    chance = random.Random(seed)
    values = [
        Moment(
            1 + at * 10 // moments,
            tuple(round(chance.random(), 2) for _ in range(seats)),
        )
        for at in range(moments)
    ]
    first, step = moments // 3, max(1, moments // 40)
    places = [first + step * number for number in range(costly)]
    found = [
        Costly(place, values[place].turn, LONG, LONG, 31.4 - 5 * number)
        for number, place in enumerate(places)
    ]
    return Lookback(
        "caylus", seats - 1, tuple(values), tuple(found), moments, moments - costly
    )


GAMES = [
    looked(2, 5),
    looked(3, 1),
    looked(4, 5, 2),
    looked(5, 5, 3),
    looked(2, 0),
    looked(3, 5, 4, 12),
]


@pytest.mark.parametrize("told", GAMES, ids=range(len(GAMES)))
@pytest.mark.parametrize(
    "words", [Words(NAMES), Words(ODD_NAMES)], ids=["names", "odd"]
)
def test_letters_are_large_enough_for_a_phone_and_stay_inside(told, words):
    scene = lookback_scene(told, words, "dark")
    assert scene.width == 1080 and scene.height <= 1944
    assert scene.height == sum(block.h for block in scene.blocks)
    for block in scene.blocks:
        for node in block.nodes:
            if isinstance(node, Text):
                assert CAP_HEIGHT[node.face] * node.size * 400 / scene.width >= 8, node
                assert (
                    node.x >= 0 and node.x + node.w <= block.w and node.y <= block.h
                ), node


@pytest.mark.parametrize("told", GAMES, ids=range(len(GAMES)))
def test_badges_cover_neither_each_other_nor_a_point(told):
    plot = lookback_scene(told, Words(NAMES), "light").blocks[1]
    plates = [node for node in plot.nodes if isinstance(node, Plate)]
    badges = [node for node in plates if node.w == BADGE]
    points = [node for node in plates if node.w == 22]
    assert len(badges) == len(points) == len(told.costly)
    for number, badge in enumerate(badges):
        assert badge.y >= PLOT_TOP
        for other in (*badges[:number], *points):
            apart = badge.x + badge.w <= other.x or other.x + other.w <= badge.x
            apart |= badge.y + badge.h <= other.y or other.y + other.h <= badge.y
            assert apart, (badge, other)


def test_the_words_tell_the_same_and_fit_a_description():
    for told in GAMES:
        text = lookback_text(told, Words(ODD_NAMES))
        assert 0 < len(text) <= MOST_CHARACTERS
    text = lookback_text(looked(3, 1), Words(NAMES))
    assert (
        "Review: Green (" in text
        and "89 of 90 decisions" in text
        and f"better: {LONG} (−31)" in text
    )
    assert "No decision" not in text


def test_a_game_in_which_the_seat_never_had_a_choice_can_be_drawn():
    empty = Lookback("caylus", 0, (), (), 0, 0)
    assert rendering.lookback(empty, Words(NAMES)).startswith(b"\x89PNG")
    assert lookback_text(empty, Words(NAMES))


@pytest.mark.parametrize("theme", rendering.THEMES)
def test_both_themes_are_drawn(theme):
    one = rendering.lookback(GAMES[2], Words(NAMES), theme)
    assert one.startswith(b"\x89PNG") and one == rendering.lookback(
        GAMES[2], Words(NAMES), theme
    )

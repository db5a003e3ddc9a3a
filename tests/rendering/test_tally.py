"""Statistics as a picture: nothing is cut, nothing overlaps, and what has no name shows none."""

import io

import pytest
from PIL import Image

import rendering
from rendering import Bar, Bars, Figures, Grid, Tally
from rendering.charts.table import tally_scene
from rendering.nodes import Art, Text

LONG = "Буковина и окрестности " * 3
FULL = Tally(
    "Ann",
    "Finished games on this server",
    (
        Figures("Caylus", tuple((str(n * 111), f"figure {n}") for n in range(5))),
        Bars(
            "Points",
            (Bar("Castle", "22.4", 1.0, 0.5), Bar("Losses", "-3", -0.2, None)),
            "the mean",
        ),
        Grid(
            "Ladder",
            ("", "Player", "Rating", "Games"),
            (("1", LONG, "1234", "23"), ("2", "", "999", "3")),
            0,
        ),
    ),
)


def texts(told, theme="light"):
    words = rendering.Words((), "en")
    scene = tally_scene(told, words, theme)
    return scene, [
        node for block in scene.blocks for node in block.nodes if isinstance(node, Text)
    ]


@pytest.mark.parametrize("theme", rendering.THEMES)
def test_a_sheet_is_drawn_in_both_themes_and_is_small(theme):
    data = rendering.tally(FULL, rendering.Words((), "en"), theme)
    assert Image.open(io.BytesIO(data)).width == 1080
    assert len(data) < 150_000


def test_letters_are_large_enough_and_stay_on_the_sheet():
    scene, found = texts(FULL)
    assert min(node.size for node in found) >= 34
    assert all(node.x >= 0 and node.x + node.w <= scene.width for node in found)


def test_a_long_name_gives_way_to_the_numbers_and_an_empty_cell_stays_empty():
    _, found = texts(FULL)
    shown = [node.text for node in found]
    assert "1234" in shown and "999" in shown and "?" not in shown
    name = next(node for node in found if node.text.startswith("Буковина"))
    numbers = [node.x for node in found if node.text == "1234"]
    assert name.x + name.w <= min(numbers)


def test_a_first_place_has_a_crown_and_a_tile_its_drawing():
    told = Tally(
        "Ann",
        "",
        (
            Figures("Places", (("1", "of 2"), ("2", "of 2")), (0,)),
            Bars(
                "Used",
                (
                    Bar("Farm", "3", 1.0, tile="n_farm"),
                    Bar("Small farm", "1", 0.3, tile="small_farm"),
                ),
            ),
        ),
    )
    scene = tally_scene(told, rendering.Words((), "en"), "light")
    drawn = [
        node.drawing
        for block in scene.blocks
        for node in block.nodes
        if isinstance(node, Art)
    ]
    assert [one for one in drawn if one not in ("vine", "initial")] == [
        "crown",
        "n_farm",
        "n_farm",
    ]

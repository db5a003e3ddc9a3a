"""What is painted anew of a block is exactly what looks different, and letters are the typeface's own."""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageDraw

from rendering import brush
from rendering.dirty_regions import area, bounds, damage, meets
from rendering.lettering import FACES, advance, font, width
from rendering.nodes import Plate, Stroke, Text

ONE, TWO, THREE = (Plate(x, 10, 20, 20, "ink") for x in (0, 15, 60))
MIXED = "Blue AVAToWa fi fl 0123456789 Ольга Ξένια Łódź …→−"


def test_nothing_is_damaged_between_equal_blocks() -> None:
    assert area(damage((ONE, TWO), (ONE, TWO), 100, 100)) == 0


def test_a_node_that_came_or_went_damages_its_own_box_within_the_block() -> None:
    assert damage((ONE, THREE), (ONE, TWO, THREE), 100, 100) == (15, 10, 35, 30)
    assert damage((ONE, TWO, THREE), (ONE, THREE), 100, 100) == (15, 10, 35, 30)
    assert damage((), (Plate(90, 90, 40, 40, "ink"),), 100, 100) == (90, 90, 100, 100)
    assert area(damage((), (Plate(190, 90, 40, 40, "ink"),), 100, 100)) == 0


def test_nodes_that_changed_or_change_places_are_damaged_both() -> None:
    assert damage((ONE,), (TWO,), 100, 100) == (0, 10, 35, 30)
    assert damage((ONE, TWO), (TWO, ONE), 100, 100) == (0, 10, 35, 30)
    assert not meets((0, 0, 10, 10), (10, 0, 20, 10)) and meets(
        (0, 0, 11, 10), (10, 0, 20, 10)
    )


@pytest.mark.parametrize(
    "node",
    [
        Text(40, 60, 80, 20, "Agnes", "title", 40, "ink"),
        Text(40, 60, 40, 20, "Agnes", "title", 40, "ink"),
        Plate(10, 20, 90, 60, "plate", "ink", 6, 14),
        Plate(10, 20, 90, 60, None, "ink", 6, 14),
        Stroke(((20, 20), (60, 50), (100, 30)), 7, "ink"),
    ],
)
def test_a_node_changes_no_pixel_outside_of_its_bounds(
    node: Text | Plate | Stroke,
) -> None:
    image = Image.new("RGB", (200, 120), (1, 2, 3))
    brush.paint(brush.Canvas(image.im, "light", 0, 0), node)
    left, top, right, bottom = bounds(node)
    found = Image.new("RGB", (200, 120), (1, 2, 3))
    found.paste(image.crop((left, top, right, bottom)), (left, top))
    assert found.tobytes() == image.tobytes()


def test_letters_put_together_are_what_the_typeface_draws() -> None:
    chance = random.Random(7)
    for _ in range(400):
        text = "".join(chance.choice(MIXED) for _ in range(chance.randrange(1, 14)))
        face, size = chance.choice(list(FACES)), chance.randrange(9, 80)
        wide = width(text, face, size)
        left, _, right, _ = font(face, size).getbbox(text, anchor="ls")
        assert wide == max(right, font(face, size).getlength(text)) - min(0, left), (
            text,
            face,
            size,
        )
        assert sum(advance(letter, face, size) for letter in text) == font(
            face, size
        ).getlength(text)
        whole = Image.new("L", (wide + 2 * brush.SIDE, size + size // 2))
        ImageDraw.Draw(whole).text(
            (brush.SIDE, size), text, fill=255, font=font(face, size), anchor="ls"
        )
        node = Text(0, 0, wide, 0, text, face, size, "ink")
        assert brush._letters(node).tobytes() == whole.tobytes(), (text, face, size)

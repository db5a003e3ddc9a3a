"""Colours tell people and goods apart for every kind of sight, and words stand out from their ground."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageDraw

import rendering
from rendering.__main__ import position
from rendering.art.album import DRAWINGS
from rendering.art.people import outline
from rendering.brush import sketch
from rendering.colours import SEAT_COLOURS, SEAT_LETTERS, THEMES, palette, rgb, roles
from rendering.lettering import font
from rendering.nodes import Block, Scene, Text
from rendering.paint import draw
from rendering.words import Words
from rules import record as records
from tests.rendering.positions import FOLDER, NAMES, saved
from tests.rendering.sight import contrast, distance, lab, seen

LEAST_DISTANCE = {"normal": 55, "protan": 30, "deutan": 35, "tritan": 24}
LEAST_CONTRAST = 4.5


@pytest.mark.parametrize("sight", LEAST_DISTANCE)
def test_players_differ_by_colour_for_every_sight(sight: str) -> None:
    colours = [rgb(colour) for colour in SEAT_COLOURS]
    assert (
        min(distance(a, b, sight) for a, b in combinations(colours, 2))
        >= LEAST_DISTANCE[sight]
    )


@pytest.mark.parametrize("theme", THEMES)
def test_the_frames_of_owners_stand_out_from_what_is_round_them_and_from_each_other(
    theme: str,
) -> None:
    by = roles(theme)
    frames = [by[f"frame{seat}"] for seat in range(len(SEAT_COLOURS))]
    grounds = [
        by[ground] for ground in ("plate", "plate_low", "ground", "road", "plate_edge")
    ]
    assert min(distance(frame, ground) for frame in frames for ground in grounds) >= 25
    assert min(distance(a, b) for a, b in combinations(frames, 2)) >= 30


def test_colour_formulas_agree_with_known_values() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (118, 118, 118)) == pytest.approx(4.54, abs=0.01)
    assert lab(seen((255, 0, 0), "normal")) == pytest.approx(
        (53.24, 80.09, 67.20), abs=0.1
    )
    for sight in LEAST_DISTANCE:
        assert distance((200, 200, 200), (200, 200, 200), sight) == 0


def silhouette(points: list[tuple[float, float]]) -> Image.Image:
    image = Image.new("1", (100, 100))
    ImageDraw.Draw(image).polygon(points, fill=1)
    return image


def likeness(one: Image.Image, other: Image.Image) -> float:
    """The share of two silhouettes that both cover."""
    a, b = one.convert("1").tobytes(), other.convert("1").tobytes()
    both = sum((x & y).bit_count() for x, y in zip(a, b, strict=True))
    either = sum((x | y).bit_count() for x, y in zip(a, b, strict=True))
    return both / either


def test_players_differ_by_shape_and_by_letter() -> None:
    shapes = [silhouette(outline(seat)) for seat in range(5)]
    assert max(likeness(a, b) for a, b in combinations(shapes, 2)) < 0.92
    letters = [Words().catalogue.letter(seat) for seat in range(5)]
    assert len(set(letters)) == 5


def test_every_good_has_a_silhouette_of_its_own() -> None:
    colours = roles("light")
    names = (
        "food",
        "wood",
        "stone",
        "cloth",
        "gold",
        "any",
        "coin",
        "prestige",
        "favor",
    )
    shapes = [
        sketch(DRAWINGS[name], 60, 60, colours)
        .getchannel("A")
        .point(lambda a: 255 * (a > 127))
        for name in names
    ]
    for (one, a), (other, b) in combinations(zip(names, shapes, strict=True), 2):
        assert likeness(a, b) < 0.9, (one, other)


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawings_lie_inside_their_grid(name: str) -> None:
    for mark in DRAWINGS[name]:
        for x, y in mark.points:
            assert min(x, y) - mark.width / 2 + 1 >= -2, mark
            assert max(x, y) + mark.width / 2 - 1 <= 103, mark


@pytest.mark.parametrize("seat", range(5))
def test_letters_on_shields_have_contrast(seat: int) -> None:
    assert contrast(rgb(SEAT_COLOURS[seat]), rgb(SEAT_LETTERS[seat])) >= LEAST_CONTRAST


def without_texts(scene: Scene) -> Scene:
    blocks = tuple(
        Block(
            b.name,
            b.x,
            b.y,
            b.w,
            b.h,
            b.ground,
            tuple(n for n in b.nodes if not isinstance(n, Text)),
        )
        for b in scene.blocks
    )
    return Scene(
        scene.name,
        scene.theme,
        scene.width,
        scene.height,
        scene.ground,
        scene.backdrop,
        blocks,
    )


def assert_readable(scene: Scene) -> None:
    """Every pixel a letter covers has a ground that contrasts with it."""
    bare = draw(without_texts(scene))
    flat, colours = palette(scene.theme), roles(scene.theme)
    for block in scene.blocks:
        for node in block.nodes:
            if not isinstance(node, Text):
                continue
            x, y = block.x + node.x, block.y + node.y - node.size
            ground = bare.crop((x, y, x + node.w, y + round(node.size * 1.4)))
            mask = Image.new("1", ground.size)
            ImageDraw.Draw(mask).text(
                (0, node.size),
                node.text,
                fill=1,
                font=font(node.face, node.size),
                anchor="ls",
            )
            for index, pixels in enumerate(ground.histogram(mask.convert("L"))):
                if pixels:
                    found = contrast(
                        tuple(flat[3 * index : 3 * index + 3]), colours[node.colour]
                    )
                    assert found >= LEAST_CONTRAST, (
                        f"{scene.name} {block.name} {node}: {found:.1f}"
                    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "name", ["caylus-early", "caylus-middle", "caylus-late", "magna_carta-middle"]
)
def test_every_letter_stands_on_a_ground_of_contrast(name: str, theme: str) -> None:
    shown = saved(name)
    for kind in rendering.KINDS:
        for scene in rendering.scene(
            shown.view, shown.events, Words(NAMES), kind, theme
        ):
            assert_readable(scene)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ["magna_carta-early", "magna_carta-middle"])
def test_every_letter_of_a_hand_stands_on_a_ground_of_contrast(
    name: str, theme: str
) -> None:
    record = records.read((FOLDER / f"{name}.caylus").read_bytes())
    feet = set()
    for player in record.header.players:
        view, _, _ = position(record, player)
        scene = rendering.PICTURES[view.game].hand_scene(view, Words(NAMES), theme)
        assert_readable(scene)
        feet |= {
            node.text
            for block in scene.blocks
            for node in block.nodes
            if isinstance(node, Text)
        }
    words = Words(NAMES)
    assert words("hand-can") in feet or words("hand-lacks") in feet


@pytest.mark.parametrize("theme", THEMES)
def test_the_score_table_is_readable(theme: str) -> None:
    for name in ("caylus-over", "magna_carta-over"):
        over = saved(name)
        table = rendering.PICTURES[over.view.game].score_scene
        assert_readable(table(over.view, over.history, Words(NAMES), theme))


@pytest.mark.parametrize("theme", THEMES)
def test_the_palette_has_every_role_exactly_and_at_most_256_colours(theme: str) -> None:
    flat = palette(theme)
    assert len(flat) == 3 * 256
    colours = set(zip(*[iter(flat)] * 3, strict=True))
    assert set(roles(theme).values()) <= colours


def test_themes_have_the_same_roles() -> None:
    light, dark = THEMES["light"], THEMES["dark"]
    assert set(light) == set(dark)


def test_the_colour_of_change_is_used_for_nothing_else() -> None:
    for name in ("caylus-middle", "caylus-late", "magna_carta-middle"):
        for kind in rendering.KINDS:
            for scene in rendering.scene(saved(name).view, (), Words(NAMES), kind):
                for block in scene.blocks:
                    if block.name == "legend":
                        continue  # which explains it
                    used = {getattr(node, "edge", None) for node in block.nodes}
                    used |= {getattr(node, "fill", None) for node in block.nodes}
                    used |= {getattr(node, "colour", None) for node in block.nodes}
                    assert not used & {"changed", "change_text"}, (
                        scene.name,
                        block.name,
                    )
    fills = {mark.fill for drawing in DRAWINGS.values() for mark in drawing}
    inks = {mark.ink for drawing in DRAWINGS.values() for mark in drawing}
    assert "changed" not in fills | inks

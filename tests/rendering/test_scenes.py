"""Scenes are pure data: nothing overlaps, everything lies inside, the same position is the same scene."""

from __future__ import annotations

import re

import msgspec
import pytest

import rendering
from languages.catalogue import available
from rendering.canvas import Page
from rendering.caylus import phone_cells
from rendering.caylus.cells import Cell, Special
from rendering.frames import large_tile
from rendering.glance.sheet import GLANCE_TYPE
from rendering.glance.sheet import H as GLANCE_H
from rendering.glance.sheet import W as GLANCE_W
from rendering.lettering import CAP_HEIGHT, ELLIPSIS, can_draw, cap_height, font
from rendering.nodes import Art, Block, Plate, Scene, Stroke, Text
from rendering.steps import DONE
from rendering.words import LOCALES, Words
from rules.caylus.tiles import SPECIALS, TILES
from rules.magna_carta.cards import CARDS
from rules.notation import SEATS
from tests.golden import pictures
from tests.rendering.positions import (
    NAMES,
    ODD_NAMES,
    Position,
    random_positions,
    saved,
)
from tests.rendering.pseudo import Pseudo

WORDS = Words(NAMES)
PSEUDO = "pseudo"
LANGUAGES = (*available(LOCALES), PSEUDO)
PLAIN = re.compile("[aeiouyAEIOUY]")  # the made-up language has none of these letters
PHONE_W, PHONE_H = 1080, 1944
SHOWN_W, SHOWN_CAPITALS = 400, 9


def words_in(language: str) -> Words:
    """The words of a language, of the made-up one too."""
    return (
        Words(NAMES, catalogue=Pseudo())
        if language == PSEUDO
        else Words(NAMES, language)
    )


def scenes(position: Position, words: Words = WORDS) -> list[Scene]:
    """Every picture of the position."""
    found = [
        one
        for kind in (*rendering.KINDS, "wide")
        for one in rendering.scene(position.view, position.events, words, kind)
    ]
    if position.view.result is not None:
        game = rendering.PICTURES[position.view.game]
        found.append(game.score_scene(position.view, position.history, words, "light"))
        found.append(game.charts_scene(position.view, position.history, words, "light"))
    return found


def tiles(words: Words) -> list[Scene]:
    """Every tile and card alone."""
    middle, cards = saved("caylus-middle").view, saved("magna_carta-middle").view
    found = [
        rendering.caylus.tile_scene(tile, words, "light", middle)
        for tile in (*TILES, *SPECIALS)
    ]
    return found + [
        rendering.magna_carta.tile_scene(card, words, "light", cards) for card in CARDS
    ]


def box(node: Text) -> tuple[int, int, int, int]:
    """Where the ink of a line of text is."""
    left, top, right, bottom = font(node.face, node.size).getbbox(
        node.text, anchor="ls"
    )
    narrow = min(1.0, node.w / max(1, right))
    return (
        node.x + int(left * narrow),
        node.y + int(top),
        node.x + round(right * narrow),
        node.y + round(bottom),
    )


def assert_sound(scene: Scene) -> None:
    """Blocks lie inside the picture and apart; nodes lie inside their block; texts don't touch."""
    for number, block in enumerate(scene.blocks):
        where = f"{scene.name} {block.name}"
        assert block.x >= 0 and block.x + block.w <= scene.width, where
        assert block.y >= 0 and block.y + block.h <= scene.height, where
        for other in scene.blocks[:number]:
            apart = (
                block.x >= other.x + other.w
                or other.x >= block.x + block.w
                or block.y >= other.y + other.h
                or other.y >= block.y + block.h
            )
            assert apart, f"{where} over {other.name}"
        boxes = []
        for node in block.nodes:
            if isinstance(node, Text):
                x, y, right, bottom = box(node)
                assert node.text.strip() == node.text and node.text, where
                boxes.append((x, y, right, bottom, node.text))
            elif isinstance(node, Stroke):
                continue
            else:
                assert isinstance(node, Art | Plate)
                x, y, right, bottom = node.x, node.y, node.x + node.w, node.y + node.h
            slack = 3 if isinstance(node, Art) else 1  # drawings have an empty margin
            assert x >= -slack and y >= -slack, f"{where}: {node}"
            assert right <= block.w + slack and bottom <= block.h + slack, (
                f"{where}: {node}"
            )
        for place, one in enumerate(boxes):
            for two in boxes[:place]:
                apart = (
                    one[0] >= two[2]
                    or two[0] >= one[2]
                    or one[1] >= two[3]
                    or two[1] >= one[3]
                )
                assert apart, f"{where}: {one[4]!r} over {two[4]!r}"


def texts(scene: Scene) -> list[Text]:
    return [
        node for block in scene.blocks for node in block.nodes if isinstance(node, Text)
    ]


@pytest.mark.parametrize(
    "position", random_positions(), ids=lambda position: position.name
)
def test_nothing_overlaps_and_everything_lies_inside_in_random_games(
    position: Position,
) -> None:
    for scene in scenes(position):
        assert_sound(scene)


def test_names_of_any_script_neither_overflow_nor_show_boxes() -> None:
    words = Words(ODD_NAMES)
    for name in (
        "caylus-middle",
        "caylus-over",
        "magna_carta-middle",
        "magna_carta-over",
    ):
        for scene in scenes(saved(name), words):
            assert_sound(scene)
            assert all(
                can_draw(letter) for text in texts(scene) for letter in text.text
            ), scene.name


def test_a_name_without_a_drawable_letter_becomes_the_colour() -> None:
    words = Words(ODD_NAMES)
    assert words.name(1) == "Red"
    assert words.name(3) == "Orange"
    assert words.name(0) == "W" * 32  # pictures cut by width
    assert words.name(4) == "Žofie Ελένη John von und zu Rechtenstein"
    assert words.who(1) == "Red (小龍🐉)"  # sentences keep the script


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_no_language_anything_overlaps_is_cut_or_lacks_a_letter(
    language: str,
) -> None:
    words = words_in(language)
    names = (
        "caylus-early",
        "caylus-middle",
        "caylus-late",
        "caylus-two",
        "caylus-over",
        "caylus-three",
    )
    for name in (*names, "magna_carta-early", "magna_carta-middle", "magna_carta-over"):
        for scene in scenes(saved(name), words):
            assert_sound(scene)
            for text in texts(scene):
                assert ELLIPSIS not in text.text, f"{scene.name}: {text}"
                assert all(can_draw(letter) for letter in text.text), text


@pytest.mark.parametrize("language", available(LOCALES)[1:])
def test_random_games_are_sound_in_every_language(language: str) -> None:
    words = words_in(language)
    for position in random_positions()[::3]:
        for scene in scenes(position, words):
            assert_sound(scene)
            assert not [text.text for text in texts(scene) if ELLIPSIS in text.text], (
                scene.name
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_on_shields_differ(language: str) -> None:
    letters = [words_in(language).catalogue.letter(seat) for seat in range(len(SEATS))]
    assert len(set(letters)) == len(letters) and all(
        len(letter) == 1 for letter in letters
    )


def test_no_word_of_a_picture_its_description_or_the_board_as_text_bypasses_the_catalogues() -> (
    None
):
    words = Words(NAMES, catalogue=Pseudo())
    # shields have their letter in every language
    known = re.compile("|".join(NAMES) + r"|\b[BRGOK]\b")
    for name in (
        "caylus-middle",
        "caylus-over",
        "magna_carta-middle",
        "magna_carta-over",
    ):
        position = saved(name)
        said = {text.text for scene in scenes(position, words) for text in texts(scene)}
        for kind in rendering.KINDS:
            said |= {*rendering.captions(position.view, position.events, words, kind)}
        said |= {*rendering.text(position.view, words).split("\n")}
        for text in said:
            assert not PLAIN.search(known.sub("", text)), text


def test_single_tiles_and_cards_are_sound_in_every_language() -> None:
    for language in LANGUAGES:
        for scene in tiles(words_in(language)):
            assert_sound(scene)
            assert not [text.text for text in texts(scene) if ELLIPSIS in text.text]


def test_letters_on_a_phone_are_at_least_9_pixels_high_at_400_wide() -> None:
    for position in random_positions():
        for scene in scenes(position):
            if scene.name.endswith(("full", "glance", "charts")):
                continue
            assert scene.width == PHONE_W or scene.name.endswith("wide")
            for text in texts(scene):
                assert text.h == cap_height(text.face, text.size)
                shown = CAP_HEIGHT[text.face] * text.size * SHOWN_W / PHONE_W
                assert shown >= SHOWN_CAPITALS, f"{scene.name}: {text}"


def test_capitals_on_a_glance_card_are_at_least_8_pixels_high_at_400_wide() -> None:
    for position in random_positions():
        for scene in rendering.scene(position.view, position.events, WORDS, "glance"):
            assert (scene.width, scene.height) == (GLANCE_W, GLANCE_H)
            for text in texts(scene):
                shown = CAP_HEIGHT[text.face] * text.size * SHOWN_W / GLANCE_W
                assert text.size >= GLANCE_TYPE and shown >= 8, f"{scene.name}: {text}"


def test_a_glance_card_has_the_score_of_each_player_a_nought_too() -> None:
    noughts = 0
    for position in random_positions():
        view = position.view
        scores = (
            view.result.scores
            if view.result
            else [player.prestige for player in view.players]
        )
        (scene,) = rendering.scene(view, position.events, WORDS, "glance")
        for seat, score in enumerate(scores):
            (block,) = (
                block for block in scene.blocks if block.name == f"player{seat}"
            )
            assert str(score) in [text.text for text in texts_of(block)], (
                position.name,
                seat,
            )
            noughts += score == 0 and len(scores) == 2
    assert noughts


def test_capitals_and_digits_are_as_high_as_stated() -> None:
    for face, share in CAP_HEIGHT.items():
        for letter in "HEB38":
            _, top, _, bottom = font(face, 100).getbbox(letter, anchor="ls")
            assert abs((min(bottom, 0) - top) - 100 * share) <= 2.5, (face, letter)


def test_a_phone_picture_is_at_most_400_by_720_as_shown() -> None:
    for position in random_positions():
        for scene in rendering.scene(position.view, position.events, WORDS, "phone"):
            assert scene.height <= PHONE_H, (position.name, scene.name)


def test_the_same_position_is_exactly_the_same_scene() -> None:
    for name in ("caylus-middle", "magna_carta-middle"):
        assert scenes(saved(name)) == scenes(saved(name))


@pytest.mark.parametrize("name", pictures.SCENES)
def test_scenes_are_exactly_those_saved(name: str) -> None:
    saved_lines = (
        (pictures.RECORDS / f"{name}.scene").read_text(encoding="utf-8").splitlines()
    )
    assert pictures.scene_lines(*pictures.SCENES[name]) == saved_lines, (
        "see make golden"
    )


def test_every_place_a_code_can_name_carries_its_number_or_name() -> None:
    for name in ("caylus-early", "caylus-late"):
        for kind in ("full", "phone"):
            board = rendering.scene(saved(name).view, (), WORDS, kind)[0]
            shown = {
                block.name: {text.text for text in texts_of(block)}
                for block in board.blocks
            }
            for space in range(1, 29):
                assert str(space) in shown[str(space)], (kind, space)
            for block in board.blocks:
                if block.name in SPECIALS:
                    said = " ".join(text.text for text in texts_of(block))
                    tile = f"tile-{block.name}"
                    names = WORDS(tile), *[WORDS.short(tile)] * (kind == "phone")
                    assert said.startswith(names), (kind, block.name)
            castle = shown["castle"]
            assert {WORDS("tile-castle"), WORDS("castle-queue")} & castle, kind


def texts_of(block: Block) -> list[Text]:
    return [node for node in block.nodes if isinstance(node, Text)]


def test_the_pages_for_a_phone_have_the_key_once_whatever_the_game_and_the_number_of_players() -> (
    None
):
    longest = 0
    for position in random_positions():
        if position.view.game == "magna_carta" and len(position.view.players) == 4:
            longest = max(longest, len(position.view.road))
        scenes = rendering.scene(position.view, position.events, WORDS, "phone")
        keys = [
            block
            for scene in scenes
            for block in scene.blocks
            if block.name == "legend"
        ]
        assert len(keys) == 1, position.name
        assert all(scene.height <= 1944 for scene in scenes), position.name
        assert len(
            rendering.captions(position.view, position.events, WORDS, "phone")
        ) == len(scenes)
    assert longest > 20


def test_where_rows_of_the_road_are_empty_the_others_are_higher_on_a_phone_and_drawings_larger() -> (
    None
):
    view = saved("caylus-early").view
    full = [
        msgspec.structs.replace(space, tile=space.tile or "w_mason")
        for space in view.road
    ]
    sizes = []
    for shown in (view, msgspec.structs.replace(view, road=tuple(full))):
        scene = rendering.scene(shown, (), WORDS, "phone")[0]
        tile = next(block for block in scene.blocks if block.name == "3")
        drawing = next(
            node
            for node in tile.nodes
            if isinstance(node, Art) and node.drawing.startswith("n_")
        )
        sizes.append((tile.h, drawing.w))
        assert scene.height <= PHONE_H
    assert sizes == [(218, 102), (186, 70)]


@pytest.mark.parametrize(
    ("name", "workers"), [("inn", (2, 3)), ("inn", (2, None)), ("stables", (0, 1, 2))]
)
@pytest.mark.parametrize("step", ["2", DONE])
def test_on_a_phone_the_mark_of_a_special_building_leaves_the_letters_of_its_workers_free(
    name: str, workers: tuple[int | None, ...], step: str
) -> None:
    said = phone_cells.special(
        WORDS.catalogue, Special(name, workers, False, False, (), step)
    )
    (mark,) = (
        node
        for node in said
        if (isinstance(node, Art) and node.drawing == DONE)
        or (isinstance(node, Plate) and node.fill == "active" and step != DONE)
    )
    letters = [node for node in said if isinstance(node, Text) and node.text in "BRGOK"]
    assert len(letters) == sum(worker is not None for worker in workers)
    for letter in letters:
        left, top, right, bottom = box(letter)
        beside = left >= mark.x + mark.w or right <= mark.x
        assert beside or bottom <= mark.y or top >= mark.y + mark.h


def test_names_of_tiles_on_a_phone_leave_room_for_the_mark_of_the_kind() -> None:
    said = {}
    for number, beside in ((9, ""), (12, "walls")):
        page = Page(WORDS.catalogue)
        cell = Cell(
            number,
            "w_quarry",
            None,
            None,
            None,
            False,
            False,
            0,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            "",
            False,
        )
        large_tile(page, cell, "tile-w_quarry", "wood", (4, 4, 262, 178), beside)
        said[number] = [node.text for node in page.nodes if isinstance(node, Text)]
    assert said == {9: ["9", "W. quarry"], 12: ["12", "W. quarry"]}


@pytest.mark.parametrize("kind", ["full", "phone"])
def test_the_stock_shows_the_favors_and_the_income_that_a_tile_brings(
    kind: str,
) -> None:
    position = saved("caylus-early")
    drawings = [
        node.drawing
        for scene in rendering.scene(position.view, position.events, WORDS, kind)
        for block in scene.blocks
        if block.name.startswith("stock")
        for node in block.nodes
        if isinstance(node, Art)
    ]
    on_offer = {
        *(tile for tiles in position.view.stock.values() for tile in tiles),
        "residence",
    }
    assert drawings.count("favor") == sum(TILES[tile].favors for tile in on_offer)
    assert drawings.count("income") == sum(1 for tile in on_offer if TILES[tile].income)


def test_provost_and_bailiff_together_stand_beside_the_drawing_on_a_phone() -> None:
    sizes = {}
    for name in ("caylus-middle", "caylus-two"):
        position = saved(name)
        assert position.view.provost == position.view.bailiff
        scene = rendering.scene(position.view, position.events, WORDS, "phone")[0]
        (block,) = [
            block for block in scene.blocks if block.name == str(position.view.provost)
        ]
        drawn = [node for node in block.nodes if isinstance(node, Art)]
        sizes[name] = [
            node.w for node in drawn if node.drawing in ("provost", "bailiff")
        ]
        assert position.view.road[position.view.provost - 1].tile in [
            node.drawing for node in drawn
        ]
    assert sizes == {"caylus-middle": [82, 82], "caylus-two": [82, 82]}

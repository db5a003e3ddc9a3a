"""Pixels: the pictures of the documentation, sizes, threads, memory."""

from __future__ import annotations

import io
import threading
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

import rendering
from rendering import paint
from rendering.cache import Shelf
from rendering.words import Words
from rules.caylus.tiles import SPECIALS, TILES
from rules.magna_carta.cards import CARDS
from tests.golden import pictures
from tests.rendering.positions import NAMES, random_positions, saved

WORDS = Words(NAMES)
MOST_BYTES = {"glance": 90_000, "full": 300_000, "phone": 200_000, "players": 200_000}
# the share of pixels that another version of FreeType may draw differently
CHANGED = 0.004


@pytest.mark.parametrize("name", pictures.cases())
def test_pictures_of_the_documentation_are_what_is_drawn_now(name: str) -> None:
    old = Image.open(pictures.FOLDER / name)
    new = Image.open(io.BytesIO(pictures.cases()[name]()))
    assert old.size == new.size
    assert pictures.changed(old, new) <= CHANGED, f"{name}: see make golden"


def test_pictures_of_the_documentation_show_the_words_of_the_catalogues() -> None:
    kept = pictures.SHOWN_WORDS.read_text(encoding="utf-8")
    assert pictures.words() == kept, "python -m tests.golden pictures draws them again"


def test_a_single_moved_worker_is_more_than_the_tolerance_of_a_small_picture() -> None:
    first = Image.open(io.BytesIO(rendering.tile("caylus", "s_farm", WORDS)))
    second = Image.open(io.BytesIO(rendering.tile("caylus", "s_park", WORDS)))
    assert pictures.changed(first, second) > CHANGED
    assert pictures.changed(first, first) == 0


def test_pictures_are_small_files_of_the_stated_size() -> None:
    for position in random_positions()[::3]:
        for kind, most in MOST_BYTES.items():
            for data in rendering.render(position.view, position.events, WORDS, kind):
                image = Image.open(io.BytesIO(data))
                assert image.format == "PNG"
                assert image.width == {"full": 1600, "glance": 1100}.get(kind, 1080)
                assert len(data) <= most, (position.name, kind, len(data))


def test_every_tile_and_card_has_a_picture_and_words() -> None:
    for theme in rendering.THEMES:
        for tile in (*TILES, *SPECIALS):
            assert rendering.tile("caylus", tile, WORDS, theme)[:4] == b"\x89PNG"
        for card in CARDS:
            assert rendering.tile("magna_carta", card, WORDS, theme)[:4] == b"\x89PNG"
    for tile in (*TILES, *SPECIALS):
        assert WORDS(f"tile-{tile}") in rendering.tile_text("caylus", tile, WORDS)
    for card in CARDS:
        assert WORDS(f"mc-card-{card}") in rendering.tile_text(
            "magna_carta", card, WORDS
        )
    with pytest.raises(KeyError):
        rendering.tile("caylus", "no_such_tile", WORDS)


@pytest.mark.exhaustive
def test_threads_draw_the_same_as_one_thread() -> None:
    positions = [
        saved(name) for name in ("caylus-early", "caylus-late", "magna_carta-middle")
    ]
    alone = [
        rendering.render(one.view, one.events, WORDS, "phone", "dark")
        for one in positions
    ]
    for shelf in paint.shelves():
        shelf.clear()
    found: dict[int, list[list[bytes]]] = {}

    def draw(number: int) -> None:
        found[number] = [
            rendering.render(one.view, one.events, WORDS, "phone", "dark")
            for one in positions
        ]

    threads = [threading.Thread(target=draw, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert all(pictures == alone for pictures in found.values())


def test_a_shelf_keeps_to_its_limit_and_drops_what_was_not_asked_for_longest() -> None:
    shelf = Shelf(100)
    made = []

    def ask(name: str) -> None:
        def make() -> Image.Image:
            made.append(name)
            return Image.new("P", (6, 6))

        shelf.get(name, make)
        assert shelf.held <= shelf.limit

    for name in ("a", "b", "a", "c", "a", "b"):
        ask(name)
    assert made == ["a", "b", "c", "b"]
    assert shelf.held == 72


def test_memory_for_pieces_is_bounded_as_stated() -> None:
    assert sum(shelf.limit for shelf in paint.shelves()) == 56_000_000
    for position in random_positions()[::3]:
        for theme in rendering.THEMES:
            rendering.render(position.view, position.events, WORDS, "full", theme)
            assert paint.held() <= 56_000_000


def test_a_picture_is_the_same_whatever_was_drawn_before_it() -> None:
    for kind in ("full", "glance"):
        for theme in rendering.THEMES:
            positions = [
                one
                for one in random_positions()
                if one.name.startswith(("caylus-4", "magna_carta-3"))
            ]
            after = [
                rendering.render(one.view, one.events, WORDS, kind, theme)
                for one in positions
            ]
            for one, drawn in zip(positions, after, strict=True):
                for shelf in (paint._blocks, paint._backdrops, paint._latest):
                    shelf.clear()
                assert (
                    rendering.render(one.view, one.events, WORDS, kind, theme) == drawn
                ), one.name


def test_a_picture_shows_exactly_its_own_position() -> None:
    positions = [
        position
        for position in random_positions()
        if position.name.startswith("caylus-5")
    ]
    drawn = [rendering.render(one.view, (), WORDS)[0] for one in positions]
    assert all(a != b for a, b in pairwise(drawn))
    assert drawn == [rendering.render(one.view, (), WORDS)[0] for one in positions]


def test_a_picture_with_the_same_pixels_is_not_written_again(tmp_path: Path) -> None:
    path, picture = tmp_path / "board.png", Image.new("RGB", (8, 8), "red")
    picture.save(path, compress_level=0)
    before = path.read_bytes()
    for color, again in (("red", before), ("blue", None)):
        new = io.BytesIO()
        Image.new("RGB", (8, 8), color).save(new, "png", compress_level=9)
        assert new.getvalue() != before
        pictures.put(path, new.getvalue())
        assert path.read_bytes() == (again or new.getvalue())

"""Scenes as SVG: the same picture as the painted one, small, without styles that a page forbids."""

import gzip
import io
import re
import statistics
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

import rendering
from rendering import Words, paint, svg
from rendering.colours import THEMES
from rendering.nodes import Art, Plate, Stroke, Text
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests import browser
from tests.costs import sampled
from tests.rendering.positions import NAMES, ODD_NAMES, random_positions
from tests.rules.games import RandomPlayer

LOOKS = ("full", "phone", "wide", "glance")


def scenes(looks=LOOKS, language="en", names=NAMES):
    words = Words(names, language)
    for position in random_positions():
        for look in looks:
            yield from rendering.scene(position.view, position.events, words, look)


def nodes(scene):
    return [*scene.backdrop, *(node for block in scene.blocks for node in block.nodes)]


def test_every_role_drawing_and_fading_of_scenes_is_in_the_sheet_and_the_symbols():
    sheet, symbols = svg.sheet(), svg.symbols()
    classes = set(re.findall(r"\.([\w-]+)\{", sheet))
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', symbols))
    for text in [symbols, *map(svg.whole, scenes())]:
        for used in re.findall(r"class='([^']+)'", text):
            assert set(used.split()) <= classes, used
        assert set(re.findall(r"href='#([\w-]+)'", text)) <= drawn


def test_both_themes_have_each_colour():
    light, dark = (
        re.findall(r"--([\w]+):", part) for part in svg.sheet().split("@media")[:2]
    )
    assert set(light) == set(dark) == {*THEMES["light"], "fading"}


def test_wild_names_are_escaped_and_nothing_has_a_style():
    names = ('<script>alert("x")</script>', "&amp;&", "]]>", "</svg>", "'\"")
    for scene in scenes(names=names):
        text = svg.whole(scene)
        assert not re.search(r"<[^>]*\sstyle=", text)
        root = ElementTree.fromstring(text)
        assert {one.tag.rpartition("}")[2] for one in root.iter()} <= {
            *(
                "svg",
                "style",
                "defs",
                "symbol",
                "rect",
                "text",
                "use",
                "g",
                "polygon",
                "polyline",
                "path",
            ),
        }


def test_every_block_is_text_for_itself_and_made_once():
    for scene in scenes(("full",)):
        for block in scene.blocks:
            text = svg.block(block)
            assert text is svg.block(block)
            ElementTree.fromstring(f"<svg>{text}</svg>")


def test_a_whole_board_is_small():
    """At most 7 kB compressed for Caylus, and 3,500 elements for a browser to lay out."""
    for scene in scenes(("full",)):
        body = svg.backdrop(scene) + "".join(map(svg.block, scene.blocks))
        assert len(gzip.compress(body.encode())) <= 7_000, scene.name
        assert body.count("<") - body.count("</") <= 3_500


@pytest.mark.parametrize("game_id", list(GAMES))
def test_what_an_action_changes_is_small(game_id):
    """At most 2.2 kB compressed at the median of a game's actions."""
    game = GAMES[game_id]
    state, _ = game.start(Header(game_id, SEATS[:3], {}, 4))
    words, player = Words(NAMES), RandomPlayer(4, taste=0.9)
    shown, sizes = {}, []
    while (decision := game.decision(state)) is not None:
        events = game.apply(state, decision.seat, player.choose(decision.actions))
        (scene,) = rendering.scene(game.view(state), events, words, "full")
        now = {block.name: svg.block(block) for block in scene.blocks}
        changed = "".join(text for name, text in now.items() if shown.get(name) != text)
        sizes.append(len(gzip.compress(changed.encode())))
        shown = now
    assert 800 < statistics.median(sizes) <= 2_200


def test_a_narrowed_line_says_its_width_and_others_do_not():
    wide = Text(0, 20, 40, 13, "Ximena", "bold", 20, "ink")
    assert "textLength='40'" in svg._node(wide)
    assert "textLength" not in svg._node(
        Text(0, 20, 90, 13, "Ximena", "bold", 20, "ink")
    )


def test_outlines_lie_inside_their_rectangle_and_large_drawings_have_thinner_ones():
    assert "x='11' y='21' width='28' height='38'" in svg._node(
        Plate(10, 20, 30, 40, "plate", "ink", 2, 6)
    )
    assert svg._node(Art(0, 0, 50, 50, "towers")).startswith("<use")
    assert "<g transform" in svg._node(Art(0, 0, 184, 184, "towers"))
    assert "d='M1 2l2.5 2 -0.5 -1'" in svg._node(
        Stroke(((1, 2), (3.5, 4), (3, 3)), 2, "ink")
    )


@pytest.mark.costly("two browsers paint what Pillow paints")
@pytest.mark.parametrize("theme", sampled(["light", "dark"], 2))
async def test_a_browser_shows_what_pillow_paints(tmp_path, theme):
    """Mean difference at most 6 of 255, at most 3 % of the pixels off by more than 40: the edges of letters."""
    faces = svg.typefaces(lambda name: (svg.TYPEFACES / name).as_uri())
    cases = []
    for number, (name, language) in enumerate(
        ((NAMES, "en"), (NAMES, "ru"), (ODD_NAMES, "de"))
    ):
        words = Words(name, language)
        for position in random_positions()[2 + number :: 12]:
            for look in LOOKS:
                cases += rendering.scene(
                    position.view, position.events, words, look, theme
                )
    assert len(cases) > 20
    async with browser.window(1600, 2000) as page:
        for scene in cases:
            text = svg.whole(scene).replace("<style>", f"<style>{faces}", 1)
            file = tmp_path / "board.svg"
            file.write_text(text, encoding="utf-8")
            await page.resize(scene.width, scene.height)
            await page.open(file.as_uri())
            shown = np.asarray(
                Image.open(io.BytesIO(await page.picture())).convert("RGB"), dtype=int
            )
            painted = np.asarray(paint.draw(scene).convert("RGB"), dtype=int)
            difference = np.abs(shown - painted).max(axis=2)
            assert np.abs(shown - painted).mean() <= 6, scene.name
            assert (difference > 40).mean() <= 0.03, scene.name
    assert not page.messages

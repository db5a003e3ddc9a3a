"""No state is told by colour alone: every mark still differs when the picture is grey; what is absent can be seen."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from PIL import Image, ImageChops

import rendering
from rendering.art.album import DRAWINGS
from rendering.brush import sketch
from rendering.canvas import Page
from rendering.caylus import cells as caylus_cells
from rendering.caylus.castle import Section, _section
from rendering.caylus.phone_cells import space as phone_space
from rendering.caylus.phone_cells import special as phone_special
from rendering.caylus.signs import effect as tile_effect
from rendering.colours import ABSENT, FADING, THEMES, roles
from rendering.glance.road import OWNER, Station, station
from rendering.magna_carta.cells import Cell as Card
from rendering.magna_carta.cells import place
from rendering.magna_carta.hand import _card, missing
from rendering.magna_carta.phone import place as phone_place
from rendering.nodes import Art, Block, Node, Plate, Scene, Stroke, Text
from rendering.paint import draw
from rendering.signs import GIVES, SLASH, forms
from rendering.steps import DONE, IN_USE, steps
from rendering.words import Words
from rules.caylus.events import Activated
from rules.caylus.tiles import BATCH_PRESTIGE, PLACES, SECTIONS
from rules.header import Header
from rules.magna_carta.cards import CARDS
from rules.notation import SEATS
from rules.register import GAMES
from rules.shared.chance import Chance
from tests.rendering.positions import saved
from tests.rendering.sight import contrast

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS = Words().catalogue
SIDE = 480
LEAST = 30
"""So many pixels differ clearly in grey between any two states."""

SPACE = caylus_cells.Cell(
    9,
    "w_farm_food",
    1,
    2,
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
STATES = {
    "plain": {},
    "legal": {"worker": None, "legal": True, "free": True},
    "provost": {"worker": None, "legal": True},
    "price": {"worker": None, "legal": True, "price": 1},
    "beyond": {"reached": False},
    "gate": {"provost": True},
    "bailiff": {"bailiff": True},
    "new worker": {"came": True},
    "new tile": {"built": True},
    "in use": {"step": IN_USE},
    "done": {"step": DONE},
    "first": {"step": "1"},
    "second": {"step": "2"},
    "of another": {"owner": 0},
    "another's worker": {"worker": 3},
}
CARD = Card(
    9,
    "small_farm",
    1,
    2,
    None,
    1,
    False,
    False,
    True,
    False,
    False,
    False,
    False,
    False,
    "",
    "token",
)
CARD_STATES = {
    name: change for name, change in STATES.items() if name not in ("price", "bailiff")
}


def grey(nodes: tuple[Node, ...], theme: str) -> Image.Image:
    """The nodes as a block, without colour."""
    scene = Scene(
        "state",
        theme,
        SIDE,
        SIDE,
        "ground",
        (),
        (Block("state", 0, 0, SIDE, SIDE, "ground", nodes),),
    )
    return draw(scene).convert("RGB").convert("L")


def in_grey(
    drawn: Callable[[Any, Any], tuple[Node, ...]],
    plain: Any,
    states: dict[str, dict[str, Any]],
    theme: str,
) -> dict[str, Image.Image]:
    """Every state of a cell, drawn without colour."""
    return {
        name: grey(drawn(WORDS, msgspec.structs.replace(plain, **change)), theme)
        for name, change in states.items()
    }


def assert_apart(pictures: dict[str, Image.Image]) -> None:
    for (one, a), (other, b) in combinations(pictures.items(), 2):
        differ = sum(ImageChops.difference(a, b).histogram()[40:])
        assert differ >= LEAST, (one, other, differ)


@pytest.mark.parametrize("theme", THEMES)
def test_every_state_of_a_space_differs_in_grey(theme: str) -> None:
    for drawn in (caylus_cells.space, phone_space):
        assert_apart(
            {
                name: grey(
                    drawn(WORDS, msgspec.structs.replace(SPACE, **change)), theme
                )
                for name, change in STATES.items()
            }
        )


@pytest.mark.parametrize("theme", THEMES)
def test_every_state_of_a_card_differs_in_grey(theme: str) -> None:
    for drawn in (place, phone_place):
        assert_apart(
            {
                name: grey(drawn(WORDS, msgspec.structs.replace(CARD, **change)), theme)
                for name, change in CARD_STATES.items()
            }
        )


@pytest.mark.parametrize("theme", THEMES)
def test_every_state_of_a_special_building_differs_in_grey(theme: str) -> None:
    plain = caylus_cells.Special("gate", (1,), False, False, (), "")
    changed = {
        "plain": {},
        "new": {"came": (1,)},
        "in use": {"step": IN_USE},
        "done": {"step": DONE},
    }
    for drawn in (caylus_cells.special, phone_special):
        assert_apart(in_grey(drawn, plain, changed, theme))


@pytest.mark.parametrize("theme", THEMES)
def test_every_state_of_a_station_differs_in_grey(theme: str) -> None:
    plain = Station("9", "w_farm_food", 1, (2,))
    changed = {
        "plain": {},
        "beyond": {"reached": False},
        "gate": {"officials": ("provost",)},
        "gate moved": {"officials": ("provost",), "news": "gate"},
        "gate asked": {"officials": ("provost",), "moves": True},
        "in use": {"step": IN_USE},
        "done": {"step": DONE},
        "new": {"news": "new"},
        "last": {"news": "last"},
        "price": {"workers": (), "price": 1},
        "free": {"workers": ()},
        "open": {"workers": (), "open": True},
    }
    assert_apart(
        {
            name: grey(
                station(WORDS, msgspec.structs.replace(plain, **change), 119, 124),
                theme,
            )
            for name, change in changed.items()
        }
    )


@pytest.mark.parametrize("theme", THEMES)
def test_every_state_of_a_section_of_the_castle_differs_in_grey(theme: str) -> None:
    states = {
        "closed": Section(1, False, False, False, (0, 1), 0, False),
        "building": Section(1, True, False, False, (0, 1), 0, False),
        "scored": Section(1, False, True, False, (0, 1), 0, False),
    }
    assert_apart(
        {name: grey(_section(WORDS, cell, 240), theme) for name, cell in states.items()}
    )


@pytest.mark.parametrize("theme", THEMES)
def test_a_card_that_can_be_paid_differs_in_grey_and_tells_what_another_lacks(
    theme: str,
) -> None:
    pictures = {}
    for name, cubes in (
        ("can", (2, 2, 2, 0)),
        ("lacks one", (1, 1, 1, 0)),
        ("lacks all", (0, 0, 0, 0)),
    ):
        page = Page(WORDS)
        _card(page, "large_quarry", missing("large_quarry", cubes), 340, 420)
        pictures[name] = grey(tuple(page.nodes), theme)
    assert_apart(pictures)


def test_what_is_missing_for_a_card_is_what_gold_does_not_cover() -> None:
    assert missing("large_quarry", (1, 0, 2, 0)) is None
    assert missing("large_quarry", (1, 0, 1, 1)) is None
    assert missing("large_quarry", (0, 0, 1, 1)) == ((0, "stone"),)
    assert missing("large_quarry", (0, 3, 0, 0)) == ((0, "food"), (2, "stone"))
    for card in CARDS.values():
        assert missing(card.id, (9, 9, 9, 9)) is None
        if card.any_cube:
            assert missing(card.id, card.cost) == ((0, "any"),)


def test_the_castle_tokens_of_the_sections_have_outlines_of_their_own() -> None:
    colours = roles("light")
    shapes = [
        sketch(DRAWINGS[name], 60, 60, colours).getchannel("A")
        for name in ("token", "token0", "token1", "token2")
    ]
    for one, other in combinations(shapes, 2):
        assert sum(ImageChops.difference(one, other).histogram()[128:]) >= LEAST


@pytest.mark.parametrize("theme", THEMES)
def test_goods_that_a_player_lacks_are_pale_but_stand_out_two_to_one(
    theme: str,
) -> None:
    colours = roles(theme)
    for good in (
        "food",
        "wood",
        "stone",
        "cloth",
        "gold",
        "coin",
        "card",
        "token0",
        "token1",
        "token2",
    ):
        for ground in ("plate", "active"):
            drawing = sketch(DRAWINGS[good], 27, 27, colours)
            cover = drawing.getchannel("A")
            drawing.putalpha(
                cover.point(lambda alpha: round(alpha * (1 - ABSENT * FADING[theme])))
            )
            paper = Image.new("RGB", drawing.size, colours[ground])
            paper.paste(drawing, (0, 0), drawing)
            found = sorted(
                contrast(paper.getpixel((x, y)), colours[ground])
                for x in range(27)
                for y in range(27)
                if cover.getpixel((x, y)) > 200
            )
            assert found[len(found) * 3 // 4] >= 2, (
                good,
                ground,
                found[len(found) * 3 // 4],
            )


def test_steps_are_the_one_in_use_those_done_and_numbers_for_those_that_wait() -> None:
    assert steps(["1", "4"], ["4", "6", "9"], asked=True) == {
        "1": DONE,
        "4": IN_USE,
        "6": "1",
        "9": "2",
    }
    assert steps(["1"], ["6"], asked=False) == {"1": DONE, "6": "1"}
    assert steps([], ["6", "7"], asked=True) == {"6": "1", "7": "2"}


def test_while_all_choose_their_opening_hands_nobody_is_named_alone() -> None:
    game = GAMES["magna_carta"]
    state, _ = game.start(Header("magna_carta", SEATS[:2], {}, seed=1))
    (card,) = rendering.scene(
        game.view(state), (), Words(("Agnes", "Bertrand")), "glance"
    )
    head = next(block for block in card.blocks if block.name == "banner")
    said = " ".join(node.text for node in head.nodes if isinstance(node, Text))
    assert "opening hand" in said and "Agnes" not in said


@pytest.mark.parametrize("name", ["caylus-middle", "caylus-late", "caylus-over"])
def test_the_castle_of_a_glance_counts_houses_and_free_places(name: str) -> None:
    view = saved(name).view
    nodes = _castle(name)
    drawn = [node for node in nodes if isinstance(node, Art)]
    now = [n for n in range(3) if view.free[n] and SECTIONS[n] not in view.scored]
    number = now[0] if now else 2
    houses = {
        f"shield{seat}": player.houses[number]
        for seat, player in enumerate(view.players)
        if player.houses[number]
    }
    shields = [node for node in drawn if node.drawing.startswith("shield")]
    assert {node.drawing for node in shields} == {*houses}
    assert all(node.w >= 28 for node in shields)
    numbers = [node for node in nodes if isinstance(node, Text) and node.text.isdigit()]
    for shield in shields:
        count = [n.text for n in numbers if n.x + n.w == shield.x > 100 and n.y < 40]
        assert count == [str(houses[shield.drawing])] * (houses[shield.drawing] > 1)
    worths = [
        str(BATCH_PRESTIGE[n]) for n in range(3) if SECTIONS[n] not in view.scored
    ]
    free = PLACES[number] - sum(houses.values())
    assert str(free) in [node.text for node in numbers]
    assert {*worths} <= {node.text for node in numbers}
    workers = [node.drawing for node in drawn if node.drawing.startswith("worker")]
    assert workers == [f"worker{seat}" for seat in view.castle]


def test_the_foot_of_a_glance_names_those_who_would_be_punished() -> None:
    position = saved("caylus-late")
    (card,) = rendering.scene(position.view, position.events, Words(), "glance")
    ahead = next(block for block in card.blocks if block.name == "ahead")
    number = next(
        n for n, section in enumerate(SECTIONS) if section not in position.view.scored
    )
    without = [
        seat
        for seat in position.view.order
        if not position.view.players[seat].houses[number]
    ]
    shields = [
        node.drawing
        for node in ahead.nodes
        if isinstance(node, Art) and node.drawing.startswith("shield")
    ]
    assert sorted(shields) == sorted(f"shield{seat}" for seat in without) and shields


@pytest.mark.parametrize(
    "name", ["caylus-early", "caylus-middle", "caylus-late", "magna_carta-middle"]
)
def test_a_worker_or_an_official_on_a_glance_leaves_number_and_effect_to_be_seen(
    name: str,
) -> None:
    (card,) = rendering.scene(saved(name).view, saved(name).events, Words(), "glance")
    for block in (block for block in card.blocks if block.name.isdigit()):
        label = max(
            (node for node in block.nodes if isinstance(node, Text)),
            key=lambda node: node.y,
        )
        assert label.text == block.name
        for node in block.nodes:
            if not isinstance(node, Art) or not node.drawing.startswith(
                ("worker", "provost", "bailiff")
            ):
                continue
            blank = node.w // 8  # drawings are empty at both sides
            across = min(label.x + label.w, node.x + node.w - blank) - max(
                label.x, node.x + blank
            )
            down = min(label.y, node.y + node.h) - max(label.y - label.h, node.y)
            assert across <= 5 or down <= 8, (block.name, node)


def _is_below_official(node: Node, nodes: list[Node]) -> bool:
    """Return whether this is the number of the space, below an official who stands beside its frame."""
    return isinstance(node, Text) and any(
        isinstance(other, Art)
        and other.drawing in OFFICIALS
        and other.x <= node.x + node.w // 2 <= other.x + other.w
        and other.y + other.h <= node.y + 4
        for other in nodes
    )


@pytest.mark.parametrize(
    "name", ["caylus-early", "caylus-late", "magna_carta-middle", "magna_carta-over"]
)
def test_what_belongs_to_a_space_is_within_its_frame_on_a_glance(name: str) -> None:
    (card,) = rendering.scene(saved(name).view, saved(name).events, Words(), "glance")
    frames = []
    for block in (block for block in card.blocks if block.name.isdigit()):
        nodes = [node for node in block.nodes if not isinstance(node, Stroke)]
        frame = next(
            node for node in nodes if isinstance(node, Plate) and node.radius == 10
        )
        frames.append((block.y, block.x + frame.x, frame.w))
        for node in nodes:
            if isinstance(node, Art) and node.drawing in (*SECTIONS, *OFFICIALS):
                continue
            if isinstance(node, Plate) or _is_below_official(node, nodes):
                continue
            blank = node.w // 6 if isinstance(node, Art) else 0
            assert node.x + blank >= frame.x, (block.name, node)
            assert node.x + node.w - blank <= frame.x + frame.w, (block.name, node)
    frames.sort()
    for (row, x, w), (other, right, _) in pairwise(frames):
        assert row != other or right - x - w >= 5


@pytest.mark.parametrize(("phase", "shown"), [(2, True), (4, True), (5, False)])
def test_the_place_on_the_bridge_has_a_tick_until_the_provost_has_moved(
    phase: int, shown: bool
) -> None:
    view = saved("caylus-late").view
    view = msgspec.structs.replace(view, passed=(2, 0), phase=phase)
    (card,) = rendering.scene(view, (), Words(), "glance")
    for ordinal, seat in enumerate(view.passed, 1):
        nodes = next(b for b in card.blocks if b.name == f"player{seat}").nodes
        ticks = [n for n in nodes if isinstance(n, Art) and n.drawing == "done"]
        assert len(ticks) == shown
        for tick in ticks:
            texts = [node for node in nodes if isinstance(node, Text)]
            beside = max(
                (node for node in texts if node.x < tick.x and node.y > tick.y),
                key=lambda node: (node.y < tick.y + tick.h, node.x),
            )
            assert beside.text == str(ordinal)


def test_every_amount_of_a_trade_is_in_the_form_that_a_usual_cell_shows() -> None:
    assert forms(tile_effect("n_market"))[1] == ((0, "any"), GIVES, (4, "coin"))
    assert forms(tile_effect("f_peddler"))[1] == ((2, "coin"), GIVES, (0, "basic"))
    two = ((0, "cloth"),) * 2
    assert forms(tile_effect("s_tailor"))[1] == (*two, GIVES, (4, "prestige"))
    food = ((0, "food"),) * 2
    assert forms(tile_effect("w_farm_food"))[0] == (*food, SLASH, (0, "cloth"))
    assert forms(tile_effect("statue")) == ()


OFFICIALS = ("provost", "bailiff")


def _castle(name: str) -> tuple[Node, ...]:
    (card,) = rendering.scene(saved(name).view, saved(name).events, Words(), "glance")
    return next(block for block in card.blocks if block.name == "castle").nodes


def test_the_head_of_a_glance_shows_what_the_building_in_question_takes_and_gives() -> (
    None
):
    game, shown = GAMES["caylus"], set()
    state, events = game.start(Header("caylus", SEATS[:3], {}, seed=3))
    chance = Chance(3)
    while (decision := game.decision(state)) is not None:
        used = [event.tile for event in events if isinstance(event, Activated)]
        if (
            used
            and decision.kind in {"market", "peddler", "build", "production"} - shown
        ):
            view = game.view(state)
            (card,) = rendering.scene(view, events, Words(), "glance")
            head = next(block for block in card.blocks if block.name == "banner")
            drawn = [node.drawing for node in head.nodes if isinstance(node, Art)]
            wanted = [name for _, name in forms(tile_effect(used[-1]))[0]]
            assert drawn[-len(wanted) :] == wanted, decision
            assert (
                Words()(f"effect-{used[-1]}")
                in rendering.captions(view, events, Words(), "glance")[0]
            )
            shown.add(decision.kind)
        events += game.apply(state, decision.seat, str(chance.pick(state.actions)))
    assert len(shown) == 4, shown


def test_a_glance_tells_how_many_spaces_without_a_building_it_leaves_out() -> None:
    view = saved("caylus-early").view
    (card,) = rendering.scene(view, (), Words(), "glance")
    shown: list[int] = []
    for block in card.blocks:
        if block.name.isdigit() or block.name.startswith("gap"):
            label = max(
                (node for node in block.nodes if isinstance(node, Text)),
                key=lambda node: node.y,
            )
            first, _, last = label.text.partition("–")
            shown += range(int(first), int(last or first) + 1)
    assert shown == list(range(1, shown[-1] + 1)) and any(
        block.name.startswith("gap") for block in card.blocks
    )


@pytest.mark.parametrize(
    "name", ["caylus-early", "caylus-middle", "caylus-late", "magna_carta-middle"]
)
def test_provost_and_bailiff_cover_nothing_of_a_building_on_a_glance(name: str) -> None:
    (card,) = rendering.scene(saved(name).view, saved(name).events, Words(), "glance")
    met = 0
    for block in card.blocks:
        drawn = [node for node in block.nodes if isinstance(node, Art)]
        officials = [
            node
            for node in drawn
            if block.name.isdigit() and node.drawing in ("provost", "bailiff")
        ]
        for official in officials:
            met += 1
            for node in (
                node for node in drawn if node not in officials and node.w > OWNER
            ):
                blank = official.w // 8
                assert (
                    node.x + node.w <= official.x + blank
                    or node.x >= official.x + official.w - blank
                )
    assert met


@pytest.mark.parametrize("name", ["caylus-middle", "magna_carta-middle"])
def test_the_players_of_a_glance_stand_in_turn_order_and_whoever_is_to_move_is_marked(
    name: str,
) -> None:
    view = saved(name).view
    (card,) = rendering.scene(view, saved(name).events, Words(), "glance")
    row = [block for block in card.blocks if block.name.startswith("player")]
    assert [block.name for block in row] == [f"player{seat}" for seat in view.order]
    marked = [
        block.name
        for block in row
        if isinstance(block.nodes[0], Plate) and block.nodes[0].fill == "leads"
    ]
    assert marked == [f"player{view.decision.seat}"]


@pytest.mark.parametrize(
    "name", ["caylus-early", "caylus-middle", "magna_carta-middle"]
)
def test_a_worker_has_one_shape_everywhere_on_a_glance(name: str) -> None:
    (card,) = rendering.scene(saved(name).view, saved(name).events, Words(), "glance")
    drawn = [
        node for block in card.blocks for node in block.nodes if isinstance(node, Art)
    ]
    assert sum(node.drawing.startswith("worker") for node in drawn) > len(
        saved(name).view.players
    )
    road = [block for block in card.blocks if block.name.isdigit()]
    for node in (
        node for block in road for node in block.nodes if isinstance(node, Art)
    ):
        assert not node.drawing.startswith("shield") or node.w < 40, (
            "a large shield there would be a worker"
        )

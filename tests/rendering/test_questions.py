"""A glance card tells the truth about what is asked: places, prices, deals, and every worker in sight."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import rendering
from rendering.caylus import board, cells, phone_cells
from rendering.caylus.board import LINE_ASKED
from rendering.caylus.changes import changes
from rendering.caylus.favors import MARKER
from rendering.caylus.glance import BESIDE_CASTLE
from rendering.caylus.signs import cost as tile_cost
from rendering.caylus.signs import effect as tile_effect
from rendering.caylus.signs import favor, printed_prestige
from rendering.magna_carta.signs import effect
from rendering.nodes import Art, Block, Plate, Text
from rendering.signs import forms
from rules.caylus.events import Activated, Placed
from rules.caylus.tiles import LINES, TILES
from rules.header import Header
from rules.magna_carta.events import Activated as CardActivated
from rules.model import Acted, PhaseEnded
from rules.notation import SEATS
from rules.register import GAMES
from tests.rendering.positions import NAMES, saved
from tests.rules.games import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Sequence

WORDS = rendering.Words(NAMES)
Shot = tuple[Any, list[Any], tuple[str, ...]]
SEEDS = {"caylus": (40, 57, 98), "magna_carta": (41, 45)}
OWNERS = {"bonus", "gold_mine", "bank", "church"}


@lru_cache(maxsize=2)
def asked(game_id: str) -> dict[str, list[Shot]]:
    """Views of random games of four, the events of their phase, and the legal codes, by the kind of the decision."""
    game, found = GAMES[game_id], dict[str, list[Shot]]()
    for seed in SEEDS[game_id]:
        state, events = game.start(Header(game_id, SEATS[:4], {}, seed))
        chance, since = RandomPlayer(seed, taste=0.9), list(events)
        while (decision := game.decision(state)) is not None:
            shot = (game.view(state), list(since), decision.actions)
            found.setdefault(decision.kind, []).append(shot)
            code = chance.choose(decision.actions)
            for event in game.apply(state, decision.seat, code):
                since = [] if isinstance(event, PhaseEnded) else [*since, event]
    return found


def blocks_of(view: Any, events: Sequence[Any]) -> dict[str, Block]:
    (card,) = rendering.scene(view, events, WORDS, "glance")
    return {block.name: block for block in card.blocks}


def drawings(block: Block) -> list[str]:
    return [node.drawing for node in block.nodes if isinstance(node, Art)]


@pytest.mark.parametrize("kind", ["gate", "lawyer"])
def test_what_is_chosen_free_has_a_yellow_heading_and_no_price(kind: str) -> None:
    met = 0
    for view, events, _ in asked("caylus")[kind][:6]:
        blocks = blocks_of(view, events)
        for code in view.decision.actions:
            block = blocks.get(code.split()[-1])
            if block is None or block.name == "castle":
                continue
            met += 1
            plates = [node for node in block.nodes if isinstance(node, Plate)]
            assert "leads" in [plate.fill for plate in plates], (code, block)
            assert "active" not in [plate.fill for plate in plates], (code, block)
    assert met


def test_a_price_of_the_road_is_a_number_with_a_coin() -> None:
    priced = 0
    for view, events, _ in asked("caylus")["place_worker"][::4]:
        for block in blocks_of(view, events).values():
            if not block.name.isdigit():
                continue
            for plate in block.nodes:
                if isinstance(plate, Plate) and plate.fill == "active":
                    priced += 1
                    inside = [
                        node.text
                        for node in block.nodes
                        if isinstance(node, Text)
                        and plate.x <= node.x < plate.x + plate.w
                        and plate.y <= node.y <= plate.y + plate.h
                    ]
                    assert inside == ["1"], block
    assert priced


def test_every_worker_lies_wholly_within_its_block_and_apart() -> None:
    crowds = set()
    views = [shot for shots in asked("caylus").values() for shot in shots[::3]]
    for view, events, _ in views:
        for block in blocks_of(view, events).values():
            if block.name.startswith(("player", "banner", "castle", "ahead", "moves")):
                continue
            there = [
                node
                for node in block.nodes
                if isinstance(node, Art) and node.drawing.startswith("worker")
            ]
            seen = [(node.x + node.w // 8, node.w * 3 // 4) for node in there]
            for x, w in seen:
                assert x >= 0 and x + w <= block.w, block
            if block.name == "stables":
                crowds.add(len(there))
                assert [node.drawing for node in there] == [
                    f"worker{seat}" for seat in view.stables
                ]
                for (x, w), (right, _) in pairwise(seen):
                    assert x + w <= right + 10, block  # beside the letters
                assert len(drawings(block)) == len(set(drawings(block)))
    assert crowds == {0, 1, 2, 3}


def test_new_workers_at_the_castle_are_marked_as_on_the_road() -> None:
    met = set()
    for view, events, _ in asked("caylus")["place_worker"]:
        came = [e.seat for e in events if isinstance(e, Placed) and e.spot == "castle"]
        plates = [
            node
            for node in blocks_of(view, events)["castle"].nodes
            if isinstance(node, Plate) and "changed" in (node.edge, node.fill)
        ]
        assert len(plates) == len(came), (view.castle, plates)
        met.add(len(plates))
    assert {0, 1, 2} <= met


@pytest.mark.parametrize("game_id", GAMES)
def test_the_head_shows_the_deal_that_is_asked_about_to_an_owner_the_owners(
    game_id: str,
) -> None:
    met = set()
    for kind in OWNERS & asked(game_id).keys():
        for view, events, codes in asked(game_id)[kind]:
            head = blocks_of(view, events)["banner"]
            offer = drawings(head)
            used = [e for e in events if isinstance(e, Activated | CardActivated)][-1]
            is_owners = used.seat != view.decision.seat
            assert ("key" in offer) == is_owners, (kind, offer)
            met.add((kind, is_owners))
            numbers = [node.text for node in head.nodes if isinstance(node, Text)]
            for verb, *given in (code.split() for code in codes):
                if verb == "pay":
                    assert given[0] in numbers, (codes, numbers)
                elif verb == "take":
                    assert given[0] in offer, (codes, offer)
            if is_owners:
                named = isinstance(used, Activated)
                deal = f"owner-{used.tile}" if named else f"mc-owner-{used.card}"
                spoken = rendering.captions(view, events, WORDS, "glance")[0]
                assert WORDS(deal) in spoken
    assert len(met) >= {"caylus": 1, "magna_carta": 5}[game_id], met


def headed(blocks: dict[str, Block]) -> set[int]:
    """The spaces of the road with a yellow heading, or yellow numbers where they are empty."""
    found = set[int]()
    for name, block in blocks.items():
        if name.removeprefix("gap").isdigit() and any(
            isinstance(node, Plate) and (node.fill, node.radius) == ("leads", 7)
            for node in block.nodes
        ):
            label = max(
                (node for node in block.nodes if isinstance(node, Text)),
                key=lambda node: node.y,
            )
            first, _, last = label.text.split()[0].partition("–")
            found |= {*range(int(first), int(last or first) + 1)}
    return found


@pytest.mark.parametrize(
    ("game_id", "kind"),
    [
        ("caylus", "provost"),
        ("caylus", "guild"),
        ("magna_carta", "provost"),
        ("magna_carta", "action"),
        ("magna_carta", "lawyer"),
    ],
)
def test_exactly_the_places_of_the_road_that_can_be_chosen_are_yellow(
    game_id: str, kind: str
) -> None:
    met = set()
    for view, events, codes in asked(game_id)[kind][::3]:
        wanted = set()
        for code in codes:
            verb, *where = code.split()
            if verb == "provost" and int(where[0]):
                wanted.add(view.provost + int(where[0]))
            elif verb in ("place", "convert"):
                wanted.add(int(where[0]))
        assert headed(blocks_of(view, events)) == wanted, (view.decision, codes)
        met.add(len(wanted))
    assert met - {0}


def test_a_yellow_heading_always_says_what_the_place_gives() -> None:
    view = saved("magna_carta-middle").view
    blocks, met = blocks_of(view, saved("magna_carta-middle").events), 0
    for number in headed(blocks):
        card = view.road[number - 1].tile
        shown = drawings(blocks[str(number)])
        assert all(name in shown for _, name in forms(effect(card))[1]), card
        met += view.provost is not None and number > view.provost
    assert met >= 4


@pytest.mark.parametrize("look", ["glance", "phone"])
def test_a_builder_shows_each_tile_of_its_kind_with_cost_and_prestige(
    look: str,
) -> None:
    met = set()
    for view, events, codes in asked("caylus")["build"]:
        board = rendering.scene(view, events, WORDS, look)[0]
        blocks = {block.name: block for block in board.blocks}
        tiles = {code.split()[1] for code in codes if code != "skip"}
        shown = {name[6:] for name in blocks if name.startswith("build-")}
        kinds = {TILES[tile].kind for tile in tiles}
        assert tiles <= shown and {TILES[tile].kind for tile in shown} == kinds
        assert "gate" not in blocks
        (kind,) = kinds
        cheaper = "" if "skip" in codes else kind
        for tile in shown:
            block = blocks[f"build-{tile}"]
            signs = [name for _, name in tile_cost(tile, 2, cheaper)]
            assert drawings(block)[: len(signs) + 1] == [*signs, tile]
            points = printed_prestige(tile, view.options["lawyer_vp"])
            numbers = [node.text for node in block.nodes if isinstance(node, Text)]
            assert numbers.count(str(points)) == 1
            named = WORDS.catalogue.say(f"tile-{tile}")
            short = WORDS.catalogue.short(f"tile-{tile}")
            assert look == "glance" or {named, short} & {*numbers} or len(shown) > 5
            yellow = "leads" in [n.fill for n in block.nodes if isinstance(n, Plate)]
            assert yellow == (tile in tiles), (tile, codes)
        if look == "glance":
            assert ("castle" in blocks) == (len(tiles) <= BESIDE_CASTLE)
            offer = drawings(blocks["banner"])
            assert offer[-2:] == ["build", f"kind_{kind}"] or cheaper in offer
        met |= {len(tiles) > BESIDE_CASTLE, "pale" if shown - tiles else "all"}
    assert met == {True, False, "pale", "all"}


def test_a_favor_in_question_shows_the_lines_and_what_each_gives() -> None:
    met = set()
    for kind in ("favor_line", "favor_cubes"):
        for view, events, codes in asked("caylus")[kind]:
            blocks = blocks_of(view, events)
            assert "gate" not in blocks
            for line, level in zip(
                LINES, view.players[view.decision.seat].favors, strict=True
            ):
                block, is_open = blocks[f"line-{line}"], f"favor {line}" in codes
                yellow = [
                    node
                    for node in block.nodes
                    if isinstance(node, Plate) and node.fill == "leads"
                ]
                in_use = kind == "favor_cubes" and line == "cubes"
                assert bool(yellow) == (is_open or in_use), (kind, line)
                texts = [node.text for node in block.nodes if isinstance(node, Text)]
                assert texts[-1] == str(level)
                offer = drawings(block)
                assert f"pips{level}of{view.limit}seat{view.decision.seat}" in offer
                if in_use:
                    taken = {c.removeprefix("take ") for c in codes if c != "skip"}
                    if level < 3:  # then any but gold
                        assert taken <= {*offer}
                    assert ("basic" in offer) == (level in (3, 4))
                if is_open and (line != "cubes" or level < 2):
                    at = min(level + 1, view.limit)
                    assert {name for _, name in favor(line, at)} <= {*offer, "gap"}
                met.add((kind, is_open))
    assert {("favor_line", True), ("favor_cubes", False)} <= met


def test_a_cube_in_question_is_for_the_tile_being_built_or_in_use_or_a_favor() -> None:
    met = set()
    for view, events, _ in asked("caylus")["give"]:
        *_, why = (
            event.code
            for event in events
            if isinstance(event, Acted) and not event.code.startswith("give ")
        )
        used = [event.tile for event in events if isinstance(event, Activated)]
        purpose, *built = why.split()
        subject, deal = {
            "build": (built[-1:], ["any", "gives", "build"]),
            "pay": (used[-1:], ["basic", "basic", "gives", "gold"]),
            "exchange": (["favor"], ["any", "arrow", "basic"]),
        }[purpose]
        head = blocks_of(view, events)["banner"]
        shown = drawings(head)
        assert shown[:1] == subject and shown[1 : len(deal) + 1] == deal, (why, shown)
        texts = [node.text for node in head.nodes if isinstance(node, Text)]
        if purpose != "exchange":
            name = WORDS(f"tile-{subject[0]}")
            assert any(text.startswith(name) for text in texts)
        met.add(purpose)
    assert {"build", "pay"} <= met


@pytest.mark.parametrize("look", ["glance", "full", "phone"])
def test_a_favor_shows_its_discount_in_the_head_and_in_the_costs(look: str) -> None:
    met = set()
    for view, events, codes in asked("caylus")["build"]:
        if "skip" in codes:
            continue
        blocks = {
            block.name: block
            for block in rendering.scene(view, events, WORDS, look)[0].blocks
        }
        for tile in (code.split()[1] for code in codes):
            saved = TILES[tile].kind
            full = [name for _, name in tile_cost(tile)]
            less = [name for name in full if name != saved]
            block = blocks.get(f"build-{tile}") or blocks[f"stock-{tile}"]
            shown = " ".join(drawings(block))
            assert " ".join(less) in shown and " ".join(full) not in shown, tile
            met.add(saved)
        if look == "glance":
            head = drawings(blocks["banner"])
            assert head == ["favor", f"kind_{saved}", saved]
    assert met


def test_the_guest_of_the_inn_is_right_of_who_comes_with_a_letter() -> None:
    met = set()
    for view, events, _ in asked("caylus")["place_worker"]:
        there = [seat for seat in (view.inn_left, view.inn_right) if seat is not None]
        block = blocks_of(view, events)["inn"]
        workers = [
            node
            for node in block.nodes
            if isinstance(node, Art) and node.drawing.startswith("worker")
        ]
        workers.sort(key=lambda node: node.x)
        assert [node.drawing for node in workers] == [f"worker{seat}" for seat in there]
        letters = [WORDS.catalogue.letter(seat) for seat in there]
        texts = [node.text for node in block.nodes if isinstance(node, Text)]
        assert [text for text in texts if not text.isdigit()] == letters
        met.add((view.inn_left is not None, view.inn_right is not None))
    assert {(False, True), (True, True)} <= met


@pytest.mark.parametrize("look", ["full", "phone"])
@pytest.mark.parametrize("game_id", GAMES)
def test_exactly_what_can_be_chosen_is_yellow_on_the_boards(
    game_id: str, look: str
) -> None:
    met, pictures = Counter[str](), rendering.PICTURES[game_id]
    for kind, shots in asked(game_id).items():
        if kind in ("payment", "on", "opening"):  # others see an action under way
            continue
        for view, events, codes in shots[:: max(1, len(shots) // 8)]:
            wanted = {block for code in codes for block in pictures.spot(view, code)}
            if kind in LINE_ASKED:
                wanted |= {f"{place}-{LINE_ASKED[kind]}" for place in ("favor", "line")}
            scenes = rendering.scene(view, events, WORDS, look)
            blocks = [block for scene in scenes for block in scene.blocks]
            yellow = {
                block.name
                for block in blocks
                for node in block.nodes
                if isinstance(node, Plate)
                and node.fill
                == ("leads" if block.name.startswith(("line-", "build-")) else "legal")
            }
            assert yellow == wanted & {block.name for block in blocks}, (kind, codes)
            met.update(yellow and {kind})
    assert {"provost", "castle", "lawyer"} <= met.keys()
    assert met.keys() & {"favor_line", "action"}, met


@pytest.mark.parametrize("look", ["full", "phone"])
@pytest.mark.parametrize("kind", ["give", "build", "trade"])
def test_the_banner_of_a_board_shows_what_the_card_does(look: str, kind: str) -> None:
    for view, events, _ in asked("caylus")[kind][::4]:
        (*_, subject) = (
            block
            for block in rendering.scene(view, events, WORDS, look)[0].blocks
            if block.name == "banner"
        )
        card = drawings(blocks_of(view, events)["banner"])
        shown = [name for name in drawings(subject) if name in card]
        assert card and sorted(shown) == sorted(card), (shown, card)


def test_a_marker_on_the_full_board_leaves_its_favors_effect_free() -> None:
    met = 0
    for view, events, _ in asked("caylus")["favor_line"][::5]:
        for block in rendering.scene(view, events, WORDS, "full")[0].blocks:
            if not block.name.startswith("favor-"):
                continue
            arts = [node for node in block.nodes if isinstance(node, Art)]
            markers = [node for node in arts if node.w == MARKER]
            for sign in (node for node in arts[1:] if node.w != MARKER):
                over = [
                    m for m in markers if m.x < sign.x + sign.w and sign.x < m.x + m.w
                ]
                assert all(sign.y + sign.h < marker.y for marker in over), block.name
                assert sign.w == 17 and sign.y > 3  # as large as anywhere, off the edge
                met += len(over)
    assert met


@pytest.mark.parametrize("draw", [cells.space, phone_cells.space])
@pytest.mark.parametrize("tile", TILES)
def test_the_circle_of_the_order_covers_nothing(tile: str, draw: Any) -> None:
    cell = msgspec.structs.replace(
        board.cells(saved("caylus-middle").view, changes(()), {})[13],
        tile=tile,
        worker=0,
        provost=True,
        step="1",
        low=False,
    )
    nodes = draw(WORDS.catalogue, cell)
    (circle,) = (
        node
        for node in nodes
        if (getattr(node, "fill", ""), getattr(node, "edge", "")) == ("active", "ink")
    )
    foot = [node for node in nodes[nodes.index(circle) + 2 :] if isinstance(node, Art)]
    assert foot or not tile_effect(tile)
    for sign in foot:
        assert sign.x + sign.w <= circle.x + 1, (tile, sign, circle)


@pytest.mark.parametrize("look", ["full", "phone"])
@pytest.mark.parametrize("game_id", GAMES)
def test_only_where_a_worker_goes_a_ring_waits_for_one(game_id: str, look: str) -> None:
    rings = Counter[str]()
    for kind, shots in asked(game_id).items():
        for view, events, _ in shots[::9]:
            for scene in rendering.scene(view, events, WORDS, look):
                rings[kind] += sum(
                    isinstance(node, Plate)
                    and (node.fill, node.edge) == (None, "legal_edge")
                    for block in scene.blocks
                    for node in block.nodes
                )
    asks = {"caylus": {"place_worker", "gate"}, "magna_carta": {"action", "payment"}}
    assert {kind for kind in rings if rings[kind]} == asks[game_id]


def test_an_action_of_magna_carta_says_what_it_may_be() -> None:
    met = set()
    verbs = {"build": "build", "pile": "draw", "pawn": "place", "bridge": "pass"}
    for view, events, codes in asked("magna_carta")["action"][::9]:
        head = blocks_of(view, events)["banner"]
        legal = {code.split()[0] for code in codes} | {"build"}  # from a hidden hand
        wanted = [name for name, verb in verbs.items() if verb in legal]
        assert [name for name in drawings(head) if name in verbs] == wanted, codes
        paid = len({"pile", "pawn"} & {*wanted})
        assert drawings(head).count("coin") == paid
        workers = [name for name in drawings(head) if name.startswith("worker")]
        assert len(workers) == ("pawn" in wanted), codes
        met.add(len(wanted))
    assert met == {2, 3, 4}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_space_has_its_number_once_and_its_effect_beyond_the_provost_too(
    game_id: str,
) -> None:
    beyond = 0
    deal = effect if game_id == "magna_carta" else tile_effect
    for shots in asked(game_id).values():
        for view, events, _ in shots[::9]:
            blocks = blocks_of(view, events)
            for number, space in enumerate(view.road, 1):
                if (block := blocks.get(str(number))) is None:
                    continue
                said = [
                    node.text.split()[0]
                    for node in block.nodes
                    if isinstance(node, Text) and node.face == "sans"
                ]
                # where the provost can stay, his column has the number, too
                here = (
                    view.decision.kind in ("provost", "guild")
                    and number == view.provost
                )
                assert said.count(str(number)) == 1 + (here and bool(space.tile)), block
                if space.tile and (gives := forms(deal(space.tile))):
                    shown = drawings(block)
                    assert all(name in shown for _, name in gives[1]), block
                    beyond += number > (view.provost or number)
    assert beyond


@pytest.mark.parametrize("look", ["glance", "full", "phone"])
def test_the_price_of_a_worker_is_one_that_the_player_can_pay(look: str) -> None:
    met = set()
    for view, events, codes in asked("caylus")["place_worker"][::5]:
        player = view.players[view.decision.seat]
        if not any(code.startswith("place ") for code in codes):
            continue
        blocks = rendering.scene(view, events, WORDS, look)[0].blocks
        (banner,) = (block for block in blocks if block.name == "banner")
        said = {node.text for node in banner.nodes if isinstance(node, Text)}
        poor = player.deniers < player.cost  # only an own building is open then
        assert str(1 if poor else player.cost) in said
        met.add(poor)
    assert met == {False, True}

"""Pictures mark what changed since the last one, and who is to move."""

from __future__ import annotations

from typing import Any

import rendering
from rendering.caylus.changes import changes
from rendering.nodes import Block, Plate, Text
from rendering.words import Words
from rules.caylus import events as happened
from rules.magna_carta import events as card_events
from rules.model import TurnBegan
from tests.rendering.positions import NAMES, saved

WORDS = Words(NAMES)


def marked(view: Any, events: list[Any], kind: str = "full") -> set[str]:
    """The names of the blocks with a ring; the strips of a panel count as one."""
    return {
        block.name.partition("-")[0] if block.name.startswith("player") else block.name
        for scene in rendering.scene(view, events, WORDS, kind)
        for block in scene.blocks
        if block.name != "legend"
        if any(
            isinstance(node, Plate) and node.edge == "changed" for node in block.nodes
        )
    }


def block(view: Any, name: str, kind: str = "full") -> Block:
    return next(
        block
        for scene in rendering.scene(view, (), WORDS, kind)
        for block in scene.blocks
        if block.name == name
    )


def test_nothing_is_marked_when_nothing_happened() -> None:
    for name in ("caylus-middle", "magna_carta-middle"):
        for kind in rendering.KINDS:
            assert marked(saved(name).view, [], kind) == set()


def test_a_new_worker_is_marked_while_it_stands_there() -> None:
    view = saved("caylus-middle").view
    space = next(
        number for number, one in enumerate(view.road, 1) if one.worker is not None
    )
    seat = view.road[space - 1].worker
    placed = happened.Placed(seat, str(space), view.road[space - 1].tile, 1)
    for kind in ("full", "phone"):
        assert marked(view, [placed], kind) == {str(space)}
    gone = happened.Returned(seat, str(space), view.road[space - 1].tile)
    assert marked(view, [placed, gone]) == set()


def test_a_new_tile_the_officials_and_a_marker_are_marked() -> None:
    view = saved("caylus-late").view
    owned = next(
        number for number, one in enumerate(view.road, 1) if one.owner is not None
    )
    built = happened.Built(view.road[owned - 1].owner, view.road[owned - 1].tile, owned)
    assert marked(view, [built]) == {str(owned)}
    moved = happened.ProvostMoved(0, view.provost - 1, view.provost, "bridge")
    assert marked(view, [moved]) == {str(view.provost)}
    assert (
        marked(view, [happened.ProvostMoved(0, view.provost, view.provost, "bridge")])
        == set()
    )
    seat, line = next(
        (seat, line)
        for seat, player in enumerate(view.players)
        for line, level in zip(
            ("prestige", "deniers", "cubes", "building"), player.favors, strict=True
        )
        if level
    )
    favor = happened.FavorUsed(seat, line, 1, True)
    assert marked(view, [favor]) == {f"favor-{line}", f"player{seat}"}
    assert marked(view, [happened.FavorUsed(seat, line, 1, False)]) == set()


def test_new_houses_stand_last_in_their_section_and_are_marked() -> None:
    view = saved("caylus-late").view
    seat = next(seat for seat, player in enumerate(view.players) if player.houses[2])
    assert marked(view, [happened.BatchGiven(seat, "towers")]) == {"towers"}


def test_goods_that_came_and_went_show_their_difference() -> None:
    view = saved("caylus-middle").view
    events = [
        happened.Gained(1, "income", deniers=4),
        happened.Placed(1, "1", "n_farm", 1),
        happened.Gained(1, "n_farm", cubes=(2, 0, 0, 0, 0)),
    ]
    assert changes(events).goods == {1: [3, 2, 0, 0, 0, 0]}
    scene = rendering.scene(view, events, WORDS)[0]
    panel = next(block for block in scene.blocks if block.name == "player1-goods")
    shown = {
        node.text
        for node in panel.nodes
        if isinstance(node, Text) and node.colour == "change_text"
    }
    assert shown == {"+3", "+2"}


def test_prestige_won_is_added_up_over_the_events() -> None:
    events = [
        happened.Scored(2, 3, "building", "s_park"),
        happened.Scored(2, -2, "penalty", "castle"),
    ]
    assert changes(events).prestige == {2: 1}


def test_the_player_to_move_has_a_panel_of_its_own_kind_and_stands_in_the_banner() -> (
    None
):
    for name in ("caylus-middle", "magna_carta-middle"):
        view = saved(name).view
        for kind in ("full", "phone"):
            frames = {
                seat: block(view, f"player{seat}", kind).nodes[0].edge
                for seat in range(len(view.players))
            }
            assert [seat for seat, edge in frames.items() if edge == "ink"] == [
                view.decision.seat
            ]
            banner = {
                node.text
                for node in block(view, "banner", kind).nodes
                if isinstance(node, Text)
            }
            assert WORDS.name(view.decision.seat) in banner


def test_a_new_turn_forgets_who_passed_before() -> None:
    events = [
        happened.Passed(1, 1),
        TurnBegan(9, (0, 1, 2, 3, 4)),
        happened.Passed(2, 1),
    ]
    assert changes(events).passed == {2}


def test_magna_carta_marks_cards_workers_provost_and_tokens() -> None:
    view = saved("magna_carta-middle").view
    last = len(view.road)
    built = card_events.Built(view.road[last - 1].owner, view.road[last - 1].tile, last)
    assert marked(view, [built]) == {str(last)}
    moved = card_events.ProvostMoved(0, view.provost - 1, view.provost, "bridge")
    assert marked(view, [moved]) == {str(view.provost)}
    token = card_events.TokenTaken(1, "walls", "batch")
    assert marked(view, [token]) == {"castle", "player1"}

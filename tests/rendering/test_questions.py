"""A glance card tells the truth about what is asked: places, prices, deals, and every worker in sight."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import rendering
from rendering.canvas import Page
from rendering.nodes import Art, Block, Plate, Text
from rules.header import Header
from rules.model import PhaseEnded
from rules.notation import SEATS
from rules.register import GAMES
from tests.rendering.positions import NAMES
from tests.rules.games import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Sequence

WORDS = rendering.Words(NAMES)


@lru_cache(maxsize=2)
def asked(game_id: str) -> dict[str, list[tuple[Any, list[Any]]]]:
    """Views of random games of four, with the events of their phase, by the kind of the decision."""
    game, found = GAMES[game_id], dict[str, list[tuple[Any, list[Any]]]]()
    for seed in (50, 51):
        state, events = game.start(Header(game_id, SEATS[:4], {}, seed))
        chance, since = RandomPlayer(seed, taste=0.9), list(events)
        while (decision := game.decision(state)) is not None:
            found.setdefault(decision.kind, []).append(
                (game.view(state), list(since))
            )
            code = chance.choose(decision.actions)
            for event in game.apply(state, decision.seat, code):
                since = [] if isinstance(event, PhaseEnded) else [*since, event]
    return found


def blocks_of(view: Any, events: Sequence[Any]) -> dict[str, Block]:
    (card,) = rendering.scene(view, events, WORDS, "glance")
    return {block.name: block for block in card.blocks}


def drawings(block: Block) -> list[str]:
    return [node.drawing for node in block.nodes if isinstance(node, Art)]


def test_what_is_chosen_free_has_a_yellow_heading_and_no_price() -> None:
    met = 0
    for view, events in asked("caylus")["gate"][:6]:
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
    for view, events in asked("caylus")["place_worker"][::4]:
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
    for view, events in views:
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

"""The frames that stand behind everything: no block that is put before one cuts into its rounded corners."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import rendering
from rendering.nodes import Plate
from rendering.words import Words
from tests.rendering.positions import NAMES, saved

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rendering.nodes import Scene

WORDS = Words(NAMES)


def cut(scene: Scene) -> Iterator[str]:
    """The blocks that lie before a frame of the backdrop and hide a part of its rounded corners."""
    for plate in scene.backdrop:
        if not isinstance(plate, Plate) or plate.edge is None or not plate.radius:
            continue
        if plate.fill == "road":  # a bend, which goes on in the blocks
            continue
        inner = plate.radius - plate.stroke
        for block in scene.blocks:
            left, right = block.x - plate.x, plate.x + plate.w - block.x - block.w
            top, bottom = block.y - plate.y, plate.y + plate.h - block.y - block.h
            if max(left, right) >= plate.w or max(top, bottom) >= plate.h:
                continue  # beside it
            for x in (left, right):
                for y in (top, bottom):
                    across, down = plate.radius - x, plate.radius - y
                    if across > 0 < down and math.hypot(across, down) > inner + 0.5:
                        yield f"{block.name}: {x} by {y} from a corner"


def test_no_block_cuts_into_the_rounded_corners_of_the_frame_behind_it() -> None:
    for name in ("caylus-middle", "caylus-two", "magna_carta-middle"):
        position = saved(name)
        for kind in rendering.KINDS:
            for scene in rendering.scene(position.view, position.events, WORDS, kind):
                assert not list(cut(scene)), scene.name

"""The regions of a block that have to be painted again when it replaces one that differs in some nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rendering.nodes import Art, Plate, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Node

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom; the last two are outside."""

SIDE = 4  # letters may reach a little beyond their width


def bounds(node: Node) -> Box:
    """Return the box outside of which a node changes no pixel."""
    if isinstance(node, (Plate, Art)):
        return node.x, node.y, node.x + node.w, node.y + node.h
    if isinstance(node, Text):
        return (
            node.x - SIDE,
            node.y - node.size,
            node.x + node.w + SIDE,
            node.y + node.size // 2,
        )
    across, down = zip(*node.points, strict=True)
    thick = node.width
    return (
        min(across) - thick,
        min(down) - thick,
        max(across) + thick,
        max(down) + thick,
    )


def damage(old: Sequence[Node], new: Sequence[Node], w: int, h: int) -> Box:
    """Return the box outside of which a block of that size looks as the one before; empty if nothing differs.

    Several smaller boxes would have fewer pixels, but cost more to find and to paint than they save.
    """
    if len(old) != len(new):
        first, last = 0, 0
        most = min(len(old), len(new))
        while first < most and old[first] == new[first]:
            first += 1
        while last < most - first and old[-1 - last] == new[-1 - last]:
            last += 1
        changed = [*old[first : len(old) - last], *new[first : len(new) - last]]
    else:
        changed = [
            node
            for pair in zip(old, new, strict=True)
            if pair[0] != pair[1]
            for node in pair
        ]
    if not changed:
        return 0, 0, 0, 0
    lefts, tops, rights, bottoms = zip(*map(bounds, changed), strict=True)
    left, top, right, bottom = (
        max(0, min(lefts)),
        max(0, min(tops)),
        min(w, max(rights)),
        min(h, max(bottoms)),
    )
    return (left, top, right, bottom) if left < right and top < bottom else (0, 0, 0, 0)


def meets(one: Box, other: Box) -> bool:
    """Return whether two boxes have a pixel in common."""
    return (
        one[0] < other[2]
        and other[0] < one[2]
        and one[1] < other[3]
        and other[1] < one[3]
    )


def area(box: Box) -> int:
    """Return how many pixels are in it."""
    return (box[2] - box[0]) * (box[3] - box[1])

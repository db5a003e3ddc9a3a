"""A picture as plain data: drawings, places, and their order; colors are roles of a theme."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Plate(msgspec.Struct, frozen=True, tag="plate", gc=False):
    """A rectangle with rounded corners, filled, outlined, or both."""

    x: int
    y: int
    w: int
    h: int
    fill: str | None = None
    edge: str | None = None
    stroke: int = 2
    radius: int = 6


class Art(msgspec.Struct, frozen=True, tag="art", gc=False):
    """A drawing of `rendering.art` fitted into a box; `faded` (0 to 1) lets the ground show through."""

    x: int
    y: int
    w: int
    h: int
    drawing: str
    faded: float = 0.0


class Text(msgspec.Struct, frozen=True, tag="text", gc=False):
    """One line of letters; x is its left edge, y its baseline, w and h the width and the height of capitals."""

    x: int
    y: int
    w: int
    h: int
    text: str
    face: str
    size: int
    colour: str


class Stroke(msgspec.Struct, frozen=True, tag="stroke", gc=False):
    """A line through several points."""

    points: tuple[tuple[int, int], ...]
    width: int
    colour: str


Node: TypeAlias = Plate | Art | Text | Stroke


class Block(msgspec.Struct, frozen=True, tag="block"):
    """A rectangle of the picture that is painted once and kept; its nodes count from its own corner."""

    name: str
    x: int
    y: int
    w: int
    h: int
    ground: str
    nodes: tuple[Node, ...]


class Scene(msgspec.Struct, frozen=True):
    """A whole picture: a static backdrop and the blocks on it, which never overlap.

    The backdrop is the same for every position of a game, kind and language. `sprites`, such as the moving
    parts of a replay, lie above everything.
    """

    name: str
    theme: str
    width: int
    height: int
    ground: str
    backdrop: tuple[Node, ...]
    blocks: tuple[Block, ...]
    sprites: tuple[Node, ...] = ()

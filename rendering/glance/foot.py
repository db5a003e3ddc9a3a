"""The foot of a glance card: the next scoring with the punished seats, and the last three moves."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.glance.banner import fitting
from rendering.glance.players import ranked
from rendering.glance.sheet import (
    FOOT_H,
    FOOT_LEFT_W,
    FOOT_RIGHT_W,
    FOOT_RIGHT_X,
    FOOT_Y,
    GLANCE_TYPE,
    MARGIN,
    SHIELD,
)
from rendering.lettering import width
from rendering.nodes import Block

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Node
    from rendering.words import Catalogue, Words

PICTURE = 76
PASSES = "done"  # the drawing of a pass
SIDE = 8  # of the plate, left and right of the moves
CLEAR = 10  # on each side of a caption
SMALLER = 56  # the drawing beside many numbers
NUMBERS = 4  # numbers of two digits that fit beside the smaller drawing, and of one beside the large one


class Count(msgspec.Struct, frozen=True):
    """A seat's shield with a number; `bad` when it will cost prestige."""

    seat: int
    number: str
    bad: bool = False


class Ahead(msgspec.Struct, frozen=True):
    """The next scoring: a drawing, a title with a shorter form, and a row of counts."""

    drawing: str
    title: str
    short: str
    counts: tuple[Count, ...]


class Move(msgspec.Struct, frozen=True):
    """One of the last moves: its seat (None: nobody), its subject, and a caption (a message, or plain if `plain`)."""

    seat: int | None
    drawing: str
    caption: str
    plain: bool = False


def foot(words: Catalogue, ahead: Ahead | tuple[Node, ...], moves: tuple[Move, ...]) -> list[Block]:
    """Return the two plates; a drawing of the next scoring may replace its title."""
    nodes = _ahead(words, ahead) if isinstance(ahead, Ahead) else ahead
    return [
        Block("ahead", MARGIN, FOOT_Y, FOOT_LEFT_W, FOOT_H, "ground", nodes),
        Block("moves", FOOT_RIGHT_X, FOOT_Y, FOOT_RIGHT_W, FOOT_H, "ground", _moves(words, moves)),
    ]


def latest(moves: Sequence[Move]) -> tuple[Move, ...]:
    """Return the last three moves.

    A pass is shown above, so it is among them only where nobody did anything else.
    """
    return tuple(([move for move in moves if move.drawing != PASSES] or moves)[-3:])


def left_over(words: Words, scores: Sequence[int], before: Sequence[int], order: Sequence[int]) -> Ahead:
    """Return the foot of a finished game: the points of each seat's remaining goods, by rank."""
    counts = tuple(Count(seat, str(scores[seat] - before[seat])) for seat in ranked(scores, order))
    return Ahead("gold", words("glance-over"), words("glance-over-short"), counts)


def scoring_text(ahead: Ahead, words: Words, *, over: bool) -> str:
    """Return the next scoring in a sentence; of a game that is `over`, the points of the remaining goods."""
    counts = ", ".join(
        words("say-score", name=words.seat(count.seat), n=count.number) for count in ahead.counts
    )
    if over:
        return words("say-player", name=ahead.title, parts=counts)
    return words("alt-scoring", scoring=ahead.title, counts=counts) if counts else ""


@lru_cache(maxsize=256)
def _ahead(words: Catalogue, ahead: Ahead) -> tuple[Node, ...]:
    page = Page(words)
    w = FOOT_LEFT_W
    page.plate(0, 0, w, FOOT_H, "plate", "plate_edge", 2, 12)
    digits = max((len(count.number) for count in ahead.counts), default=1)
    many = len(ahead.counts) > NUMBERS
    size = SMALLER if many or (digits > 1 and len(ahead.counts) == NUMBERS) else PICTURE
    if many and digits > 1:
        x = 16  # wide numbers of many seats need the room of the drawing
    else:
        page.art(ahead.drawing, 12, 17 + (PICTURE - size) // 2, size)
        x = 12 + size + (14 if size == PICTURE else 8)
    room = w - x - 8
    page.text(fitting(ahead.title, ahead.short, room, "serif"), x, 40, "serif", 36, "ink", room, GLANCE_TYPE)
    step = room // max(1, len(ahead.counts))
    for place, count in enumerate(ahead.counts):
        at = x + place * min(step, 112)
        page.shield(count.seat, at, 52, SHIELD, letter=GLANCE_TYPE)
        colour = "loss" if count.bad else "ink"
        page.text(count.number, at + SHIELD + 2, 92, "bold", 38, colour, step - SHIELD - 10, GLANCE_TYPE)
        if count.bad:
            page.plate(at + SHIELD + 1, 99, 24, 5, "loss", radius=2)
    return tuple(page.nodes)


@lru_cache(maxsize=512)
def _moves(words: Catalogue, moves: tuple[Move, ...]) -> tuple[Node, ...]:
    page = Page(words)
    w = FOOT_RIGHT_W
    page.plate(0, 0, w, FOOT_H, "plate", "plate_edge", 2, 12)
    if not moves:
        page.text(words.say("glance-no-move"), 24, 68, "serif", 36, "soft", w - 48, GLANCE_TYPE)
        return tuple(page.nodes)
    captions = [_caption(words, move, (w - 2 * SIDE) // len(moves) - 2 * CLEAR) for move in moves]
    edges = _edges([max(_wide(move), width(*one)) for move, one in zip(moves, captions, strict=True)], w)
    for place, (move, (caption, face, _)) in enumerate(zip(moves, captions, strict=True)):
        x, step = edges[place], edges[place + 1] - edges[place]
        last = place == len(moves) - 1
        if place:
            page.plate(x - 1, 16, 2, FOOT_H - 32, "faint", radius=0)
        if last and len(moves) > 1:
            page.plate(x + 3, 4, step - 2, FOOT_H - 8, "active", "ink", 3, 10)
        at = x + (step - _wide(move)) // 2
        if move.seat is not None:
            page.shield(move.seat, at, 10, SHIELD, letter=GLANCE_TYPE)
            at += SHIELD + 6
        page.art(move.drawing, at, 6, PICTURE - 12)
        page.text(
            caption, x + step // 2, 97, face, GLANCE_TYPE, "ink", step - 2 * CLEAR + 4, GLANCE_TYPE, "middle"
        )
    return tuple(page.nodes)


def _wide(move: Move) -> int:
    """Return width of the shield and the drawing of a move."""
    return PICTURE - 12 + (SHIELD + 6 if move.seat is not None else 0)


def _caption(words: Catalogue, move: Move, room: int) -> tuple[str, str, int]:
    """Return the text below a move with its face and size, the short name where the long one has no room."""
    if move.plain:
        return move.caption, "bold", GLANCE_TYPE
    name = words.say(move.caption)
    return (
        name if width(name, "serif", GLANCE_TYPE) <= room else words.short(move.caption),
        "serif",
        GLANCE_TYPE,
    )


def _edges(wanted: Sequence[int], w: int) -> list[int]:
    """Return where each move begins and the last one ends: wide names get more of the plate than others."""
    room, whole = w - 2 * SIDE, sum(wanted) + 2 * CLEAR * len(wanted)
    edges, at = [SIDE], 0.0
    for least_width in wanted:
        share = least_width + 2 * CLEAR
        at += share + (room - whole) / len(wanted) if whole <= room else share * room / whole
        edges.append(SIDE + round(at))
    return edges

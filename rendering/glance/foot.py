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
    WORKER,
    W,
)
from rendering.lettering import width
from rendering.nodes import Block

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Node
    from rendering.words import Catalogue, Words

PASSES = "done"  # the drawing of a pass
PICTURE = 56
SIDE = 8  # of the plate, left and right of the moves
CLEAR = 12  # on each side of a move


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


def foot(words: Catalogue, left: Ahead | tuple[Node, ...] | None, moves: tuple[Move, ...]) -> list[Block]:
    """Return the last moves, right of a drawing of what is scored next where there is one.

    A finished game has what its goods brought instead.
    """
    w = W - 2 * MARGIN
    if isinstance(left, Ahead):
        return [Block("ahead", MARGIN, FOOT_Y, w, FOOT_H, "ground", _ahead(words, left, w))]
    if left is None:
        return [Block("moves", MARGIN, FOOT_Y, w, FOOT_H, "ground", _moves(words, moves, w))]
    nodes = _moves(words, moves, FOOT_RIGHT_W)
    return [
        Block("ahead", MARGIN, FOOT_Y, FOOT_LEFT_W, FOOT_H, "ground", left),
        Block("moves", FOOT_RIGHT_X, FOOT_Y, FOOT_RIGHT_W, FOOT_H, "ground", nodes),
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


@lru_cache(maxsize=64)
def _ahead(words: Catalogue, ahead: Ahead, w: int) -> tuple[Node, ...]:
    page = Page(words)
    page.plate(0, 0, w, FOOT_H, "plate", "plate_edge", 2, 12)
    page.art(ahead.drawing, 10, 6, 52)
    room = w - 80 - len(ahead.counts) * COUNT
    title = fitting(ahead.title, ahead.short, room, "serif")
    x = 72 + page.text(title, 72, 44, "serif", 36, "ink", room, GLANCE_TYPE) + 24
    counts(page, ahead.counts, x, 5, w - x - 8)
    return tuple(page.nodes)


COUNT = 124
"""Most room of a shield with its number."""


def counts(page: Page, row: Sequence[Count], x: int, y: int, room: int, workers: int = 0) -> None:
    """Draw shields with their numbers; the first `workers` as workers, who wait there."""
    step = min(room // max(1, len(row)), COUNT)
    for place, count in enumerate(row):
        at = x + place * step
        if place < workers:
            page.worker(count.seat, at - 9, y - 6, WORKER, GLANCE_TYPE)
        else:
            page.shield(count.seat, at, y, SHIELD, letter=GLANCE_TYPE)
        colour = "loss" if count.bad else "ink"
        page.text(count.number, at + SHIELD + 3, y + 40, "bold", 38, colour, step - SHIELD - 6, GLANCE_TYPE)
        if count.bad:
            page.plate(at + SHIELD + 2, y + 46, 22, 5, "loss", radius=2)


@lru_cache(maxsize=512)
def _moves(words: Catalogue, moves: tuple[Move, ...], w: int) -> tuple[Node, ...]:
    page = Page(words)
    page.plate(0, 0, w, FOOT_H, "plate", "plate_edge", 2, 12)
    if not moves:
        page.text(words.say("glance-no-move"), 24, 44, "serif", 36, "soft", w - 48, GLANCE_TYPE)
        return tuple(page.nodes)
    room = w - 2 * SIDE - sum(map(_wide, moves)) - 2 * CLEAR * len(moves)
    captions: list[str] = []
    for number, move in enumerate(reversed(moves)):
        caption = _caption(words, move, room if w < W // 2 else room // (len(moves) - number))
        room -= width(caption, "sans", GLANCE_TYPE) + CLEAR if caption else 0
        captions.insert(0, caption)
    x, share = SIDE, max(0, room) // len(moves)
    for place, (move, caption) in enumerate(zip(moves, captions, strict=True)):
        letters = width(caption, "sans", GLANCE_TYPE) + CLEAR if caption else 0
        step = 2 * CLEAR + _wide(move) + letters + share
        last = place == len(moves) - 1
        if place:
            page.plate(x - 1, 12, 2, FOOT_H - 24, "faint", radius=0)
        if last and len(moves) > 1:
            page.plate(x + 2, 3, w - SIDE - x + 4, FOOT_H - 6, "active", "ink", 3, 10)
        at = x + CLEAR + share // 2
        if move.seat is not None:
            page.shield(move.seat, at, 5, SHIELD, letter=GLANCE_TYPE)
            at += SHIELD + 6
        page.art(move.drawing, at, 4, PICTURE)
        page.text(caption, at + PICTURE + CLEAR, 44, "sans", GLANCE_TYPE, "ink")
        x += step
    return tuple(page.nodes)


def _wide(move: Move) -> int:
    """Return width of the shield and the drawing of a move."""
    return PICTURE + (SHIELD + 6 if move.seat is not None else 0)


def _caption(words: Catalogue, move: Move, room: int) -> str:
    """Return the text beside a move: the short name where the long one has no room, nothing where neither has."""
    names = (move.caption,) if move.plain else (words.say(move.caption), words.short(move.caption))
    return next((name for name in names if width(name, "sans", GLANCE_TYPE) + CLEAR <= room), "")

"""The foot of a glance card: what will be scored next and who would be punished, and the last three moves."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.glance.banner import fitting
from rendering.glance.players import ranked
from rendering.glance.sheet import (
    FOOT_H,
    FOOT_LEFT_W,
    FOOT_RIGHT_W,
    FOOT_RIGHT_X,
    FOOT_Y,
    MARGIN,
    SHIELD,
    T,
)
from rendering.nodes import Block
from rendering.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Node
    from rendering.words import Catalogue, Words

PICTURE = 76
PASSES = "done"  # the drawing of a pass
NUMBERS = 4  # numbers of two digits that fit beside the drawing


class Count(msgspec.Struct, frozen=True):
    """A sign (a seat's shield where `seat` is not None) with a number; `bad` when it will cost prestige."""

    seat: int | None
    drawing: str
    number: str
    bad: bool = False


class Ahead(msgspec.Struct, frozen=True):
    """What is counted next: a drawing, a title with a shorter form, and a row of counts."""

    drawing: str
    title: str
    short: str
    counts: tuple[Count, ...]


class Move(msgspec.Struct, frozen=True):
    """One of the last moves: who (None: nobody), what it was about, and a caption (a message, or plain if `plain`)."""

    seat: int | None
    drawing: str
    caption: str
    plain: bool = False


def foot(words: Catalogue, ahead: Ahead, moves: tuple[Move, ...]) -> list[Block]:
    """The two plates."""
    return [
        Block("ahead", MARGIN, FOOT_Y, FOOT_LEFT_W, FOOT_H, "ground", _ahead(words, ahead)),
        Block("moves", FOOT_RIGHT_X, FOOT_Y, FOOT_RIGHT_W, FOOT_H, "ground", _moves(words, moves)),
    ]


def latest(moves: Sequence[Move]) -> tuple[Move, ...]:
    """The last three; who has passed stands above, so that passing counts only where nobody did anything else."""
    return tuple(([move for move in moves if move.drawing != PASSES] or moves)[-3:])


def left_over(words: Words, scores: Sequence[int], before: Sequence[int], order: Sequence[int]) -> Ahead:
    """The foot of a finished game: what the goods that were left brought each seat, by rank."""
    counts = tuple(Count(seat, "", str(scores[seat] - before[seat])) for seat in ranked(scores, order))
    return Ahead("gold", words("glance-over"), words("glance-over-short"), counts)


@lru_cache(maxsize=256)
def _ahead(words: Catalogue, ahead: Ahead) -> tuple[Node, ...]:
    page = Page(words)
    w = FOOT_LEFT_W
    page.plate(0, 0, w, FOOT_H, "plate", "plate_edge", 2, 12)
    x, room = 12 + PICTURE + 14, w - PICTURE - 40
    if len(ahead.counts) > NUMBERS and any(len(count.number) > 1 for count in ahead.counts):
        x, room = 16, w - 24  # wide numbers of many seats need the room of the drawing
    else:
        page.art(ahead.drawing, 12, 20, PICTURE)
    page.text(fitting(ahead.title, ahead.short, room, "serif"), x, 43, "serif", 36, "ink", room, T)
    step = room // max(1, len(ahead.counts))
    for place, count in enumerate(ahead.counts):
        at = x + place * min(step, 112)
        if count.seat is not None:
            page.shield(count.seat, at, 57, SHIELD, letter=T)
        else:
            page.art(count.drawing, at, 57, SHIELD)
        colour = "loss" if count.bad else "ink"
        page.text(count.number, at + SHIELD + 4, 97, "bold", 38, colour, step - SHIELD - 8, T)
        if count.bad:
            page.plate(at + SHIELD + 3, 104, 24, 5, "loss", radius=2)
    return tuple(page.nodes)


@lru_cache(maxsize=512)
def _moves(words: Catalogue, moves: tuple[Move, ...]) -> tuple[Node, ...]:
    page = Page(words)
    w = FOOT_RIGHT_W
    page.plate(0, 0, w, FOOT_H, "plate", "plate_edge", 2, 12)
    if not moves:
        page.text(words.say("glance-no-move"), 24, 72, "serif", 36, "soft", w - 48, T)
        return tuple(page.nodes)
    step = (w - 16) // len(moves)
    for place, move in enumerate(moves):
        x = 8 + place * step
        last = place == len(moves) - 1
        if place:
            page.plate(x - 1, 16, 2, FOOT_H - 32, "faint", radius=0)
        if last and len(moves) > 1:
            page.plate(x + 3, 4, step - 2, FOOT_H - 8, "active", "ink", 3, 10)
        wide = PICTURE - 12 + (SHIELD + 6 if move.seat is not None else 0)
        at = x + (step - wide) // 2
        if move.seat is not None:
            page.shield(move.seat, at, 12, SHIELD, letter=T)
            at += SHIELD + 6
        page.art(move.drawing, at, 9, PICTURE - 12)
        middle, room = x + step // 2, step - 4  # as much as the widest name of ten letters needs
        if move.plain:
            page.text(move.caption, middle, 106, "bold", T, "ink", room, T, "middle")
        else:
            page.name(move.caption, middle, 106, "serif", T, "ink", room, T, "middle")
    return tuple(page.nodes)

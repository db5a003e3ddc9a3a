"""The foot of a glance card: the next scoring with those who would lose by it, and the last moves."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.glance.banner import fitting
from rendering.glance.players import ranked
from rendering.glance.sheet import FOOT_H, FOOT_Y, GLANCE_TYPE, MARGIN, SHIELD, W
from rendering.lettering import NARROWEST, width
from rendering.nodes import Block
from rendering.player_header import signed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.model import Event

PASSES = "done"  # the drawing of a pass
PLACED = "worker"  # the verb of a placement
GAP = 10


class Count(msgspec.Struct, frozen=True):
    """A seat's shield with a number; 0 houses cost prestige."""

    seat: int
    number: str


class Ahead(msgspec.Struct, frozen=True):
    """The next scoring: a drawing, a title with a shorter form, a row of counts, and the loss of a bad one."""

    drawing: str
    title: str
    short: str
    counts: tuple[Count, ...]
    loss: int = 0


class Move(msgspec.Struct, frozen=True):
    """One of the last moves: its seat (None: nobody), its subject, and a caption (a message, or plain if `plain`).

    `verb` is the drawing between seat and subject: the seat's worker, a hammer, an arrow; `place` the number of
    the space, where there is no room for the caption.
    """

    seat: int | None
    drawing: str
    caption: str
    plain: bool = False
    verb: str = "gives"
    place: str = ""


def foot(
    words: Catalogue,
    left: Ahead | tuple[Node, ...],
    moves: tuple[Move, ...],
    w: int,
    *,
    over: bool,
) -> list[Block]:
    """Return what is scored next, so wide, and beside it the last moves; of a finished game what goods brought."""
    whole = W - 2 * MARGIN
    nodes = _ahead(words, left, w, over) if isinstance(left, Ahead) else left
    blocks = [Block("ahead", MARGIN, FOOT_Y, w, FOOT_H, "ground", nodes)]
    if w < whole:
        x, w = MARGIN + w + GAP, whole - w - GAP
        nodes = _moves(words, moves, w)
        blocks.append(Block("moves", x, FOOT_Y, w, FOOT_H, "ground", nodes))
    return blocks


def latest(
    events: Sequence[Event],
    move_of: Callable[[Event], Move | None],
    worked: Callable[[Sequence[Event]], list[Move]],
) -> tuple[Move, ...]:
    """Return the last three moves, or what places gave (`worked`) where nobody has moved.

    A pass is shown above, so it is among them only where nobody did anything else.
    """
    moves = [move for event in events if (move := move_of(event))] or worked(events)
    return tuple(([move for move in moves if move.drawing != PASSES] or moves)[-3:])


def gained(cubes: Sequence[int], kinds: Sequence[str]) -> str:
    """Return the drawing of the first kind of cubes that was gained; without cubes it was deniers."""
    return next((kind for kind, n in zip(kinds, cubes, strict=True) if n), "coin")


def left_over(
    words: Words, scores: Sequence[int], before: Sequence[int], order: Sequence[int]
) -> Ahead:
    """Return the foot of a finished game: the points of each seat's remaining goods, by rank."""
    counts = tuple(
        Count(seat, str(scores[seat] - before[seat])) for seat in ranked(scores, order)
    )
    return Ahead("gold", words("glance-over"), words("glance-over-short"), counts)


def scoring_text(ahead: Ahead, words: Words, *, over: bool) -> str:
    """Return the next scoring in a sentence; of a game that is `over`, the points of the remaining goods."""
    counts = ", ".join(
        f"{words.seat(count.seat)} {count.number}" for count in ahead.counts
    )
    if over:
        return words("say-line", name=ahead.title, parts=counts)
    return words("alt-scoring", scoring=ahead.title, counts=counts) if counts else ""


@lru_cache(maxsize=64)
def _ahead(words: Catalogue, ahead: Ahead, w: int, over: bool) -> tuple[Node, ...]:
    """Return the title of a scoring, those who have nothing there, unless all have, and their loss; or all points."""
    page = Page(words)
    page.plate(0, 0, w, FOOT_H, "plate", "plate_edge", 2, 12)
    page.art(ahead.drawing, 10, 4, 50)
    bad = [count for count in ahead.counts if count.number == "0"]
    counts = ahead.counts if over else bad if len(bad) < len(ahead.counts) else ()
    each = SHIELD if over or len(counts) < MANY else CLOSE
    need = sum(
        each + (width(count.number, "bold", NUMBER) + 20 if over else 0)
        for count in counts
    )
    loss = signed(-ahead.loss)
    room = (
        w
        - 82
        - need
        - ((width(loss, "bold", NUMBER) + 2 * SIGN + 18) * bool(counts) * (not over))
    )
    if not over and width(ahead.short, "serif", GLANCE_TYPE) * NARROWEST > room:
        counts, room = (), w - 82
    title = fitting(ahead.title, ahead.short, room, "serif")
    x = (
        70
        + page.text(title, 70, 40, "serif", GLANCE_TYPE, "ink", room, GLANCE_TYPE)
        + 16
    )
    for count in counts:
        page.shield(count.seat, x, 3, SHIELD - 2, letter=GLANCE_TYPE)
        x += each
        if over:
            x += page.text(count.number, x + 4, 42, "bold", NUMBER) + 20
    if counts and not over:
        page.art("gives", x + SHIELD - each - 6, 12, SIGN)
        x += SHIELD - each + SIGN - 8
        x += page.text(loss, x, 42, "bold", NUMBER, "loss") + 4
        page.art("prestige", x, 12, SIGN)
    return tuple(page.nodes)


NUMBER, SIGN = 36, 34
"""Size of numbers, and of the sign behind a loss."""
MANY, CLOSE = 4, 42
"""From so many shields on, one follows the other after so much."""


@lru_cache(maxsize=512)
def _moves(words: Catalogue, moves: tuple[Move, ...], w: int) -> tuple[Node, ...]:
    """Return the last move in a frame, with its caption, and left of it as many earlier ones as have room."""
    page = Page(words)
    page.plate(0, 0, w, FOOT_H, "plate", "plate_edge", 2, 12)
    last = moves[-1]
    caption = _caption(words, last, w - _wide(last) - 4 * GAP)
    letters = (
        min(width(caption, "sans", GLANCE_TYPE), w - _wide(last) - 4 * GAP)
        if caption
        else 0
    )
    framed = _wide(last) + letters + (3 if letters else 2) * GAP
    earlier: list[Move] = []
    room = w - framed - 4
    for move in moves[-2::-1]:
        room -= _wide(move) + 2 * GAP
        if room < 0:
            break
        earlier.insert(0, move)
    x = GAP
    for move in earlier:
        x = _pictures(page, move, x) + 2 * GAP
    left = x - GAP if earlier else 0
    page.plate(left, 0, w - left, FOOT_H, "active", "ink", 3, 12)
    x = _pictures(page, last, left + (w - left - framed) // 2 + GAP) + GAP
    if caption:
        page.text(caption, x, 40, "sans", GLANCE_TYPE, "ink", letters, GLANCE_TYPE)
    return tuple(page.nodes)


PICTURE, VERB = 52, 34


def _pictures(page: Page, move: Move, x: int) -> int:
    """Draw who did what, where; return where the drawings end."""
    if move.seat is not None:
        page.shield(move.seat, x, 3, SHIELD - 2, letter=GLANCE_TYPE)
        x += SHIELD
        if move.verb:
            verb = f"{PLACED}{move.seat}" if move.verb == PLACED else move.verb
            page.art(
                verb, x + (VERB - VERB_SIZE) // 2, (FOOT_H - VERB_SIZE) // 2, VERB_SIZE
            )
            x += VERB
    page.art(move.drawing, x, 2, PICTURE)
    return x + PICTURE


VERB_SIZE = 38


def _wide(move: Move) -> int:
    """Return the width of the drawings of a move."""
    return PICTURE + (
        SHIELD + (VERB if move.verb else 0) if move.seat is not None else 0
    )


def _caption(words: Catalogue, move: Move, room: int) -> str:
    """Return the text beside a move: the short name where the long one has no room, the place where neither has."""
    names = (
        (move.caption,)
        if move.plain
        else (words.say(move.caption), words.short(move.caption))
    )
    return next(
        (
            name
            for name in names
            if width(name, "sans", GLANCE_TYPE) * NARROWEST <= room
        ),
        move.place,
    )

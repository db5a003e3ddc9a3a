"""The head of a glance card: the player to move, the question, and the price."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page, row_width
from rendering.glance.sheet import BANNER_H, GLANCE_TYPE, MARGIN, W
from rendering.lettering import width
from rendering.nodes import Block, Text
from rendering.player_header import signed
from rendering.words import open_catalogue
from rules.guide import Passing
from rules.model import PhaseEnded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.canvas import Sign
    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.guide import Placing
    from rules.model import Event


class Banner(msgspec.Struct, frozen=True):
    """The content of the banner.

    `seats` are those to be named (the deciding one, or the winners), `doing` is the message of what is asked of
    them, `drawing` the building in question or nothing, `offer` what it takes and gives, `figure` the price of a
    worker now, or a winner's points, `about` the name of the building where `doing` is not its name.
    """

    turn: int
    phase: str
    seats: tuple[int, ...]
    names: tuple[str, ...]
    doing: str
    drawing: str
    figure: tuple[Sign, ...]
    offer: tuple[Sign, ...] = ()
    about: str = ""


LEAF = 11
LEFT = 24
PICTURE = 72
FIGURE = 42  # size of what was won or lost
INITIAL, ONE, SEVERAL = 86, 66, 56
NAME_Y, DOING_Y = 38, 81
"""Sizes of an initial's field, the shield on it, and each of several shields."""


def banner(words: Catalogue, cell: Banner) -> list[Block]:
    """Return the changeable part of the head: all between the two vines, which belong to the backdrop.

    Each player's arms are in a block of their own.
    """
    h, arms = BANNER_H - 2 * LEAF, arms_width(len(cell.seats))
    blocks = [
        Block(
            "banner",
            LEFT + arms,
            LEAF,
            W - 2 * LEFT - arms,
            h,
            "leads",
            _nodes(words, cell),
        )
    ]
    if arms:
        blocks.append(
            Block("arms", LEFT, LEAF, arms, h, "leads", _arms(words, cell.seats))
        )
    return blocks


@lru_cache(maxsize=64)
def turn_banner(words: Catalogue, turn: int) -> Block:
    """Return the head of a card that shows the end of a turn: its number alone."""
    page = Page(words)
    h = BANNER_H - 2 * LEAF
    page.text(
        words.say("turn", {"turn": turn}), 16, 62, "title", 60, "ink", W - 2 * LEFT - 32
    )
    return page.block("banner", LEFT, LEAF, W - 2 * LEFT, h, "leads")


def with_gains(words: Catalogue, head: Block, won: Sequence[int]) -> Block:
    """Return a head with the prestige that each seat has won or lost, right of its text.

    The seat that won most comes first, as far as there is room.
    """
    page = Page(words)
    page.nodes += head.nodes
    gains = sorted(((-amount, seat) for seat, amount in enumerate(won) if amount))
    wide = [
        SEVERAL + 4 + width(signed(-lost), "bold", FIGURE) + 24 for lost, _ in gains
    ]
    room = (
        head.w
        - 10
        - max(
            (node.x + node.w for node in head.nodes if isinstance(node, Text)),
            default=0,
        )
    )
    count = next(most for most in range(len(gains), -1, -1) if sum(wide[:most]) <= room)
    x = head.w - 10 - sum(wide[:count]) + 24
    for (lost, seat), step in zip(gains[:count], wide[:count], strict=True):
        page.shield(seat, x, (head.h - SEVERAL) // 2, SEVERAL)
        page.text(
            signed(-lost), x + SEVERAL + 4, head.h // 2 + 15, "bold", FIGURE, "ink"
        )
        x += step
    return msgspec.structs.replace(head, nodes=tuple(page.nodes))


def moment(
    words: Words,
    events: Sequence[Event],
    placings: Sequence[Placing | Passing | int],
    worker: int,
) -> str:
    """Return the words for the latest action before a position with placements; empty where no event is known.

    The action is the last of the `placings`, of which a number is the seat that did something else; `worker` is
    the number of workers its seat has placed.
    """
    if not placings:
        return (
            words("moment-first")
            if any(isinstance(event, PhaseEnded) for event in events)
            else ""
        )
    last = placings[-1]
    if isinstance(last, int):
        return words("moment-other", seat=words.seat(last))
    if isinstance(last, Passing):
        return words("moment-passed", seat=words.seat(last.seat))
    return words("moment-placed", seat=words.seat(last.seat), n=worker)


def within_phase(doing: str, events: Sequence[Event]) -> str:
    """Return the words where nobody decides; empty at a step within a phase."""
    ends = bool(events) and isinstance(events[-1], PhaseEnded)
    return "" if doing == "phase-over" and not ends else doing


def since_phase(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events behind the last end of a phase."""
    ends = [at for at, event in enumerate(events, 1) if isinstance(event, PhaseEnded)]
    return events[ends[-1] :] if ends else events


def arms_width(seats: int) -> int:
    """Return the width of so many shields in the head, with the gap behind them."""
    return INITIAL + 14 if seats == 1 else seats * (SEVERAL + 6) + 12 if seats else 0


@lru_cache(maxsize=64)
def _arms(words: Catalogue, seats: tuple[int, ...]) -> tuple[Node, ...]:
    """Return the shield of one as a drawn initial; of several side by side."""
    page = Page(words)
    h = BANNER_H - 2 * LEAF
    if len(seats) == 1:
        page.art("initial", 2, (h - INITIAL) // 2, INITIAL)
        page.shield(seats[0], 2 + (INITIAL - ONE) // 2, (h - ONE) // 2, ONE)
        return tuple(page.nodes)
    for place, seat in enumerate(seats):
        page.shield(seat, 6 + place * (SEVERAL + 6), (h - SEVERAL) // 2, SEVERAL)
    return tuple(page.nodes)


@lru_cache(maxsize=256)
def _nodes(words: Catalogue, cell: Banner) -> tuple[Node, ...]:
    """Return the names and what is asked of them below, the turn, and the price at the right."""
    page = Page(words)
    x = 0 if cell.seats else 16
    right = W - 34 - LEFT - arms_width(len(cell.seats))
    if cell.figure:
        right -= page.row(cell.figure, right, 9, 72, 78, align="right") + 12
    if cell.drawing:
        right -= PICTURE
        if cell.drawing.startswith(WORKER):
            seat = int(cell.drawing.removeprefix(WORKER))
            page.worker(seat, right, 9, PICTURE, GLANCE_TYPE)
        else:
            page.art(cell.drawing, right, 9, PICTURE)
        right -= 16
    turn = words.say("turn", {"turn": cell.turn})
    side = (
        right
        - page.text(turn, right, NAME_Y, "sans", GLANCE_TYPE, "ink", align="right")
        - 20
    )
    title = words.joined(cell.names) if cell.names else words.say(cell.phase)
    page.text(title, x, NAME_Y, "title", NAME, "ink", side - x, GLANCE_TYPE)
    if cell.offer:
        wide = row_width(cell.offer, OFFER, OFFER_TYPE)
        page.plate(
            right - wide - 14, OFFER_Y - 3, wide + 20, OFFER + 6, "active", None, 2, 12
        )
        right -= (
            page.row(cell.offer, right - 4, OFFER_Y, OFFER, OFFER_TYPE, align="right")
            + 28
        )
    if cell.doing:
        doing = fitting(words.say(cell.doing), words.short(cell.doing), right - x)
        if cell.about:
            named = {"title": words.say(cell.about), "rows": doing}
            doing = fitting(words.say("chart-rows", named), doing, right - x)
        page.text(doing, x, DOING_Y, "sans", GLANCE_TYPE, "ink", right - x, GLANCE_TYPE)
    return tuple(page.nodes)


OFFER, OFFER_TYPE, OFFER_Y = 38, 38, 46
NAME = 44
WORKER = "worker"


def fitting(long: str, short: str, room: int, face: str = "sans") -> str:
    """Return the long form where it fits at the least size of letters, a little narrowed, else the short one."""
    return long if width(long, face, GLANCE_TYPE) * 0.82 <= room else short


@lru_cache(maxsize=1)
def frame() -> tuple[Node, ...]:
    """Return the parts that every head has: the plate, and a vine along the upper and the lower edge."""
    page = Page(open_catalogue("en"))
    page.plate(0, 0, W, BANNER_H, "turn", radius=0)
    page.plate(MARGIN, LEAF, W - 2 * MARGIN, BANNER_H - 2 * LEAF, "leads", radius=12)
    for x in range(MARGIN + 12, W - MARGIN - 30, 26):
        page.art("vine", x, 0, 26, LEAF)
        page.art("vine", x, BANNER_H - LEAF, 26, LEAF)
    return tuple(page.nodes)

"""A finished game seen again from one seat, as a picture 1080 pixels wide.

It shows the worth of the position over time, and the actions that cost most. Every letter is at least 34
pixels large.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.lettering import width, wrap
from rendering.nodes import Scene
from rendering.sentences import shortened

if TYPE_CHECKING:
    from collections.abc import Callable

    from rendering.nodes import Block
    from rendering.words import Words

W = 1080
CHART_TYPE = 34
HEAD_H = 152
PLOT_H = 560
PLOT_X, PLOT_W, PLOT_TOP = 92, 880, 74
SHIELD = 54
BADGE = 52
LINES = (0, 25, 50, 75, 100)
GAP = 60  # between the shields at the ends of lines


class Moment(msgspec.Struct, frozen=True):
    """A decision of the seat: its turn, and the position's value for every seat (0 to 1)."""

    turn: int
    values: tuple[float, ...]


class Costly(msgspec.Struct, frozen=True):
    """A costly decision, by its index among the moments.

    It has the action and the better one in words, and the difference of their values in hundredths.
    """

    moment: int
    turn: int
    done: str
    better: str
    cost: float


class Lookback(msgspec.Struct, frozen=True):
    """A game from one seat.

    `moments` end with the final result; `costly` begins with the costliest; `good` is the number of `decisions`
    as good as the best.
    """

    game: str
    seat: int
    moments: tuple[Moment, ...]
    costly: tuple[Costly, ...]
    decisions: int
    good: int


def lookback_scene(review: Lookback, words: Words, theme: str) -> Scene:
    """Return the whole picture."""
    blocks = [_head(review, words), _plot(review, words)]
    blocks.append(_list(review, words, HEAD_H + PLOT_H))
    return Scene(
        f"{review.game}/lookback",
        theme,
        W,
        HEAD_H + PLOT_H + blocks[-1].h,
        "ground",
        (),
        tuple(blocks),
    )


def lookback_text(review: Lookback, words: Words) -> str:
    """Return the same in words, at most 1,024 characters."""
    lines = [
        words("review-title", name=words.who(review.seat)),
        _summary(review, words),
    ]
    if review.moments:
        first, last = (
            round(100 * moment.values[review.seat])
            for moment in (review.moments[0], review.moments[-1])
        )
        low = min(round(100 * moment.values[review.seat]) for moment in review.moments)
        lines.append(words("review-course", first=first, last=last, low=low))
    lines += [
        words(
            "review-costly",
            number=number,
            turn=one.turn,
            done=one.done,
            better=one.better,
            cost=round(one.cost),
        )
        for number, one in enumerate(review.costly, 1)
    ]
    text = "\n".join(lines)
    return shortened(text)


def _summary(review: Lookback, words: Words) -> str:
    return words("review-good", good=review.good, n=review.decisions)


def _head(review: Lookback, words: Words) -> Block:
    page = Page(words.catalogue)
    page.shield(review.seat, 26, 30, 92)
    title = words("review-title", name=words.name(review.seat))
    page.text(title, 142, 78, "title", 60, "on_turn", W - 168, 40)
    page.text(
        _summary(review, words),
        142,
        126,
        "sans",
        38,
        "on_turn_soft",
        W - 168,
        CHART_TYPE,
    )
    return page.block("head", 0, 0, W, HEAD_H, "turn")


def _plot(review: Lookback, words: Words) -> Block:
    page = Page(words.catalogue)
    page.text(words("review-value"), 24, 46, "serif", 40, "ink", W - 48, CHART_TYPE)
    bottom = PLOT_H - 62
    height = bottom - PLOT_TOP
    last = max(1, len(review.moments) - 1)

    def down(value: float) -> int:
        return bottom - round(min(1.0, max(0.0, value)) * height)

    def across(moment: int) -> int:
        return PLOT_X + round(moment * PLOT_W / last)

    for line in LINES:
        page.plate(
            PLOT_X,
            down(line / 100) - 1,
            PLOT_W,
            3,
            "plate_edge" if line == 50 else "faint",
            radius=0,
        )
        page.text(
            str(line),
            PLOT_X - 14,
            down(line / 100) + 12,
            "sans",
            CHART_TYPE,
            "soft",
            align="right",
        )
    _turns(page, review, across, bottom)
    seats = range(len(review.moments[0].values)) if review.moments else range(0)
    # the own line is painted over the others
    order = sorted(seats, key=lambda seat: seat == review.seat)
    for seat in order:
        path = [
            (across(at), down(moment.values[seat]))
            for at, moment in enumerate(review.moments)
        ]
        own = seat == review.seat
        page.stroke(path, 13 if own else 7, "halo")
        page.stroke(path, 8 if own else 3, f"seat{seat}")
    _ends(page, [(seat, down(review.moments[-1].values[seat])) for seat in order])
    points = [
        (
            across(costly_move.moment),
            down(review.moments[costly_move.moment].values[review.seat]),
        )
        for costly_move in review.costly
    ]
    badges: dict[int, tuple[int, int]] = {}
    for number in sorted(range(len(points)), key=lambda number: points[number]):
        badges[number] = _free(*points[number], list(badges.values()), points, bottom)
        page.stroke([points[number], badges[number]], 4, "ink")
    for x, y in points:
        page.plate(x - 11, y - 11, 22, 22, "plate", "ink", 4, 11)
    for number, place in badges.items():
        _badge(page, number + 1, *place)
    return page.block("plot", 0, HEAD_H, W, PLOT_H)


def _free(
    x: int,
    y: int,
    badges: list[tuple[int, int]],
    points: list[tuple[int, int]],
    bottom: int,
) -> tuple[int, int]:
    """Return a place for a badge above, below or beside its point that covers no other badge or point."""
    half = BADGE // 2
    steps = [
        (across, down)
        for down in (-50, 50, -104, 104, -158, 158)
        for across in (0, 56, -56)
    ]
    places = [
        (x + across, y + down)
        for across, down in steps
        if PLOT_X + half <= x + across <= PLOT_X + PLOT_W - half
        and PLOT_TOP + half <= y + down <= bottom - half
    ]

    def is_clear(place: tuple[int, int]) -> bool:
        return not any(_near(place, other, BADGE) for other in badges) and not any(
            _near(place, other, half + 12) for other in points
        )

    return next(filter(is_clear, places), places[0] if places else (x, y))


def _near(one: tuple[int, int], other: tuple[int, int], apart: int) -> bool:
    return abs(one[0] - other[0]) < apart and abs(one[1] - other[1]) < apart


def _turns(
    page: Page, review: Lookback, across: Callable[[int], int], bottom: int
) -> None:
    """Draw a line where each turn begins, with its number as far as there is room."""
    right = 0
    for at, moment in enumerate(review.moments):
        if at and moment.turn == review.moments[at - 1].turn:
            continue
        x = across(at)
        page.plate(x - 1, PLOT_TOP, 2, bottom - PLOT_TOP, "faint", radius=0)
        number = str(moment.turn)
        wide = width(number, "sans", CHART_TYPE)
        if x - wide // 2 > right and x + wide // 2 <= PLOT_X + PLOT_W:
            page.text(
                number, x, bottom + 42, "sans", CHART_TYPE, "soft", align="middle"
            )
            right = x + wide // 2 + 14


def _ends(page: Page, ends: list[tuple[int, int]]) -> None:
    """Draw the seats' shields at the ends of their lines, pushed apart where they are close."""
    ends = sorted(ends, key=lambda end: end[1])
    places = [y for _, y in ends]
    for number in range(1, len(places)):
        places[number] = max(places[number], places[number - 1] + GAP)
    lowest = PLOT_H - 40
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], lowest - GAP * (len(places) - 1 - number))
    for (seat, _), y in zip(ends, places, strict=True):
        page.shield(
            seat, PLOT_X + PLOT_W + 20, y - SHIELD // 2, SHIELD, letter=CHART_TYPE
        )


def _badge(page: Page, number: int, x: int, y: int) -> None:
    page.plate(x - BADGE // 2, y - BADGE // 2, BADGE, BADGE, "ink", radius=BADGE // 2)
    page.text(str(number), x, y + 13, "bold", 36, "plate", align="middle")


def _list(review: Lookback, words: Words, y: int) -> Block:
    """Return the costly decisions, one below the other."""
    page = Page(words.catalogue)
    top = 50
    if not review.costly:
        for line in wrap(words("review-nothing"), "serif", 38, W - 60, 3):
            page.text(line, 26, top, "serif", 38, "ink", W - 52, CHART_TYPE)
            top += 48
        return page.block("list", 0, y, W, top)
    page.text(
        words("review-cost-most"), 24, top, "serif", 40, "ink", W - 48, CHART_TYPE
    )
    top += 26
    for number, one in enumerate(review.costly, 1):
        _badge(page, number, 24 + BADGE // 2, top + 44)
        cost = f"−{one.cost:.0f}"
        wide = page.text(cost, W - 26, top + 58, "title", 46, "loss", align="right")
        room = W - 26 - wide - 20 - 96
        done = words("review-done", turn=one.turn, done=one.done)
        page.text(done, 96, top + 34, "sans", CHART_TYPE, "ink", room, CHART_TYPE)
        page.text(
            words("review-better", better=one.better),
            96,
            top + 78,
            "bold",
            CHART_TYPE,
            "ink",
            room,
            CHART_TYPE,
        )
        top += 104
        page.plate(24, top - 8, W - 48, 2, "faint", radius=0)
    return page.block("list", 0, y, W, top + 10)

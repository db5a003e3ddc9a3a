"""The head of the players' panels of both games, and their goods: small for the full board, large for a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rendering.colours import ABSENT
from rendering.lettering import width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.canvas import Page
    from rendering.words import Words
    from rules.shared.road_view import RoadView

PHONE_TYPE = 37  # least size of letters on a phone
BAND = 5  # in the seat's color at the left of a panel


class Head(msgspec.Struct, frozen=True):
    """A player and their standing.

    `place` is the number in the turn order, `passed` that on the bridge or 0, `won` the prestige won or lost
    since the last picture. Of a finished game `rank` is the place, 0 before, and `counted` the points of the
    remaining goods.
    """

    seat: int
    name: str
    place: int
    passed: int
    to_move: bool
    leads: bool
    prestige: int
    won: int
    order_changed: bool
    rank: int
    counted: int


def head(
    view: RoadView,
    words: Words,
    place: int,
    seat: int,
    won: int = 0,
    order_changed: bool = False,
) -> Head:
    """Return the head of a seat in a view of either game, at the end with the final score.

    Nobody leads at 0.
    """
    before = [player.prestige for player in view.players]
    scores = view.result.scores if view.result else before
    prestige: int = scores[seat]
    rank = 0
    if view.result is not None:
        winners = view.result.winners
        ahead = [
            other
            for other in range(len(scores))
            if other in winners or scores[other] > prestige
        ]
        rank = 1 if seat in winners else 1 + len(ahead)
    return Head(
        seat,
        words.name(seat),
        place,
        view.passed.index(seat) + 1 if seat in view.passed and not rank else 0,
        view.decision is not None and view.decision.seat == seat,
        0 < prestige == max(scores) if not rank else rank == 1,
        prestige,
        won,
        order_changed,
        rank,
        prestige - before[seat] if rank else 0,
    )


def in_panels(view: RoadView) -> list[int]:
    """Return the seats as their panels stand: in turn order, in a finished game by rank."""
    if view.result is None:
        return list(view.order)
    scores, winners = view.result.scores, view.result.winners
    return sorted(view.order, key=lambda seat: (seat not in winners, -scores[seat]))


def signed(number: int) -> str:
    """Return "+3", "−2"."""
    return f"{number:+d}".replace("-", "−")


def strip(
    page: Page, head: Head, w: int, h: int, first: bool, last: bool, large: bool
) -> None:
    """Draw the part of a panel's frame that a strip of it shows.

    Each strip is a block of its own, so that only what changed is painted again.
    """
    fill, edge, stroke = look(head, large)
    radius = 18 if large else 10
    if not first and not last:
        _open(page, w, 0, stroke, fill, edge, h)
    else:
        # The closed edges of the frame end within what opens it: on a fraction of a pixel they would show through.
        above, below = 0 if first else stroke, 0 if last else stroke
        page.plate(0, above, w, h - above - below, fill, edge, stroke, radius)
        if not first:
            _open(page, w, 0, stroke, fill, edge, 2 * radius)
        if not last:
            _open(page, w, h - 2 * radius, stroke, fill, edge, 2 * radius)
    top, bottom = radius if first else 0, h - (radius if last else 0)
    page.plate(
        stroke,
        top,
        BAND * (2 if large else 1),
        bottom - top,
        f"frame{head.seat}",
        radius=0,
    )


def look(head: Head, large: bool) -> tuple[str, str, int]:
    """Return ground, edge and stroke of a panel."""
    if head.to_move or head.rank == 1:
        return "active", "ink", 7 if large else 5
    return "plate", "plate_edge", 3 if large else 2


def _open(
    page: Page, w: int, y: int, stroke: int, fill: str, edge: str, h: int
) -> None:
    page.plate(0, y, w, h, edge, radius=0)
    page.plate(stroke, y, w - 2 * stroke, h, fill, radius=0)


def arms(page: Page, head: Head, x: int, y: int, size: int) -> None:
    """Draw the seat's shield; the winner's stands in a wreath."""
    if head.rank == 1:
        page.art("wreath", x - size // 5, y - size // 6, size * 7 // 5)
    page.shield(head.seat, x, y, size)


def small_head(page: Page, head: Head, w: int) -> None:
    """Name and prestige on the full board, and what was won right of it."""
    arms(page, head, 12, 11, 44)
    right = w - 12
    if head.won:
        right -= (
            page.text(
                signed(head.won), right, 42, "bold", 17, "change_text", align="right"
            )
            + 4
        )
    wide = width(str(head.prestige), "title", 29)
    pill = 36 + wide + 26
    left = right - pill
    fill, edge = ("leads", "ink") if head.leads else ("plate_low", "plate_edge")
    page.plate(left, 12, pill, 46, fill, edge, 2, 23)
    page.art("prestige", left + 6, 17, 36)
    page.text(str(head.prestige), left + 47, 45, "title", 29, "ink")
    if head.won:
        page.ring(left - 3, 9, pill + 6, 52, 26)
    if head.leads:
        left -= 30
        page.art("crown", left, 22, 26)
    status = ""
    if head.to_move:
        status = page.words.say("to-move")
    elif head.passed:
        status = page.words.say("passed-place", {"place": head.passed})
    room = left - 76
    page.text(
        head.name, 68, 35 if status or head.rank else 43, "serif", 23, "ink", room, 14
    )
    if head.rank:
        page.row(
            ((0, "any"), (0, "coin"), (0, "arrow"), (head.counted, "prestige")),
            68,
            43,
            19,
            17,
        )
    else:
        page.text(status, 68, 57, "sans", 16, "soft", room, 11)


def small_place(page: Page, head: Head, x: int, y: int) -> None:
    """Draw the number in the turn order, at the end the medal."""
    if head.rank:
        page.art(f"medal{min(4, head.rank)}", x - 2, y - 4, 36)
        page.text(
            str(head.rank),
            x + 16,
            y + 25,
            "bold",
            17,
            "dark" if head.rank < 4 else "ink",
            align="middle",
        )
        return
    page.art("order", x, y + 2, 26)
    page.text(str(head.place), x + 30, y + 23, "bold", 21, "ink")
    if head.order_changed:
        page.ring(x - 4, y - 2, 50, 34, 9, 3)


Amount = tuple[str, int, int]
"""A good, how many there are, and by how much they changed."""


def small_amounts(
    page: Page, x: int, y: int, room: int, amounts: Sequence[Amount]
) -> None:
    """Draw goods in a row with their numbers, and right of each by how much it changed."""
    for size in range(27, 14, -1):
        wide = [_amount_width(amount, size) for amount in amounts]
        if sum(wide) <= room:
            break
    at = x
    for place, ((good, have, gain), taken) in enumerate(
        zip(amounts, wide, strict=True)
    ):
        # left only where those before or after need more
        column = x + place * room // len(amounts)
        at = min(max(at, column), x + room - sum(wide[place:]))
        _small_amount(page, at, y + (27 - size) // 2, size, good, have, gain)
        at += taken


def _amount_width(amount: Amount, size: int) -> int:
    _, have, gain = amount
    letters = size * 7 // 9
    changed = width(signed(gain), "bold", letters * 3 // 4) + 1 if gain else 0
    return size + 3 + width(str(have), "bold", letters) + changed + 6


def _small_amount(
    page: Page, x: int, y: int, size: int, good: str, have: int, gain: int
) -> None:
    letters = size * 7 // 9
    page.art(good, x, y, size, faded=0.0 if have else ABSENT)
    x += size + 3
    x += page.text(
        str(have), x, y + size * 7 // 9, "bold", letters, "ink" if have else "soft"
    )
    if gain:
        page.text(
            signed(gain),
            x + 1,
            y + size * 4 // 9,
            "bold",
            letters * 3 // 4,
            "change_text",
        )


def large_head(page: Page, head: Head, w: int) -> None:
    """Name and prestige on a phone."""
    arms(page, head, 24, 20, 80)
    wide = width(str(head.prestige), "title", 56)
    pill = 68 + wide + 50
    right = w - 22
    if head.won:
        right -= (
            page.text(
                signed(head.won), right, 76, "bold", 42, "change_text", align="right"
            )
            + 10
        )
    left = right - pill
    fill, edge = ("leads", "ink") if head.leads else ("plate_low", "plate_edge")
    page.plate(left, 18, pill, 86, fill, edge, 3, 43)
    page.art("prestige", left + 12, 27, 68)
    page.text(str(head.prestige), left + 90, 80, "title", 56, "ink")
    if head.won:
        page.ring(left - 5, 13, pill + 10, 96, 48, 6)
    if head.leads:
        left -= 56
        page.art("crown", left, 36, 50)
    status = page.words.say("to-move") if head.to_move else ""
    page.text(
        head.name,
        130,
        62 if status or head.rank else 78,
        "serif",
        50,
        "ink",
        left - 140,
        PHONE_TYPE,
    )
    page.text(status, 130, 110, "sans", 38, "soft", left - 140, PHONE_TYPE)
    if head.rank:
        page.row(
            ((0, "any"), (0, "coin"), (0, "arrow"), (head.counted, "prestige")),
            130,
            74,
            38,
            PHONE_TYPE,
        )


def large_place(page: Page, head: Head, x: int, y: int) -> None:
    """Draw the number in the turn order, at the end the medal."""
    if head.rank:
        page.art(f"medal{min(4, head.rank)}", x - 4, y - 10, 76)
        page.text(
            str(head.rank),
            x + 34,
            y + 54,
            "bold",
            PHONE_TYPE,
            "dark" if head.rank < 4 else "ink",
            align="middle",
        )
        return
    page.art("order", x, y - 2, 58)
    page.text(str(head.place), x + 70, y + 44, "bold", 46, "ink")
    if head.order_changed:
        page.ring(x - 8, y - 8, 114, 70, 16, 6)


def large_amount(
    page: Page, x: int, y: int, good: str, have: int, gain: int = 0
) -> None:
    """Draw a good with its number, and by how much it changed."""
    page.art(good, x, y, 58, faded=0.0 if have else ABSENT)
    used = page.text(str(have), x + 68, y + 46, "bold", 46, "ink" if have else "soft")
    if gain:
        page.text(
            signed(gain), x + 74 + used, y + 24, "bold", PHONE_TYPE, "change_text"
        )

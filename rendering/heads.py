"""What the players' panels of both games begin with, and their goods: small for the full board, large for a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from rendering.page import Page
    from rendering.words import Words

T = 37  # least size of letters on a phone


class Head(msgspec.Struct, frozen=True):
    """Who it is and how the player stands; `place` is the number in the turn order, `passed` that on the
    bridge or 0, `won` the prestige won or lost since the last picture."""

    seat: int
    name: str
    place: int
    passed: int
    to_move: bool
    leads: bool
    prestige: int
    won: int


def head(view: Any, words: Words, place: int, seat: int, won: int = 0) -> Head:
    """What a view of either game says about a seat, at the end with the final score; nobody leads at 0."""
    scores = view.result.scores if view.result else [player.prestige for player in view.players]
    prestige: int = scores[seat]
    return Head(
        seat,
        words.name(seat),
        place,
        view.passed.index(seat) + 1 if seat in view.passed else 0,
        view.decision is not None and view.decision.seat == seat,
        0 < prestige == max(scores),
        prestige,
        won,
    )


def signed(number: int) -> str:
    """ "+3", "−2"."""
    return f"{number:+d}".replace("-", "−")


def small_head(page: Page, head: Head, w: int, h: int) -> None:
    """The frame of a panel on the full board, with name and prestige."""
    fill, edge, stroke = ("active", "ink", 5) if head.to_move else ("plate", "plate_edge", 2)
    page.plate(0, 0, w, h, fill, edge, stroke, 10)
    page.shield(head.seat, 12, 12, 46)
    page.text(head.name, 68, 35, "serif", 23, "ink", w - 200, 14)
    status = ""
    if head.to_move:
        status = page.words.say("to-move")
    elif head.passed:
        status = page.words.say("passed-place", {"place": head.passed})
    page.text(status, 68, 57, "sans", 16, "soft", w - 200, 11)
    fill, edge = ("leads", "ink") if head.leads else ("plate_low", "plate_edge")
    page.plate(w - 104, 12, 90, 46, fill, edge, 2, 23)
    if head.leads:
        page.art("crown", w - 126, 22, 26)
    page.art("prestige", w - 98, 17, 36)
    page.text(str(head.prestige), w - 25, 45, "title", 29, "ink", align="right")
    if head.won:
        page.ring(w - 107, 9, 96, 52, 26)
        page.text(signed(head.won), w - 18, 77, "bold", 15, "change_text", align="right")


def small_amount(page: Page, x: int, y: int, good: str, have: int, gain: int = 0) -> None:
    """A good with its number, and by how much it changed."""
    page.art(good, x, y, 27, faded=0.0 if have else 0.6)
    page.text(str(have), x + 31, y + 21, "bold", 21, "ink" if have else "soft")
    if gain:
        page.text(signed(gain), x + 31, y + 37, "bold", 15, "change_text")


def large_head(page: Page, head: Head, w: int, h: int) -> None:
    """The frame of a panel on a phone, with name and prestige."""
    fill, edge, stroke = ("active", "ink", 7) if head.to_move else ("plate", "plate_edge", 3)
    page.plate(0, 0, w, h, fill, edge, stroke, 18)
    page.shield(head.seat, 20, 20, 84)
    room = w - 240 - 124 - (100 if head.won else 0) - (50 if head.leads else 0)
    status = page.words.say("to-move") if head.to_move else ""
    page.text(head.name, 124, 62 if status else 78, "serif", 50, "ink", room, T)
    page.text(status, 124, 110, "sans", 38, "soft", room, T)
    fill, edge = ("leads", "ink") if head.leads else ("plate_low", "plate_edge")
    page.plate(w - 216, 18, 194, 86, fill, edge, 3, 43)
    if head.leads:
        page.art("crown", w - 270, 36, 50)
    page.art("prestige", w - 204, 27, 68)
    page.text(str(head.prestige), w - 42, 80, "title", 56, "ink", align="right")
    if head.won:
        page.ring(w - 221, 13, 204, 96, 48, 6)
        page.text(
            signed(head.won), w - (278 if head.leads else 228), 76, "bold", 42, "change_text", align="right"
        )


def large_amount(page: Page, x: int, y: int, good: str, have: int, gain: int = 0) -> None:
    """A good with its number, and by how much it changed."""
    page.art(good, x, y, 58, faded=0.0 if have else 0.6)
    used = page.text(str(have), x + 68, y + 46, "bold", 46, "ink" if have else "soft")
    if gain:
        page.text(signed(gain), x + 74 + used, y + 24, "bold", T, "change_text")

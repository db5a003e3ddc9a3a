"""The bridge of both games: the seats that passed, in order, and the price of the next worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Set

    from rendering.canvas import Page
    from rules.shared.road_view import RoadView

PHONE_TYPE = 37  # least size of letters on a phone


class Bridge(msgspec.Struct, frozen=True):
    """`cost` is that of the next worker, 0 when nobody places one or passes now."""

    seats: int
    passed: tuple[int, ...]
    cost: int
    changed: bool


def bridge(view: RoadView, passed: Set[int], question: str, cost: int) -> Bridge:
    """Return the seats that passed, `passed` since the last picture, and the cost, if that is the question."""
    asked = view.decision is not None and view.decision.kind == question
    changed = bool(passed & {*view.passed}) and not view.over
    return Bridge(len(view.players), view.passed, cost * asked, changed)


def small_bridge(page: Page, cell: Bridge, x: int, y: int, w: int, h: int) -> None:
    """Draw the bridge on the full board."""
    page.plate(x, y, w, h, "legal" if cell.cost else "plate", "road_edge", 3, 8)
    page.plate(x, y + 32, w, 50, "road", "road_edge", 2, 0)
    page.text(page.words.say("bridge"), x + 9, y + 22, "serif", 17, "ink", w - 16, 12)
    step = min(44, (w - 4) // cell.seats)
    size = min(32, step)
    for place in range(cell.seats):
        middle = x + 2 + place * step + step // 2
        if place < len(cell.passed):
            page.shield(
                cell.passed[place], middle - size // 2, y + 57 - size // 2, size
            )
        else:
            page.plate(middle - 13, y + 44, 26, 26, "plate_low", "road_edge", 2, 13)
            page.text(str(place + 1), middle, y + 63, "bold", 16, "ink", align="middle")
    if cell.cost:
        coin = page.row(
            ((cell.cost, "coin"),), x + w - 8, y + 89, 24, 22, align="right"
        )
        page.text(
            page.words.say("cost-now"),
            x + 9,
            y + 106,
            "sans",
            15,
            "ink",
            w - 26 - coin,
            10,
        )
    if cell.changed:
        page.ring(x - 3, y - 3, w + 6, h + 6, 11)


def large_bridge(page: Page, cell: Bridge, left: int, right: int, h: int) -> None:
    """Draw the bridge on a phone, as high as the row it stands in."""
    page.plate(left, 8, right - left, h - 16, "river", radius=14)
    fill = "legal" if cell.cost else "road"
    page.plate(left + 6, 20, right - left - 12, h - 40, fill, "road_edge", 3, 6)
    page.art("bridge", left + 12, 16, 60)
    x = left + 80
    step = min(62, (right - x - 84) // cell.seats)
    for place in range(cell.seats):
        if place < len(cell.passed):
            page.shield(cell.passed[place], x, 19, 54)
        else:
            page.plate(x + 4, 24, 44, 44, "plate_low", "road_edge", 2, 22)
            page.text(
                str(place + 1), x + 26, 58, "bold", PHONE_TYPE, "ink", align="middle"
            )
        x += step
    if cell.cost:
        page.row(
            ((cell.cost, "coin"),), right - 14, 28, 36, PHONE_TYPE + 4, align="right"
        )
    if cell.changed:
        page.ring(left - 3, 3, right - left + 6, h - 6, 18, 6)

"""The charts as a picture, 1080 wide; every letter is at least 34 pixels large."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.charts.sentences import rate, sentences
from rendering.glance.sheet import H as FINISH_H
from rendering.glance.sheet import W as FINISH_W
from rendering.lettering import NARROWEST, width, wrap
from rendering.nodes import Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rendering.charts.course import Course, Group, Standing
    from rendering.nodes import Block
    from rendering.words import Words

# of the scale; beyond, many of the last
STEPS = (5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000)
W = 1080
CHART_TYPE = 34
HEAD_H = 152
PLOT_H = 480
PLOT_X, PLOT_W, PLOT_TOP = 92, 640, 66
BAR_H, BAR_STEP = 58, 76
PANEL_GAP = 10
NAMED = 240  # from this width on a panel has room for a name
FILLS = ("rock", "wood_end", "water", "gold", "leaf", "food", "cloth")
"""Fills of the groups, the same in both themes; each has a pattern of its own besides."""
NUMBERS = {
    "points-castle": 0,
    "points-tokens": 0,
    "points-buildings": 1,
    "points-cards": 1,
    "points-favors": 2,
    "points-owners": 3,
    "chart-goods": 4,
    "points-trades": 5,
    "points-losses": 6,
}
"""The fill of each group by its name, the same in every game and on every chart."""
SHIELD = 54


def charts(course: Course, words: Words, theme: str) -> Scene:
    """Return the whole sheet."""
    blocks = [_head(course, words), _plot(course, words)]
    y = HEAD_H + PLOT_H
    for make in (_sources, _panels, _leads):
        block = make(course, words, y)
        blocks.append(block)
        y += block.h
    return Scene(f"{course.game}/charts", theme, W, y, "ground", (), tuple(blocks))


def finish(course: Course, words: Words, theme: str) -> Scene:
    """Return the result and the prestige by turn alone, as large as a glance card: the last frame of a replay."""
    left = (FINISH_W - W) // 2
    blocks = [
        msgspec.structs.replace(block, x=left)
        for block in (_head(course, words), _plot(course, words))
    ]
    return Scene(
        f"{course.game}/finish", theme, FINISH_W, FINISH_H, "ground", (), tuple(blocks)
    )


def _head(course: Course, words: Words) -> Block:
    page = Page(words.catalogue)
    x = 26
    for seat in course.winners:
        page.shield(seat, x, 30, 92)
        x += 102
    names = words.joined([words.name(seat) for seat in course.winners])
    won = words(
        "chart-won", names=names, n=len(course.winners), score=course.standings[0].total
    )
    page.text(won, x + 14, 78, "title", 60, "on_turn", W - x - 40, 40)
    page.text(
        words("chart-turns", n=course.turns),
        x + 14,
        126,
        "sans",
        38,
        "on_turn_soft",
        W - x - 40,
        CHART_TYPE,
    )
    return page.block("head", 0, 0, W, HEAD_H, "turn")


# Prestige by turn


def _plot(course: Course, words: Words) -> Block:
    page = Page(words.catalogue)
    page.text(words("chart-prestige"), 24, 44, "serif", 40, "ink", W - 48, CHART_TYPE)
    low = min(0, *(min(standing.prestige) for standing in course.standings))
    high = max(10, *(standing.total for standing in course.standings))
    bottom, height = PLOT_H - 58, PLOT_H - 58 - PLOT_TOP - 36
    step = _step(high - low)

    def down(points: int) -> int:
        return bottom - round((points - low) * height / max(1, high - low))

    def across(turn: int) -> int:
        return PLOT_X + round(turn * PLOT_W / (course.turns + 1))

    for points in range(-(-low // step) * step, high + 1, step):
        page.plate(PLOT_X, down(points) - 1, PLOT_W, 3, "faint", radius=0)
        page.text(
            str(points),
            PLOT_X - 14,
            down(points) + 12,
            "sans",
            CHART_TYPE,
            "soft",
            align="right",
        )
    for mark in course.landmarks:
        page.plate(
            across(mark.turn) - 1,
            PLOT_TOP + 30,
            3,
            bottom - PLOT_TOP - 30,
            "plate_edge",
            radius=0,
        )
        page.art(mark.drawing, across(mark.turn) - 28, PLOT_TOP - 12, 56)
    every = 1 if course.turns <= 8 else 2 if course.turns <= 16 else 4
    for turn in range(every, course.turns + 1, every):
        number = str(course.first_turn + turn - 1)
        page.text(
            number,
            across(turn),
            bottom + 40,
            "sans",
            CHART_TYPE,
            "soft",
            align="middle",
        )
    # the goods left
    page.art(course.groups[-1].drawing, across(course.turns + 1) - 18, bottom + 10, 36)
    for standing in reversed(course.standings):
        path = [
            (across(turn), down(prestige))
            for turn, prestige in enumerate(standing.prestige)
        ]
        path.append((across(course.turns + 1), down(standing.total)))
        page.stroke(path, 11, "halo")
        page.stroke(path, 7, f"seat{standing.seat}")
    _corners(page, course, down, across)
    _ends(page, course, words, [down(standing.total) for standing in course.standings])
    return page.block("plot", 0, HEAD_H, W, PLOT_H)


def _step(span: int) -> int:
    """Return points from one line of the scale to the next: at most seven lines."""
    round_ = next((step for step in STEPS if span <= 6 * step), None)
    return STEPS[-1] * -(-span // (6 * STEPS[-1])) if round_ is None else round_


def _corners(
    page: Page, course: Course, down: Callable[[int], int], across: Callable[[int], int]
) -> None:
    """Draw the seats' shapes along their lines, so that nobody needs the colors."""
    for place, one in enumerate(course.standings):
        for turn in range(2 + place, course.turns, 5):
            page.art(
                f"shield{one.seat}",
                across(turn) - 15,
                down(one.prestige[turn]) - 15,
                30,
            )


def _ends(page: Page, course: Course, words: Words, wanted: Sequence[int]) -> None:
    """Draw shields, totals and names at the ends of the lines, pushed apart where they are close."""
    gap = 66
    places = list(wanted)
    for number in range(1, len(places)):
        places[number] = max(places[number], places[number - 1] + gap)
    over = places[-1] - (PLOT_H - 60)
    if over > 0:
        for number in range(len(places) - 1, -1, -1):
            most = PLOT_H - 60 - gap * (len(places) - 1 - number)
            places[number] = min(places[number], most)
    left = PLOT_X + PLOT_W + 14
    for one, middle in zip(course.standings, places, strict=True):
        page.shield(one.seat, left, middle - SHIELD // 2, SHIELD, letter=CHART_TYPE)
        x = left + SHIELD + 10
        x += page.text(str(one.total), x, middle + 16, "title", 46, "ink") + 12
        _named(page, words, one.seat, (x, middle + 14), "sans", "soft", W - x - 14)


def _named(
    page: Page,
    words: Words,
    seat: int,
    place: tuple[int, int],
    face: str,
    colour: str,
    room: int,
) -> None:
    """Draw a player's name, without its part in brackets where it would be cut."""
    name = words.name(seat)
    if width(name, face, CHART_TYPE) * NARROWEST > room:
        name = words.brief(seat)
    page.text(name, *place, face, CHART_TYPE, colour, room, CHART_TYPE)


# Where the points came from


def _sources(course: Course, words: Words, y: int) -> Block:
    page = Page(words.catalogue)
    page.text(words("chart-sources"), 24, 44, "serif", 40, "ink", W - 48, CHART_TYPE)
    groups = [
        group for group in course.groups if any(points > 0 for points in group.points)
    ]
    most = max(
        1,
        *(
            sum(max(0, group.points[standing.seat]) for group in groups)
            for standing in course.standings
        ),
    )
    left, room = 96, W - 96 - 190
    top = 64
    for standing in course.standings:
        page.shield(standing.seat, 24, top + 2, SHIELD, letter=CHART_TYPE)
        x, gained = left, 0
        for group in groups:
            points = max(0, group.points[standing.seat])
            end = left + round((gained + points) * room / most)
            if points and end - x > 3:
                _segment(
                    page, NUMBERS[group.message], group, points, x, top, end - x - 2
                )
            x, gained = end, gained + points
        lost = sum(min(0, group.points[standing.seat]) for group in course.groups)
        total = str(standing.total)
        at = x + 14 + page.text(total, x + 14, top + 44, "title", 46, "ink")
        if lost:
            page.text(
                f"({lost})".replace("-", "−"),
                at + 10,
                top + 42,
                "sans",
                CHART_TYPE,
                "loss",
            )
        top += BAR_STEP
    x, top = 24, top + 4
    for group in groups:
        name = words(group.message)
        wide = 52 + width(name, "sans", CHART_TYPE) + 26
        if x + wide > W - 20:
            x, top = 24, top + 54
        _swatch(page, NUMBERS[group.message], x, top, 42, 42)
        page.art(group.drawing, x + 4, top + 4, 34)
        page.text(
            name, x + 52, top + 33, "sans", CHART_TYPE, "soft", W - x - 60, CHART_TYPE
        )
        x += wide
    if any(points < 0 for group in course.groups for points in group.points):
        losses = f"(−) {words('points-losses')}"
        if x + width(losses, "sans", CHART_TYPE) > W - 20:
            x, top = 24, top + 54
        page.text(losses, x, top + 33, "sans", CHART_TYPE, "loss")
    return page.block("sources", 0, y, W, top + 60)


def _segment(
    page: Page, number: int, group: Group, points: int, x: int, y: int, w: int
) -> None:
    _swatch(page, number, x, y, w, BAR_H)
    wide = width(str(points), "bold", CHART_TYPE)
    if w >= wide + 54:
        page.plate(x + 3, y + 3, wide + 50, BAR_H - 6, FILLS[number], radius=4)
        page.art(group.drawing, x + 9, y + 13, 32)
        page.text(str(points), x + 46, y + 41, "bold", CHART_TYPE, "line")
    elif w >= wide + 14:
        page.plate(
            x + (w - wide) // 2 - 5,
            y + 3,
            wide + 10,
            BAR_H - 6,
            FILLS[number],
            radius=0,
        )
        page.text(
            str(points), x + w // 2, y + 41, "bold", CHART_TYPE, "line", align="middle"
        )


def _swatch(page: Page, number: int, x: int, y: int, w: int, h: int) -> None:
    """Draw the fill of a group with its pattern: plain, upright, level, both, dots, and so on."""
    page.plate(x, y, w, h, FILLS[number], "line", 2, min(6, w // 2))
    if number in (1, 3, 6):
        for at in range(8, w - 6, 12):
            page.plate(x + at, y + 3, 2, h - 6, "line", radius=0)
    if number in (2, 3):
        for at in range(9, h - 5, 12):
            page.plate(x + 3, y + at, max(1, w - 6), 2, "line", radius=0)
    if number in (4, 5, 6):
        for column in range(8, w - 8, 14):
            for line in range(9 + (column // 14 % 2) * 7 * (number == 5), h - 8, 14):
                page.plate(x + column, y + line, 5, 5, "line", radius=2)


# Favors, money, workers


def _panels(course: Course, words: Words, y: int) -> Block:
    page = Page(words.catalogue)
    title = "chart-favors" if course.lines else "chart-deniers"
    page.text(words(title), 24, 44, "serif", 40, "ink", W - 48, CHART_TYPE)
    columns = len(course.standings)
    w = (W - 32 - PANEL_GAP * (columns - 1)) // columns
    lost = any(one.lost for one in course.standings)
    h = 76 + 46 * len(course.lines) + 164 + 46 * lost
    for place, one in enumerate(course.standings):
        _panel(page, course, one, words, 16 + place * (w + PANEL_GAP), w, h)
    top, x, heading = 62 + h + 8, 24, words("chart-rate")
    room = min(
        width(heading, "sans", CHART_TYPE),
        W - 190 - round(0.8 * width(words("chart-lost-workers"), "sans", CHART_TYPE)),
    )
    page.art("pawn", x, top, 36)
    page.text(heading, x + 46, top + 32, "sans", CHART_TYPE, "soft", room, CHART_TYPE)
    if lost:
        x += room + 76
        page.art("provost", x, top, 36)
        lost_workers, room = words("chart-lost-workers"), W - x - 60
        page.text(
            lost_workers, x + 46, top + 32, "sans", CHART_TYPE, "soft", room, CHART_TYPE
        )
    return page.block("panels", 0, y, W, top + 46)


def _panel(
    page: Page, course: Course, one: Standing, words: Words, x: int, w: int, h: int
) -> None:
    y = 62
    page.plate(x, y, w, h, "plate", "plate_edge", 2, 12)
    page.shield(one.seat, x + 10, y + 10, SHIELD, letter=CHART_TYPE)
    if w > NAMED:
        _named(page, words, one.seat, (x + 74, y + 49), "serif", "ink", w - 86)
    top = y + 76
    for line, level in zip(course.lines, one.favors, strict=False):
        page.art(line, x + 12, top, 38)
        field = (w - 70) // 5
        for number in range(5):
            fill = f"seat{one.seat}" if number < level else "plate_low"
            page.plate(
                x + 58 + number * field,
                top + 5,
                field - 6,
                28,
                fill,
                "ink" if number < level else "faint",
                2,
                5,
            )
        top += 46
    most = max(1, *(max(standing.deniers, default=0) for standing in course.standings))
    step = min(40, (w - 66) / max(1, len(one.deniers)))
    page.text(str(most), x + 30, top + 34, "sans", CHART_TYPE, "soft", align="middle")
    page.art("coin", x + 12, top + 60, 36)
    for turn, earned in enumerate(one.deniers):
        high = round(earned * 92 / most)
        if high:
            left = x + 56 + round(turn * step)
            page.plate(
                left,
                top + 98 - high,
                max(2, round(step) - 3),
                high,
                "coin_shade",
                radius=2,
            )
    page.plate(x + 54, top + 98, w - 66, 3, "plate_edge", radius=0)
    _workers(page, one, x, top + 108)


def _workers(page: Page, one: Standing, x: int, y: int) -> None:
    """Draw points a worker, and any workers who stood beyond the provost, with whoever sent him back."""
    page.art("pawn", x + 10, y, 36)
    page.art("arrow", x + 46, y + 8, 22)
    at = x + 78
    at += page.text(rate(one, page.words), x + 74, y + 31, "sans", CHART_TYPE, "ink")
    page.art("prestige", at, y, 38)
    if one.lost:
        page.art("provost", x + 12, y + 46, 36)
        at = x + 60
        at += page.text(f"−{one.lost}", x + 54, y + 77, "sans", CHART_TYPE, "ink")
        if one.lost_to is not None:
            page.art("arrow", at, y + 50, 26)
            page.shield(one.lost_to, at + 30, y + 38, SHIELD - 6, letter=CHART_TYPE)


# In words


def _leads(course: Course, words: Words, y: int) -> Block:
    page = Page(words.catalogue)
    top = 46
    for sentence in sentences(course, words):
        page.plate(26, top - 20, 12, 12, "ink", radius=6)
        for line in wrap(sentence, "serif", 38, W - 90, 2):
            page.text(line, 54, top, "serif", 38, "ink", W - 76, CHART_TYPE)
            top += 48
    return page.block("told", 0, y, W, top)

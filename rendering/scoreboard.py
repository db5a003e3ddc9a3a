"""The final score as a table: one column a player, one row a source of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.lettering import NARROWEST, width, wrap
from rendering.nodes import Scene
from rendering.sentences import MOST_CHARACTERS, minus, shortened

if TYPE_CHECKING:
    from rendering.words import Words

W = 1080
PHONE_TYPE = 37
HEAD_H, NAMES_H, ROW_H, TOTAL_H = 108, 190, 68, 96


class Source(msgspec.Struct, frozen=True):
    """One row: its drawing, its message, and the points by seat."""

    drawing: str
    message: str
    points: tuple[int, ...]


def score_scene(
    name: str,
    sources: tuple[Source, ...],
    totals: tuple[int, ...],
    winners: tuple[int, ...],
    words: Words,
    theme: str,
) -> Scene:
    """Return the table with the seats in order of their totals."""
    say = words.catalogue
    ranking = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    label = 294
    column = (W - label - 14) // len(totals)
    page = Page(say)
    page.text(words("final-score"), 24, 74, "title", 56, "on_turn", W - 48, PHONE_TYPE)
    blocks = [page.block("title", 0, 0, W, HEAD_H, "turn")]
    page = Page(say)
    height = NAMES_H + len(sources) * ROW_H + TOTAL_H
    for place, seat in enumerate(ranking):
        x = label + place * column
        if seat in winners:
            page.plate(x, 4, column, height - 8, "leads", "ink", 4, 14)
        page.shield(seat, x + column // 2 - 42, 20, 84)
        lines = wrap(words.name(seat), "serif", 38, column - 22, 2)
        if any(
            width(line, "serif", PHONE_TYPE) * NARROWEST > column - 22 for line in lines
        ):
            lines = wrap(words.brief(seat), "serif", 38, column - 22, 2)
        for line, text in enumerate(lines):
            middle = 152 if len(lines) == 1 else 136 + 40 * line
            page.text(
                text,
                x + column // 2,
                middle,
                "serif",
                38,
                "ink",
                column - 22,
                PHONE_TYPE,
                "middle",
            )
    for row, source in enumerate(sources):
        y = NAMES_H + row * ROW_H
        page.plate(20, y - 4, W - 40, 2, "faint", radius=0)
        page.art(source.drawing, 24, y + 9, 48)
        page.name(source.message, 84, y + 46, "sans", 38, "ink", label - 96, PHONE_TYPE)
        for place, seat in enumerate(ranking):
            points = source.points[seat]
            text = minus(points)
            page.text(
                text,
                label + place * column + column // 2,
                y + 47,
                "bold",
                42,
                "ink" if points or seat in winners else "soft",
                align="middle",
            )
    y = height - TOTAL_H
    page.plate(20, y, W - 40, 4, "ink", radius=0)
    page.name("points-total", 24, y + 64, "title", 48, "ink", label - 36, PHONE_TYPE)
    for place, seat in enumerate(ranking):
        page.text(
            str(totals[seat]),
            label + place * column + column // 2,
            y + 66,
            "title",
            58,
            "ink",
            align="middle",
        )
    blocks.append(page.block("table", 0, HEAD_H, W, height))
    return Scene(name, theme, W, HEAD_H + height + 8, "ground", (), tuple(blocks))


def score_text(
    sources: tuple[Source, ...], totals: tuple[int, ...], words: Words
) -> str:
    """Return the table in words, a line for each player, the best first.

    Without the sources of the last ones where 1,024 characters don't suffice.
    """
    lines, brief = [words("final-score")], [words("final-score")]
    for seat in sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat)):
        parts = [
            f"{words(source.message)} {minus(source.points[seat])}"
            for source in sources
        ]
        lines.append(
            words(
                "score-line",
                name=words.who(seat),
                total=totals[seat],
                parts=", ".join(parts),
            )
        )
        brief.append(f"{words.who(seat)} {totals[seat]}")
    full = len(lines)
    while full > 1 and len("\n".join([*lines[:full], *brief[full:]])) > MOST_CHARACTERS:
        full -= 1
    return shortened("\n".join([*lines[:full], *brief[full:]]))

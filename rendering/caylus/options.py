"""The options of a question in place of the buildings before the bridge: lines of favors, or tiles to build."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.canvas import Page, row_width
from rendering.caylus.signs import FAVOR_LINES, cost, extras, favor, printed_prestige
from rendering.colours import ABSENT
from rendering.signs import SLASH
from rules.caylus.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.canvas import Sign
    from rendering.caylus.favors import Favors
    from rendering.caylus.stock import Stock
    from rendering.nodes import Block
    from rendering.words import Catalogue

Frame = tuple[int, int, int, int]
"""Left, top, width, height."""


def _option(
    page: Page,
    signs: Sequence[Sign],
    frame: Frame,
    letters: int,
    *,
    is_open: bool,
    in_use: bool = False,
) -> float:
    """Draw the frame of an option with its signs, on yellow if it `is_open`; return how faded the rest is."""
    faded = 0.0 if is_open or in_use else ABSENT
    edge, stroke = ("ink", 5) if in_use else ("plate_edge", 2)
    fill = "leads" if in_use else "plate_low" if faded else "plate"
    w, h = frame[2:]
    page.plate(3, 0, w - 6, h - 3, fill, edge, stroke, 10)
    if is_open:
        page.plate(7, 4, w - 14, letters + 10, "leads", "ink")
    size = letters + 4
    page.row(signs, w // 2, 7, size, letters, w - 20, 18, "middle", faded)
    return faded


@lru_cache(maxsize=64)
def _lines(
    words: Catalogue, cell: Favors, frame: Frame, letters: int
) -> tuple[Block, ...]:
    """Return the four lines: the level of the deciding seat, and what each line gives.

    That of a line which can be chosen is yellow and of the next level.
    """
    assert cell.seat is not None
    (x, y, w, h), blocks = frame, []
    w, marked = w // len(FAVOR_LINES), dict(cell.marked)
    for place, line in enumerate(FAVOR_LINES):
        page, in_use = Page(words), line == cell.asked
        level = cell.levels[cell.seat][place]
        at = marked.get(line, max(1, level))
        signs = [*favor(line, at)]
        if line == "cubes" and at > 1:  # any level that the marker has reached
            other = [SLASH, *favor(line, min(at, 4))] if at != 3 else []
            signs = [(0, ("food", "basic", "basic", "any")[at - 2]), *other]
        if line == "building":
            signs.insert(0, (0, "build"))
        is_open = line in marked and not in_use
        at_line = x + place * w, y, w, h
        faded = _option(page, signs, at_line, letters, is_open=is_open, in_use=in_use)
        middle = (letters + 10 + h) // 2
        page.text(str(level), 18, middle + letters // 2, "bold", letters + 10)
        pips = f"pips{level}of{cell.limit}seat{cell.seat}"
        top, wide = middle - letters // 2, w - letters - 40
        page.art(pips, 22 + letters, top, wide, letters, faded)
        blocks.append(page.block(f"line-{line}", *at_line))
    return tuple(blocks)


NAMED_W = 180
"""Width of an option from which a tile's short name has room in every language."""


@lru_cache(maxsize=64)
def _tiles(
    words: Catalogue, cell: Stock, frame: Frame, letters: int
) -> tuple[Block, ...]:
    """Return the tiles of the kind that can be built: cost, drawing and prestige, first those that can be paid for.

    Where there is room, their names are below.
    """
    kinds = {TILES[name.removeprefix("stock-")].kind for name in cell.offered}
    found = [tile for row in cell.rows for tile in row if TILES[tile].kind in kinds]
    shown = sorted(
        {*found},
        key=lambda tile: (f"stock-{tile}" not in cell.offered, found.index(tile)),
    )
    (x, y, w, h), blocks = frame, []
    shown = shown[: max(w // (3 * letters), len(cell.offered))]
    w //= len(shown)
    low = letters + 6 if w >= NAMED_W and h > 4 * letters else 0
    for place, tile in enumerate(shown):
        page, at_tile = Page(words), (x + place * w, y, w, h)
        is_open = f"stock-{tile}" in cell.offered
        price = cost(tile, 2, cell.cheaper)
        faded = _option(page, price, at_tile, letters, is_open=is_open)
        gains = (*extras(tile), (printed_prestige(tile, cell.lawyer_vp), "prestige"))
        room = w - letters * 2
        if row_width(gains, letters, letters) > room:
            gains = gains[-1:]
        wide, top = row_width(gains, letters, letters), (letters + 10 + h - low) // 2
        size = min(w - wide - 16, h - low - letters - 18)
        left = (w - size - 4 - wide) // 2
        page.art(tile, left, top - size // 2, size, faded=faded)
        page.row(
            gains, left + size + 4, top - letters // 2, letters, letters, faded=faded
        )
        if low:
            name, ink = f"tile-{tile}", "ink" if is_open else "soft"
            room = w - 16
            page.name(
                name, w // 2, h - 14, "serif", letters, ink, room, letters, "middle"
            )
        blocks.append(page.block(f"build-{tile}", *at_tile))
    return tuple(blocks)


def options(
    words: Catalogue, favors: Favors, stock: Stock, frame: Frame, letters: int
) -> tuple[Block, ...]:
    """Return the lines of favors or the tiles in question, side by side in a frame; nothing in other questions."""
    if favors.marked:
        return _lines(words, favors, frame, letters)
    return _tiles(words, stock, frame, letters) if stock.offered else ()

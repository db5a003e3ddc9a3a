"""One tile alone: what it does, costs and brings, and where it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.caylus.signs import SPECIAL, cost, effect, printed_prestige
from rendering.page import Page
from rendering.scene import Scene
from rendering.signs import KIND_FRAME
from rules.caylus.tiles import TILES

if TYPE_CHECKING:
    from rendering.page import Sign
    from rendering.words import Words
    from rules.caylus.view import CaylusView

W, H = 1080, 470
T = 37


def tile_scene(tile_id: str, words: Words, theme: str, view: CaylusView | None) -> Scene:
    """The tile as a picture; raises KeyError for an unknown tile."""
    page = Page(words.catalogue)
    kind = "special" if tile_id in SPECIAL else TILES[tile_id].kind
    frame = KIND_FRAME.get(kind, "special")
    page.plate(14, 14, W - 28, H - 28, "plate", frame, 8, 24)
    page.plate(14, 14, W - 28, 104, frame, radius=24)
    page.plate(14, 60, W - 28, 58, frame, radius=0)
    kind_room = page.text(words(f"kind-{kind}"), W - 106, 84, "sans", 40, "on_kind", 280, T, "right")
    page.art(f"mark_{kind}", W - 90, 42, 50)
    page.text(words(f"tile-{tile_id}"), 44, 90, "title", 64, "on_kind", W - 190 - kind_room, 40)
    page.art(tile_id, 34, 130, 300)
    page.row(effect(tile_id), 366, 142, 62, 56, room=W - 410, least=30)
    y = 262
    if kind != "special":
        _price(page, tile_id, view, y)
    for line in places(tile_id, words, view)[:2]:
        page.text(line, 366, y + 124, "sans", 40, "soft", W - 410, T)
        y += 48
    return Scene("caylus/tile", theme, W, H, "ground", (), (page.block("tile", 0, 0, W, H),))


def _price(page: Page, tile_id: str, view: CaylusView | None, y: int) -> None:
    tile = TILES[tile_id]
    signs: list[Sign] = list(cost(tile_id))
    if signs:
        lawyer = view.options["lawyer_vp"] if view else "4"
        signs += [(0, "gap"), (0, "arrow"), (0, "gap"), (printed_prestige(tile_id, lawyer), "prestige")]
        signs += [(0, "favor")] * tile.favors
        page.row(signs, 366, y, 58, 52, room=W - 410, least=26)


def places(tile_id: str, words: Words, view: CaylusView | None) -> list[str]:
    """Where the tile is now, in words."""
    if view is None or tile_id in SPECIAL:
        return []
    on = [(number, space) for number, space in enumerate(view.road, 1) if space.tile == tile_id]
    lines = []
    if on:
        spaces = words.joined([str(number) for number, _ in on])
        owners = [words.who(space.owner) for _, space in on if space.owner is not None]
        lines.append(
            words("tile-stands-owned", spaces=spaces, owners=words.joined(list(dict.fromkeys(owners))))
            if owners
            else words("tile-stands", spaces=spaces)
        )
    if tile_id == "residence" or any(tile_id in tiles for tiles in view.stock.values()):
        lines.append(words("tile-in-stock"))
    return lines or [words("tile-gone")]

"""The block of the board for an action of Caylus, and the tile on a block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.tiles import SPACES, SPECIALS

if TYPE_CHECKING:
    from rendering.words import Words
    from rules.caylus.view import CaylusView

CASTLE = ("castle", "yard")
"""On a phone its workers wait in a block of their own."""
ALONE = {
    "pass": ("bridge",),
    "place castle": CASTLE,
    "move castle": CASTLE,
    "joust": ("joust_field",),
    "stay": ("inn",),
    "leave": ("inn",),
}
INSIDE = {"build": ("stock", "stock"), "favor": ("favor", "favors")}
"""Verbs whose noun has a block of its own, named by the prefix, on the full board, and one for all on a phone's."""


def spot(view: CaylusView, code: str) -> tuple[str, ...]:
    """Return the blocks on which the action is done, the narrowest first; a board has some of them, or none."""
    verb, _, noun = code.partition(" ")
    if code in ALONE:
        return ALONE[code]
    match verb:
        case "place" | "move" | "on" | "convert":
            return (noun,)
        case "provost":
            space = view.provost + int(noun)
            return (str(space),) if 1 <= space <= SPACES else ()
        case "build" | "favor":
            prefix, whole = INSIDE[verb]
            return (f"{prefix}-{noun}", whole)
        case "use":
            return ("favor-building", "favors")
        case "batch":
            return ("castle",)
    return ()


def tile_on(view: CaylusView, block: str) -> str | None:
    """Return the id of the tile that lies on a block, or that the block is."""
    if block.isdecimal():
        return view.road[int(block) - 1].tile if int(block) <= len(view.road) else None
    if block in SPECIALS:
        return block
    kind, _, tile = block.partition("-")
    return tile if kind == "stock" and tile and not tile.isdecimal() else None


def tile_name(tile: str, words: Words) -> str:
    """Return the name of a tile."""
    return words(f"tile-{tile}")

"""The block of the board for an action of Caylus, and the tile on a block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.tiles import PLACES, SECTIONS, SPACES, SPECIALS, TILES

if TYPE_CHECKING:
    from rendering.words import Words
    from rules.caylus.view import CaylusView

ALONE = {
    "pass": ("bridge",),
    "joust": ("joust_field",),
    "stay": ("inn",),
    "leave": ("inn",),
}

FIXED = {special: special for special in SPECIALS} | {
    f"stock-{tile}": tile for tile in TILES
}
"""Tiles by the blocks on which nothing else lies."""


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
        case "build":
            return (f"stock-{noun}", f"build-{noun}")
        case "favor":
            return (f"favor-{noun}", f"line-{noun}")
        case "use":
            return ("favor-building", "line-building")
        case "batch":
            return (_open_section(view),)
    return ()


def _open_section(view: CaylusView) -> str:
    """Return the section where the next house goes, the castle if there is none."""
    for number, section in enumerate(SECTIONS):
        houses = sum(player.houses[number] for player in view.players)
        if section not in view.scored and houses < PLACES[number]:
            return section
    return "castle"


def tiles(view: CaylusView) -> dict[str, str]:
    """Return the tiles by the block that each lies on or is."""
    return FIXED | {
        str(number): space.tile
        for number, space in enumerate(view.road, 1)
        if space.tile
    }


def tile_name(tile: str, words: Words) -> str:
    """Return the name of a tile."""
    return words(f"tile-{tile}")

"""The block of the board for an action of Magna Carta, and the card on a block."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rendering.words import Words
    from rules.magna_carta.view import MagnaCartaView


def spot(view: MagnaCartaView, code: str) -> tuple[str, ...]:
    """Return the blocks of the board or the hand on which the action is done; none for goods."""
    verb, _, noun = code.partition(" ")
    match verb:
        case "pass":
            return ("bridge",)
        case "place" | "on" | "convert":
            return (noun,)
        case "provost" if view.provost is not None:
            place = view.provost + int(noun)
            return (str(place),) if 1 <= place <= len(view.road) else ()
        case "build":
            return (f"hand-{noun}",)
        case "prestige":
            return ("offers",)
        case "batch":
            return ("castle",)
    return ()


def tile_on(view: MagnaCartaView, block: str) -> str | None:
    """Return the id of the card that lies on a block of the road or the hand."""
    if block.isdecimal() and int(block) <= len(view.road):
        return view.road[int(block) - 1].tile
    return block.removeprefix("hand-") if block.startswith("hand-") else None


def tile_name(tile: str, words: Words) -> str:
    """Return the name of a card."""
    return words(f"mc-card-{tile}")

"""The block of the board for an action of Magna Carta, and the card on a block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import CARDS

if TYPE_CHECKING:
    from rendering.words import Words
    from rules.magna_carta.view import MagnaCartaView

HELD = {f"hand-{card}": card for card in CARDS}
"""Cards by their blocks of a hand."""


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


def tiles(view: MagnaCartaView) -> dict[str, str]:
    """Return the cards by their blocks of the road or the hand."""
    return HELD | {str(number): card.tile for number, card in enumerate(view.road, 1)}


def tile_name(tile: str, words: Words) -> str:
    """Return the name of a card."""
    return words(f"mc-card-{tile}")

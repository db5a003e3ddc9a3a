"""Positions of Magna Carta for ruling tests: seats in order, Blue first, decks in the order of the table."""

from __future__ import annotations

from rules.notation import SEATS
from tests.rules.play import Played

NEUTRAL = ("n_park", "n_forest", "n_quarry")
DECK = (
    "small_farm, small_sawmill, small_quarry, peddler, market, lawyer,"
    " large_farm, large_sawmill, large_quarry, gold_mine, bank, church"
)
BEGINNER_DECK = DECK.replace("lawyer, ", "").replace(", church", "")


def play(text: str = "", *, seats: int = 2, beginner: bool = False) -> Played:
    """The record played: the road begins with Park, Forest, Quarry as far as the players need, and the
    Peddler (position `seats`); everybody draws the cards in the order of the rules reference."""
    names = SEATS[:seats]
    deck = BEGINNER_DECK if beginner else DECK
    header = [
        "game: magna_carta",
        f"players: {', '.join(names)}",
        f"option rules: {'beginner' if beginner else 'standard'}",
        f"order: {', '.join(names)}",
        f"neutral: {', '.join(NEUTRAL[: seats - 1])}",
        *(f"deck {name}: {deck}" for name in names),
    ]
    return Played("\n".join(header) + "\n" + text)

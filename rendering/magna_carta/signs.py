"""The effects and costs of cards as rows of signs; the numbers come from the table of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.signs import ARROW, SLASH, several
from rules.magna_carta.cards import CARDS, CUBES

if TYPE_CHECKING:
    from rendering.canvas import Sign
    from rules.magna_carta.cards import Rate

DRAWING = {
    "small_farm": "n_farm",
    "small_sawmill": "n_sawmill",
    "small_quarry": "n_quarry",
    "peddler": "w_peddler",
    "market": "n_market",
    "lawyer": "w_lawyer",
    "large_farm": "s_farm",
    "large_sawmill": "w_sawmill",
    "large_quarry": "w_quarry",
    "gold_mine": "gold_mine",
    "bank": "s_bank",
    "church": "s_church",
    "n_park": "s_park",
    "n_forest": "n_forest",
    "n_quarry": "n_quarry",
    "n_trading_post": "trading_post",
    "n_peddler": "f_peddler",
    "residence": "residence",
    "theatre": "theater",
    "statue": "statue",
    "hotel": "hotel",
    "stables": "royal_stables",
    "town_hall": "town_hall",
    "monument": "monument",
    "cathedral": "cathedral",
}
SOLD = {"peddler": "basic", "bank": "gold", "church": "token"}


@lru_cache(maxsize=64)
def effect(card_id: str) -> tuple[Sign, ...]:
    """Return a card's effect for the worker's owner; for residence and prestige cards the income."""
    card = CARDS[card_id]
    if card.work == "market":
        return ((0, "any"), ARROW, (card.price, "coin"))
    if card.work == "lawyer":
        return ((0, "food"), ARROW, (0, "kind_residence"))
    if card.rates:
        return _rates(card.rates, SOLD[card.work])
    signs: list[Sign] = [(card.deniers, "coin")] if card.deniers else []
    for cube, number in enumerate(card.gives):
        signs += several(number, CUBES[cube])
    if card.income:
        signs.append((card.income, "income"))
    return tuple(signs)


@lru_cache(maxsize=256)
def owner_effect(card_id: str, lying: int | None = None) -> tuple[Sign, ...]:
    """Return the card owner's gain from another player's worker; `lying` cubes are the remaining ones."""
    card = CARDS[card_id]
    key: Sign = (0, "key")
    if card.stocked:
        cube = next(number for number, given in enumerate(card.owner_gives) if given)
        if lying == 0:
            return (key, (0, "dash"))
        return (key, (lying or 0, CUBES[cube]))
    if card.work == "gold_mine":
        return (key, (0, "basic"), ARROW, (0, "gold"))
    if card.owner_rates:
        return (key, *_rates(card.owner_rates, SOLD[card.work]))
    signs: list[Sign] = [(card.owner_deniers, "coin")] if card.owner_deniers else []
    for cube, number in enumerate(card.owner_gives):
        signs += several(number, CUBES[cube])
    return (key, *signs) if signs else ()


def _rates(rates: tuple[Rate, ...], sold: str) -> tuple[Sign, ...]:
    signs: list[Sign] = []
    for rate in rates:
        signs += [SLASH] if signs else []
        signs += [
            (rate.deniers, "coin"),
            ARROW,
            (rate.number if rate.number > 1 else 0, sold),
        ]
    return tuple(signs)


@lru_cache(maxsize=128)
def cost(card_id: str, single: int = 3) -> tuple[Sign, ...]:
    """Return the cost of building the card."""
    card = CARDS[card_id]
    signs: list[Sign] = []
    for cube, number in enumerate(card.cost):
        signs += several(number, CUBES[cube], single)
    if card.any_cube:
        signs.append((0, "any"))
    return tuple(signs)


SIGNS = (
    *("food", "wood", "stone", "gold", "any", "basic", "coin", "prestige"),
    *("income", "token", "card", "pile", "discards", "key", "pawn"),
)
"""The signs that the key explains."""

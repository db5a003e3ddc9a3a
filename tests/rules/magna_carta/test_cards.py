"""The numbers of every card, of the set-up and of the castle, as the rules reference has them."""

from __future__ import annotations

import pytest

from rules.magna_carta import cards
from rules.magna_carta.cards import CARDS, Rate, parse_cubes

# id: frame, cost, any cube, points, what the worker's owner gets, what the card's owner gets, beginner
PLAYER = {
    "small_farm": ("wood", "FW", False, 1, "F", "F", True),
    "small_sawmill": ("wood", "FW", False, 1, "W", "W", True),
    "small_quarry": ("wood", "FW", False, 1, "S", "S", True),
    "peddler": ("wood", "W", True, 2, "", "", True),
    "market": ("wood", "W", True, 2, "", "", True),
    "lawyer": ("wood", "FW", False, 2, "", "", False),
    "large_farm": ("stone", "FSS", False, 2, "FF", "F", True),
    "large_sawmill": ("stone", "FSS", False, 2, "WW", "W", True),
    "large_quarry": ("stone", "FSS", False, 2, "SS", "S", True),
    "gold_mine": ("stone", "FSS", False, 2, "G", "", True),
    "bank": ("stone", "WSS", False, 3, "", "", True),
    "church": ("stone", "WSS", False, 3, "", "", False),
}
PRESTIGE = {
    "theatre": ("WWG", 6, 0, True),
    "statue": ("SSG", 6, 0, True),
    "hotel": ("SSSG", 6, 1, False),
    "stables": ("FFFGG", 10, 0, True),
    "town_hall": ("WWWGG", 10, 0, True),
    "monument": ("SSSGG", 10, 0, True),
    "cathedral": ("SSSSSGGG", 14, 0, True),
}
NEUTRAL = {
    "n_park": "F",
    "n_forest": "W",
    "n_quarry": "S",
    "n_trading_post": "",
    "n_peddler": "",
}


@pytest.mark.parametrize("card_id", PLAYER)
def test_a_player_card_has_the_numbers_printed_on_it(card_id: str) -> None:
    card = CARDS[card_id]
    frame, cost, any_cube, points, gives, owner_gives, beginner = PLAYER[card_id]
    assert (card.kind, card.cost, card.any_cube, card.points) == (
        frame,
        parse_cubes(cost),
        any_cube,
        points,
    )
    assert (card.gives, card.owner_gives) == (
        parse_cubes(gives),
        parse_cubes(owner_gives),
    )
    assert card.beginner == beginner
    assert card.stocked == card_id.startswith("small_")


@pytest.mark.parametrize("card_id", PRESTIGE)
def test_a_prestige_card_has_the_numbers_printed_on_it(card_id: str) -> None:
    card = CARDS[card_id]
    cost, points, income, beginner = PRESTIGE[card_id]
    assert (card.kind, card.cost, card.points) == (
        "prestige",
        parse_cubes(cost),
        points,
    )
    assert (card.income, card.beginner, card.work) == (income, beginner, "")


@pytest.mark.parametrize("card_id", NEUTRAL)
def test_a_neutral_card_gives_and_has_no_owner_effect(card_id: str) -> None:
    card = CARDS[card_id]
    assert (card.kind, card.gives) == ("neutral", parse_cubes(NEUTRAL[card_id]))
    assert card.deniers == (2 if card_id == "n_trading_post" else 0)
    assert not any(card.owner_gives) and not card.owner_deniers and not card.owner_rates


def test_the_rates_of_peddlers_bank_church_market_and_lawyer() -> None:
    assert CARDS["peddler"].rates == (Rate(1, 1), Rate(2, 2))
    assert CARDS["peddler"].owner_rates == (Rate(1, 1),)
    assert CARDS["n_peddler"].rates == (Rate(1, 1),)
    assert CARDS["bank"].rates == (Rate(1, 1), Rate(3, 2))
    assert CARDS["bank"].owner_rates == (Rate(2, 1),)
    assert CARDS["church"].rates == (Rate(2, 1), Rate(5, 2))
    assert CARDS["church"].owner_rates == (Rate(3, 1),)
    assert (CARDS["market"].price, CARDS["market"].owner_deniers) == (4, 1)
    assert CARDS["lawyer"].owner_deniers == 2


def test_there_are_all_cards_and_no_others() -> None:
    assert set(CARDS) == {*PLAYER, *PRESTIGE, *NEUTRAL, "residence"}
    assert (CARDS["residence"].points, CARDS["residence"].income) == (1, 1)
    assert len(cards.deck(beginner=False)) == 12
    assert len(cards.deck(beginner=True)) == 10
    assert len(cards.prestige_cards(beginner=False)) == 7
    assert len(cards.prestige_cards(beginner=True)) == 6


def test_the_castle_tokens_and_their_points() -> None:
    assert cards.TOKENS == {2: (5, 6, 7), 3: (6, 7, 8), 4: (7, 8, 9)}
    assert cards.TOKEN_POINTS == (4, 3, 2)

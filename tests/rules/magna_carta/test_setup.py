"""The set-up (section 3), the opening hands, and who is first."""

from __future__ import annotations

import pytest

from rules.header import Header
from rules.magna_carta.events import CardsDrawn, HandReplaced
from rules.model import TurnBegan
from rules.notation import SEATS
from rules.register import find_game
from tests.rules.magna_carta.positions import play

GAME = find_game("magna_carta")


@pytest.mark.parametrize(
    ("seats", "length", "tokens"),
    [(2, 2, (5, 6, 7)), (3, 3, (6, 7, 8)), (4, 4, (7, 8, 9))],
)
def test_the_road_ends_with_the_peddler_and_the_castle_fits_the_players(
    seats: int, length: int, tokens: tuple[int, ...]
) -> None:
    game = play(seats=seats)
    assert len(game.json["road"]) == length
    assert game.road(length)["tile"] == "n_peddler"
    assert tuple(game.json["tokens"].values()) == tokens
    assert game.json["provost"] == length
    assert (game.turn, game.phase, game.kind) == (1, 0, "opening")


def test_everybody_begins_alike_with_two_food_two_wood_four_deniers_and_three_cards() -> (
    None
):
    """M-31: no compensation for later seats."""
    game = play(seats=4)
    for name in SEATS[:4]:
        assert game.has(
            name, "deniers", "food", "wood", "stone", "gold", "workers"
        ) == (4, 2, 2, 0, 0, 4)
        assert game.has(name, "hand", "pile", "discard") == (
            ["small_farm", "small_sawmill", "small_quarry"],
            9,
            [],
        )


def test_the_first_player_is_drawn_and_the_seats_follow_in_some_order() -> None:
    """M-31: the first player is random."""
    first = {
        GAME.start(Header(GAME.id, SEATS[:3], {}, seed))[0].order[0]
        for seed in range(40)
    }
    assert first == {0, 1, 2}


def test_the_random_neutral_cards_differ_from_game_to_game() -> None:
    drawn = {
        GAME.start(Header(GAME.id, SEATS[:2], {}, seed))[0].card[1]
        for seed in range(60)
    }
    assert drawn == {"n_park", "n_forest", "n_quarry", "n_trading_post"}


def test_each_player_may_once_discard_the_opening_hand_openly_and_draw_three_others() -> (
    None
):
    """M-11: never a reshuffle here."""
    game = play()
    assert game.legal == {"keep", "mulligan"}
    game.act("Blue mulligan")
    assert game.player("Blue")["hand"] == ["peddler", "market", "lawyer"]
    assert game.player("Blue")["discard"] == [
        "small_farm",
        "small_sawmill",
        "small_quarry",
    ]
    assert game.player("Blue")["pile"] == 6
    assert game.told(HandReplaced)[0].discarded == (
        "small_farm",
        "small_sawmill",
        "small_quarry",
    )
    assert game.told(CardsDrawn) == [CardsDrawn(0, 3)]
    assert game.seat == "Red"
    game.act("Red keep")
    assert game.told(TurnBegan) == [TurnBegan(1, (0, 1))]
    assert (game.turn, game.phase, game.seat, game.kind) == (1, 2, "Blue", "action")
    assert game.player("Blue")["deniers"] == 6


def test_the_first_player_card_goes_to_the_left_each_turn() -> None:
    game = play(seats=3).wait(turn=2)
    assert game.json["order"] == ["Red", "Green", "Blue"]
    game.wait(turn=3)
    assert game.json["order"] == ["Green", "Blue", "Red"]

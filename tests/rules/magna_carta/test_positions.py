"""Positions: the `set` lines of Magna Carta and their errors (records, section Positions)."""

from __future__ import annotations

import pytest

from rules.errors import RecordError
from tests.rules.magna_carta.positions import DECK, play


def refused(
    line: str, *, seats: int = 2, beginner: bool = False, before: str = ""
) -> RecordError:
    with pytest.raises(RecordError) as caught:
        play(f"{before}{line}\n", seats=seats, beginner=beginner)
    assert caught.value.line == 6 + seats + before.count("\n")
    return caught.value


def test_a_position_begins_at_phase_1_of_its_turn_without_opening_hands() -> None:
    game = play(
        "set turn: 8\nset Blue: deniers=5 food=2 wood=0 stone=1 gold=1 tokens=1/0/2\n"
    )
    assert (game.turn, game.phase, game.kind) == (8, 2, "action")
    assert game.has("Blue", "deniers", "food", "wood", "stone", "gold") == (
        7,
        2,
        0,
        1,
        1,
    )
    assert game.player("Blue")["tokens"] == {"dungeon": 1, "walls": 0, "towers": 2}
    assert game.json["order"] == ["Blue", "Red"]


def test_several_lines_for_a_seat_add_up_and_the_rest_keeps_its_set_up_value() -> None:
    game = play("set Blue: deniers=5\nset Blue: stone=3\n")
    assert game.has("Blue", "deniers", "food", "wood", "stone", "gold") == (
        7,
        2,
        2,
        3,
        0,
    )


def test_piles_are_the_decks_without_the_cards_in_hand_and_on_the_road() -> None:
    game = play(
        "set road 3: small_farm Blue\nset road 4: peddler Red\nset hand Blue: church, market\n"
    )
    assert game.player("Blue")["hand"] == ["church", "market"]
    game.act("Blue draw")
    assert game.player("Blue")["hand"] == ["church", "market", "small_sawmill"]
    assert game.player("Blue")["pile"] == 8
    assert game.player("Red")["hand"] == ["small_farm", "small_sawmill", "small_quarry"]
    assert game.player("Red")["pile"] == 8


def test_a_hand_may_be_empty() -> None:
    game = play("set hand Blue:\n")
    assert game.has("Blue", "hand", "pile") == ([], 12)


def test_small_cards_on_the_road_carry_their_full_cubes() -> None:
    game = play("set road 4: small_farm Blue\nset road 5: residence Blue\n", seats=3)
    assert [place["cubes"] for place in game.json["road"].values()] == [0, 0, 0, 4, 0]


def test_residences_and_prestige_cards_come_from_outside_the_decks() -> None:
    game = play("set road 3: residence Blue\nset road 4: cathedral Blue\n")
    assert len(game.player("Blue")["hand"]) + game.player("Blue")["pile"] == 12
    assert "cathedral" not in game.json["stock"]["prestige"]


def test_the_provost_stands_on_the_peddlers_place_unless_he_is_set() -> None:
    assert play("set road 3: bank Blue\n").json["provost"] == 2
    assert play("set road 3: bank Blue\nset provost: 3\n").json["provost"] == 3


def test_tokens_of_players_come_from_the_supply_unless_it_is_set() -> None:
    game = play("set Blue: tokens=5/1/0\nset Red: tokens=0/1/0\n")
    assert game.json["tokens"] == {"dungeon": 0, "walls": 4, "towers": 7}
    assert play("set tokens: 1/0/0\n").json["tokens"] == {
        "dungeon": 1,
        "walls": 0,
        "towers": 0,
    }


def test_a_neutral_card_may_move_if_its_own_place_is_set_too() -> None:
    game = play("set road 2: n_park\nset road 1: bank Blue\n")
    assert [place["tile"] for place in game.json["road"].values()] == ["bank", "n_park"]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("set moon: 3", "unknown"),
        ("set bailiff: 6", "unknown"),
        ("set scored: dungeon", "unknown"),
        ("set inn: Blue", "unknown"),
        ("set Blue: deniers=-1", "whole number"),
        ("set Blue: deniers=10000", "whole number"),
        ("set Blue: deniers=+1", "whole number"),
        ("set Blue: cloth=1", "cloth"),
        ("set Blue: prestige=1", "prestige"),
        ("set Blue: deniers", "name=value"),
        ("set Blue: tokens=1/1", "3 whole numbers"),
        ("set Blue: tokens=6/0/0", "the game has 5"),
        ("set Blue: food=1 food=2", "given"),
        ("set turn: 0", "whole number"),
        ("set provost: 3", "from 1 to 2"),
        ("set provost: 0", "whole number"),
        ("set tokens: 0/0/0", "some must be left"),
        ("set tokens: 6/0/0", "the game has 5"),
        ("set tokens: 1/1/1/1", "3 whole numbers"),
        ("set road 0: bank Blue", "from 1 to 3"),
        ("set road 4: bank Blue", "from 1 to 3"),
        ("set road x: bank Blue", "from 1 to 3"),
        ("set road 3: palace Blue", "palace"),
        ("set road 3: bank", "owner"),
        ("set road 3: residence", "owner"),
        ("set road 3: bank Blue Red", "bank Blue Red"),
        ("set road 3: bank Purple", "Purple"),
        ("set road 1: n_forest", "not in this game"),
        ("set road 1: n_peddler", "is already on space 2"),
        ("set road 2: n_park Blue", "has no owner"),
        ("set road 3: empty", "empty"),
        ("set hand Blue: bank, bank", "twice"),
        ("set hand Blue: n_park", "n_park"),
        ("set hand Blue: palace", "palace"),
        ("set hand Purple: bank", "Purple"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_its_line(
    line: str, problem: str
) -> None:
    assert problem in str(refused(line))


@pytest.mark.parametrize(
    ("before", "line", "problem"),
    [
        (
            "set road 3: bank Blue\n",
            "set road 4: bank Blue",
            "bank is already on space",
        ),
        (
            "set road 3: statue Blue\n",
            "set road 4: statue Red",
            "statue is already on space",
        ),
        ("set road 3: bank Blue\n", "set hand Blue: bank", "lies on the road"),
        ("set road 3: bank Blue\n", "set road 03: church Blue", "given on line"),
        ("set turn: 3\n", "set turn: 4", "given on line"),
        ("set hand Blue: bank\n", "set hand Blue: church", "given on line"),
        ("set Blue: tokens=1/0/0\n", "set tokens: 5/1/1", "the game has 5"),
    ],
)
def test_values_that_contradict_each_other_are_refused(
    before: str, line: str, problem: str
) -> None:
    with pytest.raises(RecordError, match=problem):
        play(f"{before}{line}\n")


def test_a_seat_has_no_more_cards_on_the_road_than_there_are() -> None:
    before = "".join(f"set road {place}: residence Blue\n" for place in range(3, 15))
    assert len(play(before).json["road"]) == 14
    assert "can't have more than 12" in str(
        refused("set road 15: residence Blue", before=before)
    )


@pytest.mark.parametrize(
    "card",
    ["lawyer Blue", "church Blue", "hotel Blue", "statue Blue", "residence Blue"],
)
def test_the_beginner_game_has_neither_lawyer_and_church_nor_prestige_and_residences_on_the_road(
    card: str,
) -> None:
    assert "not in this game" in str(refused(f"set road 3: {card}", beginner=True))


def test_the_beginner_game_has_no_provost_to_set() -> None:
    assert "none" in str(refused("set provost: 1", beginner=True))


def test_two_players_may_have_the_same_card_on_the_road() -> None:
    game = play("set road 3: bank Blue\nset road 4: bank Red\n")
    assert [game.road(3)["owner"], game.road(4)["owner"]] == ["Blue", "Red"]


def test_the_same_decks_without_set_lines_begin_with_the_opening() -> None:
    game = play()
    assert game.kind == "opening"
    assert game.player("Blue")["hand"] == DECK.split(", ")[:3]

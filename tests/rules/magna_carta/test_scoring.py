"""The end of the game and the final count (section 6)."""

from __future__ import annotations

import pytest

from rules.errors import GameOver
from rules.magna_carta.events import SeatResult
from rules.model import GameEnded
from tests.rules.magna_carta.positions import play

LAST = "set tokens: 0/0/1\n"


def test_tokens_visible_cards_gold_cubes_and_deniers_count() -> None:
    game = play(
        f"{LAST}set Blue: deniers=3 food=2 wood=2 stone=3 gold=2 tokens=1/2/3\n"
        "set road 3: bank Blue\nset road 4: residence Blue\nset road 5: statue Blue\nset hand Blue: church\n"
    ).wait(over=True)
    deniers = 3 + 2 + 1 + 1
    assert game.player("Blue")["deniers"] == deniers
    assert game.told(SeatResult)[0] == SeatResult(
        0, 4 + 6 + 6, 3 + 1 + 6, 2, 2, deniers // 3, 32
    )
    assert game.json["result"]["scores"]["Blue"] == 32


def test_hand_cards_count_nothing_and_a_covered_residence_only_its_prestige_card() -> (
    None
):
    game = play(
        f"{LAST}set Blue: deniers=0 food=0 wood=0\nset road 3: hotel Blue\nset hand Blue: bank, church\n"
    )
    game.wait(over=True)
    assert game.told(SeatResult)[0].cards == 6


def test_the_highest_total_wins_and_ties_are_shared() -> None:
    game = play(
        f"{LAST}set Blue: deniers=1 food=2 wood=2\nset Red: deniers=1 food=2 wood=2\n"
    ).wait(over=True)
    assert game.json["result"] == {
        "scores": {"Blue": 2, "Red": 2},
        "winners": ["Blue", "Red"],
    }
    assert game.told(GameEnded) == [GameEnded((2, 2), (0, 1))]
    game = play(f"{LAST}set Blue: deniers=1 food=2 wood=2\nset Red: gold=5\n").wait(
        over=True
    )
    assert game.json["result"]["winners"] == ["Red"]


def test_at_the_end_turn_phase_goods_and_order_stay() -> None:
    game = play(f"{LAST}set turn: 7\n").wait(over=True)
    assert (
        game.json["turn"],
        game.json["phase"],
        game.json["over"],
        game.json["decision"],
    ) == (
        7,
        6,
        True,
        None,
    )
    assert game.json["order"] == ["Blue", "Red"]
    assert game.json["provost"] == 2
    with pytest.raises(GameOver, match="won by"):
        game.act("Blue pass")


def test_the_game_goes_on_while_a_token_is_left() -> None:
    assert play("set tokens: 0/0/3\n").wait(turn=2).json["tokens"]["towers"] == 1

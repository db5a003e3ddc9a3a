"""Section 6: what is different for two players."""

from __future__ import annotations

import pytest

from tests.rules.play import play

RICH = "set Blue: deniers=48\nset Red: deniers=48\n"


def test_both_begin_with_five_deniers_and_the_second_pays_three_after_the_first_passed() -> (
    None
):
    """Section 12, check 10."""
    game = play(seats=2)
    assert (game.has("Blue", "deniers"), game.has("Red", "deniers")) == ((7,), (7,))
    game.act("Blue pass")
    assert game.has("Blue", "deniers") == (8,)  # the first passer still gets one
    game.act("Red place 1")
    assert game.has("Red", "deniers") == (4,)


@pytest.mark.parametrize(
    "spot", ["gate", "trading_post", "inn", "1", "7", "8", "16", "9", "castle"]
)
def test_after_the_opponents_pass_everything_not_owned_costs_three(spot: str) -> None:
    """R-20: the castle too."""
    game = play(
        f"{RICH}set road 9: w_quarry Blue\nBlue pass\nRed place {spot}", seats=2
    )
    assert game.has("Red", "deniers") == (50 - 3,)
    assert game.has("Blue", "prestige") == ((1,) if spot == "9" else (0,))


@pytest.mark.parametrize("spot", ["gate", "1", "9", "castle"])
def test_before_any_pass_everything_costs_one(spot: str) -> None:
    game = play(f"{RICH}set road 9: w_quarry Red\nBlue place {spot}", seats=2)
    assert game.has("Blue", "deniers") == (49,)


def test_own_buildings_and_the_right_place_of_the_inn_still_cost_one() -> None:
    game = play(f"{RICH}set road 9: w_quarry Red\nBlue pass\nRed place 9", seats=2)
    assert game.has("Red", "deniers") == (49,)
    game = play(
        f"{RICH}set road 9: w_quarry Blue\nset inn: Red\nBlue pass\nRed place 9\nRed place castle",
        seats=2,
    )
    assert game.has("Red", "deniers") == (48,)
    assert game.has("Blue", "prestige") == (1,)


def test_two_deniers_are_not_enough_after_the_opponents_pass() -> None:
    game = play("set Red: deniers=0\nBlue pass", seats=2)
    assert game.json["passed"] == ["Blue", "Red"]


def test_the_stables_are_closed() -> None:
    assert "place stables" not in play(seats=2).legal
    assert "move stables" not in play("Blue place gate", seats=2).wait("gate").legal


def test_the_turn_order_swaps_at_the_start_of_every_turn() -> None:
    game = play(seats=2)
    orders = []
    for turn in range(1, 6):
        game.wait("place_worker", turn=turn)
        orders.append(game.json["order"])
        assert game.seat == orders[-1][0]
    assert orders == [
        ["Blue", "Red"],
        ["Red", "Blue"],
        ["Blue", "Red"],
        ["Red", "Blue"],
        ["Blue", "Red"],
    ]


def test_three_players_do_not_swap() -> None:
    assert play().wait(turn=4).json["order"] == ["Blue", "Red", "Green"]

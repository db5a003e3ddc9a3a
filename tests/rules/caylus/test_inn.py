"""The inn: two places, the shift from left to right, and cheap placing in the next turn."""

from __future__ import annotations

import pytest

from rules.caylus.events import InnShifted
from rules.errors import IllegalAction
from tests.rules.play import Played, play


def inn(game: Played) -> dict[str, str | None]:
    """Who stands on the two places."""
    return game.json["special"]["inn"]


def test_new_workers_enter_on_the_left_and_move_right_when_the_inn_works() -> None:
    """R-37."""
    game = play("Blue place inn")
    assert inn(game) == {"left": "Blue", "right": None}
    game.wait("provost")
    assert inn(game) == {"left": None, "right": "Blue"}
    assert game.has("Blue", "workers") == (5,)
    assert [(event.seat, event.stayed) for event in game.told(InnShifted)] == [
        (0, False)
    ]


def test_the_left_place_takes_one_worker_a_turn() -> None:
    """R-37."""
    game = play("Blue place inn")
    with pytest.raises(IllegalAction):
        game.act("Red place inn")


def test_the_inn_is_not_cheap_in_the_turn_it_is_entered() -> None:
    """R-37: the discount starts in the next turn's phase 2, after the shift."""
    game = play("Blue place inn\nRed pass\nGreen pass")
    before = game.has("Blue", "deniers")[0]
    game.act("Blue place 1")
    assert game.has("Blue", "deniers") == (before - 3,)


def test_the_worker_on_the_right_makes_every_placing_cost_one() -> None:
    """Section 3.1, power; opponents still get their prestige."""
    text = "set inn: Blue\nset road 9: w_quarry Red\nset Blue: deniers=48\nRed pass\nGreen pass"
    game = play(text, seats=("Red", "Green", "Blue"))
    for number, spot in enumerate(("9", "castle", "trading_post", "1"), 1):
        game.act(f"Blue place {spot}")
        assert game.has("Blue", "deniers") == (50 - number,)
    assert game.has("Red", "prestige") == (1,)


def test_the_discount_lasts_the_whole_phase_even_when_someone_enters_on_the_left() -> (
    None
):
    """R-37."""
    game = play("set inn: Green\nBlue place inn\nRed pass")
    before = game.has("Green", "deniers")[0]
    game.act("Green place 1", "Blue pass", "Green place 2")
    assert game.has("Green", "deniers") == (before - 2,)
    assert inn(game) == {"left": "Blue", "right": "Green"}


def test_the_next_guest_sends_the_old_one_home_without_a_choice() -> None:
    """Section 3.1: left occupied."""
    game = play("set inn: Green\nBlue place inn").wait("provost")
    assert inn(game) == {"left": None, "right": "Blue"}
    assert game.has("Green", "workers") == (6,)
    assert game.has("Blue", "workers") == (5,)
    assert not any(code in ("stay", "leave") for _, code in game.actions)


def test_with_the_left_place_empty_the_guest_on_the_right_chooses() -> None:
    """R-38; section 3.1."""
    game = play("set inn: Green").wait("inn")
    assert (game.seat, game.legal, game.phase) == ("Green", {"stay", "leave"}, 3)
    game.act("Green stay")
    assert inn(game) == {"left": None, "right": "Green"}
    assert [(event.seat, event.stayed) for event in game.told(InnShifted)] == [
        (2, True)
    ]
    assert game.has("Green", "workers") == (5,)
    left = play("set inn: Green").wait("inn").act("Green leave")
    assert inn(left) == {"left": None, "right": None}
    assert left.has("Green", "workers") == (6,)


def test_a_guest_who_stays_places_cheaply_in_the_next_turn_too() -> None:
    game = (
        play("set inn: Green")
        .wait("inn")
        .act("Green stay")
        .wait("place_worker", turn=2)
    )
    game.act("Blue pass", "Red pass")
    before = game.has("Green", "deniers")[0]
    game.act("Green place 1")
    assert game.has("Green", "deniers") == (before - 1,)


def test_a_guest_who_leaves_pays_the_usual_price_in_the_next_turn() -> None:
    game = (
        play("set inn: Green")
        .wait("inn")
        .act("Green leave")
        .wait("place_worker", turn=2)
    )
    game.act("Blue pass", "Red pass")
    before = game.has("Green", "deniers")[0]
    game.act("Green place 1")
    assert game.has("Green", "deniers") == (before - 3,)


def test_a_guest_just_shifted_cannot_be_taken_back() -> None:
    """R-38: no reclaim in the same activation."""
    game = play("Blue place inn").wait("provost")
    assert not any(code in ("stay", "leave") for _, code in game.actions)
    assert inn(game)["right"] == "Blue"


def test_one_player_may_hold_both_places_and_the_right_worker_comes_home() -> None:
    """R-38."""
    game = play("set inn: Blue\nBlue place inn")
    assert inn(game) == {"left": "Blue", "right": "Blue"}
    assert game.has("Blue", "workers") == (4,)
    game.wait("provost")
    assert inn(game) == {"left": None, "right": "Blue"}
    assert game.has("Blue", "workers") == (5,)


def test_a_worker_on_the_right_is_out_of_the_pool() -> None:
    """R-39: at most five placings, the sixth pass is forced."""
    game = play("set inn: Green\nset Green: deniers=50\nBlue pass\nRed pass")
    assert game.has("Green", "workers") == (5,)
    for spot in ("1", "2", "3", "4"):
        game.act(f"Green place {spot}")
    assert game.seat == "Green"
    game.act("Green place 5")
    assert game.phase == 3
    assert game.json["passed"] == ["Blue", "Red", "Green"]


def test_a_player_with_the_inn_worker_enters_the_turn_with_five_workers() -> None:
    """R-39."""
    game = play("Blue place inn").wait("inn", turn=2)
    assert game.has("Blue", "workers") == (5,)

"""Phase 5: the road is worked off space by space up to the provost."""

from __future__ import annotations

import pytest

from rules.caylus.events import Activated, Declined, Returned
from tests.rules.play import Played, play


def activated(game: Played) -> list[str]:
    return [event.spot for event in game.events if isinstance(event, Activated)]


def test_buildings_work_in_the_order_of_the_road_up_to_the_provost_inclusive() -> None:
    game = play(
        "set road 9: w_sawmill Red\nset road 10: w_quarry Red\nset provost: 9\n"
        "Blue place 10\nRed place 9\nGreen place 4\nBlue place 3"
    ).wait(turn=2)
    assert activated(game) == ["3", "4", "9"]
    assert game.has("Blue", "wood", "stone", "workers") == (2, 0, 6)
    assert game.has("Red", "wood") == (3,)


def test_unreached_workers_go_home_together_without_effect() -> None:
    """Phase 5, last sentence."""
    game = play(
        "set road 9: w_sawmill Red\nset road 10: w_quarry Red\nset provost: 7\nset Red: deniers=0\n"
        "Blue place 10\nRed place 9\nGreen place 7"
    ).wait("peddler")
    assert (game.road(9)["worker"], game.road(10)["worker"]) == ("Red", "Blue")
    game.act("Green skip")
    home = [
        (event.spot, event.reached)
        for event in game.told(Returned)
        if event.spot in ("9", "10")
    ]
    assert home == [("9", False), ("10", False)]
    assert game.has("Blue", "workers") == (6,)


@pytest.mark.parametrize(
    ("tile", "kind", "goods"),
    [
        ("w_market", "market", "food=1"),
        ("w_peddler", "peddler", ""),
        ("w_mason", "build", "stone=1 food=1"),
        ("w_lawyer", "lawyer", "cloth=1"),
        ("s_church", "trade", ""),
        ("s_tailor", "trade", "cloth=2"),
        ("s_bank", "trade", ""),
        ("s_alchemist", "trade", "food=2"),
        ("s_jeweller", "trade", "gold=1"),
    ],
)
def test_every_other_building_is_optional(tile: str, kind: str, goods: str) -> None:
    """R-63: who will not pay takes the worker back, and nothing else happens."""
    text = f"option jeweller: yes\nset road 9: {tile} Red\nset provost: 9\nset Blue: wood=0 {goods}"
    game = play(text + "\nBlue place 9").wait(kind)
    before = game.player("Blue")
    assert "skip" in game.legal
    game.act("Blue skip")
    assert [event.seat for event in game.told(Declined)] == [0]
    after = {
        **game.player("Blue"),
        "deniers": before["deniers"],
        "workers": before["workers"],
    }
    assert after == before
    assert game.road(9)["worker"] is None


@pytest.mark.parametrize(
    "tile",
    [
        "w_market",
        "w_mason",
        "w_lawyer",
        "s_architect",
        "s_tailor",
        "s_alchemist",
        "s_jeweller",
    ],
)
def test_who_cannot_pay_is_not_asked_and_takes_the_worker_back(tile: str) -> None:
    """R-63."""
    game = play(
        f"option jeweller: yes\nset road 9: {tile} Red\nset provost: 9\nset Blue: food=0 wood=0\nBlue place 9"
    ).wait(turn=2)
    assert "9" in activated(game)
    assert game.has("Blue", "workers", "prestige") == (6, 0)
    assert not any(code == "skip" for _, code in game.actions)


@pytest.mark.parametrize("tile", ["w_peddler", "s_church", "s_bank"])
def test_who_has_no_denier_is_not_asked_and_takes_the_worker_back(tile: str) -> None:
    """R-63."""
    text = (
        f"set road 9: {tile} Red\nset provost: 9\nset Blue: deniers=0\nset inn: Blue\n"
    )
    game = play(
        text + "Red pass\nBlue place 9\nGreen pass\nBlue place 4",
        seats=("Red", "Blue", "Green"),
    )
    assert game.has("Blue", "deniers") == (0,)
    game.wait("inn").act("Blue leave").wait(turn=2)
    assert "9" in activated(game)
    assert not any(code == "skip" for _, code in game.actions)


def test_a_tile_built_this_turn_has_no_worker_and_does_not_work() -> None:
    """R-51: wherever the provost is."""
    game = play("set provost: 28\nset Blue: wood=1 food=1\nBlue place 6").wait("build")
    game.act("Blue build w_quarry").wait(turn=2)
    assert game.road(9) == {
        "tile": "w_quarry",
        "owner": "Blue",
        "worker": None,
        "pending": None,
    }
    assert "9" not in activated(game)
    assert game.has("Blue", "stone") == (0,)


def test_road_goods_of_earlier_spaces_pay_on_later_ones() -> None:
    """Section 3, phase 5: one building after the other."""
    text = "set Blue: food=1 wood=0\nset provost: 8\nBlue place 3\nRed pass\nGreen pass\nBlue place 8"
    game = play(text).wait("build")
    assert game.has("Blue", "wood") == (1,)
    assert "build w_quarry" in game.legal

"""Section 8: the end of the game, the final conversion and the winners."""

from __future__ import annotations

import pytest

from rules.caylus.events import SeatResult
from rules.errors import GameOver
from rules.model import GameEnded
from tests.rules.play import Played, play

LAST = "option favors: simplified\nset scored: dungeon, walls\nset bailiff: 23\nset provost: 23\n"
TABLE = LAST.replace("option favors: simplified\n", "")


def ended(text: str, seats: int = 3) -> Played:
    """The last turn of a game in which everybody passes and owns one house in the towers."""
    names = ("Blue", "Red", "Green", "Orange", "Black")[:seats]
    houses = "".join(f"set {seat}: houses=0/0/1\n" for seat in names)
    return play(LAST + houses + text, seats=seats).wait(over=True)


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("gold=1", 3),
        ("gold=5", 15),
        ("food=2", 0),
        ("food=3", 1),
        ("food=1 wood=1 stone=1", 1),
        ("food=2 wood=2 stone=2 cloth=2", 2),
        ("food=2 wood=2 stone=2 cloth=3", 3),
        ("food=2 gold=1", 3),
        ("cloth=5 gold=2", 7),
    ],
)
def test_final_points_for_gold_and_for_three_other_cubes(
    goods: str, points: int
) -> None:
    """Section 8; R-92: each kind rounded down separately, any mix."""
    none = dict.fromkeys(("food", "wood", "stone", "cloth", "gold"), "0")
    none |= dict(part.split("=") for part in goods.split())
    own = " ".join(f"{name}={number}" for name, number in none.items())
    game = ended(f"set Red: {own} deniers=0 prestige=10")
    assert game.json["result"]["scores"]["Red"] == 10 + points


@pytest.mark.parametrize(
    ("deniers", "points"), [(3, 0), (4, 1), (7, 1), (8, 2), (41, 10)]
)
def test_final_points_for_four_deniers(deniers: int, points: int) -> None:
    """Section 8: one point for every full four."""
    game = ended(f"set Red: food=0 wood=0 deniers={deniers - 2} prestige=10")
    assert game.has("Red", "deniers") == (deniers,)
    assert game.json["result"]["scores"]["Red"] == 10 + points


def test_the_position_after_the_end_shows_goods_and_prestige_before_the_conversion() -> (
    None
):
    """Records: decision is null, turn and phase stay."""
    game = ended("set turn: 12\nset Red: gold=2 prestige=10")
    assert (
        game.json["over"],
        game.json["decision"],
        game.json["turn"],
        game.json["phase"],
    ) == (
        True,
        None,
        12,
        7,
    )
    assert game.has("Red", "gold", "prestige", "food", "wood") == (2, 10, 2, 1)
    assert game.json["result"]["scores"]["Red"] == 10 + 6 + 1 + 2
    results = [
        event
        for event in game.events
        if isinstance(event, SeatResult) and event.seat == 1
    ]
    assert [(e.prestige, e.gold, e.cubes, e.deniers, e.total) for e in results] == [
        (10, 6, 1, 2, 19)
    ]


def test_the_highest_total_wins() -> None:
    game = ended(
        "set Blue: prestige=20\nset Red: prestige=10 gold=4\nset Green: prestige=15"
    )
    assert game.json["result"]["winners"] == ["Red"]
    assert [event.winners for event in game.told(GameEnded)] == [(1,)]


def test_ties_are_shared_victories_in_the_order_of_the_players() -> None:
    """R-91: no tie-break. Records: winners in the order of `players`."""
    text = "game: caylus\nplayers: Blue, Red, Green\norder: Red, Green, Blue\n" + LAST
    text += "".join(
        f"set {seat}: houses=0/0/1 deniers=1\n" for seat in ("Blue", "Red", "Green")
    )
    game = play(text + "set Blue: prestige=9\nset Green: prestige=9").wait(over=True)
    scores = game.json["result"]["scores"]
    assert scores["Blue"] == scores["Green"] == 9 + 1  # three cubes
    assert game.json["result"]["winners"] == ["Blue", "Green"]


def test_favors_of_the_towers_are_resolved_in_full_before_the_count() -> None:
    """R-82: building allowed."""
    text = (
        TABLE
        + "set Blue: houses=0/0/2 favors=0/0/0/4 wood=9 food=9 gold=0 prestige=1\nset road 9: residence Blue"
    )
    text += "\nset Red: houses=0/0/1\nset Green: houses=0/0/1\nset Blue: deniers=0 stone=0 cloth=0"
    game = play(text).wait("favor_line")
    game.act("Blue favor building", "Blue use carpenter", "Blue build w_mason")
    assert game.over
    assert game.has("Blue", "prestige", "food") == (5, 8)
    assert game.json["result"]["scores"]["Blue"] == 5 + 5 + 1  # 17 cubes, 4 deniers
    assert game.json["scored"] == ["dungeon", "walls", "towers"]


def test_full_towers_end_the_game_after_the_bailiff_has_moved() -> None:
    """R-90: phase 6 is finished, phase 7 runs, then the game ends."""
    text = "option favors: simplified\nset scored: dungeon, walls\nset bailiff: 19\nset provost: 20\n"
    text += (
        "set Red: houses=0/0/13 stone=1\nset Blue: stone=1 houses=0/1/0 prestige=9\n"
    )
    game = play(
        text + "Red place castle\nBlue place castle", seats=("Red", "Blue", "Green")
    ).wait("castle")
    game.act("Red batch stone+wood")
    assert game.over
    assert game.json["bailiff"] == 21
    assert game.json["castle"] == []


def test_after_the_end_nothing_can_be_done() -> None:
    game = ended("set Blue: prestige=30")
    with pytest.raises(GameOver, match="Blue"):
        game.act("Red pass")


def test_points_scored_at_the_end_of_a_turn_do_not_end_a_game_before_the_towers() -> (
    None
):
    game = play("option favors: simplified\nset bailiff: 17").wait(turn=2)
    assert game.json["scored"] == ["dungeon", "walls"]
    assert game.json["result"] is None

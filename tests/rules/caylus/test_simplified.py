"""Section 7: the beginner variant without a favor table."""

from __future__ import annotations

import pytest

from rules.caylus.events import FavorLost, FavorUsed, Scored
from tests.rules.play import Played, play

SIMPLE = "option favors: simplified\n"
RICH = "food=20 wood=20 stone=20 cloth=20 gold=20 deniers=50"


def points(game: Played, source: str = "favor") -> list[tuple[int, int]]:
    return [
        (e.seat, e.amount)
        for e in game.events
        if isinstance(e, Scored) and e.source == source
    ]


def test_a_joust_favor_is_three_prestige() -> None:
    game = (
        play(f"{SIMPLE}set Blue: cloth=1\nBlue place joust_field")
        .wait("joust")
        .act("Blue joust")
    )
    assert game.has("Blue", "prestige", "cloth") == (3, 0)
    assert game.kind == "provost"
    assert game.player("Blue")["favors"] == {
        "prestige": 0,
        "deniers": 0,
        "cubes": 0,
        "building": 0,
    }


def test_the_best_builders_favor_is_three_prestige() -> None:
    game = (
        play(f"{SIMPLE}set Blue: stone=1\nBlue place castle")
        .wait("castle")
        .act("Blue batch stone+wood")
    )
    assert game.has("Blue", "prestige") == (5 + 3,)


@pytest.mark.parametrize(
    ("tile", "prestige", "favors"),
    [("statue", 7, 1), ("theater", 14, 1), ("monument", 14, 2)],
)
def test_building_favors_are_three_prestige_each(
    tile: str, prestige: int, favors: int
) -> None:
    """Several at once give 3 each."""
    text = f"{SIMPLE}set road 9: s_architect Red\nset road 10: residence Blue\nset provost: 9\nset Blue: {RICH}\n"
    game = play(text + "Blue place 9").wait("build").act(f"Blue build {tile}")
    assert game.has("Blue", "prestige") == (prestige + 3 * favors,)


def test_section_favors_are_three_prestige_each() -> None:
    text = f"{SIMPLE}set scored: dungeon\nset bailiff: 17\nset Blue: houses=0/5/0\nset Red: houses=0/2/0"
    game = play(text).wait(turn=2)
    assert (game.has("Blue", "prestige"), game.has("Red", "prestige")) == ((9,), (3,))
    assert game.has("Green", "prestige") == (0,)


def test_there_is_no_limit_of_four_favors_a_phase() -> None:
    """R-81: the limit is about lines."""
    text = f"{SIMPLE}set bailiff: 23\nset Blue: houses=6/5/6\nset Red: houses=0/1/1\nset Green: houses=0/1/1"
    game = play(text).wait(over=True)
    assert sum(amount for seat, amount in points(game) if seat == 0) == 3 * (1 + 3 + 3)
    assert not any(isinstance(event, FavorLost | FavorUsed) for event in game.events)

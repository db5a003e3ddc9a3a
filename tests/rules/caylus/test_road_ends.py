"""The first and the last space of the road count like all others (section 1.2, R-21)."""

from __future__ import annotations

import pytest

from rules.caylus.events import Activated, Placed, Returned
from tests.rules.play import play

ENDS = (1, 28)


@pytest.mark.parametrize("space", ENDS)
def test_a_residence_on_the_first_or_last_space_pays_income_and_takes_a_prestige_tile(
    space: int,
) -> None:
    text = f"set road {space}: residence Blue\nset road 9: s_architect Red\nset provost: 9\nset Blue: food=3 gold=1\n"
    game = play(text + "Blue place 9")
    assert game.has("Blue", "deniers") == (5 + 3 - 1,)
    game.wait("build").act("Blue build granary")
    assert game.road(space)["tile"] == "granary"


@pytest.mark.parametrize("space", ENDS)
def test_a_lawyer_reaches_the_first_and_last_space(space: int) -> None:
    text = f"set road {space}: w_quarry Blue\nset road 9: w_lawyer Red\nset provost: 9\nset Blue: cloth=1\nBlue place 9"
    game = play(text).wait("lawyer")
    assert f"convert {space}" in game.legal
    assert game.act(f"Blue convert {space}").road(space)["tile"] == "residence"


def test_a_tile_is_built_on_the_last_space_when_no_other_is_empty() -> None:
    full = "\n".join(
        f"set road {space}: residence Red" for space in (*range(9, 16), *range(17, 28))
    )
    game = (
        play(f"{full}\nset provost: 8\nBlue place 8")
        .wait("build")
        .act("Blue build w_quarry")
    )
    assert game.road(28)["tile"] == "w_quarry"


def test_the_last_space_works_when_the_provost_stands_there_and_not_one_space_before() -> (
    None
):
    text = "set road 28: w_quarry Red\nBlue place 28"
    reached = play(f"set provost: 28\n{text}").wait(turn=2)
    assert reached.has("Blue", "stone", "workers") == (2, 6)
    assert [event.tile for event in reached.told(Activated)] == ["w_quarry"]
    assert [(event.tile, event.reached) for event in reached.told(Returned)] == [
        ("w_quarry", True)
    ]
    missed = play(f"set provost: 27\n{text}").wait(turn=2)
    assert missed.has("Blue", "stone", "workers") == (0, 6)
    assert [(event.spot, event.reached) for event in missed.told(Returned)] == [
        ("28", False)
    ]
    assert [event.tile for event in missed.events if isinstance(event, Placed)] == [
        "w_quarry"
    ]


@pytest.mark.parametrize("space", ENDS)
def test_an_own_building_on_the_first_or_last_space_costs_one(space: int) -> None:
    """R-15, R-18."""
    game = play(
        f"set road {space}: w_quarry Blue\nset Blue: deniers=0\nBlue place 7\nRed pass\nGreen pass"
    )
    assert game.legal == {"pass", f"place {space}"}
    assert game.act(f"Blue place {space}").has("Blue", "deniers") == (0,)


@pytest.mark.parametrize("space", ENDS)
def test_the_owner_of_the_first_or_last_space_gets_the_prestige_of_a_foreign_worker(
    space: int,
) -> None:
    game = play(f"set road {space}: w_quarry Red\nBlue place {space}")
    assert game.has("Red", "prestige") == (1,)

"""Line d of the favors: carpenter, mason, lawyer and architect, with their discounts."""

from __future__ import annotations

import pytest

from rules.caylus.events import ConversionPending
from tests.rules.caylus.tables import CUBES, Row, of_kind
from tests.rules.caylus.test_favors import ALL, UNLOCKED, favored, marker
from tests.rules.play import Played, play

HOME = "set road 9: residence Blue\n"


def using(builder: str, goods: dict[str, int], text: str = HOME) -> Played:
    """Blue has the building favor at level 5 and uses the builder."""
    given = " ".join(f"{name}={number}" for name, number in goods.items() if number)
    game = favored("0/0/0/4", given, UNLOCKED[5], f"option jeweller: yes\n{text}").act(
        "Blue favor building"
    )
    assert f"use {builder}" in game.legal
    return game.act(f"Blue use {builder}")


def discounted(row: Row) -> dict[str, int]:
    """The cubes of a craft tile's cost without one wood (wood tiles) or one stone (stone tiles)."""
    letter = "W" if row.kind == "wood" else "S"
    cost = row.cost.replace(letter, "", 1)
    return {
        name: cost.count(letter) for letter, name in CUBES.items() if letter in cost
    }


@pytest.mark.parametrize(
    "row", of_kind("wood") + of_kind("stone"), ids=lambda row: row.tile
)
def test_carpenter_and_mason_by_favor_save_one_wood_or_stone(row: Row) -> None:
    """R-8: exactly one; the other cube stays to be paid. R-77: prestige and favors as usual."""
    goods = discounted(row) | ({"gold": 1} if "*" in row.cost else {})
    game = using("carpenter" if row.kind == "wood" else "mason", goods)
    if game.kind == "build":
        assert "skip" not in game.legal
        game.act(f"Blue build {row.tile}")
    assert game.road(10)["tile"] == row.tile
    assert game.has("Blue", *ALL) == (0, 0, 0, 0, 0)
    assert game.has("Blue", "prestige") == (row.prestige,)
    assert game.kind == ("favor_line" if row.favors else "provost")


def test_the_discount_leaves_only_the_any_cube_of_market_and_peddler() -> None:
    """R-8, R-1: W+* costs just *, which may be gold or wood."""
    game = using("carpenter", {"gold": 1, "wood": 1}).act("Blue build w_market")
    assert (game.kind, game.legal) == ("give", {"give gold", "give wood"})
    game.act("Blue give gold")
    assert game.has("Blue", "gold", "wood") == (0, 1)
    assert game.road(10)["tile"] == "w_market"


def test_the_only_tile_that_can_be_built_is_built_unasked() -> None:
    """Records: after `use` the building's decision has no `skip`, so a single tile is automatic."""
    stock = "\n".join(
        f"set road {space}: {row.tile} Red"
        for space, row in zip(
            (10, 11, 12, 13, 14, 15, 17), of_kind("wood")[1:], strict=True
        )
    )
    game = using("carpenter", {"food": 1}, HOME + stock)
    assert game.kind == "provost"
    assert game.road(18)["tile"] == "w_farm_food"
    assert not any(code.startswith("build") for _, code in game.actions)


def test_the_mason_by_favor_saves_no_wood_and_the_carpenter_no_stone() -> None:
    """R-8: discounts do not spill over."""
    game = using("mason", {"wood": 1, "food": 1})
    assert game.legal == {
        f"build {tile}" for tile in ("s_farm", "s_park", "s_workshop")
    } | {
        f"build {tile}" for tile in ("s_architect", "s_alchemist", "s_tailor", "s_bank")
    }


def test_the_lawyer_by_favor_costs_only_the_cloth() -> None:
    """Line d, level 4: one denier less; possible without any denier."""
    text = "set scored: dungeon\nset road 9: w_quarry Blue\nset Blue: deniers=0 cloth=2 favors=0/0/0/3\n"
    game = (
        play(text + "Blue place joust_field")
        .wait("joust")
        .act("Blue joust", "Blue favor building")
    )
    assert game.has("Blue", "deniers", "cloth") == (0, 1)
    game.act("Blue use lawyer")
    assert game.legal == {f"convert {space}" for space in (1, 2, 3, 4, 5, 6, 9)}
    game.act("Blue convert 9")
    assert game.has("Blue", "deniers", "cloth", "prestige") == (0, 0, 2)
    assert game.road(9)["tile"] == "residence"


@pytest.mark.parametrize("row", of_kind("prestige"), ids=lambda row: row.tile)
def test_the_architect_by_favor_pays_the_full_price(row: Row) -> None:
    """Line d, level 5."""
    game = using("architect", row.fixed)
    if game.kind == "build":
        game.act(f"Blue build {row.tile}")
    assert game.road(9)["tile"] == row.tile
    assert game.has("Blue", *ALL) == (0, 0, 0, 0, 0)
    assert game.has("Blue", "prestige") == (row.prestige,)
    for missing in row.fixed:
        goods = dict.fromkeys(ALL, 9)
        goods[missing] = row.fixed[missing] - 1
        given = " ".join(f"{name}={number}" for name, number in goods.items())
        game = favored("0/0/0/4", given, UNLOCKED[5], HOME).act("Blue favor building")
        if "use architect" in game.legal:  # for another prestige tile
            assert f"build {row.tile}" not in game.act("Blue use architect").legal


def test_the_architect_by_favor_chooses_among_several_residences() -> None:
    game = using(
        "architect", {"food": 3, "gold": 1}, HOME + "set road 12: residence Blue\n"
    )
    assert (game.kind, game.legal) == ("on", {"on 9", "on 12"})
    game.act("Blue on 12")
    assert game.road(12)["tile"] == "granary"


def test_a_lawyer_by_favor_waits_for_a_worker_in_phase_three() -> None:
    """R-77 with R-53."""
    text = "set scored: dungeon\nset Blue: cloth=2 favors=0/0/0/3\n"
    game = play(text + "Blue place joust_field\nRed place 3").wait("joust")
    game.act("Blue joust", "Blue favor building", "Blue use lawyer", "Blue convert 3")
    assert len(game.told(ConversionPending)) == 1
    assert game.road(3)["pending"] == "Blue"


def test_only_pending_targets_leave_nothing_for_the_lawyer() -> None:
    """R-55: Blue's one target waits for Green since phase 3, so the lawyer's worker returns unasked."""
    empty = "\n".join(f"set road {space}: empty" for space in range(1, 7))
    text = f"{empty}\nset road 9: w_lawyer Red\nset road 10: w_quarry Blue\nset scored: dungeon\n"
    text += "set provost: 10\nset Blue: cloth=3 wood=0 food=0 favors=0/0/0/3\n"
    actions = "Blue place joust_field\nRed pass\nGreen place 10\nBlue place 9"
    game = play(text + actions).wait("joust").act("Blue joust", "Blue favor building")
    game.act("Blue use lawyer").wait(turn=2)
    assert not any(code in ("skip", "convert 10") for _, code in game.actions)
    assert game.has("Blue", "cloth") == (1,)
    assert game.road(10)["tile"] == "residence"


def test_line_d_from_two_to_three_builds_the_park_for_one_food() -> None:
    """Section 12, check 6."""
    game = favored("0/0/0/2", "food=1", UNLOCKED[4]).act("Blue favor building")
    assert marker(game, "building") == 3
    game.act("Blue use mason", "Blue build s_park")
    assert game.has("Blue", "food", "prestige") == (0, 3)
    assert game.road(9)["tile"] == "s_park"


def test_a_lower_builder_may_be_used() -> None:
    """R-74."""
    game = using("carpenter", {"food": 1, "stone": 1}).act("Blue build w_sawmill")
    assert game.road(10)["tile"] == "w_sawmill"
    assert game.has("Blue", "prestige") == (2,)

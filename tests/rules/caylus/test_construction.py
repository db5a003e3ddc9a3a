"""Section 4.1, carpenter and mason: what a tile costs, where it goes and what it brings."""

from __future__ import annotations

import pytest

from rules.caylus.events import Built, Gained, Paid, Returned, Scored
from tests.rules.caylus.tables import Row, of_kind
from tests.rules.play import Played, play

CRAFT = of_kind("wood") + of_kind("stone")
ALL = ("food", "wood", "stone", "cloth", "gold")
ANY = {"w_market", "w_peddler"}


def builder(row: Row, goods: dict[str, int], extra: str = "") -> Played:
    """Blue decides at the neutral carpenter, or at Red's mason on space 9, with exactly these goods."""
    own = " ".join(f"{name}={goods.get(name, 0)}" for name in ALL)
    text = f"option jeweller: yes\nset provost: 9\nset Blue: {own}\n{extra}\n"
    if row.kind == "wood":
        return play(text + "Blue place 6").until(
            lambda game: game.phase == 5 or game.turn == 2
        )
    game = play(text + "set road 9: w_mason Red\nBlue place 9")
    return game.until(lambda game: game.phase == 5 or game.turn == 2)


def cubes(game: Played) -> dict[str, int]:
    return {name: game.player("Blue")[name] for name in ALL}


@pytest.mark.parametrize("row", CRAFT, ids=lambda row: row.tile)
def test_a_craft_tile_costs_its_cubes_and_brings_its_prestige(row: Row) -> None:
    """The cost, VP and favor columns of section 4; R-64: pay, place, house, VP, then favors."""
    goods = dict(row.fixed)
    if "*" in row.cost:
        goods["cloth"] = 1
    game = builder(row, goods)
    assert (game.kind, game.seat) == ("build", "Blue")
    assert {f"build {row.tile}", "skip"} <= game.legal
    deniers = game.has("Blue", "deniers")[0]
    game.act(f"Blue build {row.tile}")
    space = 9 if row.kind == "wood" else 10
    assert game.road(space) == {
        "tile": row.tile,
        "owner": "Blue",
        "worker": None,
        "pending": None,
    }
    assert game.has("Blue", "prestige") == (row.prestige,)
    assert cubes(game) == dict.fromkeys(ALL, 0)
    assert row.tile not in game.json["stock"][row.kind] or row.tile == "s_architect"
    if row.favors:
        assert game.kind == "favor_line"
        assert game.has("Blue", "deniers") == (deniers,)
    else:
        assert game.turn == 2
        assert game.has("Blue", "deniers") == (deniers + 2,)
    order = [
        type(event) for event in game.last if isinstance(event, Paid | Built | Scored)
    ]
    assert order[0] is Paid
    assert order[-2:] == [Built, Scored]


@pytest.mark.parametrize("row", CRAFT, ids=lambda row: row.tile)
def test_a_craft_tile_is_not_offered_when_one_cube_is_missing(row: Row) -> None:
    """R-8: costs may not be underpaid; R-2: gold is no joker."""
    for missing in row.fixed:
        goods = dict(row.fixed)
        goods[missing] -= 1
        game = builder(row, {**goods, "gold": 0 if "*" in row.cost else 9})
        assert f"build {row.tile}" not in game.legal
    if "*" in row.cost:
        assert f"build {row.tile}" not in builder(row, {"wood": 1}).legal


@pytest.mark.parametrize("tile", sorted(ANY))
@pytest.mark.parametrize("cube", ALL)
def test_gold_and_every_other_cube_may_pay_the_any_cube_of_the_wood_market_and_peddler(
    tile: str, cube: str
) -> None:
    """R-1: the first cube must still be wood; both may be wood."""
    row = next(row for row in CRAFT if row.tile == tile)
    goods = dict.fromkeys(ALL, 1) | {"wood": 2}
    game = builder(row, goods).act(f"Blue build {tile}")
    assert (game.kind, game.legal) == ("give", {f"give {name}" for name in ALL})
    game.act(f"Blue give {cube}")
    left = goods | {"wood": 1}
    left[cube] -= 1
    assert cubes(game) == left
    assert game.road(9)["tile"] == tile


def test_gold_may_not_pay_the_first_cube_of_the_wood_market() -> None:
    """R-1."""
    game = builder(CRAFT[4], {"gold": 5, "stone": 5})
    assert CRAFT[4].tile == "w_market"
    assert game.turn == 2


def test_the_any_cube_is_not_asked_for_when_one_kind_is_left_after_the_fixed_cubes() -> (
    None
):
    """Records, code `give`: what is left after the fixed cubes."""
    game = builder(CRAFT[4], {"wood": 3}).act("Blue build w_market")
    assert cubes(game)["wood"] == 1
    assert game.turn == 2
    game = builder(CRAFT[4], {"wood": 1, "gold": 2}).act("Blue build w_market")
    assert cubes(game)["gold"] == 1


def test_a_carpenter_builds_only_wood_and_a_mason_only_stone() -> None:
    goods = dict.fromkeys(ALL, 9)
    wood = builder(CRAFT[0], goods).legal - {"skip"}
    assert wood == {f"build {row.tile}" for row in of_kind("wood")}
    stone = builder(CRAFT[-1], goods).legal - {"skip"}
    assert stone == {f"build {row.tile}" for row in of_kind("stone")}


@pytest.mark.parametrize("space", [6, 8])
def test_both_printed_carpenters_build_a_wood_tile(space: int) -> None:
    game = play(f"set provost: 8\nBlue place {space}").wait("build")
    assert game.legal == {
        "skip",
        *(f"build w_{tile}" for tile in ("farm_food", "farm_cloth", "quarry")),
    } | {f"build w_{tile}" for tile in ("sawmill", "market", "peddler", "mason")}


def test_one_activation_builds_one_tile() -> None:
    """R-65."""
    game = play("set Blue: food=9 wood=9\nset provost: 8\nBlue place 6").wait("build")
    game.act("Blue build w_quarry")
    assert game.kind != "build"
    assert [event.spot for event in game.told(Returned)] == ["6"]


@pytest.mark.parametrize(
    ("sets", "space"),
    [
        ("", 9),
        ("set road 9: w_quarry Red", 10),
        ("set road 10: w_quarry Red", 9),
        ("set road 3: empty", 3),
        ("\n".join(f"set road {space}: residence Red" for space in range(9, 16)), 17),
    ],
)
def test_a_tile_goes_to_the_lowest_empty_space_past_the_printed_buildings(
    sets: str, space: int
) -> None:
    """Section 4.1; R-62."""
    game = (
        play(f"{sets}\nset provost: 8\nBlue place 8")
        .wait("build")
        .act("Blue build w_sawmill")
    )
    assert game.road(space)["tile"] == "w_sawmill"
    assert game.road(16)["tile"] == "gold_mine"


def test_a_full_road_takes_no_craft_tile() -> None:
    """R-50: lawyer and architect still work."""
    full = "\n".join(
        f"set road {space}: residence Red" for space in (*range(9, 16), *range(18, 29))
    )
    goods = "set Blue: food=9 wood=9 stone=9 cloth=9 gold=9 favors=0/0/0/4\nset scored: dungeon\nset provost: 28\n"
    game = play(
        f"{full}\n{goods}set road 17: w_mason Red\nBlue place 6\nRed pass\nGreen pass\nBlue place 17"
    )
    game.wait(turn=2)
    assert not any(code.startswith("build") for _, code in game.actions)

    lawyer = play(f"{full}\n{goods}set road 17: w_lawyer Red\nBlue place 17").wait(
        "lawyer"
    )
    lawyer.act("Blue convert 3")
    assert lawyer.road(3)["tile"] == "residence"

    architect = f"{full}\n{goods}set road 17: s_architect Red\n".replace(
        "9: residence Red", "9: residence Blue", 1
    )
    game = play(architect + "Blue place 17").wait("build").act("Blue build statue")
    assert game.road(9)["tile"] == "statue"


def test_a_full_road_leaves_carpenter_and_mason_out_of_the_favor() -> None:
    """R-50; records: `use` needs something that can be built now."""
    full = "\n".join(
        f"set road {space}: residence Red" for space in (*range(9, 16), *range(17, 29))
    )
    goods = (
        "set Blue: food=9 wood=9 stone=9 cloth=9 favors=0/0/0/4\nset scored: dungeon\n"
    )
    game = (
        play(full + "\n" + goods + "Blue place joust_field")
        .wait("joust")
        .act("Blue joust")
    )
    game.act("Blue favor building")
    assert game.legal == {"use lawyer", "skip"}


@pytest.mark.parametrize("row", CRAFT, ids=lambda row: row.tile)
def test_each_craft_tile_exists_once_and_the_architect_twice(row: Row) -> None:
    """Section 4.1: no construction of a tile that is not in stock."""
    goods = dict.fromkeys(ALL, 9)
    # the test's own mason stands on space 9 only for stone tiles
    if row.tile == "w_mason":
        assert "build w_mason" in builder(row, goods).legal
    game = builder(row, goods, f"set road 15: {row.tile} Red")
    assert (f"build {row.tile}" in game.legal) == (row.tile == "s_architect")
    if row.tile == "s_architect":
        both = f"set road 15: {row.tile} Red\nset road 14: {row.tile} Green"
        assert "build s_architect" not in builder(row, goods, both).legal


@pytest.mark.parametrize(("value", "prestige"), [("4", 4), ("3", 3)])
def test_the_lawyer_tile_is_worth_4_or_3_prestige_by_option(
    value: str, prestige: int
) -> None:
    """R-59: independent of the Jeweller."""
    for jeweller in ("no", "yes"):
        text = f"option lawyer_vp: {value}\noption jeweller: {jeweller}\nset Blue: cloth=1\nBlue place 6"
        game = play(text).wait("build").act("Blue build w_lawyer")
        assert game.has("Blue", "prestige") == (prestige,)


def test_without_the_option_there_is_no_jeweller() -> None:
    """R-58."""
    text = "set road 9: w_mason Red\nset provost: 9\nset Blue: stone=9 cloth=9\nBlue place 9"
    assert "build s_jeweller" not in play(text).wait("build").legal
    assert (
        "build s_jeweller" in play("option jeweller: yes\n" + text).wait("build").legal
    )


def test_there_is_no_limit_to_houses_and_residences() -> None:
    """R-57: 21 residences and 20 houses of one player; the pile never ends."""
    spaces = [space for space in range(1, 29) if space not in (6, 7, 8, 16)]
    text = "\n".join(f"set road {space}: residence Blue" for space in spaces[:-1])
    text += "\nset road 28: w_lawyer Red\nset provost: 28\nset Blue: cloth=1 houses=5/9/6\nBlue place 28"
    game = play(text).wait("lawyer").act("Blue convert 6").wait(turn=2)
    owned = [space for space in range(1, 29) if game.road(space)["owner"] == "Blue"]
    assert len(owned) == len(spaces)
    gained = [
        event.deniers
        for event in game.events
        if isinstance(event, Gained) and event.seat == 0
    ]
    assert gained == [2 + len(owned) - 1, 2 + len(owned)]

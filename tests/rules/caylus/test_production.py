"""Phase 5, production: compulsory goods, the choice at a "/", and the owner's bonus cube."""

from __future__ import annotations

import pytest

from rules.caylus.events import Gained
from tests.rules.play import Played, play

GOODS = ("food", "wood", "stone", "cloth", "gold")
NEUTRAL_SPACE = {
    "n_farm": 1,
    "n_forest": 2,
    "n_sawmill": 3,
    "n_quarry": 4,
    "gold_mine": 16,
}

# What the table of section 4 gives the worker's owner; a single entry is taken without asking.
OUTPUT = {
    "n_farm": [{"food": 1}, {"cloth": 1}],
    "n_forest": [{"wood": 1}, {"food": 1}],
    "n_sawmill": [{"wood": 1}],
    "n_quarry": [{"stone": 1}],
    "gold_mine": [{"gold": 1}],
    "w_farm_food": [{"food": 2}, {"cloth": 1}],
    "w_farm_cloth": [{"cloth": 2}, {"food": 1}],
    "w_quarry": [{"stone": 2}],
    "w_sawmill": [{"wood": 2}],
    "s_farm": [{"food": 2, "cloth": 1}],
    "s_park": [{"wood": 2, "food": 1}],
    "s_workshop": [{"stone": 2, "cloth": 1}],
}
BONUS = {
    "s_farm": {"food", "cloth"},
    "s_park": {"wood", "food"},
    "s_workshop": {"stone", "cloth"},
}
CHOICES = [(tile, output) for tile, outputs in OUTPUT.items() for output in outputs]


def working(tile: str, owner: str = "Red", extra: str = "") -> Played:
    """Blue's worker activates the tile; the owner of a craft tile is Red unless told otherwise."""
    space = NEUTRAL_SPACE.get(tile, 9)
    built = "" if tile in NEUTRAL_SPACE else f"set road 9: {tile} {owner}\n"
    empty = "".join(f"set {seat}: food=0 wood=0\n" for seat in ("Blue", "Red", "Green"))
    game = play(f"{empty}{built}set provost: 16\n{extra}Blue place {space}")
    game.act("Red pass", "Green pass", "Blue pass", "Red provost 0", "Green provost 0")
    return game.act("Blue provost 0")


def goods(game: Played, seat: str) -> dict[str, int]:
    """The cubes a seat has, without the zeros."""
    return {name: game.player(seat)[name] for name in GOODS if game.player(seat)[name]}


@pytest.mark.parametrize(("tile", "output"), CHOICES, ids=str)
def test_production_gives_what_the_table_says(
    tile: str, output: dict[str, int]
) -> None:
    """R-9 and R-12: every output of every production building, without a way to refuse."""
    game = working(tile)
    if len(OUTPUT[tile]) > 1:
        assert (game.kind, game.seat) == ("production", "Blue")
        assert game.legal == {
            f"take {name}" for choice in OUTPUT[tile] for name in choice
        }
        game.act(f"Blue take {next(iter(output))}")
    if tile in BONUS:
        assert game.kind == "bonus"
    assert goods(game, "Blue") == output


@pytest.mark.parametrize(
    "tile", [tile for tile, outputs in OUTPUT.items() if len(outputs) == 1]
)
def test_production_without_a_choice_has_no_line(tile: str) -> None:
    """R-9: compulsory; records: automatic."""
    game = working(tile)
    assert game.kind in ("place_worker", "bonus")
    assert not any(code.startswith("take") for _, code in game.actions)


@pytest.mark.parametrize(("tile", "cubes"), BONUS.items())
def test_the_owner_of_a_stone_production_tile_picks_one_of_its_two_kinds(
    tile: str, cubes: set[str]
) -> None:
    """R-10: after the goods of the worker's owner."""
    for cube in cubes:
        game = working(tile)
        assert (game.kind, game.seat, game.phase) == ("bonus", "Red", 5)
        assert game.legal == {f"take {name}" for name in cubes}
        game.act(f"Red take {cube}")
        assert goods(game, "Red") == {cube: 1}
        assert goods(game, "Blue") == OUTPUT[tile][0]
        bonus = [event for event in game.told(Gained) if event.bonus]
        assert [event.seat for event in bonus] == [1]


@pytest.mark.parametrize("tile", BONUS)
def test_the_owner_gets_no_bonus_from_the_own_worker(tile: str) -> None:
    """R-10."""
    game = working(tile, owner="Blue")
    assert game.turn == 2
    assert goods(game, "Blue") == OUTPUT[tile][0]


@pytest.mark.parametrize(
    "tile", ["w_farm_food", "w_farm_cloth", "w_quarry", "w_sawmill"]
)
def test_wood_production_gives_its_owner_no_bonus_cube(tile: str) -> None:
    """Section 4: the owner only has the prestige of phase 2."""
    game = working(tile)
    if game.kind == "production":
        game.act("Blue take food")
    assert game.turn == 2
    assert goods(game, "Red") == {}
    assert game.has("Red", "prestige") == (1,)


@pytest.mark.parametrize("tile", BONUS)
def test_no_bonus_when_the_provost_does_not_reach_the_building(tile: str) -> None:
    """R-11."""
    game = play(f"set road 9: {tile} Red\nset provost: 8\nBlue place 9").wait(turn=2)
    assert goods(game, "Red") == {"food": 2, "wood": 1}
    assert goods(game, "Blue") == {"food": 2, "wood": 1}
    assert game.has("Red", "prestige") == (1,)


def test_the_food_farm_gives_two_food_or_one_cloth_and_never_both() -> None:
    """R-12."""
    game = working("w_farm_food")
    assert game.legal == {"take food", "take cloth"}
    assert goods(game.act("Blue take cloth"), "Blue") == {"cloth": 1}


def test_the_worker_stands_until_its_building_is_done_and_then_goes_home() -> None:
    game = working("n_farm")
    assert game.road(1)["worker"] == "Blue"
    assert game.has("Blue", "workers") == (5,)
    game.act("Blue take food")
    assert game.road(1)["worker"] is None
    assert game.has("Blue", "workers") == (6,)

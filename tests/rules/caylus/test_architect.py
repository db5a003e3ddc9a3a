"""The architect: prestige tiles on own residences."""

from __future__ import annotations

import pytest

from rules.caylus.events import Built, Scored
from tests.rules.caylus.tables import Row, of_kind
from tests.rules.play import Played, play

ALL = ("food", "wood", "stone", "cloth", "gold")
PRESTIGE = of_kind("prestige")
HOME = "set road 10: residence Blue\n"


def at_architect(goods: dict[str, int], homes: str = HOME) -> Played:
    """Blue's worker on Red's architect at space 9, with exactly these goods and residences."""
    own = " ".join(f"{name}={goods.get(name, 0)}" for name in ALL)
    text = f"set road 9: s_architect Red\n{homes}set provost: 9\nset Blue: {own}\nBlue place 9"
    return play(text).until(lambda game: game.phase == 5 or game.turn == 2)


@pytest.mark.parametrize("row", PRESTIGE, ids=lambda row: row.tile)
def test_a_prestige_tile_costs_its_cubes_and_covers_an_own_residence(row: Row) -> None:
    """The prestige rows of section 4; R-64."""
    game = at_architect(row.fixed)
    assert {f"build {row.tile}", "skip"} <= game.legal
    game.act(f"Blue build {row.tile}")
    assert game.road(10) == {
        "tile": row.tile,
        "owner": "Blue",
        "worker": None,
        "pending": None,
    }
    assert game.has("Blue", "prestige") == (row.prestige,)
    assert game.has("Blue", *ALL) == (0, 0, 0, 0, 0)
    assert row.tile not in game.json["stock"]["prestige"]
    assert [event.space for event in game.told(Built)] == [10]
    if row.favors:
        assert game.kind == "favor_line"
        assert game.phase == 5
        for line in ("prestige", "deniers")[: row.favors]:
            game.act(f"Blue favor {line}")
    assert game.turn == 2


@pytest.mark.parametrize("row", PRESTIGE, ids=lambda row: row.tile)
def test_a_prestige_tile_is_not_offered_when_one_cube_is_missing(row: Row) -> None:
    """R-2, R-8: every kind has to be there, gold is no joker."""
    for missing in row.fixed:
        goods = dict.fromkeys(ALL, 9)
        goods[missing] = row.fixed[missing] - 1
        assert f"build {row.tile}" not in at_architect(goods).legal


def test_the_architect_offers_every_prestige_tile_the_player_can_pay() -> None:
    game = at_architect(dict.fromkeys(ALL, 9))
    assert (game.kind, game.seat) == ("build", "Blue")
    assert game.legal == {"skip", *(f"build {row.tile}" for row in PRESTIGE)}


def test_the_architect_without_an_own_residence_does_nothing() -> None:
    """R-61: a rival's residence is no use."""
    goods = dict.fromkeys(ALL, 9)
    game = at_architect(goods, "set road 10: residence Red\n")
    assert game.turn == 2
    assert game.has("Blue", *ALL) == (9, 9, 9, 9, 9)


def test_a_favor_for_the_architect_without_a_residence_is_not_offered() -> None:
    """R-61: d5."""
    goods = " ".join(f"{name}=9" for name in ALL)
    text = f"set scored: dungeon, walls\nset Blue: {goods} favors=0/0/0/5\nBlue place joust_field"
    game = play(text).wait("joust").act("Blue joust", "Blue favor building")
    assert "use architect" not in game.legal
    assert "use mason" in game.legal


def test_among_several_residences_the_builder_chooses() -> None:
    homes = (
        HOME
        + "set road 12: residence Blue\nset road 3: residence Blue\nset road 11: residence Red\n"
    )
    game = at_architect({"food": 3, "gold": 1}, homes).act("Blue build granary")
    assert (game.kind, game.legal) == ("on", {"on 3", "on 10", "on 12"})
    game.act("Blue on 12")
    assert game.road(12)["tile"] == "granary"
    assert (game.road(3)["tile"], game.road(10)["tile"]) == ("residence", "residence")


def test_with_one_residence_there_is_nothing_to_choose() -> None:
    game = at_architect({"food": 3, "gold": 1}).act("Blue build granary")
    assert not any(code.startswith("on") for _, code in game.actions)
    assert game.turn == 2


def test_a_covered_residence_stops_its_income_and_keeps_its_prestige() -> None:
    """R-67."""
    game = at_architect({"food": 3, "gold": 1})
    assert game.has("Blue", "deniers") == (5 + 3 - 1,)
    prestige = game.has("Blue", "prestige")[0]
    game.act("Blue build granary")
    assert game.has("Blue", "deniers", "prestige") == (7 + 2, prestige + 10)


def test_the_library_and_the_hotel_pay_from_the_next_turn_on() -> None:
    for tile, goods, income in (
        ("library", {"wood": 3, "gold": 1}, 1),
        ("hotel", {"stone": 3, "gold": 2}, 2),
    ):
        game = at_architect(goods).act(f"Blue build {tile}")
        assert game.has("Blue", "deniers") == (5 + 3 - 1 + 2 + income,)


def test_one_activation_builds_one_prestige_tile() -> None:
    """R-65."""
    game = at_architect(dict.fromkeys(ALL, 9), HOME + "set road 11: residence Blue\n")
    game.act("Blue build granary", "Blue on 10")
    assert game.turn == 2


def test_each_prestige_tile_exists_once() -> None:
    """Section 4.1: the stock is shared."""
    game = at_architect(
        dict.fromkeys(ALL, 9),
        HOME + "set road 11: granary Red\nset road 12: hotel Green\n",
    )
    assert game.legal == {"skip", *(f"build {row.tile}" for row in PRESTIGE)} - {
        "build granary",
        "build hotel",
    }


def test_both_architects_may_work_in_one_turn() -> None:
    homes = HOME + "set road 11: residence Blue\nset road 12: s_architect Green\n"
    own = " ".join(f"{name}=9" for name in ALL)
    text = f"set road 9: s_architect Red\n{homes}set provost: 12\nset Blue: {own}\n"
    game = play(text + "Blue place 9\nRed pass\nGreen pass\nBlue place 12").wait(
        "build"
    )
    game.act("Blue build granary", "Blue on 11", "Blue build weaver")
    assert (game.road(10)["tile"], game.road(11)["tile"]) == ("weaver", "granary")
    assert [event.amount for event in game.told(Scored)] == [10, 12]

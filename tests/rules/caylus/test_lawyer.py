"""The lawyer: what becomes a residence, and when (R-52 to R-57, R-66 to R-68)."""

from __future__ import annotations

import pytest

from rules.caylus.events import ConversionPending, Converted, Scored
from tests.rules.caylus.tables import Row, of_kind
from tests.rules.play import Played, play

LAWYER = "set road 9: w_lawyer Red\n"


def at_lawyer(
    text: str = "",
    *,
    goods: str = "cloth=1",
    actions: str = "Blue place 9",
    provost: int = 9,
) -> Played:
    """Blue decides at Red's lawyer on space 9."""
    sets = f"option jeweller: yes\n{LAWYER}set provost: {provost}\nset Blue: {goods}\n{text}\n"
    return play(sets + actions).wait("lawyer", seat="Blue")


def test_a_lawyer_makes_a_residence_of_a_neutral_or_own_craft_tile_for_a_denier_and_a_cloth() -> (
    None
):
    """Section 4.1 and the residence row of section 4."""
    game = at_lawyer("set road 10: w_quarry Blue\nset road 11: s_park Blue")
    assert game.legal == {
        "skip",
        *(f"convert {space}" for space in (1, 2, 3, 4, 5, 6, 10, 11)),
    }
    deniers = game.has("Blue", "deniers")[0]
    game.act("Blue convert 10")
    assert game.road(10) == {
        "tile": "residence",
        "owner": "Blue",
        "worker": None,
        "pending": None,
    }
    assert game.has("Blue", "cloth", "prestige") == (0, 2)
    # and the next income with the residence
    assert game.has("Blue", "deniers") == (deniers - 1 + 2 + 1,)
    assert game.turn == 2


def test_a_residence_costs_a_real_denier_and_a_real_cloth() -> None:
    """R-7: gold is neither."""
    game = play(f"{LAWYER}set provost: 9\nset Blue: gold=9\nBlue place 9").wait(turn=2)
    assert not any(code == "skip" for _, code in game.actions)
    text = (
        f"{LAWYER}set provost: 9\nset inn: Blue\nset Blue: deniers=0 cloth=1 gold=9\n"
    )
    text += "Red pass\nBlue place 9\nGreen pass\nBlue place 3"
    game = (
        play(text, seats=("Red", "Blue", "Green"))
        .wait("inn")
        .act("Blue leave")
        .wait(turn=2)
    )
    assert game.has("Blue", "cloth") == (1,)


def test_a_lawyer_never_takes_fixed_buildings_residences_prestige_tiles_or_rivals_tiles() -> (
    None
):
    """R-52, R-62: only own craft or neutral tiles."""
    game = at_lawyer(
        "set road 10: residence Blue\nset road 11: statue Blue\nset road 12: w_quarry Red\nset road 13: s_bank Green"
    )
    assert game.legal == {"skip", *(f"convert {space}" for space in range(1, 7))}


def test_a_lawyer_is_never_transformed_not_even_the_own_one_in_use() -> None:
    """R-52."""
    game = play(
        "set road 9: w_lawyer Blue\nset provost: 9\nset Blue: cloth=1\nBlue place 9"
    ).wait("lawyer")
    assert "convert 9" not in game.legal


CONVERTIBLE = [
    row for row in of_kind("wood") + of_kind("stone") if row.tile != "w_lawyer"
]


@pytest.mark.parametrize("row", CONVERTIBLE, ids=lambda row: row.tile)
def test_a_replaced_craft_tile_goes_back_to_the_stock(row: Row) -> None:
    """Section 4.1."""
    game = at_lawyer(f"set road 10: {row.tile} Blue").act("Blue convert 10")
    assert game.json["stock"][row.kind].count(row.tile) == (
        2 if row.tile == "s_architect" else 1
    )


def test_a_replaced_neutral_tile_leaves_the_game() -> None:
    game = at_lawyer().act("Blue convert 4")
    tiles = [game.road(space)["tile"] for space in range(1, 29)]
    assert "n_quarry" not in tiles
    assert not any("n_quarry" in stock for stock in game.json["stock"].values())


def test_a_former_neutral_space_holds_an_ordinary_residence() -> None:
    """R-57: it pays income and takes a prestige tile."""
    game = at_lawyer("set road 10: s_architect Red", goods="cloth=1 food=3 gold=1").act(
        "Blue convert 4"
    )
    assert game.turn == 2
    assert game.has("Blue", "deniers") == (7 - 1 - 1 + 2 + 1,)
    game.act(
        "Blue place 10", "Red pass", "Green pass", "Blue pass", "Red provost +2"
    ).wait("build")
    game.act("Blue build granary")
    assert game.road(4)["tile"] == "granary"


def test_a_replaced_tile_can_be_built_again_in_the_same_phase_for_full_prestige() -> (
    None
):
    """R-56: with its favor."""
    game = at_lawyer(
        "set road 10: s_church Blue\nset road 11: w_mason Red",
        goods="cloth=2 stone=1",
        actions="Blue place 9\nRed pass\nGreen pass\nBlue place 11",
        provost=11,
    )
    game.act("Blue convert 10", "Blue build s_church")
    assert game.road(12)["tile"] == "s_church"
    assert game.has("Blue", "prestige") == (2 + 3,)
    assert (game.kind, game.seat) == ("favor_line", "Blue")


def test_an_occupied_target_is_paid_at_once_and_changes_when_its_own_work_is_done() -> (
    None
):
    """R-53, R-68: until then it is the old building, with its effect and bonus."""
    game = at_lawyer(
        "set road 10: s_workshop Blue",
        actions="Blue place 9\nRed pass\nGreen place 10",
        provost=10,
    )
    before = game.player("Blue")
    game.act("Blue convert 10")
    assert [event.space for event in game.told(ConversionPending)] == [10]
    assert (game.kind, game.seat, game.legal) == (
        "bonus",
        "Blue",
        {"take stone", "take cloth"},
    )
    assert game.road(10) == {
        "tile": "s_workshop",
        "owner": "Blue",
        "worker": "Green",
        "pending": "Blue",
    }
    assert game.has("Blue", "cloth", "deniers") == (0, before["deniers"] - 1)
    assert game.has("Green", "stone", "cloth") == (2, 1)
    assert game.has("Blue", "prestige") == (before["prestige"],)
    game.act("Blue take stone")
    assert game.road(10) == {
        "tile": "residence",
        "owner": "Blue",
        "worker": None,
        "pending": None,
    }
    assert game.has("Blue", "prestige", "stone") == (before["prestige"] + 2, 1)
    assert "s_workshop" in game.json["stock"]["stone"]


def test_the_two_prestige_of_a_delayed_lawyer_come_with_the_exchange() -> None:
    """R-54."""
    game = at_lawyer(
        "set road 10: w_quarry Blue", actions="Blue place 9\nRed place 10"
    ).act("Blue convert 10")
    told = [
        event
        for event in game.last
        if isinstance(event, ConversionPending | Converted | Scored)
    ]
    assert [type(event) for event in told] == [ConversionPending, Converted, Scored]
    assert (told[2].seat, told[2].amount) == (0, 2)


def test_an_unreached_target_changes_when_the_unreached_workers_go_home() -> None:
    """R-53: at the end of phase 5."""
    game = at_lawyer("set road 10: w_quarry Blue", actions="Blue place 9\nRed place 10")
    assert game.json["provost"] == 9
    game.act("Blue convert 10")
    assert game.has("Red", "stone") == (0,)
    assert game.road(10) == {
        "tile": "residence",
        "owner": "Blue",
        "worker": None,
        "pending": None,
    }
    assert game.has("Blue", "prestige") == (2 + 1,)  # and Red's worker on the quarry


def test_a_target_already_resolved_in_this_phase_is_empty_and_changes_at_once() -> None:
    """R-53."""
    game = at_lawyer(actions="Blue place 9\nRed place 3")
    assert game.road(3)["worker"] is None
    assert game.has("Red", "wood") == (2,)
    game.act("Blue convert 3")
    assert not game.told(ConversionPending)
    assert [event.space for event in game.told(Converted)] == [3]


def test_the_own_worker_on_the_target_delays_too() -> None:
    """R-53: anyone's worker."""
    actions = "Blue place 9\nRed pass\nGreen pass\nBlue place 10"
    game = at_lawyer("set road 10: w_quarry Blue", actions=actions, provost=10).act(
        "Blue convert 10"
    )
    assert len(game.told(ConversionPending)) == 1
    assert game.has("Blue", "stone") == (2,)
    assert game.road(10)["tile"] == "residence"


def favored(actions: str, text: str = "") -> Played:
    """Blue uses a joust favor on the building line at level 4 while workers stand on the road."""
    sets = "set scored: dungeon\nset Blue: cloth=3 deniers=20 favors=0/0/0/4\nset Red: cloth=2 deniers=20\n"
    game = play(
        f"{LAWYER}set provost: 9\n{sets}{text}\nBlue place joust_field\n{actions}"
    ).wait("joust")
    return game.act("Blue joust", "Blue favor building", "Blue use lawyer")


def test_a_lawyer_by_favor_in_phase_three_waits_for_the_worker() -> None:
    """R-53, R-77: the favor ignores occupation."""
    game = favored("Red place 4")
    assert "convert 4" in game.legal
    game.act("Blue convert 4")
    assert game.road(4) == {
        "tile": "n_quarry",
        "owner": None,
        "worker": "Red",
        "pending": "Blue",
    }
    game.wait(turn=2)
    assert game.has("Red", "stone") == (1,)
    assert game.road(4)["owner"] == "Blue"
    assert game.has("Blue", "prestige") == (2,)


def test_a_tile_that_waits_for_its_worker_is_closed_to_a_second_lawyer() -> None:
    """R-55: the second lawyer effect of the turn; the first, by favor, waits for Blue's worker on 10."""
    sets = "set provost: 9\nset road 10: w_quarry Red\nset road 11: w_sawmill Red\nset scored: dungeon\n"
    sets += "set Red: cloth=3 deniers=20 favors=0/0/0/4\n"
    actions = (
        "Blue place 10\nRed place joust_field\nGreen place 11\nBlue pass\nRed place 9"
    )
    game = play(LAWYER + sets + actions).wait("joust")
    game.act("Red joust", "Red favor building", "Red use lawyer")
    assert {"convert 10", "convert 11"} <= game.legal
    game.act("Red convert 10")
    assert game.road(10)["pending"] == "Red"
    game.wait("lawyer")
    assert (game.seat, "convert 10" in game.legal, "convert 11" in game.legal) == (
        "Red",
        False,
        True,
    )


def test_two_lawyers_want_the_same_neutral_tile_and_the_first_payer_wins() -> None:
    """R-55, R-66."""
    game = favored("Red place 9\nGreen place 6").act("Blue convert 6")
    assert game.road(6)["pending"] == "Blue"
    game.wait("lawyer")
    assert (game.seat, "convert 6" in game.legal) == ("Red", False)
    game.act("Red convert 5")
    assert (game.road(5)["owner"], game.road(6)["owner"]) == ("Red", "Blue")


def test_a_pending_residence_carries_no_prestige_tile_yet() -> None:
    """R-55: Blue's only residence-to-be still has its worker when the architect works."""
    game = at_lawyer(
        "set road 10: s_architect Red\nset road 11: w_quarry Blue",
        goods="cloth=1 food=3 gold=1 deniers=20",
        actions="Blue place 9\nRed place 11\nGreen pass\nBlue place 10",
        provost=10,
    )
    game.act("Blue convert 11")
    assert game.turn == 2
    assert game.road(11)["tile"] == "residence"
    assert not any(code.startswith("build") for _, code in game.actions)
    assert game.has("Blue", "gold") == (1,)


def test_the_building_in_use_waits_for_its_own_worker() -> None:
    """R-53: Blue's mason builds the Church, whose favor makes a residence of that very mason."""
    text = "set scored: dungeon\nset road 9: w_mason Blue\nset provost: 9\n"
    text += "set Blue: stone=1 cloth=2 favors=0/0/0/3\nBlue place 9"
    game = (
        play(text)
        .wait("build")
        .act("Blue build s_church", "Blue favor building", "Blue use lawyer")
    )
    game.act("Blue convert 9")
    assert [
        type(event)
        for event in game.last
        if isinstance(event, ConversionPending | Converted)
    ] == [
        ConversionPending,
        Converted,
    ]
    assert game.road(9) == {
        "tile": "residence",
        "owner": "Blue",
        "worker": None,
        "pending": None,
    }
    assert "w_mason" in game.json["stock"]["wood"]


def test_the_transforming_player_gets_no_prestige_for_the_worker_already_there() -> (
    None
):
    """R-68."""
    game = at_lawyer(actions="Blue place 9\nRed pass\nGreen place 16").act(
        "Blue convert 1"
    )
    assert game.has("Blue", "prestige") == (2,)
    waiting = favored("Red place 4").act("Blue convert 4")
    assert waiting.has("Blue", "prestige") == (0,)
    assert waiting.wait(turn=2).has("Blue", "prestige") == (2,)


def test_a_production_tile_with_a_pending_change_pays_its_present_owner() -> None:
    """R-68: the bonus still comes."""
    game = at_lawyer(
        "set road 10: s_farm Blue", actions="Blue place 9\nRed place 10", provost=10
    )
    game.act("Blue convert 10")
    assert (game.kind, game.seat) == ("bonus", "Blue")


def test_there_is_one_lawyer_tile_so_that_a_second_lawyer_effect_needs_a_favor() -> (
    None
):
    """R-66."""
    stock = play().json["stock"]["wood"]
    assert stock.count("w_lawyer") == 1

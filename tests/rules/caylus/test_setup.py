"""Section 1 and 2: what the table looks like before the first decision, and phase 1."""

from __future__ import annotations

import pytest

from rules.caylus.events import Gained
from tests.rules.caylus.tables import SECTION_PLACES, of_kind
from tests.rules.play import play

START_DENIERS = {2: (5, 5), 3: (5, 6, 6), 4: (5, 6, 6, 7), 5: (5, 6, 6, 7, 7)}
INCOME = 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_deniers_at_the_start_go_up_in_turn_order_and_the_first_income_follows(
    seats: int,
) -> None:
    """Section 2, steps 2 and 6: the first player begins phase 2 with 7 deniers."""
    game = play(seats=seats)
    deniers = [game.player(seat)["deniers"] for seat in game.json["order"]]
    assert deniers == [amount + INCOME for amount in START_DENIERS[seats]]
    assert deniers[0] == 7


def test_start_deniers_follow_the_order_and_not_the_joining() -> None:
    game = play(
        "game: caylus\nplayers: Blue, Red, Green, Orange\norder: Orange, Green, Blue, Red\n"
    )
    assert [
        game.player(seat)["deniers"] for seat in ("Orange", "Green", "Blue", "Red")
    ] == [7, 8, 8, 9]
    assert game.seat == "Orange"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_two_food_one_wood_six_workers_and_no_favor(
    seats: int,
) -> None:
    """Section 2, step 3."""
    game = play(seats=seats)
    for seat in game.players:
        player = game.player(seat)
        goods = ("food", "wood", "stone", "cloth", "gold", "prestige", "workers")
        assert [player[name] for name in goods] == [2, 1, 0, 0, 0, 0, 6]
        assert player["favors"] == {
            "prestige": 0,
            "deniers": 0,
            "cubes": 0,
            "building": 0,
        }
        assert player["houses"] == {"dungeon": 0, "walls": 0, "towers": 0}
        assert player["used"] == []
        assert player["batches"] == 0


def test_bailiff_and_provost_start_on_the_last_neutral_tile() -> None:
    """Section 2, step 4."""
    game = play()
    assert (game.json["bailiff"], game.json["provost"]) == (6, 6)


def test_the_road_has_six_neutral_tiles_three_printed_buildings_and_nothing_else() -> (
    None
):
    """Section 1.2."""
    game = play()
    tiles = {space: game.road(space)["tile"] for space in range(1, 29)}
    assert {tiles[space] for space in range(1, 7)} == {
        row.tile for row in of_kind("neutral")
    }
    assert (tiles[7], tiles[8], tiles[16]) == ("f_peddler", "f_carpenter", "gold_mine")
    assert all(tiles[space] is None for space in (*range(9, 16), *range(17, 29)))
    assert all(game.road(space)["owner"] is None for space in range(1, 29))


@pytest.mark.parametrize("jeweller", ["no", "yes"])
def test_the_stock_holds_eight_wood_nine_or_ten_stone_and_nine_prestige_tiles(
    jeweller: str,
) -> None:
    """Section 1; R-58: the Jeweller is one more stone tile."""
    stock = play(f"option jeweller: {jeweller}").json["stock"]
    stone = [
        row.tile
        for row in of_kind("stone")
        if jeweller == "yes" or row.tile != "s_jeweller"
    ]
    assert sorted(stock["wood"]) == sorted(row.tile for row in of_kind("wood"))
    assert sorted(stock["stone"]) == sorted([*stone, "s_architect"])
    assert sorted(stock["prestige"]) == sorted(row.tile for row in of_kind("prestige"))
    assert [len(stock[kind]) for kind in ("wood", "stone", "prestige")] == [
        8,
        9 + (jeweller == "yes"),
        9,
    ]


def test_castle_sections_have_six_ten_and_fourteen_places() -> None:
    """Section 1."""
    assert (
        play().json["free"]
        == SECTION_PLACES
        == {"dungeon": 6, "walls": 10, "towers": 14}
    )


def test_the_same_seed_gives_the_same_order_and_tiles_and_other_seeds_give_others() -> (
    None
):
    """Section 2, steps 1 and 2."""
    header = "game: caylus\nplayers: Blue, Red, Green, Orange, Black\nseed: "

    def drawn(seed: int) -> tuple[str, ...]:
        position = play(f"{header}{seed}\n").json
        return (
            *position["order"],
            *(position["road"][str(space)]["tile"] for space in range(1, 7)),
        )

    assert drawn(1) == drawn(1)
    assert len({drawn(seed) for seed in range(20)}) == 20
    assert {drawn(seed)[0] for seed in range(40)} == {
        "Blue",
        "Red",
        "Green",
        "Orange",
        "Black",
    }


@pytest.mark.parametrize(
    ("road", "income"),
    [
        ((), 2),
        (("residence",), 3),
        (("residence", "residence", "residence"), 5),
        (("library",), 3),
        (("hotel",), 4),
        (("residence", "library", "hotel"), 6),
        (
            (
                "statue",
                "granary",
                "weaver",
                "theater",
                "college",
                "monument",
                "cathedral",
            ),
            2,
        ),
        (("w_farm_food", "s_bank", "s_church"), 2),
    ],
)
def test_income_is_two_and_one_a_residence_one_for_the_library_two_for_the_hotel(
    road: tuple[str, ...], income: int
) -> None:
    """Phase 1, and the income column of section 4."""
    spaces = (9, 10, 11, 12, 13, 14, 15)
    sets = [
        f"set road {space}: {tile} Blue"
        for space, tile in zip(spaces, road, strict=False)
    ]
    game = play("\n".join(["set Blue: deniers=0", "set Red: deniers=0", *sets]))
    assert game.has("Blue", "deniers") == (income,)
    assert game.has("Red", "deniers") == (INCOME,)


def test_income_is_told_in_turn_order() -> None:
    """R-91: its order is irrelevant; the log has it in turn order."""
    game = play("game: caylus\nplayers: Blue, Red, Green\norder: Green, Blue, Red\n")
    gains = [event for event in game.opening if isinstance(event, Gained)]
    assert [event.seat for event in gains] == [2, 0, 1]
    assert {event.source for event in gains} == {"income"}


def test_deniers_and_cubes_never_run_out() -> None:
    """R-60: the printed supplies are no limits."""
    game = play(
        "set Blue: deniers=9000 gold=9000 food=9000\nset Red: deniers=9000 gold=9000\nset provost: 16"
    )
    game.act("Blue place 16").wait(turn=2)
    assert game.has("Blue", "gold") == (9001,)
    assert game.has("Blue", "deniers") == (9000 + 2 - 1 + 2,)


def test_the_gold_mine_takes_a_worker_from_turn_one() -> None:
    """R-62."""
    game = play("set provost: 16")
    assert "place 16" in game.legal
    game.act("Blue place 16").wait(turn=2)
    assert game.has("Blue", "gold") == (1,)

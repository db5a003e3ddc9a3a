"""Phase 2: where workers may go, what that costs, and passing."""

from __future__ import annotations

import pytest

from rules.caylus.events import Passed, Scored
from rules.errors import IllegalAction
from tests.rules.caylus.tables import SPECIAL, Row, of_kind
from tests.rules.play import Played, play

RICH = "\n".join(f"set {seat}: deniers=50" for seat in ("Blue", "Red", "Green"))
RICH_FOUR = RICH + "\nset Orange: deniers=50"
RICH_FIVE = RICH_FOUR + "\nset Black: deniers=50"


def passes(game: Played, count: int) -> Played:
    """The next `count` seats pass."""
    for _ in range(count):
        game.act(f"{game.seat} pass")
    return game


def test_at_the_start_every_special_neutral_and_fixed_building_and_the_castle_is_open() -> (
    None
):
    """Section 3, phase 2: legal targets."""
    spots = [*SPECIAL, "castle", *range(1, 9), 16]
    assert play().legal == {"pass", *(f"place {spot}" for spot in spots)}


@pytest.mark.parametrize(
    "row", of_kind("wood") + of_kind("stone"), ids=lambda row: row.tile
)
def test_a_worker_may_stand_on_every_craft_tile(row: Row) -> None:
    game = play(f"option jeweller: yes\nset road 9: {row.tile} Red")
    assert "place 9" in game.legal


@pytest.mark.parametrize(
    "tile", ["residence", *(row.tile for row in of_kind("prestige"))]
)
def test_no_worker_may_stand_on_a_residence_or_a_prestige_tile(tile: str) -> None:
    game = play(f"set road 9: {tile} Blue")
    assert "place 9" not in game.legal


def test_no_worker_may_stand_on_an_empty_space() -> None:
    game = play("set road 3: empty")
    assert "place 3" not in game.legal
    assert "place 9" not in game.legal


@pytest.mark.parametrize("spot", ["1", "7", "16", "9", "gate", "trading_post", "inn"])
def test_an_occupied_building_is_closed_to_everybody_its_own_worker_included(
    spot: str,
) -> None:
    game = play(f"set road 9: w_quarry Red\nBlue place {spot}")
    assert f"place {spot}" not in game.legal
    game.act("Red pass", "Green pass")
    assert game.seat == "Blue"
    assert f"place {spot}" not in game.legal


def test_castle_and_stables_take_one_worker_of_each_player() -> None:
    game = play(
        "Blue place castle\nRed place castle\nGreen place stables\nBlue place stables"
    )
    assert "place castle" not in game.legal
    assert "place stables" in game.legal
    game.act("Red place stables")
    assert "place castle" in game.legal
    assert "place stables" not in game.legal
    assert game.json["castle"] == ["Blue", "Red"]
    assert game.json["special"]["stables"] == ["Green", "Blue", "Red"]


def test_the_stables_have_three_places_and_the_castle_has_one_for_everybody() -> None:
    """Section 1.1 and phase 2: lowest number first."""
    text = "Blue place stables\nRed place stables\nGreen place stables\nOrange place castle\nBlack place castle"
    game = play(text, seats=5)
    assert "place castle" in game.legal
    assert "place stables" not in game.legal
    game.act("Blue place castle", "Red place castle", "Green place castle")
    assert game.json["castle"] == ["Orange", "Black", "Blue", "Red", "Green"]
    assert "place stables" not in game.legal


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_placing_costs_one_more_than_the_number_of_passes(seats: int) -> None:
    """R-16 and the set-up table: k+1 with 3 to 5 players."""
    names = ("Blue", "Red", "Green", "Orange", "Black")[:seats]
    sets = {5: RICH_FIVE, 4: RICH_FOUR, 3: RICH}[seats] + "\nset road 9: w_quarry Blue"
    for passed in range(1, seats):  # Blue, who owns the tile, has passed
        for spot in ("trading_post", "inn", "1", "7", "16", "9", "castle"):
            game = passes(play(sets, seats=seats), passed)
            seat = names[passed]
            before = game.has(seat, "deniers")[0]
            game.act(f"{seat} place {spot}")
            assert game.has(seat, "deniers")[0] == before - (passed + 1), spot


def test_the_first_worker_of_a_turn_costs_one() -> None:
    for spot in ("gate", "2", "9", "16", "castle"):
        game = play(f"set road 9: w_quarry Red\nBlue place {spot}")
        assert game.has("Blue", "deniers") == (6,)


@pytest.mark.parametrize("passed", [0, 1, 2, 3, 4])
def test_an_own_building_costs_one_however_many_have_passed_and_gives_no_prestige(
    passed: int,
) -> None:
    """R-15."""
    seats = ("Blue", "Red", "Green", "Orange", "Black")
    owner = seats[passed]
    game = passes(play(f"set road 9: s_farm {owner}", seats=5), passed)
    assert game.seat == owner
    before = game.has(owner, "deniers")[0]
    game.act(f"{owner} place 9")
    assert game.has(owner, "deniers", "prestige") == (before - 1, 0)


def test_a_foreign_worker_gives_the_owner_one_prestige_at_once_and_for_good() -> None:
    """Phase 2; phase 5: what was given stays when the provost doesn't reach the building."""
    game = play("set road 9: w_quarry Red\nset provost: 1\nBlue place 9")
    assert game.has("Red", "prestige") == (1,)
    assert [
        (event.seat, event.amount, event.source)
        for event in game.events
        if isinstance(event, Scored)
    ] == [(1, 1, "owner")]
    game.wait(turn=2)
    assert game.has("Red", "prestige") == (1,)
    assert game.has("Blue", "stone") == (0,)


@pytest.mark.parametrize("spot", ["1", "7", "16", "gate", "castle"])
def test_a_worker_on_a_building_nobody_owns_gives_nobody_prestige(spot: str) -> None:
    game = play(f"Blue place {spot}")
    assert all(game.has(seat, "prestige") == (0,) for seat in game.players)


def test_the_bridge_fills_from_the_lowest_number_and_the_first_passer_gets_a_denier() -> (
    None
):
    game = play("Blue pass")
    assert game.has("Blue", "deniers") == (8,)
    before = [game.has(seat, "deniers") for seat in ("Red", "Green")]
    game.act("Red place 1", "Green pass")
    assert game.json["passed"] == ["Blue", "Green"]
    assert game.has("Green", "deniers") == before[1]
    assert [event.place for event in game.told(Passed)] == [2]
    game.act("Red pass")
    # one pass before the placing
    assert game.has("Red", "deniers")[0] == before[0][0] - 2
    assert game.json["passed"] == ["Blue", "Green", "Red"]
    assert game.phase == 4


def test_passing_is_final_for_the_phase() -> None:
    game = play("Blue pass\nRed place 1\nGreen place 2")
    assert game.seat == "Red"
    game.act("Red pass")
    assert game.seat == "Green"


def test_the_last_player_may_keep_placing_until_passing() -> None:
    """R-17."""
    game = play(RICH + "\nBlue pass\nRed pass")
    for spot in ("1", "2", "3", "castle", "gate"):
        assert game.seat == "Green"
        game.act(f"Green place {spot}")
    assert "pass" in game.legal
    assert game.has("Green", "deniers", "workers") == (52 - 5 * 3, 1)


def test_passing_is_forced_without_a_worker_in_hand() -> None:
    """Phase 2; the forced pass has no line."""
    game = play(RICH + "\nBlue pass\nRed pass")
    for spot in range(1, 7):
        game.act(f"Green place {spot}")
    assert game.json["passed"] == ["Blue", "Red", "Green"]
    assert game.phase == 4
    assert [event.forced for event in game.events if isinstance(event, Passed)] == [
        False,
        False,
        True,
    ]


def test_passing_is_forced_when_nothing_can_be_paid_and_the_first_passer_still_gets_the_denier() -> (
    None
):
    game = play(
        "set Blue: deniers=0\nBlue place 1\nRed place 2\nGreen place 3\nBlue place 4\nRed place 7"
    )
    game.act("Green place 8")  # Blue has no denier left
    assert game.json["passed"] == ["Blue"]
    assert game.has("Blue", "deniers") == (1,)
    assert game.seat == "Red"


@pytest.mark.parametrize(
    ("sets", "open_spots"),
    [
        ("set road 9: w_quarry Blue\nset road 10: w_sawmill Red", {"place 9"}),
        (
            "set road 9: w_quarry Blue\nset road 10: w_sawmill Blue",
            {"place 9", "place 10"},
        ),
    ],
)
def test_the_last_denier_still_opens_own_buildings(
    sets: str, open_spots: set[str]
) -> None:
    """R-18: forced passing is tested against every target, not against one price."""
    game = play(f"set Blue: deniers=0\n{sets}\nBlue place 1\nRed pass\nGreen pass")
    assert game.has("Blue", "deniers") == (1,)
    assert game.seat == "Blue"
    assert game.legal == {"pass", *open_spots}


def test_the_last_denier_with_the_inn_opens_everything() -> None:
    """R-18."""
    game = play(
        "set Blue: deniers=0\nset inn: Blue\nset road 9: w_quarry Red\nBlue place 1\nRed pass\nGreen pass"
    )
    assert {
        "place 2",
        "place 9",
        "place castle",
        "place gate",
        "place inn",
    } <= game.legal


def test_one_denier_without_own_building_or_inn_passes_after_others_passed() -> None:
    """R-18: the other half."""
    game = play(
        "set Blue: deniers=0\nset road 9: w_quarry Red\nBlue place 1\nRed pass\nGreen pass"
    )
    assert game.json["passed"] == ["Red", "Green", "Blue"]


def test_a_worker_may_go_to_the_castle_without_a_batch() -> None:
    """R-13."""
    game = play("set Blue: food=0 wood=0")
    assert "place castle" in game.legal


def test_workers_come_home_in_the_turn_but_are_placed_again_only_in_the_next() -> None:
    """R-19."""
    game = play("Blue place trading_post").wait("provost")
    assert game.has("Blue", "workers") == (6,)
    assert not any(code.startswith("place") for code in game.legal)
    game.wait("place_worker", turn=2)
    assert "place trading_post" in game.legal


def test_what_cannot_be_paid_is_refused_and_nothing_changes() -> None:
    game = play(
        "set Blue: deniers=0\nset road 9: w_quarry Blue\nBlue place 1\nRed pass\nGreen pass"
    )
    position = game.json
    with pytest.raises(IllegalAction, match=r"3 deniers.*1"):
        game.act("Blue place 3")
    assert game.json == position


def test_placing_goes_round_in_turn_order_past_those_who_passed() -> None:
    game = play("", seats=4)
    asked = []
    for code in (
        "place 1",
        "pass",
        "place 2",
        "place 3",
        "place 4",
        "place 7",
        "pass",
        "pass",
        "pass",
    ):
        asked.append(game.seat)
        game.act(f"{game.seat} {code}")
    assert asked == [
        "Blue",
        "Red",
        "Green",
        "Orange",
        "Blue",
        "Green",
        "Orange",
        "Blue",
        "Green",
    ]
    assert game.json["passed"] == ["Red", "Orange", "Blue", "Green"]

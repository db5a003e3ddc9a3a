"""Positions: the `set` lines of a record of Caylus, sentence by sentence."""

from __future__ import annotations

import pytest

from rules import record as records
from rules.errors import RecordError
from tests.rules.play import CAYLUS, play

HEADER = CAYLUS.format(players="Blue, Red, Green")
FIRST = HEADER.count("\n") + 1  # the line of the first `set` in these tests

EXAMPLE = """
set turn: 8
set bailiff: 11
set provost: 11
set scored: dungeon
set Blue: deniers=5 food=2 wood=0 stone=1 cloth=1 gold=0 prestige=7 favors=2/0/0/3 houses=2/1/0
set road 9: s_church Blue
set road 3: residence Red
set road 10: empty
set inn: Green
"""


def wrong(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        records.replay(records.read(HEADER + text))
    return caught.value


def test_the_example_of_the_format_is_read() -> None:
    game = play(EXAMPLE)
    position = game.json
    assert (position["turn"], position["bailiff"], position["provost"]) == (8, 11, 11)
    assert position["scored"] == ["dungeon"]
    blue = game.player("Blue")
    goods = ("food", "wood", "stone", "cloth", "gold", "prestige")
    assert [blue[name] for name in goods] == [2, 0, 1, 1, 0, 7]
    assert blue["favors"] == {"prestige": 2, "deniers": 0, "cubes": 0, "building": 3}
    assert blue["houses"] == {"dungeon": 2, "walls": 1, "towers": 0}
    assert game.road(9) == {
        "tile": "s_church",
        "owner": "Blue",
        "worker": None,
        "pending": None,
    }
    assert game.road(3) == {
        "tile": "residence",
        "owner": "Red",
        "worker": None,
        "pending": None,
    }
    assert game.road(10)["tile"] is None
    assert position["special"]["inn"] == {"left": None, "right": "Green"}
    assert position["free"] == {"dungeon": 4, "walls": 9, "towers": 14}


def test_the_game_begins_at_the_start_of_phase_one_so_that_income_follows() -> None:
    game = play(EXAMPLE)
    assert game.phase == 2
    assert game.has("Blue", "deniers") == (5 + 2,)
    assert game.has("Red", "deniers") == (6 + 2 + 1,)


def test_what_is_not_named_keeps_its_set_up_value() -> None:
    game = play("set Blue: gold=1\nset road 9: w_quarry Red")
    assert game.has("Blue", "deniers", "food", "wood", "gold") == (7, 2, 1, 1)
    assert game.has("Green", "deniers", "food", "wood", "workers") == (8, 2, 1, 6)
    position = game.json
    assert (
        position["turn"],
        position["bailiff"],
        position["provost"],
        position["scored"],
    ) == (1, 6, 6, [])


def test_several_lines_for_a_seat_add_up_in_any_place() -> None:
    game = play(
        "set Blue: gold=1\nset bailiff: 7\nset Blue: food=3\nset Blue: houses=1/0/0 stone=4"
    )
    assert game.has("Blue", "gold", "food", "stone", "wood") == (1, 3, 4, 1)
    assert game.player("Blue")["houses"]["dungeon"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "set turn: 2\nset turn: 2",
        "set bailiff: 7\nset bailiff: 7",
        "set provost: 7\nset provost: 8",
        "set scored: dungeon\nset scored: dungeon, walls",
        "set inn: Blue\nset inn: Red",
        "set road 9: w_quarry Blue\nset road 9: empty",
        "set road 9: w_quarry Blue\nset road 09: empty",
        "set Blue: food=1\nset Blue: food=1",
        "set Blue: food=1\nset Blue: gold=2 food=3",
        "set Blue: favors=0/0/0/0\nset Blue: favors=0/0/0/0",
        "set Blue: houses=0/0/0\nset Blue: houses=0/0/0",
    ],
)
def test_every_single_value_may_be_given_once(text: str) -> None:
    assert wrong(text).line == FIRST + 1


def test_a_value_given_twice_in_one_line_is_an_error() -> None:
    assert wrong("set Blue: food=1 food=1").line == FIRST


@pytest.mark.parametrize(
    "name", ["deniers", "food", "wood", "stone", "cloth", "gold", "prestige"]
)
@pytest.mark.parametrize(
    "value", ["-1", "+1", "10000", "x", "", "1.5", "٣", "1_000", "99999999999999999999"]
)
def test_amounts_are_digits_up_to_9999(name: str, value: str) -> None:
    assert play(f"set Blue: {name}=9999").has("Blue", name) == (
        9999 + 2 * (name == "deniers"),
    )
    assert play(f"set Blue: {name}=0").has("Blue", name) == (2 * (name == "deniers"),)
    error = wrong(f"set turn: 3\nset Blue: {name}={value}")
    assert error.line == FIRST + 1
    assert name in str(error)
    assert "9999" in str(error)


@pytest.mark.parametrize(
    "text",
    [
        "workers=5",
        "food",
        "food:1",
        "=1",
        "Food=1",
        "used=1",
        "food = 1",
        "tokens=1/1/1",
    ],
)
def test_a_seat_takes_only_its_fields(text: str) -> None:
    assert wrong(f"set Blue: {text}").line == FIRST


@pytest.mark.parametrize(
    "key",
    ["Yellow", "blue", "road", "road 0", "road 29", "road x", "road 9 9", "hand Blue"],
)
def test_unknown_names_are_errors(key: str) -> None:
    assert wrong(f"set {key}: empty").line == FIRST


@pytest.mark.parametrize(
    "key", ["tokens", "stables", "gate", "order", "castle", "phase", "deck"]
)
def test_other_keys_are_errors(key: str) -> None:
    assert wrong(f"set {key}: 1").line == FIRST


@pytest.mark.parametrize(
    ("favors", "scored", "right"),
    [
        ("2/2/2/2", "", True),
        ("3/0/0/0", "", False),
        ("0/0/0/3", "", False),
        ("4/4/4/4", "dungeon", True),
        ("0/5/0/0", "dungeon", False),
        ("5/5/5/5", "dungeon, walls", True),
        ("0/0/6/0", "dungeon, walls", False),
        ("0/0/0", "", False),
        ("0/0/0/0/0", "", False),
        ("0", "", False),
        ("0/-1/0/0", "", False),
        ("a/b/c/d", "", False),
        ("0/0//0", "", False),
    ],
)
def test_favors_go_up_to_what_is_unlocked(
    favors: str, scored: str, right: bool
) -> None:
    """Section 5: 2, 4 after the dungeon, 5 after the walls; the lines may come in any order."""
    lines = [
        f"set Blue: favors={favors}",
        *([f"set scored: {scored}"] if scored else []),
    ]
    for turned in (lines, lines[::-1]):
        if right:
            levels = play("\n".join(turned)).player("Blue")["favors"]
            assert "/".join(map(str, levels.values())) == favors
        else:
            assert wrong("\n".join(turned)).line == FIRST + turned.index(lines[0])


def test_with_simplified_favors_only_zero_levels_are_possible() -> None:
    simple = "option favors: simplified\n"
    assert wrong(simple + "set Blue: favors=1/0/0/0").line == FIRST + 1
    play(simple + "set Blue: favors=0/0/0/0")


@pytest.mark.parametrize(
    "text",
    [
        "set Blue: houses=7/0/0",
        "set Blue: houses=0/11/0",
        "set Blue: houses=0/0/15",
        "set Blue: houses=-1/0/0",
        "set Blue: houses=1/1",
        "set Blue: houses=1/1/1/1",
        "set Blue: houses=x/0/0",
        "set Blue: houses=99999/0/0",
    ],
)
def test_houses_fit_their_sections(text: str) -> None:
    assert wrong(text).line == FIRST


def test_houses_of_all_players_together_fit_their_sections() -> None:
    play("set Blue: houses=3/5/7\nset Red: houses=3/5/7")
    error = wrong(
        "set Blue: houses=3/0/0\nset Red: houses=3/0/0\nset Green: houses=1/0/0"
    )
    assert "dungeon would hold 7 houses; it has 6 places" in str(error)


@pytest.mark.parametrize("value", ["dungeon", "dungeon, walls"])
def test_scored_takes_the_dungeon_or_both(value: str) -> None:
    assert play(f"set scored: {value}").json["scored"] == value.split(", ")


@pytest.mark.parametrize(
    "value",
    ["walls", "towers", "walls, dungeon", "dungeon, walls, towers", "none", "dungeon,"],
)
def test_scored_takes_nothing_else(value: str) -> None:
    assert wrong(f"set scored: {value}").line == FIRST


@pytest.mark.parametrize(("officer", "last"), [("bailiff", 25), ("provost", 28)])
def test_bailiff_and_provost_stand_within_their_spaces(officer: str, last: int) -> None:
    for space in (1, last):
        assert play(f"set {officer}: {space}").json[officer] == space
    other = "provost" if officer == "bailiff" else "bailiff"
    assert play(f"set {officer}: 9").json[other] == 6
    for space in ("0", str(last + 1), "-1", "x", "1 2"):
        error = wrong(f"set {officer}: {space}")
        assert error.line == FIRST
        assert str(last) in str(error)


@pytest.mark.parametrize("turn", ["0", "-1", "x", "10000"])
def test_turns_count_from_one(turn: str) -> None:
    assert play("set turn: 9999").turn == 9999
    assert play("set turn: 1").turn == 1
    assert wrong(f"set turn: {turn}").line == FIRST


@pytest.mark.parametrize(
    ("text", "sections"),
    [
        ("set bailiff: 12", ["dungeon"]),
        ("set bailiff: 15", ["dungeon"]),
        ("set bailiff: 18", ["dungeon", "walls"]),
        ("set bailiff: 18\nset scored: dungeon", ["dungeon", "walls"]),
        ("set Blue: houses=6/0/0", ["dungeon"]),
        ("set Blue: houses=0/5/0\nset Red: houses=0/5/0", ["walls"]),
    ],
)
def test_what_is_due_is_scored_in_the_coming_phase_seven(
    text: str, sections: list[str]
) -> None:
    """A bailiff on or beyond a trigger, or a full section, that is not scored."""
    game = play("option favors: simplified\n" + text)
    assert game.json["scored"] == (["dungeon"] if "scored" in text else [])
    game.wait(turn=2)
    assert game.json["scored"] == sections


def test_a_bailiff_beyond_the_last_trigger_ends_the_game_in_this_turn() -> None:
    game = play("option favors: simplified\nset bailiff: 25\nset provost: 25").wait(
        over=True
    )
    assert game.turn == 1


# The road


@pytest.mark.parametrize("space", [7, 8, 16])
def test_printed_buildings_stay(space: int) -> None:
    for value in ("empty", "w_quarry Blue", "f_peddler", "gold_mine", "residence Blue"):
        assert wrong(f"set road {space}: {value}").line == FIRST


@pytest.mark.parametrize("tile", ["w_quarry", "s_bank", "residence", "cathedral"])
def test_craft_residence_and_prestige_tiles_need_an_owner(tile: str) -> None:
    assert play(f"set road 9: {tile} Green").road(9)["owner"] == "Green"
    assert wrong(f"set road 9: {tile}").line == FIRST
    assert wrong(f"set road 9: {tile} Yellow").line == FIRST
    assert wrong(f"set road 9: {tile} Green Blue").line == FIRST
    assert wrong(f"set road 9: {tile} Green, Blue").line == FIRST


@pytest.mark.parametrize(
    "value",
    ["n_farm Blue", "empty Blue", "nothing", "gate", "inn", "castle", "w_church Blue"],
)
def test_other_things_take_no_owner_or_are_no_tiles(value: str) -> None:
    assert wrong(f"set road 1: {value}").line == FIRST


@pytest.mark.parametrize("tile", ["f_peddler", "f_carpenter", "gold_mine"])
def test_printed_buildings_stand_nowhere_else(tile: str) -> None:
    error = wrong(f"set road 9: {tile}")
    assert error.line == FIRST
    assert (
        f"is already on space {({'f_peddler': 7, 'f_carpenter': 8, 'gold_mine': 16})[tile]}"
        in str(error)
    )


def test_a_neutral_tile_may_be_named_elsewhere_only_if_its_own_space_is_set_too() -> (
    None
):
    assert wrong("set road 9: n_farm").line == FIRST
    assert wrong("set road 2: n_farm").line == FIRST
    swapped = play("set road 1: n_forest\nset road 2: n_farm")
    assert (swapped.road(1)["tile"], swapped.road(2)["tile"]) == ("n_forest", "n_farm")
    moved = play("set road 9: n_farm\nset road 1: empty")
    assert (moved.road(1)["tile"], moved.road(9)["tile"]) == (None, "n_farm")
    assert "place 9" in moved.legal
    play("set road 1: n_farm")
    assert wrong("set road 1: n_forest\nset road 2: n_forest").line >= FIRST


def test_an_overwritten_neutral_tile_is_out_of_the_game() -> None:
    game = play("set road 1: residence Red")
    tiles = [space["tile"] for space in game.json["road"].values()]
    assert "n_farm" not in tiles
    assert all("n_farm" not in stock for stock in game.json["stock"].values())


@pytest.mark.parametrize("tile", ["w_quarry", "s_bank", "hotel"])
@pytest.mark.parametrize(("one", "other"), [(9, 10), (1, 28), (27, 28)])
def test_a_tile_stands_once(tile: str, one: int, other: int) -> None:
    error = wrong(f"set road {one}: {tile} Blue\nset road {other}: {tile} Red")
    elsewhere = {FIRST: other, FIRST + 1: one}[error.line]
    assert str(error).endswith(f"{tile} is already on space {elsewhere}")


@pytest.mark.parametrize("space", [1, 28])
def test_tiles_at_both_ends_of_the_road_leave_the_stock_too(space: int) -> None:
    assert (
        "w_quarry" not in play(f"set road {space}: w_quarry Blue").json["stock"]["wood"]
    )


def test_two_architects_and_any_number_of_residences_may_stand() -> None:
    game = play("set road 9: s_architect Blue\nset road 10: s_architect Red")
    assert "s_architect" not in game.json["stock"]["stone"]
    wrong(
        "set road 9: s_architect Blue\nset road 10: s_architect Red\nset road 11: s_architect Red"
    )
    play("\n".join(f"set road {space}: residence Blue" for space in range(9, 16)))


def test_the_stock_shrinks_accordingly_and_no_prestige_is_given() -> None:
    game = play(
        "set road 9: w_quarry Blue\nset road 10: s_architect Blue\nset road 11: cathedral Blue"
    )
    stock = game.json["stock"]
    assert "w_quarry" not in stock["wood"]
    assert stock["stone"].count("s_architect") == 1
    assert "cathedral" not in stock["prestige"]
    assert [len(tiles) for tiles in stock.values()] == [7, 8, 8]
    assert game.has("Blue", "prestige") == (0,)


def test_the_jeweller_needs_its_option() -> None:
    assert wrong("set road 9: s_jeweller Blue").line == FIRST
    game = play("option jeweller: yes\nset road 9: s_jeweller Blue")
    assert "s_jeweller" not in game.json["stock"]["stone"]


def test_the_inn_has_a_worker_on_its_right_place() -> None:
    game = play("set inn: Red")
    assert game.json["special"]["inn"] == {"left": None, "right": "Red"}
    assert game.has("Red", "workers") == (5,)
    assert wrong("set inn: Yellow").line == FIRST
    assert wrong("set inn: Red Blue").line == FIRST
    assert wrong("set inn: empty").line == FIRST


def test_set_lines_are_applied_in_file_order_to_the_normal_set_up() -> None:
    game = play(
        "set road 1: empty\nset road 2: empty\nset provost: 3\nset road 3: w_quarry Red\nset road 9: n_farm"
    )
    assert [game.road(space)["tile"] for space in (1, 2, 3, 9)] == [
        None,
        None,
        "w_quarry",
        "n_farm",
    ]


def test_positions_with_two_players_keep_the_given_order_for_their_first_turn() -> None:
    """Records, header `order`: the order of the first turn played; two players swap in every later one."""
    game = play("set turn: 8", seats=2)
    assert game.json["order"] == ["Blue", "Red"]
    assert game.wait("place_worker", turn=9).json["order"] == ["Red", "Blue"]


def test_an_exported_position_replays_to_the_same_position() -> None:
    text = records.export(
        records.replay(records.read(HEADER + EXAMPLE + "Blue place 9\nRed pass\n"))
    )
    assert play(text).json == play(EXAMPLE + "Blue place 9\nRed pass\n").json
    assert "set road 10: empty\n" in text
    assert "set turn: 8\n" in text


def test_impossible_positions_are_refused_before_any_action_is_read() -> None:
    error = wrong("set Blue: favors=5/0/0/0\nBlue xyzzy\n")
    assert error.line == FIRST


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        (
            "game: caylus\nplayers: Blue, Red\nset road 9: s_church Blue\nset road 10: s_church Red\n",
            4,
            "set road 10: s_church is already on space 9",
        ),
        (
            "game: caylus\nplayers: Blue, Red\nset Blue: houses=4/0/0\nset Red: houses=4/0/0\n",
            4,
            "8 houses",
        ),
        (
            "game: magna_carta\nplayers: Blue, Red\nset road 3: bank Blue\nset road 4: bank Blue\n",
            4,
            "bank is already on",
        ),
    ],
)
def test_of_two_lines_that_cannot_both_be_the_later_one_is_named(
    text: str, line: int, told: str
):
    with pytest.raises(RecordError) as raised:
        records.replay(records.read(text))
    assert str(raised.value).startswith(f"line {line}: ") and told in str(raised.value)

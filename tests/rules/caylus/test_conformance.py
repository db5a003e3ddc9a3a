"""Section 12 of the rules reference: the minimal conformance checks, one test each.

Checks 2 to 10 stand with their subjects too; here each is played as it is written.
"""

from __future__ import annotations

from tests.rules.play import play


def test_check_1_costs_after_one_two_and_three_passes() -> None:
    game = play(
        "set road 9: w_quarry Blue\nset road 10: w_sawmill Green\nBlue pass\nRed place 1",
        seats=4,
    )
    before = game.has("Green", "deniers")[0]
    game.act("Green place 7")
    assert game.has("Green", "deniers") == (before - 2,)
    game.act("Orange pass", "Red place 3")
    before = game.has("Green", "deniers")[0]
    game.act("Green place 9")
    assert game.has("Green", "deniers") == (before - 3,)
    assert game.has("Blue", "prestige") == (1,)
    before -= 3
    game.act("Red pass", "Green place 10")
    assert game.has("Green", "deniers", "prestige") == (before - 1, 0)

    rich = play(
        "set Orange: deniers=20\nBlue pass\nRed pass\nGreen pass\nOrange place castle",
        seats=4,
    )
    assert rich.has("Orange", "deniers") == (20 + 2 - 4,)


def test_check_2_stables() -> None:
    game = play(
        "Red place 1\nGreen place 2\nOrange place 3",
        seats=("Red", "Green", "Orange", "Blue"),
    )
    game.act("Blue place stables", "Red place stables").wait("provost")
    assert game.json["order"] == ["Blue", "Red", "Green", "Orange"]


def test_check_3_bailiff() -> None:
    far = play("set provost: 7").wait(turn=2).json
    near = play("set provost: 4").wait(turn=2).json
    assert (far["bailiff"], far["provost"]) == (8, 8)
    assert (near["bailiff"], near["provost"]) == (7, 7)


def test_check_4_last_dungeon_place() -> None:
    sets = "set Blue: food=2 wood=2 stone=2\nset Red: food=1 wood=1 stone=1\nset Green: houses=5/0/0\n"
    game = play(sets + "Blue place castle\nRed place castle").wait("castle")
    game.act("Blue batch stone+wood")
    assert game.has("Blue", "prestige") == (5,)
    game.act("Blue batch stone+wood")
    assert game.has("Blue", "prestige") == (9,)
    game.act("Red batch stone+wood")
    assert game.has("Red", "prestige") == (4,)
    assert (game.kind, game.seat) == ("favor_line", "Blue")

    equal = play(
        sets.replace("=2", "=1")
        + "Blue place 16\nRed place castle\nGreen pass\nBlue place castle"
    )
    equal.wait("castle").act("Red batch stone+wood", "Blue batch stone+wood")
    assert (equal.kind, equal.seat) == ("favor_line", "Red")


def test_check_5_dungeon_scoring() -> None:
    sets = "set bailiff: 11\nset Blue: houses=2/0/0 favors=2/0/0/0\nset Red: houses=3/0/0\n"
    game = play(sets + "set Green: prestige=1\nset Orange: houses=1/0/0", seats=4).wait(
        "favor_line"
    )
    game.act("Blue favor prestige")
    assert (
        game.has("Blue", "prestige"),
        game.player("Blue")["favors"]["prestige"],
    ) == ((2,), 2)
    game.act("Red favor prestige")
    assert [game.has(seat, "prestige")[0] for seat in ("Red", "Green", "Orange")] == [
        1,
        0,
        0,
    ]


def test_check_6_park_by_favor() -> None:
    game = play(
        "set scored: dungeon\nset Blue: cloth=1 food=1 favors=0/0/0/2\nBlue place joust_field"
    )
    game.wait("joust").act(
        "Blue joust", "Blue favor building", "Blue use mason", "Blue build s_park"
    )
    assert game.player("Blue")["favors"]["building"] == 3
    assert game.has("Blue", "food", "prestige") == (0, 3)


def test_check_7_church_by_favor() -> None:
    game = play(
        "set scored: dungeon\nset Blue: cloth=2 food=0 wood=0 favors=0/0/0/2\nBlue place joust_field"
    )
    game.wait("joust").act("Blue joust", "Blue favor building", "Blue use mason")
    # the Church was the only tile for one cloth
    assert game.has("Blue", "cloth") == (0,)
    assert game.legal == {"favor prestige", "favor deniers", "favor cubes"}


def test_check_8_castle_worker_without_batch() -> None:
    game = play("set Blue: prestige=1\nBlue place castle").wait(turn=2)
    assert game.has("Blue", "prestige") == (0,)


def test_check_9_full_towers() -> None:
    sets = "option favors: simplified\nset scored: dungeon, walls\nset Green: houses=0/0/12\n"
    sets += "set Blue: prestige=9 stone=1 houses=0/0/1\nset Red: prestige=9 food=3 wood=0 houses=0/0/1\n"
    game = play(sets + "Blue place castle\nRed place castle").wait(over=True)
    assert game.has("Blue", "prestige", "food", "wood", "stone") == (9, 2, 1, 1)
    assert game.has("Red", "prestige", "food") == (7, 3)


def test_check_10_two_players() -> None:
    game = play("set inn: Red\nBlue pass\nRed place 1\nRed place castle", seats=2)
    assert game.has("Blue", "deniers") == (5 + 2 + 1,)
    assert game.has("Red", "deniers") == (5 + 2 - 1 - 1,)
    plain = play("Blue pass\nRed place 1", seats=2)
    assert plain.has("Red", "deniers") == (5 + 2 - 3,)

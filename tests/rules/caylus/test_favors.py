"""Section 5: the favor table, its limits, and every effect on every line."""

from __future__ import annotations

import itertools

import pytest

from rules.caylus.events import FavorUsed
from tests.rules.play import Played, play

LINES = ("prestige", "deniers", "cubes", "building")
ALL = ("food", "wood", "stone", "cloth", "gold")
PAIRS = [
    f"{a}+{b}"
    for a, b in itertools.combinations_with_replacement(
        ("cloth", "food", "stone", "wood"), 2
    )
]
UNLOCKED = {2: "", 4: "set scored: dungeon\n", 5: "set scored: dungeon, walls\n"}


def favored(
    levels: str = "0/0/0/0", goods: str = "", scored: str = "", text: str = ""
) -> Played:
    """Blue has just paid the joust field (a denier and a cloth, not counted in the goods) and chooses a line."""
    own = dict.fromkeys(ALL, 0) | {
        name: int(number)
        for name, number in (part.split("=") for part in goods.split())
    }
    own["cloth"] += 1
    cubes = " ".join(f"{name}={number}" for name, number in own.items())
    sets = f"{scored}set Blue: {cubes} favors={levels}\n{text}\n"
    return play(sets + "Blue place joust_field").wait("joust").act("Blue joust")


def marker(game: Played, line: str) -> int:
    return game.player("Blue")["favors"][line]


@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_the_prestige_line_gives_as_much_as_its_level(before: int) -> None:
    """Section 5, line a; R-74: the highest level at once."""
    game = favored(f"{before}/0/0/0", scored=UNLOCKED[5]).act("Blue favor prestige")
    assert (marker(game, "prestige"), game.has("Blue", "prestige")) == (
        before + 1,
        (before + 1,),
    )
    assert game.kind == "provost"


@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_the_denier_line_gives_two_more_than_its_level(before: int) -> None:
    """Section 5, line b; R-74."""
    game = favored(f"0/{before}/0/0", scored=UNLOCKED[5])
    deniers = game.has("Blue", "deniers")[0]
    game.act("Blue favor deniers")
    assert (marker(game, "deniers"), game.has("Blue", "deniers")) == (
        before + 1,
        (deniers + before + 3,),
    )


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize(("limit", "scored"), UNLOCKED.items())
def test_a_marker_goes_up_to_the_limit_and_no_farther(
    line: str, limit: int, scored: str
) -> None:
    """Section 5: 2 until the dungeon is scored, 4 after it, 5 after the walls."""
    for before in (limit - 1, limit):
        levels = "/".join(str(before if name == line else 0) for name in LINES)
        game = favored(levels, scored=scored).act(f"Blue favor {line}")
        assert marker(game, line) == limit
        told = [event for event in game.last if isinstance(event, FavorUsed)]
        assert [(event.level, event.moved) for event in told] == [
            (limit, before < limit)
        ]


def test_a_blocked_marker_still_uses_its_line() -> None:
    """R-73; section 12, check 5: a marker at 2 stays and pays 2 prestige."""
    game = favored("2/0/0/0").act("Blue favor prestige")
    assert (marker(game, "prestige"), game.has("Blue", "prestige")) == (2, (2,))


def test_every_line_not_used_in_this_phase_is_offered_whatever_it_does() -> None:
    """Records, kind `favor_line`: also where the marker is blocked or nothing could be done."""
    for levels in ("0/0/0/0", "2/2/2/2"):
        game = favored(levels)
        assert (game.kind, game.seat, game.legal) == (
            "favor_line",
            "Blue",
            {f"favor {line}" for line in LINES},
        )


CUBE_EFFECTS = {
    1: {"take food"},
    2: {"take food", "take wood", "take stone"},
    3: {"take food", "take wood", "take stone", "take cloth"},
    4: {"take food", "take wood", "take stone", "take cloth", "exchange"},
    5: {"take food", "take wood", "take stone", "take cloth", "exchange", "take gold"},
}


@pytest.mark.parametrize(("level", "effects"), CUBE_EFFECTS.items())
def test_the_cube_line_offers_every_level_up_to_the_marker(
    level: int, effects: set[str]
) -> None:
    """Section 5, line c; R-74. The effect may be skipped (R-73)."""
    game = favored(f"0/0/{level - 1}/0", "food=1", UNLOCKED[5]).act("Blue favor cubes")
    assert (game.kind, game.legal) == ("favor_cubes", {"skip", *effects})


@pytest.mark.parametrize("cube", ALL)
def test_the_cube_line_gives_one_cube(cube: str) -> None:
    game = favored("0/0/4/0", scored=UNLOCKED[5]).act(
        "Blue favor cubes", f"Blue take {cube}"
    )
    assert game.has("Blue", *ALL) == tuple(int(name == cube) for name in ALL)


def test_a_favor_that_is_not_used_still_moves_its_marker() -> None:
    """R-73: choosing and advancing are compulsory, the effect is not."""
    game = favored().act("Blue favor cubes", "Blue skip")
    assert marker(game, "cubes") == 1
    assert game.has("Blue", *ALL) == (0, 0, 0, 0, 0)
    game = favored("0/0/0/1", "food=1").act("Blue favor building")
    assert game.legal == {"use carpenter", "skip"}
    game.act("Blue skip")
    assert marker(game, "building") == 2
    assert game.kind == "provost"


@pytest.mark.parametrize("given", ALL)
def test_the_exchange_gives_any_cube_gold_included_for_two_others(given: str) -> None:
    """R-75: alike or different, possibly of the kind given, never gold."""
    goods = " ".join(f"{name}=1" for name in ALL)
    game = favored("0/0/3/0", goods, UNLOCKED[4]).act(
        "Blue favor cubes", "Blue exchange"
    )
    assert (game.kind, game.legal) == ("give", {f"give {name}" for name in ALL})
    game.act(f"Blue give {given}")
    assert (game.kind, game.legal) == ("exchange", {f"take {pair}" for pair in PAIRS})
    assert len(PAIRS) == 10
    game.act("Blue take cloth+food")
    gained = {"cloth": 1, "food": 1}
    assert game.has("Blue", *ALL) == tuple(
        1 - (name == given) + gained.get(name, 0) for name in ALL
    )


def test_the_exchange_may_return_two_of_a_kind_and_the_kind_given() -> None:
    """R-75."""
    game = favored("0/0/3/0", "wood=1 stone=1", UNLOCKED[4])
    game.act(
        "Blue favor cubes", "Blue exchange", "Blue give wood", "Blue take wood+wood"
    )
    assert game.has("Blue", "wood", "stone") == (2, 1)


def test_the_exchange_does_not_ask_for_the_only_kind_held() -> None:
    game = favored("0/0/3/0", "gold=2", UNLOCKED[4]).act(
        "Blue favor cubes", "Blue exchange"
    )
    assert (game.kind, game.seat) == ("exchange", "Blue")
    game.act("Blue take stone+wood")
    assert game.has("Blue", *ALL) == (0, 1, 1, 0, 1)


def test_the_exchange_needs_a_cube() -> None:
    """R-75: pick a lower level."""
    game = favored("0/0/3/0", scored=UNLOCKED[4]).act("Blue favor cubes")
    assert game.legal == {"skip", *CUBE_EFFECTS[3]}


BUILDERS = {
    1: set(),
    2: {"carpenter"},
    3: {"carpenter", "mason"},
    4: {"carpenter", "mason", "lawyer"},
}
BUILDERS[5] = BUILDERS[4] | {"architect"}


@pytest.mark.parametrize(("level", "builders"), BUILDERS.items())
def test_the_building_line_offers_every_builder_up_to_the_marker(
    level: int, builders: set[str]
) -> None:
    """Section 5, line d; R-74, R-77: no such building is needed on the board, occupation is ignored."""
    goods = " ".join(f"{name}=9" for name in ALL)
    text = "set road 9: residence Blue"
    game = favored(f"0/0/0/{level - 1}", goods, UNLOCKED[5], text).act(
        "Blue favor building"
    )
    if not builders:
        assert game.kind == "provost"
        assert marker(game, "building") == 1
    else:
        assert (game.kind, game.legal) == (
            "favor_building",
            {"skip", *(f"use {name}" for name in builders)},
        )


def test_choosing_the_building_line_for_the_first_time_is_only_the_step() -> None:
    """R-73: 0 to 1 gives nothing; nobody is asked."""
    game = favored("0/0/0/0", "food=9 wood=9 stone=9").act("Blue favor building")
    assert marker(game, "building") == 1
    assert game.kind == "provost"


def test_an_effect_that_could_do_nothing_is_not_offered() -> None:
    """Records, after the table of codes."""
    game = favored("0/0/0/4", "", UNLOCKED[5]).act("Blue favor building")
    assert game.kind == "provost"
    game = favored("0/0/0/4", "stone=1", UNLOCKED[5]).act("Blue favor building")
    assert game.legal == {"skip", "use carpenter"}  # a market for its any cube
    game = favored("0/0/0/4", "cloth=1", UNLOCKED[5]).act("Blue favor building")
    assert game.legal == {"skip", "use carpenter", "use mason", "use lawyer"}


def test_the_favor_ignores_who_stands_on_the_carpenter() -> None:
    """R-77: no worker is needed and none is in the way."""
    text = "set road 9: w_mason Red\nset road 10: w_lawyer Red\nset scored: dungeon\n"
    text += "set Blue: cloth=2 food=1 favors=0/0/0/3\n"
    game = play(
        text
        + "Blue place joust_field\nRed place 6\nGreen place 9\nBlue pass\nRed place 10"
    ).wait("joust")
    game.act("Blue joust", "Blue favor building")
    assert game.legal == {"skip", "use carpenter", "use mason", "use lawyer"}
    assert game.has("Blue", "workers") == (5,)


@pytest.mark.parametrize("phase", ["castle", "scoring"])
def test_a_favor_of_phase_six_or_seven_can_build(phase: str) -> None:
    """R-78: all road workers are home, so nothing waits."""
    goods = "set Blue: food=2 wood=2 stone=2 cloth=1 favors=0/0/0/3 houses=1/0/0\nset scored: dungeon\n"
    goods = (
        goods
        if phase == "castle"
        else goods.replace("1/0/0", "0/2/0") + "set bailiff: 17\n"
    )
    road = "set road 9: w_quarry Blue\nset provost: 8\n"
    game = play(goods + road + "Blue place castle\nRed place 9").wait("castle")
    game.act("Blue batch stone+wood" if phase == "castle" else "Blue done").wait(
        "favor_line"
    )
    assert game.phase == (6 if phase == "castle" else 7)
    game.act("Blue favor building", "Blue use lawyer", "Blue convert 9")
    assert game.road(9) == {
        "tile": "residence",
        "owner": "Blue",
        "worker": None,
        "pending": None,
    }

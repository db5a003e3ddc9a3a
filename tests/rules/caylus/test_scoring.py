"""Section 3.2: favors and losses by houses in a section, and how favors of a scoring go round."""

from __future__ import annotations

import pytest

from rules.caylus.events import FavorUsed, Scored, SectionCounted
from tests.rules.caylus.tables import SECTION_FAVORS, SECTION_LOSS
from tests.rules.play import Played, play

BEFORE = {
    "dungeon": "set bailiff: 11\n",
    "walls": "set scored: dungeon\nset bailiff: 17\n",
    "towers": "set scored: dungeon, walls\nset bailiff: 23\n",
}
SECTIONS = tuple(BEFORE)
TABLE = [
    (section, houses, favors)
    for section, row in SECTION_FAVORS.items()
    for houses, favors in row.items()
]


def houses(section: str, number: int) -> str:
    counts = ["0", "0", "0"]
    counts[SECTIONS.index(section)] = str(number)
    return "houses=" + "/".join(counts)


def choose(game: Played) -> list[tuple[str, str]]:
    """Every favor goes to the first of prestige, deniers, building and cubes that is left."""
    chosen = []
    while game.kind in ("favor_line", "favor_cubes", "favor_building"):
        codes = (
            "favor prestige",
            "favor deniers",
            "favor building",
            "favor cubes",
            "skip",
        )
        code = next(code for code in codes if code in game.legal)
        chosen.append((game.seat, code))
        game.act(f"{game.seat} {code}")
    return chosen


@pytest.mark.parametrize(("section", "number", "favors"), TABLE)
def test_favors_of_a_section_follow_the_table(
    section: str, number: int, favors: int
) -> None:
    """Section 3.2; R-93: three houses in the dungeon are one favor, one house is neither."""
    others = (
        f"set Red: {houses(section, 1)}\n"
        if number < {"dungeon": 6, "walls": 10, "towers": 14}[section]
        else ""
    )
    text = f"{BEFORE[section]}set Blue: {houses(section, number)} prestige=9\n{others}"
    game = play(text).until(
        lambda game: game.kind == "favor_line" or game.turn == 2 or game.over
    )
    chosen = [
        code
        for seat, code in choose(game)
        if seat == "Blue" and code.startswith("favor")
    ]
    assert len(chosen) == favors
    assert (
        sum(isinstance(event, FavorUsed) and event.seat == 0 for event in game.events)
        == favors
    )
    counted = [
        event
        for event in game.events
        if isinstance(event, SectionCounted) and event.seat == 0
    ]
    assert [(event.houses, event.favors) for event in counted] == [(number, favors)]
    assert not any(
        isinstance(e, Scored) and e.source == "penalty" and e.seat == 0
        for e in game.events
    )


@pytest.mark.parametrize(("section", "loss"), SECTION_LOSS.items())
@pytest.mark.parametrize("prestige", [0, 1, 2, 3, 4, 9])
def test_no_house_in_a_section_costs_prestige_down_to_zero(
    section: str, loss: int, prestige: int
) -> None:
    """Section 3.2; R-14: lose what you have."""
    text = (
        f"option favors: simplified\n{BEFORE[section]}set Blue: prestige={prestige}\n"
    )
    game = play(text + f"set Red: {houses(section, 1)} prestige={prestige}")
    game.until(lambda game: game.turn == 2 or game.over)
    assert game.has("Blue", "prestige") == (max(0, prestige - loss),)
    assert game.has("Red", "prestige") == (prestige,)


def test_the_dungeon_with_two_three_no_and_one_house() -> None:
    """Section 12, check 5: favor, favor, -2 floored at 0, nothing."""
    text = "set bailiff: 11\nset Blue: houses=2/0/0 favors=2/0/0/0\nset Red: houses=3/0/0\nset Orange: houses=1/0/0\n"
    game = play(text + "set Green: prestige=1", seats=4).wait("favor_line")
    assert (game.seat, game.phase) == ("Blue", 7)
    game.act("Blue favor prestige")
    assert game.player("Blue")["favors"]["prestige"] == 2
    assert game.has("Blue", "prestige") == (2,)
    assert game.seat == "Red"
    assert game.has("Green", "prestige") == (1,)  # seat by seat
    game.act("Red favor deniers")
    assert game.turn == 2
    assert game.has("Green", "prestige") == (0,)
    assert game.has("Orange", "prestige") == (0,)


def test_each_player_finishes_all_favors_before_the_next_gets_any() -> None:
    """R-80: turn order."""
    text = f"{BEFORE['walls']}set Blue: houses=0/3/0\nset Red: houses=0/5/0\nset Green: houses=0/2/0"
    game = play(text).wait("favor_line")
    seats = [seat for seat, code in choose(game) if code.startswith("favor")]
    assert seats == ["Blue"] * 2 + ["Red"] * 3 + ["Green"]


def test_favors_of_the_dungeon_scoring_are_still_limited_to_level_two() -> None:
    """R-76: limits rise when the scoring is finished for all players."""
    text = "set bailiff: 11\nset Blue: houses=2/0/0 favors=2/2/2/2\nset Red: houses=2/0/0 favors=2/2/2/2"
    game = play(text).wait("favor_line").act("Blue favor deniers")
    assert game.player("Blue")["favors"]["deniers"] == 2
    assert game.json["scored"] == []
    game.act("Red favor deniers")
    assert game.player("Red")["favors"]["deniers"] == 2
    assert game.json["scored"] == ["dungeon"]


def test_favors_of_the_walls_in_the_same_phase_may_go_beyond_two() -> None:
    """R-76: each scoring raises the limit for the next."""
    text = "set bailiff: 17\nset Blue: houses=2/3/0 favors=2/2/2/2\nset Red: houses=1/1/0\nset Green: houses=1/1/0"
    game = play(text).wait("favor_line").act("Blue favor prestige")
    assert game.player("Blue")["favors"]["prestige"] == 2
    game.act("Blue favor deniers")
    assert game.player("Blue")["favors"]["deniers"] == 3
    assert game.json["scored"] == ["dungeon"]


def test_favors_of_the_walls_scoring_are_limited_to_level_four_and_of_the_towers_to_five() -> (
    None
):
    """R-76; section 5."""
    walls = f"{BEFORE['walls']}set Blue: houses=0/2/0 favors=4/4/4/4"
    game = play(walls).wait("favor_line").act("Blue favor prestige")
    assert game.player("Blue")["favors"]["prestige"] == 4
    assert game.has("Blue", "prestige") == (4,)
    towers = f"{BEFORE['towers']}set Blue: houses=0/0/2 favors=4/4/4/4"
    game = play(towers).wait("favor_line").act("Blue favor prestige")
    assert game.player("Blue")["favors"]["prestige"] == 5
    assert game.over


def test_two_sections_in_one_phase_share_the_four_lines() -> None:
    """R-72: 1 favor of the dungeon and 3 of the walls use all lines, the favor of the towers is lost."""
    text = "set bailiff: 23\nset Blue: houses=2/5/2\nset Red: houses=1/1/1\nset Green: houses=1/1/1"
    game = play(text).wait("favor_line")
    chosen = [
        code
        for seat, code in choose(game)
        if seat == "Blue" and code.startswith("favor")
    ]
    # the fourth is automatic
    assert chosen == ["favor prestige", "favor deniers", "favor building"]
    used = [event.line for event in game.events if isinstance(event, FavorUsed)]
    assert sorted(used) == ["building", "cubes", "deniers", "prestige"]
    assert game.over


def test_two_players_score_in_the_order_of_the_ending_turn() -> None:
    """R-46: the swap comes with the next turn."""
    text = "set bailiff: 11\nset Blue: houses=2/0/0\nset Red: houses=2/0/0"
    game = play(text, seats=2).wait("favor_line")
    assert game.seat == "Blue"
    game.act("Blue favor prestige")
    assert game.seat == "Red"
    game.act("Red favor prestige")
    assert game.json["order"] == ["Red", "Blue"]

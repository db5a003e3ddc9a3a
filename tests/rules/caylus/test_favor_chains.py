"""Favors of one phase: different lines, chained favors, and what is too much (R-70 to R-72)."""

from __future__ import annotations

from rules.caylus.events import FavorLost, FavorUsed
from tests.rules.play import Played, play

LINES = ("prestige", "deniers", "cubes", "building")
RICH = "food=20 wood=20 stone=20 cloth=20 gold=20 deniers=50"


def favors(*lines: str) -> set[str]:
    return {f"favor {line}" for line in lines}


def used(game: Played, seat: str = "Blue") -> list[str]:
    return game.player(seat)["used"]


def test_a_joust_favor_that_builds_the_church_gives_another_on_a_different_line() -> (
    None
):
    """Section 12, check 7; R-71."""
    text = (
        "set scored: dungeon\nset Blue: cloth=2 favors=0/0/0/2\nBlue place joust_field"
    )
    game = play(text).wait("joust").act("Blue joust", "Blue favor building")
    assert game.player("Blue")["favors"]["building"] == 3
    game.act("Blue use mason", "Blue build s_church")
    assert game.has("Blue", "cloth", "prestige") == (0, 3)
    assert (game.kind, game.legal) == (
        "favor_line",
        favors("prestige", "deniers", "cubes"),
    )
    assert used(game) == ["building"]
    game.act("Blue favor prestige")
    assert game.has("Blue", "prestige") == (3 + 1,)
    assert game.kind == "provost"


def test_the_lines_used_are_forgotten_when_the_phase_ends() -> None:
    """R-70: a joust favor on a line blocks it neither in phase 5 nor in phase 6 or 7."""
    text = f"set Blue: {RICH} houses=2/0/0\nset road 9: w_mason Red\nset provost: 9\nset bailiff: 11\n"
    actions = (
        "Blue place joust_field\nRed pass\nGreen pass\nBlue place 9\nBlue place castle"
    )
    game = play(text + actions).wait("joust").act("Blue joust", "Blue favor building")
    assert (game.kind, game.phase, used(game)) == ("provost", 4, [])
    game.wait("build").act("Blue build s_church")
    assert (game.phase, game.legal, used(game)) == (5, favors(*LINES), [])
    game.act("Blue favor building", "Blue skip")
    assert (game.kind, game.phase, used(game)) == ("castle", 6, [])
    game.act("Blue batch stone+wood", "Blue done")
    assert (game.phase, game.legal, used(game)) == (6, favors(*LINES), [])
    game.act("Blue favor building", "Blue skip")
    assert (game.phase, game.legal, used(game)) == (7, favors(*LINES), [])


def test_all_favors_of_phase_five_share_the_four_lines_and_the_fifth_is_lost() -> None:
    """R-70, R-72: Monument two, Theater one, Church one, and the College built by a favor."""
    homes = "".join(f"set road {space}: residence Blue\n" for space in (12, 13, 14, 15))
    text = "set road 9: s_architect Red\nset road 10: s_architect Green\nset road 11: w_mason Red\nset provost: 11\n"
    text += f"{homes}set scored: dungeon, walls\nset Blue: {RICH} favors=0/0/0/4\n"
    game = play(
        text + "Blue place 9\nRed pass\nGreen pass\nBlue place 10\nBlue place 11"
    ).wait("build")
    game.act("Blue build monument", "Blue on 12", "Blue favor prestige")
    assert game.legal == favors("deniers", "cubes", "building")
    game.act("Blue favor deniers", "Blue build theater", "Blue on 13")
    assert game.legal == favors("cubes", "building")
    game.act("Blue favor cubes", "Blue take food", "Blue build s_church")
    # the fourth line is the only one left: chosen without a line
    assert (game.kind, game.seat) == ("favor_building", "Blue")
    assert sorted(used(game)) == sorted(LINES)
    game.act("Blue use architect", "Blue build college", "Blue on 14")
    assert [event.seat for event in game.told(FavorLost)] == [0]
    assert game.turn == 2
    lines = [event.line for event in game.events if isinstance(event, FavorUsed)]
    assert lines == ["prestige", "deniers", "cubes", "building"]


def test_a_chained_favor_is_resolved_before_the_remaining_ones() -> None:
    """R-71: last in, first out; Blue finishes before Red's favor of the same scoring."""
    text = f"set scored: dungeon, walls\nset bailiff: 23\nset Blue: {RICH} houses=0/0/4 favors=0/0/0/4\n"
    text += "set Red: houses=0/0/2\nset road 9: residence Blue\n"
    game = play(text).wait("favor_line")
    game.act("Blue favor building", "Blue use architect", "Blue build monument")
    assert (game.seat, game.kind) == ("Blue", "favor_line")
    assert game.legal == favors("prestige", "deniers", "cubes")
    game.act("Blue favor prestige", "Blue favor deniers")
    # two favors of the scoring and two of the Monument: the last line needs no choice
    assert (game.kind, game.seat) == ("favor_cubes", "Blue")
    game.act("Blue skip")
    assert (game.seat, game.kind) == ("Red", "favor_line")


def test_a_church_by_favor_counts_in_the_same_phase_of_the_castle() -> None:
    """R-70: phase 6 is the best builder's favor and its chains."""
    text = f"set scored: dungeon\nset Blue: {RICH} favors=0/0/0/3\nBlue place castle"
    game = (
        play(text)
        .wait("castle")
        .act("Blue batch stone+wood", "Blue done", "Blue favor building")
    )
    game.act("Blue use mason", "Blue build s_church")
    assert (game.phase, game.legal) == (6, favors("prestige", "deniers", "cubes"))


def test_each_player_has_own_lines() -> None:
    """R-70: per player."""
    text = "set bailiff: 11\nset Blue: houses=2/0/0\nset Red: houses=2/0/0"
    game = play(text).wait("favor_line").act("Blue favor cubes", "Blue skip")
    assert (game.seat, game.legal) == ("Red", favors(*LINES))
    assert (used(game, "Blue"), used(game, "Red")) == (["cubes"], [])


def test_the_last_line_left_is_taken_without_asking() -> None:
    """Records: the fourth favor line when three are used."""
    text = f"set scored: dungeon\nset bailiff: 17\nset Blue: {RICH} houses=0/5/0 favors=0/0/0/2\n"
    game = (
        play(text)
        .wait("favor_line")
        .act("Blue favor building", "Blue use mason", "Blue build s_church")
    )
    game.act("Blue favor prestige", "Blue favor cubes", "Blue skip")
    assert game.turn == 2
    assert game.player("Blue")["favors"] == {
        "prestige": 1,
        "deniers": 1,
        "cubes": 1,
        "building": 3,
    }
    assert not any(code == "favor deniers" for _, code in game.actions)


def test_favors_of_building_a_statue_theater_college_and_monument_come_at_once() -> (
    None
):
    """Section 5, sources."""
    for tile, count in (("statue", 1), ("theater", 1), ("college", 1), ("monument", 2)):
        text = f"set road 9: s_architect Red\nset road 10: residence Blue\nset provost: 9\nset Blue: {RICH}\n"
        game = play(text + "Blue place 9").wait("build").act(f"Blue build {tile}")
        lines = ("prestige", "deniers")[:count]
        for line in lines:
            assert (game.kind, game.phase) == ("favor_line", 5)
            game.act(f"Blue favor {line}")
        assert game.turn == 2

"""Matches of a player with a habit forced or forbidden."""

from functools import cache
from itertools import islice

import pytest

from lab.__main__ import main
from lab.habits import HABITS, play_habit_match
from players.minds import mind_of
from rules.register import find_game
from tests.players.positions import games, positions


@cache
def all_positions():
    game = find_game("caylus")
    return [
        state for start in islice(games(game), 6) for state in positions(game, start, 1)
    ]


def decisions(kind):
    """Positions of Caylus in which such a decision is due, with the deciding seat."""
    return [
        (state, state.stack[-1][1])
        for state in all_positions()
        if state.stack[-1][0] == kind
    ]


def placing(tiles, cubes, deniers=3, turn=3, own=()):
    """A worker is to be placed on a road with only these tiles on its first spaces, and so are the cubes; those
    spaces are its own."""
    state = find_game("caylus").clone(decisions("place_worker")[0][0])
    seat = state.stack[-1][1]
    state.turn, state.provost = turn, 6
    state.tile[1:] = [*tiles, *[""] * (28 - len(tiles))]
    state.owner[1:] = [seat if space in own else -1 for space in range(1, 29)]
    state.cubes[seat], state.deniers[seat] = cubes, deniers
    return state, seat


def test_a_favor_goes_where_a_habit_lets_it_go():
    found = decisions("favor_line")
    assert found
    for state, seat in found:
        assert list(HABITS["buildings"](state, seat)) == ["favor building"]
        assert set(HABITS["no-deniers"](state, seat)) == set(state.actions) - {
            "favor deniers"
        }


def test_only_the_first_to_pass_with_many_deniers_may_not_pass():
    held = 0
    for state, seat in decisions("place_worker"):
        allowed = HABITS["no-rich-pass"](state, seat)
        if state.passed or state.deniers[seat] < 11:
            assert not allowed
        else:
            held += 1
            assert set(state.actions) - set(allowed) == {"pass"}
    assert held


LAWYER = ("n_farm", "w_lawyer")
CLOTH, WOOD_AND_CLOTH, STONE_AND_FOOD = (
    (0, 0, 0, 1, 0),
    (0, 1, 0, 1, 0),
    (1, 0, 1, 0, 0),
)
STATUE = (0, 0, 2, 0, 1)
HOUSED = ("residence", "w_mason", "s_architect")


def test_who_wants_a_residence_goes_to_the_lawyer_with_what_it_costs():
    habit = HABITS["residence"]
    assert habit(*placing(LAWYER, CLOTH)) == ["place 2"]
    for less in (
        {"cubes": STATUE},
        {"cubes": CLOTH, "deniers": 2},
        {"cubes": CLOTH, "turn": 2},
    ):
        assert not habit(*placing(LAWYER, **less))
    assert not habit(*placing((*[""] * 6, "w_lawyer"), CLOTH)), (
        "the provost would have to be moved"
    )
    assert not habit(*placing(("residence", "w_lawyer"), CLOTH, own=(1,))), "it has one"
    for state, seat in decisions("lawyer"):
        assert set(habit(state, seat)) == set(state.actions) - {"skip"}


@pytest.mark.parametrize(
    ("tiles", "cubes", "own", "place"),
    [
        (("n_farm", "n_carpenter"), WOOD_AND_CLOTH, (), 2),
        (("n_farm", "n_carpenter"), CLOTH, (), None),
        (("n_carpenter", "w_lawyer"), WOOD_AND_CLOTH, (), 2),
        (("residence", "w_mason"), STONE_AND_FOOD, (1,), 2),
        (HOUSED, STATUE, (1,), 3),
        (HOUSED, CLOTH, (1,), None),
    ],
)
def test_who_wants_prestige_tiles_builds_what_leads_there(tiles, cubes, own, place):
    assert list(HABITS["prestige"](*placing(tiles, cubes, own=own))) == (
        [f"place {place}"] if place else []
    )
    for state, seat in decisions("build"):
        wanted = HABITS["prestige"](state, seat)
        assert {code for code in wanted if code[6:8] in ("w_", "s_")} <= {
            "build w_lawyer",
            "build s_architect",
        }


@pytest.mark.parametrize("iterations", [0, 8])
def test_a_habit_counts_the_decisions_that_it_changed(iterations):
    mind = mind_of("caylus")
    *_, held = play_habit_match(mind, "buildings", 2, 2, 7, iterations)
    assert held.tally.games == 2 and held.changed > 4
    *_, again = play_habit_match(mind, "buildings", 2, 2, 7, iterations)
    assert (again.tally.wins, again.changed) == (held.tally.wins, held.changed)


def test_a_match_of_a_habit_is_a_line(capsys):
    assert (
        main(["habits", "no-deniers", "residence", "--games", "2", "--iterations", "0"])
        == 0
    )
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("no-deniers: ") and " % of 2 games (95 %: " in first
    assert second.startswith("residence: ") and second.endswith(" decisions changed")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (("greed",), "greed: no habit of that name; there are no-deniers"),
        (("--iterations", "-1"), "--iterations -1: 0 to 100000"),
        (("--games", "0"), "--games 0: 1 to 100000"),
        (("--seats", "6"), "2 to 5"),
    ],
)
def test_a_habit_that_cannot_be_measured_says_why(wanted, said, capsys):
    assert main(["habits", *wanted]) == 2
    assert said in capsys.readouterr().err

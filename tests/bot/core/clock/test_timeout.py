"""What is played when time is up: what can hurt least."""

import pytest

from rules.model import Decision
from rules.register import GAMES
from rules.shared.cubes import spends_gold
from tests.rules.games import RandomPlayer, set_ups


@pytest.mark.parametrize(
    ("kind", "actions", "code"),
    [
        ("place_worker", ("place gate", "pass"), "pass"),
        ("gate", ("move 3", "skip"), "skip"),
        ("guild", ("provost -1", "provost 0", "provost +1"), "provost 0"),
        ("joust", ("joust", "skip"), "skip"),
        ("inn", ("stay", "leave"), "leave"),
        ("provost", ("provost -1", "provost 0"), "provost 0"),
        ("production", ("take food", "take cloth"), "take food"),
        ("bonus", ("take wood", "take food"), "take wood"),
        ("market", ("sell gold", "skip"), "skip"),
        ("give", ("give gold", "give wood"), "give wood"),
        ("give", ("give gold",), "give gold"),
        ("on", ("on 5", "on 9"), "on 5"),
        ("castle", ("batch cloth+gold", "done"), "done"),
        ("favor_line", ("favor prestige", "favor cubes"), "favor prestige"),
        ("favor_line", ("favor cubes", "favor building"), "favor cubes"),
        ("favor_cubes", ("take food", "skip"), "skip"),
        ("favor_building", ("use carpenter", "skip"), "skip"),
        (
            "payment",
            ("pay food+gold+gold", "pay food+gold+wood", "pay food+wood+wood"),
            "pay food+wood+wood",
        ),
        ("opening", ("mulligan", "keep"), "keep"),
        ("action", ("draw", "pass", "place 1"), "pass"),
    ],
)
def test_the_choice_that_can_hurt_least(kind, actions, code):
    for game in GAMES.values():
        if kind in game.kinds:
            assert game.guide.least_harm(Decision(0, kind, actions)) == code


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_table_of_absent_people_reaches_the_end_and_nobody_spends_gold(game):
    for _, header in (pair for pair in set_ups(3) if pair[0] is game):
        state, _ = game.start(header)
        busy = RandomPlayer(header.seed, 0.9)
        for _ in range(90):
            game.step(state, busy.choose(game.decision(state).actions))
        while (decision := game.decision(state)) is not None:
            code = game.guide.least_harm(decision)
            assert code in decision.actions
            assert not spends_gold(code) or all(map(spends_gold, decision.actions))
            game.step(state, code)

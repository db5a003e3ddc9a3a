"""Roll-outs that learn from what actions have led to in their search."""

import pytest

from bot.ai import analysis
from bot.ai.protocol import Request
from lab.__main__ import main
from players import levels
from players.history import TRUST, History
from players.levels import choose, search_of, worlds_of
from players.minds import mind_of
from players.search import FEW_ACTIONS, Search
from players.settings import Settings
from rules.register import GAMES
from tests.players.positions import games, positions


def learnt(history, rewards, *played):
    history.begin()
    for seat, code in played:
        history.play(seat, code)
    history.learn(rewards)


def test_what_brought_a_seat_more_than_its_mean_is_liked_better_and_what_brought_less_is_not():
    history = History(2, weight=20.0)
    assert history.adjusted(0, ["a", "b"], [1.0, 2.0]) == [1.0, 2.0], (
        "nothing is known yet"
    )
    learnt(history, [0.8, 0.2], (0, "a"), (1, "b"))
    assert history.adjusted(0, ["a", "b"], [1.0, 2.0]) == [1.0, 2.0], (
        "every other iteration goes by the policy"
    )
    learnt(history, [0.4, 0.6], (0, "b"))
    above = 20.0 * (0.8 - 0.6) / (1 + TRUST)
    assert history.adjusted(0, ["a", "b", "c"], [1.0, 2.0, 3.0]) == pytest.approx(
        [1 + above, 2 - above, 3.0]
    )
    below = 20.0 * (0.2 - 0.4) / (1 + TRUST)
    assert history.adjusted(1, ["a", "b"], [0.0, 0.0]) == pytest.approx([0.0, below])


def test_the_more_often_something_was_done_the_more_is_believed_of_it():
    history = History(2, weight=1.0)
    believed = []
    for _ in range(40):
        learnt(history, [1.0, 0.0], (0, "a"))
        learnt(history, [0.0, 1.0])
        believed.append(history.adjusted(0, ["a"], [0.0])[0])
    assert believed == sorted(believed) and believed[-1] == pytest.approx(
        0.5 * 40 / (40 + TRUST)
    )


def test_what_was_played_outside_an_iteration_counts_for_nothing():
    history = History(1, weight=1.0)
    history.play(0, "a")
    learnt(history, [1.0])
    learnt(history, [0.0])
    assert history.adjusted(0, ["a"], [0.5]) == [0.5]


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_long_search_learns_and_is_the_same_wherever_a_level_is_asked_for(
    game_id, monkeypatch
):
    monkeypatch.setattr(levels, "LEARNING", 60)
    monkeypatch.setitem(analysis.LEVELS, 5, 60)
    mind = mind_of(game_id)
    learned = 0
    for seed, state in enumerate(positions(mind.game, next(games(mind.game)), 60)):
        worlds = worlds_of(mind, state, 60, seed)
        if len(state.actions) == 1:
            continue
        short, long = (
            search_of(mind, worlds, 59, seed),
            search_of(mind, worlds, 60, seed),
        )
        for search in (short, long):
            search.run(60)
        learned += short.value() != long.value()
        assert choose(mind, state, 60, seed).code == long.best()
        asked = Request(game_id, mind.game.encode(state).decode(), 5, seed)
        assert analysis.decide(asked) == long.best()
    assert learned > 0


@pytest.mark.parametrize("game_id", list(GAMES))
def test_what_a_learning_search_believes_lies_near_what_a_plain_one_does(
    game_id, capsys
):
    wanted = [
        "deviation",
        "--game",
        game_id,
        "--positions",
        "1",
        "--iterations",
        "100",
        "--seed",
        "4",
    ]
    assert main(wanted) == 0
    assert ", 1 positions: off by 0." in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (("--positions", "0"), "--positions 0: 1 to 100000"),
        (("--iterations", "0"), "--iterations 0: 1 to 100000"),
        (("--seed", "-1"), "--seed -1: 0 to"),
    ],
)
def test_a_comparison_that_cannot_be_made_says_why(wanted, said, capsys):
    assert main(["deviation", *wanted]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_search_that_learns_tries_what_is_thought_little_of_sooner_where_few_actions_are_possible(
    game_id,
):
    mind = mind_of(game_id)
    seen, flatter = set(), 0
    for state in positions(mind.game, next(games(mind.game)), 7):
        number = len(state.actions)
        if number == 1:
            continue
        least = []
        for settings in (Settings(), levels.LEARNING_SETTINGS):
            search = Search(mind, [state], 1, settings)
            search.run(1)
            least.append(min(edge.prior for edge in search.root.edges.values()))
        few = number <= FEW_ACTIONS
        seen.add(few)
        assert least[1] >= least[0] if few else least[1] == least[0]
        flatter += least[1] > least[0]
    assert flatter
    if game_id == "caylus":
        assert False in seen

"""The PettingZoo environments before PettingZoo's own tests."""

from __future__ import annotations

import copy
import pickle
import random
import warnings

import pytest

from environments.table import IllegalNumber
from rules.errors import GameError
from rules.notation import SEATS
from rules.register import GAMES
from tests.environments.extras import extra
from tests.rules.games import option_sets

testing = extra("pettingzoo.test")
zoo = extra("environments.zoo")
render_test = extra("pettingzoo.test.render_test")
np = extra("numpy")

TABLES = [
    (game.id, seats)
    for game in GAMES.values()
    for seats in range(game.min_seats, game.max_seats + 1)
]
ALIKE = "Observation (space for each agent probably should be|is not a NumPy array)"
"""What PettingZoo's test says of every environment with action masks but its own, which it excuses by name."""


def whole_game(env, seed):
    """A random game; every agent's last reward, and the actions."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    rewards, actions = {}, []
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        if over or cut:
            rewards[agent] = reward
            env.step(None)
            continue
        action = chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
        actions.append(action)
        env.step(action)
    return rewards, actions


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_passes_the_test_of_the_interface(game, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ALIKE)
        testing.api_test(zoo.env(game=game, seats=seats), num_cycles=800)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_passes_the_test_of_seeds(game, seats):
    testing.seed_test(lambda: zoo.env(game=game, seats=seats), num_cycles=200)


def test_another_seed_is_another_game_and_without_one_the_games_go_on():
    env = zoo.env(game="magna_carta", seats=3)
    env.reset(seed=1)
    first = env.unwrapped.table.record()
    env.reset()
    second = env.unwrapped.table.record()
    env.reset(seed=1)
    assert env.unwrapped.table.record() == first != second
    env.reset()
    assert env.unwrapped.table.record() == second


def kept(env):
    """The environment, saved and loaded."""
    return pickle.loads(pickle.dumps(env))


def shown(env):
    """Everything that its agents and whoever trains them can see."""
    seen = [env.observe(agent) for agent in env.possible_agents]
    return (
        [[part.tolist() for part in one.values()] for one in seen],
        (
            env.agents,
            env.agent_selection,
            env.rewards,
            env.terminations,
            env.truncations,
            env.infos,
        ),
        env.render(),
    )


@pytest.mark.parametrize("copied", [copy.deepcopy, kept])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("make", [zoo.env, zoo.raw_env])
def test_a_copy_of_a_running_environment_goes_on_by_itself(make, game, copied):
    env = make(game=game, seats=3, max_cycles=60, render_mode="ansi")
    assert copied(env).unwrapped.max_cycles == 60  # before its first game as well
    chance = random.Random(4)
    env.reset(seed=4)
    for _ in range(25):
        env.step(chance.choice(env.unwrapped.table.legal()))
    before, twin = shown(env), copied(env)
    assert twin is not env and shown(twin) == before
    done = []
    while not any(twin.truncations.values()):
        done.append(chance.choice(twin.unwrapped.table.legal()))
        twin.step(done[-1])
    assert len(done) == 35 and shown(env) == before
    for action in done:
        env.step(action)
    assert shown(env) == shown(twin)
    for one in (env, twin):
        one.reset()  # the next game without a seed is the same too
    assert env.unwrapped.table.record() == twin.unwrapped.table.record()


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_test_of_rendering_but_for_the_window_that_it_does_not_have(game):
    def made(render_mode):
        return zoo.env(
            game=game,
            seats=2,
            render_mode=None if render_mode == "human" else render_mode,
        )

    render_test.render_test(made)
    with pytest.raises(ValueError, match="rgb_array, ansi"):
        zoo.env(game=game, render_mode="human")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_shows_a_picture_or_words(game, seats):
    for mode, shape in (("rgb_array", 3), ("ansi", None)):
        results = render_test.collect_render_results(
            zoo.env(game=game, seats=seats, render_mode=mode)
        )
        for result in results:
            if shape is None:
                assert isinstance(result, str) and SEATS[0] in result
            else:
                assert isinstance(result, np.ndarray) and result.dtype == np.uint8
                assert (
                    result.ndim == 3
                    and result.shape[2] == 3
                    and result.min() < result.max()
                )
    silent = zoo.env(game=game, seats=seats)
    silent.reset()
    assert silent.render() is None


def test_nobodys_hand_is_drawn_or_written():
    env = zoo.env(game="magna_carta", seats=2, render_mode="rgb_array")
    env.reset(seed=4)
    table = env.unwrapped.table
    before = env.render()
    table.state.hand = [
        table.state.pile[seat][: len(hand)]
        for seat, hand in enumerate(table.state.hand)
    ]
    assert (env.render() == before).all()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_can_be_chosen(game):
    for options in option_sets(GAMES[game]):
        env = zoo.env(game=game, seats=2, options=options)
        rewards, actions = whole_game(env, 3)
        assert len(actions) > 20 and sum(rewards.values()) == pytest.approx(0)
        assert dict(env.unwrapped.table.view(None).options) == options


def test_the_scores_are_told_at_the_end_and_the_winner_gets_the_reward():
    env = zoo.raw_env(game="caylus", seats=5)
    rewards, _ = whole_game(env, 8)
    result = env.table.game.result(env.table.state)
    assert sorted(rewards) == [f"player_{seat}" for seat in range(5)]
    assert [agent for agent in rewards if rewards[agent] == max(rewards.values())] == [
        f"player_{seat}" for seat in result.winners
    ]


def test_a_game_can_be_cut_off_after_so_many_actions():
    rewards, actions = whole_game(zoo.env(game="caylus", seats=3, max_cycles=25), 1)
    assert (
        len(actions) == 25
        and rewards == dict.fromkeys(rewards, 0)
        and len(rewards) == 3
    )


def test_an_illegal_action_ends_the_game_by_the_wrapper_and_is_refused_without_it():
    env = zoo.env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    (illegal, *_) = np.flatnonzero(env.last()[0]["action_mask"] == 0).tolist()
    env.step(illegal)
    assert env.rewards[agent] == zoo.ILLEGAL_REWARD and all(env.terminations.values())
    bare = zoo.raw_env(seats=3)
    bare.reset(seed=1)
    with pytest.raises(IllegalNumber):
        bare.step(illegal)
    assert not bare.table.history


def test_what_cannot_be_is_refused():
    for arguments in (
        {"game": "chess"},
        {"seats": 6},
        {"options": {"jeweller": "perhaps"}},
    ):
        with pytest.raises(GameError):
            zoo.env(**arguments)
    for arguments in ({"render_mode": "human"}, {"max_cycles": 0}):
        with pytest.raises(ValueError):
            zoo.env(**arguments)


def test_it_is_said_that_nobody_acts_at_the_same_time():
    assert zoo.raw_env().metadata["is_parallelizable"] is False


def test_every_agent_observes_what_its_seat_may_know_and_can_write_on_it():
    env, chance = zoo.env(game="magna_carta", seats=3), random.Random(6)
    env.reset(seed=6)
    for _ in range(60):
        table = env.unwrapped.table
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert seen["observation"].tolist() == table.observe(seat).tolist()
            assert bytes(seen["action_mask"].astype(np.uint8)) == bytes(
                table.mask(seat)
            )
            seen["observation"][:] = 7
        env.step(chance.choice(table.legal()))

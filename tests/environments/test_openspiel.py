"""The OpenSpiel games before OpenSpiel's own tests and searches."""

from __future__ import annotations

import pickle

import pytest

from environments.numbering import codes
from rules import record as records
from rules.errors import GameError
from rules.register import GAMES
from tests.environments.extras import extra

pyspiel = extra("pyspiel")
extra("environments.spiel")
np = extra("numpy")
mcts = extra("open_spiel.python.algorithms.mcts")
ismcts = extra("open_spiel.python.algorithms.ismcts")
playthrough = extra("open_spiel.python.algorithms.generate_playthrough")
extra("absl.flags").FLAGS.mark_as_parsed()  # which playthroughs ask

TABLES = [
    f"{game.id}(players={seats})"
    for game in GAMES.values()
    for seats in range(game.min_seats, game.max_seats + 1)
]
OPTIONS = [
    f"python_{game.id}({name}={values[-1]})"
    for game in GAMES.values()
    for name, values in game.options.items()
]


def drawn(game, seed=0):
    """A state behind the chance nodes, and a generator for the rest."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(
            int(chance.choice([action for action, _ in state.chance_outcomes()]))
        )
    return state, chance


@pytest.mark.parametrize("name", [*TABLES, *OPTIONS])
def test_it_passes_the_random_simulation(name):
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False
    )


@pytest.mark.costly(
    "a whole game, written and replayed by OpenSpiel with every tensor of every position"
)
@pytest.mark.parametrize("name", ["python_caylus", "python_magna_carta"])
def test_a_playthrough_is_the_same_again(name, tmp_path):
    file = tmp_path / "playthrough.txt"
    file.write_text(playthrough.playthrough(name, None, seed=5), encoding="utf-8")
    original, again = playthrough.replay(str(file))
    assert again == original
    assert "IsTerminal() = True" in original


@pytest.mark.parametrize("name", TABLES)
def test_a_search_of_openspiel_plays_a_whole_game(name):
    game = pyspiel.load_game(name)
    state, chance = drawn(game, 2)
    bot = mcts.MCTSBot(
        game, 1.4, 2, mcts.RandomRolloutEvaluator(1, chance), random_state=chance
    )
    decided = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            decided += 1
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert decided > 10
    assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) <= 1


def test_a_search_over_information_states_plays_with_hidden_cards():
    game = pyspiel.load_game("python_magna_carta(players=2)")
    state, chance = drawn(game, 3)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 2, random_state=chance
    )
    decided = 0
    while not state.is_terminal() and decided < 25:
        legal = state.legal_actions()
        action = (
            bot.step(state)
            if state.current_player() == 0
            else int(chance.choice(legal))
        )
        assert action in legal
        decided += state.current_player() == 0
        state.apply_action(action)
    assert decided == 25


@pytest.mark.parametrize(
    "name", ["python_caylus(players=2)", "python_magna_carta(players=3)"]
)
def test_a_state_dealt_anew_is_the_same_information_state(name):
    state, chance = drawn(pyspiel.load_game(name), 7)
    others = 0
    while not state.is_terminal():
        seat = state.current_player()
        world = state.resample_from_infostate(seat, chance.rand)
        assert world.information_state_string(seat) == state.information_state_string(
            seat
        )
        assert world.information_state_tensor(seat) == state.information_state_tensor(
            seat
        )
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.legal_actions() == state.legal_actions()
        others += str(world) != str(state)
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert bool(others) == ("magna_carta" in name)


@pytest.mark.parametrize("name", ["caylus(players=3)", "magna_carta(players=2)"])
def test_a_search_over_states_dealt_anew_leaves_the_true_one_as_it_is(name):
    state, chance = drawn(pyspiel.load_game(name), 5)
    for _ in range(12):
        seat, before = state.current_player(), str(state)
        world = state.resample_from_infostate(seat, chance.rand)
        assert world is not state
        for _ in range(10):
            world.apply_action(int(chance.choice(world.legal_actions())))
        assert str(state) == before and state.current_player() == seat
        state.apply_action(int(chance.choice(state.legal_actions())))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_own_name_and_that_of_a_game_in_python(name):
    own, python = (
        pyspiel.load_game(f"{prefix}{name}(players=2)") for prefix in ("", "python_")
    )
    assert str(own).startswith(f"{name}(") and str(python).startswith(f"python_{name}(")
    assert own.get_type().long_name == python.get_type().long_name
    one, two = (drawn(game, 3)[0] for game in (own, python))
    assert str(one) == str(two)
    again, loaded = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(own, one)
    )
    assert str(again) == str(own) and str(loaded) == str(one)


def test_before_the_set_up_is_drawn_nobody_sees_anything_and_all_set_ups_are_alike_likely():
    state = pyspiel.load_game("python_magna_carta").new_initial_state()
    for _ in range(4):
        assert state.is_chance_node() and not any(state.observation_tensor(0))
        outcomes = state.chance_outcomes()
        assert len(outcomes) == 256 and {chance for _, chance in outcomes} == {1 / 256}
        state.apply_action(77)
    assert not state.is_chance_node() and any(state.observation_tensor(0))
    assert "seed: 1296911693" in str(state)  # 77, four times
    assert "seed" not in state.information_state_string(0) + state.observation_string(0)


def test_a_state_is_the_game_that_its_record_replays():
    state, chance = drawn(
        pyspiel.load_game("python_magna_carta(players=4,rules=beginner)"), 1
    )
    played = []
    while not state.is_terminal():
        played.append(int(chance.choice(state.legal_actions())))
        state.apply_action(played[-1])
    replayed = records.replay(records.read(str(state)))
    assert [code for _, code in replayed.actions] == [
        codes("magna_carta")[number] for number in played
    ]
    result = replayed.game.result(replayed.state)
    assert {
        seat for seat in range(4) if state.returns()[seat] == max(state.returns())
    } == set(result.winners)


def test_a_saved_game_is_the_same_game():
    game = pyspiel.load_game("python_caylus(players=3,lawyer_vp=3)")
    state, _ = drawn(game)
    again, loaded = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )
    assert str(again) == str(game) == str(pickle.loads(pickle.dumps(game)))
    assert str(loaded) == str(state) and "option lawyer_vp: 3" in str(loaded)


def test_a_spectator_sees_no_hand_and_nobody_sees_everything():
    game = pyspiel.load_game("python_magna_carta")
    kinds = pyspiel.PrivateInfoType
    state, _ = drawn(game)
    public = game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=True, private_info=kinds.NONE
        )
    )
    public.set_from(state, 0)
    assert not public.dict["hand"].any() and public.dict["cards"].any()
    assert "hand" not in public.string_from(state, 0)
    with pytest.raises(ValueError, match="nobody sees everybody's cards"):
        game.make_py_observer(
            pyspiel.IIGObservationType(
                public_info=True, perfect_recall=False, private_info=kinds.ALL_PLAYERS
            )
        )


def test_options_that_cannot_be_are_refused():
    with pytest.raises(GameError, match="perhaps"):
        pyspiel.load_game("python_caylus(jeweller=perhaps)")
    with pytest.raises(GameError, match="6"):
        pyspiel.load_game("python_caylus(players=6)")

"""The search and the levels: legal, reproducible, without a trace in the position they were asked about."""

from __future__ import annotations

import time

import pytest

from players.levels import LEVELS, choose, play, worlds_of
from players.minds import GROUPS, KNOWLEDGE, mind_of
from players.search import Search
from rules import record as records
from rules.register import GAMES, find_game
from tests.players.positions import games, positions

LAST_BATCH = """game: caylus
players: Blue, Red
order: Blue, Red
set turn: 14
set scored: dungeon, walls
set bailiff: 23
set provost: 23
set Blue: deniers=1 food=1 wood=1 stone=1 prestige=40
set Red: deniers=0 food=0 wood=0 prestige=41 houses=0/0/1
Blue place castle
"""


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_level_answers_every_kind_of_decision_with_a_legal_code(game_id):
    game, mind = find_game(game_id), mind_of(game_id)
    kinds = set()
    for start in games(game):
        for state in positions(game, start, 9):
            decision, before = game.decision(state), game.encode(state)
            kinds.add(decision.kind)
            for iterations in (0, 4):
                assert choose(mind, state, iterations, 5).code in decision.actions
            assert game.encode(state) == before
            assert game.decision(state) == decision
    assert len(kinds) >= 0.7 * len(game.kinds)


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_choice_follows_from_position_level_and_seed(game_id, level):
    game, mind = find_game(game_id), mind_of(game_id)
    start = next(games(game))
    varied = 0
    for number, state in enumerate(positions(game, start, 40)):
        if level < 3:
            codes = [play(mind, state, level, number) for _ in range(2)]
            assert codes[0] == codes[1] and codes[0] in state.actions
            continue
        one, two = (choose(mind, state, LEVELS[level], number) for _ in range(2))
        assert one.code == two.code
        if one.search and two.search:
            assert one.search.value() == two.search.value()
            other = choose(mind, state, LEVELS[level], number + 1)
            varied += other.search.value() != one.search.value()
    assert varied or level < 3


def test_a_search_may_be_interrupted_and_goes_on_as_if_it_had_not():
    mind = mind_of("caylus")
    state = next(games(mind.game))
    whole, parts = (Search(mind, [state], 3) for _ in range(2))
    whole.run(40)
    for number in (1, 9, 30):
        parts.run(number)
    assert whole.value() == parts.value()
    assert [(edge.code, edge.visits) for edge in whole.ranked()] == [
        (edge.code, edge.visits) for edge in parts.ranked()
    ]


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_search_that_ends_when_its_choice_is_settled_chooses_what_the_whole_search_does(
    game_id,
):
    mind = mind_of(game_id)
    start = next(games(mind.game))
    saved = 0
    for seed, state in enumerate(positions(mind.game, start, 40)):
        for iterations in (1, 2, 17, 200):
            whole, short = (
                Search(mind, worlds_of(mind, state, iterations, seed), seed)
                for _ in range(2)
            )
            whole.run(iterations)
            assert short.decide(iterations) == whole.best()
            saved += iterations - short.iterations
    assert saved > 0


def test_the_ceiling_stops_a_search_with_the_best_so_far():
    mind = mind_of("caylus")
    state = next(games(mind.game))
    found = choose(mind, state, 100_000, 1, ms=1)
    assert found.code in state.actions
    assert 1 <= found.search.iterations < 100_000
    late = Search(mind, [state], 1)
    late.run(50, time.perf_counter() - 1)
    assert late.iterations == 1


def test_the_tree_of_one_decision_serves_the_next():
    mind = mind_of("caylus")
    state = next(games(mind.game))
    search = Search(mind, [state], 1)
    search.run(200)
    best = search.ranked()[0]
    mind.step(state, best.code)
    search.advance(best.code, [state])
    assert search.root.visits >= best.visits - 1 > 10
    search.run(10)
    assert search.best() in state.actions
    search.advance("place 1" if search.best() != "place 1" else "pass", [state])


def test_the_last_batch_that_wins_is_given():
    played = records.replay(records.read(LAST_BATCH))
    mind = mind_of("caylus")
    state = played.state
    while (
        decision := played.game.decision(state)
    ) is not None and decision.kind != "castle":
        played.game.step(
            state, "pass" if "pass" in decision.actions else decision.actions[0]
        )
    assert decision is not None
    assert choose(mind, state, 45, 1).code != "done"


@pytest.mark.parametrize("game_id", list(KNOWLEDGE))
def test_weight_files_fit_policy_and_evaluation_and_tell_how_they_were_made(game_id):
    knowledge, game = KNOWLEDGE[game_id], find_game(game_id)
    weights = mind_of(game_id).weights
    assert set(weights["policy"]) == set(GROUPS)
    for own in weights["policy"].values():
        assert {name: len(block) for name, block in own.items()} == knowledge.blocks
    seats = {str(number) for number in range(game.min_seats, game.max_seats + 1)}
    assert set(weights["evaluation"]) == set(weights["spread"]) == seats
    for rows in weights["evaluation"].values():
        assert [len(row) for row in rows] == [len(knowledge.measure.terms)] * 3
    assert weights["note"]


@pytest.mark.parametrize("game_id", list(KNOWLEDGE))
def test_evaluations_have_a_number_for_every_term_of_every_seat(game_id):
    measure = KNOWLEDGE[game_id].measure
    game, mind = find_game(game_id), mind_of(game_id)
    for start in games(game):
        for state in positions(game, start, 30):
            rows = measure.features(state)
            assert [len(row) for row in rows] == [len(measure.terms)] * state.seats
            assert 0.0 <= measure.stage(state) <= 1.0
            rewards = mind.rewards(state)
            assert all(0.0 <= reward <= 1.0 for reward in rewards)


def test_a_turn_that_could_last_for_ever_does_not_hold_up_a_search():
    rich = "game: magna_carta\nplayers: A, B\nset A: deniers=9999 food=9999 gold=9999\nset B: deniers=9999\n"
    state = records.replay(records.read(rich)).state
    mind = mind_of("magna_carta")
    before = time.process_time()
    assert choose(mind, state, 4, 1).code in state.actions
    assert time.process_time() - before < 5

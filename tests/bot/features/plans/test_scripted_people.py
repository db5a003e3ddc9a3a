"""Scripted people: they play everything to the end, and the measures do what they are for."""

import pytest

from bot.features.plans.evaluate import look
from players.scripted import greedy
from rules.register import GAMES
from tests.bot.features.plans import scripted_turn_plans
from tests.bot.features.plans.scripted_people import Measures, evening
from tests.rules.games import set_ups


@pytest.mark.parametrize(("game", "header"), list(set_ups(40)), ids=lambda value: getattr(value, "seed", ""))
def test_the_greedy_player_plays_every_game_to_its_end_sensibly(game, header):
    state, _ = game.start(header)
    kinds = set()
    while (decision := game.decision(state)) is not None:
        ranked = greedy.ranked(game, state)
        assert sorted(code for _, code in ranked) == sorted(decision.actions)
        kinds.add(decision.kind)
        game.step(state, ranked[0][1])
    assert min(game.result(state).scores) > 5
    assert kinds >= (
        {"place_worker", "build", "production", "castle"} if game.id == "caylus" else {"action", "castle"}
    )


def test_the_same_seed_is_the_same_evening():
    measures = Measures(ahead=True, plans=True)
    one, two = (evening(GAMES["caylus"], 3, measures) for _ in range(2))
    assert one == two
    assert evening(GAMES["caylus"], 4, measures) != one


def test_automatic_forced_moves_change_nothing_but_who_is_asked():
    naive, forced = (evening(GAMES["caylus"], 5, Measures(forced=automatic)) for automatic in (False, True))
    assert (naive.decisions, naive.forced, naive.score) == (forced.decisions, forced.forced, forced.score)
    assert naive.prompts == naive.decisions
    assert forced.prompts == forced.decisions - forced.forced
    assert forced.handovers < naive.handovers


@pytest.mark.parametrize("game_id", list(GAMES))
def test_all_measures_together_halve_hand_overs_and_days(game_id):
    naive, all_ = (
        [evening(GAMES[game_id], seed, measures) for seed in (1, 2)]
        for measures in (Measures(forced=False), Measures(ahead=True, plans=True))
    )
    for what in ("handovers", "days"):
        assert sum(getattr(t, what) for t in all_) <= 0.5 * sum(getattr(t, what) for t in naive)
    given = sum(tally.given for tally in all_)
    assert sum(tally.alike for tally in all_) > 0.85 * given  # what they would have said if asked then


def test_answers_ahead_are_what_the_person_would_have_said_then():
    tally = evening(GAMES["caylus"], 6, Measures(ahead=True))
    assert tally.given > 50
    assert tally.alike >= 0.97 * tally.given


def test_a_table_that_plans_together_waits_less_and_asks_nobody_oftener():
    today, together = (
        [
            scripted_turn_plans.evening(GAMES["caylus"], seed, Measures(ahead=True, plans=True, together=on))
            for seed in (1, 2)
        ]
        for on in (False, True)
    )
    for what in ("handovers", "days"):
        assert sum(getattr(t, what) for t in together) < 0.75 * sum(getattr(t, what) for t in today)
    assert sum(t.pings_a_turn for t in together) < sum(t.pings_a_turn for t in today)
    assert sum(t.alike for t in together) > 0.85 * sum(t.given for t in together)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_up_to_a_price_the_scripted_person_would_rather_place_than_pass(game_id):
    game = GAMES[game_id]
    seen = 0
    for _, header in (pair for pair in set_ups(3) if pair[0] is game):
        state, _ = game.start(header)
        while (decision := game.decision(state)) is not None:
            ranked = greedy.ranked(game, state)
            if decision.kind in ("place_worker", "action") and len(decision.actions) > 1:
                values = {code: value for value, code in ranked}
                passed = bool(game.view(state, decision.seat).passed)
                here = look(game, state, decision)
                for code, (upto, once) in greedy.up_to(game, state).items():
                    if upto >= game.guide.orders.price(here, code) and (passed or not once):
                        assert values[code] >= values["pass"] - 1e-9, code
                        seen += 1
            game.step(state, ranked[0][1])
    assert seen > 50

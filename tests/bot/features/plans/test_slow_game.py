"""The model behind the figures of pace: people play everything to the end, and the measures do what they are for."""

import random

import pytest

from players.scripted import greedy
from rules.register import GAMES
from tests.bench import pace
from tests.bench._people import DAY, Hours, Measures
from tests.bench._slow_game import SlowGame
from tests.costs import sampled
from tests.rules.games import set_ups

TOGETHER = Measures(together=True, early=3)


def played(game, seed, measures):
    return SlowGame(GAMES[game], seed, measures).play()


@pytest.mark.parametrize(
    ("game", "header"),
    sampled(set_ups(40), 5),
    ids=lambda value: getattr(value, "seed", ""),
)
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
        {"place_worker", "build", "production", "castle"}
        if game.id == "caylus"
        else {"action", "castle"}
    )


def test_the_same_seed_is_the_same_game():
    one, two = (
        played("magna_carta", 3, Measures(together=True, early=3, share=0.5))
        for _ in range(2)
    )
    assert one == two
    assert played("magna_carta", 4, TOGETHER) != played("magna_carta", 3, TOGETHER)


@pytest.mark.parametrize("game", list(GAMES))
def test_who_is_asked_early_and_together_is_waited_for_less_and_plays_the_same_game(
    game,
):
    naive, together = (
        [played(game, seed, measures) for seed in (1, 2)]
        for measures in (Measures(forced=False), TOGETHER)
    )
    for what, share in (("waits", 0.85), ("days", 0.85), ("pings", 0.75)):
        assert sum(getattr(tally, what) for tally in together) < share * sum(
            getattr(tally, what) for tally in naive
        )
    assert (
        abs(
            sum(tally.points for tally in naive)
            - sum(tally.points for tally in together)
        )
        < 12
    )


def test_without_measures_every_decision_of_another_person_is_a_question():
    tally = played("magna_carta", 5, Measures(forced=False))
    assert tally.pings >= tally.waits > 200
    assert not tally.ahead
    assert len(tally.asked) == 4


def test_nobody_has_time_at_night_and_little_at_weekends():
    hours = Hours(random.Random(1), "Europe/London", weekends=False)
    monday = 1_767_600_000 - 1_767_600_000 % DAY  # midnight in winter
    assert hours.pace(monday) == 0.0
    assert hours.pace(monday + 9 * 3600) == 1.0
    assert hours.after(monday, 3600) == monday + 9 * 3600
    assert hours.after(monday + 22 * 3600, 2 * 3600) == monday + DAY + 9 * 3600
    rested = Hours(random.Random(1), "Europe/London", weekends=True)
    saturday = next(
        day
        for day in range(monday, monday + 7 * DAY, DAY)
        if 0 < rested.pace(day + 9 * 3600) < 1
    )
    assert rested.after(saturday + 9 * 3600, 3600) == saturday + 12 * 3600


@pytest.mark.exhaustive
def test_each_row_has_its_figures_with_their_errors():
    names = [figure.name for figure in pace.figures(GAMES["magna_carta"], 2, 2)]
    for row in ("default", "everybody", "nobody"):
        for what in ("waits", "days", "points", "pings", "days, weekends"):
            assert f"magna_carta: {row}: {what}" in names
            assert f"magna_carta: {row}: {what}, se" in names
    assert len(names) == len(set(names))

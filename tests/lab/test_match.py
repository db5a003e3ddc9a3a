"""Matches and the ladder: seats rotate, seeds repeat, intervals are honest, the order of strength shows."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from lab.__main__ import main
from lab.intervals import decided_interval, wilson
from lab.ladder import (
    pairwise_wins,
    rate_games,
    ratings,
    round_robin,
    seatings,
    settings,
)
from lab.match import Tally, play_match
from players.caylus.needs import batches
from players.levels import at_once
from players.minds import mind_of
from players.opponents import UnknownPlayer, player
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES, find_game
from tests.costs import sampled


def test_an_interval_is_wilsons():
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_set_up_is_played_from_every_seat_and_the_same_seed_is_the_same_match(
    game_id,
):
    one, two = (
        list(play_match(game_id, "level1", "random", 3, 3, seed=5)) for _ in range(2)
    )
    assert [game.scores for game in one] == [game.scores for game in two]
    assert [game.names.index("level1") for game in one] == [0, 1, 2]


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("seats", [2, 4])
def test_a_beginner_beats_whoever_plays_at_random(game_id, seats):
    tally = Tally()
    for number, played in enumerate(
        play_match(game_id, "level1", "random", seats, 8, seed=3)
    ):
        tally.add(played, number % seats)
    assert tally.wins >= 7
    assert "% of 8 games (95 %: " in tally.line()


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_beginner_plays_about_as_well_as_a_sensible_one(game_id):
    tally, scores = Tally(), []
    for number, played in enumerate(
        play_match(game_id, "level1", "sensible", 2, 20, seed=7)
    ):
        tally.add(played, number % 2)
        scores.append(played.scores[number % 2])
    assert 5 <= tally.wins <= 15
    if game_id == "caylus":
        assert 45 <= sum(scores) / len(scores) <= 75


@pytest.mark.parametrize(
    ("seats", "games", "least", "most"), [(3, 30, 6, 15), (5, 30, 3, 10)]
)
def test_a_beginner_wins_about_its_share_against_several_sensible_ones(
    seats, games, least, most
):
    share = sum(
        played.shares[number % seats]
        for number, played in enumerate(
            play_match("caylus", "level1", "sensible", seats, games, seed=7)
        )
    )
    assert least <= share <= most


@pytest.mark.parametrize("seats", [2, 5])
def test_a_beginner_sends_no_worker_where_it_can_not_work_and_has_its_batch_in_hand(
    seats,
):
    game, one, other = (
        find_game("caylus"),
        player("level1", "caylus"),
        player("sensible", "caylus"),
    )
    castle = 0
    for number in range(4):
        state, _ = game.start(Header("caylus", SEATS[:seats], {}, number))
        while decision := game.decision(state):
            code = (one if decision.seat == 1 else other)(state, number)
            if decision.seat == 1 and code.startswith("place "):
                spot = code.removeprefix("place ")
                assert not spot.isdigit() or int(spot) <= state.provost
                assert spot != "castle" or batches(state.cubes[1])
            castle += decision.seat == 1 and code == "place castle"
            events = game.apply(state, decision.seat, code)
            assert not [
                event
                for event in events
                if getattr(event, "what", "") == "castle"
                and event.seat == 1
                and getattr(event, "source", "") == "penalty"
            ]
    assert castle


def test_the_second_level_thinks_when_it_is_behind_and_plays_as_a_beginner_when_it_is_ahead():
    game, mind = find_game("caylus"), mind_of("caylus")
    state, _ = game.start(Header("caylus", SEATS[:2], {}, 1))
    seat = game.decision(state).seat
    assert len({bool(at_once(mind, state, 2, seed)) for seed in range(20)}) == 2
    state.prestige[seat] = 40
    assert all(
        at_once(mind, state, 2, seed) == at_once(mind, state, 1, seed)
        for seed in range(5)
    )
    state.prestige[1 - seat] = 80
    assert not any(at_once(mind, state, 2, seed) for seed in range(5))
    assert at_once(mind, state, 1, 0) and not at_once(mind, state, 3, 0)


@pytest.mark.parametrize(
    ("game_id", "games"), sampled([("magna_carta", 4), ("caylus", 2)], 2)
)
def test_a_short_search_beats_the_greedy_player(game_id, games):
    shares = [
        played.shares[number % 2]
        for number, played in enumerate(
            play_match(game_id, "iterations:20", "greedy", 2, games, seed=11)
        )
    ]
    assert sum(shares) >= games - 1


@pytest.mark.parametrize(
    "name",
    ["", "level6", "level", "iterations:0", "iterations:x", "iterations:١", "Greedy"],
)
def test_an_unknown_player_is_named_with_those_there_are(name):
    with pytest.raises(UnknownPlayer, match="there are random, sensible"):
        player(name, "caylus")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["match", "greedy", "chess"], "chess"),
        (["match", "greedy", "random", "--seats", "6"], "2 to 5"),
        (
            ["match", "greedy", "random", "--game", "magna_carta", "--seats", "5"],
            "2 to 4",
        ),
        (["match", "greedy", "random", "--games", "0"], "--games 0"),
        (["match", "greedy", "random", "--seed", "-1"], "--seed -1"),
        (
            ["match", "greedy", "random", "--bound", "28", "--games", "50"],
            "a multiple of 20 games",
        ),
        (
            ["match", "greedy", "random", "--bound", "100", "--games", "60"],
            "0 to 100 %",
        ),
        (
            ["match", "greedy", "random", "--option", "favors=none"],
            "favors=table/simplified",
        ),
        (["match", "greedy", "random", "--game", "go"], "no game called"),
        (["match", "greedy", "level1@no/such/file"], "no/such/file"),
        (["ladder", "greedy"], "two players"),
        (["ladder", "greedy", "chess"], "chess"),
        (["ladder", "--games", "-3"], "--games -3"),
        (["reliability", "--seats", "6"], "2 to 5"),
        (["reliability", "--iterations", "-1"], "--iterations -1: 0 to"),
    ],
)
def test_what_cannot_be_played_is_one_kind_line_and_status_2(arguments, said, capsys):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


def test_a_match_prints_its_share_with_the_interval(capsys):
    assert (
        main(
            [
                "match",
                "greedy",
                "random",
                "--seats",
                "2",
                "--games",
                "4",
                "--option",
                "favors=simplified",
            ]
        )
        == 0
    )
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(
        "greedy against random, Caylus, 2 players, favors=simplified: "
    )
    assert "of 4 games (95 %: " in line


def test_the_ladder_has_every_number_of_players_and_every_option():
    found = [
        (setting.seats, *setting.options.items())
        for setting in settings(find_game("caylus"))
    ]
    assert len(found) == len(set(found)) == 4 * 4
    assert (5, ("favors", "simplified")) in found
    assert len(list(settings(find_game("magna_carta")))) == 3 * 2


def test_at_the_tables_of_a_ladder_everybody_sits_everywhere():
    groups = [group for group, _ in zip(seatings("abc", 2), range(6), strict=False)]
    assert Counter(name for group in groups for name in group) == {
        "a": 4,
        "b": 4,
        "c": 4,
    }
    assert {group[0] for group in groups} == set("abc")
    assert len(next(seatings("ab", 5))) == 5


@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_ladder_ranks_thinking_above_chance(game_id):
    names = ["random", "greedy", "level1"]
    played = [game for _, game in round_robin(find_game(game_id), names, 3, seed=2)]
    by_name = {rating.name: rating for rating in rate_games(played, names)}
    assert by_name["greedy"].rating == 1500
    for name in ("greedy", "level1"):
        assert by_name[name].low > by_name["random"].high - 1
    for rating in by_name.values():
        assert rating.low <= rating.rating <= rating.high


def test_odds_of_ten_to_one_are_400_points():
    counted = pairwise_wins([])
    counted["greedy", "random"], counted["random", "greedy"] = 1999, 199
    found = ratings(counted, ["greedy", "random"])
    assert found["greedy"] - found["random"] == pytest.approx(400, abs=1)


def test_a_sequential_match_ends_when_the_interval_lies_on_one_side_of_the_bound(
    capsys,
):
    words = ["match", "greedy", "random", "--seats", "2", "--games", "40"]
    assert main([*words, "--bound", "30"]) == 0
    early = capsys.readouterr().out
    assert "100.0 % of 8 games (95 %: 57.9 to 100.0)" in early
    assert main([*words, "--bound", "99"]) == 0
    assert "of 40 games" in capsys.readouterr().out, (
        "near the bound it looks on to the end"
    )


def test_five_looks_of_a_sequential_match_err_no_oftener_than_one():
    chance = random.Random(5)
    wrong = 0
    for _ in range(4000):
        won = 0
        for game in range(1, 61):
            won += chance.random() < 0.4
            if game % 12 == 0 and decided_interval(won, game, 0.4):
                wrong += 1
                break
    assert 0.02 < wrong / 4000 < 0.06

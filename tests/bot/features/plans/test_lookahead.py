"""Answers ahead: what is foreseen comes up, what is answered is applied unchanged or not at all, nobody learns."""

import random

import msgspec
import pytest

from bot.core import catalogue
from bot.core.answers import Key, key_of
from bot.features.plans.lookahead import (
    Upcoming,
    decisions_with_dependencies,
    make_answer,
    misfit,
    upcoming,
)
from players.scripted import greedy
from rules import record as records
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.rules.games import RandomPlayer
from tests.rules.play import play

BOTH = [("caylus", 4), ("caylus", 2), ("magna_carta", 3)]


def begun(game_id, seats, seed):
    game = GAMES[game_id]
    header = Header(game_id, SEATS[:seats], {}, seed=seed)
    return game, header, game.start(header)[0]


def test_the_road_and_the_castle_are_foreseen_for_who_does_not_decide_now():
    played = play(
        "Blue place 1\nRed place 2\nGreen place castle\nBlue pass\nRed pass\nGreen pass\n"
    ).act("Blue provost 0", "Red provost 0", "Green provost 0")
    assert (played.seat, played.kind, played.phase) == ("Blue", "production", 5)
    red = upcoming(played.game, played.state, 1)
    assert [(coming.key.place, coming.key.kind) for coming in red] == [
        ("road 2", "production")
    ]
    assert [label.english for _, label in red[0].options] == [
        "Take 1 wood",
        "Take 1 food",
    ]
    assert upcoming(played.game, played.state, 0) == ()
    green = upcoming(played.game, played.state, 2)
    assert [coming.key for coming in green] == []


def test_a_decision_that_hangs_on_an_open_answer_is_shown_after_it():
    """Whether Blue can give a batch depends on what Blue takes on the farm before."""
    played = play(
        "set Blue: food=1 wood=1 cloth=0\nset road 9: w_farm_cloth Blue\nset provost: 10\nset bailiff: 9\n\n"
        "Blue place 9\nRed place 1\nGreen pass\nBlue place castle\nRed pass\nBlue pass\n",
    ).act("Green provost 0", "Red provost 0", "Blue provost 0")
    assert (played.seat, played.kind) == ("Red", "production")
    first = upcoming(played.game, played.state, 0)
    assert [coming.key.place for coming in first] == ["road 9"]
    given = make_answer(played.game, played.state, 0, [], first[0].key, "take cloth")
    then = upcoming(played.game, played.state, 0, [given])
    assert [(coming.key.place, coming.answer) for coming in then] == [
        ("road 9", "take cloth"),
        ("castle 1", None),
    ]
    assert [code for code, _ in then[1].options] == ["batch cloth+wood", "done"]
    other = make_answer(played.game, played.state, 0, [], first[0].key, "take food")
    assert "castle 1" not in [
        coming.key.place for coming in upcoming(played.game, played.state, 0, [other])
    ]


def test_nothing_is_foreseen_while_workers_are_placed():
    played = play()
    assert all(upcoming(played.game, played.state, seat) == () for seat in range(3))


def given_now(played, code):
    """An answer to the present decision as if it had been given ahead."""
    game, state = played.game, played.state
    decision = game.decision(state)
    options = tuple((code, game.label(state, code)) for code in decision.actions)
    return Upcoming(
        key_of(game, state, decision), game.question(state), options, None
    ).answer_with(code)


def plain(text):
    """A label as rows of earlier versions keep it."""
    return catalogue.read(text)


def why_not(played, answer):
    found = misfit(
        played.game, played.state, played.game.decision(played.state), answer
    )
    return found and found.english


def test_an_answer_that_means_something_else_now_is_not_applied():
    played = play("Blue place 1\nRed pass\nGreen pass\nBlue pass").wait("production")
    good = given_now(played, "take cloth")
    assert good.means == "label-take(goods=goods-cloth(n=1))"
    assert why_not(played, good) is None
    # by an earlier version
    worded = msgspec.structs.replace(good, label=plain("Have a cube of cloth"))
    assert why_not(played, worded) is None
    dear = msgspec.structs.replace(
        good, label=plain("Take 2 cloth"), means=good.means.replace("1", "2")
    )
    assert (
        why_not(played, dear)
        == "You answered “Take 2 cloth” in advance; now it would be “Take 1 cloth”."
    )
    gone = msgspec.structs.replace(good, code="take gold", label=plain("Take 1 gold"))
    assert "no longer possible" in why_not(played, gone)


def test_who_declines_is_asked_again_when_there_is_something_new_to_decline():
    played = play(
        "set Blue: cloth=1 food=1\n\nBlue place 5\nRed pass\nGreen pass\nBlue pass"
    ).wait("market")
    answer = given_now(played, "skip")
    assert why_not(played, answer) is None
    fewer = msgspec.structs.replace(answer, options=answer.options[1:])
    assert "now there is also" in why_not(played, fewer)
    sold = given_now(played, "sell cloth")
    assert (
        why_not(played, msgspec.structs.replace(sold, options=sold.options[1:])) is None
    )


def test_only_what_is_coming_up_can_be_answered():
    played = play("Blue place 1\nRed place 2\nGreen pass\nBlue pass\nRed pass").wait(
        "production"
    )
    coming = upcoming(played.game, played.state, 1)[0]
    assert (
        make_answer(played.game, played.state, 1, [], coming.key, "take gold") is None
    )
    assert (
        make_answer(
            played.game,
            played.state,
            1,
            [],
            Key(1, 5, "road 9", "production"),
            "take wood",
        )
        is None
    )
    assert (
        make_answer(played.game, played.state, 0, [], coming.key, "take wood") is None
    )
    assert (
        make_answer(
            played.game, played.state, 1, [], coming.key, "take wood"
        ).label.english
        == "Take 1 wood"
    )


@pytest.mark.parametrize(("game_id", "seats"), BOTH)
@pytest.mark.parametrize("seed", range(4))
def test_ahead_and_in_order_give_equal_logs_and_positions(game_id, seats, seed):
    """People answer ahead by chance at every step; the log, played in order by hand, leads to the same."""
    game, header, state = begun(game_id, seats, seed)
    chance = random.Random(seed)
    busy = RandomPlayer(seed, 0.85)
    answers = {seat: {} for seat in range(seats)}
    log, told, applied = [], [], 0
    while (decision := game.decision(state)) is not None:
        for seat in range(seats):
            if chance.random() < 0.3:
                for coming in upcoming(game, state, seat, list(answers[seat].values())):
                    code = chance.choice(coming.options)[0]
                    given = make_answer(
                        game,
                        state,
                        seat,
                        list(answers[seat].values()),
                        coming.key,
                        code,
                    )
                    if given is not None:
                        answers[seat][coming.key] = given
        mine = answers[decision.seat]
        answer = mine.pop(key_of(game, state, decision), None)
        why = None if answer is None else misfit(game, state, decision, answer)
        assert why is None or why.english
        if answer is None or why is not None:
            code = busy.choose(decision.actions)
        else:
            code, applied = answer.code, applied + 1
            assert game.label(state, code) == answer.label
        assert code in decision.actions
        log.append((decision.seat, code))
        told += game.apply(state, decision.seat, code)
    assert applied > (10 if game_id == "caylus" else 2)
    again, _ = game.start(header)
    in_order = [event for seat, code in log for event in game.apply(again, seat, code)]
    assert game.encode(again) == game.encode(state)
    assert game.encode_events(in_order) == game.encode_events(told)
    replayed = records.replay(
        records.read(records.write(game, game.drawn(state, header), log))
    )
    assert game.encode(replayed.state) == game.encode(state)


@pytest.mark.parametrize(("game_id", "seats"), BOTH)
def test_if_all_others_do_nothing_every_answer_is_applied(game_id, seats):
    """The foreseen future is the one that comes when nobody interferes: then nobody is asked anything twice."""
    applied = 0
    for seed in range(12):
        game, _, state = begun(game_id, seats, 100 + seed)
        chance = random.Random(seed)
        for _ in range(60 + seed):
            if game.decision(state) is None:
                break
            game.step(state, greedy.choose(game, state))
        while game.decision(state) is not None and state.phase < 3:
            game.step(state, greedy.choose(game, state))
        if game.decision(state) is None:
            continue
        seat = (game.decision(state).seat + 1) % seats
        answers = {}
        while open_ := [
            coming
            for coming in upcoming(game, state, seat, list(answers.values()))
            if coming.answer is None
        ]:
            coming = chance.choice(open_)
            code = chance.choice(coming.options)[0]
            answers[coming.key] = make_answer(
                game, state, seat, list(answers.values()), coming.key, code
            )
        turn = state.turn
        while (decision := game.decision(state)) is not None and state.turn == turn:
            code = game.guide.least_harm(decision)
            if decision.seat == seat:
                answer = answers[key_of(game, state, decision)]
                assert misfit(game, state, decision, answer) is None
                code, applied = answer.code, applied + 1
            game.step(state, code)
    assert applied > 10


def test_what_a_seat_is_shown_depends_on_no_hidden_card():
    """In Magna Carta the hands and piles of all seats are dealt anew: what can be answered stays the same."""
    shown = 0
    for seed in range(6):
        game, _, state = begun("magna_carta", 3, seed)
        chance = random.Random(seed)
        while game.decision(state) is not None:
            if state.phase >= 3:
                other = game.clone(state)
                for seat in range(3):
                    cards = other.hand[seat] + other.pile[seat]
                    cards = tuple(chance.sample(cards, len(cards)))
                    count = len(other.hand[seat])
                    other.hand[seat], other.pile[seat] = cards[:count], cards[count:]
                for seat in range(3):
                    mine = upcoming(game, state, seat)
                    assert mine == upcoming(game, other, seat)
                    shown += len(mine)
            game.step(state, greedy.choose(game, state))
    assert shown > 50


def test_two_buildings_of_one_name_are_told_apart_by_their_space():
    played = play(
        "set Blue: food=4 wood=8 stone=4 cloth=2\nset provost: 10\nset bailiff: 9\n\n"
        "Blue place 6\nRed place 1\nGreen pass\nBlue place 8\nRed pass\nBlue pass\n",
    ).act("Green provost 0", "Red provost 0")
    asked = [
        coming.question.english
        for coming, _ in decisions_with_dependencies(played.game, played.state, 0)
    ]
    assert asked == [
        "Carpenter (6): build a wood tile?",
        "Carpenter (8): build a wood tile?",
    ]


@pytest.mark.parametrize(("game_id", "seats"), BOTH)
def test_whatever_is_listed_together_has_labels_of_its_own(game_id, seats):
    game, _, state = begun(game_id, seats, 5)
    chance = random.Random(5)
    while (decision := game.decision(state)) is not None:
        labels = {game.label(state, code).english for code in decision.actions}
        assert len(labels) == len(decision.actions), decision
        coming = [
            each.question.english
            for each in upcoming(game, state, 1 - (decision.seat > 0))
        ]
        assert len(set(coming)) == len(coming), coming
        game.apply(state, decision.seat, chance.choice(decision.actions))

"""Reasons: the terms of the evaluation by which two actions differ, and hints made of them, in words."""

from __future__ import annotations

import copy
from types import SimpleNamespace

import pytest

from players import advisable, hints
from players.advisable import (
    EQUAL_WITHIN,
    LONG_ITERATIONS,
    NOISE,
    SHORT_ITERATIONS,
    _is_near,
    first_two,
    has_note,
    is_warned,
)
from players.caylus.evaluation import TERMS
from players.hints import Explanation, hint, why
from players.levels import choose, search_of, think, worlds_of
from players.minds import KNOWLEDGE, Mind, mind_of
from players.reasons import explain
from players.review import _judged
from players.topics import BOUNDS, TOPIC_OF, bounded_weight, topic_name
from rules import record as records
from rules.header import Header
from rules.notation import SEATS
from rules.shared.chance import stream
from tests.costs import sampled
from tests.players.positions import positions
from tests.rules.play import play

CASTLE = """game: caylus
players: Blue, Red
order: Blue, Red
set turn: 5
set bailiff: 11
set provost: 11
set Blue: food=3 wood=2 stone=2 cloth=1 houses=0/0/0
set Red: houses=2/0/0
"""


def at_the_castle():
    mind = mind_of("caylus")
    return mind, worlds_of(mind, records.replay(records.read(CASTLE)).state, 40, 1)


@pytest.mark.parametrize("game_id", list(KNOWLEDGE))
def test_every_term_belongs_to_a_topic(game_id):
    assert {*KNOWLEDGE[game_id].measure.terms} <= {*TOPIC_OF}


def test_every_topic_has_a_name():
    assert all(topic_name(topic).english for topic in TOPIC_OF.values())


def test_the_castle_before_its_scoring_is_the_reason_for_a_worker_there():
    mind, worlds = at_the_castle()
    reasons = explain(mind, worlds, "place castle", "pass")
    topics = {reason.topic: reason.points for reason in reasons}
    assert topics.keys() & {"dungeon", "prestige", "favors"}
    assert reasons == explain(mind, worlds, "place castle", "pass")
    sizes = [abs(reason.points) for reason in reasons]
    assert sizes == sorted(sizes, reverse=True)


def test_an_action_that_ends_the_turn_is_compared_at_the_same_moment_as_one_that_does_not():
    mind, compared = mind_of("caylus"), 0
    state, _ = mind.game.start(Header("caylus", SEATS[:2], {}, 1))
    for found in positions(mind.game, state, 1, 3):
        decision = mind.game.decision(found)
        if decision.kind != "castle" or "done" not in decision.actions:
            continue
        after = mind.clone(found)
        mind.step(after, "done")
        if not after.stack or after.turn == found.turn:
            continue
        reasons = explain(
            mind, worlds_of(mind, found, 40, 1), decision.actions[0], "done", most=99
        )
        more = {
            reason.topic: reason.amount
            for reason in reasons
            if reason.seat == decision.seat
        }
        assert more["prestige"] >= 4
        assert any(
            more.get(section, 0.0) > 0 for section in ("dungeon", "walls", "towers")
        )
        compared += 1
    assert compared >= 2


def test_what_others_have_less_is_good_by_as_much_as_it_lowers_their_mean():
    mind = mind_of("caylus")
    state, _ = mind.game.start(Header("caylus", SEATS[:4], seed=2))
    worlds = worlds_of(mind, state, 40, 1)
    own = mind.game.decision(state).seat
    reasons = explain(mind, worlds, "place 1", "place 2", most=99)
    assert {reason.seat for reason in reasons} > {own}
    for reason in reasons:
        assert reason.points == (
            reason.amount if reason.seat == own else -reason.amount / 3
        )


def test_an_action_against_itself_has_no_reasons():
    played = records.replay(
        records.read("game: magna_carta\nplayers: A, B, C\nseed: 2\n")
    )
    mind = mind_of("magna_carta")
    assert explain(mind, worlds_of(mind, played.state, 40, 1), "keep", "keep") == []


@pytest.mark.parametrize("game_id", list(KNOWLEDGE))
def test_no_reason_prices_a_thing_beyond_what_it_can_be_worth(game_id):
    terms = KNOWLEDGE[game_id].measure.terms
    rows = [
        row for rows in mind_of(game_id).weights["evaluation"].values() for row in rows
    ]
    for term, *weights in zip(terms, *rows, strict=True):
        for weight in weights:
            least, most = BOUNDS.get(term, (-10, 10))
            assert least <= bounded_weight(term, weight) <= most, term
            assert bounded_weight(term, weight) == weight or not least <= weight <= most
    assert {*BOUNDS} <= {*TOPIC_OF}


def test_what_an_evaluation_believes_wrongly_of_favors_makes_no_reason_of_forty_points():
    mind, worlds = at_the_castle()
    found = next(
        reason
        for reason in explain(mind, worlds, "place castle", "pass", most=99)
        if reason.topic == "favors"
    )
    weights = copy.deepcopy(mind.weights)
    for row in weights["evaluation"][str(len(worlds[0].deniers))]:
        for term in ("line_prestige", "line_deniers", "line_cubes", "line_building"):
            row[TERMS.index(term)] = 22.0
    odd = explain(Mind("caylus", weights), worlds, "place castle", "pass", most=99)
    told_ = next(reason for reason in odd if reason.topic == "favors")
    assert 0 < found.amount <= told_.amount <= 2 * BOUNDS["line_deniers"][1], (
        "the batches bring about two"
    )


# Hints


@pytest.mark.parametrize("game_id", sampled(KNOWLEDGE, 2, 1))
def test_a_hint_is_what_the_search_would_do_or_as_good_with_what_else_and_the_answer(
    game_id,
):
    mind = mind_of(game_id)
    state, _ = mind.game.start(Header(game_id, SEATS[:3], seed=3))
    told = answered = same = seen = 0
    for position in positions(mind.game, state, 17):
        own = mind.game.decision(position).seat
        found, chosen = hint(mind, position, 60, 4), choose(mind, position, 60, 4)
        seen += 1
        if found.options[0].code == chosen.code:
            same += 1
        else:
            # it is cheaper, or what the search would do brings nothing as things stand
            value = {edge.code: edge.value for edge in chosen.search.ranked()}
            assert (
                value[chosen.code] - value[found.options[0].code] < EQUAL_WITHIN + NOISE
            )
        assert all(option.code in position.actions for option in found.options)
        if len(found.options) == 2:
            told += 1
            first, second = found.options
            assert first.code != second.code
        if found.line:
            assert found.line[0].code == found.options[0].code
            assert [step.seat for step in found.line[:-1]] == [own] * (
                len(found.line) - 1
            )
            answered += found.line[-1].seat != own
    assert told > 3 and answered > 3 and same > 0.8 * seen


@pytest.mark.parametrize("players", sampled([2, 4], 2))
def test_two_games_that_differ_only_in_hidden_cards_give_the_same_hint(players):
    mind = mind_of("magna_carta")
    game = mind.game
    state, _ = game.start(Header(game.id, SEATS[:players], seed=8))
    for number, position in enumerate(positions(game, state, 29)):
        seat = game.decision(position).seat
        twin = game.imagine(position, seat, stream(number, 7))
        seen, other = (
            game.imagine(true, seat, stream(5, 3)) for true in (position, twin)
        )
        assert hint(mind, seen, 40, number) == hint(mind, other, 40, number)


@pytest.mark.parametrize(
    ("looked_into", "told"), [(0.5, "pass"), (0.4, "place castle")]
)
def test_a_worker_that_can_do_nothing_yet_gives_way_to_what_is_as_good_also_when_looked_into(
    monkeypatch, looked_into, told
):
    mind = mind_of("caylus")
    (state,) = worlds_of(
        mind,
        records.replay(
            records.read(CASTLE.replace("food=3", "food=0").replace("=0/0/0", "=1/0/0"))
        ).state,
        40,
        1,
    )
    assert has_note(mind, state, "place castle") and not has_note(mind, state, "pass")
    search = search_of(mind, [state], 40, 1)
    search.run(1)
    for code, edge in search.root.edges.items():
        edge.visits = {"place castle": 90, "pass": 10}.get(code, 0)
        edge.total = 0.5 * edge.visits
    asked = []
    monkeypatch.setattr(
        advisable,
        "value_after",
        lambda *looked: (
            asked.append(looked[2])
            or {"place castle": 0.5, "pass": looked_into}.get(looked[2], 0.0)
        ),
    )
    assert first_two(mind, state, search)[0].code == told
    assert asked[:2] == [
        "place castle",
        "pass",
    ]  # people are warned of both, so one is compared with what is left


@pytest.mark.parametrize(
    ("deniers", "told"), [(11, "place trading_post"), (12, "place 6")]
)
def test_money_for_whoever_has_enough_gives_way_to_what_is_as_good(deniers, told):
    mind = mind_of("caylus")
    # the income of the first turn is 2 deniers
    text = f"game: caylus\nplayers: Blue, Red\norder: Blue, Red\nset Blue: deniers={deniers - 2}\n"
    state = records.replay(records.read(text)).state
    search = search_of(mind, [state], 40, 1)
    search.run(1)
    for code, edge in search.root.edges.items():
        edge.visits = {"place trading_post": 90, "place 6": 80}.get(code, 0)
        edge.total = 0.5 * edge.visits
    search.iterations = 0  # so that both are as good when they are searched further
    assert first_two(mind, state, search)[0].code == told


@pytest.mark.parametrize(("deniers", "rank"), [(11, 0), (12, 2)])
def test_a_favor_in_money_ranks_behind_others_for_whoever_has_enough(deniers, rank):
    purposes = KNOWLEDGE["caylus"].purposes
    text = f"set Blue: cloth=1 deniers={deniers}\nBlue place joust_field"
    state = play(text).wait("joust").act("Blue joust").state
    assert state.deniers[0] == deniers
    assert purposes.rank(state, "favor deniers") == rank
    assert purposes.rank(state, "favor prestige") == 0


@pytest.mark.parametrize(
    ("short", "long", "passes"),
    [(0.04, None, False), (0.2, 0.04, False), (0.2, 0.06, True)],
    ids=[
        "hardly better",
        "hardly better in a long search",
        "much better in a long search",
    ],
)
def test_what_people_are_warned_of_is_no_advice_unless_a_long_search_finds_it_much_better(
    monkeypatch, short, long, passes
):
    mind = mind_of("caylus")
    start, _ = mind.game.start(Header("caylus", SEATS[:2], seed=3))
    (state,) = worlds_of(mind, start, 40, 1)
    search = search_of(mind, [state], 40, 1)
    search.run(1)
    first = next(code for code in state.actions if code != "pass")
    for code, edge in search.root.edges.items():
        edge.visits = {"pass": 90, first: 10}.get(code, 0)
        edge.total = {"pass": 0.5, first: 0.5 - short}.get(code, 0.0) * edge.visits
    iterations = []

    def value_after(mind, worlds, code, number, seed, deadline=None):
        iterations.append(number)
        return 0.5 if code == "pass" else 0.5 - long

    monkeypatch.setattr(advisable, "value_after", value_after)
    assert is_warned(mind, state, "pass") and not is_warned(mind, state, first)
    best, other = first_two(mind, state, search)
    assert {best.code, other.code} == {"pass", first}
    assert best.code == ("pass" if passes else first)
    assert iterations == (
        []
        if long is None
        else [SHORT_ITERATIONS // 2] * 2 + [LONG_ITERATIONS // 2] * 2 * passes
    )


def test_neither_the_second_action_of_a_hint_nor_a_review_is_one_that_people_are_warned_of(
    monkeypatch,
):
    mind = mind_of("caylus")
    start, _ = mind.game.start(Header("caylus", SEATS[:2], seed=3))
    first, other = start.actions[1:3]

    def search(self, *_):
        """As if passing first were best, and two places a little behind."""
        self.root.visits = 300
        for code, edge in self.root.edges.items():
            edge.visits = {"pass": 120, first: 100, other: 80}.get(code, 0)
            edge.total = {"pass": 0.6, first: 0.5}.get(code, 0.4) * edge.visits

    state = mind.clone(start)
    grown = search_of(mind, [state], 40, 1)
    grown.run(1)
    search(grown)
    monkeypatch.setattr(
        hints, "think", lambda *_: SimpleNamespace(code=first, search=grown)
    )
    options = hint(mind, state, 40, 1).options
    assert "pass" not in {option.code for option in options} and len(options) == 2
    judged = _judged(grown, 0, first, 300, 1)
    assert judged.best == first and judged.cost == 0
    assert _judged(grown, 0, "pass", 300, 1).best == "pass"


def test_a_hint_where_only_one_thing_is_possible_says_that():
    mind = mind_of("caylus")
    state, _ = mind.game.start(Header("caylus", SEATS[:2], seed=3))
    state.actions = state.actions[:1]
    found = hint(mind, state, 60, 4)
    assert [option.code for option in found.options] == list(state.actions)
    assert found.beside is None and found.line == ()


@pytest.mark.parametrize("game_id", sampled(KNOWLEDGE, 2, 1))
def test_what_was_said_before_comes_first_in_a_hint_where_it_is_as_good_and_nowhere_else(
    game_id,
):
    mind = mind_of(game_id)
    state, _ = mind.game.start(Header(game_id, SEATS[:3], seed=3))
    as_good = 0
    for position in positions(mind.game, state, 17):
        plain = hint(mind, position, 80, 4)
        if len(plain.options) < 2:
            continue
        best, second = plain.options
        assert plain.beside == second.code
        again = hint(mind, position, 80, 4, suggested=second.code)
        search = think(mind, worlds_of(mind, position, 80, 4), 80, 4, None).search
        top, *others = search.ranked()
        if any(edge.code == second.code and _is_near(edge, top) for edge in others):
            as_good += 1
            assert again.options[0].code == again.line[0].code == second.code
            assert again.beside == top.code
        else:
            assert again == plain
        assert hint(mind, position, 80, 4, suggested=best.code) == plain
    assert as_good > 2


def test_what_was_said_before_and_is_worse_does_not_come_first_in_a_hint():
    mind, (position,) = at_the_castle()
    assert hint(mind, position, 200, 3, suggested="pass") == hint(
        mind, position, 200, 3
    )


# Why somebody did something


def test_why_names_the_best_other_action_and_whether_the_search_would_do_that():
    mind, (position,) = at_the_castle()
    best, second = (
        edge.code for edge in choose(mind, position, 200, 3).search.ranked()[:2]
    )
    found = why(mind, position, best, 200, 3)
    assert (found.known, found.other, found.prefers) == (True, second, True)
    worst = why(mind, position, "pass", 200, 3)
    assert (worst.other, worst.prefers) == (best, False)
    assert why(mind, position, "place 99", 200, 3) == Explanation(None, known=False)
    position.actions = position.actions[:1]
    assert why(mind, position, position.actions[0], 200, 3) == Explanation(None)


@pytest.mark.parametrize("players", sampled([2, 4], 2))
def test_why_is_told_to_others_alike_in_games_that_differ_only_in_hidden_cards(players):
    """From a spectator's view: with actions alone that are possible whatever the hand is."""
    mind = mind_of("magna_carta")
    game = mind.game
    state, _ = game.start(Header(game.id, SEATS[:players], seed=8))
    told = unknown = 0
    for number, position in enumerate(positions(game, state, 31)):
        twin = game.imagine(position, -1, stream(number, 7))
        seen, other = (
            game.imagine(true, -1, stream(5, 3)) for true in (position, twin)
        )
        for code in position.actions[:3]:
            found = why(mind, seen, code, 45, number, spectator=True)
            assert found == why(mind, other, code, 45, number, spectator=True)
            if found.other is not None:
                told += 1
                assert found.other in seen.actions and found.other in other.actions
            unknown += not found.known
    assert told > 5

"""Reasons: the terms of the evaluation by which two actions differ."""

from __future__ import annotations

import pytest

from players.levels import worlds_of
from players.minds import KNOWLEDGE, mind_of
from players.reasons import explain
from players.texts import TEXTS
from players.topics import TOPIC_OF
from rules import record as records

CASTLE = """game: caylus
players: Blue, Red
order: Blue, Red
set turn: 5
set bailiff: 11
set provost: 11
set Blue: food=3 wood=2 stone=2 cloth=1 houses=0/0/0
set Red: houses=2/0/0
"""


@pytest.mark.parametrize("game_id", list(KNOWLEDGE))
def test_every_term_belongs_to_a_topic_that_has_words(game_id):
    for term in KNOWLEDGE[game_id].measure.terms:
        assert f"reason-{TOPIC_OF[term]}" in TEXTS


def test_the_castle_before_its_scoring_is_the_reason_for_a_worker_there():
    played = records.replay(records.read(CASTLE))
    mind = mind_of("caylus")
    worlds = worlds_of(mind, played.state, 40, 1)
    reasons = explain(mind, worlds, "place castle", "pass")
    topics = {reason.topic: reason.points for reason in reasons}
    assert topics.keys() & {"dungeon", "prestige", "favors"}
    assert reasons == explain(mind, worlds, "place castle", "pass")
    sizes = [abs(reason.points) for reason in reasons]
    assert sizes == sorted(sizes, reverse=True)
    for reason in reasons:
        assert reason.message.id == f"reason-{reason.topic}"
        assert reason.message.args == {"points": f"{reason.points:+.1f}"}


def test_the_reasons_the_other_way_round_are_the_same_with_the_other_sign():
    played = records.replay(records.read(CASTLE))
    mind = mind_of("caylus")
    worlds = worlds_of(mind, played.state, 40, 1)
    one = {reason.topic: reason.points for reason in explain(mind, worlds, "place castle", "pass", most=99)}
    two = {reason.topic: reason.points for reason in explain(mind, worlds, "pass", "place castle", most=99)}
    assert one == {topic: -points for topic, points in two.items()}


def test_an_action_against_itself_has_no_reasons():
    played = records.replay(records.read("game: magna_carta\nplayers: A, B, C\nseed: 2\n"))
    mind = mind_of("magna_carta")
    assert explain(mind, worlds_of(mind, played.state, 40, 1), "keep", "keep") == []
    different = explain(mind, worlds_of(mind, played.state, 40, 1), "keep", "mulligan")
    assert all(reason.message.args for reason in different)

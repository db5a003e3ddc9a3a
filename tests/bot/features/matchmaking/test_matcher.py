"""Who fits together for a table: every request of every member is kept, the oldest first, and nobody is brought
together again."""

import itertools
import random

import pytest

from bot.core.clock.awake_hours import Rest
from bot.features.matchmaking import matcher
from bot.features.matchmaking.matcher import (
    ALL_DAY,
    PREFERRED,
    Seeker,
    agree,
    awake,
    find,
)

KINDS = ("caylus", "magna_carta")
DAY = 1_749_945_600  # a midnight (UTC)


def seeker(user, players="234", paces="24h 48h", kinds=KINDS, **more):
    return Seeker(
        user * 10,
        user,
        tuple(kinds),
        frozenset(map(int, players)),
        frozenset(paces.split()),
        **more,
    )


def test_the_largest_group_comes_together_and_the_oldest_requests_first():
    found = find(seeker(9), [seeker(user) for user in (1, 2, 3, 4)])
    assert [one.user for one in found.seekers] == [9, 1, 2, 3]
    assert (found.kind, found.most, found.pace, found.language) == (
        "caylus",
        4,
        "24h",
        None,
    )


@pytest.mark.parametrize(
    ("own", "other", "together"),
    [
        ({}, {}, True),
        ({"players": "2"}, {"players": "3"}, False),
        ({"players": "3"}, {"players": "3"}, False),  # a third is missing
        ({"paces": "live"}, {"paces": "24h live"}, True),
        ({"paces": "live"}, {"paces": "24h"}, False),
        ({"language": "de"}, {"language": "fr"}, False),
        ({"language": "de"}, {}, True),
        ({"kinds": ["caylus"]}, {"kinds": ["magna_carta"]}, False),
        ({"kinds": ["magna_carta"], "players": "5"}, {"players": "5"}, False),
        ({"hours": True, "awake": 0xFFFF}, {"awake": 0xFFFF}, True),
        ({"hours": True, "awake": 0xFFFF}, {"awake": 0x7FFF}, False),
        ({"awake": 0xFFFF}, {"awake": 0x7FFF}, True),
        ({}, {"hours": True, "awake": 0}, False),
    ],
)
def test_two_people_are_brought_together_only_where_both_would_play(
    own, other, together
):
    assert (find(seeker(1, **own), [seeker(2, **other)]) is not None) is together


def test_a_language_that_one_asks_for_is_the_tables():
    found = find(
        seeker(1),
        [seeker(2, language="de"), seeker(3, language="fr"), seeker(4, language="de")],
    )
    assert ([one.user for one in found.seekers], found.language) == ([1, 2, 4], "de")


def test_who_was_brought_together_is_not_again_nor_a_part_of_them():
    others = [seeker(2), seeker(3)]
    assert len(find(seeker(1), others).seekers) == 3
    assert find(seeker(1), others, before=[frozenset({1, 2, 3})]) is None
    found = find(seeker(1), [*others, seeker(4)], before=[frozenset({1, 2, 3})])
    assert {one.user for one in found.seekers} == {1, 2, 3, 4}


def test_who_refuses_somebody_never_sits_with_them():
    others = [seeker(2, "3"), seeker(3, "3"), seeker(4, "3")]
    found = find(seeker(1, "3"), others, apart={(2, 3), (4, 1)})
    assert found is None
    assert [
        one.user for one in find(seeker(1, "3"), others, apart={(2, 3)}).seekers
    ] == [1, 2, 4]


def test_hours_are_local_and_over_midnight():
    assert awake(Rest(), DAY) == ALL_DAY
    day = awake(Rest(8, 23, "UTC"), DAY)
    assert day.bit_count() == 15 * 4 and day & 1 == 0 and day >> 32 & 1
    night = awake(Rest(20, 6, "UTC"), DAY)
    assert night.bit_count() == 10 * 4 and night & 1
    east = awake(Rest(8, 23, "Asia/Kathmandu"), DAY)  # 5:45 ahead
    assert east.bit_count() == 15 * 4 and east >> 9 & 1 and not east >> 8 & 1


def test_every_group_that_is_found_keeps_every_request_of_its_members():
    chance = random.Random(5)

    def some(user):
        kinds = chance.choice([["caylus"], ["magna_carta"], KINDS])
        players = "".join(chance.sample("2345", chance.randint(1, 4)))
        paces = " ".join(chance.sample(PREFERRED, chance.randint(1, 3)))
        language = chance.choice([None, None, "de", "fr"])
        hours = chance.random() < 0.3
        return seeker(
            user,
            players,
            paces,
            kinds,
            language=language,
            hours=hours,
            awake=chance.getrandbits(96),
        )

    found = 0
    for _ in range(300):
        others = [some(user) for user in range(2, chance.randint(3, 25))]
        apart = {(chance.randrange(1, 20), chance.randrange(1, 20)) for _ in range(5)}
        meeting = find(some(1), others, apart)
        if meeting is None:
            continue
        found += 1
        group = meeting.seekers
        assert group[0].user == 1 and len({one.user for one in group}) == len(group)
        assert all(
            len(group) in one.players_of(meeting.kind)
            and meeting.most in one.players_of(meeting.kind)
            and meeting.pace in one.paces
            and one.language in (None, meeting.language)
            for one in group
        )
        for one, other in itertools.combinations(group, 2):
            assert (
                agree(one, other)
                and not {(one.user, other.user), (other.user, one.user)} & apart
            )
    assert found > 100


def test_hundreds_of_requests_that_almost_fit_are_given_up_soon(monkeypatch):
    looked = []
    monkeypatch.setattr(
        matcher,
        "common",
        lambda kind, group: looked.append(kind) or (None if len(group) == 5 else group),
    )
    assert find(seeker(0, "5"), [seeker(user, "5") for user in range(1, 300)]) is None
    assert len(looked) <= matcher.GROUPS + 1

"""What an end means for each person: every line of the table of `final_order.decide`, and how far a forfeit counts."""

import random
from types import SimpleNamespace

import pytest

from bot.core import final_order
from bot.core.final_order import WHOLE, Sat, decide, is_helped, share
from rules.model import Result
from storage.actions import ActionRow
from storage.departures import TenureRow


def ended(ending, *sat, turn=14, scores=None, last=None):
    scores = tuple(50 - seat for seat in range(len(sat))) if scores is None else scores
    result = Result(
        scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    )
    return decide(
        ending, result, sat, last or sat, now=1_000, turn=turn, usual_turns=14
    )


def told(order):
    """By starter: rank, what counts upward and downward, whether who stayed is rated against them, finished."""
    return [
        (one.rank, one.gain, one.loss, one.beaten, one.finished)
        for one in order.starters
    ]


STAYS = Sat(0, 100)
FULL = (WHOLE, WHOLE, True, True)


@pytest.mark.parametrize("how", ["resigned", "dropped"])
@pytest.mark.parametrize(
    ("turn", "beaten"), [(1, False), (7, False), (8, True), (14, True)]
)
def test_who_leaves_ranks_last_gains_nothing_and_is_beaten_from_the_second_half_on(
    how, turn, beaten
):
    gone = Sat(1, 101, ended=500, turn=turn, how=how)
    order = ended("rules", STAYS, gone, Sat(2, 102), scores=(10, 90, 20))
    assert told(order) == [(2, *FULL), (3, 0, WHOLE, beaten, False), (1, *FULL)]
    assert (order.ranks, order.winners) == ((2, 3, 1), (2,))


def test_who_left_later_ranks_before_who_left_earlier_and_who_was_missing_behind_who_stayed():
    first, later = (
        Sat(0, 100, ended=400, how="dropped"),
        Sat(1, 101, ended=500, how="resigned"),
    )
    order = ended("rules", first, later, Sat(2, 102, missing=True), Sat(3, 103))
    assert order.ranks == (4, 3, 2, 1)
    assert [one.finished for one in order.starters] == [False, False, False, True]


def test_a_seat_that_a_computer_played_much_gains_half_and_loses_all():
    order = ended("rules", Sat(0, 100, helped=True), Sat(1, 101))
    assert told(order) == [(1, WHOLE // 2, WHOLE, True, True), (2, *FULL)]
    assert [one.helped for one in order.starters] == [True, False]


@pytest.mark.parametrize(
    ("sources", "helped"),
    [
        (16 * "p", False),
        ("scccc" + 11 * "p", False),  # what was skipped is nobody's decision
        (4 * "s" + 12 * "p", False),
        (5 * "s" + 11 * "p", True),  # more than a quarter of the whole game
        (5 * "a" + 11 * "p", True),
        (5 * "e" + 11 * "p", True),
        (11 * "p" + 2 * "s" + 3 * "p", False),
        (11 * "p" + 3 * "s" + 2 * "p", True),  # of the last half alone
    ],
)
def test_a_seat_is_helped_by_more_than_a_quarter_of_the_decisions_of_a_game_or_its_last_half(
    sources, helped
):
    names = {
        "p": "person",
        "c": "clock",
        "s": "stand_in",
        "a": "another",
        "e": "excused_stand_in",
    }
    record = [
        ActionRow(at, at, seat, "pass", 0, 1, 2, names[source] if seat else "person", 0)
        for at, source in enumerate(sources)
        for seat in (0, 1)
    ]
    tenures = [
        TenureRow(seat, 100, None, 0, None, None, None, 0, None) for seat in (0, 1)
    ]
    assert [is_helped(record, tenure) for tenure in tenures] == [False, helped]


def test_who_was_replaced_without_having_left_is_not_counted():
    came = Sat(0, 109)
    order = ended(
        "rules",
        Sat(0, 100, ended=5, how="opened"),
        Sat(1, 101),
        last=(came, Sat(1, 101)),
    )
    assert order.starters[0].replaced and order.starters[0].finished is None
    assert order.ranks == (1, 2)


@pytest.mark.parametrize(
    ("turn", "counts"), [(1, 0), (2, 0), (3, 200), (5, 600), (7, WHOLE), (14, WHOLE)]
)
def test_a_forfeit_counts_by_how_far_the_game_had_come(turn, counts):
    order = ended("forfeit", STAYS, Sat(1, 101, turn=turn, how="resigned"), turn=turn)
    assert told(order) == [(1, counts, counts, True, None), (2, 0, counts, True, False)]
    assert share(turn, 14) == counts


@pytest.mark.parametrize("seed", range(20))
def test_a_game_counted_unfinished_has_the_places_of_its_board_and_the_weight_of_a_forfeit(
    seed,
):
    chance = random.Random(seed)
    scores = [chance.randint(0, 9) for _ in range(chance.randint(2, 5))]
    sat = [
        Sat(seat, 100 + seat, missing=chance.random() < 0.2)
        for seat in range(len(scores))
    ]
    in_full = ended("rules", *sat, scores=scores)
    weights = list[int]()
    for turn in range(1, 15):
        order = ended("counted", *sat, scores=scores, turn=turn)
        assert order.ranks == in_full.ranks
        for starter, full in zip(order.starters, in_full.starters, strict=True):
            counts = share(turn, 14)
            gain = 0 if full.left else counts
            assert starter == full._replace(gain=gain, loss=counts)
        weights.append(counts)
    assert weights[:2] == [0, 0] and weights == sorted(weights)
    assert weights[6:] == [WHOLE] * 8


def test_a_second_forfeit_of_the_same_pair_gives_nothing_and_still_costs():
    order = ended("forfeit", Sat(0, 100, again=True), Sat(1, 101, how="resigned"))
    assert told(order) == [(1, 0, WHOLE, True, None), (2, 0, WHOLE, True, False)]


def test_nobody_wins_an_abandoned_game_and_all_have_missed_it():
    gone = Sat(0, 100, ended=5, how="dropped"), Sat(1, 101, how="dropped"), Sat(2, 102)
    order = ended("abandoned", *gone)
    assert (order.ranks, order.winners) == ((), ())
    assert [(one.gain, one.loss, one.finished) for one in order.starters] == [
        (0, 0, False)
    ] * 3


@pytest.mark.parametrize("usual", range(6, 20))
def test_a_share_never_falls_and_is_whole_at_half_of_a_usual_game(usual):
    shares = [share(turn, usual) for turn in range(20)]
    assert (
        shares == sorted(shares)
        and shares[2] == 0 < shares[3]
        and shares[usual // 2] == WHOLE
    )


@pytest.mark.parametrize(
    ("by", "counted"),
    [
        (["stand_in", "stand_in", "player"], (0, 1, 0)),
        (["stand_in", "player", "player"], (0, 0, 1)),
        (["clock", "clock", "player"], (0, 0, 1)),
        (["clock", "clock"], (1, 0, 0)),
    ],
)
def test_a_turn_without_somebody_counts_for_whoever_made_most_of_its_decisions(
    monkeypatch, by, counted
):
    own = TenureRow(0, 100, None, 1, 20, 4, "dropped", 0, None)
    record = [
        ActionRow(revision, revision, 0, "pass", 0, turn, 2, source, 0)
        for revision, turn, source in ((3, 1, "player"), *((9, 2, one) for one in by))
    ]
    monkeypatch.setattr(final_order.departures, "tenures", lambda tx, game: [own])
    monkeypatch.setattr(final_order.actions, "record", lambda tx, game: record)
    found = final_order.missed_if_back(SimpleNamespace(tx=None), 1, 0, 100)
    assert found == (*counted, 2)

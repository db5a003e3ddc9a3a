"""Clocks by simulated time: grace, bank, increment, reminders, pauses, outages."""

import random

import pytest

from bot.core.clock import time_bank as clocks
from bot.core.clock.awake_hours import ALWAYS, DAY, HOUR, Rest, runs_after, runs_between
from bot.core.clock.time_bank import HALF, MOST, OVER, PACES, Clock
from bot.core.table_settings import PACES as CHOICES

NOW = 1_770_000_000
DAILY = PACES["24h"]
PARIS = Rest(8, 23, "Europe/Paris")


def begun(pace=DAILY, bank=None, rest=ALWAYS, now=NOW):
    return clocks.started(pace, Clock(pace.bank if bank is None else bank), now, rest)


def test_the_paces_are_those_of_the_commands():
    assert ("none", *PACES) == CHOICES
    assert PACES["live"] == (5 * 60, 30 * 60, 60, None, False, False, 0)
    for name, hours in (
        ("12h", 12),
        ("24h", 24),
        ("48h", 48),
        ("72h", 72),
        ("7d", 168),
    ):
        grace, bank, increment, most, rests, opens, drops = PACES[name]
        assert (grace, bank, most, rests, opens, drops) == (
            hours * HOUR,
            2 * grace,
            bank,
            True,
            False,
            0,
        )
        assert increment == bank // 12


def test_grace_is_free_and_then_the_bank_runs():
    clock = begun()
    assert clock.deadline == NOW + 3 * DAY
    free = clocks.stopped(DAILY, clock, NOW + DAY, ALWAYS, acted=True)
    assert free.bank == DAILY.bank
    late = clocks.stopped(DAILY, clock, NOW + DAY + 10 * HOUR, ALWAYS, acted=True)
    assert late.bank == DAILY.bank - 10 * HOUR + 4 * HOUR
    undone = clocks.stopped(DAILY, clock, NOW + DAY + 10 * HOUR, ALWAYS, acted=False)
    assert undone.bank == DAILY.bank - 10 * HOUR
    over = clocks.stopped(DAILY, clock, NOW + 5 * DAY, ALWAYS, acted=False)
    assert over.bank == 0
    assert (over.began, over.deadline, over.next) == (None, None, None)


def test_the_bank_is_refilled_by_a_twelfth_a_move_up_to_its_start_value():
    clock = Clock(0)
    for move in range(1, 20):
        clock = clocks.stopped(
            DAILY,
            clocks.started(DAILY, clock, NOW, ALWAYS),
            NOW + 60,
            ALWAYS,
            acted=True,
        )
        assert clock.bank == min(move * DAILY.bank // 12, DAILY.bank)
    live = PACES["live"]
    quick = clocks.stopped(live, begun(live), NOW + 10, ALWAYS, acted=True)
    assert quick.bank == 31 * 60


def test_the_clock_stands_outside_of_awake_hours_except_at_a_live_table():
    clock = begun(rest=PARIS)
    assert runs_between(NOW, clock.deadline, PARIS) == 3 * DAY
    assert clock.deadline > NOW + 4 * DAY
    live = PACES["live"]
    assert begun(live, rest=PARIS).deadline == NOW + 35 * 60


def test_reminders_come_at_half_and_at_nine_tenths_and_the_end_comes_once():
    clock = begun()
    given = []
    now = NOW
    while clock.next is not None:
        assert clocks.remind(DAILY, clock, clock.next - 1, ALWAYS)[1] == 0
        now = clock.next
        clock, part = clocks.remind(DAILY, clock, now, ALWAYS)
        given.append((part, now - NOW))
    assert given == [
        (HALF, 36 * HOUR),
        (MOST, 3 * DAY - 3 * DAY // 10),
        (OVER, 3 * DAY),
    ]
    assert clock.missed == NOW + 3 * DAY
    assert clocks.remind(DAILY, clock, now + DAY, ALWAYS) == (clock, 0)


def test_of_several_reminders_that_are_due_only_the_last_is_given():
    clock, part = clocks.remind(DAILY, begun(), NOW + 3 * DAY - HOUR, ALWAYS)
    assert part == MOST
    assert clock.reminders == HALF | MOST
    assert clock.next == clock.deadline


def test_a_pause_moves_the_deadline_by_its_length():
    clock = begun(rest=PARIS)
    left = clocks.remaining(DAILY, clock, NOW + HOUR, PARIS)
    again = clocks.moved(DAILY, clock, left, NOW + 9 * DAY, PARIS)
    assert clocks.remaining(DAILY, again, NOW + 9 * DAY, PARIS) == left
    assert clocks.remind(DAILY, again, NOW + 9 * DAY, PARIS)[1] == 0


def test_a_deadline_that_passed_in_an_outage_comes_again_after_as_long():
    clock = begun()
    down, up = NOW + 2 * DAY, NOW + 4 * DAY
    spared = clocks.spared(DAILY, clock, up, ALWAYS, up - down)
    assert spared.deadline == up + 2 * DAY
    assert clocks.remind(DAILY, spared, up, ALWAYS)[1] != OVER
    early = clocks.spared(DAILY, clock, NOW + DAY, ALWAYS, HOUR)
    assert early == clock
    soon = clocks.spared(DAILY, clock, clock.deadline - 10, ALWAYS, 90, soon=90)
    assert soon.deadline == clock.deadline + 80
    missed, _ = clocks.remind(DAILY, clock, NOW + 3 * DAY, ALWAYS)
    assert clocks.spared(DAILY, missed, up, ALWAYS, DAY) == missed
    assert clocks.spared(DAILY, Clock(5), up, ALWAYS, DAY) == Clock(5)


@pytest.mark.parametrize("pace", list(PACES.values()), ids=list(PACES))
def test_over_weeks_of_random_moves_the_bank_is_what_a_simple_count_says(pace):
    """A person who answers after random times: the bank follows the rule in plain figures, seasons included."""
    chance = random.Random(pace.grace)
    clock, bank = Clock(pace.bank), pace.bank
    now = NOW
    for _ in range(80):
        clock = clocks.started(pace, clock, now, PARIS)
        rest = PARIS if pace.rests else ALWAYS
        assert clock.deadline == runs_after(now, pace.grace + bank, rest)
        took = chance.randrange(1, pace.grace + bank)
        for _ in range(3):  # other hours in between change nothing for what has run
            now = runs_after(now, took // 3, rest)
            clock = clocks.moved(
                pace, clock, clocks.remaining(pace, clock, now, PARIS), now, PARIS
            )
        clock = clocks.stopped(pace, clock, now, PARIS, acted=True)
        bank -= max(0, 3 * (took // 3) - pace.grace)
        bank = (
            bank + pace.increment
            if pace.most is None
            else min(pace.most, bank + pace.increment)
        )
        assert clock.bank == bank
        now += chance.randrange(3 * DAY)

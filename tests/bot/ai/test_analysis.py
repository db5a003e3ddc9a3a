"""Analyses beside moves: what people ask the thinking processes for yields to moves, is counted, and survives."""

import asyncio
import os
import signal
import sys

import msgspec
import pytest

from bot.ai.analysis import ANALYSES, CEILING, HINT, Strength
from bot.ai.pool import Queue, Workers
from bot.ai.protocol import AnalysisJob
from bot.ai.quota import HOUR, Counter, Searches
from bot.ai.worker import answer
from bot.core.errors import NoThought, TooManySearches
from tests.bot.ai.test_process import PATIENT, gone, request_of, thought
from tests.bot.world import Here
from tests.patience import PATIENCE


def searches(thinker, limit="60"):
    async def settings(server):
        return {"searches_per_person": limit}

    return Searches(thinker, settings, lambda: 1_000_000.0)


async def order_of(queue, *people):
    """Who gets the queue's only worker when all of them wait at once (None: a move)."""
    first = await queue.take()
    served = []

    async def wait(name, person):
        worker = await queue.take(person)
        served.append(name)
        queue.give_back(worker)

    waiting = [asyncio.ensure_future(wait(name, person)) for name, person in people]
    await asyncio.sleep(0)
    queue.give_back(first)
    await asyncio.gather(*waiting)
    return served


async def test_a_move_that_waits_goes_before_the_analyses_and_one_of_these_before_the_next_move():
    waiting = [
        ("ann 1", 1),
        ("ann 2", 1),
        ("move 1", None),
        ("bob", 2),
        ("move 2", None),
    ]
    assert await order_of(Queue(["worker"]), *waiting) == [
        "move 1",
        "ann 1",
        "move 2",
        "bob",
        "ann 2",
    ]


async def test_behind_four_others_and_any_number_of_moves_a_person_gets_a_tenth_of_a_worker():
    people = [(str(person), person) for person in range(1, 6) for _ in range(8)]
    served = await order_of(Queue(["worker"]), *people, *[("move", None)] * 100)
    for part in range(4):
        assert served[10 * part : 10 * part + 10].count("5") == 1, served


async def test_people_take_turns_with_analyses_however_many_parts_each_has():
    waiting = [
        ("ann 1", 1),
        ("ann 2", 1),
        ("ann 3", 1),
        ("bob 1", 2),
        ("cy 1", 3),
        ("bob 2", 2),
    ]
    served = await order_of(Queue(["worker"]), *waiting)
    assert served == ["ann 1", "bob 1", "cy 1", "ann 2", "bob 2", "ann 3"]


async def test_who_gives_up_waiting_keeps_no_worker():
    queue = Queue(["worker"])
    worker = await queue.take()
    leaves, leaves_late = (
        asyncio.ensure_future(queue.take(person)) for person in (1, 2)
    )
    stays = asyncio.ensure_future(queue.take(3))
    await asyncio.sleep(0)
    leaves.cancel()
    await asyncio.sleep(0)
    queue.give_back(worker)  # it is on its way to the second when that one is cancelled
    leaves_late.cancel()
    assert await asyncio.wait_for(stays, PATIENCE) == "worker"


async def test_an_analysis_in_a_worker_is_the_same_as_here():
    pool = Workers(1, PATIENT)
    try:
        for kind in ("caylus", "magna_carta"):
            found = thought(kind)
            there = await searches(pool).think(1, found, HINT, Strength(45))
            assert there == await searches(Here()).think(1, found, HINT, Strength(45))
            assert there.options
    finally:
        await pool.close()


async def test_a_worker_killed_under_an_analysis_is_started_again_and_the_part_is_done():
    pool = Workers(1)
    try:
        await pool.choose(thought())
        (pid,) = pool.processes()
        asked = asyncio.ensure_future(
            searches(pool).think(1, thought(), HINT, Strength(10_000_000))
        )
        await asyncio.sleep(0.2)
        assert not asked.done()
        os.kill(pid, signal.SIGKILL)
        assert await gone(pid)
        assert (await asked).options
        assert pool.processes() != [pid]
    finally:
        await pool.close()


async def test_with_one_worker_a_move_waits_for_the_part_under_way_and_for_no_other():
    pool = Workers(1, PATIENT)
    done = []

    async def noted(name, work):
        await work
        done.append(name)

    try:
        await pool.choose(thought())
        asked = [("first", 1), ("second", 1), ("third", 2)]
        some = searches(pool)
        waiting = [
            asyncio.ensure_future(
                noted(name, some.think(person, thought(), HINT, Strength(300)))
            )
            for name, person in asked
        ]
        await asyncio.sleep(0)
        waiting.append(
            asyncio.ensure_future(noted("move", pool.choose(thought(level=2))))
        )
        await asyncio.gather(*waiting)
        assert done == ["first", "move", "second", "third"]
    finally:
        await pool.close()


async def test_an_analysis_that_cannot_be_done_leaves_the_worker_and_the_moves_alone(
    caplog,
):
    pool = Workers(1, PATIENT)
    try:
        await pool.choose(thought())
        before = pool.processes()
        for job in (
            AnalysisJob(
                "hint", "caylus", "{}", 0, 1, msgspec.Raw(b'{"iterations": 5}')
            ),
            AnalysisJob(
                "hint",
                "caylus",
                thought().state,
                0,
                1,
                msgspec.Raw(b'{"iterations": "many"}'),
            ),
            AnalysisJob(
                "tea leaves", "caylus", thought().state, 0, 1, msgspec.Raw(b"{}")
            ),
        ):
            assert await pool.analyse(1, job) is None
        assert pool.processes() == before
        assert await pool.choose(thought()) == answer_of(thought())
        assert (
            sum("can't be done" in record.getMessage() for record in caplog.records)
            == 3
        )
    finally:
        await pool.close()


def answer_of(found):
    return answer(msgspec.json.encode(request_of(found))).code


async def test_where_no_worker_answers_the_person_is_told_so():
    pool = Workers(1, (sys.executable, "-c", "raise SystemExit(3)"))
    with pytest.raises(NoThought, match="can't think right now"):
        await searches(pool).think(1, thought(), HINT, Strength(5))
    await pool.close()


def test_a_part_ends_at_its_ceiling_with_the_best_so_far(monkeypatch):
    assert CEILING <= 2_000, "a move waits for no part longer than a second or two"
    monkeypatch.setattr("bot.ai.analysis.CEILING", 0)
    found = thought()
    line = msgspec.json.encode(
        HINT.job(found.kind, found.state, found.seat, 1, Strength(10_000_000))
    )
    assert HINT.read(answer(line).result).options


def test_every_analysis_stands_under_its_own_name():
    assert all(name == analysis.name for name, analysis in ANALYSES.items())


def test_searches_are_counted_an_hour_and_the_refusal_says_when_there_is_room_again():
    counter, settings = Counter(), {"searches_per_person": "3"}
    for at in (0.0, 600.0, 1_200.5):
        counter.count(settings, 7, 1, 1, at)
    with pytest.raises(TooManySearches) as refused:
        counter.count(settings, 7, 1, 1, 1_201.0)
    assert refused.value.message.args == {"most": 3, "minutes": 40}
    with pytest.raises(TooManySearches) as refused:
        counter.count(settings, 7, 1, 3, 1_201.0)
    assert refused.value.message.args["minutes"] == 60
    counter.count(settings, 7, 2, 1, 1_201.0)  # somebody else
    counter.count(settings, 8, 1, 1, 1_201.0)  # another server
    counter.count(settings, 7, 1, 1, HOUR)  # the first is an hour ago
    with pytest.raises(TooManySearches):
        counter.count(settings, 7, 1, 1, HOUR + 9)


def test_a_limit_of_nothing_is_no_limit_and_what_is_larger_than_the_limit_needs_a_free_hour():
    counter = Counter()
    for _ in range(100):
        counter.count({"searches_per_person": "0"}, 7, 1, 1, 5.0)
    counter.count({"searches_per_person": "3"}, 7, 2, 10, 5.0)
    with pytest.raises(TooManySearches):
        counter.count({"searches_per_person": "3"}, 7, 2, 10, 6.0)
    counter.count({"searches_per_person": "3"}, 7, 2, 10, 6.0 + HOUR)


async def test_a_search_is_counted_by_the_setting_of_its_server():
    some = searches(Here(), "2")
    await some.count(7, 1)
    await some.count(7, 1)
    with pytest.raises(TooManySearches, match="the limit is 2"):
        await some.count(7, 1)

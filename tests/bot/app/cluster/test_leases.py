"""Which of several processes serves which shards: the leases, their end, and what each may rely on."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from bot.app.cluster import leases as lease_times
from bot.app.cluster.shard_group import Part, read
from storage import ServerGone
from storage import leases as lease_rows
from storage.shard_range import ShardRange
from tests.bot.processes import called


def gone(cluster, process, monkeypatch):
    """The storage is out of reach for one process."""

    async def write(transaction):
        raise ServerGone("the server", "it doesn't answer")

    class Away:
        pass

    away = Away()
    away.write = write
    monkeypatch.setattr(process, "_database", away)


@pytest.mark.parametrize(
    ("part", "shards", "first", "last"),
    [
        ("1/4", 16, 0, 3),
        ("2/4", 16, 4, 7),
        ("4/4", 16, 12, 15),
        ("1/1", 3, 0, 2),
        ("2/3", 5, 1, 2),
        ("3/3", 3, 2, 2),
    ],
)
def test_a_part_is_neighbouring_shards(part, shards, first, last):
    assert read(part).shard_range(shards) == ShardRange(shards, first, last)


@pytest.mark.parametrize("shards", [4, 5, 7, 16, 100])
def test_the_parts_of_all_processes_are_all_shards_and_each_of_them_once(shards):
    assert [one for k in range(1, 5) for one in Part(k, 4).shard_range(shards).ids] == list(range(shards))


@pytest.mark.parametrize("text", ["0/4", "5/4", "1", "1/0", "a/b", "1/4/2", "-1/4", "1/1001", "1 /4", "¹/4"])
def test_what_is_no_part_is_refused(text):
    with pytest.raises(ValueError):
        read(text)


async def test_of_two_processes_that_want_the_same_shards_one_gets_them(cluster):
    one, two = cluster.process("2/4", "one"), cluster.process("2/4", "two")
    await one.look()
    await two.look()
    assert (one.serving, two.serving) == (True, False)
    assert two.seen.taken and not two.seen.held
    await cluster.rounds(60, one, two)
    assert (one.serving, two.serving) == (True, False)


async def test_a_process_that_cannot_renew_stops_before_another_may_begin(cluster, monkeypatch):
    one, two = cluster.process("2/4", "one"), cluster.process("2/4", "two")
    await one.look()
    gone(cluster, one, monkeypatch)
    served = []
    for _ in range(200):
        cluster.time += 0.1
        await one.look()
        await two.look()
        assert not (one.serving and two.serving)
        served.append((one.serving, two.serving))
    assert served[0] == (True, False) and served[-1] == (False, True)
    silent = served.count((False, False)) * 0.1
    assert 1.0 <= silent <= 2.0  # seconds that nobody serves
    assert one.lost == 1


async def test_whoever_stood_still_relies_on_nothing_when_it_goes_on(cluster):
    one, two = cluster.process("2/4", "one"), cluster.process("2/4", "two")
    await one.look()
    cluster.time += 20
    assert not one.serving
    await two.look()
    assert two.serving
    await one.look()
    assert not one.serving and one.seen.taken


async def test_after_an_outage_of_the_storage_everybody_keeps_what_they_had(cluster, monkeypatch):
    processes = [cluster.process(f"{k}/4") for k in range(1, 5)]
    await cluster.rounds(60, *processes)
    database = cluster.database
    for process in processes:
        gone(cluster, process, monkeypatch)
    await cluster.rounds(30, *processes)
    assert not any(process.serving for process in processes)
    assert [process.left_alone() for process in processes] == [None] * 4
    for process in processes:
        process._database = database
        cluster.time += 0.3
        await process.look()
        assert process.serving and process.left_alone() is None
    await cluster.rounds(30, *processes)
    assert [process.left_alone() for process in processes] == [None] * 4
    assert [process.lost for process in processes] == [1] * 4


async def test_for_a_dead_process_one_other_starts_a_deputy_before_the_leases_run_out(cluster):
    processes = [cluster.process(f"{k}/4") for k in range(1, 5)]
    await cluster.rounds(10, *processes)
    died, took = cluster.time, []
    while cluster.time - died < lease_times.LEASE - lease_times.ROUND:
        await cluster.rounds(lease_times.ROUND, *processes[1:])
        for process in processes[1:]:
            part = process.left_alone()
            if part is not None and await process.take_over(part, f"deputy of {process.part}"):
                took.append((process, cluster.time - died))
    ((parent, after),) = took
    assert after <= 4
    deputy = cluster.process("1/4", f"deputy of {parent.part}", deputy=True)
    await deputy.look()
    assert not deputy.serving and deputy.seen.needed
    cluster.time += deputy.pause
    await deputy.look()
    assert deputy.serving and cluster.time - died <= lease_times.LEASE + lease_times.ROUND
    await cluster.rounds(20, deputy, *processes[1:])
    assert deputy.serving and [process.left_alone() for process in processes[1:]] == [None] * 3


async def test_a_process_whose_own_looks_come_late_takes_nobody_for_dead(cluster):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    for _ in range(6):  # both stand still for a while, again and again, and the same one goes on first
        cluster.time += 3
        await other.look()
        assert other.left_alone() is None
        await one.look()


async def test_a_deputy_serves_nothing_while_the_process_lives_that_seemed_dead(cluster):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    deputy = await called(cluster, other)
    await deputy.look()
    assert deputy.seen.needed and not deputy.serving
    await cluster.rounds(10, one, other, deputy)
    assert one.serving and not deputy.serving and not deputy.seen.needed
    await cluster.rounds(5, deputy, other)
    assert deputy.seen.needed  # it falls silent once more
    await cluster.rounds(3, deputy, other)
    assert deputy.serving and not one.serving


async def test_a_process_that_seemed_dead_and_lived_has_to_lose_its_leases_before_another_is_started(cluster):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    deputy = await called(cluster, other)
    await one.look()
    await deputy.leave()
    await cluster.rounds(5, one, other)
    await cluster.rounds(lease_times.LEASE - lease_times.ROUND, other)
    assert other.left_alone() is None
    await cluster.rounds(2, other)
    assert other.left_alone() == Part(1, 2)


async def test_a_deputy_leaves_the_shards_to_a_process_of_their_part_that_came_first(cluster):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    deputy = await called(cluster, other)
    again = cluster.process("1/2", "again")
    await cluster.rounds(10, again, deputy, other)
    assert again.serving and not deputy.serving


async def test_after_an_outage_a_deputy_takes_nothing_from_who_comes_back_later(cluster, monkeypatch):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    deputy = await called(cluster, other)
    await deputy.look()
    gone(cluster, deputy, monkeypatch)
    await deputy.look()
    deputy._database = cluster.database
    cluster.time += 4
    await deputy.look()  # all leases have run out but its own
    assert not deputy.serving
    await cluster.rounds(2, one, deputy)
    assert one.serving and not deputy.serving


async def test_a_deputy_that_takes_long_to_start_is_waited_for_as_long_as_it_runs(cluster):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    deputy = await called(cluster, other)
    for _ in range(40):
        cluster.time += lease_times.ROUND
        await other.look({Part(1, 2): deputy.holder})
        assert other.left_alone() is None
    await deputy.look()
    assert deputy.serving
    for _ in range(20):  # what it was called for is done, and nothing that would keep others away lasts
        cluster.time += lease_times.ROUND
        await other.look({Part(1, 2): deputy.holder})
    assert other.left_alone() == Part(1, 2) and await other.take_over(Part(1, 2), "another")


async def test_a_deputy_that_never_comes_is_followed_by_the_next(cluster):
    processes = [cluster.process(f"{k}/2") for k in (1, 2)]
    await cluster.rounds(10, *processes)
    await called(cluster, processes[1], "never comes")
    await cluster.rounds(lease_times.CALLED - 3, processes[1])
    assert processes[1].left_alone() is None
    deputy = await called(cluster, processes[1])
    await deputy.look()
    assert deputy.serving


async def test_a_deputy_that_ends_leaves_no_lease_that_would_keep_others_away(cluster):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    deputy = await called(cluster, other)
    await deputy.look()
    await deputy.leave()
    assert await other.take_over(Part(1, 2), "another")


async def test_a_process_that_is_back_gets_its_shards_and_they_are_never_free_in_between(cluster):
    other = cluster.process("2/2")
    deputy, home = cluster.process("1/2", "deputy", deputy=True), cluster.process("1/2", "home")
    await other.look()
    assert await other.take_over(Part(1, 2), "deputy")
    await cluster.rounds(3, deputy, other)
    assert deputy.serving and not deputy.seen.wanted
    await home.look()
    await deputy.look()
    assert deputy.serving and deputy.seen.wanted
    await cluster.rounds(6, deputy, home, other)
    await deputy.leave()
    assert not deputy.serving
    await other.look()
    assert other.seen.free == frozenset()
    await home.look()
    assert home.serving
    await cluster.rounds(60, home, other)
    assert home.serving and not home.seen.wanted


async def test_a_restart_in_good_order_keeps_the_shards_for_the_next_process_of_the_part(cluster):
    one, other = cluster.process("1/2", "one"), cluster.process("2/2")
    await cluster.rounds(6, one, other)
    await one.leave()
    await cluster.rounds(15, other)
    assert other.left_alone() is None
    again = cluster.process("1/2", "again")
    await again.look()
    assert again.serving


async def test_after_an_end_in_good_order_that_no_start_follows_the_shards_are_taken_over(cluster):
    one, other = cluster.process("1/2", "one"), cluster.process("2/2")
    await cluster.rounds(6, one, other)
    await one.leave()
    await cluster.rounds(24, other)
    assert other.left_alone() == Part(1, 2)


async def test_nothing_is_taken_over_at_the_start_while_the_others_are_still_to_come(cluster):
    one = cluster.process("1/4")
    await cluster.rounds(lease_times.AT_START - 3, one)
    assert one.left_alone() is None
    await cluster.rounds(6, one)
    assert one.left_alone() == Part(2, 4)


async def test_processes_with_another_number_of_shards_wait_for_those_that_run(cluster):
    one, two = cluster.process("1/2", "one"), cluster.process("2/2", "two", shards=32)
    await one.look()
    await cluster.rounds(30, two, one)
    assert one.serving and not two.serving
    assert two.seen.shards == {16} and not two.seen.taken


async def test_parts_of_different_numbers_never_share_a_shard(cluster):
    half, quarter = cluster.process("1/2", "half"), cluster.process("2/4", "quarter")
    await quarter.look()
    await cluster.rounds(30, half, quarter)
    assert quarter.serving and not half.serving
    lasting = await cluster.database.read(lease_rows.lasting)
    assert {row.name for row in lasting if row.holder == "half"} == set()


async def test_of_all_processes_one_identifies_at_a_time(cluster, monkeypatch):
    one, two = cluster.process("1/2"), cluster.process("2/2")
    went = []

    async def sleep(seconds):
        cluster.time += seconds

    monkeypatch.setattr(asyncio, "sleep", sleep)
    for process, shard in ((one, 0), (two, 8), (one, 1), (one, 2)):
        await process.identify(shard, 1)
        went.append(cluster.time)
    assert all(later - earlier >= 5 for earlier, later in itertools.pairwise(went))
    await two.identify(9, 16)
    assert cluster.time == went[-1]


async def test_until_when_it_may_write_is_the_storage_s_time_and_never_while_it_may_not_serve(cluster):
    one, two = cluster.process("2/4", "one"), cluster.process("2/4", "two")
    assert one.lasts == 0
    await one.look()
    assert one.lasts == (cluster.time + lease_times.LEASE) * 1000
    (row, *_) = await cluster.database.read(lease_rows.lasting)
    assert row.expires == one.lasts
    cluster.time += lease_times.RELIED
    assert one.lasts == 0
    await one.look()
    assert one.lasts == (cluster.time + lease_times.LEASE) * 1000
    await two.look()
    assert two.lasts == 0
    await one.leave()
    assert one.lasts == 0


async def test_who_gets_back_what_another_has_served_in_between_finishes_nothing_of_before(cluster):
    """It stood still, and the other has ended since: only the number of the holder's turn tells."""
    one, two = cluster.process("2/4", "one"), cluster.process("2/4", "two")
    await one.look()
    turn = one.turn
    cluster.time += 7
    await one.look()
    assert one.serving and one.turn == turn > 0  # nobody else has
    cluster.time += 7
    await two.look()
    assert two.serving and two.turn > turn
    cluster.time += 7
    await one.look()
    assert not one.serving and not one.seen.held  # so the bot that runs is closed
    await one.look()
    assert one.serving and one.turn > two.seen.fence  # it stays off duty until it is


@pytest.mark.parametrize(
    ("platform", "clocks", "told"),
    [
        ("linux", {"CLOCK_BOOTTIME": 7, "CLOCK_MONOTONIC": 1}, 7.0),
        ("darwin", {"CLOCK_MONOTONIC": 6}, 6.0),
        ("freebsd", {"CLOCK_MONOTONIC": 4}, 3.0),
        ("win32", {}, 3.0),
    ],
)
def test_the_clock_of_leases_goes_on_while_the_machine_is_suspended_where_there_is_one(
    platform, clocks, told, monkeypatch
):
    class System:
        monotonic = staticmethod(lambda: 3.0)
        clock_gettime = staticmethod(float)

    for name, number in clocks.items():
        setattr(System, name, number)
    monkeypatch.setattr(lease_times, "time", System)
    monkeypatch.setattr(lease_times.sys, "platform", platform)
    assert lease_times.elapsed() == told
    assert lease_times.Leases.__init__.__kwdefaults__["clock"] is lease_times.elapsed

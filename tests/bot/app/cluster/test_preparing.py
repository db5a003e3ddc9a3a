"""What is claimed by a process whose bot is not prepared yet, or that a busy machine lets come late."""

from __future__ import annotations

import asyncio

from bot.app.cluster import leases as lease_times
from bot.app.cluster.shard_group import Part
from tests.bot.processes import called


async def test_who_prepares_to_serve_claims_nothing_and_nobody_is_started_for_it(cluster):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    await one.leave()
    again = cluster.process("1/2", "again")
    again.prepared = False
    for _ in range(12):  # a busy machine: it comes to look every five seconds
        await again.look()
        await cluster.rounds(5, other)
        assert other.left_alone() is None and not again.serving and again.unserved
    again.prepared = True
    await again.look()
    assert again.serving
    await cluster.rounds(5, other)
    assert other.left_alone() == Part(1, 2)  # what it said before holds nobody up


async def test_a_deputy_claims_nothing_before_it_is_prepared(cluster):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    deputy = await called(cluster, other)
    deputy.prepared = False
    await cluster.rounds(30, deputy, other)
    assert not deputy.serving and deputy.seen.needed and other.left_alone() is None
    waiting = asyncio.create_task(deputy.served())
    await asyncio.sleep(0)
    await deputy.look()
    assert deputy.serving
    await waiting


async def test_a_deputy_gives_its_shards_only_to_who_can_serve_them_at_once(cluster):
    other, home = cluster.process("2/2"), cluster.process("1/2", "home")
    deputy = cluster.process("1/2", "deputy", deputy=True)
    assert await other.take_over(Part(1, 2), "deputy")
    await cluster.rounds(3, deputy, other)
    home.prepared = False
    await cluster.rounds(20, home, deputy, other)
    assert deputy.serving and not deputy.seen.wanted
    home.prepared = True
    await cluster.rounds(2, home, deputy, other)
    assert deputy.seen.wanted
    await deputy.leave()
    await home.look()
    assert home.serving


async def test_a_deputy_that_ends_leaves_nothing_to_who_still_prepares(cluster):
    other, home = cluster.process("2/2"), cluster.process("1/2", "home")
    deputy = cluster.process("1/2", "deputy", deputy=True)
    assert await other.take_over(Part(1, 2), "deputy")
    home.prepared = False
    await cluster.rounds(3, home, deputy, other)
    await deputy.leave()
    home.prepared = True
    await home.look()
    assert home.serving


async def test_a_deputy_that_came_late_goes_on_where_nobody_else_has_come(cluster):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    deputy = await called(cluster, other)
    await cluster.rounds(10, deputy, other)
    cluster.time += 20
    await deputy.look()
    assert deputy.serving
    cluster.time += 20
    await one.look()
    assert not one.serving  # the deputy has served in between: its bot is closed first
    await one.look()
    await deputy.look()
    assert one.serving and not deputy.serving and not deputy.seen.held


async def test_for_a_part_whose_deputy_still_runs_the_next_one_waits(cluster):
    one, other = cluster.process("1/2"), cluster.process("2/2")
    await cluster.rounds(10, one, other)
    deputy = await called(cluster, other)
    await cluster.rounds(5, deputy, other)
    assert deputy.serving
    await cluster.rounds(lease_times.AGAIN - 20, other)
    assert other.left_alone({Part(1, 2)}) is None
    assert other.left_alone() == Part(1, 2)
    await cluster.rounds(20, other)
    assert other.left_alone({Part(1, 2)}) == Part(1, 2)

"""Leases: one process of several does a thing, and another takes over when it is silent."""

import pytest

from storage import leases


async def later(database, seconds):
    """Time passes: what lasts until an instant, lasts so much shorter."""
    await database.write(
        lambda tx: tx.execute("UPDATE lease SET expires = expires - ?", (seconds * 1000,)) and None
    )


def claim(name, holder, seconds=20):
    return lambda tx: leases.claim(tx, name, holder, seconds)


async def test_a_lease_is_one_process_s_until_it_runs_out_and_then_anothers(database):
    first = await database.write(claim("shard 3", "one"))
    assert (first.holder, first.fence) == ("one", 1)
    assert await database.write(claim("shard 3", "two")) is None
    await later(database, 19)
    assert await database.write(claim("shard 3", "two")) is None
    await later(database, 2)
    second = await database.write(claim("shard 3", "two"))
    assert (second.holder, second.fence) == ("two", 2)
    assert await database.write(claim("shard 3", "one")) is None


async def test_who_renews_in_time_keeps_what_it_has_and_learns_what_it_lost(database):
    for name in ("clocks", "shard 1", "shard 2"):
        await database.write(claim(name, "one"))
    await later(database, 15)
    assert await database.write(lambda tx: leases.renew(tx, "one", 20)) == ("clocks", "shard 1", "shard 2")
    await later(database, 15)
    assert await database.write(claim("shard 1", "two")) is None
    await later(database, 10)
    assert (await database.write(claim("shard 1", "two"))).fence == 2
    await database.write(claim("shard 2", "one"))
    assert await database.write(lambda tx: leases.renew(tx, "one", 20)) == ("shard 2",)
    lasting = await database.read(leases.lasting)
    assert [(row.name, row.holder) for row in lasting] == [("shard 1", "two"), ("shard 2", "one")]


async def test_a_process_that_ends_in_good_order_lets_the_next_one_begin_at_once(database):
    await database.write(claim("shard 0", "one"))
    await database.write(lambda tx: leases.release(tx, "one"))
    assert await database.read(leases.lasting) == []
    taken = await database.write(claim("shard 0", "two"))
    assert (taken.holder, taken.fence) == ("two", 2)


@pytest.mark.parametrize("seconds", [1, 30])
async def test_a_claim_of_ones_own_lasts_from_now_on_and_is_no_new_holder(database, seconds):
    before = await database.write(claim("shard 0", "one", seconds))
    again = await database.write(claim("shard 0", "one", 60))
    assert again.expires > before.expires
    assert again.fence == before.fence
    assert await database.read(lambda tx: leases.find(tx, "shard 0")) == again


async def test_the_time_is_the_storages_own(database):
    at = await database.read(leases.now)
    row = await database.write(claim("shard 0", "one", 20))
    assert 20_000 <= row.expires - at < 40_000


async def test_several_are_claimed_together_or_none_of_them(database):
    await database.write(claim("shard 1", "one"))
    assert not await database.write(lambda tx: leases.claim_all(tx, ("shard 0", "shard 1"), "two", 20))
    assert [row.name for row in await database.read(leases.lasting)] == ["shard 1"]
    assert await database.write(lambda tx: leases.claim_all(tx, ("shard 0", "shard 1"), "one", 20))
    assert [row.holder for row in await database.read(leases.lasting)] == ["one", "one"]


async def test_what_is_handed_over_is_never_free_in_between_and_what_ran_out_stays_out(database):
    for name in ("shard 0", "shard 1"):
        await database.write(claim(name, "one"))
    await database.write(claim("shard 2", "one", 5))
    await later(database, 8)
    await database.write(lambda tx: leases.hand_over(tx, "one", "two", 20))
    lasting = await database.read(leases.lasting)
    assert [(row.name, row.holder, row.fence) for row in lasting] == [
        ("shard 0", "two", 2),
        ("shard 1", "two", 2),
    ]
    assert await database.write(lambda tx: leases.renew(tx, "one", 20)) == ()
    assert await database.write(claim("shard 0", "three")) is None

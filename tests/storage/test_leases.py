"""Leases: one process of several does a thing, and another when that has run out."""

from storage import leases


async def later(database, seconds):
    """Time passes: what lasts until an instant, lasts so much shorter."""
    await database.write(
        lambda tx: (
            tx.execute("UPDATE lease SET expires = expires - ?", (seconds * 1000,))
            and None
        )
    )


def claim(name, holder, seconds=20):
    return lambda tx: leases.claim(tx, name, holder, seconds)


async def test_a_lease_is_one_process_s_until_it_runs_out_and_then_anothers(database):
    first = await database.write(claim("identify 3", "one"))
    assert first.holder == "one"
    assert (await database.write(claim("identify 3", "two"))).holder == "one"
    await later(database, 19)
    assert (await database.write(claim("identify 3", "two"))).holder == "one"
    await later(database, 2)
    assert (await database.write(claim("identify 3", "two"))).holder == "two"
    assert (await database.write(claim("identify 3", "one"))).holder == "two"


async def test_a_claim_of_what_is_held_changes_nothing_and_tells_until_when(database):
    first = await database.write(claim("identify 0", "one", 30))
    assert await database.write(claim("identify 0", "one", 60)) == first
    assert await database.write(claim("identify 0", "two", 60)) == first
    assert await database.read(lambda tx: leases.find(tx, "identify 0")) == first
    assert await database.read(lambda tx: leases.find(tx, "identify 1")) is None

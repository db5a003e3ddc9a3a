"""One process of several: which part it takes and when, and what it does when it loses it."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from bot.app.cluster import member as module
from bot.app.cluster.member import Member
from bot.app.settings import ProcessPart, read_part, read_parts
from storage import Database as File
from storage import ServerGone, leases
from storage.shard_range import ShardRange
from storage.share import SETTLED, Claim, Share

QUARTERS = read_parts("4")
TAKEN = Claim(False, taken=True)


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
    assert read_part(part).shard_range(shards) == ShardRange(shards, first, last)


@pytest.mark.parametrize("shards", [4, 5, 7, 16, 100])
def test_the_parts_of_all_processes_are_all_shards_and_each_of_them_once(shards):
    assert [one for part in QUARTERS for one in part.shard_range(shards).ids] == list(
        range(shards)
    )


@pytest.mark.parametrize(
    "text", ["0/4", "5/4", "1", "1/0", "a/b", "1/4/2", "-1/4", "1/1001", "1 /4", "¹/4"]
)
def test_what_is_no_part_is_refused(text):
    with pytest.raises(ValueError):
        read_part(text)


def test_a_standby_names_a_part_or_how_many_there_are():
    assert read_parts("2/4") == (ProcessPart(2, 4),)
    assert [str(part) for part in read_parts("2")] == ["1/2", "2/2"]
    for text in ("0", "-1", "1001", "x", ""):
        with pytest.raises(ValueError):
            read_parts(text)


class Locks:
    """The server: who holds which shards; `away` while it does not answer."""

    def __init__(self) -> None:
        self.held: set[int] = set()
        self.away = False
        self.asked: list[tuple[ShardRange, float]] = []
        self.numbers: frozenset[int] = frozenset()

    async def claim(self, wanted: ShardRange, settled: float) -> Claim:
        self.asked.append((wanted, settled))
        if self.away:
            raise ServerGone("the server", "it doesn't answer")
        if self.numbers:
            return Claim(False, numbers=self.numbers)
        if not self.held.isdisjoint(wanted.ids):
            return TAKEN
        self.share.hold(self, wanted, self.share.clock())
        return Claim(True)


class Silent:
    wanted = False


class Heard:
    """A supervisor that wants to know."""

    wanted = True

    def __init__(self) -> None:
        self.told: list[str] = []

    def beat(self, status: str) -> None:
        self.told.append(status)


@pytest.fixture
def here(monkeypatch):
    """A process whose clock the test turns; a look follows the other at once."""

    class Here:
        time = 100.0
        locks = Locks()

        def member(self, parts, **how):
            share = Share(lambda: self.time)
            share.storage, self.locks.share = self.locks, share
            return Member(parts, 16, share=share, **how)

    monkeypatch.setattr(module, "CLAIM_INTERVAL", 0.0)
    return Here()


async def rounds(count=20):
    for _ in range(count):
        await asyncio.sleep(0)


async def test_a_process_takes_its_own_part_at_once(here):
    member = here.member((ProcessPart(2, 4),))
    assert await member.take(Silent()) == ProcessPart(2, 4) == member.part
    assert here.locks.asked == [(ShardRange(16, 4, 7), 0.0)] and member.share.serving


async def test_a_standby_takes_the_first_part_that_nobody_serves_and_is_in_no_hurry(
    here, caplog
):
    here.locks.held = set(range(16))
    heard, member = Heard(), here.member(QUARTERS, standby=True)
    taking = asyncio.create_task(member.take(heard))
    await rounds()
    assert not taking.done() and heard.told == ["stands by for 4 parts"]
    here.locks.held -= set(range(8, 12))
    assert await taking == ProcessPart(3, 4)
    assert {settled for _, settled in here.locks.asked} == {SETTLED}


async def test_who_found_its_part_served_waits_for_it_as_a_standby_does(here):
    here.locks.held = {5}
    heard, member = Heard(), here.member((ProcessPart(2, 4),))
    taking = asyncio.create_task(member.take(heard))
    await rounds()
    assert heard.told == [
        "waits for the shards of part 2/4, which another process serves"
    ]
    here.locks.held.clear()
    await taking
    settled = [settled for _, settled in here.locks.asked]
    assert settled[0] == 0.0 and set(settled[1:]) == {SETTLED}


async def test_it_says_why_it_waits(here):
    here.locks.away = True
    heard, member = Heard(), here.member((ProcessPart(1, 4),))
    taking = asyncio.create_task(member.take(heard))
    await rounds()
    assert "can't be reached" in heard.told[0]
    here.locks.away, here.locks.numbers = False, frozenset({32})
    member._beaten = -1e9
    await rounds()
    assert (
        heard.told[1]
        == "waits for the end of processes with another number of shards: [32]"
    )
    here.locks.numbers = frozenset()
    assert await taking == ProcessPart(1, 4)


async def test_a_bot_goes_on_when_the_database_answers_again_and_ends_when_another_has_its_shards(
    here,
):
    member, told = here.member((ProcessPart(1, 4),)), []
    await member.take(Silent())

    async def leave():
        told.append("leave")

    async with member.watching(lambda: told.append("resume"), leave):
        await rounds()
        assert told == [] and member.lost == 0
        here.time += 10
        await rounds()
        assert member.lost == 1 and told == [] and not member.share.serving
        member.share.heard(here.locks, here.time)
        await rounds()
        assert told == ["resume"]
        member.share.leave()
        await rounds()
        assert told == ["resume", "leave"] and member.lost == 2


async def test_of_all_processes_one_identifies_at_a_time_in_each_kind(
    tmp_path, monkeypatch
):
    class Uow:
        def __init__(self, tx):
            self.tx = tx

    class Stored:
        def __init__(self, database):
            self.database = database

        async def run(self, use_case, *args):
            return await self.database.write(lambda tx: use_case(Uow(tx), *args))

    database, now, went = await File.open(tmp_path / "caylus.db"), [1_000.0], []
    monkeypatch.setattr(leases, "now", lambda tx: int(now[0] * 1000))

    async def sleep(seconds):
        now[0] += seconds

    monkeypatch.setattr(asyncio, "sleep", sleep)
    one, two = Member((ProcessPart(1, 2),), 16), Member((ProcessPart(2, 2),), 16)
    for process, shard in ((one, 0), (two, 8), (one, 1), (one, 2)):
        await process.identify(Stored(database), shard, 1)
        went.append(now[0])
    assert all(later - earlier >= 5 for earlier, later in itertools.pairwise(went))
    await two.identify(Stored(database), 9, 16)
    assert now[0] == went[-1]
    await database.close()

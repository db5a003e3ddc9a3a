"""Pages are told of each change once, and a game is read once however many of them look."""

import asyncio
import sys
from collections import Counter
from types import SimpleNamespace

import pytest

from bot.features.live_board import changes as module
from bot.features.live_board.changes import Changes
from tests.patience import until


class Games:
    """Games of which only the revision matters; counts how often they are read."""

    def __init__(self):
        self.revision, self.reads = 1, 0

    async def read(self, game):
        self.reads += 1
        revision = self.revision
        await asyncio.sleep(0)
        return SimpleNamespace(
            info=SimpleNamespace(revision=revision), mark=(revision,)
        )


async def test_a_commit_wakes_every_page_and_costs_one_read():
    games = Games()
    changes = Changes(games.read)
    followers = [changes.follow(1) for _ in range(100)]
    assert [await anext(one) for one in followers] == [(1, True)] * 100
    assert games.reads == 1 and changes.watching(1) == changes.streams == 100
    waiting = [asyncio.ensure_future(anext(one)) for one in followers]
    await asyncio.sleep(0)
    games.revision = 2
    changes.committed([1, 1, 5])
    assert await asyncio.gather(*waiting) == [(2, True)] * 100
    assert games.reads == 2
    for one in followers:
        await one.aclose()
    assert changes.streams == 0


async def test_a_change_is_told_to_each_page_with_few_calls_and_wakes_no_task(
    monkeypatch,
):
    monkeypatch.setattr(module, "PAUSE", 0)
    monkeypatch.setattr(module, "STEP_SECONDS", 0)
    games, told, calls = Games(), [], Counter()
    changes = Changes(games.read)
    followers = [changes.follow(1, tell=told.append) for _ in range(200)]
    assert [await anext(one) for one in followers] == [(1, True)] * 200 and told == []
    waiting = [asyncio.ensure_future(anext(one)) for one in followers]
    await asyncio.sleep(0)
    games.revision = 2
    sys.setprofile(lambda frame, event, arg: calls.update([event]))
    changes.committed([1])
    await until(lambda: len(told) == 200)
    sys.setprofile(None)
    changes.committed([1])  # of nothing new
    await asyncio.sleep(0.05)
    assert told == [2] * 200 and not any(one.done() for one in waiting)
    assert calls["call"] <= 6 * 200
    changes.close()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_pages_beyond_the_first_hear_of_a_change_group_by_group(monkeypatch):
    monkeypatch.setattr(module, "STEP_SECONDS", 0.02)
    games = Games()
    changes = Changes(games.read)
    followers = [changes.follow(1) for _ in range(module.SPECTATORS_TOGETHER + 5)]
    for one in followers:
        await anext(one)
    waiting = [asyncio.ensure_future(anext(one)) for one in followers]
    await asyncio.sleep(0)
    games.revision = 2
    changes.committed([1])
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(0)
    assert sum(one.done() for one in waiting) < len(waiting)
    assert await asyncio.gather(*waiting) == [(2, True)] * len(waiting)
    for one in followers:
        await one.aclose()


async def test_players_hear_of_a_change_at_once_and_a_commit_of_nothing_new_wakes_nobody(
    monkeypatch,
):
    monkeypatch.setattr(module, "STEP_SECONDS", 300)
    monkeypatch.setattr(module, "PAUSE", 0)
    games = Games()
    changes = Changes(games.read)
    followers = [changes.follow(1) for _ in range(module.SPECTATORS_TOGETHER + 2)] + [
        changes.follow(1, first=True)
    ]
    for one in followers:
        await anext(one)
    waiting = [asyncio.ensure_future(anext(one)) for one in followers]
    await asyncio.sleep(0)
    changes.committed([1])
    await asyncio.sleep(0.05)
    assert not any(one.done() for one in waiting)
    games.revision = 2
    changes.committed([1])
    await asyncio.sleep(0.05)
    assert [one.done() for one in waiting] == [True] * module.SPECTATORS_TOGETHER + [
        False
    ] * 2 + [True]
    changes.close()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_a_beat_repeats_the_revision_and_finds_what_another_process_did():
    games = Games()
    changes = Changes(games.read, beat=0.02)
    one = changes.follow(1)
    assert await anext(one) == (1, True)
    assert await anext(one) == (1, False)
    games.revision = 2  # nobody here was told
    assert (2, True) in [await anext(one) for _ in range(3)]


async def test_what_was_read_before_a_commit_is_not_kept():
    games = Games()
    changes = Changes(games.read)
    early = asyncio.ensure_future(changes.now(1))
    await asyncio.sleep(0)
    games.revision = 2
    changes.committed([1])
    assert (await changes.now(1)).info.revision == 2
    await early
    assert (await changes.now(1)).info.revision == 2


async def test_a_failed_read_is_tried_again():
    async def fails(game):
        raise OSError("no database")

    games = Games()
    changes = Changes(fails)
    with pytest.raises(OSError, match="no database"):
        await changes.now(1)
    changes._read = games.read
    assert (await changes.now(1)).info.revision == 1


async def test_closing_ends_every_stream():
    changes = Changes(Games().read)
    one = changes.follow(1)
    await anext(one)
    waiting = asyncio.ensure_future(anext(one))
    await asyncio.sleep(0)
    changes.close()
    with pytest.raises(StopAsyncIteration):
        await waiting


async def test_spectators_wait_while_people_in_discord_are_answered_but_not_for_ever(
    monkeypatch,
):
    monkeypatch.setattr(module, "PAUSE", 0)
    monkeypatch.setattr(module, "BUSY_SECONDS", 0.01)
    games, busy = Games(), True
    changes = Changes(games.read, busy=lambda: busy)
    for most in (10_000, 3):
        monkeypatch.setattr(module, "MOST_BUSY", most)
        player, spectator = changes.follow(1, first=True), changes.follow(1)
        for one in (player, spectator):
            await anext(one)
        waiting = [asyncio.ensure_future(anext(one)) for one in (player, spectator)]
        await asyncio.sleep(0)
        games.revision += 1
        changes.committed([1])
        await waiting[0]
        await asyncio.sleep(0.1)
        assert waiting[1].done() == (most == 3)
        busy = False
        await waiting[1]
        busy = True
        for one in (player, spectator):
            await one.aclose()

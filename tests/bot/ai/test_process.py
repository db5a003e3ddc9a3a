"""Thinking in a process of its own: it starts when needed, begins anew when it breaks, and ends with the bot."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.ai import pool as pool_module
from bot.ai.analysis import decide, incline
from bot.ai.pool import Workers
from bot.ai.protocol import Answer, Request, encode, read_answer
from bot.core.model import Thought
from bot.features.computers import use_cases as computers_use_cases
from bot.features.computers.handlers import Turns
from players.levels import play
from players.minds import mind_of
from rules.errors import StateError
from rules.header import Header
from rules.register import find_game
from tests.patience import until

ROOT = Path(__file__).parents[3]
PATIENT = (
    sys.executable,
    "-c",
    "from bot.ai import analysis, worker\n"
    "from tests.patience import UNHURRIED\n"
    "analysis.CEILING = UNHURRIED\n"
    "analysis.CEILINGS = dict.fromkeys(analysis.CEILINGS, UNHURRIED)\n"
    "worker.main()\n",
)
"""A worker that is as thorough on a busy machine."""


def thought(kind="caylus", level=1, seed=5):
    game = find_game(kind)
    state, _ = game.start(Header(kind, ("Blue", "Red"), seed=3))
    return Thought(
        1, 1, kind, game.decision(state).seat, level, seed, game.encode(state).decode()
    )


def request_of(found):
    return Request(found.kind, found.state, found.level, found.seed)


def is_alive(pid):
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


async def gone(pid):
    return await until(lambda: not is_alive(pid), "the process is gone")


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_a_worker_chooses_what_the_same_request_gives_here(kind):
    pool = Workers(1, PATIENT)
    try:
        for level in (1, 2, 3):
            found = thought(kind, level)
            state = find_game(kind).decode(found.state.encode())
            wanted = play(mind_of(kind), state, level, found.seed)
            assert await pool.choose(found) == decide(request_of(found)) == wanted
    finally:
        await pool.close()


async def test_a_worker_that_is_killed_is_started_again_and_answers():
    pool = Workers(1, PATIENT)
    try:
        await pool.choose(thought())
        (pid,) = pool.processes()
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
        os.kill(pid, signal.SIGKILL)
        assert await gone(pid)
        assert await pool.choose(thought()) == decide(request_of(thought()))
        assert pool.processes() != [pid]
    finally:
        await pool.close()


async def test_where_no_worker_answers_the_policy_plays_and_that_is_said_once(caplog):
    pool = Workers(1, (sys.executable, "-c", "raise SystemExit(3)"))
    pool._resting_until = 0.0
    found = thought(level=2)
    for _ in range(3):
        assert await pool.choose(found) == incline(request_of(found))
        pool._resting_until = min(pool._resting_until, 1e-9)  # as after a minute
    assert (
        sum(
            "their policy plays meanwhile" in record.getMessage()
            for record in caplog.records
        )
        == 1
    )
    await pool.close()


async def test_a_worker_that_hangs_is_given_up(monkeypatch):
    monkeypatch.setattr(pool_module, "START_SECONDS", 0.3)
    monkeypatch.setattr(pool_module, "CEILINGS", {1: 0})
    pool = Workers(1, (sys.executable, "-c", "import time; time.sleep(60)"))
    found = thought()
    assert await pool.choose(found) == incline(request_of(found))
    assert pool.processes() == []
    await pool.close()


async def test_a_worker_says_what_it_cannot_do_and_goes_on():
    pool = Workers(1, PATIENT)
    broken = Thought(1, 1, "caylus", 0, 1, 1, "{}")
    try:
        with pytest.raises(StateError):
            # not even the policy can read it: the turn reports that
            await pool.choose(broken)
        pool._resting_until = 0.0
        assert await pool.choose(thought()) == decide(request_of(thought()))
    finally:
        await pool.close()


async def test_a_worker_ends_with_the_bot_in_the_middle_of_a_thought_too():
    script = (
        "import asyncio, os, sys\n"
        "from bot.ai.pool import Workers\n"
        "from tests.bot.ai.test_process import thought\n"
        "async def main():\n"
        "    pool = Workers(1)\n"
        "    await pool.choose(thought())\n"
        "    asyncio.ensure_future(pool.choose(thought(level=4)))\n"
        "    await asyncio.sleep(0.2)\n"
        "    print(pool.processes()[0], flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "asyncio.run(main())\n"
    )
    ran = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert await gone(int(ran.stdout)), ran.stderr


def test_a_worker_does_not_get_the_token(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "t0ken-of-nobody")
    monkeypatch.setenv(
        "CAYLUS_DATABASE", "postgresql://caylus:t0ken-of-nobody@localhost/caylus"
    )
    seen = []

    async def spawn(*command, **options):
        seen.append(options["env"])
        raise OSError("no")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", spawn)
    found = thought()
    assert asyncio.run(Workers(1).choose(found)) == incline(request_of(found))
    assert seen and all(
        "t0ken-of-nobody" not in str(environment) for environment in seen
    )


def test_answers_go_over_the_wire_as_they_are():
    assert read_answer(encode(Answer("place 3"))) == Answer("place 3")


class Idle:
    """Nobody thinks: only the order counts."""

    count = 1


class Games:
    """A database of which only computers' decisions are asked for: every game has one, always."""

    def __init__(self):
        self.asked_for = []

    async def read(self, use_case, game):
        assert use_case is computers_use_cases.asked
        self.asked_for.append(game)


class Unasked:
    def kick(self, game):
        """What is posted is not looked at."""


class Soon:
    def __init__(self):
        self.tasks = []

    def spawn(self, work, name):
        self.tasks.append(asyncio.ensure_future(work))


async def test_people_take_turns_in_the_queue_however_many_games_each_has():
    games, soon = Games(), Soon()
    turns = Turns(
        SimpleNamespace(db=games, tasks=soon, delivery_worker=Unasked()), Idle()
    )
    for game in (1, 2, 3, 4):
        turns.want(game, 100)
    turns.want(9, 200)
    assert turns.depth == 4  # the first is being thought about
    assert turns.age >= 0
    done = 0
    while done < len(soon.tasks):  # each turn that ends begins the next
        done = len(soon.tasks)
        await asyncio.gather(*soon.tasks)
    assert games.asked_for == [1, 2, 9, 3, 4]
    assert (turns.depth, turns.age) == (0, 0.0)

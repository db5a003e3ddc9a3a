"""Kills the process that keeps the games, again and again, and counts what was lost or done twice.

python -m tests.soak.kill_storage --kills 200 --seed 7
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from bot.app import feature_list
from bot.app.admin_cli import main as storage_command
from bot.core import lobby, outbox, play, queries
from bot.core.database import UseCaseRunner
from tests.soak import players

KILLS = 200
# seconds between start and kill, or between the first thing written down and the kill
LONGEST = 0.4
WORK = 3_000  # bytes of the journal, about twenty lines
# seconds until something must have been written down, on however slow a machine
PATIENCE = 30.0


def soak(minutes: float, seed: int) -> list[str]:
    """At least 200 kills, more when the minutes allow; returns what went wrong."""
    return run(KILLS, seed, minutes)


def run(kills: int, seed: int, minutes: float = 0) -> list[str]:
    """Kills so many times and for so long at least, then accounts for everything; prints what it counted."""
    print(f"kill_storage: seed {seed}")
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        database, journal = Path(folder) / "caylus.db", Path(folder) / "journal"
        until = time.monotonic() + 60 * minutes
        done = 0
        while done < kills or time.monotonic() < until:
            _life(database, journal, chance, works=done % 2 == 1)
            done += 1
        problems, counted = _account(database, players.Journal.read(journal))
    print(
        f"kill_storage: {done} kills, "
        + ", ".join(f"{number} {what}" for what, number in counted.items())
    )
    return problems


def _life(
    database: Path, journal: Path, chance: random.Random, works: bool = False
) -> None:
    """One process from its start to its death. Forked, so that nothing but its own work takes time. One that
    `works` gets through some of its work first, however slow the machine is."""
    seed = chance.getrandbits(48)
    # often while the file is opened and what was open is asked again
    pause = chance.random() ** 2 * LONGEST
    written = _size(journal)
    process = os.fork()
    if process == 0:
        try:
            players.play(database, journal, seed)
        except BaseException as error:
            players.Journal(journal).write(line="wrong", what=repr(error))
        finally:
            os._exit(1)
    until = time.monotonic() + PATIENCE
    while works and _size(journal) < written + WORK and time.monotonic() < until:
        time.sleep(0.005)
    time.sleep(pause)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)


def _size(journal: Path) -> int:
    return journal.stat().st_size if journal.exists() else 0


def _account(database: Path, lines: list[dict]) -> tuple[list[str], dict[str, int]]:
    """(what went wrong, what was counted) after the last kill."""
    problems = [
        f"{line['what']} {line.get('asked', '')}"
        for line in lines
        if line["line"] == "wrong"
    ]
    asked = {line["delivery"]: line for line in lines if line["line"] == "ask"}
    heard = [
        line for line in lines if line["line"] == "answer" and "refused" not in line
    ]
    posted = {line["nonce"] for line in lines if line["line"] == "post"}

    connection = sqlite3.connect(database)
    kept = {row[0] for row in connection.execute("SELECT id FROM delivery")}
    taken = {
        (game, revision): code
        for game, revision, code in connection.execute(
            "SELECT game, revision, code FROM action"
        )
    }
    undone = set(connection.execute("SELECT game, revision FROM undoing"))
    for line in heard:
        ask = asked[line["delivery"]]
        if line["delivery"] not in kept:
            problems.append(f"acknowledged and lost: {ask}")
        elif line["repeated"]:
            continue  # how things stood at the repeat, not what was done
        elif (
            ask["what"] == "act"
            and taken.get((line["game"], line["revision"])) != ask["code"]
        ):
            problems.append(f"acknowledged, but another action stands there: {ask}")
        elif ask["what"] == "undo" and (line["game"], line["revision"]) not in undone:
            problems.append(f"acknowledged undo is missing: {ask}")
    counted = Counter(asked[id_]["what"] for id_ in kept)
    if len(taken) != counted["act"]:
        problems.append(
            f"{len(taken)} actions stand in the log, but {counted['act']} were asked for and heard"
        )
    if len(undone) != counted["undo"]:
        problems.append(
            f"{len(undone)} undos stand in the log, but {counted['undo']} were heard"
        )

    notices = connection.execute("SELECT id, nonce, kind, how FROM outbox").fetchall()
    for id_, nonce, kind, how in notices:
        if how == "delivered" and nonce not in posted:
            problems.append(
                f"notice {id_} ({kind}) counts as delivered and was never posted"
            )
    kinds = Counter(kind for _, _, kind, _ in notices)
    expected = {
        "report": "SELECT count(*) FROM action WHERE ends_phase",
        "prompt": "SELECT (SELECT count(*) FROM action) + (SELECT count(*) FROM undoing) "
        "+ (SELECT count(*) FROM game WHERE started IS NOT NULL) - (SELECT count(*) FROM outbox WHERE kind = 'ended')",
        "ended": "SELECT count(*) FROM game WHERE status = 'finished'",
        "undone": "SELECT count(*) FROM undoing",
        "began": "SELECT count(*) FROM game WHERE started IS NOT NULL",
        "card": "SELECT count(*) FROM game",
    }
    for kind, sql in expected.items():
        number = connection.execute(sql).fetchone()[0]
        if kinds[kind] != number:
            problems.append(
                f"{kinds[kind]} notices of kind {kind} were written, {number} were due"
            )
    connection.close()

    problems += _sound(database)
    problems += asyncio.run(_go_on(database))
    return problems, {
        "asked": len(asked),
        "acknowledged": len(heard),
        "actions": len(taken),
        "undos": len(undone),
        "notices": len(notices),
        "posted": len(posted),
        "problems": len(problems),
    }


def _sound(database: Path) -> list[str]:
    """What `python -m storage check` says when the file is not sound."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        status = storage_command(["check", str(database)])
    return [] if status == 0 else said.getvalue().splitlines()


async def _go_on(database: Path) -> list[str]:
    """Plays every running game to its end and delivers what waits; says which game is stuck."""
    table = await UseCaseRunner.open(database, feature_list.hooks())
    chance = random.Random(1)
    problems = []
    for person in players.PEOPLE:
        for info in await table.read(queries.games_of, person.user):
            game = info.id
            if info.status == "lobby":
                await table.run(lobby.start, game, person)
            position = await table.read(queries.position, game)
            while position.decision is not None:
                code = chance.choice(position.decision.actions)
                position = (
                    await table.run(play.act, game, person, position.revision, code)
                ).position
            if position.info.status != "finished":
                problems.append(f"game {game} is stuck as {position.info.status}")
    while notices := await table.read(outbox.pending, None, 500):
        for notification in notices:
            await table.run(outbox.posted, notification.id)
    if (await table.read(queries.counts))["running"]:
        problems.append("a game is running that nobody can play")
    await table.close()
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 2**32)
    arguments = parser.parse_args()
    problems = run(arguments.kills, arguments.seed)
    print("\n".join(problems), file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

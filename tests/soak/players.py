"""Random people at several tables at once, in a process that may be killed at any moment.

Everything they ask for, are answered and see posted is a line in a journal that survives them. Whoever was
not answered asks again after the restart with the same delivery id, as Discord does.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
from pathlib import Path

from bot.app import feature_list
from bot.core import limits, lobby, outbox, queries, undo, user_data
from bot.core import play as core_play
from bot.core.database import UseCaseRunner
from bot.core.errors import StaleRequest, UserError
from bot.core.game_settings import Settings
from bot.core.model import Person, Place

PEOPLE = [
    Person(100 + seat, name) for seat, name in enumerate(("Ann", "Ben", "Cat", "Dan"))
]
TABLES = (("caylus", 2), ("caylus", 4), ("magna_carta", 2), ("magna_carta", 3))


class Journal:
    """Lines that stand in the file as soon as they are written, however the process ends."""

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_APPEND)

    def write(self, **line) -> None:
        os.write(self._handle, json.dumps(line).encode() + b"\n")

    @staticmethod
    def read(path: Path) -> list[dict]:
        if not path.exists():
            return []
        return [
            json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()
        ]


def play(database: Path, journal: Path, seed: int) -> None:
    """Plays until it is killed."""
    asyncio.run(_play(database, Journal(journal), Journal.read(journal), seed))


async def _play(
    database: Path, journal: Journal, before: list[dict], seed: int
) -> None:
    chance = random.Random(seed)
    table = await UseCaseRunner.open(database, feature_list.hooks())
    await table.run(user_data.set_server, 1, limits.UNLIMITED)
    journal.write(line="open")
    answered = {line["delivery"] for line in before if line["line"] == "answer"}
    for line in before:
        if line["line"] == "ask" and line["delivery"] not in answered:
            await _ask(table, journal, line)
    ids = (f"{seed}-{number}" for number in itertools.count())
    # Two hands at every table: what one has done, the other's request is stale for.
    players = [
        _sit(table, journal, chance, ids, *kind) for kind in TABLES for _ in range(2)
    ]
    await asyncio.gather(*players, _deliver(table, journal, chance))


async def _ask(table: UseCaseRunner, journal: Journal, line: dict) -> bool:
    """Sends a request that was written to the journal; writes down its answer. Returns whether it was heard."""
    person = PEOPLE[line["person"]]
    try:
        if line["what"] == "create":
            outcome = await table.run_once(
                line["delivery"],
                lobby.create,
                person,
                Place(1, 1),
                line["game"],
                Settings(practice=line["seats"]),
            )
        elif line["what"] == "start":
            outcome = await table.run_once(
                line["delivery"], lobby.start, line["game"], person
            )
        elif line["what"] == "undo":
            outcome = await table.run_once(
                line["delivery"], undo.undo, line["game"], person, line["revision"]
            )
        else:
            outcome = await table.run_once(
                line["delivery"],
                core_play.act,
                line["game"],
                person,
                line["revision"],
                line["code"],
            )
    except UserError as refusal:
        journal.write(
            line="answer", delivery=line["delivery"], refused=type(refusal).__name__
        )
        return False
    journal.write(
        line="answer",
        delivery=line["delivery"],
        game=outcome.info.id,
        revision=outcome.info.revision,
        repeated=outcome.repeated,
    )
    return True


async def _sit(
    table: UseCaseRunner,
    journal: Journal,
    chance: random.Random,
    ids,
    game: str,
    seats: int,
) -> None:
    """One table: its running game if there is one, then game after game."""
    person = PEOPLE[
        TABLES.index((game, seats))
    ]  # a table each, all seats theirs: chance decides, not waiting
    while True:
        games = await table.read(queries.games_of, person.user)
        mine = games[0] if games else None
        common = {"line": "ask", "delivery": next(ids), "person": PEOPLE.index(person)}
        if mine is None:
            asked = {**common, "what": "create", "game": game, "seats": seats}
        elif mine.status == "lobby":
            asked = {**common, "what": "start", "game": mine.id}
        else:
            position = await table.read(queries.position, mine.id)
            asked = {**common, "game": mine.id, "revision": position.revision}
            if position.decision is None:  # the other hand has just ended it
                continue
            if position.info.number and chance.random() < 0.05:
                asked["what"] = "undo"
            else:
                asked |= {
                    "what": "act",
                    "code": chance.choice(position.decision.actions),
                }
        journal.write(**asked)
        if chance.random() < 0.1:  # a double click, or a request that arrives twice
            await asyncio.gather(
                _ask(table, journal, asked), _ask(table, journal, asked)
            )
        else:
            await _ask(table, journal, asked)
        # a stale button
        if mine is not None and asked.get("what") == "act" and chance.random() < 0.1:
            try:
                await table.run(
                    core_play.act, mine.id, person, asked["revision"], asked["code"]
                )
                journal.write(
                    line="wrong", what="a stale request was heard", asked=asked
                )
            except StaleRequest:
                pass
            except UserError as refusal:
                # that was the last action of the game
                if type(refusal).__name__ != "WrongStatus":
                    journal.write(line="wrong", what=repr(refusal), asked=asked)


async def _deliver(
    table: UseCaseRunner, journal: Journal, chance: random.Random
) -> None:
    """Posts what waits, as the bot does: in order, and now and then in vain."""
    while True:
        for notification in await table.read(outbox.pending, None, 20):
            if chance.random() < 0.05:
                await table.run(outbox.put_off, notification.id, "status 500", 1)
                continue
            journal.write(
                line="post", notification=notification.id, nonce=notification.nonce
            )
            kept = outbox.MessageStored(
                "prompt", 1, notification.id, notification.revision
            )
            await table.run(
                outbox.confirm,
                notification.game,
                [kept, outbox.NotificationPosted(notification.id)],
            )
        await asyncio.sleep(0.002)

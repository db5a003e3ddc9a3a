"""What must be true after a soak, read from the database file, the log and the fake Discord alone."""

from __future__ import annotations

import json
import re
import sqlite3
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec

from bot.components.custom_id import CustomId, read
from bot.core import notifications
from rules import record as records
from rules.header import Header
from rules.register import find_game

if TYPE_CHECKING:
    from pathlib import Path

    from tests.fakediscord import FakeDiscord
    from tests.fakediscord.games import Table
    from tests.fakediscord.world import Message

SETTLED_WELL = ("delivered", "superseded")
_LINE = re.compile(
    r"^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d),\d{3} (ERROR|CRITICAL) (\S+) (.*)$"
)


class Verdict:
    """Figures, and a line for each thing that is wrong."""

    def __init__(
        self, fake: FakeDiscord, database: Path, tables: list[Table], since: int = 0
    ) -> None:
        """`since`: the last game that was there before, which nobody played."""
        self.fake = fake
        self.since = since
        self.db = sqlite3.connect(database)
        self.db.row_factory = sqlite3.Row
        self.tables = tables
        self.wrong: list[str] = []

    def _note(self, what: str) -> int:
        self.wrong.append(what)
        return 1

    def rows(self, question: str, *values: Any) -> list[sqlite3.Row]:
        return self.db.execute(question, values).fetchall()

    def actions(self) -> dict[str, int]:
        """Acknowledged, lost, done twice, and done although the person was told that nothing happened.

        The bot may still be carrying requests out, so everything is read in one transaction."""
        self.db.execute("BEGIN")
        done = {row["id"] for row in self.rows("SELECT id FROM delivery")}
        acknowledged = lost = doubled = misinformed = 0
        for table in self.tables:
            carried_out = set()
            for act in table.acts:
                id = str(act.interaction.id)
                if id in done:
                    carried_out.add(id)
                    # a repeat may succeed after a refusal
                    last = act.interaction.texts[-1:] or [""]
                    if "nothing was" in last[0].lower():
                        misinformed += self._note(
                            f"game {table.number}: {act.code}: {act.interaction.text!r}"
                        )
                if act.acknowledged:
                    acknowledged += 1
                    if id not in done:
                        lost += self._note(
                            f"game {table.number}: {act.code} lost: {act.interaction.text!r}"
                        )
            (found,) = self.rows(
                "SELECT count(*) AS n FROM action WHERE game = ? AND source = 'person'",
                table.number,
            )
            (kept,) = (
                # opening hands are chosen by all before one is an action, and can be changed
                self.rows(
                    "SELECT count(*) AS n FROM answer_ahead WHERE game = ? AND decision = 'opening' "
                    "AND (how IS NULL OR how = 'replaced')",
                    table.number,
                )
            )
            if found["n"] + kept["n"] != len(carried_out):
                doubled += self._note(
                    f"game {table.number}: {found['n']} actions of {len(carried_out)} requests"
                )
        self.db.rollback()
        return {
            "actions acknowledged": acknowledged,
            "actions lost": lost,
            "actions doubled": doubled,
            "actions denied though done": misinformed,
        }

    def games(self) -> dict[str, int]:
        """Games that differ from the replay of their record; prompts that are missing."""
        differ = prompts = 0
        states: dict[str, int] = {"running": 0, "finished": 0}
        by_number = {table.number: table for table in self.tables}
        for game in self.rows(
            "SELECT * FROM game JOIN setup ON setup.game = game.id WHERE game.id > ?",
            self.since,
        ):
            states[game["status"]] = states.get(game["status"], 0) + 1
            try:
                self._replay(game)
            except Exception as problem:
                differ += self._note(
                    f"game {game['id']} differs from its record: {problem!r}"
                )
            if game["status"] == "running" and game["id"] in by_number:
                prompts += self._prompt(by_number[game["id"]], game)
            elif game["status"] == "finished" and game["id"] in by_number:
                differ += self._posted(by_number[game["id"]], game)
        return {
            "games running at the end": states["running"],
            "games finished": states["finished"],
            "games that differ from their replay": differ,
            "prompts missing": prompts,
        }

    def _replay(self, game: sqlite3.Row) -> None:
        rules = find_game(game["kind"])
        header = _header(game["header"])
        taken = self.rows(
            "SELECT seat, code FROM action WHERE game = ? AND undone IS NULL ORDER BY number",
            game["id"],
        )
        text = records.write(
            rules, header, [(row["seat"], row["code"]) for row in taken]
        )
        state = records.replay(records.read(text)).state
        (kept,) = self.rows(
            "SELECT state FROM snapshot WHERE game = ? AND number = ?",
            game["id"],
            game["number"],
        )
        assert rules.encode(rules.decode(kept["state"])) == rules.encode(state), (
            "another position"
        )
        assert game["number"] == len(taken), (
            f"{game['number']} actions, {len(taken)} in the log"
        )
        decision = rules.decision(state)
        assert (decision is None) == (game["status"] == "finished"), game["status"]
        if decision is not None:
            # Opening hands are asked of everyone at once: it decides whoever has not answered.
            at_once = game["status"] != "running" or decision.kind == "opening"
            assert at_once or decision.seat == game["deciding"], "another seat decides"

    def _prompt(self, table: Table, game: sqlite3.Row) -> int:
        table.prompt()  # finds the thread
        shown = (
            list(table.home.messages.values())[-60:] if table.home is not None else []
        )
        # An older prompt may stand below it: a request that Discord carried out after the bot was killed.
        if any(
            press.revision == game["revision"]
            for message in shown
            for press in _presses(message)
        ):
            return 0
        kept = self.rows(
            "SELECT * FROM message WHERE role = 'prompt' AND game = ?", table.number
        )
        told = [
            f"game {table.number} at revision {game['revision']}, prompts {[tuple(row) for row in kept]}"
        ]
        told += [f"{m.id}: {m.content[:80]!r} {_presses(m)[:1]}" for m in shown[-6:]]
        told += [
            f"{row['message']} was deleted"
            for row in kept
            if row["message"] in self.fake.deleted
        ]
        return self._note("\n      ".join(told))

    def deleted_prompts(self) -> set[int]:
        """The running games whose prompt a moderator deleted."""
        kept = self.rows(
            "SELECT game, message FROM message JOIN game ON game.id = game WHERE role = 'prompt' "
            "AND status = 'running'"
        )
        return {row["game"] for row in kept if row["message"] in self.fake.deleted}

    def _posted(self, table: Table, game: sqlite3.Row) -> int:
        """The record that was posted at the end must lead to the result in the database."""
        if table.home is None or not table.over or (text := table.record()) is None:
            return 0  # counted as a lost notice, or deleted by a moderator
        state = records.replay(records.read(text)).state
        result = find_game(game["kind"]).result(state)
        scores = [] if result is None else list(result.scores)
        if scores != _scores(game["scores"]):
            return self._note(
                f"game {table.number}: posted record says {scores}, database {game['scores']}"
            )
        return 0

    def notices(self) -> dict[str, int]:
        """Notices that were never delivered, or are said to be delivered and can't be seen."""
        lost = 0
        for row in self.rows(
            "SELECT * FROM outbox WHERE settled IS NULL OR how NOT IN (?, ?)",
            *SETTLED_WELL,
        ):
            if row["settled"] is not None and isinstance(
                notifications.decode(row["body"]), notifications.Note
            ):
                continue
            lost += self._note(
                f"game {row['game']}: notice {row['kind']} {row['how'] or 'waits'}: {row['trouble']}"
            )
        for row in self.rows("SELECT * FROM message WHERE role LIKE 'report:%'"):
            if (
                row["message"] in self.fake.deleted
                or row["channel"] in self.fake.deleted
            ):
                continue
            channel = self.fake.world.channels.get(row["channel"])
            if channel is None or row["message"] not in channel.messages:
                lost += self._note(
                    f"game {row['game']}: {row['role']} is not in its channel"
                )
        return {"notices lost": lost, "messages told twice": self._told_twice()}

    def _told_twice(self) -> int:
        """Messages that stand beside another of the same channel and nonce: Discord forgets nonces after minutes."""
        twice = 0
        for channel in self.fake.world.channels.values():
            by_nonce: dict[str, Message] = {}
            for message in channel.messages.values():
                if (
                    message.nonce is None
                    or by_nonce.setdefault(message.nonce, message) is message
                ):
                    continue
                first = by_nonce[message.nonce]
                twice += self._note(
                    f"{channel.name}: {first.id} and {message.id}: {message.content[:80]!r}"
                )
        return twice

    def errors(self, log: Path, excused: list[tuple[float, float]]) -> dict[str, int]:
        """Errors in the log, those while the disk was full left out."""
        found = 0
        for line in log.read_text(errors="replace").splitlines():
            match = _LINE.match(line)
            if match is None:
                continue
            at = datetime.strptime(match[1], "%Y-%m-%d %H:%M:%S").timestamp()  # noqa: DTZ007 (the log's own time)
            if not any(began - 1 <= at <= ended for began, ended in excused):
                found += self._note(f"log: {match[4][:300]}")
        return {
            "unhandled errors": found,
            "illegal requests": len(self.fake.violations),
        }


def _presses(message: Message) -> list[CustomId]:
    """What the buttons and menus of a message stand for."""
    return [
        press for item in message.items() if (press := read(item.get("custom_id", "")))
    ]


def _header(text: str) -> Header:
    return msgspec.json.decode(text, type=Header)


def _scores(text: str) -> list[int]:
    """Scores as the database keeps them."""
    return [int(score) for score in json.loads(text)]

"""The identity map of a transaction: rows are read together, written once, never out of date, and gone with it."""

import sqlite3

import pytest

from storage import (
    actions,
    answers,
    clocks,
    games,
    jobs,
    opening,
    outbox,
    plans,
    user_data,
    votes,
)
from storage.answers import AskedRow
from storage.clocks import ClockRow
from storage.database import SavepointFailed, savepoint
from storage.identity_map import MappedTx
from storage.plans import PlanRow
from tests.storage.test_rows import new_game

NOW = 1_000
ANN, BEN = 11, 12


class Table:
    """A game of two in a file, and what is said to SQLite; each `unit` is a fresh map on the same connection."""

    def __init__(self, path):
        self.connection = opening.connect(path / "caylus.db")
        self.said = []
        self.game = new_game(self.connection)
        for seat, user in enumerate((ANN, BEN)):
            games.add_seat(self.connection, self.game, seat, f"seat {seat}")
            games.sit(self.connection, self.game, seat, user, f"name {seat}", 1, 0)
        self.connection.set_trace_callback(self.said.append)

    def unit(self):
        self.said.clear()
        return MappedTx(self.connection, NOW)

    def clock(self, seat, **changes):
        basis = {
            **dict.fromkeys(ClockRow.__struct_fields__),
            "game": self.game,
            "bank": 60,
            "reminders": 0,
            "changed": 0,
        }
        return ClockRow(**{**basis, "seat": seat, **changes})

    @property
    def written(self):
        return [sql.split()[0] for sql in self.said if not sql.startswith("SELECT")]


@pytest.fixture
def table(tmp_path):
    found = Table(tmp_path)
    yield found
    found.connection.close()


def everything(tx, game):
    """Whatever use cases ask of a table."""
    return (
        games.holders(tx, game),
        [games.holder_of(tx, game, seat) for seat in (0, 1, 2)],
        clocks.of_game(tx, game),
        [user_data.settings(tx, "user", user) for user in (ANN, BEN)],
        [clocks.away(tx, user, NOW) for user in (ANN, BEN)],
        [answers.waiting(tx, game, seat) for seat in (0, 1)],
        answers.asked_of(tx, game),
        [plans.latest(tx, game, seat, 4) for seat in (0, 1)],
        votes.open_of(tx, game),
        outbox.messages(tx, game),
    )


def filled(table):
    """Something of every kind is stored."""
    tx, game = table.connection, table.game
    clocks.keep(tx, table.clock(0, began=5, deadline=90))
    jobs.schedule(tx, jobs.CLOCK, f"{game}:0", 1, 40, None)
    user_data.change(tx, "user", ANN, {"hours": "8-23", "zone": "Europe/Paris"})
    clocks.add_away(tx, BEN, 10, 20, 10)
    clocks.add_away(tx, BEN, 2_000, 3_000, 10)
    answers.keep_asked(tx, game, AskedRow(1, "joint", 5, 7, 3, 4))
    for turn in (1, 2, 3, 5):
        plans.keep(tx, game, PlanRow(1, turn, f'"{turn}"', turn, 9))
    outbox.keep(tx, game, "pin", 1, 77, 3, 9)


def test_a_table_is_read_by_one_statement_and_as_each_part_alone(table):
    filled(table)
    table.said.clear()
    alone = everything(table.connection, table.game)
    assert len(table.said) > 10
    tx = table.unit()
    assert everything(tx, table.game) == alone
    # The one more: an earlier plan than the newest two is looked for by itself.
    assert len(table.said) <= 2
    again = everything(tx, table.game)
    assert again == alone and len(table.said) <= 3
    assert alone[2][0].next == 40 and alone[4] == [[], [(2_000, 3_000)]]


def test_nothing_of_one_transaction_is_known_in_the_next(table):
    filled(table)
    tx = table.unit()
    everything(tx, table.game)
    table.connection.execute("UPDATE tenure SET user = 99 WHERE seat = 0")
    assert games.holder_of(tx, table.game, 0) == ANN
    assert games.holder_of(table.unit(), table.game, 0) == 99


def test_what_is_put_is_seen_at_once_and_written_once(table):
    tx = table.unit()
    for bank in (50, 40, 30):
        clocks.keep(tx, table.clock(0, began=5, deadline=bank))
        jobs.schedule(tx, jobs.CLOCK, f"{table.game}:0", 1, bank, None)
        answers.keep_asked(tx, table.game, AskedRow(1, "joint", bank, 7, 3, 4))
    assert clocks.find(tx, table.game, 0).deadline == 30
    assert [row.since for row in answers.asked_of(tx, table.game)] == [30]
    assert table.written == []
    tx.flush()
    assert table.written == ["INSERT"] * 3
    tx.flush()
    assert table.written == ["INSERT"] * 3
    found = clocks.find(table.connection, table.game, 0)
    assert (found.deadline, found.next) == (30, 30)


def test_what_stands_as_it_is_is_not_written(table):
    filled(table)
    clock = clocks.find(table.connection, table.game, 0)
    asked = answers.asked_of(table.connection, table.game)[0]
    tx = table.unit()
    clocks.keep(tx, table.clock(0, began=6, deadline=91))
    clocks.keep(tx, clock)
    jobs.remove(tx, jobs.CLOCK, f"{table.game}:0")
    jobs.schedule(tx, jobs.CLOCK, f"{table.game}:0", 1, 40, None)
    jobs.remove(tx, "plans.early", str(table.game))
    jobs.bring_forward(tx, jobs.CLOCK, f"{table.game}:0", 1, 50)
    answers.forget_asked(tx, table.game)
    answers.keep_asked(
        tx,
        table.game,
        AskedRow(*(getattr(asked, name) for name in asked.__struct_fields__)),
    )
    tx.flush()
    assert table.written == []


def test_a_job_that_failed_or_knows_something_is_scheduled_afresh(table):
    for kind in ("plans.early", "plans.auto_answer"):
        jobs.schedule(
            table.connection,
            kind,
            str(table.game),
            1,
            40,
            b"7" if kind.endswith("answer") else None,
        )
        jobs.put_off(table.connection, kind, str(table.game), 40, failed=True)
        jobs.schedule(tx := table.unit(), kind, str(table.game), 1, 40, None)
        tx.flush()
        found = jobs.find(table.connection, kind, str(table.game))
        assert (found.attempts, found.payload, found.due) == (0, None, 40)


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT deadline FROM clock",
        "SELECT clock.deadline FROM game JOIN clock ON clock.game = game.id",
    ],
)
def test_a_statement_past_the_map_reads_what_waits(table, statement):
    tx = table.unit()
    clocks.keep(tx, table.clock(0, deadline=77))
    assert tx.execute(statement).fetchall() == [(77,)]


def test_a_write_past_the_map_lets_everything_be_read_again(table):
    tx = table.unit()
    assert games.holders(tx, table.game)[0].user == ANN
    games.rise(tx, table.game, 0, "resigned", NOW, 3)
    assert games.holders(tx, table.game)[0].user is None
    games.sit(tx, table.game, 0, BEN, "name", NOW, 3)
    user_data.change(tx, "user", BEN, {"zone": "Asia/Tokyo"})
    assert user_data.settings(tx, "user", BEN) == {"zone": "Asia/Tokyo"}
    clocks.keep(tx, table.clock(0, deadline=5, absent=9))
    assert games.holders(tx, table.game)[0].absent == 9
    tx.execute("DELETE FROM game WHERE id = ?", (table.game,))
    assert games.holders(tx, table.game) == [] and clocks.of_game(tx, table.game) == []


def test_of_a_part_that_failed_nothing_is_written_or_known(table):
    tx = table.unit()
    clocks.keep(tx, table.clock(0, deadline=5))

    def fail():
        clocks.keep(tx, table.clock(0, deadline=6))
        clocks.keep(tx, table.clock(1, deadline=7))
        raise ValueError

    table.connection.execute("BEGIN")
    with pytest.raises(SavepointFailed):
        savepoint(tx, fail)
    assert [clock.deadline for clock in clocks.of_game(tx, table.game)] == [5]
    savepoint(tx, lambda: clocks.keep(tx, table.clock(1, deadline=8)))
    tx.flush()
    table.connection.execute("COMMIT")
    assert [
        clock.deadline for clock in clocks.of_game(table.connection, table.game)
    ] == [5, 8]


def test_what_waits_and_breaks_a_reference_fails_its_transaction(table):
    tx = table.unit()
    clocks.CLOCKS.put(tx, 999, None, table.clock(0, game=999))
    with pytest.raises(sqlite3.IntegrityError):
        tx.flush()


def test_of_several_positions_in_one_transaction_the_last_is_written_and_each_turns_first(
    table,
):
    tx = table.unit()
    for number, turn in enumerate((1, 1, 2, 2, 2)):
        actions.keep_snapshot(tx, table.game, number, turn, number == 2, b"%d" % number)
    assert actions.snapshot_at(tx, table.game, 9).number == 4
    stored = table.connection.execute(
        "SELECT number, starts_turn FROM snapshot ORDER BY number"
    ).fetchall()
    assert stored == [(2, 1), (4, 0)]

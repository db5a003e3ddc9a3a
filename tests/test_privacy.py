"""The page about privacy lists what becomes of every table, and the program does it."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from storage import migrations, opening, user_data

PAGE = (Path(__file__).parent.parent / "docs" / "privacy.md").read_text(
    encoding="utf-8"
)
SECTION = PAGE.split("## Every table that holds personal data")[1]
ROWS = SECTION.split("\n\n")[2].splitlines()[2:]
WITH_PEOPLE = {
    name for row in ROWS for name in re.findall(r"`(\w+)`", row.split("|")[1])
}
NAMELESS = set(
    re.findall(r"`(\w+)`", SECTION.split("These name nobody:")[1].split(". They")[0])
)
ANN = 7_777_777_777_777
NAMES = ("name", "newcomer_name")
# `storage.answers` finds them by who holds the seat
BY_SEAT = {"turn_plan", "answer_ahead"}


def test_every_table_is_listed_as_one_with_people_or_as_one_without():
    tables = {
        name
        for name in opening.schema(opening.version())
        if not name.startswith("sqlite_")
    }
    assert not WITH_PEOPLE & NAMELESS
    assert tables - WITH_PEOPLE - NAMELESS == set(), (
        "say in docs/privacy.md what export and forget do with it"
    )
    assert tables == WITH_PEOPLE | NAMELESS


def test_export_and_forget_know_every_table_that_is_listed_with_people():
    assert {table for table, _ in user_data.APPEARS.values()} | BY_SEAT == WITH_PEOPLE


def test_forget_leaves_neither_id_nor_name_in_any_row_and_export_told_of_each():
    file = sqlite3.connect(":memory:", isolation_level=None)
    migrations.migrate(file, migrations.MIGRATIONS)
    for pragma in ("ignore_check_constraints = ON", "foreign_keys = OFF"):
        file.execute(f"PRAGMA {pragma}")
    schema = opening.schema(opening.version())
    for number, (table, column) in enumerate(user_data.APPEARS.values(), 1):
        row = {
            name: "Ann of Ystar" if name in NAMES else number
            for name, kind in schema[table].items()
            if kind.needed or name in NAMES
        }
        row[column] = ANN
        marks = ", ".join("?" * len(row))
        file.execute(
            f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", [*row.values()]
        )
    for kind, key in (("follow.send", f"5:{ANN}"), ("follow.send", "5:6")):
        file.execute(
            "INSERT INTO job (kind, key, server, due) VALUES (?, ?, 5, 0)", (kind, key)
        )
    told = user_data.about(file, ANN)
    assert {what for what, rows in told.items() if rows} == set(
        user_data.APPEARS
    ) - set(user_data.OF_OTHERS)
    user_data.forget(file, ANN)
    for table in schema:
        if table != "tournament":  # whose name is no person's
            for row in file.execute(f"SELECT * FROM {table}"):
                assert ANN not in row and "Ann of Ystar" not in row, table
    assert file.execute("SELECT key FROM job").fetchall() == [("5:6",)]
    assert (
        file.execute("SELECT 1 FROM tournament WHERE organiser = ?", (ANN,)).fetchone()
        is None
    )

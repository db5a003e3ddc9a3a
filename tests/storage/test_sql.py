"""All SQL stands in `storage/`: a change of the tables, or another database, concerns that room only."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OTHERS = ("bot", "players", "rendering", "rules")
CALLS = {"execute", "executemany", "executescript"}
SQL = re.compile(
    r"\b(SELECT\b.+\bFROM|INSERT\s+(OR\s+\w+\s+)?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|CREATE\s+(TABLE|INDEX)|"
    r"PRAGMA\s+\w+|WHERE\s+\w+(\.\w+)?\s*(=|<|>|!|IS\b|IN\b)|ORDER\s+BY\s+\w+|SAVEPOINT\s+\w+|ROLLBACK\s+TO)",
    re.DOTALL,
)


def sql_in(source: str) -> list[str]:
    """What of a module is SQL: texts that read like it, and calls that would run it."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and SQL.search(node.value)
        ):
            found.append(node.value)
        elif isinstance(node, ast.Attribute) and node.attr in CALLS:
            found.append(node.attr)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names = [
                getattr(node, "module", None) or "",
                *(alias.name for alias in node.names),
            ]
            found += [name for name in names if name in ("sqlite3", "aiosqlite")]
    return found


@pytest.mark.parametrize("room", OTHERS)
def test_no_sql_stands_outside_of_storage(room):
    found = {
        str(path.relative_to(ROOT)): sql
        for path in sorted((ROOT / room).rglob("*.py"))
        if (sql := sql_in(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_sql_is_recognised_wherever_it_would_stand():
    for path in (ROOT / "storage").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert ("tx.execute(" not in text) or sql_in(text), path
    for source in (
        "desk.tx.execute(question)",
        "games.select(tx, \"WHERE thread = ? AND status = 'running'\")",
        'x = "SELECT a,\\n b FROM game"',
        "import sqlite3",
    ):
        assert sql_in(source), source
    assert not sql_in('"""Selects where from: update settings of a game."""')


ONE_ONLY = re.compile(
    r"INSERT\s+OR\b|REPLACE\s+INTO|\bIS\s+(NOT\s+)?[:?]|\b(iif|ifnull|strftime|randomblob|typeof|json_\w+)\s*\(|\browid\b|"
    r"\bPRAGMA\b|\bsqlite_\w+|\bGLOB\b|\?\d|\bILIKE\b|::|[?:]\w*\s+IS\s+NULL|\bDISTINCT\s+FROM\b|"
    r"\bCROSS\s+JOIN\s+\w+\s+ON\b"
)
"""What only one of the two storages understands."""
OF_FILES = {
    "backup",
    "copying",
    "database",
    "errors",
    "file_lock",
    "inspection",
    "opening",
    "location",
    "transaction",
}


def test_the_statements_of_use_cases_are_words_that_both_storages_know():
    odd = {}
    for path in sorted((ROOT / "storage").glob("*.py")):
        if path.stem in OF_FILES:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and ONE_ONLY.search(node.value)
            ):
                odd.setdefault(path.name, []).append(node.value)
            elif isinstance(node, ast.Attribute) and node.attr == "lastrowid":
                odd.setdefault(path.name, []).append(node.attr)
    assert odd == {}

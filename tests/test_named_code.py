"""What comments, docstrings and pages name in backticks exists: modules, classes, and what those have."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("bot", "environments", "languages", "players", "rendering", "rules", "storage", "tests")
NAMED = re.compile(r"`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\([^`]*\))?`")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
ENDINGS = {
    "caylus",
    "db",
    "ftl",
    "gif",
    "html",
    "json",
    "lock",
    "md",
    "new",
    "png",
    "py",
    "sql",
    "svg",
    "toml",
    "txt",
}
ELSEWHERE = {
    "caylus_leases_lost_total",
    "caylus_transactions_again_total",
    "caylus_v1",
    "journalctl",
    "max_cycles_test",
    "max_pred_locks_per_page",
    "parallel_api_test",
    "pg_dump",
    "player_0",
    "process_cpu_seconds_total",
    "w_orchard",
    "_oldest_seconds",
    "level4",
    "game.public",
}
"""Names of libraries, programs, figures that are put together and a column, and one that a recipe makes up."""

PLAIN = {"Generic", "NamedTuple", "Protocol", "Struct", "TypedDict"}
"""Bases that have nothing of their own that anybody names."""


@cache
def modules() -> dict[Path, ast.Module]:
    found = {path for room in ROOMS for path in (ROOT / room).rglob("*.py")}
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(found - {Path(__file__)})}


def own_names(body: Iterable[ast.AST]) -> set[str]:
    """What a module or class defines, imports, or assigns to itself."""
    found: set[str] = set()
    for node in (part for each in body for part in ast.walk(each)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                found |= {alias.asname or alias.name.split(".")[0] for alias in names}
            case ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name, ctx=ast.Store()):
                found.add(name)
    return found


@cache
def holders() -> dict[str, set[str]]:
    """What can be named of a module, package or class, by its name; of several of one name what any has. Classes that
    inherit are left out: they have what their bases have."""
    found: dict[str, set[str]] = defaultdict(set)
    inherit = set()
    for path, tree in modules().items():
        found[path.parent.name].add(path.stem)
        found[path.parent.parent.name].add(path.parent.name)
        found[path.parent.name if path.stem == "__init__" else path.stem] |= own_names(tree.body)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name] |= own_names(node.body)
                bases = {
                    re.split(r"[.\[]", ast.unparse(base).removeprefix("msgspec."))[0] for base in node.bases
                }
                inherit |= {node.name} if bases - PLAIN else set()
    known = {name.casefold() for name in inherit}
    return {name: names for name, names in found.items() if name.casefold() not in known}


@cache
def every_name() -> set[str]:
    """Identifiers and words of the code, of SQL and of what configures anything."""
    found: set[str] = set()
    for node in (node for tree in modules().values() for node in ast.walk(tree)):
        for field in ("name", "id", "attr", "arg", "module", "value"):
            named = getattr(node, field, None)
            if isinstance(named, str) and "`" not in named:
                found |= set(re.findall(r"\w+", named))
    for pattern in ("storage/migrations/*.sql", "deploy/*", "pyproject.toml", "*/locales/en/*.ftl"):
        for path in filter(Path.is_file, ROOT.glob(pattern)):
            found |= set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    return found


@cache
def every_text() -> set[str]:
    """What stands in quotes: kinds of jobs, for one."""
    nodes = (node for tree in modules().values() for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def told(path: Path) -> Iterator[str]:
    """The comments and docstrings of a module, or the prose of a page."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        yield FENCED.sub("", source)
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(modules()[path]):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.value.value


def missing(name: str) -> bool:
    """Whether code is named that isn't there: `holder.name`, or a name that nothing has."""
    first, *rest = name.split(".")
    if name in ELSEWHERE | every_text() or (rest and rest[-1] in ENDINGS):
        return False
    if first not in sys.stdlib_module_names:  # `position.private`: of the module, or of a Position
        rest = rest if holders().get(first.title(), set()).isdisjoint(rest[:1]) else []
    for one in rest:
        if first in holders() and one not in holders()[first]:
            return True
        first = one
    return not every_name().issuperset(name.split("."))


def test_what_is_missing_is_found():
    assert (
        not missing("rules.register.find_game")
        and not missing("Game.at_once")
        and not missing("guide.orders")
    )
    assert missing("rules.register.find_nothing") and missing("Guide.redraws_all") and missing("no_such_name")
    assert not missing("holdings.py") and not missing("pg_dump")


def test_comments_docstrings_and_pages_name_code_that_exists():
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    found = {
        (str(path.relative_to(ROOT)), name)
        for path in (*modules(), *pages)
        for text in told(path)
        for name in NAMED.findall(text)
        if (len(name) > 3 and name != name.upper()) and missing(name)
    }
    assert not found

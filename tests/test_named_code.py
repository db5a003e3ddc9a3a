"""What comments, docstrings and pages name in backticks exists: modules, classes, and what those have."""

from __future__ import annotations

import ast
import gc
import re
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parents[1]
ROOMS = (
    "bot",
    "environments",
    "lab",
    "languages",
    "players",
    "rendering",
    "rules",
    "storage",
    "tests",
)
NAMED = re.compile(r"`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\([^`]*\))?`")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
SAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
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
    "caylus_shares_lost_total",
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

NAMING = (
    ast.Name,
    ast.Attribute,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.Import,
    ast.ImportFrom,
    ast.Constant,
    ast.arg,
    ast.keyword,
    ast.Expr,
)
"""What is looked at, half of all there is."""

PLAIN = {"Generic", "NamedTuple", "Protocol", "Struct", "TypedDict"}
"""Bases that have nothing of their own that anybody names."""


@cache
def modules() -> dict[Path, list[ast.AST]]:
    """Everything of a module that names something, by its file."""
    found = {path for room in ROOMS for path in (ROOT / room).rglob("*.py")} - {
        Path(__file__)
    }
    # none of it is garbage, and to look for some takes longer than to read it
    gc.disable()
    try:
        return {
            path: [*walked(ast.parse(path.read_text(encoding="utf-8")))]
            for path in sorted(found)
        }
    finally:
        gc.enable()


def walked(top: ast.AST) -> Iterator[ast.AST]:
    """What names something in a module or class, twice as fast as by `ast.walk`."""
    waiting = [top]
    while waiting:
        node = waiting.pop()
        if isinstance(node, NAMING):
            yield node
        for value in vars(node).values():
            if isinstance(value, list):
                waiting += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST):
                waiting.append(value)


def own_names(nodes: Iterable[ast.AST]) -> set[str]:
    """What a module or class defines, imports, or assigns to itself."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Name):
            found |= {node.id} if isinstance(node.ctx, ast.Store) else set()
        elif isinstance(node, ast.Attribute):
            found |= {node.attr} if isinstance(node.ctx, ast.Store) else set()
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.asname or alias.name.split(".")[0] for alias in node.names}
    return found


@cache
def holders() -> dict[str, set[str]]:
    """What can be named of a module, package or class, by its name; of several of one name what any has. Classes that
    inherit are left out: they have what their bases have."""
    found: dict[str, set[str]] = defaultdict(set)
    inherit = set()
    for path, nodes in modules().items():
        found[path.parent.name].add(path.stem)
        if path.parent.parent != ROOT:  # whose name is anybody's choice
            found[path.parent.parent.name].add(path.parent.name)
        found[path.parent.name if path.stem == "__init__" else path.stem] |= own_names(
            nodes
        )
        if path.stem == "use_cases":  # which others import under the feature's name
            found[path.parent.name] |= own_names(nodes)
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                found[node.name] |= own_names(walked(node))
                bases = {
                    re.split(r"[.\[]", ast.unparse(base).removeprefix("msgspec."))[0]
                    for base in node.bases
                }
                inherit |= {node.name} if bases - PLAIN else set()
    known = {name.casefold() for name in inherit}
    return {
        name: names for name, names in found.items() if name.casefold() not in known
    }


@cache
def every_text() -> set[str]:
    """What stands in quotes: kinds of jobs, for one."""
    nodes = (
        node
        for nodes in modules().values()
        for node in nodes
        if isinstance(node, ast.Constant)
    )
    return {node.value for node in nodes if isinstance(node.value, str)}


@cache
def every_name() -> set[str]:
    """Identifiers and words of the code, of SQL and of what configures anything."""
    found: set[str] = set()
    for node in (node for nodes in modules().values() for node in nodes):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.arg | ast.keyword):
            found.add(node.arg or "")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {part for alias in node.names for part in alias.name.split(".")}
    for text in every_text():
        if "`" not in text:
            found |= set(re.findall(r"\w+", text))
    for path in modules():
        found |= {path.stem, path.parent.name}
    for pattern in (
        "storage/migrations/*.sql",
        "deploy/*",
        "pyproject.toml",
        "*/locales/en/*.ftl",
    ):
        for path in filter(Path.is_file, ROOT.glob(pattern)):
            found |= set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    return found


def told(path: Path) -> Iterator[str]:
    """The comments and docstrings of a module, or the prose of a page and what its samples of code name."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        yield FENCED.sub("", source)
        for sample in SAMPLE.findall(source):
            tree = compile(
                sample,
                path.name,
                "exec",
                ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT,
            )
            yield from (
                f"`{ast.unparse(node)}`"
                for node in ast.walk(tree)
                if isinstance(node, ast.Attribute)
            )
        return
    yield from re.findall(r"#[^\n]*`[^\n]*", source)
    for node in modules()[path]:
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and "`" in str(node.value.value)
        ):
            yield str(node.value.value)


def missing(name: str) -> bool:
    """Whether code is named that isn't there: `holder.name`, or a name that nothing has."""
    first, *rest = name.split(".")
    if name in ELSEWHERE or name in every_text() or (rest and rest[-1] in ENDINGS):
        return False
    # `position.private`: of the module, or of a Position
    if first not in sys.stdlib_module_names:
        rest = rest if holders().get(first.title(), set()).isdisjoint(rest[:1]) else []
    for one in rest:
        if first in holders() and one not in holders()[first]:
            return True
        first = one
    return not every_name().issuperset(name.split("."))


@pytest.fixture(autouse=True, scope="module")
def forgotten():
    """A million nodes would be in the way of whoever collects garbage afterwards."""
    yield
    for kept in (modules, holders, every_text, every_name):
        kept.cache_clear()


@pytest.mark.costly("every name of the code is looked up")
def test_what_is_missing_is_found():
    assert (
        not missing("rules.register.find_game")
        and not missing("Game.at_once")
        and not missing("guide.planning")
    )
    assert (
        missing("rules.register.find_nothing")
        and missing("Guide.redraws_all")
        and missing("no_such_name")
    )
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

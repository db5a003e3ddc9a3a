"""`python -m tests.plain_words`: names and docstrings of the product that do not name their value.

A check of `make lint`. A name is a noun for its value or a verb for its act, never one of the universal verbs below. A
docstring, that of a field or constant too, begins with a noun or an imperative verb, not with a question word.
"""

from __future__ import annotations

import ast
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

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
)
UNIVERSAL = {"anew", "said", "stands", "told", "untold"}
"""Words that say nothing of a value: a notification is posted, a message sent, a plan stored, an order in force."""
VAGUE = re.compile(r"(?:What(?! if\b)|Who|Whom|Whose|Which|Where|Whether|How|Why)\b")
"""First words of a docstring that leave its noun out."""
PRONOUN = re.compile(r"\n\n(?:It is|They are|That is|Those are) ")
"""A paragraph that says by a pronoun what the first sentence should."""
TORN = re.compile(
    r"\n\n(?:None|Whether|Nothing)(?: (?:where|when|if|for|unless|while)\b|:)"
)
"""A paragraph that ends the first sentence instead of saying what is returned, and when."""


def names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line and name of everything a module defines: functions, classes, arguments, fields and variables."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.FunctionDef(name=name)
                | ast.AsyncFunctionDef(name=name)
                | ast.ClassDef(name=name)
            ):
                yield node.lineno, name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                yield node.lineno, name
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield node.lineno, name


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line and text of the docstrings of a module, its classes, functions, fields and constants."""
    for node in ast.walk(tree):
        if isinstance(
            node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        ):
            text = ast.get_docstring(node)
            if text is not None:
                yield node.body[0].lineno, text
            for described, line in pairwise(node.body):
                match described, line:
                    case ast.Assign() | ast.AnnAssign(), ast.Expr(
                        value=ast.Constant(value=str(text))
                    ):
                        yield line.lineno, text


def faults(source: str) -> Iterator[tuple[int, str]]:
    """Yield (line, fault) for each vague name and docstring of a module."""
    tree = ast.parse(source)
    for line, name in names(tree):
        if name.strip("_").lower() in UNIVERSAL:
            yield line, f"the name {name} does not say what its value is"
    for line, text in docstrings(tree):
        if VAGUE.match(text):
            yield line, f"the docstring begins with {text.split()[0]}: name the noun"
        if PRONOUN.search(text):
            yield (
                line,
                "a paragraph of the docstring begins with a pronoun: name the noun",
            )
        if TORN.search(text):
            yield (
                line,
                "a paragraph of the docstring is no sentence: say what is returned, and when",
            )


def main() -> int:
    """Print every fault; return 1 if there are any."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {fault}"
        for room in ROOMS
        for path in sorted((ROOT / room).rglob("*.py"))
        for line, fault in faults(path.read_text(encoding="utf-8"))
    ]
    print("\n".join(found) or "names and docstrings name their values")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())

"""Catalogues taken to pieces: every message and attribute of a language, by room, with what can be seen of it."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from languages.catalogue import ENGLISH, EVERY

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("rules", "rendering", "players", "bot")
"""The rooms that have a folder `locales`, in the order in which a translator takes them up."""
ENGLISH_ALONE = re.compile(r"rules:error-(?:line|notation(?!-full)|illegal|more)")
"""What is wrong with a line of a record, around what its reader is told: English in every language."""
APART = {"fr": ":;!?", "es": "!?"}
"""The marks that a language writes otherwise than English, in messages that have no words, too."""


@dataclasses.dataclass(frozen=True)
class Form:
    """One way in which a pattern can come out: its text with `{name}` for what is filled in, the variables shown,
    and those of which an exact number chose it ("[1]")."""

    text: str
    shown: frozenset[str]
    exact: frozenset[str]


@dataclasses.dataclass(frozen=True)
class Entry:
    """A message, or an attribute of one, in a file of a room."""

    room: str
    file: str
    id: str
    attribute: str
    pattern: ast.Pattern

    @property
    def key(self) -> str:
        """How findings and lists name it: `rendering:tile-inn.short`."""
        return self.message + (f".{self.attribute}" if self.attribute else "")

    @property
    def message(self) -> str:
        """The message that it is, or is an attribute of."""
        return f"{self.room}:{self.id}"

    def needed(self, language: str) -> bool:
        """Whether a language has to say it: neither what is English everywhere nor what has no words, unless the
        language writes its marks otherwise."""
        if ENGLISH_ALONE.match(self.message):
            return False
        marks = set(APART.get(language, ""))
        return self.file != EVERY or any(
            marks & set(form.text) for form in self.forms()
        )

    @property
    def source(self) -> str:
        """The pattern as Fluent writes it, the same for the same text."""
        message = ast.Message(ast.Identifier("x"), value=self.pattern)
        return FluentSerializer().serialize_entry(message).removeprefix("x =").strip()

    def forms(self) -> tuple[Form, ...]:
        """Every way it can come out."""
        return self._come_out

    @functools.cached_property
    def _come_out(self) -> tuple[Form, ...]:
        return tuple(_forms(self.pattern))

    def used(self) -> frozenset[str]:
        """The variables that it names, in selectors too."""
        return frozenset(
            node.id.name
            for node in _each(self.pattern)
            if isinstance(node, ast.VariableReference)
        )

    def selections(self) -> Iterator[ast.SelectExpression]:
        """Its choices between variants."""
        return (
            node
            for node in _each(self.pattern)
            if isinstance(node, ast.SelectExpression)
        )

    def references(self) -> Iterator[str]:
        """The messages ("name") and terms ("-name") that it refers to."""
        for node in _each(self.pattern):
            if isinstance(node, ast.MessageReference):
                yield node.id.name
            elif isinstance(node, ast.TermReference):
                yield f"-{node.id.name}"


class Told:
    """Everything that a language says: entries by key, what was said twice, what can't be read, and what it has in
    its list of exceptions."""

    def __init__(self, language: str, root: Path = ROOT) -> None:
        self.language = language
        self.root = root
        self.entries: dict[str, Entry] = {}
        self.files: dict[str, list[str]] = {}
        self.terms: dict[str, set[str]] = {}
        self.twice: list[str] = []
        self.unreadable: list[str] = []
        for room in ROOMS:
            folder = root / room / "locales" / language
            self.terms[room] = set()
            self.files[room] = sorted(path.name for path in folder.glob("*.ftl"))
            for name in self.files[room]:
                self._read(room, name, (folder / name).read_text(encoding="utf-8"))
        listed = noted(language, root)
        self.complete: bool = listed.get("complete", False)
        self.strict: bool = listed.get("strict", False)
        self.same: Mapping[str, str] = listed.get("same", {})

    def _read(self, room: str, file: str, text: str) -> None:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                why = "; ".join(str(note.message) for note in entry.annotations)
                self.unreadable.append(
                    f"{room}/{file}: {(entry.content or '').strip()[:70]!r}: {why}"
                )
            elif isinstance(entry, ast.Term):
                self.terms[room].add(f"-{entry.id.name}")
            elif isinstance(entry, ast.Message):
                if entry.value is not None:
                    self._add(Entry(room, file, entry.id.name, "", entry.value))
                for attribute in entry.attributes:
                    self._add(
                        Entry(
                            room,
                            file,
                            entry.id.name,
                            attribute.id.name,
                            attribute.value,
                        )
                    )

    def _add(self, entry: Entry) -> None:
        if entry.key in self.entries:
            self.twice.append(entry.key)
        self.entries[entry.key] = entry


def translated(root: Path = ROOT) -> tuple[str, ...]:
    """The languages that any room has a folder of, without English."""
    found = {
        path.name
        for room in ROOMS
        for path in (root / room / "locales").iterdir()
        if path.is_dir()
    }
    return tuple(sorted(found - {ENGLISH}))


def finished(root: Path = ROOT) -> tuple[str, ...]:
    """The languages that are called complete."""
    return tuple(
        language
        for language in translated(root)
        if noted(language, root).get("complete", False)
    )


def noted(language: str, root: Path) -> dict[str, Any]:
    """What is listed of a language: whether it is complete and held strictly, which messages equal English for which
    reason, and the stamps that it does not share."""
    listed = root / "tests" / "languages" / f"{language}.toml"
    return tomllib.loads(listed.read_text(encoding="utf-8")) if listed.is_file() else {}


def _each(node: Any) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for one in node:
            yield from _each(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            if isinstance(value, list | ast.BaseNode):
                yield from _each(value)


def _forms(pattern: ast.Pattern) -> Iterator[Form]:
    parts = [list(_of_element(element)) for element in pattern.elements]
    for chosen in itertools.product(*parts):
        yield Form(
            "".join(form.text for form in chosen),
            frozenset().union(*(form.shown for form in chosen)),
            frozenset().union(*(form.exact for form in chosen)),
        )


def _of_element(element: Any) -> Iterator[Form]:
    nothing: frozenset[str] = frozenset()
    if isinstance(element, ast.TextElement):
        yield Form(element.value, nothing, nothing)
        return
    expression = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            exact = nothing
            if isinstance(variant.key, ast.NumberLiteral):
                exact = frozenset(
                    node.id.name
                    for node in _each(expression.selector)
                    if isinstance(node, ast.VariableReference)
                )
            for form in _forms(variant.value):
                yield Form(form.text, form.shown, form.exact | exact)
    elif isinstance(expression, ast.StringLiteral):
        yield Form(expression.parse()["value"], nothing, nothing)
    elif isinstance(expression, ast.Placeable):
        yield from _of_element(expression)
    else:
        shown = frozenset(
            node.id.name
            for node in _each(expression)
            if isinstance(node, ast.VariableReference)
        )
        yield Form("{" + ", ".join(sorted(shown)) + "}", shown, nothing)

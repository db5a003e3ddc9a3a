"""What is wrong with the catalogues of a language, each in a line that names the message."""

from __future__ import annotations

import functools
import re
import tomllib
from typing import TYPE_CHECKING, NamedTuple

import babel
from fluent.syntax import ast

from languages.catalogue import EVERY
from rendering.lettering import can_draw
from tests.languages.limits import (
    LOWER,
    NAMED,
    NAMES,
    ROOTS,
    most,
    names_alike,
    short_of,
)
from tests.languages.reading import ENGLISH_ALONE, ROOT
from tests.languages.stamps import stale

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.languages.reading import Entry, Told

CODE = re.compile(r"`[^`]*`")
BUTTON_TEXT = re.compile(r"bot:button-")
MARKUP = re.compile(r"^(?:-# |> |#+ |• )*(?:\*\*)?")
UNTRANSLATED = re.compile(
    r"`[^`]*`|\{[^}]*\}|https?://\S+|Caylus Magna Carta|Magna Carta|Caylus|Discord|CAYLUS_\w+|DISCORD_TOKEN"
    r"|WebP|GIF|SQLite|UTC|[A-Z][a-z]+/[A-Z][a-z]+|docs/\S+"
)
PIECES = re.compile(r"[^\w' -]+")
RUN = 3  # so many words alike are no chance
# the narrow one of French is drawn as the other that does not break
BLANKS = {" ", "\n", "\u00a0", "\u202f"}
DRAWN = ("rules", "rendering")  # the rooms whose words are drawn in pictures
DRAWN_TOO = re.compile(r"bot:(?:standing|ladder)-")
NEVER = {"variables", "file"}
"""What is wrong beside English even where that has changed and is still to be followed."""
FORBIDDEN: dict[str, dict[str, str]] = tomllib.loads(
    (ROOT / "languages" / "terms.toml").read_text(encoding="utf-8")
)["never"]
"""By language the wordings that no message has, as patterns with a name each."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Finding(NamedTuple):
    """What is wrong: of which kind, with which message, and how."""

    kind: str
    key: str
    what: str

    def __str__(self) -> str:
        return (
            f"{self.kind:<10} {self.key}: {self.what}"
            if self.what
            else f"{self.kind:<10} {self.key}"
        )


def findings(english: Told, other: Told) -> list[Finding]:
    """Everything that is wrong with a language, what is missing or older than its English last."""
    found = [Finding("unreadable", what, "") for what in other.unreadable]
    found += [Finding("twice", key, "is said twice") for key in other.twice]
    buttons, late = _buttons(english, other), stale(english, other)
    for entry in other.entries.values():
        model = english.entries.get(entry.key)
        found += _alone(entry, other)
        if ENGLISH_ALONE.match(entry.key):
            found.append(
                Finding(
                    "needless",
                    entry.key,
                    "is for operators and developers, who read English",
                )
            )
        elif model is not None and model.file == EVERY and model.source == entry.source:
            found.append(
                Finding("needless", entry.key, f"is in {EVERY} for every language")
            )
        elif model is not None:
            beside = _beside(model, entry, other, buttons)
            found += (
                one for one in beside if entry.message not in late or one.kind in NEVER
            )
        elif (unknown := _unknown(english, entry)) is not None:
            found.append(Finding("unknown", entry.key, unknown))
    found += [Finding("names", *clash) for clash in names_alike(other.entries)]
    found += unwanted(other, FORBIDDEN.get(other.language, {}))
    found += [
        Finding("listed", key, "is listed as equal to English, and is not")
        for key in other.same
        if key not in other.entries
        or key not in english.entries
        or other.entries[key].source != english.entries[key].source
    ]
    found += _too_long(english, other)
    found += [
        Finding("missing", key, what)
        for key, what in short_of(english.entries, other.entries)
    ]
    found += [Finding("missing", key, "") for key in missing(english, other)]
    found += [Finding("stale", key, "") for key in late]
    return found


def unwanted(told: Told, patterns: Mapping[str, str]) -> list[Finding]:
    """Return the messages that match a pattern, each with the name of the pattern and what matched it."""
    return [
        Finding("worded", entry.key, f"{name}: {found[0]!r}")
        for entry in told.entries.values()
        for name, pattern in patterns.items()
        for form in entry.forms()
        if (found := re.search(pattern, form.text))
    ]


def missing(english: Told, other: Told) -> list[str]:
    """What the language does not say. Short forms are made where the language needs them."""
    wanted = [
        key
        for key, entry in english.entries.items()
        if entry.attribute != "short" and entry.needed(other.language)
    ]
    return [key for key in (*wanted, *_unnamed(english)) if key not in other.entries]


def _unnamed(english: Told) -> Iterator[str]:
    """The names of commands and options, which English has from the code."""
    for entry in english.entries.values():
        if (
            NAMED.match(entry.id)
            and entry.room == "bot"
            and (entry.attribute or entry.id not in ROOTS)
        ):
            yield f"bot:{entry.id}.{f'{entry.attribute}-name' if entry.attribute else 'name'}"


def _unknown(english: Told, entry: Entry) -> str | None:
    if entry.attribute == "short" and entry.room == "rendering":
        known = any(f"{room}:{entry.id}" in english.entries for room in DRAWN)
    elif LOWER.match(entry.attribute):
        known = f"bot:{entry.id}" in english.entries
    else:
        known = False
    return None if known else "English has no such message (or has it in another room)"


def _alone(entry: Entry, told: Told) -> Iterator[Finding]:
    """What can be seen without its English."""
    for reference in entry.references():
        known = told.terms[entry.room] if reference.startswith("-") else told.entries
        if (
            reference if reference.startswith("-") else f"{entry.room}:{reference}"
        ) not in known:
            yield Finding(
                "reference",
                entry.key,
                f"refers to {reference}, which this room has not",
            )
    for selection in entry.selections():
        yield from (
            Finding("plural", entry.key, what)
            for what in _plural(selection, told.language)
        )
    texts = [form.text for form in entry.forms()]
    if entry.room in DRAWN or DRAWN_TOO.match(entry.key):
        letters = {letter for text in texts for letter in text} - BLANKS
        if undrawn := sorted(letter for letter in letters if not can_draw(letter)):
            yield Finding(
                "letters",
                entry.key,
                f"the fonts of pictures have no {' '.join(map(ascii, undrawn))}",
            )
    if any(not text.strip() for text in texts):
        yield Finding("empty", entry.key, "can come out empty")
    if (
        LOWER.match(entry.attribute)
        and entry.room == "bot"
        and not (NAMES.match(texts[0]) and texts[0] == texts[0].lower())
    ):
        yield Finding(
            "name",
            entry.key,
            f"{texts[0]!r} is no name for Discord: 1 to 32 lower-case letters, - and _",
        )


def _plural(selection: ast.SelectExpression, language: str) -> Iterator[str]:
    """What is wrong with the categories of a choice by number."""
    keys = {
        variant.key.name
        for variant in selection.variants
        if isinstance(variant.key, ast.Identifier)
    }
    exact = {
        int(v.key.value)
        for v in selection.variants
        if isinstance(v.key, ast.NumberLiteral)
    }
    default = next(variant.key for variant in selection.variants if variant.default)
    last = default.name if isinstance(default, ast.Identifier) else ""
    if not keys & CATEGORIES or (keys == {"other"} and 1 not in exact):
        return
    needed = categories(language, frozenset(exact))
    lacking = sorted(needed - keys)
    # "*[other]" may stand for one that has no other name
    if len(lacking) > (0 if last in needed else 1):
        yield f"lacks {', '.join(lacking)}"
    if idle := sorted(keys - categories(language) - {last}):
        yield f"{', '.join(idle)} is never chosen"


def _beside(
    model: Entry, entry: Entry, told: Told, called: Mapping[str, str]
) -> Iterator[Finding]:
    """What can be seen beside its English."""
    if model.file != entry.file:
        yield Finding(
            "file", entry.key, f"stands in {entry.file}, its English in {model.file}"
        )
    known, used = model.used(), entry.used()
    if unknown := sorted(used - known):
        yield Finding("variables", entry.key, f"unknown: {', '.join(unknown)}")
    always = frozenset.intersection(
        *(form.shown | form.exact for form in model.forms())
    )
    ever = frozenset.union(*(form.shown for form in model.forms()))
    lost = ever - frozenset.union(*(form.shown for form in entry.forms()))
    for form in entry.forms():
        lost |= always - form.shown - form.exact
    if lost:
        yield Finding(
            "lost", entry.key, f"at least in one variant: {', '.join(sorted(lost))}"
        )
    codes = {
        called.get(code, code)
        for form in model.forms()
        for code in CODE.findall(form.text)
    }
    theirs = {code for form in entry.forms() for code in CODE.findall(form.text)}
    if codes != theirs:
        yield Finding(
            "codes",
            entry.key,
            f"`…` must stay, buttons as called here: {' '.join(sorted(codes ^ theirs))}",
        )
    if _markup(model) != _markup(entry):
        yield Finding(
            "markup",
            entry.key,
            f"must begin like English: {' | '.join(_markup(model))!r}",
        )
    if model.source == entry.source and entry.key not in told.same and has_words(model):
        yield Finding("same", entry.key, f"equals English: {entry.source[:60]!r}")
    elif left := _runs(model) & _runs(entry):
        yield Finding("english", entry.key, f"has English left: {min(left)!r}")


def _buttons(english: Told, told: Told) -> dict[str, str]:
    """What buttons that sentences name between backticks are called here, by their English."""
    return {
        f"`{entry.source}`": f"`{told.entries[key].source}`"
        for key, entry in english.entries.items()
        if BUTTON_TEXT.match(key) and key in told.entries
    }


def _markup(entry: Entry) -> tuple[str, ...]:
    """How the lines of a message begin: small print, headings, bullets, bold."""
    lines = entry.forms()[0].text.split("\n")
    return tuple(MARKUP.match(line).group() for line in lines)  # type: ignore[union-attr]


def _runs(entry: Entry) -> set[str]:
    """Every three words that stand one after another, beside what stays English."""
    found: set[str] = set()
    for form in entry.forms():
        for piece in PIECES.split(UNTRANSLATED.sub("|", form.text)):
            words = piece.split()
            found.update(
                " ".join(words[at : at + RUN]) for at in range(len(words) - RUN + 1)
            )
    return found


def has_words(entry: Entry) -> bool:
    """Whether it has anything to translate."""
    if entry.attribute == "letter":
        return False
    return any(
        re.search(r"[^\W\d_]", UNTRANSLATED.sub("", form.text))
        for form in entry.forms()
    )


def _too_long(english: Told, told: Told) -> Iterator[Finding]:
    for key, entry in told.entries.items():
        model = english.entries.get(key)
        bound = most(entry, model)
        longest = max(
            (form.text for form in entry.forms()),
            key=lambda text: len(re.sub(r"\{[^}]*\}", "", text)),
        )
        length = len(re.sub(r"\{[^}]*\}", "", longest))
        if bound is not None and length > bound:
            yield Finding(
                "long",
                key,
                f"{length} characters, {bound} are possible: {longest[:60]!r}",
            )


@functools.cache
def categories(language: str, without: frozenset[int] = frozenset()) -> frozenset[str]:
    """The plural categories that whole numbers have in a language; some numbers left out, which have variants of
    their own."""
    rule = babel.Locale.parse(language.replace("-", "_")).plural_form
    return frozenset(rule(number) for number in range(1000) if number not in without)

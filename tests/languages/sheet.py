"""A sheet for translators: what a language lacks, in the order in which it is seen, as one file to be filled in.

`python -m tests.languages start pl` writes the next part of it, first what a game needs to be played;
`python -m tests.languages merge pl pl.ftl` puts what was translated where it belongs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer, ast

from languages.catalogue import ENGLISH
from tests.languages.findings import has_words, missing
from tests.languages.limits import called
from tests.languages.reading import ROOMS, Told
from tests.languages.stamps import digests, stale, stamp

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from tests.languages.reading import Entry

MOST = 600
"""The entries of a sheet: about an evening's work."""
_BUTTONS = (
    "turn|choose|watch|board|phone|points|replay|join|leave|start|cancel|rematch|back|here|more|computer|nocomputer"
    "|versus|no|never|takeback|allow|decline|practice|begin|howto|explain|less|sure|close|resign|ask-undo"
    "|planturn|goon"
)
PARTS = (
    ("the demo: where you see your words first", r"bot:demo-"),
    (
        "names of buildings, goods, phases and seats: everywhere",
        r"rules:(?:tile|cube|goods|section|line|phase|seat)-",
    ),
    ("what a building does: menus, the board as text", r"rules:(?:effect|owner)-"),
    ("questions and their choices: under every turn", r"rules:(?:ask|label|note)-"),
    (
        "the thread: prompts, buttons, answers",
        rf"bot:(?:prompt-(?!evening)|kind-(?!opening|action|payment|gold_mine|bank|church)|menu-(?:part|bridge|road"
        rf"|castle|build|prestige|pay|other)|goods-|acted-|others-|button-(?:{_BUTTONS})\Z|sure-(?!resign-|castle)"
        rf"|not-now-|refused-illegal|done\Z|word-|recap-|computer-|began-(?:line|hints)|card-(?:title|open-seat|seats\Z"
        rf"|host|thread)|joined|started|status-line|games-none)",
    ),
    (
        "reports: what happened in a phase, and the end",
        r"rules:(?:event|why)-|rules:points|bot:(?:phase-|income-|tolls-|placed-|houses-|losses-|ended-(?:line|record)|"
        r"undone-free|points-total)",
    ),
    (
        "pictures: the small one, the board, its legend",
        r"rendering:(?:phase-\d|do-|line-|favors|castle|stock|turn|players|phase-over|won|to-move|passed|cost-now"
        r"|section-|provost|bailiff|bridge|kind-|sign-|glance-|seat-|nobody|final-score|score-total)",
    ),
    (
        "tables, clocks, undo and votes",
        r"bot:(?:card|option|status|pin|games|find|time|undo|vote|seat|choice)",
    ),
    ("Magna Carta", r"rules:mc-"),
    ("refusals", r"rules:refuse|bot:table-"),
)
"""What a sheet has, first things first, and where it is seen; then the rest, file by file."""
_PLACE = re.compile(r"^# (\w+)/locales/…/(\w+\.ftl)$", re.MULTILINE)


def sheet(english: Told, told: Told, most: int | None = MOST) -> str:
    """The next entries that a language lacks, or that are older than their English (with what they say now), in
    English, to be typed over."""
    lines = [
        f"# {told.language}: type over the English. What stays as it is, is left out, and said in English."
    ]
    part, place = "", ""
    for (title, room, file, name), texts in _wanted(english, told, most):
        if title != part:
            part, place = title, ""
            lines.append(f"\n## {title}")
        if f"{room}/{file}" != place:
            place = f"{room}/{file}"
            lines.append(f"\n# {room}/locales/…/{file}")
        lines += _present(told, room, name)
        lines.append(f"{name} = {texts['']}" if "" in texts else f"{name} =")
        lines += [
            f"    .{attribute} = {text}"
            for attribute, text in texts.items()
            if attribute
        ]
    return "\n".join(lines) + "\n"


def merge(text: str, language: str, root: Path) -> tuple[int, int, list[str]]:
    """Puts the entries of a sheet into the catalogues and stamps them: how many were written, how many are still the
    English, and what can't be read."""
    english, same = Told(ENGLISH, root), Told(language, root).same
    written, left, unreadable = 0, 0, []
    messages = []
    pieces = _PLACE.split(text)
    for room, file, piece in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
        body = FluentParser().parse(piece).body
        unreadable += [
            (entry.content or "").strip()[:70]
            for entry in body
            if isinstance(entry, ast.Junk)
        ]
        found = [entry for entry in body if isinstance(entry, ast.Message)]
        if room not in ROOMS or not found:
            unreadable += [] if room in ROOMS else [f"{room}/{file}"]
            continue
        path = root / room / "locales" / language / file
        resource = FluentParser().parse(
            path.read_text(encoding="utf-8") if path.is_file() else ""
        )
        for message in found:
            kept = _translated(message, room, english.entries, same)
            left += _entries(message) - _entries(kept)
            if _entries(kept):
                _put(resource, kept)
                messages.append(f"{room}:{kept.id.name}")
                written += _entries(kept)
        if resource.body:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    known = digests(english)  # that short forms are not in
    stamp(language, [message for message in messages if message in known], root)
    return written, left, unreadable


def _wanted(
    english: Told, told: Told, most: int | None
) -> Iterator[tuple[tuple[str, str, str, str], dict[str, str]]]:
    lacking, late, counted = set(missing(english, told)), set(stale(english, told)), 0
    found: dict[tuple[str, str, str, str], dict[str, str]] = {}
    ranks: dict[tuple[str, str, str, str], int] = {}
    for entry in english.entries.values():
        named = f"{entry.attribute}-name".removeprefix("-")
        texts = {
            entry.attribute: entry.source,
            named: entry.attribute or called(entry.id),
        }
        texts = {
            name: text for name, text in texts.items() if _key(entry, name) in lacking
        }
        if entry.message in late:
            texts[entry.attribute] = entry.source
        if texts:
            rank = next(
                (
                    at
                    for at, (_, begins) in enumerate(PARTS)
                    if re.match(begins, entry.message)
                ),
                len(PARTS),
            )
            title = PARTS[rank][0] if rank < len(PARTS) else "the rest"
            key = title, entry.room, entry.file, entry.id
            ranks[key] = rank
            found.setdefault(key, {}).update(texts)
    # within a part as English has them
    for key in sorted(found, key=lambda one: ranks[one]):
        counted += len(found[key])
        if most is not None and counted > most:
            return
        yield key, found[key]


def _present(told: Told, room: str, name: str) -> Iterator[str]:
    for entry in told.entries.values():
        if entry.message == f"{room}:{name}" and entry.attribute != "short":
            source = entry.source.replace("\n", "\n# ")
            yield f"# now{f' .{entry.attribute}' if entry.attribute else ''}: {source}"


def _key(entry: Entry, attribute: str) -> str:
    return entry.message + (f".{attribute}" if attribute else "")


def _entries(message: ast.Message) -> int:
    return (message.value is not None) + len(message.attributes)


def _translated(
    message: ast.Message, room: str, english: dict[str, Entry], same: Mapping[str, str]
) -> ast.Message:
    """The message without what is still the English of it, but for what has no words or is listed as the same."""
    name = message.id.name

    def left(attribute: str, pattern: ast.Pattern | None) -> bool:
        key = f"{room}:{name}" + (f".{attribute}" if attribute else "")
        model = english.get(key)
        if pattern is None or model is None:
            option = attribute.removesuffix("name").removesuffix("-") or called(name)
            return pattern is None or (
                attribute.endswith("name") and _text(pattern) == f"x = {option}\n"
            )
        return (
            _text(pattern) == _text(model.pattern)
            and has_words(model)
            and key not in same
        )

    return ast.Message(
        message.id,
        None if left("", message.value) else message.value,
        [one for one in message.attributes if not left(one.id.name, one.value)],
    )


def _text(pattern: ast.Pattern) -> str:
    return FluentSerializer().serialize_entry(
        ast.Message(ast.Identifier("x"), value=pattern)
    )


def _put(resource: ast.Resource, message: ast.Message) -> None:
    """Adds the message, or what it says anew to the one that there is."""
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name == message.id.name:
            entry.value = message.value or entry.value
            anew = {one.id.name for one in message.attributes}
            entry.attributes = [
                one for one in entry.attributes if one.id.name not in anew
            ] + message.attributes
            return
    resource.body.append(message)

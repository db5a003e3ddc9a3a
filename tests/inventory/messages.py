"""Every message of every room's catalogues: its id, what it takes, and a digest of its text in all languages. In which
of a room's files it stands is left out."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
_BEGINS = re.compile(r"(?m)^(-?[a-zA-Z][\w-]*) *=")
_COMMENT = re.compile(r"(?m)^#.*\n?")
_TAKES = re.compile(r"\$([a-zA-Z][\w-]*)")
_ATTRIBUTE = re.compile(r"(?m)^\s+(\.[a-z][\w-]*) *=")


class Message(NamedTuple):
    """What a catalogue has of a message."""

    takes: tuple[str, ...]
    attributes: tuple[str, ...]
    text: str


def _all(folder: Path) -> dict[str, Message]:
    """The messages of a language; of those that several games have, the texts of all."""
    bodies: dict[str, list[str]] = {}
    for file in folder.glob("*.ftl"):
        text = _COMMENT.sub("", file.read_text("utf-8"))
        marks = [*_BEGINS.finditer(text)]
        for mark, after in zip(marks, [*marks[1:], None], strict=True):
            bodies.setdefault(mark[1], []).append(
                text[mark.end() : after.start() if after else None].strip()
            )
    found: dict[str, Message] = {}
    for name, several in bodies.items():
        body = "\n".join(sorted(several))
        takes, attributes = {*_TAKES.findall(body)}, {*_ATTRIBUTE.findall(body)}
        found[name] = Message(tuple(sorted(takes)), tuple(sorted(attributes)), body)
    return found


def lines() -> list[str]:
    """A line for each message, by room."""
    lines: list[str] = []
    for folder in sorted(ROOT.glob("[a-z]*/**/locales")):
        room = folder.relative_to(ROOT).parent
        if room.parts[0] == "tests":
            continue
        languages = {
            path.name: _all(path) for path in sorted(folder.iterdir()) if path.is_dir()
        }
        for name, english in sorted(languages["en"].items()):
            texts = [
                f"{language}={known[name].text}"
                for language, known in languages.items()
                if name in known
            ]
            digest = hashlib.sha256("\n".join(texts).encode()).hexdigest()[:6]
            takes = [f"${one}" for one in english.takes]
            lines.append(
                " ".join([f"{room}: {name}", *english.attributes, *takes, digest])
            )
    return lines

"""The stamps of translations: from which English each was made, as a digest of it by message.

`stamps.txt` has the stamps that all languages share; one that has followed a change of English before the others keeps
its own in the list `[stamps]` at the end of its `.toml`. Nobody types them: `python -m tests.languages stamp` does.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from languages.catalogue import ENGLISH
from tests.languages.reading import ROOT, Told, noted, translated

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path

LIST = "\n[stamps]\n"


def digests(english: Told) -> dict[str, str]:
    """The digest of every English message, of its attributes too, but for short forms, which languages make where
    they need them."""
    texts: dict[str, list[str]] = {}
    for entry in english.entries.values():
        if entry.attribute != "short":
            texts.setdefault(entry.message, []).append(
                f"{entry.attribute}={entry.source}"
            )
    return {
        message: hashlib.sha256("\n".join(sorted(parts)).encode()).hexdigest()[:6]
        for message, parts in sorted(texts.items())
    }


def stale(english: Told, other: Told) -> list[str]:
    """The messages of a language that were made from another English than there is now, or of nobody knows which."""
    stamps = _shared(other.root) | _own(other.language, other.root)
    there = {entry.message for entry in other.entries.values()}
    return [
        message
        for message, digest in digests(english).items()
        if message in there and stamps.get(message) != digest
    ]


def stamp(
    language: str | None = None, messages: Collection[str] = (), root: Path = ROOT
) -> None:
    """Says of a language that what it says (or these messages of it) is made from the English of now; what has no
    stamp yet gets one in every language, and what is gone loses it."""
    now = digests(Told(ENGLISH, root))
    told = {name: _messages(name, root) for name in translated(root)}
    shared, own = _shared(root), {name: _own(name, root) for name in told}
    if language is not None:
        own[language] |= {
            message: now[message] for message in messages or told[language] & now.keys()
        }
    settled: dict[str, str] = {}
    for message, digest in now.items():
        stamps = {
            own[name].get(message, shared.get(message, digest))
            for name in told
            if message in told[name]
        }
        settled[message] = (
            shared.get(message, digest)
            if len(stamps) > 1
            else (stamps or {digest}).pop()
        )
    text = "".join(f"{message} {digest}\n" for message, digest in settled.items())
    (_folder(root) / "stamps.txt").write_text(text, encoding="utf-8")
    for name, stamps_ in own.items():
        differing = {
            message: digest
            for message, digest in stamps_.items()
            if message in told[name] and settled.get(message, digest) != digest
        }
        _write(name, differing, root)


def _messages(language: str, root: Path) -> set[str]:
    return {entry.message for entry in Told(language, root).entries.values()}


def _folder(root: Path) -> Path:
    return root / "tests" / "languages"


def _shared(root: Path) -> dict[str, str]:
    file = _folder(root) / "stamps.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return dict(line.split() for line in lines)


def _own(language: str, root: Path) -> dict[str, str]:
    return dict(noted(language, root).get("stamps", {}))


def _write(language: str, stamps: Mapping[str, str], root: Path) -> None:
    """Writes the list into the language's file where it is another than before."""
    if stamps == _own(language, root):
        return
    file = _folder(root) / f"{language}.toml"
    text = file.read_text(encoding="utf-8") if file.is_file() else "complete = false\n"
    head = text.partition(LIST)[0].rstrip("\n") + "\n"
    lines = "".join(
        f'"{message}" = "{digest}"\n' for message, digest in sorted(stamps.items())
    )
    file.write_text(head + (LIST + lines if lines else ""), encoding="utf-8")

"""The files of the page, made once a process; their names carry a hash, so that browsers keep them for good."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bot.text.localization import languages, localization_for

STATIC = Path(__file__).parent / "static"
LOCALES = Path(__file__).parents[2] / "locales"
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".html": "text/html; charset=utf-8",
}


class Asset(NamedTuple):
    """A file as it is sent; `packed` is compressed, and empty where that saves nothing."""

    data: bytes
    packed: bytes
    media_type: str


class Assets:
    """The page's files by name, and the page that names them. `base` is what stands before every path.

    `activity` is what the page has to know where Discord may frame it.
    """

    def __init__(
        self, base: str, signs_in: bool, activity: Mapping[str, object] | None
    ) -> None:
        from rendering import svg

        self.files: dict[str, Asset] = {}
        self.names: dict[str, str] = {}
        for file in sorted(svg.TYPEFACES.glob("*.woff2")):
            self._add(file.name, file.read_bytes())
        # relative to the style sheet
        faces = svg.typefaces(lambda name: self.names[name])
        style = faces + svg.sheet() + (STATIC / "page.css").read_text(encoding="utf-8")
        self._add("page.css", style.encode())
        symbols = f'<svg xmlns="{svg.NAMESPACE}">{svg.symbols()}</svg>'
        self._add("symbols.svg", symbols.encode())
        for name in ("icon.svg", "icon-turn.svg", "page.js", "activity.js"):
            self._add(name, (STATIC / name).read_bytes())
        for language in languages():
            self._add(
                f"words.{language}.json",
                json.dumps(words(language), ensure_ascii=False).encode(),
            )
        html = (STATIC / "page.html").read_text(encoding="utf-8")
        given = {name: f"{base}/s/{hashed}" for name, hashed in self.names.items()}
        for name in ("page.css", "page.js", "icon.svg"):
            html = html.replace("{" + name + "}", given[name])
        settings = {
            "base": base,
            "signs_in": signs_in,
            "activity": activity,
            "files": {
                name: path for name, path in given.items() if "woff2" not in name
            },
        }
        html = html.replace("{settings}", json.dumps(settings).replace('"', "&quot;"))
        self.page = _asset(html.encode(), ".html")

    def _add(self, name: str, data: bytes) -> None:
        stem, _, suffix = name.rpartition(".")
        hashed = f"{stem}.{hashlib.sha256(data).hexdigest()[:12]}.{suffix}"
        self.names[name] = hashed
        self.files[hashed] = _asset(data, f".{suffix}")


def _asset(data: bytes, suffix: str) -> Asset:
    packed = b"" if suffix == ".woff2" else gzip.compress(data, 9, mtime=0)
    return Asset(data, packed, TYPES[suffix])


def words(language: str) -> Mapping[str, str]:
    """Return the page's texts in a language by their short names; `{name}` stands for an argument."""
    l10n = localization_for(language)
    catalogue = (LOCALES / "en" / "live_board.ftl").read_text(encoding="utf-8")
    own = {
        name: f"live-page-{name}"
        for name in re.findall("^live-page-([a-z-]+) =", catalogue, re.MULTILINE)
    }
    return {
        name: l10n.format(message, **ARGUMENTS)
        for name, message in (own | BORROWED).items()
    }


ARGUMENTS = {
    name: "{" + name + "}"
    for name in ("name", "number", "of", "what", "action", "seat")
}
"""Those of all texts; each takes its own."""
BORROWED = {
    "what-if": "button-whatif",
    "trial-back": "button-try-back",
    "trial-again": "button-try-again",
    "trial-do": "button-try-do",
    "board": "button-board",
    "build": "menu-build",
    "done": "acted-own",
    "undone": "undo-done",
    "whose": "whatif-you",
    "undo": "button-takeback",
    "plan-clear": "button-panel-clear",
    "plan-again": "button-panel-again",
}
"""Texts that are messages of Discord's side."""

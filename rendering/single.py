"""A tile or card alone on a picture, for both games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rendering.canvas import Page
from rendering.lettering import width, wrap
from rendering.nodes import Scene
from rendering.signs import KIND_FRAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.canvas import Sign
    from rendering.words import Catalogue

SINGLE_W = 1080
PHONE_TYPE = 37  # least size of letters on a phone
LEFT, ROOM = 366, SINGLE_W - 410
NAMED = 300  # room for what a row is about


class Single(NamedTuple):
    """A building with its kind, the id of its name, its drawing, rows of signs with their heading, and paragraphs."""

    kind: str
    title: str
    drawing: str
    rows: Sequence[tuple[str, Sequence[Sign]]]
    paragraphs: Sequence[str]


def single_scene(name: str, words: Catalogue, theme: str, single: Single) -> Scene:
    """Return the frame with title, kind and drawing; beside it rows of signs, then paragraphs of words."""
    rows = [(words.say(label), row) for label, row in single.rows if row]
    named = min(
        NAMED, max((width(label, "sans", PHONE_TYPE) for label, _ in rows), default=0)
    )
    lines = [
        line for text in single.paragraphs for line in wrap(text, "sans", 38, ROOM, 6)
    ]
    w, h = SINGLE_W, max(470, 190 + 78 * len(rows) + 47 * len(lines))
    page = Page(words)
    frame = KIND_FRAME[single.kind]
    page.plate(14, 14, w - 28, h - 28, "plate", frame, 8, 24)
    page.plate(14, 14, w - 28, 104, frame, radius=24)
    page.plate(14, 60, w - 28, 58, frame, radius=0)
    used = page.text(
        words.say(f"kind-{single.kind}"),
        w - 106,
        84,
        "sans",
        40,
        "on_kind",
        280,
        PHONE_TYPE,
        "right",
    )
    page.art(f"mark_{single.kind}", w - 90, 42, 50)
    page.text(
        words.say(single.title), 44, 90, "title", 64, "on_kind", w - 190 - used, 40
    )
    page.art(single.drawing, 34, (h + 90) // 2 - 150, 300)
    y = 140
    for label, row in rows:
        page.text(label, LEFT, y + 44, "sans", PHONE_TYPE, "soft", named, PHONE_TYPE)
        page.row(row, LEFT + named + 24, y, 56, 50, room=ROOM - named - 24, least=26)
        y += 78
    for line in lines:
        page.text(line, LEFT, y + 36, "sans", 38, "ink", ROOM, PHONE_TYPE)
        y += 47
    return Scene(name, theme, w, h, "ground", (), (page.block("tile", 0, 0, w, h),))

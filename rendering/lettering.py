"""Typefaces, the width of words, and how words are made to fit: shrink, then narrow or wrap, then cut with "…"."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

import font_source_sans_pro
import font_source_serif_pro
from PIL import ImageFont

SANS = Path(font_source_sans_pro.font_directory)
SERIF = Path(font_source_serif_pro.font_directory)
FACES = {
    "serif": SERIF / "SourceSerifPro-Semibold.otf",
    "title": SERIF / "SourceSerifPro-Bold.otf",
    "sans": SANS / "SourceSansPro-Semibold.otf",
    "bold": SANS / "SourceSansPro-Bold.otf",
    "light": SANS / "SourceSansPro-Regular.otf",
}
CAP_HEIGHT = {
    "serif": 0.670,
    "title": 0.670,
    "sans": 0.660,
    "bold": 0.660,
    "light": 0.660,
}
"""Height of capitals and digits as a share of the size; both families have tabular lining figures."""
NAME_LENGTH = 20
ELLIPSIS = "…"
NARROWEST = 0.78
"""Letters may be narrowed to this share of their width before words are cut."""


@lru_cache(maxsize=160)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Return the typeface at a size in pixels; the same letters on every machine (no shaping library needed)."""
    return ImageFont.truetype(FACES[face], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def _measure(letter: str, face: str, size: int) -> tuple[int, int, int]:
    """Return how far a letter leads, and its own left and right edge."""
    left, _, right, _ = font(face, size).getbbox(letter, anchor="ls")
    return round(font(face, size).getlength(letter)), round(left), round(right)


def advance(letter: str, face: str, size: int) -> int:
    """Return how far the next letter stands behind this one.

    Neither family has pairs of letters that stand closer.
    """
    return _measure(letter, face, size)[0]


@lru_cache(maxsize=8192)
def width(text: str, face: str, size: int) -> int:
    """Return width in pixels."""
    # Letter by letter: the typefaces are slow to measure, and the letters are mostly the same.
    at = least = most = 0
    for letter in text:
        ahead, left, right = _measure(letter, face, size)
        least, most = min(least, at + left), max(most, at + right)
        at += ahead
    return max(most, at) - least


def cap_height(face: str, size: int) -> int:
    """Return height in pixels of a capital letter or digit."""
    return round(CAP_HEIGHT[face] * size)


@lru_cache(maxsize=4096)
def fit(text: str, face: str, size: int, room: int, least: int) -> tuple[str, int, int]:
    """Return one line, its size and its width in the room: shrunk down to `least`, then narrowed, then cut."""
    # of a letter a pixel wide already too long: names in records have any length
    text = text[: 2 * room]
    for smaller in range(size, least - 1, -1):
        wide = width(text, face, smaller)
        if wide <= room:
            return text, smaller, wide
    if width(text, face, least) * NARROWEST <= room:
        return text, least, room
    while text and width(text + ELLIPSIS, face, least) * NARROWEST > room:
        text = text[:-1].rstrip()
    text = text + ELLIPSIS if text else ""
    return text, least, min(room, width(text, face, least))


@lru_cache(maxsize=2048)
def wrap(text: str, face: str, size: int, room: int, lines: int) -> tuple[str, ...]:
    """Return at most so many lines that fit the room; longer text is cut with an ellipsis."""
    done: list[str] = []
    # other blanks hold words together
    words = [word for word in re.split("[ \n]", text) if word]
    while words:
        line = words.pop(0)
        while words and width(f"{line} {words[0]}", face, size) <= room:
            line += " " + words.pop(0)
        if len(done) == lines - 1 and words:
            line = " ".join([line, *words])
            words = []
        done.append(line)
    if len(done) > 1 and " " not in done[-1] and done[-2].count(" ") > 1:
        # No word stands alone in the last line where the line before can spare one.
        kept, _, moved = done[-2].rpartition(" ")
        if width(f"{moved} {done[-1]}", face, size) <= room:
            done[-2:] = [kept, f"{moved} {done[-1]}"]
    return tuple(done)


def drawn(text: str) -> str:
    """Return the text as it is drawn.

    The narrow blank of French, which the serif typefaces lack, becomes a wider one.
    """
    return text.replace("\u202f", "\u00a0")


@lru_cache(maxsize=4096)
def can_draw(letter: str) -> bool:
    """Return whether both families have a glyph for the character."""
    if letter.isspace():
        return letter in " \u00a0"
    return all(
        bytes(font(face, 24).getmask(letter)) != bytes(font(face, 24).getmask("\ue123"))
        for face in ("serif", "sans")
    )


@lru_cache(maxsize=2048)
def readable(name: str, instead: str) -> str:
    """Return a user's name in letters the typefaces have, whole (pictures cut by width).

    `instead` when nothing is left.

    Styled letters become plain ones; emoji and scripts without a typeface here are left out.
    """
    plain = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name))
    kept = "".join(
        letter if can_draw(letter) else " " for letter in plain if letter.isprintable()
    )
    kept = " ".join(kept.split())
    if not any(letter.isalnum() for letter in kept):
        return instead
    return kept


def spoken(name: str) -> str:
    """Return a user's name for sentences: any script, one line, at most 20 characters."""
    plain = " ".join(
        "".join(letter if letter.isprintable() else " " for letter in name).split()
    )
    return (
        plain
        if len(plain) <= NAME_LENGTH
        else plain[: NAME_LENGTH - 1].rstrip() + ELLIPSIS
    )

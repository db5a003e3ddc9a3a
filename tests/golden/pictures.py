"""The pictures in docs/pictures and scenes that the tests compare with, and a sheet of old, new, difference."""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

import msgspec
from PIL import Image, ImageChops

import rendering
from languages.catalogue import available
from rendering.__main__ import position
from rendering.nodes import Text
from rendering.words import LOCALES, Words
from rules import record as records

if TYPE_CHECKING:
    from collections.abc import Callable

    from rendering.nodes import Scene

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "docs" / "pictures"
RECORDS = ROOT / "tests" / "fixtures" / "rendering"
SHOWN_WORDS = RECORDS / "words.txt"
SHEET = ROOT / "build" / "pictures.png"
NAMES = ("Agnes", "Bertrand", "Ximena", "Ольга", "Wolfgang")
WORDS = Words(NAMES)
LETTERS = re.compile(r"[^\W\d_]{2}")  # no number, and no letter of a shield
OTHER = "cs"  # the README shows one board in it
SHOWN = 300  # height of a picture on the sheet


def _board(
    words: Words, name: str, kind: str, theme: str = "light", number: int = 0
) -> bytes:
    view, _, events = position(records.read((RECORDS / f"{name}.caylus").read_bytes()))
    return rendering.render(view, events, words, kind, theme)[number]


def _scores(words: Words, name: str) -> bytes:
    view, history, _ = position(records.read((RECORDS / f"{name}.caylus").read_bytes()))
    return rendering.scores(view, history, words)


def _charts(words: Words, name: str, theme: str = "light") -> bytes:
    view, history, _ = position(records.read((RECORDS / f"{name}.caylus").read_bytes()))
    return rendering.charts(view, history, words, theme)


def _hand(words: Words, name: str, seat: str) -> bytes:
    view, _, _ = position(records.read((RECORDS / f"{name}.caylus").read_bytes()), seat)
    return rendering.hand(view, words)


def cases() -> dict[str, Callable[[], bytes]]:
    """What draws each picture of the documentation, by its file name."""
    found = in_language(WORDS)
    other = Words(NAMES, OTHER)
    found[f"caylus-middle-full-{OTHER}.png"] = lambda: _board(
        other, "caylus-middle", "full"
    )
    return found


def in_language(words: Words) -> dict[str, Callable[[], bytes]]:
    """What draws the pictures in one language."""
    found: dict[str, Callable[[], bytes]] = {}
    for name in ("caylus-early", "caylus-middle", "caylus-late"):
        for kind in ("full", "phone"):
            found[f"{name}-{kind}.png"] = lambda name=name, kind=kind: _board(
                words, name, kind
            )
    for name in ("caylus-middle", "magna_carta-middle"):
        found[f"{name}-glance.png"] = lambda name=name: _board(words, name, "glance")
    found["caylus-late-glance-dark.png"] = lambda: _board(
        words, "caylus-late", "glance", "dark"
    )
    found["caylus-late-full-dark.png"] = lambda: _board(
        words, "caylus-late", "full", "dark"
    )
    found["caylus-middle-phone-2.png"] = lambda: _board(
        words, "caylus-middle", "phone", number=1
    )
    found["caylus-middle-phone-3.png"] = lambda: _board(
        words, "caylus-middle", "phone", number=2
    )
    found["caylus-over-scores.png"] = lambda: _scores(words, "caylus-over")
    found["caylus-over-charts.png"] = lambda: _charts(words, "caylus-over")
    found["magna_carta-over-charts-dark.png"] = lambda: _charts(
        words, "magna_carta-over", "dark"
    )
    found["caylus-tile.png"] = lambda: rendering.tile("caylus", "s_farm", words)
    found["magna_carta-middle-full.png"] = lambda: _board(
        words, "magna_carta-middle", "full"
    )
    found["magna_carta-middle-phone.png"] = lambda: _board(
        words, "magna_carta-middle", "phone"
    )
    found["magna_carta-middle-phone-2.png"] = lambda: _board(
        words, "magna_carta-middle", "phone", number=1
    )
    found["magna_carta-middle-phone-3.png"] = lambda: _board(
        words, "magna_carta-middle", "phone", number=2
    )
    found["magna_carta-early-hand.png"] = lambda: _hand(
        words, "magna_carta-early", "Blue"
    )
    return found


def words() -> str:
    """Return the words of every picture of the documentation as it would be drawn now, a line each under its name."""
    lines = []
    with (
        mock.patch.object(rendering, "draw", lambda scene: scene),
        mock.patch.object(rendering, "encode", _words),
    ):
        for name, draw in cases().items():
            lines += [f"## {name}", draw().decode(), ""]
    return "\n".join(lines)


def _words(scene: Scene) -> bytes:
    found = (
        node.text
        for block in scene.blocks
        for node in block.nodes
        if isinstance(node, Text) and LETTERS.search(node.text)
    )
    return "\n".join(found).encode()


SCENES = {
    "caylus-middle-full": ("caylus-middle", "full"),
    "caylus-late-phone": ("caylus-late", "phone"),
    "magna_carta-middle-full": ("magna_carta-middle", "full"),
}


def scene_lines(record: str, kind: str) -> list[str]:
    """A picture as data: a line for the whole, then one for each block with its nodes."""
    view, _, events = position(
        records.read((RECORDS / f"{record}.caylus").read_bytes())
    )
    lines = []
    for scene in rendering.scene(view, events, WORDS, kind):
        lines.append(f"{scene.name} {scene.width} {scene.height} {scene.ground}")
        lines.append(msgspec.json.encode(scene.backdrop).decode())
        lines += [msgspec.json.encode(block).decode() for block in scene.blocks]
    return lines


def difference(old: Image.Image, new: Image.Image) -> Image.Image:
    """Where two pictures of one size differ: black where they are the same."""
    return ImageChops.difference(old.convert("RGB"), new.convert("RGB")).convert("L")


def changed(old: Image.Image, new: Image.Image, least: int = 48) -> float:
    """The share of pixels that differ by more than the tolerance; 1 for pictures of different size."""
    if old.size != new.size:
        return 1.0
    histogram = difference(old, new).histogram()
    return sum(histogram[least:]) / (old.width * old.height)


def put(path: Path, data: bytes) -> None:
    """Write a picture unless the file shows the same pixels: other versions of zlib pack them differently."""
    if path.exists():
        old, new = (Image.open(one).convert("RGBA") for one in (path, io.BytesIO(data)))
        if old.size == new.size and old.tobytes() == new.tobytes():
            return
    path.write_bytes(data)


def write() -> None:
    """Draws every picture anew and puts old, new and difference side by side into build/pictures.png."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    SHOWN_WORDS.write_text(words(), encoding="utf-8")
    rows = []
    for name, draw in cases().items():
        path = FOLDER / name
        data = draw()
        new = Image.open(io.BytesIO(data)).convert("RGB")
        old = (
            Image.open(path).convert("RGB")
            if path.exists()
            else Image.new("RGB", new.size)
        )
        if old.size != new.size:
            old = old.resize(new.size)
        rows.append((old, new, difference(old, new).convert("RGB")))
        put(path, data)
    for name, (record, kind) in SCENES.items():
        (RECORDS / f"{name}.scene").write_text(
            "\n".join(scene_lines(record, kind)) + "\n", encoding="utf-8"
        )
    SHEET.parent.mkdir(exist_ok=True)
    _sheet(rows).save(SHEET)


def _sheet(rows: list[tuple[Image.Image, ...]]) -> Image.Image:
    small = [
        [
            image.resize((max(1, image.width * SHOWN // image.height), SHOWN))
            for image in row
        ]
        for row in rows
    ]
    column = max(image.width for row in small for image in row) + 8
    sheet = Image.new("RGB", (3 * column, len(small) * (SHOWN + 8)), "white")
    for y, row in enumerate(small):
        for x, image in enumerate(row):
            sheet.paste(image, (x * column, y * (SHOWN + 8)))
    return sheet


def draw(language: str) -> Path:
    """Draws the pictures of the documentation in a language; gives the folder they are in."""
    folder = ROOT / "build" / "pictures" / language
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in in_language(Words(NAMES, language)).items():
        (folder / name).write_bytes(picture())
    return folder


def main() -> None:
    """`python -m tests.golden.pictures LANGUAGE`."""
    parser = argparse.ArgumentParser(
        description="Draws the pictures of the documentation in a language."
    )
    parser.add_argument("language", choices=available(LOCALES))
    print(draw(parser.parse_args().language))


if __name__ == "__main__":
    main()

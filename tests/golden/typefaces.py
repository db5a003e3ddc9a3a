"""The typefaces that pages load: subsets of the pictures' own faces, renamed as the Open Font License asks."""

from __future__ import annotations

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from rendering import svg
from rendering.lettering import FACES

FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT, TYPOGRAPHIC = 1, 2, 3, 4, 6, 16


def write() -> None:
    """Write every subset anew; the same packages give the same bytes."""
    for old in svg.TYPEFACES.glob("*.woff2"):
        old.unlink()
    for face, path in FACES.items():
        for script in svg.SCRIPTS:
            (svg.TYPEFACES / f"{face}-{script}.woff2").write_bytes(
                made(path, face, script)
            )


def made(path: Path, face: str, script: str) -> bytes:
    """Return a subset as a WOFF2 file."""
    points = [
        point for first, last in svg.SCRIPTS[script] for point in range(first, last + 1)
    ]
    options = subset.Options()
    options.layout_features = []  # pictures use none either
    options.hinting = False
    options.flavor = "woff2"
    options.name_IDs = [0, FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT, 13, 14]
    options.recalc_timestamp = False
    font = TTFont(path, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    family, weight = svg.FACES[face]
    for record in font["name"].names:
        if record.nameID in (FAMILY, TYPOGRAPHIC):
            record.string = family
        elif record.nameID in (UNIQUE, FULL):
            record.string = f"{family} {weight}"
        elif record.nameID == POSTSCRIPT:
            record.string = f"{family.replace(' ', '')}-{weight}"
    if "CFF " in font:
        top = font["CFF "].cff
        top.fontNames = [f"{family.replace(' ', '')}-{weight}"]
        top[0].FamilyName, top[0].FullName = family, f"{family} {weight}"
    out = io.BytesIO()
    subset.save_font(font, out, options)
    return out.getvalue()

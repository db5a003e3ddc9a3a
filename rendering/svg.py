"""A scene as SVG, block by block: sharp at every zoom, and of no theme, since colors are roles of a style sheet.

Nothing here uses a `style` attribute, which the page's content security policy forbids. Quotes are single, since
JSON escapes double ones. A block is text that is kept as long as its nodes are; a page holds the drawings once
(`symbols`) and the colors of both themes once (`sheet`).
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, assert_never
from xml.sax.saxutils import escape

from rendering.art.album import DRAWINGS
from rendering.colours import FADING, THEMES
from rendering.lettering import width
from rendering.nodes import Art, Block, Plate, Stroke, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rendering.art.pen import Mark
    from rendering.nodes import Node, Scene

NAMESPACE = "http://www.w3.org/2000/svg"
THICK = 90
"""Pixels from which outlines grow more slowly than their drawing (`brush.THICK`)."""
LARGE = 110
"""Pixels from which a drawing is written out with outlines of its own: below, they differ by a twentieth."""
FACES = {
    "serif": ("Caylus Serif", 600),
    "title": ("Caylus Serif", 700),
    "sans": ("Caylus Sans", 600),
    "bold": ("Caylus Sans", 700),
    "light": ("Caylus Sans", 400),
}
"""Family and weight of each face of `lettering`. The families are renamed, as their licence asks of subsets."""
TYPEFACES = Path(__file__).parent / "typefaces"
"""A subset of each face for each of the scripts, FACE-SCRIPT.woff2, made by `make golden`."""
SCRIPTS = {
    "latin": (
        (0x20, 0x7E),
        (0xA0, 0x24F),
        (0x2010, 0x203F),
        (0x20AC, 0x20AC),
        (0x2122, 0x2122),
        (0x2190, 0x2193),
        (0x2212, 0x2212),
    ),
    "more": ((0x370, 0x52F), (0x1E00, 0x1FFF)),
}
"""First and last code points: Latin with punctuation; Greek, Cyrillic and the rarer Latin letters."""
CACHED_TEXTS = 4096
"""Blocks and backdrops whose text is kept, the latest that were made."""

_texts: OrderedDict[tuple[int, str], tuple[object, str]] = OrderedDict()
_lock = Lock()


def block(one: Block) -> str:
    """Return the content of the block, counted from its own corner: its ground and its nodes."""
    # Nodes come from a cache, so that their id is as good as their value.
    key = id(one.nodes), one.ground
    if (cached := _texts.get(key)) is not None:
        return cached[1]
    # Without rounded corners the ground's edges are crisp (`sheet`); else a seam would show between blocks.
    ground = f"<rect width='100%' height='100%' class='f-{one.ground}'/>"
    text = ground + "".join(map(_node, one.nodes))
    with _lock:
        _texts[key] = one.nodes, text
        while len(_texts) > CACHED_TEXTS:
            _texts.popitem(last=False)
    return text


def backdrop(scene: Scene) -> str:
    """Return the backdrop behind the blocks."""
    return block(
        Block("backdrop", 0, 0, scene.width, scene.height, scene.ground, scene.backdrop)
    )


def body(scene: Scene) -> str:
    """Return the backdrop and the blocks in their places."""
    return backdrop(scene) + "".join(
        f'<svg x="{inner.x}" y="{inner.y}" width="{inner.w}" height="{inner.h}">{block(inner)}</svg>'
        for inner in scene.blocks
    )


def whole(scene: Scene) -> str:
    """Return the picture as a file of its own, in the scene's theme; its letters need typefaces of the reader's."""
    shown = (
        *scene.backdrop,
        *(node for inner in scene.blocks for node in inner.nodes),
        *scene.sprites,
    )
    used = sorted(
        {
            node.drawing
            for node in shown
            if isinstance(node, Art) and not _is_large(node)
        }
    )
    return (
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {scene.width} {scene.height}">'
        f"<style>{sheet((scene.theme,))}</style>{symbols(used)}{body(scene)}"
        f"{''.join(map(_node, scene.sprites))}</svg>\n"
    )


def symbols(names: Iterable[str] = DRAWINGS) -> str:
    """Return the drawings that blocks use, by the ids `d-NAME`."""
    drawn = "".join(
        f'<symbol id="d-{name}" viewBox="0 0 100 100" preserveAspectRatio="none">{_drawing(name)}</symbol>'
        for name in names
    )
    return f"<defs>{drawn}</defs>"


def sheet(themes: Iterable[str] = THEMES) -> str:
    """Return the style sheet: the colors of the first theme, the others' under `prefers-color-scheme`, and classes."""
    first, *others = themes
    rules = [f":root{{{_colours(first)}}}"]
    rules += [
        f"@media (prefers-color-scheme:{theme}){{:root{{{_colours(theme)}}}}}"
        for theme in others
    ]
    for role in THEMES[first]:
        rules.append(
            f".f-{role}{{fill:var(--{role})}}.s-{role}{{stroke:var(--{role})}}"
        )
    for face, (family, weight) in FACES.items():
        generic = "serif" if "Serif" in family else "sans-serif"
        rules.append(
            f'.t-{face}{{font-family:"{family}",{generic};font-weight:{weight}}}'
        )
    rules.append(".f-none{fill:none}rect:not([rx]){shape-rendering:crispEdges}")
    rules.append("symbol polyline,.line{stroke-linecap:round;stroke-linejoin:round}")
    rules.append(
        "".join(
            f".faded{share}{{opacity:calc(1 - {share / 100}*var(--fading))}}"
            for share in SHARES
        )
    )
    return "".join(rules)


def typefaces(address: Callable[[str], str]) -> str:
    """Return the rules that load the typefaces; `address` gives the URL of a file of `TYPEFACES`."""
    rules = []
    for face, (family, weight) in FACES.items():
        for script, ranges in SCRIPTS.items():
            points = ",".join(f"U+{first:X}-{last:X}" for first, last in ranges)
            rules.append(
                f'@font-face{{font-family:"{family}";font-weight:{weight};font-display:swap;'
                f'src:url("{address(f"{face}-{script}.woff2")}") format("woff2");unicode-range:{points}}}'
            )
    return "".join(rules)


SHARES = (25, 30, 35, 36, 40, 50, 55, 60)
"""Hundredths by which drawings are faded on the boards and in hands."""


def _colours(theme: str) -> str:
    named = ";".join(f"--{role}:{colour}" for role, colour in THEMES[theme].items())
    return f"{named};--fading:{FADING[theme]:g}"


@lru_cache(maxsize=8_192)  # blocks that differ in one node share the others
def _node(node: Node) -> str:
    match node:
        case Plate():
            return _plate(node)
        case Art():
            return _art(node)
        case Text():
            return _text(node)
        case Stroke():
            return _line(node.points, node.width, node.colour)
        case _:
            assert_never(node)


def _plate(node: Plate) -> str:
    x: float = node.x
    y: float = node.y
    w: float = node.w
    h: float = node.h
    radius: float = min(node.radius, w / 2, h / 2)
    paint = f"f-{node.fill or 'none'}"
    outline = ""
    if node.edge is not None:  # it lies inside the rectangle
        inset = node.stroke / 2
        x, y, w, h, radius = (
            x + inset,
            y + inset,
            w - node.stroke,
            h - node.stroke,
            radius - inset,
        )
        paint += f" s-{node.edge}"
        outline = f" stroke-width='{node.stroke}'"
    round_ = f" rx='{_short(radius)}'" if radius > 0 else ""
    return (
        f"<rect x='{_short(x)}' y='{_short(y)}' width='{_short(max(0, w))}' height='{_short(max(0, h))}'"
        f"{round_} class='{paint}'{outline}/>"
    )


def _art(node: Art) -> str:
    faded = f" class='faded{round(node.faded * 100)}'" if node.faded else ""
    if _is_large(node):
        across, down = node.w / 100, node.h / 100
        return (
            f"<g transform='translate({node.x} {node.y}) scale({_short(across)} {_short(down)})'{faded}>"
            f"{_drawing(node.drawing, (THICK / min(node.w, node.h)) ** 0.5)}</g>"
        )
    return f"<use href='#d-{node.drawing}' y='{node.y}' width='{node.w}' height='{node.h}' x='{node.x}'{faded}/>"


def _is_large(node: Art) -> bool:
    return min(node.w, node.h) > LARGE


@lru_cache(maxsize=1024)
def _drawing(name: str, ink: float = 1.0) -> str:
    """Return a drawing on its grid of 100; `ink` scales its outlines."""
    return "".join(_mark(mark, mark.width * ink) for mark in DRAWINGS[name])


def _mark(mark: Mark, weight: float) -> str:
    points = " ".join(f"{_short(x)},{_short(y)}" for x, y in mark.points)
    paint = f"f-{mark.fill or 'none'}" + (f" s-{mark.ink}" if weight else "")
    outline = (
        f" stroke-width='{_short(weight)}' stroke-linejoin='round'" if weight else ""
    )
    if mark.closed:
        return f"<polygon points='{points}' class='{paint}'{outline}/>"
    return f"<polyline points='{points}' class='{paint}'{outline}/>"


def _text(node: Text) -> str:
    # The page writes a person's initials in place of a seat's letter, in the middle of the shield.
    if node.colour.startswith("letter"):
        return (
            f"<text x='{_short(node.x + node.w / 2)}' y='{node.y}' class='t-{node.face} f-{node.colour}'"
            f" text-anchor='middle' font-size='{node.size}'>{escape(node.text)}</text>"
        )
    narrow = ""
    if node.w < width(node.text, node.face, node.size):
        narrow = f" textLength='{node.w}' lengthAdjust='spacingAndGlyphs'"
    return (
        f"<text x='{node.x}' y='{node.y}' class='t-{node.face} f-{node.colour}' font-size='{node.size}'{narrow}>"
        f"{escape(node.text)}</text>"
    )


def _line(points: Iterable[tuple[Any, Any]], weight: float, colour: str) -> str:
    # From point to point: the same line elsewhere has the same text, which compresses well.
    corners = [(round(x, 2), round(y, 2)) for x, y in points]
    steps = " ".join(
        f"{_short(b[0] - a[0])} {_short(b[1] - a[1])}" for a, b in pairwise(corners)
    )
    begins = " ".join(map(_short, corners[0]))
    return f"<path d='M{begins}l{steps}' class='f-none s-{colour} line' stroke-width='{_short(weight)}'/>"


@lru_cache(maxsize=8_192)
def _short(number: float) -> str:
    """Return the number with at most two digits behind the point."""
    return f"{round(number, 2) + 0:g}"  # 0 where it is -0.0, which has the same key

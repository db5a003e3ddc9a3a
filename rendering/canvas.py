"""A sheet on which blocks are composed: plates, drawings, fitted words, shields, rows of signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.art.people import FLAG_LETTER_AT, LETTER_AT, WORKER_LETTER_AT
from rendering.lettering import cap_height, drawn, fit, width, wrap
from rendering.nodes import Art, Block, Node, Plate, Stroke, Text
from rendering.sentences import minus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.words import Catalogue

Sign = tuple[int, str]
"""A drawing with a number before it; 0 for none."""

NARROW = {
    "slash": 0.62,
    "arrow": 0.86,
    "gives": 0.5,
    "key": 0.9,
    "gap": 0.3,
    "unequal": 0.5,
}
LETTER = 0.70
"""Size of the letter on a shield, as a share of the shield."""
WORKER_LETTER = 0.45
FLAG_LETTER = 0.64
SMALLEST_SHIELD = 25


class Page:
    """Collects the nodes of a block; coordinates count from its corner."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.nodes: list[Node] = []

    def plate(
        self,
        x: int,
        y: int,
        w: int,
        h: int,
        fill: str | None = None,
        edge: str | None = None,
        stroke: int = 2,
        radius: int = 6,
    ) -> None:
        self.nodes.append(Plate(x, y, w, h, fill, edge, stroke, radius))

    def art(
        self, drawing: str, x: int, y: int, w: int, h: int = 0, faded: float = 0.0
    ) -> None:
        self.nodes.append(Art(x, y, w, h or w, drawing, faded))

    def stroke(
        self, points: Sequence[tuple[int, int]], width: int, colour: str
    ) -> None:
        self.nodes.append(Stroke(tuple(points), width, colour))

    def text(
        self,
        text: str,
        x: int,
        y: int,
        face: str,
        size: int,
        colour: str = "ink",
        room: int = 0,
        least: int = 0,
        align: str = "left",
    ) -> int:
        """Draw one line with its baseline at y and return its width; x is its left edge, middle or right edge.

        With `room` it shrinks down to `least`, then is narrowed, then cut.
        """
        text = drawn(text)
        if room > 0:
            text, size, w = fit(text, face, size, room, least or size)
        else:
            w = width(text, face, size)
        if not text:
            return 0
        left = x if align == "left" else x - w // 2 if align == "middle" else x - w
        self.nodes.append(
            Text(left, y, w, cap_height(face, size), text, face, size, colour)
        )
        return w

    def name(
        self,
        message_id: str,
        x: int,
        y: int,
        face: str,
        size: int,
        colour: str,
        room: int,
        least: int,
        align: str = "left",
    ) -> int:
        """Write a name from the catalogue, long if it fits a little smaller, else its short form; return its width."""
        name = self.words.say(message_id)
        if width(name, face, least) > room:
            name = self.words.short(message_id)
        return self.text(name, x, y, face, size, colour, room, least, align)

    def lines(
        self,
        text: str,
        x: int,
        y: int,
        face: str,
        size: int,
        colour: str,
        room: int,
        step: int,
        lines: int,
    ) -> int:
        """Draw several lines from the baseline y on; return the baseline after the last."""
        for line in wrap(text, face, size, room, lines):
            self.text(line, x, y, face, size, colour, room)
            y += step
        return y

    def shield(
        self, seat: int, x: int, y: int, size: int, faded: float = 0.0, letter: int = 0
    ) -> None:
        """Draw a seat's shield with its letter, seven tenths of its size where nothing else is wanted."""
        self.art(
            f"{'shield' if size >= SMALLEST_SHIELD else 'seal'}{seat}",
            x,
            y,
            size,
            faded=faded,
        )
        middle = y + round(size * LETTER_AT[seat])
        self._letter(seat, x + size // 2, middle, letter or round(size * LETTER))

    def worker(
        self,
        seat: int,
        x: int,
        y: int,
        size: int,
        letter: int = 0,
        *,
        faded: float = 0.0,
    ) -> None:
        """Draw a seat's worker with the letter on its shield."""
        self.art(f"worker{seat}", x, y, size, faded=faded)
        middle = y + round(size * WORKER_LETTER_AT[seat])
        colour = "soft" if faded else f"letter{seat}"
        self._letter(
            seat, x + size // 2, middle, letter or round(size * WORKER_LETTER), colour
        )

    def place(self, middle: int, y: int, size: int, *, free: bool) -> None:
        """Draw the empty place of a worker around a point: a ring where it is free to choose, else invisible.

        The live board reads there where a worker would stand.
        """
        left, top = middle - size // 2, y - size // 2
        edge = "legal_edge" if free else None
        self.plate(left, top, size, size, None, edge, 4, size // 2)

    def flag(self, seat: int, x: int, y: int, size: int) -> None:
        """Draw the flag of a building's owner with the seat's letter."""
        self.art(f"flag{seat}", x, y, size)
        across, down = (round(size * share) for share in FLAG_LETTER_AT)
        self._letter(seat, x + across, y + down, round(size * FLAG_LETTER))

    def _letter(
        self, seat: int, x: int, middle: int, size: int, colour: str = ""
    ) -> None:
        baseline = middle + (cap_height("bold", size) + 1) // 2
        self.text(
            self.words.letter(seat),
            x,
            baseline,
            "bold",
            size,
            colour or f"letter{seat}",
            align="middle",
        )

    def row(
        self,
        signs: Sequence[Sign],
        x: int,
        y: int,
        size: int,
        letters: int = 0,
        room: int = 0,
        least: int = 0,
        align: str = "left",
        faded: float = 0.0,
    ) -> int:
        """Draw signs in a row, y at their top, numbers `letters` pixels large; return the width."""
        letters, wanted = letters or round(size * 0.95), size
        while (
            room and size > (least or size) and row_width(signs, size, letters) > room
        ):
            size -= 1
        y += (wanted - size) // 2
        whole = row_width(signs, size, letters)
        x = x if align == "left" else x - whole // 2 if align == "middle" else x - whole
        baseline = y + (size + cap_height("bold", letters)) // 2
        for number, drawing in signs:
            if number:
                x += self.text(minus(number), x, baseline, "bold", letters) + 1
            across = sign_width(drawing, size)
            if drawing != "gap":
                self.art(drawing, x + (across - size) // 2, y, size, faded=faded)
            x += across + size // 10
        return whole

    def ring(
        self, x: int, y: int, w: int, h: int, radius: int = 9, stroke: int = 4
    ) -> None:
        """Mark what changed since the last picture."""
        self.nodes.append(Plate(x, y, w, h, None, "changed", stroke, radius))

    def block(
        self, name: str, x: int, y: int, w: int, h: int, ground: str = "ground"
    ) -> Block:
        return Block(name, x, y, w, h, ground, tuple(self.nodes))


def sign_width(drawing: str, size: int) -> int:
    """Return the room that a sign takes in a row."""
    return round(size * NARROW.get(drawing, 1))


def row_width(signs: Sequence[Sign], size: int, letters: int) -> int:
    """Return width of a row of signs."""
    total = -(size // 10)
    for number, drawing in signs:
        if number:
            total += width(minus(number), "bold", letters) + 1
        total += sign_width(drawing, size) + size // 10
    return total

"""The moves between two cards of a replay: workers go to their places, on and home, players change their ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rendering.nodes import Art

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rendering.nodes import Block, Node, Scene

PLAYER = "player"
"""The beginning of the names of the players' blocks."""
WORKER = "worker"
"""Their drawings, also beside the number of workers that a player has left."""
ELSEWHERE = ("banner", "moves")
"""Blocks whose workers stand for the decision, or a move."""


class Fineness(NamedTuple):
    """The most frames in between.

    There are some where the provost walks, for workers that come, for workers that only go home; and the
    shares of its way at which a change of rank is shown.
    """

    walk: int
    arrivals: int
    homeward: int
    slides: tuple[float, ...]


FINEST = (
    Fineness(28, 2, 1, (0.25, 0.5, 0.75)),
    Fineness(28, 1, 1, (0.33, 0.67)),
    Fineness(28, 1, 0, (0.5,)),
    Fineness(1, 1, 0, (0.5,)),
)
"""The finest first."""


class Stand(NamedTuple):
    """The place of a worker: its block, its corner on the card, and its size."""

    block: str
    x: int
    y: int
    size: int


class Way(NamedTuple):
    """The way of one worker, from corner to corner."""

    seat: int
    start: Stand
    end: Stand


def between(one: Scene, other: Scene, fine: Fineness) -> Iterator[Scene]:
    """Yield the scenes between two cards; the second is not among them."""
    ways, left = _ways(one, other)
    frames = fine.arrivals if any(way.end.block for way in ways) else fine.homeward
    if ways and frames:
        base = _with(one, other, left)
        for step in range(1, frames + 1):
            sprites = [
                node for way in ways for node in _walker(way, step / (frames + 1))
            ]
            yield msgspec.structs.replace(base, sprites=tuple(sprites))
    if _ranks(one) != _ranks(other):
        for share in fine.slides:
            yield _sliding(one, other, share)


def stops(start: int | None, end: int | None, most: int) -> list[int]:
    """Return where the provost is seen between two spaces: on each, or on so many of them, evenly spread."""
    if start is None or end is None or abs(end - start) < 2:
        return []
    step = 1 if end > start else -1
    spaces = list(range(start + step, end, step))
    if len(spaces) <= most:
        return spaces
    return [spaces[(number + 1) * len(spaces) // (most + 1)] for number in range(most)]


def _ways(one: Scene, other: Scene) -> tuple[list[Way], set[str]]:
    """Return the ways of the workers that stand elsewhere afterwards, and the blocks they left."""
    before, after = _workers(one), _workers(other)
    pools_before, pools_after = _pools(one), _pools(other)
    ways: list[Way] = []
    left: set[str] = set()
    if not _same_places(one, other):
        return ways, left
    for seat in sorted(before.keys() | after.keys()):
        gone, come = list(before.get(seat, ())), list(after.get(seat, ()))
        for stand in [stand for stand in gone if stand in come]:
            gone.remove(stand)
            come.remove(stand)
        # In a block where one stands as before the others may stand closer: they have not gone anywhere.
        for stand in list(gone):
            same = next((other for other in come if other.block == stand.block), None)
            if same is not None:
                gone.remove(stand)
                come.remove(same)
        left |= {stand.block for stand in gone}
        while gone and come:
            ways.append(Way(seat, gone.pop(0), come.pop(0)))
        if seat in pools_before and seat in pools_after:
            ways += [Way(seat, pools_before[seat], stand) for stand in come]
            ways += [Way(seat, stand, pools_after[seat]) for stand in gone]
    return ways, left


def _workers(scene: Scene) -> dict[int, list[Stand]]:
    """Return where each seat's workers stand on the board."""
    by_seat: dict[int, list[Stand]] = {}
    for block in scene.blocks:
        if block.name.startswith(PLAYER) or block.name in ELSEWHERE:
            continue
        for node in block.nodes:
            if not isinstance(node, Art):
                continue
            if node.drawing.startswith(WORKER):
                stand = Stand(block.name, block.x + node.x, block.y + node.y, node.w)
                by_seat.setdefault(int(node.drawing.removeprefix(WORKER)), []).append(
                    stand
                )
    return by_seat


def _pools(scene: Scene) -> dict[int, Stand]:
    """Return the place where each seat's workers wait: in its panel, at the sign for them or in the middle."""
    by_seat: dict[int, Stand] = {}
    for block in scene.blocks:
        if block.name.startswith(PLAYER):
            signs = [
                node
                for node in block.nodes
                if isinstance(node, Art) and node.drawing.startswith(WORKER)
            ]
            x, y = (signs[0].x, signs[0].y) if signs else (block.w // 2, block.h // 2)
            by_seat[int(block.name.removeprefix(PLAYER))] = Stand(
                "", block.x + x, block.y + y, 30
            )
    return by_seat


def _same_places(one: Scene, other: Scene) -> bool:
    """Return whether the board is laid out alike.

    Players may have changed their ranks, the road may have grown.
    """
    places = {block.name: (block.x, block.y, block.w, block.h) for block in one.blocks}
    return all(
        places.get(block.name, place) == place
        for block in other.blocks
        if not block.name.startswith(PLAYER)
        for place in [(block.x, block.y, block.w, block.h)]
    )


def _with(one: Scene, other: Scene, names: set[str]) -> Scene:
    """Return the first scene with some blocks as they are in the second."""
    later = {block.name: block for block in other.blocks if block.name in names}
    blocks = tuple(later.get(block.name, block) for block in one.blocks)
    return msgspec.structs.replace(one, blocks=blocks)


def _walker(way: Way, share: float) -> list[Node]:
    """Return a worker on the way."""
    start, end = way.start, way.end
    size = max(start.size, end.size)
    x, y = (round(a + (z - a) * share) for a, z in ((start.x, end.x), (start.y, end.y)))
    return [Art(x, y, size, size, f"{WORKER}{way.seat}")]


def _ranks(scene: Scene) -> dict[str, int]:
    return {
        block.name: block.x for block in scene.blocks if block.name.startswith(PLAYER)
    }


def _sliding(one: Scene, other: Scene, share: float) -> Scene:
    """Return the second scene with its players on the way from where they stood."""
    start = _ranks(one)

    def moved(block: Block) -> Block:
        if block.name not in start:
            return block
        x = start[block.name]
        return msgspec.structs.replace(block, x=round(x + (block.x - x) * share))

    return msgspec.structs.replace(other, blocks=tuple(map(moved, other.blocks)))

"""The picture of one tile: its effect, cost and gains, and its place now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.caylus.signs import SPECIAL, cost, effect, printed_prestige
from rendering.sentences import effect_line
from rendering.signs import ARROW, GAP
from rendering.single import Single, single_scene
from rules.caylus.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Callable

    from rendering.canvas import Sign
    from rendering.nodes import Scene
    from rendering.words import Words
    from rules.caylus.view import CaylusView


def tile_scene(
    tile_id: str, words: Words, theme: str, view: CaylusView | None
) -> Scene:
    """Return the tile as a picture; raise KeyError for an unknown tile."""
    kind = "special" if tile_id in SPECIAL else TILES[tile_id].kind
    work = kind == "special" or bool(TILES[tile_id].work)
    rows = [("sign-pawn" if work else "sign-income", effect(tile_id))]
    if kind != "special":
        rows.append(("sign-build", _price(tile_id, view)))
    paragraphs = [effect_line(words, words(f"effect-{tile_id}"), work)]
    if kind != "special" and TILES[tile_id].bonus:
        paragraphs.append(words("card-owner", effect=words(f"owner-{tile_id}")))
    paragraphs += places(tile_id, words.drawn, words, view)
    single = Single(kind, f"tile-{tile_id}", tile_id, rows, paragraphs)
    return single_scene("caylus/tile", words.catalogue, theme, single)


def _price(tile_id: str, view: CaylusView | None) -> tuple[Sign, ...]:
    tile = TILES[tile_id]
    signs = cost(tile_id)
    if not signs:
        return ()
    points = printed_prestige(tile_id, view.options["lawyer_vp"] if view else "4")
    return (
        *signs,
        GAP,
        ARROW,
        GAP,
        (points, "prestige"),
        *(((0, "favor"),) * tile.favors),
    )


def places(
    tile_id: str, who: Callable[[int], str], words: Words, view: CaylusView | None
) -> list[str]:
    """Return where the tile is now, in words; `who` names a seat."""
    if view is None or tile_id in SPECIAL:
        return []
    on = [
        (number, space)
        for number, space in enumerate(view.road, 1)
        if space.tile == tile_id
    ]
    lines = []
    if on:
        spaces = words.joined([str(number) for number, _ in on])
        owners = [who(space.owner) for _, space in on if space.owner is not None]
        lines.append(
            words(
                "tile-stands",
                owned="yes" if owners else "no",
                spaces=spaces,
                owners=words.joined(list(dict.fromkeys(owners))),
            )
        )
    if tile_id == "residence" or any(tile_id in tiles for tiles in view.stock.values()):
        lines.append(words("tile-in-stock"))
    return lines or [words("tile-gone")]

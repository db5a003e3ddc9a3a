"""The pictures of Magna Carta: the functions that `rendering` calls for a view of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.ending import Ending
from rendering.legend import NEXT, with_key
from rendering.magna_carta import phone, spots
from rendering.magna_carta.alt_text import (
    describe,
    glance_text,
    players_text,
    road_text,
    text,
    turn_text,
)
from rendering.magna_carta.changes import changes
from rendering.magna_carta.course import course
from rendering.magna_carta.full import full
from rendering.magna_carta.glance import REPLAYED, glance
from rendering.magna_carta.hand import hand_scene, hand_text, tile_scene, tile_text
from rendering.magna_carta.scores import sources
from rendering.magna_carta.signs import SIGNS
from rendering.pictures import Pictures
from rendering.road import crossed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Scene
    from rendering.words import Words
    from rules.magna_carta.view import MagnaCartaView
    from rules.model import Event

__all__ = ["PICTURES"]


def _phone(
    view: MagnaCartaView, events: Sequence[Event], words: Words, theme: str
) -> tuple[Scene, ...]:
    marks = changes(events)
    scenes = (
        *phone.phone_board(view, events, marks, words, theme),
        *phone.players(view, events, words, theme, offers=True),
    )
    return with_key(words.catalogue, scenes, SIGNS)


CAPTIONS = {
    "players": players_text,
    "turn": turn_text,
    "glance": glance_text,
    "full": describe,
}


def captions(
    view: MagnaCartaView, events: Sequence[Event], words: Words, kind: str
) -> list[str]:
    """Return a description for each picture of a kind."""
    if kind in CAPTIONS:
        return [CAPTIONS[kind](view, events, words)]
    board = describe(view, events, words)
    first = phone.first_cards(view)
    longer = [road_text(view, first + 1, words)] if len(view.road) > first else []
    return [board, *longer, players_text(view, events, words)]


END = Ending(course, sources)
PICTURES: Pictures[MagnaCartaView] = Pictures(
    scenes={
        "full": full,
        "glance": glance,
        "phone": _phone,
        "players": phone.players,
        "wide": phone.wide,
    },
    captions=captions,
    text=text,
    score_scene=END.score_scene,
    score_text=END.score_text,
    charts_scene=END.charts_scene,
    charts_text=END.charts_text,
    finish_scene=END.finish_scene,
    replayed=REPLAYED,
    tile_scene=tile_scene,
    tile_text=tile_text,
    signs=(*SIGNS, "provost", "done", NEXT),
    spot=spots.spot,
    crossed=crossed,
    tiles=spots.tiles,
    tile_name=spots.tile_name,
    hand_scene=hand_scene,
    hand_text=hand_text,
)

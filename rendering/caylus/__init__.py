"""The pictures of Caylus: the functions that `rendering` calls for a view of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.caylus import phone, spots
from rendering.caylus.alt_text import (
    describe,
    glance_text,
    players_text,
    supplies_text,
    text,
    tile_text,
    turn_text,
)
from rendering.caylus.changes import changes
from rendering.caylus.course import course
from rendering.caylus.full import full
from rendering.caylus.glance import REPLAYED, glance
from rendering.caylus.scores import sources
from rendering.caylus.signs import SIGNS
from rendering.caylus.tile import tile_scene
from rendering.ending import Ending
from rendering.legend import NEXT, with_key
from rendering.pictures import Pictures
from rendering.road import crossed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Scene
    from rendering.words import Words
    from rules.caylus.view import CaylusView
    from rules.model import Event

__all__ = ["PICTURES"]


def _phone(
    view: CaylusView, events: Sequence[Event], words: Words, theme: str
) -> tuple[Scene, ...]:
    marks = changes(events)
    scenes = (
        phone.phone_board(view, events, marks, words, theme),
        *phone.players(view, events, words, theme),
        phone.supplies(view, marks, words, theme),
    )
    return with_key(words.catalogue, scenes, SIGNS)


CAPTIONS = {
    "players": players_text,
    "turn": turn_text,
    "glance": glance_text,
    "full": describe,
}


def captions(
    view: CaylusView, events: Sequence[Event], words: Words, kind: str
) -> list[str]:
    """Return a description for each picture of a kind."""
    if kind in CAPTIONS:
        return [CAPTIONS[kind](view, events, words)]
    board = describe(view, events, words)
    return [board, players_text(view, events, words), supplies_text(view, words)]


END = Ending(course, sources)
PICTURES: Pictures[CaylusView] = Pictures(
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
    signs=(*SIGNS, "provost", "bailiff", "done", NEXT),
    spot=spots.spot,
    crossed=crossed,
    tiles=spots.tiles,
    tile_name=spots.tile_name,
)

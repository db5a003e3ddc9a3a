"""The board as pictures and in words: a view of a game goes in, PNG files and sentences come out.

`render` is safe to call from several threads. At most 56 MB of pixels are kept in memory (see
`rendering.paint`), beside some thousand layouts of blocks (about 25 MB).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.charts.lookback import (
    Costly,
    Lookback,
    Moment,
    lookback_scene,
    lookback_text,
)
from rendering.charts.table import Bar, Bars, Figures, Grid, Tally, tally_scene
from rendering.nodes import Scene
from rendering.paint import draw
from rendering.pictures import Pictures
from rendering.png import MEDIA_TYPE, SUFFIX, encode
from rendering.register import PICTURES
from rendering.words import Words, open_catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.model import Event, GameView

__all__ = [
    "KINDS",
    "MEDIA_TYPE",
    "PICTURES",
    "SUFFIX",
    "THEMES",
    "Bar",
    "Bars",
    "Costly",
    "Figures",
    "Grid",
    "Lookback",
    "Moment",
    "Pictures",
    "Scene",
    "Tally",
    "Words",
    "captions",
    "charts",
    "charts_text",
    "describe",
    "hand",
    "hand_text",
    "lookback",
    "lookback_text",
    "open_catalogue",
    "render",
    "scene",
    "scores",
    "scores_text",
    "tally",
    "text",
    "tile",
    "tile_text",
]

KINDS = ("glance", "full", "phone", "players")
"""`glance` is a card for the stream of messages, `full` one
landscape picture, `phone` three of at most 1080 by 1944, `players` the panels alone."""
THEMES = ("light", "dark")


def scene(
    view: GameView,
    events: Sequence[Event],
    words: Words,
    kind: str = "full",
    theme: str = "light",
) -> list[Scene]:
    """Return the pictures of a position as pure data, one after another.

    `events` are those since the last picture.

    Raises KeyError for an unknown kind or theme.
    """
    return list(PICTURES[view.game].scenes[kind](view, events, words, theme))


def render(
    view: GameView,
    events: Sequence[Event],
    words: Words,
    kind: str = "full",
    theme: str = "light",
) -> list[bytes]:
    """Return the same as PNG files."""
    return [encode(draw(page)) for page in scene(view, events, words, kind, theme)]


def captions(
    view: GameView, events: Sequence[Event], words: Words, kind: str = "full"
) -> list[str]:
    """Return the description (alt text) of each picture of `render`, at most 1,024 characters each."""
    return PICTURES[view.game].captions(view, events, words, kind)


def describe(view: GameView, events: Sequence[Event], words: Words) -> str:
    """Return the position in at most 1,024 characters: turn, phase, player to move, scores, changes."""
    return PICTURES[view.game].captions(view, events, words, "full")[0]


def text(view: GameView, words: Words) -> str:
    """Return the whole position in words, in reading order; may be longer than one message."""
    return PICTURES[view.game].text(view, words)


def hand(view: GameView, words: Words, theme: str = "light") -> bytes:
    """Return the hand of the seat whose view this is; raise ValueError for a view without a hand."""
    return encode(draw(PICTURES[view.game].hand_scene(view, words, theme)))


def hand_text(view: GameView, words: Words) -> str:
    """Return the same in words, at most 1,024 characters."""
    return PICTURES[view.game].hand_text(view, words)


def tile(
    game: str,
    tile_id: str,
    words: Words,
    theme: str = "light",
    view: GameView | None = None,
) -> bytes:
    """Return one tile, card or special building; with a view also where it is.

    Raise KeyError for an unknown one.
    """
    return encode(draw(PICTURES[game].tile_scene(tile_id, words, theme, view)))


def tile_text(
    game: str, tile_id: str, words: Words, view: GameView | None = None
) -> str:
    """Return the same in words."""
    return PICTURES[game].tile_text(tile_id, words, view)


def scores(
    view: GameView, events: Sequence[Event], words: Words, theme: str = "light"
) -> bytes:
    """Return the final score by source; `events` are all events of the game. Raise ValueError before its end."""
    return encode(draw(PICTURES[view.game].score_scene(view, events, words, theme)))


def charts(
    view: GameView, events: Sequence[Event], words: Words, theme: str = "light"
) -> bytes:
    """Return the course of a finished game as charts; `events` are all of its events.

    Raise ValueError before its end.
    """
    return encode(draw(PICTURES[view.game].charts_scene(view, events, words, theme)))


def charts_text(view: GameView, events: Sequence[Event], words: Words) -> str:
    """Return the same in words, at most 1,024 characters."""
    return PICTURES[view.game].charts_text(view, events, words)


def lookback(review: Lookback, words: Words, theme: str = "light") -> bytes:
    """Return a finished game looked at again from one seat."""
    return encode(draw(lookback_scene(review, words, theme)))


def tally(card: Tally, words: Words, theme: str = "light") -> bytes:
    """Return statistics as figures, bars and tables."""
    return encode(draw(tally_scene(card, words, theme)))


def scores_text(view: GameView, events: Sequence[Event], words: Words) -> str:
    """Return the same in words, a line for each player."""
    return PICTURES[view.game].score_text(view, events, words)

"""The interface of a game's pictures: functions from a view to scenes (pure data) and to sentences."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Generic, NamedTuple, NoReturn, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rendering.nodes import Scene
    from rendering.words import Words
    from rules.model import Event

V = TypeVar("V")
Draw: TypeAlias = "Callable[[V, Sequence[Event], Words, str], Sequence[Scene]]"


def _no_tile(tile_id: str, *_: object) -> NoReturn:
    raise KeyError(tile_id)


def _no_spot(*_: object) -> tuple[str, ...]:
    return ()


def _no_workers(*_: object) -> tuple[tuple[int, int], ...]:
    return ()


def _no_tiles(_: object) -> dict[str, str]:
    return {}


def _unnamed(tile_id: str, _: Words) -> str:
    return tile_id


def _no_hand(*_: object) -> NoReturn:
    raise ValueError("a hand needs the view of its own seat, this view shows none")


BUILDING = ("build", "prestige")
"""Verbs of actions that put a tile or card on the road."""


class Replayed(NamedTuple):
    """The events that a replay of the game shows longer: `framed` have a frame of their own, `scorings` the longest."""

    framed: tuple[type[Event], ...] = ()
    scorings: tuple[type[Event], ...] = ()
    last_phase: int = 1


ALL_ALIKE = Replayed()


@dataclasses.dataclass(frozen=True, kw_only=True)
class Pictures(Generic[V]):
    """The pictures of one game. Tiles and hands are left out by a game that has none."""

    scenes: Mapping[str, Draw[V]]
    """By kind: the pictures of (view, events since the last picture, words, theme).

    Kinds are `rendering.KINDS`, and `wide`, the pages of the live board on a computer."""

    captions: Callable[[V, Sequence[Event], Words, str], list[str]]
    """A description for each picture of a kind, at most 1,024 characters each; the first tells of the board. That of
    the kind `turn` is of the card at a turn's end, of all events of the turn."""

    text: Callable[[V, Words], str]
    """The whole position in words, in reading order."""

    score_scene: Callable[[V, Sequence[Event], Words, str], Scene]
    """The final score by source, of all events; raises ValueError before the end."""

    score_text: Callable[[V, Sequence[Event], Words], str]
    """The same in words."""

    charts_scene: Callable[[V, Sequence[Event], Words, str], Scene]
    """The course of a finished game, of all events; raises ValueError before the end."""

    charts_text: Callable[[V, Sequence[Event], Words], str]
    """The same in words, at most 1,024 characters."""

    replayed: Replayed = ALL_ALIKE
    """The events that a replay shows."""

    finish_scene: Callable[[V, Sequence[Event], Words, str], Scene] | None = None
    """The last frame of a replay, of all events; None where the glance of the last position is enough."""

    tile_scene: Callable[[str, Words, str, V | None], Scene] = _no_tile
    """One tile or card (id, words, theme, view or None); raises KeyError for an unknown one."""

    tile_text: Callable[[str, Words, V | None], str] = _no_tile
    """The same in words."""

    hand_scene: Callable[[V, Words, str], Scene] = _no_hand
    """The hand of the seat whose view it is; raises ValueError for a view that shows none."""

    hand_text: Callable[[V, Words], str] = _no_hand
    """The same in words, at most 1,024 characters."""

    signs: tuple[str, ...] = ()
    """The signs that a key on the live board explains."""

    spot: Callable[[V, str], tuple[str, ...]] = _no_spot
    """The blocks of a board on which an action code is done, the narrowest first; a board has one of them or none."""

    crossed: Callable[[V, str], tuple[tuple[int, int], ...]] = _no_workers
    """The spaces that the provost passes by an action code, each with the seat of its worker."""

    tiles: Callable[[V], Mapping[str, str]] = _no_tiles
    """The ids of the tiles or cards by the names of the blocks on which they lie or may lie."""

    tile_name: Callable[[str, Words], str] = _unnamed
    """The name of a tile or card."""

    def was_on(self, view: V, code: str) -> tuple[str, ...]:
        """Return the blocks that an action was about, the narrowest first: of a tile those where it stands now."""
        verb, _, noun = code.partition(" ")
        if verb == "provost":
            code = "provost 0"  # where he stands now
        built = self.tiles(view).items() if verb in BUILDING else ()
        return tuple(
            block for block, tile in built if tile == noun and block.isdecimal()
        ) or self.spot(view, code)

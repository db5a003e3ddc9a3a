"""The sources of the points in a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.scoreboard import Source
from rules.caylus import events as happened
from rules.caylus.prices_and_limits import goods_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.caylus.view import CaylusView
    from rules.model import Event

SOURCES = {
    "castle": ("towers", "points-castle"),
    "building": ("build", "points-buildings"),
    "favor": ("favor", "points-favors"),
    "owner": ("key", "points-owners"),
    "trade": ("s_church", "points-trades"),
    "penalty": ("dungeon", "points-losses"),
}
"""The drawing of each source of points in the events, and its name in the catalogue of the rules."""


def sources(view: CaylusView, events: Sequence[Event]) -> tuple[Source, ...]:
    """Return the rows of the score table from all events of the game.

    Points the events don't explain (a game that began from a position) come first.
    """
    seats = range(len(view.players))
    by_source = {name: [0] * len(seats) for name in SOURCES}
    for event in events:
        if isinstance(event, happened.Scored):
            by_source[event.source][event.seat] += event.amount
    before = [
        player.prestige - sum(points[seat] for points in by_source.values())
        for seat, player in enumerate(view.players)
    ]
    rows = [Source("prestige", "source-start", tuple(before))] if any(before) else []
    rows += [
        Source(*SOURCES[name], tuple(points)) for name, points in by_source.items()
    ]
    # The goods left count nothing where all others had left the game before its end.
    counted = view.result is None or view.result.scores != tuple(
        player.prestige for player in view.players
    )
    gold, cubes, deniers = zip(
        *[
            goods_points(player.cubes, player.deniers) if counted else (0, 0, 0)
            for player in view.players
        ],
        strict=True,
    )
    rows += [
        Source("gold", "points-gold", gold),
        Source("any", "points-cubes", cubes),
        Source("coin", "points-deniers", deniers),
    ]
    return tuple(rows)

"""The sources of the points in a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.scoreboard import Source
from rules.magna_carta.scoring import goods_points, token_points

if TYPE_CHECKING:
    from rules.magna_carta.view import MagnaCartaView


def sources(view: MagnaCartaView, _: object = None) -> tuple[Source, ...]:
    """Return the rows of the score table; all of them can be read off the last position (section 6)."""
    tokens = [token_points(player.tokens) for player in view.players]
    cards = [
        player.prestige - points
        for player, points in zip(view.players, tokens, strict=True)
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
    return (
        Source("token", "points-tokens", tuple(tokens)),
        Source("card", "points-cards", tuple(cards)),
        Source("gold", "points-gold", gold),
        Source("any", "points-cubes", cubes),
        Source("coin", "points-deniers", deniers),
    )

"""Where the points of a finished game came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.scoreboard import Source
from rules.magna_carta.cards import TOKEN_POINTS

if TYPE_CHECKING:
    from rules.magna_carta.view import MagnaCartaView


def sources(view: MagnaCartaView) -> tuple[Source, ...]:
    """The rows of the score table; all of them can be read off the last position (section 6)."""
    tokens = [
        sum(number * points for number, points in zip(player.tokens, TOKEN_POINTS, strict=True))
        for player in view.players
    ]
    cards = [player.prestige - points for player, points in zip(view.players, tokens, strict=True)]
    return (
        Source("token", "points-tokens", tuple(tokens)),
        Source("card", "points-cards", tuple(cards)),
        Source("gold", "points-gold", tuple(player.cubes[3] for player in view.players)),
        Source("any", "points-cubes", tuple(sum(player.cubes[:3]) // 3 for player in view.players)),
        Source("coin", "points-deniers", tuple(player.deniers // 3 for player in view.players)),
    )

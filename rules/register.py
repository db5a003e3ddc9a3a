"""The register of games: every playable game is entered here, and nothing else names a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.caylus import CAYLUS
from rules.errors import UnknownGame, offered, shown
from rules.magna_carta import MAGNA_CARTA

if TYPE_CHECKING:
    from rules.game import Game

# states and views of different games
_ENTERED: tuple[Game[Any, Any], ...] = (CAYLUS, MAGNA_CARTA)
GAMES: dict[str, Game] = {game.id: game for game in _ENTERED}
"""Every game by its id. A test may enter one of its own, and takes it out again."""


def find_game(game_id: str) -> Game:
    """Return the game of that id; raise UnknownGame."""
    try:
        return GAMES[game_id]
    except KeyError:
        raise UnknownGame(
            f"there is no game called {shown(game_id)}; available: {offered(list(GAMES))}"
        ) from None

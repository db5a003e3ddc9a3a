"""The register of playable games, the only module that names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.caylus import CAYLUS
from rules.errors import UnknownGame, offered, shown
from rules.magna_carta import MAGNA_CARTA

if TYPE_CHECKING:
    from rules.game import Game

# their states and views are of different types
_PLAYABLE: tuple[Game[Any, Any], ...] = (CAYLUS, MAGNA_CARTA)
GAMES: dict[str, Game] = {game.id: game for game in _PLAYABLE}
"""Every game by its id. A test that adds a game of its own removes it again."""


def find_game(game_id: str) -> Game:
    """Return the game with an id; raise UnknownGame."""
    try:
        return GAMES[game_id]
    except KeyError:
        raise UnknownGame(
            f"there is no game called {shown(game_id)}; available: {offered(list(GAMES))}"
        ) from None

"""The register of pictures: games entered here can be drawn, and nothing else in this room names a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rendering import caylus, magna_carta

if TYPE_CHECKING:
    from rendering.pictures import Pictures

PICTURES: dict[str, Pictures[Any]] = {
    "caylus": caylus.PICTURES,
    "magna_carta": magna_carta.PICTURES,
}
"""The pictures of every game, by its id in `rules.register`."""

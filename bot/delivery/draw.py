"""The pictures of the room `rendering`, drawn for a `RenderRequest`.

The room is imported at the first picture: Pillow and the art take a while, and a command must not wait.
"""

from __future__ import annotations

import msgspec

from bot.core.model import Position
from bot.delivery.renderer import Picture, RenderRequest


def draw(wanted: RenderRequest) -> list[Picture]:
    """Draws in the calling thread; raises what `rendering` raises."""
    import rendering

    words = rendering.Words(wanted.names, wanted.language)
    view, events, theme = wanted.view, wanted.events, wanted.theme
    match wanted.look:
        case "tile":
            return [
                Picture(
                    rendering.tile(wanted.game, wanted.what, words, theme, view),
                    rendering.tile_text(wanted.game, wanted.what, words, view),
                )
            ]
        case "lookback":
            told = msgspec.convert(wanted.what, rendering.Lookback)
            return [Picture(rendering.lookback(told, words, theme), rendering.lookback_text(told, words))]
        case "tally":
            sums = msgspec.convert(wanted.what, rendering.Tally)
            return [Picture(rendering.tally(sums, words, theme), sums.spoken)]
    assert view is not None, "a picture of a position needs its view"
    match wanted.look:
        case "hand":
            return [Picture(rendering.hand(view, words, theme), rendering.hand_text(view, words))]
        case "score":
            return [
                Picture(
                    rendering.scores(view, events, words, theme), rendering.scores_text(view, events, words)
                )
            ]
        case "charts":
            return [
                Picture(
                    rendering.charts(view, events, words, theme), rendering.charts_text(view, events, words)
                )
            ]
        case look:
            pictures = rendering.render(view, events, words, look, theme)
            captions = rendering.captions(view, events, words, look)
            return [Picture(data, caption) for data, caption in zip(pictures, captions, strict=True)]


def in_words(position: Position, names: tuple[str, ...], language: str) -> list[str]:
    """The complete public position as lines, in reading order."""
    import rendering

    words = rendering.Words(names, language)
    return rendering.text(position.view(), words).split("\n")

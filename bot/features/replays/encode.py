"""A request becomes the bytes of an animated picture. Pillow and the art are imported with this module."""

from __future__ import annotations

import msgspec

from bot.features.replays.protocol import Request
from rendering import Words, replay
from rules.header import Header
from rules.register import find_game


def film(request: Request) -> bytes:
    """The replay as a file. Raises GameError for actions that the rules don't allow (any more), ValueError for a game
    that is not over and for a turn that has not been."""
    game = find_game(request.kind)
    header = msgspec.json.decode(request.header, type=Header)
    header = game.drawn(game.decode(request.state.encode()), header)
    state, begun = game.start(header)
    words = Words(request.names, request.language)
    theme = request.theme
    if request.turn is None:
        frames = replay.replay(game, state, begun, request.actions, words, theme)
    else:
        frames = replay.of_turn(game, state, begun, request.actions, request.turn, words, theme)
    return replay.animate(frames, request.suffix)

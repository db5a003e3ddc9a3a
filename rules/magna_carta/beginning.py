"""The beginning of a game of Magna Carta: its options, and the chance events of its set-up."""

from __future__ import annotations

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """The part of the state that never changes after the start."""

    seats: int
    beginner: bool
    """True if the rules for beginners are played (section 5)."""
    order: tuple[int, ...]
    """That of the first turn played."""
    neutral: tuple[str, ...]
    """The random neutral cards left of the Peddler."""
    first_turn: int = 1
    """1, unless the game began with a position."""

"""The beginning of a game of Caylus: its options, and the chance events of its set-up."""

from __future__ import annotations

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """The part of the state that never changes after the start."""

    seats: int
    simplified: bool
    """True if a favor is 3 prestige (section 7)."""
    jeweller: bool
    """True if that tile is in the stock."""
    lawyer_vp: int
    """The prestige of that tile (R-59)."""
    order: tuple[int, ...]
    """That of the first turn played."""
    neutral: tuple[str, ...]
    """The neutral tiles of the first spaces; a position may have others."""
    first_turn: int = 1
    """1, unless the game began with a position."""

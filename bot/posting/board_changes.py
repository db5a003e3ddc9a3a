"""Whether a phase changed the board: what lies and stands there before and after it, compared."""

from __future__ import annotations

from typing import Any

import msgspec

FRAME = frozenset({"turn", "phase", "over", "decision", "options", "seat", "order", "passed", "result"})
"""What a view tells of the course of the game. Who begins is shown by the next picture as well."""

PURSE = frozenset(
    {"deniers", "workers", "cost", "used", "batches", "hand", "hand_count", "pile", "discard", "income"}
)
"""What a player has beside the board: numbers that change in nearly every phase, and that the next picture
shows as well."""

STANDING = frozenset(
    {"worker", "gate", "trading_post", "merchants_guild", "joust_field", "stables"}
    | {"inn_left", "inn_right", "castle"}
)
"""Where workers stand. One that went home is no news."""


def board_changed(before: Any, after: Any) -> bool:
    """Whether the board differs between two views of a game, or between two parts of them."""
    if isinstance(after, msgspec.Struct):
        return any(
            _arrived(getattr(before, name), getattr(after, name))
            if name in STANDING
            else board_changed(getattr(before, name), getattr(after, name))
            for name in after.__struct_fields__
            if name not in FRAME and name not in PURSE
        )
    if isinstance(after, tuple):
        return len(before) != len(after) or any(map(board_changed, before, after))
    return bool(before != after)


def same_board(one: Any, other: Any) -> bool:
    """Whether the same lies and stands on the board in two views of a game, workers that went home included."""
    return not board_changed(one, other) and not board_changed(other, one)


def _arrived(before: Any, after: Any) -> bool:
    """Whether somebody stands there who did not before."""
    if isinstance(after, tuple):
        return not set(after) <= set(before)
    return after is not None and after != before

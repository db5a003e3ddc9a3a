"""Whether a phase changed the board: what lies and stands there before and after it, compared. What of a view
is the board, the game's guide says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rules.guide import COURSE

if TYPE_CHECKING:
    from rules.guide import Board


def board_changed(board: Board, before: object, after: object) -> bool:
    """Whether the board differs between two views of a game, or between two parts of them."""
    if isinstance(after, msgspec.Struct) and isinstance(before, msgspec.Struct):
        return any(
            _arrived(getattr(before, name), getattr(after, name))
            if name in board.standing
            else board_changed(board, getattr(before, name), getattr(after, name))
            for name in after.__struct_fields__
            if name not in COURSE and name not in board.purse
        )
    if isinstance(after, tuple) and isinstance(before, tuple):
        return len(before) != len(after) or any(
            board_changed(board, one, other) for one, other in zip(before, after, strict=True)
        )
    return bool(before != after)


def changes(board: Board, before: object, after: object) -> int:
    """On how many places the board differs between two views of a game."""
    if isinstance(after, msgspec.Struct) and isinstance(before, msgspec.Struct):
        return sum(
            int(_arrived(getattr(before, name), getattr(after, name)))
            if name in board.standing
            else changes(board, getattr(before, name), getattr(after, name))
            for name in after.__struct_fields__
            if name not in COURSE and name not in board.purse
        )
    if isinstance(after, tuple) and isinstance(before, tuple) and len(before) == len(after):
        return sum(changes(board, one, other) for one, other in zip(before, after, strict=True))
    return int(before != after)


def same_board(board: Board, one: object, other: object) -> bool:
    """Whether the same lies and stands on the board in two views of a game, workers that went home included."""
    return not board_changed(board, one, other) and not board_changed(board, other, one)


def _arrived(before: object, after: object) -> bool:
    """Whether somebody stands there who did not before, or they stand in another order."""
    if isinstance(after, tuple) and isinstance(before, tuple):
        stood = iter(before)
        return not all(each in stood for each in after)
    return after is not None and after != before

"""The opening hand: once, each player may discard it and draw another (section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.codes import KEEP, MULLIGAN
from rules.magna_carta.piles import replace_hand

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Frame, Log


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("opening", seat)."""
    return [KEEP, MULLIGAN]


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    state.stack.pop()
    if code == MULLIGAN:
        replace_hand(state, frame[1], log, opening=True)

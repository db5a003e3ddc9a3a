"""The place of a decision in a turn, as a stable word: the same place, asked again, is the same decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.flow import ENGINE
from rules.caylus.tiles import SECTIONS, SPACES, SPECIALS
from rules.shared.placing import to_place

if TYPE_CHECKING:
    from rules.caylus.state import State


def place(state: State) -> str:
    """Return the place of the present decision, such as "road 9" or "castle 2" (the second batch).

    Another is "walls favor 0". With turn, phase and kind it names one decision of a turn from phase 3 on.
    """
    parts = []
    for frame in state.stack:
        kind = frame[0]
        if kind == "special":
            parts.append(SPECIALS[frame[1] - 1])
        elif kind == "leave" and frame[1] <= SPACES:
            parts.append(f"road {frame[1]}")
        elif kind == "castle":
            parts.append(f"castle {state.batches[frame[1]] + 1}")
        elif kind == "castle_end":
            parts.append("best")
        elif kind == "scoring":
            parts.append(SECTIONS[frame[1]])
        elif kind == "favors":
            parts.append(f"favor {frame[2]}")
        elif kind == "give":
            parts.append(f"give {frame[3]}")
        elif kind in ("place_worker", "bridge"):
            parts.append("placing" if kind == "place_worker" else kind)
    return " ".join(parts)


def in_turn(state: State, seat: int) -> State | None:
    """Return a copy in which it is the seat's turn in phase 2; None in other phases and for a seat that has passed."""
    if seat not in to_place(state):
        return None
    copy = state.clone()
    copy.stack = [("place_worker", seat)]
    ENGINE.recompute(copy)
    return copy

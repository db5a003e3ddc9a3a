"""The place of a decision in a turn, as a stable word: the same place, asked again, is the same decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.flow import ENGINE
from rules.shared.placing import to_place

if TYPE_CHECKING:
    from rules.magna_carta.state import State

# of a payment's frame: where the lawyer stands, 0 for a card that is built
LAWYER_PLACE = 4


def place(state: State) -> str:
    """Return the place of the present decision, such as "road 3 owner" or "castle 2" (the second batch).

    With turn, phase and kind it names one decision of a turn from phase 3 on.
    """
    if not state.stack:
        return ""
    frame = state.stack[-1]
    kind = frame[0]
    if kind == "castle":
        return f"castle {state.batches[frame[1]] + 1}"
    if kind == "provost":
        return "bridge"
    if kind == "payment" and frame[LAWYER_PLACE]:
        return f"road {frame[LAWYER_PLACE]}"
    if kind in ("opening", "action", "on", "payment"):
        return "actions"
    return f"road {frame[2]} owner" if frame[3] else f"road {frame[2]}"


def in_turn(state: State, seat: int) -> State | None:
    """Return a copy in which it is the seat's turn in phase 2; None in other phases and for a seat that has passed."""
    if seat not in to_place(state):
        return None
    copy = state.clone()
    copy.stack = [("action", seat)]
    ENGINE.recompute(copy)
    return copy

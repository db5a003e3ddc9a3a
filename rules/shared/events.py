"""The events that both games have with the same fields."""

from __future__ import annotations

from rules.model import Event


class Passed(Event, frozen=True, tag="passed", omit_defaults=True):
    """A seat stopped placing.

    `place` is its number on the bridge, from 1; `forced` where it could do nothing else.
    """

    seat: int
    place: int
    forced: bool = False


class ProvostMoved(Event, frozen=True, tag="provost"):
    """A seat decided where the provost goes, or the rules moved him (seat -1).

    `by` is guild or bridge, or for a move by the rules bailiff or turn; start and end may be equal.
    """

    seat: int
    start: int
    end: int
    by: str


class BestBuilder(Event, frozen=True, tag="best"):
    """A seat gave the most batches of a turn."""

    seat: int
    batches: int

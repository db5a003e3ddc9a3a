"""Sentences that both games have for their events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.english import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.model import Message


def batches_given(
    seat: str, sections: Sequence[str], prestige: int, goods: tuple[Message, ...] = ()
) -> Message:
    """Return the batches of a seat, one for each section named, with their prestige and goods."""
    names = tuple(say(f"section-{section}") for section in dict.fromkeys(sections))
    if goods:
        return say(
            "event-batches-for-scored",
            seat=seat,
            goods=goods,
            sections=names,
            n=prestige,
        )
    return say(
        "event-batches-scored",
        seat=seat,
        houses=len(sections),
        sections=names,
        n=prestige,
    )

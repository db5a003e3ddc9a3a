"""Sentences that both games have for their events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.english import say
from rules.errors import untranslated
from rules.texts import join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.model import Acted, Message


def acted(event: Acted, players: Sequence[str]) -> Message:
    forced = " (the only option)" if event.forced else ""
    return untranslated(f"{players[event.seat]}: {event.code}{forced}")


def phase_ended(phase: int, name: Message) -> Message:
    return untranslated(f"End of phase {phase}: {name}.")


PAID = {
    "provost": "pays {} to move the provost",
    "batch": "gives {} to the castle",
    "redraw": "pays {} for a new hand",
}
"""Payments that reports tell in the sentence of another event, by their source."""


def payment(seat: str, source: str, goods: Sequence[Message]) -> Message:
    deed = PAID[source].format(join([str(part) for part in goods]))
    return untranslated(f"{seat} {deed}.")


def used(seat: str, tile: Message) -> Message:
    return untranslated(f"{seat} uses the {tile}.")


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

"""The sentences of events that both games have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from rules.english import say
from rules.errors import untranslated
from rules.model import Acted, GameEnded, TurnBegan
from rules.shared.events import Passed, ProvostMoved
from rules.shared.grouped_events import ProvostLeft, ProvostPaid, Unreached
from rules.texts import join

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rules.model import Event, Message

    Sentence: TypeAlias = Callable[[Any, Sequence[str]], Message]
    """(event, players' names): the event in one sentence."""
    Sentences: TypeAlias = Mapping[type[Event], Sentence]


PAID = {
    "provost": "pays {} to move the provost",
    "batch": "gives {} to the castle",
    "redraw": "pays {} for a new hand",
}
"""The verb phrases of payments that need no tile, by source; a report usually merges them with another event."""


def payment(seat: str, source: str, goods: Sequence[Message]) -> Message:
    """Return the sentence of a payment whose source is in PAID."""
    deed = PAID[source].format(join([str(part) for part in goods]))
    return untranslated(f"{seat} {deed}.")


def phase_ended(phase: int, name: Message) -> Message:
    """Return the line of the end of a phase."""
    return untranslated(f"End of phase {phase}: {name}.")


def used(seat: str, tile: Message) -> Message:
    """Return the sentence of a worker's tile that is activated."""
    return untranslated(f"{seat} uses the {tile}.")


def declined(seat: str, tile: Message, why: Message | None) -> Message:
    """Return the sentence of an unused effect, with the missing resource if it is known."""
    if why is None:
        return say("event-declined", seat=seat, what=tile)
    return say("event-declined-why", seat=seat, what=tile, why=why)


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


def about_tile(message_id: str, tile: Callable[[Any], Message]) -> Sentence:
    """Return the sentence of an event of which only a seat and a tile are named."""
    return lambda event, players: say(
        message_id, seat=players[event.seat], tile=tile(event)
    )


def unreached(
    worker: Callable[[Any, str], Message],
) -> Callable[[Unreached, Sequence[str]], Message]:
    """Return the sentence of workers beyond the provost, from the words for one (event, its player)."""
    return lambda event, players: say(
        "event-unreached-several",
        workers=tuple(
            [worker(returned, players[returned.seat]) for returned in event.workers]
        ),
    )


def turn_order(order: Sequence[int], players: Sequence[str]) -> str:
    """Return the players' names in turn order."""
    return ", ".join(players[seat] for seat in order)


def provost(event: ProvostMoved, players: Sequence[str]) -> Message:
    """Return a seat's decision about the provost."""
    seat = players[event.seat]
    if event.start == event.end:
        return say("event-provost-stays", seat=seat, end=event.end)
    return say("event-provost", seat=seat, start=event.start, end=event.end)


def _acted(event: Acted, players: Sequence[str]) -> Message:
    forced = " (the only option)" if event.forced else ""
    return untranslated(f"{players[event.seat]}: {event.code}{forced}")


COMMON: Sentences = {
    Acted: _acted,
    TurnBegan: lambda event, players: say(
        "event-turn", turn=event.turn, order=turn_order(event.order, players)
    ),
    Passed: lambda event, players: say(
        "event-passed", seat=players[event.seat], place=event.place
    ),
    ProvostPaid: lambda event, players: say(
        "event-provost-paid",
        seat=players[event.seat],
        start=event.start,
        end=event.end,
        n=event.deniers,
    ),
    ProvostLeft: lambda event, players: say(
        "event-provost-left",
        seats=tuple([players[seat] for seat in event.seats]),
        end=event.end,
    ),
    GameEnded: lambda event, players: say(
        "event-ended",
        winners=tuple([players[seat] for seat in event.winners]),
        score=max(event.scores),
    ),
}
"""The sentences that need nothing of the game."""

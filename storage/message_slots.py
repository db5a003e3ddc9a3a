"""The slots of stored messages: a game has at most one message in each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

BOARD: Final = "board"  # the last picture of the board
CARD: Final = "card"  # the card of the lobby
ENDED: Final = "ended"  # the result
LIVE_SESSION: Final = "evening"  # that a live session has begun
OFFER: Final = "offer"  # the report with a button
# the report with the button before, until that is removed
OFFERED_BEFORE: Final = "offer:before"
OPENING: Final = "opening"  # the players and the set-up
PIN: Final = "pin"  # the pinned message of the thread
PING: Final = "ping"  # the mention in a live session
PLANNING: Final = "planning"  # the early prompt
PROMPT: Final = "prompt"  # the present prompt
REPORT: Final = "report"  # the last report without a picture
REPLAY: Final = "replay"  # the game as an animated picture
PHASE_MESSAGE: Final = "rolling"  # the phase message
TITLE: Final = "title"  # the thread, when it was last renamed
# a deleted pin; of revision 0 until it was posted again
RETURNED_PIN: Final = "returned:pin"
RETURNED_REPORT: Final = "returned:report"  # a deleted report that was posted again
# a report that was deleted twice; it is posted on request only
GONE_REPORT: Final = "gone:report"
WAITS: Final = "waits"  # that a game waits for a place

QUESTIONS: Final = (PLANNING, PROMPT)

_ABSENT: Final = "absent:"
_ACT: Final = "act:"
_CALL: Final = "call:"
_LATE: Final = "late:"
_LOG: Final = "log:"
_OLD: Final = "old:"
_RATED: Final = "rated:"
_RECORD: Final = "record:"
_REMINDER: Final = "reminder:"
_REPORT: Final = "report:"
_SEAT_OFFER: Final = "seat:"
_STAND_IN: Final = "stand_in:"
_TAKEN: Final = "taken:"
_VOTE: Final = "vote:"
_WARNED: Final = "warned:"


def old(message: int) -> str:
    """Return the slot of a message that is to be deleted, since another replaces it."""
    return f"{_OLD}{message}"


def is_old(slot: str) -> bool:
    """Return whether a message of that slot is to be deleted."""
    return slot.startswith(_OLD)


class Absence(NamedTuple):
    """The content of a message about people who are skipped.

    Its first `lines` say whose time was up; `dropped` has by seat when its person is dropped, and `back` the seats of
    those who are back since.
    """

    lines: int
    dropped: dict[int, int]
    back: tuple[int, ...] = ()


def absence(content: Absence) -> str:
    """Return the slot of a message about people who are skipped, with its content."""
    dates = ".".join(f"{seat}-{until}" for seat, until in content.dropped.items())
    return f"{_ABSENT}{content.lines}:{dates}:{''.join(map(str, sorted(content.back)))}"


def absence_of(slot: str) -> Absence | None:
    """Return the content of a message of that slot about people who are skipped; None for other slots."""
    if not slot.startswith(_ABSENT):
        return None
    lines, dates, back = slot.removeprefix(_ABSENT).split(":")
    pairs = (date.split("-") for date in dates.split("."))
    return Absence(
        int(lines),
        {int(seat): int(until) for seat, until in pairs},
        tuple(map(int, back)),
    )


def act(entry: int) -> str:
    """Return the slot of the message in the thread about an act of moderators."""
    return f"{_ACT}{entry}"


def log(seat: int) -> str:
    """Return the slot of the message about a seat in the moderators' log."""
    return f"{_LOG}{seat}"


def late(seat: int) -> str:
    """Return the slot of the message in the moderators' log that a game waits for a seat whose time is up."""
    return f"{_LATE}{seat}"


def call(message: int) -> str:
    """Return the slot of a message that mentions invited people, or people with a matching request."""
    return f"{_CALL}{message}"


def is_call(slot: str) -> bool:
    """Return whether a slot is one of `call`."""
    return slot.startswith(_CALL)


def reminder(message: int, seats: Iterable[int]) -> str:
    """Return the slot of a message that reminds some seats of the question."""
    return f"{_REMINDER}{message}:{''.join(map(str, sorted(seats)))}"


def reminded(slot: str) -> frozenset[int]:
    """Return the seats that a message of that slot reminds; none for other slots."""
    if not slot.startswith(_REMINDER):
        return frozenset()
    return frozenset(int(seat) for seat in slot.rpartition(":")[2])


class Rated(NamedTuple):
    """The number of the line that names the rated people of a game, and their `seats`."""

    line: int
    seats: tuple[int, ...]


def rated(content: Rated) -> str:
    """Return the slot of the last message that names the rated people."""
    return f"{_RATED}{content.line}:{''.join(map(str, content.seats))}"


def rated_of(slot: str) -> Rated | None:
    """Return the line and the rated seats of a message of that slot; None for other slots."""
    if not slot.startswith(_RATED):
        return None
    line, seats = slot.removeprefix(_RATED).split(":")
    return Rated(int(line), tuple(map(int, seats)))


def record(notification: int) -> str:
    """Return the slot of the record of a finished game until the result has its pictures."""
    return f"{_RECORD}{notification}"


def report(notification: int) -> str:
    """Return the slot of the text of a report whose pictures are not posted yet."""
    return f"{_REPORT}{notification}"


def seat_offer(seat: int) -> str:
    """Return the slot of the last message that offers a seat to others, or that its person will be dropped."""
    return f"{_SEAT_OFFER}{seat}"


def stand_in(seat: int) -> str:
    """Return the slot of the last message that a computer plays for the person of a seat."""
    return f"{_STAND_IN}{seat}"


def taken(seat: int) -> str:
    """Return the slot of the last message that somebody takes over a seat."""
    return f"{_TAKEN}{seat}"


def vote(vote: int) -> str:
    """Return the slot of the question of a vote."""
    return f"{_VOTE}{vote}"


def vote_of(slot: str) -> int | None:
    """Return the vote whose question has that slot; None for other slots."""
    return int(slot.removeprefix(_VOTE)) if slot.startswith(_VOTE) else None


def warned(seat: int) -> str:
    """Return the slot of the last message that a seat ranks last for its missed turns, or would with one more."""
    return f"{_WARNED}{seat}"


REPORT_OF_EARLIER: Final = f"'{_REPORT}' || earlier.id"
"""SQL for the slot of the report of a row `earlier` of the outbox."""

OLD_ONES: Final = f"substr(message.role, 1, {len(_OLD)}) = '{_OLD}'"
"""The SQL condition that a row of `message` is to be deleted."""

"""Notifications: the bodies of outbox rows, written in the transaction that causes them.

A body names seats and no user, so that the holder at the time of posting is notified.
"""

from __future__ import annotations

import functools
import operator
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from bot.core.catalogue import revived
from rules.game import Game
from rules.model import Event
from storage import notification_kinds


class Body(msgspec.Struct, frozen=True, tag_field="notice"):
    """The content of one notification."""


class Card(Body, frozen=True, tag=notification_kinds.CARD):
    """The lobby card is to be posted or refreshed, with its people or the reason of its end (`how`)."""

    how: Literal["open", "changed", "cancelled", "expired"] = "open"


class Invited(Body, frozen=True, tag=notification_kinds.INVITED):
    """People were invited to the lobby who were not told of it yet."""


class Began(Body, frozen=True, tag=notification_kinds.BEGAN):
    """The game has started: open its thread, tell `moved`, post the first board."""

    events: msgspec.Raw


class Stood(NamedTuple):
    """A span of events that no person caused: the first, the one behind the last, and their seat."""

    first: int
    end: int
    seat: int
    skipped: bool = False


class PhasePart(msgspec.Struct, frozen=True):
    """One phase of a report: its events, the last with the public view; `stood`: which came from no person."""

    turn: int
    phase: int
    events: msgspec.Raw
    stood: tuple[Stood, ...] = ()

    def read(self, game: Game) -> list[Event]:
        return game.decode_events(bytes(self.events))


class Report(Body, frozen=True, tag=notification_kinds.REPORT):
    """The phases that ended with this action, each with everything that happened in it."""

    phases: tuple[PhasePart, ...]

    def behind(self, before: Report) -> Report:
        """Return both reports as one."""
        return Report(before.phases + self.phases)


class Prompt(Body, frozen=True, tag=notification_kinds.PROMPT):
    """A seat has to decide; only the newest row counts.

    A `quiet` one mentions nobody: its player was told. One that `renews` edits a question that stands, whose
    deadline is another now.
    """

    seat: int
    kind: str
    quiet: bool = False
    renews: bool = False


class Planning(Body, frozen=True, tag=notification_kinds.PLANNING):
    """These `seats` are asked early, for they will place soon. An older version also asked for the `rest` of a turn."""

    turn: int
    rest: bool
    seats: tuple[int, ...]


class Ended(Body, frozen=True, tag=notification_kinds.ENDED):
    """The game is over; seats are numbers."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class VoteOpened(Body, frozen=True, tag=notification_kinds.VOTE_OPENED):
    """A vote is to be asked, or, to whoever has not answered, `again`: in a new message in place of the first."""

    vote: int
    again: bool = False


class VoteChanged(Body, frozen=True, tag=notification_kinds.VOTE_CHANGED):
    """Somebody answered, or the vote is over (`why`: since a seat changed hands): its message is to be edited."""

    vote: int
    over: bool
    why: Literal["", "seat"] = ""


class ActionsTakenBack(Body, frozen=True, tag=notification_kinds.UNDONE):
    """Actions were taken back by vote or by `seat`: (seat, code) in order, the code empty where still hidden."""

    seat: int
    codes: tuple[tuple[int, str], ...]
    by_vote: bool


Opens: TypeAlias = Literal["resigned", "forgotten", "dropped", "barred", "opened"]


class SeatChanged(Body, frozen=True, tag=notification_kinds.SEAT_CHANGED):
    """`resigned`, `forgotten`, `dropped`, `barred` and `opened` leave a seat open.

    `released`: the seat was held since a bar, and no longer is. `claimed` and `replaced` have a new holder;
    `departed`: the person left the server; `stand_in`: a computer plays until they `came_back`. `regained`: a person
    holds the seat again that somebody else had taken over.
    """

    seat: int
    how: Literal[
        Opens, "released", "claimed", "replaced", "departed", "stand_in", "came_back"
    ]
    regained: bool = False
    former: int | None = None
    """The user who held the seat until then, and is thanked."""

    @property
    def leaves_open(self) -> bool:
        """True if nobody holds the seat now."""
        return self.how in get_args(Opens) or self.how == "released"


class MostlyMissed(Body, frozen=True, tag=notification_kinds.MOSTLY_MISSED):
    """Most turns of a seat have passed without its person now, so that it would rank behind those who stay.

    `soon`: with one more turn it would.
    """

    seat: int
    soon: bool = False


class Changed(Body, frozen=True, tag=notification_kinds.CHANGED):
    """Changed settings of a running game with their values `before`, and the `seat` of the player who changed them."""

    settings: dict[str, str]
    before: dict[str, str | None] = {}
    by: Literal["", "player", "host", "moderator"] = ""
    seat: int | None = None


class Paused(Body, frozen=True, tag=notification_kinds.PAUSED):
    """The clocks stand (or go on, when not `on`); `returned`: the bot is back on the server, where it was removed."""

    on: bool
    returned: bool = False


SessionEnd: TypeAlias = Literal["left", "quiet", "over", "seat", "paused"]


class LiveSession(Body, frozen=True, tag=notification_kinds.LIVE_SESSION):
    """A live session lasts `until` then at most, or it is over, and why: the player of a `seat` may have left."""

    until: int | None
    why: SessionEnd | None = None
    seat: int | None = None


class Cancelled(Body, frozen=True, tag=notification_kinds.CANCELLED):
    """A running game was ended without a winner.

    It was ended by its players, who may begin `anew` as another `game`, by a moderator with an `entry` of the
    log, or after a month of silence.
    """

    by: Literal["players", "anew", "moderator", "silence"]
    game: int | None = None
    entry: int | None = None


class RatingMoved(NamedTuple):
    """The public rating of a user, before and after an act."""

    user: int
    before: int
    after: int


class Moderated(Body, frozen=True, tag=notification_kinds.MODERATED):
    """A moderator or administrator has done something in the game: an `entry` of their log.

    `ratings`: the people of the game whose rating that has changed.
    """

    entry: int
    ratings: tuple[RatingMoved, ...] = ()


class Reminder(Body, frozen=True, tag=notification_kinds.REMINDER):
    """A seat's time is running: `part` is half, most (nine tenths) or over.

    Or a nudge, asked for by a player; or its person is back, whose announced absence has ended.
    """

    seat: int
    part: Literal["half", "most", "over", "nudge", "back"]


class QuietOver(Body, frozen=True, tag=notification_kinds.QUIET_OVER):
    """The quiet hours of the server are over in which these users were not mentioned."""

    users: tuple[int, ...]


class LongLate(Body, frozen=True, tag=notification_kinds.LONG_LATE):
    """A late player gives no sign: others may take the seat if there is none by `until`, or now where that is None."""

    seat: int
    until: int | None


class Upgraded(Body, frozen=True, tag=notification_kinds.UPGRADED):
    """A version of the database has come by which a running game goes on otherwise: written by its migration."""

    version: int


class TimeUp(Body, frozen=True, tag=notification_kinds.TIME_UP):
    """A seat's time is over: the code that was played, empty where hidden, and when its `absent` person is dropped.

    `label` is what that code means, as `catalogue.keep` writes it; older notifications have none.
    """

    seat: int
    code: str | None
    absent: int | None = None
    label: str = ""


class Note(Body, frozen=True, tag=notification_kinds.NOTE):
    """Something only one seat may read, as a plan that stopped. Arguments may be messages themselves."""

    seat: int
    id: str
    args: dict[str, Any]

    def arguments(self) -> dict[str, Any]:
        """Return the arguments as words take them."""
        return {name: revived(value) for name, value in self.args.items()}


class Anonymize(Body, frozen=True, tag=notification_kinds.ANONYMIZE):
    """Somebody was forgotten: the thread's title and the messages that name players are written again."""


class Title(Body, frozen=True, tag=notification_kinds.TITLE):
    """A seat has changed hands: the thread's title is written again, and nothing else. Only the newest row counts."""


ASKED_AGAIN = "pace-asked-again"
"""The note to whose order has acted where nobody may see that, and who is asked again: the prompt is quiet."""

ASIDE = (Reminder, Note, Anonymize, Title, QuietOver)
"""Notifications that may wait, or fail, without holding up the table's messages."""

ELSEWHERE = (Card, Began, Reminder, Note, QuietOver)
"""Notifications that are posted elsewhere than where the game is played, or not there alone."""


class Notification(msgspec.Struct, frozen=True):
    """One row of the outbox. Send it with `nonce`, so that Discord drops a repeat; then call `posted`."""

    id: int
    game: int
    revision: int
    nonce: str
    body: Body
    created: int
    attempts: int


encode = msgspec.json.Encoder().encode
"""A body as JSON."""
_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(
    functools.reduce(operator.or_, Body.__subclasses__())
)
decode = _decoder.decode
"""A body of JSON."""


def kind_of(body: Body) -> str:
    """Return the kind of a body, as its row keeps it."""
    return str(type(body).__struct_config__.tag)


def read_note(data: bytes, seat: int) -> Note | None:
    """Return the note to a seat; None for another seat's note and for an unreadable one."""
    try:
        body = _decoder.decode(data)
    except msgspec.DecodeError:
        return None
    return body if isinstance(body, Note) and body.seat == seat else None

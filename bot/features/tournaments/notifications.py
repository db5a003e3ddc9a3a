"""What is to be posted for a tournament: bodies of rows, written in the transaction that causes them.

A body names entrants by their number and tables by theirs, so that whoever is forgotten is named nowhere; who decided
something is a column of its row, which is emptied then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import msgspec

from storage import tournaments as rows

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

SETTLES = 20  # seconds that changes are gathered for one edit of a message


class Round(msgspec.Struct, frozen=True, tag="round"):
    """The tables of a round, with their threads and results: one message, edited as they come."""

    round: int


class Told(msgspec.Struct, frozen=True, tag="told"):
    """A sentence for everybody, or for the organiser (`to`), who is mentioned; `who` are entrants by the argument that
    names them, `pings` those who are mentioned in front of it."""

    says: str
    args: dict[str, str | int] = {}
    who: dict[str, int] = {}
    pings: tuple[int, ...] = ()
    to: Literal["all", "organiser"] = "all"


class Final(msgspec.Struct, frozen=True, tag="final"):
    """The tournament is over: who won, and the standings."""


Body: TypeAlias = Round | Told | Final


class Bulletin(NamedTuple):
    """A row to be posted, or edited where it has a message; with the nonce Discord drops a repeat. `by` is the user who
    decided what it tells."""

    id: int
    tournament: int
    nonce: str
    body: Body
    message: int | None
    created: int
    attempts: int
    by: int | None


_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def post(uow: UnitOfWork, tournament: int, body: Body, by: int | None = None) -> None:
    """Puts something into the rows to be posted."""
    kind = str(type(body).__struct_config__.tag)
    rows.add_post(uow.tx, tournament, kind, msgspec.json.encode(body).decode(), uow.now, by)


def tell(
    uow: UnitOfWork,
    tournament: int,
    says: str,
    *,
    who: dict[str, int] | None = None,
    pings: tuple[int, ...] = (),
    by: int | None = None,
    **args: str | int,
) -> None:
    """Tells everybody a sentence; `by` is the user who decided it."""
    post(uow, tournament, Told(says, args, who or {}, pings), by)


def tell_organiser(
    uow: UnitOfWork, tournament: int, says: str, *, who: dict[str, int] | None = None, **args: str | int
) -> None:
    """Tells the organiser a sentence."""
    post(uow, tournament, Told(says, args, who or {}, to="organiser"))


def edit_round(uow: UnitOfWork, tournament: int, round_: int) -> None:
    """Has the message of a round brought up to date, soon."""
    for row in rows.notes(uow.tx, tournament, ("round",)):
        body = _decoder.decode(row.body)
        if isinstance(body, Round) and body.round == round_:
            rows.edit_post(uow.tx, row.id, uow.now + SETTLES)


def edit_final(uow: UnitOfWork, tournament: int) -> None:
    """Has the message with which it ended, if it has, brought up to date, soon."""
    for row in rows.notes(uow.tx, tournament, ("final",)):
        rows.edit_post(uow.tx, row.id, uow.now + SETTLES)


def edit_all(uow: UnitOfWork, tournament: int) -> None:
    """Has every message written anew: somebody whom they named is forgotten."""
    for row in rows.notes(uow.tx, tournament, ("round", "told", "final")):
        rows.edit_post(uow.tx, row.id, uow.now)


def forgotten(uow: UnitOfWork, user: int) -> None:
    """Has every message written anew that names somebody as who decided it: they are forgotten."""
    for post in rows.decided_by(uow.tx, user):
        rows.edit_post(uow.tx, post, uow.now)


def due(uow: UnitOfWork, tournament: int) -> tuple[Bulletin, ...]:
    """What is to be posted or edited now, in order."""
    found = rows.posts_due(uow.tx, tournament, uow.now)
    return tuple(
        Bulletin(
            row.id,
            row.tournament,
            row.nonce,
            _decoder.decode(row.body),
            row.message,
            row.created,
            row.attempts,
            row.user,
        )
        for row in found
    )


def posted(uow: UnitOfWork, bulletin: int, message: int | None) -> None:
    """It stands in that message, or is given up. The message of a round is soon to say where its tables are."""
    fresh = rows.settle(uow.tx, bulletin, message)
    if fresh == "round" and message is not None:
        rows.edit_post(uow.tx, bulletin, uow.now + SETTLES)


def put_off(uow: UnitOfWork, bulletin: int, seconds: int) -> None:
    """A try failed: the next comes so much later."""
    rows.put_off(uow.tx, bulletin, uow.now + seconds)


# The announcement: one message, edited with every change


class Announcement(NamedTuple):
    """The announcement as it is to be: `message` where it is posted already."""

    server: int
    channel: int
    nonce: str
    message: int | None
    revision: int


def announcement(uow: UnitOfWork, tournament: int) -> Announcement | None:
    """The announcement, where it is to be posted or edited now."""
    row = rows.find(uow.tx, tournament)
    if row is None or row.announce is None or row.announce > uow.now:
        return None
    return Announcement(row.server, row.channel, row.nonce, row.message, row.revision)


def announced(uow: UnitOfWork, tournament: int, message: int | None, revision: int) -> None:
    """The announcement stands in that message and says that revision; None: it can't be posted any more."""
    row = rows.find(uow.tx, tournament)
    if row is None:
        return
    later = uow.now + SETTLES if message is not None and row.revision != revision else None
    rows.update(uow.tx, tournament, message=message, announce=later)


def announce_later(uow: UnitOfWork, tournament: int, seconds: int) -> None:
    """The announcement could not be posted or edited: so much later again."""
    rows.update(uow.tx, tournament, announce=uow.now + seconds)


def rest(uow: UnitOfWork, tournament: int, seconds: int) -> None:
    """Nothing can be done for it now: all that is due waits so long."""
    rows.rest(uow.tx, tournament, uow.now, uow.now + seconds)


def tournaments(uow: UnitOfWork) -> tuple[int, ...]:
    """The tournaments for which there is something to do or to post now."""
    return tuple(rows.due(uow.tx, uow.now, uow.share))


def next_due(uow: UnitOfWork) -> int | None:
    """When there is something to do or to post next, in seconds since 1970."""
    return rows.next_due(uow.tx, uow.share)

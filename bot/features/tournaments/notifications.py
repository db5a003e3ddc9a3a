"""The pending posts of a tournament: bodies of rows, written in the transaction that causes them.

A body names entrants and tables by number, so that forgotten people are named nowhere. The user who decided
something is a column of its row, which is emptied then.
"""

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from bot.core import jobs
from bot.core.unit_of_work import UnitOfWork
from storage import jobs as job_rows
from storage import tournaments as rows
from storage.jobs import Job

COUNTED = "tournament-told-counted"
"""The sentence that a table counts as it is."""
ENDS = "tournament-told-ends"
"""The warning to a table that its round ends soon."""
EDIT_DELAY_SECONDS = 20  # seconds that changes are gathered for one edit of a message


class Round(msgspec.Struct, frozen=True, tag="round"):
    """The tables of a round, with their threads and results: one message, edited as they come."""

    round: int


class Sentence(msgspec.Struct, frozen=True, tag="told"):
    """A sentence for everybody, or for the organizer (`to`), who is mentioned.

    `says` is the message id. `who` are entrants by the argument that names them, `pings` those mentioned in front. A
    sentence with a `game` is posted in its thread.
    """

    says: str
    args: dict[str, str | int] = {}
    who: dict[str, int] = {}
    pings: tuple[int, ...] = ()
    to: Literal["all", "organiser"] = "all"
    game: int | None = None


class Final(msgspec.Struct, frozen=True, tag="final"):
    """The tournament is over: the winners, and the standings."""


Body: TypeAlias = Round | Sentence | Final


class Bulletin(NamedTuple):
    """A row to be posted, or edited if it has a message; `by` is the user who made the reported decision."""

    id: int
    tournament: int
    body: Body
    message: int | None
    by: int | None


def post(uow: UnitOfWork, tournament: int, body: Body, by: int | None = None) -> None:
    """Store a body to be posted."""
    kind = str(type(body).__struct_config__.tag)
    post_id = rows.add_post(
        uow.tx, tournament, kind, msgspec.json.encode(body).decode(), uow.now, by
    )
    uow.schedule(rows.POST, str(post_id), uow.now, rows.get(uow.tx, tournament).server)


def tell_organizer(
    uow: UnitOfWork, tournament: int, says: str, **args: str | int
) -> None:
    """Post a sentence that mentions the organizer."""
    post(uow, tournament, Sentence(says, args, to="organiser"))


def edit_round(uow: UnitOfWork, tournament: int, round_: int) -> None:
    """Schedule an edit of the message of a round, soon."""
    for row in rows.notes(uow.tx, tournament, ("round",)):
        if msgspec.json.decode(row.body, type=Round).round == round_:
            _edit(uow, row, EDIT_DELAY_SECONDS)


def edit(uow: UnitOfWork, tournament: int, *kinds: str, seconds: int = 0) -> None:
    """Schedule an edit of the messages of these kinds, in so many seconds at the latest."""
    for row in rows.notes(uow.tx, tournament, kinds):
        _edit(uow, row, seconds)


def forgotten(uow: UnitOfWork, user: int) -> None:
    """Schedule an edit of every message that names this forgotten user as the one who decided."""
    for post in rows.decided_by(uow.tx, user):
        _edit(uow, post)


def _edit(uow: UnitOfWork, post: rows.PostRow, seconds: int = 0) -> None:
    """Schedule an edit of a posted message, in so many seconds at the latest."""
    if post.message is not None:
        server = rows.get(uow.tx, post.tournament).server
        jobs.bring_forward(uow, rows.POST, str(post.id), uow.now + seconds, server)


def load(uow: UnitOfWork, job: Job) -> Bulletin | None:
    """Return the next post or edit of a job, in order; None if there is none now."""
    post = rows.find_post(uow.tx, int(job.key))
    if post is None:
        uow.schedule(job.kind, job.key, None, job.server)
        return None
    if post.message is None:
        row = rows.get(uow.tx, post.tournament)
        announce = (
            job_rows.find(uow.tx, rows.ANNOUNCE, str(row.id))
            if row.message is None
            else None
        )
        waits = (
            rows.held_until(uow.tx, post),
            None if announce is None else announce.due,
        )
        until = min((due for due in waits if due is not None), default=job.due)
        if until > job.due:  # what is due at the same second is posted in order
            jobs.put_off(uow, job, until)
            return None
    return Bulletin(
        post.id,
        post.tournament,
        msgspec.json.decode(post.body, type=Body),
        post.message,
        post.user,
    )


def posted(uow: UnitOfWork, bulletin: int, message: int | None) -> None:
    """Store the message of a bulletin; None gives it up.

    A new message of a round is edited soon, when its tables have threads.
    """
    row = rows.find_post(uow.tx, bulletin)
    if row is None:
        return
    rows.set_message(uow.tx, bulletin, message)
    server = rows.get(uow.tx, row.tournament).server
    is_new_round = row.message is None and row.kind == "round" and message is not None
    uow.schedule(
        rows.POST,
        str(bulletin),
        uow.now + EDIT_DELAY_SECONDS if is_new_round else None,
        server,
    )


def give_up(uow: UnitOfWork, job: Job) -> None:
    """Give up a bulletin after many tries."""
    posted(uow, int(job.key), None)


# The announcement: one message, edited with every change


def announced(
    uow: UnitOfWork, tournament: int, message: int | None, revision: int
) -> None:
    """Store the announcement's message, which shows `revision`; None if it can't be posted any more."""
    row = rows.find(uow.tx, tournament)
    if row is None:
        return
    rows.update(uow.tx, tournament, message=message)
    later = (
        uow.now + EDIT_DELAY_SECONDS
        if message is not None and row.revision != revision
        else None
    )
    uow.schedule(rows.ANNOUNCE, str(tournament), later, row.server)

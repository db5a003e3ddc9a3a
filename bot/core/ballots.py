"""Votes: how one is opened and when it is decided; and as callers see them, read from their rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from bot.core import game_info, notifications
from bot.core.clock.awake_hours import DAY, Rest, rest_of, runs_between
from bot.core.clock.time_bank import PACES
from bot.core.errors import NoGame, VoteRefused
from bot.core.model import MAJORITY, Person, Vote, VoteKind
from storage import actions, clocks, departures, games, user_data
from storage import votes as rows
from storage.games import GameRow, Tx
from storage.jobs import key_of
from storage.votes import VoteRow

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

LASTS = DAY  # how long a vote is open; silence is a no
LONGEST = 7 * DAY  # the longest that one about beginning again is open
# seconds within which a vote that is posted has lost nothing of its time
POSTED_SOON_SECONDS = 60
DECLINED = 60 * 60  # before which nobody asks once more for what was declined
RESTART: VoteKind = "anew"
"""The vote to begin a game again without a player who left."""
EXPIRE = "vote.expire"  # the job, GAME:VOTE
GRACES = 3  # of the clock without a sign, after which somebody counts as absent
ABSENT_WITHOUT_CLOCK = 7 * DAY


def is_open(
    uow: UnitOfWork, row: GameRow, kind: VoteKind, seat: int | None = None
) -> bool:
    """Return whether a vote of that kind (about that seat) is open.

    A seat tells votes to replace somebody apart.
    """
    return any(
        vote.kind == kind and (vote.seat == seat or kind != "replace")
        for vote in rows.open_of(uow.tx, row.id)
    )


class Question(NamedTuple):
    """The subject of a vote and the seat that asks: `number` for an undo, `seat` and `newcomer` for a replacement."""

    kind: VoteKind
    asked_by: int
    number: int | None = None
    seat: int | None = None
    newcomer: Person | None = None
    lasts: int = LASTS


def declined_until(uow: UnitOfWork, row: GameRow, question: Question) -> int | None:
    """Return until when a question is not asked once more; None where it may be asked.

    Others than the asker have declined it; it does not matter who asks. An undo of nothing but later actions
    is another question.
    """
    declined_at = rows.declined(
        uow.tx, row.id, question.kind, question.asked_by, question.seat
    )
    if declined_at is None or uow.now >= declined_at[0] + DECLINED:
        return None
    ended, revision = declined_at
    undone = (
        []
        if question.number is None
        else actions.record(uow.tx, row.id, question.number)
    )
    return None if undone and undone[0].revision > revision else ended + DECLINED


def need_not_declined(uow: UnitOfWork, row: GameRow, question: Question) -> None:
    """Raise VoteRefused where a question was declined less than an hour ago."""
    until = declined_until(uow, row, question)
    if until is not None:
        raise VoteRefused("table-vote-declined", when=until)


def begin(
    uow: UnitOfWork, row: GameRow, question: Question, asks: Mapping[int, bool | None]
) -> int | None:
    """Open a vote of these seats, each with its answer if that is known, and ask the seats without an answer.

    Return the vote's id, or None when a vote of its kind (about that seat) is open already. If the known
    answers decide it, nobody is asked: see votes.decide.
    """
    kind, asked_by, number, seat, newcomer, lasts = question
    if is_open(uow, row, kind, seat):
        return None
    vote = rows.insert(
        uow.tx,
        asks,
        game=row.id,
        kind=kind,
        asked_by=asked_by,
        revision=row.revision,
        number=number,
        seat=seat,
        newcomer=None if newcomer is None else newcomer.user,
        newcomer_name=None if newcomer is None else newcomer.name,
        created=uow.now,
        expires=uow.now + lasts,
    )
    uow.schedule(EXPIRE, key_of(row.id, vote), _next_due(uow, kind, lasts), row.server)
    if verdict(kind, asks.values()) is None:
        uow.post(row, notifications.VoteOpened(vote))
    return vote


def restart_time(uow: UnitOfWork, row: GameRow, vote: int) -> None:
    """Give a vote its whole time from the moment its message was posted."""
    vote_row = rows.find(uow.tx, vote)
    if (
        vote_row is None
        or vote_row.status != "open"
        or uow.now - vote_row.created < POSTED_SOON_SECONDS
    ):
        return
    until = uow.now + vote_row.expires - vote_row.created
    rows.last_until(uow.tx, vote, until)
    due = _next_due(uow, vote_row.kind, until - uow.now)
    uow.schedule(EXPIRE, key_of(row.id, vote), due, row.server)
    uow.post(row, notifications.VoteChanged(vote, False), due=uow.now)


def _next_due(uow: UnitOfWork, kind: str, lasts: int) -> int:
    """Return when a vote that lasts so many seconds ends, or when those who are silent are asked once more."""
    return uow.now + (lasts // 2 if kind == RESTART else lasts)


def end(uow: UnitOfWork, game: int, vote: int, status: str) -> None:
    """Close a vote."""
    rows.end(uow.tx, vote, status, uow.now)
    uow.schedule(EXPIRE, key_of(game, vote), None, 0)


def verdict(kind: str, answers: Iterable[bool | None]) -> bool | None:
    """Return the outcome of the answers; None while it is open."""
    votes = list(answers)
    yes, no = votes.count(True), votes.count(False)
    if kind in MAJORITY:
        if 2 * yes > len(votes):
            return True
        return False if 2 * no >= len(votes) else None
    if no:
        return False
    return True if yes == len(votes) else None


def absent(tx: Tx, row: GameRow, vote: VoteRow) -> tuple[int, ...]:
    """Return the silent seats of a vote to cancel whose people have left, or were long without a sign.

    It counts how long they were when it was asked.
    """
    if vote.kind != "cancel":
        return ()
    holders = games.holders(tx, row.id)
    silent = [seat for seat, yes in rows.answers(tx, vote.id).items() if yes is None]
    return tuple(
        seat
        for seat in silent
        if holders[seat].departed is not None
        or _is_absent(tx, row, seat, holders[seat].user, vote.created)
    )


def _is_absent(tx: Tx, row: GameRow, seat: int, user: int | None, at: int) -> bool:
    """Return whether somebody gave no sign for three graces, or seven days without a clock.

    Pauses, leave and times in which nobody was asked don't count.
    """
    if user is None:
        return False
    since, pace = rows.last_sign(tx, row.id, seat), PACES.get(row.pace)
    missing = (
        *clocks.away(tx, user, since),
        *rows.pauses(tx, row.id, at),
        *departures.standstills(tx, row.id),
    )
    if row.unasked is not None:
        missing = (*missing, (row.unasked, at))
    rest = Rest(away=missing)
    if pace is not None and pace.rests:
        rest = rest_of(user_data.settings(tx, "user", user), missing)
    bound = ABSENT_WITHOUT_CLOCK if pace is None else GRACES * pace.grace
    return runs_between(since, at, rest) >= bound


def read(tx: Tx, vote: int) -> Vote:
    """Return the vote of that id; raise NoGame."""
    row = rows.find(tx, vote)
    if row is None:
        raise NoGame("table-no-vote")
    return shape(tx, row)


def shape(tx: Tx, row: VoteRow) -> Vote:
    """Return the vote of a row, with what it would undo while that is still so."""
    codes: tuple[tuple[int, str], ...] = ()
    game = games.find(tx, row.game)
    if game is None:  # only a damaged file has such a vote
        raise NoGame("table-no-vote")
    if row.number is not None and row.status == "open":
        codes = game_info.public_codes(
            tx, game, actions.record(tx, row.game, row.number)
        )
    alike = {
        name: getattr(row, name)
        for name in Vote.__struct_fields__
        if name in VoteRow.__struct_fields__
    }
    return Vote(
        **alike,
        answers=rows.answers(tx, row.id),
        codes=codes,
        absent=absent(tx, game, row),
    )


def open_of(tx: Tx, game: int) -> tuple[Vote, ...]:
    """Return the votes of a game that are not over."""
    return tuple(shape(tx, row) for row in rows.open_of(tx, game))


def held_seats(tx: Tx, game: int, present: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the seats whose holder can be asked.

    Seats for which a computer plays are left out unless they are `present`.
    """
    return tuple(
        holder.seat
        for holder in games.holders(tx, game)
        if holder.user is not None
        and (holder.stand_in is None or holder.seat in present)
    )

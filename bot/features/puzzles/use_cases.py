"""The puzzle of a day: posted to servers that want it, answered once by a person, and who solved it.

A day begins at eight in the morning UTC. Which puzzle is whose day's is the caller's to know; here it is a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from storage import puzzles

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from storage.puzzles import AnswerRow, PostRow

SETTING = puzzles.SETTING
DAY = 24 * 60 * 60
BEGINS = 8 * 60 * 60  # seconds after midnight UTC
TELLS = 60  # seconds after a right answer until its message names who gave it: several become one edit
PAUSES = (60, 300, 1800, 3600)  # seconds before the next try, after each failure


def day_of(now: float) -> int:
    """The puzzles' day of a second since 1970."""
    return int((now - BEGINS) // DAY)


def begin_of(day: int) -> int:
    """When a day begins."""
    return day * DAY + BEGINS


class Due(NamedTuple):
    """Something to do for the puzzle of a day in a server: to post it, to name who solved it, or, where it is `over`,
    to tell the solution too. `solvers` answered right there, in order, of so many `answers`."""

    server: int
    day: int
    puzzle: int
    channel: int
    nonce: str
    message: int | None
    attempts: int
    over: bool
    solvers: tuple[int, ...]
    answers: int


class Answered(NamedTuple):
    """What somebody answered, now or before (then `again`)."""

    code: str
    solved: bool
    again: bool


def due(uow: UnitOfWork, puzzle: int) -> tuple[Due, ...]:
    """What is to be done now; where `puzzle` is today's, it waits in every server that wants puzzles from then on."""
    today = day_of(uow.now)
    for server, channel in puzzles.wanting(uow.tx, today, uow.share):
        puzzles.add(uow.tx, server, today, puzzle, channel, uow.now)
    found = []
    for row in puzzles.due(uow.tx, uow.now, uow.share):
        if row.message is None and row.day != today:  # nobody wants yesterday's
            puzzles.settle(uow.tx, row.server, row.day, None, closed=True)
        else:
            found.append(_due(uow, row))
    return tuple(found)


def _due(uow: UnitOfWork, row: PostRow) -> Due:
    given = puzzles.answers_at(uow.tx, row.server, row.day)
    return Due(
        row.server,
        row.day,
        row.puzzle,
        row.channel,
        row.nonce,
        row.message,
        row.attempts,
        row.day != day_of(uow.now),
        tuple(answer.user for answer in given if answer.solved),
        len(given),
    )


def next_due(uow: UnitOfWork) -> int | None:
    """When there is something to do next: for a post, or the next morning where a server wants puzzles."""
    waits = puzzles.next_due(uow.tx, uow.share)
    if not puzzles.is_wanted(uow.tx, uow.share):
        return waits
    today = day_of(uow.now)
    if puzzles.wanting(uow.tx, today, uow.share):
        return uow.now
    tomorrow = begin_of(today + 1)
    return tomorrow if waits is None else min(tomorrow, waits)


def posted(uow: UnitOfWork, server: int, day: int, message: int) -> None:
    """The puzzle of a day stands in that message."""
    puzzles.set_message(uow.tx, server, day, message, begin_of(day + 1))


def shown(uow: UnitOfWork, server: int, day: int, solvers: int) -> None:
    """Its message names so many who solved it; where the day is over, that is the last word."""
    over = day != day_of(uow.now)
    row = puzzles.post(uow.tx, server, day)
    if row is None:
        return
    now = sum(answer.solved for answer in puzzles.answers_at(uow.tx, server, day))
    if now != solvers:  # somebody came meanwhile, or was forgotten
        puzzles.settle(uow.tx, server, day, uow.now + TELLS, closed=False)
    else:
        puzzles.settle(uow.tx, server, day, None if over else begin_of(day + 1), closed=over)


def put_off(uow: UnitOfWork, server: int, day: int, why: str) -> None:
    """A try failed: the next comes later."""
    row = puzzles.post(uow.tx, server, day)
    if row is not None:
        pause = PAUSES[min(row.attempts, len(PAUSES) - 1)]
        puzzles.put_off(uow.tx, server, day, why, uow.now + pause)


def give_up(uow: UnitOfWork, server: int, day: int) -> None:
    """Its message is gone, or can't be changed for good."""
    puzzles.settle(uow.tx, server, day, None, closed=True)


def answer(
    uow: UnitOfWork,
    user: int,
    puzzle: int,
    day: int,
    code: str,
    best: str,
    today: int,
    server: int | None,
    message: int | None,
) -> Answered | None:
    """Somebody's answer to the puzzle of a day, at the message of a server or for themselves; the first one counts.
    None for another puzzle than `today`'s, unless it is the one that the server has of that day."""
    row = None if server is None else puzzles.post(uow.tx, server, day)
    before = puzzles.answer(uow.tx, user, day)
    if puzzle not in (today, None if row is None else row.puzzle) or (before and before.puzzle != puzzle):
        return None
    if before is not None:
        return Answered(before.code, before.solved, True)
    solved = code == best
    puzzles.keep_answer(uow.tx, puzzles.AnswerRow(user, puzzle, day, server, code, solved, uow.now))
    if server is not None:
        if row is not None and row.message is None and message is not None:
            posted(uow, server, day, message)  # it was posted while its answer from Discord was lost
        if solved:
            puzzles.bring_forward(uow.tx, server, day, uow.now + TELLS)
    return Answered(code, solved, False)


def answered(uow: UnitOfWork, user: int, day: int) -> AnswerRow | None:
    """What somebody has answered to the puzzle of a day."""
    return puzzles.answer(uow.tx, user, day)


def changed(uow: UnitOfWork, server: int) -> None:
    """A server has chosen another channel for its puzzles, or none: what waits for the old one is dropped."""
    puzzles.drop_unposted(uow.tx, server)


def trouble(uow: UnitOfWork, server: int) -> str | None:
    """Why the last puzzle could not be posted there, if it could not."""
    return puzzles.trouble(uow.tx, server)


def unname(uow: UnitOfWork, posts: list[tuple[int, int]]) -> None:
    """Messages that named somebody who is forgotten are written anew."""
    for server, day in posts:
        puzzles.bring_forward(uow.tx, server, day, uow.now)

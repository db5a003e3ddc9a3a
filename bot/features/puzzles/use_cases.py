"""The puzzle of a day: posted to servers that want it, answered once by each person, and its solvers.

A day begins at eight in the morning UTC. Puzzles are numbers here; the caller knows which is whose day's.
"""

from typing import NamedTuple

from bot.core import jobs
from bot.core.events import UserDeleting
from bot.core.hooks import Hooks
from bot.core.jobs import DAY
from bot.core.unit_of_work import UnitOfWork, of_tx
from storage import jobs as job_rows
from storage import puzzles, user_data
from storage.jobs import Job

# the job, SERVER:DAY: to post its puzzle, then to bring the message up to date
KIND = "puzzle.post"
SETTING = puzzles.SETTING
BEGINS = 8 * 60 * 60  # seconds after midnight UTC
# seconds after a right answer until its message names who gave it: several become one edit
TELLS = 60

answered = of_tx(puzzles.answer)


def register(hooks: Hooks) -> None:
    """Subscribe to deletions of users: messages that name one as a solver are rewritten."""
    hooks.subscribe(UserDeleting, _user_deleting)


def _user_deleting(uow: UnitOfWork, event: UserDeleting) -> None:
    for server, day in puzzles.posts_with(uow.tx, event.user):
        row = puzzles.post(uow.tx, server, day)
        if row is not None and row.message is not None:
            jobs.bring_forward(uow, KIND, job_rows.key_of(server, day), uow.now, server)


def day_of(now: float) -> int:
    """Return the puzzles' day of a second since 1970."""
    return int((now - BEGINS) // DAY)


def begin_of(day: int) -> int:
    """Return when a day begins."""
    return day * DAY + BEGINS


class Due(NamedTuple):
    """A step for the puzzle of a day in a server.

    The puzzle is to be posted, its `solvers` named, or, where it is `over`, its solution too. `solvers`
    answered right there, in order, of so many `answers`.
    """

    server: int
    day: int
    puzzle: int
    channel: int
    message: int | None
    over: bool
    solvers: tuple[int, ...]
    answers: int


class Attempt(NamedTuple):
    """A code for the puzzle of a day, and the one that is best."""

    puzzle: int
    day: int
    code: str
    best: str


def load(uow: UnitOfWork, job: Job, puzzle: int) -> Due | None:
    """Return the step of a job; None if there is none any more.

    A day that begins gets its `puzzle`, where the server still wants any, and the next day its job.
    """
    server, day = job_rows.ids_of(job)
    row, today = puzzles.post(uow.tx, server, day), day_of(uow.now)
    if row is None or row.message is None:
        if day != today:  # nobody wants yesterday's
            give_up(uow, job)
            want_next(uow, server)
            return None
        if row is None:
            channel = user_data.settings(uow.tx, "server", server).get(SETTING)
            if channel is None:
                give_up(uow, job)
                return None
            row = puzzles.add(uow.tx, server, day, puzzle, int(channel))
        want_next(uow, server)
    given = puzzles.answers_at(uow.tx, server, day)
    solvers = tuple(answer.user for answer in given if answer.solved)
    return Due(
        server,
        day,
        row.puzzle,
        row.channel,
        row.message,
        day != today,
        solvers,
        len(given),
    )


def want_next(uow: UnitOfWork, server: int) -> None:
    """Schedule the next day that has no puzzle yet: today, or tomorrow; nothing where the server wants none."""
    if SETTING in user_data.settings(uow.tx, "server", server):
        today = day_of(uow.now)
        day = today if puzzles.post(uow.tx, server, today) is None else today + 1
        jobs.bring_forward(
            uow, KIND, job_rows.key_of(server, day), max(uow.now, begin_of(day)), server
        )


def _again(uow: UnitOfWork, server: int, day: int, due: int | None) -> None:
    uow.schedule(KIND, job_rows.key_of(server, day), due, server)


def posted(uow: UnitOfWork, server: int, day: int, message: int) -> None:
    """Note that the puzzle of a day stands in that message; there is something to do again at its end."""
    puzzles.set_message(uow.tx, server, day, message)
    _again(uow, server, day, begin_of(day + 1))


def shown(uow: UnitOfWork, server: int, day: int, solvers: int) -> None:
    """Note that its message names so many who solved it; where the day is over, that is the last edit."""
    over = day != day_of(uow.now)
    now = sum(answer.solved for answer in puzzles.answers_at(uow.tx, server, day))
    if now != solvers:  # somebody came meanwhile, or was forgotten
        puzzles.settle(uow.tx, server, day, closed=False)
        _again(uow, server, day, uow.now + TELLS)
    else:
        puzzles.settle(uow.tx, server, day, closed=over)
        _again(uow, server, day, None if over else begin_of(day + 1))


def give_up(uow: UnitOfWork, job: Job) -> None:
    """Give up its message, which is gone or can't be changed for good."""
    server, day = job_rows.ids_of(job)
    puzzles.settle(uow.tx, server, day, closed=True)
    _again(uow, server, day, None)


def answer(
    uow: UnitOfWork,
    user: int,
    attempt: Attempt,
    today: int,
    server: int | None,
    message: int | None,
) -> tuple[str, bool] | None:
    """Return somebody's answer to the puzzle of a day, at the message of a server or for themselves.

    The first one counts: its code, and whether it was given before. None for another puzzle than `today`'s,
    unless it is the one that the server has of that day.
    """
    puzzle, day, code, best = attempt
    row = None if server is None else puzzles.post(uow.tx, server, day)
    before = puzzles.answer(uow.tx, user, day)
    if puzzle not in (today, None if row is None else row.puzzle) or (
        before and before.puzzle != puzzle
    ):
        return None
    if before is not None:
        return before.code, True
    solved = code == best
    puzzles.keep_answer(
        uow.tx, puzzles.AnswerRow(user, puzzle, day, server, code, solved, uow.now)
    )
    if server is not None:
        if row is not None and row.message is None and message is not None:
            # it was posted while its answer from Discord was lost
            posted(uow, server, day, message)
        if solved and row is not None:
            jobs.bring_forward(
                uow, KIND, job_rows.key_of(server, day), uow.now + TELLS, server
            )
    return code, False


def changed(uow: UnitOfWork, server: int) -> None:
    """Drop what waits for the old channel, since a server has chosen another for its puzzles, or none."""
    puzzles.drop_unposted(uow.tx, server)
    for job in job_rows.of_server(uow.tx, KIND, server):
        if puzzles.post(uow.tx, server, job_rows.ids_of(job)[1]) is None:
            uow.schedule(KIND, job.key, None, server)
    want_next(uow, server)


def trouble(uow: UnitOfWork, server: int) -> str | None:
    """Return why the puzzle could not be posted there, if it could not: "forbidden" or "discord"."""
    troubles = [job.trouble for job in job_rows.of_server(uow.tx, KIND, server)]
    return next((why for why in reversed(troubles) if why is not None), None)

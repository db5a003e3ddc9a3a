"""A live session: some hours in which all players answer within minutes and their clocks stand still.

Everybody has to agree. docs/clocks.md says how it ends.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.core import answers, ballots, events, notifications, votes
from bot.core.clock import clocks
from bot.core.clock.awake_hours import HOUR
from bot.core.clock.time_bank import MINUTE
from bot.core.errors import BadChoice, VoteRefused
from bot.core.hooks import Hooks
from bot.core.jobs import TransactionJob
from bot.core.model import Outcome, Person
from bot.core.notifications import SessionEnd
from bot.core.unit_of_work import UnitOfWork
from storage import actions, games
from storage import votes as vote_rows
from storage.games import GameRow
from storage.jobs import Job, ids_of, key_of
from storage.votes import VoteRow

QUICK = 5 * MINUTE  # an answer within minutes
# hand-overs of everybody that were answered so in a row, before a live session is offered
ROUNDS = 2
LOOK = 60  # actions that are looked at for them
# checked before anything else: mostly the last answer took longer
FIRST_CHECKED_ACTIONS = 4
OPEN = 15 * MINUTE  # how long a live session can be agreed to
AGAIN = 20 * HOUR  # before the bot offers another, whatever became of the last one
REFUSED = HOUR  # before a player can ask for one that was refused
KIND = "live_session.end"  # the job, GAME
LASTS = 3 * HOUR
WAIT = 10 * MINUTE  # without an action, after which it is over

_NO_PERSON = ("computer", "stand_in", "clock", "record")  # sources of actions


def offer(uow: UnitOfWork, row: GameRow, acted: int) -> None:
    """Offer a live session when all players have answered within minutes of late.

    `acted` is the seat whose action has just been performed. Only public times count: when the game went from
    one seat to the next.
    """
    off = (
        row.evenings != "yes"
        or row.session_until is not None
        or row.paused is not None
        or row.pace == "live"
    )
    if off or row.practice or row.deciding in (None, acted):
        return
    _, took = next(
        _hand_overs(actions.latest(uow.tx, row.id, FIRST_CHECKED_ACTIONS)), (None, 0)
    )
    if took > QUICK:
        return
    seats = present(uow, row)
    last = vote_rows.last_of(uow.tx, row.id, "evening")
    if seats is None or (last is not None and uow.now - last.created < AGAIN):
        return
    if _are_quick(actions.latest(uow.tx, row.id, LOOK), seats):
        asks = dict.fromkeys(seats)
        # By nobody: `seat` is who asks.
        ballots.begin(
            uow, row, ballots.Question("evening", acted, seat=acted, lasts=OPEN), asks
        )
        uow.ask(row)  # the question stays below


def present(uow: UnitOfWork, row: GameRow) -> tuple[int, ...] | None:
    """Return the seats whose people play themselves; none unless at least two people do and nobody else is missing."""
    holders = games.holders(uow.tx, row.id)
    if any(holder.is_open and holder.stand_in is None for holder in holders):
        return None
    present_holders = [
        holder
        for holder in holders
        if holder.user is not None and holder.stand_in is None
    ]
    return (
        tuple(holder.seat for holder in present_holders)
        if len({holder.user for holder in present_holders}) > 1
        else None
    )


def _hand_overs(
    past_actions: Iterable[actions.ActionTime],
) -> Iterator[tuple[actions.ActionTime, int]]:
    """Yield the actions with which the game went on to another seat, and their seconds, newest first."""
    newer: actions.ActionTime | None = None
    for past in past_actions:
        if newer is not None and past.seat == newer.seat:
            continue
        if newer is not None:
            yield newer, newer.at - past.at
        newer = past


def _are_quick(
    past_actions: Iterable[actions.ActionTime], seats: tuple[int, ...]
) -> bool:
    """Return whether each of the seats has handed the game on so many times of late, always within minutes.

    Answers given ahead are left out: they keep nobody waiting, and show nobody there.
    """
    handed: Counter[int] = Counter()
    for past, took in _hand_overs(past_actions):
        if took > QUICK:
            return False
        if took > 0 and past.source not in _NO_PERSON:
            handed[past.seat] += 1
            if all(handed[seat] >= ROUNDS for seat in seats):
                return True
    return False


def check(uow: UnitOfWork, row: GameRow) -> tuple[int, ...]:
    """Return the seats that have to agree; raise BadChoice where there can be no live session."""
    if row.session_until is not None:
        raise BadChoice("table-evening-runs")
    if row.paused is not None:
        raise BadChoice("table-evening-paused")
    if row.pace == "live":
        raise BadChoice("table-evening-live")
    seats = present(uow, row)
    if seats is None:
        raise BadChoice("table-evening-missing")
    return seats


def ask(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Ask the players to play live for some hours: all have to agree. Raise BadChoice, VoteRefused."""
    row = uow.row(game, "running")
    mine = uow.seats_of(row, person)
    if not set(mine) <= set(check(uow, row)):
        raise BadChoice("table-evening-stand-in")
    last = vote_rows.last_of(uow.tx, row.id, "evening")
    if (
        last is not None
        and last.status == "failed"
        and uow.now - last.created < REFUSED
    ):
        raise VoteRefused("table-evening-refused", minutes=REFUSED // MINUTE)
    return votes.ask(uow, row, person, "evening", OPEN)


def begin(uow: UnitOfWork, row: GameRow, vote: VoteRow) -> None:
    """Begin a live session, to which all have agreed: the clocks stand aside from now on.

    Raise TableError where that can't be any more.
    """
    agreed = {seat for seat, yes in vote_rows.answers(uow.tx, vote.id).items() if yes}
    if not set(check(uow, row)) <= agreed:
        raise BadChoice("table-evening-missing")
    clocks.begin(uow, row, ())  # all stop, with the banks as they are now
    _keep(uow, row, uow.now + LASTS)
    uow.publish(events.ClocksSuspended(row))
    uow.post(row, notifications.LiveSession(row.session_until))
    uow.ask(row)


def _keep(uow: UnitOfWork, row: GameRow, until: int) -> None:
    row.session_until = until
    games.update(uow.tx, row.id, session_until=until)
    uow.schedule(KIND, key_of(row.id), min(until, uow.now + WAIT), row.server)


def end(
    uow: UnitOfWork, row: GameRow, why: SessionEnd, seat: int | None = None
) -> None:
    """End a live session: the clocks go on as they were, with a whole move for whoever decides.

    Do nothing where none runs.
    """
    if row.session_until is None:
        return
    stop(uow, row)
    clocks.begin(uow, row, answers.awaited(uow, row))
    uow.post(row, notifications.LiveSession(None, why, seat))
    uow.ask(row)


def stop(uow: UnitOfWork, row: GameRow) -> None:
    """End a live session without telling anybody: the game is over."""
    if row.session_until is not None:
        row.session_until = None
        games.update(uow.tx, row.id, session_until=None)
        uow.schedule(KIND, key_of(row.id), None, row.server)


def run_out(uow: UnitOfWork, job: Job) -> None:
    """End the live session of a game in which nobody has acted for a while, or whose time is over."""
    (game,) = ids_of(job)
    row = uow.row(game)
    end(
        uow,
        row,
        "over"
        if row.session_until is not None and uow.now >= row.session_until
        else "quiet",
    )


def give_up(uow: UnitOfWork, job: Job) -> None:
    """End the live session of a damaged game."""
    (game,) = ids_of(job)
    games.update(uow.tx, game, session_until=None)


def set_back(uow: UnitOfWork) -> None:
    """Cut live sessions to the longest time they can last, after the clock of the machine was set back."""
    games.bring_sessions_near(uow.tx, uow.now + LASTS, uow.shard_range)


def leave(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """End the live session for all; raise BadChoice where none runs."""
    row = uow.row(game, "running")
    mine = uow.seats_of(row, person)
    if row.session_until is None:
        raise BadChoice("table-evening-none")
    end(uow, row, "left", mine[0])
    return uow.done(game)


def register(hooks: Hooks) -> None:
    """Subscribe to the events that begin, prolong and end sessions, and carry out votes for one."""
    hooks.subscribe(events.ActionApplied, _stirred)
    hooks.subscribe(events.AnswerKept, _stirred)
    hooks.subscribe(events.ActionsUndone, _stirred)
    hooks.subscribe(events.GameFinished, lambda uow, event: stop(uow, event.row))
    hooks.subscribe(events.GameCancelled, lambda uow, event: stop(uow, event.row))
    hooks.subscribe(
        events.ActionPerformed, lambda uow, event: offer(uow, event.row, event.seat)
    )
    hooks.subscribe(
        events.PlayerDeparted,
        lambda uow, event: end(uow, event.row, "left", event.seat),
    )
    hooks.subscribe(events.SeatChanging, lambda uow, event: end(uow, event.row, "seat"))
    hooks.subscribe(
        events.ClocksPausing, lambda uow, event: end(uow, event.row, "paused")
    )
    hooks.votes["evening"] = begin
    ends = TransactionJob(KIND, run_out, WAIT, give_up, set_back)
    hooks.jobs.append(ends)


def _stirred(
    uow: UnitOfWork,
    event: events.ActionApplied | events.AnswerKept | events.ActionsUndone,
) -> None:
    """Go on with a live session that runs, since something was done."""
    if event.row.session_until is not None:
        _keep(uow, event.row, event.row.session_until)

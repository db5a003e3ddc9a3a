"""What time does to running games: reminders, the policy when time is up, delayed answers, outages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

import msgspec

from bot.core import ballots, clock_set_back, jobs, notifications, play, simultaneous, stand_in
from bot.core.clock import clocks
from bot.core.clock.time_bank import OVER, PACES, PARTS
from storage import answers as answer_rows
from storage import clocks as clock_rows
from storage import games, user_data

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.core.jobs import JobKind
    from bot.core.unit_of_work import UnitOfWork
    from storage.answers import LaterRow
    from storage.clocks import ClockRow
    from storage.games import GameRow

R = TypeVar("R")
_SECONDS = re.compile(r"[0-9]{1,12}")

SEEN = "seen"  # the fact that says when the bot last looked at its clocks
LOOK = 5 * 60  # seconds between two looks while clocks run, so that an outage is known
OUTAGE = 2 * LOOK  # a longer gap between two looks is an outage


def sweep(uow: UnitOfWork, stood: int = 0, begins: bool = False, kinds: Sequence[JobKind] = ()) -> list[int]:
    """Does what is due now; returns the games it touched. The bot has just stood still for so many seconds, or only
    `begins`."""
    _see(uow, kinds, stood, begins)
    clocks_due = clock_rows.due(uow.tx, uow.now, uow.share)
    touched = [found.game for found in clocks_due if _apart(uow, found.game, _clock, found)]
    later = answer_rows.later_due(uow.tx, uow.now, uow.share)
    return touched + [found.game for found in later if _apart(uow, found.game, _later, found)]


def _apart(uow: UnitOfWork, game: int, work: Callable[[UnitOfWork, GameRow, R], bool], what: R) -> bool:
    """Does a game's work so that a damaged game doesn't stop the time of all others: its own time stops."""
    done = uow.apart(game, lambda: work(uow, uow.row(game), what), None)
    if done is None:
        clock_rows.stop(uow.tx, game)
        answer_rows.drop_later(uow.tx, game)
    return bool(done)


def _later(uow: UnitOfWork, row: GameRow, found: LaterRow) -> bool:
    """An automatic answer that waited is due."""
    if row.status != "running":
        answer_rows.drop_later(uow.tx, row.id)
        return False
    state = uow.state(row)
    play.come_due(uow, row, play.game_of(row), state, found.revision)
    return True


def next_due(uow: UnitOfWork) -> int | None:
    """When something is due next: a reminder, a deadline, a delayed answer, or the next look at the clocks."""
    clock = clock_rows.next_due(uow.tx, uow.share)
    due = [clock, answer_rows.next_later(uow.tx, uow.share)]
    if clock is not None:
        due.append(_seen(uow, uow.now) + LOOK)
    return min((when for when in due if when is not None), default=None)


def _see(uow: UnitOfWork, kinds: Sequence[JobKind], stood: int, begins: bool) -> None:
    """Keeps that the bot is up. After an outage deadlines that passed meanwhile are put off; a bot that `begins` knows
    even of a short one, for the one before it would have seen to them. Where it `stood` still for a while nobody has
    less time left than that."""
    outage = uow.now - _seen(uow, uow.now)
    if outage < -clock_set_back.LEAST:
        clock_set_back.mend(uow)
        jobs.set_back(uow, kinds)
    elif outage > OUTAGE or (begins and outage > stood):
        clocks.spare(uow, outage)
    elif stood > 0:
        clocks.spare(uow, stood, soon=stood)
    user_data.set_fact(uow.tx, _fact(uow), str(uow.now))


def _fact(uow: UnitOfWork) -> str:
    """The name of the fact: every share of the shards has its own, for it may be served when others are not."""
    share = uow.share
    return SEEN if share is None else f"{SEEN} {share.first}-{share.last}/{share.shards}"


def _seen(uow: UnitOfWork, default: int) -> int:
    fact = user_data.fact(uow.tx, _fact(uow))
    return int(fact) if fact is not None and _SECONDS.fullmatch(fact) else default


def _clock(uow: UnitOfWork, row: GameRow, found: ClockRow) -> bool:
    """What one clock has to say; whether it said something."""
    pace = PACES.get(row.pace)
    if pace is None or row.status != "running" or row.paused is not None:
        clock_rows.stop(uow.tx, row.id)
        return False
    if found.seat not in simultaneous.awaited(uow, row):
        clock_rows.keep(uow.tx, msgspec.structs.replace(found, next=None))
        return False
    bit = clocks.due(uow, found, pace)
    if bit != OVER:
        if bit:
            uow.post(row, notifications.Reminder(found.seat, PARTS[bit]))  # type: ignore[arg-type]
        return bool(bit)
    if not rule(uow, row, found.seat):
        uow.post(row, notifications.Reminder(found.seat, "over"))
    return True


def rule(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Does what the table's rule says of a seat that is late; False where that is to wait, or can't be done."""
    if row.late == "skip":
        _skip(uow, row, seat)
        return True
    if row.late == stand_in.STAND_IN:
        return _stands_in(uow, row, seat)
    return row.late == "vote" and _vote(uow, row, seat)


def _skip(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Plays what can hurt least for a seat whose time is up."""
    game, state = play.game_of(row), uow.state(row)
    together = simultaneous.seats(row, state)
    decision = game.decision(game.asked_first(state, seat) if together else state)
    assert decision is not None and decision.seat == seat, "the clock of who decides ran out"
    code = game.guide.least_harm(decision)
    if together:
        uow.post(row, notifications.TimeUp(seat, ""))  # it is told with the answers of all
        play.answer(uow, row, game, state, seat, code, "clock")
        return
    after = game.clone(state)
    game.step(after, code)
    then = game.decision(after)
    hidden = then is not None and game.guide.secrecy.is_under_way(then.kind, after.phase)
    uow.post(row, notifications.TimeUp(seat, "" if hidden else code))
    play.take(uow, row, game, state, decision, code, "clock")


def _stands_in(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Lets a computer play for who is late; False where one plays already, or nobody is there who waits."""
    holder = games.holders(uow.tx, row.id)[seat]
    if holder.player is not None or not stand_in.others_play(uow, row.id, holder.user):
        return False
    stand_in.begin(uow, row, seat)
    return True


def _vote(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Lets the others vote whether the seat is taken from its holder; False when there is nobody to ask."""
    holder = games.holder_of(uow.tx, row.id, seat)
    others = [
        held.seat
        for held in games.holders(uow.tx, row.id)
        if held.user is not None and held.user != holder and held.seat in ballots.held_seats(uow.tx, row.id)
    ]
    if holder is None or not others or ballots.is_open(uow, row, "replace", seat):
        return False
    uow.post(row, notifications.TimeUp(seat, None))
    ballots.begin(uow, row, ballots.Question("replace", seat, seat=seat), dict.fromkeys(others))
    return True

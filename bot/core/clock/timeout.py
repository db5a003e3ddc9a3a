"""What time does to running games: reminders, the policy when time is up, delayed answers, outages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

import msgspec

from bot.core import ballots, clock_set_back, notifications, play, simultaneous, stand_in
from bot.core.clock import clocks
from bot.core.clock.time_bank import OVER, PACES, PARTS
from storage import ahead as later_rows
from storage import clocks as clock_rows
from storage import games, user_data

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.unit_of_work import Desk
    from storage.ahead import LaterRow
    from storage.clocks import ClockRow
    from storage.games import GameRow

R = TypeVar("R")
_SECONDS = re.compile(r"[0-9]{1,12}")

SEEN = "seen"  # the fact that says when the bot last looked at its clocks
LOOK = 5 * 60  # seconds between two looks while clocks run, so that an outage is known
OUTAGE = 2 * LOOK  # a longer gap between two looks is an outage


def sweep(desk: Desk, stood: int = 0, begins: bool = False) -> list[int]:
    """Does what is due now; returns the games it touched. The bot has just stood still for so many seconds, or only
    `begins`."""
    _see(desk, stood, begins)
    clocks_due = clock_rows.due(desk.tx, desk.now, desk.share)
    touched = [found.game for found in clocks_due if _apart(desk, found.game, _clock, found)]
    later = later_rows.later_due(desk.tx, desk.now, desk.share)
    return touched + [found.game for found in later if _apart(desk, found.game, _later, found)]


def _apart(desk: Desk, game: int, work: Callable[[Desk, GameRow, R], bool], what: R) -> bool:
    """Does a game's work so that a damaged game doesn't stop the time of all others: its own time stops."""
    done = desk.apart(game, lambda: work(desk, desk.row(game), what), None)
    if done is None:
        clock_rows.stop(desk.tx, game)
        later_rows.drop_later(desk.tx, game)
    return bool(done)


def _later(desk: Desk, row: GameRow, found: LaterRow) -> bool:
    """An automatic answer that waited is due."""
    if row.status != "running":
        later_rows.drop_later(desk.tx, row.id)
        return False
    state = desk.state(row)
    play.come_due(desk, row, play.game_of(row), state, found.revision)
    return True


def next_due(desk: Desk) -> int | None:
    """When something is due next: a reminder, a deadline, a delayed answer, or the next look at the clocks."""
    clock = clock_rows.next_due(desk.tx, desk.share)
    due = [clock, later_rows.next_later(desk.tx, desk.share)]
    if clock is not None:
        due.append(_seen(desk, desk.now) + LOOK)
    return min((when for when in due if when is not None), default=None)


def _see(desk: Desk, stood: int, begins: bool) -> None:
    """Keeps that the bot is up. After an outage deadlines that passed meanwhile are put off; a bot that `begins` knows
    even of a short one, for the one before it would have seen to them. Where it `stood` still for a while nobody has
    less time left than that."""
    outage = desk.now - _seen(desk, desk.now)
    if outage < -clock_set_back.LEAST:
        clock_set_back.mend(desk)
    elif outage > OUTAGE or (begins and outage > stood):
        clocks.spare(desk, outage)
    elif stood > 0:
        clocks.spare(desk, stood, soon=stood)
    user_data.set_fact(desk.tx, _fact(desk), str(desk.now))


def _fact(desk: Desk) -> str:
    """The name of the fact: every share of the shards has its own, for it may be served when others are not."""
    share = desk.share
    return SEEN if share is None else f"{SEEN} {share.first}-{share.last}/{share.shards}"


def _seen(desk: Desk, default: int) -> int:
    fact = user_data.fact(desk.tx, _fact(desk))
    return int(fact) if fact is not None and _SECONDS.fullmatch(fact) else default


def _clock(desk: Desk, row: GameRow, found: ClockRow) -> bool:
    """What one clock has to say; whether it said something."""
    pace = PACES.get(row.pace)
    if pace is None or row.status != "running" or row.paused is not None:
        clock_rows.stop(desk.tx, row.id)
        return False
    if found.seat not in simultaneous.awaited(desk, row):
        clock_rows.keep(desk.tx, msgspec.structs.replace(found, next=None))
        return False
    bit = clocks.due(desk, found, pace)
    if bit != OVER:
        if bit:
            desk.post(row, notifications.Reminder(found.seat, PARTS[bit]))  # type: ignore[arg-type]
        return bool(bit)
    if not rule(desk, row, found.seat):
        desk.post(row, notifications.Reminder(found.seat, "over"))
    return True


def rule(desk: Desk, row: GameRow, seat: int) -> bool:
    """Does what the table's rule says of a seat that is late; False where that is to wait, or can't be done."""
    if row.late == "skip":
        _skip(desk, row, seat)
        return True
    if row.late == stand_in.STAND_IN:
        return _stands_in(desk, row, seat)
    return row.late == "vote" and _vote(desk, row, seat)


def _skip(desk: Desk, row: GameRow, seat: int) -> None:
    """Plays what can hurt least for a seat whose time is up."""
    game, state = play.game_of(row), desk.state(row)
    together = simultaneous.seats(row, state)
    decision = game.decision(game.asked_first(state, seat) if together else state)
    assert decision is not None and decision.seat == seat, "the clock of who decides ran out"
    code = game.guide.least_harm(decision)
    if together:
        desk.post(row, notifications.TimeUp(seat, ""))  # it is told with the answers of all
        play.answer(desk, row, game, state, seat, code, "clock")
        return
    after = game.clone(state)
    game.step(after, code)
    then = game.decision(after)
    hidden = then is not None and game.guide.secrecy.is_under_way(then.kind, game.phase(after))
    desk.post(row, notifications.TimeUp(seat, "" if hidden else code))
    play.take(desk, row, game, state, decision, code, "clock")


def _stands_in(desk: Desk, row: GameRow, seat: int) -> bool:
    """Lets a computer play for who is late; False where one plays already, or nobody is there who waits."""
    holder = games.holders(desk.tx, row.id)[seat]
    if holder.player is not None or not stand_in.others_play(desk, row.id, holder.user):
        return False
    stand_in.begin(desk, row, seat)
    return True


def _vote(desk: Desk, row: GameRow, seat: int) -> bool:
    """Lets the others vote whether the seat is taken from its holder; False when there is nobody to ask."""
    holder = games.holder_of(desk.tx, row.id, seat)
    others = [
        held.seat
        for held in games.holders(desk.tx, row.id)
        if held.user is not None and held.user != holder and held.seat in ballots.held_seats(desk.tx, row.id)
    ]
    if holder is None or not others or ballots.is_open(desk, row, "replace", seat):
        return False
    desk.post(row, notifications.TimeUp(seat, None))
    ballots.begin(desk, row, "replace", seat, dict.fromkeys(others), seat=seat)
    return True

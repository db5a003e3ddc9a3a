"""Seats whose people have left or never came: they go to the waiting list, else to whoever steps in within a day, else
to a computer. Who was warned, and whose seat was offered, is read from what was told."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core import answers, play, tenures
from bot.features.tournaments import games as tournaments_games
from bot.features.tournaments import notifications, results
from bot.features.tournaments.model import Outcome
from bot.features.tournaments.repository import Ledger
from bot.features.tournaments.round_options import DAY
from storage import games
from storage import tournaments as rows
from storage.games import GameRow
from storage.tournaments import PairingRow, SeatRow

OFFERED, WARNED = "tournament-told-seat-free", "tournament-told-warned"


def act(ledger: Ledger) -> int | None:
    """Does the first thing that is due for a seat; the game in which something may be posted, None where nothing is."""
    for table, row, seat in _open_seats(ledger):
        if games.holders(ledger.uow.tx, row.id)[seat.seat].is_open:
            done = _vacant(ledger, table, row, seat)
        else:
            done = _missing(ledger, table, row, seat)
        if done:
            return row.id
    return None


def next_due(ledger: Ledger) -> Iterator[int]:
    """When something may be due for a seat."""
    now = ledger.uow.now
    for _, row, seat in _open_seats(ledger):
        if seat.outcome != Outcome.OPEN.value:
            continue
        if games.holders(ledger.uow.tx, row.id)[seat.seat].is_open:
            yield (_told(ledger, OFFERED, seat) or now) + DAY
        elif _may_be_missing(ledger, row, seat):
            at = _no_show_at(ledger, row, seat)
            warned = _told(ledger, WARNED, seat) is not None
            yield now + DAY if at is None else at if warned else at - DAY


def _open_seats(ledger: Ledger) -> Iterator[tuple[PairingRow, GameRow, SeatRow]]:
    for table in ledger.open_tables():
        row = tournaments_games.running(ledger, table)
        if row is not None:
            yield from ((table, row, seat) for seat in ledger.at(table))


def _told(ledger: Ledger, says: str, seat: SeatRow) -> int | None:
    return notifications.told_at(ledger.uow, ledger.row.id, says, seat.holder, seat.round)


def _vacant(ledger: Ledger, table: PairingRow, row: GameRow, seat: SeatRow) -> bool:
    uow, tournament = ledger.uow, ledger.row
    if tournaments_games.step_in(ledger, table, seat) is not None:
        return True
    if seat.outcome != Outcome.OPEN.value:
        return False
    offered = _told(ledger, OFFERED, seat)
    if offered is None:
        if rows.deeds(uow.tx, row.id)[seat.seat].left == "dropped":
            ledger.put_out(ledger.entrants[seat.holder], table.round + 1)
            ledger.change()
        about = {"round": table.round, "table": table.number, "until": uow.now + DAY}
        ledger.tell(OFFERED, about, who={"who": seat.holder})
        return True
    if uow.now < offered + DAY:
        return False
    came = rows.deeds(uow.tx, row.id)[seat.seat].came
    ledger.keep(table, results.leave(ledger.value(table), seat.holder, begun=came))
    winners = tenures.last_there(uow, row, seat.seat)
    if winners:  # nobody is left to play against
        play.forfeit(uow, row, winners)
    else:
        tournaments_games.hand_to_computer(ledger, table, seat)
    notifications.edit_round(uow, tournament.id, table.round)
    return True


def _may_be_missing(ledger: Ledger, row: GameRow, seat: SeatRow) -> bool:
    return bool(ledger.conduct.grace_days) and not rows.deeds(ledger.uow.tx, row.id)[seat.seat].came


def _missing(ledger: Ledger, table: PairingRow, row: GameRow, seat: SeatRow) -> bool:
    """Warns who has not acted at all a day before their seat is free, and then frees it."""
    uow = ledger.uow
    at = _no_show_at(ledger, row, seat) if _may_be_missing(ledger, row, seat) else None
    if at is None or uow.now < at - DAY:
        return False
    if uow.now < at:
        if _told(ledger, WARNED, seat) is not None:
            return False
        who, when = {"who": seat.holder}, {"round": table.round, "until": at}
        ledger.tell(WARNED, when, who=who, pings=ledger.named([seat.holder]), game=row.id)
        return True
    if tournaments_games.step_in(ledger, table, seat) is None:
        tenures.vacate(uow, row, seat.seat, "opened")
        ledger.put_out(ledger.entrants[seat.holder], table.round + 1)
        ledger.change()
    return True


def _no_show_at(ledger: Ledger, row: GameRow, seat: SeatRow) -> int | None:
    """When who has not acted counts as not come: so many days after they could; None where they can't yet."""
    uow = ledger.uow
    asked = answers.asked(uow, row)
    if row.paused is not None:
        return None
    found = rows.deeds(uow.tx, row.id)[seat.seat]
    if found.skipped:
        since: int | None = found.began
    elif seat.seat in asked:
        since = asked[seat.seat].since
    else:
        since = row.since if seat.seat in answers.to_decide(uow, row) else None
    return None if since is None else max(since, found.began) + ledger.conduct.grace_days * DAY

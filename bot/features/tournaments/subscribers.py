"""Changes of a table when its game ends, is undone or canceled; and limits for its players meanwhile."""

from typing import NamedTuple

from bot.core.errors import NotAllowed
from bot.core.events import (
    BarWithdrawn,
    EndUndone,
    GameCancelled,
    GameFinished,
    GameMoved,
    PersonBarred,
    SeatVacated,
    UserDeleting,
)
from bot.core.hooks import CancelCheck, Hooks, HostIsFixed, SeatCheck, SettingsCheck
from bot.core.unit_of_work import UnitOfWork
from bot.features.tournaments import notifications, results, signup
from bot.features.tournaments.model import Outcome
from bot.features.tournaments.repository import keep, value_of
from storage import tournaments as rows
from storage.games import GameRow
from storage.tournaments import PairingRow, TournamentRow


def register(hooks: Hooks) -> None:
    """Subscribe to the ends of tables' games, and check their players' acts while the round is played."""
    hooks.subscribe(GameMoved, _moved)
    hooks.subscribe(GameFinished, _ended)
    hooks.subscribe(EndUndone, _end_undone)
    hooks.subscribe(GameCancelled, _cancelled)
    hooks.subscribe(SeatVacated, _seat_vacated)
    hooks.subscribe(UserDeleting, lambda uow, event: signup.forgotten(uow, event.user))
    hooks.subscribe(PersonBarred, signup.barred)
    hooks.subscribe(BarWithdrawn, signup.restored)
    hooks.check(
        SeatCheck, lambda uow, check: _need_free(uow, check.row, "tournament-seats")
    )
    hooks.check(
        CancelCheck, lambda uow, check: _need_free(uow, check.row, "tournament-vote")
    )
    hooks.check(SettingsCheck, _check_settings)
    hooks.check(HostIsFixed, lambda uow, check: is_drawn(uow, check.row))


def _ended(uow: UnitOfWork, event: GameFinished) -> None:
    """Store the result of a table whose game has ended.

    A player who left has forfeited, or is absent if they never acted.
    """
    row = event.row
    drawn = _of(uow, row)
    if drawn is None:
        return
    table, tournament = drawn
    seats = rows.seats_at(uow.tx, table)
    seat_results = [
        *map(
            results.Result,
            event.result.scores,
            event.order.ranks or (1,) * len(event.result.scores),
        )
    ]
    if table.is_open:
        value, seat_records = value_of(table, seats), rows.seat_records(uow.tx, row.id)
        if not event.order.ranks:
            value = results.abandon(
                value, [seat.holder for seat in seats if seat_records[seat.seat].came]
            )
        for seat in seats:
            if event.order.ranks and seat_records[seat.seat].left is not None:
                value = results.leave(
                    value, seat.holder, begun=seat_records[seat.seat].came
                )
        skipped = {
            seat.seat for seat in seats if seat_records[seat.seat].mostly_skipped
        }
        keep(uow, table, seats, results.finish(value, seat_results, skipped))
        _stir(uow, tournament, table)
    elif table.reopened:  # its end had been taken back after the next round was drawn
        table.reopened = 0
        rows.change_pairing(uow.tx, table)
        skipped = {seat.seat for seat in seats if seat.outcome == Outcome.SKIPPED.value}
        value = value_of(table, seats)
        if results.finish(value, seat_results, skipped) != value:
            _tell(uow, "tournament-told-ended-again", table)


def _end_undone(uow: UnitOfWork, event: EndUndone) -> None:
    """Take back the result of a table whose game goes on again.

    After the next draw, or a correction, the result stays, and the organizer gets a message.
    """
    drawn = _of(uow, event.row)
    if drawn is None or drawn.table.state != "done" or drawn.table.reopened:
        return
    table, tournament = drawn
    if (
        table.round == tournament.round
        and tournament.status == "running"
        and not table.corrected
    ):
        seats = rows.seats_at(uow.tx, table)
        keep(uow, table, seats, results.reopen(value_of(table, seats)))
        _stir(uow, tournament, table)
        return
    table.reopened = 1
    rows.change_pairing(uow.tx, table)
    _tell(uow, "tournament-told-reopened", table)


def _cancelled(uow: UnitOfWork, event: GameCancelled) -> None:
    """Ask the organizer for the result of a table whose game was canceled."""
    drawn = _of(uow, event.row)
    if drawn is not None and drawn.table.is_open:
        _tell(uow, "tournament-told-cancelled-table", drawn.table)
        _stir(uow, drawn.tournament, drawn.table)


def _seat_vacated(uow: UnitOfWork, event: SeatVacated) -> None:
    """Schedule the search for a substitute for a seat that was left, unless somebody gets it at once, or it is held."""
    drawn = None if event.how in ("opened", "barred") else _of(uow, event.row)
    if drawn is not None and drawn.table.is_open:
        _stir(uow, drawn.tournament, drawn.table)


def _moved(uow: UnitOfWork, event: GameMoved) -> None:
    """Schedule an edit of the round's message, which links the table's thread."""
    table = rows.pairing_of(uow.tx, event.row.id)
    if table is not None:
        notifications.edit_round(uow, table.tournament, table.round)


class TournamentTable(NamedTuple):
    """The table of a game and its tournament."""

    table: PairingRow
    tournament: TournamentRow


def _of(uow: UnitOfWork, row: GameRow) -> TournamentTable | None:
    table = rows.pairing_of(uow.tx, row.id)
    return (
        None
        if table is None
        else TournamentTable(table, rows.get(uow.tx, table.tournament))
    )


def _stir(uow: UnitOfWork, tournament: TournamentRow, table: PairingRow) -> None:
    """Schedule the tournament's next step, and an edit of its round's message."""
    rows.update(uow.tx, tournament.id, blocked=None)
    uow.schedule(rows.ADVANCE, str(tournament.id), uow.now, tournament.server)
    notifications.edit_round(uow, tournament.id, table.round)


def _tell(uow: UnitOfWork, says: str, table: PairingRow) -> None:
    notifications.tell_organizer(
        uow, table.tournament, says, round=table.round, table=table.number
    )


SETTLED = {"undo", "pace", "late", "hints", "rated", "level"}
"""Settings of a table that the tournament has chosen for all of them."""


def is_drawn(uow: UnitOfWork, row: GameRow) -> bool:
    """Return whether a game is a table of a tournament that has no result yet."""
    pairing = rows.pairing_of(uow.tx, row.id)
    return pairing is not None and pairing.is_open


def _need_free(uow: UnitOfWork, row: GameRow, message_id: str) -> None:
    """Raise NotAllowed with that message if a tournament fixes the players and settings."""
    drawn = _of(uow, row)
    if drawn is not None and drawn.table.is_open:
        raise NotAllowed(message_id, tournament=drawn.tournament.name)


def _check_settings(uow: UnitOfWork, check: SettingsCheck) -> None:
    if SETTLED & set(check.names):
        _need_free(uow, check.row, "tournament-settles")

"""Changes of a table when its game ends, is undone or canceled; and limits for its players meanwhile."""

from bot.core.errors import NotAllowed
from bot.core.events import (
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
    hooks.subscribe(PersonBarred, lambda uow, event: signup.barred(uow, event.server, event.user))
    hooks.check(SeatCheck, lambda uow, check: _need_free(uow, check.row, "tournament-seats"))
    hooks.check(CancelCheck, lambda uow, check: _need_free(uow, check.row, "tournament-vote"))
    hooks.check(SettingsCheck, _check_settings)
    hooks.check(HostIsFixed, lambda uow, check: is_drawn(uow, check.row))


def _ended(uow: UnitOfWork, event: GameFinished) -> None:
    """Store the result of a table whose game has ended.

    A player who left has forfeited, and never came if they never acted.
    """
    row = event.row
    played = _of(uow, row)
    if played is None:
        return
    table, tournament = played
    seats = rows.seats_at(uow.tx, table)
    came_to = [
        *map(results.Result, event.result.scores, event.order.ranks or (1,) * len(event.result.scores))
    ]
    if table.is_open:
        value, seat_records = value_of(table, seats), rows.seat_records(uow.tx, row.id)
        if not event.order.ranks:
            value = results.abandon(value, [seat.holder for seat in seats if seat_records[seat.seat].came])
        for seat in seats:
            if event.order.ranks and seat_records[seat.seat].left is not None:
                value = results.leave(value, seat.holder, begun=seat_records[seat.seat].came)
        skipped = {seat.seat for seat in seats if seat_records[seat.seat].mostly_skipped}
        keep(uow, table, seats, results.finish(value, came_to, skipped))
        _stir(uow, tournament, table)
    elif table.reopened:  # its end had been taken back after the next round was drawn
        table.reopened = 0
        rows.change_pairing(uow.tx, table)
        skipped = {seat.seat for seat in seats if seat.outcome == Outcome.SKIPPED.value}
        value = value_of(table, seats)
        if results.finish(value, came_to, skipped) != value:
            _tell(uow, "tournament-told-ended-again", table)


def _end_undone(uow: UnitOfWork, event: EndUndone) -> None:
    """Take back the result of a table whose game goes on again.

    Where the next round is drawn, or the organizer has decided, it stays as it is, and the organizer is told.
    """
    played = _of(uow, event.row)
    if played is None or played[0].state != "done" or played[0].reopened:
        return
    table, tournament = played
    if table.round == tournament.round and tournament.status == "running" and not table.corrected:
        seats = rows.seats_at(uow.tx, table)
        keep(uow, table, seats, results.reopen(value_of(table, seats)))
        _stir(uow, tournament, table)
        return
    table.reopened = 1
    rows.change_pairing(uow.tx, table)
    _tell(uow, "tournament-told-reopened", table)


def _cancelled(uow: UnitOfWork, event: GameCancelled) -> None:
    """Ask the organizer what the table of a canceled game comes to."""
    played = _of(uow, event.row)
    if played is not None and played[0].is_open:
        _tell(uow, "tournament-told-cancelled-table", played[0])
        _stir(uow, played[1], played[0])


def _seat_vacated(uow: UnitOfWork, event: SeatVacated) -> None:
    """Look for a substitute for somebody who has left their seat, where nobody gets it at once."""
    played = None if event.how == "opened" else _of(uow, event.row)
    if played is not None and played[0].is_open:
        _stir(uow, played[1], played[0])


def _moved(uow: UnitOfWork, event: GameMoved) -> None:
    """Note where a table is, now that it is known where its game is played."""
    table = rows.pairing_of(uow.tx, event.row.id)
    if table is not None:
        notifications.edit_round(uow, table.tournament, table.round)


def _of(uow: UnitOfWork, row: GameRow) -> tuple[PairingRow, TournamentRow] | None:
    table = rows.pairing_of(uow.tx, row.id)
    return None if table is None else (table, rows.get(uow.tx, table.tournament))


def _stir(uow: UnitOfWork, tournament: TournamentRow, table: PairingRow) -> None:
    """Have the tournament looked at, and its messages brought up to date."""
    rows.update(uow.tx, tournament.id, blocked=None)
    uow.schedule(rows.ADVANCE, str(tournament.id), uow.now, tournament.server)
    notifications.edit_round(uow, tournament.id, table.round)


def _tell(uow: UnitOfWork, says: str, table: PairingRow) -> None:
    notifications.tell_organizer(uow, table.tournament, says, round=table.round, table=table.number)


SETTLED = {"undo", "pace", "late", "hints", "rated", "level"}
"""Settings of a table that the tournament has chosen for all of them."""


def is_drawn(uow: UnitOfWork, row: GameRow) -> bool:
    """Return whether a game is a table of a tournament that has no result yet."""
    pairing = rows.pairing_of(uow.tx, row.id)
    return pairing is not None and pairing.is_open


def _need_free(uow: UnitOfWork, row: GameRow, message_id: str) -> None:
    """Raise NotAllowed with that message where a tournament fixes the players and settings."""
    played = _of(uow, row)
    if played is not None and played[0].is_open:
        raise NotAllowed(message_id, tournament=played[1].name)


def _check_settings(uow: UnitOfWork, check: SettingsCheck) -> None:
    if SETTLED & set(check.names):
        _need_free(uow, check.row, "tournament-settles")

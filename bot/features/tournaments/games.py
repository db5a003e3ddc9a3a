"""The tables of a round: a game is made for each as if a lobby had started, and substitutes sit down at it.

Warnings and offers of seats are looked up in the posted sentences.
"""

import json
from collections.abc import Iterator

from bot.core import (
    answers,
    game_settings,
    holds,
    limits,
    lobby,
    play,
    stand_in,
    tenures,
)
from bot.core.admission import COUNTED
from bot.core.clock import asking
from bot.core.errors import SeatTaken
from bot.core.jobs import DAY
from bot.core.model import Person
from bot.core.table_settings import UNDO_POLICIES
from bot.features.tournaments import notifications, results
from bot.features.tournaments.model import Outcome
from bot.features.tournaments.repository import Repository
from rules.notation import SEATS
from rules.register import find_game
from storage import games, moderation
from storage import tournaments as rows
from storage.games import GameRow
from storage.tournaments import EntrantRow, PairingRow, SeatRow

# who missed no more than one deadline for so many actions of their own has kept the pace
MISSED = 10
RETRY = 60 * 60  # seconds until a table that could not be made is tried again


def make(repository: Repository, table: PairingRow) -> int | None:
    """Begin the game of a drawn table, its seats in the order in which they were drawn; return its number.

    Return None while somebody is barred, or if its players or its server have too many games; of that the organizer
    gets a message, once.
    """
    uow, tournament, round_options = (
        repository.uow,
        repository.row,
        repository.round_options,
    )
    people = [repository.entrants[seat.entrant] for seat in repository.at(table)]
    if any(
        moderation.is_in_force(uow.tx, tournament.server, "bar", person.user)
        for person in people
        if person.user is not None
    ):
        # barred for a day: else they would be out of the tournament
        table.retry = uow.now + RETRY
        rows.change_pairing(uow.tx, table)
        return None
    try:
        limits.need_room(uow, tournament.server, "games")
        for person in people:
            if person.user is not None:
                limits.need_seat(
                    uow,
                    tournament.server,
                    Person(person.user, person.name or ""),
                    0,
                    new=False,
                )
    except SeatTaken:
        if table.retry is None:
            where = {"round": table.round, "table": table.number}
            notifications.tell_organizer(
                uow, tournament.id, "tournament-told-unmade", **where
            )
        table.retry = uow.now + RETRY
        rows.change_pairing(uow.tx, table)
        return None
    # Every table has the tournament's settings. Undo and advice stay off, so that all tables are equal.
    rules = find_game(round_options.game)
    settings = game_settings.Settings(
        undo=UNDO_POLICIES[0],
        pace=round_options.pace,
        late=round_options.clock,
        hints="no",
        rated="yes" if round_options.rated else "no",
    )
    game = games.insert(
        uow.tx,
        kind=rules.id,
        status="running",
        options=json.dumps(lobby.choose(rules, round_options.options)),
        host=tournament.organizer,
        server=tournament.server,
        channel=tournament.channel,
        counts=COUNTED,
        created=uow.now,
        started=uow.now,
        **game_settings.settings_columns(uow, tournament.server, settings),
    )
    for seat, person in enumerate(people):
        games.add_seat(uow.tx, game, seat, SEATS[seat])
        if person.user is not None:
            games.sit(uow.tx, game, seat, person.user, person.name or "", uow.now, 1)
    # The seats were drawn in the first turn order: the lobby must not shuffle them.
    row = uow.row(game)
    lobby.begin(uow, row, rules, len(people), tuple(range(len(people))))
    table.game, table.retry, table.state = game, None, "playing"
    rows.change_pairing(uow.tx, table)
    notifications.edit_round(uow, tournament.id, table.round)
    return game


def known(repository: Repository, table: PairingRow) -> list[results.Standing]:
    """Return the public facts of a table that has not ended, by seat.

    A decision that is late now counts as missed, too.
    """
    uow = repository.uow
    seats = repository.at(table)
    row = None if table.game is None else uow.find(table.game)
    if row is None:
        return [results.Standing(0, True) for _ in seats]
    rules = play.game_of(row)
    points = rules.guide.points(rules.view(uow.state(row), None)) or [0] * len(seats)
    seat_records, standings = rows.seat_records(uow.tx, row.id), []
    for seat in seats:
        record = seat_records[seat.seat]
        if row.status == "running" and tenures.is_late(uow, row, seat.seat):
            record = record._replace(
                skipped=record.skipped + 1, missed=record.missed + 1
            )
        few_missed = record.missed < 2 or record.missed * MISSED <= record.own
        keeps_pace = record.left is None and not record.mostly_skipped and few_missed
        standings.append(
            results.Standing(points[seat.seat], keeps_pace, record.mostly_skipped)
        )
    return standings


def hand_to_computer(repository: Repository, table: PairingRow, seat: SeatRow) -> None:
    """Let a computer play a seat from now on, if people play the others."""
    row = running(repository, table)
    if row is not None:
        _vacate(repository, row, seat)
        holder = games.holders(repository.uow.tx, row.id)[seat.seat]
        if holder.player is None and stand_in.others_play(repository.uow, row.id, None):
            stand_in.begin(repository.uow, row, seat.seat)


def _vacate(repository: Repository, row: GameRow, seat: SeatRow) -> None:
    if not games.holders(repository.uow.tx, row.id)[seat.seat].is_open:
        tenures.vacate(repository.uow, row, seat.seat, "opened")


def step_in(
    repository: Repository, table: PairingRow, seat: SeatRow, chosen: int | None = None
) -> EntrantRow | None:
    """Give a seat to the first on the waiting list who can take one, or to the `chosen` one of it.

    Return the substitute; None if nobody is there, or the game is over.
    """
    uow, tournament = repository.uow, repository.row
    row = running(repository, table)
    if row is None:
        return None
    for entrant in repository.waiting:
        if (
            entrant.user is None
            or chosen not in (None, entrant.number)
            or moderation.is_in_force(uow.tx, tournament.server, "bar", entrant.user)
        ):
            continue
        try:
            limits.need_seat(
                uow, tournament.server, Person(entrant.user, entrant.name or ""), row.id
            )
        except SeatTaken:
            continue
        leaver = repository.entrants[seat.holder]
        _vacate(repository, row, seat)
        tenures.seat_person(
            uow, row, seat.seat, entrant.user, entrant.name or "", "replaced"
        )
        repository.put_out(leaver, table.round + 1)
        repository.change_entrant(
            entrant, status="in", entered=table.round + 1, division=leaver.division
        )
        repository.keep(
            table,
            results.take_over(repository.value(table), leaver.number, entrant.number),
        )
        players, where = (
            {"who": entrant.number, "old": leaver.number},
            {"round": table.round, "table": table.number},
        )
        repository.tell(
            "tournament-told-substitute", where, who=players, pings=(entrant.number,)
        )
        notifications.edit_round(uow, tournament.id, table.round)
        repository.change()
        return entrant
    return None


def running(repository: Repository, table: PairingRow) -> GameRow | None:
    """Return the game of a table while it runs."""
    if table.game is None:
        return None
    row = repository.uow.find(table.game)
    return row if row is not None and row.status == "running" else None


OFFERED, WARNED = "tournament-told-seat-free", "tournament-told-warned"


def act(repository: Repository) -> int | None:
    """Do the first thing that is due for a seat; return its game, None if nothing is due."""
    for table, row, seat in _open_seats(repository):
        if holds.until(repository.uow, row.id, seat.seat) is not None:
            continue
        if games.holders(repository.uow.tx, row.id)[seat.seat].is_open:
            acted = _vacant(repository, table, row, seat)
        else:
            acted = _missing(repository, table, row, seat)
        if acted:
            return row.id
    return None


def next_due(repository: Repository) -> Iterator[int]:
    """Yield the times at which something may be due for a seat."""
    now = repository.uow.now
    for _, row, seat in _open_seats(repository):
        if (
            seat.outcome != Outcome.OPEN.value
            or holds.until(repository.uow, row.id, seat.seat) is not None
        ):
            continue
        if games.holders(repository.uow.tx, row.id)[seat.seat].is_open:
            yield (repository.posted_at(OFFERED, seat) or now) + DAY
        elif _may_be_missing(repository, row, seat):
            at = _no_show_at(repository, row, seat)
            warned = repository.posted_at(WARNED, seat) is not None
            yield now + DAY if at is None else at if warned else at - DAY


def _open_seats(
    repository: Repository,
) -> Iterator[tuple[PairingRow, GameRow, SeatRow]]:
    for table in repository.open_tables():
        row = running(repository, table)
        if row is not None:
            yield from ((table, row, seat) for seat in repository.at(table))


def _may_be_missing(repository: Repository, row: GameRow, seat: SeatRow) -> bool:
    has_acted = rows.seat_records(repository.uow.tx, row.id)[seat.seat].came
    return bool(repository.round_options.grace_days) and not has_acted


def _vacant(
    repository: Repository, table: PairingRow, row: GameRow, seat: SeatRow
) -> bool:
    uow, tournament = repository.uow, repository.row
    if step_in(repository, table, seat) is not None:
        return True
    if seat.outcome != Outcome.OPEN.value:
        return False
    offered_at = repository.posted_at(OFFERED, seat)
    if offered_at is None:
        if rows.seat_records(uow.tx, row.id)[seat.seat].left == "dropped":
            repository.put_out(repository.entrants[seat.holder], table.round + 1)
            repository.change()
        about = {"round": table.round, "table": table.number, "until": uow.now + DAY}
        repository.tell(OFFERED, about, who={"who": seat.holder})
        return True
    if uow.now < offered_at + DAY:
        return False
    has_acted = rows.seat_records(uow.tx, row.id)[seat.seat].came
    repository.keep(
        table, results.leave(repository.value(table), seat.holder, begun=has_acted)
    )
    winners = tenures.last_there(uow, row, seat.seat)
    if winners:  # nobody is left to play against
        play.forfeit(uow, row, winners)
    else:
        hand_to_computer(repository, table, seat)
    notifications.edit_round(uow, tournament.id, table.round)
    return True


def _missing(
    repository: Repository, table: PairingRow, row: GameRow, seat: SeatRow
) -> bool:
    """Warn a player who has never acted, a day before their seat is freed, and free it then."""
    uow = repository.uow
    at = (
        _no_show_at(repository, row, seat)
        if _may_be_missing(repository, row, seat)
        else None
    )
    if at is None or uow.now < at - DAY:
        return False
    if uow.now < at:
        if repository.posted_at(WARNED, seat) is not None:
            return False
        names, values = {"who": seat.holder}, {"round": table.round, "until": at}
        repository.tell(
            WARNED,
            values,
            who=names,
            pings=repository.named([seat.holder]),
            game=row.id,
        )
        return True
    if step_in(repository, table, seat) is None:
        tenures.vacate(uow, row, seat.seat, "opened")
        repository.put_out(repository.entrants[seat.holder], table.round + 1)
        repository.change()
    return True


def _no_show_at(repository: Repository, row: GameRow, seat: SeatRow) -> int | None:
    """Return when a player without an action counts as a no-show: `grace_days` after they could act.

    Return None while they can't act.
    """
    uow = repository.uow
    asked = answers.asked(uow, row)
    if row.paused is not None or not asking.is_asked(uow, row):
        return None
    record = rows.seat_records(uow.tx, row.id)[seat.seat]
    if record.skipped:
        since: int | None = record.began
    elif seat.seat in asked:
        since = asked[seat.seat].since
    else:
        since = row.since if seat.seat in answers.to_decide(uow, row) else None
    return (
        None
        if since is None
        else max(since, record.began) + repository.round_options.grace_days * DAY
    )

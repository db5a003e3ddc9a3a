"""The steps of a tournament that time brings: sign-up ends, rounds are drawn, their tables begin, their time is up.

Each step is a transaction of its own that reads the next one from the rows. A process that ends between two of
them leaves nothing half done, and the next one goes on.
"""

from typing import NamedTuple

from msgspec.structs import replace

from bot.core import answers, counting
from bot.core.errors import BadChoice
from bot.core.jobs import DAY
from bot.core.unit_of_work import UnitOfWork
from bot.features.statistics import queries as statistics_queries
from bot.features.tournaments import (
    games,
    notifications,
    pairing,
    results,
    signup,
    swiss,
)
from bot.features.tournaments.model import Format, Phase
from bot.features.tournaments.repository import UNDER_WAY, Repository
from bot.features.tournaments.scores import seeded
from bot.features.tournaments.standings import standings
from storage import jobs, ratings, user_data
from storage import tournaments as rows
from storage.tournaments import PairingRow, SeatRow

BEGUN, WEEK_LEFT, DAY_LEFT, EXTENDED, OVERTIME, LAST_DAY = range(6)
"""Stages of a round's time, in order. `EXTENDED` and `LAST_DAY` are in the extra time of late tables."""


class TournamentStep(NamedTuple):
    """The outcome of a step: games with something to post, and whether there is more to do at once."""

    games: tuple[int, ...] = ()
    again: bool = False


def advance(uow: UnitOfWork, tournament: int) -> TournamentStep:
    """Do the next thing that is due for a tournament, if any."""
    row, job = (
        rows.find(uow.tx, tournament),
        jobs.find(uow.tx, rows.ADVANCE, str(tournament)),
    )
    if job is None or job.due > uow.now:
        return TournamentStep()
    if row is None or row.status not in UNDER_WAY:
        uow.schedule(job.kind, job.key, None, job.server)
        return TournamentStep()
    repository = Repository(uow, row)
    step = _sign_up(repository) if row.status == "signup" else _round(repository)
    if not step.again:
        repository.schedule(_next_due(repository))
    return step


def _next_due(repository: Repository) -> int | None:
    row = repository.row
    if row.status == "signup":
        return row.closes
    if row.status != "running":
        return None
    times = [table.retry for table in repository.open_tables()]
    if repository.open_tables():
        times += [_stage_due(repository), *games.next_due(repository)]
    return min((when for when in times if when is not None), default=None)


def _sign_up(repository: Repository) -> TournamentStep:
    row = repository.row
    if row.closes is None or row.closes > repository.uow.now:
        return TournamentStep()
    try:
        begin(repository)
    except BadChoice:
        repository.change(closes=None)
        counts = {
            "here": len(repository.inside),
            "least": repository.round_options.least,
        }
        notifications.tell_organizer(
            repository.uow, row.id, "tournament-told-few", **counts
        )
        return TournamentStep()
    return TournamentStep(again=True)


def begin(repository: Repository) -> None:
    """End the sign-up, take seeds from ratings and draw the first round; raise BadChoice if too few take part."""
    uow, row, round_options = repository.uow, repository.row, repository.round_options
    count = len(repository.inside)
    if count < round_options.least:
        raise BadChoice(
            "tournament-few", tournament=row.name, here=count, least=round_options.least
        )
    for entrant in repository.inside:
        # Who stays out of ladders is seeded by lot, behind the others.
        if (
            entrant.user is None
            or user_data.settings(uow.tx, "user", entrant.user).get("ladder") == "no"
        ):
            continue
        rating = ratings.find(uow.tx, row.server, round_options.game, entrant.user)
        if rating is not None and statistics_queries.shows_ratings(uow, row.server):
            repository.change_entrant(entrant, rating=rating.ordinal)
    if repository.rules.format is Format.LEAGUE:
        for number, division in _divisions(repository).items():
            repository.change_entrant(repository.entrants[number], division=division)
    repository.change(status="running", closes=None)
    draw(repository)


def _divisions(repository: Repository) -> dict[int, int]:
    """Return the division of each entrant: by seed, or by the standings of the season before."""
    by_seed = seeded(
        repository.rules,
        [entrant for entrant in repository.values().entrants if entrant.plays(1)],
    )
    last_row = rows.find(repository.uow.tx, repository.round_options.season_of or 0)
    if last_row is None:
        return swiss.first_divisions(repository.rules, by_seed)
    last_season = Repository(repository.uow, last_row)
    number_of_user = {
        entrant.user: entrant.number
        for entrant in repository.inside
        if entrant.user is not None
    }
    number_now = {
        number: number_of_user.get(entrant.user)
        for number, entrant in last_season.entrants.items()
        if entrant.user is not None
    }
    ranking = standings(last_season.rules, *last_season.values())
    staying = {
        row.entrant: None if row.out else number_now.get(row.entrant) for row in ranking
    }
    placed = [
        replace(
            row,
            entrant=staying[row.entrant] or -row.entrant,
            out=staying[row.entrant] is None,
        )
        for row in ranking
    ]
    returning = {row.entrant for row in placed}
    return swiss.next_divisions(
        repository.rules,
        placed,
        [entrant for entrant in by_seed if entrant not in returning],
    )


def draw(repository: Repository) -> None:
    """Draw the next round, or end the tournament if there is none."""
    uow, row = repository.uow, repository.row
    if row.round:
        signup.fill(repository)
    entrants, tables = repository.values()
    next_stage = pairing.stage(repository.rules, entrants, tables)
    if next_stage.phase is not Phase.READY:
        finish(repository)
        return
    for table in pairing.draw(repository.rules, entrants, tables, next_stage.round):
        pairing_row = PairingRow(
            row.id, table.round, table.number, table.division, table.state.value
        )
        seats = [
            SeatRow(table.round, table.number, at, seat.entrant, seat.outcome.value)
            for at, seat in enumerate(table.seats)
        ]
        rows.draw(uow.tx, pairing_row, seats)
        repository.pairings.append(pairing_row)
        repository.seats[(table.round, table.number)] = seats
    days = repository.round_options.round_days
    ends = uow.now + days * DAY if days else None
    repository.change(
        round=next_stage.round, began=uow.now, ends=ends, stage=BEGUN, blocked=None
    )
    repository.stir()
    notifications.post(uow, row.id, notifications.Round(next_stage.round))


def finish(repository: Repository) -> None:
    """End the tournament."""
    repository.change(status="finished", ended=repository.uow.now, ends=None)
    repository.schedule(None)
    notifications.post(repository.uow, repository.row.id, notifications.Final())


def _round(repository: Repository) -> TournamentStep:
    uow, row = repository.uow, repository.row
    for table in repository.open_tables():
        if table.game is None and (table.retry is None or table.retry <= uow.now):
            game = games.make(repository, table)
            return TournamentStep(() if game is None else (game,), again=True)
    game = games.act(repository)
    if game is not None:
        return TournamentStep((game,), again=True)
    if repository.open_tables():
        when = _stage_due(repository)
        return TournamentStep() if when is None or when > uow.now else _time(repository)
    if repository.round_options.automatic:
        draw(repository)
        return TournamentStep(again=repository.row.status == "running")
    if pairing.stage(repository.rules, *repository.values()).phase is not Phase.READY:
        finish(repository)
    elif row.blocked != f"round {row.round}":
        repository.change(blocked=f"round {row.round}")
        notifications.tell_organizer(
            uow, row.id, "tournament-told-round-over", round=row.round
        )
    return TournamentStep()


def _stage_due(repository: Repository) -> int | None:
    row = repository.row
    if row.ends is None or row.stage == OVERTIME:
        return None
    return row.ends - {BEGUN: 7 * DAY, WEEK_LEFT: DAY, EXTENDED: DAY}.get(row.stage, 0)


def _time(repository: Repository) -> TournamentStep:
    """Warn the open tables of a round in their threads a week and a day before it ends.

    At its end the rule for late tables decides what becomes of those that are open.
    """
    row = repository.row
    assert row.ends is not None, "a round without an end has no stages"
    if row.stage in (BEGUN, WEEK_LEFT, EXTENDED):
        if row.stage != BEGUN or row.ends - 7 * DAY > (row.began or 0):
            for table in repository.open_tables():
                game = games.running(repository, table)
                waits = () if game is None else answers.awaited(repository.uow, game)
                seats = repository.at(table)
                pings = repository.named(
                    seat.holder for seat in seats if seat.seat in waits
                )
                when = {"round": row.round, "ends": row.ends}
                repository.tell(notifications.ENDS, when, pings=pings, game=table.game)
        repository.change(
            stage={BEGUN: WEEK_LEFT, WEEK_LEFT: DAY_LEFT, EXTENDED: LAST_DAY}[row.stage]
        )
        return TournamentStep(again=True)
    return TournamentStep(_time_up(repository), again=True)


def _time_up(repository: Repository) -> tuple[int, ...]:
    uow, row = repository.uow, repository.row
    late = repository.open_tables()
    extended = row.stage == LAST_DAY
    repository.change(stage=OVERTIME)
    for table in late:
        old_value = repository.value(table)
        late_result = results.late(
            repository.rules, old_value, games.known(repository, table), extended
        )
        if late_result.extended:
            repository.change(
                stage=EXTENDED, ends=uow.now + repository.round_options.extra_days * DAY
            )
        repository.keep(table, late_result.table)
        game = games.running(repository, table)
        if game is not None and not table.is_open:
            last_place = len(late_result.table.seats)
            counting.count(
                uow,
                game,
                [
                    (seat.rank if seat.outcome.counts else None) or last_place
                    for seat in late_result.table.seats
                ],
            )
        for seat in repository.at(table):
            if seat.holder in late_result.computers:
                games.hand_to_computer(repository, table, seat)
    says = (
        "tournament-told-late-extend"
        if row.stage == EXTENDED
        else "tournament-told-late"
    )
    about = {"round": row.round, "count": len(late), "until": row.ends or 0}
    repository.tell(says, about)
    for table in late:
        message_id, pings = says, tuple[int, ...]()
        if not table.is_open:
            message_id = notifications.COUNTED
            pings = repository.named(seat.holder for seat in repository.at(table))
        where = {"table": table.number, **about}
        repository.tell(message_id, where, pings=pings, game=table.game)
    notifications.edit_round(uow, row.id, row.round)
    return tuple(table.game for table in late if table.game is not None)

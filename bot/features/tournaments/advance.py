"""What a tournament does by itself: sign-up ends, rounds are drawn, their tables begin, their time is up.

Each step is a transaction of its own that finds out from the rows what comes next: a process that ends between two of
them leaves nothing half done, and the next one goes on.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.core.errors import BadChoice
from bot.core.jobs import DAY
from bot.core.unit_of_work import UnitOfWork
from bot.features.statistics import queries as statistics_queries
from bot.features.tournaments import games, notifications, pairing, results, signup, swiss
from bot.features.tournaments import games as tournaments_games
from bot.features.tournaments.model import Format, Phase
from bot.features.tournaments.repository import Ledger
from bot.features.tournaments.scores import seeded
from bot.features.tournaments.standings import standings
from storage import jobs, ratings, user_data
from storage import tournaments as rows
from storage.tournaments import PairingRow, SeatRow

BEGUN, WEEK_LEFT, DAY_LEFT, EXTENDED, OVERTIME, LAST_DAY = range(6)
"""How far the time of a round has come; with `LAST_DAY` in the time that late tables got."""


class Step(NamedTuple):
    """What a step came to: games with something to post, and whether there is more to do at once."""

    games: tuple[int, ...] = ()
    again: bool = False


def advance(uow: UnitOfWork, tournament: int) -> Step:
    """Does the next thing that is due for a tournament, if any."""
    row, job = rows.find(uow.tx, tournament), jobs.find(uow.tx, rows.ADVANCE, str(tournament))
    if job is None or job.due > uow.now:
        return Step()
    if row is None or row.status not in ("signup", "running"):
        uow.schedule(job.kind, job.key, None, job.server)
        return Step()
    ledger = Ledger(uow, row)
    step = _sign_up(ledger) if row.status == "signup" else _round(ledger)
    if not step.again:
        ledger.schedule(_next_due(ledger))
    return step


def _next_due(ledger: Ledger) -> int | None:
    """When there is something to do next by itself."""
    row = ledger.row
    if row.status == "signup":
        return row.closes
    if row.status != "running":
        return None
    times = [table.retry for table in ledger.open_tables()]
    if ledger.open_tables():
        times += [_stage_due(ledger), *games.next_due(ledger)]
    return min((when for when in times if when is not None), default=None)


# Sign-up


def _sign_up(ledger: Ledger) -> Step:
    row = ledger.row
    if row.closes is None or row.closes > ledger.uow.now:
        return Step()
    try:
        begin(ledger)
    except BadChoice:
        ledger.change(closes=None)
        counts = {"here": len(ledger.inside), "least": ledger.conduct.least}
        notifications.tell_organiser(ledger.uow, row.id, "tournament-told-few", **counts)
        return Step()
    return Step(again=True)


def begin(ledger: Ledger) -> None:
    """Ends the sign-up and draws the first round; raises BadChoice where too few take part. Seeds come from ratings."""
    uow, row, conduct = ledger.uow, ledger.row, ledger.conduct
    here = len(ledger.inside)
    if here < conduct.least:
        raise BadChoice("tournament-few", tournament=row.name, here=here, least=conduct.least)
    for one in ledger.inside:
        # Who stays out of ladders is seeded by lot, behind the others.
        if one.user is None or user_data.settings(uow.tx, "user", one.user).get("ladder") == "no":
            continue
        found = ratings.find(uow.tx, row.server, conduct.game, one.user)
        if found is not None and statistics_queries.tells(uow, row.server):
            ledger.change_entrant(one, rating=found.ordinal)
    if ledger.rules.format is Format.LEAGUE:
        for number, division in _divisions(ledger).items():
            ledger.change_entrant(ledger.entrants[number], division=division)
    ledger.change(status="running", closes=None)
    draw(ledger)


def _divisions(ledger: Ledger) -> dict[int, int]:
    """By entrant, the division: by seed, or by where everybody stood at the end of the season before."""
    ordered = seeded(ledger.rules, [one for one in ledger.values()[0] if one.plays(1)])
    before = None
    if ledger.conduct.season_of is not None:
        before = rows.find(ledger.uow.tx, ledger.conduct.season_of)
    if before is None:
        return swiss.first_divisions(ledger.rules, ordered)
    last = Ledger(ledger.uow, before)
    now = {one.user: one.number for one in ledger.inside if one.user is not None}
    then = {number: now.get(one.user) for number, one in last.entrants.items() if one.user is not None}
    found = standings(last.rules, *last.values())
    staying = {row.entrant: None if row.out else then.get(row.entrant) for row in found}
    placed = [
        replace(row, entrant=staying[row.entrant] or -row.entrant, out=staying[row.entrant] is None)
        for row in found
    ]
    known = {row.entrant for row in placed}
    return swiss.next_divisions(ledger.rules, placed, [one for one in ordered if one not in known])


# Rounds


def draw(ledger: Ledger) -> None:
    """Draws the next round, or ends the tournament where there is none."""
    uow, row = ledger.uow, ledger.row
    if row.round:
        signup.fill(ledger)
    entrants, tables = ledger.values()
    now = pairing.stage(ledger.rules, entrants, tables)
    if now.phase is not Phase.READY:
        finish(ledger)
        return
    for table in pairing.draw(ledger.rules, entrants, tables, now.round):
        drawn = PairingRow(row.id, table.round, table.number, table.division, table.state.value)
        seats = [
            SeatRow(table.round, table.number, at, seat.entrant, seat.outcome.value)
            for at, seat in enumerate(table.seats)
        ]
        rows.draw(uow.tx, drawn, seats)
        ledger.pairings.append(drawn)
        ledger.seats[(table.round, table.number)] = seats
    days = ledger.conduct.round_days
    ends = uow.now + days * DAY if days else None
    ledger.change(round=now.round, began=uow.now, ends=ends, stage=BEGUN, told=None)
    ledger.stir()
    notifications.post(uow, row.id, notifications.Round(now.round))


def finish(ledger: Ledger) -> None:
    """The tournament is over."""
    ledger.change(status="finished", ended=ledger.uow.now, ends=None)
    ledger.schedule(None)
    notifications.post(ledger.uow, ledger.row.id, notifications.Final())


def _round(ledger: Ledger) -> Step:
    uow, row = ledger.uow, ledger.row
    for table in ledger.open_tables():
        if table.game is None and (table.retry is None or table.retry <= uow.now):
            game = tournaments_games.make(ledger, table)
            return Step(() if game is None else (game,), again=True)
    game = games.act(ledger)
    if game is not None:
        return Step((game,), again=True)
    if ledger.open_tables():
        when = _stage_due(ledger)
        return Step() if when is None or when > uow.now else _time(ledger)
    if ledger.conduct.automatic:
        draw(ledger)
        return Step(again=ledger.row.status == "running")
    if pairing.stage(ledger.rules, *ledger.values()).phase is not Phase.READY:
        finish(ledger)
    elif row.told != f"round {row.round}":
        ledger.change(told=f"round {row.round}")
        notifications.tell_organiser(uow, row.id, "tournament-told-round-over", round=row.round)
    return Step()


# Time


def _stage_due(ledger: Ledger) -> int | None:
    row = ledger.row
    if row.ends is None or row.stage == OVERTIME:
        return None
    return row.ends - {BEGUN: 7 * DAY, WEEK_LEFT: DAY, EXTENDED: DAY}.get(row.stage, 0)


def _time(ledger: Ledger) -> Step:
    """A week before the end of a round, a day before, and at its end."""
    row = ledger.row
    assert row.ends is not None, "a round without an end has no stages"
    if row.stage in (BEGUN, WEEK_LEFT, EXTENDED):
        if row.stage != BEGUN or row.ends - 7 * DAY >= (row.began or 0):
            _remind(ledger)
        ledger.change(stage={BEGUN: WEEK_LEFT, WEEK_LEFT: DAY_LEFT, EXTENDED: LAST_DAY}[row.stage])
        return Step(again=True)
    return Step(_time_up(ledger), again=True)


def _remind(ledger: Ledger) -> None:
    """Tells the tables in their threads when the round ends, and what that means for them."""
    row = ledger.row
    for table in ledger.open_tables():
        pings = ledger.named(tournaments_games.awaited(ledger, table))
        when = {"round": row.round, "ends": row.ends or 0}
        ledger.tell("tournament-told-ends", when, pings=pings, game=table.game)


def _time_up(ledger: Ledger) -> tuple[int, ...]:
    """The time of a round is up: the rule for late tables says what becomes of those that are open."""
    uow, row = ledger.uow, ledger.row
    late = ledger.open_tables()
    extended = row.stage == LAST_DAY
    ledger.change(stage=OVERTIME)
    for table in late:
        before = ledger.value(table)
        verdict = results.late(ledger.rules, before, tournaments_games.known(ledger, table), extended)
        if verdict.extended:
            ledger.change(stage=EXTENDED, ends=uow.now + ledger.conduct.extra_days * DAY)
        ledger.keep(table, verdict.table)
        for seat in ledger.at(table):
            if seat.holder in verdict.computers:
                tournaments_games.hand_to_computer(ledger, table, seat)
    says = "tournament-told-late-extend" if row.stage == EXTENDED else "tournament-told-late"
    about = {"round": row.round, "count": len(late), "until": row.ends or 0}
    ledger.tell(says, about)
    for table in late:
        told = says if table.is_open else "tournament-told-counted"
        ledger.tell(told, {"table": table.number, **about}, game=table.game)
    notifications.edit_round(uow, row.id, row.round)
    return tuple(table.game for table in late if table.game is not None)

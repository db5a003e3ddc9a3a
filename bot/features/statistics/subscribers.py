"""Counts a game when it ends, and uncounts it when its end is undone; checks ratings for joining a lobby."""

import json
from collections.abc import Iterable, Sequence

import msgspec

from bot.core import final_order
from bot.core.admission import COUNTED, FACTS, HIGHEST, LOWEST, NOTHING_KNOWN, PROVISIONAL, reliability_of
from bot.core.errors import BadChoice, NotAllowed
from bot.core.events import (
    EndUndone,
    GameCancelled,
    GameCounted,
    GameFinished,
    LeavingForgiven,
    ResultVoided,
)
from bot.core.final_order import LEFT, FinalOrder
from bot.core.game_info import admission_of
from bot.core.hooks import AdmissionCheck, Hooks, JoinCheck
from bot.core.unit_of_work import UnitOfWork
from bot.features.statistics import facts, ratings
from bot.features.statistics.queries import rating_of
from rules.header import Header
from rules.model import Result
from storage import actions, departures, games, moderation, statistics, user_data
from storage import ratings as stored_ratings
from storage.actions import ActionRow
from storage.departures import TenureRow
from storage.games import GameRow
from storage.statistics import EVERYBODY, ResultRow

_facts = msgspec.json.Decoder(dict[str, tuple[int, int]])


def register(hooks: Hooks) -> None:
    """Subscribe to the ends of games, and answer who may join a lobby for ratings."""
    hooks.subscribe(GameFinished, count)
    hooks.subscribe(GameCounted, lambda uow, event: _rate(uow, event.row, event.order))
    hooks.subscribe(GameCancelled, _cancelled)
    hooks.subscribe(EndUndone, _end_undone)
    hooks.subscribe(ResultVoided, _voided)
    hooks.subscribe(LeavingForgiven, _forgiven)
    hooks.check(AdmissionCheck, _check_admission)
    hooks.check(JoinCheck, _check_join)


def count(uow: UnitOfWork, event: GameFinished) -> None:
    """Add a game that has just ended to the statistics and ratings that it counts for."""
    row = event.row
    if _counts(row):
        _keep(uow, row, _rows(uow, event) if event.order.ranks else _missed(uow, row, event.order))
    _rate(uow, row, event.order)


def _counts(row: GameRow) -> bool:
    return bool(row.counts) and not (row.practice or row.imported)


def _keep(uow: UnitOfWork, row: GameRow, rows: Sequence[ResultRow]) -> None:
    if user_data.settings(uow.tx, "server", row.server).get("statistics") != "no":
        statistics.insert(uow.tx, rows)
        _add(uow, rows, 1)


def _cancelled(uow: UnitOfWork, event: GameCancelled) -> None:
    """Count a missed game for whoever made the others begin again; for nobody else the canceled one counts."""
    row = event.row
    if event.restarts and _counts(row):
        nobody = Result((0,) * games.count_seats(uow.tx, row.id), ())
        _keep(uow, row, _missed(uow, row, final_order.of_game(uow, row, nobody, "anew")))


def _rate(uow: UnitOfWork, row: GameRow, order: FinalOrder) -> None:
    if _counts(row):
        ratings.rate(uow, row, order)


def _end_undone(uow: UnitOfWork, event: EndUndone) -> None:
    row = event.row
    rows = statistics.of_game(uow.tx, row.id)
    for table in (statistics, stored_ratings):
        table.forget_void(uow.tx, row.id)
    if rows:
        _add(uow, rows, -1)
        statistics.remove(uow.tx, row.id)
    if uow.is_rated(row):  # else it was counted before its end, and its rating stays
        ratings.take_back(uow, row)


def _voided(uow: UnitOfWork, event: ResultVoided) -> None:
    """Void a result, or count it again; sums and ratings become as if it had never counted, or always."""
    row = event.row
    if event.void:
        _add(uow, statistics.of_game(uow.tx, row.id), -1)
        statistics.keep_void(uow.tx, row.id)
        stored_ratings.keep_void(uow.tx, row.id)
        ratings.take_back(uow, row)
        return
    statistics.bring_back(uow.tx, row.id)
    _add(uow, statistics.of_game(uow.tx, row.id), 1)
    for server, kind, number in stored_ratings.bring_back(uow.tx, row.id):
        ratings.recount(uow.tx, server, kind, number)


def _forgiven(uow: UnitOfWork, event: LeavingForgiven) -> None:
    """Count a game no longer for somebody who left it by a mistake; what their seat did stays in the server's sums."""
    row = event.row
    is_void = moderation.is_void(uow.tx, row.id)
    if is_void:
        _voided(uow, ResultVoided(row, False))
    rows = statistics.of_game(uow.tx, row.id)
    own = [result for result in rows if result.user == event.user]
    _add(uow, own, -1)
    unnamed = [_without_person(result) for result in own if result.seat < result.players]
    statistics.remove(uow.tx, row.id)
    statistics.insert(uow.tx, [*(result for result in rows if result.user != event.user), *unnamed])
    _add(uow, unnamed, 1)
    ratings.forgive(uow, row, event.user)
    if is_void:
        _voided(uow, ResultVoided(row, True))


def _without_person(row: ResultRow) -> ResultRow:
    """Return the result of a seat without its person, their leaving and their reliability."""
    kept = {name: sums for name, sums in _facts.decode(row.facts).items() if name not in ("left", *FACTS)}
    return msgspec.structs.replace(row, user=None, facts=json.dumps(kept))


def _rows(uow: UnitOfWork, ended: GameFinished) -> list[ResultRow]:
    """Return a row for each seat and its holder, then one for each player whose seat was taken over."""
    row, game, scores, ranks = ended.row, ended.game, ended.result.scores, ended.order.ranks
    holders = games.holders(uow.tx, row.id)
    tenures = departures.tenures(uow.tx, row.id)
    # A seat that nobody took over counts for the player who left it, not for the open seat or its computer.
    last_tenures = {tenure.seat: tenure for tenure in tenures}
    leavers = {seat: tenure.user for seat, tenure in last_tenures.items() if tenure.how in LEFT}
    events = [event for blob in actions.events_from(uow.tx, row.id, 0) for event in game.decode_events(blob)]
    began = row.started if row.started is not None else uow.now
    beside = int(any(holder.player is not None for holder in holders))
    # The first turn order is in no row: the set-up has to be played again.
    header = games.header(uow.tx, row.id)
    assert header is not None, "a game that has begun has its header"
    order = game.view(game.start(msgspec.json.decode(header, type=Header))[0]).order
    all_facts = facts.of_game(game, events, scores, ranks, order, uow.now - began)
    # The rules know nothing of waits, departures and reliability.
    record = actions.record(uow.tx, row.id)
    reliable = _reliability(uow, row, ended.order, record, tenures)
    acted = [(action.seat, action.source, action.at) for action in record]
    for seat, waited in enumerate(facts.waits(acted, began, len(holders))):
        if waited[0]:
            all_facts[seat]["answers"] = waited
    for seat, rank in enumerate(ranks):
        if seat in leavers:
            all_facts[seat]["left"] = (1, 0)
        elif row.forfeit and rank == 1:
            all_facts[seat]["forfeit"] = (1, 0)
    leads = facts.leads(game, events, len(holders))
    rows = [
        ResultRow(
            game=row.id,
            seat=holder.seat,
            server=row.server,
            channel=row.channel,
            kind=row.kind,
            players=len(holders),
            beside=beside,
            user=leavers.get(holder.seat, holder.user),
            level=holder.player,
            place=order.index(holder.seat) + 1,
            score=scores[holder.seat],
            rank=ranks[holder.seat],
            began=began,
            ended=uow.now,
            facts=json.dumps(
                all_facts[holder.seat] | reliable.pop(leavers.get(holder.seat, holder.user), {})
            ),
            lead=leads[holder.seat],
        )
        for holder in holders
    ]
    # Players whose seat was taken over get a row of their own, last in rank, which adds to no sum of the server.
    replaced = [
        tenure
        for tenure in tenures
        if tenure.how in LEFT and tenure is not last_tenures[tenure.seat] and tenure.user is not None
    ]
    for number, tenure in enumerate(replaced, len(holders)):
        seat_facts = {
            fact: sums for fact, sums in all_facts[tenure.seat].items() if fact in ("games", "days")
        }
        rows.append(
            msgspec.structs.replace(
                rows[tenure.seat],
                seat=number,
                user=tenure.user,
                level=None,
                rank=len(holders),
                facts=json.dumps({**seat_facts, "left": (1, 0), **reliable.pop(tenure.user, {})}),
                lead=0,
            )
        )
    return rows


def _missed(uow: UnitOfWork, row: GameRow, order: FinalOrder) -> list[ResultRow]:
    """Return a row for everybody who let a game die, which counts for their reliability alone."""
    tenures = departures.tenures(uow.tx, row.id)
    reliable = _reliability(uow, row, order, actions.record(uow.tx, row.id), tenures)
    seats = games.count_seats(uow.tx, row.id)
    leavers = {tenure.user for tenure in tenures if tenure.how in LEFT}
    return [
        ResultRow(
            game=row.id,
            seat=number,
            server=row.server,
            channel=row.channel,
            kind=row.kind,
            players=seats,
            beside=0,
            user=user,
            level=None,
            place=0,
            score=0,
            rank=0,
            began=uow.now if row.started is None else row.started,
            ended=uow.now,
            facts=json.dumps({**sums, **({"left": (1, 0)} if user in leavers else {})}),
        )
        for number, (user, sums) in enumerate(reliable.items(), seats)
    ]


def _reliability(
    uow: UnitOfWork,
    row: GameRow,
    final: FinalOrder,
    record: Sequence[ActionRow],
    tenures: Sequence[TenureRow],
) -> dict[int | None, facts.Facts]:
    """Return the reliability facts of the people rated for a game, by person.

    An unrated game, or one that does not count, gives an empty result.
    """
    if row.counts != COUNTED or not uow.is_rated(row):
        return {}
    began = row.started if row.started is not None else uow.now
    first_tenures = {tenure.seat: tenure for tenure in reversed(tenures)}
    clock = row.pace != "none"
    return {
        starter.user: facts.reliability(
            record, began, first_tenures[starter.seat], left=not starter.finished, clock=clock
        )
        for starter in final.starters
        if starter.user is not None and starter.finished is not None
    }


def _add(uow: UnitOfWork, rows: Iterable[ResultRow], sign: int) -> None:
    """Add rows to the sums of the server and of everybody who is still named there, or subtract them (`sign` -1)."""
    for row in rows:
        if row.level is not None and row.user is None:
            continue  # what computers do is nobody's statistics
        seat_facts = _facts.decode(row.facts).items()
        sums = [(fact, sign * number, sign * total) for fact, (number, total) in seat_facts]
        for user in (EVERYBODY, row.user) if row.seat < row.players else (row.user,):
            if user is not None:
                statistics.add(uow.tx, user, row, sums)


def _check_admission(uow: UnitOfWork, check: AdmissionCheck) -> None:
    off = user_data.settings(uow.tx, "server", check.server).get("ratings") == "no"
    if off and check.admission.kind == "rated":
        raise BadChoice("table-entry-no-ratings")


def _check_join(uow: UnitOfWork, check: JoinCheck) -> None:
    """Raise NotAllowed for somebody less reliable than a lobby's host wants, or rated outside its bounds."""
    admission = admission_of(check.row)
    reliability = reliability_of(uow, check.row.server, [check.user]).get(check.user, NOTHING_KNOWN)
    if not admission.trusts(reliability):
        raise NotAllowed(
            "table-entry-reliable",
            n=admission.reliable or 0,
            finished=reliability.finished,
            games=reliability.games,
            missed=reliability.missed,
            deadlines=reliability.deadlines,
        )
    if admission.kind != "rated":
        return
    rating, rated_games = rating_of(uow, check.row.server, check.row.kind, check.user)
    if admission.takes(rating, rated_games):
        return
    if rated_games < PROVISIONAL:
        raise NotAllowed("table-entry-newcomer", of=PROVISIONAL, here=rated_games)
    low = LOWEST if admission.least is None else admission.least
    high = HIGHEST if admission.most is None else admission.most
    raise NotAllowed("table-entry-rating", rating=str(rating), low=str(low), high=str(high))

"""The subscriptions of statistics: games are counted when they end, and ratings checked when somebody joins a lobby."""

import json
from collections.abc import Iterable, Sequence

import msgspec

from bot.core import final_order
from bot.core.admission import (
    COUNTED,
    FACTS,
    HIGHEST,
    LOWEST,
    NOTHING_KNOWN,
    PROVISIONAL,
    reliability_of,
)
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

_facts_decoder = msgspec.json.Decoder(dict[str, tuple[int, int]])


def register(hooks: Hooks) -> None:
    """Subscribe to the ends of games, and check who may join a lobby."""
    hooks.subscribe(GameFinished, count_game)
    hooks.subscribe(GameCounted, lambda uow, event: _rate(uow, event.row, event.order))
    hooks.subscribe(GameCancelled, _count_cancelled)
    hooks.subscribe(EndUndone, _uncount)
    hooks.subscribe(ResultVoided, _void_or_restore)
    hooks.subscribe(LeavingForgiven, _forgive)
    hooks.check(AdmissionCheck, _check_admission)
    hooks.check(JoinCheck, _check_join)


def count_game(uow: UnitOfWork, event: GameFinished) -> None:
    """Add a game that has just ended to the statistics and ratings that it counts for."""
    row = event.row
    if _is_counted(row):
        _store(
            uow,
            row,
            _result_rows(uow, event)
            if event.order.ranks
            else _reliability_rows(uow, row, event.order),
        )
    _rate(uow, row, event.order)


def _is_counted(row: GameRow) -> bool:
    return bool(row.counts) and not (row.practice or row.imported)


def _store(uow: UnitOfWork, row: GameRow, rows: Sequence[ResultRow]) -> None:
    if user_data.settings(uow.tx, "server", row.server).get("statistics") != "no":
        statistics.insert(uow.tx, rows)
        _add_to_sums(uow, rows, 1)


def _count_cancelled(uow: UnitOfWork, event: GameCancelled) -> None:
    """Count a canceled game for the people whose leaving made the others begin again, in their reliability alone."""
    row = event.row
    if event.restarts and _is_counted(row):
        nobody = Result((0,) * games.count_seats(uow.tx, row.id), ())
        _store(
            uow,
            row,
            _reliability_rows(uow, row, final_order.of_game(uow, row, nobody, "anew")),
        )


def _rate(uow: UnitOfWork, row: GameRow, order: FinalOrder) -> None:
    if _is_counted(row):
        ratings.rate_game(uow, row, order)


def _uncount(uow: UnitOfWork, event: EndUndone) -> None:
    row = event.row
    rows = statistics.of_game(uow.tx, row.id)
    for table in (statistics, stored_ratings):
        table.forget_void(uow.tx, row.id)
    if rows:
        _add_to_sums(uow, rows, -1)
        statistics.remove(uow.tx, row.id)
    if uow.is_rated(row):  # else it was rated before its end, and stays so
        ratings.take_back(uow, row)


def _void_or_restore(uow: UnitOfWork, event: ResultVoided) -> None:
    """Void a result, or count it again, in all sums and ratings."""
    row = event.row
    if event.void:
        _add_to_sums(uow, statistics.of_game(uow.tx, row.id), -1)
        statistics.keep_void(uow.tx, row.id)
        stored_ratings.keep_void(uow.tx, row.id)
        ratings.take_back(uow, row)
        return
    statistics.bring_back(uow.tx, row.id)
    _add_to_sums(uow, statistics.of_game(uow.tx, row.id), 1)
    for server, kind, number in stored_ratings.bring_back(uow.tx, row.id):
        ratings.recount(uow.tx, server, kind, number)


def _forgive(uow: UnitOfWork, event: LeavingForgiven) -> None:
    """Count a game no longer for a user who left it by mistake; the sums of the server keep their seat."""
    # A void result is counted again for the change, and then voided again.
    row = event.row
    is_void = moderation.is_void(uow.tx, row.id)
    if is_void:
        _void_or_restore(uow, ResultVoided(row, False))
    rows = statistics.of_game(uow.tx, row.id)
    own = [result for result in rows if result.user == event.user]
    _add_to_sums(uow, own, -1)
    unnamed = [
        _without_person(result) for result in own if result.seat < result.players
    ]
    statistics.remove(uow.tx, row.id)
    statistics.insert(
        uow.tx, [*(result for result in rows if result.user != event.user), *unnamed]
    )
    _add_to_sums(uow, unnamed, 1)
    ratings.forgive(uow, row, event.user)
    if is_void:
        _void_or_restore(uow, ResultVoided(row, True))


def _without_person(row: ResultRow) -> ResultRow:
    """Return the result of a seat without its user and the facts about them."""
    kept = {
        name: sums
        for name, sums in _facts_decoder.decode(row.facts).items()
        if name not in ("left", *FACTS)
    }
    return msgspec.structs.replace(row, user=None, facts=json.dumps(kept))


def _result_rows(uow: UnitOfWork, ended: GameFinished) -> list[ResultRow]:
    """Return the results of all seats, then those of players whose seat was taken over."""
    row, game, scores, ranks = (
        ended.row,
        ended.game,
        ended.result.scores,
        ended.order.ranks,
    )
    holders = games.holders(uow.tx, row.id)
    tenures = departures.tenures(uow.tx, row.id)
    # A seat that nobody took over counts for the player who left it, not for the open seat or its computer.
    last_tenures = {tenure.seat: tenure for tenure in tenures}
    leavers = {
        seat: tenure.user for seat, tenure in last_tenures.items() if tenure.how in LEFT
    }
    events = [
        event
        for blob in actions.events_from(uow.tx, row.id, 0)
        for event in game.decode_events(blob)
    ]
    began = row.started if row.started is not None else uow.now
    beside = int(any(holder.player is not None for holder in holders))
    # The first turn order is in no row: the set-up has to be played again.
    header = games.header(uow.tx, row.id)
    assert header is not None, "a game that has begun has its header"
    order = game.view(game.start(msgspec.json.decode(header, type=Header))[0]).order
    all_facts = facts.facts_of_game(game, events, scores, ranks, order, uow.now - began)
    # Facts about times, departures and reliability follow from the stored actions instead of the rules' events.
    record = actions.record(uow.tx, row.id)
    reliable = _reliability(uow, row, ended.order, record, tenures)
    acted = [(action.seat, action.source, action.at) for action in record]
    for seat, waited in enumerate(facts.answer_times(acted, began, len(holders))):
        if waited[0]:
            all_facts[seat]["answers"] = waited
    for seat, rank in enumerate(ranks):
        if seat in leavers:
            all_facts[seat]["left"] = (1, 0)
        elif row.forfeit and rank == 1:
            all_facts[seat]["forfeit"] = (1, 0)
    leads = facts.longest_leads(game, events, len(holders))
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
                all_facts[holder.seat]
                | reliable.pop(leavers.get(holder.seat, holder.user), {})
            ),
            lead=leads[holder.seat],
        )
        for holder in holders
    ]
    # Players whose seat was taken over get a row of their own, last in rank, which adds to no sum of the server.
    replaced = [
        tenure
        for tenure in tenures
        if tenure.how in LEFT
        and tenure is not last_tenures[tenure.seat]
        and tenure.user is not None
    ]
    for number, tenure in enumerate(replaced, len(holders)):
        seat_facts = {
            fact: sums
            for fact, sums in all_facts[tenure.seat].items()
            if fact in ("games", "days")
        }
        rows.append(
            msgspec.structs.replace(
                rows[tenure.seat],
                seat=number,
                user=tenure.user,
                level=None,
                rank=len(holders),
                facts=json.dumps(
                    {**seat_facts, "left": (1, 0), **reliable.pop(tenure.user, {})}
                ),
                lead=0,
            )
        )
    return rows


def _reliability_rows(
    uow: UnitOfWork, row: GameRow, order: FinalOrder
) -> list[ResultRow]:
    """Return results of a game without an end, which count for the reliability of its people alone."""
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
    """Return the facts about reliability by user; empty for a game that is not rated or does not count."""
    if row.counts != COUNTED or not uow.is_rated(row):
        return {}
    began = row.started if row.started is not None else uow.now
    first_tenures = {tenure.seat: tenure for tenure in reversed(tenures)}
    clock = row.pace != "none"
    return {
        starter.user: facts.reliability_facts(
            record,
            began,
            first_tenures[starter.seat],
            left=not starter.finished,
            clock=clock,
        )
        for starter in final.starters
        if starter.user is not None and starter.finished is not None
    }


def _add_to_sums(uow: UnitOfWork, rows: Iterable[ResultRow], sign: int) -> None:
    """Add results to the sums of the server and of their users; subtract them with `sign` -1."""
    for row in rows:
        if row.level is not None and row.user is None:
            continue  # a computer
        seat_facts = _facts_decoder.decode(row.facts).items()
        sums = [
            (fact, sign * number, sign * total) for fact, (number, total) in seat_facts
        ]
        for user in (EVERYBODY, row.user) if row.seat < row.players else (row.user,):
            if user is not None:
                statistics.add(uow.tx, user, row, sums)


def _check_admission(uow: UnitOfWork, check: AdmissionCheck) -> None:
    off = user_data.settings(uow.tx, "server", check.server).get("ratings") == "no"
    if off and check.admission.kind == "rated":
        raise BadChoice("ladder-off")


def _check_join(uow: UnitOfWork, check: JoinCheck) -> None:
    """Raise NotAllowed for a user who is less reliable than a lobby admits, or rated outside its bounds."""
    admission = admission_of(check.row)
    reliability = reliability_of(uow, check.row.server, [check.user]).get(
        check.user, NOTHING_KNOWN
    )
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
    raise NotAllowed(
        "table-entry-rating", rating=str(rating), low=str(low), high=str(high)
    )

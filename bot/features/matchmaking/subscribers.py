"""What becomes of requests when a lobby starts or closes: they are gone with the game that fits them, and
looked at again where nothing came of it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core import limits, lobby
from bot.core.errors import SeatTaken
from bot.core.events import InvitationDeclined, LobbyClosed
from bot.core.hooks import Hooks, IsExpected, JoinCheck, WasOffered
from bot.core.jobs import DAY, TransactionJob, ids_of
from bot.core.model import Person
from bot.core.unit_of_work import UnitOfWork
from storage import games
from storage import match_requests as rows
from storage.games import GameRow
from storage.jobs import Job
from storage.match_requests import MatchRequestRow

STANDS = 3 * DAY  # that a lobby is kept free for who was offered it, and open for nobody at all
KEPT = 60 * DAY  # who was brought together
CLOSE = "matchmaking.close"  # the job, GAME


def register(hooks: Hooks) -> None:
    """Subscribes to what becomes of lobbies, and answers for whom one is kept."""
    hooks.job(TransactionJob(CLOSE, _close, STANDS))
    hooks.job(TransactionJob("matchmaking.forget", _forget_old, DAY, every=DAY))
    hooks.subscribe(LobbyClosed, _lobby_closed)
    hooks.subscribe(InvitationDeclined, _declined)
    hooks.check(JoinCheck, lambda uow, check: check.user in rows.offered(uow.tx, check.row.id))
    hooks.check(WasOffered, lambda uow, check: check.user in rows.requests_of(uow.tx, check.row.id))
    hooks.check(IsExpected, _is_expected)


def _close(uow: UnitOfWork, job: Job) -> None:
    """A lobby that was offered and that nobody wanted closes."""
    row = uow.row(*ids_of(job))
    if row.status == "lobby" and row.host is None and not row.imported:
        lobby.close(uow, row, "cancelled")


def _forget_old(uow: UnitOfWork, job: Job) -> None:
    """Who was brought together long ago may be again."""
    rows.drop_offers(uow.tx, uow.now - KEPT)


def fits(request: MatchRequestRow, row: GameRow, most: int) -> bool:
    """Whether a table of people is what a request is for: the game, the pace, a language, and a number of players that
    it can still come to."""
    numbers = [int(number) for number in request.players.split()]
    return (
        not row.practice
        and not row.imported
        and request.kind in (None, row.kind)
        and row.pace in request.paces.split()
        and request.language in (None, row.language)
        and min(numbers) <= most
    )


def _lobby_closed(uow: UnitOfWork, event: LobbyClosed) -> None:
    if event.how == "started":
        _started(uow, event.row)
    else:  # for those whom it was offered others are looked for again
        look_again(uow, event.row.server, rows.requests_of(uow.tx, event.row.id).values())


def _started(uow: UnitOfWork, row: GameRow) -> None:
    """A game has begun: the requests of its people that it fits are fulfilled, and those who may take no more seats
    look for none. Others whom it was offered are looked at again."""
    offered = rows.requests_of(uow.tx, row.id)
    seated = [holder for holder in games.holders(uow.tx, row.id) if holder.user is not None]
    here = {holder.user for holder in seated}
    for holder in seated:
        assert holder.user is not None
        mine = rows.of_person(uow.tx, row.server, holder.user)
        full = bool(mine) and is_full(uow, row.server, holder.user)
        done = [
            request.id
            for request in mine
            if full or request.id == offered.get(holder.user) or _is(request, row, len(seated))
        ]
        rows.remove(uow.tx, done)
    look_again(uow, row.server, [request for user, request in offered.items() if user not in here])


def _is(request: MatchRequestRow, row: GameRow, seated: int) -> bool:
    """Whether a game that has begun is what was wished for."""
    return str(seated) in request.players.split() and fits(request, row, seated)


def _is_expected(uow: UnitOfWork, check: IsExpected) -> bool:
    """Whether a lobby that has lost its last person may still be what others look for whom it was offered."""
    return any(user != check.without for user in rows.requests_of(uow.tx, check.row.id))


def _declined(uow: UnitOfWork, event: InvitationDeclined) -> None:
    """Somebody doesn't want a lobby: others are looked for, and one that nobody is left for closes."""
    request = rows.requests_of(uow.tx, event.row.id).get(event.user)
    rows.set_states(uow.tx, event.row.id, [event.user], "declined")
    if request is not None:
        look_again(uow, event.row.server, [request])
    close_unwanted(uow, event.row)


def close_unwanted(uow: UnitOfWork, row: GameRow) -> None:
    """Closes a lobby that nobody opened and nobody is expected at."""
    if row.host is None and not row.imported and not rows.requests_of(uow.tx, row.id):
        lobby.close(uow, row, "cancelled")


def look_again(uow: UnitOfWork, server: int, ids: Iterable[int]) -> None:
    """Others are looked for, now, for these requests."""
    for request in ids:
        uow.schedule(rows.SEARCH, str(request), uow.now, server)


def is_full(uow: UnitOfWork, server: int, user: int) -> bool:
    """Whether somebody has as many games or open tables on a server as they may."""
    try:
        limits.need_seat(uow, server, Person(user, ""))
    except SeatTaken:
        return True
    return False

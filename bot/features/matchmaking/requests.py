"""Requests for a game, kept until a table fits, their person withdraws them, or they expire."""

from collections.abc import Iterable

import msgspec

from bot.core import limits, lobby
from bot.core.clock.awake_hours import rest_of
from bot.core.errors import BadChoice, SeatTaken
from bot.core.events import InvitationDeclined, LobbyClosed, PersonBarred
from bot.core.hooks import Hooks, IsExpected, JoinCheck, WasOffered
from bot.core.jobs import DAY, TransactionJob
from bot.core.model import Person
from bot.core.table_settings import PACES
from bot.core.unit_of_work import UnitOfWork
from bot.features.matchmaking import matcher
from bot.features.matchmaking.matcher import Seeker
from rules.register import GAMES
from storage import games, user_data
from storage import match_requests as rows
from storage.games import GameRow
from storage.jobs import Job, ids_of
from storage.match_requests import MatchRequestRow

LASTS = 21 * DAY  # before its person is asked whether a request stands
LIVE = "live"
LIVE_LASTS = 3 * 60 * 60
"""Of a request to play at once: it is gone then; one for other paces too is for these alone."""
ANSWER = 7 * DAY  # to answer; then it is gone
OF_PERSON = 5  # requests a server
OF_SERVER = 300
# the server's setting: `no` where nobody looks for players by requests
SETTING = "seek"
CHANNEL = "seek_channel"
"""The server's setting: the channel that gets tables for requests; without it, where the request was made."""


class Criteria(msgspec.Struct, frozen=True):
    """The criteria of a request.

    It has a game (None: any), numbers of players, paces, a language (None: any), whether the others must be
    awake at the same hours, and whether the person wants to be mentioned when a table fits.
    """

    kind: str | None
    players: tuple[int, ...]
    paces: tuple[str, ...]
    language: str | None = None
    hours: bool = False
    ping: bool = False


class MatchRequest(msgspec.Struct, frozen=True):
    """A request as its person sees it: `others` look for something that fits it, however many it needs."""

    id: int
    wanted: Criteria
    ends: int
    others: int


class RequestBoard(msgspec.Struct, frozen=True):
    """The requests on a server: a person's own, and the number of people for each game."""

    mine: tuple[MatchRequest, ...]
    everybody: dict[str, int]


def of_row(row: MatchRequestRow) -> Criteria:
    """Return the criteria of a row."""
    players, paces = tuple(map(int, row.players.split())), tuple(row.paces.split())
    return Criteria(
        row.kind, players, paces, row.language, bool(row.hours), bool(row.ping)
    )


def seekers(
    uow: UnitOfWork, server: int, requests: Iterable[MatchRequestRow]
) -> list[Seeker]:
    """Return requests of a server as they are compared with each other.

    Hours are those of people's settings now.
    """
    hours, today, found_seekers = (
        rows.hours(uow.tx, server),
        uow.now - uow.now % DAY,
        list[Seeker](),
    )
    for row in requests:
        wanted, awake = (
            of_row(row),
            matcher.awake(rest_of(hours.get(row.user, {})), today),
        )
        kinds = tuple(GAMES) if wanted.kind is None else (wanted.kind,)
        paces = frozenset(wanted.paces) - (
            {LIVE} if uow.now >= row.made + LIVE_LASTS else set()
        )
        players, language = frozenset(wanted.players), wanted.language
        found_seekers.append(
            Seeker(
                row.id, row.user, kinds, players, paces, language, wanted.hours, awake
            )
        )
    return found_seekers


def is_off(uow: UnitOfWork, server: int) -> bool:
    """Return whether a server wants no requests."""
    return user_data.settings(uow.tx, "server", server).get(SETTING) == "no"


def add(
    uow: UnitOfWork, server: int, channel: int, user: int, wanted: Criteria
) -> MatchRequest:
    """Keep a request, for which others are looked for at once.

    One that says the same, but for the mention, begins again. Raise BadChoice where the server wants none, and
    for one that nothing could fulfil.
    """
    if is_off(uow, server):
        raise BadChoice("switched-off")
    kinds = [game for game in GAMES.values() if wanted.kind in (None, game.id)]
    possible = any(
        game.min_seats <= number <= game.max_seats
        for game in kinds
        for number in wanted.players
    )
    if not possible or not wanted.paces or set(wanted.paces) - set(PACES):
        raise BadChoice("table-wish-empty")
    own_requests = rows.of_person(uow.tx, server, user)
    ends = uow.now + (LIVE_LASTS if wanted.paces == (LIVE,) else LASTS)
    equal_requests = (
        row
        for row in own_requests
        if msgspec.structs.replace(of_row(row), ping=wanted.ping) == wanted
    )
    equal_request = next(equal_requests, None)
    if equal_request is not None:
        request = equal_request.id
        rows.renew(uow.tx, request, channel, int(wanted.ping), uow.now, ends)
    elif len(own_requests) >= OF_PERSON:
        raise BadChoice("table-wishes-many", most=OF_PERSON)
    elif rows.count(uow.tx, server) >= OF_SERVER:
        raise BadChoice("table-wishes-server", most=OF_SERVER)
    else:
        request = rows.add(
            uow.tx,
            user=user,
            server=server,
            channel=channel,
            kind=wanted.kind,
            players=" ".join(str(number) for number in sorted(set(wanted.players))),
            paces=" ".join(pace for pace in PACES if pace in wanted.paces),
            language=wanted.language,
            hours=int(wanted.hours),
            ping=int(wanted.ping),
            made=uow.now,
            ends=ends,
        )
    look_at(uow, server, request, uow.now)
    uow.schedule(rows.CONFIRM, str(request), ends, server)
    return next(entry for entry in board(uow, server, user).mine if entry.id == request)


def look_at(uow: UnitOfWork, server: int, request: int, when: int | None) -> None:
    """Say when others are looked for next; None: when somebody new comes."""
    uow.schedule(rows.SEARCH, str(request), when, server)


def extend(
    uow: UnitOfWork, row: MatchRequestRow, seconds: int, *, asked: bool = False
) -> None:
    """Extend a request by so much; where its person was `asked` whether it stands, it is gone then."""
    rows.extend(uow.tx, row.id, uow.now + seconds, int(asked))
    uow.schedule(rows.CONFIRM, str(row.id), uow.now + seconds, row.server)


def board(uow: UnitOfWork, server: int, user: int) -> RequestBoard:
    """Return the requests on a server, as one of its people sees them: numbers only, no names."""
    requests = rows.of_server(uow.tx, server)
    all_ = list(zip(requests, seekers(uow, server, requests), strict=True))
    apart = rows.refusals(uow.tx, server)
    own_entries = []
    for row, own_seeker in all_:
        if row.user == user:
            fitting_users = {
                seeker.user
                for _, seeker in all_
                if matcher.fit(own_seeker, seeker, apart)
            }
            own_entries.append(
                MatchRequest(row.id, of_row(row), row.ends, len(fitting_users))
            )
    kinds = {
        kind: {own_seeker.user for _, own_seeker in all_ if own_seeker.players_of(kind)}
        for kind in GAMES
    }
    return RequestBoard(
        tuple(own_entries), {kind: len(users) for kind, users in kinds.items() if users}
    )


def withdraw(
    uow: UnitOfWork, server: int, user: int, request: int | None = None
) -> int:
    """Take one of somebody's requests back, or all they have on a server; return how many."""
    request_ids = [
        row.id
        for row in rows.of_person(uow.tx, server, user)
        if request in (None, row.id)
    ]
    rows.remove(uow.tx, request_ids)
    return len(request_ids)


def keep(uow: UnitOfWork, user: int, request: int, yes: bool) -> bool:
    """Store whether a request stands that its person was asked about; return False where it is gone already."""
    row = rows.find(uow.tx, request)
    if row is None or row.user != user:
        return False
    if yes:
        extend(uow, row, LASTS)
    else:
        rows.remove(uow.tx, [request])
    return True


# that a lobby is kept free for who was offered it, and open for nobody at all
LOBBY_KEPT_SECONDS = 3 * DAY
MEETING_KEPT_SECONDS = 60 * DAY  # who was brought together
CLOSE = "matchmaking.close"  # the job, GAME


def register(hooks: Hooks) -> None:
    """Subscribe to the ends of lobbies, and admit the people for whom one is reserved."""
    hooks.jobs.append(TransactionJob(CLOSE, _close, LOBBY_KEPT_SECONDS))
    hooks.jobs.append(TransactionJob("matchmaking.forget", _forget_old, DAY, every=DAY))
    hooks.subscribe(LobbyClosed, _lobby_closed)
    hooks.subscribe(InvitationDeclined, _declined)
    hooks.subscribe(
        PersonBarred, lambda uow, event: _barred(uow, event.server, event.user)
    )
    hooks.check(
        JoinCheck, lambda uow, check: check.user in rows.offered(uow.tx, check.row.id)
    )
    hooks.check(
        WasOffered,
        lambda uow, check: check.user in rows.requests_of(uow.tx, check.row.id),
    )
    hooks.check(
        IsExpected,
        lambda uow, check: bool(
            rows.requests_of(uow.tx, check.row.id).keys() - {check.without}
        ),
    )


def _barred(uow: UnitOfWork, server: int, user: int) -> None:
    withdraw(uow, server, user)


def _close(uow: UnitOfWork, job: Job) -> None:
    row = uow.row(ids_of(job)[0])
    if row.status == "lobby" and row.host is None and not row.imported:
        lobby.close(uow, row, "cancelled")


def _forget_old(uow: UnitOfWork, job: Job) -> None:
    """Let people be brought together again who were long ago."""
    rows.drop_offers(uow.tx, uow.now - MEETING_KEPT_SECONDS)


def fits(request: MatchRequestRow, row: GameRow, most: int) -> bool:
    """Return whether a table fits a request.

    Its game, pace and language must fit, and a number of players that it can still reach.
    """
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
    """Fulfill the fitting requests of the people of a game that has begun.

    Requests of people who may take no more seats are deleted. For the other people to whom the lobby was
    offered, and for all where no game has begun, matching goes on.
    """
    row, request_of_user = event.row, rows.requests_of(uow.tx, event.row.id)
    holders = games.holders(uow.tx, row.id) if event.how == "started" else []
    seated = {holder.user for holder in holders if holder.user is not None}
    for user in seated:
        own_requests = rows.of_person(uow.tx, row.server, user)
        full = bool(own_requests) and is_full(uow, row.server, user)
        for request in own_requests:
            fulfilled = str(len(seated)) in request.players.split() and fits(
                request, row, len(seated)
            )
            if full or request.id == request_of_user.get(user) or fulfilled:
                rows.remove(uow.tx, [request.id])
    look_again(
        uow,
        row.server,
        [request for user, request in request_of_user.items() if user not in seated],
    )


def _declined(uow: UnitOfWork, event: InvitationDeclined) -> None:
    """Look for others, since somebody doesn't want a lobby; close one that nobody is left for."""
    request = rows.requests_of(uow.tx, event.row.id).get(event.user)
    rows.set_states(uow.tx, event.row.id, [event.user], "declined")
    if request is not None:
        look_again(uow, event.row.server, [request])
    close_unwanted(uow, event.row)


def close_unwanted(uow: UnitOfWork, row: GameRow) -> None:
    """Close a lobby that nobody opened and nobody is expected at."""
    if row.host is None and not row.imported and not rows.requests_of(uow.tx, row.id):
        lobby.close(uow, row, "cancelled")


def look_again(uow: UnitOfWork, server: int, ids: Iterable[int]) -> None:
    """Look for others, now, for these requests."""
    for request in ids:
        uow.schedule(rows.SEARCH, str(request), uow.now, server)


def is_full(uow: UnitOfWork, server: int, user: int) -> bool:
    """Return whether somebody has as many games or open tables on a server as they may."""
    try:
        limits.need_seat(uow, server, Person(user, ""))
    except SeatTaken:
        return True
    return False

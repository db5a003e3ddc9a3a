"""Lobbies for requests: the match, and the lobby that is opened for it without a host.

Pending work is stored in the rows of the requests, so that it is done after a restart too, and once.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from bot.core import lobby, notifications
from bot.core.admission import welcome
from bot.core.clock import clocks
from bot.core.errors import NotAllowed, SeatTaken
from bot.core.game_settings import Settings, defaults
from bot.core.hooks import JoinCheck
from bot.core.jobs import DAY
from bot.core.model import Person, Place
from bot.core.unit_of_work import UnitOfWork
from bot.features.matchmaking import matcher, requests
from rules.register import find_game
from storage import games, user_data
from storage import match_requests as rows
from storage.games import GameRow
from storage.jobs import Job, key_of
from storage.match_requests import MatchRequestRow

CALM = 10 * 60  # seconds between two lobbies that somebody is offered
LOOKED_AT = 100  # open tables of a server
LATER = 60 * 60  # until the next look where something stood in the way
CHANNELS = 5  # in which a lobby for a request could be


class Plan(NamedTuple):
    """A lobby for a request: these people, in that channel; `game` is one that is open already."""

    channel: int
    users: tuple[int, ...]
    game: int | None = None


def search(uow: UnitOfWork, job: Job) -> MatchRequestRow | None:
    """Return the request for which others are to be looked for; None where it is gone."""
    row = rows.find(uow.tx, int(job.key))
    if row is None:
        uow.schedule(job.kind, job.key, None, job.server)
    return row


def confirm(uow: UnitOfWork, job: Job) -> MatchRequestRow | None:
    """Return the request whose person is to be asked whether it stands. One that nobody answered for is gone."""
    row = rows.find(uow.tx, int(job.key))
    if row is None:
        uow.schedule(job.kind, job.key, None, job.server)
    elif row.ends > uow.now:  # the clock of the machine was set back
        requests.extend(
            uow, row, min(row.ends - uow.now, requests.LASTS), asked=bool(row.asked)
        )
    elif row.asked or requests.of_row(row).paces == (requests.LIVE,):
        waits = rows.binding(uow.tx, row.id, uow.now - requests.LOBBY_KEPT_SECONDS)
        rows.remove(uow.tx, [row.id])
        for game, _ in waits:
            requests.close_unwanted(uow, uow.row(game))
    else:
        return row
    return None


def asked(uow: UnitOfWork, request: int) -> None:
    """Note that somebody was asked whether a request stands."""
    row = rows.find(uow.tx, request)
    if row is not None:
        requests.extend(uow, row, requests.ANSWER, asked=True)


def looked(uow: UnitOfWork, request: int) -> None:
    """Note that nobody fits a request now: somebody new will come, or its person is back."""
    row = rows.find(uow.tx, request)
    if row is not None:
        spans = clocks.rest_of_user(uow, row.user).away
        back = max(
            (ends for began, ends in spans if began <= uow.now < ends), default=None
        )
        requests.look_at(uow, row.server, request, back)


def wake(uow: UnitOfWork, server: int) -> None:
    """Look for others, since a server wants requests, again perhaps."""
    requests.look_again(uow, server, [row.id for row in rows.of_server(uow.tx, server)])


def plan(
    uow: UnitOfWork, request: int, blind: Collection[tuple[int, int]]
) -> Plan | None:
    """Return a lobby that could be offered for a request; if nobody fits now, store that and return None.

    `blind` are (person, channel) of people who don't see the channel. People who may take no more seats, and people who
    are away, are left out.
    """
    row = _looking(uow, request)
    if row is None:
        return None
    bound = rows.bound(uow.tx, row.server, uow.now - requests.LOBBY_KEPT_SECONDS)
    # whether its person still sees what they were offered is looked up before
    if row.id in bound:
        requests.look_at(uow, row.server, request, uow.now + DAY)
        return None
    proposal = _plan(uow, row, bound, blind)
    if proposal is None:
        looked(uow, request)
    return proposal


def _looking(uow: UnitOfWork, request: int) -> MatchRequestRow | None:
    """Return a request; None if it was withdrawn, or has to wait since its person was just offered a lobby."""
    row = rows.find(uow.tx, request)
    offered_at = (
        None
        if row is None
        else rows.offered_since(uow.tx, row.server, uow.now - CALM).get(row.user)
    )
    if row is None or offered_at is None:
        return row
    requests.look_at(uow, row.server, row.id, offered_at + CALM)
    return None


def _plan(
    uow: UnitOfWork,
    row: MatchRequestRow,
    bound: Collection[int],
    blind: Collection[tuple[int, int]],
) -> Plan | None:
    if requests.is_off(uow, row.server):
        return None
    if requests.is_full(uow, row.server, row.user):
        rows.remove(uow.tx, [row.id])
        return None
    if _is_away(uow, row.user):
        return None
    for open_lobby in _open_ones(uow, row):
        if (row.user, open_lobby.channel) not in blind:
            return Plan(open_lobby.channel, (row.user,), open_lobby.id)
    alone: list[set[int]] = []  # without whom nobody was left
    for channel in _channels(uow, row, bound):
        out = {user for user, hidden in blind if hidden == channel}
        if row.user in out or any(out >= group for group in alone):
            continue
        meeting = _meeting(uow, row, bound, out)
        if meeting is not None:
            return Plan(channel, tuple(seeker.user for seeker in meeting.seekers))
        alone.append(out)
    return None


def _channels(
    uow: UnitOfWork, row: MatchRequestRow, bound: Collection[int]
) -> list[int]:
    """Return the channels where a lobby for a request could be, the best first.

    The server's channel for lobbies excludes others. Without it the request's own comes first, then those of
    open requests, the newest first.
    """
    set_channel = int(
        user_data.settings(uow.tx, "server", row.server).get(requests.CHANNEL, "0")
    )
    if set_channel:
        return [set_channel]
    other_channels = [
        request.channel
        for request in rows.of_server(uow.tx, row.server)
        if request.id not in bound
    ]
    return list(dict.fromkeys((row.channel, *reversed(other_channels))))[:CHANNELS]


def _meeting(
    uow: UnitOfWork, row: MatchRequestRow, bound: Collection[int], out: Collection[int]
) -> matcher.Meeting | None:
    out = {*out, *rows.offered_since(uow.tx, row.server, uow.now - CALM)}
    free = [
        request
        for request in rows.of_server(uow.tx, row.server)
        if request.id not in bound
    ]
    own_seeker, *seekers = requests.seekers(
        uow,
        row.server,
        [row, *(request for request in free if request.user != row.user)],
    )
    apart = rows.refusals(uow.tx, row.server)
    former_groups = rows.brought_together(uow.tx, row.server, row.user)
    while True:
        other_seekers = [seeker for seeker in seekers if seeker.user not in out]
        meeting = matcher.find(own_seeker, other_seekers, apart, former_groups)
        if meeting is None:
            return None
        unavailable = {
            seeker.user
            for seeker in meeting.seekers[1:]
            if _is_away(uow, seeker.user)
            or requests.is_full(uow, row.server, seeker.user)
        }
        if not unavailable:
            return meeting
        out |= unavailable


def _is_away(uow: UnitOfWork, user: int) -> bool:
    return any(
        began <= uow.now < ends for began, ends in clocks.rest_of_user(uow, user).away
    )


def _open_ones(uow: UnitOfWork, row: MatchRequestRow) -> Iterator[GameRow]:
    """Yield the lobbies that were opened for requests, have room, and fit this one too."""
    refusals = rows.refusals(uow.tx, row.server)
    for game in rows.lobbies(uow.tx, row.server):
        game_row = uow.row(game)
        holders = games.holders(uow.tx, game)
        most = lobby.most_seats(game_row)
        computers = any(holder.level is not None for holder in holders)
        reserved = rows.kept_for(uow.tx, game, uow.now - DAY) | {
            holder.user for holder in holders
        }
        room = (
            len(reserved) < most and not computers and str(most) in row.players.split()
        )
        if (
            not room
            or row.user in rows.offered(uow.tx, game)
            or not requests.fits(row, game_row, most)
        ):
            continue
        request_of_user = rows.requests_of(uow.tx, game)
        request_rows = [
            request_row
            for request in request_of_user.values()
            if (request_row := rows.find(uow.tx, request)) is not None
        ]
        own_seeker, *other_seekers = requests.seekers(
            uow, row.server, [row, *request_rows]
        )
        people = {*request_of_user, *(holder.user for holder in holders)}
        refused = any(
            row.user in pair and people & {*pair} - {row.user} for pair in refusals
        )
        if not refused and all(
            matcher.agree(own_seeker, seeker) for seeker in other_seekers
        ):
            yield game_row


def propose(uow: UnitOfWork, request: int, wanted: Plan) -> int | None:
    """Open the lobby that was planned, where all is still as it was, or offers one that is open; its number."""
    row = _looking(uow, request)
    if row is None:
        return None
    if wanted.game is not None:
        for open_lobby in _open_ones(uow, row):
            if open_lobby.id == wanted.game:
                _offer(uow, open_lobby, [row])
                return open_lobby.id
        requests.look_at(uow, row.server, request, uow.now)
        return None
    out = {seeker_row.user for seeker_row in rows.of_server(uow.tx, row.server)} - set(
        wanted.users
    )
    meeting = _meeting(
        uow,
        row,
        rows.bound(uow.tx, row.server, uow.now - requests.LOBBY_KEPT_SECONDS),
        out,
    )
    if meeting is None or {seeker.user for seeker in meeting.seekers} != set(
        wanted.users
    ):
        requests.look_at(uow, row.server, request, uow.now)
        return None
    try:
        opened = _open(uow, row.server, wanted.channel, meeting)
    except SeatTaken:  # the server has as many open tables as it may
        requests.look_at(uow, row.server, request, uow.now + LATER)
        return None
    request_rows = [rows.find(uow.tx, seeker.request) for seeker in meeting.seekers]
    _offer(uow, opened, [request for request in request_rows if request is not None])
    return opened.id


def _open(
    uow: UnitOfWork, server: int, channel: int, meeting: matcher.Meeting
) -> GameRow:
    """Open a lobby without a host: the first to join becomes the host.

    It has the server's defaults, the pace if all want the same, and as many seats as they ask for.
    """
    rules = find_game(meeting.kind)
    server_settings = user_data.settings(uow.tx, "server", server)
    usual = defaults(server_settings)["pace"]
    settings = Settings(
        pace=usual
        if all(usual in seeker.paces for seeker in meeting.seekers)
        else meeting.pace,
        language=meeting.language or server_settings.get("language"),
        places=meeting.most,
    )
    row = lobby.open_table(uow, None, Place(server, channel), rules, settings)
    uow.schedule(
        requests.CLOSE, key_of(row.id), uow.now + requests.LOBBY_KEPT_SECONDS, server
    )
    return row


def _offer(uow: UnitOfWork, row: GameRow, rows_: Sequence[MatchRequestRow]) -> None:
    """Offer a lobby for requests; mention the people who want that, and those who would play at once."""
    for request in rows_:
        calls = bool(request.ping) or row.pace == requests.LIVE
        rows.offer(uow.tx, row.id, request, uow.now, calls=calls)
        requests.look_at(uow, request.server, request.id, uow.now + DAY)
    uow.post_newest(row, notifications.Card("changed"))
    uow.post_newest(row, notifications.Invited())


def binding(uow: UnitOfWork, request: int) -> tuple[tuple[int, int], ...]:
    """Return (game, channel) of the lobbies for which a request waits: it is brought to no other."""
    return tuple(rows.binding(uow.tx, request, uow.now - requests.LOBBY_KEPT_SECONDS))


def release(uow: UnitOfWork, game: int, request: int) -> None:
    """Forget that a lobby was offered for a request whose person doesn't see it any more."""
    row = uow.row(game)
    rows.drop_offer(uow.tx, game, request)
    if row.status == "lobby":
        uow.post_newest(row, notifications.Card("changed"))
        requests.close_unwanted(uow, row)


def lookers(uow: UnitOfWork, game: int) -> tuple[int, ...]:
    """Return the people with a request for a table like this one that was not offered to them, oldest request first.

    People whom the host may not invite, or who may not join, are left out.
    """
    row = uow.row(game)
    if row.status != "lobby" or requests.is_off(uow, row.server) or row.host is None:
        return ()
    holders = games.holders(uow.tx, game)
    most = lobby.most_seats(row)
    if any(holder.level is not None for holder in holders) or len(holders) >= most:
        return ()
    seated = {holder.user for holder in holders}
    offered_users = rows.offered(uow.tx, game)
    bound = rows.bound(uow.tx, row.server, uow.now - requests.LOBBY_KEPT_SECONDS)
    seeking = []
    for request in rows.of_server(uow.tx, row.server):
        possible = requests.fits(request, row, most) and request.id not in bound
        if not possible or request.user in seated or request.user in offered_users:
            continue
        if _may_join(uow, row, request.user):
            seeking.append(request.user)
    return tuple(welcome(uow, row.host, seeking))


def _may_join(uow: UnitOfWork, row: GameRow, user: int) -> bool:
    try:
        uow.check(JoinCheck(row, user))
    except NotAllowed:
        return False
    return True


def call(uow: UnitOfWork, game: int, host: Person, users: Sequence[int]) -> int:
    """Offer a lobby to those of these people who look for one like it; return to how many."""
    row = uow.row(game, "lobby")
    uow.need_host(row, host)
    called_users = set(lookers(uow, game)) & set(users)
    most = lobby.most_seats(row)
    by_user: dict[int, MatchRequestRow] = {}
    for request in rows.of_server(uow.tx, row.server):
        if request.user in called_users and requests.fits(request, row, most):
            by_user.setdefault(request.user, request)
    if by_user:
        _offer(uow, row, list(by_user.values()))
    return len(by_user)


def fitting(uow: UnitOfWork, server: int, user: int) -> tuple[int, ...]:
    """Return the tables with room that fit one of a person's requests, the newest first.

    Only public tables of other hosts count.
    """
    own_requests = rows.of_person(uow.tx, server, user)
    fits_ = []
    for row in games.lobbies_of(uow.tx, server, LOOKED_AT) if own_requests else []:
        holders = games.holders(uow.tx, row.id)
        most = lobby.most_seats(row)
        free = len(holders) < most and all(
            holder.level is None and holder.user != user for holder in holders
        )
        fits = row.entry == "open" and any(
            requests.fits(request, row, most) for request in own_requests
        )
        if free and fits and _may_join(uow, row, user):
            fits_.append(row.id)
    return tuple(fits_)

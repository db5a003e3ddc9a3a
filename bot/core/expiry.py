"""What time does on its own: lobbies and votes run out, what is kept for a while is removed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from bot.core import lobby, votes
from bot.core.clock import timeout
from bot.features.live_session import use_cases as live_session_use_cases
from bot.features.matchmaking import lobbies
from storage import games, live_sessions
from storage import outbox as outbox_rows
from storage import votes as vote_rows
from storage.shard_range import leads

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.jobs import JobKind
    from bot.core.model import Trouble
    from bot.core.unit_of_work import UnitOfWork

DAY = 24 * 60 * 60
LOBBY = 14 * DAY  # a lobby that nobody starts for so long closes
DELIVERIES_KEPT = 3 * DAY  # Discord repeats a request within seconds; a token lives 15 minutes
NOTICES_KEPT = 7 * DAY  # settled notices, to see what became of them


class Swept(NamedTuple):
    """The games that have something to post, and what could not be done for damaged ones."""

    games: tuple[int, ...]
    troubles: tuple[Trouble, ...] = ()


def sweep(uow: UnitOfWork, stood: int = 0, begins: bool = False, kinds: Sequence[JobKind] = ()) -> Swept:
    """Does what is due: closes old lobbies and votes, drops what is kept too long; tells which games have
    something to post, and which are damaged so that it could not be done for them. `kinds`: of jobs, all
    there are; `stood`: for how many seconds the bot has just stood still; `begins`: it was not there before."""
    touched = [*live_session_use_cases.sweep(uow), *timeout.sweep(uow, stood, begins, kinds)]
    for game in games.lobbies_before(uow.tx, uow.now - LOBBY, uow.share):
        touched.append(game)
        if not uow.apart(game, partial(_close, uow, game), False):
            games.update(uow.tx, game, status="cancelled", ended=uow.now)
    touched += lobbies.sweep(uow)
    for vote, game in vote_rows.expired(uow.tx, uow.now, uow.share):
        touched.append(game)
        uow.apart(game, partial(votes.run_out, uow, vote), None)
        vote_rows.end(uow.tx, vote, "expired", uow.now)  # of a damaged game
    if leads(uow.share):
        games.drop_deliveries(uow.tx, uow.now - DELIVERIES_KEPT)
        lobbies.forget_old(uow)
        outbox_rows.remove_settled(uow.tx, uow.now - NOTICES_KEPT)
    waiting = outbox_rows.games_due(uow.tx, uow.now, uow.share)
    return Swept(tuple(dict.fromkeys((*touched, *waiting))), tuple(uow.troubles))


def _close(uow: UnitOfWork, game: int) -> bool:
    lobby.close(uow, uow.row(game), "expired")
    return True


def next_due(uow: UnitOfWork) -> int | None:
    """When the next lobby or vote runs out, or the next notice that was put off is due."""
    oldest = games.oldest_lobby(uow.tx, uow.share)
    due = [
        None if oldest is None else oldest + LOBBY,
        vote_rows.next_expiry(uow.tx, uow.share),
        outbox_rows.next_due(uow.tx, uow.now, uow.share),
        timeout.next_due(uow),
        live_sessions.next_due(uow.tx, uow.share),
    ]
    return min((when for when in due if when is not None), default=None)

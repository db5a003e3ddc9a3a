"""The page's reads of a game, each in one transaction, and the sessions of its visitors."""

import hashlib
import secrets
from typing import NamedTuple

from bot.core import game_info, history, play, queries, undo
from bot.core.errors import StaleRequest, UserError
from bot.core.model import GameInfo, Moment, Person, Position
from bot.core.unit_of_work import UnitOfWork
from bot.features.plans import handlers as plans
from bot.features.plans.turn_panel import Panel
from bot.features.what_if import simulate
from rules.model import Event
from storage import actions, board_sessions
from storage.board_sessions import BROWSER, LINK, SessionRow

LINK_LASTS = 600  # seconds in which a personal link can be opened
SESSION_LASTS = 14 * 86_400  # seconds from the last use of a session
FRAME_LASTS = 6 * 3_600  # seconds of a session within Discord, which is not prolonged
RENEWED = 86_400  # seconds after which a use prolongs a session
SESSIONS, LINKS = 10, 5  # of a person at the same time
LOGGED = 30  # of the last actions, told on the page


class Now(NamedTuple):
    """A game in public view.

    It has its position, the events of this phase, how many public actions there are, and the last of them,
    each with its seat, its code and its events as they are stored.
    """

    position: Position
    events: tuple[Event, ...]
    steps: int
    log: tuple[tuple[int, str, bytes], ...]

    @property
    def info(self) -> GameInfo:
        return self.position.info

    @property
    def mark(self) -> tuple[object, ...]:
        """The part whose change makes the page outdated."""
        info = self.info
        return (
            info.revision,
            info.status,
            info.awaited,
            info.paused,
            info.seats,
            info.undoable,
        )


def now(uow: UnitOfWork, game: int) -> Now:
    """Return a game as it is now; raise NoGame."""
    row = uow.row(game)
    position = uow.position(row)
    if not position.begun:
        return Now(position, (), 0, ())
    steps = game_info.public_number(uow.tx, row)
    last = actions.actions_after(uow.tx, game, max(0, steps - LOGGED), LOGGED)
    log = [(action.seat, action.code, action.events) for action in last]
    return Now(position, history.last_phase(uow, game), steps, tuple(log[:steps]))


def at(uow: UnitOfWork, game: int, step: int) -> Moment | None:
    """Return the position after so many public actions, and the events of the last; None if there is none."""
    row = uow.row(game)
    if not 0 <= step <= game_info.public_number(uow.tx, row):
        return None
    view = history.view_at(uow, row, step)
    last = actions.actions_after(uow.tx, game, step - 1, 1) if step else ()
    events = play.game_of(row).decode_events(last[0].events) if last else ()
    return None if view is None else Moment(view, tuple(events))


def panel(uow: UnitOfWork, game: int, person: Person) -> Panel | None:
    """Return a person's possible answers ahead in a running game; None in another."""
    row = uow.row(game)
    return (
        plans.load_panel(uow, game, person)
        if row.status == "running" and row.paused is None
        else None
    )


def can_undo(uow: UnitOfWork, game: int, person: Person) -> bool:
    """Return whether a person has an action to take back, be it by a vote."""
    try:
        undo.preview(uow, game, person)
    except UserError:
        return False
    return True


def trial(
    uow: UnitOfWork, game: int, user: int, start: int | None, line: str
) -> simulate.Carried:
    """Return the copy that a line of steps leads to, from the revision `start` or as the game is now.

    Where the game has moved on, what is still possible of the line. In a finished game `start` is a number of
    actions.

    Raise BadChoice for a line that is not possible, WrongStatus where nothing can be tried.
    """
    if start is not None and uow.row(game).status == "finished":
        return simulate.Carried(simulate.look_back(uow, game, user, start, line), 0, ())
    try:
        return simulate.Carried(simulate.look(uow, game, user, start, line), 0, ())
    except StaleRequest:
        return simulate.carry(uow, game, user, start or 0, line)


# Sessions


def new_token() -> str:
    """Return a token of 256 bits for an address or a cookie."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Return the stored hash of a token."""
    # a header may hold anything
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def add_link(uow: UnitOfWork, user: int, game: int | None, token: str) -> None:
    """Let a token open a session once, within ten minutes."""
    board_sessions.delete_expired(uow.tx, uow.now)
    board_sessions.delete_oldest(uow.tx, user, LINK, LINKS - 1)
    board_sessions.insert(
        uow.tx, SessionRow(hashed(token), LINK, user, game, uow.now + LINK_LASTS)
    )


def enter(uow: UnitOfWork, link: str, token: str) -> SessionRow | None:
    """Use a link up and begin the session of `token`; None for a link that was used, has expired or never was."""
    row = board_sessions.find(uow.tx, hashed(link), LINK, uow.now)
    if row is None or not board_sessions.delete(uow.tx, row.hash):
        return None
    return begin(uow, row.user, row.game, token)


def begin(
    uow: UnitOfWork, user: int, game: int | None, token: str, kind: str = BROWSER
) -> SessionRow:
    """Begin the session of a token, for one game or for all of a person's."""
    lasts = SESSION_LASTS if kind == BROWSER else FRAME_LASTS
    row = SessionRow(hashed(token), kind, user, game, uow.now + lasts)
    board_sessions.delete_oldest(uow.tx, user, kind, SESSIONS - 1)
    board_sessions.insert(uow.tx, row)
    return row


def game_at(uow: UnitOfWork, server: int, channel: int, user: int) -> GameInfo | None:
    """Return the game of a thread, else of those that run under a channel the person's own, else the newest."""
    played = queries.played_in(uow, channel)
    games = queries.running_under(uow, channel) if played is None else (played.info,)
    here = [info for info in games if info.server == server]
    return next(
        (info for info in here if info.seats_of(user)), here[0] if here else None
    )


def session(uow: UnitOfWork, token: str, kind: str) -> SessionRow | None:
    """Return the session of a token unless it has ended."""
    return board_sessions.find(uow.tx, hashed(token), kind, uow.now)


def extend(uow: UnitOfWork, row: SessionRow) -> None:
    """Prolong a session that is in use."""
    board_sessions.extend(uow.tx, row.hash, uow.now + SESSION_LASTS)


def sign_out(uow: UnitOfWork, user: int) -> int:
    """End all sessions and links of a person; return how many there were."""
    return board_sessions.delete_of(uow.tx, user)

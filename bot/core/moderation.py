"""The moderators' log: each act of a moderator or administrator with its reason, and who may act in a game."""

from collections.abc import Mapping

import msgspec

from bot.core import notifications, play
from bot.core.errors import NotAllowed
from bot.core.jobs import DAY
from bot.core.model import Person
from bot.core.unit_of_work import UnitOfWork, of_tx
from storage import departures, games, user_data
from storage import moderation as rows
from storage.games import GameRow
from storage.moderation import ModerationRow
from storage.transaction import Value

POST = "moderation.post"
"""The job that posts an entry into the channel of the log, ENTRY."""
LONGEST = DAY
ANSWER = "moderators_answer"
"""The setting of a person in which an answer to their report waits for their next press, as text."""
UNREAD = "moderators_unread"
"""The setting of a person with the acts of which they could not be told in person, until they are shown them."""
LOG_CHANNEL = "log_channel"
"""The setting of a server: where each entry is posted."""

barred = of_tx(rows.barred)


def bar_of(
    uow: UnitOfWork, server: int, user: int, degree: str | None = None
) -> ModerationRow | None:
    """Return the last act that gave a person's bar its end, since the bar began; None where they are not barred."""
    bar = rows.bar_of(uow.tx, server, user, degree)
    terms = [] if bar is None else rows.changing(uow.tx, bar.id)
    return msgspec.structs.replace(terms[-1], at=bar.at) if bar and terms else bar


def need_moderator(uow: UnitOfWork, row: GameRow, person: Person) -> None:
    """Raise NotAllowed for somebody who does not moderate where a game is played, or has played in it."""
    if not person.moderator:
        raise NotAllowed("moderation-moderator-only")
    need_stranger(uow, row, person)


def need_stranger(
    uow: UnitOfWork, row: GameRow, person: Person, how: str = "game"
) -> None:
    """Raise NotAllowed for somebody who holds or held a seat of a game: nobody moderates their own.

    `how` is what would be done: an act in the `game`, or a `bar` of somebody who plays there.
    """
    if person.user in games.players(uow.tx, row.id):
        raise NotAllowed("moderation-own-game", how=how)


def shares_game(uow: UnitOfWork, server: int, one: int, other: int) -> bool:
    """Return whether somebody has played in a running game of a server in which another holds a seat."""
    return departures.played_together(uow.tx, server, one, other, uow.now)


def note(
    uow: UnitOfWork, server: int, act: str, person: Person, reason: str, **about: Value
) -> int:
    """Write an act into the log, and have it posted where the server wants that; return its number."""
    entry = rows.add(
        uow.tx,
        server=server,
        act=act,
        moderator=person.user,
        moderator_name=person.name,
        reason=reason,
        at=uow.now,
        **about,
    )
    if LOG_CHANNEL in user_data.settings(uow.tx, "server", server):
        uow.schedule(POST, str(entry), uow.now, server)
    return entry


SETTINGS = "settings"
"""The act of a moderator who changes settings of a running game."""


def change(
    uow: UnitOfWork,
    row: GameRow,
    person: Person,
    chosen: Mapping[str, str],
    was: Mapping[str, str | None],
    reason: str,
    number: int | None,
) -> None:
    """Write into the log that settings of a running game have changed, and from what."""
    both = {name: [was[name], value] for name, value in chosen.items()}
    degree = msgspec.json.encode(both).decode()
    about: dict[str, Value] = {"game": row.id, "degree": degree}
    about |= {} if number is None else {"id": number}
    entry = note(uow, row.server, SETTINGS, person, reason, **about)
    uow.post(row, notifications.Moderated(entry))


def end(
    uow: UnitOfWork, row: GameRow, person: Person, reason: str, **about: Value
) -> int:
    """End a running game without a result; return the number of that act."""
    entry = note(uow, row.server, "end", person, reason, game=row.id, **about)
    play.cancel(uow, row, notifications.Cancelled("moderator", entry=entry))
    return entry

"""The limits of tables, games and searches for a person and a server: their settings and refusals."""

from collections.abc import Mapping
from typing import Literal

from bot.core.errors import Restricted, SeatTaken
from bot.core.model import Person
from bot.core.unit_of_work import UnitOfWork
from storage import game_lists, games, moderation, user_data

DEFAULTS = {
    # open tables counted, for each is a game as soon as it starts
    "games_per_person": 20,
    "tables_per_person": 3,  # open ones, sat at or hosted
    "tables": 50,  # open ones of a server
    "games": 0,  # running ones of a server
    "searches_per_person": 60,  # hints, explanations and the like, in an hour
}
"""The limits by the name of the server's setting; 0 is no limit."""

UNLIMITED: dict[str, str | None] = dict.fromkeys(DEFAULTS, "0")
"""The settings of a server without limits."""

HIGHEST = 100_000  # what a limit can be set to


def of(settings: Mapping[str, str], name: str) -> int:
    """Return a limit as a server set it, else its default; 0 is no limit."""
    text = settings.get(name, "")
    if text.isascii() and text.isdigit() and len(text) <= 6:
        return min(int(text), HIGHEST)
    return DEFAULTS[name]


def need_new_games(uow: UnitOfWork, server: int, person: Person) -> None:
    """Raise Restricted for a person who is barred from new games on a server."""
    if moderation.is_in_force(uow.tx, server, "bar", person.user, "restriction"):
        raise Restricted(person.user, person.name)


def need_seat(
    uow: UnitOfWork,
    server: int,
    person: Person,
    game: int | None = None,
    *,
    new: bool = True,
) -> None:
    """Raise SeatTaken when the person can take no seat, or open no table.

    All that they have counts, but not this `game`. Only a `new` game is refused to somebody barred from new ones, and
    to a moderator who has acted on a seat of it.
    """
    if new:
        need_new_games(uow, server, person)
        if game is not None and moderation.acted_on_seat(uow.tx, game, person.user):
            raise SeatTaken("moderation-own-game", how="seat")
    settings = user_data.settings(uow.tx, "server", server)
    tables, running = game_lists.involving(uow.tx, server, person.user, game)
    most = of(settings, "games_per_person")
    if most and tables + running >= most:
        raise SeatTaken(
            "table-too-many-games", name=person.name, here=tables + running, most=most
        )
    open_ = game is None or games.status_of(uow.tx, game) == "lobby"
    most = of(settings, "tables_per_person")
    if open_ and most and tables >= most:
        raise SeatTaken(
            "table-too-many-tables", name=person.name, here=tables, most=most
        )


def need_room(
    uow: UnitOfWork,
    server: int,
    limit: Literal["tables", "games"],
    message_id: str = "",
) -> None:
    """Raise SeatTaken, with its own message `message_id`, when the server can have no further table or game."""
    most = of(user_data.settings(uow.tx, "server", server), limit)
    count = (
        games.count(uow.tx, server, ("lobby" if limit == "tables" else "running",))
        if most
        else 0
    )
    if most and count >= most:
        raise SeatTaken(message_id or f"table-server-{limit}", here=count, most=most)

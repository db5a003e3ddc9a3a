"""Rows of match requests on a server, and of the lobbies that were offered for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage import jobs
from storage.transaction import (
    Tx,
    Value,
    columns,
    fetch_all,
    fetch_number,
    fetch_one,
    insert_row,
)

if TYPE_CHECKING:
    from collections.abc import Iterable


SEARCH, CONFIRM = "matchmaking.search", "matchmaking.confirm"
"""The jobs of a request: to look for matches, and at its end to ask whether it is still wanted."""


class MatchRequestRow(msgspec.Struct):
    """A request, column by column as the schema explains them."""

    id: int
    user: int
    server: int
    channel: int
    kind: str | None
    players: str
    paces: str
    language: str | None
    hours: int
    ping: int
    made: int
    ends: int
    asked: int
    nonce: str


_REQUEST = f"SELECT {columns(MatchRequestRow)} FROM match_request "


def add(tx: Tx, **values: Value) -> int:
    """Add a request; return its id."""
    return insert_row(tx, "match_request", values)


def find(tx: Tx, request: int) -> MatchRequestRow | None:
    """Return the request with an id."""
    return fetch_one(tx, MatchRequestRow, _REQUEST + "WHERE id = ?", (request,))


def of_server(tx: Tx, server: int) -> list[MatchRequestRow]:
    """Return all requests of a server, the oldest first."""
    return fetch_all(
        tx, MatchRequestRow, _REQUEST + "WHERE server = ? ORDER BY made, id", (server,)
    )


def of_person(tx: Tx, server: int, user: int) -> list[MatchRequestRow]:
    """Return a user's requests on a server, oldest first."""
    return fetch_all(
        tx,
        MatchRequestRow,
        _REQUEST + "WHERE user = ? AND server = ? ORDER BY made, id",
        (user, server),
    )


def count(tx: Tx, server: int) -> int:
    """Return how many requests a server has."""
    return fetch_number(
        tx, "SELECT count(*) FROM match_request WHERE server = ?", (server,)
    )


def extend(tx: Tx, request: int, ends: int, asked: int) -> None:
    """Set the end of a request."""
    tx.execute(
        "UPDATE match_request SET ends = ?, asked = ? WHERE id = ?",
        (ends, asked, request),
    )


def renew(tx: Tx, request: int, channel: int, ping: int, made: int, ends: int) -> None:
    """Set the values of a new request in a request that is renewed."""
    tx.execute(
        "UPDATE match_request SET channel = ?, ping = ?, made = ?, ends = ?, asked = 0 WHERE id = ?",
        (channel, ping, made, ends, request),
    )


def remove(tx: Tx, ids: Iterable[int]) -> None:
    """Delete requests and the offers of lobbies for them."""
    for request in ids:
        tx.execute(
            "UPDATE offer SET state = 'declined' WHERE request = ? "
            "AND user = (SELECT user FROM match_request WHERE id = ?)",
            (request, request),
        )
        tx.execute("DELETE FROM match_request WHERE id = ?", (request,))
        for kind in (SEARCH, CONFIRM):
            jobs.remove(tx, kind, str(request))


def hours(tx: Tx, server: int) -> dict[int, dict[str, str]]:
    """Return the awake hours and time zones of people with a request on a server, if set."""
    rows = tx.execute(
        "SELECT user, name, value FROM user_setting WHERE name IN ('hours', 'zone') "
        "AND user IN (SELECT user FROM match_request WHERE server = ?)",
        (server,),
    )
    hours_by_user: dict[int, dict[str, str]] = {}
    for user, name, value in rows:
        hours_by_user.setdefault(user, {})[name] = value
    return hours_by_user


def refusals(tx: Tx, server: int) -> set[tuple[int, int]]:
    """Return (asker, host) of people with a request on a server who refuse a host's invitations."""
    rows = tx.execute(
        "SELECT refusal.user, other_user FROM match_request JOIN refusal ON refusal.user = match_request.user "
        "WHERE match_request.server = ?",
        (server,),
    )
    return {(row[0], row[1]) for row in rows}


# Lobbies that were offered


def offer(tx: Tx, game: int, row: MatchRequestRow, now: int, *, calls: bool) -> None:
    """Store that a lobby was offered for a request, with a mention if it `calls`; an earlier answer stays."""
    tx.execute(
        "INSERT INTO offer (game, user, request, server, made, calls, state) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        (
            game,
            row.user,
            row.id,
            row.server,
            now,
            int(calls),
            "waits" if calls else "silent",
        ),
    )


def offered(tx: Tx, game: int) -> dict[int, str]:
    """Return the state of each offer of a lobby by person: silent, waits (for its notification), told or declined."""
    return dict(
        tx.execute(
            "SELECT user, state FROM offer WHERE game = ? ORDER BY user", (game,)
        )
    )


def requests_of(tx: Tx, game: int) -> dict[int, int]:
    """Return the requests for which a lobby was offered and not declined, by person."""
    return dict(
        tx.execute(
            "SELECT user, request FROM offer WHERE game = ? AND state <> 'declined' ORDER BY user",
            (game,),
        )
    )


def set_states(tx: Tx, game: int, users: Iterable[int], state: str) -> None:
    """Change the state of offers."""
    for user in users:
        tx.execute(
            "UPDATE offer SET state = ? WHERE game = ? AND user = ?",
            (state, game, user),
        )


def bound(tx: Tx, server: int, since: int) -> set[int]:
    """Return the requests with an offer of an open lobby since an instant that was not declined."""
    return set(
        fetch_all(
            tx,
            int,
            "SELECT offer.request FROM game CROSS JOIN offer "
            "WHERE offer.game = game.id AND game.server = ? AND game.status = 'lobby' AND offer.state <> 'declined' "
            "AND offer.made > ?",
            (server, since),
        )
    )


def binding(tx: Tx, request: int, since: int) -> list[tuple[int, int]]:
    """Return (game, channel) of the open lobbies offered for a request after an instant, and not declined."""
    return tx.execute(
        "SELECT game.id, game.channel FROM offer JOIN game ON game.id = offer.game WHERE offer.user = "
        "(SELECT user FROM match_request WHERE id = ?) AND offer.request = ? AND offer.state <> 'declined' "
        "AND offer.made > ? AND game.status = 'lobby' ORDER BY game.id",
        (request, request, since),
    ).fetchall()


def drop_offer(tx: Tx, game: int, request: int) -> None:
    """Forget that a lobby was offered for a request."""
    tx.execute("DELETE FROM offer WHERE game = ? AND request = ?", (game, request))


def lobbies(tx: Tx, server: int) -> list[int]:
    """Return the lobbies of a server, open to everybody, that were offered for requests, the newest first."""
    return fetch_all(
        tx,
        int,
        "SELECT DISTINCT game.id FROM game CROSS JOIN offer "
        "WHERE offer.game = game.id AND game.server = ? AND game.status = 'lobby' AND game.entry = 'open' "
        "ORDER BY game.id DESC",
        (server,),
    )


def brought_together(tx: Tx, server: int, user: int) -> list[frozenset[int]]:
    """Return the people who were offered the same lobbies as a user, once for each stored offer."""
    rows = tx.execute(
        "SELECT mine.game, offer.user FROM offer AS mine JOIN offer ON offer.game = mine.game "
        "WHERE mine.user = ? AND mine.server = ?",
        (user, server),
    )
    groups: dict[int, set[int]] = {}
    for game, other in rows:
        groups.setdefault(game, set()).add(other)
    return [frozenset(group) for group in groups.values()]


def offered_since(tx: Tx, server: int, since: int) -> dict[int, int]:
    """Return the people who were offered a lobby on a server after an instant, with the last time."""
    rows = tx.execute(
        "SELECT user, max(made) FROM offer WHERE server = ? AND made > ? GROUP BY user",
        (server, since),
    )
    return {row[0]: row[1] for row in rows}


def kept_for(tx: Tx, game: int, since: int) -> set[int]:
    """Return the people to whom a lobby was offered after an instant, and who have not declined it."""
    return set(
        fetch_all(
            tx,
            int,
            "SELECT user FROM offer WHERE game = ? AND state <> 'declined' AND made > ?",
            (game, since),
        )
    )


def numbers(tx: Tx, game: int) -> dict[int, tuple[int, ...]]:
    """Return the wanted numbers of players of the people to whom a lobby was offered, by person.

    People who declined are left out.
    """
    rows = tx.execute(
        "SELECT offer.user, match_request.players FROM offer JOIN match_request ON match_request.id = offer.request "
        "WHERE offer.game = ? AND offer.state <> 'declined' ORDER BY offer.user",
        (game,),
    )
    return {row[0]: tuple(int(number) for number in row[1].split()) for row in rows}


def numbers_wanted(tx: Tx, game: int) -> tuple[int, ...]:
    """Return the numbers of players that all of these people want."""
    each = [set(wanted) for wanted in numbers(tx, game).values()]
    return tuple(sorted(set.intersection(*each))) if each else ()


def drop_offers(tx: Tx, before: int) -> None:
    """Forget the offers that were made before an instant."""
    tx.execute("DELETE FROM offer WHERE made < ?", (before,))

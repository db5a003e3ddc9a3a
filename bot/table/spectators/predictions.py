"""Predictions: who wins a running game and by how much, said by those who don't play it, until the fourth turn.

They are counted in the transaction that ends the game, and taken back with its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.table.desk import scores_of
from bot.table.errors import BadChoice, NotAllowed, named
from bot.table.spectators import scoring
from storage import games, people
from storage import predictions as rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.desk import Desk
    from bot.table.model import Person, Sheet
    from storage.games import GameRow, Tx
    from storage.predictions import PredictionRow, ProphetRow

SETTING = "predictions"
PAGE = 10  # rungs of a page of the ladder
OPEN = 0
"""What a game's `foretold` is while it can be predicted."""


class Told(msgspec.Struct, frozen=True):
    """What may be told of the predictions of a game: how many there are, when they have closed for whom, and when the
    game is over who was right. `own` is the asker's, `why` the message that says why they may say nothing now."""

    sheet: Sheet
    number: int
    shares: tuple[tuple[int, int], ...]
    own: PredictionRow | None
    why: str | None


class Seer(msgspec.Struct, frozen=True):
    """Somebody who named a winner, and what for; `name` is None for who is not to be named."""

    name: str | None
    points: int


class Outcome(msgspec.Struct, frozen=True):
    """What the predictions of a finished game came to: how many there were, and who was right, the best first.
    `counts`: they gave points."""

    number: int
    right: tuple[Seer, ...]
    counts: bool


class Prophets(msgspec.Struct, frozen=True):
    """A page of the ladder of prophets, from 1; `people` is how many stand on it, `own` what the asker's predictions
    came to, at `place` (None for who stays out of ladders)."""

    page: int
    people: int
    rungs: tuple[ProphetRow, ...]
    own: ProphetRow | None
    place: int | None


def are_off(desk: Desk, server: int) -> bool:
    """Whether a server has switched predictions off."""
    return people.settings(desk.tx, "server", server).get(SETTING) == "no"


def _refusal(desk: Desk, row: GameRow, user: int) -> str | None:
    """The message that says why somebody may predict nothing of a game now."""
    if row.foretold is None:
        return "table-predict-none"
    if row.status in ("lobby", "cancelled"):
        return f"table-is-{row.status}"
    if row.foretold != OPEN or row.status != "running":
        return "table-predict-closed"
    holders = games.holders(desk.tx, row.id)
    if any(holder.user == user for holder in holders):
        return "table-predict-own"
    if user in games.players(desk.tx, row.id):
        return "table-predict-knew"
    return None


def look(desk: Desk, game: int, user: int) -> Told:
    """What is told to somebody of the predictions of a game."""
    row = desk.row(game)
    shares = rows.shares(desk.tx, game)
    return Told(
        sheet=desk.sheet(row),
        number=sum(number for _, number in shares),
        shares=shares if row.foretold != OPEN else (),
        own=rows.find(desk.tx, game, user),
        why=_refusal(desk, row, user),
    )


def predict(desk: Desk, game: int, person: Person, seat: int | None, margin: int | None) -> Told:
    """Says, or says otherwise, who wins or by how much; what is None stays as it was. Raises NotAllowed, BadChoice."""
    row = desk.row(game)
    why = "table-predict-off" if are_off(desk, row.server) else _refusal(desk, row, person.user)
    if why is not None:
        raise NotAllowed(why, game=named(row.kind, game))
    before = rows.find(desk.tx, game, person.user)
    if before is not None:
        seat = before.seat if seat is None else seat
        margin = before.margin if margin is None else margin
    if seat is None or not 0 <= seat < games.count_seats(desk.tx, game):
        raise BadChoice("table-predict-winner")
    if margin is not None and margin not in scoring.BANDS:
        raise BadChoice("table-predict-margin", least=", ".join(map(str, scoring.BANDS)))
    rows.keep(desk.tx, game, person.user, person.name, seat, margin, desk.now)
    return look(desk, game, person.user)


def withdraw(desk: Desk, game: int, person: Person) -> Told:
    """Takes one's prediction back while that is possible; raises NotAllowed."""
    row = desk.row(game)
    if row.foretold != OPEN or row.status != "running":
        raise NotAllowed("table-predict-closed", game=named(row.kind, game))
    rows.remove(desk.tx, game, person.user)
    return look(desk, game, person.user)


# The course of a game


def closing(desk: Desk, row: GameRow, turn: int) -> tuple[tuple[int, int], ...]:
    """(seat, how many name it) where predictions close with the turn that begins: what its report tells."""
    if row.foretold != OPEN or turn < scoring.CLOSES or are_off(desk, row.server):
        return ()
    return rows.shares(desk.tx, row.id)


def close(desk: Desk, row: GameRow) -> None:
    """Closes the predictions of a game that has come to the fourth turn or its end; an undo opens nothing again."""
    if row.foretold == OPEN and (row.turn >= scoring.CLOSES or row.status == "finished"):
        row.foretold = row.revision
        games.update(desk.tx, row.id, foretold=row.foretold)


def count(desk: Desk, row: GameRow) -> None:
    """Gives the predictions of a game that has just ended their points, unless a seat changed hands since they
    closed."""
    if not row.foretold or are_off(desk, row.server) or rows.seat_changed(desk.tx, row.id, row.foretold):
        return
    _give(desk.tx, row)


def _give(tx: Tx, row: GameRow) -> None:
    told = rows.of_game(tx, row.id)
    scores, winners = scores_of(row.scores), scores_of(row.winners)
    assert scores is not None and winners, "a finished game has scores and winners"
    given = scoring.points([(one.seat, one.margin) for one in told], scores, winners)
    for one, points in zip(told, given, strict=True):
        one.points = points
        rows.give(tx, one.id, points)
        rows.add(tx, row.server, row.channel, one, 1)


def uncount(desk: Desk, row: GameRow) -> None:
    """Takes the points of a game back: its end was taken back."""
    for one in rows.of_game(desk.tx, row.id):
        if one.points is not None:
            rows.add(desk.tx, row.server, row.channel, one, -1)
            rows.give(desk.tx, one.id, None)


def recount(tx: Tx, server: int) -> None:
    """Computes all points of a server anew from what was predicted."""
    rows.clear_sums(tx, server)
    for game in rows.games_with_points(tx, server):
        row = games.find(tx, game)
        assert row is not None, "a prediction has its game"
        _give(tx, row)


# What is told


def outcome(desk: Desk, game: int) -> Outcome | None:
    """What the predictions of a finished game came to; None where there were none, or nobody is told of them."""
    row = desk.row(game)
    told = [] if row.foretold is None or are_off(desk, row.server) else rows.of_game(desk.tx, game)
    if not told:
        return None
    right = sorted((one for one in told if one.points), key=lambda one: (-(one.points or 0), one.id))
    return Outcome(
        len(told),
        tuple(Seer(_name(desk, one), one.points or 0) for one in right),
        any(one.points is not None for one in told),
    )


def _name(desk: Desk, one: PredictionRow) -> str | None:
    hidden = one.user is None or _kept_out(desk, one.user)
    return None if hidden else one.name


def _kept_out(desk: Desk, user: int) -> bool:
    return people.settings(desk.tx, "user", user).get("ladder") == "no"


def channels(desk: Desk, server: int) -> tuple[int, ...]:
    """The channels in which predictions were counted: the caller says which of them somebody sees."""
    return tuple(rows.channels(desk.tx, server))


def prophets(desk: Desk, server: int, page: int, user: int, places: Sequence[int]) -> Prophets:
    """A page of the ladder, of predictions in these channels; a page beyond the last is the last."""
    if not places:
        return Prophets(1, 0, (), None, None)
    number = rows.on_ladder(desk.tx, server, places)
    page = max(1, min(page, -(-number // PAGE)))
    found = rows.ladder(desk.tx, server, places, (page - 1) * PAGE, PAGE)
    own = rows.sums_of(desk.tx, server, places, user)
    place = None
    if own is not None and not _kept_out(desk, user):
        place = 1 + rows.above(desk.tx, server, places, own.points, own.number, user)
    return Prophets(page, number, tuple(found), own, place)

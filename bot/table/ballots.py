"""Votes as callers see them, read from their rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import unseen
from bot.table.errors import NoGame
from bot.table.model import Vote
from storage import actions, games
from storage import votes as rows

if TYPE_CHECKING:
    from storage.games import Tx
    from storage.votes import VoteRow


def read(tx: Tx, vote: int) -> Vote:
    """The vote of that id; raises NoGame."""
    row = rows.find(tx, vote)
    if row is None:
        raise NoGame("table-no-vote")
    return shape(tx, row)


def shape(tx: Tx, row: VoteRow) -> Vote:
    """The vote of a row, with what it would undo while that is still so."""
    codes: tuple[tuple[int, str], ...] = ()
    if row.number is not None and row.status == "open":
        game = games.find(tx, row.game)
        assert game is not None, "a vote belongs to a game"
        codes = unseen.told(tx, game, actions.record(tx, row.game, row.number))
    return Vote(
        id=row.id,
        game=row.game,
        kind=row.kind,  # type: ignore[arg-type]  # the schema allows no other words
        status=row.status,  # type: ignore[arg-type]
        asked_by=row.asked_by,
        revision=row.revision,
        created=row.created,
        expires=row.expires,
        answers=rows.answers(tx, row.id),
        number=row.number,
        codes=codes,
        seat=row.seat,
        newcomer=row.newcomer,
    )


def open_of(tx: Tx, game: int) -> tuple[Vote, ...]:
    """The votes of a game that are not over."""
    return tuple(shape(tx, row) for row in rows.open_of(tx, game))


def held_seats(tx: Tx, game: int) -> tuple[int, ...]:
    """The seats that somebody holds, who can be asked."""
    return tuple(holder.seat for holder in games.holders(tx, game) if holder.user is not None)

"""Computers take seats of a lobby: how many and how strong they can be, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.errors import BadChoice
from bot.core.model import LEVELS
from bot.core.unit_of_work import UnitOfWork
from rules.game import Game
from rules.notation import SEATS
from storage import games
from storage.games import GameRow, HolderRow

NAMES = ("Ada", "Basil", "Clemence", "Dunstan", "Edith", "Fulk", "Gisela", "Hugo", "Isolde")
"""What computers are called: more than a table has seats, so that one is always free."""


def check(rules: Game, computers: int, practice: int, level: int | None) -> None:
    """Raises BadChoice for computers that a new table can't have."""
    if level is not None and level not in LEVELS:
        raise BadChoice("table-bad-level", level=level, least=LEVELS[0], most=LEVELS[-1])
    if computers and practice:
        raise BadChoice("table-practice-computers")
    if computers and not 1 <= computers < rules.max_seats:
        raise BadChoice("table-bad-computers", title=rules.title, asked=computers, most=rules.max_seats - 1)


def sit_down(uow: UnitOfWork, row: GameRow, level: int) -> None:
    """Gives the next seat of a lobby to a computer; there must be one."""
    holders = games.holders(uow.tx, row.id)
    free = next((holder.seat for holder in holders if holder.is_open), None)
    if free is None:
        free = len(holders)
        games.add_seat(uow.tx, row.id, free, SEATS[free])
    taken = {(holder.name or "").casefold() for holder in holders}
    name = next(name for name in NAMES if name.casefold() not in taken)
    games.sit(uow.tx, row.id, free, None, name, uow.now, row.revision, level)


def is_alone(holders: Sequence[HolderRow]) -> bool:
    """Whether one person plays against computers only: nobody waits for them."""
    people = sum(holder.user is not None for holder in holders)
    return people == 1 and not any(holder.is_open for holder in holders)

"""What is otherwise at a table of a tournament while its round is played: its players come from the draw."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core.errors import NotAllowed
from bot.core.unit_of_work import UnitOfWork
from storage import tournaments as rows
from storage.games import GameRow

SETTLED = {"undo", "pace", "late", "hints", "rated", "level"}
"""Settings of a table that the tournament has chosen for all of them."""


def is_drawn(uow: UnitOfWork, row: GameRow) -> bool:
    """Whether a game is a table of a tournament that has no result yet."""
    found = rows.pairing_of(uow.tx, row.id)
    return found is not None and found.is_open


def need_free(uow: UnitOfWork, row: GameRow, told: str) -> None:
    """Raises NotAllowed with that message where a tournament says who plays and how."""
    found = rows.pairing_of(uow.tx, row.id)
    if found is None or not found.is_open:
        return
    tournament = rows.find(uow.tx, found.tournament)
    raise NotAllowed(told, tournament="" if tournament is None else tournament.name)


def need_settings(uow: UnitOfWork, row: GameRow, names: Iterable[str]) -> None:
    """Raises NotAllowed where one of these settings is the tournament's to choose."""
    if SETTLED & set(names):
        need_free(uow, row, "tournament-settles")

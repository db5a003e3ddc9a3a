"""What stands in the messages of a game that is a table of a tournament."""

from __future__ import annotations

import discord

from bot.core.model import Position
from bot.core.notifications import Notification, SeatChanged
from bot.core.unit_of_work import UnitOfWork
from bot.delivery.context import DeliveryHooks, Rendered, Section
from bot.features.tournaments import queries, subscribers
from bot.features.tournaments.queries import Drawn
from bot.features.tournaments.round_options import NAME
from bot.text import people
from bot.text.localization import Localization
from storage.games import GameRow

IN_TITLE = 40  # characters of a tournament's name in that of a thread


def register_delivery(hooks: DeliveryHooks) -> None:
    """Adds the tournament, the round and the table to a game's thread, and who gets a seat that became open."""
    hooks.section(Section("thread_name", _drawn, _in_title))
    hooks.section(Section("opening", _drawn, _in_opening))
    hooks.section(Section("seat_changed", _opened, _is_filled))


def _drawn(uow: UnitOfWork, row: GameRow, notification: Notification | None) -> Drawn | None:
    return queries.drawn(uow, row.id)


async def _in_title(l10n: Localization, position: Position, drawn: Drawn | None) -> Rendered:
    name = "" if drawn is None else people.bare(drawn.tournament, IN_TITLE)
    return _at(l10n, drawn, discord.utils.escape_mentions(name))


async def _in_opening(l10n: Localization, position: Position, drawn: Drawn | None) -> Rendered:
    return _at(l10n, drawn, "" if drawn is None else people.safe(drawn.tournament, NAME), "🏆 ")


def _at(l10n: Localization, drawn: Drawn | None, name: str, before: str = "") -> Rendered:
    if drawn is None:
        return Rendered()
    where = l10n.format("drawn-at", tournament=name, round=drawn.round, table=drawn.table)
    return Rendered((before + where,))


def _opened(uow: UnitOfWork, row: GameRow, notification: Notification | None) -> int | None:
    """The seat that became open, where the tournament fills it."""
    body = None if notification is None else notification.body
    opens = isinstance(body, SeatChanged) and body.leaves_open and subscribers.is_drawn(uow, row)
    return body.seat if opens and isinstance(body, SeatChanged) else None


async def _is_filled(l10n: Localization, position: Position, seat: int | None) -> Rendered:
    if seat is None:
        return Rendered()
    return Rendered((l10n.format("seat-drawn", seat=people.seat(l10n, position.info.seats[seat])),))

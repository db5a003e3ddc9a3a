"""The pictures of a report: drawn in worker threads when its words are posted, and added to their message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot import people, reporting
from bot.pictures import Wanted
from bot.table import notices as n

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app import CaylusBot
    from bot.table import Notice, Sheet
    from rules.model import Event


UNSEEN = reporting.QUIET | {"turn", "gained", "paid", "declined", "passed"}
"""Events that change nothing on the board but numbers in the panels: a phase of these alone needs no picture
of its own, the last one of the message shows them too."""


async def add_pictures(bot: CaylusBot, row: Notice) -> None:
    """Draws the pictures of a report whose words are posted, and adds them to its message."""
    found = await bot.table.found(row.game, f"report:{row.id}")
    sheet = await bot.table.sheet(row.game)
    server = await bot.preferences.of_server(sheet.server)
    look = server.get("pictures", "full")
    if found is None or look == "none" or not bot.may_attach(found.channel, sheet.server):
        return
    position = await bot.table.position(row.game)
    language = await bot.preferences.language(sheet.server, game=sheet.language)
    names = tuple(people.plain(seat.name) for seat in sheet.seats)

    def wanted(view: Any, events: Sequence[Event]) -> Wanted:
        return Wanted(look, sheet.game, language, view, tuple(events), names)  # type: ignore[arg-type]

    body = row.body
    boards: list[Wanted] = []
    if isinstance(body, n.Report):
        for part in body.phases:
            events = part.read(position.game)
            if any(reporting.tag(event) not in UNSEEN for event in events):
                boards.append(wanted(events[-1].view, events))  # type: ignore[attr-defined]
        if boards and position.revision == row.revision and position.decision is not None:
            # Nobody has acted since: the last picture shows who decides now, and what happened up to there.
            last = boards[-1]
            since = await bot.table.last_phase(row.game)
            boards[-1] = last._replace(view=position.view(), events=(*last.events, *since))
    elif isinstance(body, n.Began):
        boards.append(wanted(position.view(), ()))
    elif isinstance(body, n.Ended):
        boards.append(wanted(position.view(), await bot.table.last_phase(row.game)))
        table = wanted(position.view(), await whole_game(bot, sheet))
        boards.append(table._replace(look="score"))
    files = await bot.pictures.files(boards[-10:])
    if not files:
        return
    message = bot.message(found.channel, found.message)
    try:
        await message.edit(attachments=files)
    except discord.NotFound:
        return
    await bot.table.keep(row.game, "board", found.channel, found.message, row.revision)


async def whole_game(bot: CaylusBot, sheet: Sheet) -> list[Event]:
    """Every event of a game, in order."""
    found: list[Event] = []
    for turn in range(sheet.turn + 1):
        for phase in await bot.table.history(sheet.id, turn):
            found += phase.events
    return found

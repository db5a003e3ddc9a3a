"""The messages with which a game ends: who has won, the table of points, the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.components import ui
from bot.components.custom_id import Press
from bot.core import history
from bot.core.errors import BadChoice
from bot.delivery import lobby_card
from bot.delivery.common_permissions import rates_here
from bot.delivery.discord_api import text_file
from bot.delivery.report_pictures import whole_game
from bot.delivery.send import home, send
from bot.features.records import files as records_files
from bot.features.statistics import queries
from bot.features.statistics import text as statistics_text
from bot.text import reports
from storage import message_slots

if TYPE_CHECKING:
    from bot.app.services import Office
    from bot.core.model import Position, Sheet
    from bot.core.notifications import Notice
    from bot.delivery.batch import Known
    from bot.text.localization import Words

REFUSED = (403, 413)  # the statuses of Discord's answer to a file that it doesn't take


async def post(office: Office, known: Known, row: Notice, say: Words) -> None:
    """Posts the result and the record, each unless it is posted already."""
    position, sheet = known.position, known.sheet
    if known.found(message_slots.report(row.id)) is None:
        rematch = Press("rematch", sheet.id, row.revision, str(row.id))
        sent = await send(
            office,
            sheet,
            await text(office, position, say),
            nonce=row.nonce,
            users=[seat.user for seat in sheet.seats],
            view=buttons(
                say,
                sheet,
                rematch,
                stood_in=bool(await office.db.read(history.stood_in, sheet.id)),
            ),
        )
        for role in (message_slots.report(row.id), message_slots.ENDED):
            await known.keep(role, sent.channel.id, sent.id, row.revision)
    if known.found(message_slots.record(row.id)) is None:
        sent = await _record(office, row, sheet, say)
        await known.keep(message_slots.record(row.id), sent.channel.id, sent.id, row.revision)


def buttons(say: Words, sheet: Sheet, rematch: Press, *, stood_in: bool = False) -> discord.ui.View:
    """The table of points as a picture, the final board, the replay, the review, another game with these people or
    others, and why computers did what they did, where there were any."""
    looking = [
        ui.button(say.say(f"button-{kind}"), Press(kind, sheet.id, rematch.revision))
        for kind in ("points", "board", "replay", "review")
    ]
    again = ui.button(say.say("button-rematch"), rematch)
    seek = ui.button(say.say("button-seek"), Press("seek", 0, 0, sheet.game))
    return ui.view([*looking, again, seek, *lobby_card.why_button(say, sheet, stood_in=stood_in)])


async def text(office: Office, position: Position, say: Words) -> str:
    """Who has won, and the table of points."""
    sheet = position.sheet
    points = position.game.points_by_source(await whole_game(office, sheet), len(sheet.seats))
    stood_in = await office.db.read(history.stood_in, sheet.id)
    told = reports.winners(say, sheet) + "\n" + reports.final_table(say, sheet, points, stood_in)
    changes = []
    if await rates_here(office, sheet.server, home(sheet)):
        changes = list(await office.db.read(queries.changes, sheet.id))
    return "\n".join([told, statistics_text.changes(say, sheet, changes)]) if changes else told


async def _record(office: Office, row: Notice, sheet: Sheet, say: Words) -> discord.Message:
    """The record as a file, or how to get it where files are refused."""
    nonce = f"{row.nonce}r"
    if office.reach.may_attach(home(sheet), sheet.server):
        try:
            record = await records_files.export_record(office.db, row.game)
            files = [text_file(record.name, record.text)]
            return await send(office, sheet, say.say("ended-record"), nonce=nonce, files=files)
        except BadChoice:
            pass  # too large for a message: the command says what to do
        except discord.HTTPException as problem:
            if problem.status not in REFUSED:
                raise
    return await send(office, sheet, say.say("ended-record-command"), nonce=nonce)

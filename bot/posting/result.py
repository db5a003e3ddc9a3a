"""The messages with which a game ends: who has won, the table of points, the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.components import parts
from bot.components.custom_id import Press
from bot.posting import cards
from bot.posting.reach import text_file
from bot.posting.report_pictures import whole_game
from bot.posting.sending import home, send
from bot.table import BadChoice
from bot.wording import reports, standings
from storage import roles

if TYPE_CHECKING:
    from bot.posting.known import Known
    from bot.posting.office import Office
    from bot.table import Notice, Position, Sheet
    from bot.table.standings.reading import Change
    from bot.wording.catalogues import Words

REFUSED = (403, 413)  # the statuses of Discord's answer to a file that it doesn't take


async def post(office: Office, known: Known, row: Notice, say: Words) -> None:
    """Posts the result and the record, each unless it is posted already."""
    position, sheet = known.position, known.sheet
    if known.found(roles.report(row.id)) is None:
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
                stood_in=bool(await office.table.stood_in(sheet.id)),
            ),
        )
        for role in (roles.report(row.id), roles.ENDED):
            await known.keep(role, sent.channel.id, sent.id, row.revision)
    if known.found(roles.record(row.id)) is None:
        sent = await _record(office, row, sheet, say)
        await known.keep(roles.record(row.id), sent.channel.id, sent.id, row.revision)


def buttons(say: Words, sheet: Sheet, rematch: Press, *, stood_in: bool = False) -> discord.ui.View:
    """The table of points as a picture, the final board, the replay, the review, another game with these people or
    others, and why computers did what they did, where there were any."""
    looking = [
        parts.button(say.say(f"button-{kind}"), Press(kind, sheet.id, rematch.revision))
        for kind in ("points", "board", "replay", "review")
    ]
    again = parts.button(say.say("button-rematch"), rematch)
    seek = parts.button(say.say("button-seek"), Press("seek", 0, 0, sheet.game))
    return parts.view([*looking, again, seek, *cards.why_button(say, sheet, stood_in=stood_in)])


async def text(office: Office, position: Position, say: Words) -> str:
    """Who has won, and the table of points."""
    sheet = position.sheet
    points = position.game.points_by_source(await whole_game(office, sheet), len(sheet.seats))
    stood_in = await office.table.stood_in(sheet.id)
    told = reports.winners(say, sheet) + "\n" + reports.final_table(say, sheet, points, stood_in)
    changes = [
        one
        for one in await office.table.standings.changes(sheet.id)
        if await _may_be_told(office, sheet, one)
    ]
    return "\n".join([told, standings.changes(say, sheet, changes)]) if changes else told


async def _may_be_told(office: Office, sheet: Sheet, change: Change) -> bool:
    """Whether everybody who reads the result sees where the games were that a rating comes from."""
    here = home(sheet)
    for place in change.places:
        if place != sheet.channel and not await office.sight.everybody_sees(sheet.server, here, place):
            return False
    return True


async def _record(office: Office, row: Notice, sheet: Sheet, say: Words) -> discord.Message:
    """The record as a file, or how to get it where files are refused."""
    nonce = f"{row.nonce}r"
    if office.reach.may_attach(home(sheet), sheet.server):
        try:
            record = await office.table.export(row.game)
            files = [text_file(record.name, record.text)]
            return await send(office, sheet, say.say("ended-record"), nonce=nonce, files=files)
        except BadChoice:
            pass  # too large for a message: the command says what to do
        except discord.HTTPException as problem:
            if problem.status not in REFUSED:
                raise
    return await send(office, sheet, say.say("ended-record-command"), nonce=nonce)

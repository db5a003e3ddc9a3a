"""The record of a game that is over, below its result."""

from __future__ import annotations

import discord

from bot.core.errors import BadChoice
from bot.core.model import GameInfo
from bot.core.notifications import Ended, Notification
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import text_file
from bot.delivery.sections import DeliveryHooks
from bot.delivery.send import home, l10n_of, send
from bot.features.records import files as records_files
from bot.text.localization import Localization
from storage import message_slots

REFUSED = (403, 413)  # the statuses of Discord's answer to a file that it doesn't take


def register_delivery(hooks: DeliveryHooks) -> None:
    """Posts the record of every game that ends."""
    hooks.notification(Ended, _post)


async def _post(ctx: DeliveryContext, batch: Batch, row: Notification, body: Ended) -> bool:
    """Posts the record, unless it is posted already."""
    if batch.found(message_slots.record(row.id)) is None:
        sent = await _send(ctx, row, batch.info, await l10n_of(ctx, batch.info))
        batch.keep(message_slots.record(row.id), sent.channel.id, sent.id, row.revision)
        await batch.confirm()
    return True


async def _send(
    ctx: DeliveryContext, row: Notification, info: GameInfo, l10n: Localization
) -> discord.Message:
    """The record as a file, or how to get it where files are refused."""
    nonce = f"{row.nonce}r"
    if ctx.discord_api.may_attach(home(info), info.server):
        try:
            record = await records_files.export_record(ctx.db, row.game)
            files = [text_file(record.name, record.text)]
            return await send(ctx, info, l10n.format("ended-record"), nonce=nonce, files=files)
        except BadChoice:
            pass  # too large for a message: the command says what to do
        except discord.HTTPException as problem:
            if problem.status not in REFUSED:
                raise
    return await send(ctx, info, l10n.format("ended-record-command"), nonce=nonce)

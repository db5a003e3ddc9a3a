"""Records of games: as files, and as games to go on with."""

from typing import Any

import discord

from bot.core.errors import BadChoice, UserError
from bot.core.game_settings import Settings
from bot.core.notifications import Ended, Notification
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import text_file
from bot.delivery.sections import DeliveryHooks
from bot.delivery.send import l10n_of, send
from bot.features.records import files
from bot.interactions import game_answers, game_lookup, table_options
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.interactions.hooks import CommandHooks, loaded
from bot.interactions.slash_commands import choices, command
from storage import message_slots

REFUSED = (403, 413)  # the statuses of Discord's answer to a file that it doesn't take


async def _post(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: Ended
) -> None:
    """Post the record as a file, or how to get it where files are refused, unless that is done already."""
    info, slot, nonce = batch.info, message_slots.record(row.id), f"{row.nonce}r"
    if batch.found(slot) is not None:
        return
    l10n, sent = await l10n_of(ctx, info), None
    if ctx.discord_api.rights(info.home, info.server).attach_files:
        try:
            record = await files.export_record(ctx.db, row.game)
            attached = [text_file(record.name, record.text)]
            sent = await send(
                ctx, info, l10n.format("ended-record"), nonce=nonce, files=attached
            )
        except BadChoice:
            pass  # too large for a message: the command says what to do
        except discord.HTTPException as problem:
            if problem.status not in REFUSED:
                raise
    sent = sent or await send(
        ctx, info, l10n.format("ended-record-command"), nonce=nonce
    )
    batch.keep(slot, sent.channel.id, sent.id, row.revision)
    await batch.confirm()


RECORD_LIMIT = 1_000_000  # bytes of a record
EXPORTS = ("record", "replay", "gif")


class Records(Feature):
    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        delivery.notification(Ended, _post)
        commands.option("table import", *table_options.options("table import", "text"))

    @command("table import", slow_public=True)
    async def import_(
        self,
        ctx: Context,
        file: discord.Attachment | None = None,
        text: str | None = None,
        **given: Any,
    ) -> None:
        if (file is None) == (text is None):
            raise UserError("import-one-of")
        record: bytes | str
        if file is not None:
            if file.size > RECORD_LIMIT:
                raise markup_error(
                    "import-too-large", size=file.size, limit=RECORD_LIMIT
                )
            try:
                record = await file.read()
            except discord.HTTPException:
                raise UserError("import-unreadable") from None
        else:
            # A slash command's text is one line: lines are divided by ";".
            record = "\n".join(part.strip() for part in (text or "").split(";")) + "\n"
        await game_answers.need_table_allowed(ctx)
        language = await game_answers.table_language(ctx)
        settings, key = Settings(language=language, **given), ctx.idempotency_key
        outcome = await files.import_record(
            ctx.db, ctx.person, ctx.place, record, settings, key
        )
        await game_answers.answer_with_card(ctx, outcome)

    @command("export", kind=choices("export", EXPORTS))
    async def export(
        self,
        ctx: Context,
        kind: str = "record",
        public: bool = False,
        game: str | None = None,
    ) -> None:
        info = await game_lookup.visible_game(ctx, game)
        if kind != "record":
            await loaded(ctx.bot.command_hooks.replays).whole(ctx, info, kind)
            return
        await game_answers.started_position(ctx, info)
        # Other people's eyes: only what everybody may see.
        record = await files.export_record(
            ctx.db, info.id, None if ctx.public else ctx.user
        )
        await ctx.file(ctx.l10n.format("ended-record"), record.name, record.text)

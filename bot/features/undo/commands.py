"""`/caylus undo`: at once where the policy allows it, else by a vote that lists the actions to be undone."""

from bot.components import ui
from bot.components.custom_id import RED, CustomId
from bot.core import queries
from bot.core import undo as core_undo
from bot.core.model import GameInfo
from bot.delivery import question
from bot.interactions import game_answers, game_lookup
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.slash_commands import command
from bot.text import people, reports
from rules.register import find_game


async def take_back(ctx: Context, info: GameInfo) -> None:
    """Take back the asker's last action; where others must agree, shows first whom that asks."""
    ctx.game = info.id
    preview = await ctx.db.read(core_undo.preview, info.id, ctx.person)
    past_actions = await ctx.db.read(
        queries.actions_behind, info.id, preview.number, ctx.user
    )
    game = find_game(info.game)
    codes = reports.undone_text(
        ctx.l10n,
        game,
        people.actor_names(ctx.l10n, info),
        past_actions,
        len(preview.codes),
    )
    if preview.asks:
        undo = CustomId("undo", info.id, info.revision)
        asking = ui.button(ctx.l10n.format("button-ask-undo"), undo)
        view = ui.view([asking, ui.labelled(ctx.l10n, undo._replace(kind="no"))])
        asks = ctx.l10n.join(
            [people.called(ctx.l10n, info.seats[seat]) for seat in preview.asks]
        )
        message_id = "undo-asks" if preview.codes else "undo-asks-forfeit"
        text = ctx.l10n.format(
            message_id, codes=codes, count=len(preview.codes), players=asks
        )
        if info.status == "finished" and preview.codes:
            text += "\n" + ctx.l10n.format("undo-takes-end")
            if game.hidden:
                text += "\n" + ctx.l10n.format("undo-seed-known")
        await ctx.send(text, view=view)
        return
    await _undo(ctx, info.id, info.revision, codes)


@item("takeback")
async def pressed_take_back(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer the button that offers to take back what was just done."""
    await take_back(ctx, await ctx.db.read(queries.info, press.game))


@item("undo", style=RED, edits=True)
async def pressed_undo(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer the confirmation of an undo that needs the others: open the vote."""
    await _undo(ctx, press.game, press.revision, "")


async def _undo(ctx: Context, game: int, revision: int, codes: str) -> None:
    outcome = await game_answers.act(ctx, core_undo.undo, game, revision)
    ctx.delivery_context.threads.acted[game] = ctx.user, ctx.delivery_context.now()
    if outcome.repeated:
        text = ctx.l10n.format("acted-already")
    elif outcome.vote is not None:
        text = ctx.l10n.format("undo-vote-open")
    else:
        text = ctx.l10n.format("undo-done" if codes else "undone-forfeit")
    text += ctx.retries.trouble_line(ctx.l10n, outcome.info.id)
    position = outcome.position
    decision = position.decision
    mine = decision is not None and decision.seat in position.info.seats_of(ctx.user)
    if mine and position.private and outcome.vote is None:
        asked = question.private(ctx.l10n, position)
        text, view = f"{text}\n{asked.text}", asked.view
    else:
        view = None
    pressed = ctx.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await ctx.edit(text, view=view)
    else:
        await ctx.send(text, view=view)
    ctx.delivery.kick(game)


class Undo(Feature):
    @command("undo")
    async def undo(self, ctx: Context, game: str | None = None) -> None:
        await take_back(ctx, await game_lookup.running_or_last_game(ctx, game))

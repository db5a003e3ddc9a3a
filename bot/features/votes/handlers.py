"""Votes: answered by a button, and begun where a game is cancelled."""

from __future__ import annotations

from bot.components.custom_id import GREEN, RED, CustomId
from bot.core import votes
from bot.core.errors import NoGame
from bot.core.model import GameInfo, Person
from bot.delivery import vote_message
from bot.interactions import game_answers
from bot.interactions.context import Context
from bot.interactions.items import item
from storage import notification_kinds


async def cancel(ctx: Context, info: GameInfo) -> None:
    """Closes a lobby, ends a running game, or asks its players, by what the asker may do."""
    person = ctx.person
    who = (await ctx.settings.of_server(ctx.server)).get("cancel", "moderators")
    if info.status == "running" and who == "players":
        person = Person(person.user, person.name, moderator=False)
    outcome = await ctx.db.run_once(ctx.idempotency_key, votes.cancel, info.id, person)
    said = "vote-asked" if outcome.vote is not None else "cancelled-done"
    await game_answers.answer_on_card(ctx, outcome, said)


async def vote(ctx: Context, game: int, number: int, yes: bool) -> None:
    """Answers a vote of this game; its message is brought up to date."""
    if (await ctx.db.read(votes.find, number)).game != game:
        raise NoGame("table-no-vote")
    with ctx.delivery.answering(game):
        outcome = await ctx.db.run_once(ctx.idempotency_key, votes.answer, number, ctx.person, yes)
        if outcome.vote is not None and ctx.interaction.message is not None:
            info = outcome.info
            l10n = await ctx.settings.l10n(info.server, game=info.language)
            await ctx.edit(
                await vote_message.text(ctx.delivery_context, l10n, outcome.position, outcome.vote),
                view=vote_message.buttons(l10n, outcome.vote),
            )
        else:
            await ctx.send(ctx.l10n.format("vote-taken"))


@item("allow", style=GREEN, edits=True, notification=notification_kinds.VOTE_OPENED)
async def pressed_allow(ctx: Context, press: CustomId, values: list[str]) -> None:
    await vote(ctx, press.game, press.number, True)


@item("decline", style=RED, edits=True, notification=notification_kinds.VOTE_OPENED)
async def pressed_decline(ctx: Context, press: CustomId, values: list[str]) -> None:
    await vote(ctx, press.game, press.number, False)

"""Votes: shown, answered by a button or command, and begun where a game is paused or canceled."""

from bot.components.custom_id import GREEN, RED, CustomId
from bot.core import queries, votes
from bot.core.errors import NoGame, UserError
from bot.core.model import Person
from bot.core.table_settings import PACES
from bot.delivery import vote_message
from bot.interactions import game_answers, game_lookup
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.interactions.game_answers import answer_outcome
from bot.interactions.slash_commands import choices, command
from bot.text import game_status
from storage import notification_kinds


async def answer_vote(ctx: Context, game: int, number: int, yes: bool) -> None:
    """Answer a vote of this game; its message is brought up to date."""
    if (await ctx.db.read(votes.find, number)).game != game:
        raise NoGame("table-no-vote")
    with ctx.delivery.answering(game):
        outcome = await game_answers.act(ctx, votes.answer, number, yes)
        if outcome.vote is not None and ctx.interaction.message is not None:
            info = outcome.info
            l10n = await ctx.settings.l10n(info.server, game=info.settings.language)
            poll = await ctx.db.read(
                vote_message.read, number, ctx.delivery_context.hooks.votes
            )
            await ctx.edit_entry(vote_message.entry(l10n, outcome.position, poll))
        else:
            await ctx.send(ctx.l10n.format("vote-taken"))


@item("allow", style=GREEN, edits=True, notification=notification_kinds.VOTE_OPENED)
@item("decline", style=RED, edits=True, notification=notification_kinds.VOTE_OPENED)
async def pressed_vote(ctx: Context, press: CustomId, values: list[str]) -> None:
    await answer_vote(ctx, press.game, press.number, press.kind == "allow")


class Votes(Feature):
    @command("table vote", answer=choices("vote", ("allow", "decline")))
    async def vote(
        self, ctx: Context, answer: str | None = None, game: str | None = None
    ) -> None:
        info = await game_lookup.running_or_last_game(ctx, game)
        ctx.game = info.id
        open_votes = await ctx.db.read(votes.open_votes, info.id)
        if not open_votes:
            raise markup_error("vote-none", game=game_status.title(ctx.l10n, info))
        mine = set(info.seats_of(ctx.user))
        asked = [
            v
            for v in open_votes
            if any(v.answers.get(seat, True) is None for seat in mine)
        ]
        if answer is not None:
            if not asked:
                raise UserError("vote-not-asked")
            if len(asked) == 1:
                await answer_vote(ctx, info.id, asked[0].id, answer == "allow")
                return
            await ctx.send(ctx.l10n.format("vote-several"))
            open_votes = tuple(asked)
        position = await ctx.db.read(queries.position, info.id)
        for open_vote in open_votes:
            view = (
                vote_message.buttons(ctx.l10n, open_vote)
                if open_vote in asked
                else None
            )
            poll = await ctx.db.read(
                vote_message.read, open_vote.id, ctx.delivery_context.hooks.votes
            )
            await ctx.send(vote_message.text(ctx.l10n, position, poll), view=view)

    @command("table pause")
    async def pause(self, ctx: Context, game: str | None = None) -> None:
        info = await game_lookup.running_game(ctx, game)
        if (
            info.settings.pace == PACES[0]
            and info.paused is None
            and info.session_until is None
        ):
            raise markup_error(
                "pause-no-clock",
                pace=ctx.l10n.format(f"option-pace-{info.settings.pace}"),
            )
        outcome = await game_answers.act(ctx, votes.pause, info.id)
        await answer_outcome(
            ctx,
            outcome,
            "clocks-on" if outcome.info.paused is None else "clocks-paused",
        )

    @command("table cancel")
    async def cancel(self, ctx: Context, game: str | None = None) -> None:
        """Close a lobby, end a running game, or ask its players, depending on the asker's rights."""
        info, person = await game_lookup.lobby_or_game(ctx, game), ctx.person
        who = (await ctx.settings.of_server(ctx.server)).get("cancel", "moderators")
        if info.status == "running" and who == "players":
            person = Person(person.user, person.name, moderator=False)
        outcome = await ctx.db.run_once(
            ctx.idempotency_key, votes.cancel, info.id, person
        )
        message_id = "vote-asked" if outcome.vote is not None else "table-is"
        await game_answers.answer_on_card(ctx, outcome, message_id)

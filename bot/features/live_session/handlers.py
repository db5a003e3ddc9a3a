"""A live session: the request for it, its vote, and the messages at its beginning and end."""

from collections.abc import Callable

from bot.components.custom_id import CustomId
from bot.core import notifications as n
from bot.core.clock.awake_hours import HOUR
from bot.core.clock.time_bank import MINUTE
from bot.core.model import Position, SeatInfo, Vote
from bot.core.notifications import Notification
from bot.delivery import mention, reconcile, thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.prompt import close
from bot.delivery.sections import DeliveryHooks, VoteText
from bot.delivery.send import l10n_of, send
from bot.delivery.thread_state import Content
from bot.features.live_session import use_cases
from bot.features.live_session.use_cases import LASTS, WAIT
from bot.interactions import game_answers, game_lookup
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import command
from bot.text import game_status, people
from bot.text.localization import Localization
from storage import message_slots


@item("evening")
async def pressed_leave(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Leave the evening`."""
    outcome = await game_answers.act(ctx, use_cases.leave, press.game)
    await game_answers.answer_outcome(ctx, outcome, "evening-left-own")


async def post(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.LiveSession
) -> None:
    """Say that the live session begins, or that it is over; the question comes below, in the form of then."""
    await close(ctx, batch)  # the question of a live session also shows the phase
    info, l10n = batch.info, await l10n_of(ctx, batch.info)
    if body.until is not None:
        text = l10n.format(
            "evening-begins", until=f"<t:{body.until}:t>", minutes=WAIT // MINUTE
        )
        view = None if info.session_until is None else mention.leave_button(l10n, info)
        began = thread_state.entry(
            message_slots.LIVE_SESSION, Content(text, view), nonce=row.nonce
        )
        await reconcile.post(ctx, batch, began)
        await batch.posted(row)
        return
    await mention.tidy(ctx, batch)
    player = "" if body.seat is None else people.called(l10n, info.seats[body.seat])
    lines = [
        l10n.format(
            "evening-ended", why=body.why, player=player, minutes=WAIT // MINUTE
        )
    ]
    if info.status == "running" and info.paused is None:
        lines.append(
            l10n.format(
                "evening-after" if info.settings.pace == "none" else "evening-clocks"
            )
        )
    await send(ctx, info, "\n".join(lines), nonce=row.nonce)
    await batch.posted(row)


def _asked(
    l10n: Localization,
    position: Position,
    vote: Vote,
    called: Callable[[SeatInfo], str],
) -> list[str]:
    """Return the vote on a live session: its question, and the players who agree so far.

    Once it is decided, nobody learns who did not.
    """
    info = position.info
    asker = called(info.seats[vote.asked_by])
    lines = [
        l10n.format(
            "vote-evening", asked="yes" if vote.seat is None else "no", asker=asker
        )
    ]
    if vote.status != "open":
        return [
            *lines,
            l10n.format(
                "vote-evening-agreed" if vote.status == "passed" else "vote-evening-not"
            ),
        ]
    hours, minutes = LASTS // HOUR, WAIT // MINUTE
    if info.settings.pace == "none":
        lines.append(l10n.format("vote-evening-calm", hours=hours, minutes=minutes))
    else:
        lines.append(l10n.format("vote-evening-terms", hours=hours))
        lines.append(l10n.format("vote-evening-ends", minutes=minutes))
    for seat, answer in vote.answers.items():
        lines.append(f"{'✅' if answer else '⏳'} {called(info.seats[seat])}")
    return [*lines, l10n.format("vote-evening-until", when=f"<t:{vote.expires}:R>")]


class LiveSession(Feature):
    """`/caylus table evening`: a live session, which all players agree on."""

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        delivery.notification(n.LiveSession, post)
        delivery.votes["evening"] = VoteText(
            _asked, asks=lambda vote: vote.seat is None
        )

    @command("table evening")
    async def evening(self, ctx: Context, game: str | None = None) -> None:
        info = await game_lookup.running_game(ctx, game)
        ctx.game = info.id
        if info.session_until is not None and info.seats_of(ctx.user):
            args = {
                "game": game_status.title(ctx.l10n, info),
                "until": f"<t:{info.session_until}:t>",
            }
            text, view = (
                ctx.l10n.format("evening-runs", **args),
                mention.leave_button(ctx.l10n, info),
            )
            await ctx.send(text, view=view)
            return
        await game_answers.answer_outcome(
            ctx, await game_answers.act(ctx, use_cases.ask, info.id), "vote-asked"
        )

"""The messages of votes: the question, the answers, Allow and Decline."""

import functools

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import queries, votes
from bot.core.errors import NoGame
from bot.core.model import MAJORITY, Position, Vote
from bot.core.notifications import Notification, VoteChanged, VoteOpened
from bot.delivery import reconcile
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.thread_state import Content, Entry
from bot.text import people, reports
from bot.text.localization import Localization
from storage import message_slots


async def text(
    ctx: DeliveryContext, l10n: Localization, position: Position, vote: Vote, *, by_seat: bool = False
) -> str:
    """Return the vote in words; `by_seat`: only with the seats, since one has changed hands."""
    info = position.info
    called = functools.partial(people.seat if by_seat else people.called, l10n)
    asker = called(info.seats[vote.asked_by])
    words = ctx.hooks.votes.get(vote.kind)
    if words is not None:
        return "\n".join(words.lines(l10n, position, vote, called))
    lines = []
    if vote.kind == "undo":
        if vote.codes and vote.number is not None:
            past_actions = await ctx.db.read(queries.actions_behind, info.id, vote.number)
            codes = reports.taken_back(
                l10n, position.game, people.told(l10n, info), past_actions, len(vote.codes)
            )
            lines.append(l10n.format("vote-undo", asker=asker, codes=codes, count=len(vote.codes)))
            if info.status == "finished":
                lines.append(l10n.format("undo-takes-end"))
                if position.game.hidden:
                    lines.append(l10n.format("undo-seed-known"))
        elif info.forfeit:
            lines.append(l10n.format("vote-undo-forfeit", asker=asker))
        else:  # over: what it was about is told where it was taken back
            lines.append(l10n.format("vote-undo-over", asker=asker))
    elif vote.kind == "replace" and vote.seat is not None:
        about = called(info.seats[vote.seat])
        if vote.asked_by == vote.seat:  # nobody asked: the table votes when time is up
            lines.append(l10n.format("vote-time-up", seat=about))
        elif vote.newcomer is None:
            lines.append(l10n.format("vote-open-seat", asker=asker, seat=about))
        else:
            lines.append(l10n.format("vote-replace", asker=asker, seat=about, newcomer=f"<@{vote.newcomer}>"))
    else:
        lines.append(l10n.format(f"vote-{vote.kind}", asker=asker))
    for seat, answer in vote.answers.items():
        silent = "vote-absent" if seat in vote.absent else "vote-silent"
        said = {True: "vote-yes", False: "vote-no", None: silent}[answer]
        lines.append(l10n.format(said, player=called(info.seats[seat])))
    if vote.status == "open":
        needed = "vote-until-half" if vote.kind in MAJORITY else "vote-until-all"
        lines.append(l10n.format(needed, when=f"<t:{vote.expires}:R>"))
    else:
        lines.append(l10n.format("vote-over-seat" if by_seat else f"vote-over-{vote.status}"))
    return "\n".join(lines)


def buttons(l10n: Localization, vote: Vote) -> discord.ui.View | None:
    """Return Allow and Decline while the vote is open."""
    if vote.status != "open":
        return None
    yes, no = f"button-{vote.kind}-yes", f"button-{vote.kind}-no"
    if not l10n.knows(yes):
        yes, no = "button-allow", "button-decline"
    labels = (("allow", yes), ("decline", no))
    presses = [(label, CustomId(kind, vote.game, vote.revision, str(vote.id))) for kind, label in labels]
    return ui.view(ui.button(l10n.format(label), press) for label, press in presses)


async def entry(
    ctx: DeliveryContext,
    l10n: Localization,
    position: Position,
    vote: Vote,
    *,
    nonce: str | None = None,
    by_seat: bool = False,
) -> Entry:
    """Return what the message of a vote shows."""
    content = Content(await text(ctx, l10n, position, vote, by_seat=by_seat), buttons(l10n, vote))
    return Entry(message_slots.vote(vote.id), lambda: content, content.news, nonce=nonce)


async def post(ctx: DeliveryContext, batch: Batch, row: Notification, body: VoteOpened | VoteChanged) -> None:
    """Show a vote as it is now; one that was opened mentions the players who have not answered."""
    try:
        vote = await ctx.db.read(votes.find, body.vote)
    except NoGame:
        await batch.posted(row)
        return
    by_seat = isinstance(body, VoteChanged) and body.why == "seat"
    shown = await entry(ctx, batch.l10n, batch.position, vote, nonce=row.nonce, by_seat=by_seat)
    words = ctx.hooks.votes.get(vote.kind)
    # Nobody is mentioned once it is decided, nor where they are there and see it.
    if isinstance(body, VoteOpened) and vote.status == "open" and (words is None or words.asks(vote)):
        silent = [batch.info.seats[seat].user for seat, answer in vote.answers.items() if answer is None]
        asking = shown.render()._replace(users=silent)
        shown = shown._replace(render=lambda: asking)
    await reconcile.update(ctx, batch, [shown], row)

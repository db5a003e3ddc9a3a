"""The phase message: what has happened in the present phase, in one place that ends as the phase's report.

It stands above the question and is edited where it stands. Where there is none yet, where Discord takes no more edits
of it, and where people have written much below it, the answered prompt becomes it, or a new message does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import discord

from bot.components import ui
from bot.core.history import PhaseHistory
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.delivery import obsolete_messages, question
from bot.delivery.batch import Messages
from bot.delivery.send import edit, l10n_of, send
from bot.text import people, reports
from bot.text.localization import Localization
from storage import message_slots
from storage.outbox import MessageRef

if TYPE_CHECKING:
    from bot.delivery.context import DeliveryContext

MOST = 1_900  # characters; of more the latest are told


class Story(NamedTuple):
    """What is told of a phase, with the button that explains what computers did in it."""

    text: str
    view: discord.ui.View | None


async def text(kept: Messages, position: Position, l10n: Localization, most: int = MOST) -> str | None:
    """The report of the present phase as far as it has come and everybody may know it, in so many characters; None
    where nothing is told of it."""
    story = _story(position, l10n, await kept.story(), most)
    return None if story is None else story.text


def _story(position: Position, l10n: Localization, part: PhaseHistory, most: int = MOST) -> Story | None:
    game, info = position.game, position.info
    told = reports.bullets(l10n, game, people.told(l10n, info), part.events, part.stood)
    if not told:
        return None
    lines = [f"• {line}" for line in told]
    room = most - sum(len(line) + 1 for line in lines)
    left = 0
    while room < 0 and left < len(lines) - 1:
        room += len(lines[left]) + 1
        left += 1
    title = f"**{reports.phase_title(l10n, game, part.turn, part.phase)}**"
    earlier = [l10n.format("rolling-earlier", count=left)] if left else []
    buttons = question.why_button(l10n, info) if _has_computers(info, part) else []
    return Story(
        reports.paged(l10n, [title, *earlier, *lines[left:]])[0], ui.view(buttons) if buttons else None
    )


async def retell(ctx: DeliveryContext, kept: Messages, position: Position) -> None:
    """Says the story where it stands in the language that the game has now."""
    above = kept.found(message_slots.PHASE_MESSAGE)
    if above is None:
        return
    l10n = await l10n_of(ctx, position.info)
    story = _story(position, l10n, await kept.story())
    if story is not None:
        await edited(ctx, above, story.text, story.view)


def _has_computers(info: GameInfo, part: PhaseHistory) -> bool:
    """Whether computers did anything of what is told."""
    seats = {getattr(event, "seat", None) for event in part.events}
    return bool(part.stood) or any(seat.level is not None and seat.seat in seats for seat in info.seats)


async def tell(
    ctx: DeliveryContext, kept: Messages, position: Position, answered: MessageRef | None
) -> int | None:
    """Brings the story of the phase up to date: in the message that stands, else in the answered prompt, which becomes
    it, else in a new one. Gives the message that tells it; None where nothing may be told yet: then none stands."""
    info = position.info
    l10n = await l10n_of(ctx, info)
    above = kept.found(message_slots.PHASE_MESSAGE)
    buried = above is not None and _is_buried(ctx, above)
    if above is not None and above.revision == info.revision and not buried:
        return above.message
    story = _story(position, l10n, await kept.story())
    ctx.threads.told_deeds(info.id)
    if story is None:
        if above is not None:
            await obsolete_messages.remove(ctx, info.id, above.channel, above.message)
            kept.lose(message_slots.PHASE_MESSAGE)
        return None
    is_new = False
    for found in (answered,) if buried else (above, answered):
        if found is not None and await edited(ctx, found, story.text, story.view):
            message, channel = found.message, found.channel
            break
    else:
        nonce = f"roll{info.id}-{info.revision}"
        sent = await send(ctx, info, story.text, nonce=nonce, view=story.view)
        ctx.threads.below(info.id)
        message, channel, is_new = sent.id, sent.channel.id, True
    if above is None or above.message != message:
        stands(ctx, kept, info.id, channel, message)
    kept.keep(message_slots.PHASE_MESSAGE, channel, message, info.revision)
    if is_new:
        await kept.confirm()
    if above is not None and above.message != message:
        await obsolete_messages.remove(ctx, info.id, above.channel, above.message)
    return message


async def renewed(ctx: DeliveryContext, kept: Messages, position: Position) -> bool:
    """Whether the story stands above the question as it is now, with no message but that which stands already."""
    info = position.info
    above = kept.found(message_slots.PHASE_MESSAGE)
    if above is not None and _is_buried(ctx, above):
        return False
    if above is not None and above.revision == info.revision:
        return True
    story = _story(position, await l10n_of(ctx, info), await kept.story())
    if story is None:
        return above is None
    if above is None or not await edited(ctx, above, story.text, story.view):
        return False
    ctx.threads.told_deeds(info.id)
    kept.keep(message_slots.PHASE_MESSAGE, above.channel, above.message, info.revision)
    return True


def stands(ctx: DeliveryContext, kept: Messages, game: int, channel: int, message: int) -> None:
    """Notes that a message tells the story from now on, and is no prompt any more."""
    ctx.threads.activity.posted(channel, message)
    last = ctx.threads.prompted(game)
    if last is not None and last.message == message:
        ctx.threads.below(game)
    prompt = kept.found(message_slots.PROMPT)
    if prompt is not None and prompt.message == message:
        kept.lose(message_slots.PROMPT)


def standing(ctx: DeliveryContext, kept: Messages, row: Notification) -> list[MessageRef]:
    """The messages of which a report takes the place: the phase message, else (and where much was written below that)
    the prompt whose answer ended the phase."""
    returned = kept.found(message_slots.RETURNED_REPORT)
    if returned is not None and returned.revision == row.revision:
        return []  # one that was deleted: what stands tells a later phase
    above, prompt = kept.found(message_slots.PHASE_MESSAGE), kept.found(message_slots.PROMPT)
    answered = prompt is not None and prompt.revision < row.revision
    buried = above is not None and _is_buried(ctx, above)
    order = (prompt if answered else None, above) if buried else (above, prompt if answered else None)
    return [found for found in order if found is not None]


async def ends(
    ctx: DeliveryContext, stood: Sequence[MessageRef], page: str, view: discord.ui.View | None
) -> MessageRef | None:
    """Makes the first of those messages that can be edited the report; None where a new one has to be sent."""
    for found in stood:
        if await edited(ctx, found, page, view):
            ctx.threads.activity.gone(found.channel, found.message)
            return found
    return None


def _is_buried(ctx: DeliveryContext, found: MessageRef) -> bool:
    return ctx.threads.activity.is_many(found.channel, found.message)


async def edited(
    ctx: DeliveryContext, found: MessageRef, told: str, view: discord.ui.View | None = None
) -> bool:
    """Whether a message could be given other words; where the bot may do nothing, that is raised."""
    none = discord.AllowedMentions.none()
    try:
        return await edit(ctx, found.channel, found.message, content=told, view=view, allowed_mentions=none)
    except discord.Forbidden:
        raise
    except discord.HTTPException:
        return False

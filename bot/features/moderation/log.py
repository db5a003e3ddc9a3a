"""The moderators' log in words: each act with its consequences, in the thread, and in the channel of the log."""

import datetime

import discord

from bot.core import departures, final_order, holds, moderation, seats
from bot.core.model import GameInfo
from bot.core.notifications import Cancelled, Moderated, Notification, SeatChanged, TimeUp
from bot.delivery import lobby_card
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import edit, say
from bot.features.moderation import use_cases
from bot.features.moderation.use_cases import BACK, Absence, Draft, Entry
from bot.interactions.context import REASON_CHARACTERS, bar_words
from bot.text import game_status, people
from bot.text.localization import Localization
from storage import message_slots
from storage.moderation import ModerationRow

LEAVES = ("resigned", "dropped", "barred", "released", "departed", "stand_in")
"""How a seat changes that moderators read of."""
RESOLVES = ("claimed", "replaced", "came_back")
"""How what they read of is over."""
NEAR = 50  # messages after the time of an act among which its own is looked for


def _mention(l10n: Localization, user: int | None) -> str:
    return f"<@{user}>" if user else l10n.format("standing-nobody")


def what(
    l10n: Localization,
    entry: Entry,
    *,
    linked: bool,
    preview: bool = False,
    absence: Absence | None = None,
) -> str:
    """Return what an act does, and to which game or whom.

    With `linked` it has the thread of its game, and what follows for whoever loses or gets a seat; a `preview` says
    also what can be chosen, and in which way somebody is missing.
    """
    row = entry.row
    game = "" if row.game is None else game_status.numbered(l10n, entry.kind or "", row.game)
    if linked and entry.thread is not None:
        game = f"{game} (<#{entry.thread}>)"
    seat = "" if row.seat is None else people.colour(l10n, row.seat)
    person = _mention(l10n, row.user if entry.back is None else entry.back)
    act = row.act
    if row.act == BACK and seat:
        act = f"{BACK}-seat" if entry.back is None else f"{BACK}-holder"
    elif entry.former is not None:
        act = f"{act}-from"
    words = {
        "game": game,
        "seat": seat,
        "person": person,
        "former": f"<@{entry.former}>",
        "entry": row.target or 0,
        "about": "game" if row.game is not None or row.user is None else "person",
        "until": "asked" if preview else "open" if row.until is None else "day",
        "when": f"<t:{row.until}:f>",
        "how": "act",
    }
    if row.act == BACK and row.until is not None:  # the holder of the seat has done it, who was allowed to
        words |= {"how": "press", "when": f"<t:{row.until - use_cases.RETURN_KEPT}:f>"}
    parts = [l10n.format(f"moderation-{act}", **words)]
    return " ".join([*parts, *(_follows(l10n, entry, absence, preview=preview) if linked else ())])


def sure(l10n: Localization, entry: Entry) -> str:
    """Return the head of a preview: nothing was done, and who will read the reason."""
    act = (entry.target or entry.row).act
    readers = {"bar": "person", "ladder": "log", "title": "log"}.get(act, "thread")
    if act == "bar" and entry.target is not None:
        readers = "lifted"
    return l10n.format("moderation-sure", readers=readers)


def _follows(l10n: Localization, entry: Entry, absence: Absence | None, *, preview: bool) -> list[str]:
    """Return the consequences of an act for the people of its seats."""
    row, parts = entry.row, []
    if entry.out is not None:
        left = "yes" if entry.left else "no"
        if row.act == BACK:
            left = "wait" if preview and entry.back is not None else "back"
        elif preview and entry.left:
            left = "asked"
        args = {
            "person": f"<@{entry.out}>",
            "back": _mention(l10n, entry.back),
            "left": left,
            "rated": "yes" if entry.rated else "no",
            "absent": "late" if absence is None else absence.how,
            "missed": 0 if absence is None else absence.missed,
            "turns": 0 if absence is None else absence.turns,
        }
        parts.append(l10n.format("moderation-former", **args))
    if entry.stand_in and entry.back is not None:
        parts.append(l10n.format("moderation-back-stand-in", person=f"<@{entry.back}>"))
    if (entry.target or row).act == "bar" and row.seats is not None:
        titles = _titles(l10n, entry)
        words = {
            "seats": f"{row.seats} ({titles})" if titles else str(row.seats),
            "number": row.seats,
            "lobbies": row.lobbies or 0,
            "invitations": row.invitations or 0,
            "more": "yes" if preview else "no",
        }
        message = "moderation-bar-does" if row.act == "bar" else "moderation-restored"
        parts.append(l10n.format(message, **words))
    return parts


def line(l10n: Localization, entry: Entry, *, linked: bool = True) -> str:
    """Return an entry of the log: number, time, act, by whom and why; struck where it was taken back or is over.

    With `linked` it has a link to the thread of its game, and what follows.
    """
    row = entry.row
    text = l10n.format(
        "moderation-line",
        entry=row.id,
        when=f"<t:{row.at}:f>",
        what=what(l10n, entry, linked=linked),
        moderator=_mention(l10n, row.moderator),
        reason=_reason(l10n, row),
    )
    return _struck(l10n, entry, text)


def _reason(l10n: Localization, row: ModerationRow) -> str:
    return people.safe(row.reason, REASON_CHARACTERS) if row.reason else l10n.format("moderation-no-reason")


def may_return(l10n: Localization, given: Entry, allowed: Draft, until: int, where: str) -> str:
    """Return what the thread or the `log` reads of a given seat that its former holder may take back."""
    row, game = given.row, game_status.numbered(l10n, given.kind or "", given.row.game or 0)
    return l10n.format(
        "moderation-return",
        where=where,
        person=_mention(l10n, given.former),
        out=_mention(l10n, row.user),
        entry=row.id,
        game=game if given.thread is None else f"{game} (<#{given.thread}>)",
        seat=people.colour(l10n, row.seat or 0),
        until=f"<t:{until}:f>",
        moderator=f"<@{allowed.moderator}>",
        reason=people.safe(allowed.reason, REASON_CHARACTERS),
    )


def _struck(l10n: Localization, entry: Entry, text: str, *, why: bool = False) -> str:
    """Return a line, struck where its act was taken back or is over; `why`: with the reason for that."""
    if not entry.row.undone:
        return text
    by, when = (0, entry.row.until) if entry.by is None else (entry.by.id, entry.by.at)
    words = {"why": "no", "reason": ""}
    if why and entry.by is not None:
        words = {"why": "yes", "reason": _reason(l10n, entry.by)}
    return l10n.format("moderation-struck", line=text, by=by, when=f"<t:{when}:f>", **words)


def bar_notice(l10n: Localization, entry: Entry, server: str) -> str:
    """Return what somebody who is barred is told: by whom, since when, until when and why, or that it is over."""
    row, bar = entry.row, entry.row if entry.target is None else entry.target
    if row.act == BACK or row.undone:
        words = {"by": row.id, "seats": row.seats or 0} if row.act == BACK else {"by": 0, "seats": 0}
        by, reason = _mention(l10n, row.moderator), _reason(l10n, row)
        return l10n.format("barred-over", server=server, entry=bar.id, moderator=by, reason=reason, **words)
    return l10n.format("barred-here", **bar_words(l10n, row, server, _titles(l10n, entry)))


def _titles(l10n: Localization, entry: Entry) -> str:
    """Return the games of a bar's seats."""
    return l10n.join([game_status.numbered(l10n, kind, number) for kind, number in entry.games])


# Where a game is played


def _thread_line(batch: Batch, entry: Entry) -> str:
    """Return what a thread reads of an act: of a bar neither the reason nor who did it, but why it was lifted."""
    if entry.row.act != "bar":
        return f"🛡️ {line(batch.l10n, entry, linked=False)}"
    person = _mention(batch.l10n, entry.row.user)
    text = batch.l10n.format("moderation-bar-held", entry=entry.row.id, person=person)
    return f"🛡️ {_struck(batch.l10n, entry, text, why=True)}"


async def _strike_in_thread(ctx: DeliveryContext, batch: Batch, entry: Entry) -> None:
    """Edit what the thread reads of an act that was taken back, or is over."""
    posted = batch.found(message_slots.act(entry.row.id))
    if posted is not None:
        none = discord.AllowedMentions.none()
        text = _thread_line(batch, entry)
        await edit(ctx, posted.channel, posted.message, content=text, allowed_mentions=none)


async def _post(ctx: DeliveryContext, batch: Batch, row: Notification, number: int) -> None:
    """Tell the thread of a game what a moderator has done, why, and by whom; mention who no longer plays there."""
    entry = await ctx.db.read(use_cases.find, batch.info.server, number)
    target = entry.target
    if target is not None:
        await _strike_in_thread(ctx, batch, await ctx.db.read(use_cases.find, batch.info.server, target.id))
    bar_over = entry.row.act == "bar" and entry.row.undone
    if bar_over:
        await _strike_in_thread(ctx, batch, entry)
    if bar_over or (target is not None and target.act == "bar"):
        await batch.posted(row)  # whom it is about is told in person
        return
    lines = [_thread_line(batch, entry)]
    if entry.out is not None:
        message = "moderation-out" if entry.row.act != BACK else "moderation-out-back"
        args = {"left": "yes" if entry.left else "no", "moderator": _mention(batch.l10n, entry.row.moderator)}
        lines.append(batch.l10n.format(message, person=f"<@{entry.out}>", entry=number, **args))
    if entry.back is not None and entry.row.seat is not None:
        missed, turns = await ctx.db.read(final_order.missed_so_far, batch.info.id, entry.row.seat)
        person = f"<@{entry.back}>"
        counted = batch.l10n.format("moderation-back-counts", person=person, missed=missed, turns=turns)
        lines.append(counted)
    users = [entry.out, entry.back]
    await say(ctx, batch, row, "\n".join(lines), users=users, slot=message_slots.act(number))


async def moderated(ctx: DeliveryContext, batch: Batch, row: Notification, body: Moderated) -> None:
    """Post an act into the thread of its game, and update the card."""
    await lobby_card.update(ctx, batch)
    await _post(ctx, batch, row, body.entry)


async def ended(ctx: DeliveryContext, batch: Batch, row: Notification, body: Cancelled) -> None:
    """Post that a moderator has ended a game."""
    if body.entry is not None:
        await _post(ctx, batch, row, body.entry)


# In the channel of the log


async def seat_changed(ctx: DeliveryContext, batch: Batch, row: Notification, body: SeatChanged) -> None:
    """Post into the channel of the log who has left a seat, or that a computer stands in; edit that when it is over."""
    if body.how in LEAVES or body.how in RESOLVES:
        await _post_seat(ctx, batch, row, body.seat, body.how.replace("_", "-"))


async def skipped(ctx: DeliveryContext, batch: Batch, row: Notification, body: TimeUp) -> None:
    """Post into the channel of the log whose decisions are skipped from now on."""
    if body.absent is not None:
        await _post_seat(ctx, batch, row, body.seat, "skipped")


async def _post_seat(ctx: DeliveryContext, batch: Batch, row: Notification, number: int, how: str) -> None:
    info, l10n = batch.info, await ctx.settings_cache.l10n(batch.info.server)
    where = (await ctx.settings_cache.of_server(info.server)).get(moderation.LOG_CHANNEL)
    slot, seat = message_slots.log(number), info.seats[number]
    if where is None or info.practice:
        return
    earlier, resolves = batch.found(slot), how.replace("-", "_") in RESOLVES
    name = seat.name
    if how in ("resigned", "dropped", "barred", "released"):
        name = await ctx.db.read(departures.last_name, info.id, number)
    elif seat.user is None:  # a computer that a moderator let play, or the table where its person has left
        return
    held = await ctx.db.read(holds.until, info.id, number)
    text = seat_line(l10n, info, number, name, "claimed" if how == "replaced" else how, held)
    try:
        if resolves:
            if earlier is not None:
                message = await ctx.discord_api.message(earlier.channel, earlier.message).fetch()
                before = message.content.partition("\n")[0]
                await edit(ctx, earlier.channel, earlier.message, content=f"~~{before}~~\n{text}")
                batch.lose(slot)
        else:
            if await ctx.db.read(seats.are_free, info.id):
                text += "\n" + l10n.format("moderation-seat-can", now=_now(info, number))
            none = discord.AllowedMentions.none()
            sent = await ctx.put(
                int(where), info.server, None, text, nonce=f"seat-{row.id}", allowed_mentions=none
            )
            batch.keep(slot, int(where), sent, row.revision)
    except (discord.Forbidden, discord.NotFound):
        return  # the game goes on where its log can't be posted
    await batch.confirm()


def seat_line(
    l10n: Localization, info: GameInfo, number: int, name: str | None, how: str, held: int | None = None
) -> str:
    """Return what the log says of a seat, which may be `held` until an instant."""
    game = f"{game_status.title(l10n, info)} (<#{info.home}>)"
    seat = people.seat_of(l10n, info.seats[number], name)
    return l10n.format("moderation-seat", game=game, seat=seat, how=how, until=f"<t:{held}:f>")


def _now(info: GameInfo, number: int) -> str:
    """Return how a seat is played now, by which it is clear what a moderator can do."""
    seat = info.seats[number]
    if seat.stand_in is not None:
        return "computer"
    return "held" if seat.user is not None else "skipped"


async def strike(ctx: DeliveryContext, where: int, server: int, number: int, l10n: Localization) -> None:
    """Strike the log's message of an act that was taken back or is over, where it is found by its time and number."""
    entry = await ctx.db.read(use_cases.find, server, number)
    since = datetime.datetime.fromtimestamp(entry.row.at - 1, datetime.UTC)
    try:
        async for message in ctx.discord_api.channel(where, server).history(after=since, limit=NEAR):
            if message.author.id == ctx.discord_api.own_id and message.content.startswith(f"**{number}** ·"):
                await message.edit(content=_struck(l10n, entry, message.content))
                return
    except (discord.Forbidden, discord.NotFound):
        return  # the log itself is posted

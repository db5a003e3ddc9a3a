"""Posts each kind of notification: one function a kind.

A row that is handled twice posts nothing new: the messages that it has sent are stored by slot, and Discord
drops a repeated nonce.
"""

import re
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import discord
from msgspec.structs import replace

from bot.components.ui import cut
from bot.core import catalogue, departures, final_order, history, holds, outbox, queries
from bot.core import notifications as n
from bot.core import seats as core_seats
from bot.core.clock import timeout
from bot.core.clock.awake_hours import HOUR
from bot.core.clock.time_bank import PACES
from bot.core.errors import SeatTaken
from bot.core.final_order import LEFT
from bot.core.model import GameInfo, PastAction, SeatInfo
from bot.core.notifications import Notification
from bot.delivery import (
    game_result,
    lobby_card,
    mention,
    phase_report,
    pinned_message,
    reconcile,
    seat_message,
    thread_state,
    vote_message,
)
from bot.delivery.anonymize import edit_all, rewrite
from bot.delivery.batch import Batch, put_off
from bot.delivery.context import DeliveryContext
from bot.delivery.prompt import ask_again, close, prompt
from bot.delivery.question import time_left
from bot.delivery.quiet import mentioned, pauses
from bot.delivery.send import post_once, say
from bot.delivery.thread import NoRoom, NoThread, open_thread, opening_text, wait_for_thread
from bot.delivery.thread_state import Content
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from languages.choosing import own_name
from rules.shared.absence import ABSENT
from storage import message_slots
from storage.outbox import MessageRef

PICTURED = (n.Began, n.Report, n.Ended)


async def post(ctx: DeliveryContext, batch: Batch, row: Notification) -> bool:
    """Post the text of a row; return False when its pictures are still to come (`report_pictures.post`)."""
    kind = type(row.body)
    for handler in (*([_POSTS[kind]] if kind in _POSTS else []), *ctx.hooks.handlers(kind)):
        await handler(ctx, batch, row, row.body)
    return kind not in PICTURED or row.id in batch.settled


async def _card(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Card) -> None:
    await lobby_card.update(ctx, batch, row)


async def _began(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Began) -> None:
    """Open the thread, pin the status, and post the opening: players and chance events, or why there is no thread."""
    info, l10n = batch.info, batch.l10n
    why: str | None = None
    if info.thread is None:
        try:
            thread = await open_thread(ctx, info, l10n)
        except NoRoom as full:  # its host chooses whether it waits
            await wait_for_thread(ctx, info, l10n, row.nonce, str(full), "trouble-full")
        except NoThread as reason:
            why, thread = str(reason), info.channel
        try:
            info = await batch.moved(thread)
        except SeatTaken:
            # Another running game is in this channel: this one has to wait for a thread of its own.
            await wait_for_thread(ctx, info, l10n, row.nonce, "thread-needed")
    await pinned_message.post(ctx, batch, f"{row.nonce}p")
    if batch.found(message_slots.report(row.id)) is None:
        text = await opening_text(ctx, batch, why, row)
        await post_once(ctx, batch, row, message_slots.OPENING, text)
    await lobby_card.update(ctx, batch)


async def _ended(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Ended) -> None:
    await _tidied(ctx, batch)
    await game_result.post(ctx, batch, row)


async def _tidied(ctx: DeliveryContext, batch: Batch) -> None:
    """Delete the messages and buttons that are there only while the game runs."""
    await mention.tidy(ctx, batch)
    await close(ctx, batch)
    await phase_report.take_offers(ctx, batch, (message_slots.OFFERED_BEFORE, message_slots.OFFER))


async def _line(ctx: DeliveryContext, batch: Batch, row: Notification, message_id: str, **args: Any) -> None:
    """Post a notification of one sentence; `users` are mentioned."""
    users = args.pop("users", ())
    await say(ctx, batch, row, batch.l10n.format(message_id, **args), users=users)


async def _undone(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.ActionsTakenBack) -> None:
    info, game, l10n = batch.info, batch.position.game, batch.l10n
    undone = await ctx.db.read(queries.actions_undone, row.game, row.revision)
    past_actions = [
        past if code else PastAction(seat, "", ())
        for (seat, code), past in zip(body.codes, undone, strict=False)
    ]
    codes = reports.taken_back(l10n, game, people.actor_names(l10n, info), past_actions, len(body.codes))
    message_id = "undone-vote" if body.by_vote else "undone-free"
    text = l10n.format(
        message_id if body.codes else "undone-forfeit",
        player=people.called(l10n, info.seats[body.seat]),
        codes=codes,
    )
    ended = batch.found(message_slots.ENDED)
    if ended is not None:
        if body.codes:
            text += "\n" + l10n.format("undone-end")
        if game.hidden:
            text += "\n" + l10n.format("undo-seed-known")
        taken_back = Content(l10n.format("ended-taken-back"))
        await reconcile.edit_message(ctx, thread_state.entry(message_slots.ENDED, taken_back), ended)
        batch.lose(message_slots.ENDED)
        batch.lose(message_slots.REPLAY)  # another end may have another
    await say(ctx, batch, row, text)


async def _seat_changed(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.SeatChanged) -> None:
    position, l10n = batch.position, batch.l10n
    info = position.info
    seat = info.seats[body.seat]
    if info.status == "running":
        await ctx.db.run(outbox.write_title, row.game)
        ctx.delivery_worker.kick(row.game)
    if body.how == "departed":
        await _departed(ctx, batch, row, seat)
        return
    if position.decision is not None and body.seat in (position.decision.seat, *position.together):
        await ask_again(ctx, batch)  # the question asks the seat's former player
    if body.how in ("claimed", "replaced"):
        await _newcomer(ctx, batch, row, body)
        return
    if body.how == "came_back":
        await _came_back(ctx, batch, row)
        return
    if body.how == "stand_in":
        await _stand_in(ctx, batch, row, seat)
        return
    added = await ctx.hooks.render(ctx.db, "seat_changed", l10n, position, batch.loaded(row))
    name = await ctx.db.read(departures.last_name, row.game, body.seat)
    held = await ctx.db.read(holds.until, row.game, body.seat)
    args = {
        "seat": people.seat_of(l10n, seat, name),
        "player": people.safe(name) if name else people.seat(l10n, seat),
        "until": f"<t:{held}:f>",
        "how": "opened" if body.how == "barred" and held is None else body.how,
    }
    text = "\n".join(added.lines) or l10n.format("seat-left", **args)
    left = body.how == "released" or (body.how in LEFT and body.how != "barred")
    if left and sum(one.user is not None for one in info.seats) > 1:
        text += " " + await _ranks_behind(ctx, batch, seat, name)
    view = None
    if not added.lines and not info.practice and await ctx.db.read(core_seats.are_free, row.game):
        view = lobby_card.seat_buttons(l10n, info, body.seat, ["takeseat"])
        text += "\n" + l10n.format("seat-departed-free", rated="yes" if info.rated else "no")
        if seat.player is None and held is None and any(one.user is not None for one in info.seats):
            text += " " + l10n.format("seat-skipped")
    await seat_message.post(ctx, batch, row, text, message_slots.seat_offer(body.seat), view=view)


async def _ranks_behind(ctx: DeliveryContext, batch: Batch, seat: SeatInfo, name: str | None) -> str:
    """Return that the person who has left a seat ranks last, and who is rated in spite of that."""
    info, l10n = batch.info, batch.l10n
    stay = await ctx.db.read(final_order.still_there, info.id) if info.rated else ()
    others = l10n.join([people.safe(info.seats[one].name) for one in stay])
    player = people.safe(name) if name else people.seat(l10n, seat)
    return l10n.format(
        "seat-left-rated", player=player, others=others, rated="yes" if len(stay) > 1 else "no"
    )


async def _stand_in(ctx: DeliveryContext, batch: Batch, row: Notification, seat: SeatInfo) -> None:
    """Write that a computer plays at a seat; to its person what that means and how they come back, once."""
    info, l10n = batch.info, batch.l10n
    missed, turns = await ctx.db.read(final_order.missed_so_far, row.game, seat.seat)
    again = missed > 0 and batch.found(message_slots.stand_in(seat.seat)) is not None
    how = "open" if seat.user is None else "again" if again else "first"
    args = {"level": info.settings.level, "how": how, "missed": missed, "turns": turns}
    text = l10n.format("seat-stand-in", seat=people.seat_of(l10n, seat, seat.name), **args)
    if how == "first":
        rated = "yes" if info.rated else "no"
        text += "\n" + l10n.format("seat-stand-in-rated", player=people.safe(seat.name), rated=rated)
    view = None if seat.user is None else lobby_card.back_button(l10n, info)
    await seat_message.given_back(ctx, batch, seat.seat)
    await seat_message.post(ctx, batch, row, text, message_slots.stand_in(seat.seat), view=view)


async def _departed(ctx: DeliveryContext, batch: Batch, row: Notification, seat: SeatInfo) -> None:
    """Write who has left the server, with buttons to take the seat and to go on without them.

    Where the others vote on going on, the vote has its own message, or has lately been declined.
    """
    info, l10n = batch.info, batch.l10n
    player = people.seat_of(l10n, seat, seat.name)
    free = info.status == "running" and seat.user is not None
    free = free and await ctx.db.read(core_seats.are_free, row.game)
    text = l10n.format("seat-departed", player=player, free="yes" if free else "no")
    kinds = ["takeseat"] if free else []
    if seat.user is not None and info.status == "running" and not (free and info.settings.late == "vote"):
        kinds.append("without")
    if free:
        text += "\n" + l10n.format("seat-departed-free", rated="yes" if info.rated else "no")
        declined = await ctx.db.read(timeout.declined_until, row.game, seat.seat)
        if declined is not None:
            text += " " + l10n.format("seat-departed-declined", when=f"<t:{declined}:t>")
    view = lobby_card.seat_buttons(l10n, info, seat.seat, kinds)
    await seat_message.post(ctx, batch, row, text, message_slots.seat_offer(seat.seat), view=view)


async def _came_back(ctx: DeliveryContext, batch: Batch, row: Notification) -> None:
    """Write who is back below the message by which they were absent, without a new one; else in one message."""
    if row.id in batch.settled:
        return
    info, l10n = batch.info, batch.l10n
    joined: dict[int, Notification] = {
        one.body.seat: one
        for one in batch.alike(row)
        if isinstance(one.body, n.SeatChanged) and one.body.how == "came_back"
    }
    absence = batch.found(message_slots.ABSENT)
    over = absence is None or absence.revision == seat_message.SETTLED
    if absence is None or over or not await _added(ctx, batch, absence, joined):
        players = l10n.join([people.called(l10n, info.seats[seat]) for seat in joined])
        await say(
            ctx, batch, row, l10n.format("seat-came-back", players=players), joined=list(joined.values())
        )
    else:
        for one in joined.values():
            batch.settle(one)
        if not any(seat.absent for seat in info.seats):
            batch.keep(absence.slot, absence.channel, absence.message, seat_message.SETTLED)
    for seat in joined:
        await seat_message.settle(ctx, batch, seat, whole=True)
        await seat_message.given_back(ctx, batch, seat)


async def _added(ctx: DeliveryContext, batch: Batch, place: MessageRef, back: Collection[int]) -> bool:
    """Name who is back in the message by which they were absent, and keep in it only what is still to come.

    All of them are in one line. Its button stays while anybody is absent. Return whether the message is there,
    and is about all of them.
    """
    info, l10n = batch.info, batch.l10n
    try:
        before = (await ctx.discord_api.message(place.channel, place.message).fetch()).content
    except (discord.NotFound, discord.Forbidden):
        return False
    lines = before.split("\n")
    words = re.escape(l10n.format("seat-came-back", players="PLAYERS")).replace("PLAYERS", ".*")
    earlier = next((line for line in lines if re.fullmatch(words, line)), "")
    called = {seat.seat: people.called(l10n, seat) for seat in info.seats}
    if not all(any(called[seat] in line for line in lines if line != earlier) for seat in back):
        return False
    players = [name for seat, name in called.items() if seat in back or name in earlier]
    text = l10n.format("seat-came-back", players=l10n.join(players))
    if text != earlier:
        absent = any(seat.absent for seat in info.seats)
        kept = [_to_come(l10n, info, line) for line in lines if line != earlier]
        content = Content(
            cut("\n".join([*filter(None, kept), text])),
            keeps_buttons=absent,
        )
        await reconcile.edit_message(ctx, thread_state.entry(place.slot, content), place)
    return True


def _to_come(l10n: Localization, info: GameInfo, line: str) -> str | None:
    """Return a line about absent players as it is now: it names only those who still are; None where nobody is."""
    absent = [people.seat(l10n, seat) for seat in info.seats if seat.absent]
    if line == l10n.format("time-up-absent", hours=_grace_hours(info)):
        return line if absent else None
    words = re.escape(l10n.format("time-up-dropped", seats="SEATS", until="UNTIL"))
    found = re.fullmatch(words.replace("SEATS", "(?P<seats>.*)").replace("UNTIL", "(?P<until>.*)"), line)
    if found is None:
        return line
    missing = l10n.join([seat for seat in absent if seat in found["seats"]])
    return l10n.format("time-up-dropped", seats=missing, until=found["until"]) if missing else None


def _grace_hours(info: GameInfo) -> int:
    pace = PACES.get(info.settings.pace)
    return 0 if pace is None else pace.grace // HOUR


async def _newcomer(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.SeatChanged) -> None:
    """Post to a seat's new player the state of the game, the latest events, and the board."""
    position, l10n = batch.position, batch.l10n
    info = position.info
    seat = info.seats[body.seat]
    since = await ctx.db.read(history.since, info.id, body.seat)
    lines = [
        l10n.format("seat-claimed", player=people.called(l10n, seat)),
        game_status.status_line(l10n, info),
        game_status.scores_line(l10n, position),
        *game_status.short_bullets(
            l10n, position.game, people.actor_names(l10n, info), since.events, since.stood
        ),
        l10n.format("seat-summary"),
        *time_left(l10n, replace(info, awaited=tuple(one for one in info.awaited if one.seat == body.seat))),
        *([l10n.format("seat-not-rated")] if info.rated and not info.practice else []),
    ]
    former = await ctx.db.read(departures.last_left, info.id, body.seat)
    if former is not None and former.how in LEFT and not info.practice and info.status == "running":
        lines.insert(1, await _ranks_behind(ctx, batch, seat, former.name))
    view = lobby_card.looking_buttons(l10n, info, follow=False) if info.status == "running" else None
    slot = message_slots.taken(body.seat)
    await say(ctx, batch, row, cut("\n".join(lines)), users=[seat.user], view=view, slot=slot)
    await seat_message.settle(ctx, batch, body.seat, lines[0])


async def _mostly_missed(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.MostlyMissed) -> None:
    """Tell the person of a seat that it would rank behind the others now, unless that is over already."""
    info, l10n = batch.info, batch.l10n
    seat = info.seats[body.seat]
    stay = [one for one in info.seats if one.user is not None and one.missed is None and not one.departed]
    if seat.missed is None or not stay:
        await batch.posted(row)
        return
    missed, turns = seat.missed
    others = l10n.join([people.seat_of(l10n, one, one.name) for one in stay])
    player, name = people.called(l10n, replace(seat, stand_in=None)), people.safe(seat.name)
    args = {"player": player, "name": name, "missed": missed, "turns": turns, "others": others}
    await _line(ctx, batch, row, "seat-mostly-missed", users=[seat.user], **args)


async def _changed(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Changed) -> None:
    info, l10n = batch.info, batch.l10n
    usual = await ctx.settings_cache.language(info.server)

    def option(name: str, value: str | None) -> str:
        if name == "language":
            return l10n.format("option-language", language=own_name(value or usual))
        return l10n.format(f"option-{name}-{value}")

    changes = [
        l10n.format("settings-change", old=option(name, body.before[name]), new=option(name, value))
        if name in body.before
        else option(name, value)
        for name, value in body.settings.items()
    ]
    if "language" in body.settings and batch.readable is not None and batch.readable.begun:
        # Messages that are edited in place follow the new language; reports stay as they were written.
        await edit_all(ctx, batch)
    # It was the person, also where a computer plays for them meanwhile.
    player = "" if body.seat is None else people.called(l10n, replace(info.seats[body.seat], stand_in=None))
    await _line(
        ctx, batch, row, f"settings-changed-{body.by or 'other'}", player=player, settings="; ".join(changes)
    )


async def _paused(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Paused) -> None:
    await close(ctx, batch)  # the deadline in it is no longer true
    message_id = "bot-returned" if body.returned else "clocks-paused" if body.on else "clocks-on"
    await _line(ctx, batch, row, message_id)


async def _cancelled(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Cancelled) -> None:
    if body.game is not None:
        ctx.delivery_worker.kick(body.game)
    await _tidied(ctx, batch)
    if body.entry is None:  # else the feature that keeps the moderators' log posts its entry
        successor = "" if body.game is None else game_status.numbered(batch.l10n, batch.info.game, body.game)
        users = [seat.user for seat in batch.info.seats]
        await _line(ctx, batch, row, f"cancelled-{body.by}", users=users, game=successor)


async def _time_up(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.TimeUp) -> None:
    """Post the players whose time is up, the actions played for them, and how absent ones come back.

    Players whose time was up at the same moment share a message. For a player who left the server it says that
    their seat is skipped, since they were not late.
    """
    if row.id in batch.settled:
        return
    info, l10n = batch.info, batch.l10n
    joined = batch.alike(row)
    lines: list[str] = []
    late: dict[tuple[str, str], list[SeatInfo]] = {}
    dropped: dict[int, list[SeatInfo]] = {}
    for each in [one.body for one in joined if isinstance(one.body, n.TimeUp)]:
        seat = info.seats[each.seat]
        if seat.departed:
            lines.append(l10n.format("departed-skipped", seat=people.colour(l10n, each.seat)))
            continue
        late.setdefault((_time_up_id(each), each.label), []).append(seat)
        if each.absent is not None and seat.absent:
            dropped.setdefault(each.absent, []).append(seat)
    for (message_id, label), seats in late.items():
        called = l10n.join([people.called(l10n, seat) for seat in seats])
        action = l10n.format_message(catalogue.read(label)) if label else ""
        lines.append(l10n.format(message_id, players=called, what=action))
    if dropped:
        lines.append(l10n.format("time-up-absent", hours=_grace_hours(info)))
        for until, seats in dropped.items():
            names = l10n.join([people.seat(l10n, seat) for seat in seats])
            lines.append(l10n.format("time-up-dropped", seats=names, until=f"<t:{until}:R>"))
    users = [seat.user for seats in dropped.values() for seat in seats]
    view = lobby_card.back_button(l10n, info, absent=True) if users else None
    slot = message_slots.ABSENT if users else None
    await say(ctx, batch, row, "\n".join(lines), users=users, view=view, joined=joined, slot=slot)


def _time_up_id(body: n.TimeUp) -> str:
    if body.code is None:
        return "time-up"
    if body.code == ABSENT:
        return "time-up-last"
    return "time-up-played" if body.label else "time-up-hidden"


async def _quiet_over(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.QuietOver) -> None:
    """Mention the players for whom the game still waits and who were not mentioned in the quiet hours."""
    info = batch.info
    now = await mentioned(ctx, info, await ctx.db.read(outbox.still_wanted, row.game, body.users))
    if not now:
        await batch.posted(row)
        return
    called = {seat.user: people.called(batch.l10n, seat) for seat in info.seats}
    names = batch.l10n.join([called.get(user, f"<@{user}>") for user in now])
    await _line(
        ctx, batch, row, "quiet-over", people=names, game=game_status.title(batch.l10n, info), users=now
    )


async def _upgraded(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Upgraded) -> None:
    """Post in the thread of a running game what a new version changes for it, and why."""
    if batch.info.status == "running" and batch.info.thread is not None:
        await say(ctx, batch, row, batch.l10n.format(f"upgraded-{body.version}"))
    else:
        await batch.posted(row)


async def _note(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Note) -> None:
    """Send a note to one person by direct message; one that can't be sent is dropped, unless it asks them again."""
    info = batch.info
    user = info.seats[body.seat].user
    if user is not None and (pause := (await pauses(ctx, info.server, [user]))[user]):
        await put_off(ctx.db, row, "quiet hours", pause)
        return
    if user is not None:
        l10n = await ctx.settings_cache.l10n(info.server, user)
        text = l10n.format(
            "note-line", game=game_status.title(l10n, info), note=l10n.format(body.id, **body.arguments())
        )
        sent = await ctx.discord_api.direct(user, text, nonce=row.nonce)
        if not sent and body.id == n.ASKED_AGAIN and info.waits_for(user) and info.revision == row.revision:
            await ask_again(ctx, batch)
    await batch.posted(row)


_POSTS: dict[type[Any], Callable[[DeliveryContext, Batch, Notification, Any], Awaitable[None]]] = {
    n.Card: _card,
    n.Began: _began,
    n.Report: phase_report.post,
    n.Prompt: prompt,
    n.Ended: _ended,
    n.VoteOpened: vote_message.post,
    n.VoteChanged: vote_message.post,
    n.ActionsTakenBack: _undone,
    n.SeatChanged: _seat_changed,
    n.MostlyMissed: _mostly_missed,
    n.Changed: _changed,
    n.Paused: _paused,
    n.Cancelled: _cancelled,
    n.TimeUp: _time_up,
    n.QuietOver: _quiet_over,
    n.Upgraded: _upgraded,
    n.Note: _note,
    n.Anonymize: rewrite,
    n.Title: rewrite,
}

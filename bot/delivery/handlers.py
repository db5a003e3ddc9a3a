"""Posts each kind of notification: one function a kind.

A row that is handled twice posts nothing new: the messages that it has sent are stored by slot, and Discord
drops a repeated nonce.
"""

import contextlib
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import discord
from msgspec.structs import replace

from bot.components import ui
from bot.components.custom_id import BLUE, CustomId
from bot.components.ui import cut
from bot.core import (
    catalogue,
    departures,
    final_order,
    history,
    holds,
    outbox,
    queries,
    stand_in,
)
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
from bot.delivery.discord_api import TROUBLE
from bot.delivery.prompt import ask_again, close, prompt
from bot.delivery.question import time_left
from bot.delivery.quiet import mentioned, pauses
from bot.delivery.send import post_once, say
from bot.delivery.thread import (
    NoRoom,
    NoThread,
    open_thread,
    opening_text,
    wait_for_thread,
)
from bot.delivery.thread_state import Content
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from rules.shared.absence import ABSENT
from storage import message_slots
from storage.message_slots import Absence

PICTURED = (n.Began, n.Report, n.Ended)


async def post(ctx: DeliveryContext, batch: Batch, row: Notification) -> bool:
    """Post the text of a row; return False when its pictures are still to come (`report_pictures.post`)."""
    kind = type(row.body)
    for handler in (
        *([_POSTS[kind]] if kind in _POSTS else []),
        *ctx.hooks.handlers(kind),
    ):
        await handler(ctx, batch, row, row.body)
    return kind not in PICTURED or row.id in batch.settled


async def _card(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Card
) -> None:
    await lobby_card.update(ctx, batch, row)


async def _began(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Began
) -> None:
    """Open the thread, pin the status, and post the opening: players, chance events, a reason for a missing thread."""
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


async def _ended(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Ended
) -> None:
    await _tidied(ctx, batch)
    for seat in batch.info.seats:
        over = batch.info.abandoned
        await seat_message.settle(ctx, batch, seat.seat, whole=over, keeps=not over)
    await _strike_absences(ctx, batch)
    await game_result.post(ctx, batch, row)


async def _tidied(ctx: DeliveryContext, batch: Batch) -> None:
    """Delete the messages and buttons that are there only while the game runs."""
    await mention.tidy(ctx, batch)
    await close(ctx, batch)
    await phase_report.take_offers(
        ctx, batch, (message_slots.OFFERED_BEFORE, message_slots.OFFER)
    )


async def _line(
    ctx: DeliveryContext, batch: Batch, row: Notification, message_id: str, **args: Any
) -> None:
    """Post a notification of one sentence; `users` are mentioned."""
    users = args.pop("users", ())
    await say(ctx, batch, row, batch.l10n.format(message_id, **args), users=users)


async def _undone(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.ActionsTakenBack
) -> None:
    info, game, l10n = batch.info, batch.position.game, batch.l10n
    undone = await ctx.db.read(queries.actions_undone, row.game, row.revision)
    past_actions = [
        past if code else PastAction(seat, "", ())
        for (seat, code), past in zip(body.codes, undone, strict=False)
    ]
    codes = reports.undone_text(
        l10n, game, people.actor_names(l10n, info), past_actions, len(body.codes)
    )
    message_id = "undone-vote" if body.by_vote else "undone-free"
    text = l10n.format(
        message_id if body.codes else "undone-forfeit",
        player=people.called(l10n, info.seats[body.seat]),
        codes=codes,
    )
    result_message = batch.found(message_slots.ENDED)
    if result_message is not None:
        if body.codes:
            text += "\n" + l10n.format("undone-end")
        if game.hidden:
            text += "\n" + l10n.format("undo-seed-known")
        struck = Content(l10n.format("undone-forfeit"))
        await reconcile.edit_message(
            ctx, thread_state.entry(message_slots.ENDED, struck), result_message
        )
        batch.lose(message_slots.ENDED)
        batch.lose(message_slots.REPLAY)  # another end may have another
    await say(ctx, batch, row, text)


async def _seat_changed(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.SeatChanged
) -> None:
    position, l10n = batch.position, batch.l10n
    info = position.info
    seat = info.seats[body.seat]
    if info.status == "running":
        await ctx.db.run(outbox.write_title, row.game)
        ctx.delivery_worker.kick(row.game)
    if body.how == "departed":
        await _departed(ctx, batch, row, seat)
        return
    if position.decision is not None and body.seat in (
        position.decision.seat,
        *position.together,
    ):
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
    rendered = await ctx.hooks.render(
        ctx.db, "seat_changed", l10n, position, batch.loaded(row)
    )
    left = await ctx.db.read(departures.last_left, row.game, body.seat)
    name, user = (None, None) if left is None else (left.name, left.user)
    promise = await ctx.db.read(holds.promise, row.game, body.seat)
    held_until = await ctx.db.read(holds.until, row.game, body.seat, waits=True)
    args = {
        "seat": people.seat_of(l10n, seat, name),
        "player": people.safe(name) if name else people.seat(l10n, seat),
        "until": f"<t:{held_until}:f>",
        "how": "opened" if body.how == "barred" and held_until is None else body.how,
        "back": "no",
    }
    returns = await ctx.db.read(holds.returns, row.game, body.seat)
    if held_until and returns:
        args["back"] = "yes"
    text = "\n".join(rendered.lines) or l10n.format("seat-left", **args)
    has_left = body.how == "released" or (body.how in LEFT and body.how != "barred")
    is_here = left is not None and left.departed is None
    users = [user] if body.how == "dropped" and is_here else []
    if body.how == "opened" and promise is not None and user is not None:
        users = [user]
        thanks = l10n.format(
            "moderation-out", left="back", entry=0, moderator="", person=f"<@{user}>"
        )
        text += "\n" + thanks
    if has_left and sum(holder.user is not None for holder in info.seats) > 1:
        player = f"<@{user}>" if user in users and user else args["player"]
        if not await ctx.db.read(departures.took_over, row.game, body.seat):
            text += " " + l10n.format("seat-left-rated", player=player)
        elif body.how == "resigned":
            text += "\n" + l10n.format(
                "moderation-out", left="back", entry=0, moderator="", person=player
            )
    view, rated = None, 0 if held_until else 1 + text.count("\n")
    is_free = held_until is None and await ctx.db.read(core_seats.are_free, row.game)
    if not rendered.lines and not info.practice and is_free:
        free, view, promised = await _open_seat(ctx, batch, body.seat, promise)
        text, users = f"{text}\n{free}", [*users, *promised]
        if seat.player is None and any(
            holder.user is not None for holder in info.seats
        ):
            seat_name = people.colour(l10n, body.seat)
            text += " " + l10n.format("seat-skipped", seat=seat_name)
    if held_until and not returns:
        lines, alone = await seat_message.alone(ctx, batch, "then")
        text, users = "\n".join([text, *lines]), [*users, *alone]
    slot = message_slots.seat_offer(body.seat)
    # what was said of whoever left, and of a game that waited for them, is over
    await seat_message.post(
        ctx,
        batch,
        row,
        text,
        slot,
        strikes=True,
        view=view,
        rated=rated,
        users=users,
    )
    await seat_message.settle(ctx, batch, body.seat, whole=True, offers=False)
    await _strike_absences(ctx, batch)


async def _open_seat(
    ctx: DeliveryContext, batch: Batch, seat: int, promise: holds.Promise | None
) -> tuple[str, discord.ui.View | None, list[int]]:
    """Return for whom a seat is held by a promise, or that anybody can take it, with the button, and that person."""
    info, l10n = batch.info, batch.l10n
    promised = await ctx.db.read(holds.kept_for, info.id, seat)
    if promise is None or promised is None or promised.user is None:
        view = lobby_card.seat_buttons(l10n, info, seat, ["takeseat"])
        rated = "yes" if info.rated else "no"
        return (
            l10n.format("seat-departed-free", rated=rated, player="", until=""),
            view,
            [],
        )
    due = await ctx.db.read(holds.until, info.id, seat)
    words = {"player": f"<@{promised.user}>", "until": f"<t:{due}:f>"}
    text = l10n.format("seat-departed-free", rated="kept", **words)
    back = CustomId("reclaim", info.id, 0, str(promise.entry))
    label = l10n.format("button-back")
    return text, ui.view([ui.button(label, back, BLUE)]), [promised.user]


async def _stand_in(
    ctx: DeliveryContext, batch: Batch, row: Notification, seat: SeatInfo
) -> None:
    """Post that a computer plays at a seat; the first time also the effect for its person and the way back."""
    info, l10n = batch.info, batch.l10n
    missed, turns = await ctx.db.read(final_order.missed_so_far, row.game, seat.seat)
    is_repeated = (
        missed > 0 and batch.found(message_slots.stand_in(seat.seat)) is not None
    )
    wording = "open" if seat.user is None else "again" if is_repeated else "first"
    args = {
        "level": info.settings.level,
        "how": wording,
        "missed": missed,
        "turns": turns,
    }
    text = l10n.format(
        "seat-stand-in", seat=people.seat_of(l10n, seat, seat.name), **args
    )
    if wording == "first":
        rated = "yes" if info.rated and not seat.took_over else "no"
        text += "\n" + l10n.format(
            "seat-stand-in-rated", player=people.safe(seat.name), rated=rated
        )
    view = None if seat.user is None else lobby_card.back_button(l10n, info)
    if isinstance(row.body, n.SeatChanged) and row.body.regained:
        await seat_message.given_back(ctx, batch, seat.seat)
    await seat_message.post(
        ctx, batch, row, text, message_slots.stand_in(seat.seat), view=view
    )


async def _departed(
    ctx: DeliveryContext, batch: Batch, row: Notification, seat: SeatInfo
) -> None:
    """Post that a player has left the server, with buttons to take the seat and to go on without them.

    If the others vote on going on, that vote has its own message, or has lately been declined.
    """
    info, l10n = batch.info, batch.l10n
    player = people.seat_of(l10n, seat, seat.name)
    free = info.status == "running" and seat.user is not None
    free = free and await ctx.db.read(core_seats.are_free, row.game)
    until = row.created + departures.TURN_KEPT
    waits = info.settings.late in ("skip", stand_in.STAND_IN) and any(
        one.seat == seat.seat and (one.deadline or until) >= until
        for one in info.awaited
    )
    text = l10n.format(
        "seat-departed",
        player=player,
        free="yes" if free else "no",
        until=f"<t:{until}:t>" if waits else "no",
    )
    kinds = ["takeseat"] if free else []
    if (
        seat.user is not None
        and info.status == "running"
        and not (free and info.settings.late == "vote")
    ):
        kinds.append("without")
    if free:
        text += "\n" + l10n.format(
            "seat-departed-free",
            rated="yes" if info.rated else "no",
            player="",
            until="",
        )
        declined = await ctx.db.read(timeout.declined_until, row.game, seat.seat)
        if declined is not None:
            text += " " + l10n.format(
                "seat-departed-declined", when=f"<t:{declined}:t>"
            )
    view = lobby_card.seat_buttons(l10n, info, seat.seat, kinds)
    await seat_message.post(
        ctx, batch, row, text, message_slots.seat_offer(seat.seat), view=view
    )


async def _came_back(ctx: DeliveryContext, batch: Batch, row: Notification) -> None:
    """Add players who are back to the message of their absence; post one message for all if that is not possible."""
    if row.id in batch.settled:
        return
    info, l10n = batch.info, batch.l10n
    returned: dict[int, Notification] = {
        sibling.body.seat: sibling
        for sibling in batch.alike(row)
        if isinstance(sibling.body, n.SeatChanged) and sibling.body.how == "came_back"
    }
    if await _added(ctx, batch, returned):
        for sibling in returned.values():
            batch.settle(sibling)
    else:
        players = l10n.join(
            [people.called(l10n, info.seats[seat]) for seat in returned]
        )
        text, siblings = (
            l10n.format("seat-came-back", players=players),
            list(returned.values()),
        )
        changes = [sibling.body for sibling in siblings]
        former = [
            one.former
            for one in changes
            if isinstance(one, n.SeatChanged) and one.former
        ]
        thanks = [
            l10n.format(
                "moderation-out",
                left="back",
                entry=0,
                moderator="",
                person=f"<@{user}>",
            )
            for user in former
        ]
        text = "\n".join([text, *thanks])
        await seat_message.say_rated(
            ctx, batch, row, text, 1, joined=siblings, users=former
        )
    for seat, sibling in returned.items():
        await seat_message.settle(ctx, batch, seat, whole=True)
        if isinstance(sibling.body, n.SeatChanged) and sibling.body.regained:
            await seat_message.given_back(ctx, batch, seat)


async def _added(ctx: DeliveryContext, batch: Batch, returned: Collection[int]) -> bool:
    """Add players who are back to the message of their absence, which keeps its button while anybody is skipped.

    Return False if there is none about all of them, or it is deleted.
    """
    info, found = batch.info, []
    for place in batch.messages.values():
        absence = message_slots.absence_of(place.slot)
        if absence is None or place.channel != info.home:
            continue
        if absence.dropped.keys() - set(absence.back) >= set(returned):
            found.append((place.message, place, absence))
    if not found:
        return False
    _, place, absence = max(found)
    try:
        old_text = (
            await ctx.discord_api.message(place.channel, place.message).fetch()
        ).content
    except (discord.NotFound, discord.Forbidden):
        return False
    absence = absence._replace(back=(*absence.back, *returned))
    still_absent = any(
        info.seats[seat].absent for seat in absence.dropped if seat not in absence.back
    )
    lines = [
        *old_text.split("\n")[: absence.lines],
        *_absence_lines(batch.l10n, info, absence),
    ]
    content = Content(cut("\n".join(lines)), keeps_buttons=still_absent)
    await reconcile.edit_message(ctx, thread_state.entry(place.slot, content), place)
    batch.lose(place.slot)
    if still_absent:
        batch.keep(
            message_slots.absence(absence), place.channel, place.message, place.revision
        )
    return True


async def _strike_absences(ctx: DeliveryContext, batch: Batch) -> None:
    """Strike when people are dropped, and remove the button to come back, where none of them is skipped any more."""
    info = batch.info
    for place in [*batch.messages.values()]:
        absence = message_slots.absence_of(place.slot)
        if absence is None or (
            info.status == "running"
            and any(info.seats[seat].absent for seat in absence.dropped)
        ):
            continue
        with contextlib.suppress(*TROUBLE):
            lines = (
                await ctx.discord_api.message(place.channel, place.message).fetch()
            ).content.split("\n")
            struck = [f"~~{one}~~" for one in lines[absence.lines :]]
            content = Content(cut("\n".join([*lines[: absence.lines], *struck])))
            await reconcile.edit_message(
                ctx, thread_state.entry(place.slot, content), place
            )
        batch.lose(place.slot)


def _absence_lines(l10n: Localization, info: GameInfo, absence: Absence) -> list[str]:
    """Return which players are skipped and when they are dropped, and which are back."""
    by_date: dict[int, list[str]] = {}
    for number, until in absence.dropped.items():
        if info.seats[number].absent and number not in absence.back:
            by_date.setdefault(until, []).append(people.seat(l10n, info.seats[number]))
    lines = []
    if by_date:
        every = l10n.join([seat for seats in by_date.values() for seat in seats])
        lines.append(
            l10n.format("time-up-absent", seats=every, hours=_grace_hours(info))
        )
    for until, seats in by_date.items():
        lines.append(
            l10n.format(
                "time-up-dropped", seats=l10n.join(seats), until=f"<t:{until}:R>"
            )
        )
    if absence.back:
        players = l10n.join(
            [people.called(l10n, info.seats[number]) for number in sorted(absence.back)]
        )
        lines.append(l10n.format("seat-came-back", players=players))
    return lines


def _grace_hours(info: GameInfo) -> int:
    pace = PACES.get(info.settings.pace)
    return 0 if pace is None else pace.grace // HOUR


async def _newcomer(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.SeatChanged
) -> None:
    """Post to a seat's new player the state of the game, the latest events, and the board."""
    position, l10n = batch.position, batch.l10n
    info = position.info
    seat = info.seats[body.seat]
    since = await ctx.db.read(history.since, info.id, body.seat)
    lines = [
        l10n.format("seat-claimed", player=people.called(l10n, seat)),
        # the message stays when the question is long answered
        game_status.status_line(l10n, info, since="f"),
        game_status.scores_line(l10n, position),
        *game_status.short_bullets(
            l10n,
            position.game,
            people.actor_names(l10n, info),
            since.events,
            since.stood,
        ),
        l10n.format("seat-summary"),
        *time_left(
            l10n,
            replace(
                info,
                awaited=tuple(
                    asked_seat
                    for asked_seat in info.awaited
                    if asked_seat.seat == body.seat
                ),
            ),
        ),
    ]
    last_tenure, rated = await ctx.db.read(departures.last_left, info.id, body.seat), 1
    if info.rated and not info.practice:
        left = await ctx.db.read(final_order.has_left, info.id, seat.user)
        lines.append(l10n.format("seat-not-rated", left="yes" if left else "no"))
    if (
        last_tenure is not None
        and last_tenure.how in LEFT
        and last_tenure.user != seat.user
        and not info.practice
        and info.status == "running"
        and not await ctx.db.read(departures.took_over, info.id, body.seat)
    ):
        player = (
            people.safe(last_tenure.name)
            if last_tenure.name
            else people.seat(l10n, seat)
        )
        lines.insert(1, l10n.format("seat-left-rated", player=player))
        rated = 2
    view = (
        lobby_card.looking_buttons(l10n, info, follow=False)
        if info.status == "running"
        else None
    )
    slot = message_slots.taken(body.seat)
    # whoever plays there now was never warned
    batch.lose(message_slots.warned(body.seat))
    await seat_message.say_rated(
        ctx,
        batch,
        row,
        "\n".join(lines),
        rated,
        users=[seat.user],
        view=view,
        slot=slot,
        settles=body.seat,
    )
    await seat_message.settle(ctx, batch, body.seat, lines[0])


async def _mostly_missed(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.MostlyMissed
) -> None:
    """Warn the person of a seat, if it is still so, that it would rank last now, or once that it `soon` would."""
    info, l10n = batch.info, batch.l10n
    seat, slot = info.seats[body.seat], message_slots.warned(body.seat)
    missed, turns = await ctx.db.read(final_order.missed_so_far, row.game, seat.seat)
    standing = final_order.standing(missed, turns)
    remaining = [
        other
        for other in info.seats
        if other.user is not None
        and other.missed is None
        and not other.departed
        and other is not seat
    ]
    is_away = (
        seat.user is not None
        and not seat.departed
        and (seat.absent or seat.stand_in is not None)
    )
    needless = body.soon and (not is_away or batch.found(slot) is not None)
    if standing != ("soon" if body.soon else "last") or not remaining or needless:
        await batch.posted(row)
        return
    player, name = (
        people.called(l10n, replace(seat, stand_in=None)),
        people.safe(seat.name),
    )
    args = {
        "player": player,
        "name": name,
        "missed": missed,
        "turns": turns,
    }
    text = l10n.format("seat-mostly-missed", standing=standing, **args)
    view = (
        lobby_card.back_button(l10n, info, absent=seat.stand_in is None)
        if is_away
        else None
    )
    await seat_message.post(
        ctx, batch, row, text, slot, strikes=True, users=[seat.user], view=view
    )
    await seat_message.take_button(ctx, batch.found(message_slots.stand_in(seat.seat)))


async def _changed(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Changed
) -> None:
    info, l10n = batch.info, batch.l10n
    usual = await ctx.settings_cache.language(info.server)
    settings = game_status.settings_change(l10n, body.settings, body.before, usual)
    if (
        "language" in body.settings
        and batch.readable is not None
        and batch.readable.begun
    ):
        # Messages that are edited in place follow the new language; reports stay as they were written.
        await edit_all(ctx, batch)
    # It was the person, also where a computer plays for them meanwhile.
    player = (
        ""
        if body.seat is None
        else people.called(l10n, replace(info.seats[body.seat], stand_in=None))
    )
    args = {"by": body.by or "rest", "player": player, "settings": settings}
    await _line(ctx, batch, row, "settings-changed", game="", players="", **args)


async def _paused(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Paused
) -> None:
    await close(ctx, batch)  # the deadline in it is no longer true
    message_id = (
        "bot-returned" if body.returned else "clocks-paused" if body.on else "clocks-on"
    )
    await _line(ctx, batch, row, message_id)


async def _cancelled(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Cancelled
) -> None:
    if body.game is not None:
        ctx.delivery_worker.kick(body.game)
    await _tidied(ctx, batch)
    # else the feature that keeps the moderators' log posts its entry
    if body.entry is None:
        successor = (
            ""
            if body.game is None
            else game_status.numbered_title(batch.l10n, batch.info.game, body.game)
        )
        users = [seat.user for seat in batch.info.seats]
        await _line(
            ctx, batch, row, "cancelled", users=users, by=body.by, game=successor
        )


async def _time_up(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.TimeUp
) -> None:
    """Post the players whose time is up, the actions played for them, and how absent ones come back.

    Players whose time was up at the same moment share a message. A player who left the server was not late; their
    seat is skipped.
    """
    if row.id in batch.settled:
        return
    info, l10n = batch.info, batch.l10n
    siblings = batch.alike(row)
    lines: list[str] = []
    late_seats: dict[tuple[str, str, str], list[SeatInfo]] = {}
    dropped: dict[int, int] = {}
    for time_up in [
        sibling.body for sibling in siblings if isinstance(sibling.body, n.TimeUp)
    ]:
        seat = info.seats[time_up.seat]
        if seat.departed:
            lines.append(
                l10n.format("seat-skipped", seat=people.colour(l10n, time_up.seat))
            )
            continue
        # Who has answered nothing but what all were asked at the same time is not skipped afterwards.
        asked = "yes" if time_up.code == "" and time_up.absent is None else "no"
        late_seats.setdefault((_time_up_id(time_up), time_up.label, asked), []).append(
            seat
        )
        if time_up.absent is not None and seat.absent:
            dropped[seat.seat] = time_up.absent
    for (message_id, label, asked), seats in late_seats.items():
        players = l10n.join([people.called(l10n, seat) for seat in seats])
        action = l10n.format_message(catalogue.read(label)) if label else ""
        shown = "yes" if label else "no"
        lines.append(
            l10n.format(
                message_id, players=players, shown=shown, what=action, asked=asked
            )
        )
    absence = Absence(len(lines), dropped)
    lines += _absence_lines(l10n, info, absence)
    users = [info.seats[seat].user for seat in dropped]
    view = lobby_card.back_button(l10n, info, absent=True) if users else None
    slot = message_slots.absence(absence) if users else None
    await say(
        ctx,
        batch,
        row,
        "\n".join(lines),
        users=users,
        view=view,
        joined=siblings,
        slot=slot,
    )


def _time_up_id(body: n.TimeUp) -> str:
    if body.code is None:
        return "time-up"
    if body.code == ABSENT:
        return "time-up-last"
    return "time-up-played"


async def _quiet_over(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.QuietOver
) -> None:
    """Mention the players for whom the game still waits and who were not mentioned in the quiet hours."""
    info = batch.info
    due_users = await mentioned(
        ctx, info, await ctx.db.read(outbox.still_wanted, row.game, body.users)
    )
    if not due_users:
        await batch.posted(row)
        return
    name_of = {seat.user: people.called(batch.l10n, seat) for seat in info.seats}
    names = batch.l10n.join([name_of.get(user, f"<@{user}>") for user in due_users])
    await _line(
        ctx,
        batch,
        row,
        "quiet-over",
        people=names,
        game=game_status.title(batch.l10n, info),
        users=due_users,
    )


async def _upgraded(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Upgraded
) -> None:
    """Post the changes of a new version for a running game in its thread."""
    if batch.info.status == "running" and batch.info.thread is not None:
        await say(ctx, batch, row, batch.l10n.format(f"upgraded-{body.version}"))
    else:
        await batch.posted(row)


async def _note(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Note
) -> None:
    """Send a note to one person by direct message; one that can't be sent is dropped, unless it asks them again."""
    info = batch.info
    user = info.seats[body.seat].user
    if user is not None and (pause := (await pauses(ctx, info.server, [user]))[user]):
        await put_off(ctx.db, row, "quiet hours", pause)
        return
    if user is not None:
        l10n = await ctx.settings_cache.l10n(info.server, user)
        text = l10n.labelled(
            game_status.title(l10n, info), l10n.format(body.id, **body.arguments())
        )
        was_sent = await ctx.discord_api.direct(user, text, nonce=row.nonce)
        if (
            not was_sent
            and body.id == n.ASKED_AGAIN
            and info.waits_for(user)
            and info.revision == row.revision
        ):
            await ask_again(ctx, batch)
    await batch.posted(row)


_POSTS: dict[
    type[Any], Callable[[DeliveryContext, Batch, Notification, Any], Awaitable[None]]
] = {
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

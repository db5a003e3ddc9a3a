"""How each kind of notice becomes messages: one function a kind. A row handled twice posts nothing new,
for messages it has sent are kept by role, and Discord drops a repeated nonce."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.components import ui
from bot.components.action_rows import cut
from bot.core import history, outbox, queries
from bot.core import notifications as n
from bot.core.errors import SeatTaken
from bot.core.model import Deed
from bot.delivery import (
    anonymize,
    game_over,
    lobby_card,
    obsolete_messages,
    opening,
    phase_message,
    phase_report,
    pinned_message,
    reminders,
    report_buttons,
    vote_message,
)
from bot.delivery.prompt import ask_anew, buttons_anew, close, prompt
from bot.delivery.send import send, words_of
from bot.delivery.thread import NoThread, open_thread
from bot.features.invitations import notifications as invitations_notifications
from bot.features.live_session import notifications as live_session_notifications
from bot.features.plans import notifications as plans_notifications
from bot.features.plans.auto_answer import ASKED_AGAIN
from bot.features.tournaments import checks
from bot.text import people, recap, reports
from bot.text.localization import localization_for
from languages.choosing import own_name
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord

    from bot.app.services import Services
    from bot.core.model import MessageRef
    from bot.core.notifications import Notification
    from bot.delivery.batch import Batch

BUTTONS = {"hints", "undo"}  # settings on which it depends what buttons a question has


async def post(services: Services, known: Batch, row: Notification) -> bool:
    """Posts a row's words; False when its pictures are still to come (then `report_pictures.add_pictures`)."""
    finished = await _POSTS[type(row.body)](services, known, row, row.body)
    if isinstance(row.body, n.OF_TABLES):
        services.tournaments.kick()
    return finished


# Notices


async def _card(services: Services, known: Batch, row: Notification, body: n.Card) -> bool:
    info = known.info
    l10n = await words_of(services, info)
    shown = lobby_card.lobby(l10n, info, now=services.now(), expired=body.how == "expired")
    found = known.found(message_slots.CARD)
    if found is not None:
        done = await lobby_card.show(services, found, shown)
        if done or info.status != "lobby":
            await known.posted(row)
            return True
    elif info.status != "lobby":
        await known.posted(row)
        return True
    kwargs: dict[str, Any] = {"view": shown.view} if shown.view is not None else {}
    sent = await services.discord_api.channel(info.channel, info.server).send(
        shown.text, nonce=row.nonce, allowed_mentions=shown.mentions, **kwargs
    )
    await known.posted(row, role=message_slots.CARD, channel=info.channel, message=sent.id)
    return True


async def _began(services: Services, known: Batch, row: Notification, body: n.Began) -> bool:
    """Opens the thread (or says why there is none), pins the status, tells what was drawn."""
    info = known.info
    l10n = await words_of(services, info)
    why: str | None = None
    if info.thread is None:
        try:
            thread = await open_thread(services, info, l10n)
        except NoThread as reason:
            why, thread = reason.message_id, info.channel
        try:
            info = await known.moved(thread)
        except SeatTaken:
            # Another running game is in this channel: this one has to wait for a thread of its own.
            if known.found(message_slots.WAITS) is None:
                text = l10n.format("thread-needed", game=lobby_card.title(l10n, info), host=f"<@{info.host}>")
                told = await services.discord_api.channel(info.channel, info.server).send(
                    text, nonce=f"{row.nonce}w", allowed_mentions=people.pings(info.host)
                )
                await known.keep(message_slots.WAITS, info.channel, told.id, row.revision)
            raise
    position = known.position
    if known.found(message_slots.PIN) is None:
        await pinned_message.post(services, known, l10n, nonce=f"{row.nonce}p")
    if known.found(message_slots.report(row.id)) is None:
        lines = await opening.lines(services, position, l10n, body.read(position.game), why)
        text = reports.paged(l10n, lines)[0]
        sent = await send(services, info, text, nonce=row.nonce, users=[seat.user for seat in info.seats])
        for role in (message_slots.report(row.id), message_slots.OPENING):
            await known.keep(role, sent.channel.id, sent.id, row.revision)
    await lobby_card.card_now(services, known, l10n)
    return False


async def _report(services: Services, known: Batch, row: Notification, body: n.Report) -> bool:
    role = message_slots.report(row.id)
    if known.found(role) is not None:
        return False
    position = known.position
    info = position.info
    l10n = await words_of(services, info)
    lines = phase_report.lines(l10n, position, body.phases)
    pages = reports.paged(l10n, lines)
    sent: discord.PartialMessage | discord.Message | None = None
    buttons = phase_report.buttons(l10n, position, row)
    ahead = ui.view(buttons) if buttons else None
    stood = phase_message.standing(services, known, row)
    became: MessageRef | None = None
    for number, page in enumerate(pages):
        last = number == len(pages) - 1
        if number == 0:
            became = await phase_message.ends(services, stood, page, ahead if last else None)
            if became is not None:
                sent = services.discord_api.message(became.channel, became.message)
                continue
        sent = await send(services, info, page, nonce=f"{row.nonce}-{number}", view=ahead if last else None)
    if sent is None:
        await known.posted(row)
        return True
    await report_buttons.goes(services, known)
    if any(report_buttons.is_offer(str(getattr(item, "custom_id", ""))) for item in buttons):
        await report_buttons.stands(known, sent.channel.id, sent.id, row.revision)
    await known.keep(role, sent.channel.id, sent.id, row.revision)
    for found in stood:
        if (
            found == became or found.role == message_slots.ROLLING
        ):  # an answered prompt may still become the next question
            if found != became:
                await obsolete_messages.remove(services, row.game, found.channel, found.message)
            await known.lose(found.role)
    if became is None or became.role == message_slots.PROMPT or len(pages) > 1:
        services.threads.below(row.game)
    return False


async def _prompt(services: Services, known: Batch, row: Notification, body: n.Prompt) -> bool:
    await prompt(services, known, row, quiet=body.quiet)
    return True


async def _planning(services: Services, known: Batch, row: Notification, body: n.Planning) -> bool:
    await plans_notifications.post(services, known, row, body)
    return True


async def _ended(services: Services, known: Batch, row: Notification, body: n.Ended) -> bool:
    position = known.position
    l10n = await words_of(services, position.info)
    await live_session_notifications.tidy(services, known)
    await close(services, known)
    await report_buttons.goes(services, known)
    await game_over.post(services, known, row, l10n)
    await lobby_card.card_now(services, known, l10n)
    services.forget(row.game)
    return False


async def _vote_opened(services: Services, known: Batch, row: Notification, body: n.VoteOpened) -> bool:
    await vote_message.post(services, known, row, body.vote)
    return True


async def _vote_changed(services: Services, known: Batch, row: Notification, body: n.VoteChanged) -> bool:
    await vote_message.changed(services, known, row, body)
    return True


async def _line(services: Services, known: Batch, row: Notification, message_id: str, **args: Any) -> bool:
    """A notice of one sentence; `ping` is who is mentioned."""
    info = known.info
    l10n = await words_of(services, info)
    users, view = args.pop("users", ()), args.pop("view", None)
    await send(services, info, l10n.format(message_id, **args), nonce=row.nonce, users=users, view=view)
    services.threads.below(row.game)
    await known.posted(row)
    return True


async def _undone(services: Services, known: Batch, row: Notification, body: n.Undone) -> bool:
    position = known.position
    info = position.info
    l10n = await words_of(services, info)
    undone = await services.db.read(queries.deeds_undone, row.game, row.revision)
    deeds = [
        deed if code else Deed(seat, "", ()) for (seat, code), deed in zip(body.codes, undone, strict=False)
    ]
    codes = reports.taken_back(l10n, position.game, people.told(l10n, info), deeds, len(body.codes))
    text = l10n.format(
        "undone-vote" if body.by_vote else "undone-free",
        player=people.called(l10n, info.seats[body.seat]),
        codes=codes,
    )
    ended = known.found(message_slots.ENDED)
    if ended is not None:
        text += "\n" + l10n.format("undone-end")
        if position.game.hidden:
            text += "\n" + l10n.format("undo-seed-known")
    await send(services, info, text, nonce=row.nonce)
    if ended is not None:
        told = l10n.format("ended-taken-back")
        await lobby_card.renew(services, ended.channel, ended.message, content=told, view=None)
        await known.lose(message_slots.ENDED)
        await known.lose(message_slots.REPLAY)  # another end may have another
    services.threads.below(row.game)
    await known.posted(row)
    return True


async def _seat_changed(services: Services, known: Batch, row: Notification, body: n.SeatChanged) -> bool:
    position = known.position
    info = position.info
    seat = info.seats[body.seat]
    l10n = await words_of(services, info)
    if body.how == "departed":
        return await _line(services, known, row, "seat-departed", seat=people.colour(l10n, body.seat))
    services.threads.taken_down(row.game)
    asked = () if position.decision is None else (position.decision.seat, *position.together)
    if body.seat in asked:
        await close(services, known)  # it asks who sat there; the next prompt asks who sits there now
        if body.seat != asked[0]:  # of several that choose at the same time the table asks the first anew
            await services.db.run(outbox.prompt_again, row.game)
            services.delivery_worker.kick(row.game)
    if body.how in ("claimed", "replaced"):
        return await _newcomer(services, known, row, body)
    view = lobby_card.back_button(l10n, info) if body.how == "stand_in" and seat.user is not None else None
    message_id = f"seat-{body.how}".replace("_", "-")
    if body.leaves_open and await services.db.read(checks.drawn, row.game):
        message_id = "seat-drawn"
    return await _line(
        services, known, row, message_id, seat=people.seat(l10n, seat), level=info.level, view=view
    )


async def _newcomer(services: Services, known: Batch, row: Notification, body: n.SeatChanged) -> bool:
    """Who takes a seat gets its position: how it stands, what happened of late, and the board."""
    position = known.position
    info = position.info
    seat = info.seats[body.seat]
    l10n = await words_of(services, info)
    since = await services.db.read(history.since, info.id, body.seat)
    lines = [
        l10n.format(f"seat-{body.how}", player=people.called(l10n, seat)),
        lobby_card.status_line(l10n, info),
        lobby_card.scores_line(l10n, position),
        *recap.told_in_short(l10n, position.game, people.told(l10n, info), since.events, since.stood),
        l10n.format("seat-summary"),
    ]
    view = lobby_card.looking_buttons(l10n, info, follow=False) if info.status == "running" else None
    await send(services, info, cut("\n".join(lines), 2000), nonce=row.nonce, users=[seat.user], view=view)
    await known.posted(row)
    return True


async def _changed(services: Services, known: Batch, row: Notification, body: n.Changed) -> bool:
    info = known.info
    l10n = await words_of(services, info)
    usual = await services.settings_cache.language(info.server)

    def told(name: str, value: str | None) -> str:
        if name == "language":
            return l10n.format("option-language", language=own_name(value or usual))
        return l10n.format(f"option-{name}-{value}")

    changes = [
        l10n.format("settings-change", old=told(name, body.before[name]), new=told(name, value))
        if name in body.before
        else told(name, value)
        for name, value in body.settings.items()
    ]
    if "language" in body.settings:
        await _speak_anew(services, known)
    elif not BUTTONS.isdisjoint(body.settings):
        await buttons_anew(services, known)
    # It was the person, also where a computer plays for them meanwhile.
    who = "" if body.seat is None else people.called(l10n, replace(info.seats[body.seat], stand_in=None))
    return await _line(
        services,
        known,
        row,
        f"settings-changed-{body.by or 'other'}",
        player=who,
        settings="; ".join(changes),
    )


async def _speak_anew(services: Services, known: Batch) -> None:
    """Says in a game's new language what stands and is edited in place: card, pinned message, opening, votes, the
    story of the phase and the question. Reports stay as they were written."""
    position = known.readable
    if position is None or not position.begun:
        return
    await anonymize.say_anew(services, known, await words_of(services, known.info))
    await phase_message.retell(services, known, position)
    await ask_anew(services, known)


async def _paused(services: Services, known: Batch, row: Notification, body: n.Paused) -> bool:
    services.threads.taken_down(row.game)
    await lobby_card.outdate(known, message_slots.PIN)
    await close(services, known)  # what it says of the time is no longer so
    said = "bot-returned" if body.returned else "clocks-paused" if body.on else "clocks-on"
    return await _line(services, known, row, said)


async def _cancelled(services: Services, known: Batch, row: Notification, body: n.Cancelled) -> bool:
    position = known.position
    await live_session_notifications.tidy(services, known)
    await close(services, known)
    await report_buttons.goes(services, known)
    await _line(
        services, known, row, f"cancelled-{body.by}", users=[seat.user for seat in position.info.seats]
    )
    await lobby_card.card_now(services, known, await words_of(services, position.info))
    return True


async def _reminder(services: Services, known: Batch, row: Notification, body: n.Reminder) -> bool:
    await reminders.remind(services, known, row, body)
    return True


async def _time_up(services: Services, known: Batch, row: Notification, body: n.TimeUp) -> bool:
    info = known.info
    seat, l10n = info.seats[body.seat], await words_of(services, info)
    said = "time-up" if body.code is None else "time-up-played" if body.code else "time-up-hidden"
    return await _line(services, known, row, said, player=people.called(l10n, seat), code=body.code or "")


async def _note(services: Services, known: Batch, row: Notification, body: n.Note) -> bool:
    """For one person only: by direct message; what can't be sent so is dropped, but who is asked again has to know."""
    info = known.info
    user = info.seats[body.seat].user
    if user is not None:
        l10n = localization_for(await services.settings_cache.language(info.server, user))
        text = l10n.format(
            "note-line", game=lobby_card.title(l10n, info), note=l10n.format(body.id, **body.arguments())
        )
        told = await services.discord_api.direct(user, text, nonce=row.nonce)
        if not told and body.id == ASKED_AGAIN and info.waits_for(user) and info.revision == row.revision:
            await lobby_card.outdate(known, message_slots.PROMPT)
            services.threads.taken_down(row.game)
            await services.db.run(outbox.prompt_again, row.game)
            services.delivery_worker.kick(row.game)
    await known.posted(row)
    return True


async def _nameless(services: Services, known: Batch, row: Notification, body: n.Nameless) -> bool:
    if await anonymize.write_anew(services, known, row):
        await known.posted(row)
    return True


_POSTS: dict[type[Any], Callable[[Services, Batch, Notification, Any], Awaitable[bool]]] = {
    n.Card: _card,
    n.Invited: invitations_notifications.call,
    n.Began: _began,
    n.Report: _report,
    n.Prompt: _prompt,
    n.Planning: _planning,
    n.Ended: _ended,
    n.VoteOpened: _vote_opened,
    n.VoteChanged: _vote_changed,
    n.Undone: _undone,
    n.SeatChanged: _seat_changed,
    n.Changed: _changed,
    n.Paused: _paused,
    n.Evening: live_session_notifications.post,
    n.Cancelled: _cancelled,
    n.Reminder: _reminder,
    n.TimeUp: _time_up,
    n.Note: _note,
    n.Nameless: _nameless,
}

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
from bot.text.localization import words
from languages.choosing import own_name
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord

    from bot.app.services import Office
    from bot.core.model import Found
    from bot.core.notifications import Notice
    from bot.delivery.batch import Known

BUTTONS = {"hints", "undo"}  # settings on which it depends what buttons a question has


async def post(office: Office, known: Known, row: Notice) -> bool:
    """Posts a row's words; False when its pictures are still to come (then `report_pictures.add_pictures`)."""
    finished = await _POSTS[type(row.body)](office, known, row, row.body)
    if isinstance(row.body, n.OF_TABLES):
        office.tournaments.kick()
    return finished


# Notices


async def _card(office: Office, known: Known, row: Notice, body: n.Card) -> bool:
    sheet = known.sheet
    say = await words_of(office, sheet)
    shown = lobby_card.lobby(say, sheet, now=office.now(), expired=body.how == "expired")
    found = known.found(message_slots.CARD)
    if found is not None:
        done = await lobby_card.show(office, found, shown)
        if done or sheet.status != "lobby":
            await known.posted(row)
            return True
    elif sheet.status != "lobby":
        await known.posted(row)
        return True
    kwargs: dict[str, Any] = {"view": shown.view} if shown.view is not None else {}
    sent = await office.reach.channel(sheet.channel, sheet.server).send(
        shown.text, nonce=row.nonce, allowed_mentions=shown.mentions, **kwargs
    )
    await known.posted(row, role=message_slots.CARD, channel=sheet.channel, message=sent.id)
    return True


async def _began(office: Office, known: Known, row: Notice, body: n.Began) -> bool:
    """Opens the thread (or says why there is none), pins the status, tells what was drawn."""
    sheet = known.sheet
    say = await words_of(office, sheet)
    why: str | None = None
    if sheet.thread is None:
        try:
            thread = await open_thread(office, sheet, say)
        except NoThread as reason:
            why, thread = reason.message_id, sheet.channel
        try:
            sheet = await known.moved(thread)
        except SeatTaken:
            # Another running game is in this channel: this one has to wait for a thread of its own.
            if known.found(message_slots.WAITS) is None:
                text = say.say("thread-needed", game=lobby_card.title(say, sheet), host=f"<@{sheet.host}>")
                told = await office.reach.channel(sheet.channel, sheet.server).send(
                    text, nonce=f"{row.nonce}w", allowed_mentions=people.pings(sheet.host)
                )
                await known.keep(message_slots.WAITS, sheet.channel, told.id, row.revision)
            raise
    position = known.position
    if known.found(message_slots.PIN) is None:
        await pinned_message.post(office, known, say, nonce=f"{row.nonce}p")
    if known.found(message_slots.report(row.id)) is None:
        lines = await opening.lines(office, position, say, body.read(position.game), why)
        text = reports.paged(say, lines)[0]
        sent = await send(office, sheet, text, nonce=row.nonce, users=[seat.user for seat in sheet.seats])
        for role in (message_slots.report(row.id), message_slots.OPENING):
            await known.keep(role, sent.channel.id, sent.id, row.revision)
    await lobby_card.card_now(office, known, say)
    return False


async def _report(office: Office, known: Known, row: Notice, body: n.Report) -> bool:
    role = message_slots.report(row.id)
    if known.found(role) is not None:
        return False
    position = known.position
    sheet = position.sheet
    say = await words_of(office, sheet)
    lines = phase_report.lines(say, position, body.phases)
    pages = reports.paged(say, lines)
    sent: discord.PartialMessage | discord.Message | None = None
    buttons = phase_report.buttons(say, position, row)
    ahead = ui.view(buttons) if buttons else None
    stood = phase_message.standing(office, known, row)
    became: Found | None = None
    for number, page in enumerate(pages):
        last = number == len(pages) - 1
        if number == 0:
            became = await phase_message.ends(office, stood, page, ahead if last else None)
            if became is not None:
                sent = office.reach.message(became.channel, became.message)
                continue
        sent = await send(office, sheet, page, nonce=f"{row.nonce}-{number}", view=ahead if last else None)
    if sent is None:
        await known.posted(row)
        return True
    await report_buttons.goes(office, known)
    if any(report_buttons.is_offer(str(getattr(item, "custom_id", ""))) for item in buttons):
        await report_buttons.stands(known, sent.channel.id, sent.id, row.revision)
    await known.keep(role, sent.channel.id, sent.id, row.revision)
    for found in stood:
        if (
            found == became or found.role == message_slots.ROLLING
        ):  # an answered prompt may still become the next question
            if found != became:
                await obsolete_messages.remove(office, row.game, found.channel, found.message)
            await known.lose(found.role)
    if became is None or became.role == message_slots.PROMPT or len(pages) > 1:
        office.threads.below(row.game)
    return False


async def _prompt(office: Office, known: Known, row: Notice, body: n.Prompt) -> bool:
    await prompt(office, known, row, quiet=body.quiet)
    return True


async def _planning(office: Office, known: Known, row: Notice, body: n.Planning) -> bool:
    await plans_notifications.post(office, known, row, body)
    return True


async def _ended(office: Office, known: Known, row: Notice, body: n.Ended) -> bool:
    position = known.position
    say = await words_of(office, position.sheet)
    await live_session_notifications.tidy(office, known)
    await close(office, known)
    await report_buttons.goes(office, known)
    await game_over.post(office, known, row, say)
    await lobby_card.card_now(office, known, say)
    office.forget(row.game)
    return False


async def _vote_opened(office: Office, known: Known, row: Notice, body: n.VoteOpened) -> bool:
    await vote_message.post(office, known, row, body.vote)
    return True


async def _vote_changed(office: Office, known: Known, row: Notice, body: n.VoteChanged) -> bool:
    await vote_message.changed(office, known, row, body)
    return True


async def _line(office: Office, known: Known, row: Notice, message_id: str, **args: Any) -> bool:
    """A notice of one sentence; `ping` is who is mentioned."""
    sheet = known.sheet
    say = await words_of(office, sheet)
    users, view = args.pop("users", ()), args.pop("view", None)
    await send(office, sheet, say.say(message_id, **args), nonce=row.nonce, users=users, view=view)
    office.threads.below(row.game)
    await known.posted(row)
    return True


async def _undone(office: Office, known: Known, row: Notice, body: n.Undone) -> bool:
    position = known.position
    sheet = position.sheet
    say = await words_of(office, sheet)
    undone = await office.db.read(queries.deeds_undone, row.game, row.revision)
    deeds = [
        deed if code else Deed(seat, "", ()) for (seat, code), deed in zip(body.codes, undone, strict=False)
    ]
    codes = reports.taken_back(say, position.game, people.told(say, sheet), deeds, len(body.codes))
    text = say.say(
        "undone-vote" if body.by_vote else "undone-free",
        player=people.called(say, sheet.seats[body.seat]),
        codes=codes,
    )
    ended = known.found(message_slots.ENDED)
    if ended is not None:
        text += "\n" + say.say("undone-end")
        if position.game.hidden:
            text += "\n" + say.say("undo-seed-known")
    await send(office, sheet, text, nonce=row.nonce)
    if ended is not None:
        told = say.say("ended-taken-back")
        await lobby_card.renew(office, ended.channel, ended.message, content=told, view=None)
        await known.lose(message_slots.ENDED)
        await known.lose(message_slots.REPLAY)  # another end may have another
    office.threads.below(row.game)
    await known.posted(row)
    return True


async def _seat_changed(office: Office, known: Known, row: Notice, body: n.SeatChanged) -> bool:
    position = known.position
    sheet = position.sheet
    seat = sheet.seats[body.seat]
    say = await words_of(office, sheet)
    if body.how == "departed":
        return await _line(office, known, row, "seat-departed", seat=people.colour(say, body.seat))
    office.threads.taken_down(row.game)
    asked = () if position.decision is None else (position.decision.seat, *position.together)
    if body.seat in asked:
        await close(office, known)  # it asks who sat there; the next prompt asks who sits there now
        if body.seat != asked[0]:  # of several that choose at the same time the table asks the first anew
            await office.db.run(outbox.prompt_again, row.game)
            office.relay.kick(row.game)
    if body.how in ("claimed", "replaced"):
        return await _newcomer(office, known, row, body)
    view = lobby_card.back_button(say, sheet) if body.how == "stand_in" and seat.user is not None else None
    message_id = f"seat-{body.how}".replace("_", "-")
    if body.leaves_open and await office.db.read(checks.drawn, row.game):
        message_id = "seat-drawn"
    return await _line(
        office, known, row, message_id, seat=people.seat(say, seat), level=sheet.level, view=view
    )


async def _newcomer(office: Office, known: Known, row: Notice, body: n.SeatChanged) -> bool:
    """Who takes a seat gets its position: how it stands, what happened of late, and the board."""
    position = known.position
    sheet = position.sheet
    seat = sheet.seats[body.seat]
    say = await words_of(office, sheet)
    since = await office.db.read(history.since, sheet.id, body.seat)
    lines = [
        say.say(f"seat-{body.how}", player=people.called(say, seat)),
        lobby_card.status_line(say, sheet),
        lobby_card.scores_line(say, position),
        *recap.told_in_short(say, position.game, people.told(say, sheet), since.events, since.stood),
        say.say("seat-summary"),
    ]
    view = lobby_card.looking_buttons(say, sheet, follow=False) if sheet.status == "running" else None
    await send(office, sheet, cut("\n".join(lines), 2000), nonce=row.nonce, users=[seat.user], view=view)
    await known.posted(row)
    return True


async def _changed(office: Office, known: Known, row: Notice, body: n.Changed) -> bool:
    sheet = known.sheet
    say = await words_of(office, sheet)
    usual = await office.preferences.language(sheet.server)

    def told(name: str, value: str | None) -> str:
        if name == "language":
            return say.say("option-language", language=own_name(value or usual))
        return say.say(f"option-{name}-{value}")

    changes = [
        say.say("settings-change", old=told(name, body.before[name]), new=told(name, value))
        if name in body.before
        else told(name, value)
        for name, value in body.settings.items()
    ]
    if "language" in body.settings:
        await _speak_anew(office, known)
    elif not BUTTONS.isdisjoint(body.settings):
        await buttons_anew(office, known)
    # It was the person, also where a computer plays for them meanwhile.
    who = "" if body.seat is None else people.called(say, replace(sheet.seats[body.seat], stand_in=None))
    return await _line(
        office, known, row, f"settings-changed-{body.by or 'other'}", player=who, settings="; ".join(changes)
    )


async def _speak_anew(office: Office, known: Known) -> None:
    """Says in a game's new language what stands and is edited in place: card, pinned message, opening, votes, the
    story of the phase and the question. Reports stay as they were written."""
    position = known.readable
    if position is None or not position.begun:
        return
    await anonymize.say_anew(office, known, await words_of(office, known.sheet))
    await phase_message.retell(office, known, position)
    await ask_anew(office, known)


async def _paused(office: Office, known: Known, row: Notice, body: n.Paused) -> bool:
    office.threads.taken_down(row.game)
    await lobby_card.outdate(known, message_slots.PIN)
    await close(office, known)  # what it says of the time is no longer so
    said = "bot-returned" if body.returned else "clocks-paused" if body.on else "clocks-on"
    return await _line(office, known, row, said)


async def _evening(office: Office, known: Known, row: Notice, body: n.Evening) -> bool:
    await live_session_notifications.post(office, known, row, body)
    return True


async def _cancelled(office: Office, known: Known, row: Notice, body: n.Cancelled) -> bool:
    position = known.position
    await live_session_notifications.tidy(office, known)
    await close(office, known)
    await report_buttons.goes(office, known)
    await _line(
        office, known, row, f"cancelled-{body.by}", users=[seat.user for seat in position.sheet.seats]
    )
    await lobby_card.card_now(office, known, await words_of(office, position.sheet))
    return True


async def _reminder(office: Office, known: Known, row: Notice, body: n.Reminder) -> bool:
    await reminders.remind(office, known, row, body)
    return True


async def _time_up(office: Office, known: Known, row: Notice, body: n.TimeUp) -> bool:
    sheet = known.sheet
    seat, say = sheet.seats[body.seat], await words_of(office, sheet)
    said = "time-up" if body.code is None else "time-up-played" if body.code else "time-up-hidden"
    return await _line(office, known, row, said, player=people.called(say, seat), code=body.code or "")


async def _note(office: Office, known: Known, row: Notice, body: n.Note) -> bool:
    """For one person only: by direct message; what can't be sent so is dropped, but who is asked again has to know."""
    sheet = known.sheet
    user = sheet.seats[body.seat].user
    if user is not None:
        say = words(await office.preferences.language(sheet.server, user))
        text = say.say(
            "note-line", game=lobby_card.title(say, sheet), note=say.say(body.id, **body.arguments())
        )
        told = await office.reach.direct(user, text, nonce=row.nonce)
        if not told and body.id == ASKED_AGAIN and sheet.waits_for(user) and sheet.revision == row.revision:
            await lobby_card.outdate(known, message_slots.PROMPT)
            office.threads.taken_down(row.game)
            await office.db.run(outbox.prompt_again, row.game)
            office.relay.kick(row.game)
    await known.posted(row)
    return True


async def _nameless(office: Office, known: Known, row: Notice, body: n.Nameless) -> bool:
    if await anonymize.write_anew(office, known, row):
        await known.posted(row)
    return True


_POSTS: dict[type[Any], Callable[[Office, Known, Notice, Any], Awaitable[bool]]] = {
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
    n.Evening: _evening,
    n.Cancelled: _cancelled,
    n.Reminder: _reminder,
    n.TimeUp: _time_up,
    n.Note: _note,
    n.Nameless: _nameless,
}

"""How each kind of notice becomes messages: one function a kind. A row delivered twice posts nothing new,
for messages it has sent are kept by role, and Discord drops a repeated nonce."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.answers import said_ahead
from bot.components.menus import cut
from bot.posting import cards, nameless, opening, result, votes
from bot.posting.prompt import prompt, retire
from bot.posting.sending import send, words_of
from bot.posting.thread import NoThread, open_thread
from bot.table import Deed, SeatTaken
from bot.table import notices as n
from bot.wording import people, reports
from bot.wording.catalogues import words
from storage import roles

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.process.client import CaylusBot
    from bot.table import Notice, Sheet
    from bot.wording.catalogues import Words


async def post(bot: CaylusBot, row: Notice) -> bool:
    """Posts a row's words; False when its pictures are still to come (then `illustrating.add_pictures`)."""
    return await _POSTS[type(row.body)](bot, row, row.body)


# Notices


async def _card(bot: CaylusBot, row: Notice, body: n.Card) -> bool:
    sheet = await bot.table.sheet(row.game)
    say = await words_of(bot, sheet)
    shown = cards.lobby(say, sheet, expired=body.how == "expired")
    found = await bot.table.found(row.game, roles.CARD)
    if found is not None:
        done = await cards.show(bot, found, shown)
        if done or sheet.status != "lobby":
            await bot.table.delivered(row.id)
            return True
    if sheet.status != "lobby" and found is None:
        await bot.table.delivered(row.id)
        return True
    kwargs: dict[str, Any] = {"view": shown.view} if shown.view is not None else {}
    sent = await bot.channel(sheet.channel, sheet.server).send(
        shown.text, nonce=row.nonce, allowed_mentions=shown.mentions, **kwargs
    )
    await bot.table.delivered(row.id, role=roles.CARD, channel=sheet.channel, message=sent.id)
    return True


async def _began(bot: CaylusBot, row: Notice, body: n.Began) -> bool:
    """Opens the thread (or says why there is none), pins the status, tells what was drawn."""
    sheet = await bot.table.sheet(row.game)
    say = await words_of(bot, sheet)
    why: str | None = None
    if sheet.thread is None:
        try:
            thread = await open_thread(bot, sheet, say)
        except NoThread as reason:
            why, thread = reason.message_id, sheet.channel
        try:
            sheet = await bot.table.moved(row.game, thread)
        except SeatTaken:
            # Another running game is in this channel: this one has to wait for a thread of its own.
            if await bot.table.found(row.game, roles.WAITS) is None:
                text = say.say("thread-needed", game=cards.title(say, sheet), host=f"<@{sheet.host}>")
                told = await bot.channel(sheet.channel, sheet.server).send(
                    text, nonce=f"{row.nonce}w", allowed_mentions=people.pings(sheet.host)
                )
                await bot.table.keep(row.game, roles.WAITS, sheet.channel, told.id, row.revision)
            raise
    position = await bot.table.position(row.game)
    if await bot.table.found(row.game, roles.PIN) is None:
        await cards.post_pin(bot, position, say, nonce=f"{row.nonce}p")
    if await bot.table.found(row.game, roles.report(row.id)) is None:
        lines = opening.lines(bot, position, say, body.read(position.game), why)
        text = reports.paged(say, lines)[0]
        users = [seat.user for seat in sheet.seats]
        sent = await send(bot, sheet, text, nonce=row.nonce, users=users)
        for role in (roles.report(row.id), roles.OPENING):
            await bot.table.keep(row.game, role, sent.channel.id, sent.id, row.revision)
    await _card_now(bot, sheet, say)
    return False


async def _card_now(bot: CaylusBot, sheet: Sheet, say: Words) -> None:
    found = await bot.table.found(sheet.id, roles.CARD)
    if found is None:
        return
    shown = cards.lobby(say, sheet, await bot.table.position(sheet.id))
    bot.card_edits[sheet.id] = bot.now()
    await cards.show(bot, found, shown)


async def _report(bot: CaylusBot, row: Notice, body: n.Report) -> bool:
    role = roles.report(row.id)
    if await bot.table.found(row.game, role) is not None:
        return False
    position = await bot.table.position(row.game)
    sheet = position.sheet
    say = await words_of(bot, sheet)
    pages = reports.report(
        say,
        position.game,
        people.colours(say, sheet),
        [(part.turn, part.phase, part.read(position.game)) for part in body.phases],
    )
    sent = None
    # Players may answer what comes later in the turn; the button pings nobody.
    ahead, guide = None, position.game.guide
    if sheet.status == "running" and guide.ahead_from is not None and sheet.phase >= guide.ahead_from:
        ahead = said_ahead.ahead_button(say, sheet.id, sheet.revision, row.id)
    elif sheet.status == "running" and sheet.phase == guide.placing_phase:
        ahead = said_ahead.next_button(say, sheet.id, sheet.revision, row.id)
    for number, page in enumerate(pages):
        last = number == len(pages) - 1
        sent = await send(bot, sheet, page, nonce=f"{row.nonce}-{number}", view=ahead if last else None)
    if sent is None:
        await bot.table.delivered(row.id)
        return True
    await bot.table.keep(row.game, role, sent.channel.id, sent.id, row.revision)
    bot.below(row.game)
    return False


async def _prompt(bot: CaylusBot, row: Notice, body: n.Prompt) -> bool:
    await prompt(bot, await bot.table.position(row.game), nonce=row.nonce)
    await bot.table.delivered(row.id)
    return True


async def _ended(bot: CaylusBot, row: Notice, body: n.Ended) -> bool:
    position = await bot.table.position(row.game)
    say = await words_of(bot, position.sheet)
    await retire(bot, position)
    await result.post(bot, row, position, say)
    await _card_now(bot, position.sheet, say)
    bot.forget(row.game)
    return False


async def _vote_opened(bot: CaylusBot, row: Notice, body: n.VoteOpened) -> bool:
    await votes.post(bot, row, body.vote)
    return True


async def _vote_changed(bot: CaylusBot, row: Notice, body: n.VoteChanged) -> bool:
    await votes.changed(bot, row, body)
    return True


async def _line(bot: CaylusBot, row: Notice, message_id: str, **args: Any) -> bool:
    """A notice of one sentence; `ping` is who is mentioned."""
    sheet = await bot.table.sheet(row.game)
    say = await words_of(bot, sheet)
    users = args.pop("users", ())
    await send(bot, sheet, say.say(message_id, **args), nonce=row.nonce, users=users)
    await bot.table.delivered(row.id)
    return True


async def _undone(bot: CaylusBot, row: Notice, body: n.Undone) -> bool:
    position = await bot.table.position(row.game)
    sheet = position.sheet
    say = await words_of(bot, sheet)
    undone = await bot.table.deeds_undone(row.game, row.revision)
    deeds = [
        deed if code else Deed(seat, "", ()) for (seat, code), deed in zip(body.codes, undone, strict=False)
    ]
    codes = reports.taken_back(say, position.game, people.colours(say, sheet), deeds, len(body.codes))
    text = say.say(
        "undone-vote" if body.by_vote else "undone-free",
        player=people.called(say, sheet.seats[body.seat]),
        codes=codes,
    )
    ended = await bot.table.found(row.game, roles.ENDED)
    if ended is not None:
        text += "\n" + say.say("undone-end")
        if position.game.hidden:
            text += "\n" + say.say("undo-seed-known")
    await send(bot, sheet, text, nonce=row.nonce)
    if ended is not None:
        told = say.say("ended-taken-back")
        await cards.renew(bot, ended.channel, ended.message, content=told, view=None)
        await bot.table.lose(row.game, roles.ENDED)
    bot.prompted.pop(row.game, None)
    await bot.table.delivered(row.id)
    return True


async def _seat_changed(bot: CaylusBot, row: Notice, body: n.SeatChanged) -> bool:
    position = await bot.table.position(row.game)
    sheet = position.sheet
    seat = sheet.seats[body.seat]
    bot.prompted.pop(row.game, None)
    if position.decision is not None and position.decision.seat == body.seat:
        await retire(bot, position)  # it asks who sat there; the next prompt asks who sits there now
    if body.how in ("claimed", "replaced"):
        return await _newcomer(bot, row, body)
    say = await words_of(bot, sheet)
    return await _line(bot, row, f"seat-{body.how}", seat=people.seat(say, seat))


async def _newcomer(bot: CaylusBot, row: Notice, body: n.SeatChanged) -> bool:
    """Who takes a seat gets its position: how it stands, what happened of late, and the board."""
    position = await bot.table.position(row.game)
    sheet = position.sheet
    seat = sheet.seats[body.seat]
    say = await words_of(bot, sheet)
    lines = [
        say.say(f"seat-{body.how}", player=people.called(say, seat)),
        cards.status_line(say, sheet),
        cards.scores_line(say, position),
        *reports.since(
            say, position.game, people.colours(say, sheet), await bot.table.since(sheet.id, body.seat)
        ),
        say.say("seat-summary"),
    ]
    view = cards.looking_buttons(say, sheet) if sheet.status == "running" else None
    await send(bot, sheet, cut("\n".join(lines), 2000), nonce=row.nonce, users=[seat.user], view=view)
    await bot.table.delivered(row.id)
    return True


async def _changed(bot: CaylusBot, row: Notice, body: n.Changed) -> bool:
    sheet = await bot.table.sheet(row.game)
    say = await words_of(bot, sheet)
    usual = await bot.preferences.language(sheet.server)

    def told(name: str, value: str | None) -> str:
        if name == "language":
            return say.say("option-language", language=value or usual)
        return say.say(f"option-{name}-{value}")

    changes = [
        say.say("settings-change", old=told(name, body.before[name]), new=told(name, value))
        if name in body.before
        else told(name, value)
        for name, value in body.settings.items()
    ]
    who = "" if body.seat is None else people.called(say, sheet.seats[body.seat])
    return await _line(
        bot, row, f"settings-changed-{body.by or 'other'}", player=who, settings="; ".join(changes)
    )


async def _paused(bot: CaylusBot, row: Notice, body: n.Paused) -> bool:
    bot.prompted.pop(row.game, None)
    await retire(bot, await bot.table.position(row.game))  # what it says of the time is no longer so
    return await _line(bot, row, "clocks-paused" if body.on else "clocks-on")


async def _cancelled(bot: CaylusBot, row: Notice, body: n.Cancelled) -> bool:
    position = await bot.table.position(row.game)
    await retire(bot, position)
    await _line(bot, row, f"cancelled-{body.by}", users=[seat.user for seat in position.sheet.seats])
    await _card_now(bot, position.sheet, await words_of(bot, position.sheet))
    return True


async def _reminder(bot: CaylusBot, row: Notice, body: n.Reminder) -> bool:
    await bot.remind(row, body)
    return True


async def _time_up(bot: CaylusBot, row: Notice, body: n.TimeUp) -> bool:
    sheet = await bot.table.sheet(row.game)
    seat, say = sheet.seats[body.seat], await words_of(bot, sheet)
    if body.code is None:
        return await _line(bot, row, "time-up", player=people.called(say, seat))
    if not body.code:
        return await _line(bot, row, "time-up-hidden", player=people.called(say, seat))
    return await _line(bot, row, "time-up-played", player=people.called(say, seat), code=body.code)


async def _note(bot: CaylusBot, row: Notice, body: n.Note) -> bool:
    """For one person only: by direct message; what can't be delivered so is dropped."""
    sheet = await bot.table.sheet(row.game)
    user = sheet.seats[body.seat].user
    if user is not None:
        say = words(await bot.preferences.language(sheet.server, user))
        text = say.say("note-line", game=cards.title(say, sheet), note=say.say(body.id, **body.arguments()))
        await bot.direct(user, text, nonce=row.nonce)
    await bot.table.delivered(row.id)
    return True


async def _nameless(bot: CaylusBot, row: Notice, body: n.Nameless) -> bool:
    if await nameless.write_anew(bot, row):
        await bot.table.delivered(row.id)
    return True


_POSTS: dict[type[Any], Callable[[CaylusBot, Notice, Any], Awaitable[bool]]] = {
    n.Card: _card,
    n.Began: _began,
    n.Report: _report,
    n.Prompt: _prompt,
    n.Ended: _ended,
    n.VoteOpened: _vote_opened,
    n.VoteChanged: _vote_changed,
    n.Undone: _undone,
    n.SeatChanged: _seat_changed,
    n.Changed: _changed,
    n.Paused: _paused,
    n.Cancelled: _cancelled,
    n.Reminder: _reminder,
    n.TimeUp: _time_up,
    n.Note: _note,
    n.Nameless: _nameless,
}

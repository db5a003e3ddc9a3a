"""How each kind of notice becomes messages: one function a kind. A row delivered twice posts nothing new,
for messages it has sent are kept by role, and Discord drops a repeated nonce."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import discord

from bot import cards, people, planning, prompting, reporting, votes
from bot.pictures import Wanted
from bot.table import SeatTaken
from bot.table import notices as n
from bot.texts import words
from bot.thread import NoThread, open_thread
from bot.ui import parts
from bot.ui.press import Press

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.app import CaylusBot
    from bot.table import Notice, Position, Sheet
    from bot.texts import Words
    from rules.model import Event

AHEAD_FROM = 3  # the first phase whose decisions can be answered ahead
HOUR = 3600  # seconds after which Discord limits the edits of a message
TOO_OLD_TO_EDIT = 30046  # codes of Discord's errors
UNKNOWN_CHANNEL = 10003


class NoFiles(Exception):
    """The bot may not attach files here."""


async def post(bot: CaylusBot, row: Notice) -> bool:
    """Posts a row's words; False when its pictures are still to come (then `add_pictures`)."""
    return await _POSTS[type(row.body)](bot, row, row.body)


async def _words(bot: CaylusBot, sheet: Sheet) -> Words:
    return words(await bot.preferences.language(sheet.server, game=sheet.language))


def home(sheet: Sheet) -> int:
    """Where a game is played: its thread, or the channel of its card."""
    return sheet.thread if sheet.thread is not None else sheet.channel


async def send(
    bot: CaylusBot,
    sheet: Sheet,
    text: str,
    *,
    nonce: str,
    users: Sequence[int | None] = (),
    view: discord.ui.View | None = None,
    files: Sequence[discord.File] = (),
    channel: int | None = None,
) -> discord.Message:
    """Sends a message to where a game is played, once for a nonce; a deleted thread is replaced."""
    kwargs: dict[str, Any] = {"allowed_mentions": people.pings(*users), "nonce": nonce}
    if view is not None:
        kwargs["view"] = view
    if files:
        kwargs["files"] = list(files)
    where = channel if channel is not None else home(sheet)
    try:
        return await bot.channel(where, sheet.server).send(text, **kwargs)
    except discord.NotFound as problem:
        if where == sheet.channel or problem.code != UNKNOWN_CHANNEL:
            raise
        thread = await _new_home(bot, sheet)
        for file in files:
            file.reset(seek=True)
        return await bot.channel(thread, sheet.server).send(text, **kwargs)


async def _new_home(bot: CaylusBot, sheet: Sheet) -> int:
    """A new thread for a game whose thread was deleted, or its channel; the first message says so."""
    say = await _words(bot, sheet)
    try:
        thread = await open_thread(bot, sheet, say, fresh=True)
    except NoThread:
        thread = sheet.channel
    try:
        await bot.table.moved(sheet.id, thread)
    except SeatTaken:
        if bot.deliveries.trouble.get(sheet.id) == "trouble-gone":
            raise
        bot.deliveries.trouble[sheet.id] = "trouble-gone"
        await bot.channel(sheet.channel, sheet.server).send(
            say.say("thread-deleted-busy", game=cards.title(say, sheet)),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        raise
    for role in ("prompt", "pin", "board"):
        await bot.table.lose(sheet.id, role)
    players = [seat.user for seat in sheet.seats]
    await bot.channel(thread, sheet.server).send(
        say.say("thread-deleted", game=cards.title(say, sheet)), allowed_mentions=people.pings(*players)
    )
    return thread


# Notices


async def _card(bot: CaylusBot, row: Notice, body: n.Card) -> bool:
    sheet = await bot.table.sheet(row.game)
    say = await _words(bot, sheet)
    shown = cards.lobby(say, sheet)
    found = await bot.table.found(row.game, "card")
    if found is not None:
        done = await cards.edit(
            bot,
            found.channel,
            found.message,
            content=shown.text,
            view=shown.view,
            allowed_mentions=shown.mentions,
        )
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
    await bot.table.delivered(row.id, role="card", channel=sheet.channel, message=sent.id)
    return True


async def _began(bot: CaylusBot, row: Notice, body: n.Began) -> bool:
    """Opens the thread (or says why there is none), pins the status, tells what was drawn."""
    sheet = await bot.table.sheet(row.game)
    say = await _words(bot, sheet)
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
            if row.attempts:
                raise
            sent = say.say("thread-needed", game=cards.title(say, sheet), host=f"<@{sheet.host}>")
            await bot.channel(sheet.channel, sheet.server).send(
                sent, nonce=row.nonce, allowed_mentions=people.pings(sheet.host)
            )
            raise
    position = await bot.table.position(row.game)
    if await bot.table.found(row.game, "pin") is None:
        await cards.post_pin(bot, position, say, nonce=f"{row.nonce}p")
    if await bot.table.found(row.game, f"report:{row.id}") is None:
        events = body.read(position.game)
        lines = [say.say("began-line", game=cards.title(say, sheet))]
        lines += [people.called(seat) for seat in sheet.seats]
        lines.append(cards.options_line(say, sheet))
        lines += reporting.sentences(say, position.game, sheet.names, events, reporting.MINOR)
        if sheet.commitment:
            lines.append(say.say("began-commitment", commitment=sheet.commitment))
        if why is not None:
            lines.append(say.say(why))
        if not bot.may_attach(home(sheet), sheet.server):
            lines.append(say.say("began-no-pictures"))
        sent_message = await send(
            bot,
            sheet,
            reporting.paged(say, lines)[0],
            nonce=row.nonce,
            users=[seat.user for seat in sheet.seats],
        )
        await bot.table.keep(
            row.game, f"report:{row.id}", sent_message.channel.id, sent_message.id, row.revision
        )
    await _card_now(bot, sheet, say)
    return False


async def _card_now(bot: CaylusBot, sheet: Sheet, say: Words) -> None:
    found = await bot.table.found(sheet.id, "card")
    if found is None:
        return
    shown = cards.lobby(say, sheet, await bot.table.position(sheet.id))
    bot.card_edits[sheet.id] = bot.now()
    await cards.edit(
        bot,
        found.channel,
        found.message,
        content=shown.text,
        view=shown.view,
        allowed_mentions=shown.mentions,
    )


async def _report(bot: CaylusBot, row: Notice, body: n.Report) -> bool:
    role = f"report:{row.id}"
    if await bot.table.found(row.game, role) is not None:
        return False
    position = await bot.table.position(row.game)
    sheet = position.sheet
    say = await _words(bot, sheet)
    pages = reporting.report(
        say,
        position.game,
        sheet.names,
        [(part.turn, part.phase, part.read(position.game)) for part in body.phases],
    )
    sent = None
    # From phase 3 on players may answer what comes later in the turn; the button pings nobody.
    ahead = None
    if sheet.status == "running" and sheet.phase >= AHEAD_FROM:
        ahead = planning.ahead_button(say, sheet.id, sheet.revision)
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


async def prompt(bot: CaylusBot, position: Position, *, nonce: str) -> None:
    """Makes the present question the last message: edits the prompt for the same player, or posts anew."""
    sheet, decision = position.sheet, position.decision
    if decision is None or sheet.status != "running":
        await _retire(bot, position)
        return
    found = await bot.table.found(sheet.id, "prompt")
    if found is not None and found.revision == position.revision:
        return
    say = await _words(bot, sheet)
    since = reporting.since(say, position.game, sheet.names, await bot.table.since(sheet.id, decision.seat))
    asked = prompting.public(say, position, since)
    user = sheet.seats[decision.seat].user
    last = bot.prompted.get(sheet.id)
    if found is not None and last == (found.message, decision.seat):
        age = (discord.utils.utcnow() - discord.utils.snowflake_time(found.message)).total_seconds()
        if age < HOUR and await _edited(bot, found.channel, found.message, asked):
            await bot.table.keep(sheet.id, "prompt", found.channel, found.message, position.revision)
            return
    if user is not None and not await bot.is_member(sheet.server, user):
        asked = asked._replace(
            text=asked.text + "\n" + say.say("player-left", seat=sheet.seats[decision.seat].colour)
        )
    again = last is not None and last[1] == decision.seat  # one ping a turn
    sent = await send(bot, sheet, asked.text, nonce=nonce, users=[] if again else [user], view=asked.view)
    await _retire(bot, position)
    if not again:
        bot.lines.pop(sheet.id, None)
    bot.prompted[sheet.id] = (sent.id, decision.seat)
    await bot.table.keep(sheet.id, "prompt", sent.channel.id, sent.id, position.revision)


async def _edited(bot: CaylusBot, channel: int, message: int, asked: prompting.Asked) -> bool:
    try:
        return await cards.edit(
            bot,
            channel,
            message,
            content=asked.text,
            view=asked.view,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as problem:
        if problem.code == TOO_OLD_TO_EDIT:
            return False
        raise


async def _retire(bot: CaylusBot, position: Position) -> None:
    """Takes the components off the prompt that is over, and says in it what was chosen."""
    game = position.sheet.id
    found = await bot.table.found(game, "prompt")
    lines = bot.lines.get(game)
    if found is None:
        return
    changes: dict[str, Any] = {"view": None}
    if lines is not None and not (prompting.is_private(position) and lines.seat == position.sheet.deciding):
        # A chain of private decisions is told when it is complete: its first half would show a card.
        say = await _words(bot, position.sheet)
        bot.lines.pop(game, None)
        changes["content"] = prompting.acted(say, position, lines.text, lines.seat)
        changes["allowed_mentions"] = discord.AllowedMentions.none()
    # An old message that can't be edited any more stays: its buttons answer that they are of the past.
    with contextlib.suppress(discord.HTTPException):
        await cards.edit(bot, found.channel, found.message, **changes)
    await bot.table.lose(game, "prompt")


async def _ended(bot: CaylusBot, row: Notice, body: n.Ended) -> bool:
    role = f"report:{row.id}"
    if await bot.table.found(row.game, role) is not None:
        return False
    position = await bot.table.position(row.game)
    sheet = position.sheet
    say = await _words(bot, sheet)
    await _retire(bot, position)
    events = await whole_game(bot, sheet)
    points = position.game.points_by_source(events, len(sheet.seats))
    table = reporting.final_table(say, sheet, points)
    view = parts.view([parts.button(say.say("button-rematch"), Press("rematch", sheet.id, row.revision))])
    record = await bot.table.export(row.game)
    sent = await send(
        bot,
        sheet,
        reporting.winners(say, sheet) + "\n" + table,
        nonce=row.nonce,
        users=[seat.user for seat in sheet.seats],
        view=view,
    )
    await bot.table.keep(row.game, role, sent.channel.id, sent.id, row.revision)
    try:
        if not bot.may_attach(home(sheet), sheet.server):
            raise NoFiles
        await send(
            bot,
            sheet,
            say.say("ended-record"),
            nonce=f"{row.nonce}r",
            files=[bot.text_file(record.name, record.text)],
        )
    except (discord.Forbidden, NoFiles):
        await send(bot, sheet, say.say("ended-record-command"), nonce=f"{row.nonce}r")
    await _card_now(bot, sheet, say)
    bot.forget(sheet.id)
    return False


async def whole_game(bot: CaylusBot, sheet: Sheet) -> list[Event]:
    """Every event of a game, in order."""
    found: list[Event] = []
    for turn in range(sheet.turn + 1):
        for phase in await bot.table.history(sheet.id, turn):
            found += phase.events
    return found


async def _vote_opened(bot: CaylusBot, row: Notice, body: n.VoteOpened) -> bool:
    await votes.post(bot, row, body.vote)
    return True


async def _vote_changed(bot: CaylusBot, row: Notice, body: n.VoteChanged) -> bool:
    await votes.changed(bot, row, body.vote)
    return True


async def _line(bot: CaylusBot, row: Notice, message_id: str, **args: Any) -> bool:
    """A notice of one sentence; `ping` is who is mentioned."""
    sheet = await bot.table.sheet(row.game)
    say = await _words(bot, sheet)
    users = args.pop("users", ())
    await send(bot, sheet, say.say(message_id, **args), nonce=row.nonce, users=users)
    await bot.table.delivered(row.id)
    return True


async def _undone(bot: CaylusBot, row: Notice, body: n.Undone) -> bool:
    position = await bot.table.position(row.game)
    sheet = position.sheet
    say = await _words(bot, sheet)
    codes = say.join(
        [f"{sheet.names[seat]} `{bot.shown_code(position, code)}`" for seat, code in body.codes[:10]]
    )
    if len(body.codes) > 10:
        codes = say.say("undone-more", codes=codes, count=len(body.codes) - 10)
    text = say.say(
        "undone-vote" if body.by_vote else "undone-free",
        player=people.called(sheet.seats[body.seat]),
        codes=codes,
    )
    await send(bot, sheet, text, nonce=row.nonce)
    bot.prompted.pop(row.game, None)
    await bot.table.delivered(row.id)
    return True


async def _seat_changed(bot: CaylusBot, row: Notice, body: n.SeatChanged) -> bool:
    sheet = await bot.table.sheet(row.game)
    seat = sheet.seats[body.seat]
    bot.prompted.pop(row.game, None)
    return await _line(
        bot,
        row,
        f"seat-{body.how}",
        seat=f"{people.mark(seat.seat)} **{seat.colour}**",
        player=people.called(seat),
        users=[seat.user],
    )


async def _changed(bot: CaylusBot, row: Notice, body: n.Changed) -> bool:
    say = await _words(bot, await bot.table.sheet(row.game))
    told = [say.say(f"option-{name}-{value}") for name, value in body.settings.items()]
    return await _line(bot, row, "settings-changed", settings=say.join(told))


async def _paused(bot: CaylusBot, row: Notice, body: n.Paused) -> bool:
    bot.prompted.pop(row.game, None)
    return await _line(bot, row, "clocks-paused" if body.on else "clocks-on")


async def _cancelled(bot: CaylusBot, row: Notice, body: n.Cancelled) -> bool:
    position = await bot.table.position(row.game)
    await _retire(bot, position)
    await _line(bot, row, f"cancelled-{body.by}", users=[seat.user for seat in position.sheet.seats])
    await _card_now(bot, position.sheet, await _words(bot, position.sheet))
    return True


async def _reminder(bot: CaylusBot, row: Notice, body: n.Reminder) -> bool:
    await bot.remind(row, body)
    return True


async def _time_up(bot: CaylusBot, row: Notice, body: n.TimeUp) -> bool:
    sheet = await bot.table.sheet(row.game)
    seat = sheet.seats[body.seat]
    if body.code is None:
        return await _line(bot, row, "time-up", player=people.called(seat))
    return await _line(bot, row, "time-up-played", player=people.called(seat), code=body.code)


async def _note(bot: CaylusBot, row: Notice, body: n.Note) -> bool:
    """For one person only: by direct message; what can't be delivered so is dropped."""
    sheet = await bot.table.sheet(row.game)
    user = sheet.seats[body.seat].user
    if user is not None:
        say = words(await bot.preferences.language(sheet.server, user))
        text = say.say("note-line", game=cards.title(say, sheet), note=say.say(body.id, **body.args))
        await bot.direct(user, text)
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
}


# Pictures, after the words


async def add_pictures(bot: CaylusBot, row: Notice) -> None:
    """Draws the pictures of a report whose words are posted, and adds them to its message."""
    found = await bot.table.found(row.game, f"report:{row.id}")
    sheet = await bot.table.sheet(row.game)
    server = await bot.preferences.of_server(sheet.server)
    look = server.get("pictures", "full")
    if found is None or look == "none" or not bot.may_attach(found.channel, sheet.server):
        return
    position = await bot.table.position(row.game)
    language = await bot.preferences.language(sheet.server, game=sheet.language)
    names = tuple(people.plain(seat.name) for seat in sheet.seats)

    def wanted(view: Any, events: Sequence[Event]) -> Wanted:
        return Wanted(look, sheet.game, language, view, tuple(events), names)  # type: ignore[arg-type]

    body = row.body
    boards: list[Wanted] = []
    if isinstance(body, n.Report):
        for part in body.phases:
            events = part.read(position.game)
            if any(reporting.tag(event) not in reporting.QUIET for event in events):
                boards.append(wanted(events[-1].view, events))  # type: ignore[attr-defined]
    elif isinstance(body, n.Began):
        boards.append(wanted(position.view(), ()))
    elif isinstance(body, n.Ended):
        boards.append(wanted(position.view(), await bot.table.last_phase(row.game)))
        table = wanted(position.view(), await whole_game(bot, sheet))
        boards.append(table._replace(look="score"))
    files = await bot.pictures.files(boards[-10:])
    if not files:
        return
    message = bot.message(found.channel, found.message)
    try:
        await message.edit(attachments=files)
    except discord.NotFound:
        return
    await bot.table.keep(row.game, "board", found.channel, found.message, row.revision)


def explained(problem: BaseException) -> str:
    """The message that says why nothing can be posted, and how to mend it."""
    if isinstance(problem, discord.Forbidden):
        return "trouble-forbidden"
    if isinstance(problem, discord.NotFound):
        return "trouble-gone"
    return "trouble-discord"

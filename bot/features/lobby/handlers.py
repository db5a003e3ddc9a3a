"""From the lobby card to the start, and the votes of a running game: what buttons and commands share."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import discord

from bot.core import lobby, outbox, queries, rematch, seats, votes
from bot.core import notifications as n
from bot.core.admission import ENTRIES, Admission
from bot.core.errors import NoGame
from bot.core.model import HINTS, LATES, LEVELS, PACES, UNDO_POLICIES, Person
from bot.delivery import lobby_card, send, vote_message
from bot.features.computers import use_cases as computers_use_cases
from bot.features.invitations import use_cases as invitations_use_cases
from bot.interactions.errors import Refusal
from bot.text.localization import words
from rules.register import GAMES, find_game
from storage import StorageError, message_slots

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.components.custom_id import Press
    from bot.core.model import Outcome, Sheet
    from bot.interactions.context import Ask

VERSUS_LEVEL = 2  # of the computer that one press seats: it thinks for a moment and can be beaten
POSTING = discord.Permissions(view_channel=True, send_messages=True)


async def create(
    ask: Ask,
    game: str,
    options: Mapping[str, str],
    *,
    undo: str,
    pace: str,
    late: str,
    pictures: str | None,
    language: str | None = None,
    invited: Sequence[discord.User | discord.Member],
    practice: int,
    computers: int = 0,
    level: int | None = None,
    hints: str = HINTS[0],
    rated: str | None = None,
    who: str = ENTRIES[0],
) -> Sheet:
    """Opens a lobby; the answer is its card."""
    await check_place(ask)
    known = find_game(game)
    wrong = [name for name in options if name not in known.options]
    if wrong:
        raise Refusal(
            "new-option-misfit",
            game=ask.words.say(f"game-{game}".replace("_", "-")),
            options=", ".join(f"`{name}`" for name in wrong),
            fitting=", ".join(f"`{name}`" for name in known.options),
        )
    refusing = await ask.db.read(invitations_use_cases.refusing, ask.user) if invited else frozenset()
    for user in invited:
        if user.id in refusing:
            raise Refusal("invite-refused", user=f"<@{user.id}>")
    bots = [user for user in invited if user.bot]
    if bots:
        raise Refusal("new-invited-bot", user=f"<@{bots[0].id}>")
    for user in invited:
        await need_sight(ask, user, ask.channel)
    outcome = await ask.db.run_once(
        ask.delivery,
        lobby.create,
        ask.person,
        ask.place,
        game,
        options,
        undo=undo,
        pace=pace,
        late=late,
        language=language or await usual_language(ask),
        pictures=pictures,
        invited=[user.id for user in invited if user.id != ask.user],
        practice=practice,
        computers=computers,
        level=level,
        hints=hints,
        rated=rated,
        admission=await _admission(ask, game, who),
    )
    await answer_with_card(ask, outcome)
    return outcome.sheet


async def _admission(ask: Ask, game: str, who: str) -> Admission:
    """A lobby's kind; a rated one is for ratings near the host's."""
    if who == "rated":
        return await ask.db.read(invitations_use_cases.near, ask.server, game, ask.user)
    return Admission(next(one for one in ENTRIES if one == who))


async def open_usual(ask: Ask, game: str, *, practice: int) -> Sheet:
    """Opens a lobby with the usual options, of a button that says no more."""
    return await create(
        ask,
        game,
        {},
        undo=UNDO_POLICIES[0],
        pace=PACES[0],
        late=LATES[0],
        pictures=None,
        invited=(),
        practice=practice,
    )


async def usual_language(ask: Ask) -> str:
    """The language of a new table where nobody chose one: the server's, which it keeps when that changes."""
    return await ask.office.preferences.language(ask.server)


async def check_place(ask: Ask) -> None:
    """Refuses a table where the server's settings don't want one, or where the bot could not post."""
    server = await ask.office.preferences.of_server(ask.server)
    allowed = [int(channel) for channel in server.get("channels", "").split()]
    parent = getattr(ask.interaction.channel, "parent_id", None)
    if allowed and ask.channel not in allowed and parent not in allowed:
        raise Refusal("new-wrong-channel", channels=" ".join(f"<#{channel}>" for channel in allowed))
    if not ask.interaction.app_permissions >= POSTING:
        raise Refusal("trouble-forbidden")


async def move(ask: Ask, sheet: Sheet) -> None:
    """Lets a game go on in this channel whose own was deleted; where only its thread was, nobody may see it here who
    doesn't see that channel."""
    guild, home = ask.interaction.guild, send.home(sheet)
    if guild is None or sheet.status != "running" or not await ask.sight.is_gone(guild, home):
        raise Refusal("move-not-gone")
    gone = home == sheet.channel or await ask.sight.is_gone(guild, sheet.channel)
    if not gone and not await ask.sight.all_see(guild, ask.channel, sheet.channel):
        raise Refusal(
            "public-elsewhere", game=lobby_card.title(ask.words, sheet), where=f"<#{sheet.channel}>"
        )
    await check_place(ask)
    await _check_room(ask)
    outcome = await ask.db.run_once(ask.delivery, lobby.relocate, sheet.id, ask.person, ask.place)
    await ask.say(ask.words.say("move-done", game=lobby_card.title(ask.words, outcome.sheet)))
    await ask.db.run(outbox.hurry, sheet.id)
    ask.office.relay.kick(sheet.id)


async def need_sight(ask: Ask, user: discord.User | discord.Member, place: int) -> None:
    """Refuses to bring somebody to a table who can't look there: a seat or a mention would let them in."""
    if user.id == ask.user and ask.looks:
        return
    if not isinstance(user, discord.Member) or not (await ask.sight.rights(user, place)).looks:
        raise Refusal("cant-look-there", user=f"<@{user.id}>")


async def _check_room(ask: Ask) -> None:
    """Refuses a start where no thread can be opened and another game is being played in the channel itself."""
    may = ask.interaction.app_permissions.create_public_threads
    if may and isinstance(ask.interaction.channel, discord.TextChannel):
        return
    here = await ask.db.read(queries.game_in, ask.channel)
    if here is not None and (await ask.db.read(queries.sheet, here)).status == "running":
        raise Refusal("start-channel-busy", game=str(here))


async def answer_with_card(ask: Ask, outcome: Outcome) -> None:
    """Answers with the lobby card; where that fails the outbox posts it."""
    sheet = outcome.sheet
    ask.game = sheet.id
    if outcome.repeated:
        await ask.say(ask.words.say("acted-already"))
        return
    say = words(await ask.office.preferences.language(sheet.server, game=sheet.language))
    shown = lobby_card.lobby(say, sheet, now=ask.office.now())
    ask.public = True
    async with ask.db.lock(sheet.id):
        if await ask.say(shown.text, view=shown.view, mentions=shown.mentions) and ask.sent is not None:
            with contextlib.suppress(StorageError):  # the table is made; its card is then posted once more
                for row in await ask.db.read(outbox.pending, sheet.id):
                    if isinstance(row.body, n.Card):
                        await ask.db.run(
                            outbox.posted,
                            row.id,
                            role=message_slots.CARD,
                            channel=ask.channel,
                            message=ask.sent,
                        )
    ask.office.relay.kick(sheet.id)


async def answer_on_card(ask: Ask, outcome: Outcome, said: str) -> None:
    """Answers by bringing the pressed card up to date, or with a sentence where no card was pressed."""
    sheet = outcome.sheet
    message = ask.interaction.message
    found = await ask.db.read(outbox.found, sheet.id, message_slots.CARD)
    if message is not None and found is not None and found.message == message.id:
        say = words(await ask.office.preferences.language(sheet.server, game=sheet.language))
        shown = lobby_card.lobby(say, sheet, now=ask.office.now())
        async with ask.db.lock(sheet.id):
            if await ask.edit(shown.text, view=shown.view):
                with contextlib.suppress(StorageError):  # the card is then edited once more
                    for row in await ask.db.read(outbox.pending, sheet.id):
                        if isinstance(row.body, n.Card):
                            await ask.db.run(outbox.posted, row.id)
    else:
        await ask.say(said)
    ask.office.relay.kick(sheet.id)


async def join(ask: Ask, game: int) -> None:
    """Takes a seat."""
    outcome = await ask.db.run_once(ask.delivery, lobby.join, game, ask.person)
    await answer_on_card(
        ask, outcome, ask.words.say("joined", game=lobby_card.title(ask.words, outcome.sheet))
    )


async def leave(ask: Ask, game: int) -> None:
    """Gives a seat up before the start."""
    outcome = await ask.db.run_once(ask.delivery, lobby.leave, game, ask.person)
    await answer_on_card(ask, outcome, ask.words.say("left", game=lobby_card.title(ask.words, outcome.sheet)))


async def start(ask: Ask, game: int) -> None:
    """Starts the game; the thread, the board and the first prompt follow from the outbox."""
    await _check_room(ask)
    outcome = await ask.db.run_once(ask.delivery, lobby.start, game, ask.person)
    await answer_on_card(
        ask, outcome, ask.words.say("started", game=lobby_card.title(ask.words, outcome.sheet))
    )
    ask.office.due(outcome.sheet)


async def cancel(ask: Ask, sheet: Sheet) -> None:
    """Closes a lobby, ends a running game, or asks its players, by what the asker may do."""
    person = ask.person
    who = (await ask.office.preferences.of_server(ask.server)).get("cancel", "moderators")
    if sheet.status == "running" and who == "players":
        person = Person(person.user, person.name, moderator=False)
    outcome = await ask.db.run_once(ask.delivery, votes.cancel, sheet.id, person)
    said = "vote-asked" if outcome.vote is not None else "cancelled-done"
    await answer_on_card(ask, outcome, ask.words.say(said, game=lobby_card.title(ask.words, outcome.sheet)))


async def vote(ask: Ask, game: int, number: int, yes: bool) -> None:
    """Answers a vote of this game; its message is brought up to date."""
    if (await ask.db.read(votes.find, number)).game != game:
        raise NoGame("table-no-vote")
    with ask.office.relay.answering(game):
        outcome = await ask.db.run_once(ask.delivery, votes.answer, number, ask.person, yes)
        if outcome.vote is not None and ask.interaction.message is not None:
            sheet = outcome.sheet
            say = words(await ask.office.preferences.language(sheet.server, game=sheet.language))
            await ask.edit(
                await vote_message.text(ask.office, say, outcome.position, outcome.vote),
                view=vote_message.buttons(say, outcome.vote),
            )
        else:
            await ask.say(ask.words.say("vote-taken"))
    ask.office.due(outcome.sheet)


# Buttons


async def pressed_join(ask: Ask, press: Press, values: list[str]) -> None:
    await join(ask, press.game)


async def pressed_leave(ask: Ask, press: Press, values: list[str]) -> None:
    await leave(ask, press.game)


async def pressed_start(ask: Ask, press: Press, values: list[str]) -> None:
    await start(ask, press.game)


async def pressed_computer(ask: Ask, press: Press, values: list[str]) -> None:
    """The host gives the next seat to a computer of the table's level."""
    outcome = await ask.db.run_once(ask.delivery, computers_use_cases.add, press.game, ask.person)
    await answer_on_card(ask, outcome, ask.words.say("computer-added"))


async def pressed_no_computer(ask: Ask, press: Press, values: list[str]) -> None:
    """The host takes out the computer that sat down last."""
    outcome = await ask.db.run_once(ask.delivery, computers_use_cases.remove, press.game, ask.person)
    await answer_on_card(ask, outcome, ask.words.say("computer-removed"))


async def pressed_level(ask: Ask, press: Press, values: list[str]) -> None:
    """The host gives the computers of a lobby the next level, behind the last the first again."""
    sheet = await ask.db.read(queries.sheet, press.game)
    level = LEVELS[(LEVELS.index(sheet.level) + 1) % len(LEVELS)]
    outcome = await ask.db.run_once(ask.delivery, seats.change, press.game, ask.person, {"level": level})
    await answer_on_card(ask, outcome, ask.words.say("computer-level", level=level))


async def pressed_versus(ask: Ask, press: Press, values: list[str]) -> None:
    """A game against a computer, begun at once; of a game that this version doesn't know the press says nothing."""
    ask.need_server()
    if press.rest not in GAMES:
        raise Refusal("press-unknown")
    await check_place(ask)
    await _check_room(ask)
    outcome = await ask.db.run_once(
        ask.delivery,
        computers_use_cases.versus,
        ask.person,
        ask.place,
        press.rest,
        1,
        VERSUS_LEVEL,
        language=await usual_language(ask),
    )
    await answer_with_card(ask, outcome)
    ask.office.due(outcome.sheet)


async def pressed_allow(ask: Ask, press: Press, values: list[str]) -> None:
    await vote(ask, press.game, press.number, True)


async def pressed_decline(ask: Ask, press: Press, values: list[str]) -> None:
    await vote(ask, press.game, press.number, False)


async def pressed_rematch(ask: Ask, press: Press, values: list[str]) -> None:
    """A lobby in the parent channel, with the old players invited; its card comes from the outbox. Who presses
    later joins it, or is told where it is."""
    uninvited = await _blind(ask, await ask.db.read(queries.sheet, press.game))
    outcome = await ask.db.run_once(
        ask.delivery, rematch.rematch, press.game, ask.person, uninvited=uninvited
    )
    sheet = outcome.sheet
    if outcome.known:
        seated = sheet.status == "lobby" and sheet.seats_of(ask.user)
        said = "rematch-seat" if seated else "rematch-known"
        await ask.say(
            ask.words.say(said, game=lobby_card.title(ask.words, sheet), link=await _link(ask, sheet))
        )
        ask.office.relay.kick(sheet.id)
        return
    if sheet.channel == ask.channel:
        await answer_with_card(ask, outcome)
        return
    await ask.say(ask.words.say("rematch-made", channel=f"<#{sheet.channel}>"))
    ask.office.relay.kick(sheet.id)


async def _blind(ask: Ask, sheet: Sheet) -> set[int]:
    """The other holders of seats who don't see (any more) where a rematch would be: a mention would let them in."""
    guild = ask.interaction.guild
    others = [user for user in sorted({seat.user for seat in sheet.seats if seat.user}) if user != ask.user]
    if guild is None or sheet.status != "finished":
        return set(others)
    sees = await asyncio.gather(*(ask.sight.sees(guild, user, sheet.channel) for user in others))
    return {user for user, looks in zip(others, sees, strict=True) if not looks}


async def _link(ask: Ask, sheet: Sheet) -> str:
    """Where a table is: its card while people gather, then the thread or channel it is played in."""
    if sheet.status != "lobby":
        return f"<#{send.home(sheet)}>"
    card = await ask.db.read(outbox.found, sheet.id, message_slots.CARD)
    if card is None:
        return f"<#{sheet.channel}>"
    return f"https://discord.com/channels/{sheet.server}/{card.channel}/{card.message}"

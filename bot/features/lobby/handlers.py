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
from bot.text.localization import localization_for
from rules.register import GAMES, find_game
from storage import StorageError, message_slots

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.components.custom_id import CustomId
    from bot.core.model import GameInfo, Outcome
    from bot.interactions.context import Context

VERSUS_LEVEL = 2  # of the computer that one press seats: it thinks for a moment and can be beaten
POSTING = discord.Permissions(view_channel=True, send_messages=True)


async def create(
    ctx: Context,
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
) -> GameInfo:
    """Opens a lobby; the answer is its card."""
    await check_place(ctx)
    known = find_game(game)
    wrong = [name for name in options if name not in known.options]
    if wrong:
        raise Refusal(
            "new-option-misfit",
            game=ctx.l10n.format(f"game-{game}".replace("_", "-")),
            options=", ".join(f"`{name}`" for name in wrong),
            fitting=", ".join(f"`{name}`" for name in known.options),
        )
    refusing = await ctx.db.read(invitations_use_cases.refusing, ctx.user) if invited else frozenset()
    for user in invited:
        if user.id in refusing:
            raise Refusal("invite-refused", user=f"<@{user.id}>")
    bots = [user for user in invited if user.bot]
    if bots:
        raise Refusal("new-invited-bot", user=f"<@{bots[0].id}>")
    for user in invited:
        await need_sight(ctx, user, ctx.channel)
    outcome = await ctx.db.run_once(
        ctx.delivery,
        lobby.create,
        ctx.person,
        ctx.place,
        game,
        options,
        undo=undo,
        pace=pace,
        late=late,
        language=language or await usual_language(ctx),
        pictures=pictures,
        invited=[user.id for user in invited if user.id != ctx.user],
        practice=practice,
        computers=computers,
        level=level,
        hints=hints,
        rated=rated,
        admission=await _admission(ctx, game, who),
    )
    await answer_with_card(ctx, outcome)
    return outcome.info


async def _admission(ctx: Context, game: str, who: str) -> Admission:
    """A lobby's kind; a rated one is for ratings near the host's."""
    if who == "rated":
        return await ctx.db.read(invitations_use_cases.near, ctx.server, game, ctx.user)
    return Admission(next(one for one in ENTRIES if one == who))


async def open_usual(ctx: Context, game: str, *, practice: int) -> GameInfo:
    """Opens a lobby with the usual options, of a button that says no more."""
    return await create(
        ctx,
        game,
        {},
        undo=UNDO_POLICIES[0],
        pace=PACES[0],
        late=LATES[0],
        pictures=None,
        invited=(),
        practice=practice,
    )


async def usual_language(ctx: Context) -> str:
    """The language of a new table where nobody chose one: the server's, which it keeps when that changes."""
    return await ctx.services.settings_cache.language(ctx.server)


async def check_place(ctx: Context) -> None:
    """Refuses a table where the server's settings don't want one, or where the bot could not post."""
    server = await ctx.services.settings_cache.of_server(ctx.server)
    allowed = [int(channel) for channel in server.get("channels", "").split()]
    parent = getattr(ctx.interaction.channel, "parent_id", None)
    if allowed and ctx.channel not in allowed and parent not in allowed:
        raise Refusal("new-wrong-channel", channels=" ".join(f"<#{channel}>" for channel in allowed))
    if not ctx.interaction.app_permissions >= POSTING:
        raise Refusal("trouble-forbidden")


async def move(ctx: Context, info: GameInfo) -> None:
    """Lets a game go on in this channel whose own was deleted; where only its thread was, nobody may see it here who
    doesn't see that channel."""
    guild, home = ctx.interaction.guild, send.home(info)
    if guild is None or info.status != "running" or not await ctx.permissions.is_gone(guild, home):
        raise Refusal("move-not-gone")
    gone = home == info.channel or await ctx.permissions.is_gone(guild, info.channel)
    if not gone and not await ctx.permissions.all_see(guild, ctx.channel, info.channel):
        raise Refusal("public-elsewhere", game=lobby_card.title(ctx.l10n, info), where=f"<#{info.channel}>")
    await check_place(ctx)
    await _check_room(ctx)
    outcome = await ctx.db.run_once(ctx.delivery, lobby.relocate, info.id, ctx.person, ctx.place)
    await ctx.send(ctx.l10n.format("move-done", game=lobby_card.title(ctx.l10n, outcome.info)))
    await ctx.db.run(outbox.hurry, info.id)
    ctx.services.delivery_worker.kick(info.id)


async def need_sight(ctx: Context, user: discord.User | discord.Member, place: int) -> None:
    """Refuses to bring somebody to a table who can't look there: a seat or a mention would let them in."""
    if user.id == ctx.user and ctx.looks:
        return
    if not isinstance(user, discord.Member) or not (await ctx.permissions.rights(user, place)).looks:
        raise Refusal("cant-look-there", user=f"<@{user.id}>")


async def _check_room(ctx: Context) -> None:
    """Refuses a start where no thread can be opened and another game is being played in the channel itself."""
    may = ctx.interaction.app_permissions.create_public_threads
    if may and isinstance(ctx.interaction.channel, discord.TextChannel):
        return
    here = await ctx.db.read(queries.game_in, ctx.channel)
    if here is not None and (await ctx.db.read(queries.info, here)).status == "running":
        raise Refusal("start-channel-busy", game=str(here))


async def answer_with_card(ctx: Context, outcome: Outcome) -> None:
    """Answers with the lobby card; where that fails the outbox posts it."""
    info = outcome.info
    ctx.game = info.id
    if outcome.repeated:
        await ctx.send(ctx.l10n.format("acted-already"))
        return
    l10n = localization_for(await ctx.services.settings_cache.language(info.server, game=info.language))
    shown = lobby_card.lobby(l10n, info, now=ctx.services.now())
    ctx.public = True
    async with ctx.db.lock(info.id):
        if await ctx.send(shown.text, view=shown.view, mentions=shown.mentions) and ctx.sent is not None:
            with contextlib.suppress(StorageError):  # the table is made; its card is then posted once more
                for row in await ctx.db.read(outbox.pending, info.id):
                    if isinstance(row.body, n.Card):
                        await ctx.db.run(
                            outbox.posted,
                            row.id,
                            role=message_slots.CARD,
                            channel=ctx.channel,
                            message=ctx.sent,
                        )
    ctx.services.delivery_worker.kick(info.id)


async def answer_on_card(ctx: Context, outcome: Outcome, said: str) -> None:
    """Answers by bringing the pressed card up to date, or with a sentence where no card was pressed."""
    info = outcome.info
    message = ctx.interaction.message
    found = await ctx.db.read(outbox.found, info.id, message_slots.CARD)
    if message is not None and found is not None and found.message == message.id:
        l10n = localization_for(await ctx.services.settings_cache.language(info.server, game=info.language))
        shown = lobby_card.lobby(l10n, info, now=ctx.services.now())
        async with ctx.db.lock(info.id):
            if await ctx.edit(shown.text, view=shown.view):
                with contextlib.suppress(StorageError):  # the card is then edited once more
                    for row in await ctx.db.read(outbox.pending, info.id):
                        if isinstance(row.body, n.Card):
                            await ctx.db.run(outbox.posted, row.id)
    else:
        await ctx.send(said)
    ctx.services.delivery_worker.kick(info.id)


async def join(ctx: Context, game: int) -> None:
    """Takes a seat."""
    outcome = await ctx.db.run_once(ctx.delivery, lobby.join, game, ctx.person)
    await answer_on_card(
        ctx, outcome, ctx.l10n.format("joined", game=lobby_card.title(ctx.l10n, outcome.info))
    )


async def leave(ctx: Context, game: int) -> None:
    """Gives a seat up before the start."""
    outcome = await ctx.db.run_once(ctx.delivery, lobby.leave, game, ctx.person)
    await answer_on_card(ctx, outcome, ctx.l10n.format("left", game=lobby_card.title(ctx.l10n, outcome.info)))


async def start(ctx: Context, game: int) -> None:
    """Starts the game; the thread, the board and the first prompt follow from the outbox."""
    await _check_room(ctx)
    outcome = await ctx.db.run_once(ctx.delivery, lobby.start, game, ctx.person)
    await answer_on_card(
        ctx, outcome, ctx.l10n.format("started", game=lobby_card.title(ctx.l10n, outcome.info))
    )
    ctx.services.due(outcome.info)


async def cancel(ctx: Context, info: GameInfo) -> None:
    """Closes a lobby, ends a running game, or asks its players, by what the asker may do."""
    person = ctx.person
    who = (await ctx.services.settings_cache.of_server(ctx.server)).get("cancel", "moderators")
    if info.status == "running" and who == "players":
        person = Person(person.user, person.name, moderator=False)
    outcome = await ctx.db.run_once(ctx.delivery, votes.cancel, info.id, person)
    said = "vote-asked" if outcome.vote is not None else "cancelled-done"
    await answer_on_card(ctx, outcome, ctx.l10n.format(said, game=lobby_card.title(ctx.l10n, outcome.info)))


async def vote(ctx: Context, game: int, number: int, yes: bool) -> None:
    """Answers a vote of this game; its message is brought up to date."""
    if (await ctx.db.read(votes.find, number)).game != game:
        raise NoGame("table-no-vote")
    with ctx.services.delivery_worker.answering(game):
        outcome = await ctx.db.run_once(ctx.delivery, votes.answer, number, ctx.person, yes)
        if outcome.vote is not None and ctx.interaction.message is not None:
            info = outcome.info
            l10n = localization_for(
                await ctx.services.settings_cache.language(info.server, game=info.language)
            )
            await ctx.edit(
                await vote_message.text(ctx.services, l10n, outcome.position, outcome.vote),
                view=vote_message.buttons(l10n, outcome.vote),
            )
        else:
            await ctx.send(ctx.l10n.format("vote-taken"))
    ctx.services.due(outcome.info)


# Buttons


async def pressed_join(ctx: Context, press: CustomId, values: list[str]) -> None:
    await join(ctx, press.game)


async def pressed_leave(ctx: Context, press: CustomId, values: list[str]) -> None:
    await leave(ctx, press.game)


async def pressed_start(ctx: Context, press: CustomId, values: list[str]) -> None:
    await start(ctx, press.game)


async def pressed_computer(ctx: Context, press: CustomId, values: list[str]) -> None:
    """The host gives the next seat to a computer of the table's level."""
    outcome = await ctx.db.run_once(ctx.delivery, computers_use_cases.add, press.game, ctx.person)
    await answer_on_card(ctx, outcome, ctx.l10n.format("computer-added"))


async def pressed_no_computer(ctx: Context, press: CustomId, values: list[str]) -> None:
    """The host takes out the computer that sat down last."""
    outcome = await ctx.db.run_once(ctx.delivery, computers_use_cases.remove, press.game, ctx.person)
    await answer_on_card(ctx, outcome, ctx.l10n.format("computer-removed"))


async def pressed_level(ctx: Context, press: CustomId, values: list[str]) -> None:
    """The host gives the computers of a lobby the next level, behind the last the first again."""
    info = await ctx.db.read(queries.info, press.game)
    level = LEVELS[(LEVELS.index(info.level) + 1) % len(LEVELS)]
    outcome = await ctx.db.run_once(ctx.delivery, seats.change, press.game, ctx.person, {"level": level})
    await answer_on_card(ctx, outcome, ctx.l10n.format("computer-level", level=level))


async def pressed_versus(ctx: Context, press: CustomId, values: list[str]) -> None:
    """A game against a computer, begun at once; of a game that this version doesn't know the press says nothing."""
    ctx.need_server()
    if press.rest not in GAMES:
        raise Refusal("press-unknown")
    await check_place(ctx)
    await _check_room(ctx)
    outcome = await ctx.db.run_once(
        ctx.delivery,
        computers_use_cases.versus,
        ctx.person,
        ctx.place,
        press.rest,
        1,
        VERSUS_LEVEL,
        language=await usual_language(ctx),
    )
    await answer_with_card(ctx, outcome)
    ctx.services.due(outcome.info)


async def pressed_allow(ctx: Context, press: CustomId, values: list[str]) -> None:
    await vote(ctx, press.game, press.number, True)


async def pressed_decline(ctx: Context, press: CustomId, values: list[str]) -> None:
    await vote(ctx, press.game, press.number, False)


async def pressed_rematch(ctx: Context, press: CustomId, values: list[str]) -> None:
    """A lobby in the parent channel, with the old players invited; its card comes from the outbox. Who presses
    later joins it, or is told where it is."""
    uninvited = await _blind(ctx, await ctx.db.read(queries.info, press.game))
    outcome = await ctx.db.run_once(
        ctx.delivery, rematch.rematch, press.game, ctx.person, uninvited=uninvited
    )
    info = outcome.info
    if outcome.known:
        seated = info.status == "lobby" and info.seats_of(ctx.user)
        said = "rematch-seat" if seated else "rematch-known"
        await ctx.send(
            ctx.l10n.format(said, game=lobby_card.title(ctx.l10n, info), link=await _link(ctx, info))
        )
        ctx.services.delivery_worker.kick(info.id)
        return
    if info.channel == ctx.channel:
        await answer_with_card(ctx, outcome)
        return
    await ctx.send(ctx.l10n.format("rematch-made", channel=f"<#{info.channel}>"))
    ctx.services.delivery_worker.kick(info.id)


async def _blind(ctx: Context, info: GameInfo) -> set[int]:
    """The other holders of seats who don't see (any more) where a rematch would be: a mention would let them in."""
    guild = ctx.interaction.guild
    others = [user for user in sorted({seat.user for seat in info.seats if seat.user}) if user != ctx.user]
    if guild is None or info.status != "finished":
        return set(others)
    sees = await asyncio.gather(*(ctx.permissions.sees(guild, user, info.channel) for user in others))
    return {user for user, looks in zip(others, sees, strict=True) if not looks}


async def _link(ctx: Context, info: GameInfo) -> str:
    """Where a table is: its card while people gather, then the thread or channel it is played in."""
    if info.status != "lobby":
        return f"<#{send.home(info)}>"
    card = await ctx.db.read(outbox.found, info.id, message_slots.CARD)
    if card is None:
        return f"<#{info.channel}>"
    return f"https://discord.com/channels/{info.server}/{card.channel}/{card.message}"

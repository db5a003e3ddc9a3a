"""Which game a command means: that of the thread, else the asker's or the channel's only one; and to whom a
game is open. Every command and every press comes through `enter`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.components.custom_id import read_number
from bot.core import queries
from bot.core.errors import NoGame
from bot.delivery import lobby_card, send
from bot.delivery.permissions import NOTHING
from bot.interactions.errors import Refusal
from bot.text import people
from bot.text.localization import words
from bot.text.markdown import quoted
from languages.searching import folded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.model import Named, Sheet
    from bot.interactions.context import Ask

FEW = 3  # open tables that are named where no game runs


async def acting(ask: Ask, chosen: str | None) -> Sheet:
    """The running game an acting command means: the chosen one, that of this thread, or the asker's only one
    in this channel; raises Refusal that lists the candidates."""
    return await enter(ask, await _acting(ask, chosen))


async def _acting(ask: Ask, chosen: str | None) -> Sheet:
    ask.need_server()
    if chosen is not None:
        return await _chosen(ask, chosen)
    here = await ask.db.read(queries.game_in, ask.channel)
    if here is not None:
        sheet = await ask.db.read(queries.sheet, here)
        if sheet.status == "running":
            return sheet
    mine = [
        standing.sheet
        for standing in await ask.db.read(queries.games_of, ask.user)
        if standing.sheet.server == ask.server and standing.sheet.status == "running"
    ]
    there = [sheet for sheet in mine if sheet.channel == ask.channel]
    if len(there) == 1:
        return there[0]
    if here is not None and not mine:
        return await ask.db.read(queries.sheet, here)
    if not mine:
        raise await _none(ask, "find-none-acting")
    raise Refusal("find-which", games=listed(ask, there or mine))


async def acting_or_over(ask: Ask, chosen: str | None) -> Sheet:
    """As `acting`, but in a thread also the game that ended there last."""
    ask.need_server()
    if chosen is None:
        here = await ask.db.read(queries.game_in, ask.channel)
        if here is not None:
            return await enter(ask, await ask.db.read(queries.sheet, here))
    return await acting(ask, chosen)


async def looking(ask: Ask, chosen: str | None) -> Sheet:
    """The game a looking command means: the chosen one, that of this thread (a finished one too), or the
    channel's only running one; raises Refusal that lists the candidates, or where an answer for everybody would
    show the game to people who can't see it."""
    sheet = await enter(ask, await _looking(ask, chosen))
    if ask.public and not await _all_see(ask, sheet):
        where = f"<#{send.home(sheet)}>"
        raise Refusal("public-elsewhere", game=lobby_card.title(ask.words, sheet), where=where)
    await speak_to_all(ask, sheet)
    return sheet


async def speak_to_all(ask: Ask, sheet: Sheet | None = None) -> None:
    """What is answered for everybody is in the language of the game, else in that of the server."""
    if ask.public:
        server, game = ask.interaction.guild_id, None if sheet is None else sheet.language
        ask.words = words(await ask.office.preferences.language(server, game=game))


async def _all_see(ask: Ask, sheet: Sheet) -> bool:
    """Whether everybody who reads this channel may see the game."""
    guild = ask.interaction.guild
    if guild is None or ask.channel in _places(sheet):
        return guild is not None
    return await ask.sight.all_see(guild, ask.channel, sheet.channel)


async def _none(ask: Ask, message_id: str) -> Refusal:
    """That no game is meant; who is in a channel with open tables is told that these have to start first."""
    waiting = await ask.db.read(queries.lobbies_in, ask.channel)
    if waiting:
        tables = ask.words.join([lobby_card.title(ask.words, sheet) for sheet in waiting[:FEW]])
        return Refusal("find-not-started", tables=tables)
    return Refusal(message_id)


async def _looking(ask: Ask, chosen: str | None) -> Sheet:
    ask.need_server()
    if chosen is not None:
        return await _chosen(ask, chosen)
    here = await ask.db.read(queries.game_in, ask.channel)
    under = list(await ask.db.read(queries.running_under, ask.channel))
    if here is not None:
        sheet = await ask.db.read(queries.sheet, here)
        if sheet.status == "running" or not under:
            return sheet
    if len(under) == 1:
        return under[0]
    if not under:
        raise await _none(ask, "find-none-looking")
    raise Refusal("find-which", games=listed(ask, under))


async def over(ask: Ask, chosen: str | None) -> Sheet:
    """The finished game that is meant: the chosen one, that of this thread, or the last one the asker finished in
    this server."""
    ask.need_server()
    if chosen is not None:
        return await enter(ask, await _chosen(ask, chosen))
    here = await ask.db.read(queries.game_in, ask.channel)
    if here is not None:
        return await enter(ask, await ask.db.read(queries.sheet, here))
    found = await ask.db.read(queries.finished, ask.user, ask.server, ask.channel, None)
    if not found:
        raise Refusal("review-none-here")
    return await enter(ask, await ask.db.read(queries.sheet, found[0].id))


async def lobby(ask: Ask, chosen: str | None, none: str = "find-no-lobby") -> Sheet:
    """The lobby a command means: the chosen one, or this channel's only open one; `none` is told where there is
    none."""
    ask.need_server()
    if chosen is not None:
        return await enter(ask, await _chosen(ask, chosen))
    found = await ask.db.read(queries.lobbies_in, ask.channel)
    if len(found) == 1:
        return await enter(ask, found[0])
    if not found:
        raise Refusal(none)
    raise Refusal("find-which", games=listed(ask, found))


async def lobby_or_game(ask: Ask, chosen: str | None) -> Sheet:
    """For commands that fit both, which hosts and moderators use: the running game that is meant, else this
    channel's only lobby. To moderators a game is open whose channel was deleted."""
    return await enter(ask, await _lobby_or_game(ask, chosen), or_moderator=True)


async def _lobby_or_game(ask: Ask, chosen: str | None) -> Sheet:
    ask.need_server()
    if chosen is not None:
        return await _chosen(ask, chosen)
    try:
        sheet = await _acting(ask, None)
    except Refusal:
        found = await ask.db.read(queries.lobbies_in, ask.channel)
        if len(found) != 1:
            raise
        return found[0]
    if sheet.status != "running":
        found = await ask.db.read(queries.lobbies_in, ask.channel)
        if len(found) == 1:
            return found[0]
    return sheet


async def _chosen(ask: Ask, chosen: str) -> Sheet:
    number = _number(chosen)
    if number is None:
        raise Refusal("find-bad-number", text=quoted(chosen[:60]))
    return await ask.db.read(queries.sheet, number)


async def enter(ask: Ask, sheet: Sheet, *, or_moderator: bool = False) -> Sheet:
    """Lets the asker in to a game of this server: its seat holders, and whoever sees where it is played. Others
    are told the same as of a game that does not exist (NoGame). Notes whether the asker looks and moderates there."""
    interaction = ask.interaction
    if sheet.server != interaction.guild_id:
        raise NoGame("table-no-game")
    await _let_in(ask, sheet, or_moderator)
    if sheet.id in ask.office.relay.trouble:
        await ask.office.relay.hurry(sheet.id)
    return sheet


async def _let_in(ask: Ask, sheet: Sheet, or_moderator: bool) -> None:
    """Notes what the asker may do in a game; raises NoGame where it is not open to them."""
    interaction = ask.interaction
    if ask.channel in _places(sheet):
        ask.moderates = interaction.permissions.manage_threads
        return
    rights = NOTHING
    seated = bool(sheet.seats_of(ask.user))
    if isinstance(interaction.user, discord.Member):
        rights = await ask.sight.rights(interaction.user, sheet.channel, seated=seated)
    ask.moderates = rights.moderates
    ask.looks = seated or rights.looks
    if not (ask.looks or (or_moderator and rights.moderates)):
        raise NoGame("table-no-game")


def _places(sheet: Sheet) -> tuple[int, int]:
    """The channel of a game's card and where it is played, a public thread of that channel or the channel
    itself: whoever is in one of them sees the game."""
    return sheet.channel, send.home(sheet)


def listed(ask: Ask, sheets: Iterable[Sheet]) -> str:
    """Games with links, a line each, at most ten."""
    return "\n".join(
        ask.words.say("digest-line", game=lobby_card.title(ask.words, sheet), thread=f"<#{send.home(sheet)}>")
        for sheet in list(sheets)[:10]
    )


async def choices(ask: Ask, typed: str) -> list[tuple[str, str]]:
    """Games of this server for an autocompletion: the asker's first, then this channel's."""
    number = _number(typed)
    return fitting(
        ask, typed, await ask.db.read(queries.suggested, ask.server, ask.channel, ask.user, number)
    )


async def choices_over(ask: Ask, typed: str) -> list[tuple[str, str]]:
    """Finished games of this server for an autocompletion: the asker's and this channel's, the newest first."""
    number = _number(typed)
    return fitting(ask, typed, await ask.db.read(queries.finished, ask.user, ask.server, ask.channel, number))


def _number(typed: str) -> int | None:
    return read_number(typed.strip().lstrip("#"))


def fitting(ask: Ask, typed: str, games: Iterable[Named]) -> list[tuple[str, str]]:
    """Those whose name has what was typed, with their numbers."""
    found = []
    for game in games:
        players = [
            people.named(ask.words, people.bare(name), computer)
            for name, computer in zip(game.names, game.computers, strict=True)
        ]
        name = ask.words.say(
            "thread-name", game=lobby_card.title(ask.words, game), players=", ".join(players)
        )
        if folded(typed) in folded(name):
            found.append((name, str(game.id)))
    return found

"""The lookup of the game that a command means, and the right to enter it.

A command means the game of the thread, else the asker's or the channel's only one. Every command and every
press comes through `enter`.
"""

from collections.abc import Iterable

import discord

from bot.components.custom_id import read_number
from bot.core import queries
from bot.core.errors import NoGame, UserError
from bot.core.model import GameInfo, Named, Position
from bot.delivery.permissions import NOTHING
from bot.interactions.context import Context
from bot.interactions.errors import in_markup
from bot.text import game_status, people
from bot.text.localization import quoted
from languages.searching import folded

LISTED_LOBBIES = 3  # open tables that are named where no game runs


async def acting(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the running game of an acting command: chosen, this thread's, or the asker's only one here.

    Raise UserError.
    """
    return await enter(ctx, await _chosen(ctx, chosen) or await _acting(ctx))


async def _chosen(ctx: Context, chosen: str | None) -> GameInfo | None:
    """Return the game that was chosen by its number; raise UserError in a direct message."""
    ctx.need_server()
    return None if chosen is None else await ctx.db.read(queries.info, _need_number(chosen))


async def _here(ctx: Context) -> GameInfo | None:
    game = await ctx.db.read(queries.game_in, ctx.channel)
    return None if game is None else await ctx.db.read(queries.info, game)


async def acting_position(ctx: Context, chosen: str | None) -> Position:
    """Return the position of the game that `acting` returns, with one query if it was chosen or is played here."""
    ctx.need_server()
    if chosen is not None:
        position: Position | None = await ctx.db.read(queries.position, _need_number(chosen))
    else:
        position = await ctx.db.read(queries.played_in, ctx.channel)
    if position is None:
        return await ctx.db.read(queries.position, (await acting(ctx, None)).id)
    await enter(ctx, position.info)
    return position


async def _acting(ctx: Context) -> GameInfo:
    game_here = await _here(ctx)
    if game_here is not None and game_here.status == "running":
        return game_here
    own_games = [
        info
        for info in await ctx.db.read(queries.games_of, ctx.user)
        if info.server == ctx.server and info.status == "running"
    ]
    in_channel = [info for info in own_games if info.channel == ctx.channel]
    if len(in_channel) == 1:
        return in_channel[0]
    if own_games:
        raise in_markup("find-which", games=listed(ctx, in_channel or own_games))
    if game_here is None:
        raise await _none(ctx, "find-none-acting")
    return game_here


async def acting_or_over(ctx: Context, chosen: str | None) -> GameInfo:
    """Return as `acting`, but in a thread also the game that ended there last."""
    info = await _here(ctx) if chosen is None else None
    return await (acting(ctx, chosen) if info is None else enter(ctx, info))


async def looking(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the game that a looking command means.

    The chosen game comes first, then that of this thread (a finished one too), then the channel's only running
    one. Raise UserError that lists the candidates, or where a public answer would show the game to people who
    can't see it.
    """
    info = await enter(ctx, await _chosen(ctx, chosen) or await _looking(ctx))
    if ctx.public and ctx.channel not in _places(info):
        guild = ctx.interaction.guild
        if guild is None or not await ctx.permissions.all_see(guild, ctx.channel, info.channel):
            where = f"<#{info.home}>"
            raise in_markup("public-elsewhere", game=game_status.title(ctx.l10n, info), where=where)
    await speak_to_all(ctx, info)
    return info


async def speak_to_all(ctx: Context, info: GameInfo | None = None) -> None:
    """Answer for everybody in the language of the game, else in that of the server."""
    if ctx.public:
        await ctx.need_unrestricted()
        _need_few(ctx, info)
        server, game = ctx.interaction.guild_id, None if info is None else info.settings.language
        ctx.l10n = await ctx.settings.l10n(server, game=game)


def _need_few(ctx: Context, info: GameInfo | None) -> None:
    """Raise UserError after many public answers of the last hour about games that the asker doesn't play in."""
    if ctx.interaction.message is not None or (info is not None and info.seats_of(ctx.user)):
        return
    answers = ctx.bot.public_answers
    minutes = answers.count(ctx.server, ctx.user, ctx.delivery_context.now())
    if minutes:
        raise UserError("public-often", most=answers.most, minutes=minutes)


async def _none(ctx: Context, message_id: str) -> UserError:
    """Return that no game is meant.

    People in a channel with open tables learn that these have to start first.
    """
    waiting = await ctx.db.read(queries.lobbies_in, ctx.channel)
    if waiting:
        tables = ctx.l10n.join([game_status.title(ctx.l10n, info) for info in waiting[:LISTED_LOBBIES]])
        return in_markup("find-not-started", tables=tables)
    return UserError(message_id)


async def _looking(ctx: Context) -> GameInfo:
    info = await _here(ctx)
    under = list(await ctx.db.read(queries.running_under, ctx.channel))
    if info is not None and (info.status == "running" or not under):
        return info
    if len(under) == 1:
        return under[0]
    if not under:
        raise await _none(ctx, "find-none-looking")
    raise in_markup("find-which", games=listed(ctx, under))


async def over(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the chosen finished game, this thread's, or the last that the asker finished in this server."""
    info = await _chosen(ctx, chosen) or await _here(ctx)
    if info is None:
        games = await ctx.db.read(queries.finished, ctx.user, ctx.server, ctx.channel, None)
        if not games:
            raise UserError("review-none-here")
        info = await ctx.db.read(queries.info, games[0].id)
    return await enter(ctx, info)


async def lobby(ctx: Context, chosen: str | None, none: str = "find-no-lobby") -> GameInfo:
    """Return the lobby that is meant: the chosen one, or this channel's only open one.

    `none` tells that there is none.
    """
    info = await _chosen(ctx, chosen)
    if info is None:
        lobbies = await ctx.db.read(queries.lobbies_in, ctx.channel)
        if not lobbies:
            raise UserError(none)
        if len(lobbies) > 1:
            raise in_markup("find-which", games=listed(ctx, lobbies))
        info = lobbies[0]
    return await enter(ctx, info)


async def lobby_or_game(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the running game that is meant, else this channel's only lobby.

    A moderator's also without its channel.
    """
    info = await _chosen(ctx, chosen)
    if info is None:
        try:
            info = await _acting(ctx)
        except UserError as refusal:
            none = refusal
        if info is None or info.status != "running":
            lobbies = await ctx.db.read(queries.lobbies_in, ctx.channel)
            info = lobbies[0] if len(lobbies) == 1 else info
        if info is None:
            raise none
    return await enter(ctx, info, or_moderator=True)


async def moderated(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the running or finished game of a moderator's command.

    The chosen game comes first, then this thread's, then the channel's only one.
    """
    info = await _chosen(ctx, chosen) or await _here(ctx) or await _looking(ctx)
    return await enter(ctx, info, or_moderator=True)


async def enter(ctx: Context, info: GameInfo, *, or_moderator: bool = False) -> GameInfo:
    """Let the asker in to a game of this server: its seat holders, and whoever sees where it is played.

    Others are told the same as of a game that does not exist (NoGame). Notes whether the asker looks and
    moderates there.
    """
    interaction = ctx.interaction
    if info.server != interaction.guild_id:
        raise NoGame("table-no-game")
    if ctx.channel in _places(info):
        ctx.moderates = interaction.permissions.manage_threads
    else:
        rights, seated = NOTHING, bool(info.seats_of(ctx.user))
        if isinstance(interaction.user, discord.Member):
            rights = await ctx.permissions.rights(interaction.user, info.channel, seated=seated)
        ctx.moderates = rights.moderates
        ctx.looks = seated or rights.looks
        if not (ctx.looks or (or_moderator and rights.moderates)):
            raise NoGame("table-no-game")
    if info.id in ctx.retries.trouble:
        await ctx.retries.retry_now(info.id)
    return info


def _places(info: GameInfo) -> tuple[int, int]:
    """Return where a game's card is, and where it is played: whoever is in one of them sees the game."""
    return info.channel, info.home


def listed(ctx: Context, infos: Iterable[GameInfo]) -> str:
    """Return games with links, a line each, at most ten."""
    return "\n".join(
        ctx.l10n.format("digest-line", game=game_status.title(ctx.l10n, info), thread=f"<#{info.home}>")
        for info in list(infos)[:10]
    )


def _need_number(chosen: str) -> int:
    number = numbered(chosen)
    if number is None:
        raise in_markup("find-bad-number", text=quoted(chosen[:60]))
    return number


def numbered(typed: str) -> int | None:
    """Return the number of a game that a text is, as people write it; None for anything else."""
    return read_number(typed.strip().lstrip("#"))


def fitting(ctx: Context, typed: str, games: Iterable[Named]) -> list[tuple[str, str]]:
    """Return those whose name has what was typed, with their numbers."""
    choices = []
    for game in games:
        players = [
            people.named(ctx.l10n, people.bare(name), computer)
            for name, computer in zip(game.names, game.computers, strict=True)
        ]
        name = ctx.l10n.format(
            "thread-name", game=game_status.title(ctx.l10n, game), players=", ".join(players)
        )
        if folded(typed) in folded(name):
            choices.append((name, str(game.id)))
    return choices

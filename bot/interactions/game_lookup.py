"""The lookup of the game that a command means, and the check of access to it.

Without a number, a command means the game of the thread, else the asker's or the channel's only game. Every command
and every press passes `enter`. All functions raise UserError.
"""

from collections.abc import Iterable

import discord

from bot.components.custom_id import read_number
from bot.core import queries
from bot.core.errors import NoGame, UserError
from bot.core.model import GameInfo, Named, Position
from bot.delivery.permissions import NOTHING
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.text import game_status, people
from bot.text.localization import quoted
from languages.searching import folded

LISTED_LOBBIES = 3  # the most open tables that a refusal names


async def running_game(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the running game of a command that acts: the chosen one, this thread's, or the asker's only one here."""
    return await enter(ctx, await _chosen_game(ctx, chosen) or await _find_running(ctx))


async def _chosen_game(ctx: Context, chosen: str | None) -> GameInfo | None:
    """Return the game with the chosen number; raise UserError in a direct message."""
    ctx.need_server()
    return (
        None
        if chosen is None
        else await ctx.db.read(queries.info, _need_number(chosen))
    )


async def _game_here(ctx: Context) -> GameInfo | None:
    game = await ctx.db.read(queries.game_in, ctx.channel)
    return None if game is None else await ctx.db.read(queries.info, game)


async def running_position(ctx: Context, chosen: str | None) -> Position:
    """Return the position of the game of `running_game`, with one query if it was chosen or is played here."""
    ctx.need_server()
    if chosen is not None:
        position: Position | None = await ctx.db.read(
            queries.position, _need_number(chosen)
        )
    else:
        position = await ctx.db.read(queries.played_in, ctx.channel)
    if position is None:
        return await ctx.db.read(queries.position, (await running_game(ctx, None)).id)
    await enter(ctx, position.info)
    return position


async def _find_running(ctx: Context) -> GameInfo:
    game_here = await _game_here(ctx)
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
        raise markup_error(
            "find-which", games=linked_list(ctx, in_channel or own_games)
        )
    if game_here is None:
        raise await _none_found(ctx, "find-none-acting")
    return game_here


async def running_or_last_game(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the game that `running_game` returns, but in a thread its last game, also a finished one."""
    info = await _game_here(ctx) if chosen is None else None
    return await (running_game(ctx, chosen) if info is None else enter(ctx, info))


async def visible_game(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the game of a command that only shows it.

    The chosen game comes first, then this thread's (also a finished one), then the channel's only running one. A
    public answer is refused if it would show the game to people who can't see it.
    """
    info = await enter(ctx, await _chosen_game(ctx, chosen) or await _find_visible(ctx))
    if ctx.public and ctx.channel not in _channels_of(info):
        guild = ctx.interaction.guild
        if guild is None or not await ctx.permissions.all_see(
            guild, ctx.channel, info.channel
        ):
            where = f"<#{info.home}>"
            raise markup_error(
                "public-elsewhere", game=game_status.title(ctx.l10n, info), where=where
            )
    await speak_to_all(ctx, info)
    return info


async def speak_to_all(ctx: Context, info: GameInfo | None = None) -> None:
    """Make a public answer use the language of the game, or of the server; raise UserError after too many of them."""
    if ctx.public:
        await ctx.need_unrestricted()
        _need_few_public_answers(ctx, info)
        server, game = (
            ctx.interaction.guild_id,
            None if info is None else info.settings.language,
        )
        ctx.l10n = await ctx.settings.l10n(server, game=game)


def _need_few_public_answers(ctx: Context, info: GameInfo | None) -> None:
    """Raise UserError after too many public answers within an hour about games in which the asker has no seat."""
    if ctx.interaction.message is not None or (
        info is not None and info.seats_of(ctx.user)
    ):
        return
    answers = ctx.bot.public_answers
    minutes = answers.count(ctx.server, ctx.user, ctx.delivery_context.now())
    if minutes:
        raise UserError("public-often", most=answers.most, minutes=minutes)


async def _none_found(ctx: Context, message_id: str) -> UserError:
    """Return the error that no game was found; it names open tables of the channel, which have to start first."""
    waiting = await ctx.db.read(queries.lobbies_in, ctx.channel)
    if waiting:
        tables = ctx.l10n.join(
            [game_status.title(ctx.l10n, info) for info in waiting[:LISTED_LOBBIES]]
        )
        return markup_error("find-not-started", tables=tables)
    return UserError(message_id)


async def _find_visible(ctx: Context) -> GameInfo:
    info = await _game_here(ctx)
    under = list(await ctx.db.read(queries.running_under, ctx.channel))
    if info is not None and (info.status == "running" or not under):
        return info
    if len(under) == 1:
        return under[0]
    if not under:
        raise await _none_found(ctx, "find-none-looking")
    raise markup_error("find-which", games=linked_list(ctx, under))


async def finished_game(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the chosen game, this thread's, or the last one that the asker has finished on this server."""
    info = await _chosen_game(ctx, chosen) or await _game_here(ctx)
    if info is None:
        games = await ctx.db.read(
            queries.finished, ctx.user, ctx.server, ctx.channel, None
        )
        if not games:
            raise UserError("review-none-here")
        info = await ctx.db.read(queries.info, games[0].id)
    return await enter(ctx, info)


async def open_lobby(
    ctx: Context, chosen: str | None, none: str = "find-no-lobby"
) -> GameInfo:
    """Return the chosen lobby, or this channel's only one; `none` is the message if there is none."""
    info = await _chosen_game(ctx, chosen)
    if info is None:
        lobbies = await ctx.db.read(queries.lobbies_in, ctx.channel)
        if not lobbies:
            raise UserError(none)
        if len(lobbies) > 1:
            raise markup_error("find-which", games=linked_list(ctx, lobbies))
        info = lobbies[0]
    return await enter(ctx, info)


async def lobby_or_game(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the game that `running_game` returns, else this channel's only lobby; moderators may enter either."""
    info = await _chosen_game(ctx, chosen)
    if info is None:
        try:
            info = await _find_running(ctx)
        except UserError as refusal:
            none = refusal
        if info is None or info.status != "running":
            lobbies = await ctx.db.read(queries.lobbies_in, ctx.channel)
            info = lobbies[0] if len(lobbies) == 1 else info
        if info is None:
            raise none
    return await enter(ctx, info, or_moderator=True)


async def moderated_game(ctx: Context, chosen: str | None) -> GameInfo:
    """Return the game of a moderator's command: the chosen one, this thread's, or the channel's only running one."""
    info = (
        await _chosen_game(ctx, chosen)
        or await _game_here(ctx)
        or await _find_visible(ctx)
    )
    return await enter(ctx, info, or_moderator=True)


async def enter(
    ctx: Context, info: GameInfo, *, or_moderator: bool = False
) -> GameInfo:
    """Return a game of this server if the asker has a seat in it or sees where it is played; set the asker's rights.

    Raise NoGame to others, as for a game that does not exist. `or_moderator` also admits moderators of its channel.
    """
    interaction = ctx.interaction
    if info.server != interaction.guild_id:
        raise NoGame("table-no-game")
    if ctx.channel in _channels_of(info):
        ctx.moderates = interaction.permissions.manage_threads
    else:
        rights, seated = NOTHING, bool(info.seats_of(ctx.user))
        if isinstance(interaction.user, discord.Member):
            rights = await ctx.permissions.rights(
                interaction.user, info.channel, seated=seated
            )
        ctx.moderates = rights.moderates
        ctx.sees_game = seated or rights.looks
        if not (ctx.sees_game or (or_moderator and rights.moderates)):
            raise NoGame("table-no-game")
    if info.id in ctx.retries.trouble:
        await ctx.retries.retry_now(info.id)
    return info


def _channels_of(info: GameInfo) -> tuple[int, int]:
    """Return the channel of a game's card and the place where it is played; people in either see the game."""
    return info.channel, info.home


def linked_list(ctx: Context, infos: Iterable[GameInfo]) -> str:
    """Return a line with title and link for each game, at most ten."""
    return "\n".join(
        game_status.place_line(ctx.l10n, info) for info in list(infos)[:10]
    )


def _need_number(chosen: str) -> int:
    number = read_game_number(chosen)
    if number is None:
        raise markup_error("find-bad-number", text=quoted(chosen[:60]))
    return number


def read_game_number(typed: str) -> int | None:
    """Return the number of a game from "12" or "#12"; None for anything else."""
    return read_number(typed.strip().lstrip("#"))


def matching_choices(
    ctx: Context, typed: str, games: Iterable[Named]
) -> list[tuple[str, str]]:
    """Return name and number of the games whose name contains what was typed."""
    choices = []
    for game in games:
        players = [
            people.named(ctx.l10n, people.bare(name), computer)
            for name, computer in zip(game.names, game.computers, strict=True)
        ]
        name = ctx.l10n.labelled(game_status.title(ctx.l10n, game), ", ".join(players))
        if folded(typed) in folded(name):
            choices.append((name, str(game.id)))
    return choices

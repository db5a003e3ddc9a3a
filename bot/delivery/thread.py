"""The thread of a game: its creation on the lobby card, its players, its name and its opening lines."""

import contextlib
import logging
from collections.abc import Sequence
from typing import Final, NoReturn

import discord
from msgspec.structs import replace

from bot.components.ui import cut
from bot.core import lobby, outbox, queries
from bot.core.errors import SeatTaken
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.quiet import mentioned
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from rules.guide import Weight
from rules.register import find_game
from storage import message_slots

_log = logging.getLogger(__name__)

# minutes without a message until Discord archives a thread: the most it allows
KEPT_OPEN: Final = 10_080
THREAD_EXISTS, TOO_MANY_THREADS = 160004, 160006  # Discord's codes of errors
THREAD_NAME = 100  # characters of a thread's name


class NoThread(Exception):
    """The reason why a game has no thread: the id of a message of the catalogue."""


class NoRoom(NoThread):
    """The server has as many open threads as Discord allows."""


async def open_thread(
    ctx: DeliveryContext, info: GameInfo, l10n: Localization, *, fresh: bool = False
) -> int:
    """Open a public thread on the lobby card (`fresh`: beside it), add the players and return its id.

    In a forum, the post of the lobby card is the table, or a new post if another game is played in it. Raise NoThread.
    """
    card = await ctx.db.read(outbox.found, info.id, message_slots.CARD)
    # looked up last: it may go at any moment
    if ctx.discord_api.guild(info.server) is None:
        raise ConnectionError(f"server {info.server} is out of reach")
    channel = ctx.discord_api.known(info.channel)
    forum = forum_of(channel)
    if forum is not None and await is_free(ctx, info):
        return info.channel
    if (
        channel is not None
        and forum is None
        and not isinstance(channel, discord.TextChannel)
    ):
        raise NoThread("no-thread-here")
    if not ctx.discord_api.rights(info.channel, info.server).create_public_threads:
        raise NoThread("no-thread-permission")
    prefix = await ctx.hooks.render(
        ctx.db, "thread_name", l10n, Position(info, find_game(info.game), None, None)
    )
    name = thread_name(l10n, info, prefix.lines)
    adopted = _made(ctx, info, forum or channel, name)
    try:
        if card is not None and not fresh and forum is None:
            parent = ctx.discord_api.channel(card.channel, info.server)
            thread = await parent.get_partial_message(card.message).create_thread(
                name=name, auto_archive_duration=KEPT_OPEN
            )
        elif adopted:
            return max(adopted)
        elif forum is not None:
            thread = await _open_post(info, l10n, forum, name)
        elif isinstance(channel, discord.TextChannel):
            thread = await channel.create_thread(
                name=name,
                type=discord.ChannelType.public_thread,
                auto_archive_duration=KEPT_OPEN,
            )
        else:
            raise NoThread("no-thread-here")
    except discord.HTTPException as problem:
        if isinstance(problem, discord.NotFound) and not fresh:
            return await open_thread(ctx, info, l10n, fresh=True)
        if problem.code == THREAD_EXISTS and card is not None:
            # opened before the last process ended; it has the id of its message
            return card.message
        raise _refused(info, problem) from None
    await _add_players(thread, info)
    return thread.id


def _refused(info: GameInfo, problem: discord.HTTPException) -> Exception:
    """Return the reason why a game has no thread, or the problem itself if another try may succeed."""
    if isinstance(problem, discord.Forbidden):
        return NoThread("no-thread-permission")
    if problem.status >= 500 or problem.status == 429:
        return problem
    if problem.code == TOO_MANY_THREADS:
        return NoRoom("thread-full")
    _log.warning("game %s: no thread: %s", info.id, problem)
    return NoThread("no-thread-here")


def forum_of(channel: object) -> discord.ForumChannel | None:
    """Return the forum in which a channel is a post; None for any other channel."""
    parent = channel.parent if isinstance(channel, discord.Thread) else None
    return parent if isinstance(parent, discord.ForumChannel) else None


async def is_free(ctx: DeliveryContext, info: GameInfo) -> bool:
    """Return whether no other game is played in the channel of a table."""
    try:
        await ctx.db.read(lobby.need_place, info.channel, info.id)
    except SeatTaken:
        return False
    return True


def _made(
    ctx: DeliveryContext, info: GameInfo, channel: object, name: str
) -> list[int]:
    """Return the threads of a name that Discord opened for a game, but whose answer was lost."""
    threads = (
        channel.threads
        if isinstance(channel, discord.TextChannel | discord.ForumChannel)
        else []
    )
    own_threads = [
        thread.id
        for thread in threads
        if thread.owner_id == ctx.discord_api.own_id and thread.name == name
    ]
    return [thread for thread in own_threads if thread != info.thread]


async def _open_post(
    info: GameInfo, l10n: Localization, forum: discord.ForumChannel, name: str
) -> discord.Thread:
    """Open a post for a game, with the tag of its game."""
    game_tags = [
        tag
        for tag in forum.available_tags
        if tag.name.casefold() == l10n.game(info.game).casefold()
    ]
    default_tags = forum.available_tags[:1] if forum.flags.require_tag else []
    post = await forum.create_thread(
        name=name,
        content=f"**{game_status.title(l10n, info)}**",
        auto_archive_duration=KEPT_OPEN,
        applied_tags=(game_tags or default_tags)[:1],
    )
    return post.thread


async def wait_for_thread(
    ctx: DeliveryContext,
    info: GameInfo,
    l10n: Localization,
    nonce: str,
    message_id: str,
    trouble: str | None = None,
) -> NoReturn:
    """Post, once, and log why a game waits for a thread, mentioning its host in the card's channel; raise SeatTaken.

    `trouble` is the message id of the reason for other answers.
    """
    if await ctx.db.read(outbox.found, info.id, message_slots.WAITS) is None:
        _log.warning("game %s: waits for a thread: %s", info.id, message_id)
        text = l10n.format(
            message_id, game=game_status.title(l10n, info), host=f"<@{info.host}>"
        )
        mentions = await mentioned(ctx, info, [info.host])
        posted = await ctx.discord_api.channel(info.channel, info.server).send(
            text, nonce=f"{nonce[:24]}w", allowed_mentions=people.pings(*mentions)
        )
        await ctx.db.run(
            outbox.keep,
            info.id,
            message_slots.WAITS,
            info.channel,
            posted.id,
            info.revision,
        )
    if trouble is not None:
        ctx.retries.trouble[info.id] = trouble
    raise SeatTaken("table-place-taken")


async def _add_players(thread: discord.Thread, info: GameInfo) -> None:
    """Add the players to a thread; if that is refused, the mention in the first message adds them."""
    for seat in info.seats:
        if seat.user is not None:
            with contextlib.suppress(discord.HTTPException):
                await thread.add_user(discord.Object(seat.user))


def thread_name(l10n: Localization, info: GameInfo, before: Sequence[str] = ()) -> str:
    """Return the parts that features put `before`, the game and its players, each once, cut to 100 characters.

    Players who have left the server are omitted, and so is the mark of a stand-in. If an administrator has hidden the
    title, it is the game alone.
    """
    if info.untitled:
        return game_status.title(l10n, info)
    players = {
        seat.user or seat.seat: people.player(
            l10n, replace(seat, stand_in=None), people.bare
        )
        for seat in info.seats
        if seat.name and not seat.departed
    }
    names = discord.utils.escape_mentions(l10n.join(list(players.values())))
    name = l10n.labelled(game_status.title(l10n, info), names)
    return cut(" · ".join([*before, name]), THREAD_NAME)


async def opening_text(
    ctx: DeliveryContext, batch: Batch, why: str | None, row: Notification | None = None
) -> str:
    """Return the opening, with the sections of features; `why` is the message id of the reason for a missing thread."""
    position, l10n, info = batch.position, batch.l10n, batch.info
    events = await ctx.db.read(queries.opening, info.id)
    title = game_status.title(l10n, info)
    again = "yes" if info.imported else "no"
    lines = [l10n.format("began-line", again=again, game=title, turn=info.turn)]
    lines += (
        await ctx.hooks.render(ctx.db, "opening", l10n, position, batch.loaded(row))
    ).lines
    order = [info.seats[seat] for seat in position.view().order]
    lines += [
        f"{place}. {people.called(l10n, seat)}" for place, seat in enumerate(order, 1)
    ]
    lines.append(game_status.options_line(l10n, info))
    lines += reports.sentences(
        l10n, position.game, people.colours(l10n, info), events, Weight.NEWS
    )
    lines.append(l10n.format("began-hints"))
    if why is not None:
        lines.append(l10n.format(why))
    if not ctx.discord_api.rights(info.home, info.server).attach_files:
        lines.append(l10n.format("began-no-pictures"))
    if info.commitment:
        lines.append(l10n.format("began-commitment", commitment=info.commitment))
    return reports.paged(l10n, lines)[0]

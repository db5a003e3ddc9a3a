"""Gateway events other than interactions and connection state: permissions, members and messages."""

import abc
import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import discord

from bot.core import departures
from bot.core.clock import asking, timeout
from bot.core.errors import NoGame
from bot.core.unit_of_work import UnitOfWork
from bot.delivery import recovery
from bot.interactions.bot import Bot
from bot.text.localization import localization_for
from storage import StorageError
from storage.shard_range import ShardRange

_log = logging.getLogger(__name__)

# seconds in which nothing was heard, after which every question is looked for
UNSEEN = 60
T = TypeVar("T")


class Events(Bot):
    """Passes on what Discord tells, while the database is open."""

    _open: bool
    _cut: float | None = None  # when the connection broke

    @abc.abstractmethod
    async def reconcile(self, of: ShardRange | None = None) -> None:
        """Post what is missing."""

    async def on_message(self, message: discord.Message) -> None:
        """Answer a direct message with where to go; of one in a server note only where it was written."""
        if not self.answers():
            return
        if message.guild is not None:
            if not message.author.bot and self._open:
                self.delivery_context.threads.activity.spoken(message.channel.id)
        elif not message.author.bot and self.user != message.author:
            try:
                language = await self.settings_cache.language(None, message.author.id)
            except StorageError as problem:
                _log.warning(
                    "settings of user %s can't be read: %s", message.author.id, problem
                )
                language = self.settings_cache.default
            with contextlib.suppress(discord.HTTPException):
                await message.channel.send(
                    localization_for(language).format("only-in-servers")
                )

    async def on_raw_message_delete(
        self, payload: discord.RawMessageDeleteEvent
    ) -> None:
        """Look after a deleted message: a game may need it."""
        await self._gone(payload.guild_id, [payload.message_id])

    async def on_raw_bulk_message_delete(
        self, payload: discord.RawBulkMessageDeleteEvent
    ) -> None:
        """Look after many deleted messages."""
        await self._gone(payload.guild_id, sorted(payload.message_ids))

    async def _gone(self, server: int | None, messages: list[int]) -> None:
        if server is not None and self._open and self.answers():
            others = [
                one
                for one in messages
                if one not in self.delivery_context.threads.deleting
            ]
            if others:
                await recovery.noticed(self.delivery_context, others)

    async def on_guild_channel_update(
        self, before: Any, after: discord.abc.GuildChannel
    ) -> None:
        """Look again at the games of a channel, whose permissions may have changed."""
        await self._look_again(after.guild.id, after.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Look at a thread that was archived, locked, or opened again."""
        await self._look_again(payload.guild_id, payload.thread_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Take note that a thread was deleted: nobody is asked there any more."""
        await self._place_gone(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Take note that a channel was deleted, with its threads."""
        await self._place_gone(channel.id)

    async def _place_gone(self, place: int) -> None:
        if self._open and self.answers():
            games = await self._kept(
                f"channel {place}", self.db.run(asking.place_gone, place)
            )
            for game in games or ():
                self.delivery_context.delivery_worker.kick(game)

    async def on_guild_role_update(self, before: Any, after: discord.Role) -> None:
        """Look again at the games of a server, where a role may have other permissions."""
        await self._look_again(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Look again at the games of a server where a role was deleted, with what it denied."""
        await self._look_again(role.guild.id)

    async def on_member_update(self, before: Any, after: discord.Member) -> None:
        """Look again at the games of a server, where the bot may have other roles."""
        if after == after.guild.me:
            await self._look_again(after.guild.id)

    async def _look_again(self, server: int, channel: int | None = None) -> None:
        if self._open and self.answers():
            await self.delivery_context.retries.on_permissions_changed(server, channel)

    async def on_disconnect(self) -> None:
        """Note that Discord can't be heard.

        What happens from now on is heard later or, where the connection can't be resumed, never.
        """
        if self._cut is None:
            self._cut = time.monotonic()

    async def on_resumed(self) -> None:
        """Note that everything that was missed has been heard."""
        self._cut = None

    async def unseen(self) -> float:
        """Return the seconds for which nothing was heard.

        A new process counts from the last look of the one before.
        """
        began, self._cut = self._cut, None
        if began is not None:
            return time.monotonic() - began
        return (
            await self._kept("for how long it was down", self.db.read(timeout.unseen))
            or 0
        )

    async def look_over(self) -> None:
        """Look whether the question of each running game still stands."""
        await self._kept("what still stands", recovery.look_over(self.delivery_context))

    async def catch_up(self) -> None:
        """Look for what was missed while the bot did not run.

        Look also whether those who are asked are still members.
        """
        await self.look_around()
        asking = await self._kept("who is asked", self.db.read(departures.asking))
        self.delivery_context.member_checks.resume(asking or ())

    async def look_around(self) -> None:
        """Look from which servers the bot was removed and to which it came back, then post what waits."""
        # with those that are only not available
        there = frozenset(guild.id for guild in self.guilds)
        servers = await self._kept(
            "its servers", self.db.read(departures.changed, there)
        )
        back, gone = servers or ((), ())
        await self._each(departures.returned, back)
        await self.reconcile()
        # last: there may be thousands, and nobody waits for that
        await self._each(departures.removed, gone)

    async def _each(
        self, use_case: Callable[[UnitOfWork, int], bool | None], games: Sequence[int]
    ) -> None:
        """Run it for one game after the other, each in a transaction of its own, and post what follows.

        The pauses between are twice as long as the work: nobody has to wait for many games.
        """
        for game in games:
            if not self.answers():
                return
            began = time.perf_counter()
            try:
                news = await self.db.run(use_case, game)
            except StorageError as problem:
                _log.warning(
                    "game %s: what became of its server can't be kept: %s",
                    game,
                    problem,
                )
                return  # it is seen again at the next start
            except NoGame:
                continue  # deleted meanwhile
            except Exception as problem:
                # of a damaged game; the others have nothing to do with it
                await self.delivery_context.report_error(
                    use_case.__name__, problem, game
                )
            else:
                if news:
                    self.delivery_context.delivery_worker.kick(game)
            if len(games) > 1:
                await asyncio.sleep(2 * (time.perf_counter() - began))

    async def _of_server(self, server: int, *, removed: bool) -> Sequence[int]:
        reading = self.db.read(departures.running_on, server, removed=removed)
        return await self._kept(f"server {server}", reading) or ()

    async def _kept(self, event: str, work: Awaitable[T]) -> T | None:
        """Keep something that Discord reports; with trouble it is seen again at the next start."""
        try:
            return await work
        except StorageError as problem:
            _log.warning("%s is not stored: %s", event, problem)
            return None

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on with the games of a server that has invited the bot, again perhaps."""
        await self.on_guild_available(guild)
        await self.reconcile()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Go on with the games of a server that can be reached again, if they had waited for that."""
        if self._open:
            await self._each(
                departures.returned, await self._of_server(guild.id, removed=True)
            )

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the games of a server that has removed the bot.

        Discord does not send this event for a server that is unavailable.
        """
        if self._open and self.answers():
            await self._each(
                departures.removed, await self._of_server(guild.id, removed=False)
            )

    async def on_member_ban(
        self, guild: discord.Guild, user: discord.User | discord.Member
    ) -> None:
        """Count the seats of somebody who was banned as late."""
        if self._open and self.answers():
            await self.delivery_context.departed(guild.id, user.id)

    def departed(self, server: int, user: int) -> None:
        """Count somebody whom a look-up did not find as gone."""
        self.tasks.spawn(self.delivery_context.departed(server, user), "departed")

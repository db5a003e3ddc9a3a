"""The rights to see the place where a game is played, and to moderate there, by Discord's permissions.

Without a list of members, the roles that came with an interaction are resolved. A thread counts as its parent, a
private one only for its members and for Manage Threads.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

import discord

from bot.delivery.discord_api import TROUBLE

UNKNOWN_CHANNEL = 10003  # Discord's code of an error
# seconds for which the kind and the parent of a thread are believed
THREAD_KEPT_SECONDS = 600.0
# seconds for which a membership of a private thread is believed, or that a place can't be seen
STAYS = 30.0
LOOKUP_SECONDS = 2.0  # seconds for one look-up; the answer to a suggestion has three
MOST_ENTRIES = 2_000  # entries of each memory


class Rights(NamedTuple):
    """A person's rights where a game is played."""

    looks: bool
    moderates: bool
    organizes: bool = False
    """True with Manage Events or Manage Threads, which a tournament's organizer needs there."""


class Room(NamedTuple):
    """The channel whose permissions count for a place, and the place itself if it is a private thread."""

    channel: discord.abc.GuildChannel
    private: int | None


Lost: TypeAlias = Literal["gone", "hidden"]
GONE: Final = "gone"  # deleted
HIDDEN: Final = "hidden"  # the bot can't look there (now)
NOTHING = Rights(False, False)


class _Thread(NamedTuple):
    parent: int
    private: bool


class Permissions:
    """Resolves channels and threads, with small caches that are valid for a short time."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.departed: Callable[[int, int], None] = lambda server, user: None
        """A callback for a server and a user whom a look-up did not find there."""
        self._threads: dict[int, tuple[_Thread | Lost, float]] = {}
        self._members: dict[tuple[int, int], tuple[bool, float]] = {}
        self._fetched: dict[tuple[int, int], tuple[discord.Member | None, float]] = {}

    async def rights(
        self, member: discord.Member, place: int, *, seated: bool = False
    ) -> Rights:
        """Return whether a member sees a channel or thread, and moderates it.

        Nobody sees a place that can't be resolved. If it was deleted, Manage Threads in the server makes a moderator.
        In a private thread a person who is `seated` is not looked up.
        """
        room = await self._room(member.guild, place)
        if room == GONE:
            anywhere = member.guild_permissions
            return Rights(
                False,
                anywhere.manage_threads,
                anywhere.manage_events or anywhere.manage_threads,
            )
        if room == HIDDEN:
            return NOTHING
        allowed = room.channel.permissions_for(member)
        if not _needed(room.channel) <= allowed:
            return NOTHING
        if allowed.manage_threads:
            return Rights(True, True, True)
        inside = (
            seated or room.private is None or await self._is_in(room.private, member.id)
        )
        return Rights(inside, False, inside and allowed.manage_events)

    async def is_gone(self, guild: discord.Guild, place: int) -> bool:
        """Return whether a channel or thread was deleted, as far as Discord says."""
        return await self._room(guild, place) == GONE

    async def sees(self, server: int, user: int, place: int) -> bool:
        """Return whether a person sees a place by their roles there, now; False where Discord doesn't say."""
        self._fetched.pop((server, user), None)
        member = await self.member(server, user)
        return member is not None and (await self.rights(member, place)).looks

    async def member(self, server: int, user: int) -> discord.Member | None:
        """Return a member of a server, believed for 30 seconds; None if there is none, or Discord doesn't say."""
        guild = self._client.get_guild(server)
        if guild is None:
            return None
        now = discord.utils.utcnow().timestamp()
        known = self._fetched.get((server, user))
        if known is not None and 0 <= now - known[1] < STAYS:
            return known[0]
        member: discord.Member | None = None
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                member = await guild.fetch_member(user)
        except discord.NotFound:
            self.departed(server, user)
        except TROUBLE:
            return None  # perhaps Discord says it the next time
        if len(self._fetched) >= MOST_ENTRIES:
            self._fetched.clear()
        self._fetched[(server, user)] = (member, now)
        return member

    async def seen_by_all(
        self, server: int, channel: int, channels: Iterable[int]
    ) -> tuple[int, ...]:
        """Return the channels that everybody sees who reads `channel`; none if the bot has left the server."""
        guild = self._client.get_guild(server)
        return (
            ()
            if guild is None
            else tuple(
                [
                    other
                    for other in channels
                    if await self.all_see(guild, channel, other)
                ]
            )
        )

    async def all_see(self, guild: discord.Guild, channel: int, other: int) -> bool:
        """Return whether everybody who reads a channel or thread also sees another; False if that is uncertain."""
        if channel == other:
            return True
        other_room, room = (
            await self._room(guild, other),
            await self._room(guild, channel),
        )
        if (
            isinstance(other_room, str)
            or isinstance(room, str)
            or other_room.private is not None
        ):
            return False
        if other_room.channel.id == room.channel.id:
            return True
        needed = _needed(other_room.channel)
        denied = (
            overwrite.pair()[1].value
            for overwrite in other_room.channel.overwrites.values()
        )
        is_denied = any(value & needed.value for value in denied)
        if needed <= guild.default_role.permissions and not is_denied:
            return True
        same_overwrites = _about(other_room.channel, needed) == _about(
            room.channel, needed
        )
        return same_overwrites and needed == _needed(room.channel)

    def is_public(self, server: int, place: int, role: int | None = None) -> bool:
        """Return whether all members, or those with a role, see a place, by the cache alone; False if uncertain."""
        channel = self._known(server, place)
        guild = self._client.get_guild(server)
        holders = (
            None if guild is None else guild.get_role(server if role is None else role)
        )
        if (
            channel is None
            or holders is None
            or not _needed(channel) <= channel.permissions_for(holders)
        ):
            return False
        # In Discord an overwrite that allows a role wins over those that deny other roles, but not over a member's own.
        allowed = 0 if role is None else channel.overwrites_for(holders).pair()[0].value
        for target, overwrite in channel.overwrites.items():
            denied = overwrite.pair()[1].value & _needed(channel).value
            if isinstance(target, discord.Role):
                is_exempt = (
                    target.is_default() or target == holders or target.is_bot_managed()
                )
                denied &= 0 if is_exempt else ~allowed
            if denied and target != channel.guild.me:
                return False
        return True

    def outsiders_read(self, server: int, place: int, role: int | None) -> bool:
        """Return whether people without a role read a channel or thread; True if that is uncertain."""
        if role is None:
            return False
        channel = self._known(server, place)
        return channel is None or _needed(channel) <= channel.permissions_for(
            channel.guild.default_role
        )

    def _known(self, server: int, place: int) -> discord.abc.GuildChannel | None:
        """Return the cached channel of a place, or the parent of a public thread, if the bot sees it."""
        guild = self._client.get_guild(server)
        channel = None if guild is None else guild.get_channel_or_thread(place)
        if isinstance(channel, discord.Thread):
            channel = None if channel.is_private() else channel.parent
        return channel if channel is not None and _is_seen(channel) else None

    async def is_public_now(
        self, server: int, place: int, role: int | None
    ) -> bool | None:
        """Return `is_public`, also of an archived thread; None if Discord doesn't say."""
        guild = self._client.get_guild(server)
        if guild is None or guild.unavailable:
            return None
        room = await self._room(guild, place)
        if (
            room == HIDDEN
            and guild.get_channel(place) is None
            and place not in self._threads
        ):
            return None  # it was asked for in vain
        return (
            isinstance(room, Room)
            and room.private is None
            and self.is_public(server, room.channel.id, role)
        )

    async def _room(self, guild: discord.Guild, place: int) -> Room | Lost:
        channel = guild.get_channel(place)
        private = None
        if channel is None:
            thread = await self._thread(guild, place)
            if isinstance(thread, str):
                return thread
            channel = guild.get_channel(thread.parent)
            private = place if thread.private else None
        return (
            Room(channel, private)
            if channel is not None and _is_seen(channel)
            else HIDDEN
        )

    async def _thread(self, guild: discord.Guild, place: int) -> _Thread | Lost:
        """Return a thread from discord.py's or the own cache, else ask Discord: archived ones are in no cache."""
        cached = guild.get_thread(place)
        if cached is not None:
            return _Thread(cached.parent_id, cached.is_private())
        now = discord.utils.utcnow().timestamp()
        known = self._threads.get(place)
        if known is not None and 0 <= now - known[1] < (
            STAYS if isinstance(known[0], str) else THREAD_KEPT_SECONDS
        ):
            return known[0]
        thread: _Thread | Lost = HIDDEN
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                channel = await self._client.fetch_channel(place)
            if isinstance(channel, discord.Thread) and channel.guild.id == guild.id:
                thread = _Thread(channel.parent_id, channel.is_private())
        except (discord.NotFound, discord.Forbidden) as problem:
            thread = GONE if problem.code == UNKNOWN_CHANNEL else HIDDEN
        except (*TROUBLE, discord.InvalidData):
            return HIDDEN  # perhaps Discord says it the next time
        if len(self._threads) >= MOST_ENTRIES:
            self._threads.clear()
        self._threads[place] = (thread, now)
        return thread

    async def _is_in(self, thread: int, user: int) -> bool:
        """Return whether a person is a member of a private thread; False where Discord doesn't say."""
        now = discord.utils.utcnow().timestamp()
        known = self._members.get((thread, user))
        if known is not None and 0 <= now - known[1] < STAYS:
            return known[0]
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                await self._client.http.get_thread_member(thread, user)
            inside = True
        except discord.NotFound:
            inside = False
        except TROUBLE:
            return False
        if len(self._members) >= MOST_ENTRIES:
            self._members.clear()
        self._members[(thread, user)] = (inside, now)
        return inside


def _is_seen(channel: discord.abc.GuildChannel) -> bool:
    """Return whether the bot sees a channel; changes of hidden ones are not reported, so their cache may be old."""
    me = channel.guild.me
    return me is not None and _needed(channel) <= channel.permissions_for(me)


def _needed(channel: discord.abc.GuildChannel) -> discord.Permissions:
    """Return the permissions needed to read a channel; the chat of a voice channel also needs Connect."""
    voice = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return discord.Permissions(view_channel=True, connect=voice)


def _about(
    channel: discord.abc.GuildChannel, needed: discord.Permissions
) -> dict[int, tuple[int, int]]:
    """Return a channel's overwrites of the permissions to read it, by role or member."""
    pairs = {
        target.id: overwrite.pair() for target, overwrite in channel.overwrites.items()
    }
    masked = {
        id: (a.value & needed.value, d.value & needed.value)
        for id, (a, d) in pairs.items()
    }
    return {id: pair for id, pair in masked.items() if pair != (0, 0)}

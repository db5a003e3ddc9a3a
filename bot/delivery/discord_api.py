"""Discord as the delivery needs it: channels and messages by id, permissions as far as the cache knows, members."""

import io
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord
from discord.abc import GuildChannel, PrivateChannel

from bot.components.ui import cut
from bot.core.model import GameInfo

TROUBLE = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""Exceptions that a request to Discord may raise."""
ARCHIVED, LOCKED = 50083, 160005
"""Discord's codes of errors: a thread is archived (a message opens it again), or locked by a moderator."""
MEMBER_KEPT = 900.0  # seconds that a look-up of a member is believed
MEMBERS_KEPT = 10_000
# seconds for which a press lets its message be edited: Discord allows 15 minutes
PRESS_KEPT = 780.0
PRESSES_KEPT = 1_000
MESSAGES_PER_READ = 100  # messages that one request reads


class DiscordApi:
    """A thin layer over the client, without a list of members (no privileged intents)."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._members: dict[tuple[int, int], tuple[bool, float]] = {}
        self._presses: dict[int, tuple[discord.Interaction, float]] = {}

    @property
    def own_id(self) -> int | None:
        """The bot's own user; None before it is connected."""
        return None if self._client.user is None else self._client.user.id

    def now(self) -> float:
        """Return the seconds since 1970, by discord.py's clock."""
        return discord.utils.utcnow().timestamp()

    def closed(self) -> bool:
        """Return whether nothing can be sent any more, since the process ends."""
        return self._client.is_closed()

    def guild(self, server: int) -> discord.Guild | None:
        """Return a server the bot is in."""
        return self._client.get_guild(server)

    def known(
        self, channel: int
    ) -> GuildChannel | discord.Thread | PrivateChannel | None:
        """Return a channel or thread of the cache."""
        return self._client.get_channel(channel)

    async def fetched(
        self, channel: int
    ) -> GuildChannel | discord.Thread | PrivateChannel | None:
        """Return a channel or thread as it is now; None if it is deleted or hidden. Raise other trouble."""
        try:
            return await self._client.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden):
            return None

    def channel(self, channel: int, server: int | None) -> discord.PartialMessageable:
        """Return a channel or thread to send to, whether it is in the cache or not."""
        return self._client.get_partial_messageable(channel, guild_id=server)

    def message(self, channel: int, message: int) -> discord.PartialMessage:
        """Return a message to edit, not fetched."""
        place = self._client.get_channel(channel)
        server = (
            place.guild.id
            if isinstance(place, discord.abc.GuildChannel | discord.Thread)
            else None
        )
        return self.channel(channel, server).get_partial_message(message)

    def pressed(self, message: int, press: discord.Interaction) -> None:
        """Remember a press that was answered by changing the message it was on."""
        self._presses.pop(message, None)
        self._presses[message] = press, self.now()
        if len(self._presses) > PRESSES_KEPT:
            del self._presses[next(iter(self._presses))]

    async def edit_by_press(self, message: int, changes: dict[str, Any]) -> bool:
        """Edit a message by the last press on it, which Discord does not count among the channel's edits.

        Return False if there is no recent press, or the edit failed.
        """
        press, at = self._presses.get(message, (None, 0.0))
        if press is None or not 0 <= self.now() - at < PRESS_KEPT:
            self._presses.pop(message, None)
            return False
        try:
            if press.response.is_done():
                await press.edit_original_response(**changes)
            else:
                await press.response.edit_message(**changes)
        except (*TROUBLE, discord.InteractionResponded):
            self._presses.pop(message, None)
            rewind(changes.get("attachments", ()))
            return False
        return True

    async def reopened(self, channel: int) -> bool:
        """Open an archived thread again; return False if only a moderator can. Raise other trouble."""
        thread = await self._client.fetch_channel(channel)
        if not isinstance(thread, discord.Thread):
            return False
        me = thread.guild.me
        if (
            thread.locked
            and me is not None
            and not thread.permissions_for(me).manage_threads
        ):
            return False
        await thread.edit(archived=False)
        return True

    async def own_messages(
        self, channel: int, server: int | None
    ) -> list[discord.Message] | None:
        """Return the bot's own among the last messages, newest first; None if it may not read. Raise other trouble."""
        try:
            messages = [
                message
                async for message in self.channel(channel, server).history(
                    limit=MESSAGES_PER_READ
                )
            ]
        except discord.Forbidden:
            return None
        except discord.NotFound:
            return []
        return [message for message in messages if message.author.id == self.own_id]

    async def exists(self, channel: int, message: int) -> bool:
        """Return whether a message is still there; True while Discord can't tell."""
        try:
            await self.message(channel, message).fetch()
        except discord.NotFound:
            return False
        except TROUBLE:
            return True
        return True

    def may_post(self, server: int, channel: int, thread: int | None) -> bool:
        """Return whether the cache knows of nothing that bars the bot from posting where a game is played."""
        return (
            self._barred(server, channel, channel if thread is None else thread) is None
        )

    def barred(self, info: GameInfo) -> str | None:
        """Return the message id of the reason why nothing can be posted for a game; None if none is known."""
        return self._barred(info.server, info.channel, info.home)

    def _barred(self, server: int, channel: int, home: int) -> str | None:
        place = self.known(home)  # an archived thread is not in the cache
        may = self.rights(channel if place is None else home, server)
        in_thread = home != channel or isinstance(place, discord.Thread)
        if self.timed_out(server) is not None:
            return "trouble-timed-out"
        if not may.view_channel or not (
            may.send_messages_in_threads if in_thread else may.send_messages
        ):
            return "trouble-forbidden"
        if (
            isinstance(place, discord.Thread)
            and place.locked
            and not may.manage_threads
        ):
            return "trouble-locked"
        return None

    def timed_out(self, server: int) -> int | None:
        """Return until when the bot is timed out on a server, in seconds since 1970; None if it is not."""
        guild = self.guild(server)
        until = None if guild is None or guild.me is None else guild.me.timed_out_until
        return (
            None
            if until is None or until.timestamp() <= self.now()
            else int(until.timestamp())
        )

    def rights(self, channel: int, server: int) -> discord.Permissions:
        """Return the bot's permissions in a channel or thread; all of them if the cache doesn't know."""
        guild = self.guild(server)
        place = None if guild is None else guild.get_channel_or_thread(channel)
        if guild is None or guild.me is None or place is None:
            return discord.Permissions.all()
        try:
            return place.permissions_for(guild.me)
        except discord.ClientException:
            # a thread whose parent is not in the cache
            return discord.Permissions.all()

    def met(self, server: int, user: int, there: bool = True) -> None:
        """Cache that a person was just seen to be on a server, or not to be."""
        if len(self._members) > MEMBERS_KEPT:
            self._members.clear()
        self._members[(server, user)] = (there, self.now())

    async def is_member(
        self, server: int, user: int, kept: float = MEMBER_KEPT
    ) -> bool:
        """Return whether a person is still on the server; a look-up is believed for some seconds (`kept`)."""
        believed = self._members.get((server, user))
        if believed is not None and 0 <= self.now() - believed[1] < kept:
            return believed[0]
        guild = self.guild(server)
        if guild is None:
            return True
        try:
            await guild.fetch_member(user)
            is_there = True
        except discord.NotFound:
            is_there = False
        except TROUBLE:
            return True
        self.met(server, user, is_there)
        return is_there

    async def direct(
        self,
        user: int,
        text: str,
        *,
        nonce: str,
        view: discord.ui.View | None = None,
        files: Sequence[discord.File] = (),
    ) -> bool:
        """Send a direct message, once for a nonce; return False if the person accepts none. Raise other trouble."""
        kwargs: dict[str, Any] = {"nonce": nonce}
        if view is not None:
            kwargs["view"] = view
        if files:
            kwargs["files"] = list(files)
        try:
            channel = await self._client.create_dm(discord.Object(user))
            await channel.send(cut(text), **kwargs)
        except discord.HTTPException as problem:
            if problem.status >= 500 or problem.status == 429:
                raise
            return False
        return True


def text_file(name: str, text: str) -> discord.File:
    """Return a text as a file to attach."""
    return discord.File(io.BytesIO(text.encode()), filename=name)


def rewind(attachments: Sequence[Any]) -> None:
    """Let files be read from their beginning: a failed attempt may have read them."""
    for file in attachments:
        if isinstance(file, discord.File):
            file.reset(seek=True)

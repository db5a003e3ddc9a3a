"""What posting needs of Discord: channels and messages by id, permissions as far as known, members, direct messages.
Nothing is sent where the cache bars the bot; where Discord refused it, one game of a place tries again, and the others
wait for it."""

import dataclasses
import io
from collections.abc import Sequence
from typing import Any, NamedTuple

import aiohttp
import discord
from discord.abc import GuildChannel, PrivateChannel

from bot.components.ui import cut
from bot.core.model import GameInfo

TROUBLE = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""What a request to Discord may end in, other than an answer."""
ARCHIVED, LOCKED = 50083, 160005
"""Discord's codes of errors: a thread is archived (who may write in it may open it again), or locked by a moderator."""
MEMBER_KEPT = 900.0  # seconds that a look-up of a member is believed
MEMBERS_KEPT = 10_000
PRESS_KEPT = 780.0  # seconds for which a press lets its message be edited: Discord allows 15 minutes
PRESSES_KEPT = 1_000
LAST = 100  # messages that one request reads
MESSAGE = 2_000  # characters of a message


class DiscordApi:
    """Discord as seen by what posts: thin, and without a list of members (no privileged intents)."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._members: dict[tuple[int, int], tuple[bool, float]] = {}
        self._presses: dict[int, tuple[discord.Interaction, float]] = {}

    @property
    def own_id(self) -> int | None:
        """The bot's own user; None before it is connected."""
        return None if self._client.user is None else self._client.user.id

    def now(self) -> float:
        """Seconds since 1970, by discord.py's clock."""
        return discord.utils.utcnow().timestamp()

    def closed(self) -> bool:
        """Whether nothing can be sent any more, for the process ends."""
        return self._client.is_closed()

    def guild(self, server: int) -> discord.Guild | None:
        """A server the bot is in."""
        return self._client.get_guild(server)

    def known(self, channel: int) -> GuildChannel | discord.Thread | PrivateChannel | None:
        """A channel or thread of the cache."""
        return self._client.get_channel(channel)

    async def fetched(self, channel: int) -> GuildChannel | discord.Thread | PrivateChannel | None:
        """A channel or thread as it is now; None where it is gone or out of sight. Other trouble is raised."""
        try:
            return await self._client.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden):
            return None

    def channel(self, channel: int, server: int | None) -> discord.PartialMessageable:
        """A channel or thread to send to, whether it is in the cache or not."""
        return self._client.get_partial_messageable(channel, guild_id=server)

    def message(self, channel: int, message: int) -> discord.PartialMessage:
        """A message to edit, not fetched."""
        found = self._client.get_channel(channel)
        server = found.guild.id if isinstance(found, discord.abc.GuildChannel | discord.Thread) else None
        return self.channel(channel, server).get_partial_message(message)

    def pressed(self, message: int, press: discord.Interaction) -> None:
        """Remembers a press that was answered by changing the message it was on."""
        self._presses.pop(message, None)
        self._presses[message] = press, self.now()
        if len(self._presses) > PRESSES_KEPT:
            del self._presses[next(iter(self._presses))]

    async def edit_by_press(self, message: int, changes: dict[str, Any]) -> bool:
        """Whether a message could be edited by the last press on it: that is not counted among the channel's edits."""
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
            rewind([file for file in changes.get("attachments", ()) if isinstance(file, discord.File)])
            return False
        return True

    async def reopened(self, channel: int) -> bool:
        """Opens an archived thread again; False where only a moderator can. Trouble is raised."""
        thread = await self._client.fetch_channel(channel)
        if not isinstance(thread, discord.Thread):
            return False
        me = thread.guild.me
        if thread.locked and me is not None and not thread.permissions_for(me).manage_threads:
            return False
        await thread.edit(archived=False)
        return True

    async def own_messages(self, channel: int, server: int | None) -> list[discord.Message] | None:
        """The bot's own among the last messages, newest first; None where it may not read. Other trouble is raised."""
        try:
            last = [found async for found in self.channel(channel, server).history(limit=LAST)]
        except discord.Forbidden:
            return None
        except discord.NotFound:
            return []
        return [found for found in last if found.author.id == self.own_id]

    async def exists(self, channel: int, message: int) -> bool:
        """Whether a message is still there; taken for there while Discord can't tell."""
        try:
            await self.message(channel, message).fetch()
        except discord.NotFound:
            return False
        except TROUBLE:
            return True
        return True

    def may_post(self, server: int, channel: int, thread: int | None) -> bool:
        """Whether the cache knows of nothing that bars the bot from posting where a game is played."""
        return self._barred(server, channel, channel if thread is None else thread) is None

    def barred(self, info: GameInfo) -> str | None:
        """Why nothing can be posted where a game is played, as a message; None where the cache knows of nothing."""
        return self._barred(info.server, info.channel, info.home)

    def _barred(self, server: int, channel: int, home: int) -> str | None:
        found = self.known(home)  # an archived thread is not in the cache
        may = self.rights(channel if found is None else home, server)
        in_thread = home != channel or isinstance(found, discord.Thread)
        if self.timed_out(server) is not None:
            return "trouble-timed-out"
        if not may.view_channel or not (may.send_messages_in_threads if in_thread else may.send_messages):
            return "trouble-forbidden"
        if isinstance(found, discord.Thread) and found.locked and not may.manage_threads:
            return "trouble-locked"
        return None

    def timed_out(self, server: int) -> int | None:
        """Until when the bot is timed out on a server, as a second since 1970; None where it is not."""
        guild = self.guild(server)
        until = None if guild is None or guild.me is None else guild.me.timed_out_until
        return None if until is None or until.timestamp() <= self.now() else int(until.timestamp())

    def rights(self, channel: int, server: int) -> discord.Permissions:
        """What the bot may do in a channel or thread, as far as the cache knows; everything where it doesn't."""
        guild = self.guild(server)
        found = None if guild is None else guild.get_channel_or_thread(channel)
        if guild is None or guild.me is None or found is None:
            return discord.Permissions.all()
        try:
            return found.permissions_for(guild.me)
        except discord.ClientException:
            return discord.Permissions.all()  # a thread whose parent is not in the cache

    def met(self, server: int, user: int, there: bool = True) -> None:
        """Somebody was just seen to be in the server, or not to be."""
        if len(self._members) > MEMBERS_KEPT:
            self._members.clear()
        self._members[(server, user)] = (there, self.now())

    async def is_member(self, server: int, user: int, kept: float = MEMBER_KEPT) -> bool:
        """Whether somebody is still in the server: looked up, unless that was known less than so many seconds ago."""
        known = self._members.get((server, user))
        if known is not None and 0 <= self.now() - known[1] < kept:
            return known[0]
        guild = self.guild(server)
        if guild is None:
            return True
        try:
            await guild.fetch_member(user)
            found = True
        except discord.NotFound:
            found = False
        except TROUBLE:
            return True
        self.met(server, user, found)
        return found

    async def direct(
        self,
        user: int,
        text: str,
        *,
        nonce: str,
        view: discord.ui.View | None = None,
        files: Sequence[discord.File] = (),
    ) -> bool:
        """Sends a direct message, once for a nonce; False when that person takes none. Passing trouble is raised."""
        kwargs: dict[str, Any] = {"nonce": nonce}
        if view is not None:
            kwargs["view"] = view
        if files:
            kwargs["files"] = list(files)
        try:
            channel = await self._client.create_dm(discord.Object(user))
            await channel.send(cut(text, MESSAGE), **kwargs)
        except discord.HTTPException as problem:
            if problem.status >= 500 or problem.status == 429:
                raise
            return False
        return True


def text_file(name: str, text: str) -> discord.File:
    """A text as a file to attach."""
    return discord.File(io.BytesIO(text.encode()), filename=name)


def rewind(files: Sequence[discord.File]) -> None:
    """Lets files be read from their beginning: an attempt before may have read them."""
    for file in files:
        file.reset(seek=True)


PAUSES = (10, 60, 300)  # seconds before the next try, after each that was refused
PROBE_LOOK = 10  # seconds after which a game looks again while another one probes its place
PROBE_LASTS = 60  # seconds after which another game probes in place of one of which nothing was heard


class Place(NamedTuple):
    """A channel; or its threads, which have rights of their own; or one thread that is locked."""

    channel: int
    threads: bool


class ChannelUnavailable(Exception):
    """Nothing is to be sent to a channel now: the id of the text that says why, and for how many seconds."""

    def __init__(self, message_id: str, pause: int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.pause = pause


@dataclasses.dataclass
class _Try:
    """How often a place was refused, when it is tried again, and which game tries now."""

    count: int = 0
    next: float = 0.0
    game: int | None = None


class ChannelBreaker:
    """A circuit breaker for each channel that Discord refused, and the games that wait for it.

    One game tries a place again, and the others wait for what it finds."""

    def __init__(self, discord_api: DiscordApi) -> None:
        self._discord_api = discord_api
        self._tries: dict[Place, _Try] = {}
        self._waiting: dict[int, tuple[GameInfo, str]] = {}  # game -> where it is played, and why it waits

    def check(self, info: GameInfo) -> None:
        """Raise ChannelUnavailable where nothing is to be sent for a game now."""
        barred = self._discord_api.barred(info)
        if barred is not None:
            self._waiting[info.id] = (info, barred)
            raise ChannelUnavailable(barred, PAUSES[-1])
        for place in _places(info):
            tried = self._tries.get(place)
            if tried is None or tried.game == info.id:
                continue
            wait = tried.next - self._discord_api.now()
            if 0 < wait <= PAUSES[-1]:
                why = self._waiting.get(info.id, (info, "trouble-forbidden"))[1]
                self._waiting[info.id] = (info, why)
                raise ChannelUnavailable(why, int(wait) + 1 if tried.game is None else PROBE_LOOK)
            tried.game, tried.next = info.id, self._discord_api.now() + PROBE_LASTS

    def refused(self, info: GameInfo, problem: BaseException, why: str) -> int | None:
        """Notes a refused message; the seconds until its place is tried again, None where the place is not to blame."""
        thread, threads = _places(info)
        locked = isinstance(problem, discord.HTTPException) and problem.code in (ARCHIVED, LOCKED)
        if not locked and not isinstance(problem, discord.Forbidden):
            for place in _places(info):  # whether it is open is not known: the next game may find out
                if (tried := self._tries.get(place)) is not None and tried.game == info.id:
                    tried.game, tried.next = None, 0.0
            return None
        tried = self._tries.setdefault(thread if locked else threads, _Try())
        pause = PAUSES[min(tried.count, len(PAUSES) - 1)]
        tried.count, tried.next, tried.game = tried.count + 1, self._discord_api.now() + pause, None
        self._waiting[info.id] = (info, why)
        return pause

    def opened(self, info: GameInfo) -> list[int]:
        """Notes that something could be posted for a game; gives the other games that waited for its place."""
        self._waiting.pop(info.id, None)
        places = [place for place in _places(info) if self._tries.pop(place, None) is not None]
        return [
            game for game, (other, _) in self._waiting.items() if any(p in places for p in _places(other))
        ]

    def allowed(self, server: int, channel: int | None = None) -> list[int]:
        """The games of a server (and of a channel or thread there) that wait, where the cache bars them no longer."""
        found = []
        for game, (info, _) in self._waiting.items():
            here = channel in (None, info.channel, info.thread)
            if info.server == server and here and self._discord_api.barred(info) is None:
                found.append(game)
        return found

    def tried(self, game: int) -> Place | None:
        """The place of a game that waits, where Discord refused it; None where the cache alone bars it."""
        if game not in self._waiting:
            return None
        return next((place for place in _places(self._waiting[game][0]) if place in self._tries), None)

    def may_try(self, game: int) -> bool:
        """Whether a game that waits may try its place at once, as far as the cache knows; its place is due then."""
        if game not in self._waiting:
            return True
        info, _ = self._waiting[game]
        if self._discord_api.barred(info) is not None:
            return False
        for place in _places(info):
            if place in self._tries:
                self._tries[place].next = 0.0
        return True

    def why(self, game: int, otherwise: str) -> str | None:
        """Why a game waits for its place, or what it waits for `otherwise`; None where it may post by now."""
        if game not in self._waiting:
            return otherwise
        info, why = self._waiting[game]
        return why if self.tried(game) is not None else self._discord_api.barred(info)

    def server(self, game: int) -> int | None:
        """The server of a game that waits."""
        return self._waiting[game][0].server if game in self._waiting else None

    def forget(self, game: int) -> None:
        """Drops a game that is over, or that nothing waits for any more."""
        self._waiting.pop(game, None)


def _places(info: GameInfo) -> tuple[Place, Place]:
    """The place where a game is played, as one thread, and as one of its channel's threads."""
    return Place(info.home, False), Place(info.channel, info.home != info.channel)

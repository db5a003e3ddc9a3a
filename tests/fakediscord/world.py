"""What the fake Discord remembers, servers, channels, messages and people, and how Discord's JSON shows it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tests.fakediscord.permissions import (
    BOT_PERMISSIONS,
    MANAGE_THREADS,
    PEOPLE_PERMISSIONS,
    VIEW_CHANNEL,
    resolved,
)

EPOCH = 1_420_070_400_000  # Discord's first millisecond
TEXT, DIRECT, VOICE, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 2, 11, 12, 15
EPHEMERAL, LOADING = 1 << 6, 1 << 7
MISSING_EDIT = "1970-01-01T00:00:00+00:00"
# of a server, with ids from its own on: everyone, the bot, people, moderators
ROLES = 4
OWNER = 1  # who owns every server, and uses nothing in it


def moment(snowflake: int) -> str:
    """When an id was made, as Discord writes times."""
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH) / 1000, UTC).isoformat()


@dataclass(eq=False)
class User:
    """A person, or the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"

    def payload(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "username": f"user{self.id % 100_000}" if not self.bot else "caylus",
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "flags": 0,
            "public_flags": 0,
        }

    def member(
        self, roles: list[int] | None = None, permissions: int | None = None
    ) -> dict[str, Any]:
        """As a member of a server; `permissions` are those in the channel of an interaction."""
        made = {
            "user": self.payload(),
            "nick": None,
            "avatar": None,
            "roles": [str(role) for role in roles or ()],
            "joined_at": MISSING_EDIT,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        if permissions is not None:
            made["permissions"] = str(permissions)
        return made


@dataclass(eq=False)
class Message:
    """A message; `only_for` is the person who sees an ephemeral one."""

    id: int
    channel: int
    author: User
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[dict[str, Any]] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    flags: int = 0
    pinned: bool = False
    edits: int = 0
    nonce: str | None = None
    only_for: int | None = None
    by_interaction: bool = False

    def payload(self) -> dict[str, Any]:
        made: dict[str, Any] = {
            "id": str(self.id),
            "channel_id": str(self.channel),
            "type": 0,
            "author": self.author.payload(),
            "content": self.content,
            "components": self.components,
            "embeds": self.embeds,
            "attachments": self.attachments,
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "timestamp": moment(self.id),
            "edited_timestamp": moment(self.id) if self.edits else None,
            "flags": self.flags,
            "pinned": self.pinned,
            "tts": False,
        }
        if self.nonce is not None:
            made["nonce"] = self.nonce
        return made

    def items(self) -> list[dict[str, Any]]:
        """Buttons and menus in reading order."""
        rows = [row for row in self.components if row.get("type") == 1]
        return [item for row in rows for item in row.get("components", [])]


@dataclass(eq=False)
class Channel:
    """A channel, thread or direct message channel; `denied` is what the bot may not do in it, `overwrites` what
    a role or person by id may and may not (allowed, denied)."""

    id: int
    guild: int | None
    name: str
    type: int = TEXT
    parent: int | None = None
    owner: int | None = None
    archived: bool = False
    locked: bool = False
    denied: int = 0
    overwrites: dict[int, tuple[int, int]] = field(default_factory=dict)
    renamed: list[float] = field(default_factory=list)
    members: set[int] = field(default_factory=set)
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    def payload(self, bot: int, *, partial: bool = False) -> dict[str, Any]:
        if self.type == DIRECT:
            return {
                "id": str(self.id),
                "type": DIRECT,
                "last_message_id": None,
                "recipients": [],
            }
        made: dict[str, Any] = {
            "id": str(self.id),
            "guild_id": str(self.guild),
            "name": self.name,
            "type": self.type,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
        }
        if self.is_thread:
            made |= {
                "parent_id": str(self.parent),
                "owner_id": str(self.owner),
                "message_count": len(self.messages),
                "member_count": len(self.members),
                "total_message_sent": len(self.messages),
                "thread_metadata": {
                    "archived": self.archived,
                    "auto_archive_duration": 10_080,
                    "archive_timestamp": moment(self.id),
                    "create_timestamp": moment(self.id),
                    "locked": self.locked,
                    **({"invitable": True} if self.type == PRIVATE_THREAD else {}),
                },
            }
        else:
            roles = range(self.guild or 0, (self.guild or 0) + ROLES)
            overwrites = [
                {
                    "id": str(id),
                    "type": int(id not in roles),
                    "allow": str(allowed),
                    "deny": str(denied),
                }
                for id, (allowed, denied) in self.overwrites.items()
            ]
            if self.denied:
                overwrites.append(
                    {"id": str(bot), "type": 1, "allow": "0", "deny": str(self.denied)}
                )
            made |= {
                "parent_id": None,
                "position": 0,
                "topic": None,
                "nsfw": False,
                "permission_overwrites": overwrites,
            }
            if self.type == VOICE:
                made |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
        if partial:
            made["permissions"] = str(BOT_PERMISSIONS)
        return made


@dataclass(eq=False)
class Guild:
    """A server; `permissions` are those of the bot's role. Every person has the role of people, some are
    moderators, who have Manage Threads."""

    id: int
    name: str
    permissions: int = BOT_PERMISSIONS
    locale: str = "en-US"
    has_bot: bool = True
    channels: dict[int, Channel] = field(default_factory=dict)
    members: dict[int, User] = field(default_factory=dict)
    moderators: set[int] = field(default_factory=set)

    @property
    def bot_role(self) -> int:
        return self.id + 1

    @property
    def people_role(self) -> int:
        return self.id + 2

    @property
    def moderators_role(self) -> int:
        return self.id + 3

    def roles_of(self, user: int) -> list[int]:
        """The roles of a person."""
        return [
            self.people_role,
            *([self.moderators_role] if user in self.moderators else []),
        ]

    def roles(self) -> list[dict[str, Any]]:
        """@everyone, the bot's own role, and those of people and moderators."""
        shared = {
            "color": 0,
            "colors": {
                "primary_color": 0,
                "secondary_color": None,
                "tertiary_color": None,
            },
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        return [
            {
                **shared,
                "id": str(self.id + place),
                "name": name,
                "position": place,
                "permissions": str(allowed),
            }
            for place, (name, allowed) in enumerate(
                (
                    ("@everyone", 0),
                    ("Caylus", self.permissions),
                    ("People", PEOPLE_PERMISSIONS),
                    ("Moderators", MANAGE_THREADS),
                )
            )
        ]

    def payload(self, bot: User) -> dict[str, Any]:
        me = bot.member([self.bot_role])
        channels = self.channels.values()
        threads = [c for c in channels if c.is_thread and not c.archived]
        seen = [c for c in threads if c.type == PUBLIC_THREAD or bot.id in c.members]
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "owner_id": str(OWNER),
            "region": "",
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "system_channel_flags": 0,
            "preferred_locale": self.locale,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": self.roles(),
            "channels": [c.payload(bot.id) for c in channels if not c.is_thread],
            "threads": [c.payload(bot.id) for c in seen],
            "members": [me],
            "member_count": len(self.members) + 1,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "joined_at": moment(self.id),
            "large": False,
            "unavailable": False,
        }


class World:
    """Everything there is, by id."""

    def __init__(self) -> None:
        self._count = 0
        self.bot = User(self.new_id(), "Caylus", bot=True)
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.users: dict[int, User] = {}
        self.hidden: dict[int, Message] = {}  # ephemeral messages
        # of messages sent with enforce_nonce
        self.nonces: dict[tuple[int, str], Message] = {}

    def new_id(self) -> int:
        """A snowflake that was never given before."""
        self._count += 1
        return (time.time_ns() // 1_000_000 - EPOCH) << 22 | (self._count & 0x3FFFFF)

    def new_guild(self, name: str = "Castle") -> Guild:
        """A server without channels or people."""
        # a millisecond apart: other shards
        guild = Guild(self.new_id() + (len(self.guilds) << 22), name)
        for _ in range(1, ROLES):
            self.new_id()  # the roles beside everyone
        self.guilds[guild.id] = guild
        return guild

    def new_user(self, guild: Guild, name: str) -> User:
        """A person who joins a server."""
        user = User(self.new_id(), name)
        self.users[user.id] = user
        guild.members[user.id] = user
        return user

    def new_channel(
        self, guild: Guild, name: str, type: int = TEXT, **more: Any
    ) -> Channel:
        """A channel or thread."""
        channel = Channel(
            more.pop("id", None) or self.new_id(), guild.id, name, type, **more
        )
        guild.channels[channel.id] = channel
        self.channels[channel.id] = channel
        return channel

    def direct_channel(self, user: int) -> Channel:
        """The direct message channel with a person; made when it is first asked for."""
        for channel in self.channels.values():
            if channel.type == DIRECT and user in channel.members:
                return channel
        channel = Channel(self.new_id(), None, "direct", DIRECT, members={user})
        self.channels[channel.id] = channel
        return channel

    def permissions(self, channel: Channel) -> int:
        """What the bot may do in a channel."""
        if channel.guild is None:
            return BOT_PERMISSIONS
        guild = self.guilds[channel.guild]
        if not guild.has_bot:
            return 0
        mine = (guild.id, guild.bot_role, self.bot.id)
        allowed = resolved(guild.permissions, self._overwrites(channel), mine)
        parent = self.channels.get(channel.parent) if channel.parent else None
        allowed &= ~(channel.denied | (parent.denied if parent is not None else 0))
        hidden = channel.type == PRIVATE_THREAD and self.bot.id not in channel.members
        if not allowed & VIEW_CHANNEL or (hidden and not allowed & MANAGE_THREADS):
            return 0
        return allowed

    def may(self, user: int, channel: Channel) -> int:
        """What a person may do in a channel; nothing where they don't see it."""
        if channel.guild is None:
            return PEOPLE_PERMISSIONS if user in channel.members else 0
        guild = self.guilds[channel.guild]
        if user not in guild.members:
            return 0
        base = PEOPLE_PERMISSIONS | (MANAGE_THREADS if user in guild.moderators else 0)
        targets = (guild.id, *guild.roles_of(user), user)
        allowed = resolved(base, self._overwrites(channel), targets)
        hidden = channel.type == PRIVATE_THREAD and user not in channel.members
        if not allowed & VIEW_CHANNEL or (hidden and not allowed & MANAGE_THREADS):
            return 0
        return allowed

    def _overwrites(self, channel: Channel) -> dict[int, tuple[int, int]]:
        """Those of a channel; a thread has its channel's."""
        parent = self.channels.get(channel.parent) if channel.parent else channel
        return {} if parent is None else parent.overwrites

    def remove_channel(self, channel: Channel) -> None:
        """Deletes a channel or thread with its messages; a channel with its threads."""
        for thread in [
            one for one in self.channels.values() if one.parent == channel.id
        ]:
            self.remove_channel(thread)
        self.channels.pop(channel.id, None)
        if channel.guild is not None:
            self.guilds[channel.guild].channels.pop(channel.id, None)

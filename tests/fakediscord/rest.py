"""Discord's routes for bots: messages, threads, pins, members, direct messages, commands."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.fakediscord import commands, permissions
from tests.fakediscord import world as w
from tests.fakediscord.requests import Refused, fill, mentioned, read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aiohttp import web

    from tests.fakediscord.requests import Body
    from tests.fakediscord.server import FakeDiscord

ARCHIVE_MINUTES = (60, 1440, 4320, 10_080)
PINS = 250
RENAMES, RENAMES_WITHIN = 2, 600  # renames of a thread in so many seconds

# milliseconds in which Discord knows a message again; it says "a few minutes"
NONCES_LAST = 180_000


class Rest:
    """The routes, each a method that gives JSON, None for 204, or raises Refused."""

    def __init__(self, fake: FakeDiscord) -> None:
        self.fake = fake
        self.world = fake.world

    def routes(self) -> Iterator[tuple[str, str, str, Any]]:
        """Method, path, name for faults, handler."""
        message = "/channels/{channel}/messages/{message}"
        yield "GET", "/users/@me", "login", self.me
        yield "GET", "/oauth2/applications/@me", "login", self.application
        yield "GET", "/applications/@me", "login", self.application
        yield "GET", "/users/@me/guilds", "guilds", self.guilds
        yield "GET", "/gateway/bot", "login", self.gateway
        yield "PUT", "/applications/{app}/commands", "commands", self.declare
        yield "GET", "/applications/{app}/commands", "commands", self.declared
        yield "POST", "/users/@me/channels", "direct", self.direct
        yield "GET", "/guilds/{guild}", "guild", self.guild
        yield "GET", "/guilds/{guild}/members/{user}", "member", self.member
        yield "GET", "/guilds/{guild}/threads/active", "threads", self.active_threads
        yield "GET", "/channels/{channel}", "channel", self.channel
        yield "PATCH", "/channels/{channel}", "channel", self.change_channel
        yield "POST", "/channels/{channel}/typing", "typing", self.typing
        yield "POST", "/channels/{channel}/messages", "message", self.send
        yield "GET", "/channels/{channel}/messages", "messages", self.history
        yield "GET", message, "fetch", self.fetch
        yield "PATCH", message, "edit", self.edit
        yield "DELETE", message, "delete", self.delete
        for pins in (
            "/channels/{channel}/pins/{message}",
            "/channels/{channel}/messages/pins/{message}",
        ):
            yield "PUT", pins, "pin", self.pin
            yield "DELETE", pins, "pin", self.unpin
        yield "GET", "/channels/{channel}/messages/pins", "pins", self.pins
        yield "POST", message + "/threads", "thread", self.open_on_message
        yield "POST", "/channels/{channel}/threads", "thread", self.open_thread
        yield (
            "PUT",
            "/channels/{channel}/thread-members/{user}",
            "thread member",
            self.add_member,
        )
        yield (
            "GET",
            "/channels/{channel}/thread-members/{user}",
            "thread member",
            self.thread_member,
        )

    # Finding, with Discord's refusals

    def _channel(
        self, request: web.Request, needs: int = permissions.VIEW_CHANNEL
    ) -> w.Channel:
        channel = self.world.channels.get(int(request.match_info["channel"]))
        if channel is None:
            raise Refused(404, 10003, "Unknown Channel")
        allowed = self.world.permissions(channel)
        if not allowed & permissions.VIEW_CHANNEL:
            raise Refused(403, 50001, "Missing Access")
        if needs & ~allowed:
            raise Refused(403, 50013, "Missing Permissions")
        return channel

    def _message(self, request: web.Request, channel: w.Channel) -> w.Message:
        message = channel.messages.get(int(request.match_info["message"]))
        if message is None:
            raise Refused(404, 10008, "Unknown Message")
        return message

    def _unlocked(self, channel: w.Channel) -> None:
        """In a locked thread only moderators write or change anything."""
        if (
            channel.locked
            and not self.world.permissions(channel) & permissions.MANAGE_THREADS
        ):
            raise Refused(403, 160005, "Thread is locked")

    @staticmethod
    def _sending(channel: w.Channel) -> int:
        return (
            permissions.SEND_MESSAGES_IN_THREADS
            if channel.is_thread
            else permissions.SEND_MESSAGES
        )

    # Who I am

    async def me(self, request: web.Request) -> Any:
        return {
            **self.world.bot.payload(),
            "verified": True,
            "mfa_enabled": False,
            "email": None,
        }

    async def application(self, request: web.Request) -> Any:
        owner = w.User(1, "Owner")
        return {
            "id": str(self.world.bot.id),
            "name": "Caylus",
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": owner.payload(),
            "verify_key": "",
            "flags": 0,
            "team": None,
        }

    async def guilds(self, request: web.Request) -> Any:
        return [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "owner": False,
                "permissions": str(guild.permissions),
                "features": [],
            }
            for guild in self.world.guilds.values()
            if guild.has_bot and guild.id > int(request.query.get("after", 0))
        ]

    async def gateway(self, request: web.Request) -> Any:
        limit = {
            "total": 1000,
            "remaining": 999,
            "reset_after": 0,
            "max_concurrency": self.fake.concurrency,
        }
        return {
            "url": self.fake.gateway.address,
            "shards": self.fake.shards,
            "session_start_limit": limit,
        }

    # Commands

    async def declare(self, request: web.Request) -> Any:
        given = (await read(request)).fields
        assert isinstance(given, list)
        self.fake.illegal("commands", commands.check(given))
        app = str(self.world.bot.id)
        entry_point = {
            c["id"] for c in self.fake.commands if c.get("type") == commands.ENTRY_POINT
        }
        if not entry_point <= {command.get("id") for command in given}:
            raise Refused(
                400,
                50240,
                "You cannot remove this app's Entry Point command in a bulk update operation. Please include the "
                "Entry Point command in your update request or delete it separately.",
            )
        known = {c["name"]: c["id"] for c in self.fake.commands}
        self.fake.commands = [
            {
                "version": "1",
                "default_member_permissions": None,
                "application_id": app,
                **command,
                "id": known.get(command["name"]) or str(self.world.new_id()),
            }
            for command in given
        ]
        return self.fake.commands

    async def declared(self, request: web.Request) -> Any:
        return self.fake.commands

    # Servers and channels

    async def guild(self, request: web.Request) -> Any:
        guild = self.world.guilds.get(int(request.match_info["guild"]))
        if guild is None or not guild.has_bot:
            raise Refused(404, 10004, "Unknown Guild")
        return guild.payload(self.world.bot)

    async def member(self, request: web.Request) -> Any:
        guild = self.world.guilds.get(int(request.match_info["guild"]))
        if guild is None or not guild.has_bot:
            raise Refused(403, 50001, "Missing Access")
        user = int(request.match_info["user"])
        if user == self.world.bot.id:
            return self.world.bot.member([guild.bot_role])
        if user not in guild.members:
            raise Refused(404, 10007, "Unknown Member")
        return guild.members[user].member(guild.roles_of(user))

    async def active_threads(self, request: web.Request) -> Any:
        guild = self.world.guilds[int(request.match_info["guild"])]
        bot = self.world.bot.id
        threads = [
            c.payload(bot)
            for c in guild.channels.values()
            if c.is_thread and not c.archived
        ]
        return {"threads": threads, "members": []}

    async def channel(self, request: web.Request) -> Any:
        return self._channel(request).payload(self.world.bot.id)

    async def change_channel(self, request: web.Request) -> Any:
        channel = self._channel(request)
        given = (await read(request)).fields
        if channel.is_thread and set(given) == {"archived"} and not channel.locked:
            channel.archived = given["archived"]
            self.fake.channel_event(channel, "UPDATE")
        elif (
            channel.owner == self.world.bot.id
            and set(given) == {"name"}
            and not channel.archived
        ):
            self._rename(channel, given["name"])
        elif not self.world.permissions(channel) & permissions.MANAGE_THREADS:
            raise Refused(403, 50013, "Missing Permissions")
        return channel.payload(self.world.bot.id)

    def _rename(self, channel: w.Channel, name: str) -> None:
        """A thread by who opened it: twice in ten minutes at most."""
        now = time.monotonic()
        channel.renamed = [at for at in channel.renamed if now - at < RENAMES_WITHIN]
        self.fake.illegal(
            "thread", [] if len(channel.renamed) < RENAMES else ["renamed too often"]
        )
        self.fake.illegal(
            "thread",
            [] if 1 <= len(name) <= 100 else [f"name of {len(name)} characters"],
        )
        channel.renamed.append(now)
        channel.name = name
        self.fake.channel_event(channel, "UPDATE")

    async def typing(self, request: web.Request) -> Any:
        self._channel(request)

    async def direct(self, request: web.Request) -> Any:
        user = int((await read(request)).fields["recipient_id"])
        if user not in self.world.users:
            raise Refused(404, 10013, "Unknown User")
        channel = self.world.direct_channel(user)
        payload = channel.payload(self.world.bot.id)
        payload["recipients"] = [self.world.users[user].payload()]
        return payload

    # Messages

    async def send(self, request: web.Request) -> Any:
        channel = self._channel(request)
        self._channel(request, self._sending(channel))
        body = await read(request)
        if channel.type not in (
            w.TEXT,
            w.DIRECT,
            w.VOICE,
            w.PUBLIC_THREAD,
            w.PRIVATE_THREAD,
        ):
            raise Refused(400, 50008, "Cannot send messages in a non-text channel")
        self._unlocked(channel)
        if (
            body.sizes
            and not self.world.permissions(channel) & permissions.ATTACH_FILES
        ):
            raise Refused(403, 50013, "Missing Permissions")
        self.fake.check_message(
            f"message in {channel.name}", body.fields, "message", body.sizes, 0
        )
        return self._create(channel, body).payload()

    def _create(self, channel: w.Channel, body: Body) -> w.Message:
        given = body.fields
        nonce = None if given.get("nonce") is None else str(given["nonce"])
        if nonce is not None and given.get("enforce_nonce"):
            same = self.world.nonces.get((channel.id, nonce))
            if (
                same is not None
                and (self.world.new_id() >> 22) - (same.id >> 22) < NONCES_LAST
            ):
                return same
        message = w.Message(
            self.world.new_id(), channel.id, self.world.bot, nonce=nonce
        )
        message.flags = given.get("flags") or 0
        fill(self.fake, message, body)
        message.mentions = mentioned(given)
        channel.messages[message.id] = message
        if nonce is not None and given.get("enforce_nonce"):
            self.world.nonces[(channel.id, nonce)] = message
        if channel.is_thread:
            channel.members |= {
                user for user in message.mentions if user in self.world.users
            }
            if channel.archived:
                channel.archived = False
                self.fake.channel_event(channel, "UPDATE")
        self.fake.posted(message, channel)
        self._journal("posted", message)
        return message

    def _journal(self, what: str, message: w.Message) -> None:
        ids = [item.get("custom_id") for item in message.items()]
        self.fake.journal.append(
            f"  {what} {message.id} nonce={message.nonce} {message.content[:60]!r} {ids[:1]}"
        )

    async def history(self, request: web.Request) -> Any:
        channel = self._channel(request, permissions.READ_MESSAGE_HISTORY)
        newest = list(channel.messages.values())[::-1]
        return [
            message.payload()
            for message in newest[: int(request.query.get("limit", 50))]
        ]

    async def fetch(self, request: web.Request) -> Any:
        channel = self._channel(request, permissions.READ_MESSAGE_HISTORY)
        return self._message(request, channel).payload()

    async def edit(self, request: web.Request) -> Any:
        channel = self._channel(request)
        message = self._message(request, channel)
        body = await read(request)
        if message.author is not self.world.bot:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        self._unlocked(channel)
        if (
            body.sizes
            and not self.world.permissions(channel) & permissions.ATTACH_FILES
        ):
            raise Refused(403, 50013, "Missing Permissions")
        kept = sum(
            1 for one in body.fields.get("attachments") or [] if int(one["id"]) >= 100
        )
        flags = message.flags | (body.fields.get("flags") or 0)
        self.fake.check_message(
            f"edit in {channel.name}",
            {**body.fields, "flags": flags},
            "edit",
            body.sizes,
            kept,
        )
        fill(self.fake, message, body)
        message.edits += 1
        self._journal("edited", message)
        return message.payload()

    async def delete(self, request: web.Request) -> Any:
        channel = self._channel(request)
        message = self._message(request, channel)
        if message.author is not self.world.bot:
            raise Refused(403, 50013, "Missing Permissions")
        del channel.messages[message.id]
        self.fake.message_gone(message, channel)

    async def pin(self, request: web.Request) -> Any:
        channel = self._channel(request, permissions.PIN_MESSAGES)
        message = self._message(request, channel)
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        if sum(m.pinned for m in channel.messages.values()) >= PINS:
            raise Refused(
                400, 30003, "Maximum number of pins reached for the channel (250)"
            )
        message.pinned = True

    async def unpin(self, request: web.Request) -> Any:
        self._message(
            request, self._channel(request, permissions.PIN_MESSAGES)
        ).pinned = False

    async def pins(self, request: web.Request) -> Any:
        channel = self._channel(request, permissions.READ_MESSAGE_HISTORY)
        pinned = [m for m in channel.messages.values() if m.pinned]
        items = [{"pinned_at": w.moment(m.id), "message": m.payload()} for m in pinned]
        return {"items": items, "has_more": False}

    # Threads

    async def open_on_message(self, request: web.Request) -> Any:
        channel = self._channel(request, permissions.CREATE_PUBLIC_THREADS)
        message = self._message(request, channel)
        if message.id in self.world.channels:
            raise Refused(
                400, 160004, "A thread has already been created for this message"
            )
        return await self._open(request, channel, message.id)

    async def open_thread(self, request: web.Request) -> Any:
        return await self._open(
            request, self._channel(request, permissions.CREATE_PUBLIC_THREADS), None
        )

    async def _open(
        self, request: web.Request, parent: w.Channel, id: int | None
    ) -> Any:
        given = (await read(request)).fields
        found = [
            f"unknown field {name}"
            for name in given
            if name
            not in (
                "name",
                "auto_archive_duration",
                "rate_limit_per_user",
                "type",
                "invitable",
            )
        ]
        if not 1 <= len(given.get("name", "")) <= 100:
            found.append(f"name of {len(given.get('name', ''))} characters")
        if (given.get("auto_archive_duration") or 1440) not in ARCHIVE_MINUTES:
            found.append("auto_archive_duration")
        self.fake.illegal("thread", found)
        if parent.type != w.TEXT:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        guild = self.world.guilds[parent.guild or 0]
        thread = self.world.new_channel(
            guild,
            given["name"],
            w.PUBLIC_THREAD,
            parent=parent.id,
            owner=self.world.bot.id,
            id=id,
        )
        self.fake.channel_event(thread, "CREATE")
        return thread.payload(self.world.bot.id)

    async def add_member(self, request: web.Request) -> Any:
        channel = self._channel(request, permissions.SEND_MESSAGES_IN_THREADS)
        user = int(request.match_info["user"])
        if user not in self.world.guilds[channel.guild or 0].members:
            raise Refused(404, 10007, "Unknown Member")
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        channel.members.add(user)

    async def thread_member(self, request: web.Request) -> Any:
        channel = self._channel(request)
        user = int(request.match_info["user"])
        if user not in channel.members:
            raise Refused(404, 10007, "Unknown Member")
        return {
            "id": str(channel.id),
            "user_id": str(user),
            "join_timestamp": w.MISSING_EDIT,
            "flags": 0,
        }

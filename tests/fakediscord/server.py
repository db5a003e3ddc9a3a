"""The fake Discord as a whole: an HTTP server on loopback, its world, its gateway, its faults."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.fakediscord import limits
from tests.fakediscord.callbacks import Callbacks
from tests.fakediscord.faults import CARRIED_OUT, Faults
from tests.fakediscord.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, Gateway
from tests.fakediscord.people import Person
from tests.fakediscord.permissions import VIEW_CHANNEL
from tests.fakediscord.requests import Refused, refusal, reply
from tests.fakediscord.rest import Rest
from tests.fakediscord.world import (
    DIRECT,
    PRIVATE_THREAD,
    Channel,
    Guild,
    Message,
    World,
)
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Self

    from tests.fakediscord.people import Interaction

TOKEN = "MTE.fake.token-of-the-fake-discord"
PREFIX = "/{process}/api/v10"


class FakeDiscord:
    """Use it as `async with FakeDiscord() as fake`; `environment` points a bot process at it."""

    def __init__(self, seed: int = 1) -> None:
        self.world = World()
        self.gateway = Gateway(self.world, TOKEN)
        self.faults = Faults(seed)
        self.patience = 3.0  # seconds in which an interaction must be acknowledged
        self.shards = 1
        # shards that may identify at the same time; Discord allows small bots 1
        self.concurrency = 16
        self.edits: limits.Bucket | None = (
            None  # of a channel's messages; Discord allows five in five seconds
        )
        # interactions that were answered again, by another process than the first
        self.answered_twice = 0
        self.commands: list[dict[str, Any]] = []
        self.interactions: dict[str, Interaction] = {}
        self.files: dict[int, bytes] = {}  # texts that were attached, by attachment
        self.counts: dict[str, int] = {}
        # Every request with its fault, for whoever looks for a cause.
        self.journal: deque[str] = deque(maxlen=200_000)
        self.violations: list[str] = self.gateway.violations
        self.deleted: set[int] = set()  # messages and channels that moderators deleted
        self.port = 0
        self._rest = Rest(self)
        self._callbacks = Callbacks(self)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=32 * 2**20)
        for source in (self._rest, self._callbacks):
            for method, path, name, handler in source.routes():
                app.router.add_route(
                    method, PREFIX + path, self._guarded(name, handler)
                )
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/files/{file}/{name}", self._file)
        app.router.add_route("*", "/{rest:.*}", self._unknown)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.gateway.address = f"ws://127.0.0.1:{self.port}/gateway/"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.gateway.drop()
        assert self._runner is not None
        await self._runner.cleanup()

    @property
    def environment(self) -> dict[str, str]:
        """What the launcher of a bot process needs."""
        return {"FAKE_DISCORD": f"http://127.0.0.1:{self.port}", "DISCORD_TOKEN": TOKEN}

    # The world, as moderators and time change it

    def person(self, guild: Guild, name: str) -> Person:
        """Somebody new in a server."""
        return Person(self, self.world.new_user(guild, name))

    def file(self, name: str, data: bytes) -> dict[str, Any]:
        """A file as an attachment of the fake's own file server."""
        id = self.world.new_id()
        self.files[id] = data
        url = f"http://127.0.0.1:{self.port}/files/{id}/{name}"
        shown = {
            "id": str(id),
            "filename": name,
            "size": len(data),
            "url": url,
            "proxy_url": url,
        }
        return {**shown, "content_type": "text/plain", "ephemeral": True}

    def channel_event(self, channel: Channel, what: str) -> None:
        """Tells the bot of a channel or thread: what is CREATE, UPDATE or DELETE."""
        kind = "THREAD" if channel.is_thread else "CHANNEL"
        data = channel.payload(self.world.bot.id)
        if what == "CREATE" and channel.is_thread:
            data["newly_created"] = True
        self.gateway.dispatch(f"{kind}_{what}", data, channel.guild, GUILDS)

    def delete_channel(self, channel: Channel) -> None:
        """A moderator deletes a channel or thread."""
        self.deleted |= {channel.id, *channel.messages}
        self.world.remove_channel(channel)
        self.channel_event(channel, "DELETE")

    def archive(self, channel: Channel, *, locked: bool = False) -> None:
        """A thread is archived, by time or (locked) by a moderator."""
        channel.archived, channel.locked = True, locked
        self.channel_event(channel, "UPDATE")

    def deny(self, channel: Channel, permissions: int) -> None:
        """Sets what the bot may not do in a channel."""
        channel.denied = permissions
        self.channel_event(channel, "UPDATE")

    def overwrite(
        self, channel: Channel, target: int, *, allow: int = 0, deny: int = 0
    ) -> None:
        """Sets what a role or person may and may not do in a channel."""
        channel.overwrites[target] = (allow, deny)
        self.channel_event(channel, "UPDATE")

    def close_off(self, channel: Channel, *people: Person) -> None:
        """Makes a channel private: only the bot and these people see it."""
        guild = self.world.guilds[channel.guild or 0]
        view = VIEW_CHANNEL
        channel.overwrites = {
            guild.id: (0, view),
            guild.people_role: (0, view),
            guild.bot_role: (view, 0),
        }
        channel.overwrites |= {person.id: (view, 0) for person in people}
        self.channel_event(channel, "UPDATE")

    def private_thread(self, parent: Channel, name: str, *people: Person) -> Channel:
        """A private thread of these people and the bot."""
        guild = self.world.guilds[parent.guild or 0]
        members = {self.world.bot.id, *(person.id for person in people)}
        thread = self.world.new_channel(
            guild,
            name,
            PRIVATE_THREAD,
            parent=parent.id,
            owner=min(members),
            members=members,
        )
        self.channel_event(thread, "CREATE")
        return thread

    def grant(self, guild: Guild, permissions: int) -> None:
        """Sets the permissions of the bot's role."""
        guild.permissions = permissions
        role = guild.roles()[1]
        self.gateway.dispatch(
            "GUILD_ROLE_UPDATE",
            {"guild_id": str(guild.id), "role": role},
            guild.id,
            GUILDS,
        )

    def delete_message(self, message: Message) -> None:
        """A moderator deletes a message."""
        self.deleted.add(message.id)
        channel = self.world.channels.get(message.channel)
        if channel is not None:
            channel.messages.pop(message.id, None)
            self.message_gone(message, channel)

    def message_gone(self, message: Message, channel: Channel) -> None:
        """Tells the bot that a message of a server was deleted."""
        if channel.guild is not None:
            data = {
                "id": str(message.id),
                "channel_id": str(channel.id),
                "guild_id": str(channel.guild),
            }
            self.gateway.dispatch("MESSAGE_DELETE", data, channel.guild, GUILD_MESSAGES)

    def remove_bot(self, guild: Guild) -> None:
        """The bot is removed from a server."""
        guild.has_bot = False
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)

    def invite_bot(self, guild: Guild) -> None:
        """The bot is invited (again)."""
        guild.has_bot = True
        self.gateway.dispatch(
            "GUILD_CREATE", guild.payload(self.world.bot), guild.id, GUILDS
        )

    def posted(self, message: Message, channel: Channel) -> None:
        """Tells the bot of a direct message; messages of servers need an intent that it does not ask for."""
        if channel.type == DIRECT:
            self.gateway.dispatch(
                "MESSAGE_CREATE", message.payload(), None, DIRECT_MESSAGES
            )

    async def until(
        self,
        true: Callable[[], Any],
        seconds: float = PATIENCE,
        what: str = "",
        pause: float = 0.01,
    ) -> Any:
        """Wait until something is true, looking again after each `pause` in seconds, and return it.

        Raise AssertionError after that many `seconds`.
        """
        end = asyncio.get_running_loop().time() + seconds
        while not (found := true()):
            if asyncio.get_running_loop().time() > end:
                raise AssertionError(f"not within {seconds:g} seconds: {what or true}")
            await asyncio.sleep(pause)
        return found

    # Serving

    def illegal(self, where: str, found: list[str]) -> None:
        """Refuses a request that breaks limits, and remembers it."""
        if found:
            self.violations += [f"{where}: {one}" for one in found]
            raise Refused(400, 50035, "Invalid Form Body: " + "; ".join(found))

    def check_message(
        self,
        where: str,
        body: dict[str, Any],
        kind: str,
        files: dict[int, int],
        kept: int,
    ) -> None:
        """Refuses a message beyond Discord's limits."""
        self.illegal(where, limits.message(body, kind, files, kept))

    def _guarded(
        self, name: str, handler: Callable[[web.Request], Awaitable[Any]]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            self.counts[name] = self.counts.get(name, 0) + 1
            body = (
                await request.text()
                if request.content_type == "application/json"
                else ""
            )
            fault = self.faults.pick(name, body)
            told = f"{request.method} {request.path.partition('/api/v10')[2]}"
            self.journal.append(
                f"{time.time():.3f} {told} {fault.effect if fault else ''}"
            )
            if fault is None:
                answer = await self._answer(name, request, handler)
                self.journal.append(
                    f"{time.time():.3f} {told} answered {answer.status}"
                )
                return answer
            if fault.effect not in CARRIED_OUT:
                await request.read()
            match fault.effect:
                case "429":
                    body = {
                        "message": "You are being rate limited.",
                        "retry_after": fault.seconds,
                        "global": False,
                    }
                    return reply(body, 429, Via="1.1 fake")
                case "500" | "502":
                    return refusal(Refused(int(fault.effect), 0, "Server Error"))
                case "403":
                    return refusal(Refused(403, 50013, "Missing Permissions"))
                case "404":
                    return refusal(
                        Refused(404, 10062 if name == "callback" else 10008, "Unknown")
                    )
                case "hang":
                    await asyncio.sleep(fault.seconds)
                    return self._abort(request)
                case "drop":
                    return self._abort(request)
                case "slow":
                    await asyncio.sleep(fault.seconds)
                    return await self._answer(name, request, handler)
            answer = await self._answer(name, request, handler)
            if fault.effect == "late":
                await asyncio.sleep(fault.seconds)
                return answer
            if fault.effect == "500 after":
                return refusal(Refused(500, 0, "Server Error"))
            return self._abort(request)

        return serve

    async def _answer(
        self,
        name: str,
        request: web.Request,
        handler: Callable[[web.Request], Awaitable[Any]],
    ) -> web.StreamResponse:
        by_token = name in ("callback", "followup", "answer")
        if not by_token and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return refusal(Refused(401, 0, "401: Unauthorized"))
        headers: dict[str, str] = {}
        if name == "edit" and self.edits is not None:
            headers, wait = self.edits.take(
                request.match_info["channel"], time.monotonic()
            )
            if wait:
                body = {
                    "message": "You are being rate limited.",
                    "retry_after": wait,
                    "global": False,
                }
                return reply(body, 429, Via="1.1 fake", **headers)
        try:
            made = await handler(request)
        except Refused as problem:
            return refusal(problem)
        except ConnectionError:
            return self._abort(request)  # the bot went away while it was sending
        except Exception as problem:
            self.violations.append(
                f"{name}: the fake does not understand this request: {problem!r}"
            )
            return refusal(Refused(400, 0, "400: Bad Request"))
        return web.Response(status=204) if made is None else reply(made, 200, **headers)

    @staticmethod
    def _abort(request: web.Request) -> web.StreamResponse:
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        data = self.files.get(int(request.match_info["file"]))
        return web.Response(status=404) if data is None else web.Response(body=data)

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        self.violations.append(f"no such route: {request.method} {request.path}")
        return refusal(Refused(404, 0, "404: Not Found"))

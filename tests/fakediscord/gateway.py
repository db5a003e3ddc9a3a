"""The gateway: one websocket a shard with hello, identify, heartbeats, resume, and events in order."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

if TYPE_CHECKING:
    from tests.fakediscord.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    6,
    7,
    9,
    10,
    11,
)
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15  # members, presences, contents of messages
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
REMEMBERED = 5_000  # events a session can be resumed over


class Session:
    """What one shard has been sent; it outlives its connection, so that it can be resumed."""

    def __init__(self, id: str, shard: tuple[int, int], intents: int) -> None:
        self.id = id
        self.shard = shard
        self.intents = intents
        self.events: list[str] = []
        self.forgotten = 0  # events that are no longer kept
        self.news = asyncio.Event()
        self.alive = True
        self.socket: web.WebSocketResponse | None = None

    @property
    def sequence(self) -> int:
        return self.forgotten + len(self.events)

    def send(self, event: str, data: dict[str, Any]) -> None:
        """Appends an event; the connection's sender takes it from there."""
        packet = {"op": DISPATCH, "t": event, "s": self.sequence + 1, "d": data}
        self.events.append(json.dumps(packet))
        if len(self.events) > 2 * REMEMBERED:
            self.forgotten += REMEMBERED
            del self.events[:REMEMBERED]
        self.news.set()


class Gateway:
    """All sessions, and the faults of the connection."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.heartbeat = 41.25  # seconds
        self.silent = False  # no acknowledgements and no events
        self.sessions: dict[str, Session] = {}
        self.identified = asyncio.Event()
        self.identifies = self.resumes = 0
        self.identified_at: list[tuple[float, int]] = []  # (second, shard)
        # whether a second session of a shard leaves the first as it is, as Discord does
        self.rivals = False
        self.violations: list[str] = []
        self.address = ""

    # What tests do

    def drop(self) -> None:
        """Cuts every connection without a word; sessions can be resumed."""
        for session in self.sessions.values():
            if session.socket is not None:
                self._cut(session.socket)

    async def ask_to_reconnect(self) -> None:
        """Asks the bot to connect again, as Discord does many times a day."""
        for session in list(self.sessions.values()):
            if session.socket is not None and not session.socket.closed:
                await session.socket.send_json({"op": RECONNECT, "d": None})

    def forget_sessions(self) -> None:
        """Makes every session impossible to resume, and cuts the connections."""
        self.drop()
        for session in self.sessions.values():
            session.alive = False

    @staticmethod
    def _cut(socket: web.WebSocketResponse) -> None:
        request = socket._req
        if request is not None and request.transport is not None:
            request.transport.abort()

    # Events

    def dispatch(
        self, event: str, data: dict[str, Any], guild: int | None, intent: int = 0
    ) -> int:
        """Sends an event to the shard of a server; how many connected sessions there are."""
        reached = 0
        for session in self.sessions.values():
            shard, count = session.shard
            wanted = not intent or session.intents & intent
            if not session.alive or not wanted or ((guild or 0) >> 22) % count != shard:
                continue
            session.send(event, data)
            reached += session.socket is not None
        return reached

    def live(self) -> set[int]:
        """The shards that have a connection."""
        return {
            s.shard[0]
            for s in self.sessions.values()
            if s.alive and s.socket is not None
        }

    @property
    def connected(self) -> bool:
        """Whether some shard has a live connection."""
        return any(s.alive and s.socket is not None for s in self.sessions.values())

    # The connection

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One websocket from hello to the end."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        squeeze = (
            zlib.compressobj()
            if request.query.get("compress") == "zlib-stream"
            else None
        )
        sender: asyncio.Task[None] | None = None
        session: Session | None = None
        try:
            await self._write(
                socket,
                squeeze,
                {"op": HELLO, "d": {"heartbeat_interval": self.heartbeat * 1000}},
            )
            async for packet in socket:
                if packet.type is not WSMsgType.TEXT:
                    break
                body = json.loads(packet.data)
                if body["op"] == HEARTBEAT and not self.silent:
                    await self._write(socket, squeeze, {"op": ACK})
                elif body["op"] == IDENTIFY:
                    session = await self._identify(socket, body["d"])
                    if session is None:
                        break
                    sender = asyncio.create_task(
                        self._send(session, socket, squeeze, 0)
                    )
                elif body["op"] == RESUME:
                    session = self.sessions.get(body["d"]["session_id"])
                    if (
                        session is None
                        or not session.alive
                        or body["d"]["seq"] < session.forgotten
                    ):
                        session = None
                        await self._write(socket, squeeze, {"op": INVALID, "d": False})
                        continue
                    self.resumes += 1
                    session.send("RESUMED", {})
                    session.socket = socket
                    sender = asyncio.create_task(
                        self._send(session, socket, squeeze, body["d"]["seq"])
                    )
        except (ConnectionError, RuntimeError):
            pass  # the bot is gone
        finally:
            if session is not None and session.socket is socket:
                session.socket = None
                if socket.close_code == 1000:
                    session.alive = False  # a clean close ends the session
            if sender is not None:
                sender.cancel()
        return socket

    async def _identify(
        self, socket: web.WebSocketResponse, given: dict[str, Any]
    ) -> Session | None:
        if given["token"] != self.token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        if given["intents"] & PRIVILEGED:
            self.violations.append("identify: privileged intents")
            await socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        shard, count = given.get("shard") or (0, 1)
        for old in self.sessions.values():
            if old.shard == (shard, count) and not self.rivals:
                old.alive = False
        session = Session(
            f"session{len(self.sessions)}", (shard, count), given["intents"]
        )
        session.socket = socket
        self.sessions[session.id] = session
        world = self.world
        mine = [
            g
            for g in world.guilds.values()
            if (g.id >> 22) % count == shard and g.has_bot
        ]
        session.send(
            "READY",
            {
                "v": 10,
                "user": {**world.bot.payload(), "verified": True, "mfa_enabled": False},
                "guilds": [
                    {"id": str(guild.id), "unavailable": True} for guild in mine
                ],
                "session_id": session.id,
                "resume_gateway_url": self.address,
                "shard": [shard, count],
                "application": {"id": str(world.bot.id), "flags": 0},
            },
        )
        for guild in mine:
            session.send("GUILD_CREATE", guild.payload(world.bot))
        self.identifies += 1
        self.identified_at.append((time.monotonic(), shard))
        self.identified.set()
        return session

    async def _send(
        self,
        session: Session,
        socket: web.WebSocketResponse,
        squeeze: Any,
        sequence: int,
    ) -> None:
        """Sends the session's events after that sequence number, for as long as the connection lives."""
        while not socket.closed:
            while sequence < session.sequence and not self.silent:
                await self._write(
                    socket, squeeze, session.events[sequence - session.forgotten]
                )
                sequence += 1
            session.news.clear()
            if sequence < session.sequence:
                await asyncio.sleep(0.05)
            else:
                await session.news.wait()

    @staticmethod
    async def _write(
        socket: web.WebSocketResponse, squeeze: Any, packet: dict[str, Any] | str
    ) -> None:
        text = packet if isinstance(packet, str) else json.dumps(packet)
        if squeeze is None:
            await socket.send_str(text)
        else:
            await socket.send_bytes(
                squeeze.compress(text.encode()) + squeeze.flush(zlib.Z_SYNC_FLUSH)
            )

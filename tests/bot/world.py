"""A simulated Discord with the unmodified bot in it, driven as people would drive it."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import os
import random
import struct
import tempfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

import simcord
import simcord.components
from simcord import interactions
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.env import Env
from simcord.results import InteractionResult

from bot.ai.analysis import ANALYSES, incline
from bot.ai.protocol import Request
from bot.app.client import CaylusBot
from bot.app.feature_list import OPTIONAL
from bot.app.job_runner import Timer
from bot.app.settings import Settings
from bot.app.tasks import Tasks
from bot.core import outbox, queries
from bot.core.clock import timeout
from bot.delivery.renderer import Picture
from bot.features.replays.worker import Film
from tests import translated
from tests.bot.club import hurry
from tests.fakediscord import limits
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from simcord.actors import MemberActor
    from simcord.builders import ChannelHandle, GuildHandle

    from bot.delivery.renderer import RenderRequest

# Settlement looks for work again after this pause; the default of 50 ms makes a whole game take minutes.
Env._settle_internal.__kwdefaults__["idle"] = 0.002
Env.settle.__defaults__ = (None, 0.002)

translated.keep()


def _as_the_bot(of: type, name: str) -> None:
    """simcord moves the clock only of what began in the bot's own context: a use case that a test calls, and what is
    posted for it, would set clocks that stand still."""
    method = getattr(of, name)

    def call(self: Any, *args: Any) -> Any:
        context = vars(self).setdefault("_context", contextvars.copy_context())
        return context.copy().run(method, self, *args)

    setattr(of, name, call)


_as_the_bot(Timer, "start")
_as_the_bot(Tasks, "spawn")

FAULTS: list[str] = []
"""What was sent in the simulated server that Discord would have refused."""


def _checked(rows: Any, *, flags: int = 0) -> Any:
    """simcord's look at the components of a message, and that of the fake Discord."""
    layout = flags & limits.V2
    FAULTS.extend(
        limits.components(
            [row for row in rows or [] if not layout or row.get("type") == 1]
        )
    )
    return _simcord_checks(rows, flags=flags)


_simcord_checks = simcord.components.validate_components
simcord.components.validate_components = _checked

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")


def tiny_png() -> bytes:
    """The smallest PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data))
            + kind
            + data
            + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b"\0\0"))
        + chunk(b"IEND", b"")
    )


TINY = tiny_png()


def stub_draw(wanted: RenderRequest) -> list[Picture]:
    """A picture of one pixel, for tests of everything but pictures."""
    return [Picture(TINY, f"{wanted.look} of {wanted.game}")]


class Here:
    """Computers think in the test's own process, at the strength of their policy, and at once."""

    count = 1

    async def choose(self, thought):
        return incline(
            Request(thought.kind, thought.state, thought.level, thought.seed)
        )

    async def analyse(self, person, job):
        return ANALYSES[job.name].do(job).result

    async def close(self):
        pass


class Still:
    """A replay of one frame, for tests of everything but replays."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    async def draw(self, request):
        self.asked.append(request)
        return (Film(TINY, "How it went."),) * (3 if request.suffix == "stills" else 1)

    async def close(self):
        pass


class World:
    """A server with a channel and people, and the bot with its database in a folder of its own."""

    def __init__(self, env: Env, folder: Path, settings: Settings, draw: Any) -> None:
        self.env = env
        self.folder = folder
        self.settings = settings
        self.draw = draw
        self.seed: int | None = None
        self.guild: GuildHandle = env.create_guild(
            "Ystar", shard_id=(settings.shards or 1) - 1
        )
        self.channel: ChannelHandle = self.guild.create_text_channel("games")
        self.people: list[MemberActor] = [
            self.guild.add_member(env.create_user(name)) for name in NAMES
        ]

    @property
    def bot(self) -> CaylusBot:
        bot = self.env.bot
        assert isinstance(bot, CaylusBot)
        return bot

    async def slash(
        self, who: int, where: ChannelHandle, command: str, **options: Any
    ) -> Any:
        """Somebody uses a subcommand of /caylus."""
        return await self.people[who].slash(where, f"caylus {command}", **options)

    async def table(self, players: int, **options: Any) -> int:
        """A started game with so many players, by commands, without a clock unless one is chosen; its number."""
        options.setdefault("game", "caylus")
        options.setdefault("pace", "none")
        await self.slash(0, self.channel, "new", **options)
        (info, *_) = await self.bot.db.read(queries.lobbies_in, self.channel.id)
        for who in range(1, players):
            await self.slash(who, self.channel, "join", game=str(info.id))
        await self.slash(0, self.channel, "start", game=str(info.id))
        return info.id

    async def home(self, game: int) -> ChannelHandle:
        """The thread or channel where a game is played."""
        info = await self.bot.db.read(queries.info, game)
        where = info.thread if info.thread is not None else info.channel
        for channel in (
            self.channel,
            *self.channel.threads,
            *self.guild.channels.values(),
        ):
            if channel.id == where:
                return channel
        raise AssertionError(f"channel {where} is gone")

    def seat_holder(self, info: Any, seat: int) -> int:
        """The number of the person who holds a seat."""
        user = info.seats[seat].user
        return next(
            number for number, person in enumerate(self.people) if person.id == user
        )

    async def prompt(self, game: int) -> Any:
        """The present prompt of a game, as a message that can be pressed; None when there is none."""
        found = await self.bot.db.read(outbox.found, game, "prompt")
        if found is None:
            return None
        home = await self.home(game)
        return next((m for m in home.history() if m.id == found.message), None)

    def deliver(
        self,
        who: int,
        message: Any,
        custom_id: str,
        value: str | None = None,
        *,
        times: int = 1,
    ) -> InteractionResult:
        """Discord delivers a press on a message as it was when it was pressed, also when it is stale by now;
        `times` delivers the very same interaction again. Call `env.settle()` to let the bot answer."""
        backend = self.env.backend
        stored = (
            message
            if isinstance(message, dict)
            else dict(serializers.message_payload(backend, message))
        )
        kind = next(
            part["type"]
            for part in walk_components(stored["components"])
            if part.get("custom_id") == custom_id
        )
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if value is not None:
            data["values"] = [value]
        record, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=int(stored["channel_id"]),
            guild_id=self.guild.id,
            user_id=self.people[who].id,
            data=data,
        )
        payload["message"] = stored
        record.source_message_id = int(stored["id"])
        for _ in range(times):
            backend.emit("INTERACTION_CREATE", payload)
        return InteractionResult(self.env, record)

    def payload(self, message: Any) -> dict[str, Any]:
        """A message as Discord would send it along with a press, now."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        return dict(serializers.message_payload(self.env.backend, stored))

    async def quiet(self) -> None:
        """Waits until nothing is under way: what a test has begun by itself too, which `env.settle()` does not know."""
        async with asyncio.timeout(PATIENCE):
            await self.env.settle()
            while self._under_way():
                await asyncio.sleep(0.001)
                await self.env.settle()

    def _under_way(self) -> bool:
        looks = self.bot.timer._task is not None and self.bot.timer._until is None
        return looks or not all(task.done() for task in self.bot.tasks._tasks)

    async def restart(self, database: Path | None = None) -> None:
        """The process ends and a new one begins, on the same Discord and the same `database`, or on another file."""
        old = self.bot
        old.timer.stop()
        await self.env.settle()
        await old.db.close()
        old.renderer.close()
        if database is not None:
            self._restore(database)
        await self.env.restart_bot(CaylusBot(self.settings, self.draw, Here(), Still()))
        await self.env.settle()
        await hurry(self.bot.db)
        self.shuffle()

    def _restore(self, database: Path) -> None:
        for log in self.folder.glob("caylus.db-*"):
            log.unlink()
        database.replace(self.folder / "caylus.db")

    def shuffle(self) -> None:
        """Games begin as chance has it, but in every run of a test, or of a seed, as in the run before."""
        test, _, _ = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")
        self.bot.db.draw = random.Random(
            test if self.seed is None else self.seed
        ).randrange


# seconds between two looks at the clocks; those of every five minutes would be most of what a day costs
LOOK = 3600
# seconds; the bot's own jobs wait 15 and more, and would hold a test for as long by the clock of the machine
LONGEST_TIMER = 8.0


def _unhurried(env: Env) -> None:
    """A busy machine changes nothing: work that takes longer than the world's `patience` is waited for, and a timer of
    more seconds than that, or than `LONGEST_TIMER`, goes off by `env.advance_time` alone."""
    settle, schedule, advance = (
        env._settle_internal,
        env._schedule_timer,
        env._advance_to,
    )

    async def settled(**how: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(TimeoutError):
                    return await settle(**how)

    def scheduled(record: Any, *how: Any) -> None:
        if record.when - env._virtual_time <= min(env.settle_timeout, LONGEST_TIMER):
            schedule(record, *how)

    async def advanced(target: float, deadline: float) -> None:
        await advance(target, deadline + PATIENCE)

    env._settle_internal, env._schedule_timer, env._advance_to = (
        settled,
        scheduled,
        advanced,
    )


@contextlib.asynccontextmanager
async def world(
    draw: Any = stub_draw,
    *,
    patience: float = 8.0,
    seed: int | None = None,
    features: Sequence[str] = OPTIONAL,
    look: int = LOOK,
    **options: Any,
) -> AsyncIterator[World]:
    """Opens a simulated server with the bot in it, and closes both. `patience`: seconds to wait for its work;
    `features`: the optional ones that the bot has; `look`: seconds between two looks at the clocks."""
    with (
        tempfile.TemporaryDirectory() as name,
        mock.patch.multiple(timeout, LOOK=look, OUTAGE=2 * look),
    ):
        folder = Path(name)
        settings = Settings(
            **{"data": folder, "backups": 0, "language": "en", **options}
        )
        running = simcord.run(
            CaylusBot(settings, draw, Here(), Still(), features=features),
            shard_count=settings.shards or 1,
            settle_timeout=patience,
        )
        _unhurried(running._env)
        async with running as env:
            here = World(env, folder, settings, draw)
            await hurry(here.bot.db)
            here.seed = seed
            here.shuffle()
            FAULTS.clear()
            try:
                yield here
                assert FAULTS == []
            finally:
                here.bot.timer.stop()
                await env.settle()
                await here.bot.db.close()
                here.bot.renderer.close()


async def said(here, who, where, command, **options):
    """The text of the answer to a command."""
    result = await here.slash(who, where, command, **options)
    return result.response.content


async def tree():
    """The commands of a bot with all its features."""
    async with world() as here:
        return here.bot.tree

"""What goes wrong during a soak of the bot: drawn from a seed, one trouble every few seconds."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any

from tests.fakediscord import Fault, permissions
from tests.fakediscord import world as w

if TYPE_CHECKING:
    from tests.fakediscord import BotProcess, FakeDiscord
    from tests.fakediscord.games import Table

ROUTES = (
    "callback",
    "followup",
    "answer",
    "message",
    "edit",
    "thread",
    "thread member",
    "pin",
    "member",
    "",
)
EFFECTS = (
    "429",
    "500",
    "502",
    "404",
    "drop",
    "lose",
    "500 after",
    "hang",
    "late",
    "slow",
)
LONG = {"hang": 12.0, "late": 4.0, "slow": 1.5, "429": 0.5}
HOUR = 3600.0


class Troubles:
    """Makes trouble; `counts` says how often of each kind, `disk_full` when files could not grow."""

    def __init__(
        self, fake: FakeDiscord, bot: BotProcess, tables: list[Table], seed: int
    ) -> None:
        self.fake, self.bot, self.tables = fake, bot, tables
        self.chance = random.Random(seed)
        self.counts: dict[str, int] = {}
        self.disk_full: list[tuple[float, float]] = []
        self.undo: list[Any] = []  # what puts things right again at the end

    async def some(
        self, seconds: float, *, kills: bool, pause: tuple[float, float] = (0.5, 3.0)
    ) -> None:
        """Trouble for that long."""
        end = time.monotonic() + seconds
        kinds = [
            self.request,
            self.request,
            self.request,
            self.connection,
            self.moderator,
            self.repeat,
        ]
        kinds += [self.permissions, self.clock, self.disk, self.server]
        if kills:
            kinds += [self.kill, self.kill, self.stop]
        while time.monotonic() < end:
            await asyncio.sleep(self.chance.uniform(*pause))
            kind = self.chance.choice(kinds)
            self.counts[kind.__name__] = self.counts.get(kind.__name__, 0) + 1
            await kind()

    async def settle(self) -> None:
        """Puts everything right that a person or machine would put right."""
        self.fake.faults.clear()
        for mend in self.undo:
            mend()
        self.undo.clear()

    def _home(self) -> w.Channel | None:
        homes = [
            t.home
            for t in self.tables
            if t.home is not None and t.home.id in self.fake.world.channels
        ]
        return self.chance.choice(homes) if homes else None

    # The troubles

    async def request(self) -> None:
        """Some requests fail."""
        effect = self.chance.choice(EFFECTS)
        self.fake.faults.add(
            Fault(
                effect,  # type: ignore[arg-type]
                self.chance.choice(ROUTES),
                times=self.chance.randint(1, 6),
                seconds=LONG.get(effect, 0.2),
                skip=self.chance.randint(0, 10),
            )
        )
        self.fake.faults.active[:] = self.fake.faults.active[-12:]

    async def connection(self) -> None:
        """The gateway's connection breaks."""
        gateway = self.fake.gateway
        kind = self.chance.randrange(4)
        if kind == 0:
            gateway.drop()
        elif kind == 1:
            await gateway.ask_to_reconnect()
        elif kind == 2:
            gateway.forget_sessions()
        else:
            gateway.silent = True
            await asyncio.sleep(1.0)
            gateway.silent = False

    async def moderator(self) -> None:
        """A moderator deletes, archives or locks something."""
        home = self._home()
        if home is None:
            return
        kind = self.chance.randrange(8)
        messages = list(home.messages.values())
        if kind < 5 and messages:
            self.fake.delete_message(
                messages[-1] if kind < 3 else self.chance.choice(messages)
            )
        elif kind == 5 and home.is_thread:
            self.fake.delete_channel(home)
        elif home.is_thread:
            self.fake.archive(home, locked=kind == 7)

            def unlock() -> None:
                home.locked = home.archived = False
                self.fake.channel_event(home, "UPDATE")

            self._later(unlock, 3.0 if kind == 7 else 20.0)

    async def repeat(self) -> None:
        """Something is delivered again, at once or late."""
        acts = [act for table in self.tables for act in table.acts[-3:]]
        if acts:
            self.chance.choice(acts).interaction.deliver()

    async def permissions(self) -> None:
        """The bot may not do something in a channel for a while."""
        channel = self.chance.choice([t.channel for t in self.tables])
        denied = self.chance.choice(
            (
                permissions.SEND_MESSAGES | permissions.SEND_MESSAGES_IN_THREADS,
                permissions.ATTACH_FILES,
                permissions.CREATE_PUBLIC_THREADS,
                permissions.PIN_MESSAGES | permissions.READ_MESSAGE_HISTORY,
                permissions.VIEW_CHANNEL,
            )
        )
        self.fake.deny(channel, denied)
        self._later(lambda: self.fake.deny(channel, 0), 4.0)

    async def server(self) -> None:
        """The bot is removed from a server and invited again."""
        guild = self.chance.choice(list(self.fake.world.guilds.values()))
        if guild.has_bot:
            self.fake.remove_bot(guild)
            self._later(
                lambda: None if guild.has_bot else self.fake.invite_bot(guild), 2.0
            )

    async def clock(self) -> None:
        """The machine's clock is wrong for a while."""
        self.bot.tell(
            f"clock {self.chance.choice((-3 * HOUR, -60.0, 90.0, 2 * HOUR, 26 * HOUR)):.0f}"
        )
        self._later(lambda: self.bot.tell("clock 0"), 5.0)

    async def disk(self) -> None:
        """The disk is full for a moment."""
        began = time.time()
        self.bot.fill_disk(True)
        await asyncio.sleep(self.chance.uniform(0.3, 2.0))
        self.bot.fill_disk(False)
        self.disk_full.append((began - 0.1, time.time() + 2.0))

    async def kill(self) -> None:
        """kill -9, and a restart after a moment."""
        await self.bot.kill()
        await asyncio.sleep(self.chance.uniform(0, 1.0))
        await self.bot.start(seconds=60)

    async def stop(self) -> None:
        """SIGTERM, and a restart."""
        await self.bot.stop(15)
        await self.bot.start(seconds=60)

    def _later(self, mend: Any, seconds: float) -> None:
        self.undo.append(mend)

        def now() -> None:
            if mend in self.undo:
                self.undo.remove(mend)
                mend()

        asyncio.get_running_loop().call_later(seconds, now)

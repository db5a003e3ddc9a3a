"""Several bot processes on one PostgreSQL server and one fake Discord, people who play in all of its shards, and what
a machine, a server or a network may suffer."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import socket
import statistics
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import aiohttp

from bot.app import feature_list
from bot.core import limits, user_data
from bot.core.database import UseCaseRunner as Stored
from storage import copying
from storage.postgres.shard_locks import SHARDS
from storage.share import SETTLED
from tests import postgres
from tests.bench.storage import _fill
from tests.fakediscord import BotProcess
from tests.fakediscord import games as wire
from tests.fakediscord.proxy import ProxyProcess
from tests.soak.verdict import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.fakediscord import FakeDiscord
    from tests.fakediscord.world import Guild

NOBODYS = 16  # servers of the games that nobody plays, one a shard
# seconds until people press again; and while their shard has no connection
PATIENT, EAGER = 4.0, 0.5
SETTLING = 90.0  # seconds in which everything must be posted at the end


class Acted(NamedTuple):
    """An action that somebody was told is done: when, in which shard and table, and after how long."""

    at: float
    shard: int
    table: int
    seconds: float


class Several:
    """The processes, the last with a wire to the server that can be cut, and the tables."""

    def __init__(
        self,
        fake: FakeDiscord,
        server: postgres.Server,
        folder: Path,
        *,
        parts: int = 4,
        shards: int = 16,
        measured: bool = False,
        **settings: str,
    ) -> None:
        self.fake, self.server, self.folder = fake, server, folder
        self.parts, self.shards = parts, shards
        self.settings = {
            "CAYLUS_SHARDS": str(shards),
            "CAYLUS_PICTURE_THREADS": "1",
            **settings,
        }
        self.port = free_port() if measured else 0
        if measured:
            self.settings["CAYLUS_METRICS"] = str(self.port)
        self.bots: list[BotProcess] = []
        self.standby: BotProcess | None = None
        self.proxy = ProxyProcess()  # the wire of the last of them
        self.tables: list[wire.Table] = []
        self.acted: list[Acted] = []
        # when the database was away, in seconds since 1970
        self.excused: list[tuple[float, float]] = []
        self.filled = 0
        self.resting: list[BotProcess] = []
        self._keeping: asyncio.Task[None] | None = None
        self._playing: list[asyncio.Task[None]] = []
        self._over = False
        self.guilds = [self._guild(shard) for shard in range(shards)]
        fake.gateway.rivals = True

    def _guild(self, shard: int) -> Guild:
        """A server of that shard."""
        world = self.fake.world
        while True:
            guild = world.new_guild(f"Server of shard {shard}")
            if (guild.id >> 22) % self.shards == shard:
                return guild
            del world.guilds[guild.id]
            world.new_id()
            time.sleep(0.0005)

    # The database

    async def fill(self, games: int) -> float:
        """A database with so many running games, a few actions old and with clocks, spread over all shards; nobody
        plays them. Seconds that took."""
        began = time.perf_counter()
        path = self.folder / "fill.db"
        if games:
            await asyncio.to_thread(_fill, path, games, 12)
        self.url = self.server.fresh()
        if games:
            await asyncio.to_thread(copying.copy, path, self.url, lambda tx: ())
            path.unlink()
            self.server.sql(
                f"UPDATE game SET server = (id % {NOBODYS}) << 22, pace = '72h'",
                "UPDATE outbox SET settled = 1, how = 'delivered' WHERE settled IS NULL",
                "DELETE FROM clock",
                "DELETE FROM job WHERE kind = 'clock'",
                "INSERT INTO clock (game, seat, bank, began, deadline) "
                "SELECT id, deciding, 0, 4000000000, 4000000000 + id FROM game",
                "INSERT INTO job (kind, key, server, due) "
                "SELECT 'clock', id || ':' || deciding, server, 4000000000 + id FROM game",
                "ANALYZE",
                database=postgres.name_of(self.url),
            )
        self.filled = games
        table = await Stored.open(self.url, feature_list.hooks())
        for guild in self.guilds:
            await table.run(
                user_data.set_server,
                guild.id,
                {**limits.UNLIMITED, "pictures": self.settings.pop("pictures", "none")},
            )
            self.settings["pictures"] = "none"
        del self.settings["pictures"]
        await table.close()
        return time.perf_counter() - began

    def rows(self, question: str) -> list[tuple]:
        """What the server answers to somebody else."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            return connection.execute(question).fetchall()

    async def conflicts(self) -> float:
        """How many tries of use cases all processes have made again; they are `measured`."""
        found = 0.0
        async with aiohttp.ClientSession() as session:
            for part in range(self.parts):
                async with session.get(
                    f"http://127.0.0.1:{self.port + part}/metrics"
                ) as answer:
                    (line,) = re.findall(
                        r"^caylus_transactions_again_total (.*)$",
                        await answer.text(),
                        re.M,
                    )
                    found += float(line)
        return found

    # The processes

    async def start(self, seconds: float = 180.0, *, standby: bool = False) -> float:
        """All of them at once, and then a standby; seconds until every shard has a connection. Those that end are
        started again, but for those that are `resting`."""
        began = time.monotonic()
        for part in range(1, self.parts + 1):
            url = self.url
            if part == self.parts:
                port = await self.proxy.start(self.server.folder)
                url = (
                    f"postgresql://caylus@127.0.0.1:{port}/{postgres.name_of(self.url)}"
                )
            self.bots.append(self.process(part, url))
            await self.bots[-1].start(wait=False)
        await self.connected(seconds)
        await self.fake.until(lambda: self.fake.commands, seconds, "the commands")
        if standby:
            await self.stand_by(seconds)
        self._keeping = asyncio.create_task(self._keep())
        return time.monotonic() - began

    async def stand_by(self, seconds: float = 180.0) -> None:
        """Starts a process more that has no part, and waits until it is prepared."""
        bot = self.process(
            0, self.url, "standby", CAYLUS_CLUSTER="", CAYLUS_STANDBY=f"{self.parts}"
        )
        await bot.start(wait=False)
        self.standby = bot
        await self.stands_by(seconds)

    async def stands_by(self, seconds: float = 180.0) -> None:
        """Waits until the standby is prepared: it has connected, and its session is old enough to take a share."""
        bot = self.standby
        assert bot is not None
        await self.fake.until(lambda: "stands by for" in bot.said, seconds, "a standby")
        await asyncio.sleep(SETTLED)

    @property
    def all(self) -> list[BotProcess]:
        """All processes, the standby among them."""
        return [*self.bots, *([] if self.standby is None else [self.standby])]

    async def _keep(self) -> None:
        """Starts processes that have ended again, as systemd does."""
        while True:
            await asyncio.sleep(0.5)
            for bot in self.all:
                if not bot.runs and bot not in self.resting:
                    await bot.start(wait=False)

    def version(self) -> int:
        """Of the database."""
        return self.rows("SELECT version FROM caylus_schema")[0][0]

    def process(
        self, part: int, url: str, name: str = "", **settings: str
    ) -> BotProcess:
        """A process of that part, with a folder of its own."""
        return BotProcess(
            self.fake,
            self.folder / (name or str(part)),
            **{
                **self.settings,
                "CAYLUS_DATABASE": url,
                "CAYLUS_CLUSTER": f"{part}/{self.parts}",
                **settings,
            },
        )

    async def connected(self, seconds: float = 120.0) -> None:
        """Waits until every shard has a connection."""
        live = self.fake.gateway.live
        await self._all(
            lambda: len(live()), self.shards, seconds, "a connection of every shard"
        )

    async def _all(
        self, count: Callable[[], int], wanted: int, seconds: float, what: str
    ) -> None:
        """Waits until there are so many; on a busy machine for as long as one more comes within the seconds."""
        reached = -1
        while (now := count()) != wanted:
            if now > reached:
                reached, end = now, time.monotonic() + seconds
            assert time.monotonic() < end, (
                f"{now} of {wanted} for {seconds:g} seconds: {what}"
            )
            await asyncio.sleep(0.1)

    def holders(self) -> dict[int, int]:
        """The shards that somebody holds, and the numbers of those processes."""
        found = self.rows(
            "SELECT objid::int, split_part(application_name, ' ', 3)::int FROM pg_locks JOIN pg_stat_activity "
            f"USING (pid) WHERE locktype = 'advisory' AND objsubid = 2 AND classid::int = {SHARDS + self.shards}"
        )
        return dict(found)

    async def at_home(self, seconds: float = 120.0) -> None:
        """Waits until somebody serves every shard, and all of them are connected and all processes run."""
        await self._all(
            lambda: len(self.holders()),
            self.shards,
            seconds,
            "nobody serves some shard",
        )
        await self._all(
            lambda: sum(bot.runs for bot in self.all),
            len(self.all),
            seconds,
            "a process has ended",
        )
        await self.connected(seconds)

    def serving(self, shard: int) -> BotProcess:
        """The process that holds a shard."""
        holder = self.holders()[shard]
        return next(bot for bot in self.all if bot.runs and bot.pid == holder)

    def held_by(self, bot: BotProcess) -> range:
        """The shards that a process holds."""
        held = [shard for shard, holder in self.holders().items() if holder == bot.pid]
        return range(min(held), max(held) + 1) if held else range(0)

    def shards_of(self, part: int) -> range:
        """The shards that a part would like."""
        return range(
            (part - 1) * self.shards // self.parts, part * self.shards // self.parts
        )

    async def stop(self) -> list[int]:
        """Ends all in good order; their statuses."""
        self._rest()
        return list(await asyncio.gather(*(bot.stop(40) for bot in self.all)))

    def _rest(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            self._keeping = None

    async def end(self) -> None:
        """Ends whatever is left."""
        self._over = True
        self._rest()
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for bot in self.all:
            await bot.kill()
        await self.proxy.stop()

    # The people

    def play(self, tables: int, seed: int, pause: float = 0.0) -> None:
        """So many tables in each shard begin to play, game after game."""
        for shard, guild in enumerate(self.guilds):
            people = [
                self.fake.person(guild, name) for name in ("Ann", "Ben", "Cat", "Dan")
            ]
            for number in range(tables):
                channel = self.fake.world.new_channel(guild, f"games-{number}")
                mine = len(self._playing)
                work = self._play(
                    mine, shard, channel, people[: 2 + mine % 3], seed + mine, pause
                )
                self._playing.append(asyncio.create_task(work))

    async def _play(
        self, mine: int, shard: int, channel, people, seed: int, pause: float
    ) -> None:
        while not self._over:
            table = wire.Table(self.fake, channel, people, seed)
            seed += 10_000
            table.commands, table.patience = 0.0, PATIENT
            await table.open(game="caylus")
            self.tables.append(table)
            while not table.over and not self._over:
                table.patience = PATIENT if shard in self.fake.gateway.live() else EAGER
                act = await table.step()
                if (
                    act is not None
                    and act.acknowledged
                    and act.interaction.first_after is not None
                ):
                    self.acted.append(
                        Acted(
                            time.monotonic(), shard, mine, act.interaction.first_after
                        )
                    )
                    await asyncio.sleep(pause)
                else:
                    await asyncio.sleep(0.02 if act is None else 0.2)

    async def playing(self, seconds: float = 300.0) -> None:
        """Waits until somebody has acted at every table."""
        acted = self.acted
        await self._all(
            lambda: len({one.table for one in acted}),
            len(self._playing),
            seconds,
            "every table",
        )

    async def rest(self) -> None:
        """People finish what they do, and act no more."""
        self._over = True
        done = await asyncio.gather(*self._playing, return_exceptions=True)
        broken = [one for one in done if isinstance(one, BaseException)]
        assert not broken, broken[:3]
        self._playing.clear()

    async def go_on(self, shards: range, since: float, seconds: float = 240.0) -> float:
        """Waits until somebody has acted at every table of these shards since then; after how many seconds the last
        of them did."""
        await self.fake.until(
            lambda: all(
                any(
                    one.at > since for one in reversed(self.acted) if one.shard == shard
                )
                for shard in shards
            ),
            seconds,
            f"an action in each of the shards {shards}",
        )
        return max(
            min(one.at for one in self.acted if one.at > since and one.shard == shard)
            - since
            for shard in shards
        )

    def rate(self, since: float, until: float) -> tuple[float, list[float]]:
        """Actions a second between two moments, and their answers' seconds in order."""
        taken = sorted(one.seconds for one in self.acted if since <= one.at < until)
        return len(taken) / (until - since), taken

    @contextlib.contextmanager
    def excuse(self):
        """What the log says of a database that is away is no error."""
        began = time.time()
        yield
        self.excused.append((began, time.time() + 15))

    # The end

    async def quiet(self) -> float:
        """Waits until nothing waits to be posted; the seconds."""
        began = time.monotonic()
        waits = f"SELECT count(*) FROM outbox WHERE settled IS NULL AND game > {self.filled}"
        with contextlib.suppress(AssertionError):  # the verdict tells what waits
            await self.fake.until(lambda: not self.rows(waits)[0][0], SETTLING)
        await asyncio.sleep(2.0)
        return time.monotonic() - began

    async def verdict(self) -> tuple[dict[str, int], list[str]]:
        """What is lost or doubled, and a line for each thing that is wrong."""
        path = self.folder / "verdict.db"
        of_games = self.rows(
            "SELECT table_name FROM information_schema.columns "
            "WHERE table_schema = 'public' AND column_name = 'game'"
        )
        self.server.sql(
            "SET session_replication_role = replica",
            *(
                f"DELETE FROM {table} WHERE game <= {self.filled}"
                for (table,) in of_games
            ),
            f"DELETE FROM game WHERE id <= {self.filled}",
            database=postgres.name_of(self.url),
        )
        await asyncio.to_thread(copying.copy, self.url, path, lambda tx: ())
        found = Verdict(self.fake, path, self.tables, self.filled)
        figures = {**found.actions(), **found.games(), **found.notices()}
        errors = [
            found.errors(bot.log, self.excused)["unhandled errors"] for bot in self.all
        ]
        figures["unhandled errors"] = sum(errors)
        figures["illegal requests"] = len(self.fake.violations)
        figures["interactions answered twice"] = self.fake.answered_twice
        return figures, [*found.wrong, *self.fake.violations[:10]]


def free_port() -> int:
    """A port that is free, and probably those behind it."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


def near(times: list[tuple[float, int]], seconds: float) -> int:
    """How many identifications came less than so many seconds after the one before."""
    ordered = sorted(at for at, _ in times)
    return sum(later - at < seconds for at, later in itertools.pairwise(ordered))


def percentile(values: list[float], part: int) -> float:
    """Of sorted values the one that so many percent don't exceed."""
    return values[min(len(values) - 1, len(values) * part // 100)] if values else 0.0


def middle(values: list[float]) -> float:
    """The median; 0 of none."""
    return statistics.median(values) if values else 0.0

"""Figures for whoever runs the bot, in the text format of Prometheus, and `/healthz` for containers.

Nothing in them tells of a person, a server or a game: labels are names of kinds.
"""

import asyncio
import contextlib
import logging
import platform
import time
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from aiohttp import web
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    Info,
    ProcessCollector,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from bot.app.client import CaylusBot
from bot.app.health import ANSWERING
from bot.app.settings import Address, ProcessPart
from bot.core import outbox as core_outbox
from bot.core import queries
from bot.core.figures import Figures
from bot.delivery.discord_api import TROUBLE
from bot.interactions.hooks import COMPUTERS_WAIT
from rules import __version__
from storage import StorageError

_log = logging.getLogger(__name__)
_bot_log = logging.getLogger("bot")

QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets, in seconds: Discord waits 3 seconds for an answer."""
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5)
LOOK = 0.25  # seconds between two looks at how late the event loop is
NO_ANSWER = "none"
STORED = {
    "caylus_games": ("Games by state", ("state",)),
    "caylus_outbox_notices": ("Notices that are to be posted", ()),
    "caylus_outbox_failed": ("Notices that could not be posted at first", ()),
    "caylus_outbox_oldest_seconds": ("For how long the oldest notice has been due", ()),
}
"""Absent while the database is away: what each tells, and its labels."""
GAUGES: dict[str, tuple[str, tuple[str, ...]]] = {
    "caylus_database_up": ("1 while the database answers and stores", ()),
    **STORED,
    "caylus_backup_last_success_timestamp_seconds": (
        "When this process wrote its last complete backup",
        (),
    ),
    "caylus_identifies_left": (
        "Connections that Discord still allows, as it said at the last one",
        (),
    ),
    "caylus_board_streams": ("Pages of the live board that wait for news", ()),
    "caylus_computer_games": ("Games that wait for a computer", ()),
    "caylus_computer_oldest_seconds": ("For how long the first has waited", ()),
    "caylus_shard_latency_seconds": ("Heartbeats of the gateway", ("shard",)),
    "caylus_shard_served": (
        "Shards that this process serves and that the gateway answers",
        ("shard",),
    ),
    "caylus_shards": ("Shards of the bot, whoever serves them", ()),
}
BACKUPS = {True: "complete", False: "failed"}


class Gauges(Collector):
    """The gauges: a family without a sample where a value is unknown."""

    def __init__(self) -> None:
        self.values: dict[str, float | dict[str, float]] = {}

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield all families, for the registry."""
        for name, (help_, labels) in GAUGES.items():
            family = GaugeMetricFamily(name, help_, labels=labels)
            value = self.values.get(name, {})
            for label, number in (
                value.items() if isinstance(value, dict) else [((), value)]
            ):
                family.add_metric((label,) if label else (), number)
            yield family


class ErrorCounter(logging.Handler):
    """Counts what the bot logs as an error."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.ERROR)
        self._counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        self._counter.inc()


class Measured(Figures):
    """Keeps the figures of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time, open files
        histogram = partial(Histogram, registry=self.registry)
        counter = partial(Counter, registry=self.registry)
        self._answers = histogram(
            "caylus_answer_seconds",
            "From an interaction to its first answer",
            buckets=QUICK,
        )
        self._since_press = histogram(
            "caylus_answer_since_press_seconds",
            "From the moment at which Discord made an interaction to its first answer, by this machine's clock",
            buckets=QUICK,
        )
        help_ = "Use cases of the table, from the call to the commit"
        self._transactions = histogram(
            "caylus_transaction_seconds", help_, ["use_case"], buckets=SHORT
        )
        help_ = "Pictures of one board, the wait for a thread included"
        self._pictures = histogram("caylus_picture_seconds", help_, ["look"])
        help_ = "Requests to Discord by the status of the answer"
        self._requests = counter("caylus_discord_requests", help_, ["status"])
        self._request_time = histogram(
            "caylus_discord_request_seconds", "Requests to Discord", buckets=QUICK
        )
        help_ = "Requests of the live board's pages, streams excepted"
        self._pages = histogram("caylus_board_seconds", help_, ["route"], buckets=SHORT)
        help_ = "How late the event loop comes to its work"
        self.lag = histogram("caylus_loop_lag_seconds", help_, buckets=SHORT)
        self.errors = ErrorCounter(
            counter("caylus_errors", "Unexpected errors in the log")
        )
        help_ = "Use cases that ended with an error and stored nothing"
        self._transactions_failed = counter("caylus_transactions_failed", help_)
        self._backups = counter(
            "caylus_backups", "Daily backups by how they ended", ["outcome"]
        )
        Info("caylus_build", "The version that runs", registry=self.registry).info(
            {
                "version": __version__,
                "python": platform.python_version(),
                "discord_py": discord.__version__,
            }
        )
        self.gauges = Gauges()
        self.registry.register(self.gauges)
        help_ = "Times that a process of several could not rely on its shards any more"
        self._lost = counter("caylus_shares_lost", help_)
        help_ = "Tries of use cases that others came in between of, on a server"
        self._again = counter("caylus_transactions_again", help_)
        self._counted = 0, 0  # how often both had happened when that was last looked at
        # there from the start, so that a rate of them can be taken
        for status in ("200", "429", "500"):
            self._requests.labels(status)
        for outcome in BACKUPS.values():
            self._backups.labels(outcome)

    def answered(self, seconds: float, since_press: float) -> None:
        self._answers.observe(seconds)
        # the clock here may be behind Discord's
        self._since_press.observe(max(0.0, since_press))

    def transaction(self, use_case: str, seconds: float) -> None:
        self._transactions.labels(use_case).observe(seconds)

    def transaction_failed(self, use_case: str) -> None:
        self._transactions_failed.inc()

    def backed_up(self, complete: bool) -> None:
        self._backups.labels(BACKUPS[complete]).inc()
        if complete:
            self.gauges.values["caylus_backup_last_success_timestamp_seconds"] = (
                time.time()
            )

    def drawn(self, look: str, seconds: float) -> None:
        self._pictures.labels(look).observe(seconds)

    def requested(self, status: int, seconds: float) -> None:
        self._requests.labels(str(status) if status else NO_ANSWER).inc()
        self._request_time.observe(seconds)

    def paged(self, route: str, seconds: float) -> None:
        self._pages.labels(route).observe(seconds)

    async def text(self, client: CaylusBot) -> bytes:
        """Return everything in the format of Prometheus; while the database is away, without what it knows."""
        now = self.gauges.values
        stored = None
        if await client.health.database_trouble() is None:
            with contextlib.suppress(StorageError, TimeoutError):
                async with asyncio.timeout(ANSWERING):
                    stored = (
                        await client.db.read(queries.counts),
                        await client.db.read(core_outbox.depth),
                    )
        if stored is None:
            now["caylus_database_up"] = 0
            for name in STORED:
                now.pop(name, None)
        else:
            counts, outbox = stored
            due = 0.0 if outbox.due is None else client.discord_api.now() - outbox.due
            now |= {
                "caylus_database_up": 1,
                "caylus_outbox_notices": counts.pop("notices"),
                "caylus_games": dict(counts),
                "caylus_outbox_failed": outbox.failed,
                "caylus_outbox_oldest_seconds": max(0.0, due),
            }
        shards = client.shard_count or 1
        silent = client.health.silent_shards()
        served = client.shard_ids or range(shards) if client.on_duty() else ()
        now |= {
            "caylus_board_streams": client.command_hooks.value("board_streams"),
            "caylus_computer_games": client.command_hooks.value(COMPUTERS_WAIT[0]),
            "caylus_computer_oldest_seconds": client.command_hooks.value(
                COMPUTERS_WAIT[1]
            ),
            "caylus_shard_latency_seconds": {
                str(shard): seconds for shard, seconds in client.latencies
            },
            "caylus_shard_served": {
                str(shard): 1.0 for shard in served if shard not in silent
            },
            "caylus_shards": shards,
        }
        lost, again = (
            0 if client.member is None else client.member.lost,
            client.db.conflicts,
        )
        self._lost.inc(lost - self._counted[0])
        self._again.inc(again - self._counted[1])
        self._counted = lost, again
        return generate_latest(self.registry)


def tracing(figures: Figures) -> aiohttp.TraceConfig:
    """Tell the figures of every request that discord.py makes."""
    trace = aiohttp.TraceConfig()

    async def begin(session: Any, context: SimpleNamespace, params: Any) -> None:
        context.began = time.perf_counter()

    async def end(
        session: Any, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        figures.requested(params.response.status, time.perf_counter() - context.began)

    async def fail(session: Any, context: SimpleNamespace, params: Any) -> None:
        figures.requested(0, time.perf_counter() - context.began)

    trace.on_request_start.append(begin)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(fail)
    return trace


class Exporter:
    """Serves `/metrics` and `/healthz` while the bot runs."""

    def __init__(self, address: Address) -> None:
        self.figures = Measured()
        self.trace = tracing(self.figures)
        self.port = address.port
        self._address = address
        self._client: CaylusBot
        self._runner: web.AppRunner | None = None
        self._watch: asyncio.Task[None] | None = None

    def serve_part(self, part: ProcessPart) -> None:
        """Serve the metrics of this part on a port of its own, the first part on the one that is set."""
        self._address = Address(
            self._address.host, self._address.port + part.number - 1
        )

    async def start(self, client: CaylusBot) -> None:
        """Listen; an address that can't be listened on is logged, and the bot runs on without figures."""
        self._client = client
        client.db.figures = self.figures
        _bot_log.addHandler(self.figures.errors)
        app = web.Application()
        app.add_routes(
            [web.get("/metrics", self._metrics), web.get("/healthz", self._health)]
        )
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._address.host, self._address.port)
        try:
            await site.start()
        except OSError as problem:
            _log.warning("no figures can be served on %s: %s", self._address, problem)
            await self.close()
            return
        self.port = self._runner.addresses[0][1]
        self._watch = asyncio.get_running_loop().create_task(
            self._lag(), name="loop-lag"
        )

    async def close(self) -> None:
        """Stop listening; harmless a second time."""
        _bot_log.removeHandler(self.figures.errors)
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def look_at_identifies(self) -> None:
        """Ask Discord how often the bot may still connect; without an answer the figure stays as it was."""
        try:
            limits = await self._client.fetch_session_start_limits()
        except TROUBLE as problem:
            _log.warning("the connections left can't be read: %s", problem)
        else:
            self.figures.gauges.values["caylus_identifies_left"] = limits.remaining

    async def _lag(self) -> None:
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            self.figures.lag.observe(max(0.0, time.perf_counter() - due))

    async def _metrics(self, request: web.Request) -> web.Response:
        text = await self.figures.text(self._client)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, request: web.Request) -> web.Response:
        """Return 200 while the bot can do its work, else 503 and why."""
        trouble = await self._client.health.trouble()
        if trouble is not None:
            return web.Response(status=503, text=f"{trouble.why}\n")
        return web.Response(text="ok\n")

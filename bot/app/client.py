"""The bot itself: discord.py's client with the table behind it, and everything that lives as long as it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Self

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.ai.pool import Thinker, Workers
from bot.ai.quota import Searches
from bot.app import feature_list
from bot.app.cluster.member import Member
from bot.app.gateway_events import UNSEEN, Events
from bot.app.health import Health, Pulse, Standstill
from bot.app.job_runner import Timer
from bot.app.settings import ProcessPart, Settings
from bot.app.tasks import Tasks
from bot.app.throttle import InvalidRequests, throttle_of, while_on_duty
from bot.core import outbox
from bot.core.database import UseCaseRunner
from bot.core.figures import Figures
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import DiscordApi
from bot.delivery.permissions import Permissions
from bot.delivery.renderer import Draw, Renderer
from bot.delivery.worker import DeliveryWorker
from bot.features.computers import use_cases as computers_use_cases
from bot.features.records import files
from bot.features.replays.process import Projector
from bot.features.server_settings.commands import PERMISSIONS, of_permissions
from bot.interactions.slash_commands import CatalogueTranslator
from bot.text import localization, people
from storage import StorageError, message_slots
from storage.shard_range import ShardRange, leads

if TYPE_CHECKING:
    from bot.app.metrics import Exporter

_log = logging.getLogger(__name__)

# seconds that work under way gets when the bot stops; systemd and Docker give 10
GRACE = 8.0
# seconds until what was missed is looked for again, when the database can't be used
RECONCILE_PAUSE = 10.0
# seconds until Discord is asked again whether it allows a connection
LIMITS_PAUSE = 60.0
UNNOTICED = 1.0  # seconds in which a closed bot may notice its end by itself

INTENTS = discord.Intents(
    guilds=True, moderation=True, guild_messages=True, dm_messages=True
)
"""No privileged intents: servers with their channels and threads, who is banned, that somebody wrote (not what), and
direct messages to be answered."""


# the type of the command that Discord adds to an application with Activities
ENTRY_POINT = 4
ENTRY_POINT_OMITTED = 50240  # Discord's error code for a list of commands without it


class Commands(app_commands.CommandTree[Any]):
    """The commands; a process that may not serve now leaves them to the one that does."""

    async def sync(
        self, *, guild: discord.abc.Snowflake | None = None
    ) -> list[app_commands.AppCommand]:
        """Replace the commands that Discord knows, and keep its Entry Point command, of which discord.py knows nothing.

        Only an application with Activities has one; Discord refuses a list that omits it.
        """
        try:
            return await super().sync(guild=guild)
        except discord.HTTPException as problem:
            if problem.code != ENTRY_POINT_OMITTED:
                raise
        http, application = self.client.http, self.client.application_id or 0
        kept = [
            one
            for one in await http.get_global_commands(application)
            if one["type"] == ENTRY_POINT
        ]
        translator = self.translator or CatalogueTranslator()
        own = [
            await one.get_translated_payload(self, translator)
            for one in self.get_commands()
        ]
        await http.bulk_upsert_global_commands(application, payload=[*own, *kept])
        return await self.fetch_commands()

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        bot: CaylusBot = self.client
        return await bot.admits(interaction)


class CaylusBot(Events):
    """discord.py's client: it begins and ends, and passes on what Discord tells. What is shared are its services."""

    def __init__(
        self,
        settings: Settings,
        draw: Draw,
        thinker: Thinker | None = None,
        film: Projector | None = None,
        member: Member | None = None,
        features: Sequence[str] = feature_list.OPTIONAL,
    ) -> None:
        """Serve as a `member` of several processes where one is given, with these of the optional features."""
        self._features = features
        self._exporter: Exporter | None = None
        if settings.metrics is not None:
            # Prometheus' client is loaded only where figures are wanted
            from bot.app.metrics import Exporter

            self._exporter = Exporter(settings.metrics)
        figures = Figures() if self._exporter is None else self._exporter.figures
        trace = (
            aiohttp.TraceConfig() if self._exporter is None else self._exporter.trace
        )
        InvalidRequests().watch(trace)
        # it is prepared before it serves
        self._may_ask: Callable[[], bool] = lambda: True
        # behind the throttle, which may hold a request up
        while_on_duty(trace, lambda: self._may_ask())
        throttle = throttle_of(settings)
        if throttle is not None:
            throttle.watch(trace)
        super().__init__(
            # of text commands, which there are none of
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Commands,
            intents=INTENTS,
            shard_count=settings.shards,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=trace,
            proxy=settings.proxy,
        )
        self.settings = settings
        self.member = member
        self._kinds = 1  # of shards that may be identified at the same time
        self.renderer = Renderer(draw, settings.picture_threads, figures)
        self.thinker = thinker or Workers(settings.thinkers)
        self.film = film or Projector()
        self.permissions = Permissions(self)
        self.figures = figures
        self.tasks = Tasks()
        self._pulse = Pulse(settings.health)
        self.standstill = Standstill()
        self.health = Health(self, settings.place)
        self.leaving = False  # it was asked to end: what that cuts off is no failure
        self._begun = False
        self._starting: asyncio.Task[Any] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._open = False

    async def __aenter__(self) -> Self:
        self._begun = True
        return await super().__aenter__()

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and run until it is closed."""
        if self.leaving:
            return
        self._starting = asyncio.current_task()
        try:
            await super().start(token, reconnect=reconnect)
        finally:
            self._starting = None

    async def setup_hook(self) -> None:
        """Open the database and declare the commands; run once, before the gateway."""
        self.settings.data.mkdir(parents=True, exist_ok=True)
        api = DiscordApi(self)
        table = await self._opened(
            UseCaseRunner.open(
                self.settings.place,
                feature_list.hooks(self._features),
                clock=api.now,
                copies=self.settings.data,
                share=None if self.member is None else self.member.share,
            )
        )
        table.is_public = self.permissions.is_public
        table.outsiders_read = self.permissions.outsiders_read
        table.may_post = api.may_post
        self._open = True
        self.db, self.discord_api = table, api
        self.settings_cache = people.SettingsCache(table, self.settings.language)
        self.searches = Searches(self.thinker, self.settings_cache.of_server, api.now)
        self.delivery_context = DeliveryContext(
            db=table,
            settings_cache=self.settings_cache,
            discord_api=api,
            permissions=self.permissions,
            renderer=self.renderer,
            tasks=self.tasks,
            wake=lambda at: self.timer.wake(at),
            error_folder=self.settings.error_folder,
            record_of=partial(files.record_text, table),
            on_duty=self.on_duty,
        )
        self.delivery_worker = DeliveryWorker(self.delivery_context)
        self.delivery_context.delivery_worker = self.delivery_worker
        self.permissions.departed = self.departed
        for extension in feature_list.extensions(self._features):
            await self.load_extension(extension)
        feature_list.declare(self.tree, self.commands_by_path())
        self.timer = Timer(
            self.delivery_context,
            self.job_kinds,
            self._pulse,
            self.standstill,
            self.settings.backups,
            self.health,
        )
        self.tree.error(self.command_failed)
        if self.member is None:
            await self._send_commands(True)

    @staticmethod
    async def _opened(opening: Coroutine[Any, Any, UseCaseRunner]) -> UseCaseRunner:
        """Return the database; one that is being opened when the bot is cut off is closed again."""
        work = asyncio.ensure_future(opening)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            with contextlib.suppress(StorageError):
                await (await work).close()
            raise

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway; one of several processes once it holds shards."""
        async with contextlib.AsyncExitStack() as serving:
            if self.member is not None:
                part = await self.member.take(self._pulse)
                await serving.enter_async_context(
                    self.member.watching(self.resume, self.leave)
                )
                await self._take(part)
            # not before: the process it stands for may have the port
            if self._exporter is not None:
                await self._exporter.start(self)
            await super().connect(reconnect=reconnect)

    async def _take(self, part: ProcessPart) -> None:
        """Take over the shards of this part, as one of several processes."""
        assert self.shard_count is not None
        self._may_ask = self.on_duty
        self.db.shard_range = shard_range = part.shard_range(self.shard_count)
        self.shard_ids = list(shard_range.ids)
        # nobody has to wait for that
        self.tasks.spawn(self._send_commands(leads(shard_range)), "commands")
        if self._exporter is not None:
            self._exporter.serve_part(part)
        for take in self.command_hooks.shards_taken:
            await take(part.number, partial(part.of_server, self.shard_count))
        while True:
            limits = await self.fetch_session_start_limits()
            self._kinds = limits.max_concurrency
            if limits.remaining >= len(self.shard_ids):
                return
            _log.warning(
                "Discord allows only %d more connections for %d minutes: part %s, with %d shards, waits",
                limits.remaining,
                limits.reset_after // 60_000 + 1,
                part,
                len(self.shard_ids),
            )
            await asyncio.sleep(LIMITS_PAUSE)

    async def _send_commands(self, leads: bool) -> None:
        """Send Discord the commands in every language, and learn their ids.

        A process that does not lead asks which there are.
        """
        await self.tree.set_translator(CatalogueTranslator())
        try:
            there = await (self.tree.sync() if leads else self.tree.fetch_commands())
        except (discord.HTTPException, app_commands.CommandSyncFailure) as problem:
            _log.error(
                "the commands could not be sent to Discord: %s",
                problem,
                exc_info=problem,
            )
        else:
            ids = {command.name: command.id for command in there}
            known = [
                one
                for one in self.tree.walk_commands()
                if isinstance(one, app_commands.Command)
            ]
            roots = {
                one.qualified_name: one.qualified_name.partition(" ")[0]
                for one in known
            }
            localization.learn_command_ids(
                {name: ids[root] for name, root in roots.items() if root in ids}
            )
        await self.tree.set_translator(None)  # it has read every language

    async def before_identify_hook(
        self, shard_id: int | None, *, initial: bool = False
    ) -> None:
        """Keep Discord's distance between identifications, over all processes."""
        if self.member is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.member.identify(self.db, shard_id or 0, self._kinds)

    def on_duty(self) -> bool:
        """Return whether this process may answer and post now.

        One of several may only while it can rely on its shards.
        """
        return self.member is None or self.member.share.serving

    def answers(self) -> bool:
        """Return whether it takes what people ask now; one that ends only finishes what is under way."""
        return self._closing is None and self.on_duty()

    def look_again(self) -> None:
        """Look whether something is due that nobody has noticed."""
        if self._open:
            self.timer.wake()

    def resume(self) -> None:
        """Serve again: see what was missed meanwhile, and post what waits."""
        if self._open and self.is_ready():
            self.timer.wake()
            self.tasks.spawn(self.look_around(), "reconcile")

    async def on_ready(self) -> None:
        """Put right what was missed and start the timer, after each connection that could not be resumed."""
        _log.info("ready servers=%d shards=%s", len(self.guilds), self.shard_count)
        l10n = localization.localization_for(self.settings.language)
        for guild in self.guilds:
            for finding in of_permissions(
                guild.me.guild_permissions if guild.me else PERMISSIONS
            ):
                if finding.state == "wrong":
                    _log.warning(
                        "server %s (%s): %s",
                        guild.id,
                        people.plain(guild.name),
                        finding.text(l10n),
                    )
        # Before anything acts, for then the next question takes the place of what waits.
        await self._kept("what may have been posted", self.db.run(outbox.suspect))
        unseen = await self.unseen()
        self.timer.start()
        self.tasks.spawn(self.catch_up(), "reconcile")
        if unseen > UNSEEN:
            self.tasks.spawn(self.look_over(), "look")

    async def on_shard_ready(self, shard: int) -> None:
        """Serve the games of a shard that is connected, without waiting for the other shards."""
        if self._exporter is not None:
            self.tasks.spawn(self._exporter.look_at_identifies(), "identifies")
        count = self.shard_count or 1
        if self._open and count > 1:
            self.tasks.spawn(
                self.reconcile(ShardRange(count, shard, shard)), "reconcile"
            )

    async def reconcile(self, of: ShardRange | None = None) -> None:
        """Ask in every running game (of some shards) that lacks a present prompt, and post the outbox."""
        table = self.db
        try:
            await table.run(outbox.suspect, of)
            for stale in await table.read(outbox.stale, of):
                if (
                    stale.slot == message_slots.PROMPT
                    and stale.found is not None
                    and stale.found.revision < 0
                ):
                    await table.run(
                        outbox.replace_question, stale.game, stale.found.message
                    )
                elif stale.slot == message_slots.PROMPT:
                    await table.run(outbox.prompt_again, stale.game)
                else:
                    self.delivery_context.delivery_worker.refresh(stale.game)
            await table.run(outbox.make_due, of=of)
            for game in (
                *await table.read(outbox.games_with_notifications, of),
                *await table.read(computers_use_cases.waiting, of),
            ):
                self.delivery_context.delivery_worker.kick(game)
        except StorageError as problem:
            if self._closing is None:
                _log.warning("what was missed can't be looked for yet: %s", problem)
                asyncio.get_running_loop().call_later(
                    RECONCILE_PAUSE,
                    lambda: self.tasks.spawn(self.reconcile(of), "reconcile"),
                )

    async def leave(self) -> None:
        """End in good order, wherever it is.

        What is still connecting does not notice its end, and is cut off.
        """
        self.leaving = True
        if self._starting is not None and not self.is_ready():
            self._starting.cancel()  # whoever has begun it closes it
        elif self._begun:
            # what has not begun has nothing to close, and will begin nothing
            await self.close()
            if self._starting is not None:
                await asyncio.wait({self._starting}, timeout=UNNOTICED)
            if self._starting is not None:
                self._starting.cancel()

    async def close(self) -> None:
        """Finish what is under way within ten seconds, then leave."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(
                self._close(), name="close"
            )
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        self._pulse.stop()
        if self._exporter is not None:
            await self._exporter.close()
        if self._open:
            self.timer.stop()
            for cog in self.features():
                await cog.cog_unload()
        await self.tasks.finish(GRACE)
        # commands.Bot's would drop extensions from sys.modules
        await discord.AutoShardedClient.close(self)
        self.renderer.close()
        await self.thinker.close()
        if self._open:
            self._open = False
            await self.db.close()

    def stop_on_signals(self) -> None:
        """End the bot in good order at SIGTERM and SIGINT."""
        loop = asyncio.get_running_loop()
        on_stop_signals(lambda: loop.create_task(self.leave(), name="signal"))


def on_stop_signals(stop: Callable[[], object]) -> None:
    """Call `stop` in the running event loop at each SIGTERM and SIGINT."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # the loops of Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))

"""The bot itself: discord.py's client with the table behind it, and everything that lives as long as it."""

from __future__ import annotations

import asyncio
import contextlib
import io
import signal
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
import msgspec
from discord import app_commands

from bot.answers import presses, refusals
from bot.answers.interaction import TROUBLE, Ask
from bot.answers.sight import Sight
from bot.commands import declare
from bot.commands.localisation import CatalogueTranslator
from bot.components.menus import cut
from bot.components.parts import Pressed
from bot.posting import orphans, reminders
from bot.posting.relay import Deliveries
from bot.posting.studio import Draw, Pictures
from bot.process import doctor, log
from bot.process.health import Pulse
from bot.process.timer import Timer
from bot.table import IllegalAction, NotAllowed, NotYourDecision, SeatTaken, StaleRequest, Table, TableError
from bot.wording import people
from bot.wording.catalogues import words
from rules.register import find_game
from storage import StorageError, roles

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bot.components.custom_id import Press
    from bot.process.settings import Settings
    from bot.table import Notice, Sheet
    from bot.table.notices import Reminder

GRACE = 8.0  # seconds that work under way gets when the bot stops; systemd and Docker give 10
MEMBER_KEPT = 900.0  # seconds that a look-up of a member is believed
CLOSING_LINE = 300  # characters of what one player did since the last prompt

INTENTS = discord.Intents(guilds=True, dm_messages=True)
"""No privileged intents: servers with their channels and threads, and direct messages to be answered."""


class Lines(NamedTuple):
    """What one seat has done since the prompt was put up."""

    seat: int
    text: str


class CaylusBot(discord.AutoShardedClient):
    """Joins Discord to the table. What it remembers itself is only what a restart may forget."""

    table: Table
    preferences: people.Preferences

    def __init__(self, settings: Settings, draw: Draw) -> None:
        super().__init__(
            intents=INTENTS,
            shard_count=settings.shards,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings = settings
        self.tree = app_commands.CommandTree(self)
        self.deliveries = Deliveries(self)
        self.pictures = Pictures(draw, settings.picture_threads)
        self.pulse = Pulse(settings.health)
        self.timer = Timer(self)
        self.sight = Sight(self)
        self.prompted: dict[int, tuple[int | None, int]] = {}  # game -> its last prompt's message, and seat
        self.pin_nonces: dict[int, str] = {}  # of pinned messages that may be posted already
        self.lines: dict[int, Lines] = {}
        self.card_edits: dict[int, float] = {}
        self._members: dict[tuple[int, int], tuple[bool, float]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing: asyncio.Task[None] | None = None
        self._open = False

    # Life

    async def setup_hook(self) -> None:
        """Opens the database and declares the commands; runs once, before the gateway."""
        self.settings.data.mkdir(parents=True, exist_ok=True)
        self.table = await Table.open(self.settings.database, clock=self.now)
        self._open = True
        self.preferences = people.Preferences(self.table, self.settings.language)
        self.add_dynamic_items(Pressed)
        declare(self.tree)
        self.tree.error(self._command_failed)
        await self.tree.set_translator(CatalogueTranslator())
        try:
            await self.tree.sync()
        except (discord.HTTPException, app_commands.CommandSyncFailure) as problem:
            log.error("the commands could not be sent to Discord", problem)

    async def on_ready(self) -> None:
        """After each connection that could not be resumed: puts right what was missed, starts the timer."""
        log.note("ready servers=%d shards=%s", len(self.guilds), self.shard_count)
        say = words(self.settings.language)
        for guild in self.guilds:
            for finding in doctor.of_permissions(
                guild.me.guild_permissions if guild.me else doctor.PERMISSIONS
            ):
                if finding.state == "wrong":
                    log.warn("server %s (%s): %s", guild.id, people.plain(guild.name), finding.told(say))
        self.timer.start()
        self.spawn(self.reconcile(), "reconcile")

    async def reconcile(self) -> None:
        """Gives every running game without a present prompt a fresh one, and delivers the outbox."""
        try:
            for stale in await self.table.stale():
                if stale.role == roles.PROMPT:
                    await self.table.prompt_again(stale.game)
                else:
                    self.deliveries.refresh(stale.game)
            for game in await self.table.games_with_notices():
                self.deliveries.kick(game)
        except StorageError as problem:
            log.error("start", problem)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited (again): games of this server go on."""
        await self.reconcile()

    async def on_message(self, message: discord.Message) -> None:
        """A direct message gets the answer where to go."""
        if message.guild is None and not message.author.bot and self.user != message.author:
            say = words(await self.preferences.language(None, message.author.id))
            with contextlib.suppress(discord.HTTPException):
                await message.channel.send(say.say("only-in-servers"))

    async def close(self) -> None:
        """Finishes what is under way within ten seconds, then leaves."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._close(), name="close")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        self.pulse.stop()
        self.timer.stop()
        began = time.perf_counter()
        while waiting := [task for task in self._tasks if not task.done()]:
            left = GRACE - (time.perf_counter() - began)
            if left <= 0:
                log.warn("%d tasks were cut off", len(waiting))
                break
            await asyncio.wait(waiting, timeout=left)
        await super().close()
        self.pictures.close()
        if self._open:
            self._open = False
            await self.table.close()

    def stop_on_signals(self) -> None:
        """SIGTERM and SIGINT end the bot in good order."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, lambda: loop.create_task(self.close(), name="signal"))

    # Tasks and time

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> None:
        """Runs a short task that is finished before the bot stops."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(self._finished)

    def busy(self, task: asyncio.Task[Any] | None) -> None:
        """Lets the end of the bot wait for a task that discord.py has started."""
        if task is not None and task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def forget(self, game: int) -> None:
        """Drops what is remembered of a game that is over."""
        self.prompted.pop(game, None)
        self.lines.pop(game, None)
        self.pin_nonces.pop(game, None)
        self.card_edits.pop(game, None)
        self.deliveries.trouble.pop(game, None)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        if task.cancelled() or (problem := task.exception()) is None:
            return
        if self._closing is not None:
            log.warn("task %s was cut off: %s", task.get_name(), problem)
        else:
            log.error(f"task {task.get_name()}", problem)

    def now(self) -> float:
        """Seconds since 1970, by discord.py's clock."""
        return discord.utils.utcnow().timestamp()

    def due(self, sheet: Sheet) -> None:
        """Wakes the timer for what a game has to be done next: a reminder, a deadline, an automatic answer."""
        if sheet.deadline is not None or find_game(sheet.game).hidden:
            self.spawn(self._wake(), "due")

    async def _wake(self) -> None:
        try:
            due = await self.table.next_due()
        except StorageError as problem:
            log.warn("the timer can't be told what is due: %s", problem)
            return
        if due is not None:
            self.timer.wake(due)

    async def status_line(self) -> str:
        """How many games run and notices wait, for the health line."""
        counts = await self.table.counts()
        return " ".join(f"{name}={count}" for name, count in counts.items())

    # Discord

    def channel(self, channel: int, server: int) -> discord.PartialMessageable:
        """A channel or thread to send to, whether it is in the cache or not."""
        return self.get_partial_messageable(channel, guild_id=server)

    def message(self, channel: int, message: int) -> discord.PartialMessage:
        """A message to edit, not fetched."""
        found = self.get_channel(channel)
        server = found.guild.id if isinstance(found, discord.abc.GuildChannel | discord.Thread) else None
        return self.get_partial_messageable(channel, guild_id=server).get_partial_message(message)

    def may_attach(self, channel: int, server: int) -> bool:
        """Whether files may be attached in a channel or thread, as far as the cache knows."""
        guild = self.get_guild(server)
        found = None if guild is None else guild.get_channel_or_thread(channel)
        if guild is None or guild.me is None or found is None:
            return True
        try:
            return found.permissions_for(guild.me).attach_files
        except discord.ClientException:
            return True  # a thread whose parent is not in the cache

    async def is_member(self, server: int, user: int) -> bool:
        """Whether somebody is still in the server: looked up at a ping, believed for a quarter of an hour."""
        known = self._members.get((server, user))
        if known is not None and self.now() - known[1] < MEMBER_KEPT:
            return known[0]
        guild = self.get_guild(server)
        if guild is None:
            return True
        try:
            await guild.fetch_member(user)
            found = True
        except discord.NotFound:
            found = False
        except TROUBLE:
            return True
        if len(self._members) > 10_000:
            self._members.clear()
        self._members[(server, user)] = (found, self.now())
        return found

    async def direct(self, user: int, text: str, *, nonce: str) -> bool:
        """Sends a direct message, once for a nonce; False when that person takes none. Passing trouble is
        raised."""
        try:
            channel = await self.create_dm(discord.Object(user))
            await channel.send(cut(text, 2000), nonce=nonce)
        except discord.HTTPException as problem:
            if problem.status >= 500 or problem.status == 429:
                raise
            return False
        return True

    async def remind(self, row: Notice, body: Reminder) -> None:
        """Reminds a player in the way they chose."""
        await reminders.remind(self, row, body)

    def text_file(self, name: str, text: str) -> discord.File:
        """A text as a file to attach."""
        return discord.File(io.BytesIO(text.encode()), filename=name)

    async def mend_prompt(self, sheet: Sheet) -> None:
        """Puts the prompt and the pinned message up again where they were deleted."""
        for role in (roles.PROMPT, roles.PIN):
            found = await self.table.found(sheet.id, role)
            if found is not None and not await self._exists(found.channel, found.message):
                await self.table.lose(sheet.id, role)
                found = None
            if found is None and sheet.status == "running":
                self.prompted.pop(sheet.id, None)
                if role == roles.PROMPT:
                    await self.table.prompt_again(sheet.id)
                self.deliveries.refresh(sheet.id)
        self.deliveries.kick(sheet.id)

    async def _exists(self, channel: int, message: int) -> bool:
        try:
            await self.message(channel, message).fetch()
        except discord.NotFound:
            return False
        except TROUBLE:
            return True
        return True

    # Prompts

    def below(self, game: int) -> None:
        """Something was posted under the prompt: the next question is a new message, without a second ping."""
        last = self.prompted.get(game)
        if last is not None:
            self.prompted[game] = (None, last[1])

    def add_line(self, game: int, seat: int, text: str) -> str:
        """Notes what a seat did, together with what it did just before; gives all of it."""
        before = self.lines.get(game)
        if before is not None and before.seat == seat and len(before.text) < CLOSING_LINE:
            text = f"{before.text} {text}"
        self.lines[game] = Lines(seat, text)
        return text

    # Interactions

    async def pressed(self, interaction: discord.Interaction[Any], press: Press, values: list[str]) -> None:
        """A button or menu was used."""
        lost: Press | None = None
        async with Ask(interaction, updates=press.kind in presses.UPDATING) as ask:
            lost = await orphans.look(self, press, interaction.message)
            await presses.answer(ask, press, values)
        if lost is not None and interaction.message is not None:
            await orphans.tidy(self, lost, interaction.message)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answers components that this version does not know."""
        if interaction.type is discord.InteractionType.component:
            data: dict[str, Any] = {**(interaction.data or {})}
            custom_id = str(data.get("custom_id", ""))
            if presses.is_unknown(custom_id):
                async with Ask(interaction) as ask:
                    await ask.say(ask.words.say("press-unknown"))

    async def explain(self, ask: Ask, error: TableError) -> None:
        """One kind sentence for a refusal, with the present question where that helps."""
        if isinstance(error, StaleRequest | NotYourDecision | IllegalAction):
            await refusals.refused(ask, error)
            if isinstance(error, StaleRequest) and ask.game is not None:
                await self.deliveries.hurry(ask.game)
            return
        message = error.message
        if isinstance(error, NotAllowed | SeatTaken):  # these name people
            named = {k: people.safe(str(v)) for k, v in message.args.items() if k in ("host", "name")}
            message = msgspec.structs.replace(message, args={**message.args, **named})
        await ask.say(ask.words.tell(message))

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """What went wrong before a command's own code ran: an option that can't be read, an old command."""
        async with Ask(interaction) as ask:
            if isinstance(error, app_commands.TransformerError):
                await ask.say(ask.words.say("option-unreadable", value=cut(str(error.value), 60)))
            elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                await ask.say(ask.words.say("command-outdated"))
            elif isinstance(error, app_commands.CheckFailure):
                await ask.say(ask.words.say("command-not-allowed"))
            else:
                await self.report_error("command", error)
                await ask.say(ask.words.say("error-unexpected"))

    async def report_error(self, what: str, problem: BaseException, game: int | None = None) -> None:
        """Logs an unexpected error, with the game's record beside it."""
        record = ""
        if game is not None:
            try:
                record = (await self.table.export(game)).text
            except Exception as second:  # of a damaged game anything may fail
                log.warn("the record of game %s can't be read: %s", game, second)
        log.error(what, problem, folder=self.settings.error_folder, game=game, record=record)

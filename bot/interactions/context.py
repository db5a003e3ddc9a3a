"""One interaction and its answer, which Discord must get, or a deferral of it, within three seconds.

All commands and presses run inside `async with Context(interaction)`, which turns exceptions into answers.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import aiohttp
import discord

from bot.components.ui import cut
from bot.core import holds, moderation, queries
from bot.core.database import UseCaseRunner
from bot.core.errors import ReasonNeeded, Restricted, UserError
from bot.core.model import Person, Place
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE, rewind, text_file
from bot.delivery.permissions import Permissions
from bot.delivery.renderer import Renderer, RenderRequest
from bot.delivery.retries import Retries
from bot.delivery.thread_state import Entry
from bot.delivery.worker import DeliveryWorker
from bot.interactions import errors
from bot.interactions.first_response import (
    ALREADY_ANSWERED,
    FIRST_TRY_SECONDS,
    FirstResponse,
)
from bot.interactions.panels import Panel
from bot.interactions.user_limits import draw_pictures
from bot.text import people
from bot.text.localization import Localization, in_code, localization_for
from rules.model import Arg
from storage import StorageError, Unsure
from storage.moderation import ModerationRow

if TYPE_CHECKING:
    from bot.interactions.bot import Bot

_log = logging.getLogger(__name__)

DEFERRED_AFTER_SECONDS = 2.0  # Discord allows 3
REQUEST_SECONDS = 10.0  # for one request to Discord
REASON_CHARACTERS = 300  # of the reason of a moderator
TEXT_PAGES = 30  # the most messages for the text of a file that can't be attached
LARGEST_FILE = 10_000_000  # bytes, by Discord


def bar_words(
    l10n: Localization, bar: ModerationRow, server: str, games: str = ""
) -> dict[str, Arg]:
    """Return the arguments of messages to a person who is barred from the bot on a server and has lost `games`."""
    reason = people.safe(bar.reason, REASON_CHARACTERS) if bar.reason else ""
    return {
        "degree": "ladder" if bar.act == "ladder" else bar.degree or "whole",
        "server": server,
        "entry": bar.id,
        "changes": bar.target or 0,
        "since": f"<t:{bar.at}:f>",
        "until": bar.term,
        "when": "" if bar.until is None else f"<t:{bar.until}:f>",
        "moderator": f"<@{bar.moderator}>"
        if bar.moderator
        else l10n.format("standing-nobody"),
        "reason": reason or l10n.format("moderation-no-reason"),
        "games": games,
        "lost": "no" if not games else "day" if bar.is_short else "yes",
        "held": f"<t:{bar.at + holds.LASTS}:f>",
        "out": 0,
        "back": 0,
        "lobbies": 0,
    }


class Context:
    """An interaction of a person, the asker, with their settings, and the ways to answer it."""

    l10n: (
        # of the answer: the asker's language, or for public answers that of the game or server
        Localization
    )
    _asker_l10n: Localization
    user_settings: dict[str, str]

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        *,
        public: bool = False,
        slow_public: bool = False,
        updates: bool = False,
    ) -> None:
        self.interaction = interaction
        self.bot: Bot = interaction.client
        self.db: UseCaseRunner = self.bot.db
        self.settings: people.SettingsCache = self.bot.settings_cache
        self.renderer: Renderer = self.bot.renderer
        self.delivery_context: DeliveryContext = self.bot.delivery_context
        self.delivery: DeliveryWorker = self.bot.delivery_worker
        self.retries: Retries = self.delivery_context.retries
        self.permissions: Permissions = self.bot.permissions
        self.public = public
        self.game: int | None = None  # for the log of an error
        # False if the asker may enter the game only as its moderator
        self.sees_game = True
        self.moderates = False  # the asker has Manage Threads where the game is played
        self.first_language: str | None = (
            None  # of the server's first table; it becomes the server's language
        )
        # the id of the message with the last answer, if known
        self.sent: int | None = None
        self._slow_public = slow_public  # an answer that is deferred is public
        self._updates = updates  # an answer that is deferred edits the pressed message
        self._panel: Panel | None = None  # the message for the next answer
        self._first = FirstResponse(interaction.id)
        self.answered = False  # the asker sees an answer, or that it is deferred
        self._open = False  # a deferred answer ("thinking") has no content yet
        self._open_is_public = False
        self._sending = asyncio.Lock()
        self.began = time.perf_counter()

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def idempotency_key(self) -> str:
        """A key that stays the same if Discord delivers this interaction again."""
        return str(self.interaction.id)

    @property
    def server(self) -> int:
        """The server; raises UserError in a direct message."""
        return self.need_server()

    def need_server(self) -> int:
        """Return the server; raise UserError in a direct message."""
        if self.interaction.guild_id is None:
            raise UserError("only-in-servers")
        return self.interaction.guild_id

    @property
    def place(self) -> Place:
        return Place(self.server, self.channel)

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def person(self) -> Person:
        """The asker; whether they moderate is known only after `game_lookup.enter`."""
        return people.person(self.interaction.user, moderator=self.moderates)

    def seen_by_others(self, message: discord.Message) -> bool:
        """Return whether other people can read a message of this channel."""
        return self.interaction.guild_id is not None and not message.flags.ephemeral

    async def __aenter__(self) -> Self:
        loop = asyncio.get_running_loop()
        self.bot.tasks.busy(asyncio.current_task())
        self._timer = loop.call_later(
            DEFERRED_AFTER_SECONDS, lambda: self.bot.tasks.spawn(self.defer(), "defer")
        )
        self._answers = self.bot.user_limits.answers(self.user)
        await self._answers.begin()
        await self.load_settings()
        return self

    async def load_settings(self) -> None:
        """Load the asker's settings and language; use the bot's language if the database fails."""
        self.l10n = self._asker_l10n = localization_for(self.settings.default)
        self.user_settings = {}
        try:
            self.user_settings = await self.settings.of(self.user)
            server, locale = self.interaction.guild_id, self.interaction.locale.value
            self.l10n = self._asker_l10n = localization_for(
                await self.settings.learn_language(server, self.user, locale)
            )
        except StorageError as problem:
            _log.warning("settings of user %s can't be read: %s", self.user, problem)

    async def admit(self) -> None:
        """Raise UserError if the asker is barred from the bot on this server."""
        await self._need_unbarred(None)

    async def need_unrestricted(self) -> None:
        """Raise UserError if the asker is barred from new games, and so from public answers, on this server."""
        await self._need_unbarred("restriction")

    async def _need_unbarred(self, degree: str | None) -> None:
        server = self.interaction.guild_id
        if server is None or self.user not in await self.settings.barred(server):
            return
        bar = await self.db.read(moderation.bar_of, server, self.user, degree)
        if bar is not None:
            guild = self.interaction.guild
            name = people.safe(None if guild is None else guild.name)
            raise errors.markup_error("barred-here", **bar_words(self.l10n, bar, name))

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        _: TracebackType | None,
    ) -> bool:
        try:
            if problem is None:
                await self._pass_on()
            if problem is None or not isinstance(problem, Exception):
                return False
            if (
                self.delivery_context.discord_api.closed()
                or not self.delivery_context.on_duty()
            ):
                _log.warning(
                    "an answer to user %s was cut off by the end: %s",
                    self.user,
                    problem,
                )
                return True
            # An error is answered in private, in the asker's language.
            self.public = self._slow_public = False
            if self.sent is None:
                self._panel = None
            self.l10n = self._asker_l10n
            try:
                await self._explain(problem)
            except StorageError as trouble:
                await self._explain(trouble)
            else:
                await self._pass_on()
            return True
        finally:
            self._answers.end()
            self._timer.cancel()

    async def _pass_on(self) -> None:
        """Show the asker what moderators did or answered, where no direct message could tell them."""
        pass_on = self.bot.command_hooks.pass_on
        waiting = {moderation.ANSWER, moderation.UNREAD} & self.user_settings.keys()
        if waiting and self.answered and pass_on is not None:
            await pass_on(self)

    async def _explain(self, problem: Exception) -> None:
        ask_why = self.bot.command_hooks.ask_why
        if isinstance(problem, ReasonNeeded) and ask_why is not None:
            await ask_why(self, problem)
        elif not await self._withdraw() and isinstance(problem, UserError):
            await self.send(self.l10n.format("refused-in-private"))
        elif isinstance(problem, Restricted) and problem.user == self.user:
            try:
                await self.need_unrestricted()
            except UserError as reason:
                await errors.explain(self, reason)
        elif isinstance(problem, UserError):
            await errors.explain(self, problem)
        elif isinstance(problem, StorageError):
            _log.error("database, game %s: %s", self.game, problem)
            unsure = isinstance(problem, Unsure)
            await self.send(
                self.l10n.format("database-unsure" if unsure else "database-trouble")
            )
        else:
            await self.delivery_context.report_error("interaction", problem, self.game)
            await self.send(self.l10n.format("error-unexpected"))

    async def _withdraw(self) -> bool:
        """Delete a deferred public answer; return False if Discord refuses that."""
        async with self._sending:
            if not (self._open and self._open_is_public):
                return True
            try:
                async with asyncio.timeout(REQUEST_SECONDS):
                    # The next message would fill the deferred answer and be public, so it gets content first.
                    await self.interaction.edit_original_response(
                        content=self.l10n.format("refused-in-private")
                    )
                    self._open = False
                    await self.interaction.delete_original_response()
            except TROUBLE:
                return not self._open
        return True

    async def send(
        self,
        text: str,
        *,
        view: discord.ui.View | None = None,
        files: Sequence[discord.File] = (),
        mentions: discord.AllowedMentions | None = None,
        mention: bool = True,
    ) -> bool:
        """Answer, or send one more message of the answer; it is private unless `public`.

        Return False if it could not be sent. Then a message that mentions the asker reports that, unless
        `mention` is False.
        """
        kwargs: dict[str, Any] = {
            "content": cut(text),
            "allowed_mentions": mentions or discord.AllowedMentions.none(),
        }
        if view is not None:
            kwargs["view"] = self.delivery_context.hooks.offered(view)
        if files:
            kwargs["files"] = list(files)
        hidden: dict[str, Any] = {"ephemeral": not self.public}
        panel, self._panel = self._panel, None
        if panel is not None and await self._show_in(panel, kwargs, files):
            return True

        async def first() -> None:
            made = await self.interaction.response.send_message(**kwargs, **hidden)
            self.sent = made.message_id

        async def later() -> None:
            if self._open:
                opened = {**kwargs}
                if "files" in opened:
                    opened["attachments"] = opened.pop("files")
                self.sent = (await self.interaction.edit_original_response(**opened)).id
                self._open = False
            else:
                self.sent = (
                    await self.interaction.followup.send(**kwargs, **hidden, wait=True)
                ).id

        return await self._answer(first, later, files, mention=mention)

    def answer_in(self, panel: Panel) -> None:
        """Show the next answer in a panel if it can still be edited."""
        self._panel, self._updates = panel, True

    async def _show_in(
        self, panel: Panel, kwargs: dict[str, Any], files: Sequence[discord.File]
    ) -> bool:
        """Show an answer in a panel; return False if it can't be edited any more."""
        changes = {**kwargs, "view": kwargs.get("view"), "attachments": list(files)}
        changes.pop("files", None)
        if panel.press is self.interaction:

            async def first() -> None:
                await self.interaction.response.edit_message(**changes)

            async def later() -> None:
                await self.interaction.edit_original_response(**changes)

            if not await self._answer(first, later, files, mention=False):
                return False
        else:
            try:
                async with asyncio.timeout(REQUEST_SECONDS):
                    await panel.edit(**changes)
            except TROUBLE:
                rewind(files)
                return False
            await self.acknowledge()
        self.sent = panel.message
        return True

    async def send_interim(self, text: str) -> None:
        """Answer with a text that the next answer replaces, unless there is an answer already."""
        panel = self._panel
        if self.answered or not await self.send(text, mention=False):
            return
        if panel is not None and self.sent == panel.message:
            self._panel = panel
        else:
            self._open, self._open_is_public = True, self.public

    async def edit(
        self,
        text: str,
        *,
        view: discord.ui.View | None = None,
        files: Sequence[discord.File] | None = None,
        mentions: discord.AllowedMentions | None = None,
    ) -> bool:
        """Edit the pressed message; if that fails, answer in a new message and return False."""
        kwargs: dict[str, Any] = {
            "content": cut(text),
            "view": self.delivery_context.hooks.offered(view),
            "allowed_mentions": mentions or discord.AllowedMentions.none(),
        }
        if files is not None:
            kwargs["attachments"] = list(files)

        async def first() -> None:
            await self.interaction.response.edit_message(**kwargs)

        async def later() -> None:
            await self.interaction.edit_original_response(**kwargs)

        if await self._answer(first, later, files or (), mention=False):
            return True
        await self.send(text, view=view, files=files or ())
        return False

    async def edit_entry(self, entry: Entry) -> bool:
        """Edit the pressed message to show an entry; return whether it does."""
        content, message = entry.render(), self.interaction.message
        edited = await self.edit(content.text, view=content.view)
        if edited and message is not None:
            self.delivery_context.threads.shows(
                message.id, entry, self.delivery_context.now()
            )
        return edited

    async def picture(
        self,
        text: str,
        wanted: Sequence[RenderRequest],
        *,
        instead: Callable[[], Awaitable[Sequence[str]]] | None = None,
        view: discord.ui.View | None = None,
    ) -> None:
        """Answer with a text and pictures; if they can't be drawn or sent, with the pages of `instead`, or the text."""
        files = await draw_pictures(self, wanted) if wanted else []
        if (
            files
            and self.may_attach()
            and await self.send(text, view=view, files=files, mention=False)
        ):
            return
        for page in [text] if instead is None else await instead():
            await self.send(page)

    async def file(self, text: str, name: str, content: str) -> None:
        """Answer with a text file; as code blocks if it can't be attached, or with a refusal if it is too large."""
        if (size := len(content.encode())) > LARGEST_FILE:
            millions = {
                "size": -(-size // 1_000_000),
                "most": LARGEST_FILE // 1_000_000,
            }
            await self.send(f"{text}\n{self.l10n.format('file-too-large', **millions)}")
            return
        files = [text_file(name, content)]
        if self.may_attach() and await self.send(text, files=files, mention=False):
            return
        pages = in_code(content)
        if len(pages) > TEXT_PAGES:
            await self.send(
                f"{text}\n{self.l10n.format('file-refused', count=len(pages))}"
            )
            return
        for page in (text, *pages):
            await self.send(page)

    async def pictures(self, wanted: Sequence[RenderRequest]) -> list[discord.File]:
        """Return pictures for an answer; none if they can't be drawn or attached."""
        return (
            await self.delivery_context.pictures(wanted, self.game)
            if self.may_attach()
            else []
        )

    def may_attach(self) -> bool:
        return (
            self.interaction.guild is None
            or self.interaction.app_permissions.attach_files
        )

    async def defer(self) -> None:
        """Defer the answer, unless there is one."""
        async with self._sending:
            if self.answered or self.interaction.response.is_done():
                return
            try:
                async with asyncio.timeout(REQUEST_SECONDS), self._first.tried():
                    if self._updates:
                        await self.interaction.response.defer()
                    else:
                        hidden = not (self.public or self._slow_public)
                        await self.interaction.response.defer(
                            ephemeral=hidden, thinking=True
                        )
                        self._open, self._open_is_public = True, not hidden
            except (*TROUBLE, discord.InteractionResponded):
                return
            self._acknowledged()

    async def acknowledge(self) -> bool:
        """Acknowledge a press without an answer of its own; return whether Discord has got that, or an answer."""

        async def first() -> None:
            await self.interaction.response.defer()

        async def later() -> None:
            """Do nothing: the interaction has an answer."""

        return await self._answer(first, later, (), mention=True)

    def _acknowledged(self) -> None:
        if not self.answered:
            self.answered = True
            pressed = discord.utils.utcnow() - self.interaction.created_at
            self.bot.figures.answered(
                time.perf_counter() - self.began, pressed.total_seconds()
            )

    async def _answer(
        self,
        first: Callable[[], Awaitable[None]],
        later: Callable[[], Awaitable[None]],
        files: Sequence[discord.File],
        *,
        mention: bool,
    ) -> bool:
        """Send an answer: `first` as the first response, `later` after it, with three tries.

        Return False if all tries fail; with `mention`, a message in the channel asks the asker to try again.
        """
        async with self._sending:
            for _ in range(3):
                rewind(files)
                try:
                    async with (
                        asyncio.timeout(
                            REQUEST_SECONDS if self.answered else FIRST_TRY_SECONDS
                        ),
                        self._first.tried(),
                    ):
                        await (later() if self.answered else first())
                except discord.InteractionResponded:
                    self._acknowledged()  # by an edit of the worker
                    continue
                except discord.HTTPException as problem:
                    if problem.code == ALREADY_ANSWERED:
                        # Usually a try of ours has succeeded and its answer was lost: its message is filled now.
                        self.answered, self._open = True, not self._updates
                        continue
                    # the message is invalid: every try would be refused
                    if problem.status == 400:
                        await self.delivery_context.report_error(
                            "answer", problem, self.game
                        )
                        return mention and (
                            await self._refused() or await self._mention()
                        )
                    if problem.status < 500 and problem.status != 429:
                        break
                    continue
                except (aiohttp.ClientError, TimeoutError, OSError):
                    continue
                self._acknowledged()
                return True
        return mention and await self._mention()

    async def _refused(self) -> bool:
        """Answer that something went wrong, in place of an answer that Discord finds invalid."""
        text = self.l10n.format("answer-refused")
        try:
            async with asyncio.timeout(
                REQUEST_SECONDS if self.answered else FIRST_TRY_SECONDS
            ):
                if self._open:
                    await self.interaction.edit_original_response(content=text)
                elif self.answered:
                    await self.interaction.followup.send(text, ephemeral=True)
                else:
                    await self.interaction.response.send_message(text, ephemeral=True)
        except (*TROUBLE, discord.InteractionResponded):
            return False
        self._open = False
        self._acknowledged()
        return True

    async def _mention(self) -> bool:
        """Post in the channel that the answer was lost; not for a spectator, who is not named in public."""
        if not await self._plays():
            _log.warning(
                "answer to user %s in channel %s could not be delivered",
                self.user,
                self.channel,
            )
            return False
        try:
            l10n = await self.settings.l10n(self.interaction.guild_id)
        except StorageError:
            l10n = localization_for(self.settings.default)
        text = l10n.format("answer-lost", user=f"<@{self.user}>")
        channel = self.delivery_context.discord_api.channel(
            self.channel, self.interaction.guild_id
        )
        for _ in range(2):
            try:
                async with asyncio.timeout(REQUEST_SECONDS):
                    await channel.send(text, allowed_mentions=people.pings(self.user))
            except TROUBLE:
                continue
            return True
        _log.warning(
            "answer to user %s in channel %s could not be delivered",
            self.user,
            self.channel,
        )
        return False

    async def _plays(self) -> bool:
        """Return whether the asker has a seat in the game of this interaction, or of this channel."""
        try:
            game = self.game or await self.db.read(queries.game_in, self.channel)
            return bool(game) and bool(
                (await self.db.read(queries.info, game or 0)).seats_of(self.user)
            )
        except (UserError, StorageError) as problem:
            _log.warning("whether user %s plays can't be read: %s", self.user, problem)
            return False

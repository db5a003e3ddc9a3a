"""What posting takes, made once a process, and what features add to messages of games by sections: `load` reads what
one needs within the transaction that reads the batch, `render` makes lines and buttons of it when the message is
written."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import discord

from bot.app import log
from bot.app.log import Tasks
from bot.components import ui
from bot.components.custom_id import read
from bot.core import departures
from bot.core.database import Database
from bot.core.model import GameInfo, Position, SeatInfo, Vote
from bot.core.notifications import Body, Notification
from bot.core.unit_of_work import UnitOfWork
from bot.delivery.discord_api import DiscordApi
from bot.delivery.permissions import Permissions
from bot.delivery.question import Labels
from bot.delivery.renderer import Renderer, RenderRequest
from bot.delivery.thread_cache import ThreadCache
from bot.text.localization import Localization
from bot.text.people import SettingsCache
from storage import StorageError
from storage.games import GameRow

if TYPE_CHECKING:
    from bot.delivery.batch import Batch
    from bot.delivery.mention import MemberChecks
    from bot.delivery.worker import DeliveryWorker


D = TypeVar("D")
N = TypeVar("N", bound="Body")
V = TypeVar("V", bound="discord.ui.View | discord.ui.LayoutView | None")
Handler: TypeAlias = "Callable[[DeliveryContext, Batch, Notification, N], Awaitable[None]]"
"""Posts what a notification says, or does what its posting leads to."""
Slot: TypeAlias = Literal["thread_name", "opening", "prompt", "private_prompt", "seat_changed", "result"]
"""The messages with room for sections; of a seat that changed hands a section speaks instead."""


class Rendered(NamedTuple):
    """Lines of a message, kinds of buttons under it (`components.custom_id`), and actions of its decision that have a
    button of their own also where they stand in a menu."""

    lines: tuple[str, ...] = ()
    buttons: tuple[str, ...] = ()
    choices: tuple[ui.Choice, ...] = ()


class Section(NamedTuple, Generic[D]):
    """What a feature adds to the messages of a slot."""

    slot: Slot
    load: Callable[[UnitOfWork, GameRow, Notification | None], D]
    render: Callable[[Localization, Position, D], Awaitable[Rendered]]
    applies: Callable[[Position], bool] = lambda position: True
    """Whether there is anything to say of a position at all; else nothing is loaded."""


class VoteText(NamedTuple):
    """How a vote of a feature's kind is told: its lines, with how a seat is called in them, and whether those who have
    not answered are mentioned. The labels of its buttons are `button-KIND-yes` and `button-KIND-no`."""

    lines: Callable[[Localization, Position, Vote, Callable[[SeatInfo], str]], list[str]]
    asks: Callable[[Vote], bool]


class Loaded(NamedTuple):
    """A section, and what it has loaded."""

    section: Section[Any]
    data: Any


class DeliveryHooks:
    """What the features have registered, in the order of the feature list."""

    def __init__(self) -> None:
        self._sections: dict[Slot, list[Section[Any]]] = {}
        self._handlers: dict[type[Body], list[Handler[Any]]] = {}
        self.votes: dict[str, VoteText] = {}
        """How votes of kinds that the core does not know are told."""
        self.listeners: list[Callable[[Batch], None]] = []
        """Told of every batch that was read."""
        self.board_page: Callable[[GameInfo], str | None] = lambda info: None
        """The address of a game's live board, where everybody may see it."""
        self.kinds: set[str] = set()
        """The kinds of buttons and menus that a loaded feature answers."""

    def offered(self, view: V) -> V:
        """A view without what nobody answers, for its feature is left out."""

        def is_dead(custom_id: str) -> bool:
            press = read(custom_id)
            return press is not None and press.kind not in self.kinds

        if view is not None and self.kinds:
            ui.drop(view, is_dead)
        return view

    def board_button(self, l10n: Localization, info: GameInfo) -> list[ui.Item]:
        """Return the link to a game's live board, where everybody may see it; else nothing."""
        page = self.board_page(info)
        return [] if page is None else [ui.link(l10n.format("button-live"), page)]

    def section(self, section: Section[Any]) -> None:
        """Adds to the messages of a slot, behind what was registered before."""
        self._sections.setdefault(section.slot, []).append(section)

    def notification(self, body: type[N], handler: Handler[N]) -> None:
        """Adds what is to be done for a kind of notification, behind what the delivery itself does."""
        self._handlers.setdefault(body, []).append(handler)

    def handlers(self, body: type[Body]) -> Sequence[Handler[Any]]:
        """What is to be done for a kind of notification, in order."""
        return self._handlers.get(body, ())

    def load(
        self, uow: UnitOfWork, slot: Slot, position: Position, row: Notification | None = None
    ) -> tuple[Loaded, ...]:
        """What the sections of a slot have to say of a position: each with what it needs for that."""
        game, sections = uow.row(position.info.id), self._sections.get(slot, ())
        return tuple(Loaded(one, one.load(uow, game, row)) for one in sections if one.applies(position))

    async def render(
        self,
        db: Database,
        slot: Slot,
        l10n: Localization,
        position: Position,
        loaded: Sequence[Loaded] | None = None,
    ) -> Rendered:
        """What the sections of a slot say of a position: of what a batch has loaded for them, or what is read now."""
        if not any(section.applies(position) for section in self._sections.get(slot, ())):
            return Rendered()
        if loaded is None:
            loaded = await db.read(self.load, slot, position)
        found = [await section.render(l10n, position, data) for section, data in loaded]
        return Rendered(
            tuple(line for one in found for line in one.lines),
            tuple(kind for one in found for kind in one.buttons),
            tuple(choice for one in found for choice in one.choices),
        )


@dataclasses.dataclass(kw_only=True)
class DeliveryContext:
    """The database, Discord, the pictures, and what the process remembers of the threads it posts to. `wake` says that
    something is due at that second since 1970 (None: perhaps now); `on_duty` tells whether this process may post now;
    `record_of` is what is logged beside an error in a game. The `delivery_worker` and the `member_checks` are made with
    the context that they belong to."""

    db: Database
    settings_cache: SettingsCache
    discord_api: DiscordApi
    permissions: Permissions
    renderer: Renderer
    tasks: Tasks
    wake: Callable[[float | None], None]
    error_folder: Path
    record_of: Callable[[int], Awaitable[str]]
    on_duty: Callable[[], bool]
    hooks: DeliveryHooks = dataclasses.field(default_factory=DeliveryHooks)
    threads: ThreadCache = dataclasses.field(default_factory=ThreadCache)
    labels: Labels = dataclasses.field(default_factory=Labels)
    delivery_worker: DeliveryWorker = dataclasses.field(init=False)
    member_checks: MemberChecks = dataclasses.field(init=False)

    def now(self) -> float:
        """Seconds since 1970."""
        return self.discord_api.now()

    async def departed(self, server: int, user: int) -> None:
        """Somebody was seen not to be on a server any more."""
        self.discord_api.met(server, user, there=False)
        try:
            for game in await self.db.run(departures.departed, server, user):
                self.delivery_worker.kick(game)
        except StorageError as problem:  # the next look-up sees it again
            log.warn("server %s: that user %s left can't be kept: %s", server, user, problem)

    def forget(self, game: int) -> None:
        """Drops what is remembered of a game that is over."""
        self.threads.forget(game)
        self.member_checks.forget(game)
        self.delivery_worker.forget(game)

    async def pictures(self, wanted: Sequence[RenderRequest], game: int | None) -> list[discord.File]:
        """Pictures for one message; none where they can't be drawn."""
        try:
            return await self.renderer.files(wanted)
        except Exception as problem:
            await self.report_error("drawing", problem, game)
            return []

    async def put(
        self,
        channel: int,
        server: int,
        message: int | None,
        text: str,
        *,
        nonce: str,
        wanted: Sequence[RenderRequest] = (),
        **more: Any,
    ) -> int:
        """Posts a message that is no game's, or edits it, with pictures if they may be attached; its id."""
        if wanted and self.discord_api.rights(channel, server).attach_files:
            more["files" if message is None else "attachments"] = await self.renderer.files(wanted)
        if message is None:
            sent = await self.discord_api.channel(channel, server).send(text, nonce=nonce, **more)
            return sent.id
        await self.discord_api.message(channel, message).edit(content=text, **more)
        return message

    async def report_error(self, what: str, problem: BaseException, game: int | None = None) -> None:
        """Logs an unexpected error, with the game's record beside it."""
        record = ""
        if game is not None:
            try:
                record = await self.record_of(game)
            except Exception as second:  # of a damaged game anything may fail
                log.warn("the record of game %s can't be read: %s", game, second)
        log.error(what, problem, folder=self.error_folder, game=game, record=record)

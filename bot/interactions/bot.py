"""The base of all features, cogs with their commands, buttons, menus and forms, and the client as they see it.

The client dispatches each interaction to its feature, and answers those that no feature takes.
"""

from __future__ import annotations

import abc
import asyncio
import functools
import re
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, TypeAlias, TypeVar

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.ai.pool import Thinker
from bot.ai.quota import Searches
from bot.app.tasks import Tasks
from bot.components import custom_id
from bot.components.custom_id import GREY, RETIRED, TEMPLATE, CustomId, ItemKind, read, template
from bot.components.ui import cut
from bot.core import queries
from bot.core.database import UseCaseRunner
from bot.core.errors import UserError
from bot.core.figures import Figures
from bot.core.jobs import JobKind
from bot.delivery import recovery
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import DiscordApi
from bot.delivery.permissions import Permissions
from bot.delivery.renderer import Renderer
from bot.delivery.sections import DeliveryHooks
from bot.delivery.worker import DeliveryWorker
from bot.interactions import game_lookup, modals, panels, slash_commands
from bot.interactions.autocomplete import NotOffered
from bot.interactions.context import Context
from bot.interactions.frequency import Hourly
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import COMMAND, SlashCommand, declared, moved
from bot.interactions.slots import Slots
from bot.text import people
from bot.text.localization import quoted


class Feature(commands.Cog):
    """The base of all features.

    Commands (`@command`) are collected from its methods. Items and modals (`@item`, `@modal`) are collected
    from its methods, the functions of its module, and its `parts`: other modules, and objects with state.
    """

    parts: Sequence[object] = ()

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        """Add what the feature has to say in deliveries, and in commands of others."""

    def jobs(self) -> Sequence[JobKind]:
        """Return what it does at a time."""
        return ()

    async def cog_unload(self) -> None:
        """End what it has under way: the bot ends."""

    def handlers(self) -> Iterator[Any]:
        """Register what answers buttons, menus and forms."""
        for part in (self, sys.modules[type(self).__module__], *self.parts):
            where: ModuleType | type = part if isinstance(part, ModuleType) else type(part)
            for name in _names(where):
                yield getattr(part, name)


class PostingFeature(Feature):
    """The base of features that post by themselves, or add to the posts of others, with the delivery context."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services


@functools.cache
def _commands(feature: type[Feature]) -> dict[str, slash_commands.Method]:
    """Return the methods of a feature that are commands, by their paths, looked for once a process."""
    attributes = [getattr(feature, name) for name in dir(feature)]
    return {
        getattr(attribute, COMMAND).path: attribute for attribute in attributes if hasattr(attribute, COMMAND)
    }


F = TypeVar("F", bound=Feature)

ALWAYS = ("forget", "no")
"""Buttons that also answer somebody who is barred on a server: whether all about them is deleted."""
PAUSE = 0.03  # seconds between two refusals of a person, for others: fewer the longer they wait
ANSWERABLE_SECONDS = 2.8  # seconds after which an interaction can't be answered any more: Discord allows 3


class Bot(commands.AutoShardedBot, abc.ABC):
    """The base of the client, which knows no feature by name."""

    db: UseCaseRunner
    settings_cache: people.SettingsCache
    discord_api: DiscordApi
    permissions: Permissions
    renderer: Renderer
    delivery_context: DeliveryContext
    delivery_worker: DeliveryWorker
    thinker: Thinker
    searches: Searches
    film: Any  # what draws replays, of whoever has such a feature
    tasks: Tasks
    figures: Figures
    settings: Any  # of the process (bot/app/settings.py)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.modals: dict[str, ModalHandler] = {}
        self.item_handlers: dict[str, ItemHandler] = {}
        self.job_kinds: list[JobKind] = []
        self.command_hooks = CommandHooks()
        self.slots = Slots()
        self.public_answers = Hourly(10)
        self.invitations = Hourly(20)
        self.panels: dict[tuple[int, int], panels.Panel] = {}
        """The last private panels, by game and user."""
        for kind in kinds_of(retired):
            self._add_item(kind, retired)

    @abc.abstractmethod
    def answers(self) -> bool:
        """Return whether it takes what people ask now."""

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Return whether an interaction is answered now; refuse one of a person with too many under way."""
        if not self.answers():
            return False
        answers = self.slots.answers(interaction.user.id)
        if not answers.full or interaction.type is discord.InteractionType.autocomplete:
            return True
        ctx = Context(interaction)
        async with answers.refusing:
            left = 1 - (time.perf_counter() - ctx.began) / ANSWERABLE_SECONDS
            if left > 0:
                await ctx.know()
                await ctx.send(ctx.l10n.format("still-at-work"), mention=False)
                await asyncio.sleep(PAUSE * left)
        return False

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Add a feature, with the buttons, menus, forms and commands that it answers."""
        await super().add_cog(cog, **options)
        if isinstance(cog, Feature):
            for handler in cog.handlers():
                for kind in kinds_of(handler):
                    self._add_item(kind, handler)
                    self.delivery_context.hooks.kinds.add(kind.name)
                if hasattr(handler, MODAL):
                    self.modals[getattr(handler, MODAL)] = handler
            self.job_kinds.extend(cog.jobs())
            cog.register(self.delivery_context.hooks, self.command_hooks)

    def _add_item(self, kind: ItemKind, handler: ItemHandler) -> None:
        self.add_dynamic_items(dynamic_item(kind))
        self.item_handlers[kind.name] = handler

    def commands_by_path(self) -> dict[str, SlashCommand]:
        """Return the commands of all features, with the options that others have added."""
        commands = dict[str, SlashCommand]()
        for feature in self.features():
            for path, method in _commands(type(feature)).items():
                command = declared(feature, method, self.command_hooks.options(path))
                if command is not None:
                    commands[path] = command
        return commands

    def features(self) -> list[Feature]:
        """Return those that are loaded."""
        return [cog for cog in self.cogs.values() if isinstance(cog, Feature)]

    def feature(self, kind: type[F]) -> F:
        """Return a feature that another one needs. Raise LookupError where it is not loaded."""
        cog = self.get_cog(kind.__name__)
        if not isinstance(cog, kind):
            raise LookupError(f"the feature {kind.__name__} is not loaded")
        return cog

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer forms that were sent, and components that this version does not know."""
        if interaction.guild_id is not None:
            self.discord_api.met(interaction.guild_id, interaction.user.id)  # who uses something is there
            if self.answers():
                person = people.person(interaction.user)
                self.tasks.spawn(self.settings_cache.called(interaction.guild_id, person), "name")
        kind = interaction.type
        if kind not in (discord.InteractionType.modal_submit, discord.InteractionType.component):
            return
        payload: dict[str, Any] = {**(interaction.data or {})}
        press = custom_id.read(str(payload.get("custom_id", "")))
        if kind is discord.InteractionType.modal_submit and await self.admits(interaction):
            async with Context(interaction, updates=interaction.message is not None) as ctx:
                answer = None if press is None else self.modals.get(press.kind)
                if press is None or answer is None:
                    raise UserError("press-unknown")
                ctx.need_server()
                await ctx.admit()
                await answer(ctx, press, modals.typed(payload))
        unknown = press is None or press.kind not in self.item_handlers
        if kind is discord.InteractionType.component and unknown and await self.admits(interaction):
            async with Context(interaction) as ctx:
                await ctx.send(ctx.l10n.format("press-unknown"))

    async def command_failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Answer for a command whose own code did not run.

        An option can't be read, or the command is an old one.
        """
        async with Context(interaction) as ctx:
            if isinstance(error, NotOffered):
                typed, offered = quoted(cut(error.typed, 60)), ctx.l10n.join(error.offered)
                await ctx.send(ctx.l10n.format("option-not-offered", value=typed, offered=offered))
            elif isinstance(error, app_commands.TransformerError):
                await ctx.send(ctx.l10n.format("option-unreadable", value=quoted(cut(str(error.value), 60))))
            elif isinstance(error, app_commands.CommandNotFound) and (
                now := moved(" ".join((*error.parents, error.name)))
            ):
                await ctx.send(ctx.l10n.format("command-moved", now=f"`/{now}`"))
            elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                await ctx.send(ctx.l10n.format("command-outdated"))
            elif isinstance(error, app_commands.CheckFailure):
                await ctx.send(ctx.l10n.format("command-not-allowed"))
            else:
                await self.delivery_context.report_error("command", error)
                await ctx.send(ctx.l10n.format("error-unexpected"))


ITEMS, MODAL = "__item_kinds__", "__modal__"
"""The attributes of a function that answers buttons and menus, or a form."""


ItemHandler: TypeAlias = "Callable[[Context, CustomId, list[str]], Coroutine[Any, Any, None]]"
"""Answers a press; of a menu with the values that were chosen."""

ModalHandler: TypeAlias = "Callable[[Context, CustomId, Mapping[str, str]], Coroutine[Any, Any, None]]"
"""Answers a form that was sent, with its texts by name."""

H = TypeVar("H", bound="Callable[..., Coroutine[Any, Any, None]]")


def item(
    *kinds: str,
    style: ButtonStyle = GREY,
    edits: bool = False,
    notification: str | None = None,
    needs_game: bool = True,
    enters: bool = True,
    public: bool = False,
) -> Callable[[H], H]:
    """Say which buttons and menus a function, or a method of a feature, answers (`ItemKind`)."""
    declared = tuple(ItemKind(kind, style, edits, notification, needs_game, enters, public) for kind in kinds)

    def mark(handler: H) -> H:
        for kind in declared:
            custom_id.DECLARED[kind.name] = kind
        setattr(handler, ITEMS, (*kinds_of(handler), *declared))
        return handler

    return mark


def modal(kind: str) -> Callable[[H], H]:
    """Say which form a function, or a method of a feature, answers."""

    def mark(handler: H) -> H:
        setattr(handler, MODAL, kind)
        return handler

    return mark


def kinds_of(handler: object) -> tuple[ItemKind, ...]:
    """Return the kinds that a function answers."""
    kinds: tuple[ItemKind, ...] = getattr(handler, ITEMS, ())
    return kinds


class BotItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """A button or menu that was pressed; each kind has a class of its own, with its template."""

    kind: ClassVar[ItemKind]

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> BotItem:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the press, and take up the message when it is one that the bot had lost."""
        press = read(self.custom_id)
        if press is None or not await interaction.client.admits(interaction):
            return
        payload: dict[str, Any] = {**(interaction.data or {})}
        values = [str(value) for value in payload.get("values", [])]
        adopted: int | None = None
        async with Context(interaction, updates=self.kind.edits) as ctx:
            if self.kind.name not in ALWAYS:
                await ctx.admit()
            message = interaction.message
            if self.kind.is_private and message is not None and ctx.seen_by_others(message):
                raise UserError("press-unknown")  # what the custom id says is no authority
            prompted = ctx.delivery_context.threads.prompted.get(press.game)
            if message is not None and (prompted is None or prompted.message != message.id):
                adopted = await recovery.look(ctx.delivery_context, message)  # few: it may have been lost
            if self.kind.needs_game and self.kind.enters:
                ctx.need_server()
                await game_lookup.enter(ctx, await ctx.db.read(queries.info, press.game))
                ctx.game = press.game
            panels.opens(ctx, press.kind, press.game)
            await ctx.bot.item_handlers[self.kind.name](ctx, press, values)
            await panels.opened(ctx, press.kind, press.game)
        if adopted is not None:
            ctx.delivery.kick(adopted)


@functools.cache
def dynamic_item(kind: ItemKind) -> type[BotItem]:
    """Return the dynamic item of a kind, made once a process; each bot knows what answers it there."""

    class Item(BotItem, template=template(kind.name)):
        """One kind of button or menu."""

    Item.kind = kind
    return Item


def one(values: list[str]) -> str:
    """Return the one value that was chosen in a menu."""
    if len(values) != 1:
        raise UserError("press-unknown")
    return values[0]


def code_of(press: CustomId, values: list[str]) -> str:
    """Return the code that was chosen: of a button that which it has, of a menu the one value."""
    return one(values) if values else press.rest


@item(*RETIRED, needs_game=False)
async def retired(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer a button of something that the bot did once."""
    await ctx.send(ctx.l10n.format("press-unknown"))


@functools.cache
def _names(where: ModuleType | type) -> tuple[str, ...]:
    """Return the marked names of a module or class, cached for the process."""
    attributes = [(name, getattr(where, name)) for name in dir(where)]
    return tuple(
        name
        for name, attribute in attributes
        if (hasattr(attribute, ITEMS) or hasattr(attribute, MODAL))
        and (isinstance(where, type) or attribute.__module__ == where.__name__)
    )

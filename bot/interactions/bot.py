"""The base classes of the client and of its features, and the dispatch of interactions to features.

A feature is a cog with commands, buttons, menus and forms.
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
from bot.components.custom_id import (
    GREY,
    RETIRED,
    TEMPLATE,
    CustomId,
    ItemKind,
    read,
    template,
)
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
from bot.interactions.frequency import HourlyLimit
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import (
    COMMAND,
    SlashCommand,
    build_command,
    replacement_of,
)
from bot.interactions.user_limits import UserLimits
from bot.text import people
from bot.text.localization import quoted


class Feature(commands.Cog):
    """The base of all features.

    Commands (`@command`) are collected from its methods. Buttons, menus (`@item`) and forms (`@modal`) are
    collected from its methods, the functions of its module, and its `parts`: other modules, and other objects.
    """

    parts: Sequence[object] = ()

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        """Register what the feature adds to deliveries and to commands of other features."""

    def jobs(self) -> Sequence[JobKind]:
        """Return the kinds of scheduled jobs of the feature."""
        return ()

    async def cog_unload(self) -> None:
        """End what is under way when the bot ends."""

    def handlers(self) -> Iterator[Any]:
        """Yield the functions that answer buttons, menus and forms."""
        for part in (self, sys.modules[type(self).__module__], *self.parts):
            where: ModuleType | type = (
                part if isinstance(part, ModuleType) else type(part)
            )
            for name in _handler_names(where):
                yield getattr(part, name)


class PostingFeature(Feature):
    """The base of features that need the delivery context, to post or to add to other posts."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services


@functools.cache
def _commands(feature: type[Feature]) -> dict[str, slash_commands.Method]:
    """Return the methods of a feature that are commands, by their paths; cached for the process."""
    attributes = [getattr(feature, name) for name in dir(feature)]
    return {
        getattr(attribute, COMMAND).path: attribute
        for attribute in attributes
        if hasattr(attribute, COMMAND)
    }


F = TypeVar("F", bound=Feature)

OPEN_TO_BARRED = ("forget", "no")
"""Buttons that also answer people who are barred on a server: those that confirm the deletion of their data."""
# seconds between two refusals of one person at most, so that others are answered
REFUSAL_PAUSE = 0.03
# seconds in which an interaction can be answered: Discord allows 3
ANSWERABLE_SECONDS = 2.8


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
    film: Any  # the process that draws replays, of the feature for them
    tasks: Tasks
    figures: Figures
    settings: Any  # of the process (bot/app/settings.py)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.modals: dict[str, ModalHandler] = {}
        self.item_handlers: dict[str, ItemHandler] = {}
        self.job_kinds: list[JobKind] = []
        self.command_hooks = CommandHooks()
        self.user_limits = UserLimits()
        self.public_answers = HourlyLimit(10)
        self.invitations = HourlyLimit(20)
        self.panels: dict[tuple[int, int], panels.Panel] = {}
        """The last private panels, by game and user."""
        for kind in kinds_of(retired):
            self._add_item(kind, retired)

    @abc.abstractmethod
    def answers(self) -> bool:
        """Return whether the bot answers interactions now."""

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Return whether an interaction is to be answered; refuse it if its person has too many under way."""
        if not self.answers():
            return False
        answers = self.user_limits.answers(interaction.user.id)
        if not answers.full or interaction.type is discord.InteractionType.autocomplete:
            return True
        ctx = Context(interaction)
        # One refusal at a time, at a pace that shrinks as the time to answer runs out.
        async with answers.refusing:
            left = 1 - (time.perf_counter() - ctx.began) / ANSWERABLE_SECONDS
            if left > 0:
                await ctx.load_settings()
                await ctx.send(ctx.l10n.format("still-at-work"), mention=False)
                await asyncio.sleep(REFUSAL_PAUSE * left)
        return False

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Add a feature and register its buttons, menus, forms and jobs."""
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
        """Return the commands of all features by path, with the options that other features have added."""
        commands = dict[str, SlashCommand]()
        for feature in self.features():
            for path, method in _commands(type(feature)).items():
                command = build_command(
                    feature, method, self.command_hooks.options(path)
                )
                if command is not None:
                    commands[path] = command
        return commands

    def features(self) -> list[Feature]:
        """Return the features that are loaded."""
        return [cog for cog in self.cogs.values() if isinstance(cog, Feature)]

    def feature(self, kind: type[F]) -> F:
        """Return the loaded feature of a class; raise LookupError."""
        cog = self.get_cog(kind.__name__)
        if not isinstance(cog, kind):
            raise LookupError(f"the feature {kind.__name__} is not loaded")
        return cog

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer submitted forms, and components of kinds that this version does not know."""
        if interaction.guild_id is not None:
            # a member of the server
            self.discord_api.met(interaction.guild_id, interaction.user.id)
            if self.answers():
                person = people.person(interaction.user)
                self.tasks.spawn(
                    self.settings_cache.store_name(interaction.guild_id, person), "name"
                )
        kind = interaction.type
        if kind not in (
            discord.InteractionType.modal_submit,
            discord.InteractionType.component,
        ):
            return
        payload: dict[str, Any] = {**(interaction.data or {})}
        press = custom_id.read(str(payload.get("custom_id", "")))
        if kind is discord.InteractionType.modal_submit and await self.admits(
            interaction
        ):
            async with Context(
                interaction, updates=interaction.message is not None
            ) as ctx:
                answer = None if press is None else self.modals.get(press.kind)
                if press is None or answer is None:
                    raise UserError("press-unknown")
                ctx.need_server()
                await ctx.admit()
                await answer(ctx, press, modals.submitted_texts(payload))
        unknown = press is None or press.kind not in self.item_handlers
        if (
            kind is discord.InteractionType.component
            and unknown
            and await self.admits(interaction)
        ):
            async with Context(interaction) as ctx:
                await ctx.send(ctx.l10n.format("press-unknown"))

    async def command_failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Answer a command whose code did not run: an option can't be read, or the command was replaced."""
        async with Context(interaction) as ctx:
            if isinstance(error, NotOffered):
                typed, offered = (
                    quoted(cut(error.typed, 60)),
                    ctx.l10n.join(error.offered),
                )
                await ctx.send(
                    ctx.l10n.format("option-not-offered", value=typed, offered=offered)
                )
            elif isinstance(error, app_commands.TransformerError):
                await ctx.send(
                    ctx.l10n.format(
                        "option-unreadable", value=quoted(cut(str(error.value), 60))
                    )
                )
            elif isinstance(error, app_commands.CommandNotFound) and (
                now := replacement_of(" ".join((*error.parents, error.name)))
            ):
                await ctx.send(ctx.l10n.format("command-moved", now=f"`/{now}`"))
            elif isinstance(
                error,
                app_commands.CommandNotFound | app_commands.CommandSignatureMismatch,
            ):
                await ctx.send(ctx.l10n.format("command-outdated"))
            elif isinstance(error, app_commands.CheckFailure):
                await ctx.send(ctx.l10n.format("command-not-allowed"))
            else:
                await self.delivery_context.report_error("command", error)
                await ctx.send(ctx.l10n.format("error-unexpected"))


ITEMS, MODAL = "__item_kinds__", "__modal__"
"""The attributes by which `item` and `modal` mark functions."""


ItemHandler: TypeAlias = (
    "Callable[[Context, CustomId, list[str]], Coroutine[Any, Any, None]]"
)
"""A function that answers a press; the texts are the values chosen in a menu."""

ModalHandler: TypeAlias = (
    "Callable[[Context, CustomId, Mapping[str, str]], Coroutine[Any, Any, None]]"
)
"""A function that answers a form, with its texts by name."""

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
    """Mark a function or method as the answer to buttons and menus of these kinds (see `ItemKind`)."""
    build_command = tuple(
        ItemKind(kind, style, edits, notification, needs_game, enters, public)
        for kind in kinds
    )

    def mark(handler: H) -> H:
        for kind in build_command:
            custom_id.DECLARED[kind.name] = kind
        setattr(handler, ITEMS, (*kinds_of(handler), *build_command))
        return handler

    return mark


def modal(kind: str) -> Callable[[H], H]:
    """Mark a function or method as the answer to a kind of form."""

    def mark(handler: H) -> H:
        setattr(handler, MODAL, kind)
        return handler

    return mark


def kinds_of(handler: object) -> tuple[ItemKind, ...]:
    """Return the kinds that a function is marked with."""
    kinds: tuple[ItemKind, ...] = getattr(handler, ITEMS, ())
    return kinds


class BotItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """A button or menu that was pressed; each kind is a subclass with its own template."""

    kind: ClassVar[ItemKind]

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> BotItem:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the press; adopt its message if the bot has lost it."""
        press = read(self.custom_id)
        if press is None or not await interaction.client.admits(interaction):
            return
        payload: dict[str, Any] = {**(interaction.data or {})}
        values = [str(value) for value in payload.get("values", [])]
        adopted: int | None = None
        async with Context(interaction, updates=self.kind.edits) as ctx:
            if self.kind.name not in OPEN_TO_BARRED:
                await ctx.admit()
            message = interaction.message
            if (
                self.kind.is_private
                and message is not None
                and ctx.seen_by_others(message)
            ):
                raise UserError("press-unknown")  # a custom id can be forged
            prompted = ctx.delivery_context.threads.prompted.get(press.game)
            if message is not None and (
                prompted is None or prompted.message != message.id
            ):
                adopted = await recovery.look(ctx.delivery_context, message)
            if self.kind.needs_game and self.kind.enters:
                ctx.need_server()
                await game_lookup.enter(
                    ctx, await ctx.db.read(queries.info, press.game)
                )
                ctx.game = press.game
            panels.answer_in_panel(ctx, press.kind, press.game)
            await ctx.bot.item_handlers[self.kind.name](ctx, press, values)
            await panels.remember_panel(ctx, press.kind, press.game)
        if adopted is not None:
            ctx.delivery.kick(adopted)


@functools.cache
def dynamic_item(kind: ItemKind) -> type[BotItem]:
    """Return the class of a kind, made once a process; `Bot.item_handlers` has its answer."""

    class Item(BotItem, template=template(kind.name)):
        """One kind of button or menu."""

    Item.kind = kind
    return Item


def only_value(values: list[str]) -> str:
    """Return the only value that was chosen in a menu; raise UserError."""
    if len(values) != 1:
        raise UserError("press-unknown")
    return values[0]


def code_of(press: CustomId, values: list[str]) -> str:
    """Return the code that was chosen: the value of a menu, or the rest of a button's custom id."""
    return only_value(values) if values else press.rest


@item(*RETIRED, needs_game=False)
async def retired(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer a button of a feature that was removed."""
    await ctx.send(ctx.l10n.format("press-unknown"))


@functools.cache
def _handler_names(where: ModuleType | type) -> tuple[str, ...]:
    """Return the names of a module's or class's marked functions; cached for the process."""
    attributes = [(name, getattr(where, name)) for name in dir(where)]
    return tuple(
        name
        for name, attribute in attributes
        if (hasattr(attribute, ITEMS) or hasattr(attribute, MODAL))
        and (isinstance(where, type) or attribute.__module__ == where.__name__)
    )

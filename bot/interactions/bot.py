"""What a feature is, a cog with its commands, buttons, menus and forms; and what features know of the bot: it takes
what each answers, and answers itself what none does."""

from __future__ import annotations

import abc
import asyncio
import functools
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.ai.pool import Thinker
from bot.ai.quota import Searches
from bot.app.log import Figures
from bot.app.tasks import Tasks
from bot.components import custom_id
from bot.components.custom_id import ItemKind
from bot.components.ui import cut
from bot.core.database import Database
from bot.core.jobs import JobKind
from bot.delivery.context import DeliveryContext, DeliveryHooks
from bot.delivery.discord_api import DiscordApi
from bot.delivery.permissions import Permissions
from bot.delivery.renderer import Renderer
from bot.interactions import items, modals, slash_commands
from bot.interactions.autocomplete import NotOffered
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.hooks import CommandHooks
from bot.interactions.items import ItemHandler, ModalHandler
from bot.interactions.slash_commands import SlashCommand, declared, moved
from bot.interactions.slots import Slots
from bot.text.localization import quoted
from bot.text.people import SettingsCache


class Feature(commands.Cog):
    """The base of all features. What is marked with `@command` is collected from its methods, what with `@item` or
    `@modal` from these, from the functions of its module, and from its `parts`: other modules, and objects that
    keep something."""

    parts: Sequence[object] = ()

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        """Adds what the feature has to say in deliveries, and in commands of others."""

    def jobs(self) -> Sequence[JobKind]:
        """What it does at a time."""
        return ()

    async def cog_unload(self) -> None:
        """Ends what it has under way: the bot ends."""

    def items(self) -> Iterator[tuple[ItemKind, ItemHandler]]:
        """The kinds of buttons and menus that it answers."""
        for handler in self._marked():
            for kind in items.kinds_of(handler):
                yield kind, handler

    def commands(self) -> Iterator[tuple[str, slash_commands.Method]]:
        """The methods that are commands, each with its path."""
        for name, path in _paths(type(self)).items():
            yield path, getattr(self, name)

    def modals(self) -> Iterator[tuple[str, ModalHandler]]:
        """The kinds of forms that it answers."""
        for handler in self._marked():
            if hasattr(handler, items.MODAL):
                yield getattr(handler, items.MODAL), handler

    def _marked(self) -> Iterator[Any]:
        for part in (self, sys.modules[type(self).__module__], *self.parts):
            yield from items.marked(part)


@functools.cache
def _paths(feature: type[Feature]) -> dict[str, str]:
    """The paths of a feature's commands by the names of their methods, looked for once a process."""
    found = {name: getattr(feature, name) for name in dir(feature)}
    return {
        name: getattr(method, slash_commands.PATH)
        for name, method in found.items()
        if hasattr(method, slash_commands.PATH)
    }


F = TypeVar("F", bound=Feature)

PAUSE = (
    0.03  # seconds between two refusals of a person, in which others are answered: fewer the longer they wait
)
LATE = 2.8  # seconds after which an interaction can't be answered any more: Discord allows 3


class Bot(commands.AutoShardedBot, abc.ABC):
    """The base of the client, which knows no feature by name."""

    db: Database
    settings_cache: SettingsCache
    discord_api: DiscordApi
    permissions: Permissions
    renderer: Renderer
    delivery_context: DeliveryContext
    thinker: Thinker
    searches: Searches
    film: Any  # what draws replays, of whoever has such a feature
    tasks: Tasks
    figures: Figures

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.modals: dict[str, ModalHandler] = {}
        self.item_handlers: dict[str, ItemHandler] = {}
        self.job_kinds: list[JobKind] = []
        self.command_hooks = CommandHooks()
        self.slots = Slots()
        for kind in items.kinds_of(items.retired):
            self._add_item(kind, items.retired)

    @abc.abstractmethod
    def answers(self) -> bool:
        """Whether it takes what people ask now."""

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Whether it takes this now. Who has a lot under way is told to wait, one refusal after the other: sixty at
        once are no reason for others to wait."""
        if not self.answers():
            return False
        answers = self.slots.answers(interaction.user.id)
        if not answers.full or interaction.type is discord.InteractionType.autocomplete:
            return True
        ctx = Context(interaction)
        async with answers.refusing:
            left = 1 - (time.perf_counter() - ctx.began) / LATE
            if left > 0:
                await ctx.know()
                await ctx.send(ctx.l10n.format("still-at-work"), mention=False)
                await asyncio.sleep(PAUSE * left)
        return False

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Adds a feature, with the buttons, menus, forms and commands that it answers."""
        await super().add_cog(cog, **options)
        if isinstance(cog, Feature):
            for kind, handler in cog.items():
                self._add_item(kind, handler)
                self.delivery_context.hooks.kinds.add(kind.name)
            self.modals.update(cog.modals())
            self.job_kinds.extend(cog.jobs())
            cog.register(self.delivery_context.hooks, self.command_hooks)

    def _add_item(self, kind: ItemKind, handler: ItemHandler) -> None:
        self.add_dynamic_items(items.dynamic_item(kind))
        self.item_handlers[kind.name] = handler

    def commands_by_path(self) -> dict[str, SlashCommand]:
        """The commands of all features, with the options that others have added."""
        found = dict[str, SlashCommand]()
        for feature in self.features():
            for path, method in feature.commands():
                command = declared(method, self.command_hooks.options(path))
                if command is not None:
                    found[path] = command
        return found

    def features(self) -> list[Feature]:
        """Those that are loaded."""
        return [cog for cog in self.cogs.values() if isinstance(cog, Feature)]

    def feature(self, kind: type[F]) -> F:
        """A feature that another one needs. Raises LookupError where it is not loaded."""
        found = self.get_cog(kind.__name__)
        if not isinstance(found, kind):
            raise LookupError(f"the feature {kind.__name__} is not loaded")
        return found

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answers forms that were sent, and components that this version does not know."""
        if interaction.guild_id is not None:
            self.discord_api.met(interaction.guild_id, interaction.user.id)  # who uses something is there
        if interaction.type is discord.InteractionType.modal_submit and await self.admits(interaction):
            await self._sent(interaction)
        if interaction.type is discord.InteractionType.component:
            data: dict[str, Any] = {**(interaction.data or {})}
            press = custom_id.read(str(data.get("custom_id", "")))
            unknown = press is None or press.kind not in self.item_handlers
            if unknown and await self.admits(interaction):
                async with Context(interaction) as ctx:
                    await ctx.send(ctx.l10n.format("press-unknown"))

    async def _sent(self, interaction: discord.Interaction) -> None:
        """A form was sent."""
        data: dict[str, Any] = {**(interaction.data or {})}
        press = custom_id.read(str(data.get("custom_id", "")))
        async with Context(interaction, updates=interaction.message is not None) as ctx:
            answer = None if press is None else self.modals.get(press.kind)
            if press is None or answer is None:
                raise Refusal("press-unknown")
            ctx.need_server()
            await answer(ctx, press, modals.typed(data))

    async def command_failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """What went wrong before a command's own code ran: an option that can't be read, an old command."""
        async with Context(interaction) as ctx:
            if isinstance(error, NotOffered):
                typed, offered = quoted(cut(error.typed, 60)), ctx.l10n.join(error.offered)
                await ctx.send(ctx.l10n.format("option-not-offered", value=typed, offered=offered))
            elif isinstance(error, app_commands.TransformerError):
                await ctx.send(ctx.l10n.format("option-unreadable", value=quoted(cut(str(error.value), 60))))
            elif isinstance(error, app_commands.CommandNotFound) and (now := _instead_of(error)):
                await ctx.send(ctx.l10n.format("command-moved", now=f"`/{now}`"))
            elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                await ctx.send(ctx.l10n.format("command-outdated"))
            elif isinstance(error, app_commands.CheckFailure):
                await ctx.send(ctx.l10n.format("command-not-allowed"))
            else:
                await self.delivery_context.report_error("command", error)
                await ctx.send(ctx.l10n.format("error-unexpected"))


def _instead_of(error: app_commands.CommandNotFound) -> str | None:
    return moved(" ".join((*error.parents, error.name)))

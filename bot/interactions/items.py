"""Buttons, menus and forms: `@item` and `@modal` stand at the function that answers them, and every kind becomes a
dynamic item of its own. What a press means stands in its custom id, so they work after a restart."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Coroutine, Iterator, Mapping
from types import ModuleType
from typing import Any, ClassVar, Protocol, TypeVar

import discord
from discord import ButtonStyle

from bot.components import custom_id
from bot.components.custom_id import GREY, RETIRED, TEMPLATE, CustomId, ItemKind, read, template
from bot.core import queries
from bot.delivery import recovery
from bot.interactions import game_lookup
from bot.interactions.context import Context
from bot.interactions.errors import Refusal

ITEMS, MODAL = "__item_kinds__", "__modal__"
"""The attributes of a function that answers buttons and menus, or a form."""


class ItemHandler(Protocol):
    """Answers a press; of a menu with the values that were chosen."""

    def __call__(self, ctx: Context, press: CustomId, values: list[str], /) -> Coroutine[Any, Any, None]: ...


class ModalHandler(Protocol):
    """Answers a form that was sent, with its texts by name."""

    def __call__(
        self, ctx: Context, press: CustomId, texts: Mapping[str, str], /
    ) -> Coroutine[Any, Any, None]: ...


F = TypeVar("F", bound="Callable[..., Coroutine[Any, Any, None]]")


def item(
    *kinds: str,
    style: ButtonStyle = GREY,
    edits: bool = False,
    notification: str | None = None,
    needs_game: bool = True,
    enters: bool = True,
) -> Callable[[F], F]:
    """Says which buttons and menus a function, or a method of a feature, answers (`ItemKind`)."""
    declared = tuple(ItemKind(kind, style, edits, notification, needs_game, enters) for kind in kinds)

    def mark(handler: F) -> F:
        for kind in declared:
            custom_id.declare(kind)
        setattr(handler, ITEMS, (*kinds_of(handler), *declared))
        return handler

    return mark


def modal(kind: str) -> Callable[[F], F]:
    """Says which form a function, or a method of a feature, answers."""

    def mark(handler: F) -> F:
        setattr(handler, MODAL, kind)
        return handler

    return mark


def kinds_of(handler: object) -> tuple[ItemKind, ...]:
    """The kinds that a function answers."""
    found: tuple[ItemKind, ...] = getattr(handler, ITEMS, ())
    return found


class BotItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """A button or menu that was pressed; each kind has a class of its own, with its template."""

    kind: ClassVar[ItemKind]

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> BotItem:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answers the press, and takes up the message when it is one that the bot had lost."""
        press = read(self.custom_id)
        if press is None or not await interaction.client.admits(interaction):
            return
        data: dict[str, Any] = {**(interaction.data or {})}
        values = [str(value) for value in data.get("values", [])]
        lost: CustomId | None = None
        async with Context(interaction, updates=self.kind.edits) as ctx:
            message = interaction.message
            if message is not None and not ctx.delivery_context.threads.asks(press.game, message.id):
                lost = await recovery.look(ctx.delivery_context, message)  # few: it may have been lost
            if self.kind.needs_game and self.kind.enters:
                ctx.need_server()
                await game_lookup.enter(ctx, await ctx.db.read(queries.info, press.game))
                ctx.game = press.game
            await ctx.bot.item_handlers[self.kind.name](ctx, press, values)
        if lost is not None and interaction.message is not None:
            await recovery.tidy(ctx.delivery_context, lost, interaction.message)


@functools.cache
def dynamic_item(kind: ItemKind) -> type[BotItem]:
    """The dynamic item of a kind, made once a process; each bot knows what answers it there."""

    class Item(BotItem, template=template(kind.name)):
        """One kind of button or menu."""

    Item.kind = kind
    return Item


def one(values: list[str]) -> str:
    """The one value that was chosen in a menu."""
    if len(values) != 1:
        raise Refusal("press-unknown")
    return values[0]


def code_of(press: CustomId, values: list[str]) -> str:
    """The code that was chosen: of a button that which it has, of a menu the one value."""
    return one(values) if values else press.rest


@item(*RETIRED, needs_game=False)
async def retired(ctx: Context, press: CustomId, values: list[str]) -> None:
    """A button of something that the bot did once."""
    await ctx.send(ctx.l10n.format("press-retired"))


def marked(part: object) -> Iterator[Any]:
    """The functions of a module, or the methods of an object, that answer something."""
    where: ModuleType | type = part if isinstance(part, ModuleType) else type(part)
    for name in _names(where):
        yield getattr(part, name)


@functools.cache
def _names(where: ModuleType | type) -> tuple[str, ...]:
    """What answers something in a module or class, looked for once a process."""
    found = [(name, getattr(where, name)) for name in dir(where)]
    return tuple(
        name
        for name, one in found
        if (hasattr(one, ITEMS) or hasattr(one, MODAL))
        and (isinstance(where, type) or one.__module__ == where.__name__)
    )

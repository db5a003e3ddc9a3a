"""What a feature is: a cog with its commands, buttons, menus and forms, made by the extension in its folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from discord.ext import commands

from bot.interactions import items, slash_commands

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from discord import app_commands

    from bot.interactions.items import ModalHandler


class Feature(commands.Cog):
    """The base of all features. What is marked with `@item` or `@modal` is collected from its methods, and from the
    modules named in `modules`."""

    modules: ClassVar[tuple[ModuleType, ...]] = ()

    def items(self) -> Iterator[type[items.BotItem]]:
        """A dynamic item for each kind of button and menu that it answers."""
        for handler in self._marked():
            for kind in items.kinds_of(handler):
                yield items.dynamic_item(kind, handler)

    def commands(self) -> Iterator[tuple[str, app_commands.Command[Any, ..., Any]]]:
        """Its commands, each with its path."""
        for method in (getattr(self, name) for name in dir(type(self))):
            if hasattr(method, slash_commands.PATH):
                yield getattr(method, slash_commands.PATH), slash_commands.declared(method)

    def modals(self) -> Iterator[tuple[str, ModalHandler]]:
        """The kinds of forms that it answers."""
        for handler in self._marked():
            if hasattr(handler, items.MODAL):
                yield getattr(handler, items.MODAL), handler

    def _marked(self) -> Iterator[Any]:
        for part in (self, *self.modules):
            yield from items.marked(part)

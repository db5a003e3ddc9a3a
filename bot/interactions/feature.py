"""What a feature is: a cog with its commands, buttons, menus and forms, made by the extension in its folder."""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from discord.ext import commands

from bot.components.custom_id import ItemKind
from bot.core.jobs import JobKind
from bot.delivery.sections import DeliveryHooks
from bot.interactions import items, slash_commands
from bot.interactions.hooks import CommandHooks
from bot.interactions.items import ItemHandler, ModalHandler


class Feature(commands.Cog):
    """The base of all features. What is marked with `@command` is collected from its methods, what with `@item` or
    `@modal` from these, from the functions of its module, and from its `parts`: other modules."""

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

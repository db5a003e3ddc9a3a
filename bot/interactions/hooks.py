"""What features add to the commands of others: findings of the doctor, and figures for whoever runs the bot."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from bot.interactions.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.interactions.context import Context
    from bot.text.localization import Localization


@dataclasses.dataclass(frozen=True)
class Finding:
    """One thing that was looked at: fine, worth knowing, or wrong; with a message of the catalogue."""

    state: str  # fine, note, wrong
    message_id: str
    args: dict[str, Any] = dataclasses.field(default_factory=dict)

    @property
    def mark(self) -> str:
        return {"fine": "✅", "note": "🟡", "wrong": "❌"}[self.state]

    def told(self, l10n: Localization) -> str:
        """The finding in words."""
        args = dict(self.args)
        if "what" in args:
            args["what"] = l10n.format(args["what"])
        return l10n.format(self.message_id, **args)


class CommandHooks:
    """Filled when features are loaded, read only afterwards."""

    def __init__(self) -> None:
        self.findings: list[Callable[[Context], Awaitable[Finding | None]]] = []
        self._gauges: dict[str, Callable[[], float]] = {}
        self._actions: dict[str, Callable[..., Awaitable[Any]]] = {}

    def finding(self, check: Callable[[Context], Awaitable[Finding | None]]) -> None:
        """Adds something that `/caylus-server doctor` looks at."""
        self.findings.append(check)

    def action(self, name: str, perform: Callable[..., Awaitable[Any]]) -> None:
        """Adds something that a button or command of another feature can do, which does not know this one."""
        self._actions[name] = perform

    def perform(self, name: str, *args: Any) -> Awaitable[Any]:
        """Does what a feature has added; raises Refusal where it is not loaded."""
        if name not in self._actions:
            raise Refusal("press-unknown")
        return self._actions[name](*args)

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Adds a figure."""
        self._gauges[name] = read

    def value(self, name: str) -> float:
        """A figure now; 0 where the feature that has it is not loaded."""
        read = self._gauges.get(name)
        return 0 if read is None else read()

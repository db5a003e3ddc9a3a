"""Where the core tells features what happens, and asks them: each feature registers its functions in `subscribers.py`.

Handlers run in the order in which they were registered, which is that of `bot/app/feature_list.py`. They run inside the
transaction: what one raises undoes all of it. With nobody registered the core plays whole games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from bot.core.events import DomainEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.core.unit_of_work import UnitOfWork

E = TypeVar("E", bound=DomainEvent)


class Hooks:
    """What features have registered; filled at the start, read only afterwards."""

    def __init__(self) -> None:
        self._subscribers: dict[type[DomainEvent], list[Callable[[UnitOfWork, Any], None]]] = {}

    def subscribe(self, event: type[E], handler: Callable[[UnitOfWork, E], None]) -> None:
        """The handler is called whenever an event of that class is published."""
        self._subscribers.setdefault(event, []).append(handler)

    def publish(self, uow: UnitOfWork, event: DomainEvent) -> None:
        """Calls the event's subscribers, one after the other."""
        for handler in self.subscribers(type(event)):
            handler(uow, event)

    def subscribers(self, event: type[E]) -> Sequence[Callable[[UnitOfWork, E], None]]:
        """Who is told of events of a class, in order."""
        return self._subscribers.get(event, ())

"""Work beside the games that rows say when to do: at most one run of each kind at a time, in a task of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from bot.app import log
from storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.delivery.context import DeliveryContext

DUE = TypeVar("DUE")


class Errands(ABC, Generic[DUE]):
    """Does what is due, one after the other, whenever it is kicked. `TASK` is the name of the task, `WHAT` tells the
    log what can't be read."""

    TASK: ClassVar[str]
    WHAT: ClassVar[str]

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services
        self._running = False
        self._again = False

    def kick(self) -> None:
        """Does what is due, soon; harmless when nothing is."""
        self._again = True
        if not self._running:
            self._running = True
            self._services.tasks.spawn(self._run(), self.TASK)

    @abstractmethod
    async def _due(self) -> Sequence[DUE]:
        """What is due now."""

    @abstractmethod
    async def _next_due(self) -> int | None:
        """When there is something to do next, in seconds since 1970."""

    @abstractmethod
    async def _one(self, due: DUE) -> None:
        """Does one; a failure puts that one off and stops no other."""

    async def _run(self) -> None:
        try:
            while self._again:
                self._again = False
                for due in await self._due():
                    if not self._services.on_duty():
                        return
                    await self._one(due)
        except StorageError as problem:
            log.warn("%s can't be read: %s", self.WHAT, problem)
            return
        finally:
            self._running = False
        await self._look_ahead()

    async def _look_ahead(self) -> None:
        """Wakes the timer for what comes next."""
        try:
            soon = await self._next_due()
        except StorageError as problem:
            log.warn("the timer can't be told when %s are due: %s", self.WHAT, problem)
            return
        if soon is not None:
            self._services.wake(soon)

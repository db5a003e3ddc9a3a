"""A game while its notifications are posted, read in one transaction, with its unstored changes.

Changes are stored when a message was sent, so that none is posted twice after a crash, and at the end.
Whatever else changes the game or its messages kicks the delivery worker, which then reads a new batch.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.core import history, lobby, outbox
from bot.core import notifications as n
from bot.core.database import UseCaseRunner
from bot.core.history import PhaseHistory, Recap
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.core.outbox import (
    Change,
    Contents,
    MessageForgotten,
    MessageStored,
    NotificationPosted,
    PastActions,
)
from bot.core.unit_of_work import UnitOfWork
from bot.delivery.channel_breaker import PAUSES
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import Loaded, SectionPlace
from bot.text.localization import Localization, english
from storage import message_slots
from storage.outbox import MessageRef

SECTIONS: Mapping[type[n.Body], SectionPlace] = {
    n.Began: "opening",
    n.Prompt: "prompt",
    n.SeatChanged: "seat_changed",
    n.Ended: "result",
}
"""The places whose sections are loaded with a batch, by the notification that needs them."""


async def put_off(
    db: UseCaseRunner,
    row: Notification,
    why: str,
    seconds: int | None = None,
    *,
    unreachable: bool = False,
) -> None:
    """Put a row off; the pause grows with the number of failures. `unreachable`: nobody can be asked."""
    pause = PAUSES[min(row.attempts, len(PAUSES) - 1)] if seconds is None else seconds
    await db.run(outbox.put_off, row.id, why[:200], pause, unreachable=unreachable)


class Batch:
    """The notifications, position and messages of a game at one moment; `info` of a damaged game raises."""

    def __init__(
        self, db: UseCaseRunner, game: int, contents: Contents, l10n: Localization
    ) -> None:
        self.game = game
        self._db = db
        self._contents = contents
        self._messages = dict(contents.messages)
        self._phase_history = contents.phase_history
        self._changes: list[Change] = []
        self.settled: set[int] = set()
        """The notifications that are posted."""
        self.l10n = l10n
        """The texts of the game, for everybody."""
        self.notifications = contents.notifications
        self._since = contents.since
        self.readable = contents.position  # None of a damaged game
        self._info = contents.info
        self._past_actions = contents.past_actions

    @property
    def info(self) -> GameInfo:
        """Return the game without its position."""
        if self._info is None:
            raise self._contents.trouble or LookupError(self.game)
        return self._info

    @property
    def position(self) -> Position:
        """Return the position as it is now."""
        if self.readable is None:
            raise self._contents.trouble or LookupError(self.game)
        return self.readable

    def loaded(self, row: Notification | None) -> tuple[Loaded, ...] | None:
        """Return the data of the sections of a notification's message."""
        return None if row is None else (self._contents.added or {}).get(row.id)

    async def since(self) -> Recap:
        """Return the events since the last own action of the seat that decides."""
        if self._since is None and self.position.decision is not None:
            self._since = await self._db.read(
                history.since, self.game, self.position.decision.seat
            )
        return self._since or Recap()

    async def past_actions(self, since: int) -> PastActions:
        """Return the seat and the events of every action after a revision."""
        if self._past_actions is None or self._past_actions[0] != since:
            self._past_actions = (
                since,
                await self._db.read(history.past_actions, self.game, since),
            )
        return self._past_actions[1]

    async def moved(self, thread: int) -> GameInfo:
        """Store where the game is played; raise SeatTaken."""
        self._info = await self._db.run(lobby.moved, self.game, thread)
        if self.readable is not None:
            self.readable = self.readable.on(self._info)
        return self._info

    async def posted(self, row: Notification) -> None:
        """Settle a notification, and store that with all other changes."""
        self.settle(row)
        await self.confirm()

    def found(self, slot: str) -> MessageRef | None:
        """Return the message of a slot."""
        return self._messages.get(slot)

    @property
    def messages(self) -> Mapping[str, MessageRef]:
        """Return every stored message of the game, by slot."""
        return self._messages

    def old(self) -> list[MessageRef]:
        """Return the messages that are to be deleted."""
        return [
            message
            for message in self._messages.values()
            if message_slots.is_old(message.slot)
        ]

    def keep(self, slot: str, channel: int, message: int, revision: int) -> MessageRef:
        """Add a message for a slot to the changes, and return it."""
        self._changes.append(MessageStored(slot, channel, message, revision))
        self._messages[slot] = MessageRef(
            self.game, slot, channel, message, revision, self._contents.now
        )
        return self._messages[slot]

    def lose(self, slot: str, message: int | None = None) -> None:
        """Remove the message of a slot, unless it is another one than a given `message`."""
        stored = self._messages.get(slot)
        if stored is not None and message in (None, stored.message):
            del self._messages[slot]
            self._changes.append(MessageForgotten(slot, stored.message))

    def delete(self, *messages: MessageRef | None) -> None:
        """Store messages for deletion by the delivery worker, after the game's text is posted."""
        for message in filter(None, messages):
            self.lose(message.slot, message.message)
            slot = message_slots.old(message.message)
            self.keep(slot, message.channel, message.message, message.revision)

    def alike(self, row: Notification) -> list[Notification]:
        """Return the notifications of a kind that were written at the same second and are still to be posted."""
        kind = type(row.body)
        siblings = [
            sibling
            for sibling in self.notifications
            if type(sibling.body) is kind and sibling.created == row.created
        ]
        return [sibling for sibling in siblings if sibling.id not in self.settled]

    def settle(self, row: Notification) -> None:
        """Mark a notification as posted."""
        self._changes.append(NotificationPosted(row.id))
        self.settled.add(row.id)

    async def confirm(self) -> None:
        """Store the changes in one transaction; add replaced prompts to the messages to be deleted."""
        changes, self._changes = self._changes, []
        if changes:
            replaced = await self._db.run(outbox.confirm, self.game, changes)
            self._messages.update((message.slot, message) for message in replaced)

    async def phase_history(self) -> PhaseHistory:
        """Return the events of the present phase, as far as everybody may know them."""
        if self._phase_history is None:
            self._phase_history = await self._db.read(history.present, self.game)
        return self._phase_history


async def load(
    ctx: DeliveryContext,
    game: int,
    limit: int,
    position: Position | None = None,
    *,
    reported: int | None = None,
) -> Batch:
    """Read the batch of a game; a `position` that is still the present one is not decoded again.

    Past actions are loaded from the phase message's revision on, or from `reported` if there is none.
    """

    def added(
        uow: UnitOfWork, now: Position, rows: Iterable[Notification]
    ) -> dict[int, tuple[Loaded, ...]]:
        return {
            row.id: ctx.hooks.load(uow, SECTIONS[type(row.body)], now, row)
            for row in rows
            if type(row.body) in SECTIONS
        }

    contents = await ctx.db.read(
        outbox.load_batch, game, limit, position, reported=reported, added=added
    )
    info = contents.info
    l10n = (
        english()
        if info is None
        else await ctx.settings_cache.l10n(info.server, game=info.settings.language)
    )
    return Batch(ctx.db, game, contents, l10n)

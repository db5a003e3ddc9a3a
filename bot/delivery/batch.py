"""What is known of a game while its notices are posted: read in one transaction, and written through.

Who else changes the game or its messages meanwhile kicks the delivery worker, which then reads anew before it goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import lobby, outbox
from bot.core.model import MessageRef
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.database import Database
    from bot.core.model import GameInfo, Position
    from bot.core.notifications import Notification
    from bot.core.outbox import Agenda


class Batch:
    """The notices, the position and the messages of one game, as they are at one moment.

    Sheet and position of a damaged game raise what is wrong with it.
    """

    def __init__(self, db: Database, game: int, agenda: Agenda) -> None:
        self.game = game
        self.notices: tuple[Notification, ...] = agenda.notices
        self.since = agenda.since
        self.readable = agenda.position  # None of a damaged game
        self._db = db
        self._now = agenda.now
        self._info = agenda.info
        self._messages = agenda.messages
        self._trouble = agenda.trouble

    @classmethod
    async def read(cls, db: Database, game: int, limit: int, position: Position | None) -> Batch:
        """Reads what is to be posted; `position` is one that may still be the present one."""
        return cls(db, game, await db.read(outbox.agenda, game, limit, position))

    @property
    def info(self) -> GameInfo:
        """The game without its position."""
        if self._info is None:
            raise self._trouble or LookupError(self.game)
        return self._info

    @property
    def position(self) -> Position:
        """The game as it is now."""
        if self.readable is None:
            raise self._trouble or LookupError(self.game)
        return self.readable

    def found(self, role: str) -> MessageRef | None:
        """The message kept for that role."""
        return self._messages.get(role)

    def messages(self) -> tuple[MessageRef, ...]:
        """Every message that is kept."""
        return tuple(self._messages.values())

    async def keep(self, role: str, channel: int, message: int, revision: int) -> None:
        """Remembers a message for a role."""
        await self._db.run(outbox.keep, self.game, role, channel, message, revision)
        self._noted(role, channel, message, revision)

    async def lose(self, role: str) -> None:
        """Forgets a message that is gone."""
        self.forgotten(role)
        await self._db.run(outbox.lose, self.game, role)

    def forgotten(self, role: str) -> None:
        """Notes that a message is kept no more."""
        self._messages.pop(role, None)

    async def moved(self, thread: int) -> GameInfo:
        """Says where the game is played; raises SeatTaken."""
        self._info = await self._db.run(lobby.moved, self.game, thread)
        if self.readable is not None:
            self.readable = self.readable.on(self._info)
        return self._info

    async def posted(
        self,
        row: Notification,
        *,
        role: str | None = None,
        channel: int = 0,
        message: int = 0,
        revision: int | None = None,
        lose: Sequence[str] = (),
        old: Sequence[MessageRef] = (),
    ) -> MessageRef | None:
        """Marks a notice as posted, keeps its message for a role, forgets others and keeps `old` ones until they are
        gone; returns the message that it takes the place of, which a press may have told of in the meantime."""
        lose = [other for other in lose if self.found(other) is not None]
        before = await self._db.run(
            outbox.posted,
            row.id,
            role=role,
            channel=channel,
            message=message,
            revision=revision,
            lose=lose,
            old=old,
        )
        for other in lose:
            self.forgotten(other)
        for one in old:
            self._noted(message_slots.old(one.message), one.channel, one.message, one.revision)
        if role is not None:
            self._noted(role, channel, message, row.revision if revision is None else revision)
        return before

    def _noted(self, role: str, channel: int, message: int, revision: int) -> None:
        self._messages[role] = MessageRef(self.game, role, channel, message, revision, self._now)

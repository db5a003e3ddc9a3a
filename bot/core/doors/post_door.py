"""The door to what is to be posted, and to the messages that must be found again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import outbox, outbox_batch
from bot.core.database import Door

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.model import Found, Position
    from bot.core.notifications import Notice
    from bot.core.outbox import Stale
    from bot.core.outbox_batch import Agenda, Pictured
    from storage.shard_range import Share


class PostDoor(Door):
    """Notices in their order, and where what was posted is."""

    async def pending(self, game: int | None = None, limit: int = 50) -> tuple[Notice, ...]:
        """Notices that are due and not posted, oldest first: of one game, or of all."""
        return await self._read(outbox.pending, game, limit)

    async def games_with_notices(self, of: Share | None = None) -> tuple[int, ...]:
        """The games that have notices due, all or those of some shards: what to post after a start."""
        return await self._read(outbox.games_with_notices, of)

    async def agenda(self, game: int, limit: int = 50, known: Position | None = None) -> Agenda:
        """What has to be posted for a game, with its position and messages, as they are at one moment; a position
        that is `known` already is not read again. Raises NoGame."""
        return await self._read(outbox_batch.agenda, game, limit, known)

    async def pictured(self, game: int, revision: int, turn: int, phase: int, known: Position) -> Pictured:
        """What the pictures of the report of a revision are made of, whose first phase is that of that turn."""
        return await self._read(outbox_batch.pictured, game, revision, turn, phase, known)

    async def posted(
        self,
        notice: int,
        *,
        role: str | None = None,
        channel: int = 0,
        message: int = 0,
        revision: int | None = None,
        lose: Sequence[str] = (),
        old: Sequence[Found] = (),
    ) -> Found | None:
        """Marks a notice as posted; with a role (prompt, pin, card, vote:7) its message is kept to be
        found again, for the notice's revision or another, and the one that it takes the place of is returned;
        the messages of the roles to `lose` are forgotten, `old` ones are kept until they are gone. Saying it twice is
        harmless."""
        return await self._write(outbox.posted, notice, role, channel, message, revision, lose, old)

    async def join_reports(self, before: Sequence[Notice], last: Notice) -> None:
        """Lets the last of several reports of which nothing was posted tell those before it as well."""
        await self._write(outbox.join, before, last)

    async def put_off(self, notice: int, why: str, again_in: int) -> None:
        """Puts a notice off by some seconds after a failure; it stays due until posted or dropped."""
        await self._write(outbox.put_off, notice, why, again_in)

    async def drop(self, notice: int, why: str) -> None:
        """Gives a notice up for good: what it was about is gone or can't be reached."""
        await self._write(outbox.drop, notice, why)

    async def found(self, game: int, role: str) -> Found | None:
        """The message kept for that role."""
        return await self._read(outbox.found, game, role)

    async def messages(self, game: int) -> dict[str, Found]:
        """Every message of a game that is kept, by its role."""
        return await self._read(outbox.messages, game)

    async def role_of(self, message: int) -> Found | None:
        """The game and role of a message, if it is kept."""
        return await self._read(outbox.role_of, message)

    async def keep(self, game: int, role: str, channel: int, message: int, revision: int) -> None:
        """Remembers a message to be found again, in place of the last one of that role."""
        await self._write(outbox.keep, game, role, channel, message, revision)

    async def lose(self, game: int, role: str, message: int | None = None) -> None:
        """Forgets a message that is gone: the one of a role, or only if it is that one."""
        await self._write(outbox.lose, game, role, message)

    async def adopt(
        self, game: int, what: str, channel: int, message: int, revision: int, number: int
    ) -> bool:
        """Keeps a message that Discord made for a notice while its answer was lost, as somebody's press tells.

        `what` is the notice's kind: a prompt of that revision, a card, the vote `number`, or the report or result
        of the notice `number`. False when it is none of these, or another message has taken its place.
        """
        return await self._write(outbox.adopt, game, what, channel, message, revision, number)

    async def hurry(self, game: int | None = None, of: Share | None = None) -> bool:
        """Makes what waits after a failure due now, of a game or of all (of some shards); whether anything did."""
        return await self._write(outbox.hurry, game, of)

    async def stale(self, of: Share | None = None) -> tuple[Stale, ...]:
        """Running games, all or those of some shards, whose prompt or pin is missing or older than the game, with
        nothing in the outbox that will mend it: what a start has to post afresh (`prompt_again`); and games with
        messages that are to go."""
        return await self._read(outbox.stale, of)

    async def prompt_again(self, game: int) -> None:
        """Writes a prompt for the present decision into the outbox, unless one waits there."""
        await self._write(outbox.prompt_again, game)

    async def report_again(self, game: int, revision: int) -> bool:
        """Writes the report of a revision into the outbox once more, while its text is kept; whether it could."""
        return await self._write(outbox.report_again, game, revision)

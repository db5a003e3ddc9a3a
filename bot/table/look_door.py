"""The door to what may be looked at: games, positions, history, and where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import finding, lessons, script, story
from bot.table.door import Door

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.lessons import Lesson
    from bot.table.model import (
        Deed,
        Moment,
        Named,
        Position,
        Sheet,
        Standing,
    )
    from bot.table.script import Script
    from bot.table.tales import PhaseHistory, Recap, StoodIn
    from rules.model import Event, Message


class LookDoor(Door):
    """Reads only."""

    async def sheet(self, game: int) -> Sheet:
        """A game's sheet; raises NoGame."""
        return await self._read(finding.sheet, game)

    async def position(self, game: int) -> Position:
        """A game as it is now; raises NoGame."""
        return await self._read(finding.position, game)

    async def game_in(self, channel: int) -> int | None:
        """The running game of a thread or channel, else the last game that ended there."""
        return await self._read(finding.game_in, channel)

    async def running_under(self, channel: int) -> tuple[Sheet, ...]:
        """The running games whose lobby card is in this channel, newest first."""
        return await self._read(finding.running_under, channel)

    async def lobbies_in(self, channel: int) -> tuple[Sheet, ...]:
        """The open lobbies of a channel, newest first."""
        return await self._read(finding.lobbies_in, channel)

    async def suggested(
        self, server: int, channel: int, user: int, number: int | None = None
    ) -> tuple[Named, ...]:
        """The games that a person may mean in a channel, by name: the one of that number (if it is among theirs or
        the channel's), then their own, then the channel's; the newest of each."""
        return await self._read(finding.suggested, server, channel, user, number)

    async def games_of(self, user: int) -> tuple[Standing, ...]:
        """This person's lobbies and running games; those that wait for them first, the longest wait first.

        Games whose row is damaged are left out: `damaged_of` names them.
        """
        return await self._read(finding.games_of, user)

    async def damaged_of(self, user: int) -> tuple[int, ...]:
        """This person's lobbies and running games that can't be read."""
        return await self._read(finding.damaged_of, user)

    async def history(self, game: int, turn: int | None = None) -> tuple[PhaseHistory, ...]:
        """What happened, phase by phase: of one turn, or of the present one."""
        return await self._read(story.history, game, turn)

    async def present(self, game: int) -> PhaseHistory:
        """What happened in the present phase, as far as everybody may know it."""
        return await self._read(story.present, game)

    async def opening(self, game: int) -> tuple[Event, ...]:
        """What was drawn at the beginning; nothing for a game that came from a record."""
        return await self._read(finding.opening, game)

    async def since(self, game: int, seat: int) -> Recap:
        """What happened after this seat's last own action, its own consequences left out."""
        return await self._read(story.since, game, seat)

    async def deeds(self, game: int, revision: int) -> tuple[tuple[int, tuple[Event, ...]], ...]:
        """(seat, what happened) of every action after a revision, whoever or whatever decided it."""
        return await self._read(finding.deeds, game, revision)

    async def deeds_behind(self, game: int, number: int, user: int | None = None) -> tuple[Deed, ...]:
        """The first ten actions behind a place in the record, which an undo would take back, as far as this
        person (or everybody) may know them; of what is under way one deed without code."""
        return await self._read(finding.deeds_behind, game, number, user)

    async def kept(self, game: int, user: int) -> Message | None:
        """What this person has chosen, for their eyes only, where several decide at the same time and not all have
        answered yet."""
        return await self._read(finding.kept, game, user)

    async def deeds_undone(self, game: int, revision: int) -> tuple[Deed, ...]:
        """The first ten actions that the undo with this revision took back; the notice about it says which of
        them others may know."""
        return await self._read(finding.deeds_undone, game, revision)

    async def view_before(self, game: int, turn: int, phase: int) -> Any | None:
        """The public view at the end of the phase before this one of a turn, or at the beginning of the game;
        None where that can't be told any more."""
        return await self._read(finding.view_before, game, turn, phase)

    async def moment(self, game: int, revision: int) -> Moment | None:
        """The position right after the action of a revision; None when it was undone or can't be made again."""
        return await self._read(finding.moment, game, revision)

    async def script(self, game: int) -> Script:
        """How a game began and what was done in it, as far as everybody may know; raises WrongStatus in a lobby."""
        return await self._read(script.script, game)

    async def stood_in(self, game: int) -> tuple[StoodIn, ...]:
        """The seats where a computer stood in for a person, and for how much of their game."""
        return await self._read(story.stood_in, game)

    async def last_phase(self, game: int) -> Sequence[Event]:
        """What happened since the last phase ended, for marking it on the board."""
        return await self._read(story.last_phase, game)

    async def lesson(self, game: int) -> Lesson | None:
        """What the guide of a newcomer has to tell at the present decision; None at a table without a guide."""
        return await self._read(lessons.lesson, game)

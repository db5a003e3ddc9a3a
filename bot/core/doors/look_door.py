"""The door to what may be looked at: games, positions, history, and where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core import history as core_history
from bot.core import queries
from bot.core.database import Door
from bot.features.replays import use_cases as replays_use_cases
from bot.features.tutorial import use_cases as tutorial_use_cases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.model import Deed, Moment, Named, Position, Sheet, Standing
    from bot.core.phase_history import PhaseHistory, Recap, StoodIn
    from bot.features.replays.use_cases import Script
    from bot.features.tutorial.use_cases import Lesson
    from rules.model import Event, Message


class LookDoor(Door):
    """Reads only."""

    async def sheet(self, game: int) -> Sheet:
        """A game's sheet; raises NoGame."""
        return await self._read(queries.sheet, game)

    async def position(self, game: int) -> Position:
        """A game as it is now; raises NoGame."""
        return await self._read(queries.position, game)

    async def game_in(self, channel: int) -> int | None:
        """The running game of a thread or channel, else the last game that ended there."""
        return await self._read(queries.game_in, channel)

    async def running_under(self, channel: int) -> tuple[Sheet, ...]:
        """The running games whose lobby card is in this channel, newest first."""
        return await self._read(queries.running_under, channel)

    async def lobbies_in(self, channel: int) -> tuple[Sheet, ...]:
        """The open lobbies of a channel, newest first."""
        return await self._read(queries.lobbies_in, channel)

    async def suggested(
        self, server: int, channel: int, user: int, number: int | None = None
    ) -> tuple[Named, ...]:
        """The games that a person may mean in a channel, by name: the one of that number (if it is among theirs or
        the channel's), then their own, then the channel's; the newest of each."""
        return await self._read(queries.suggested, server, channel, user, number)

    async def games_of(self, user: int) -> tuple[Standing, ...]:
        """This person's lobbies and running games; those that wait for them first, the longest wait first.

        Games whose row is damaged are left out: `damaged_of` names them.
        """
        return await self._read(queries.games_of, user)

    async def damaged_of(self, user: int) -> tuple[int, ...]:
        """This person's lobbies and running games that can't be read."""
        return await self._read(queries.damaged_of, user)

    async def history(self, game: int, turn: int | None = None) -> tuple[PhaseHistory, ...]:
        """What happened, phase by phase: of one turn, or of the present one."""
        return await self._read(core_history.history, game, turn)

    async def present(self, game: int) -> PhaseHistory:
        """What happened in the present phase, as far as everybody may know it."""
        return await self._read(core_history.present, game)

    async def opening(self, game: int) -> tuple[Event, ...]:
        """What was drawn at the beginning; nothing for a game that came from a record."""
        return await self._read(queries.opening, game)

    async def since(self, game: int, seat: int) -> Recap:
        """What happened after this seat's last own action, its own consequences left out."""
        return await self._read(core_history.since, game, seat)

    async def deeds(self, game: int, revision: int) -> tuple[tuple[int, tuple[Event, ...]], ...]:
        """(seat, what happened) of every action after a revision, whoever or whatever decided it."""
        return await self._read(queries.deeds, game, revision)

    async def deeds_behind(self, game: int, number: int, user: int | None = None) -> tuple[Deed, ...]:
        """The first ten actions behind a place in the record, which an undo would take back, as far as this
        person (or everybody) may know them; of what is under way one deed without code."""
        return await self._read(queries.deeds_behind, game, number, user)

    async def kept(self, game: int, user: int) -> Message | None:
        """What this person has chosen, for their eyes only, where several decide at the same time and not all have
        answered yet."""
        return await self._read(queries.kept, game, user)

    async def deeds_undone(self, game: int, revision: int) -> tuple[Deed, ...]:
        """The first ten actions that the undo with this revision took back; the notice about it says which of
        them others may know."""
        return await self._read(queries.deeds_undone, game, revision)

    async def view_before(self, game: int, turn: int, phase: int) -> Any | None:
        """The public view at the end of the phase before this one of a turn, or at the beginning of the game;
        None where that can't be told any more."""
        return await self._read(queries.view_before, game, turn, phase)

    async def moment(self, game: int, revision: int) -> Moment | None:
        """The position right after the action of a revision; None when it was undone or can't be made again."""
        return await self._read(queries.moment, game, revision)

    async def script(self, game: int) -> Script:
        """How a game began and what was done in it, as far as everybody may know; raises WrongStatus in a lobby."""
        return await self._read(replays_use_cases.script, game)

    async def stood_in(self, game: int) -> tuple[StoodIn, ...]:
        """The seats where a computer stood in for a person, and for how much of their game."""
        return await self._read(core_history.stood_in, game)

    async def last_phase(self, game: int) -> Sequence[Event]:
        """What happened since the last phase ended, for marking it on the board."""
        return await self._read(core_history.last_phase, game)

    async def lesson(self, game: int) -> Lesson | None:
        """What the guide of a newcomer has to tell at the present decision; None at a table without a guide."""
        return await self._read(tutorial_use_cases.lesson, game)

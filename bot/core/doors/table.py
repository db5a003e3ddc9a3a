"""The door to the use cases: each method is one transaction in one thread hop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.core import lobby, play, seats, stand_in, undo, votes
from bot.core import rematch as core_rematch
from bot.core.admission import OPEN
from bot.core.doors.club_door import PuzzleDoor, ReviewDoor
from bot.core.doors.computer_door import ComputerDoor
from bot.core.doors.digest_door import DigestDoor
from bot.core.doors.follow_door import FollowDoor
from bot.core.doors.hint_door import HintDoor
from bot.core.doors.inviting_door import InvitingDoor
from bot.core.doors.keep_door import KeepDoor
from bot.core.doors.look_door import LookDoor
from bot.core.doors.pace_door import Pacing
from bot.core.doors.post_door import PostDoor
from bot.core.doors.seek_door import SeekDoor
from bot.core.doors.standing_door import StandingDoor
from bot.core.doors.tournament_door import TournamentDoor
from bot.core.doors.trying_door import Trying
from bot.features.live_session import use_cases as live_session_use_cases
from bot.features.records import files

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from bot.core.admission import Admission
    from bot.core.model import Outcome, Person, Place, RecordFile, Sheet, UndoPreview, Vote


class Table(LookDoor, PostDoor, KeepDoor):
    """All games of one database.

    Every acting method takes the asker, the `revision` the request was made for, and `delivery`: an id that
    is the same when the same request arrives again (Discord's interaction id), whose repeat changes nothing
    and returns an Outcome with `repeated`. A refusal is a TableError, trouble with the disk a
    storage.StorageError; neither has changed anything. An option given as None stays as it is.
    """

    @property
    def pace(self) -> Pacing:
        """Answers ahead, standing orders, and people's time."""
        return Pacing(self)

    @property
    def computers(self) -> ComputerDoor:
        """Computers that sit down, think and act."""
        return ComputerDoor(self)

    @property
    def hints(self) -> HintDoor:
        """Advice of computers to people."""
        return HintDoor(self)

    @property
    def trying(self) -> Trying:
        """Actions tried on a copy of the present position."""
        return Trying(self)

    @property
    def reviews(self) -> ReviewDoor:
        """Finished games looked at again."""
        return ReviewDoor(self)

    @property
    def puzzles(self) -> PuzzleDoor:
        """The puzzle of the day."""
        return PuzzleDoor(self)

    @property
    def digests(self) -> DigestDoor:
        """The week's digests of servers."""
        return DigestDoor(self)

    @property
    def following(self) -> FollowDoor:
        """Games and people that are followed."""
        return FollowDoor(self)

    @property
    def seeking(self) -> SeekDoor:
        """Looking for players."""
        return SeekDoor(self)

    @property
    def standings(self) -> StandingDoor:
        """Statistics, ladders and ratings."""
        return StandingDoor(self)

    @property
    def inviting(self) -> InvitingDoor:
        """Who may join a lobby, invitations to it, and who takes none."""
        return InvitingDoor(self)

    @property
    def tournaments(self) -> TournamentDoor:
        """Tournaments and leagues."""
        return TournamentDoor(self)

    # Lobby

    async def create(
        self,
        host: Person,
        place: Place,
        game: str,
        options: Mapping[str, str] | None = None,
        *,
        undo: str = "consent",
        pace: str = "none",
        late: str = "wait",
        language: str | None = None,
        pictures: str | None = None,
        invited: Sequence[int] = (),
        practice: int = 0,
        computers: int = 0,
        level: int | None = None,
        hints: str = "alone",
        rated: str | None = None,
        admission: Admission = OPEN,
        delivery: str | None = None,
    ) -> Outcome:
        """A lobby with the host seated; with `practice` a number of seats, all the host's; with `computers` so many
        of them beside the host, of a level; `hints` says who may have advice, `rated`
        whether ratings change by it, None where it is usual: without computers; `admission` who may join.

        Raises BadChoice for an unknown game or option value, SeatTaken when the host or the server has as
        many as `limits` allows.
        """
        return await self._once(
            delivery,
            lobby.create,
            host,
            place,
            game,
            options or {},
            undo,
            pace,
            late,
            language,
            pictures,
            invited,
            practice,
            computers,
            level,
            hints,
            rated,
            admission,
        )

    async def join(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Takes the next seat of a lobby (the first open one of an imported game)."""
        return await self._once(delivery, lobby.join, game, person)

    async def leave(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Leaves a lobby; a host who leaves hands it to the next seat, the last one closes it."""
        return await self._once(delivery, lobby.leave, game, person)

    async def give_seat(
        self, game: int, asker: Person, seat: int, person: Person | None, *, delivery: str | None = None
    ) -> Outcome:
        """In the lobby of an imported record: the host seats a person, or nobody, at that seat."""
        return await self._once(delivery, lobby.give_seat, game, asker, seat, person)

    async def start(
        self, game: int, person: Person, *, thread: int | None = None, delivery: str | None = None
    ) -> Outcome:
        """Starts a lobby (host only): draws order and tiles, publishes the commitment where cards are hidden.

        `thread` is where it will be played when that is known already, else call `moved` afterwards.
        """
        return await self._once(delivery, lobby.start, game, person, thread)

    async def relocate(
        self, game: int, person: Person, place: Place, *, delivery: str | None = None
    ) -> Outcome:
        """Gives a running game whose place was deleted another channel; raises NotAllowed."""
        return await self._once(delivery, lobby.relocate, game, person, place)

    async def moved(self, game: int, thread: int) -> Sheet:
        """Says where a game is played; raises SeatTaken when another running game is there."""
        return await self._write(lobby.moved, game, thread)

    async def rematch(
        self,
        game: int,
        person: Person,
        place: Place | None = None,
        *,
        uninvited: Collection[int] = (),
        delivery: str | None = None,
    ) -> Outcome:
        """A lobby with the options of a finished game, its other players invited but for the `uninvited`, who do
        not see where it is; in its channel or `place`.

        There is one for a game: who asks again joins it, or is shown what became of it (`outcome.known`).
        Raises NotSeated for somebody who never played that game.
        """
        return await self._once(delivery, core_rematch.rematch, game, person, place, uninvited)

    # Playing

    async def act(
        self,
        game: int,
        person: Person,
        revision: int,
        code: str,
        *,
        careful: bool = False,
        delivery: str | None = None,
    ) -> Outcome:
        """Performs a legal code for the seat that decides; a `careful` one that would waste something is not
        performed (`outcome.waste` says what).

        Raises StaleRequest, NotYourDecision, NotSeated or IllegalAction; each carries the position now.
        """
        return await self._once(delivery, play.act, game, person, revision, code, careful)

    async def resolve(self, game: int, person: Person, text: str) -> str:
        """The legal code a typed text means: a code, a unique prefix of one, or a unique label.

        Raises as `act` does; acting on it still needs a revision.
        """
        return await self._read(play.resolve, game, person, text)

    async def preview_undo(self, game: int, person: Person) -> UndoPreview:
        """What this person's undo would take back and who would have to agree; raises UndoRefused."""
        return await self._read(undo.preview, game, person)

    async def undo(self, game: int, person: Person, revision: int, *, delivery: str | None = None) -> Outcome:
        """Takes back the asker's last action and what followed, or opens a vote (`outcome.vote`)."""
        return await self._once(delivery, undo.undo, game, person, revision)

    # Seats, votes and settings

    async def resign(
        self, game: int, person: Person, seat: int | None = None, *, delivery: str | None = None
    ) -> Outcome:
        """Leaves a running game: the seat is open to claim, its clock goes on."""
        return await self._once(delivery, seats.resign, game, person, seat)

    async def ask_stand_in(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Lets a computer play for this person until they come back, where the host has chosen stand-ins."""
        return await self._once(delivery, stand_in.ask_for, game, person)

    async def come_back(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Gives this person the seats back at which computers stand in for them."""
        return await self._once(delivery, stand_in.come_back, game, person)

    async def claim(
        self, game: int, person: Person, seat: int | None = None, *, delivery: str | None = None
    ) -> Outcome:
        """Takes an open seat of a running game, the first one if `seat` is None."""
        return await self._once(delivery, seats.claim, game, person, seat)

    async def replace(
        self, game: int, asker: Person, seat: int, newcomer: Person | None, *, delivery: str | None = None
    ) -> Outcome:
        """Gives an open seat to a newcomer (host or moderator), or asks the other players to take the seat
        from a holder who missed a deadline: for the newcomer, or to leave it open."""
        return await self._once(delivery, seats.replace, game, asker, seat, newcomer)

    async def check_cancel(self, game: int, person: Person) -> Sheet:
        """The sheet of a lobby that this person may close; raises NotAllowed, which names who may."""
        return await self._read(votes.check_cancel, game, person)

    async def cancel(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Closes a lobby (host or moderator), ends a running game (moderator), or asks all its players."""
        return await self._once(delivery, votes.cancel, game, person)

    async def pause(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Asks the players to stop the clocks, or in a paused game to let them go on: more than half decide."""
        return await self._once(delivery, votes.pause, game, person)

    async def ask_evening(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Asks the players to play live for some hours: all have to agree. Raises BadChoice, VoteRefused."""
        return await self._once(delivery, votes.ask_evening, game, person)

    async def leave_evening(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Ends the evening for all; raises BadChoice where none runs."""
        return await self._once(delivery, live_session_use_cases.leave, game, person)

    async def answer(self, vote: int, person: Person, yes: bool, *, delivery: str | None = None) -> Outcome:
        """Answers a vote for every seat of this person that it asks; the last answer carries it out."""
        return await self._once(delivery, votes.answer, vote, person, yes)

    async def vote(self, vote: int) -> Vote:
        """A vote as it stands; raises NoGame."""
        return await self._read(votes.find, vote)

    async def open_votes(self, game: int) -> tuple[Vote, ...]:
        """The votes of a game that are not over."""
        return await self._read(votes.open_votes, game)

    async def change(
        self,
        game: int,
        person: Person,
        *,
        undo: str | None = None,
        pace: str | None = None,
        late: str | None = None,
        hints: str | None = None,
        rated: str | None = None,
        together: str | None = None,
        evenings: str | None = None,
        language: str | None = None,
        pictures: str | None = None,
        level: int | None = None,
        delivery: str | None = None,
    ) -> Outcome:
        """Changes settings of a lobby or running game (host or moderator)."""
        return await self._once(
            delivery,
            seats.change,
            game,
            person,
            {
                "undo": undo,
                "pace": pace,
                "late": late,
                "hints": hints,
                "rated": rated,
                "together": together,
                "evenings": evenings,
                "language": language,
                "pictures": pictures,
                "level": None if level is None else str(level),
            },
        )

    # Records

    async def export(self, game: int, user: int | None = None) -> RecordFile:
        """The record; of a running game with hidden cards only what this user, or everybody, may see."""
        work = await self._read(files.gather, game, user)
        async with self._blaming(lambda: (game,)):
            return await asyncio.to_thread(files.export, work)

    async def import_record(
        self,
        host: Person,
        place: Place,
        text: bytes | str,
        *,
        undo: str = "consent",
        pace: str = "none",
        late: str = "wait",
        language: str | None = None,
        delivery: str | None = None,
    ) -> Outcome:
        """A lobby that will go on where the record stops; its seats are open, the host gives them.

        Raises BadChoice with the rules' sentence (line number included) for a record that can't be read.
        """
        replayed = await asyncio.to_thread(files.read, text)
        return await self._once(
            delivery, core_rematch.import_, host, place, replayed, undo, pace, late, language
        )

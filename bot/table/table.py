"""The door to the use cases: each method is one transaction in one thread hop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot.table import agenda, files, finding, lobby, outbox, people, play, seats, sweep, undo, votes
from bot.table.door import Door, readable
from bot.table.pace.door import Pacing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from bot.table.model import (
        Agenda,
        Deed,
        Found,
        Moment,
        Named,
        Outcome,
        Person,
        PhaseHistory,
        Pictured,
        Place,
        Position,
        RecordFile,
        Sheet,
        Stale,
        Standing,
        Swept,
        UndoPreview,
        Vote,
    )
    from bot.table.notices import Notice
    from rules.model import Event

_BACKUPS_KEPT = 14


class Table(Door):
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
        invited: Sequence[int] = (),
        practice: int = 0,
        delivery: str | None = None,
    ) -> Outcome:
        """A lobby with the host seated; with `practice` a number of seats, all the host's.

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
            invited,
            practice,
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

    async def moved(self, game: int, thread: int) -> Sheet:
        """Says where a game is played; raises SeatTaken when another running game is there."""
        return await self._write(lobby.moved, game, thread)

    async def rematch(
        self, game: int, person: Person, place: Place | None = None, *, delivery: str | None = None
    ) -> Outcome:
        """A lobby with the options of a finished game, its other players invited; in its channel or `place`.

        There is one for a game: who asks again joins it, or is shown what became of it (`outcome.known`).
        Raises NotSeated for somebody who never played that game.
        """
        return await self._once(delivery, lobby.rematch, game, person, place)

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

    async def cancel(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Closes a lobby (host or moderator), ends a running game (moderator), or asks all its players."""
        return await self._once(delivery, votes.cancel, game, person)

    async def pause(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Asks the players to stop the clocks, or in a paused game to let them go on: more than half decide."""
        return await self._once(delivery, votes.pause, game, person)

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
        language: str | None = None,
        delivery: str | None = None,
    ) -> Outcome:
        """Changes settings of a lobby or running game (host or moderator)."""
        return await self._once(
            delivery,
            seats.change,
            game,
            person,
            {"undo": undo, "pace": pace, "late": late, "language": language},
        )

    # Looking

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
        return await self._read(finding.history, game, turn)

    async def opening(self, game: int) -> tuple[Event, ...]:
        """What was drawn at the beginning; nothing for a game that came from a record."""
        return await self._read(finding.opening, game)

    async def since(self, game: int, seat: int) -> tuple[Event, ...]:
        """What happened after this seat's last own action, its own consequences left out."""
        return await self._read(finding.since, game, seat)

    async def deeds(self, game: int, revision: int) -> tuple[tuple[int, tuple[Event, ...]], ...]:
        """(seat, what happened) of every action after a revision, whoever or whatever decided it."""
        return await self._read(finding.deeds, game, revision)

    async def deeds_behind(self, game: int, number: int, user: int | None = None) -> tuple[Deed, ...]:
        """The first ten actions behind a place in the record, which an undo would take back, as far as this
        person (or everybody) may know them; of what is under way one deed without code."""
        return await self._read(finding.deeds_behind, game, number, user)

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

    async def last_phase(self, game: int) -> Sequence[Event]:
        """What happened since the last phase ended, for marking it on the board."""
        return await self._read(finding.last_phase, game)

    # Records

    async def export(self, game: int, user: int | None = None) -> RecordFile:
        """The record; of a running game with hidden cards only what this user, or everybody, may see."""
        work = await self._read(files.gather, game, user)
        with readable():
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
        return await self._once(delivery, lobby.import_, host, place, replayed, undo, pace, late, language)

    # The outbox and the messages to find again

    async def pending(self, game: int | None = None, limit: int = 50) -> tuple[Notice, ...]:
        """Notices that are due and not posted, oldest first: of one game, or of all."""
        return await self._read(outbox.pending, game, limit)

    async def games_with_notices(self) -> tuple[int, ...]:
        """The games that have notices due: what to post after a start."""
        return await self._read(outbox.games_with_notices)

    async def agenda(self, game: int, limit: int = 50, known: Position | None = None) -> Agenda:
        """What has to be posted for a game, with its position and messages, as they are at one moment; a position
        that is `known` already is not read again. Raises NoGame."""
        return await self._read(agenda.agenda, game, limit, known)

    async def pictured(self, game: int, revision: int, turn: int, phase: int, known: Position) -> Pictured:
        """What the pictures of the report of a revision are made of, whose first phase is that of that turn."""
        return await self._read(agenda.pictured, game, revision, turn, phase, known)

    async def posted(
        self,
        notice: int,
        *,
        role: str | None = None,
        channel: int = 0,
        message: int = 0,
        revision: int | None = None,
        lose: Sequence[str] = (),
    ) -> Found | None:
        """Marks a notice as posted; with a role (prompt, pin, card, vote:7) its message is kept to be
        found again, for the notice's revision or another, and the one that it takes the place of is returned;
        the messages of the roles to `lose` are forgotten. Saying it twice is harmless."""
        return await self._write(outbox.posted, notice, role, channel, message, revision, lose)

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

    async def hurry(self, game: int) -> bool:
        """Makes what waits after a failure due now; whether there was anything."""
        return await self._write(outbox.hurry, game)

    async def stale(self) -> tuple[Stale, ...]:
        """Running games whose prompt or pin is missing or older than the game, with nothing in the outbox
        that will mend it: what a start has to post afresh (`prompt_again`)."""
        return await self._read(outbox.stale)

    async def prompt_again(self, game: int) -> None:
        """Writes a prompt for the present decision into the outbox, unless one waits there."""
        await self._write(outbox.prompt_again, game)

    # People and servers

    async def settings_of(self, user: int) -> dict[str, str]:
        """A person's settings by name; what was never set is missing."""
        return await self._read(people.settings_of, user)

    async def set_for(self, user: int, values: Mapping[str, str | None]) -> dict[str, str]:
        """Changes a person's settings; None removes one."""
        return await self._write(people.set_for, user, values)

    async def server_settings(self, server: int) -> dict[str, str]:
        """A server's settings by name."""
        return await self._read(people.server_settings, server)

    async def set_server(self, server: int, values: Mapping[str, str | None]) -> dict[str, str]:
        """Changes a server's settings; None removes one."""
        return await self._write(people.set_server, server, values)

    async def about(self, user: int) -> dict[str, Any]:
        """Everything stored about a person, as plain data for a JSON file."""
        return await self._read(people.about, user)

    async def forget(self, user: int) -> tuple[int, ...]:
        """Deletes a person's data: their seats become nameless, running ones open to claim.

        Returns the games that have something to post.
        """
        return await self._write(people.forget, user)

    # Time

    async def sweep(self) -> Swept:
        """Does what is due: closes old lobbies and votes, drops what is kept too long; tells which games have
        something to post, and which are damaged so that it could not be done for them."""
        return await self._write(sweep.sweep)

    async def next_due(self) -> int | None:
        """When `sweep` or a delayed notice is due next, in seconds since 1970; None when nothing is."""
        return await self._read(sweep.next_due)

    async def backup(self, keep: int = _BACKUPS_KEPT) -> Path:
        """Writes today's backup into the folder `backups` beside the database and removes the oldest ones."""
        return await self._database.backup_daily(self._clock(), keep)

    async def counts(self) -> dict[str, int]:
        """How many games, by status, and notices that wait: for the doctor and the health line."""
        return await self._read(finding.counts)

    async def notices_in_server(self, server: int) -> int:
        """How many notices of a server's games wait."""
        return await self._read(outbox.waiting_in, server)

    async def of_server(self, server: int, of: Sequence[int]) -> tuple[int, ...]:
        """Those of these games that are a server's."""
        return await self._read(finding.of_server, server, of)

    async def games_in_server(self, server: int, statuses: Iterable[str] = ("lobby", "running")) -> int:
        """How many games a server has in these states."""
        return await self._read(finding.games_in_server, server, tuple(statuses))

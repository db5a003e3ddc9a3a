"""Values that use cases return: people, seats, games, positions, votes and outcomes, all plain data.

Times are whole seconds since 1970, users, servers and channels Discord's ids, seats numbers from 0 in the
order of joining.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from bot.core.admission import OPEN, Admission, Reliability
from rules.game import Game, GameState
from rules.model import Decision, Event, GameView, Message, Result, ended
from storage.games import SettingColumns
from storage.games import Status as Status
from storage.outbox import MessageRef

VoteKind = Literal["undo", "pause", "resume", "cancel", "replace", "evening", "anew"]

MAJORITY: tuple[VoteKind, ...] = ("pause", "resume", "replace")
"""The votes that more than half decide; all others need everybody."""


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord, with the name shown now, and whether they may moderate (Manage Threads)."""

    user: int
    name: str
    moderator: bool = False


class Place(msgspec.Struct, frozen=True):
    """A place on Discord: a server and a channel or thread of it."""

    server: int
    channel: int


class StoodIn(msgspec.Struct, frozen=True):
    """The number of a seat's actions by a computer that stood in there, and by each other person.

    `others`: their names, None first where it is not known, and actions.
    """

    seat: int
    actions: int
    by_computer: int
    others: Sequence[tuple[str | None, int]] = ()


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and who holds it now.

    It has no `user` while it is open, its person forgotten, or a computer of a `level` holds it. `stand_in`:
    the level of a computer that plays for somebody; `departed`: its person has left the server; `left`: how
    they left the game, where that ended it; `absent`: late, without a sign since; `away`: until when, as they
    have announced; `missed`: how many of how many turns they missed, where that is most of them,
    `claimable`: anybody may take it now, `kept`: for whom, suspended, and until when, and `took_over`: they
    came to it in a rated game, all four only where they were looked up. `played_for`: in a finished game
    what others decided there, if anything. In a lobby: how `reliable`.
    """

    seat: int
    colour: str
    user: int | None
    name: str | None
    level: int | None = None
    stand_in: int | None = None
    departed: bool = False
    left: str | None = None
    absent: bool = False
    away: int | None = None
    missed: tuple[int, int] | None = None
    claimable: bool = False
    kept: tuple[str, int] | None = None
    took_over: bool = False
    played_for: StoodIn | None = None
    reliable: Reliability | None = None

    @property
    def player(self) -> int | None:
        """The level of the computer that plays there now; None where a person does, or nobody."""
        return self.stand_in if self.level is None else self.level


class Awaited(NamedTuple):
    """A seat that is waited for, and how long.

    Until `free` its time costs nothing, then its bank runs until `deadline`; both are None without a clock.
    `asked`: since which revision it is asked together with others, else None.
    """

    seat: int
    free: int | None = None
    deadline: int | None = None
    asked: int | None = None


class LobbyInfo(msgspec.Struct, frozen=True):
    """The public information that only an open table has.

    `places`: how many may sit there, if fewer than the game allows; `offered`: the users it was offered to,
    with the numbers of players they want as `numbers_wanted`; `expected_durations`: how long its game takes, as
    (players, seconds).
    """

    invited: tuple[int, ...] = ()
    places: int | None = None
    offered: tuple[int, ...] = ()
    numbers_wanted: tuple[int, ...] = ()
    expected_durations: tuple[tuple[int, int], ...] = ()


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The public information of a game without its position.

    `channel` carries the lobby card; the game is played in `thread`, which is None until there is one.
    `deciding`, `kind` and `since` are the deciding seat, the kind of decision, and its start; `awaited` has
    that seat and those asked together with it, or all of several that decide at the same time. `undoable`:
    somebody has an own action to undo. `ranks` put players who left behind those who stayed. `forfeit`: nobody
    else was left; with `abandoned` nobody who plays on, so that nobody has won; `void`: an administrator lets
    the result count for nobody. `settings`: as they were chosen; `rated` is settled at the start, `unseen`: it
    is not, only because not everybody sees its channel; not `opposed`: nobody of those who play on is rated
    against anybody, where that was looked up. `admission`: the conditions for joining. `session_until`: when a
    live session ends. `unasked`: since when nobody is asked, for the prompt can't be read, and no clock runs
    (`clock/asking.py`).
    """

    id: int
    game: str
    status: Status
    revision: int
    number: int
    options: dict[str, str]
    settings: SettingColumns
    rated: bool
    practice: bool
    imported: bool
    host: int | None
    server: int
    channel: int
    thread: int | None
    seats: tuple[SeatInfo, ...]
    lobby: LobbyInfo | None = None
    created: int
    started: int | None
    ended: int | None
    turn: int
    phase: int
    deciding: int | None
    kind: str | None
    since: int | None
    awaited: tuple[Awaited, ...]
    undoable: bool
    paused: int | None
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    commitment: str | None
    rematch_of: int | None
    session_until: int | None = None
    admission: Admission = OPEN
    unseen: bool = False
    opposed: bool = True
    ranks: tuple[int, ...] | None = None
    forfeit: bool = False
    abandoned: bool = False
    void: bool = False
    untitled: bool = False
    unasked: int | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names in records: Blue, Red and so on."""
        return tuple(seat.colour for seat in self.seats)

    @property
    def result(self) -> Result | None:
        """Return points and winners of a finished game, where all others had left the points so far; else None."""
        return None if self.scores is None else Result(self.scores, self.winners or ())

    @property
    def deadline(self) -> int | None:
        """The earliest deadline of the awaited seats; None without a running clock."""
        if self.unasked is not None:
            return None
        return min(
            (wait.deadline for wait in self.awaited if wait.deadline is not None),
            default=None,
        )

    @property
    def home(self) -> int:
        """The place where it is played: its thread, or the channel of its card."""
        return self.channel if self.thread is None else self.thread

    def waits_for(self, user: int) -> bool:
        """Return whether the game waits for this person."""
        return any(self.seats[wait.seat].user == user for wait in self.awaited)

    @property
    def alone(self) -> int | None:
        """The one person of a practice table, or of a table with nobody else but computers; None at any other."""
        users = {seat.user for seat in self.seats if seat.level is None}
        return users.pop() if len(users) == 1 else None

    @property
    def advises(self) -> bool:
        """True if its players may ask a computer for advice: never in a rated game."""
        allowed = self.settings.hints == "yes" or (
            self.settings.hints == "alone" and self.alone is not None
        )
        return allowed and not self.rated

    def seats_of(self, user: int) -> tuple[int, ...]:
        """Return the seats this person holds now; several only at a practice table."""
        return tuple(seat.seat for seat in self.seats if seat.user == user)

    def skips(self, user: int) -> bool:
        """Return whether this person's decisions are skipped: they missed a deadline and gave no sign since."""
        own_seats = (
            seat for seat in self.seats if seat.user == user and seat.stand_in is None
        )
        return self.status == "running" and any(seat.absent for seat in own_seats)

    def stands_in_for(self, user: int) -> bool:
        """Return whether a computer plays for this person now."""
        own_seats = (seat for seat in self.seats if seat.user == user)
        return self.status == "running" and any(
            seat.stand_in is not None for seat in own_seats
        )


class Position:
    """A game at one revision: its info and, once started, the decision and views; the state stays private."""

    __slots__ = ("_found", "_result", "decision", "game", "info")

    def __init__(
        self,
        info: GameInfo,
        game: Game,
        state: GameState | None,
        decision: Decision | None,
        result: Result | None = None,
    ) -> None:
        """Keep `result`, what the game came to, where this is its last position."""
        self.info = info
        self._result = result
        self.game = game
        self.decision = decision
        self._found = state

    @property
    def revision(self) -> int:
        return self.info.revision

    def on(self, info: GameInfo) -> Position:
        """Return the same position with other public information."""
        decision = self.decision if info.status == "running" else None
        return Position(info, self.game, self._found, decision, info.result)._put_to(
            info.deciding
        )

    @property
    def together(self) -> tuple[int, ...]:
        """The seats that decide at the same time, whether their answers are in or not; none in most positions."""
        if self.decision is None or self.info.practice:
            return ()
        return self.game.at_once(self._state)

    def asked(self, user: int) -> Position:
        """Return the position with this person's decision, of which several people may have one at the same time."""
        own_seats = [
            seat for seat in self.together if self.info.seats[seat].user == user
        ]
        return self._put_to(own_seats[0]) if own_seats else self

    def _put_to(self, seat: int | None) -> Position:
        if (
            seat is None
            or self.decision is None
            or self.decision.seat == seat
            or seat not in self.together
        ):
            return self
        state = self.game.asked_first(self._state, seat)
        info = msgspec.structs.replace(self.info, deciding=seat)
        return Position(info, self.game, state, self.game.decision(state))

    @property
    def begun(self) -> bool:
        """True if there is a position, which a lobby does not have."""
        return self._found is not None

    @property
    def _state(self) -> GameState:
        assert self._found is not None, "there is no position in a lobby"
        return self._found

    @property
    def private(self) -> bool:
        """Return whether the legal actions of the present decision would reveal hidden information of its seat."""
        secrecy, decision = self.game.guide.secrecy, self.decision
        return decision is not None and secrecy.is_private(
            decision.kind, self.info.phase
        )

    @property
    def in_public(self) -> Position:
        """Return the position with those legal actions that everybody may see; without a decision if there are none."""
        secrecy, decision = self.game.guide.secrecy, self.decision
        if decision is None or not self.private:
            return self
        codes = tuple(code for code in decision.actions if secrecy.is_open(code))
        shown = msgspec.structs.replace(decision, actions=codes) if codes else None
        return Position(self.info, self.game, self._found, shown, self._result)

    @property
    def under_way(self) -> bool:
        """True if the decision comes in the middle of a private action, of which others know nothing yet."""
        secrecy, decision = self.game.guide.secrecy, self.decision
        return decision is not None and secrecy.is_under_way(
            decision.kind, self.info.phase
        )

    @property
    def kind(self) -> str:
        """Return the public kind of the present decision; empty when there is none."""
        decision = self.decision
        return (
            ""
            if decision is None
            else self.game.guide.secrecy.public_kind(decision.kind, self.info.phase)
        )

    def view(self, seat: int | None = None) -> GameView:
        """Return a seat's view as the rules define it, or with None a spectator's.

        A finished game's view has the table's result.
        """
        view = self.game.view(self._state, seat)
        return view if self._result is None else ended(view, self._result)

    def hand(self, seat: int) -> tuple[str, ...] | None:
        """Return the cards only this seat knows; None in a game without hands."""
        return self.game.hand(self._state, seat)

    def question(self) -> Message:
        """Return the present question in one sentence without the player's name."""
        return self.game.question(self._state)

    def label(self, code: str) -> Message:
        """Return the label of a legal code: its meaning now, in a few words."""
        return self.game.label(self._state, code)


class Vote(msgspec.Struct, frozen=True):
    """A question put to seats.

    `answers` holds every seat that is asked: True, False, or None while silent; `absent` are silent ones
    whose silence stops nothing. Of an undo `number` is the place in the record it goes back to, `codes` what
    would be undone as (seat, code), empty where others may not know it; of a replacement `seat` is in
    question, for a `newcomer`. Where `seat` is also the one that asks, it came by itself.
    """

    id: int
    game: int
    kind: VoteKind
    status: Literal["open", "passed", "failed", "expired", "overtaken"]
    asked_by: int
    revision: int
    created: int
    expires: int
    answers: dict[int, bool | None]
    number: int | None = None
    codes: tuple[tuple[int, str], ...] = ()
    seat: int | None = None
    newcomer: int | None = None
    absent: tuple[int, ...] = ()


class Answered(msgspec.Struct, frozen=True):
    """The decision that an action answered, whether others may not see it, and whether others decide with it."""

    seat: int
    label: Message
    private: bool
    together: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """The result of a use case: the position now, the events, and a vote if it concerns one.

    `repeated`: the request was carried out before and changed nothing now; `known`: a rematch had its table
    already. After an action `answered` has the answered decision, and `messages` the game's messages by slot.
    With `waste`, a message that names what the action would waste, nothing was done.
    """

    position: Position
    events: tuple[Event, ...] = ()
    vote: Vote | None = None
    repeated: bool = False
    known: bool = False
    answered: Answered | None = None
    messages: dict[str, MessageRef] = {}
    waste: str | None = None

    @property
    def info(self) -> GameInfo:
        return self.position.info


class Thought(msgspec.Struct, frozen=True):
    """The position a computer thinks about, at one revision.

    `state` is a position that its seat can't tell from the true one.
    """

    game: int
    revision: int
    kind: str
    seat: int
    level: int
    seed: int
    state: str


class UndoPreview(msgspec.Struct, frozen=True):
    """The actions that an undo would take back, as (seat, code), empty where unknown.

    `asks` are the seats that must agree; without any the undo is free.
    """

    number: int
    codes: tuple[tuple[int, str], ...]
    asks: tuple[int, ...]


class PastAction(msgspec.Struct, frozen=True):
    """An action and its events; code and events are empty where the reader may not know them yet."""

    seat: int
    code: str
    events: tuple[Event, ...]


class Moment(msgspec.Struct, frozen=True):
    """A public position right after an action, and the events since a phase ended."""

    view: GameView
    events: tuple[Event, ...]


class Named(msgspec.Struct, frozen=True):
    """A game as suggestions name it: its kind, its players (else the seat's color), and which are computers."""

    id: int
    game: str
    names: tuple[str, ...]
    computers: tuple[bool, ...]


class Trouble(NamedTuple):
    """The reason why something failed for a game (None: for no game in particular), while the others went on."""

    game: int | None
    error: Exception

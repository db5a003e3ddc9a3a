"""A game: its rules, notation, views and words, and the operations that all games have in common."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from rules.engine import GameState as GameState
from rules.errors import StateError
from rules.notation import check

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    # the checker's own; Python has it from 3.13 on
    from typing_extensions import TypeVar as DefaultTypeVar

    from rules.codec import Codec
    from rules.engine import Engine
    from rules.guide import Guide
    from rules.header import Header
    from rules.model import Decision, Event, GameView, Message, Result
    from rules.shared.chance import Chance


if TYPE_CHECKING:  # plain `Game` is one whose states are opaque to the caller
    S = DefaultTypeVar("S", bound=GameState, default=GameState)
    V = DefaultTypeVar("V", bound=GameView, default=GameView)
else:
    S = TypeVar("S")
    V = TypeVar("V")
_S = TypeVar("_S", contravariant=True)
_V = TypeVar("_V", covariant=True)
_T = TypeVar("_T")
_P = TypeVar("_P", bound=GameState)


class Viewing(Protocol[_S, _V]):
    """Shows a state as one seat, or a spectator, may see it."""

    def __call__(self, state: _S, seat: int | None = None, /) -> _V: ...


def _none(state: object, what: object) -> None:
    return None


class Imagining(Protocol[_T]):
    """A state that a seat can't tell from this one, by a chance.

    `more` are other seats whose cards it knows as well, and None is somebody who looks on.
    """

    def __call__(
        self, state: _T, seat: int | None, chance: Chance, more: Collection[int] = (), /
    ) -> _T: ...


class Supposing(Protocol[_S]):
    """Makes the seat hold a card instead of one of its hand that nothing tells of.

    The `known` cards stay where they are, and chance picks among the others. The call returns whether the seat
    holds the card then; if that can't be, nothing changes.
    """

    def __call__(
        self, state: _S, seat: int, card: str, known: Collection[str], chance: Chance, /
    ) -> bool: ...


def _copied(
    state: _P, seat: int | None, chance: Chance, more: Collection[int] = ()
) -> _P:
    return state.clone()


def _never(
    state: object, seat: int, card: str, known: Collection[str], chance: Chance
) -> bool:
    return False


@dataclasses.dataclass(kw_only=True, eq=False)
class Game(Generic[S, V]):
    """One game.

    `apply` and `step` change the state they are given, and a checked call that raises leaves it as it was. The
    functions that a game supplies come first; the others never ask which game it is.
    """

    id: str
    title: str
    min_seats: int
    max_seats: int

    options: Mapping[str, tuple[str, ...]]
    """The values each option can take, the default first."""

    # Life of a state

    engine: Engine[S]
    codec: Codec[S, V]

    set_up: Callable[[Header], S]
    """The state before anything has run, changed as the `set` lines say; raises HeaderError for values that can't
    be."""

    drawn: Callable[[S, Header], Header]
    """The header with everything chance has decided so far written out, so that it replays anywhere."""

    place: Callable[[S], str]
    """The place in the turn of the present decision ("road 9"): after the placements of a turn, turn, phase, place and
    kind name one decision of a game."""

    in_turn: Callable[[S, int], S | None] = _none
    """A copy in which the seat is asked for its next placement; None where nothing is placed, and for who has
    passed."""

    to_place: Callable[[S], tuple[int, ...]] = lambda state: ()
    """The seats that `in_turn` knows, in the order in which they are asked, who decides now first."""

    count: Callable[[S], Result]
    """The final count as the position stands, whether the game is over or not."""

    points_by_source: Callable[[Iterable[Event], int], dict[str, list[int]]]
    """The sources of the points of a whole game (events, seats), by source (the messages `points-SOURCE`) and seat."""

    # What people may know

    view: Viewing[S, V]
    """The facts that the seat, or with None a spectator, may see: a struct of plain data."""

    position: Callable[[S, Sequence[str]], dict[str, Any]]
    """The whole position as the JSON object of the records, with the players' names."""

    hand: Callable[[S, int], tuple[str, ...] | None] = _none
    """The cards only this seat knows; None in a game without hands."""

    imagine: Imagining[S] = _copied
    """A new state that the seat can't tell from this one: what it can't know dealt again by that chance. In a game
    where nothing is hidden, a copy."""

    suppose: Supposing[S] = _never
    """Puts a card into a hand of which nothing tells otherwise."""

    # Notation

    is_code: Callable[[str], bool]
    """Return whether the text is a complete code of this game, legal or not."""

    begins_code: Callable[[str], bool]
    """Return whether some code of this game begins with the text."""

    # Words

    refusal: Callable[[S, str], Message]
    """The reason why a complete code of this game is not legal now: the rule or bound, in half a sentence."""

    bound: Callable[[S, str], Message | None] = _none
    """The bound that a text breaks which is no code, but would be one with a smaller number."""

    label: Callable[[S, str], Message]
    """The meaning of a legal code now, in a few words: "3 Peddler: 2 deniers for a cube"."""

    question: Callable[[S], Message]
    """The present decision as a question, in one sentence without the player's name."""

    tell: Callable[[Event, Sequence[str]], Message]
    """The event in one sentence for everybody, with the players' names."""

    describe: Callable[[S, Sequence[str]], list[Message]]
    """The position in words, a line each, with everything: for the command line."""

    templates: Mapping[str, str]
    """Every English template by message id, made from the Fluent catalogue."""

    guide: Guide[V]
    """The facts about this game for tables, prompts and pictures."""

    # What follows, bound once: search and replay call these a hundred thousand times a second

    hidden: bool = dataclasses.field(init=False)
    """True if a seat knows things that others don't, or chance goes on after the set-up: then it can `imagine`."""

    kinds: tuple[str, ...] = dataclasses.field(init=False)
    """Every kind of decision."""

    decision: Callable[[S], Decision | None] = dataclasses.field(init=False)
    """The present decision; None when the game is over."""

    step: Callable[[S, str], None] = dataclasses.field(init=False)
    """Performs a code known to be legal, without checks and events."""

    step_in_turn: Callable[[S, str], None] = dataclasses.field(init=False)
    """The same, but the end of the turn is that of the game: for looking no further ahead."""

    clone: Callable[[S], S] = dataclasses.field(init=False)
    """A copy that shares nothing that changes."""

    encode: Callable[[S], bytes] = dataclasses.field(init=False)
    """The state as JSON, with the version of the format."""

    encode_events: Callable[[Sequence[Event]], bytes] = dataclasses.field(init=False)
    decode_events: Callable[[bytes], list[Event]] = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        engine, codec = self.engine, self.codec
        self.hidden = self.imagine is not _copied
        self.kinds = engine.kinds
        self.decision = engine.decision
        self.step = engine.step
        self.step_in_turn = engine.ending_at("turn").step
        self.clone = codec.state_type.clone
        self.encode = codec.encode
        self.encode_events = codec.encode_events
        self.decode_events = codec.decode_events

    def start(self, header: Header) -> tuple[S, list[Event]]:
        """Return the first decision of a new game; raise HeaderError for values that can't be."""
        state = self.set_up(header)
        events: list[Event] = []
        self.engine.advance(state, events)
        return state, events

    def apply(self, state: S, seat: int, code: str) -> list[Event]:
        """Perform the seat's action and return the events; raise ActionError and change nothing."""
        check(self, state, seat, code)
        return self.engine.act(state, code)

    def allows(self, state: S, code: str) -> bool:
        """Return whether a code is legal for the deciding seat: listed, or the seat's absence."""
        return bool(state.stack) and (
            code in state.actions or self.guide.is_absence(state.stack[-1][0], code)
        )

    def at_once(self, state: S) -> tuple[int, ...]:
        """Return the seats whose next decisions don't depend on each other.

        They may be asked at the same time, and are in the order in which their actions are performed, the
        present one first. Empty where one is asked after the other.
        """
        seats = tuple(
            [
                frame[1]
                for frame in reversed(state.stack)
                if frame[0] in self.guide.at_once
            ]
        )
        return seats if len(seats) > 1 else ()

    def asked_first(self, state: S, seat: int) -> S:
        """Return a copy in which this seat decides first.

        Use it to list and describe its actions, not to play on.
        """
        copy = self.clone(state)
        frame = next(
            frame
            for frame in copy.stack
            if frame[0] in self.guide.at_once and frame[1] == seat
        )
        copy.stack.remove(frame)
        copy.stack.append(frame)
        self.engine.recompute(copy)
        return copy

    def result(self, state: S) -> Result | None:
        """Return the final count of a finished game; None before."""
        return None if state.stack else self.count(state)

    def decode(self, data: bytes) -> S:
        """Return a state that was encoded by this or an earlier version; raise StateError."""
        state = self.codec.decode(data)
        try:
            self.engine.recompute(state)
        except Exception as error:
            # JSON of the right shape that is no position of this game
            raise StateError.unreadable(repr(error)) from None
        return state

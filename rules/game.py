"""The `Game`: the functions that each game supplies, and the operations made of them."""

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


class ViewFunction(Protocol[_S, _V]):
    """Return the view of a seat, or with None of a spectator."""

    def __call__(self, state: _S, seat: int | None = None, /) -> _V: ...


def _none(state: object, what: object) -> None:
    return None


class Determinizer(Protocol[_T]):
    """Draw a state that the seat (None: a spectator) can't distinguish from this one.

    `more` are other seats whose cards are known as well.
    """

    def __call__(
        self, state: _T, seat: int | None, chance: Chance, more: Collection[int] = (), /
    ) -> _T: ...


class CardSwapper(Protocol[_S]):
    """Swap a card into the seat's hand for one of its cards that is not `known`, drawn by chance.

    Return whether the seat holds the card then; if it can't, the state is unchanged.
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
    """One game: first the functions that it supplies, then the operations that all games share.

    `apply` and `step` change the state in place. If `apply` raises, the state is unchanged.
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
    """Return the state before the first step, with the `set` lines applied; raise HeaderError for impossible values."""

    drawn: Callable[[S, Header], Header]
    """Return the header with the results of all draws so far, so that it replays without this generator."""

    place: Callable[[S], str]
    """Return the place of the present decision in its turn ("road 9").

    Turn, phase, place and kind identify a decision once the placements of the turn are over.
    """

    in_turn: Callable[[S, int], S | None] = _none
    """Return a copy in which the seat decides its next placement; None outside of that phase or after it passed."""

    to_place: Callable[[S], tuple[int, ...]] = lambda state: ()
    """Return the seats that still place workers, in the order of their decisions from the present one on."""

    count: Callable[[S], Result]
    """Return the final count of this position, even if the game is not over."""

    points_by_source: Callable[[Iterable[Event], int], dict[str, list[int]]]
    """(events of a whole game, number of seats): return the points of each seat by source (`points-SOURCE`)."""

    # What people may know

    view: ViewFunction[S, V]
    """Return the view of the seat (None: of a spectator)."""

    position: Callable[[S, Sequence[str]], dict[str, Any]]
    """Return the whole position as the JSON object of `replay --json`, with the players' names."""

    hand: Callable[[S, int], tuple[str, ...] | None] = _none
    """Return the cards that only this seat knows; None in a game without hands."""

    imagine: Determinizer[S] = _copied
    """Deal everything that the seat can't know again by a chance; without hidden information, return a copy."""

    suppose: CardSwapper[S] = _never
    """Put a card into a hand where nothing known contradicts it."""

    # Notation

    is_code: Callable[[str], bool]
    """Return whether the text is a complete code of this game, legal or not."""

    begins_code: Callable[[str], bool]
    """Return whether some code of this game begins with the text."""

    # Words

    refusal: Callable[[S, str], Message]
    """Return the rule or bound for which a code of this game is not legal now, as a clause."""

    bound: Callable[[S, str], Message | None] = _none
    """Return the bound that a text exceeds which would be a code with a smaller number; None for any other text."""

    label: Callable[[S, str], Message]
    """Return the meaning of a legal code in this position: "3 Peddler: 2 deniers for a cube"."""

    question: Callable[[S], Message]
    """Return the question of the present decision, without the player's name."""

    tell: Callable[[Event, Sequence[str]], Message]
    """Return the sentence of an event for all players, with their names."""

    describe: Callable[[S, Sequence[str]], list[Message]]
    """Return the lines that describe the whole position, for the command line."""

    templates: Mapping[str, str]
    """Every English template by message id, made from the Fluent catalogue."""

    guide: Guide[V]
    """The facts about this game for tables, prompts and pictures."""

    # Bound once at the start: search and replay call these functions a hundred thousand times a second.

    hidden: bool = dataclasses.field(init=False)
    """True if a seat has private information, or chance is drawn after the set-up."""

    kinds: tuple[str, ...] = dataclasses.field(init=False)
    """Every kind of decision."""

    decision: Callable[[S], Decision | None] = dataclasses.field(init=False)
    """The present decision; None when the game is over."""

    step: Callable[[S, str], None] = dataclasses.field(init=False)
    """Perform a legal code, without checks and events."""

    step_in_turn: Callable[[S, str], None] = dataclasses.field(init=False)
    """Perform a legal code like `step`, but end the game at the end of the turn: for a search of this turn."""

    clone: Callable[[S], S] = dataclasses.field(init=False)
    """Return a copy that shares only immutable values."""

    encode: Callable[[S], bytes] = dataclasses.field(init=False)
    """Return the state as JSON, with the version of the format."""

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
        """Return the state at the first decision and the events before it; raise HeaderError for impossible values."""
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
        """Return the seats whose pending decisions are independent, in the order of their actions.

        These seats may be asked at the same time. Empty if only one seat can be asked.
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
        """Return a copy in which this seat of `at_once` decides first, only to list and describe its actions."""
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

"""What every game offers, and the register of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from rules.caylus import CAYLUS
from rules.errors import UnknownGame, offered, shown
from rules.magna_carta import MAGNA_CARTA
from rules.words import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rules.guide import Guide
    from rules.header import Header
    from rules.model import Decision, Event, Message


class Game(Protocol):
    """One game: rules, notation, views and words. States are opaque values; `apply` and `step` change
    the state they are given, and a checked call that raises leaves it as it was."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def min_seats(self) -> int: ...
    @property
    def max_seats(self) -> int: ...
    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The values each option can take, the default first."""

    @property
    def hidden(self) -> bool:
        """Whether a seat knows things that others don't, or chance goes on after the set-up."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Every kind of decision."""

    @property
    def guide(self) -> Guide:
        """What table, prompts and pictures must know about this game."""

    # Life of a state

    def start(self, header: Header) -> tuple[Any, list[Event]]:
        """The first decision of a new game; raises HeaderError for values that can't be."""

    def drawn(self, state: Any, header: Header) -> Header:
        """The header with everything chance has decided so far written out, so that it replays anywhere."""

    def decision(self, state: Any) -> Decision | None:
        """What is to be decided now; None when the game is over."""

    def apply(self, state: Any, seat: int, code: str) -> list[Event]:
        """Performs the seat's action and tells what happened; raises ActionError and changes nothing."""

    def step(self, state: Any, code: str) -> None:
        """Performs a code known to be legal, without checks and events."""

    def clone(self, state: Any) -> Any:
        """A copy that shares nothing that changes."""

    def turn(self, state: Any) -> int: ...
    def phase(self, state: Any) -> int: ...

    def place(self, state: Any) -> str:
        """Where in the turn the present decision comes up ("road 9"): from phase 3 on turn, phase, place
        and kind name one decision of a game."""

    def in_turn(self, state: Any, seat: int) -> Any | None:
        """A copy in which it is the seat's turn in phase 2; None in other phases and for who has passed."""

    def result(self, state: Any) -> tuple[list[int], list[int]] | None:
        """(score by seat, winning seats) of a finished game."""

    def points_by_source(self, events: Iterable[Event], seats: int) -> dict[str, list[int]]:
        """Where the points of a whole game came from: by source (the messages `points-SOURCE`) and seat."""

    # What people may know

    def view(self, state: Any, seat: int | None = None) -> Any:
        """What the seat, or with None a spectator, may see: a struct of plain data."""

    def position(self, state: Any, players: Sequence[str]) -> dict[str, Any]:
        """The whole position as the JSON object of the records."""

    def hand(self, state: Any, seat: int) -> tuple[str, ...] | None:
        """The cards only this seat knows; None in a game without hands."""

    # Notation

    def is_code(self, text: str) -> bool:
        """Whether the text is a complete code of this game, legal or not."""

    def begins_code(self, text: str) -> bool:
        """Whether some code of this game begins with the text."""

    # Words

    def refusal(self, state: Any, code: str) -> Message:
        """Why a complete code of this game is not legal now: the rule or bound, in half a sentence."""

    def bound(self, state: Any, text: str) -> Message | None:
        """The bound that a text breaks which is no code, but would be one with a smaller number."""

    def label(self, state: Any, code: str) -> Message:
        """What a legal code means now, in a few words: "3 Peddler: 2 deniers for a cube"."""

    def question(self, state: Any) -> Message:
        """What is to be decided now, in one sentence without the player's name."""

    def tell(self, event: Event, players: Sequence[str]) -> Message:
        """The event in one sentence for everybody."""

    def describe(self, state: Any, players: Sequence[str]) -> list[Message]:
        """The position in words, a line each, with everything: for the command line."""

    @property
    def templates(self) -> Mapping[str, str]:
        """Every English template by message id; the Fluent catalogue is made from them."""

    # Saving

    def encode(self, state: Any) -> bytes:
        """The state as JSON, with the version of the format."""

    def decode(self, data: bytes) -> Any:
        """A state that was encoded by this or an earlier version; raises StateError."""

    def encode_events(self, events: Sequence[Event]) -> bytes: ...
    def decode_events(self, data: bytes) -> list[Event]: ...
    def encode_view(self, view: Any) -> bytes: ...
    def decode_view(self, data: bytes) -> Any: ...


GAMES: dict[str, Game] = {game.id: game for game in (CAYLUS, MAGNA_CARTA)}


def find_game(game_id: str) -> Game:
    """The game of that id; raises UnknownGame."""
    try:
        return GAMES[game_id]
    except KeyError:
        raise UnknownGame(
            say("error-unknown-game", game=shown(game_id), games=offered(list(GAMES)))
        ) from None

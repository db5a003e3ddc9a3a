"""Record files: reading with line numbers, replaying, and writing. The format is a contract (docs/records.md)."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import structs

from rules.errors import (
    ActionError,
    GameError,
    HeaderError,
    RecordError,
    named,
    no_player,
    not_a_seat,
    offered,
    shown,
    whole_fault,
)
from rules.game import Game
from rules.header import Header, SetLine
from rules.notation import SEATS, read_code
from rules.register import find_game
from rules.shared.amounts import whole
from rules.shared.chance import GENERATOR, MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from rules.game import GameState
    from rules.model import Event

MAX_BYTES = 1_000_000
RESERVED = ("turn", "bailiff", "provost", "scored", "road", "inn", "hand", "tokens")
KEYS = (
    "game",
    "players",
    "option NAME",
    "seed",
    "chance",
    "order",
    "neutral",
    "deck NAME",
    "set ...",
    "commitment",
    "salt",
)
_NAME = re.compile(r"[^\s\x00-\x1f\x7f-\x9f:,#=]+")  # no blank, no control character
_HAND = re.compile(r"hand ([^\s:]+):\s*(.*)")
_HEX = re.compile(r"[0-9a-fA-F]+")


class Line(NamedTuple):
    """One action line: its number, the seat's name and the text of the action."""

    number: int
    name: str
    text: str


class Record(msgspec.Struct, frozen=True):
    """A record as read: the header, the line number of each header, and the action lines, not yet checked.

    `hands` are the comments with players' hands in the export of a running game.
    """

    header: Header
    lines: dict[str, int]
    actions: tuple[Line, ...]
    hands: tuple[SetLine, ...] = ()


class Replay(msgspec.Struct):
    """A record that was replayed: its game and header, the last state, and the full codes by seat."""

    game: Game
    header: Header
    state: GameState
    actions: list[tuple[int, str]]


# Reading


def read(data: bytes | str) -> Record:
    """Return the record of a file's content; raise RecordError. Actions are checked by `replay`."""
    text = data if isinstance(data, str) else _decode(data)
    if (
        isinstance(data, str)
        and (size := len(data.encode("utf-8", "surrogatepass"))) > MAX_BYTES
    ):
        raise _too_long(size)
    headers: dict[str, tuple[int, str]] = {}
    repeated: list[tuple[int, str, str]] = []  # deck lines
    actions: list[Line] = []
    hands: list[SetLine] = []
    number = 0
    for number, raw in enumerate(
        text.removeprefix("\ufeff").removesuffix("\n").split("\n"), 1
    ):
        line, _, comment = (part.strip() for part in raw.partition("#"))
        if hand := _HAND.fullmatch(comment):
            hands.append(SetLine(number, hand[1], hand[2]))
        if not line:
            continue
        if ":" not in line:
            words = line.split()
            actions.append(Line(number, words[0], " ".join(words[1:])))
            continue
        if actions:
            raise RecordError(
                number, f"{shown(line)}: headers must come before the first action"
            )
        key, _, value = line.partition(":")
        key, value = " ".join(key.split()), " ".join(value.split())
        if not _known(key):
            keys = ", ".join(KEYS)
            raise RecordError(
                number, f"header {shown(key)} is unknown; available: {keys}"
            )
        if not value and not key.startswith(("set hand ", "deck ")):
            raise RecordError(number, f"header {shown(key)} has no value")
        if key.startswith(("deck ", "set ")):
            repeated.append((number, key, value))
        elif key in headers:
            first, _ = headers[key]
            raise RecordError(
                number, f"header {shown(key)} was already given on line {first}"
            )
        else:
            headers[key] = (number, value)
    end = actions[0].number if actions else number
    return Record(
        _header(headers, repeated, end),
        {key: line for key, (line, _) in headers.items()},
        tuple(actions),
        tuple(hands),
    )


def _too_long(size: int) -> RecordError:
    return RecordError(
        1, f"the record is {size} bytes long; at most {MAX_BYTES} can be read"
    )


def _decode(data: bytes) -> str:
    if len(data) > MAX_BYTES:
        raise _too_long(len(data))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(
            line, f"byte 0x{data[error.start]:02x} is not UTF-8 text"
        ) from None


def _known(key: str) -> bool:
    first, _, rest = key.partition(" ")
    return key in KEYS or (first in ("option", "deck", "set") and bool(rest))


class _Values:
    """The header lines while they are being checked, one after the other."""

    def __init__(self, headers: dict[str, tuple[int, str]], end: int) -> None:
        self.headers = headers
        self.end = end

    def need(self, key: str) -> tuple[int, str]:
        if key not in self.headers:
            raise RecordError(self.end, f"the header {key} is missing")
        return self.headers[key]

    def number(self, key: str, least: int, most: int) -> int | None:
        if key not in self.headers:
            return None
        line, value = self.headers[key]
        number = whole(value, least, most)
        if number is None:
            raise RecordError(line, whole_fault(key, shown(value), least, most))
        return number

    def hexadecimal(self, key: str, digits: int) -> str | None:
        if key not in self.headers:
            return None
        line, value = self.headers[key]
        if len(value) != digits or not _HEX.fullmatch(value):
            raise RecordError(
                line, f"{key}: {shown(value)} must be {digits} hexadecimal digits"
            )
        return value


def _header(
    headers: dict[str, tuple[int, str]], repeated: list[tuple[int, str, str]], end: int
) -> Header:
    values = _Values(headers, end)
    line, game_id = values.need("game")
    try:
        game = find_game(game_id)
    except GameError as error:
        raise RecordError(line, error.message) from None
    line, names = values.need("players")
    players = _players(game, line, names)
    options = _options(game, headers)
    seed = values.number("seed", 0, MAX_SEED)
    line, value = headers.get("chance", (0, str(GENERATOR)))
    if value != str(GENERATOR):
        raise RecordError(
            line, f"chance: {shown(value)} is unknown; this program knows generator 1"
        )
    order = None
    if "order" in headers:
        line, value = headers["order"]
        names_in_order = _items(value)
        if sorted(names_in_order) != sorted(players):
            raise RecordError(
                line,
                f"order: {shown(value)} must name each player once: {named(players)}",
            )
        order = tuple(players.index(name) for name in names_in_order)
    neutral = tuple(_items(headers["neutral"][1])) if "neutral" in headers else None
    decks = [
        SetLine(line, key[5:], value)
        for line, key, value in repeated
        if key.startswith("deck ")
    ]
    for deck in decks:
        if deck.key not in players:
            raise RecordError(deck.line, no_player(deck.key, players))
    return Header(
        game=game.id,
        players=players,
        options=options,
        seed=seed or 0,
        order=order,
        neutral=neutral,
        decks=tuple(decks),
        sets=tuple(
            SetLine(line, key[4:], value)
            for line, key, value in repeated
            if key.startswith("set ")
        ),
        commitment=values.hexadecimal("commitment", 64),
        salt=values.hexadecimal("salt", 32),
    )


def _items(value: str) -> list[str]:
    return [item.strip() for item in value.split(",")]


def _players(game: Game, line: int, value: str) -> tuple[str, ...]:
    names = _items(value)
    if fault := _seats_fault(game, len(names)):
        raise RecordError(line, fault)
    for place, name in enumerate(names):
        if not _NAME.fullmatch(name):
            raise RecordError(
                line,
                f"player name {shown(name)} can't contain a blank, control character, colon, comma, = or #",
            )
        if name in RESERVED:
            words = ", ".join(RESERVED)
            raise RecordError(
                line,
                f"player name {shown(name)} is a word of the record format; reserved words: {words}",
            )
        if name in names[:place]:
            raise RecordError(line, f"player name {shown(name)} is given twice")
    return tuple(names)


def _seats_fault(game: Game, count: int) -> str | None:
    """Return the error of a number of players that a game doesn't allow; None for an allowed one."""
    if game.min_seats <= count <= game.max_seats:
        return None
    names = "name" if count == 1 else "names"
    return f"{count} {names} given; {game.title} has {game.min_seats} to {game.max_seats} players"


def _option_fault(game: Game, name: str, value: str) -> str | None:
    """Return the error of an option or its value; None for valid ones."""
    if name not in game.options:
        return f"option {shown(name)} is unknown in {game.title}; available: {offered(list(game.options))}"
    if value not in game.options[name]:
        return f"option {name}: {shown(value)} is unknown; possible: {offered(game.options[name])}"
    return None


def checked(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Header:
    """Return the header of a new game with that number of seats; raise GameError for impossible values."""
    if fault := _seats_fault(game, seats):
        raise GameError(fault)
    if not 0 <= seed <= MAX_SEED:
        raise GameError(whole_fault("seed", str(seed), 0, MAX_SEED))
    for name, value in options.items():
        if fault := _option_fault(game, name, value):
            raise GameError(fault)
    return Header(game.id, SEATS[:seats], options, seed)


def _options(game: Game, headers: dict[str, tuple[int, str]]) -> dict[str, str]:
    options = {}
    for key, (line, value) in headers.items():
        if not key.startswith("option "):
            continue
        name = key[7:]
        if fault := _option_fault(game, name, value):
            raise RecordError(line, fault)
        options[name] = value
    return options


# Replaying


def start(record: Record) -> tuple[Game, Any, list[Event]]:
    """Return the game, its state at the first decision, and the events before it; raise RecordError."""
    game = find_game(record.header.game)
    try:
        state, events = game.start(record.header)
    except HeaderError as error:
        raise at_line(record, error) from None
    return game, state, events


def at_line(record: Record, error: HeaderError) -> RecordError:
    """Return the error with the line of its header."""
    return RecordError(
        error.line or record.lines.get(error.key or "", 1), error.message
    )


def replay(record: Record) -> Replay:
    """Replay a record without events; raise RecordError with the wrong line."""
    game, state, _ = start(record)
    actions: list[tuple[int, str]] = []
    for seat, code in codes(record, game, state):
        try:
            game.step(state, code)
        except HeaderError as error:
            # a deck line that can't be: a reshuffle comes in mid-game
            raise at_line(record, error) from None
        actions.append((seat, code))
    return Replay(game, record.header, state, actions)


def replay_events(record: Record) -> Iterator[Event]:
    """Yield the events of a record in order; raise RecordError at a wrong line."""
    game, state, events = start(record)
    yield from events
    for seat, code in codes(record, game, state):
        try:
            yield from game.apply(state, seat, code)
        except HeaderError as error:
            raise at_line(record, error) from None


def codes(
    record: Record,
    game: Game,
    state: GameState,
    before: Callable[[int, str], None] | None = None,
) -> Iterator[tuple[int, str]]:
    """Yield the seats and full codes of the action lines, read while the caller steps the state.

    `before` is called with the seat and text of each line before it is read. Raise RecordError with the wrong line.
    """
    players = record.header.players
    seats = {name: seat for seat, name in enumerate(players)}
    for line in record.actions:
        seat = seats.get(line.name)
        if seat is None:
            raise RecordError(line.number, not_a_seat(line.name, players))
        if before is not None:
            before(seat, line.text)
        try:
            code = read_code(game, state, seat, line.text, players)
        except ActionError as error:
            raise RecordError(line.number, error.message) from None
        yield seat, code


# Writing


def write(
    game: Game,
    header: Header,
    actions: Sequence[tuple[int, str]],
    comments: Sequence[str] = (),
) -> str:
    """Return the record file with the values that the header has: `Game.drawn` completes one for export."""
    return _written(game, header, actions, comments, public=False)


def write_running(
    game: Game,
    header: Header,
    actions: Sequence[tuple[int, str]],
    comments: Sequence[str] = (),
) -> str:
    """Return the record of a running game with hidden information: its public part, and the comments.

    It has neither seed, salt, decks nor hands, and need not replay.
    """
    return _written(game, header, actions, comments, public=True)


def _written(
    game: Game,
    header: Header,
    actions: Sequence[tuple[int, str]],
    comments: Sequence[str],
    *,
    public: bool,
) -> str:
    """Return a record file; where it is `public`, without what players may not know before the end."""
    lines = [f"game: {header.game}", f"players: {', '.join(header.players)}"]
    for name, values in game.options.items():
        lines.append(f"option {name}: {header.options.get(name, values[0])}")
    if not public:
        lines.append(f"seed: {header.seed}")
    lines.append(f"chance: {GENERATOR}")
    if header.order is not None:
        lines.append(
            f"order: {', '.join(header.players[seat] for seat in header.order)}"
        )
    if header.neutral is not None:
        lines.append(f"neutral: {', '.join(header.neutral)}")
    if not public:
        lines += [f"deck {deck.key}: {deck.value}" for deck in header.decks]
        lines += [f"set {line.key}: {line.value}" for line in header.sets]
    if header.commitment:
        lines.append(f"commitment: {header.commitment}")
    if header.salt and not public:
        lines.append(f"salt: {header.salt}")
    lines.append("")
    lines += [f"{header.players[seat]} {code}" for seat, code in actions]
    lines += [f"# {comment}" for comment in comments]
    return "\n".join(lines) + "\n"


def export(played: Replay) -> str:
    """Return the complete record of a game: every option, the seed and every chance event.

    `deck` lines of reshuffles still to come are placed behind the others.
    """
    header = played.game.drawn(played.state, played.header)
    drawn = Counter(deck.key for deck in header.decks)
    coming = []
    for deck in played.header.decks:
        if drawn[deck.key]:
            drawn[deck.key] -= 1
        else:
            coming.append(deck)
    return write(
        played.game,
        structs.replace(header, decks=(*header.decks, *coming)),
        played.actions,
    )

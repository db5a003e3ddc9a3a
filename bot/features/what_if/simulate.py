"""A simulation: steps on a copy of the present position, in which one person chooses for everybody.

The copy is determinized from that person's knowledge. It stops where hidden information would matter: where
cards are drawn or shuffled, and where another seat decides in secret. A step is the index of its code in the
list of legal codes, in one or two characters. The line is stored in the custom id of every button of the panel,
and nowhere else.
"""

import hashlib
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from bot.core import game_info, history
from bot.core.answers import Key, key_of
from bot.core.errors import BadChoice, StaleRequest, UndoRefused
from bot.core.model import GameInfo, Position
from bot.core.unit_of_work import UnitOfWork
from rules.game import Game, GameState
from rules.model import Event, Message
from rules.register import find_game
from rules.shared.chance import stream
from storage import actions, games
from storage.games import GameRow

MOST_STEPS = 56
"""Characters of a line to which one more step can be put: a custom id has room for 58 and what says its kind, a step
takes two at most."""

AGAIN = "}"
"""The step that is nobody's action: the others, whose choices are secret, are taken to wait."""

_FIRST, _WIDE = ord("!"), "~"
_NARROW = ord(AGAIN) - _FIRST  # places that one character says


def write(place: int) -> str:
    """Return a step by its place in the list of legal codes.

    Raise ValueError for one that two characters can't say.
    """
    if 0 <= place < _NARROW:
        return chr(_FIRST + place)
    if _NARROW <= place < 2 * _NARROW:
        return _WIDE + chr(_FIRST + place - _NARROW)
    raise ValueError(f"no place of a list of at most {2 * _NARROW}: {place}")


def read(line: str) -> Iterator[int | None]:
    """Yield the places that a line says, None for `AGAIN`; raise ValueError for any other text."""
    wide = 0
    for character in line:
        place = ord(character) - _FIRST
        if character == _WIDE and not wide:
            wide = _NARROW
        elif character == AGAIN and not wide:
            yield None
        elif 0 <= place < _NARROW:
            yield place + wide
            wide = 0
        else:
            raise ValueError(f"no step: {character!r}")
    if wide:
        raise ValueError("the last step is half")


def back(line: str) -> str:
    """Return the line without its last step."""
    last = 2 if len(line) > 1 and line[-2] == _WIDE else 1
    return line[:-last]


TRIED = 4
"""The purpose of the random stream that deals again what a person can't know."""

Stop = Literal["over", "draw", "secret", "long"]
"""The reason why a simulation ends: the game is over, a draw is unknown, another seat decides in secret, or there are
as many steps as a custom id can hold."""


class TriedAction(NamedTuple):
    """A step and its events; `before` is the position it answered. Without label others are made to wait."""

    seat: int
    key: Key | None
    code: str
    label: Message | None
    events: tuple[Event, ...]
    before: GameState


class Simulation(NamedTuple):
    """The end of a line of steps.

    `position` is of the copy, `start` the turn and the decision it began with, `seats` are those of the
    person who tries. `again` says that the others can be taken to wait at this stop.
    """

    revision: int
    line: str
    seats: tuple[int, ...]
    position: Position
    start: Key | None
    steps: tuple[TriedAction, ...]
    stop: Stop | None
    again: bool

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in order."""
        return tuple(event for step in self.steps for event in step.events)


def look(
    uow: UnitOfWork, game: int, user: int, revision: int | None = None, line: str = ""
) -> Simulation:
    """Return the simulation of a line by somebody; None as revision is how the game stands now.

    Raise StaleRequest when the game has gone on since as far as they can know, BadChoice for a line that this
    position doesn't allow.
    """
    row = uow.row(game, "running")
    holders = games.holders(uow.tx, game)
    mine = tuple(holder.seat for holder in holders if holder.user == user)
    now = (
        row.revision if row.deciding in mine else game_info.public_revision(uow.tx, row)
    )
    if revision not in (None, now):
        raise StaleRequest("table-stale")
    rules = find_game(row.kind)
    put = uow.put_to(row, mine)
    state = imagined(rules, row, now, uow.state(row) if put is None else put[1], mine)
    return played(rules, uow.info(row, holders), state, now, mine, line)


def look_back(
    uow: UnitOfWork, game: int, user: int, number: int, line: str = ""
) -> Simulation:
    """Return the simulation of a line in a finished game, from after so many actions.

    The copy is determinized from a player's knowledge then; the number takes the place of the revision. Raise
    BadChoice like `look`, and WrongStatus where the game goes on again.
    """
    row = uow.row(game, "finished")
    rules, holders = find_game(row.kind), games.holders(uow.tx, game)
    mine = tuple(holder.seat for holder in holders if holder.user == user)
    try:
        state = history.state_at(uow, row, number)[1]
    except UndoRefused as error:
        raise BadChoice("table-trial-steps") from error
    return played(
        rules,
        uow.info(row, holders),
        imagined(rules, row, number, state, mine),
        number,
        mine,
        line,
    )


def imagined(
    game: Game, row: GameRow, revision: int, state: GameState, mine: tuple[int, ...]
) -> GameState:
    """Return a new state in which what these seats can't know is dealt again, the same at every press."""
    digest = hashlib.sha256(f"{row.id}:{revision}".encode()).digest()
    chance = stream(int.from_bytes(digest[:4], "big"), TRIED)
    return game.imagine(state, mine[0] if mine else None, chance, mine[1:])


def played(
    game: Game,
    info: GameInfo,
    state: GameState,
    revision: int,
    mine: tuple[int, ...],
    line: str,
) -> Simulation:
    """Return a line of steps on a copy; raise BadChoice where it doesn't allow one of them."""
    decision = game.decision(state)
    start = (
        key_of(game, state, decision)
        if decision is not None and decision.seat in mine
        else None
    )
    done: list[TriedAction] = []
    stop = _stop(game, state, mine, ())
    try:
        places = list(read(line)) if len(line) <= MOST_STEPS + 2 else None
    except ValueError:
        places = None
    if places is None:
        raise BadChoice("table-trial-steps")
    for place in places:
        if place is None:
            waited = _waited(game, state, mine) if stop == "secret" else None
            if waited is None:
                raise BadChoice("table-trial-steps")
            done.append(TriedAction(mine[0], None, "", None, (), state))
            state = waited
        else:
            decision = game.decision(state)
            if stop is not None or decision is None or place >= len(decision.actions):
                raise BadChoice("table-trial-steps")
            before, code = game.clone(state), decision.actions[place]
            key, label = key_of(game, before, decision), game.label(state, code)
            events = tuple(game.apply(state, decision.seat, code))
            done.append(TriedAction(decision.seat, key, code, label, events, before))
        stop = _stop(game, state, mine, done[-1].events)
    if stop is None and len(line) > MOST_STEPS:
        stop = "long"
    again = (
        stop == "secret"
        and len(line) <= MOST_STEPS
        and _waited(game, state, mine) is not None
    )
    position = Position(
        _as_of(info, game, state, revision), game, state, game.decision(state)
    )
    return Simulation(revision, line, mine, position, start, tuple(done), stop, again)


def _stop(
    game: Game, state: GameState, mine: tuple[int, ...], events: tuple[Event, ...]
) -> Stop | None:
    """Return why nothing more can be tried after these events."""
    secrecy = game.guide.secrecy
    decision = game.decision(state)
    if any(isinstance(event, game.guide.drawing) for event in events):
        return "draw"
    if decision is None:
        return "over"
    if decision.seat not in mine and secrecy.is_private(decision.kind, state.phase):
        return "secret"
    return None


def _waited(game: Game, state: GameState, mine: tuple[int, ...]) -> GameState | None:
    """Return a copy in which it is one of these seats' turn again, the others having waited; None if there is none."""
    copies = (game.in_turn(state, seat) for seat in mine)
    return next((copy for copy in copies if copy is not None), None)


def _as_of(info: GameInfo, game: Game, state: GameState, revision: int) -> GameInfo:
    """Return the sheet as it would be: it has no clock."""
    decision, result = game.decision(state), game.result(state)
    return msgspec.structs.replace(
        info,
        revision=revision,
        turn=state.turn,
        phase=state.phase,
        deciding=None if decision is None else decision.seat,
        kind=None if decision is None else decision.kind,
        since=None,
        awaited=(),
        undoable=False,
        scores=None if result is None else result.scores,
        winners=None if result is None else result.winners,
    )


class Carried(NamedTuple):
    """The simulation from now on; how many steps have really happened, and those that are no longer possible."""

    simulation: Simulation
    happened: int
    lost: tuple[TriedAction, ...]


def carry(uow: UnitOfWork, game: int, user: int, revision: int, line: str) -> Carried:
    """Return the line of a revision that is no more.

    Without a step where that position can't be made again for this person, as after an undo. Nothing is
    written. Raise WrongStatus for a game that is over.
    """
    now = look(uow, game, user, None, "")
    before = _before(uow, game, user, now, revision, line)
    if before is None:
        return Carried(now, 0, ())
    row = uow.row(game)
    last = game_info.public_number(uow.tx, row)
    since = [
        (action.seat, action.code)
        for action in actions.record(uow.tx, game)
        if action.revision > revision and action.number <= last
    ]
    kept, lost, happened = "", [], 0
    at = now
    for step in before.steps:
        if step.key is None:
            if at.again:
                kept += AGAIN
        elif (step.seat, step.code) in since:
            since.remove((step.seat, step.code))
            happened += 1
            continue
        else:
            place = _place(at, step)
            if place is None:
                lost.append(step)
                continue
            kept += write(place)
        at = look(uow, game, user, now.revision, kept)
    return Carried(at, happened, tuple(lost))


def _place(at: Simulation, step: TriedAction) -> int | None:
    """Return the place of a step's code among those that can be tried now; None where it can't be."""
    decision = at.position.decision
    if at.stop is not None or decision is None or decision.seat != step.seat:
        return None
    return decision.actions.index(step.code) if step.code in decision.actions else None


def _before(
    uow: UnitOfWork, game: int, user: int, now: Simulation, revision: int, line: str
) -> Simulation | None:
    """Return the simulation as it was; None if the person may not know that position, or it can't be reached again."""
    row, rules = uow.row(game), find_game(uow.row(game).kind)
    holders = games.holders(uow.tx, game)
    if revision > now.revision or any(
        holder.user == user and (holder.began_revision or 0) > revision
        for holder in holders
    ):
        return None
    log = [
        action for action in actions.log(uow.tx, game) if action.revision <= revision
    ]
    if any(action.undone is not None and action.undone > revision for action in log):
        return None
    number = max((action.number for action in log if action.undone is None), default=0)
    try:
        state = history.state_at(uow, row, number)[1]
        decision = rules.decision(state)
        if decision is None or decision.kind in rules.guide.at_once:
            return None
        copy = imagined(rules, row, revision, state, now.seats)
        return played(rules, uow.info(row, holders), copy, revision, now.seats, line)
    except (BadChoice, UndoRefused):
        return None

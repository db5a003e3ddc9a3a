"""Records in and out: a game as a file, and a file as the beginning of a game."""

import asyncio
import json
from typing import NamedTuple

import msgspec

from bot.core import game_info, limits, lobby, notifications
from bot.core.database import UseCaseRunner
from bot.core.errors import BadChoice, SeatTaken, WrongStatus, named
from bot.core.game_settings import USUAL, Settings
from bot.core.jobs import DAY
from bot.core.model import Outcome, Person, Place
from bot.core.unit_of_work import UnitOfWork
from rules import record as records
from rules.errors import (
    ActionError,
    GameError,
    HeaderError,
    RecordError,
    not_a_seat,
)
from rules.header import Header
from rules.model import PhaseEnded, Result
from rules.notation import SEATS, read_code
from rules.register import find_game
from storage import actions, game_lists, games, user_data
from storage.jobs import key_of

NAME = 100  # characters of a name in a record
# of a header as it is kept; the longest that a game writes is less than a third
HEADER = 20_000

# bytes of a file that Discord takes; only names that were imported unbounded lead there
LARGEST = 10_000_000


class RecordFile(msgspec.Struct, frozen=True):
    """A record to hand out: a file name that ends in .caylus, and its text."""

    name: str
    text: str


class Replayed(NamedTuple):
    """A record played through, ready to be stored.

    It has its header, its actions (each whether it ends a phase, and its events), its last position, and the
    result of a game that is over.
    """

    header: Header
    opening: bytes
    actions: tuple[tuple[actions.ActionRow, bool, bytes], ...]
    state: bytes
    turn: int
    phase: int
    result: Result | None


def read(text: bytes | str) -> Replayed:
    """Play a record through; raise BadChoice with the rules' sentence and the line number."""
    try:
        record = records.read(text)
        _need_bounds(record)
        if record.header.decks:
            record = msgspec.structs.replace(
                record, header=_without_coming_decks(record)
            )
        return _play_through(record)
    except GameError as error:
        raise BadChoice("table-bad-record", why=error.message) from None


def _need_bounds(record: records.Record) -> None:
    """Raise BadChoice for names and headers longer than any game needs: they are kept, and told again."""
    for name in record.header.players:
        if len(name) > NAME:
            raise BadChoice(
                "table-record-name",
                line=record.lines["players"],
                length=len(name),
                most=NAME,
            )
    if (length := len(msgspec.json.encode(record.header))) > HEADER:
        raise BadChoice("table-record-header", length=length, most=HEADER)


def _without_coming_decks(record: records.Record) -> Header:
    """Return the header without the piles that were shuffled after the record's end.

    Those piles are of the cards that had been discarded by then.
    """
    played = records.replay(record)
    drawn = [deck.key for deck in played.game.drawn(played.state, record.header).decks]
    kept = []
    for deck in record.header.decks:
        if deck.key in drawn:
            drawn.remove(deck.key)
            kept.append(deck)
    return msgspec.structs.replace(record.header, decks=tuple(kept))


def _play_through(record: records.Record) -> Replayed:
    game, state, opening = records.start(record)
    names = record.header.players
    seats = {name: seat for seat, name in enumerate(names)}
    taken = []
    for number, line in enumerate(record.actions, 1):
        seat = seats.get(line.name)
        if seat is None:
            raise RecordError(line.number, not_a_seat(line.name, names))
        turn, phase = state.turn, state.phase
        try:
            code = read_code(game, state, seat, line.text, names)
            events = game.apply(state, seat, code)
        except ActionError as error:
            raise RecordError(line.number, error.message) from None
        except HeaderError as error:
            raise records.at_line(record, error) from None
        ends = any(isinstance(event, PhaseEnded) for event in events)
        row = actions.ActionRow(number, number, seat, code, 0, turn, phase, "record", 0)
        taken.append((row, ends, game.encode_events(events)))
    begun, encoded = game.encode_events(opening), game.encode(state)
    return Replayed(
        record.header,
        begun,
        tuple(taken),
        encoded,
        state.turn,
        state.phase,
        game.result(state),
    )


class Gathered(NamedTuple):
    """The data of an export."""

    game: int
    kind: str
    running: bool
    header: Header
    actions: tuple[tuple[int, str], ...]
    state: bytes
    seats: tuple[int, ...]


def gather(uow: UnitOfWork, game: int, user: int | None) -> Gathered:
    """Read what an export for a person, or for everybody, needs; raise WrongStatus in a lobby."""
    row = uow.row(game)
    snapshot, header = (
        actions.snapshot_at(uow.tx, game, row.number),
        games.header(uow.tx, game),
    )
    if row.status == "lobby" or header is None or snapshot is None:
        raise WrongStatus("table-is", status="lobby", game=named(row.kind, game))
    mine = [
        holder.seat
        for holder in games.holders(uow.tx, game)
        if user is not None and holder.user == user
    ]
    taken = tuple((action.seat, action.code) for action in actions.record(uow.tx, game))
    return Gathered(
        game,
        row.kind,
        row.status == "running",
        msgspec.json.decode(header, type=Header),
        taken
        if row.deciding in mine
        else taken[: game_info.public_number(uow.tx, row)],
        snapshot.state,
        tuple(mine),
    )


def export(work: Gathered) -> RecordFile:
    """Write the record: complete, or of a running game with hidden cards what the asker may see.

    Raise BadChoice before it fills the memory with one that is longer than a message can carry.
    """
    names = [len(name.encode()) for name in work.header.players]
    if (size := sum(names[seat] for seat, _ in work.actions) + sum(names)) > LARGEST:
        game_, megabytes, most = (
            named(work.kind, work.game),
            -(-size // 1_000_000),
            LARGEST // 1_000_000,
        )
        number = str(work.game)
        raise BadChoice(
            "table-record-large", game=game_, number=number, size=megabytes, most=most
        )
    game = find_game(work.kind)
    state = game.decode(work.state)
    header = game.drawn(state, work.header)
    if game.hidden and work.running:
        hands = [(seat, game.hand(state, seat)) for seat in work.seats]
        comments = [
            f"hand {header.players[seat]}: {', '.join(hand)}"
            for seat, hand in hands
            if hand is not None
        ]
        text = records.write_running(game, header, work.actions, comments)
    else:
        text = records.write(game, header, work.actions)
    return RecordFile(f"{work.kind}-{work.game}.caylus", text)


async def export_record(
    db: UseCaseRunner, game: int, user: int | None = None
) -> RecordFile:
    """Return the record; of a running game with hidden cards only what this user, or everybody, may see."""
    work = await db.read(gather, game, user)
    async with db.blaming(lambda: (game,)):
        return await asyncio.to_thread(export, work)


async def record_text(db: UseCaseRunner, game: int) -> str:
    """Return the text of a record, as everybody may read it."""
    return (await export_record(db, game)).text


def import_(
    uow: UnitOfWork, host: Person, place: Place, replayed: Replayed, settings: Settings
) -> Outcome:
    """Open a lobby that continues a record, with all its seats open; a finished record becomes a finished game."""
    most = limits.of(
        user_data.settings(uow.tx, "server", place.server), "games_per_person"
    )
    imported = game_lists.imported_over(uow.tx, place.server, host.user, uow.now - DAY)
    if replayed.result is not None and most and imported >= most:
        raise SeatTaken("table-too-many-records", here=imported, most=most)
    rules = find_game(replayed.header.game)
    settings = settings.but(options=replayed.header.options)
    row = lobby.open_table(uow, host, place, rules, settings)
    for seat in range(len(replayed.header.players)):
        games.add_seat(uow.tx, row.id, seat, SEATS[seat])
    games.set_up(
        uow.tx, row.id, msgspec.json.encode(replayed.header).decode(), replayed.opening
    )
    for action, ends, events in replayed.actions:
        action.at = uow.now
        actions.insert(uow.tx, row.id, action, events, ends_phase=ends)
    number = len(replayed.actions)
    games.update(
        uow.tx,
        row.id,
        seed=replayed.header.seed,
        salt=replayed.header.salt,
        commitment=replayed.header.commitment,
        imported=1,
        revision=number,
        number=number,
        turn=replayed.turn,
        phase=replayed.phase,
        phase_ended=actions.last_phase_end(uow.tx, row.id),
    )
    actions.keep_snapshot(uow.tx, row.id, number, replayed.turn, False, replayed.state)
    if replayed.result is not None:
        scores, winners = map(
            json.dumps, (replayed.result.scores, replayed.result.winners)
        )
        games.update(
            uow.tx,
            row.id,
            status="finished",
            ended=uow.now,
            scores=scores,
            winners=winners,
        )
        uow.schedule(lobby.EXPIRE, key_of(row.id), None, row.server)
        row = uow.row(row.id)
    uow.post(row, notifications.Card())
    return uow.done(row.id)


async def import_record(
    db: UseCaseRunner,
    host: Person,
    place: Place,
    text: bytes | str,
    settings: Settings = USUAL,
    key: str | None = None,
) -> Outcome:
    """Return a lobby that continues the record, or a finished game.

    Raise BadChoice for an unreadable record.
    """
    replayed = await asyncio.to_thread(read, text)
    return await db.run_once(key, import_, host, place, replayed, settings)

"""Computers at the table: they sit down in a lobby, decide from what their seat can know, and act like people."""

import asyncio
import hashlib

import msgspec

from bot.core import lobby, notifications, play
from bot.core.admission import need_free_seat
from bot.core.database import UseCaseRunner
from bot.core.errors import IllegalChoice, SeatTaken, named
from bot.core.game_settings import Settings
from bot.core.model import Outcome, Person, Place, Thought
from bot.core.unit_of_work import UnitOfWork, of_one_game
from rules.game import GameState
from rules.register import find_game
from rules.shared.chance import stream
from storage import answers as answer_rows
from storage import games
from storage.shard_range import ShardRange

IMAGINED = 3  # the purpose of the random stream that deals again what a seat can't know


class Asked(msgspec.Struct, frozen=True):
    """A decision that a computer has to make, with the true position: only for `thought_for`."""

    game: int
    kind: str
    revision: int
    seat: int
    level: int
    state: GameState


def add(uow: UnitOfWork, game: int, asker: Person, level: int | None = None) -> Outcome:
    """Give the next seat of a lobby to a computer, of the table's level if none is given."""
    row = uow.row(game, "lobby")
    uow.need_host(row, asker)
    rules = play.game_of(row)
    lobby.check_computers(rules, 1, row.practice, level)
    holders = games.holders(uow.tx, game)
    lobby.need_room(row, holders)
    need_free_seat(uow, row, None, lobby.most_seats(row) - len(holders))
    lobby.seat_computer(uow, row, row.level if level is None else level)
    games.update(uow.tx, game, rated="no")  # beside computers only where that is chosen
    uow.post_newest(row, notifications.Card("changed"))
    return uow.done(game)


def remove(uow: UnitOfWork, game: int, asker: Person) -> Outcome:
    """Take the computer that sat down last out of a lobby."""
    row = uow.row(game, "lobby")
    uow.need_host(row, asker)
    seated = [
        holder.seat
        for holder in games.holders(uow.tx, game)
        if holder.level is not None
    ]
    if not seated:
        raise SeatTaken("table-no-computer", game=named(row.kind, game))
    if row.imported:
        games.clear_seat(uow.tx, game, seated[-1])
    else:
        games.remove_seat(uow.tx, game, seated[-1])
    uow.post_newest(row, notifications.Card("changed"))
    return uow.done(game)


def versus(
    uow: UnitOfWork,
    person: Person,
    place: Place,
    game: str,
    computers: int,
    level: int,
    language: str | None = None,
) -> Outcome:
    """Return a game of one person against computers, made and begun in one go."""
    settings = Settings(language=language, computers=computers, level=level)
    made = lobby.make(uow, person, place, game, settings, remembered=False)
    return lobby.start(uow, made.info.id, person, None)


def waiting(uow: UnitOfWork, of: ShardRange | None = None) -> tuple[int, ...]:
    """Return the games, all or those of some shards, in which a computer decides, the longest wait first."""
    return tuple(games.played_by_computers(uow.tx, of or uow.shard_range))


def asked(uow: UnitOfWork, game: int) -> Asked | None:
    """Return the decision that a computer has to make now.

    Return None while a person decides, the game is paused, a planned answer waits for its moment, or no person is there
    to play against.
    """
    row = uow.find(game)
    if (
        row is None
        or row.status != "running"
        or row.paused is not None
        or row.deciding is None
    ):
        return None
    holders = games.holders(uow.tx, game)
    level = holders[row.deciding].player
    if level is None or not any(
        holder.user is not None and holder.stand_in is None for holder in holders
    ):
        return None
    if answer_rows.waits_for(uow.tx, game) == row.revision:
        return None
    put = uow.put_to(row, (row.deciding,))
    return (
        None
        if put is None
        else Asked(row.id, row.kind, row.revision, put[0], level, put[1])
    )


def hinted(uow: UnitOfWork, game: int) -> Asked | None:
    """Return the decision that a person has to make now, for a hint; None where there is none."""
    row = uow.find(game)
    if row is None or row.status != "running" or row.deciding is None:
        return None
    put = uow.put_to(row, (row.deciding,))
    return (
        None
        if put is None
        else Asked(row.id, row.kind, row.revision, put[0], row.level, put[1])
    )


def thought_for(question: Asked, *, whole: bool = False) -> Thought:
    """Return the position to think about.

    The seat can't tell it from the true one, which stays here; of a game that is over it is the `whole` one
    itself.
    """
    digest = hashlib.sha256(f"{question.game}:{question.revision}".encode()).digest()
    rules, seed = find_game(question.kind), int.from_bytes(digest[:4], "big")
    state = (
        question.state
        if whole
        else rules.imagine(question.state, question.seat, stream(seed, IMAGINED))
    )
    encoded = rules.encode(state).decode()
    return Thought(
        question.game,
        question.revision,
        question.kind,
        question.seat,
        question.level,
        seed,
        encoded,
    )


@of_one_game
def perform(
    uow: UnitOfWork, game: int, seat: int, revision: int, code: str
) -> Outcome | None:
    """Perform a computer's choice for a seat; None when the position or the seat's player has changed."""
    question = asked(uow, game)
    if question is None or (question.revision, question.seat) != (revision, seat):
        return None
    row, rules = uow.row(game), find_game(question.kind)
    decision = rules.decision(question.state)
    assert decision is not None, "a running game has a decision"
    if code not in decision.actions:
        position = uow.position(row)
        raise IllegalChoice("table-computer-illegal", position)
    holder = games.holders(uow.tx, game)[decision.seat]
    source = "computer" if holder.level is not None else "stand_in"
    events = play.answer(uow, row, rules, uow.state(row), seat, code, source)
    return uow.done(game, events=tuple(events))


async def next_thought(db: UseCaseRunner, game: int) -> Thought | None:
    """Return the position for a computer's present decision, imagined from its seat's knowledge; None without one."""
    question = await db.read(asked, game)
    return None if question is None else await asyncio.to_thread(thought_for, question)


async def suggested_thought(db: UseCaseRunner, game: int) -> Thought | None:
    """Return the position for a newcomer's decision with the guide, imagined by their seat; None for other players."""
    question = await db.read(hinted, game)
    return None if question is None else await asyncio.to_thread(thought_for, question)

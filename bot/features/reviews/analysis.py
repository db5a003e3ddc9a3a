"""Reviews of finished games.

A seat's decisions, as they were when it made them, are looked at one after the other, as people's analyses;
the findings are kept every few seconds (docs/computers.md).
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from bot.ai.analysis import LOOK, Taken
from bot.ai.quota import Searches
from bot.core import history, play
from bot.core.database import UseCaseRunner
from bot.core.errors import BadChoice, UndoRefused, WrongStatus, named
from bot.core.model import GameInfo, Position, Thought
from bot.core.unit_of_work import UnitOfWork
from bot.features.computers.use_cases import Asked, thought_for
from players import review as looking
from players.advisable import purpose
from players.levels import HINT_ITERATIONS
from players.numbers import rewards
from players.review import Appraisal, verdict
from rules.game import Game, GameState
from rules.model import Message
from storage import actions, reviews
from storage.games import GameRow

MOST_DECISIONS = 5  # decisions that are told
# at the decisions of a seat, the further ones of doubtful ones among them: less than a minute of a core
LOOKS = 300
KEPT_EVERY = 5.0  # seconds
COUNTS = 10  # searches that a review counts as


class Decided(NamedTuple):
    """A seat's decision.

    It has the number of actions before it, its turn and phase, the chosen code, and the position as the seat
    knew it.
    """

    number: int
    turn: int
    phase: int
    code: str
    thought: Thought


class Course(NamedTuple):
    """A finished game from its rows: the source of `decisions`, with the true positions."""

    info: GameInfo
    game: Game
    start: GameState
    taken: tuple[tuple[int, str], ...]


def course(uow: UnitOfWork, game: int) -> Course:
    """Return all of a finished game; raise WrongStatus before its end."""
    row = _over(uow, game)
    taken = tuple((action.seat, action.code) for action in actions.record(uow.tx, game))
    return Course(uow.info(row), play.game_of(row), _state_at(uow, row, 0), taken)


def _state_at(uow: UnitOfWork, row: GameRow, number: int) -> GameState:
    """Return the state after so many actions; raise BadChoice where the rules of today don't lead there."""
    try:
        state: GameState = history.state_at(uow, row, number)[1]
        return state
    except UndoRefused as error:
        raise BadChoice("table-review-old", game=named(row.kind, row.id)) from error


def decisions(played: Course, seat: int) -> tuple[Decided, ...]:
    """Return where the seat had a choice; raise BadChoice for a record that the rules of today don't allow."""
    game, state = played.game, played.game.clone(played.start)
    decided = []
    for number, (acting, code) in enumerate(played.taken):
        decision = game.decision(state)
        if decision is None or decision.seat != acting or not game.allows(state, code):
            raise BadChoice("table-review-old", game=played.info.id)
        if acting == seat and len(decision.actions) > 1 and code in decision.actions:
            thought = thought_for(
                Asked(
                    played.info.id,
                    game.id,
                    number + 1,  # its revision, if nothing was taken back
                    seat,
                    played.info.settings.level,
                    state,
                )
            )
            decided.append(Decided(number, state.turn, state.phase, code, thought))
        game.step(state, code)
    return tuple(decided)


def past(uow: UnitOfWork, game: int, number: int) -> Position:
    """Return a finished game as it was after so many actions, with the decision of then."""
    row = _over(uow, game)
    rules, state = play.game_of(row), _state_at(uow, row, number)
    return Position(uow.info(row), rules, state, rules.decision(state))


def purpose_of(uow: UnitOfWork, game: int, number: int, code: str) -> Message | None:
    """Return what an action would have been for in a finished game after so many actions."""
    row = _over(uow, game)
    return purpose(row.kind, _state_at(uow, row, number), code)


def kept(uow: UnitOfWork, game: int, seat: int) -> str | None:
    """Return what is kept of a seat's review, as `keep` was given it; None after something was undone."""
    row = _over(uow, game)
    stored = reviews.find(uow.tx, game, seat, row.number)
    return None if stored is None else stored.found


def keep(
    uow: UnitOfWork, game: int, seat: int, number: int, user: int, result: str
) -> None:
    """Store the results so far of a seat in a record of so many actions; nothing if the game goes on again."""
    row = uow.row(game)
    if row.status == "finished" and row.number == number:
        reviews.keep(
            uow.tx, reviews.ReviewRow(game, seat, number, uow.now, result), user
        )


def _over(uow: UnitOfWork, game: int) -> GameRow:
    row = uow.row(game)
    if row.status != "finished":
        raise WrongStatus("table-review-running", game=named(row.kind, game))
    return row


async def load_decisions(
    db: UseCaseRunner, game: int, seat: int
) -> tuple[Course, tuple[Decided, ...]]:
    """Return a finished game and this seat's decisions, played through beside the event loop."""
    played = await db.read(course, game)
    return played, await asyncio.to_thread(decisions, played, seat)


class Looked(msgspec.Struct, frozen=True):
    """A decision that was looked at, by the number of actions before it."""

    number: int
    turn: int
    phase: int
    code: str
    tries: tuple[Appraisal, ...]


class Costly(msgspec.Struct, frozen=True):
    """A costly decision: its place among those looked at, the best action, and its gain (of 1)."""

    place: int
    best: str
    cost: float


class Review(msgspec.Struct, frozen=True):
    """The review of a seat's decisions so far.

    `costly` begins with the costliest decision, and `final` is the result for every seat; both are empty until
    it is `complete`. `good` is the number of decisions as good as the best.
    """

    looked: tuple[Looked, ...] = ()
    costly: tuple[Costly, ...] = ()
    final: tuple[float, ...] = ()
    good: int = 0

    @property
    def complete(self) -> bool:
        return bool(self.final)


class UnderWay(NamedTuple):
    """A review that is being made: of a seat, so many of its decisions looked at."""

    seat: int
    done: int = 0
    of: int = 0
    minutes: int = 0  # that the others take at the pace so far; 0: not known yet


class CutOff(Exception):
    """The bot ends: the review goes on when somebody asks again."""


class Reviews:
    """The reviews of all games: one of a game at a time."""

    def __init__(self, db: UseCaseRunner, searches: Searches) -> None:
        self._db = db
        self._searches = searches
        self._under_way: dict[int, UnderWay] = {}
        self._ending = False

    def under_way(self, game: int) -> UnderWay | None:
        """Return the review of a game that is being made now."""
        return self._under_way.get(game)

    def stop(self) -> None:
        """Look at nothing more: the bot ends."""
        self._ending = True

    async def kept(self, game: int, seat: int) -> Review:
        """Return the stored review of a seat: whole, a part, or empty.

        Raise WrongStatus of a running game.
        """
        text = await self._db.read(kept, game, seat)
        try:
            return Review() if text is None else msgspec.json.decode(text, type=Review)
        except msgspec.MsgspecError:  # of another version: it is made again
            return Review()

    def begin(self, game: int, seat: int) -> bool:
        """Make room for a review; False while another of the game is under way. `make` must follow."""
        begins = game not in self._under_way
        self._under_way.setdefault(game, UnderWay(seat))
        return begins

    async def make(
        self,
        game: int,
        seat: int,
        user: int,
        tell: Callable[[UnderWay], Awaitable[None]],
        turn: asyncio.Lock,
    ) -> Review:
        """Complete the stored review of a seat, for a person who sees the progress.

        It has begun. Each decision is analyzed when it is that person's `turn`. Raise CutOff, UserError
        (NoThought among them) or StorageError.
        """
        try:
            kept = await self.kept(game, seat)
            course, decided = await load_decisions(self._db, game, seat)
            looked = list(kept.looked[: len(decided)])
            began = kept_at = time.monotonic()
            again = LOOKS - len(decided) - sum(len(look.tries) - 1 for look in looked)
            for decision in decided[len(looked) :]:
                done, of = len(looked), len(decided)
                seconds, new = time.monotonic() - began, done - len(kept.looked)
                minutes = 1 + int(seconds * (of - done) / new / 60) if new else 0
                self._under_way[game] = UnderWay(seat, done, of, minutes)
                await tell(self._under_way[game])
                async with turn:
                    looked.append(await self._look(user, decision, max(again, 0)))
                again -= len(looked[-1].tries) - 1
                if time.monotonic() - kept_at > KEPT_EVERY or self._ending:
                    kept_at = time.monotonic()
                    await self._keep(course, seat, user, Review(tuple(looked)))
                if self._ending:
                    raise CutOff
            review = weighed(course, tuple(looked))
            await self._keep(course, seat, user, review)
            return review
        finally:
            del self._under_way[game]

    async def _keep(self, course: Course, seat: int, user: int, review: Review) -> None:
        text = msgspec.json.encode(review).decode()
        await self._db.run(keep, course.info.id, seat, len(course.taken), user, text)

    async def _look(self, user: int, one: Decided, again: int) -> Looked:
        """Return a decision after its analysis, which is repeated at most `again` times where it seems costly.

        The first one is the guide's own search, so that its suggestion is known to be one.
        """
        tries: list[Appraisal] = []
        while len(tries) < min(looking.MOST_APPRAISALS, 1 + again):
            thought = msgspec.structs.replace(
                one.thought, seed=one.thought.seed + len(tries)
            )
            asked = Taken(one.code, HINT_ITERATIONS)
            tries.append(await self._searches.think(user, thought, LOOK, asked))
            if not tries[0].is_doubtful:
                break
        return Looked(one.number, one.turn, one.phase, one.code, tuple(tries))


def weighed(course: Course, looked: tuple[Looked, ...]) -> Review:
    """Return the whole review of decisions that have been looked at."""
    found = []
    for place, one in enumerate(looked):
        best, cost, _ = verdict(one.code, one.tries)
        if cost:
            found.append((cost, place, best))
    found.sort(key=lambda each: (-each[0], each[1]))
    costly = tuple(
        Costly(place, best, cost) for cost, place, best in found[:MOST_DECISIONS]
    )
    final = tuple(rewards(course.info.scores or (0, 0), 0.0))
    return Review(looked, costly, final, len(looked) - len(found))

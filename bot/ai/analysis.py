"""Computer moves and analyses, as the thinking processes find them.

People may ask for analyses beside the moves. An analysis is one part of at most a second and a half, and sees
a position imagined for its seat (docs/computers.md).
"""

import time
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from bot.ai.protocol import AnalysisJob, AnalysisResult, Request
from players.hints import Explanation, Hint, hint, why
from players.levels import LEVELS, at_once, choose, search_of, worlds_of
from players.minds import Mind, mind_of
from players.review import Appraisal, appraise
from rules.game import GameState
from rules.register import find_game

CEILING = 1_500
"""Milliseconds after which a part ends with the best so far."""
CEILINGS = {1: 1_000, 2: 1_000, 3: 1_000, 4: 5_000, 5: 20_000}
"""Milliseconds after which the best so far is played: far more than a level takes on an idle core."""


def decide(request: Request) -> str:
    """Return the code that a level chooses, found as soon as it is settled.

    After its ceiling the best so far.
    """
    deadline = time.perf_counter() + CEILINGS[request.level] / 1000
    state = find_game(request.kind).decode(request.state.encode())
    mind, iterations, seed = mind_of(request.kind), LEVELS[request.level], request.seed
    if len(state.actions) == 1:
        return state.actions[0]
    worlds = worlds_of(mind, state, iterations, seed)
    if code := at_once(mind, worlds[0], request.level, seed):
        return code
    return search_of(mind, worlds, iterations, seed).decide(iterations, deadline)


def incline(request: Request) -> str:
    """Return the code that the policy alone chooses, in about a millisecond."""
    state = find_game(request.kind).decode(request.state.encode())
    return choose(mind_of(request.kind), state, 0, request.seed).code


A = TypeVar("A", bound=msgspec.Struct)
R = TypeVar("R", bound=msgspec.Struct)


class Subject(NamedTuple):
    """The subject of an analysis: `deadline` is one of `time.perf_counter`, for `Search.run`."""

    mind: Mind
    state: GameState
    seat: int
    seed: int
    deadline: float


class Analysis(Generic[A, R]):
    """A kind of analysis: its name on the wire, the types of its arguments and of what it finds, and its work."""

    def __init__(
        self,
        name: str,
        arguments: type[A],
        found: type[R],
        work: Callable[[Subject, A], R],
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.found = found
        self.work = work

    def job(
        self, kind: str, state: str, seat: int, seed: int, arguments: A
    ) -> AnalysisJob:
        """Return the line for a worker."""
        return AnalysisJob(
            self.name,
            kind,
            state,
            seat,
            seed,
            msgspec.Raw(msgspec.json.encode(arguments)),
        )

    def read(self, result: msgspec.Raw) -> R:
        """Return what was found, from the line of a worker."""
        return msgspec.json.decode(result, type=self.found)

    def do(self, job: AnalysisJob) -> AnalysisResult:
        """Do the work of a job, here and now."""
        state = find_game(job.kind).decode(job.state.encode())
        deadline = time.perf_counter() + CEILING / 1000
        subject = Subject(mind_of(job.kind), state, job.seat, job.seed, deadline)
        result = self.work(
            subject, msgspec.json.decode(job.arguments, type=self.arguments)
        )
        return AnalysisResult(msgspec.Raw(msgspec.json.encode(result)))


class Strength(msgspec.Struct, frozen=True):
    """The iterations of a search, and the code that was `suggested` to its reader already, if any."""

    iterations: int
    suggested: str = ""


class Doing(msgspec.Struct, frozen=True):
    """An action to be explained, with its player's iterations; a `spectator` may know no more than everybody."""

    code: str
    iterations: int
    spectator: bool


def _hint(subject: Subject, asked: Strength) -> Hint:
    mind, state, _, seed, deadline = subject
    return hint(
        mind, state, asked.iterations, seed, deadline, suggested=asked.suggested
    )


class Taken(msgspec.Struct, frozen=True):
    """An action that was taken, and how many iterations each search of it has."""

    code: str
    iterations: int


def _look(subject: Subject, asked: Taken) -> Appraisal:
    return appraise(
        subject.mind,
        subject.state,
        asked.code,
        subject.seed,
        asked.iterations,
        subject.deadline,
    )


def _why(subject: Subject, asked: Doing) -> Explanation:
    mind, state, _, seed, deadline = subject
    return why(
        mind,
        state,
        asked.code,
        asked.iterations,
        seed,
        deadline,
        spectator=asked.spectator,
    )


HINT = Analysis("hint", Strength, Hint, _hint)
"""The two best actions for the seat that decides."""

LOOK = Analysis("look", Taken, Appraisal, _look)
"""A decision of a finished game: what was taken, and what would have been best."""

WHY = Analysis("why", Doing, Explanation, _why)
"""The analysis of the reasons for a computer's action."""

ANALYSES: dict[str, Analysis[Any, Any]] = {
    analysis.name: analysis for analysis in (HINT, WHY, LOOK)
}

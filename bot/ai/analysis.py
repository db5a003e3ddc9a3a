"""Analyses: what people may ask the thinking processes for beside moves, each a kind with arguments and a result.

An analysis is one part of at most a second and a half, so that a move never waits long for it; what takes longer is
asked for part by part. It sees what a move's thought sees: a position imagined for its seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import msgspec

from bot.ai.protocol import AnalysisResult, Job
from players.minds import Mind, mind_of
from rules.register import find_game

if TYPE_CHECKING:
    from rules.game import GameState

CEILING = 1_500
"""Milliseconds after which a part ends with the best so far."""

A = TypeVar("A", bound=msgspec.Struct)
R = TypeVar("R", bound=msgspec.Struct)


class Subject(NamedTuple):
    """What an analysis is about: `deadline` is one of `time.perf_counter`, for `Search.run`."""

    mind: Mind
    state: GameState
    seat: int
    seed: int
    deadline: float


class Analysis(Generic[A, R]):
    """A kind of analysis: its name on the wire, the types of its arguments and of what it finds, and its work."""

    def __init__(
        self, name: str, arguments: type[A], found: type[R], work: Callable[[Subject, A], R]
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.found = found
        self.work = work

    def job(self, kind: str, state: str, seat: int, seed: int, arguments: A) -> Job:
        """The line for a worker."""
        return Job(self.name, kind, state, seat, seed, msgspec.Raw(msgspec.json.encode(arguments)))

    def read(self, result: msgspec.Raw) -> R:
        """What was found, from the line of a worker."""
        return msgspec.json.decode(result, type=self.found)

    def do(self, job: Job) -> AnalysisResult:
        """Does the work of a job, here and now."""
        state = find_game(job.kind).decode(job.state.encode())
        deadline = time.perf_counter() + CEILING / 1000
        subject = Subject(mind_of(job.kind), state, job.seat, job.seed, deadline)
        found = self.work(subject, msgspec.json.decode(job.arguments, type=self.arguments))
        return AnalysisResult(msgspec.Raw(msgspec.json.encode(found)))

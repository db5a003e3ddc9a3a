"""Every analysis that a worker knows."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.ai.analysis import Analysis, Subject
from players.hints import Hint, Why, hint, why
from players.reasons import Reason
from players.review import Try, compare, look


class Strength(msgspec.Struct, frozen=True):
    """How many iterations a search has, and the code that its reader has been `said` to choose already, if any."""

    iterations: int
    said: str = ""


class Doing(msgspec.Struct, frozen=True):
    """An action that is to be explained, with the iterations that its player has; `spectator` where whoever reads it
    may know no more than everybody."""

    code: str
    iterations: int
    spectator: bool


def _hint(subject: Subject, asked: Strength) -> Hint:
    mind, state, _, seed, deadline = subject
    return hint(mind, state, asked.iterations, seed, deadline, said=asked.said)


class Taken(msgspec.Struct, frozen=True):
    """An action that was taken, and how many iterations each search of it has."""

    code: str
    iterations: int


class Compared(msgspec.Struct, frozen=True):
    """An action, and another that it is better than."""

    best: str
    code: str


class Differences(msgspec.Struct, frozen=True):
    """Where the two differ."""

    reasons: tuple[Reason, ...]


def _look(subject: Subject, asked: Taken) -> Try:
    return look(subject.mind, subject.state, asked.code, subject.seed, asked.iterations, subject.deadline)


def _compare(subject: Subject, asked: Compared) -> Differences:
    return Differences(compare(subject.mind, subject.state, asked.best, asked.code, subject.seed))


def _why(subject: Subject, asked: Doing) -> Why:
    mind, state, _, seed, deadline = subject
    return why(mind, state, asked.code, asked.iterations, seed, deadline, spectator=asked.spectator)


HINT = Analysis("hint", Strength, Hint, _hint)
"""The two best actions for the seat that decides."""

LOOK = Analysis("look", Taken, Try, _look)
"""A decision of a finished game: what was taken, and what would have been best."""

COMPARE = Analysis("compare", Compared, Differences, _compare)
"""Where one action is better than another, and where it is worse."""

WHY = Analysis("why", Doing, Why, _why)
"""Why a computer did something."""

"""What a seat would do in its turns of this phase."""

ANALYSES: dict[str, Analysis[Any, Any]] = {analysis.name: analysis for analysis in (HINT, WHY, LOOK, COMPARE)}

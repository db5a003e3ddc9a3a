"""Every analysis that a worker knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.thinking.analyses import Analysis
from players.hints import Hint, hint

if TYPE_CHECKING:
    from bot.thinking.analyses import Subject


class Strength(msgspec.Struct, frozen=True):
    """How many iterations a search has."""

    iterations: int


def _hint(subject: Subject, asked: Strength) -> Hint:
    return hint(subject.mind, subject.state, asked.iterations, subject.seed, subject.deadline)


HINT = Analysis("hint", Strength, Hint, _hint)
"""The two best actions for the seat that decides."""

ANALYSES: dict[str, Analysis[Any, Any]] = {analysis.name: analysis for analysis in (HINT,)}

"""The reasons for which both games refuse an action."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from rules.engine import GameState
from rules.english import say
from rules.model import noun, verb
from rules.shared.provost import MOST_SHIFT, SHIFT_OF

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rules.model import Frame, Message

S = TypeVar("S", bound=GameState)
Reasons: TypeAlias = "Mapping[tuple[str, str], Callable[[S, Frame, str], Message]]"
"""By kind of decision and verb: (state, frame, code) returns the reason why the code is not legal."""

_NUMBER = re.compile(r"([a-z]+) ([+-]?)([0-9]{1,60})")


def refused(reasons: Reasons[S], state: S, code: str) -> Message:
    """Return the reason why a code is not legal in the present decision."""
    frame = state.stack[-1]
    reason = reasons.get((frame[0], verb(code)))
    return say("refuse-other") if reason is None else reason(state, frame, code)


def exceeded(
    text: str, verbs: frozenset[str], last: int, *, provost: bool = True
) -> Message | None:
    """Return the bound that the number in an unreadable text exceeds.

    `verbs` are those of codes with a space of the road, up to `last`; without a `provost` no shift has a bound.
    """
    match = _NUMBER.fullmatch(text)
    if match is None:
        return None
    number = int(match[3])
    if match[1] in verbs and not match[2] and not 1 <= number <= last:
        return say("bound-road", n=last)
    if match[1] == "provost" and provost and number > MOST_SHIFT:
        return say("bound-provost", n=MOST_SHIFT)
    return None


def deniers(price: int, held: int) -> Message:
    """Return the refusal of a price in deniers that the seat can't pay."""
    return say(
        "refuse-price",
        price=say("goods-deniers", n=price),
        held=say("goods-deniers", n=held),
    )


def provost_move(space: int, code: str, last: int, held: int) -> Message:
    """Return the refusal of a move of the provost off the road, or one that the seat can't pay."""
    shift = SHIFT_OF[code]
    if not 1 <= space + shift <= last:
        return say("refuse-provost-range", space=space, last=last)
    return deniers(abs(shift), held)


def not_on(state: GameState, frame: Frame, code: str) -> Message:
    """Return the refusal of a space without a residence of the seat."""
    return say("refuse-on", space=int(noun(code)))

"""Placing for a seat without a player: it passes last, so that it gains nothing and costs nobody anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.model import Event, Log

ABSENT: Final = "absent"
"""The code that skips an absent seat. It is legal, but never listed as a choice."""


class Placing(Protocol):
    """A state of phase 2: the seats that have passed, and those that will pass last."""

    passed: tuple[int, ...]
    absent: tuple[int, ...]


def pass_last(
    state: Placing, passed_event: Callable[[int, int], Event], log: Log
) -> None:
    """Let the absent pass behind all others; `passed_event` makes the event of a seat's number on the bridge."""
    for seat in state.absent:
        state.passed += (seat,)
        if log is not None:
            log.append(passed_event(seat, len(state.passed)))
    state.absent = ()

"""What has happened, as the table tells it: plain data with what of it stand-ins did."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

if TYPE_CHECKING:
    from rules.model import Event

Stood: TypeAlias = tuple[int, int, int]
"""Which events of several came from a computer that stood in: the first, the one behind the last, its seat."""


class PhaseHistory(msgspec.Struct, frozen=True):
    """What happened in one phase of one turn, in order, and what of it stand-ins did."""

    turn: int
    phase: int
    events: tuple[Event, ...]
    stood: tuple[Stood, ...] = ()


class Recap(msgspec.Struct, frozen=True):
    """What happened since the last own action of a seat, and what of it stand-ins did; `acted` tells whether there was
    such an action, `reports` how often phases ended since."""

    events: tuple[Event, ...] = ()
    stood: tuple[Stood, ...] = ()
    acted: bool = False
    reports: int = 0


class StoodIn(msgspec.Struct, frozen=True):
    """How many of a seat's actions a computer did that stood in there."""

    seat: int
    actions: int
    by_computer: int

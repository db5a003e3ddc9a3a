"""Faults that a test switches on: what goes wrong with a request, how often, and for which route."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Literal

Effect = Literal[
    "429",
    "500",
    "502",
    "403",
    "404",
    "drop",
    "lose",
    "500 after",
    "hang",
    "late",
    "slow",
]
CARRIED_OUT = ("lose", "500 after", "late", "slow")


@dataclass
class Fault:
    """One fault. `route` is the name of a route, or empty for all; `times` how often, None for ever.

    429 has `seconds` as retry_after; `drop` closes the connection before the request is carried out, `lose`
    after; `500 after` carries it out and answers 500; `hang` answers nothing for `seconds` and does nothing;
    `late` carries it out and answers `seconds` later; `slow` carries it out `seconds` later.
    """

    effect: Effect
    route: str = ""
    times: int | None = 1
    chance: float = 1.0
    seconds: float = 0.3
    skip: int = 0  # how many requests pass before the first fault
    holds: str = ""  # only requests whose JSON body holds this text
    used: int = field(default=0, init=False)

    def hits(self, route: str, body: str, chance: random.Random) -> bool:
        """Whether this request is hit; counts."""
        if self.holds not in body:
            return False
        if self.route and self.route != route:
            return False
        if self.times is not None and self.used >= self.times:
            return False
        if self.skip > 0:
            self.skip -= 1
            return False
        if self.chance < 1 and chance.random() >= self.chance:
            return False
        self.used += 1
        return True


class Faults:
    """The faults that are switched on."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.active: list[Fault] = []
        self.hit: dict[str, int] = {}

    def add(self, *faults: Fault) -> None:
        """Switches faults on."""
        self.active += faults

    def clear(self) -> None:
        """Switches all faults off."""
        self.active.clear()

    def pick(self, route: str, body: str = "") -> Fault | None:
        """The fault that hits this request, if any; `body` is its JSON."""
        for fault in self.active:
            if fault.hits(route, body, self.chance):
                self.hit[fault.effect] = self.hit.get(fault.effect, 0) + 1
                return fault
        return None

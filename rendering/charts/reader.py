"""The counts for charts, taken while a game's events go by; each game maps its events to them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rendering.charts.course import Course, Guest, Landmark, Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rendering.charts.course import Group


class Reader:
    """Counts by seat, turn after turn."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.first = 0
        self.prestige: list[list[int]] = [[] for _ in self.seats]
        self.landmarks: list[Landmark] = []
        self._deniers: list[list[int]] = [[] for _ in self.seats]
        self._earned = [0] * seats
        self._workers = [0] * seats
        self._lost = [0] * seats
        self._pushed: Counter[int] = Counter()
        self._blame: list[Counter[int]] = [Counter() for _ in self.seats]
        self._guests: Counter[tuple[int, str]] = Counter()

    def turn_began(self, turn: int) -> None:
        """Begin a turn and forget earlier moves of the provost."""
        self.first = self.first or turn
        self._pushed.clear()

    def gained(self, seat: int, deniers: int) -> None:
        self._earned[seat] += deniers

    def placed(self, seat: int) -> None:
        self._workers[seat] += 1

    def visited(self, owner: int, building: str) -> None:
        """Count a worker of somebody else that came to a seat's building."""
        self._guests[(owner, building)] += 1

    def provost_moved(self, seat: int, start: int, end: int) -> None:
        """Note that a seat moved the provost; only moves toward the castle can cost somebody a worker."""
        if seat >= 0 and end < start:
            self._pushed[seat] += start - end

    def came_home_unused(self, seat: int) -> None:
        """Blame whoever moved the provost back farthest this turn for a worker that stood beyond him."""
        self._lost[seat] += 1
        others = [
            (spaces, other) for other, spaces in self._pushed.items() if other != seat
        ]
        if others:
            self._blame[seat][max(others)[1]] += 1

    def turn_over(self, prestige: Sequence[int]) -> None:
        """End a turn with these points."""
        for seat in self.seats:
            self.prestige[seat].append(prestige[seat])
            self._deniers[seat].append(self._earned[seat])
        self._earned = [0] * len(self.seats)

    def is_behind(self, turn: int) -> bool:
        """Return whether the last turn is not noted yet: a game may end in the middle of one."""
        return len(self.prestige[0]) < turn - self.first + 1

    def course(
        self,
        game: str,
        totals: Sequence[int],
        winners: tuple[int, ...],
        groups: Sequence[Group],
        lines: tuple[str, ...],
        favors: Callable[[int], tuple[int, ...]],
        name: str,
    ) -> Course:
        """Return all of it; `prestige` has got its start by now.

        `name` begins the message of a building's name.
        """
        guest = self._guests.most_common(1)
        standings = [
            Standing(
                seat,
                tuple(self.prestige[seat]),
                totals[seat],
                tuple(self._deniers[seat]),
                favors(seat),
                self._workers[seat],
                self._lost[seat],
                self._blame[seat].most_common(1)[0][0] if self._blame[seat] else None,
            )
            for seat in sorted(
                self.seats, key=lambda seat: (seat not in winners, -totals[seat], seat)
            )
        ]
        return Course(
            game,
            len(self.prestige[0]) - 1,
            self.first,
            winners,
            tuple(standings),
            tuple(self.landmarks),
            tuple(groups),
            Guest(guest[0][0][0], f"{name}-{guest[0][0][1]}", guest[0][1])
            if guest
            else None,
            lines,
        )

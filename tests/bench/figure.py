"""One measured figure, and how it is shown."""

from __future__ import annotations

import msgspec

PRESS = "whoever presses or types: a tenth of a second is at once, and Discord and the network take half of it"
OTHERS = "whoever presses meanwhile waits so much longer"
HOST = "who runs the bot: the smallest machines that one rents have 512 MB"
FILE = (
    "whoever opens it: Discord takes 10 MB, and a phone loads it over its own network"
)
FELT = {"ms", "s", "MB"}
"""Units of goals that another machine meets or misses: they say who feels them, or are a ratio."""


class Figure(msgspec.Struct, frozen=True):
    """A value with its unit; the floor is what the same machine does at best in the same run.

    `goal` bounds the value (or with `goal_of_ratio` the ratio to the floor) from below where `more` is
    better, else from above; None where there is no goal. `must` is a weaker bound of the same kind.
    """

    name: str
    value: float
    unit: str
    floor: float | None = None
    goal: float | None = None
    more: bool = False
    goal_of_ratio: bool = False
    must: float | None = None
    felt: str = ""
    """Who feels a goal of time or memory that is no ratio, and why it is this one."""
    error: str = ""
    """Of a part that failed: why there are no figures of it."""

    def __post_init__(self) -> None:
        if (
            self.goal is not None
            and self.unit in FELT
            and not self.goal_of_ratio
            and not self.felt
        ):
            raise ValueError(
                f"{self.name}: say who feels this goal, or measure a floor in the same run"
            )

    @property
    def ratio(self) -> float | None:
        """Value to floor."""
        return self.value / self.floor if self.floor else None

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None without a goal."""
        return self._within(self.goal)

    @property
    def enough(self) -> bool | None:
        """Whether the weaker bound is met; None without one."""
        return self._within(self.must)

    @property
    def missed(self) -> bool:
        """Whether the goal or the weaker bound is missed."""
        return self.met is False or self.enough is False

    @property
    def compared(self) -> float:
        """What the bounds are compared with."""
        return (
            self.value if not self.goal_of_ratio or self.ratio is None else self.ratio
        )

    def _within(self, bound: float | None) -> bool | None:
        if bound is None or (self.goal_of_ratio and self.ratio is None):
            return None
        return self.compared >= bound if self.more else self.compared <= bound


def better(one: Figure, other: Figure) -> Figure:
    """Of two measurements of the same figure the one nearer to its goal; without a goal the first."""
    if one.goal is None and one.must is None:
        return one
    return (max if one.more else min)(one, other, key=lambda figure: figure.compared)


def table(figures: list[Figure]) -> str:
    """The figures as a table for people."""
    lines = [
        f"{'figure':58} {'value':>12} {'unit':10} {'floor':>12} {'ratio':>8} {'goal':>17}"
    ]
    for figure in figures:
        if figure.error:
            lines.append(f"{figure.name:58} FAILED {figure.error}")
            continue
        floor = f"{figure.floor:12,.4g}" if figure.floor else " " * 12
        ratio = f"{figure.ratio:8.3g}" if figure.ratio else " " * 8
        goal = ""
        if figure.goal is not None:
            sign = ">=" if figure.more else "<="
            goal = f"{sign} {figure.goal:,.4g}{' x' if figure.goal_of_ratio else ''}"
        if figure.must is not None:
            goal += f", must {figure.must:,g}"
        mark = {True: "ok", False: "MISSED", None: ""}[figure.met]
        mark = "MUST MISSED" if figure.enough is False else mark
        lines.append(
            f"{figure.name:58} {figure.value:12,.4g} {figure.unit:10} {floor} {ratio} {goal:>17} {mark}"
        )
    reasons = dict.fromkeys(
        figure.felt for figure in figures if figure.felt and figure.goal is not None
    )
    return "\n".join([*lines, *(f"felt by {reason}" for reason in reasons)])

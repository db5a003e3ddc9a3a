"""The common part of both games' views: a road with workers, a provost, people who passed."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from rules.model import GameView


class RoadSpace(Protocol):
    """A space of the road: the tile or card on it, and the seats that own it and work there."""

    @property
    def tile(self) -> str | None: ...
    @property
    def owner(self) -> int | None: ...
    @property
    def worker(self) -> int | None: ...


class RoadPlayer(Protocol):
    """A seat's holdings; cubes in the order of the game."""

    @property
    def deniers(self) -> int: ...
    @property
    def cubes(self) -> tuple[int, ...]: ...
    @property
    def workers(self) -> int: ...
    @property
    def batches(self) -> int: ...
    @property
    def prestige(self) -> int: ...


@runtime_checkable
class RoadView(GameView, Protocol):
    """The view of a game with a road: space 1 is the first; the provost is on none where the rules have none."""

    @property
    def passed(self) -> tuple[int, ...]: ...
    @property
    def provost(self) -> int | None: ...
    @property
    def players(self) -> tuple[RoadPlayer, ...]: ...
    @property
    def road(self) -> tuple[RoadSpace, ...]: ...

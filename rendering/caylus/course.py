"""The course of a game of Caylus, read off its events for the charts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.caylus.scores import SOURCES
from rendering.charts.course import Course, Group, Landmark
from rendering.charts.reader import Reader
from rules.caylus import events as happened
from rules.caylus.tiles import SECTIONS
from rules.model import PhaseEnded, TurnBegan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.caylus.view import CaylusView
    from rules.model import Event

LAST_PHASE = 7
LINES = ("prestige", "coin", "any", "build")


class _Reader(Reader):
    """Adds the sources of prestige, the scorings, and whose building stands where."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points: dict[str, list[int]] = {name: [0] * seats for name in SOURCES}
        self._scored: list[str] = []
        self._owner: dict[str, tuple[int, str]] = {}

    def read(self, event: Event) -> None:
        match event:
            case TurnBegan(turn=turn):
                self.turn_began(turn)
            case happened.Scored(seat=seat, amount=amount, source=source):
                self.points[source][seat] += amount
            case happened.Gained(seat=seat, deniers=deniers):
                self.gained(seat, deniers)
            case happened.Placed(seat=seat, spot=spot, tile=tile):
                self.placed(seat)
                self._visit(seat, spot, tile)
            case happened.Relocated(seat=seat, spot=spot, tile=tile):
                self._visit(seat, spot, tile)
            case happened.Built(seat=seat, tile=tile, space=space):
                self._owner[str(space)] = (seat, tile)
            case happened.ProvostMoved(seat=seat, start=start, end=end):
                self.provost_moved(seat, start, end)
            case happened.Returned(seat=seat, reached=False):
                self.came_home_unused(seat)
            case happened.SectionBegan(section=section):
                self._scored.append(section)
            case PhaseEnded(phase=phase, view=view) if phase == LAST_PHASE:
                self.turn_over([player.prestige for player in view.players])
                self.note_scorings()

    def note_scorings(self) -> None:
        """Note the sections scored at the end of the last turn."""
        turn = len(self.prestige[0])
        self.landmarks += [
            Landmark(turn, section)
            for section in sorted(self._scored, key=SECTIONS.index)
        ]
        self._scored.clear()

    def _visit(self, seat: int, spot: str, tile: str) -> None:
        owner = self._owner.get(spot)
        if owner is not None and owner[0] != seat and owner[1] == tile:
            self.visited(*owner)


def course(view: CaylusView, events: Sequence[Event]) -> Course:
    """Return the charts' facts of a finished game; raise ValueError before its end."""
    if view.result is None:
        raise ValueError("the game is not over, so there are no charts of it")
    read = _Reader(len(view.players))
    for event in events:
        read.read(event)
    final = [player.prestige for player in view.players]
    if read.is_behind(view.turn):
        read.turn_over(final)
    read.note_scorings()
    for seat in read.seats:  # a game from a position begins with what it says
        read.prestige[seat].insert(
            0, final[seat] - sum(points[seat] for points in read.points.values())
        )
    totals = view.result.scores
    groups = [
        Group(*SOURCES[name], tuple(points)) for name, points in read.points.items()
    ]
    groups.append(
        Group(
            "gold",
            "chart-goods",
            tuple(totals[seat] - final[seat] for seat in read.seats),
        )
    )
    table = view.options["favors"] == "table"
    return read.course(
        "caylus",
        totals,
        view.result.winners,
        groups,
        LINES if table else (),
        lambda seat: tuple(view.players[seat].favors) if table else (),
        "tile",
    )

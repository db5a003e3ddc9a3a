"""The course of a game of Caylus, read off its events for the charts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rendering.caylus.scores import SOURCES
from rendering.charts.course import Course, Group, Guest, Landmark, Standing
from rules.caylus import events as happened
from rules.caylus.tiles import SECTIONS
from rules.model import PhaseEnded, TurnBegan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.caylus.view import CaylusView
    from rules.model import Event

LAST_PHASE = 7
LINES = ("prestige", "coin", "any", "build")


class _Reader:
    """Goes through the events once and notes what the charts need."""

    def __init__(self, seats: int) -> None:
        self.points: dict[str, list[int]] = {name: [0] * seats for name in SOURCES}
        self.prestige: list[list[int]] = [[] for _ in range(seats)]
        self.deniers: list[list[int]] = [[] for _ in range(seats)]
        self.earned = [0] * seats
        self.landmarks: list[Landmark] = []
        self.scored: list[str] = []
        self.workers = [0] * seats
        self.lost = [0] * seats
        self.pushed: Counter[int] = Counter()
        self.blame: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.guests: Counter[tuple[int, str]] = Counter()
        self.owner: dict[str, tuple[int, str]] = {}
        self.first = 0

    def read(self, event: Event) -> None:
        match event:
            case TurnBegan(turn=turn):
                self.first = self.first or turn
                self.pushed.clear()
            case happened.Scored(seat=seat, amount=amount, source=source):
                self.points[source][seat] += amount
            case happened.Gained(seat=seat, deniers=deniers):
                self.earned[seat] += deniers
            case happened.Placed(seat=seat, spot=spot, tile=tile):
                self.workers[seat] += 1
                self._visit(seat, spot, tile)
            case happened.Relocated(seat=seat, spot=spot, tile=tile):
                self._visit(seat, spot, tile)
            case happened.Built(seat=seat, tile=tile, space=space):
                self.owner[str(space)] = (seat, tile)
            case happened.ProvostMoved(seat=seat, start=start, end=end) if seat >= 0 and end < start:
                self.pushed[seat] += start - end
            case happened.Returned(seat=seat, reached=False):
                self.lost[seat] += 1
                others = [(spaces, other) for other, spaces in self.pushed.items() if other != seat]
                if others:
                    self.blame[seat][max(others)[1]] += 1
            case happened.SectionBegan(section=section):
                self.scored.append(section)
            case PhaseEnded(phase=phase, view=view) if phase == LAST_PHASE:
                self._turn(view)

    def _visit(self, seat: int, spot: str, tile: str) -> None:
        owner = self.owner.get(spot)
        if owner is not None and owner[0] != seat and owner[1] == tile:
            self.guests[(owner[0], tile)] += 1

    def _turn(self, view: CaylusView) -> None:
        for seat, player in enumerate(view.players):
            self.prestige[seat].append(player.prestige)
            self.deniers[seat].append(self.earned[seat])
        self.earned = [0] * len(self.earned)
        self.landmarks += [Landmark(len(self.prestige[0]), section) for section in self.scored]
        self.scored.clear()


def course(view: CaylusView, events: Sequence[Event]) -> Course:
    """The charts' facts of a finished game; raises ValueError before its end."""
    if view.result is None:
        raise ValueError("the game is not over, so there are no charts of it")
    seats = range(len(view.players))
    read = _Reader(len(seats))
    for event in events:
        read.read(event)
    final = [player.prestige for player in view.players]
    for seat in seats:
        # The last turn ends with the game, and a game from a position begins with what it says.
        gained = sum(points[seat] for points in read.points.values())
        if len(read.prestige[seat]) < view.turn - read.first + 1:
            read.prestige[seat].append(final[seat])
            read.deniers[seat].append(read.earned[seat])
        read.prestige[seat].insert(0, final[seat] - gained)
    turns = len(read.prestige[0]) - 1
    landmarks = [*read.landmarks, *(Landmark(turns, section) for section in read.scored)]
    totals = view.result.scores
    goods = tuple(totals[seat] - final[seat] for seat in seats)
    groups = [Group(*SOURCES[name], tuple(points)) for name, points in read.points.items()]
    groups.append(Group("gold", "chart-goods", goods))
    guest = read.guests.most_common(1)
    table = view.options["favors"] == "table"
    ranking = sorted(seats, key=lambda seat: (-totals[seat], seat))
    return Course(
        "caylus",
        turns,
        read.first,
        view.result.winners,
        tuple(
            Standing(
                seat,
                tuple(read.prestige[seat]),
                totals[seat],
                tuple(read.deniers[seat]),
                tuple(view.players[seat].favors) if table else (),
                read.workers[seat],
                read.lost[seat],
                read.blame[seat].most_common(1)[0][0] if read.blame[seat] else None,
            )
            for seat in ranking
        ),
        tuple(sorted(landmarks, key=lambda mark: (mark.turn, SECTIONS.index(mark.drawing)))),
        tuple(groups),
        Guest(guest[0][0][0], f"tile-{guest[0][0][1]}", guest[0][1]) if guest else None,
        LINES if table else (),
    )

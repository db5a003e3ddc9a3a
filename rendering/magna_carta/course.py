"""The course of a game of Magna Carta, read off its events for the charts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.charts.course import Course, Group, Landmark
from rendering.charts.reader import Reader
from rendering.magna_carta.scores import sources
from rules.magna_carta import events as happened
from rules.magna_carta.cards import SECTIONS
from rules.model import PhaseEnded, TurnBegan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.magna_carta.view import MagnaCartaView
    from rules.model import Event

OPENING = "opening"
"""The decision for which all may be asked at the same time: nobody is named alone."""

LAST_PHASE = 6
GOODS = ("points-gold", "points-cubes", "points-deniers")


class _Reader(Reader):
    """Adds whose card lies where, and when the tokens of a section ran out."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._owner: dict[int, tuple[int, str]] = {}
        self._left: tuple[int, ...] = ()

    def read(self, event: Event) -> None:
        match event:
            case TurnBegan(turn=turn):
                self.turn_began(turn)
            case happened.Gained(seat=seat, deniers=deniers):
                self.gained(seat, deniers)
            case happened.Placed(seat=seat, place=place):
                self.placed(seat)
                owner = self._owner.get(place)
                if owner is not None and owner[0] != seat:
                    self.visited(*owner)
            case happened.Built(seat=seat, card=card, place=place) if place:
                self._owner[place] = (seat, card)
            case happened.ProvostMoved(seat=seat, start=start, end=end):
                self.provost_moved(seat, start, end)
            case happened.Returned(seat=seat, reached=False):
                self.came_home_unused(seat)
            case PhaseEnded(phase=phase, view=view) if phase == LAST_PHASE:
                self.end_of_turn(view)

    def end_of_turn(self, view: MagnaCartaView) -> None:
        """Store the points of a turn, and the sections whose last token was taken in it."""
        self.turn_over([player.prestige for player in view.players])
        for number, section in enumerate(SECTIONS):
            if self._left and self._left[number] and not view.tokens[number]:
                self.landmarks.append(Landmark(len(self.prestige[0]), section))
        self._left = view.tokens


def course(view: MagnaCartaView, events: Sequence[Event]) -> Course:
    """Return the charts' facts of a finished game; raise ValueError before its end."""
    if view.result is None:
        raise ValueError("the game is not over, so there are no charts of it")
    read = _Reader(len(view.players))
    for event in events:
        read.read(event)
    if read.is_behind(view.turn):
        read.end_of_turn(view)
    for seat in read.seats:
        read.prestige[seat].insert(0, 0)
    rows = sources(view)
    groups = [
        Group(row.drawing, row.message, row.points)
        for row in rows
        if row.message not in GOODS
    ]
    goods = [row.points for row in rows if row.message in GOODS]
    groups.append(
        Group(
            "gold",
            "chart-goods",
            tuple(sum(points) for points in zip(*goods, strict=True)),
        )
    )
    return read.course(
        "magna_carta",
        view.result.scores,
        view.result.winners,
        groups,
        (),
        lambda seat: (),
        "mc-card",
    )

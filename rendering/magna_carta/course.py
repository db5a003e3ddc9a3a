"""The course of a game of Magna Carta, read off its events for the charts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rendering.charts.course import Course, Group, Guest, Landmark, Standing
from rendering.magna_carta.scores import sources
from rules.magna_carta import events as happened
from rules.magna_carta.cards import SECTIONS
from rules.model import PhaseEnded, TurnBegan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.magna_carta.view import MagnaCartaView
    from rules.model import Event

LAST_PHASE = 6
GOODS = ("points-gold", "points-cubes", "points-deniers")


class _Reader:
    """Goes through the events once and notes what the charts need."""

    def __init__(self, seats: int) -> None:
        self.prestige: list[list[int]] = [[] for _ in range(seats)]
        self.deniers: list[list[int]] = [[] for _ in range(seats)]
        self.earned = [0] * seats
        self.workers = [0] * seats
        self.lost = [0] * seats
        self.pushed: Counter[int] = Counter()
        self.blame: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.guests: Counter[tuple[int, str]] = Counter()
        self.owner: dict[int, tuple[int, str]] = {}
        self.left: tuple[int, ...] = ()
        self.landmarks: list[Landmark] = []
        self.first = 0

    def read(self, event: Event) -> None:
        match event:
            case TurnBegan(turn=turn):
                self.first = self.first or turn
                self.pushed.clear()
            case happened.Gained(seat=seat, deniers=deniers):
                self.earned[seat] += deniers
            case happened.Placed(seat=seat, place=place):
                self.workers[seat] += 1
                owner = self.owner.get(place)
                if owner is not None and owner[0] != seat:
                    self.guests[owner] += 1
            case happened.Built(seat=seat, card=card, place=place) if place:
                self.owner[place] = (seat, card)
            case happened.ProvostMoved(seat=seat, start=start, end=end) if seat >= 0 and end < start:
                self.pushed[seat] += start - end
            case happened.Returned(seat=seat, reached=False):
                self.lost[seat] += 1
                others = [(cards, other) for other, cards in self.pushed.items() if other != seat]
                if others:
                    self.blame[seat][max(others)[1]] += 1
            case PhaseEnded(phase=phase, view=view) if phase == LAST_PHASE:
                self._turn(view)

    def _turn(self, view: MagnaCartaView) -> None:
        for seat, player in enumerate(view.players):
            self.prestige[seat].append(player.prestige)
            self.deniers[seat].append(self.earned[seat])
        self.earned = [0] * len(self.earned)
        for number, section in enumerate(SECTIONS):
            if self.left and self.left[number] and not view.tokens[number]:
                self.landmarks.append(Landmark(len(self.prestige[0]), section))
        self.left = view.tokens


def course(view: MagnaCartaView, events: Sequence[Event]) -> Course:
    """The charts' facts of a finished game; raises ValueError before its end."""
    if view.result is None:
        raise ValueError("the game is not over, so there are no charts of it")
    seats = range(len(view.players))
    read = _Reader(len(seats))
    for event in events:
        read.read(event)
    if len(read.prestige[0]) < view.turn - read.first + 1:
        read._turn(view)
    for seat in seats:
        read.prestige[seat].insert(0, 0)
    rows = sources(view)
    groups = [Group(row.drawing, row.message, row.points) for row in rows if row.message not in GOODS]
    goods = [row.points for row in rows if row.message in GOODS]
    groups.append(Group("gold", "chart-goods", tuple(sum(points) for points in zip(*goods, strict=True))))
    guest = read.guests.most_common(1)
    totals = view.result.scores
    return Course(
        "magna_carta",
        len(read.prestige[0]) - 1,
        read.first,
        view.result.winners,
        tuple(
            Standing(
                seat,
                tuple(read.prestige[seat]),
                totals[seat],
                tuple(read.deniers[seat]),
                (),
                read.workers[seat],
                read.lost[seat],
                read.blame[seat].most_common(1)[0][0] if read.blame[seat] else None,
            )
            for seat in sorted(seats, key=lambda seat: (-totals[seat], seat))
        ),
        tuple(read.landmarks),
        tuple(groups),
        Guest(guest[0][0][0], f"mc-card-{guest[0][0][1]}", guest[0][1]) if guest else None,
        (),
    )

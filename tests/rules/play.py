"""Plays records for ruling tests: a position in text, then action lines, then what is legal and what is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from rules import record as records
from rules.notation import SEATS, read_code

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rules.model import Event

E = TypeVar("E")

DECLINE = ("pass", "skip", "provost 0", "done", "leave", "keep")
"""What `wait` answers; a decision without one of these has to be made by the test."""

CAYLUS = "\n".join(
    (
        "game: caylus",
        "players: {players}",
        "order: {players}",
        "neutral: n_farm, n_forest, n_sawmill, n_quarry, n_market, n_carpenter",
        "",
    )
)


class Played:
    """A record being played. Positions come from the JSON object of the records, seats go by name."""

    def __init__(self, text: str) -> None:
        self.record = records.read(text)
        self.game, self.state, self.opening = records.start(self.record)
        self.players = self.record.header.players
        self.actions: list[tuple[int, str]] = []
        self.events: list[Event] = list(self.opening)
        self.last: list[Event] = list(self.opening)
        self.act(*(f"{line.name} {line.text}" for line in self.record.actions))

    def act(self, *lines: str) -> Played:
        """Performs action lines as a record would have them; `last` is what happened in this call."""
        self.last = []
        for line in lines:
            name, _, text = line.partition(" ")
            seat = self.players.index(name)
            code = read_code(self.game, self.state, seat, text, self.players)
            happened = self.game.apply(self.state, seat, code)
            self.actions.append((seat, code))
            self.last += happened
            self.events += happened
        return self

    def wait(
        self,
        kind: str | None = None,
        *,
        seat: str | None = None,
        turn: int | None = None,
        phase: int | None = None,
        over: bool = False,
    ) -> Played:
        """Everybody declines everything up to a decision that matches, or to the end of the game."""

        def awaited(_: Played) -> bool:
            if over or self.over:
                return over and self.over
            return (
                kind in (None, self.kind)
                and seat in (None, self.seat)
                and turn in (None, self.turn)
                and phase in (None, self.phase)
            )

        return self.until(awaited)

    def until(self, reached: Callable[[Played], bool]) -> Played:
        """Everybody declines everything until the position is the one asked for."""
        happened: list[Event] = []
        while not reached(self):
            assert not self.over, "the game ended before the awaited decision"
            answers = [code for code in DECLINE if code in self.legal]
            assert answers, f"{self.seat} must choose: {self.kind} {self.legal}"
            self.act(f"{self.seat} {answers[0]}")
            happened += self.last
        self.last = happened
        return self

    @property
    def over(self) -> bool:
        return self.game.decision(self.state) is None

    @property
    def kind(self) -> str | None:
        decision = self.game.decision(self.state)
        return decision and decision.kind

    @property
    def seat(self) -> str | None:
        decision = self.game.decision(self.state)
        return decision and self.players[decision.seat]

    @property
    def legal(self) -> set[str]:
        decision = self.game.decision(self.state)
        return set(decision.actions) if decision else set()

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def phase(self) -> int:
        return self.state.phase

    @property
    def json(self) -> dict[str, Any]:
        """The position as `replay --json` prints it."""
        return msgspec.json.decode(
            msgspec.json.encode(self.game.position(self.state, self.players))
        )

    def player(self, seat: str) -> dict[str, Any]:
        """One player of the position."""
        return self.json["players"][seat]

    def has(self, seat: str, *names: str) -> tuple[int, ...]:
        """Some of what a player has: `has("Blue", "food", "gold")`."""
        player = self.player(seat)
        return tuple(player[name] for name in names)

    def road(self, space: int) -> dict[str, Any]:
        """One road space of the position."""
        return self.json["road"][str(space)]

    def told(self, kind: type[E]) -> list[E]:
        """The events of that type in the last call."""
        return [event for event in self.last if isinstance(event, kind)]


def play(text: str = "", *, seats: int | Iterable[str] = 3) -> Played:
    """The record played. Without a `game:` line it is Caylus with that many seats, Blue first, and the
    neutral tiles farm 1, forest 2, sawmill 3, quarry 4, market 5, carpenter 6."""
    if "game:" not in text:
        names = SEATS[:seats] if isinstance(seats, int) else tuple(seats)
        text = CAYLUS.format(players=", ".join(names)) + text
    return Played(text)

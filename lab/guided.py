"""Guided games: one seat does what the guide suggests, and what a guide must not do is counted.

The other seats play by the policy. A game is given by its number, which says which of the games it is, for
how many seats, and which of them is guided.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from players.hints import breaks_batch, hint, is_warned, purpose
from players.levels import POLICY_NOISE, policy_action
from players.minds import mind_of
from rules.caylus.events import Paid, SectionCounted
from rules.header import Header
from rules.model import noun
from rules.notation import SEATS
from rules.register import GAMES

if TYPE_CHECKING:
    from pathlib import Path

    from players.minds import Mind
    from rules.game import GameState

LEAST_SEATS, MOST_SEATS = 2, 4
UNSAID = 0.03
"""The share of suggestions that may have no reason, or one that only repeats the action."""


class Counts(msgspec.Struct):
    """The counts of a guided game, or of several."""

    game: int = 0
    suggestions: int = 0
    warned: int = 0
    """Suggestions that people would be asked about."""
    broken: int = 0
    """Whole batches that were broken up for money which brought nothing in the same turn."""
    unreminded: int = 0
    """Sections that were scored without the seat's having been told of the castle while a worker could be placed."""
    unsaid: int = 0
    """Suggestions without a reason, or with one that repeats the action."""
    worst: list[str] = []

    def add(self, other: Counts) -> None:
        self.game += 1
        for name in ("suggestions", "warned", "broken", "unreminded", "unsaid"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.worst += other.worst

    @property
    def is_good(self) -> bool:
        """True if the guide stayed within its bounds."""
        return not (self.warned or self.broken or self.unreminded) and self.unsaid < UNSAID * self.suggestions

    def line(self) -> str:
        share = self.unsaid / max(1, self.suggestions)
        return (
            f"{self.game} games, {self.suggestions} suggestions: {self.warned} that people are warned of,"
            f" {self.broken} batches broken up, {self.unreminded} sections without a word, {share:.1%} without a reason"
        )


class _Table(NamedTuple):
    mind: Mind
    state: GameState
    seat: int


def guided(number: int, iterations: int, long: int) -> Counts:
    """Play the guided game of a number; what people are warned of has to be much better in `long` iterations."""
    game = list(GAMES.values())[number % len(GAMES)]
    seats = LEAST_SEATS + number // len(GAMES) % (MOST_SEATS - LEAST_SEATS + 1)
    state, _ = game.start(Header(game.id, SEATS[:seats], {}, number))
    table = _Table(mind_of(game.id), state, number // 6 % seats)
    counts, chance = Counts(number), random.Random(number)
    reminded = False  # of the castle, since the last section was scored
    broken = 0  # batches in this turn, for money that has brought nothing yet
    turn, step = state.turn, 0
    while (decision := game.decision(state)) is not None:
        step += 1
        if state.turn != turn:
            counts.broken += broken
            turn, broken = state.turn, 0
        if decision.seat != table.seat:
            code = policy_action(table.mind, state, chance, POLICY_NOISE)
        else:
            code = hint(table.mind, state, iterations, number + step, long=long).options[0].code
            reminded = reminded or noun(code) == "castle"
            reminded = reminded or game.guide.reminder(game.view(state), decision) is not None
            if len(decision.actions) > 1:
                _look(table, code, counts)
            broken += breaks_batch(table.mind, state, code)
        for event in game.apply(state, decision.seat, code):
            if isinstance(event, Paid) and event.seat == table.seat and event.deniers and state.phase > 4:
                broken = 0  # what the sale brought has bought something on the road
            if isinstance(event, SectionCounted) and event.seat == table.seat:
                counts.unreminded += not event.houses and not reminded
                reminded = False
    return counts


def _look(table: _Table, code: str, counts: Counts) -> None:
    """Count what is wrong with a suggestion."""
    label = table.mind.game.label(table.state, code).english
    reason = purpose(table.mind.game.id, table.state, code)
    counts.suggestions += 1
    if is_warned(table.mind, table.state, code):
        counts.warned += 1
        counts.worst.append(f"warned: {label}")
    if breaks_batch(table.mind, table.state, code):
        counts.worst.append(f"breaks up a batch: {label}")
    if reason is None or _words(reason.english) <= _words(label):
        counts.unsaid += 1
        counts.worst.append(f"no reason: {label}")


def _words(text: str) -> set[str]:
    return {word.strip(".,:;()") for word in text.lower().split()}


class Notes:
    """The games that have been played already, a line of JSON each, so that a long run can be broken off."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        lines = path.read_bytes().splitlines() if path is not None and path.exists() else []
        self._known = {one.game: one for one in (msgspec.json.decode(line, type=Counts) for line in lines)}

    def of(self, number: int, iterations: int, long: int) -> Counts:
        """Return the counts of a game, which is played if it is not known."""
        found = self._known.get(number)
        if found is None:
            found = guided(number, iterations, long)
            if self._path is not None:
                with self._path.open("ab") as file:
                    file.write(msgspec.json.encode(found) + b"\n")
        return found

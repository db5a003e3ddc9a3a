"""Guided games: one seat follows the guide's suggestions, and faults of the suggestions are counted.

The other seats play by the policy. The number of a game determines its kind, its seats and the guided seat.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from players.advisable import breaks_batch, is_warned, purpose
from players.hints import hint
from players.levels import POLICY_NOISE, policy_action
from players.minds import mind_of
from rules.caylus.events import Declined as CaylusDeclined
from rules.caylus.events import Paid, SectionCounted
from rules.header import Header
from rules.magna_carta.events import Declined
from rules.model import noun
from rules.notation import SEATS
from rules.register import GAMES
from rules.shared.declining import CHOSEN

if TYPE_CHECKING:
    from pathlib import Path

    from players.minds import Mind
    from rules.game import GameState
    from rules.model import Event

LEAST_SEATS, MOST_SEATS = 2, 4
MOST_WITHOUT_REASON = 0.03  # of the suggestions


class Counts(msgspec.Struct):
    """The counts of a guided game, or of several. Notes are stored with these field names."""

    game: int = 0  # its number; in a sum, how many games
    suggestions: int = 0
    warned: int = 0  # suggestions that people would be asked to confirm
    # whole batches broken up for money that bought nothing in the same turn
    broken: int = 0
    unreminded: int = (
        # sections without a house of the seat, of which no suggestion or reminder named the castle
        0
    )
    unused: int = 0  # of its workers, those whose place it then chose not to use
    # suggestions without a reason, or with a reason that repeats the action
    unsaid: int = 0
    worst: list[str] = []

    def add(self, other: Counts) -> None:
        self.game += 1
        for name in (
            *("suggestions", "warned", "broken", "unreminded", "unused", "unsaid"),
        ):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.worst += other.worst

    @property
    def is_good(self) -> bool:
        """True if the guide stayed within its bounds."""
        return (
            not (self.warned or self.broken or self.unreminded)
            and self.unsaid < MOST_WITHOUT_REASON * self.suggestions
        )

    def line(self) -> str:
        share = self.unsaid / max(1, self.suggestions)
        return (
            f"{self.game} games, {self.suggestions} suggestions: {self.warned} that people are warned of,"
            f" {self.broken} batches broken up, {self.unreminded} sections without a word,"
            f" {self.unused} workers that it then didn't use, {share:.1%} without a reason"
        )


class _Table(NamedTuple):
    mind: Mind
    state: GameState
    seat: int


def play_guided(number: int, iterations: int, long: int) -> Counts:
    """Play the guided game of a number; `long` is explained at `players.advisable.first_two`."""
    game = list(GAMES.values())[number % len(GAMES)]
    seats = LEAST_SEATS + number // len(GAMES) % (MOST_SEATS - LEAST_SEATS + 1)
    state, _ = game.start(Header(game.id, SEATS[:seats], {}, number))
    table = _Table(mind_of(game.id), state, number // 6 % seats)
    counts, chance = Counts(number), random.Random(number)
    reminded = False  # of the castle since the last section was scored
    broken = 0  # batches of this turn, for money that has bought nothing yet
    turn, step = state.turn, 0
    while (decision := game.decision(state)) is not None:
        step += 1
        if state.turn != turn:
            counts.broken += broken
            turn, broken = state.turn, 0
        if decision.seat != table.seat:
            code = policy_action(table.mind, state, chance, POLICY_NOISE)
        else:
            code = (
                hint(table.mind, state, iterations, number + step, long=long)
                .options[0]
                .code
            )
            reminded = reminded or noun(code) == "castle"
            reminded = (
                reminded or game.guide.reminder(game.view(state), decision) is not None
            )
            if len(decision.actions) > 1:
                _count_faults(table, code, counts)
            broken += breaks_batch(table.mind, state, code)
        for event in game.apply(state, decision.seat, code):
            if _is_unused(event, table.seat):
                counts.unused += 1
                counts.worst.append(f"not used: {decision.kind} in turn {state.turn}")
            if (
                isinstance(event, Paid)
                and event.seat == table.seat
                and event.deniers
                and state.phase > 4
            ):
                broken = 0  # the money has bought something on the road
            if isinstance(event, SectionCounted) and event.seat == table.seat:
                counts.unreminded += not event.houses and not reminded
                reminded = False
    return counts


def _is_unused(event: Event, seat: int) -> bool:
    """Return whether the seat chose not to use the place of a worker; favors and bonuses cost no worker."""
    match event:
        case CaylusDeclined(what=what):
            is_own = what != "favor"
        case Declined(bonus=bonus):
            is_own = not bonus
        case _:
            return False
    return is_own and event.seat == seat and event.why == CHOSEN


def _count_faults(table: _Table, code: str, counts: Counts) -> None:
    """Count a suggestion and its faults."""
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
    """The counts of games that were played before, a line of JSON each, so that a run can be continued."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        lines = (
            path.read_bytes().splitlines() if path is not None and path.exists() else []
        )
        decoded = (msgspec.json.decode(line, type=Counts) for line in lines)
        self._known = {counts.game: counts for counts in decoded}

    def of(self, number: int, iterations: int, long: int) -> Counts:
        """Return the counts of a game; play it if they are not known."""
        counts = self._known.get(number)
        if counts is None:
            counts = play_guided(number, iterations, long)
            if self._path is not None:
                with self._path.open("ab") as file:
                    file.write(msgspec.json.encode(counts) + b"\n")
        return counts

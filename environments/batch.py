"""Many games over several processes: the same games whatever their number, a record each, and how far it is."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from environments.table import checked
from players.opponents import PLAYING, player
from rules import record as records
from rules.notation import SEATS
from rules.register import find_game
from rules.shared.chance import stream

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping, Sequence

MOST_JOBS = 256
REPORTS = 10.0
"""Seconds between two lines of progress where the line before can't be written over."""


PART = ".caylus.part"
"""The end of the name of a record that is still being written."""

POLICY = "policy "
"""The beginning of a record's last comments, which name the policies: `# policy Blue level3`."""


class Order(NamedTuple):
    """One game to be played: `policies` by seat; `file` is where its record goes, "" for nowhere."""

    game: str
    policies: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    file: str


class Work(NamedTuple):
    """So many games with the seeds from `seed` on; their records go to the folder, "" for nowhere."""

    game: str
    policies: tuple[str, ...]
    options: Mapping[str, str]
    games: int
    seed: int
    folder: str

    def orders(self) -> Iterator[Order]:
        """Yield the games one by one."""
        begin = (
            str(Path(self.folder) / f"{self.game}-{len(self.policies)}-")
            if self.folder
            else ""
        )
        for seed in range(self.seed, self.seed + self.games):
            file = f"{begin}{seed}.caylus" if begin else ""
            yield Order(self.game, self.policies, self.options, seed, file)


class Done(NamedTuple):
    """A game that was played."""

    seed: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def plan(
    game: str,
    seats: int,
    options: Mapping[str, str],
    policies: Sequence[str],
    games: int,
    seed: int,
    folder: str,
) -> Work:
    """Return the work that was asked for; one policy is for all seats, else there is one a seat.

    Raises GameError, UnknownPlayer, and ValueError for a number of policies that fits no seats.
    """
    if len(policies) not in (1, seats):
        raise ValueError(
            f"{len(policies)} policies for {seats} seats: one for all, or one a seat"
        )
    checked(game, seats, options, seed + games - 1)
    for name in policies:
        player(name, game)
    return Work(
        game,
        tuple(policies) * (seats // len(policies)),
        dict(options),
        games,
        seed,
        folder,
    )


def play(order: Order) -> Done:
    """Play one game and write its record: whole, or not at all."""
    game = find_game(order.game)
    header = checked(order.game, len(order.policies), order.options, order.seed)
    policies = [player(name, order.game) for name in order.policies]
    state, _ = game.start(header)
    chance = stream(order.seed, PLAYING)
    actions: list[tuple[int, str]] = []
    while (decision := game.decision(state)) is not None:
        code = policies[decision.seat](state, chance.next() >> 1)
        game.step(state, code)
        actions.append((decision.seat, code))
    result = game.result(state)
    assert result is not None
    if order.file:
        comments = [
            f"{POLICY}{name} {policy}"
            for name, policy in zip(SEATS, order.policies, strict=False)
        ]
        text = records.write(game, game.drawn(state, header), actions, comments)
        part = Path(order.file).with_suffix(PART)
        part.write_text(text, encoding="utf-8")
        os.replace(part, order.file)
    return Done(order.seed, len(actions), result.scores, result.winners)


def play_all(work: Work, jobs: int) -> Generator[Done]:
    """Play the games in so many processes, as they are done; closing the iterator ends the processes."""
    try:
        yield from _played(work, jobs)
    finally:
        for part in Path(work.folder).glob(f"*{PART}") if work.folder else ():
            # of a game that was stopped while it was written
            part.unlink(missing_ok=True)


def _played(work: Work, jobs: int) -> Iterator[Done]:
    if jobs == 1:
        yield from map(play, work.orders())
        return
    # Ctrl-C reaches the whole group: only this answers
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = multiprocessing.get_context("spawn").Pool(min(jobs, work.games))
    finally:
        signal.signal(signal.SIGINT, before)
    with pool:
        # leaving the block ends what still runs
        yield from pool.imap_unordered(play, work.orders())


class Progress:
    """The games played so far, and the remaining seconds at the same pace."""

    def __init__(self, total: int, seats: int) -> None:
        self.total = total
        self.games = 0
        self.decisions = 0
        self.scores = [0] * seats
        self.wins = [0.0] * seats
        self.began = time.monotonic()

    def add(self, done: Done) -> None:
        self.games += 1
        self.decisions += done.decisions
        for seat, score in enumerate(done.scores):
            self.scores[seat] += score
            self.wins[seat] += (seat in done.winners) / len(done.winners)

    def line(self, seconds: float | None = None) -> str:
        """Return how far it is after so many seconds, by default those that have passed."""
        passed = time.monotonic() - self.began if seconds is None else seconds
        pace = self.games / passed if passed and self.games else 0.0
        rest = (
            f"about {_span((self.total - self.games) / pace)} left"
            if pace
            else "no estimate yet"
        )
        return f"{self.games:,} of {self.total:,} games, {pace:,.1f} a second, {rest}"

    def summary(self) -> list[str]:
        """Return means by seat, at the end."""
        passed = time.monotonic() - self.began
        lines = [
            f"{self.games:,} games, {self.decisions:,} decisions in {_span(passed)}"
        ]
        for seat, (score, won) in enumerate(zip(self.scores, self.wins, strict=True)):
            count = max(1, self.games)
            lines.append(
                f"{SEATS[seat]}: mean score {score / count:.1f}, {100 * won / count:.1f} % of the wins"
            )
        return lines


def _span(seconds: float) -> str:
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = seconds / 60
    return f"{minutes:.0f} min" if minutes < 100 else f"{minutes / 60:.1f} h"

"""Matches: one player against others of one kind, seats rotated, the same games for the same seed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from lab.intervals import LOOKED_Z, Z, wilson
from players.opponents import PLAYING, player
from rules.header import Header
from rules.notation import SEATS
from rules.register import find_game
from rules.shared.chance import Chance, stream

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from players.opponents import Player
    from rules.game import Game


class Played(NamedTuple):
    """A game: the names by seat, final scores, shares of the win, and each seat's seconds of thinking."""

    names: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


def play(game_id: str, names: Sequence[str], seed: int, options: Mapping[str, str] | None = None) -> Played:
    """Return one game between the named players."""
    players = {name: player(name, game_id) for name in names}
    return between(find_game(game_id), [players[name] for name in names], names, seed, options)


def between(
    game: Game,
    players: Sequence[Player],
    names: Sequence[str],
    seed: int,
    options: Mapping[str, str] | None = None,
) -> Played:
    """Return one game between these players."""
    seats = len(players)
    state, _ = game.start(Header(game.id, SEATS[:seats], dict(options or {}), seed))
    chance: Chance = stream(seed, PLAYING)
    seconds, decisions = [0.0] * seats, [0] * seats
    while decision := game.decision(state):
        seat = decision.seat
        began = time.process_time()
        code = players[seat](state, chance.next() >> 1)
        seconds[seat] += time.process_time() - began
        decisions[seat] += 1
        game.step(state, code)
    result = game.result(state)
    assert result is not None
    shares = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats))
    return Played(tuple(names), result.scores, shares, tuple(seconds), tuple(decisions))


def match(
    game_id: str,
    one: str,
    others: str,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Iterator[Played]:
    """Yield so many games of `one` against `others` in all other seats.

    Each set-up is played from every seat.
    """
    for number in range(games):
        names = [others] * seats
        names[number % seats] = one
        yield play(game_id, names, seed + number // seats, options)


class Tally:
    """The wins of a match's first player so far."""

    def __init__(self) -> None:
        self.games = 0
        self.share = 0.0
        self.margin = 0.0
        self.seconds = 0.0
        self.decisions = 0

    def add(self, played: Played, seat: int) -> None:
        own = played.scores[seat]
        self.games += 1
        self.share += played.shares[seat]
        self.margin += own - max(score for other, score in enumerate(played.scores) if other != seat)
        self.seconds += played.seconds[seat]
        self.decisions += played.decisions[seat]

    def interval(self, looked: bool = False) -> tuple[float, float]:
        """Return the 95 % interval of the share of wins, a tie counting as its part.

        Wider where it was `looked` at several times on the way.
        """
        return wilson(self.share, self.games, LOOKED_Z if looked else Z)

    def line(self, looked: bool = False) -> str:
        low, high = self.interval(looked)
        return (
            f"{100 * self.share / self.games:.1f} % of {self.games} games"
            f" (95 %: {100 * low:.1f} to {100 * high:.1f}), margin {self.margin / self.games:+.1f},"
            f" {1000 * self.seconds / max(1, self.decisions):.1f} ms a decision"
        )

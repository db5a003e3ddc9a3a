"""Matches of one player against others of one kind, with rotated seats; a seed gives the same games again."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from lab.intervals import Z_95, Z_POCOCK, wilson
from players.opponents import PLAYING, player
from rules.header import Header
from rules.notation import SEATS
from rules.register import find_game
from rules.shared.chance import Chance, stream

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from players.opponents import Player
    from rules.game import Game


class GameResult(NamedTuple):
    """The result of a game; every field is by seat."""

    names: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win: a tie is shared
    seconds: tuple[float, ...]  # of processor time
    decisions: tuple[int, ...]


def play_named(
    game_id: str,
    names: Sequence[str],
    seed: int,
    options: Mapping[str, str] | None = None,
) -> GameResult:
    """Play a game between the named players."""
    players = {name: player(name, game_id) for name in names}
    return play_game(
        find_game(game_id), [players[name] for name in names], names, seed, options
    )


def play_game(
    game: Game,
    players: Sequence[Player],
    names: Sequence[str],
    seed: int,
    options: Mapping[str, str] | None = None,
) -> GameResult:
    """Play a game between these players."""
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
    shares = tuple(
        1 / len(result.winners) if seat in result.winners else 0.0
        for seat in range(seats)
    )
    return GameResult(
        tuple(names), result.scores, shares, tuple(seconds), tuple(decisions)
    )


def play_match(
    game_id: str,
    one: str,
    others: str,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Iterator[GameResult]:
    """Play `games` games of player `one` against `others` in all other seats, each set-up from every seat."""
    for number in range(games):
        names = [others] * seats
        names[number % seats] = one
        yield play_named(game_id, names, seed + number // seats, options)


class Tally:
    """The sums over the games of a match for its first player."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.lead = 0  # points ahead of the best other seat
        self.seconds = 0.0
        self.decisions = 0

    def add(self, played: GameResult, seat: int) -> None:
        own = played.scores[seat]
        self.games += 1
        self.wins += played.shares[seat]
        self.lead += own - max(
            score for other, score in enumerate(played.scores) if other != seat
        )
        self.seconds += played.seconds[seat]
        self.decisions += played.decisions[seat]

    def interval(self, looked: bool = False) -> tuple[float, float]:
        """Return the 95 % interval of the share of wins; a wider one in a sequential test (`looked`)."""
        return wilson(self.wins, self.games, Z_POCOCK if looked else Z_95)

    def line(self, looked: bool = False) -> str:
        """Return the sums as text."""
        low, high = self.interval(looked)
        return (
            f"{100 * self.wins / self.games:.1f} % of {self.games} games"
            f" (95 %: {100 * low:.1f} to {100 * high:.1f}), margin {self.lead / self.games:+.1f},"
            f" {1000 * self.seconds / max(1, self.decisions):.1f} ms a decision"
        )

"""The expected duration of a game, and that of nine of ten tables of a tournament."""

from __future__ import annotations

import math
from statistics import median
from typing import TYPE_CHECKING, TypeAlias

from bot.core import game_info
from bot.core.jobs import DAY
from bot.core.model import Place
from bot.core.table_settings import PACES
from rules.register import find_game
from storage import game_lists, games, user_data
from storage.games import GameRow

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

UNKNOWN = 60  # days, for a game that was not simulated
LEAST_FINISHED_GAMES = 10  # finished games that say more than the bench
GAMES_READ = 200  # of a server's finished games are looked at

Takes: TypeAlias = "tuple[int, int]"
"""So many players, and the seconds that their game takes."""

BENCH: dict[str, dict[int, int]] = {
    "caylus": {2: 30, 3: 53, 4: 79, 5: 97},
    "magna_carta": {2: 18, 3: 40, 4: 56},
}
"""Days of a game by its players, where half of them answer ahead: what `python -m tests.bench pace` found."""
NINE_OF_TEN: dict[str, dict[int, int]] = {
    "caylus": {2: 40, 3: 62, 4: 70, 5: 84},
    "magna_carta": {2: 22, 3: 64, 4: 72},
}
"""Days in which nine of ten tables of a tournament finish, at 24 hours a move: `python -m tests.soak tournaments`."""
SLOWER = {"live": 0.9, "12h": 0.9, "48h": 1.1, "72h": 1.2, "7d": 1.55, "none": 1.55}
"""At other paces so many times that: who is gone keeps the others waiting for longer."""
BENCH_PACES = ("none", "12h", "24h", "48h")
"""The paces at which people answer as those of the bench do, within hours."""


def expected(uow: UnitOfWork, row: GameRow) -> dict[str, tuple[Takes, ...]]:
    """Return how long the game of a lobby would take at every pace, the fewest players first.

    Paces for which nothing is known are left out.
    """
    low, high = _players(uow, row) or (1, 0)
    lengths = _lengths(uow, row.server, row.channel, row.kind)
    durations: dict[str, tuple[Takes, ...]] = {}
    for pace in PACES:
        bench = BENCH.get(row.kind, {}) if pace in BENCH_PACES else {}
        takes = []
        for players in range(low, high + 1):
            lengths_known = lengths.get((pace, players), [])
            if len(lengths_known) >= LEAST_FINISHED_GAMES:
                takes.append((players, round(median(lengths_known))))
            elif players in bench:
                takes.append((players, bench[players] * DAY))
        durations[pace] = tuple(takes)
    return durations


def nine_of_ten(
    uow: UnitOfWork, place: Place, kind: str, pace: str, players: int
) -> tuple[int, bool]:
    """Return the days in which nine of ten tables finish, and whether the server's own games are the source."""
    own_lengths = sorted(
        _lengths(uow, place.server, place.channel, kind).get((pace, players), [])
    )
    if len(own_lengths) >= LEAST_FINISHED_GAMES:
        return -(-own_lengths[-(-9 * len(own_lengths) // 10) - 1] // DAY), True
    days = NINE_OF_TEN.get(kind, {}).get(players, UNKNOWN)
    return math.ceil(days * SLOWER.get(pace, 1.0)), False


def _lengths(
    uow: UnitOfWork, server: int, channel: int, kind: str
) -> dict[tuple[str, int], list[int]]:
    """Return the seconds that the last games of a kind took, by pace and players.

    Only games count that a channel may know of.
    """
    everybody = game_info.everybody(user_data.settings(uow.tx, "server", server))
    lengths: dict[tuple[str, int], list[int]] = {}
    seen = {channel: True}  # a card tells nothing of games that its readers may not see
    for length in game_lists.lengths(uow.tx, server, kind, GAMES_READ):
        if length.channel not in seen:
            seen[length.channel] = uow.is_public(server, length.channel, everybody)
        if seen[length.channel]:
            lengths.setdefault((length.pace, length.players), []).append(length.seconds)
    return lengths


def of_game(uow: UnitOfWork, game: int) -> dict[str, tuple[Takes, ...]]:
    """Return the same by the number of the game."""
    return expected(uow, uow.row(game))


def _players(uow: UnitOfWork, row: GameRow) -> tuple[int, int] | None:
    """Return the least and most players of a lobby; None for practice, computers and records, without an estimate."""
    holders = games.holders(uow.tx, row.id)
    if (
        row.status != "lobby"
        or row.practice
        or row.imported
        or any(sat.level is not None for sat in holders)
    ):
        return None
    rules = find_game(row.kind)
    high = rules.max_seats if row.places is None else min(row.places, rules.max_seats)
    return max(len(holders), rules.min_seats), high

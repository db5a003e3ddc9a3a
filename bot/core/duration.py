"""How long a game takes: as long as the last ones of its kind on its server did, else as the bench of pace found."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, TypeAlias

from bot.core import game_info
from bot.core.model import PACES
from rules.register import find_game
from storage import game_lists, games, user_data
from storage.games import GameRow

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

DAY = 24 * 60 * 60
LEAST = 10  # finished games that say more than the bench
LAST = 200  # of a server's finished games are looked at

Takes: TypeAlias = "tuple[int, int]"
"""So many players, and the seconds that their game takes."""

BENCH: dict[str, dict[int, int]] = {
    "caylus": {2: 45, 3: 60, 4: 72, 5: 87},
    "magna_carta": {2: 24, 3: 46, 4: 51},
}
"""Days of a game by its players, where half of them answer ahead: what `python -m tests.bench pace` found for four
(`docs/pace.md`), and for others in the proportion of its rows of 2, 3 and 5 players."""
BENCH_PACES = ("none", "12h", "24h", "48h")
"""The paces at which people answer as those of the bench do, within hours."""


def expected(uow: UnitOfWork, row: GameRow) -> dict[str, tuple[Takes, ...]]:
    """How long the game of a lobby would take at every pace, with the fewest players first; numbers of players of which
    nothing is known are left out."""
    low, high = _players(uow, row) or (1, 0)
    lengths: dict[tuple[str, int], list[int]] = {}
    everybody = game_info.everybody(user_data.settings(uow.tx, "server", row.server))
    seen = {row.channel: True}  # a card tells nothing of games that its readers may not see
    for length in game_lists.lengths(uow.tx, row.server, row.kind, LAST):
        if length.channel not in seen:
            seen[length.channel] = uow.is_public(row.server, length.channel, everybody)
        if seen[length.channel]:
            lengths.setdefault((length.pace, length.players), []).append(length.seconds)
    found: dict[str, tuple[Takes, ...]] = {}
    for pace in PACES:
        bench = BENCH.get(row.kind, {}) if pace in BENCH_PACES else {}
        takes = []
        for players in range(low, high + 1):
            known = lengths.get((pace, players), [])
            if len(known) >= LEAST:
                takes.append((players, round(median(known))))
            elif players in bench:
                takes.append((players, bench[players] * DAY))
        found[pace] = tuple(takes)
    return found


def of_game(uow: UnitOfWork, game: int) -> dict[str, tuple[Takes, ...]]:
    """The same by the number of the game."""
    return expected(uow, uow.row(game))


def _players(uow: UnitOfWork, row: GameRow) -> tuple[int, int] | None:
    """How many people a game of a lobby may have, at least and at most; None where how long it takes can't be told: for
    practice, beside computers, and for the rest of a record."""
    holders = games.holders(uow.tx, row.id)
    if row.status != "lobby" or row.practice or row.imported or any(one.level is not None for one in holders):
        return None
    rules = find_game(row.kind)
    high = rules.max_seats if row.places is None else min(row.places, rules.max_seats)
    return max(len(holders), rules.min_seats), high

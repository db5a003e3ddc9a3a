"""Changes of the seats' holdings: prestige, cubes and deniers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.events import Gained, Paid, Scored

if TYPE_CHECKING:
    from rules.caylus.state import Counts, State
    from rules.caylus.tiles import Goods
    from rules.model import Log


def one_more(counts: Counts, at: int) -> Counts:
    """Return the counts with one more at that index."""
    return (*counts[:at], counts[at] + 1, *counts[at + 1 :])


def score(
    state: State, seat: int, amount: int, source: str, subject: str, log: Log
) -> None:
    """Give the seat prestige; see the event Scored for sources."""
    state.prestige[seat] += amount
    if log is not None and amount:
        log.append(Scored(seat, amount, source, subject))


def lose_prestige(state: State, seat: int, amount: int, subject: str, log: Log) -> None:
    """Take prestige from the seat, but never more than it has (R-14)."""
    loss = min(amount, state.prestige[seat])
    state.prestige[seat] -= loss
    if log is not None:
        log.append(Scored(seat, -loss, "penalty", subject))


def take_cubes(
    state: State, seat: int, cubes: Goods, source: str, log: Log, bonus: bool = False
) -> None:
    """Give the seat cubes from the supply."""
    food, wood, stone, cloth, gold = state.cubes[seat]
    f, w, s, c, g = cubes
    state.cubes[seat] = (food + f, wood + w, stone + s, cloth + c, gold + g)
    if log is not None:
        log.append(Gained(seat, source, 0, cubes, bonus))


def pay_cubes(state: State, seat: int, cubes: Goods, source: str, log: Log) -> None:
    """Move cubes of the seat to the supply."""
    food, wood, stone, cloth, gold = state.cubes[seat]
    f, w, s, c, g = cubes
    state.cubes[seat] = (food - f, wood - w, stone - s, cloth - c, gold - g)
    if log is not None:
        log.append(Paid(seat, source, 0, cubes))


def take_deniers(state: State, seat: int, deniers: int, source: str, log: Log) -> None:
    state.deniers[seat] += deniers
    if log is not None:
        log.append(Gained(seat, source, deniers))


def pay_deniers(state: State, seat: int, deniers: int, source: str, log: Log) -> None:
    state.deniers[seat] -= deniers
    if log is not None and deniers:
        log.append(Paid(seat, source, deniers))

"""Changes of the seats' holdings: deniers, cubes and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import SECTIONS
from rules.magna_carta.events import Gained, Paid, TokenTaken

if TYPE_CHECKING:
    from rules.magna_carta.cards import Goods
    from rules.magna_carta.state import State
    from rules.model import Log


def take_cubes(
    state: State,
    seat: int,
    cubes: Goods,
    source: str,
    log: Log,
    place: int = 0,
    bonus: bool = False,
) -> None:
    """Give the seat cubes from the supply."""
    food, wood, stone, gold = state.cubes[seat]
    f, w, s, g = cubes
    state.cubes[seat] = (food + f, wood + w, stone + s, gold + g)
    if log is not None:
        log.append(Gained(seat, source, 0, cubes, bonus, place))


def pay_cubes(
    state: State, seat: int, cubes: Goods, source: str, log: Log, place: int = 0
) -> None:
    """Move cubes of the seat to the supply."""
    food, wood, stone, gold = state.cubes[seat]
    f, w, s, g = cubes
    state.cubes[seat] = (food - f, wood - w, stone - s, gold - g)
    if log is not None:
        log.append(Paid(seat, source, 0, cubes, place))


def take_deniers(
    state: State,
    seat: int,
    deniers: int,
    source: str,
    log: Log,
    place: int = 0,
    bonus: bool = False,
) -> None:
    state.deniers[seat] += deniers
    if log is not None:
        log.append(Gained(seat, source, deniers, bonus=bonus, place=place))


def pay_deniers(
    state: State, seat: int, deniers: int, source: str, log: Log, place: int = 0
) -> None:
    state.deniers[seat] -= deniers
    if log is not None and deniers:
        log.append(Paid(seat, source, deniers, place=place))


def next_token(state: State) -> int:
    """Return the section of the next castle token, Dungeon first; -1 when the supply is empty."""
    for section, left in enumerate(state.supply):
        if left:
            return section
    return -1


def take_token(state: State, seat: int, source: str, log: Log) -> None:
    """Give the seat the next castle token; there must be one."""
    section = next_token(state)
    state.supply[section] -= 1
    dungeon, walls, towers = state.tokens[seat]
    state.tokens[seat] = (
        dungeon + (section == 0),
        walls + (section == 1),
        towers + (section == 2),
    )
    if log is not None:
        log.append(TokenTaken(seat, SECTIONS[section], source))

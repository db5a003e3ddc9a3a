"""Cards that only give (M-18), and the Gold Mine's exchange for its owner (M-32)."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from rules.magna_carta.cards import GOLD, ONE
from rules.magna_carta.codes import CUBE_OF, GIVE, SKIP
from rules.magna_carta.events import Declined, Gained
from rules.magna_carta.holdings import pay_cubes, take_cubes, take_deniers
from rules.shared.declining import decline

if TYPE_CHECKING:
    from rules.magna_carta.cards import Card
    from rules.magna_carta.state import State
    from rules.model import Frame, Log


def give(state: State, seat: int, place: int, card: Card, log: Log) -> None:
    """Give the primary effect of a card that gives."""
    if card.deniers:
        take_deniers(state, seat, card.deniers, card.id, log, place)
    else:
        take_cubes(state, seat, card.gives, card.id, log, place)


def give_owner(state: State, owner: int, place: int, card: Card, log: Log) -> None:
    """Give the secondary effect of a card that gives; a small card has only the cubes lying on it (M-16)."""
    if card.owner_deniers:
        take_deniers(state, owner, card.owner_deniers, card.id, log, place, bonus=True)
    elif not card.stocked:
        take_cubes(state, owner, card.owner_gives, card.id, log, place, bonus=True)
    elif state.lying[place]:
        state.lying[place] -= 1
        state.cubes[owner] = tuple(map(add, state.cubes[owner], card.owner_gives))
        if log is not None:
            log.append(
                Gained(
                    owner, card.id, 0, card.owner_gives, True, place, state.lying[place]
                )
            )


def exchange_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("gold_mine", seat, place, True): gold for gold would be pointless."""
    cubes = state.cubes[frame[1]]
    return [*[GIVE[cube] for cube in range(GOLD) if cubes[cube]], SKIP]


def exchange_act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, place, _ = frame
    state.stack.pop()
    card = state.card[place]
    if code == SKIP:
        decline(log, Declined(seat, card, place, True), "no-cube")
        return
    pay_cubes(state, seat, ONE[CUBE_OF[code]], card, log, place)
    take_cubes(state, seat, ONE[GOLD], card, log, place, bonus=True)

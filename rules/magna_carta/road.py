"""The road: building cards, covering residences, making residences of cards (M-9, M-12 to M-15, M-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.magna_carta.cards import CARD_STOCK, CARDS, RESIDENCE
from rules.magna_carta.codes import PLACE
from rules.magna_carta.events import Built, ConversionPending, Converted
from rules.magna_carta.state import NOBODY

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Log

LAWYER: Final = "lawyer"
WORKPLACES: Final = frozenset(card.id for card in CARDS.values() if card.work)
"""The cards that take a worker: not residences, not prestige cards."""


def cubes_on(card: str, seats: int) -> int:
    """Return the number of cubes on a new card of this kind."""
    return CARD_STOCK[seats] if CARDS[card].stocked else 0


def append_card(state: State, card: str, owner: int) -> None:
    """Put a new card at the end of the road."""
    state.card.append(card)
    state.owner.append(owner)
    state.worker.append(NOBODY)
    state.lying.append(cubes_on(card, state.setup.seats))


def build(state: State, seat: int, card: str, log: Log) -> None:
    """Move a paid hand card to the end of the road, ready for workers (M-6)."""
    hand = state.hand[seat]
    at = hand.index(card)
    state.hand[seat] = hand[:at] + hand[at + 1 :]
    append_card(state, card, seat)
    state.free.append(PLACE[len(state.card) - 1])
    if log is not None:
        log.append(Built(seat, card, len(state.card) - 1, state.lying[-1]))


def build_prestige(state: State, seat: int, card: str, place: int, log: Log) -> None:
    """Cover the seat's residence at that place with a paid prestige card; place 0: it lies before the player."""
    state.stock = tuple([other for other in state.stock if other != card])
    if place:
        state.card[place] = card
    else:
        state.front[seat] += (card,)
    if log is not None:
        log.append(Built(seat, card, place))


def residences(state: State, seat: int) -> list[int]:
    """Return the positions of the seat's uncovered residences."""
    owner = state.owner
    return [
        place
        for place, card in enumerate(state.card)
        if card == RESIDENCE.id and owner[place] == seat
    ]


def convertible(state: State, seat: int) -> list[int]:
    """Return the positions of the seat's cards that a Lawyer can turn (M-12).

    Those chosen already are left out (M-13).
    """
    owner, pending = state.owner, state.pending
    return [
        place
        for place, card in enumerate(state.card)
        if owner[place] == seat
        and card in WORKPLACES
        and card != LAWYER
        and place not in pending
    ]


def convert(state: State, seat: int, place: int, resolved: int, log: Log) -> None:
    """Make a residence that is paid for; a worker beyond the position `resolved` delays it (M-13)."""
    if state.worker[place] >= 0 and place > resolved:
        state.pending[place] = seat
        if log is not None:
            log.append(ConversionPending(seat, state.card[place], place))
    else:
        turn_over(state, place, log)


def turn_over(state: State, place: int, log: Log) -> None:
    """Turn the card into its owner's residence; cubes that lay on it go to the supply (M-14)."""
    if log is not None:
        log.append(
            Converted(state.owner[place], state.card[place], place, state.lying[place])
        )
    state.card[place] = RESIDENCE.id
    state.lying[place] = 0
    state.pending.pop(place, None)

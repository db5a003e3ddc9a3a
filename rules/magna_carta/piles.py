"""Hands and piles: drawing, replacing the hand, and the reshuffle of the discards (M-10, M-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.errors import HeaderError
from rules.magna_carta.cards import PLAYER_CARDS
from rules.magna_carta.events import CardsDrawn, HandReplaced, PileShuffled
from rules.shared.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.magna_carta.state import State
    from rules.model import Log

_CARD: Final = {
    chr(ord("a") + number): card.id for number, card in enumerate(PLAYER_CARDS)
}
_LETTER: Final = {card: letter for letter, card in _CARD.items()}


def letters(cards: Iterable[str]) -> str:
    """Return player cards as letters, by their order in the table; a state stores former piles so."""
    return "".join([_LETTER[card] for card in cards])


def cards(written: str) -> list[str]:
    """Return the cards of these letters."""
    return [_CARD[letter] for letter in written]


def hand(state: State, seat: int) -> tuple[str, ...]:
    """Return the cards only the seat knows."""
    return state.hand[seat]


def draw(state: State, seat: int, number: int, log: Log) -> None:
    """Move cards from the pile to the hand; the discards become a new pile when it runs out.

    There must be enough cards, and `check_prescribed` has been asked.
    """
    pile = state.pile[seat]
    at_once = min(number, len(pile))
    if at_once:
        state.hand[seat] += pile[: -at_once - 1 : -1]
        state.pile[seat] = pile[:-at_once]
        if log is not None:
            log.append(CardsDrawn(seat, at_once))
    rest = number - at_once
    if rest:
        _reshuffle(state, seat, log)
        draw(state, seat, rest, log)


def replace_hand(state: State, seat: int, log: Log, opening: bool) -> None:
    """Discard the whole hand, then draw as many cards."""
    hand = state.hand[seat]
    number = len(hand)
    if log is not None:
        log.append(HandReplaced(seat, hand, opening))
    state.discard[seat] += hand
    state.hand[seat] = ()
    draw(state, seat, number, log)


def check_prescribed(
    state: State, seat: int, number: int, discards: Sequence[str]
) -> None:
    """Check the pile before that many cards are drawn.

    Raise HeaderError when it would run out and a `deck` line of the record doesn't hold exactly what will
    then have been discarded.
    """
    if len(state.pile[seat]) >= number:
        return
    for line, owner, written in state.prescribed:
        if owner == seat:
            if sorted(written) != sorted(letters(discards)):
                expected = ", ".join(sorted(discards))
                text = f"deck: this reshuffle must hold exactly the cards discarded: {expected}"
                raise HeaderError(None, text, line)
            return


def _reshuffle(state: State, seat: int, log: Log) -> None:
    discards = state.discard[seat]
    chance = Chance(state.chance)
    # the order of discarding must not matter
    from_top = chance.shuffled(sorted(discards))
    state.chance = chance.state
    for place, (_, owner, written) in enumerate(state.prescribed):
        if owner == seat:
            from_top = cards(written)
            state.prescribed = state.prescribed[:place] + state.prescribed[place + 1 :]
            break
    state.shuffled[seat] += " " + letters(from_top)
    state.pile[seat] = tuple(reversed(from_top))
    state.discard[seat] = ()
    if log is not None:
        log.append(PileShuffled(seat, len(from_top)))

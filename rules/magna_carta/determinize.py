"""Determinization: deals hidden cards again and keeps everything that the seat knows.

Decks are public (section 2.1), and so are built and discarded cards. The cards of the latest pile are therefore
known as a set: which of them were drawn, and their order, is not. A card in hand that was not in that pile is
known to everybody: when the pile was made, it was neither built nor discarded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.flow import ENGINE
from rules.magna_carta.piles import cards, letters

if TYPE_CHECKING:
    from collections.abc import Collection

    from rules.magna_carta.state import Cards, State
    from rules.shared.chance import Chance

ACTIONS = 2  # the phase in which what is built stays secret until it is paid


def imagine(
    state: State, seat: int | None, chance: Chance, more: Collection[int] = ()
) -> State:
    """Return a state that the seat can't distinguish from the true one; `chance` deals the hidden cards.

    `more` are other seats whose hands are known as well, since one person plays them. A spectator (seat None)
    knows no hand.
    """
    known_to = {*more} if seat is None else {seat, *more}
    world = state.clone()
    world.chance = chance.next()
    world.prescribed = ()
    world.shuffled = [
        " ".join(["".join(sorted(pile)) for pile in piles.split(" ")])
        for piles in state.shuffled
    ]
    for other in range(state.setup.seats):
        pile = world.pile[other]
        if other in known_to:
            world.pile[other] = tuple(chance.shuffled(sorted(pile)))
            continue
        latest = set(cards(state.shuffled[other].split(" ")[-1]))
        hand = state.hand[other]
        known = sorted([card for card in hand if card not in latest])
        unknown = chance.shuffled(
            sorted([*pile, *[card for card in hand if card in latest]])
        )
        drawn = len(hand) - len(known)
        world.hand[other] = (*known, *unknown[:drawn])
        world.pile[other] = tuple(unknown[drawn:])
    _forget_chains(world, known_to)
    ENGINE.recompute(world)
    return world


def suppose(
    state: State, seat: int, card: str, known: Collection[str], chance: Chance
) -> bool:
    """Exchange a card for one in the seat's hand, wherever in its pile or its discards it is.

    The two cards can't be told apart afterwards. The `known` cards stay. Return whether the seat holds it then.
    """
    hand = state.hand[seat]
    if card in hand:
        return True
    given = [card for card in hand if card not in known]
    for place in (state.pile, state.discard):
        if card in place[seat] and card not in known and given:
            other = chance.pick(given)
            state.hand[seat] = _exchanged(hand, other, card)
            place[seat] = _exchanged(place[seat], card, other)
            swap = str.maketrans(letters([card, other]), letters([other, card]))
            state.shuffled[seat] = state.shuffled[seat].translate(swap)
            ENGINE.recompute(state)
            return True
    return False


def _exchanged(cards: Cards, old: str, new: str) -> Cards:
    return tuple([new if card == old else card for card in cards])


def _forget_chains(world: State, known_to: Collection[int]) -> None:
    """Take back another seat's choice that still waits for its payment and is not known yet.

    That decision comes again.
    """
    if not world.stack:
        return
    frame = world.stack[-1]
    if (
        frame[0] in ("on", "payment")
        and frame[1] not in known_to
        and world.phase == ACTIONS
    ):
        world.stack.pop()
        world.stack[-1] = ("action", frame[1])

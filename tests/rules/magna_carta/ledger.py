"""A second account of everything in a game of Magna Carta, kept from the events alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.magna_carta import events
from rules.magna_carta.cards import CARDS, SECTIONS, TOKENS, deck, prestige_cards

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Event


class Ledger:
    """Deniers, cubes, tokens, workers and numbers of cards by seat, and what lies on small cards."""

    def __init__(self, state: State, opening: list[Event]) -> None:
        """Begins with the set-up; the opening hands bring no event before the first decision."""
        seats = state.setup.seats
        if state.setup.first_turn == 1 and not state.phase:
            assert not opening
            assert state.deniers == [4] * seats
            assert state.cubes == [(2, 2, 0, 0)] * seats
        self.deniers = list(state.deniers)
        self.cubes = [list(cubes) for cubes in state.cubes]
        self.tokens = [list(tokens) for tokens in state.tokens]
        self.supply = list(state.supply)
        self.workers = list(state.workers)
        self.hands = [len(hand) for hand in state.hand]
        self.piles = [len(pile) for pile in state.pile]
        self.lying = dict(enumerate(state.lying))
        self.turned: list[Counter[str]] = [Counter() for _ in range(seats)]

    def note(self, event: Event) -> None:
        """Books one event."""
        match event:
            case events.Gained():
                self.deniers[event.seat] += event.deniers
                self._cubes(event.seat, event.cubes, 1)
                if event.left is not None:
                    self.lying[event.place] -= sum(event.cubes)
                    assert self.lying[event.place] == event.left
            case events.Paid():
                self.deniers[event.seat] -= event.deniers
                self._cubes(event.seat, event.cubes, -1)
            case events.Placed():
                self.workers[event.seat] -= 1
                self.deniers[event.seat] -= event.cost
            case events.Returned():
                self.workers[event.seat] += 1
            case events.TokenTaken():
                section = SECTIONS.index(event.section)
                self.tokens[event.seat][section] += 1
                self.supply[section] -= 1
            case events.TokensRemoved():
                for name in event.sections:
                    self.supply[SECTIONS.index(name)] -= 1
            case events.CardsDrawn():
                self.hands[event.seat] += event.number
                self.piles[event.seat] -= event.number
            case events.HandReplaced():
                self.hands[event.seat] -= len(event.discarded)
            case events.PileShuffled():
                assert self.piles[event.seat] == 0
                self.piles[event.seat] = event.number
            case events.Built() if CARDS[event.card].kind != "prestige":
                self.hands[event.seat] -= 1
                self.lying[event.place] = event.cubes
            case events.Converted():
                assert self.lying[event.place] == event.cubes
                self.lying[event.place] = 0
                self.turned[event.seat][event.card] += 1

    def _cubes(self, seat: int, cubes: tuple[int, ...], sign: int) -> None:
        assert all(number >= 0 for number in cubes)
        for cube, number in enumerate(cubes):
            self.cubes[seat][cube] += sign * number

    def check(self, state: State) -> None:
        """The state owns exactly what the ledger says, every card lies in one place, and nothing is owed."""
        seats = range(state.setup.seats)
        assert state.deniers == self.deniers
        assert [list(cubes) for cubes in state.cubes] == self.cubes
        assert [list(tokens) for tokens in state.tokens] == self.tokens
        assert state.supply == self.supply
        assert state.workers == self.workers
        assert [len(hand) for hand in state.hand] == self.hands
        assert [len(pile) for pile in state.pile] == self.piles
        assert dict(enumerate(state.lying)) == self.lying
        assert min(state.deniers) >= 0
        assert min(min(cubes) for cubes in state.cubes) >= 0
        assert min(state.supply) >= 0
        for section, number in enumerate(TOKENS[state.setup.seats]):
            assert (
                state.supply[section] + sum(tokens[section] for tokens in state.tokens)
                <= number
            )
        for seat in seats:
            assert state.workers[seat] + state.worker.count(seat) == 4
            assert self._cards(state, seat) == Counter(deck(state.setup.beginner))
        built = [card for card in state.card if card in prestige_cards(False)]
        front = [card for cards in state.front for card in cards]
        assert sorted([*state.stock, *built, *front]) == sorted(
            prestige_cards(state.setup.beginner)
        )
        check_road(state)

    def _cards(self, state: State, seat: int) -> Counter[str]:
        """The seat's player cards: in hand, pile and discards, on the road, or turned over."""
        road = [
            card
            for card, owner in zip(state.card, state.owner, strict=True)
            if owner == seat and card in deck(False)
        ]
        everywhere = Counter(
            (*state.hand[seat], *state.pile[seat], *state.discard[seat], *road)
        )
        return everywhere + self.turned[seat]


def check_road(state: State) -> None:
    """Owners, workers and cubes fit the cards, and the provost stands on one."""
    length = len(state.card)
    assert len(state.owner) == len(state.worker) == len(state.lying) == length
    for place in range(1, length):
        card = CARDS[state.card[place]]
        assert (state.owner[place] < 0) == (card.kind == "neutral")
        free = bool(card.work) and state.worker[place] < 0
        assert state.phase != 2 or (f"place {place}" in state.free) == free
        if place in state.pending:
            assert card.work and state.worker[place] >= 0
            assert state.pending[place] == state.owner[place]
        if state.worker[place] >= 0 and not card.work:
            assert state.phase == 4  # turned over by a Lawyer after it was resolved
        if not card.stocked:
            assert state.lying[place] == 0
    if state.setup.beginner:
        assert state.provost == 0
        assert "residence" not in state.card
    else:
        assert 1 <= state.provost < length
        assert not any(state.front)

"""A running game whose record leaves out hidden cards, as the export for its players does.

Hidden cards are dealt at random, in agreement with the record. A seat searches many deals, so that it uses public
knowledge only, and its own hand if the record has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from players.levels import MOST_WORLDS
from players.minds import IMAGINATION
from rules import record as records
from rules.errors import ActionError
from rules.model import noun
from rules.notation import read_code
from rules.register import find_game
from rules.shared.chance import Chance, stream

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from rules.game import GameState
    from rules.record import Record

DEALS = 100  # tries to find a deal that agrees with the record


class Contradiction(Exception):
    """A stated hand is impossible; the text says why."""


def is_partial(record: Record) -> bool:
    """Return whether hidden cards are left out: the record commits to a seed, and has neither seed nor decks."""
    header = record.header
    complete = "seed" in record.lines or header.decks
    return bool(header.commitment) and not complete and find_game(header.game).hidden


class PartialGame:
    """The game of a partial record; the state of `played` has hidden cards of one random deal."""

    def __init__(self, record: Record) -> None:
        """Replay the record; raise RecordError or Contradiction with the line that is impossible."""
        game = find_game(record.header.game)
        self._game = game
        self._chance = Chance(0)
        self._known_hands: dict[int, tuple[str, ...]] = {}
        header = msgspec.structs.replace(record.header, seed=self._seed(self._chance))
        game, state, _ = records.start(msgspec.structs.replace(record, header=header))
        self.played = records.Replay(game, record.header, state, [])

        def before(seat: int, text: str) -> None:
            self._suppose(state, seat, text, ())

        for seat, code in records.codes(record, game, state, before):
            game.step(state, code)
            self.played.actions.append((seat, code))
        # the actions before the hands of the record
        self._told_after = len(self.played.actions)
        players = record.header.players
        for line in record.hands:
            if line.key in players:
                seat = players.index(line.key)
                hand = tuple(
                    [card.strip() for card in line.value.split(",") if card.strip()]
                )
                held = game.hand(state, seat) or ()
                if len({*hand}) != len(held) or not self._holds(
                    state, seat, hand, self._chance
                ):
                    raise Contradiction(
                        f"line {line.line}: {line.key} holds {len(held)} other cards after these actions"
                    )
                self._known_hands[seat] = hand

    def play(self, seat: int, text: str) -> None:
        """Perform the action that the text names, in a deal that allows it; raise ActionError if none does."""
        played = self.played
        for number in range(DEALS):
            state = self._deal(Chance(number), self._known_hands)
            self._suppose(state, seat, text, self._known_hands.get(seat, ()))
            try:
                code = read_code(played.game, state, seat, text, played.header.players)
            except ActionError:
                if number + 1 == DEALS:
                    raise
                continue
            played.game.step(state, code)
            played.state = state
            played.actions.append((seat, code))
            return

    def worlds(self, seed: int, number: int) -> list[GameState]:
        """Return `number` deals that the deciding seat can't tell apart.

        They list only the actions that are legal in all deals.
        """
        chance = stream(seed, IMAGINATION)
        seat = self.played.state.stack[-1][1]
        known = {seat: self._known_hands[seat]} if seat in self._known_hands else {}
        worlds = [
            self._game.imagine(self._deal(chance, known), seat, chance)
            for _ in range(MOST_WORLDS)
        ]
        legal = set.intersection(*(set(world.actions) for world in worlds))
        for world in worlds:
            world.actions = [code for code in world.actions if code in legal]
        return worlds[:number]

    def _deal(self, chance: Chance, known: Mapping[int, tuple[str, ...]]) -> GameState:
        for _ in range(DEALS):
            state = self._try_deal(chance, known)
            if state is not None:
                return state
        raise Contradiction("no cards agree with everything that was told and done")

    def _try_deal(
        self, chance: Chance, known: Mapping[int, tuple[str, ...]]
    ) -> GameState | None:
        """Return a random deal with all actions replayed; None if it contradicts one of them or a `known` hand."""
        game = self._game
        header = msgspec.structs.replace(self.played.header, seed=self._seed(chance))
        state, _ = game.start(header)
        known_hands: Mapping[int, tuple[str, ...]] = {}
        for number, (seat, code) in enumerate([*self.played.actions, (-1, "")]):
            if number == self._told_after:
                known_hands = known
                if not all(
                    self._holds(state, owner, hand, chance)
                    for owner, hand in known_hands.items()
                ):
                    return None
            if seat >= 0:
                game.suppose(state, seat, noun(code), known_hands.get(seat, ()), chance)
                if not game.allows(state, code):
                    return None
                game.step(state, code)
        return state

    def _holds(
        self, state: GameState, seat: int, hand: tuple[str, ...], chance: Chance
    ) -> bool:
        return all(
            self._game.suppose(state, seat, card, {*hand} - {card}, chance)
            for card in hand
        )

    def _suppose(
        self, state: GameState, seat: int, text: str, known: Collection[str]
    ) -> None:
        """Give the seat the card that the text plays.

        Actions with cards of this deal alone are removed, so that no error message lists them.
        """
        game, card = self._game, noun(text)
        game.suppose(state, seat, card, known, self._chance)
        made_up = {*(game.hand(state, seat) or ())} - {card, *known}
        state.actions = [code for code in state.actions if noun(code) not in made_up]

    @staticmethod
    def _seed(chance: Chance) -> int:
        return chance.next() >> 1

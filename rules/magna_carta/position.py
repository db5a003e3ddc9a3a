"""Positions: the `set` lines of a record, applied to the normal set-up (records, section Positions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from rules.errors import shown
from rules.magna_carta.cards import (
    CARDS,
    CUBES,
    HAND,
    PLAYER_CARDS,
    RESIDENCE,
    SECTIONS,
    TOKENS,
    deck,
    prestige_cards,
)
from rules.magna_carta.piles import cards
from rules.magna_carta.road import append_card, cubes_on
from rules.magna_carta.state import NOBODY, State
from rules.shared import set_lines
from rules.shared.amounts import MAX_AMOUNT, whole
from rules.shared.set_lines import fault, number, wrong

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.header import SetLine

FIELDS = ("deniers", *CUBES, "tokens")
KEYS = ("turn", "provost", "tokens")
NO_TOKENS = "set tokens: some must be left, or the game would be over"
_OWNED = frozenset(
    [*(card.id for card in PLAYER_CARDS), RESIDENCE.id, *prestige_cards(False)]
)


class _Position(set_lines.Reading):
    """The set-up while the lines are applied."""

    def __init__(self, state: State, players: Sequence[str]) -> None:
        super().__init__(players)
        setup = state.setup
        self.state = state
        self.deck = deck(setup.beginner)
        self.prestige = prestige_cards(setup.beginner)
        self.neutral = tuple(state.card[1:])


def apply_sets(state: State, players: Sequence[str], lines: Sequence[SetLine]) -> None:
    """Change the set-up by the lines, if there are any.

    The game then begins with a turn, without opening hands. Raise HeaderError that knows the line.
    """
    if not lines:
        return
    position = _Position(state, players)
    for line in lines:
        first, _, rest = line.key.partition(" ")
        if line.key in players:
            _set_seat(position, line)
        elif first == "road" and rest:
            _set_road(position, line, rest)
        elif first == "hand" and rest:
            _set_hand(position, line, rest)
        elif line.key in KEYS:
            position.once(line, line.key)
            _set_value(position, line)
        else:
            raise set_lines.unknown(line, (*KEYS, "road N", "hand SEAT", *players))
    _settle_road(position, lines)
    _settle_hands(position)
    _settle_provost(position)
    _settle_tokens(position)
    state.setup = structs.replace(state.setup, first_turn=position.turn)
    state.turn = position.turn
    state.stack = [("turn", position.turn)]


# The lines one by one


def _set_value(position: _Position, line: SetLine) -> None:
    state = position.state
    if line.key == "tokens":
        state.supply = _tokens(line, line.value)
        if not any(state.supply):
            raise wrong(line, NO_TOKENS)
    elif line.key == "turn":
        position.turn = number(line, "turn", line.value, 1, MAX_AMOUNT)
    elif state.setup.beginner:
        raise wrong(line, "set provost: the beginner game has none")
    else:
        state.provost = number(line, "provost", line.value, 1, MAX_AMOUNT)


def _tokens(line: SetLine, text: str) -> list[int]:
    return set_lines.numbers(line, "tokens", text, len(SECTIONS))


def _set_seat(position: _Position, line: SetLine) -> None:
    state = position.state
    seat = position.players.index(line.key)
    for field, text in position.values(line, FIELDS):
        if field == "tokens":
            state.tokens[seat] = tuple(_tokens(line, text))
        elif field == "deniers":
            state.deniers[seat] = number(line, field, text, 0, MAX_AMOUNT)
        else:
            cubes = list(state.cubes[seat])
            cubes[CUBES.index(field)] = number(line, field, text, 0, MAX_AMOUNT)
            state.cubes[seat] = tuple(cubes)


def _set_hand(position: _Position, line: SetLine, name: str) -> None:
    seat = position.seat(line, name)
    position.once(line, "hand")
    hand = [card.strip() for card in line.value.split(",")] if line.value else []
    for place, card in enumerate(hand):
        if card not in position.deck:
            known = ", ".join(position.deck)
            raise wrong(
                line,
                f"set hand {name}: {shown(card)} is not a player card of this game; available: {known}",
            )
        if card in hand[:place]:
            raise wrong(line, f"set hand {name}: {card} is named twice")
    position.state.hand[seat] = tuple(hand)


def _set_road(position: _Position, line: SetLine, where: str) -> None:
    state = position.state
    place = whole(where, 1, len(state.card))
    if place is None:
        raise wrong(
            line,
            f"set road {shown(where)}: the place must be a whole number from 1 to {len(state.card)}",
        )
    position.once(line, "card", f"road {place}")
    words = line.value.split()
    card, names = words[0], words[1:]
    if card not in CARDS:
        raise set_lines.no_tile(line, place, card)
    if len(names) > 1:
        raise wrong(
            line,
            f"set road {place}: {shown(line.value)} must be a card (with a seat if it is owned)",
        )
    if not _is_in_game(position, card):
        raise wrong(
            line, f"set road {place}: {card} is not in this game, or not on its road"
        )
    owner = position.owner(line, place, card, card in _OWNED, names)
    if place == len(state.card):
        append_card(state, card, owner)
    else:
        state.card[place] = card
        state.owner[place] = owner
        state.lying[place] = cubes_on(card, state.setup.seats)


def _is_in_game(position: _Position, card: str) -> bool:
    """Return whether a card is in the game: unused neutral cards have left it.

    Beginners have no residences, and no prestige cards off the road.
    """
    if card in position.deck or card in position.neutral:
        return True
    return not position.state.setup.beginner and (
        card == RESIDENCE.id or card in position.prestige
    )


# Checks that need all lines


def _settle_road(position: _Position, lines: Sequence[SetLine]) -> None:
    """Check that each card is on the road once, a player card once an owner; remove built cards from the stock."""
    state = position.state
    places: dict[tuple[str, int], list[int]] = {}
    for place in range(1, len(state.card)):
        card = state.card[place]
        owner = state.owner[place] if card in position.deck else NOBODY
        if card != RESIDENCE.id:
            places.setdefault((card, owner), []).append(place)
    doubled = {
        place: twins for twins in places.values() if len(twins) > 1 for place in twins
    }
    own = [0] * state.setup.seats
    road = [
        (line, int(line.key.removeprefix("road ")))
        for line in lines
        if line.key.startswith("road ")
    ]
    # of two lines that can't both be, the later one is wrong
    for line, place in reversed(road):
        if place in doubled:
            other = next(twin for twin in doubled[place] if twin != place)
            raise set_lines.elsewhere(line, place, state.card[place], other)
    for line, place in road:
        owner = state.owner[place]
        if owner >= 0:
            own[owner] += 1
            if own[owner] > len(position.deck):
                name = position.players[owner]
                most = len(position.deck)
                raise wrong(
                    line, f"set road {place}: {name} can't have more than {most} cards"
                )
    state.stock = tuple([card for card in state.stock if card not in state.card])


def _settle_hands(position: _Position) -> None:
    """Fill a hand that is not named with the first cards of the deck that don't lie on the road.

    The other cards are the pile.
    """
    state = position.state
    for seat, name in enumerate(position.players):
        built = [
            card
            for card, owner in zip(state.card, state.owner, strict=True)
            if owner == seat and card in position.deck
        ]
        rest = [card for card in cards(state.shuffled[seat]) if card not in built]
        line = position.given.get(f"hand {name} hand")
        if line is None:
            state.hand[seat] = tuple(rest[:HAND])
        else:
            for card in state.hand[seat]:
                if card in built:
                    raise wrong(line, f"set hand {name}: {card} lies on the road")
        state.pile[seat] = tuple(
            [card for card in reversed(rest) if card not in state.hand[seat]]
        )


def _settle_provost(position: _Position) -> None:
    state = position.state
    last = len(state.card) - 1
    line = position.given.get("provost provost")
    if line is not None:
        number(line, "provost", line.value, 1, last)


def _settle_tokens(position: _Position) -> None:
    """Check that supply and players together have no more tokens than the set-up.

    A supply not named is the rest.
    """
    state = position.state
    total = TOKENS[state.setup.seats]
    line = position.given.get("tokens tokens")
    for name in position.players:
        line = line or position.given.get(f"{name} tokens")
    if line is None:
        return
    named = "tokens tokens" in position.given
    for section, name in enumerate(SECTIONS):
        taken = sum([tokens[section] for tokens in state.tokens])
        if not named:
            state.supply[section] = total[section] - taken
        count = taken + (state.supply[section] if named else 0)
        if count > total[section]:
            raise fault(
                line,
                f"there would be {count} tokens ({name}); the game has {total[section]}",
            )
    if not any(state.supply):
        raise wrong(line, NO_TOKENS)

"""Positions: the `set` lines of a record, applied to the normal set-up (records, section Positions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from rules.english import say
from rules.errors import HeaderError, brief, named, shown
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
from rules.magna_carta.english import TEXTS
from rules.magna_carta.piles import cards
from rules.magna_carta.road import append_card, cubes_on
from rules.magna_carta.state import NOBODY, State
from rules.shared.amounts import MAX_AMOUNT, whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.header import SetLine
    from rules.model import Message

FIELDS = ("deniers", *CUBES, "tokens")
KEYS = ("turn", "provost", "tokens")
_OWNED = frozenset(
    [*(card.id for card in PLAYER_CARDS), RESIDENCE.id, *prestige_cards(False)]
)


class _Position:
    """The set-up while the lines are applied, and the line of each value that was given."""

    def __init__(self, state: State, players: Sequence[str]) -> None:
        setup = state.setup
        self.state = state
        self.players = players
        self.given: dict[str, SetLine] = {}
        self.turn = 1
        self.deck = deck(setup.beginner)
        self.prestige = prestige_cards(setup.beginner)
        self.neutral = tuple(state.card[1:])

    def once(self, line: SetLine, field: str, key: str = "") -> None:
        key = f"{key or line.key} {field}"
        if key in self.given:
            first = self.given[key].line
            raise wrong(
                line, say("set-twice", key=brief(line.key), what=field, first=first)
            )
        self.given[key] = line

    def seat(self, line: SetLine, name: str) -> int:
        if name not in self.players:
            raise wrong(
                line, say("record-seat", seat=shown(name), players=named(self.players))
            )
        return self.players.index(name)


def wrong(line: SetLine, message: Message) -> HeaderError:
    return HeaderError("set", message, line.line)


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
            keys = named((*KEYS, "road N", "hand SEAT", *players))
            raise wrong(line, say("set-unknown", key=shown(line.key), keys=keys))
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
        state.supply = _tokens(line, "tokens", line.value)
        if not any(state.supply):
            raise wrong(line, TEXTS.say("mc-set-tokens-none"))
    elif line.key == "turn":
        position.turn = _number(line, "turn", line.value, 1)
    elif state.setup.beginner:
        raise wrong(line, TEXTS.say("mc-set-provost"))
    else:
        state.provost = _number(line, "provost", line.value, 1)


def _number(line: SetLine, field: str, text: str, least: int) -> int:
    number = whole(text, least, MAX_AMOUNT)
    if number is None:
        raise wrong(
            line,
            say(
                "set-whole",
                key=brief(line.key),
                what=field,
                value=shown(text),
                least=least,
                most=MAX_AMOUNT,
            ),
        )
    return number


def _tokens(line: SetLine, field: str, text: str) -> list[int]:
    numbers = [whole(part, 0, MAX_AMOUNT) for part in text.split("/")]
    counted = [number for number in numbers if number is not None]
    if not len(numbers) == len(counted) == len(SECTIONS):
        raise wrong(
            line,
            say(
                "set-parts",
                key=brief(line.key),
                what=field,
                value=shown(text),
                count=len(SECTIONS),
            ),
        )
    return counted


def _set_seat(position: _Position, line: SetLine) -> None:
    state = position.state
    seat = position.players.index(line.key)
    for part in line.value.split():
        field, equals, text = part.partition("=")
        if not equals:
            raise wrong(
                line, say("set-field-form", key=brief(line.key), text=shown(part))
            )
        if field not in FIELDS:
            raise wrong(
                line,
                say(
                    "set-field",
                    key=brief(line.key),
                    field=shown(field),
                    fields=", ".join(FIELDS),
                ),
            )
        position.once(line, field)
        if field == "tokens":
            state.tokens[seat] = tuple(_tokens(line, field, text))
        elif field == "deniers":
            state.deniers[seat] = _number(line, field, text, 0)
        else:
            cubes = list(state.cubes[seat])
            cubes[CUBES.index(field)] = _number(line, field, text, 0)
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
                TEXTS.say("mc-set-hand-card", name=name, card=shown(card), cards=known),
            )
        if card in hand[:place]:
            raise wrong(line, TEXTS.say("mc-set-hand-twice", name=name, card=card))
    position.state.hand[seat] = tuple(hand)


def _set_road(position: _Position, line: SetLine, where: str) -> None:
    state = position.state
    place = whole(where, 1, len(state.card))
    if place is None:
        raise wrong(
            line, TEXTS.say("mc-set-place", value=shown(where), most=len(state.card))
        )
    position.once(line, "card", f"road {place}")
    words = line.value.split()
    card, names = words[0], words[1:]
    if card not in CARDS:
        raise wrong(line, say("set-tile", space=place, tile=shown(card)))
    if len(names) > 1:
        raise wrong(
            line, TEXTS.say("mc-set-card", place=place, value=shown(line.value))
        )
    if not _is_in_game(position, card):
        raise wrong(line, TEXTS.say("mc-set-absent", place=place, card=card))
    if card in _OWNED and not names:
        raise wrong(
            line,
            say(
                "set-tile-owner",
                space=place,
                tile=card,
                players=named(position.players),
            ),
        )
    if card not in _OWNED and names:
        raise wrong(line, say("set-tile-unowned", space=place, tile=card))
    owner = position.seat(line, names[0]) if names else NOBODY
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


# What can only be said when all lines are applied


def _settle_road(position: _Position, lines: Sequence[SetLine]) -> None:
    """Let every card stand once, a player card once for each owner; prestige cards built are not on offer."""
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
            raise wrong(
                line,
                say(
                    "set-tile-elsewhere",
                    space=place,
                    tile=state.card[place],
                    other=other,
                ),
            )
    for line, place in road:
        owner = state.owner[place]
        if owner >= 0:
            own[owner] += 1
            if own[owner] > len(position.deck):
                name = position.players[owner]
                most = len(position.deck)
                raise wrong(
                    line, TEXTS.say("mc-set-own", place=place, name=name, most=most)
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
                    raise wrong(
                        line, TEXTS.say("mc-set-hand-road", name=name, card=card)
                    )
        state.pile[seat] = tuple(
            [card for card in reversed(rest) if card not in state.hand[seat]]
        )


def _settle_provost(position: _Position) -> None:
    state = position.state
    last = len(state.card) - 1
    line = position.given.get("provost provost")
    if line is not None and state.provost > last:
        raise wrong(
            line,
            say(
                "set-whole",
                key="provost",
                what="provost",
                value=shown(line.value),
                least=1,
                most=last,
            ),
        )


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
            raise wrong(
                line,
                TEXTS.say(
                    "mc-set-tokens",
                    key=brief(line.key),
                    section=name,
                    count=count,
                    most=total[section],
                ),
            )
    if not any(state.supply):
        raise wrong(line, TEXTS.say("mc-set-tokens-none"))

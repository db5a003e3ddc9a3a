"""The set-up of Magna Carta (section 3 of the rules reference), from the header of a record."""

from __future__ import annotations

from msgspec import structs

from rules.errors import HeaderError, neutral_fault, shown
from rules.header import Header, SetLine
from rules.magna_carta.beginning import Setup
from rules.magna_carta.cards import (
    HAND,
    NEUTRAL,
    NEUTRAL_PEDDLER,
    RANDOM_NEUTRALS,
    START_CUBES,
    START_DENIERS,
    TOKENS,
    WORKERS,
    deck,
    prestige_cards,
)
from rules.magna_carta.piles import cards, draw, letters
from rules.magna_carta.position import apply_sets
from rules.magna_carta.road import append_card
from rules.magna_carta.state import NOBODY, State
from rules.magna_carta.view import options
from rules.shared.chance import stream

OPTIONS = {"rules": ("standard", "beginner")}
_NEUTRAL_IDS = tuple(card.id for card in NEUTRAL)


def set_up(header: Header) -> State:
    """Return the state before the opening hands are decided on, changed by the `set` lines.

    Nothing has run yet.

    Order, neutral cards and piles come from the seed where the header doesn't give them; chance runs the same
    way in either case. Raises HeaderError.
    """
    seats = len(header.players)
    beginner = header.options.get("rules") == "beginner"
    chance = stream(header.seed, 0)
    order = tuple(chance.shuffled(range(seats)))
    neutral = tuple(chance.shuffled(_NEUTRAL_IDS))[: RANDOM_NEUTRALS[seats]]
    decks = [tuple(chance.shuffled(deck(beginner))) for _ in range(seats)]
    if header.order is not None:
        order = header.order
    if header.neutral is not None:
        neutral = _neutral(header.neutral, seats)
    prescribed = _read_decks(header, decks, deck(beginner))

    state = State(
        setup=Setup(seats, beginner, order, neutral),
        turn=1,
        phase=0,
        order=order,
        passed=(),
        absent=(),
        provost=0,
        deniers=[START_DENIERS] * seats,
        cubes=[START_CUBES] * seats,
        workers=[WORKERS] * seats,
        tokens=[(0, 0, 0)] * seats,
        batches=[0] * seats,
        hand=[()] * seats,
        pile=[tuple(reversed(cards)) for cards in decks],
        discard=[()] * seats,
        front=[()] * seats,
        card=["-"],  # entry 0 is no card
        owner=[NOBODY],
        worker=[NOBODY],
        free=[],
        lying=[0],
        pending={},
        supply=list(TOKENS[seats]),
        stock=prestige_cards(beginner),
        chance=chance.state,
        shuffled=[letters(cards) for cards in decks],
        prescribed=tuple(prescribed),
        stack=[("turn", 1), *[("opening", seat) for seat in reversed(order)]],
    )
    for card in (*neutral, NEUTRAL_PEDDLER.id):
        append_card(state, card, NOBODY)
    if not beginner:
        state.provost = len(state.card) - 1  # on the Peddler
    for seat in range(seats):
        draw(state, seat, HAND, None)
    apply_sets(state, header.players, header.sets)
    return state


def _neutral(cards: tuple[str, ...], seats: int) -> tuple[str, ...]:
    count = RANDOM_NEUTRALS[seats]
    if (
        len(cards) != count
        or len(set(cards)) != count
        or not set(cards) <= set(_NEUTRAL_IDS)
    ):
        tiles = ", ".join(_NEUTRAL_IDS)
        raise HeaderError(
            "neutral",
            neutral_fault(cards, count, tiles),
        )
    return cards


def _read_decks(
    header: Header, decks: list[tuple[str, ...]], known: tuple[str, ...]
) -> list[tuple[int, int, str]]:
    """Replace the decks that a first `deck` line names; the later lines are returned for the reshuffles."""
    prescribed = []
    begun = set()
    available = ", ".join(known)
    for entry in header.decks:
        named = tuple([card.strip() for card in entry.value.split(",")])
        for place, card in enumerate(named):
            if card not in known:
                raise HeaderError(
                    None,
                    f"deck {entry.key}: {shown(card)} is not a player card of this game; available: {available}",
                    entry.line,
                )
            if card in named[:place]:
                raise HeaderError(
                    None,
                    f"deck {entry.key}: {card} is named twice",
                    entry.line,
                )
        if entry.key in begun:
            prescribed.append(
                (entry.line, header.players.index(entry.key), letters(named))
            )
            continue
        missing = ", ".join(card for card in known if card not in named)
        if missing:
            text = f"deck {entry.key}: the first deck must hold all {len(known)} cards; missing: {missing}"
            raise HeaderError(None, text, entry.line)
        begun.add(entry.key)
        decks[header.players.index(entry.key)] = named
    return prescribed


def drawn(state: State, header: Header) -> Header:
    """Return the header with order, neutral cards and every pile so far written out.

    With it the record replays anywhere.
    """
    decks = [
        SetLine(0, header.players[seat], ", ".join(cards(pile)))
        for seat in range(state.setup.seats)
        for pile in state.shuffled[seat].split(" ")
    ]
    return structs.replace(
        header,
        options=options(state),
        order=state.setup.order,
        neutral=state.setup.neutral,
        decks=tuple(decks),
    )

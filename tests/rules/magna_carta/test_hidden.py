"""What stays hidden: exchanging only cards that a seat can't know changes nothing the seat can obtain."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from rules import record as records
from rules.errors import ActionError
from rules.header import Header
from rules.magna_carta.cards import PLAYER_CARDS
from rules.magna_carta.flow import ENGINE
from rules.model import Decision, noun
from rules.notation import SEATS, read_code
from rules.register import GAMES, find_game
from tests.costs import sampled
from tests.rules.games import RandomPlayer
from tests.rules.magna_carta.positions import play

if TYPE_CHECKING:
    from rules.magna_carta.state import State

GAME = find_game("magna_carta")
TRIES = (
    *(
        "pass",
        "draw",
        "redraw",
        "keep",
        "mulligan",
        "place 1",
        "pay food+wood",
        "batch",
        "provost 0",
    ),
    *(f"build {card.id}" for card in PLAYER_CARDS),
    *("bui", "build l", "build small_", "re", "p", "skip", "nonsense"),
)
REVEALING = ("redraw", "mulligan")  # the hand goes to the open discards


def exchanged(
    state: State,
    viewer: int | None,
    rng: random.Random,
    *,
    keep_hand: int | None = None,
) -> State:
    """A copy in which everything the viewer can't know is dealt anew: the order of all piles, the hands of
    others (but for a card just named for building, and for the seat `keep_hand`), and future chance."""
    other = GAME.clone(state)
    named = {part for part in state.stack[-1][2:] if isinstance(part, str)}
    for seat in range(state.setup.seats):
        hand, pile = other.hand[seat], other.pile[seat]
        if seat in (viewer, keep_hand):
            other.pile[seat] = tuple(rng.sample(pile, len(pile)))
            continue
        kept = [card for card in hand if card in named]
        unknown = [card for card in hand + pile if card not in kept]
        rng.shuffle(unknown)
        size = len(hand) - len(kept)
        other.hand[seat] = (*kept, *unknown[:size])
        other.pile[seat] = tuple(unknown[size:])
        letters = list(other.shuffled[seat].replace(" ", ""))
        rng.shuffle(letters)
        other.shuffled[seat] = "".join(letters)
    other.chance = rng.getrandbits(64)
    ENGINE.recompute(other)
    return other


def refused(state: State, seat: int, header: Header) -> list[str]:
    """What the seat is told when it tries actions: the code they mean, or the error."""
    told = []
    for text in TRIES:
        try:
            told.append(read_code(GAME, state, seat, text, header.players))
        except ActionError as error:
            told.append(str(error))
    return told


def obtainable(
    state: State, viewer: int | None, header: Header, actions: list[tuple[int, str]]
) -> list[object]:
    """Everything the viewer can obtain of a running game without acting."""
    decision = GAME.decision(state)
    assert decision is not None
    hand = GAME.hand(state, viewer) if viewer is not None else None
    comments = (
        [f"hand {header.players[viewer]}: {', '.join(hand)}"]
        if hand and viewer is not None
        else []
    )
    everything: list[object] = [
        GAME.codec.encode_view(GAME.view(state, viewer)),
        GAME.question(state),
        GAME.place(state),
        (decision.seat, decision.kind, state.turn, state.phase, hand),
        records.write_running(GAME, GAME.drawn(state, header), actions, comments),
    ]
    if viewer is not None:
        everything.append(refused(state, viewer, header))
        planned = GAME.in_turn(state, viewer)
        everything.append(planned and GAME.decision(planned))
    if viewer == decision.seat:
        everything += [(code, GAME.label(state, code)) for code in decision.actions]
    return everything


@pytest.mark.parametrize("seed", sampled(range(12), 5))
def test_exchanging_cards_hidden_from_a_seat_changes_nothing_it_can_obtain(
    seed: int,
) -> None:
    rng = random.Random(seed)
    rules = ("standard", "beginner")[seed % 2]
    header = Header(GAME.id, SEATS[: 2 + seed % 3], {"rules": rules}, seed)
    state, _ = GAME.start(header)
    player = RandomPlayer(seed, taste=(0.3, 0.9)[seed // 6])
    actions: list[tuple[int, str]] = []
    differing = 0
    while decision := GAME.decision(state):
        code = player.choose(decision.actions)
        after = GAME.clone(state)
        events = GAME.encode_events(GAME.apply(after, decision.seat, code))
        watchers = (None, *range(len(header.players)))
        for viewer in {watchers[len(actions) % len(watchers)], decision.seat}:
            other = exchanged(state, viewer, rng)
            differing += GAME.encode(other) != GAME.encode(state)
            assert obtainable(other, viewer, header, actions) == obtainable(
                state, viewer, header, actions
            )
            check_what_follows(state, viewer, rng, code, events, after)
        actions.append((decision.seat, code))
        state = after
    assert differing > len(actions)


def check_what_follows(
    state: State,
    viewer: int | None,
    rng: random.Random,
    code: str,
    events: bytes,
    after: State,
) -> None:
    """The action's events, automatic steps included, and the view after it are the same in the twin, unless
    the action itself shows a card: one that was drawn, discarded or built."""
    seat = ENGINE.decision(state).seat
    revealing = code in REVEALING or code.startswith("build ")
    twin = exchanged(state, viewer, rng, keep_hand=seat if revealing else None)
    assert GAME.encode_events(GAME.apply(twin, seat, code)) == events
    for watcher in {None, viewer}:
        drawn = code == "draw" or code in REVEALING
        if GAME.decision(after) is not None and not (watcher == seat and drawn):
            assert GAME.codec.encode_view(
                GAME.view(twin, watcher)
            ) == GAME.codec.encode_view(GAME.view(after, watcher))


def test_a_seat_sees_its_own_hand_and_of_others_only_counts() -> None:
    game = play("set hand Blue: bank, church\nset hand Red: market\n")
    blue, red, spectator = (game.game.view(game.state, seat) for seat in (0, 1, None))
    assert [player.hand for player in blue.players] == [("bank", "church"), None]
    assert [player.hand for player in red.players] == [None, ("market",)]
    assert [player.hand for player in spectator.players] == [None, None]
    assert [player.hand_count for player in spectator.players] == [2, 1]
    assert [player.pile for player in spectator.players] == [10, 11]


def test_discards_are_open() -> None:
    game = play("set hand Blue: bank\n\nBlue redraw")
    assert game.game.view(game.state).players[0].discard == ("bank",)


def test_only_the_deciding_seat_sees_its_legal_actions() -> None:
    game = play("set hand Blue: peddler\n")
    assert "build peddler" in game.game.view(game.state, 0).decision.actions
    for viewer in (1, None):
        decision = game.game.view(game.state, viewer).decision
        assert (decision.seat, decision.kind, decision.actions) == (0, "action", ())


def test_an_error_for_another_seat_names_no_card_of_the_deciding_one() -> None:
    game = play("set hand Blue: peddler\n")
    for card in PLAYER_CARDS:
        with pytest.raises(ActionError) as caught:
            game.act(f"Red build {card.id}")
        assert noun(str(caught.value).replace(card.id, "CARD")) == noun(
            '"build CARD": Blue decides now (action), not Red'
        )


def test_a_running_games_export_has_neither_seed_nor_decks() -> None:
    game = play("\nBlue keep\nRed mulligan")
    header = game.game.drawn(game.state, game.record.header)
    text = records.write_running(
        game.game, header, game.actions, ["hand Red: peddler, market, lawyer"]
    )
    assert "seed" not in text and "deck" not in text and "salt" not in text
    assert text.endswith(
        "Blue keep\nRed mulligan\n# hand Red: peddler, market, lawyer\n"
    )


def test_while_a_named_card_is_not_paid_others_see_a_decision_of_kind_action() -> None:
    game = play(
        "set hand Blue: bank, peddler\nset Blue: wood=3 stone=3 food=3 gold=3\n\nBlue build bank"
    )
    assert GAME.view(game.state, 0).decision.kind == "payment"
    for viewer in (1, None):
        assert GAME.view(game.state, viewer).decision == Decision(0, "action", ())
    with pytest.raises(ActionError, match=r"Blue decides now \(action\), not Red"):
        game.act("Red pay food")


def test_the_lawyers_payment_tells_of_no_hand_and_is_seen_as_what_it_is() -> None:
    secrecy = GAME.guide.secrecy
    assert secrecy.public_kind("payment", 2) == "action"
    assert secrecy.public_kind("payment", 4) == "payment"
    assert secrecy.unseen("payment", 2, ["build bank", "pay food"]) == 1
    assert secrecy.unseen("payment", 2, ["on 4", "prestige statue", "build bank"]) == 2
    assert secrecy.unseen("payment", 4, ["convert 4"]) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_opening_hands_can_be_chosen_in_any_order_with_the_same_result(
    players: int,
) -> None:
    game = GAME
    for seed in range(6):
        chance = random.Random(seed)
        first, _ = game.start(Header("magna_carta", SEATS[:players], {}, seed))
        decision = game.decision(first)
        assert decision is not None
        seats = game.at_once(first)
        assert sorted(seats) == list(range(players)) and seats[0] == decision.seat
        codes = {seat: chance.choice(decision.actions) for seat in seats}
        in_order, shuffled = game.clone(first), game.clone(first)
        for seat in seats:
            game.apply(in_order, seat, codes[seat])
        assert game.at_once(in_order) == ()
        for seat in chance.sample(seats, players):
            if game.at_once(shuffled):
                shuffled = game.asked_first(shuffled, seat)
            game.apply(shuffled, seat, codes[seat])
        assert game.encode(shuffled) == game.encode(in_order)


def test_nothing_but_opening_hands_is_asked_at_the_same_time() -> None:
    for game in GAMES.values():
        player = RandomPlayer(3)
        state, _ = game.start(Header(game.id, SEATS[: game.min_seats], {}, 3))
        while (decision := game.decision(state)) is not None:
            assert not game.at_once(state) or decision.kind in game.guide.at_once
            game.step(state, player.choose(decision.actions))
            if state.turn > 2:
                break

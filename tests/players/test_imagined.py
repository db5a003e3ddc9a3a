"""What a seat can't know: imagined states agree with all it can know, and a choice depends on nothing else."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from players.levels import choose, think, worlds_of
from players.minds import mind_of
from rules.header import Header
from rules.magna_carta.piles import cards
from rules.register import GAMES, find_game
from rules.shared.chance import Chance, stream

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = find_game("magna_carta")


def positions(seed: int, seats: int, every: int = 1, **options: str) -> Iterator[Any]:
    """Positions of a game that draws and replaces hands a lot, so that piles are shuffled again."""
    chance = random.Random(seed)
    state, _ = GAME.start(Header(GAME.id, tuple("ABCD"[:seats]), options, seed))
    number = 0
    while (decision := GAME.decision(state)) is not None:
        number += 1
        if number % every == 0:
            yield GAME.clone(state)
        busy = [
            code
            for code in decision.actions
            if code in ("draw", "redraw") or code.startswith("build")
        ]
        GAME.step(
            state,
            chance.choice(busy if busy and chance.random() < 0.7 else decision.actions),
        )


def otherwise_dealt(state: Any, seat: int, chance: random.Random) -> Any:
    """The same game, if cards that the seat can't know had come otherwise: other hands swapped card for card
    with the pile they were drawn from, piles in another order, another stream of chance."""
    other = GAME.clone(state)
    other.chance = chance.getrandbits(60)
    for owner in range(state.setup.seats):
        latest = state.shuffled[owner].split(" ")[-1]
        pile, hand = list(other.pile[owner]), list(other.hand[owner])
        chance.shuffle(pile)
        if owner != seat:
            for place, card in enumerate(hand):
                if card in cards(latest) and pile and chance.random() < 0.7:
                    at = chance.randrange(len(pile))
                    hand[place], pile[at] = pile[at], card
        other.pile[owner], other.hand[owner] = tuple(pile), tuple(hand)
        drawn = "".join(chance.sample(latest, len(latest)))
        other.shuffled[owner] = " ".join(
            [*state.shuffled[owner].split(" ")[:-1], drawn]
        )
    GAME.engine.recompute(other)
    return other


@pytest.mark.parametrize("rules", ["standard", "beginner"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_state_looks_like_the_true_one_to_its_seat(seats, rules):
    shuffles = 0
    for number, state in enumerate(positions(3, seats, rules=rules)):
        seat = GAME.decision(state).seat
        before = GAME.encode(state)
        world = GAME.imagine(state, seat, stream(number, 5))
        assert GAME.encode(state) == before
        assert GAME.view(world, seat) == GAME.view(state, seat)
        for owner in range(seats):
            shuffles += len(state.shuffled[owner].split(" ")) > 1
            held = sorted([*world.hand[owner], *world.pile[owner]])
            assert held == sorted([*state.hand[owner], *state.pile[owner]])
            latest = cards(state.shuffled[owner].split(" ")[-1])
            if owner != seat:
                known = [card for card in state.hand[owner] if card not in latest]
                assert [
                    card for card in world.hand[owner] if card not in latest
                ] == sorted(known)
    assert shuffles


def test_hidden_cards_are_dealt_anew_and_the_same_for_the_same_chance():
    state = next(positions(4, 3, every=30))
    seat = GAME.decision(state).seat
    worlds = [GAME.imagine(state, seat, Chance(number)) for number in (1, 1, 2, 3, 4)]
    assert worlds[0] == worlds[1]
    other = (seat + 1) % 3
    assert len({tuple(world.hand[other]) for world in worlds}) > 1
    assert len({tuple(world.pile[seat]) for world in worlds}) > 1


def test_an_imagined_state_depends_on_nothing_hidden():
    chance = random.Random(7)
    for number, state in enumerate(positions(5, 4, every=3)):
        seat = GAME.decision(state).seat
        other = otherwise_dealt(state, seat, chance)
        one, two = (GAME.imagine(true, seat, Chance(number)) for true in (state, other))
        assert GAME.encode(one) == GAME.encode(two)
        assert one.actions == two.actions


def test_an_imagined_state_tells_nothing_of_an_action_that_waits_for_its_payment():
    seen = 0
    for state in positions(6, 2):
        decision = GAME.decision(state)
        if decision.kind in ("payment", "on") and state.phase == 2:
            seen += 1
            world = GAME.imagine(state, 1 - decision.seat, Chance(1))
            assert GAME.decision(world).kind == "action"
            assert GAME.decision(world).seat == decision.seat
            assert (
                GAME.decision(GAME.imagine(state, decision.seat, Chance(1))) == decision
            )
    assert seen


def test_imagined_games_play_on_to_their_end():
    for number, state in enumerate(positions(8, 3, every=25)):
        world = GAME.imagine(state, 0, Chance(number))
        chance = random.Random(number)
        while decision := GAME.decision(world):
            GAME.step(world, chance.choice(decision.actions))
        assert GAME.result(world) is not None


@pytest.mark.parametrize("iterations", [0, 16])
def test_two_games_that_differ_only_in_hidden_cards_give_the_same_choice(iterations):
    chance = random.Random(9)
    mind = mind_of(GAME.id)
    differing = 0
    for seed, state in enumerate(positions(10, 3, every=8)):
        seat = GAME.decision(state).seat
        other = otherwise_dealt(state, seat, chance)
        differing += other.hand != state.hand
        one, two = (choose(mind, true, iterations, seed) for true in (state, other))
        assert one.code == two.code
        if one.search and two.search:
            assert one.search.value() == two.search.value()
    assert differing > 5


@pytest.mark.parametrize("iterations", [0, 20])
def test_imagined_states_can_be_sent_to_another_process(iterations):
    mind = mind_of(GAME.id)
    for seed, state in enumerate(positions(12, 2, every=30)):
        sent = [
            GAME.encode(world) for world in worlds_of(mind, state, iterations, seed)
        ]
        found = think(mind, [GAME.decode(world) for world in sent], iterations, seed)
        assert found.code == choose(mind, state, iterations, seed).code


def test_a_search_whose_time_is_up_has_dealt_no_more_worlds_than_it_looked_at():
    mind = mind_of(GAME.id)
    (state, *_) = (one for one in positions(12, 2, every=30) if len(one.actions) > 1)
    worlds = worlds_of(mind, state, 450, 7)
    dealt = worlds._dealt
    assert len(worlds) == 64 and dealt == []
    found = think(mind, worlds, 450, 7, deadline=0.0)
    assert found.search.iterations == len(dealt) == 1
    before = GAME.encode(state)
    # what is dealt later is dealt from the position of then
    GAME.step(state, state.actions[0])
    first, *_, last = worlds
    assert len(dealt) == 64 and worlds[-1] is last and worlds[:1] == [first]
    twin = worlds_of(mind, GAME.decode(before), 450, 7)
    assert [GAME.encode(world) for world in twin] == [
        GAME.encode(world) for world in worlds
    ]
    with pytest.raises(IndexError):
        worlds[64]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_imagined_state_is_a_new_one_that_can_be_played_on(game):
    state, _ = game.start(Header(game.id, ("A", "B"), {}, 1))
    before = game.encode(state)
    world = game.imagine(state, game.decision(state).seat, Chance(1))
    assert game.encode(world) == before or game.hidden
    chance = random.Random(1)
    for _ in range(30):
        game.step(world, chance.choice(game.decision(world).actions))
    assert game.encode(state) == before

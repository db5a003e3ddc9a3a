"""What depends on hidden cards is in no public picture, description or text (Magna Carta)."""

from __future__ import annotations

import msgspec
import pytest

import rendering
from rendering.nodes import Text
from rendering.words import Words
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.rendering.positions import NAMES
from tests.rules.games import RandomPlayer

WORDS = Words(NAMES)


def public(view) -> list[object]:
    """Everything public that is made of a view."""
    shown: list[object] = [
        rendering.scene(view, (), WORDS, kind, "dark")
        for kind in (*rendering.KINDS, "wide")
    ]
    shown += [rendering.captions(view, (), WORDS, kind) for kind in rendering.KINDS]
    return [*shown, rendering.describe(view, (), WORDS), rendering.text(view, WORDS)]


@pytest.mark.parametrize("rules", ["standard", "beginner"])
def test_public_pictures_are_the_same_from_every_seat(rules: str) -> None:
    game = GAMES["magna_carta"]
    state, _ = game.start(Header("magna_carta", SEATS[:4], {"rules": rules}, seed=6))
    player = RandomPlayer(6, taste=0.8)
    step = 0
    while decision := game.decision(state):
        if step % 40 == 7:
            spectator = public(game.view(state))
            for seat in range(4):
                assert public(game.view(state, seat)) == spectator
        game.step(state, player.choose(decision.actions))
        step += 1
    assert step > 100


def test_a_hand_is_drawn_only_from_the_view_of_its_seat() -> None:
    game = GAMES["magna_carta"]
    state, _ = game.start(Header("magna_carta", SEATS[:3], {}, seed=2))
    with pytest.raises(ValueError, match="its own seat"):
        rendering.hand(game.view(state), WORDS)
    with pytest.raises(ValueError, match="its own seat"):
        rendering.hand_text(game.view(state), WORDS)
    for seat in range(3):
        view = game.view(state, seat)
        cards = [WORDS(f"mc-card-{card}") for card in game.hand(state, seat)]
        said = rendering.hand_text(view, WORDS)
        assert all(card in said for card in cards)
        assert all(
            WORDS(f"mc-effect-{card}") in said for card in game.hand(state, seat)
        )
        scene = rendering.magna_carta.hand_scene(view, WORDS, "light")
        drawn = {
            getattr(node, "text", "") for block in scene.blocks for node in block.nodes
        }
        assert all(
            {card, WORDS.short(f"mc-card-{name}")} & drawn
            for card, name in zip(cards, game.hand(state, seat), strict=True)
        )


def test_a_large_and_an_empty_hand_can_be_drawn() -> None:
    game = GAMES["magna_carta"]
    state, _ = game.start(Header("magna_carta", SEATS[:2], {}, seed=2))
    view = game.view(state, 0)
    for hand in ((), tuple(GAMES["magna_carta"].hand(state, 0)) * 4):
        players = (
            msgspec.structs.replace(view.players[0], hand=hand),
            *view.players[1:],
        )
        scene = rendering.magna_carta.hand_scene(
            msgspec.structs.replace(view, players=players), WORDS, "light"
        )
        assert scene.height <= 1944
        assert len(scene.blocks) == 1 + max(1, len(hand))


@pytest.mark.parametrize(
    ("number", "columns"), [(1, 1), (2, 2), (3, 3), (4, 2), (5, 3)]
)
def test_a_hand_fills_the_width_and_few_cards_say_in_words_what_they_do(
    number: int, columns: int
) -> None:
    game = GAMES["magna_carta"]
    state, _ = game.start(Header("magna_carta", SEATS[:2], {}, seed=2))
    view = game.view(state, 0)
    hand = (tuple(game.hand(state, 0)) * 2)[:number]
    players = (msgspec.structs.replace(view.players[0], hand=hand), *view.players[1:])
    scene = rendering.magna_carta.hand_scene(
        msgspec.structs.replace(view, players=players), WORDS, "light"
    )
    cards = scene.blocks[1:]
    assert (
        len({card.x for card in cards}) == columns
        and max(card.x + card.w for card in cards) >= 1066
    )
    for card, name in zip(cards, hand, strict=True):
        said = " ".join(node.text for node in card.nodes if isinstance(node, Text))
        assert (WORDS(f"mc-effect-{name}") in said) == (number < 3)


def test_while_all_choose_their_opening_hands_nobody_is_named_alone() -> None:
    game = GAMES["magna_carta"]
    state, _ = game.start(Header("magna_carta", SEATS[:3], {}, seed=2))
    view = game.view(state)
    names = WORDS.joined([WORDS.who(seat) for seat in view.order])
    assert f"{names}: The opening hand" in rendering.describe(view, [], WORDS)
    waiting, chosen = (
        rendering.scene(shown, (), WORDS, "glance", "light")[0].blocks
        for shown in (view, msgspec.structs.replace(view, decision=None))
    )
    assert waiting[1:4] == chosen[1:4]  # the players: nobody's is framed

"""The road of Magna Carta: short ones show more of each card, long ones all of them."""

from __future__ import annotations

import msgspec
import pytest

import rendering
from rendering.magna_carta.signs import DRAWING, effect
from rendering.nodes import Art
from rendering.signs import forms
from rules.magna_carta.cards import CARDS
from tests.rendering.positions import random_positions, saved
from tests.rendering.test_scenes import (
    LANGUAGES,
    WORDS,
    assert_sound,
    texts_of,
    words_in,
)


@pytest.mark.parametrize("cards", [2, 3, 5, 8])
def test_a_short_road_of_magna_carta_has_names_workers_beside_its_cards_and_no_free_spaces(
    cards: int,
) -> None:
    view = saved("magna_carta-early").view
    view = msgspec.structs.replace(view, road=view.road[:cards], provost=cards)
    [scene] = rendering.scene(view, (), WORDS, "glance")
    blocks = {block.name: block for block in scene.blocks}
    for number, card in enumerate(view.road, 1):
        block = blocks[str(number)]
        names = (WORDS(f"mc-card-{card.tile}"), WORDS.short(f"mc-card-{card.tile}"))
        labels = {f"{number} {name}" for name in names}
        if number == cards:  # the provost may leave room for the number alone
            labels.add(str(number))
        assert labels & {text.text for text in texts_of(block)}
        drawings = [node for node in block.nodes if isinstance(node, Art)]
        told = [sign.drawing for sign in drawings]
        assert all(sign in told for _, sign in forms(effect(card.tile))[1])
        if card.worker is not None:
            house = next(
                node for node in drawings if node.drawing == DRAWING[card.tile]
            )
            worker = next(
                node for node in drawings if node.drawing == f"worker{card.worker}"
            )
            blank = worker.w // 8 + 4
            assert (
                worker.x + blank >= house.x + house.w
                or house.x >= worker.x + worker.w - blank
            )
    assert sum(card.worker is not None for card in view.road) >= 2
    assert str(cards + 1) not in blocks
    said = [text.text for text in texts_of(blocks["ahead"])]
    assert [said.index(str(tokens)) for tokens in view.tokens] == sorted(
        said.index(str(tokens)) for tokens in view.tokens
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_road_of_few_cards_is_sound_with_any_cards_in_every_language(
    language: str,
) -> None:
    view, words = saved("magna_carta-early").view, words_in(language)
    for number, card in enumerate(CARDS):
        for cards in (2, 4):
            road = [
                msgspec.structs.replace(one, tile=card, worker=number % 2)
                for one in view.road[:cards]
            ]
            short = msgspec.structs.replace(view, road=tuple(road), provost=cards - 1)
            assert_sound(rendering.scene(short, (), words, "glance")[0])


def test_every_card_of_a_long_road_carries_its_number() -> None:
    longest = max(
        (
            position
            for position in random_positions()
            if position.view.game == "magna_carta"
        ),
        key=lambda position: len(position.view.road),
    )
    assert len(longest.view.road) > 20
    for kind in ("full", "phone"):
        shown = [
            block
            for scene in rendering.scene(longest.view, (), WORDS, kind)
            for block in scene.blocks
            if block.name.isdigit()
        ]
        cards = len(longest.view.road)
        # free places end the last row
        last = -(-cards // 7) * 7 if kind == "full" else cards
        assert [int(block.name) for block in shown] == list(range(1, last + 1))
        assert all(
            block.name in {text.text for text in texts_of(block)} for block in shown
        )


def test_a_card_on_a_phone_shows_what_its_owner_gets() -> None:
    position = saved("magna_carta-middle")
    scene = rendering.scene(position.view, position.events, WORDS, "phone")[0]
    for block in scene.blocks:
        if not block.name.isdigit():
            continue
        card = position.view.road[int(block.name) - 1]
        shown = [node.drawing for node in block.nodes if isinstance(node, Art)]
        owned = card.owner is not None and CARDS[card.tile].kind in ("wood", "stone")
        assert ("key" in shown) == owned, block.name

"""The order in which choices are shown: the codes stay as the engine lists them."""

from __future__ import annotations

import discord
import pytest

from bot.components.custom_id import CustomId
from bot.components.ui import (
    LABEL,
    Choice,
    Layout,
    decision_items,
    in_order,
    lay_out,
    pager,
)
from bot.text import action_labels
from bot.text.localization import localization_for, offered
from rules.register import find_game
from tests.rules.magna_carta.positions import play as play_cards
from tests.rules.play import play

CAYLUS = find_game("caylus").guide.menus


def shown(game) -> list[str]:
    """The codes of the present decision as a prompt shows them."""
    rules = find_game(game.game.id)
    decision = rules.decision(game.state)
    return lay_out(
        rules.guide.menus,
        [(code, rules.label(game.state, code).english) for code in decision.actions],
    ).codes()


def test_a_peddler_shows_single_cubes_before_pairs_and_both_in_the_order_of_the_goods():
    game = play(
        "set road 9: w_peddler Red\nset provost: 9\nset Blue: deniers=9\n\nBlue place 9"
    ).wait("peddler")
    assert shown(game) == [
        *("buy food", "buy wood", "buy stone", "buy cloth"),
        *(
            "buy food+food",
            "buy food+wood",
            "buy food+stone",
            "buy cloth+food",
            "buy wood+wood",
        ),
        *(
            "buy stone+wood",
            "buy cloth+wood",
            "buy stone+stone",
            "buy cloth+stone",
            "buy cloth+cloth",
        ),
        "skip",
    ]


def test_payments_and_batches_show_the_least_gold_first():
    game = play_cards(
        "set hand Blue: bank\nset Blue: stone=2 gold=3\n\nBlue build bank"
    )
    assert game.kind == "payment"
    assert shown(game) == [
        "pay stone+stone+wood",
        *("pay gold+stone+wood", "pay gold+stone+stone"),
        *("pay gold+gold+wood", "pay gold+gold+stone"),
        "pay gold+gold+gold",
    ]


def test_what_is_no_choice_of_cubes_stays_in_the_order_of_the_rules():
    pairs = [
        (code, code) for code in ("place 9", "place gate", "favor prestige", "pass")
    ]
    assert in_order(CAYLUS, pairs) == pairs
    pairs = [(code, code) for code in ("take gold", "exchange", "take food", "skip")]
    assert [code for code, _ in in_order(CAYLUS, pairs)] == [
        "take food",
        "exchange",
        "take gold",
        "skip",
    ]
    assert [
        code
        for code, _ in in_order(CAYLUS, [("pay 5", ""), ("pay 2", ""), ("skip", "")])
    ] == [
        "pay 2",
        "pay 5",
        "skip",
    ]


def test_only_what_is_suggested_is_blue():
    choices = (Choice("pass", "Pass"), Choice("place 4", "4", is_suggested=True))
    pass_, place = decision_items(
        localization_for("en"), CustomId("act", 1, 1), "pick", Layout(choices, ())
    )
    assert pass_.style is discord.ButtonStyle.secondary
    assert place.style is discord.ButtonStyle.primary


def test_a_single_choice_of_its_kind_is_a_button_however_long_its_label_is():
    places = [(f"place {spot}", str(spot)) for spot in (*range(1, 10), "gate", "inn")]
    long = [("favor prestige", "x" * 101), ("place castle", "x" * 101)]
    shown = lay_out(CAYLUS, [*places, *long])
    assert {code for code, _ in long} <= {choice.code for choice in shown.buttons}
    assert all(len(menu.choices) > 1 for menu in shown.menus)
    assert sorted(shown.codes()) == sorted(code for code, _ in [*places, *long])


@pytest.mark.parametrize("language", offered())
def test_the_label_of_a_single_choice_fits_its_button_without_its_note(language):
    game = play("set bailiff: 18\nset provost: 18\nset Blue: deniers=20")
    rules, l10n = find_game("caylus"), localization_for(language)
    actions = [
        (code, rules.label(game.state, code))
        for code in rules.decision(game.state).actions
    ]
    labels = dict(action_labels.brief(l10n, CAYLUS, actions))
    assert len(labels["place castle"]) <= LABEL


def test_pages_are_turned_both_ways():
    l10n = localization_for("en")
    turned = [pager(l10n, CustomId("tourpage", 7, page), 3) for page in (1, 2, 3)]
    assert [[one.label for one in items] for items in turned] == [
        ["Next"],
        ["Back", "Next"],
        ["Back"],
    ]
    assert [one.custom_id for one in turned[1]] == [
        "cy:tourpage:7:1:",
        "cy:tourpage:7:3:",
    ]

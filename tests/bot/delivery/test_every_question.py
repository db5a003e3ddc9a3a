"""Every kind of question of both games: no menu has one short option, and the suggested action is the marked one."""

import random
from collections import Counter

import pytest

from bot.components import ui
from bot.components.ui import Choice
from bot.delivery import question
from bot.text.localization import localization_for
from players.scripted import greedy
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.bot.delivery.test_spots import Asked

KINDS = {
    "caylus": {
        *(
            "place_worker",
            "gate",
            "provost",
            "guild",
            "joust",
            "inn",
            "production",
            "peddler",
            "market",
        ),
        *("trade", "give", "build", "castle", "favor_line"),
    },
    "magna_carta": {
        *(
            "opening",
            "action",
            "payment",
            "provost",
            "peddler",
            "market",
            "lawyer",
            "castle",
        ),
    },
}
"""Kinds of decisions that these games are known to reach; the test takes every other kind too."""
OF_A_KIND = 8  # questions that are looked at


def asked(game_id, seeds):
    """Some decisions with a choice of each kind, of games whose players are partly sensible."""
    game, kinds = GAMES[game_id], Counter()
    for seed in seeds:
        state, _ = game.start(
            Header(
                game_id, SEATS[: game.min_seats + seed % (game.max_seats - 1)], {}, seed
            )
        )
        chance = random.Random(seed)
        while (decision := game.decision(state)) is not None:
            if len(decision.actions) > 1 and kinds[decision.kind] < OF_A_KIND:
                kinds[decision.kind] += 1
                yield Asked(game, state, decision)
            sensible = chance.random() < 0.7
            code = (
                greedy.choose(game, state)
                if sensible
                else chance.choice(decision.actions)
            )
            game.step(state, code)


def is_worth_a_menu(menu):
    """Whether a menu has several options, or one that is longer than a button may be."""
    return len(menu.choices) > 1 or len(menu.choices[0].label) > ui.LABEL


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_suggested_action_is_the_marked_one_in_every_kind_of_question(
    game_id, language
):
    l10n, kinds, chance = localization_for(language), set(), random.Random(1)
    in_menus = set()
    for position in asked(game_id, range(3)):
        decision = position.decision
        kinds.add(decision.kind)
        plain = question._layout(l10n, position)
        assert all(map(is_worth_a_menu, plain.menus)), (decision.kind, plain.menus)
        code = chance.choice(decision.actions)
        layout = question._layout(
            l10n, position, (Choice(code, "Do it", is_suggested=True),)
        )
        assert (
            sorted({*layout.codes()}) == sorted(decision.actions)
            and layout.rows <= ui.MESSAGE_ROWS
        )
        options = [choice for menu in layout.menus for choice in menu.choices]
        assert all(map(is_worth_a_menu, layout.menus)), decision.kind
        assert all(
            choice.label.startswith("★ ") == (choice.code == code) for choice in options
        )
        assert [choice.code for choice in layout.buttons if choice.is_suggested] in (
            [code],
            [],
        )
        if not any(choice.code == code for choice in options):
            assert layout.buttons[0] == Choice(code, "Do it", is_suggested=True)
        else:
            in_menus.add(decision.kind)
    assert kinds >= KINDS[game_id], KINDS[game_id] - kinds
    assert in_menus or game_id != "caylus"

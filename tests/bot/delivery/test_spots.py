"""Places to put a worker on are buttons, and what is suggested is the first and only blue one."""

import random

import pytest

from bot.components import ui
from bot.components.ui import Choice
from bot.delivery import question
from bot.text import action_labels
from bot.text.localization import languages, localization_for
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES


class Asked:
    """A position as the layout of its question needs it."""

    def __init__(self, game, state, decision):
        self.game, self.state, self.decision = game, state, decision

    def label(self, code):
        return self.game.label(self.state, code)


def asked(game_id, players, seed):
    """Each position of a random game in which places can be chosen and all choices are no five buttons."""
    game, chance = GAMES[game_id], random.Random(seed)
    state, _ = game.start(Header(game_id, SEATS[:players], {}, seed))
    while (decision := game.decision(state)) is not None:
        if (
            any(code.startswith(("place", "move")) for code in decision.actions)
            and len(decision.actions) > ui.MOST_ACTION_BUTTONS
        ):
            yield Asked(game, state, decision)
        game.apply(
            state,
            decision.seat,
            chance.choice(
                [code for code in decision.actions if code != "pass"] or ["pass"]
            ),
        )


@pytest.mark.parametrize(
    ("game_id", "players"), [("caylus", 2), ("caylus", 5), ("magna_carta", 4)]
)
def test_up_to_twenty_places_are_buttons_with_short_names(game_id, players):
    l10n, many = localization_for("en"), 0
    for position in asked(game_id, players, 3):
        names = action_labels.spots(l10n, position)
        layout = question._layout(l10n, position)
        assert (
            sorted(layout.codes()) == sorted(position.decision.actions)
            and layout.rows <= ui.MESSAGE_ROWS
        )
        in_menus = {choice.code for menu in layout.menus for choice in menu.choices}
        if len(names) > ui.MOST_SPOTS:
            many += 1
            assert set(names) & in_menus
        else:
            assert not set(names) & in_menus
            shown = {choice.code: choice.label for choice in layout.buttons}
            assert {code: shown[code] for code in names} == names
            assert [code for code in shown if code in names] == list(shown)[
                : len(names)
            ]
    assert many or players < 5


@pytest.mark.parametrize("language", languages())
def test_names_say_the_space_and_warn_of_what_is_noted(language):
    l10n = localization_for(language)
    position = next(asked("caylus", 3, 4))
    names = action_labels.spots(l10n, position)
    assert (
        names["place 6"].startswith("6 ")
        and "⚠" not in names["place 6"] + names["place gate"]
    )
    assert names["place castle"].endswith(" ⚠")
    assert all(len(name) <= 25 for name in names.values())


def test_what_is_suggested_comes_first_and_is_the_only_blue_button():
    l10n = localization_for("en")
    for position in asked("caylus", 3, 4):
        code = position.decision.actions[-1]
        suggested = Choice(code, "Do it", is_suggested=True)
        layout = question._layout(l10n, position, (suggested,))
        assert layout.buttons[0] == suggested
        assert [one for one in layout.buttons if one.is_suggested] == [suggested]
        assert [choice.code for choice in layout.buttons].count(code) == 1

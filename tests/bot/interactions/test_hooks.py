"""What features add to commands of others."""

from __future__ import annotations

import pytest

from bot.core.errors import UserError
from bot.interactions.hooks import (
    CommandHooks,
    CommandOption,
    CommandPart,
    loaded,
    ordered_names,
)


@pytest.mark.parametrize(
    ("fixed", "added", "names"),
    [
        (
            ["pace", "undo"],
            [("level", "computers"), ("computers", "pace")],
            "pace computers level undo",
        ),
        (["pace"], [("game", ""), ("who", "rated")], "game pace who"),
        ([], [("b", "a"), ("a", ""), ("c", "a")], "a c b"),
        ([], [], ""),
    ],
)
def test_an_option_stands_behind_the_one_it_names_and_last_where_that_is_left_out(
    fixed, added, names
):
    options = [CommandOption(name, str, after) for name, after in added]
    assert " ".join(ordered_names(fixed, options)) == names


def test_parts_of_a_command_come_in_the_order_of_their_options():
    hooks = CommandHooks()
    for name, after in (
        ("seek", "following"),
        ("statistics", ""),
        ("following", "statistics"),
    ):
        hooks.part("club", CommandPart([CommandOption(name, bool, after)], None, None))
    assert [part.options[0].name for part in hooks.parts("club")] == [
        "statistics",
        "following",
        "seek",
    ]
    assert hooks.parts("privacy") == [] and list(hooks.options("privacy")) == []


def test_what_no_loaded_feature_offers_is_refused_and_its_figure_is_none():
    hooks = CommandHooks()
    with pytest.raises(UserError):
        loaded(hooks.replays)
    assert hooks.value("computer_games") == 0
    hooks.gauges["computer_games"] = lambda: 3
    assert loaded("offered") == "offered" and hooks.value("computer_games") == 3

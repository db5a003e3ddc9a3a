"""The list of features: complete, and its order is that in which the core tells them."""

from __future__ import annotations

from pathlib import Path

import bot.features
from bot.app import feature_list
from bot.core.events import GameCancelled, GameEnded, GameStarted, PhaseEnded

FOLDER = Path(bot.features.__path__[0])

ORDER = {
    GameStarted: ["follow"],
    PhaseEnded: ["follow"],
    GameEnded: ["follow"],
    GameCancelled: ["follow"],
}
"""Who is told of an event, in which order."""


def told(hooks, event):
    return [handler.__module__.split(".")[2] for handler in hooks.subscribers(event)]


def test_the_list_has_every_folder_once():
    folders = sorted(path.name for path in FOLDER.iterdir() if (path / "__init__.py").exists())
    assert sorted((*feature_list.REQUIRED, *feature_list.OPTIONAL)) == folders


def test_who_subscribes_stands_in_the_list():
    found = {
        path.parent.name for path in FOLDER.glob("*/subscribers.py") if "def register(" in path.read_text()
    }
    assert set(feature_list.SUBSCRIBERS) == found


def test_features_are_told_in_the_order_of_the_list():
    hooks = feature_list.hooks(reversed(feature_list.OPTIONAL))
    assert {event: told(hooks, event) for event in ORDER} == ORDER
    for names in ORDER.values():
        assert names == sorted(names, key=feature_list.OPTIONAL.index)


def test_a_feature_that_is_left_out_is_told_nothing():
    hooks = feature_list.hooks([name for name in feature_list.OPTIONAL if name != "follow"])
    assert "follow" not in told(hooks, GameStarted)

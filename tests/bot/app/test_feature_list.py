"""The list of features: complete, and its order is that in which the core tells them."""

from __future__ import annotations

from pathlib import Path

import bot.features
from bot.app import feature_list
from bot.core import events, hooks

FOLDER = Path(bot.features.__path__[0])

ORDER = {
    events.LobbyClosed: ["matchmaking"],
    events.InvitationDeclined: ["matchmaking"],
    events.GameStarted: ["follow"],
    events.GameMoved: ["tournaments"],
    events.ActionApplied: ["plans", "live_session"],
    events.AnswerKept: ["live_session"],
    events.Acted: ["plans", "live_session"],
    events.PhaseEnded: ["follow"],
    events.GameEnded: ["live_session", "statistics", "tournaments", "follow"],
    events.GameCancelled: ["live_session", "tournaments", "follow"],
    events.EndUndone: ["statistics", "tournaments"],
    events.Undone: ["plans", "live_session"],
    events.PlayerDeparted: ["live_session"],
    events.SeatChanging: ["live_session"],
    events.SeatVacated: ["plans", "tournaments"],
    events.ClocksPausing: ["live_session"],
    events.ClocksSuspended: ["plans"],
    events.UserDeleting: ["tournaments", "puzzles"],
    hooks.AdmissionCheck: ["statistics"],
    hooks.JoinCheck: ["matchmaking", "statistics"],
    hooks.WasOffered: ["matchmaking"],
    hooks.IsExpected: ["matchmaking"],
    hooks.SeatCheck: ["tournaments"],
    hooks.CancelCheck: ["tournaments"],
    hooks.SettingsCheck: ["tournaments"],
    hooks.HostIsFixed: ["tournaments"],
}
"""Who is told of an event, or asked by a check, in which order."""


def told(registered, what):
    return [handler.__module__.split(".")[2] for handler in registered.handlers(what)]


def test_the_list_has_every_folder_once():
    folders = sorted(path.name for path in FOLDER.iterdir() if (path / "__init__.py").exists())
    assert sorted((*feature_list.REQUIRED, *feature_list.OPTIONAL)) == folders


def test_who_subscribes_stands_in_the_list():
    found = {
        path.parent.name for path in FOLDER.glob("*/subscribers.py") if "def register(" in path.read_text()
    }
    assert set(feature_list.SUBSCRIBERS) == found


def test_features_are_told_in_the_order_of_the_list():
    registered = feature_list.hooks(reversed(feature_list.OPTIONAL))
    known = (*events.DomainEvent.__subclasses__(), *hooks.Check.__subclasses__())
    assert {what: told(registered, what) for what in known} == ORDER
    for names in ORDER.values():
        assert names == sorted(names, key=feature_list.OPTIONAL.index)


def test_a_feature_that_is_left_out_is_told_nothing():
    registered = feature_list.hooks([name for name in feature_list.OPTIONAL if name != "follow"])
    assert "follow" not in told(registered, events.GameStarted)

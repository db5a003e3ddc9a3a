"""The list of features: complete, and its order is that in which the core tells them."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import bot.features
from bot.app import feature_list
from bot.core import events, hooks

FOLDER = Path(bot.features.__path__[0])

PAGE = Path(__file__).parents[3] / "docs" / "core.md"
ORDER = {
    what: names.split(", ")
    for what, names in re.findall(
        r"^\| `(\w+)` \| ([a-z_, ]+) \|$",
        PAGE.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
}
"""Who is told of an event, or asked by a check, in which order: as the page of the core says."""


def leaves(base):
    """The classes below one that are no base of others."""
    for what in base.__subclasses__():
        yield from leaves(what) if what.__subclasses__() else (what,)


def told(registered, what):
    modules = [handler.__module__.split(".") for handler in registered.handlers(what)]
    # What the board registers are functions of the outbox. Several of a feature may be told, one after the other.
    names = [name if room == "features" else "board" for _, room, name, *_ in modules]
    return [name for name, _ in itertools.groupby(names)]


def test_the_list_has_every_folder_once():
    folders = sorted(
        path.name for path in FOLDER.iterdir() if (path / "__init__.py").exists()
    )
    assert sorted((*feature_list.REQUIRED, *feature_list.OPTIONAL)) == folders


def test_who_subscribes_stands_in_the_list():
    found = {
        path.parent.name
        for path in FOLDER.glob("*/*.py")
        if "def register(hooks: Hooks)" in path.read_text()
    }
    assert set(feature_list.SUBSCRIBERS) == found


def test_features_are_told_in_the_order_of_the_list():
    registered = feature_list.hooks(reversed(feature_list.OPTIONAL))
    known = (*leaves(events.DomainEvent), *leaves(hooks.Check))
    assert {what.__name__: told(registered, what) for what in known} == ORDER
    for names in ORDER.values():
        listed = (*feature_list.REQUIRED, *feature_list.OPTIONAL)
        assert names == sorted(names, key=listed.index)


def test_a_feature_that_is_left_out_is_told_nothing():
    registered = feature_list.hooks(
        [name for name in feature_list.OPTIONAL if name != "follow"]
    )
    assert "follow" not in told(registered, events.GameStarted)

"""The features of this bot, each a discord.py extension. In this order they are loaded, told of an event, and asked by
a check."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.core.hooks import Hooks
from bot.features.follow import subscribers as follow
from bot.features.live_session import subscribers as live_session
from bot.features.matchmaking import subscribers as matchmaking
from bot.features.plans import subscribers as plans
from bot.features.puzzles import subscribers as puzzles
from bot.features.statistics import subscribers as statistics
from bot.features.tournaments import subscribers as tournaments

REQUIRED = ("play", "lobby", "seats", "votes", "undo", "user_settings", "server_settings")
OPTIONAL = (
    "plans",
    "computers",
    "live_session",
    "invitations",
    "matchmaking",
    "statistics",
    "tournaments",
    "follow",
    "hints",
    "tutorial",
    "what_if",
    "board",
    "rulebook",
    "records",
    "replays",
    "reviews",
    "puzzles",
    "lessons",
    "digest",
)

SUBSCRIBERS: Mapping[str, Callable[[Hooks], None]] = {
    "plans": plans.register,
    "live_session": live_session.register,
    "matchmaking": matchmaking.register,
    "statistics": statistics.register,
    "tournaments": tournaments.register,
    "follow": follow.register,
    "puzzles": puzzles.register,
}
"""By the name of a feature, what registers it at the core; most need nothing of it."""

NEEDS: Mapping[str, str] = {
    "matchmaking": "invitations",
    "tournaments": "statistics",
    "hints": "plans",
    "tutorial": "hints",
    "what_if": "plans",
    "lessons": "puzzles",
    "digest": "statistics",
}
"""What a feature stands on: without it, it is left out too."""


def loaded(features: Iterable[str] = OPTIONAL) -> list[str]:
    """These features and the required ones in the order of the list, without those that lack what they need."""
    wanted, found = {*REQUIRED, *features}, list[str]()
    for name in (*REQUIRED, *OPTIONAL):
        if name in wanted and (name not in NEEDS or NEEDS[name] in found):
            found.append(name)
    return found


def extensions(features: Iterable[str] = OPTIONAL) -> list[str]:
    """The modules that discord.py loads."""
    return [f"bot.features.{name}.extension" for name in loaded(features)]


def hooks(features: Iterable[str] = OPTIONAL) -> Hooks:
    """The hooks of the core with these features registered, in the order of the list whatever order they come in."""
    made = Hooks()
    for name in loaded(features):
        if name in SUBSCRIBERS:
            SUBSCRIBERS[name](made)
    return made

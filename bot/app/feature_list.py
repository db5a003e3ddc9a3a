"""The features of this bot, each a discord.py extension. In this order they are loaded, told of an event, and asked by
a check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.hooks import Hooks
from bot.features.follow import subscribers as follow
from bot.features.live_session import subscribers as live_session
from bot.features.matchmaking import subscribers as matchmaking
from bot.features.plans import subscribers as plans
from bot.features.puzzles import subscribers as puzzles
from bot.features.statistics import subscribers as statistics
from bot.features.tournaments import subscribers as tournaments

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

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


def extensions(features: Iterable[str] = OPTIONAL) -> list[str]:
    """The modules that discord.py loads: the required features, and these in the order of the list."""
    wanted = {*REQUIRED, *features}
    return [f"bot.features.{name}.extension" for name in (*REQUIRED, *OPTIONAL) if name in wanted]


def hooks(features: Iterable[str] = OPTIONAL) -> Hooks:
    """The hooks of the core with these features registered, in the order of the list whatever order they come in."""
    wanted, made = set(features), Hooks()
    for name in OPTIONAL:
        if name in wanted and name in SUBSCRIBERS:
            SUBSCRIBERS[name](made)
    return made

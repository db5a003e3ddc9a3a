"""The features of this bot, each a discord.py extension, and the order of its slash commands.

In the order of this list features are loaded, called with an event, and asked by a check. Discord shows the
commands in their order.
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.core.hooks import Hooks
from bot.features.board import use_cases as board
from bot.features.follow import use_cases as follow
from bot.features.live_session import use_cases as live_session
from bot.features.matchmaking import requests as matchmaking
from bot.features.moderation import use_cases as moderation
from bot.features.plans import subscribers as plans
from bot.features.puzzles import use_cases as puzzles
from bot.features.statistics import subscribers as statistics
from bot.features.tournaments import subscribers as tournaments
from bot.interactions.autocomplete import is_worth_logging
from bot.interactions.slash_commands import SlashCommand, group

REQUIRED = (
    "play",
    "lobby",
    "seats",
    "votes",
    "undo",
    "user_settings",
    "server_settings",
    "moderation",
)
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
    "live_board",
)

SUBSCRIBERS: Mapping[str, Callable[[Hooks], None]] = {
    "moderation": moderation.register,
    "plans": plans.register,
    "live_session": live_session.register,
    "matchmaking": matchmaking.register,
    "statistics": statistics.register,
    "tournaments": tournaments.register,
    "follow": follow.register,
    "board": board.register,
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
    "live_board": "what_if",
}
"""The feature that a feature requires; without it, the feature is left out, too."""


def loaded(features: Iterable[str] = OPTIONAL) -> list[str]:
    """Return these features and the required ones in the order of the list.

    Features that lack one they need are left out.
    """
    wanted, modules = {*REQUIRED, *features}, list[str]()
    for name in (*REQUIRED, *OPTIONAL):
        if name in wanted and (name not in NEEDS or NEEDS[name] in modules):
            modules.append(name)
    return modules


def extensions(features: Iterable[str] = OPTIONAL) -> list[str]:
    """Return the modules that discord.py loads."""
    return [f"bot.features.{name}.extension" for name in loaded(features)]


def hooks(features: Iterable[str] = OPTIONAL) -> Hooks:
    """Return the hooks of the core with these features registered, in the order of the list."""
    made = Hooks()
    for name in loaded(features):
        if name in SUBSCRIBERS:
            SUBSCRIBERS[name](made)
    return made


ROOT = "caylus"
ROOTS = {
    ROOT: None,
    "caylus-club": None,
    "caylus-server": discord.Permissions(manage_guild=True),
}
"""The commands that Discord knows, with the permissions that somebody needs to see them."""
COMMANDS = {
    "caylus": "new join leave start games act place pass provost build convert castle favor choose undo "
    "board status hand history building rules export",
    "table": "resign stand-in replace claim vote settings pause evening cancel import language who invite moderate",
    "me": "language hours away notify pictures guide forget export",
    "plan": "turn what-if hint",
    "caylus-club": "learn statistics seek follow tournament puzzle review privacy",
    "caylus-server": "settings log doctor",
}
"""The commands of each group, whichever feature has them. What stands below `/caylus` is called without it."""
PATHS = tuple(
    name if above == ROOT else f"{above} {name}"
    for above, names in COMMANDS.items()
    for name in names.split()
)


def declare(
    tree: app_commands.CommandTree[Any], commands: Mapping[str, SlashCommand]
) -> None:
    """Add the commands of the loaded features, by their paths. Raise ValueError for a path that has no place."""
    if unplaced := commands.keys() - set(PATHS):
        raise ValueError(f"commands without a place in PATHS: {sorted(unplaced)}")
    logging.getLogger(app_commands.tree.__name__).addFilter(is_worth_logging)
    groups: dict[str, app_commands.Group] = {}
    for path in PATHS:
        if path not in commands:
            continue
        above = path.rpartition(" ")[0] or ROOT
        if above not in groups:
            groups[above] = group(above, ROOTS.get(above))
            (tree if above in ROOTS else groups[ROOT]).add_command(groups[above])
        groups[above].add_command(commands[path])

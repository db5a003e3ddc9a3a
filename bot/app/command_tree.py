"""The slash commands in the order in which Discord shows them: `/caylus`, `/caylus-club` and `/caylus-server`."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.interactions.autocomplete import is_worth_logging
from bot.interactions.slash_commands import SlashCommand, group

ROOT = "caylus"
ROOTS = {ROOT: None, "caylus-club": None, "caylus-server": discord.Permissions(manage_guild=True)}
"""The commands that Discord knows, with the permissions that somebody needs to see them."""
COMMANDS = {
    "caylus": "new join leave start games act place pass provost build convert castle favor choose undo "
    "board status hand history building rules export",
    "table": "resign stand-in replace claim vote settings pause evening cancel import language who invite",
    "me": "language hours away notify pictures guide forget export",
    "plan": "turn what-if hint",
    "caylus-club": "learn statistics seek follow tournament puzzle review privacy",
    "caylus-server": "settings club digest doctor",
}
"""The commands of each group, whichever feature has them. What stands below `/caylus` is called without it."""
PATHS = tuple(
    name if above == ROOT else f"{above} {name}"
    for above, names in COMMANDS.items()
    for name in names.split()
)


def declare(tree: app_commands.CommandTree[Any], commands: Mapping[str, SlashCommand]) -> None:
    """Adds the commands of the loaded features, by their paths; its log leaves out what is no error. Raises ValueError
    for a path that has no place."""
    if unplaced := commands.keys() - set(PATHS):
        raise ValueError(f"commands without a place in PATHS: {sorted(unplaced)}")
    logging.getLogger(app_commands.tree.__name__).addFilter(is_worth_logging)
    groups: dict[str, app_commands.Group] = {}
    for path in PATHS:
        if path in commands:
            _group_of(path, groups, tree).add_command(commands[path])


def _group_of(
    path: str, groups: dict[str, app_commands.Group], tree: app_commands.CommandTree[Any]
) -> app_commands.Group:
    """The group that a command or group stands in; made where it is the first there."""
    above = path.rpartition(" ")[0] or ROOT
    found = groups.get(above)
    if found is None:
        found = groups[above] = group(above, ROOTS.get(above))
        if above in ROOTS:
            tree.add_command(found)
        else:
            _group_of(above, groups, tree).add_command(found)
    return found

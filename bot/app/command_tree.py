"""The slash commands: `/caylus` with exactly 25 subcommands and groups, `/caylus-club` and `/caylus-server`."""

from __future__ import annotations

import logging
from typing import Any

from discord import app_commands

from bot.features.board import commands as board_commands
from bot.features.lobby import commands as lobby_commands
from bot.features.plans import commands as plans_commands
from bot.features.play import commands as play_commands
from bot.features.seats import commands as seats_commands
from bot.features.server_settings import commands as server_settings_commands
from bot.features.statistics import commands as statistics_commands
from bot.features.user_settings import commands as user_settings_commands
from bot.interactions.autocomplete import is_worth_logging
from bot.interactions.slash_commands import group


def declare(tree: app_commands.CommandTree[Any]) -> None:
    """Adds every command to a tree, with the games that there are now; its log leaves out what is no error."""
    logging.getLogger(app_commands.tree.__name__).addFilter(is_worth_logging)
    caylus = group("caylus")
    caylus.add_command(lobby_commands.new())
    for module in (lobby_commands, play_commands, board_commands):
        for command in module.COMMANDS:
            caylus.add_command(command)
    for subgroup in (seats_commands.GROUP, user_settings_commands.GROUP, plans_commands.GROUP):
        caylus.add_command(subgroup)
    tree.add_command(caylus)
    tree.add_command(statistics_commands.GROUP)
    tree.add_command(server_settings_commands.GROUP)

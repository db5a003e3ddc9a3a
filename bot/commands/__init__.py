"""The slash commands: `/caylus` with exactly 25 subcommands and groups, `/caylus-club` and `/caylus-server`."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands import club, look, me, plan, play, server, start, table
from bot.commands.declaring import group


def declare(tree: app_commands.CommandTree[Any]) -> None:
    """Adds every command to a tree, with the games that there are now."""
    caylus = group("caylus")
    caylus.add_command(start.new())
    for module in (start, play, look):
        for command in module.COMMANDS:
            caylus.add_command(command)
    for subgroup in (table.GROUP, me.GROUP, plan.GROUP):
        caylus.add_command(subgroup)
    tree.add_command(caylus)
    tree.add_command(club.GROUP)
    tree.add_command(server.GROUP)

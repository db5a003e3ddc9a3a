"""Texts that people type or import: none is a mention, a link or markup when the bot repeats it."""

from __future__ import annotations

import re

import discord
from discord import app_commands

from tests.bot.world import world

PLANTED = "@everyone <@&42> **b** [l](https://e.vil) <t:1:R> <#7> ||s|| # h"
WORKS = re.compile(
    r"@everyone|@here|(?<!\\)<@&?42>|(?<!\\)<#7>|(?<!\\)<t:1:R>|\*\*b\*\*|\]\(https://e\.vil\)|\|\|s\|\||^# h",
    re.MULTILINE,
)
"""What Discord would render; behind a backslash, or with a joiner inside, it does not."""


def rendered(text):
    """What of a text Discord would render: nothing in code."""
    return WORKS.search(
        re.sub(r"```.*?```|``.*?``|`[^`\n]*`", "", text, flags=re.DOTALL)
    )


def typed(bot, somebody):
    """Every subcommand with an option that takes any text, and its options filled with the planted text."""
    for command in bot.tree.walk_commands():
        if not isinstance(command, app_commands.Command):
            continue
        texts = [
            option
            for option in command.parameters
            if option.type is discord.AppCommandOptionType.string and not option.choices
        ]
        if texts:
            others = {
                option.name: option.choices[0].value if option.choices else 1
                for option in command.parameters
                if option.required
                and option not in texts
                and option.type
                in (
                    discord.AppCommandOptionType.string,
                    discord.AppCommandOptionType.integer,
                )
            }
            for one in texts:
                filled = {other.name: "x" for other in texts if other.required}
                filled |= {
                    other.name: somebody
                    for other in command.parameters
                    if other.required
                    and other.type is discord.AppCommandOptionType.user
                }
                yield (
                    command.qualified_name,
                    {**others, **filled, one.name: PLANTED[: one.max_value]},
                )


async def test_nothing_that_is_typed_works_as_markup_when_it_is_repeated():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        role = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        admin = here.guild.add_member(here.env.create_user("Zoe"), roles=[role])
        seen, bad = 0, []
        for path, options in typed(here.bot, here.people[1]):
            try:
                who = admin if path.startswith("caylus-server") else here.people[0]
                made = await who.slash(home, path, **options)
            except Exception as problem:  # what this simulation can't send
                bad.append((path, repr(problem)))
                continue
            text = made.response.content if made.response is not None else ""
            seen += 1
            if rendered(text):
                bad.append((path, list(options), text[:200]))
        bad += [
            ("posted", message.content[:200])
            for message in home.history()
            if rendered(message.content)
        ]
        assert bad == []
        assert seen >= 10

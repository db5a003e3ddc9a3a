"""`python -m tests.fakediscord.empty`: a bot that knows no game, as a floor for what one on discord.py takes.

To a press it makes the requests of a bot that goes on to the next question: it answers, edits the message above, posts
the next one with a button, and deletes the one that was pressed.
"""

from __future__ import annotations

import os
from typing import Any

import discord

from tests.fakediscord.launch import point_at


class Empty(discord.AutoShardedClient):
    """Puts up one question after another."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answers a press."""
        pressed, channel = interaction.message, interaction.channel
        assert pressed is not None and isinstance(
            channel, discord.TextChannel | discord.Thread
        )
        above, number = map(int, str((interaction.data or {})["custom_id"]).split(":"))
        await interaction.response.defer()
        await channel.get_partial_message(above).edit(
            content=f"{number} things were done"
        )
        view = discord.ui.View(timeout=None)
        view.add_item(
            discord.ui.Button(label="Go on", custom_id=f"{above}:{number + 1}")
        )
        await channel.send("What now?", view=view)
        await pressed.delete()


if __name__ == "__main__":
    point_at(os.environ["FAKE_DISCORD"])
    Empty(intents=discord.Intents(guilds=True), max_messages=None).run(
        os.environ["DISCORD_TOKEN"]
    )

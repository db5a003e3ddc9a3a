"""The extension that `bot/app/feature_list.py` names."""

from bot.features.votes.commands import Votes
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Votes())

"""The extension that `bot/app/feature_list.py` names."""

from bot.features.hints.handlers import Hints
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Hints(bot.db, bot.searches, bot.tasks))

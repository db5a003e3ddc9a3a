"""The extension that `bot/app/feature_list.py` names."""

from bot.features.statistics.handlers import Statistics
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Statistics(bot.delivery_context))

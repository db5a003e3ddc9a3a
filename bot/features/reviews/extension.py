"""The extension that `bot/app/feature_list.py` names."""

from bot.features.reviews.handlers import Reviews
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Reviews(bot.db, bot.searches))

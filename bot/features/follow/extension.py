"""The extension that `bot/app/feature_list.py` names."""

from bot.features.follow.handlers import Follow
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Follow(bot.delivery_context))

"""The extension that `bot/app/feature_list.py` names."""

from bot.features.moderation.handlers import Moderation
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Moderation(bot.delivery_context))

"""The extension that `bot/app/feature_list.py` names."""

from bot.features.plans.handlers import Plans
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Plans(bot.delivery_context))

"""The extension that `bot/app/feature_list.py` names."""

from bot.features.digest.handlers import Digest
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Digest(bot.delivery_context))

"""The extension that `bot/app/feature_list.py` names."""

from bot.features.computers.handlers import Computers
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Computers(bot.delivery_context, bot.thinker))

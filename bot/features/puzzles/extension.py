"""The extension that `bot/app/feature_list.py` names."""

from bot.features.puzzles.handlers import Puzzles
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Puzzles(bot.delivery_context))

"""The extension that `bot/app/feature_list.py` names."""

from bot.features.hints.handlers import Hints
from bot.features.tutorial.handlers import Tutorial
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Tutorial(bot.delivery_context, bot.feature(Hints).suggestions))

"""The extension that `bot/app/feature_list.py` names."""

from bot.features.tournaments.commands import Tournaments
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Tournaments(bot.delivery_context))

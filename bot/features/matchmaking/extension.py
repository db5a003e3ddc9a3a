"""The extension that `bot/app/feature_list.py` names."""

from bot.features.matchmaking.jobs import Matchmaking
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Matchmaking(bot.delivery_context))

"""The extension that `bot/app/feature_list.py` names."""

from bot.features.server_settings.commands import ServerSettings
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(ServerSettings())

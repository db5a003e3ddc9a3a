"""The extension that `bot/app/feature_list.py` names."""

from bot.features.replays.handlers import Replays
from bot.interactions.bot import Bot
from bot.interactions.hooks import COMPUTERS_WAIT


async def setup(bot: Bot) -> None:
    await bot.add_cog(
        Replays(bot.film, lambda: bot.command_hooks.value(COMPUTERS_WAIT[0]) > 0)
    )

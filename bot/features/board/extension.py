"""The extension that `bot/app/feature_list.py` names."""

from bot.features.board.commands import Board
from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Board(bot.delivery_context))

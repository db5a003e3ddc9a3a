"""The extension that `bot/app/feature_list.py` names. Without `CAYLUS_BOARD_URL` it adds nothing and opens no port."""

from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    settings = bot.settings
    if settings.board_url is None:
        return
    from bot.features.live_board.handlers import LiveBoard

    await bot.add_cog(
        LiveBoard(bot, settings.board_url, settings.board.host, settings.board.port)
    )

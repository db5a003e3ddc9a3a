"""The extension that `bot/app/feature_list.py` names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.plans.commands import Plans

if TYPE_CHECKING:
    from bot.interactions.bot import Bot


async def setup(bot: Bot) -> None:
    """Adds the feature."""
    await bot.add_cog(Plans(bot.delivery_context))

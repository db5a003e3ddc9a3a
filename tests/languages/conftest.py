"""Every test fails when a message was asked for that no catalogue has, or lacked an argument."""

from tests.bot.conftest import no_missing_message

__all__ = ["no_missing_message"]

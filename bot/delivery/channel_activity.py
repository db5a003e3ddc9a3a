"""How many messages of people stand below those of the bot: counted as they come, of no more than where they stand."""

from __future__ import annotations

MANY = 10  # messages of people below one of the bot, after which it is posted anew rather than edited
KEPT = 4  # messages of the bot in one place whose followers are counted: the last ones


class ChannelActivity:
    """By channel: for each of the last messages that are edited in place, how many of people came after it."""

    def __init__(self) -> None:
        self._below: dict[int, dict[int, int]] = {}

    def posted(self, channel: int, message: int) -> None:
        """A message that is to be edited in place stands in a channel now."""
        here = self._below.setdefault(channel, {})
        here.pop(message, None)
        here[message] = 0
        for old in list(here)[:-KEPT]:
            del here[old]

    def spoken(self, channel: int) -> None:
        """Somebody wrote something there."""
        here = self._below.get(channel)
        if here is not None:
            for message in here:
                here[message] += 1

    def gone(self, channel: int, message: int) -> None:
        """A message was deleted, or is edited no more."""
        here = self._below.get(channel, {})
        here.pop(message, None)
        if not here:
            self._below.pop(channel, None)

    def is_many(self, channel: int, message: int) -> bool:
        """Whether so much was written below a message that nobody sees it any more."""
        return self._below.get(channel, {}).get(message, 0) >= MANY

"""Messages as values: what one should show, what it is known to show, and when it has to be edited for that."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import discord


class Content(NamedTuple):
    """A message's text and buttons, and the users whom it mentions when it is posted; an edit mentions nobody."""

    text: str
    view: discord.ui.View | None = None
    users: Sequence[int | None] = ()

    @property
    def news(self) -> object:
        """Return what differs where the message reads or works differently."""
        return self.text, None if self.view is None else str(self.view.to_components())


class Entry(NamedTuple):
    """What the message of a slot should show, rendered only when it is posted or edited.

    It is edited at once where its `news` differ, and where `later` differs when its last edit is `interval` seconds
    old.
    Where it is missing it is posted by the `nonce`, to the `channel` or where the game is played.
    """

    slot: str
    render: Callable[[], Content]
    news: object
    later: object = None
    interval: float = 0.0
    nonce: str | None = None
    channel: int | None = None


class Shown(NamedTuple):
    """What a message is known to show, and since when."""

    news: object
    later: object
    at: float


def wait(entry: Entry, shown: Shown | None, now: float) -> float | None:
    """Return in how many seconds a message has to be edited to show an entry; None where it does already."""
    if shown is None or shown.news != entry.news:
        return 0.0
    if entry.later in (None, shown.later):
        return None
    passed = now - shown.at
    return entry.interval - passed if 0 <= passed < entry.interval else 0.0

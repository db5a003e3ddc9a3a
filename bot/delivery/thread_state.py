"""Messages as values: the content one should show, the content it shows, and when it has to be edited."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import discord

from storage.outbox import MessageRef


class Content(NamedTuple):
    """A message's text and buttons, and the users whom it mentions when it is posted; an edit mentions nobody.

    With `keeps_buttons` an edit leaves the buttons as they are.
    """

    text: str
    view: discord.ui.View | None = None
    users: Sequence[int | None] = ()
    keeps_buttons: bool = False

    @property
    def fingerprint(self) -> object:
        """Return the key by which two contents are compared: text and components."""
        return self.text, None if self.view is None else str(self.view.to_components())

    def changes(self) -> dict[str, Any]:
        """Return the arguments of an edit that makes a message show this."""
        return (
            {"content": self.text}
            if self.keeps_buttons
            else {"content": self.text, "view": self.view}
        )


class Entry(NamedTuple):
    """The content that the message of a slot should show, rendered only when it is posted or edited.

    The message is edited at once if its `fingerprint` differs; if only the `slow_fingerprint` differs, when its last
    edit is `slow_interval` seconds old. A missing message is posted by the `nonce`, to the `channel` or where the game
    is played. It shows the game at a `revision`, the present one by default. A `repostable` message that can't be
    edited is posted again, or replaces another one.
    """

    slot: str
    render: Callable[[], Content]
    fingerprint: object
    slow_fingerprint: object = None
    slow_interval: float = 0.0
    nonce: str | None = None
    channel: int | None = None
    revision: int | None = None
    repostable: bool = False


def entry(
    slot: str,
    content: Content,
    *,
    nonce: str | None = None,
    revision: int | None = None,
) -> Entry:
    """Return the entry of a message whose content is known."""
    return Entry(
        slot, lambda: content, content.fingerprint, nonce=nonce, revision=revision
    )


class Shown(NamedTuple):
    """The content that a message is known to show, and the time of its last edit."""

    fingerprint: object
    slow_fingerprint: object
    at: float


def wait(entry: Entry, shown: Shown | None, now: float) -> float | None:
    """Return in how many seconds a message has to be edited to show an entry; None if it does already."""
    if shown is None or shown.fingerprint != entry.fingerprint:
        return 0.0
    if entry.slow_fingerprint in (None, shown.slow_fingerprint):
        return None
    age = now - shown.at
    return entry.slow_interval - age if 0 <= age < entry.slow_interval else 0.0


class Plan(NamedTuple):
    """The steps that make messages equal to their entries: edits, posts, and the seconds until the next edit."""

    edits: Sequence[Entry]
    posts: Sequence[Entry]
    pause: float | None


def plan(
    entries: Iterable[Entry],
    messages: Mapping[str, MessageRef],
    shown: Mapping[int, Shown],
    now: float,
) -> Plan:
    """Return the edits and posts that make the messages of these slots equal to the entries."""
    edits, posts, pauses = [], [], []
    for entry in entries:
        message = messages.get(entry.slot)
        if message is None:
            posts.append(entry)
            continue
        pause = wait(entry, shown.get(message.message), now)
        if pause == 0:
            edits.append(entry)
        elif pause is not None:
            pauses.append(pause)
    return Plan(edits, posts, min(pauses, default=None))

"""The messages of a simulated server in words: their text, their buttons, who was mentioned, who alone sees them."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Any

from simcord.components import walk_components

from bot.components.custom_id import read
from tests.bot.world import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from simcord.backend.models import Channel, Message

    from tests.bot.world import World

BEGIN = 1_767_225_600  # when the simulated Discord's clock starts
BUTTON, TEXT = 2, 10  # types of components
LONG = 60  # characters of a line that is not repeated
THINKING = 1 << 7  # the flag of an answer that is still to come
_MENTION = re.compile(r"<(@|#)(\d+)>")
_TIME = re.compile(r"<t:(\d+)(?::(\w))?>")
_COMMAND = re.compile(r"</([^:>]+):\d+>")
_LINK = re.compile(r"https://discord\.com/channels/\d+/(\d+)/(\d+)")


class Look:
    """What stands in a world, and what became of it since the last look."""

    def __init__(self, here: World) -> None:
        self._backend: Any = here.env.backend
        self._channel = here.channel.id
        self._people = {
            person.id: name for person, name in zip(here.people, NAMES, strict=True)
        }
        self._numbers: dict[int, int] = {}
        self._standing: dict[int, list[str]] = {}
        self._threads: dict[int, str] = {}
        self._private: set[str] = set()
        self._mentioned: dict[int, list[str]] = {}
        announce = self._backend.announce_message_create

        def announced(message: Message) -> Any:
            self._note(message)
            return announce(message)

        self._backend.announce_message_create = announced

    def _note(self, message: Message) -> None:
        """Keep who a new message mentions: an edit mentions nobody."""
        self._mentioned[message.id] = sorted(
            self._people.get(user, "?") for user in message.ping_user_ids
        )

    def changes(self) -> Iterator[str]:
        """Yield a line or more for each message that was posted (+), edited (~) or deleted (-)."""
        messages = dict(sorted(self._messages()))
        for number in messages:
            self._numbers.setdefault(number, len(self._numbers) + 1)
        threads = {
            channel.id: self._thread(channel)
            for channel in self._backend.channels.values()
        }
        for channel, said in threads.items():
            if said and said != self._threads.get(channel):
                yield f"  # {said}"
        self._threads = threads
        now = {
            number: [self._head(message), *self._lines(message)]
            for number, message in messages.items()
        }
        for number in sorted(self._standing.keys() - now.keys()):
            yield f"  - {self._numbers[number]}"
        for number, lines in now.items():
            before = self._standing.get(number)
            if before is None:
                yield f"  + {self._numbers[number]}{lines[0]}{self._mentions(number)}"
                yield from (
                    f"      {line}" for line in self._new(messages[number], lines[1:])
                )
            elif before != lines:
                yield f"  ~ {self._numbers[number]}{lines[0]}"
                yield from (
                    f"      {line}" for line in _difference(before[1:], lines[1:])
                )
        self._standing = now

    def _new(self, message: Message, lines: list[str]) -> Iterator[str]:
        """Yield the lines of a new message; `…` for long ones that somebody saw in private before."""
        for line in lines:
            seen = message.is_ephemeral and line in self._private
            yield "…" if seen else line
            if message.is_ephemeral and len(line) > LONG:
                self._private.add(line)

    def _messages(self) -> Iterator[tuple[int, Message]]:
        for channel in self._backend.messages.values():
            yield from channel.items()

    def _thread(self, channel: Channel) -> str:
        state = channel.thread_metadata
        if state is None:
            return ""
        closed = [name for name in ("archived", "locked") if getattr(state, name)]
        return " ".join([f"thread {channel.name!r}", *closed])

    def _head(self, message: Message) -> str:
        """Where a message stands, whose it is, and whether it is pinned."""
        channel = self._backend.channels[message.channel_id]
        parts = []
        if message.is_ephemeral:
            user = int(
                (message.interaction_metadata or {}).get("user", {}).get("id", 0)
            )
            parts.append(f"only {self._people.get(user, '?')} sees")
        elif channel.id == self._channel:
            parts.append("in the channel")
        elif not channel.is_thread:
            parts += [
                f"to {self._people.get(user, '?')}" for user in channel.recipient_ids
            ]
        if message.author_id in self._people:
            parts.append(f"by {self._people[message.author_id]}")
        if message.pinned:
            parts.append("pinned")
        if message.type not in (0, 19, 20):
            parts.append(f"of type {message.type}")
        return "".join(f" {part}" for part in parts)

    def _mentions(self, number: int) -> str:
        names = self._mentioned.get(number)
        return f" mentions {' and '.join(names)}" if names else ""

    def _lines(self, message: Message) -> Iterator[str]:
        """Yield the text of a message, then what can be pressed on it, then its files."""
        if message.flags & THINKING:
            yield "(is thinking)"
        yield from self._text(message.content)
        parts = [*walk_components(message.components)]
        for part in parts:
            if part.get("type") == TEXT:
                yield from self._text(part["content"])
        pressed = [part for part in parts if part.get("custom_id")]
        if pressed:
            made_for = {
                press.revision
                for part in pressed
                if (press := read(part["custom_id"])) is not None
            }
            yield " ".join(
                [*map(in_words, pressed), f"of {', '.join(map(str, sorted(made_for)))}"]
            )
        yield from (f"file {one['filename']}" for one in message.attachments)

    def _text(self, text: str) -> Iterator[str]:
        text = _MENTION.sub(self._named, text)
        text = _TIME.sub(
            lambda found: f"<t:{int(found[1]) - BEGIN:+}:{found[2] or 'f'}>", text
        )
        text = _LINK.sub(
            lambda found: f"<link to {self._numbers.get(int(found[2]), '?')}>", text
        )
        text = _COMMAND.sub(r"</\1>", text)
        yield from text.split("\n") if text else ()

    def _named(self, found: re.Match[str]) -> str:
        return (
            f"@{self._people.get(int(found[2]), '?')}" if found[1] == "@" else "#thread"
        )


def in_words(part: dict[str, Any]) -> str:
    """A button by its label, a menu by its placeholder and the number of its options."""
    if part["type"] == BUTTON:
        label = part.get("label") or (part.get("emoji") or {}).get("name") or "?"
        return f"({label})" if part.get("disabled") else f"[{label}]"
    return f"[{part.get('placeholder') or 'menu'} ▾{len(part.get('options', ()))}]"


def _difference(before: list[str], now: list[str]) -> Iterator[str]:
    """Yield the lines of an edited message that changed; `…` stands for those that did not."""
    matcher = difflib.SequenceMatcher(None, before, now, autojunk=False)
    for kind, first, last, begin, end in matcher.get_opcodes():
        if kind == "equal":
            yield "…"
        elif kind == "delete":
            yield from (f"gone: {line}" for line in before[first:last])
        else:
            yield from now[begin:end]

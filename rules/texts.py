"""Plain English for messages, from templates that `make golden` makes of a Fluent catalogue.

A template is written for `str.format`, with two additions: `{n:denier|deniers}` is the number with the word
in the right number, `{n:favor|favors|no favor}` says 0 without a number; and an argument may be a message or
a tuple of messages ("a, b and c").
"""

from __future__ import annotations

import functools
import string
from typing import TYPE_CHECKING

from rules.model import Arg, Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


@functools.cache
def _parts(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """Return the (text before, argument, its words) of a template; the last may have no argument."""
    return tuple(
        (before, name, words or "")
        for before, name, words, _ in string.Formatter().parse(template)
    )


def _filled(template: str, args: Mapping[str, Arg]) -> str:
    """Return the template with its arguments; raise KeyError for a missing one."""
    return "".join(
        before if name is None else before + _formatted(args[name], words)
        for before, name, words in _parts(template)
    )


def _formatted(value: Arg, words: str) -> str:
    if isinstance(value, Message):
        return value.english
    if isinstance(value, tuple):
        return join([str(part) for part in value])
    if "|" in words and isinstance(value, int | float):
        singular, plural, *zero = words.split("|")
        if zero and not value:
            return zero[0]
        return f"{value} {singular if abs(value) == 1 else plural}"
    return str(value)


def join(parts: Sequence[str]) -> str:
    """Return the parts as an English list.

    >>> join(["food", "wood", "gold"])
    'food, wood and gold'
    """
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + " and " + parts[-1]


class Texts:
    """The English templates of one room or game, by message id."""

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.templates = dict(templates)
        self._constant: dict[str, Message] = {}

    def __contains__(self, message_id: str) -> bool:
        return message_id in self.templates

    def say(self, message_id: str, /, **args: Arg) -> Message:
        """Return the message with its arguments; raise KeyError for an unknown id or a missing argument."""
        if args:
            return Message(message_id, args, _filled(self.templates[message_id], args))
        message = self._constant.get(message_id)
        if message is None:
            message = self._constant[message_id] = Message(
                message_id, {}, _filled(self.templates[message_id], {})
            )
        return message

    def each(self, message_ids: Iterable[str]) -> tuple[Message, ...]:
        """Return several messages without arguments, such as the names of a list of things."""
        return tuple(self.say(message_id) for message_id in message_ids)

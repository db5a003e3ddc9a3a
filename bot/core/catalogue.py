"""The bot's own messages in plain English, from its Fluent catalogue: for logs, exceptions, and rows that keep them."""

import functools
from pathlib import Path
from typing import Any

import msgspec

from languages.catalogue import ENGLISH, OneLanguage
from languages.lists import listed
from rules.model import Arg, Message

LOCALES = Path(__file__).resolve().parents[1] / "locales"
_FIELDS = set(Message.__struct_fields__)


@functools.cache
def _catalogue() -> OneLanguage:
    return OneLanguage(ENGLISH, (LOCALES,))


def has(message_id: str) -> bool:
    """Return whether the bot's own catalogue has the message; games bring others."""
    return _catalogue().has(message_id)


def say(message_id: str, /, **args: Arg) -> Message:
    """Return the message with its arguments; raise KeyError for an unknown id or a missing argument."""
    text, wrong = _catalogue().format(
        message_id, None, {name: _plain(arg) for name, arg in args.items()}
    )
    if wrong:
        raise KeyError(f"{message_id}: {wrong[0]}")
    return Message(message_id, args, text)


def _plain(arg: Arg) -> Any:
    if isinstance(arg, tuple):
        return listed([str(part) for part in arg], ENGLISH)
    return str(arg) if isinstance(arg, Message) else arg


# As rows keep them: with id and arguments, so that everybody reads them in their own language


def keep(message: Message) -> str:
    """Return the message as JSON."""
    return msgspec.json.encode(message).decode()


def read(text: str) -> Message:
    """Return the message that `keep` wrote; the plain text of an older row becomes a message without an id."""
    try:
        message = revived(msgspec.json.decode(text))
    except msgspec.DecodeError:
        message = text
    return message if isinstance(message, Message) else Message("", {}, text)


def revived(value: Any) -> Any:
    """Return plain data of JSON with its messages made messages again."""
    if isinstance(value, dict):
        data = {name: revived(part) for name, part in value.items()}
        return Message(**data) if set(data) == _FIELDS else data
    if isinstance(value, list):
        return tuple(map(revived, value))
    return value

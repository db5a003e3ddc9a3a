"""Messages as rows keep them: with id and arguments, so that everybody reads them in their own language."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.model import Message

_FIELDS = set(Message.__struct_fields__)


def keep(message: Message) -> str:
    """The message as JSON."""
    return msgspec.json.encode(message).decode()


def read(text: str) -> Message:
    """The message that `keep` wrote; the plain text of an older row becomes a message without an id."""
    try:
        found = revived(msgspec.json.decode(text))
    except msgspec.DecodeError:
        found = text
    return found if isinstance(found, Message) else Message("", {}, text)


def revived(value: Any) -> Any:
    """Plain data of JSON with its messages made messages again."""
    if isinstance(value, dict):
        data = {name: revived(part) for name, part in value.items()}
        return Message(**data) if set(data) == _FIELDS else data
    if isinstance(value, list):
        return tuple(map(revived, value))
    return value

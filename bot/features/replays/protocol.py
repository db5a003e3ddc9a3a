"""What goes between the bot and a process that draws a replay: a line of JSON each way, then the bytes of the file."""

from __future__ import annotations

import msgspec


class Request(msgspec.Struct, frozen=True):
    """A game's header and actions, as far as everybody may know them, and how its replay is to look.

    `state` is the present position, encoded as the rules do: it knows what was drawn. `turn` is the one to be shown,
    None for a whole game that is over; `names` are those of the seats, `suffix` webp or gif.
    """

    kind: str
    header: str
    state: str
    actions: tuple[tuple[int, str], ...]
    names: tuple[str, ...]
    language: str
    theme: str
    suffix: str
    turn: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """How many bytes follow; none, and what went wrong, where it could not be drawn."""

    size: int
    trouble: str = ""


encode = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(Request).decode
read_answer = msgspec.json.Decoder(Answer).decode

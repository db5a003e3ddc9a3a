"""What goes between the bot and a worker that thinks: a line of JSON each way."""

from __future__ import annotations

import msgspec


class Request(msgspec.Struct, frozen=True):
    """A position of a game, encoded as the rules do and already imagined for the seat that decides."""

    kind: str
    state: str
    level: int
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """The code that was chosen, or with an empty one what went wrong."""

    code: str
    trouble: str = ""


encode = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(Request).decode
read_answer = msgspec.json.Decoder(Answer).decode

"""The protocol between the bot and a worker that thinks: a line of JSON each way."""

import msgspec


class Request(msgspec.Struct, frozen=True, tag="move"):
    """A position of a game, encoded as the rules do and already imagined for the seat that decides."""

    kind: str
    state: str
    level: int
    seed: int


class AnalysisJob(msgspec.Struct, frozen=True, tag="job"):
    """An analysis by its name (`bot.ai.analysis`), of a position that is determinized for a seat.

    `arguments` are those of the analysis, as JSON.
    """

    name: str
    kind: str
    state: str
    seat: int
    seed: int
    arguments: msgspec.Raw


class Answer(msgspec.Struct, frozen=True):
    """The code that was chosen, or with an empty one what went wrong."""

    code: str
    trouble: str = ""


class AnalysisResult(msgspec.Struct, frozen=True):
    """The result of an analysis as JSON, or its failure."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    trouble: str = ""


encode = msgspec.json.Encoder().encode
read_line = msgspec.json.Decoder(Request | AnalysisJob).decode
read_answer = msgspec.json.Decoder(Answer).decode
read_found = msgspec.json.Decoder(AnalysisResult).decode

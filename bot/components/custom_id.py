"""The custom ids of buttons and menus: kind, game, revision and code in at most 100 characters."""

from __future__ import annotations

import re
from typing import NamedTuple

LIMIT = 100  # Discord's limit for a custom id
TEMPLATE = re.compile(
    r"cy:(?P<kind>[a-z]{1,12}):(?P<game>[0-9]{1,18}):(?P<revision>[0-9]{1,12}):(?P<rest>[ -~]{0,60})"
)
_NUMBER = re.compile(r"[0-9]{1,18}")  # what fits a column of SQLite


class Press(NamedTuple):
    """What a button or menu stands for. The revision is the position it was made for: after an undo or any
    other action it can't act any more. `rest` is an action code, or a number that its kind explains."""

    kind: str
    game: int
    revision: int
    rest: str = ""

    @property
    def number(self) -> int:
        """The number that `rest` is; -1, which is no vote, order or seat, where the bot did not write it."""
        return int(self.rest) if _NUMBER.fullmatch(self.rest) else -1

    def __str__(self) -> str:
        text = f"cy:{self.kind}:{self.game}:{self.revision}:{self.rest}"
        if TEMPLATE.fullmatch(text) is None or len(text) > LIMIT:
            raise ValueError(f"no custom id: {text[:120]!r}")
        return text


def read(custom_id: str) -> Press | None:
    """The press a custom id stands for; None for one that this version did not write."""
    match = TEMPLATE.fullmatch(custom_id)
    if match is None:
        return None
    return Press(match["kind"], int(match["game"]), int(match["revision"]), match["rest"])

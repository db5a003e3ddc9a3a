"""What is known of a game without its position, from its rows: how it stands, its settings, whether it is rated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from bot.core.model import RATED, GameInfo
from rules.register import find_game
from storage import games, user_data
from storage.games import GameRow

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

EVERYBODY = "everybody"
"""The setting of a server: the role whose holders are everybody there."""

Rated: TypeAlias = Literal["yes", "no", "hidden"]
"""Whether a game is rated; `hidden`: it would be, if everybody saw its channel."""

_options = msgspec.json.Decoder(dict[str, str])
_scores = msgspec.json.Decoder(tuple[int, ...])


ALIKE = tuple(name for name in GameInfo.__struct_fields__ if name in GameRow.__struct_fields__)
"""What is known of a game as its row has it; of some of these it is put in another form (`UnitOfWork.info`)."""


def told_kind(row: GameRow) -> str | None:
    """The kind of the present decision as others are told it."""
    return row.decision and find_game(row.kind).guide.secrecy.told(row.decision, row.phase)


def options_of(row: GameRow) -> dict[str, str]:
    """The options of a game by name."""
    return _options.decode(row.options)


def scores_of(text: str | None) -> tuple[int, ...] | None:
    """The scores or winners that a row keeps as text."""
    return None if text is None else _scores.decode(text)


# Whether it is rated


def rated(uow: UnitOfWork, row: GameRow) -> Rated:
    """Whether a game is rated: settled at its start, in a lobby as it would be now."""
    if row.started is None:
        return _rated_now(uow, row)
    if row.rated != RATED[0]:
        return "no"
    return "hidden" if row.public == 0 else "yes"


def settle_rated(uow: UnitOfWork, row: GameRow) -> None:
    """Settles at the start of a game whether it is rated: nothing that comes later changes it."""
    found = _rated_now(uow, row)
    row.rated, row.public = RATED[1] if found == "no" else RATED[0], int(found == "yes")
    games.update(uow.tx, row.id, rated=row.rated, public=row.public)


def _rated_now(uow: UnitOfWork, row: GameRow) -> Rated:
    """Whether that is wanted, the table plays without advice and undo at will, and everybody sees its channel."""
    if row.rated != RATED[0] or row.practice or row.imported or row.hints == "yes" or row.undo == "free":
        return "no"
    settings = user_data.settings(uow.tx, "server", row.server)
    if settings.get("ratings") == "no":
        return "no"
    return "yes" if uow.is_public(row.server, row.channel, everybody(settings)) else "hidden"


def everybody(settings: Mapping[str, str]) -> int | None:
    """The role whose holders are everybody in a server with these settings; None where all members are."""
    return int(settings[EVERYBODY]) if EVERYBODY in settings else None

"""What a question tells of what happened since its player's last turn: in the report, and who gained what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.wording import people, reports

if TYPE_CHECKING:
    from bot.table import Position
    from bot.table.tales import Recap
    from bot.wording.catalogues import Words


def lines(say: Words, position: Position, since: Recap) -> list[str]:
    return reports.since(say, position.game, people.colours(say, position.sheet), since.events)

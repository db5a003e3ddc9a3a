"""The words of a report, its button, and what of it each of its pictures shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.core.history import PhaseHistory
from bot.delivery import lobby_card
from bot.delivery.board_diff import board_changed, changes
from bot.text import people, reports
from rules.guide import Weight
from rules.model import GameEnded, PhaseEnded

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.components import ui
    from bot.core import notifications as n
    from bot.core.model import Position
    from bot.core.notifications import Notification
    from bot.text.localization import Localization
    from rules import guide
    from rules.model import Event, GameView

LITTLE = 3  # places on which two boards of one report may differ and still share a picture


class Board(NamedTuple):
    """What a picture of a report shows: the board after a phase, what happened since the picture before, and the
    number of that phase in its report."""

    view: GameView
    events: list[Event]
    part: int


def lines(l10n: Localization, position: Position, parts: Iterable[n.PhasePart]) -> list[str]:
    """What some phases of a report say; what each seat has in all, and who has won, is the result's to say, in the
    message below."""
    told = [
        PhaseHistory(part.turn, part.phase, tuple(_before_the_count(position, part)), part.stood)
        for part in parts
    ]
    return reports.report_lines(l10n, position.game, people.told(l10n, position.info), told)


def _before_the_count(position: Position, part: n.PhasePart) -> list[Event]:
    """What happened in a phase but for the final count and the end of the game, which come last."""
    telling = position.game.guide.telling
    return [
        event
        for event in part.read(position.game)
        if not isinstance(event, GameEnded) and telling.weight(event) is not Weight.COUNT
    ]


def buttons(
    l10n: Localization,
    position: Position,
    notification: Notification,
    *,
    offers: bool = True,
) -> list[ui.Item]:
    """The buttons of a report while they do something: players may answer what comes later in the turn, or list
    their next placements (where it `offers` that still, and more than one person plays: one alone is asked at once),
    and ask why computers did what they did. They ping nobody."""
    info, guide = position.info, position.game.guide
    if info.status != "running":
        return []
    found = lobby_card.why_button(l10n, info)
    if not offers or info.alone is not None:
        return found
    if guide.is_after_placing(info.phase):
        return [lobby_card.ahead_button(l10n, info.id, info.revision, notification.id), *found]
    if info.phase == guide.placing_phase:
        return [lobby_card.next_button(l10n, info.id, info.revision, notification.id), *found]
    return found


def divided(
    by: guide.Board, before: GameView | None, phases: Iterable[Sequence[Event]]
) -> tuple[list[Board], list[Event]]:
    """The boards of the phases that changed it (the first, where None is known of before), and what happened
    after the last of them. A board that the next one hardly differs from is left out: that shows its marks."""
    boards: list[Board] = []
    untold: list[Event] = []
    for number, events in enumerate(phases):
        untold = [*untold, *events]
        ends = [event for event in events if isinstance(event, PhaseEnded)]
        if ends and (before is None or board_changed(by, before, ends[-1].view)):
            view = ends[-1].view
            if boards and changes(by, boards[-1].view, view) <= LITTLE:
                untold = [*boards.pop().events, *untold]
            boards.append(Board(view, untold, number))
            untold = []
        before = ends[-1].view if ends else before
    return boards, untold

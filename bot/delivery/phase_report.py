"""The words of a report, its button, and what of it each of its pictures shows."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import discord
import msgspec

from bot.components import layouts, ui
from bot.components.custom_id import read
from bot.components.item_kinds import RETIRED
from bot.core import notifications as n
from bot.core.history import PhaseHistory
from bot.core.model import Position
from bot.core.notifications import Notification
from bot.delivery import lobby_card
from bot.delivery.batch import Batch
from bot.text import people, reports
from bot.text.localization import Localization
from rules import guide
from rules.guide import COURSE, Weight
from rules.model import Event, GameEnded, GameView, PhaseEnded
from storage import message_slots

if TYPE_CHECKING:
    from bot.delivery.context import DeliveryContext

OFFERS = ("ahead", "next", *RETIRED)
"""Kinds of buttons with which a report offers to plan, or has offered it."""
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
        if ends and (before is None or changes(by, before, ends[-1].view)):
            view = ends[-1].view
            if boards and changes(by, boards[-1].view, view) <= LITTLE:
                untold = [*boards.pop().events, *untold]
            boards.append(Board(view, untold, number))
            untold = []
        before = ends[-1].view if ends else before
    return boards, untold


# The button with which the last report offers to plan: it goes when another one comes, or the game is over


async def take_offer(ctx: DeliveryContext, batch: Batch) -> None:
    """Takes the button from the report that has it; where Discord doesn't let us, it answers for itself."""
    found = batch.found(message_slots.OFFER)
    if found is None:
        return
    with contextlib.suppress(discord.HTTPException):
        shown = await ctx.discord_api.message(found.channel, found.message).fetch()
        await lobby_card.edit(ctx, found.channel, found.message, view=layouts.without(shown, is_offer))
    batch.lose(message_slots.OFFER)


def is_offer(custom_id: str) -> bool:
    """Whether a button with that custom id offers to plan, or stood beside one that does."""
    press = read(custom_id)
    return press is not None and press.kind in OFFERS


# Whether a phase changed the board: what lies and stands there before and after it. What of a view is the board, the
# game's guide says


def changes(board: guide.Board, before: object, after: object) -> int:
    """On how many places the board differs between two views of a game, or between two parts of them."""
    if isinstance(after, msgspec.Struct) and isinstance(before, msgspec.Struct):
        return sum(
            int(_arrived(getattr(before, name), getattr(after, name)))
            if name in board.standing
            else changes(board, getattr(before, name), getattr(after, name))
            for name in after.__struct_fields__
            if name not in COURSE and name not in board.purse
        )
    if isinstance(after, tuple) and isinstance(before, tuple) and len(before) == len(after):
        return sum(changes(board, one, other) for one, other in zip(before, after, strict=True))
    return int(before != after)


def same_board(board: guide.Board, one: object, other: object) -> bool:
    """Whether the same lies and stands on the board in two views of a game, workers that went home included."""
    return not changes(board, one, other) and not changes(board, other, one)


def _arrived(before: object, after: object) -> bool:
    """Whether somebody stands there who did not before, or they stand in another order."""
    if isinstance(after, tuple) and isinstance(before, tuple):
        stood = iter(before)
        return not all(each in stood for each in after)
    return after is not None and after != before

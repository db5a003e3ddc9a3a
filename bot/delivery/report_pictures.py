"""The pictures of reports: the boards that they show, and their place in the message."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord
import msgspec

from bot.components import ui
from bot.components.ui import Block
from bot.core import history as core_history
from bot.core import notifications as n
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.delivery import phase_report
from bot.delivery.batch import Batch, put_off
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.renderer import Look, RenderRequest
from bot.delivery.send import edit
from bot.text import people, reports
from bot.text.localization import Localization
from rules import guide
from rules.guide import COURSE
from rules.model import Event, GameEnded, GameView, PhaseEnded
from storage import StorageError, message_slots
from storage.outbox import MessageRef

_log = logging.getLogger(__name__)

PICTURE_TRIES = 5  # tries before a report stays without its pictures
# places on which two boards of one report may differ and still share a picture
LITTLE = 3


class BoardPicture(NamedTuple):
    """A picture of a report: the board after a phase, the events since the last picture, the phase's place."""

    view: GameView
    events: list[Event]
    part: int


async def post(ctx: DeliveryContext, batch: Batch, row: Notification) -> None:
    """Add the pictures to a posted report; a failure is tried again later."""
    board: MessageRef | None = None
    try:
        board = await add_pictures(ctx, batch, row)
    except StorageError:
        raise
    except TROUBLE as problem:
        if row.attempts + 1 < PICTURE_TRIES and not isinstance(
            problem, discord.Forbidden
        ):
            await put_off(ctx.db, row, str(problem))
            return
        _log.warning(
            "game %s: a report stays without its pictures: %s", row.game, problem
        )
    except Exception as problem:
        if ctx.discord_api.closed():
            return
        await ctx.report_error("drawing", problem, row.game)
    slots = (message_slots.report(row.id), message_slots.record(row.id))
    text = batch.found(slots[0])
    for slot in slots:
        batch.lose(slot)
    slot, shown_in = message_slots.BOARD, board
    if board is None and isinstance(row.body, n.Report):
        slot, shown_in = message_slots.REPORT, text
    if shown_in is not None:
        batch.keep(slot, shown_in.channel, shown_in.message, row.revision)
    batch.settle(row)


async def add_pictures(
    ctx: DeliveryContext, batch: Batch, row: Notification
) -> MessageRef | None:
    """Add the pictures of a report to its message; return that, or None."""
    report, info = batch.found(message_slots.report(row.id)), batch.info
    blank = (
        None if report is None else await blank_picture(ctx, info, batch.l10n, report)
    )
    if report is None or blank is None:
        return None
    position, body = batch.position, row.body
    if isinstance(body, n.Report):
        boards = await _of_report(ctx, row, body, position)
        offer = batch.found(message_slots.OFFER)
        newest = offer is not None and offer.message == report.message
        changes = await _illustrated(
            ctx, batch, row, body, blank, boards, newest=newest
        )
    elif isinstance(body, n.Ended):
        marked = reports.star_stand_ins(
            batch.l10n, blank.names, await ctx.db.read(core_history.stood_in, info.id)
        )
        events = await ctx.db.read(core_history.whole_game, info.id)
        charts = blank._replace(
            look="charts", view=position.view(), events=events, names=marked
        )
        changes = {"attachments": await ctx.renderer.files([charts])}
    else:
        changes = {
            "attachments": await ctx.renderer.files(
                [blank._replace(view=position.view())]
            )
        }
    if not any(changes.values()):
        return None
    return (
        report if await edit(ctx, report.channel, report.message, **changes) else None
    )


async def _illustrated(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    body: n.Report,
    blank: RenderRequest,
    boards: Sequence[BoardPicture],
    *,
    newest: bool,
) -> dict[str, Any]:
    """Return the changes of a report for its pictures: one is attached, several are rows of a layout."""
    if not boards:
        return {}
    position, l10n = batch.position, batch.l10n
    pages = reports.paged(l10n, phase_report.lines(l10n, position, body.phases))
    # the last of several messages: its picture shows what all of them report
    if len(pages) > 1:
        boards = [
            boards[-1]._replace(
                events=[event for board in boards for event in board.events]
            )
        ]
    requests = [
        blank._replace(view=board.view, events=tuple(board.events)) for board in boards
    ]
    albums = await ctx.renderer.albums(requests)
    files = [file for album in albums for file in album]
    if len(files) < 2:
        return {"attachments": files}
    blocks = [Block(pages[-1], albums[0])] if len(pages) > 1 else []
    if not blocks:
        start = 0
        for board, album in zip(boards, albums, strict=False):
            phases = body.phases[start : board.part + 1]
            blocks.append(
                Block("\n".join(phase_report.lines(l10n, position, phases)), album)
            )
            start = board.part + 1
        blocks.append(
            Block("\n".join(phase_report.lines(l10n, position, body.phases[start:])))
        )
    page = ctx.hooks.board_button(l10n, position.info)
    items = phase_report.buttons(l10n, position, row, page) if newest else []
    layout = ui.layout(blocks, position.info.deciding, items)
    return {"content": None, "view": layout, "attachments": files}


async def _of_report(
    ctx: DeliveryContext, row: Notification, body: n.Report, position: Position
) -> list[BoardPicture]:
    """Return a board for each phase that changed it."""
    first_phase = body.phases[0]
    args = row.game, row.revision, first_phase.turn, first_phase.phase, position
    before, after = await ctx.db.read(core_history.pictured, *args)
    parts = [part.read(position.game) for part in body.phases]
    board_guide = position.game.guide.board
    boards, unshown = divided(board_guide, before, parts)
    if (
        boards
        and after is not None
        and not (
            changes(board_guide, boards[-1].view, after.view)
            or changes(board_guide, after.view, boards[-1].view)
        )
    ):
        # The last picture also shows the next player and the income.
        events = [*boards[-1].events, *unshown, *after.events]
        boards[-1] = boards[-1]._replace(view=after.view, events=events)
    if boards and any(
        isinstance(event, GameEnded) for events in parts for event in events
    ):
        # The last picture of a game shows its last moves, though there was none in the last phase.
        history = await ctx.db.read(
            core_history.history, row.game, body.phases[-1].turn
        )
        boards[-1] = boards[-1]._replace(
            events=[event for phase in history for event in phase.events]
        )
    return boards


async def blank_picture(
    ctx: DeliveryContext, info: GameInfo, l10n: Localization, message: MessageRef
) -> RenderRequest | None:
    """Return an empty request in a table's style; None if the server wants no pictures, or files are not allowed."""
    setting = (await ctx.settings_cache.of_server(info.server)).get("pictures", "full")
    if (
        setting == "none"
        or not ctx.discord_api.rights(message.channel, info.server).attach_files
    ):
        return None
    look: Look = info.settings.pictures or setting  # type: ignore[assignment]
    return RenderRequest(
        look, info.game, l10n.language, None, names=people.holders(l10n, info)
    )


def divided(
    board_guide: guide.Board, before: GameView | None, phases: Iterable[Sequence[Event]]
) -> tuple[list[BoardPicture], list[Event]]:
    """Return the boards of the phases that changed it, and the events after the last of them.

    A board that hardly differs from the next one shares its picture.
    """
    boards: list[BoardPicture] = []
    unshown: list[Event] = []
    for number, events in enumerate(phases):
        unshown = [*unshown, *events]
        ends = [event for event in events if isinstance(event, PhaseEnded)]
        if ends and (before is None or changes(board_guide, before, ends[-1].view)):
            view = ends[-1].view
            if boards and changes(board_guide, boards[-1].view, view) <= LITTLE:
                unshown = [*boards.pop().events, *unshown]
            boards.append(BoardPicture(view, unshown, number))
            unshown = []
        before = ends[-1].view if ends else before
    return boards, unshown


def changes(board: guide.Board, before: object, after: object) -> int:
    """Return the number of places on which the board differs between two views of a game, or two parts of them."""
    if isinstance(after, msgspec.Struct) and isinstance(before, msgspec.Struct):
        return sum(
            int(_arrived(getattr(before, name), getattr(after, name)))
            if name in board.standing
            else changes(board, getattr(before, name), getattr(after, name))
            for name in after.__struct_fields__
            if name not in COURSE and name not in board.purse
        )
    if (
        isinstance(after, tuple)
        and isinstance(before, tuple)
        and len(before) == len(after)
    ):
        return sum(
            changes(board, old_part, new_part)
            for old_part, new_part in zip(before, after, strict=True)
        )
    return int(before != after)


def _arrived(before: object, after: object) -> bool:
    """Return whether a worker arrived or the order changed; workers going home do not count."""
    if isinstance(after, tuple) and isinstance(before, tuple):
        former_workers = iter(before)
        return not all(worker in former_workers for worker in after)
    return after is not None and after != before

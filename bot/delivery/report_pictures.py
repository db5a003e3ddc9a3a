"""The pictures of a report: drawn in worker threads when its words are posted, and added to their message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.app import log
from bot.components import layouts
from bot.components.layouts import Block
from bot.core import history as core_history
from bot.core import notifications as n
from bot.core import outbox, queries
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.delivery import lobby_card, phase_report
from bot.delivery.batch import Batch
from bot.delivery.discord_api import TROUBLE
from bot.delivery.renderer import Look, RenderRequest
from bot.delivery.send import words_of
from bot.text import people, reports
from rules.model import Event, GameEnded, GameView
from storage import StorageError, message_slots
from storage.outbox import MessageRef

if TYPE_CHECKING:
    from bot.delivery.context import DeliveryContext

TRIES = 5  # then a report stays without its pictures


async def post(
    ctx: DeliveryContext, batch: Batch, row: Notification, before: Sequence[Notification] = ()
) -> None:
    """Adds the pictures to a report's words, what happened in those `before` marked too; a failure holds nothing up
    and is tried again later."""
    given_up: str | None = None
    board: MessageRef | None = None
    try:
        board = await add_pictures(ctx, batch, row, before)
    except discord.Forbidden as problem:
        log.warn("game %s: pictures refused: %s", row.game, problem)
    except TROUBLE as problem:
        if row.attempts + 1 < TRIES:
            await ctx.delivery_worker.retry(row, str(problem))
            return
        given_up = str(problem)[:200]
    except StorageError:
        raise
    except Exception as problem:
        if ctx.discord_api.closed():
            return
        await ctx.report_error("drawing", problem, row.game)
        given_up = repr(problem)[:200]
    kept = (message_slots.report(row.id), message_slots.record(row.id))
    words = batch.found(kept[0])
    if given_up is not None:
        await ctx.db.run(outbox.drop, row.id, given_up)
        for role in kept:
            batch.lose(role)
        return
    role, stands = message_slots.BOARD, board
    if board is None and isinstance(row.body, n.Report):
        role, stands = message_slots.REPORT, words
    if stands is None:
        batch.settle(row, lose=kept)
    else:
        batch.settle(row, role=role, channel=stands.channel, message=stands.message, lose=kept)


async def add_pictures(
    ctx: DeliveryContext, batch: Batch, row: Notification, before: Sequence[Notification] = ()
) -> MessageRef | None:
    """Draws the pictures of a report whose words are posted, and adds them to its message; returns that, None
    where there are no pictures. Those of reports `before` it, which had to wait, ride on its last one."""
    found, info = batch.found(message_slots.report(row.id)), batch.info
    look = await looks(ctx, info)
    if found is None or look is None or not ctx.discord_api.may_attach(found.channel, info.server):
        return None
    position = batch.position
    language = await ctx.settings_cache.language(info.server, game=info.language)
    l10n = await words_of(ctx, info)
    names = people.holders(l10n, info)

    def wanted(view: GameView, events: Sequence[Event]) -> RenderRequest:
        return RenderRequest(look, info.game, language, view, tuple(events), names)

    body = row.body
    if isinstance(body, n.Report):
        boards = await _of_report(ctx, row, body, position)
        waited = [one.body for one in before if isinstance(one.body, n.Report)]
        if boards and waited:
            told = [event for one in waited for part in one.phases for event in part.read(position.game)]
            events = [*told, *(event for board in boards for event in board.events)]
            boards = [boards[-1]._replace(events=events)]
        offer = batch.found(message_slots.OFFER)
        newest = offer is not None and offer.message == found.message
        changes = await _illustrated(ctx, row, body, position, wanted, boards, newest)
    elif isinstance(body, n.Ended):
        marked = reports.starred(l10n, names, await ctx.db.read(core_history.stood_in, info.id))
        charts = wanted(position.view(), await whole_game(ctx, info))
        charts = charts._replace(look="charts", names=marked)
        changes = {"attachments": await ctx.renderer.files([charts])}
    else:
        changes = {"attachments": await ctx.renderer.files([wanted(position.view(), ())])}
    if not any(changes.values()):
        return None
    return found if await lobby_card.edit(ctx, found.channel, found.message, **changes) else None


async def looks(ctx: DeliveryContext, info: GameInfo) -> Look | None:
    """What the reports of a table show; None where its server wants no pictures."""
    wanted = (await ctx.settings_cache.of_server(info.server)).get("pictures", "full")
    return None if wanted == "none" else info.pictures or wanted  # type: ignore[return-value]


async def _illustrated(
    ctx: DeliveryContext,
    row: Notification,
    body: n.Report,
    position: Position,
    wanted: Callable[[Any, Sequence[Event]], RenderRequest],
    boards: Sequence[phase_report.Board],
    newest: bool,
) -> dict[str, Any]:
    """What changes in a report that gets pictures: one is attached to it; for several it becomes a layout in which
    each stands in a row of its own, under the text of its phases, and the `newest` keeps its button."""
    if not boards:
        return {}
    l10n = await words_of(ctx, position.info)
    pages = reports.paged(l10n, phase_report.lines(l10n, position, body.phases))
    if len(pages) > 1:  # the last of several messages: it shows what all of them tell
        boards = [boards[-1]._replace(events=[event for board in boards for event in board.events])]
    albums = await ctx.renderer.albums([wanted(board.view, board.events) for board in boards])
    if sum(map(len, albums)) < 2:
        return {"attachments": [file for album in albums for file in album]}
    blocks: list[Block] = []
    start = 0
    if len(pages) > 1:
        blocks.append(Block(pages[-1], albums[0]))
    else:
        for board, album in zip(boards, albums, strict=False):
            part = body.phases[start : board.part + 1]
            blocks.append(Block("\n".join(phase_report.lines(l10n, position, part)), album))
            start = board.part + 1
        rest = phase_report.lines(l10n, position, body.phases[start:])
        blocks.append(Block("\n".join(rest)))
    buttons = phase_report.buttons(l10n, position, row, offers=newest)
    shown = layouts.layout(blocks, position.info.deciding, buttons)
    files = [file for album in albums for file in album]
    return {"content": None, "view": shown, "attachments": files}


async def _of_report(
    ctx: DeliveryContext, row: Notification, body: n.Report, position: Position
) -> list[phase_report.Board]:
    """A board for each phase that changed it."""
    first = body.phases[0]
    told = await ctx.db.read(queries.pictured, row.game, row.revision, first.turn, first.phase, position)
    parts = [part.read(position.game) for part in body.phases]
    by, after = position.game.guide.board, told.after
    boards, untold = phase_report.divided(by, told.before, parts)
    if boards and after is not None and phase_report.same_board(by, boards[-1].view, after.view):
        # The last picture shows who decides next as well, and the income.
        events = [*boards[-1].events, *untold, *after.events]
        boards[-1] = boards[-1]._replace(view=after.view, events=events)
    if boards and any(isinstance(event, GameEnded) for events in parts for event in events):
        # The last picture of a game shows its last moves, though there was none in the last phase.
        history = await ctx.db.read(core_history.history, row.game, body.phases[-1].turn)
        boards[-1] = boards[-1]._replace(events=[event for phase in history for event in phase.events])
    return boards


async def whole_game(ctx: DeliveryContext, info: GameInfo) -> list[Event]:
    """Every event of a game, in order."""
    found: list[Event] = []
    for turn in range(info.turn + 1):
        for phase in await ctx.db.read(core_history.history, info.id, turn):
            found += phase.events
    return found

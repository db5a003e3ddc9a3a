"""The pictures of a report: drawn in worker threads when its words are posted, and added to their message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.components import layouts
from bot.components.layouts import Block
from bot.core import history as core_history
from bot.core import notifications as n
from bot.core import outbox_batch
from bot.delivery import lobby_card, phase_report
from bot.delivery.board_diff import same_board
from bot.delivery.renderer import Wanted
from bot.delivery.send import words_of
from bot.text import people, reports
from rules.model import GameEnded
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.app.services import Office
    from bot.core.model import Found, Position, Sheet
    from bot.core.notifications import Notice
    from bot.delivery.batch import Known
    from bot.delivery.renderer import Look
    from rules.model import Event


async def add_pictures(
    office: Office, known: Known, row: Notice, before: Sequence[Notice] = ()
) -> Found | None:
    """Draws the pictures of a report whose words are posted, and adds them to its message; returns that, None
    where there are no pictures. Those of reports `before` it, which had to wait, ride on its last one."""
    found, sheet = known.found(message_slots.report(row.id)), known.sheet
    look = await looks(office, sheet)
    if found is None or look is None or not office.reach.may_attach(found.channel, sheet.server):
        return None
    position = known.position
    language = await office.preferences.language(sheet.server, game=sheet.language)
    # Who plays every seat is named by none: the colours tell the panels apart.
    say = await words_of(office, sheet)
    names = tuple("" if sheet.practice else people.player(say, seat, people.plain) for seat in sheet.seats)

    def wanted(view: Any, events: Sequence[Event]) -> Wanted:
        return Wanted(look, sheet.game, language, view, tuple(events), names)

    body = row.body
    if isinstance(body, n.Report):
        boards = await _of_report(office, row, body, position)
        waited = [one.body for one in before if isinstance(one.body, n.Report)]
        if boards and waited:
            told = [event for one in waited for part in one.phases for event in part.read(position.game)]
            events = [*told, *(event for board in boards for event in board.events)]
            boards = [boards[-1]._replace(events=events)]
        offer = known.found(message_slots.OFFER)
        newest = offer is not None and offer.message == found.message
        changes = await _illustrated(office, row, body, position, wanted, boards, newest)
    elif isinstance(body, n.Ended):
        marked = reports.starred(say, names, await office.db.read(core_history.stood_in, sheet.id))
        charts = wanted(position.view(), await whole_game(office, sheet))
        charts = charts._replace(look="charts", names=marked)
        changes = {"attachments": await office.studio.files([charts])}
    else:
        changes = {"attachments": await office.studio.files([wanted(position.view(), ())])}
    if not any(changes.values()):
        return None
    return found if await lobby_card.edit(office, found.channel, found.message, **changes) else None


async def looks(office: Office, sheet: Sheet) -> Look | None:
    """What the reports of a table show; None where its server wants no pictures."""
    wanted = (await office.preferences.of_server(sheet.server)).get("pictures", "full")
    return None if wanted == "none" else sheet.pictures or wanted  # type: ignore[return-value]


async def _illustrated(
    office: Office,
    row: Notice,
    body: n.Report,
    position: Position,
    wanted: Callable[[Any, Sequence[Event]], Wanted],
    boards: Sequence[phase_report.Board],
    newest: bool,
) -> dict[str, Any]:
    """What changes in a report that gets pictures: one is attached to it; for several it becomes a layout in which
    each stands in a row of its own, under the text of its phases, and the `newest` keeps its button."""
    if not boards:
        return {}
    say = await words_of(office, position.sheet)
    pages = reports.paged(say, phase_report.lines(say, position, body.phases))
    if len(pages) > 1:  # the last of several messages: it shows what all of them tell
        boards = [boards[-1]._replace(events=[event for board in boards for event in board.events])]
    albums = await office.studio.albums([wanted(board.view, board.events) for board in boards])
    if sum(map(len, albums)) < 2:
        return {"attachments": [file for album in albums for file in album]}
    blocks: list[Block] = []
    start = 0
    if len(pages) > 1:
        blocks.append(Block(pages[-1], albums[0]))
    else:
        for board, album in zip(boards, albums, strict=False):
            part = body.phases[start : board.part + 1]
            blocks.append(Block("\n".join(phase_report.lines(say, position, part)), album))
            start = board.part + 1
        rest = phase_report.lines(say, position, body.phases[start:])
        blocks.append(Block("\n".join(rest)))
    buttons = phase_report.buttons(say, position, row, offers=newest)
    shown = layouts.layout(blocks, position.sheet.deciding, buttons)
    files = [file for album in albums for file in album]
    return {"content": None, "view": shown, "attachments": files}


async def _of_report(
    office: Office, row: Notice, body: n.Report, position: Position
) -> list[phase_report.Board]:
    """A board for each phase that changed it."""
    first = body.phases[0]
    told = await office.db.read(
        outbox_batch.pictured, row.game, row.revision, first.turn, first.phase, position
    )
    parts = [part.read(position.game) for part in body.phases]
    by, after = position.game.guide.board, told.after
    boards, untold = phase_report.divided(by, told.before, parts)
    if boards and after is not None and same_board(by, boards[-1].view, after.view):
        # The last picture shows who decides next as well, and the income.
        events = [*boards[-1].events, *untold, *after.events]
        boards[-1] = boards[-1]._replace(view=after.view, events=events)
    if boards and any(isinstance(event, GameEnded) for events in parts for event in events):
        # The last picture of a game shows its last moves, though there was none in the last phase.
        history = await office.db.read(core_history.history, row.game, body.phases[-1].turn)
        boards[-1] = boards[-1]._replace(events=[event for phase in history for event in phase.events])
    return boards


async def whole_game(office: Office, sheet: Sheet) -> list[Event]:
    """Every event of a game, in order."""
    found: list[Event] = []
    for turn in range(sheet.turn + 1):
        for phase in await office.db.read(core_history.history, sheet.id, turn):
            found += phase.events
    return found

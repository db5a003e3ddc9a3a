"""The pictures of a report: drawn in worker threads when its words are posted, and added to their message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.posting.board_changes import board_changed, same_board
from bot.posting.studio import Wanted
from bot.table import notices as n
from bot.wording import people
from rules.guide import tag
from rules.model import PhaseEnded
from storage import roles

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.posting.known import Known
    from bot.posting.office import Office
    from bot.table import Found, Notice, Position, Sheet
    from rules import guide
    from rules.model import Event


async def add_pictures(office: Office, known: Known, row: Notice) -> Found | None:
    """Draws the pictures of a report whose words are posted, and adds them to its message; returns that, None
    where there are no pictures."""
    found, sheet = known.found(roles.report(row.id)), known.sheet
    server = await office.preferences.of_server(sheet.server)
    look = server.get("pictures", "full")
    if found is None or look == "none" or not office.reach.may_attach(found.channel, sheet.server):
        return None
    position = known.position
    language = await office.preferences.language(sheet.server, game=sheet.language)
    names = tuple(people.plain(seat.name) for seat in sheet.seats)

    def wanted(view: Any, events: Sequence[Event]) -> Wanted:
        return Wanted(look, sheet.game, language, view, tuple(events), names)  # type: ignore[arg-type]

    body = row.body
    boards: list[Wanted] = []
    if isinstance(body, n.Report):
        boards += [wanted(*board) for board in await _of_report(office, row, body, position)]
    elif isinstance(body, n.Began):
        boards.append(wanted(position.view(), ()))
    elif isinstance(body, n.Ended):
        boards.append(wanted(*await _final(office, position)))
        table = wanted(position.view(), await whole_game(office, sheet))
        boards.append(table._replace(look="score"))
    files = await office.studio.files(boards[-10:])
    if not files:
        return None
    message = office.reach.message(found.channel, found.message)
    try:
        await message.edit(attachments=files)
    except discord.NotFound:
        return None
    return found


class Board(NamedTuple):
    """What a picture of a report shows: the board after a phase, and what happened since the picture before."""

    view: Any
    events: list[Event]


async def _of_report(office: Office, row: Notice, body: n.Report, position: Position) -> list[Board]:
    """A board for each phase that changed it."""
    first = body.phases[0]
    told = await office.table.pictured(row.game, row.revision, first.turn, first.phase, position)
    parts = [part.read(position.game) for part in body.phases]
    boards, untold = _divided(position.game.guide.board, told.before, parts)
    if boards and position.sheet.status == "finished" and position.revision == row.revision:
        return boards[:-1]  # the last one comes with the result
    after = told.after
    if boards and after is not None and same_board(position.game.guide.board, boards[-1].view, after.view):
        # The last picture shows who decides next as well, and the income.
        boards[-1] = Board(after.view, [*boards[-1].events, *untold, *after.events])
    return boards


async def _final(office: Office, position: Position) -> Board:
    """The board at the end of a game, with what happened since it changed last."""
    sheet = position.sheet
    before = await office.table.view_before(sheet.id, sheet.turn, 0)
    history = await office.table.history(sheet.id)
    boards, untold = _divided(position.game.guide.board, before, [part.events for part in history])
    return Board(position.view(), [*(boards[-1].events if boards else ()), *untold])


def _divided(
    by: guide.Board, before: Any | None, phases: Iterable[Sequence[Event]]
) -> tuple[list[Board], list[Event]]:
    """The boards of the phases that changed it (the first, where None is known of before), and what happened
    after the last of them."""
    boards: list[Board] = []
    untold: list[Event] = []
    for events in phases:
        untold = [*untold, *events]
        ends = [event for event in events if isinstance(event, PhaseEnded)]
        redrawn = any(tag(event) in by.redraws for event in events)
        if ends and (redrawn or before is None or board_changed(by, before, ends[-1].view)):
            boards.append(Board(ends[-1].view, untold))
            untold = []
        before = ends[-1].view if ends else before
    return boards, untold


async def whole_game(office: Office, sheet: Sheet) -> list[Event]:
    """Every event of a game, in order."""
    found: list[Event] = []
    for turn in range(sheet.turn + 1):
        for phase in await office.table.history(sheet.id, turn):
            found += phase.events
    return found

"""What tests of pace do at a table again and again."""

from __future__ import annotations

from tests.table.club import PEOPLE


async def run_until(club, until):
    """Time passes as the bot's timer lets it: it wakes when something is due, and sweeps."""
    while (due := await club.table.next_due()) is not None and due <= until:
        club.now = max(club.now, due)
        await club.table.sweep()
    club.now = until


async def script(club, position, lines):
    """People act as the lines say: "Blue place 3"; returns the position then."""
    for line in lines:
        name, _, code = line.partition(" ")
        decision = position.decision
        assert position.sheet.names[decision.seat] == name, f"{line}: {decision}"
        position = await club.act(position, code)
    return position


async def at_phase(club, position, phase, code_of):
    """People act by a rule until a phase begins."""
    while position.decision is not None and position.sheet.phase != phase:
        position = await club.act(position, code_of(position))
    return position


async def log(club, game):
    """The record as rows: (seat, code, source)."""
    return await club.rows(
        "SELECT seat, code, source FROM action WHERE game = ? AND undone IS NULL ORDER BY number", game
    )


async def notes(club, game):
    """The notes that wait in the outbox, as (seat, message id)."""
    return [
        (notice.body.seat, notice.body.id)
        for notice in await club.table.pending(game, 1000)
        if type(notice.body).__name__ == "Note"
    ]


def holder(sheet, seat):
    """Who holds a seat."""
    return next(person for person in PEOPLE if person.user == sheet.seats[seat].user)

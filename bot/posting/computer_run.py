"""One message for what computers do between two actions of people: edited while they act, so that nothing floods."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord

from bot.components.menus import cut
from bot.posting import cards, rolling
from bot.posting.sending import send, words_of
from bot.wording import people, reports
from storage import roles

if TYPE_CHECKING:
    from bot.posting.known import Known
    from bot.posting.office import Office
    from bot.table import Notice, Position
    from bot.table.model import ComputerRun
    from bot.wording.catalogues import Words

MOST = 1_800  # characters of what is told; the latest is what counts


async def tell(office: Office, known: Known, row: Notice) -> None:
    """Says what computers have done so far, and that one is thinking."""
    position = known.position
    decision = position.decision
    assert decision is not None, "a computer has to decide"
    office.threads.taken_down(known.game)  # who decides after it is mentioned again
    say = await words_of(office, position.sheet)
    found = known.found(roles.COMPUTERS)
    run = await office.table.computers.run(known.game, None if found is None else found.revision)
    seats = position.sheet.seats
    thinks = any(seat.user is not None and seat.stand_in is None for seat in seats)
    message = (
        "computer-paused" if position.sheet.paused else "computer-thinks" if thinks else "computer-waits"
    )
    thinking = say.say(message, player=people.called(say, seats[decision.seat]))
    text = "\n".join([*lines(say, position, run), thinking])
    if found is not None and await cards.renew(office, found.channel, found.message, content=text):
        await known.posted(row)
        return
    sent = await send(office, position.sheet, text, nonce=row.nonce)
    await known.posted(
        row, role=roles.COMPUTERS, channel=sent.channel.id, message=sent.id, revision=run.since
    )


async def finish(office: Office, known: Known) -> None:
    """Leaves only what the computers have done: a person decides again, or the game is over."""
    found = known.found(roles.COMPUTERS)
    if found is None:
        return
    position = known.position
    say = await words_of(office, position.sheet)
    run = await office.table.computers.run(known.game, found.revision)
    text = "\n".join(lines(say, position, run))
    if not text and (run.deeds or position.together):  # nothing that is told, or that may be told yet
        await rolling.remove(office, found.channel, found.message)
    else:
        with contextlib.suppress(discord.HTTPException):  # then it says a little less
            text = text or say.say("computer-nothing")
            await cards.edit(office, found.channel, found.message, content=text)
    await known.lose(roles.COMPUTERS)


def lines(say: Words, position: Position, run: ComputerRun) -> list[str]:
    """What computers did, a line for what one did in a row; of much the last part."""
    sheet = position.sheet
    names = people.colours(say, sheet)
    told: list[str] = []
    last: tuple[int, bool] | None = None
    for deed in run.deeds:
        what = reports.action(say, position.game, names, deed.events)
        if not what:
            continue
        who = (deed.seat, deed.stands_in)
        if who == last:
            told[-1] = f"{told[-1]} {what}"
        else:
            seat, mark = sheet.seats[deed.seat], people.mark(deed.seat)
            if deed.stands_in or seat.level is None:  # or who has been given the seat since
                told.append(say.say("computer-did-for", mark=mark, what=what))
            else:
                name = people.player(say, seat, people.safe)
                told.append(say.say("computer-did", mark=mark, name=name, what=what))
        last = who
    kept: list[str] = []
    while told and sum(map(len, kept)) + len(told[-1]) <= MOST:
        kept.append(told.pop())
    if told:
        kept.append(cut(say.say("computer-earlier", count=len(told)), 200))
    return kept[::-1]

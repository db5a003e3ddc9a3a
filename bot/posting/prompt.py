"""Puts the present question up as the last message of a game, and takes the one before down."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord

from bot.posting import cards, computer_run, guided, question, rolling
from bot.posting.sending import send, words_of
from bot.wording import people, reports
from rules.model import PhaseEnded
from storage import roles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.posting.known import Known
    from bot.posting.office import Office
    from bot.table import Found, Notice, Position, Sheet
    from rules.model import Event

LONG_AGO = 150  # events since somebody's last turn: more is a record that was imported, or a new player
EVERYBODY = -1  # no seat: who is asked alone after that is mentioned again
HOUR = 3600  # seconds after which Discord limits the edits of a message


async def prompt(office: Office, known: Known, row: Notice) -> None:
    """Makes the present question the last message: edits the prompt for the same player, or posts anew."""
    position = known.position
    sheet, decision = position.sheet, position.decision
    found = known.found(roles.PROMPT)
    if decision is None or sheet.status != "running":
        await close(office, known)
        await known.posted(row)
        return
    if sheet.seats[decision.seat].player is not None:
        await close(office, known)
        await computer_run.tell(office, known, row)
        return
    await computer_run.finish(office, known)
    if found is not None and found.revision == position.revision:
        if question.is_joint(position):  # who is still to choose is told; nobody is mentioned once more
            asked = await guided.public(office, await words_of(office, sheet), position)
            await _edited(office, found.channel, found.message, asked)
        await known.posted(row)
        return
    say = await words_of(office, sheet)
    names = people.colours(say, sheet)
    seats = [each.seat for each in sheet.awaited] if question.is_joint(position) else [decision.seat]
    last = office.threads.prompted(sheet.id)
    if found is not None and last == (found.message, decision.seat):
        # From what is stored, so that nobody sees whether a person or a standing order decided; of a chain of
        # private decisions only what is public by now.
        deeds = await office.table.deeds(sheet.id, found.revision)
        told = [reports.action(say, position.game, names, events) for _, events in deeds]
        lines = list(filter(None, told))[-reports.SINCE_LINES :]
        asked = await guided.public(office, say, position, lines)
        age = (discord.utils.utcnow() - discord.utils.snowflake_time(found.message)).total_seconds()
        if age < HOUR and await _edited(office, found.channel, found.message, asked):
            await _kept(known, row, found.channel, found.message)
            return
    since = reports.since(say, position.game, names, _earlier(known.since))
    asked = await guided.public(office, say, position, since)
    users = [sheet.seats[seat].user for seat in seats]
    for seat, user in zip(seats, users, strict=True):
        if user is not None and not await office.reach.is_member(sheet.server, user):
            left = say.say("player-left", seat=people.colour(say, seat))
            asked = asked._replace(text=f"{asked.text}\n{left}")
    again = last is not None and last[1] == _asks(position)  # one ping a turn
    sent = await send(
        office, sheet, asked.text, nonce=row.nonce, users=[] if again else users, view=asked.view
    )
    if found is not None and found.message != sent.id:
        await retire(office, position, found)
    stand(office, position, sent.id)
    before = await _kept(known, row, sent.channel.id, sent.id)
    # While it was being sent a press may have told of a message whose sending had failed, as `found` does not.
    if before is not None and before.message not in (sent.id, found and found.message):
        await retire(office, position, before)


def _earlier(events: Sequence[Event]) -> Sequence[Event]:
    """Of what happened since somebody's last turn that of earlier phases: of the present one the message above
    the prompt tells."""
    if len(events) >= LONG_AGO:
        return ()
    ends = [at for at, event in enumerate(events) if isinstance(event, PhaseEnded)]
    return events[: ends[-1] + 1] if ends else ()


async def _kept(known: Known, row: Notice, channel: int, message: int) -> Found | None:
    """Keeps the message of the present question, and returns the one that it takes the place of."""
    revision = known.position.revision
    return await known.posted(row, role=roles.PROMPT, channel=channel, message=message, revision=revision)


def stand(office: Office, position: Position, message: int) -> None:
    """Notes that a message asks the present question."""
    game, seat = position.sheet.id, _asks(position)
    if seat is None:
        return
    last = office.threads.prompted(game)
    if last is None or last[1] != seat:
        office.threads.told_deeds(game)
    office.threads.put_up(game, message, seat)


def _asks(position: Position) -> int | None:
    """The seat that a prompt asks; EVERYBODY where several choose at the same time."""
    if question.is_joint(position):
        return EVERYBODY
    return None if position.decision is None else position.decision.seat


async def _edited(office: Office, channel: int, message: int, asked: question.Asked) -> bool:
    try:
        return await cards.edit(
            office,
            channel,
            message,
            content=asked.text,
            view=asked.view,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as problem:
        if problem.code == cards.TOO_OLD_TO_EDIT:
            return False
        raise


async def close(office: Office, known: Known) -> None:
    """Takes down the prompt that is over, if there is one."""
    found = known.found(roles.PROMPT)
    if found is not None:
        await retire(office, known.position, found)
        known.forgotten(roles.PROMPT)


async def retire(office: Office, position: Position, found: Found) -> None:
    """Takes a prompt that is over down: it becomes the message that tells what has happened in this phase."""
    game = position.sheet.id
    office.threads.told_deeds(game)
    # An old message that can't be edited any more stays: its buttons answer that they are of the past.
    with contextlib.suppress(discord.HTTPException):
        await rolling.take_over(office, position.game, position.sheet, found)
    await office.table.lose(game, roles.PROMPT, found.message)


async def mend(office: Office, sheet: Sheet) -> None:
    """Puts the prompt and the pinned message up again where they were deleted."""
    for role in (roles.PROMPT, roles.PIN):
        found = await office.table.found(sheet.id, role)
        if found is not None and not await office.reach.exists(found.channel, found.message):
            await office.table.lose(sheet.id, role)
            found = None
        if found is None and sheet.status == "running":
            office.threads.taken_down(sheet.id)
            if role == roles.PROMPT:
                await office.table.prompt_again(sheet.id)
            office.relay.refresh(sheet.id)
    office.relay.kick(sheet.id)

"""Puts the present question up as the last message of a game, and takes the one before down."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord

from bot.components.action_rows import cut
from bot.core import departures, outbox, queries
from bot.delivery import computer_turn, lobby_card, mention, obsolete_messages, phase_message, question
from bot.delivery.send import send, words_of
from bot.delivery.thread_cache import CLOSING_LINE, Prompted
from bot.features.tutorial import prompt_section
from bot.text import people, recap, reports
from rules.model import PhaseEnded
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app.services import Services
    from bot.core.model import MessageRef, Position
    from bot.core.notifications import Notification
    from bot.delivery.batch import Batch
    from bot.text.localization import Localization

EVERYBODY = -1  # no person: who is asked alone after that is mentioned again
MESSAGE = 2000  # characters of a message
LEAST_STORY = 300  # characters for which it is worth to tell the phase above the question
ASKED = 60.0  # seconds that a look-up of who is asked is believed
LOST = 3  # questions one after the other of which Discord's answer was lost
HOUR = 3600  # seconds after which Discord limits the edits of a message


async def prompt(services: Services, known: Batch, row: Notification, *, quiet: bool = False) -> None:
    """Makes the present question the last message: edits the prompt while its player goes on, or posts it anew."""
    position = known.position
    info, decision = position.info, position.decision
    found = known.found(message_slots.PROMPT)
    await mention.answered(services, known)
    if decision is None or info.status != "running":
        await close(services, known)
        await known.posted(row)
        return
    if computer_turn.is_computers(position):
        await computer_turn.wait(services, known, row)
        return
    if found is not None and found.revision == position.revision:
        if question.is_joint(position):  # who is still to choose is told; nobody is mentioned once more
            asked = await _asked(services, await words_of(services, info), position)
            await _edited(services, found.channel, found.message, asked)
        await known.posted(row)
        return
    last = services.threads.prompted(info.id)
    called = not quiet and services.threads.is_called(
        info.id, _whom(position), position.revision, services.now()
    )
    if info.evening is not None or (computer_turn.against_computers(info) and not called):
        await _in_one_message(services, known, row, found, called)
        return
    stays = found is not None and not called and last is not None and last.message == found.message
    stays = stays and not row.attempts  # Discord may have made it, or one before it
    if found is None or not stays or not await _edited_in_place(services, known, row, found):
        await _anew(services, known, row, found, called)


async def _edited_in_place(services: Services, known: Batch, row: Notification, found: MessageRef) -> bool:
    """Whether the prompt could become the next question to the same person: with what they did since, or where more
    happened below what tells all of it."""
    if not _is_near(services, found):
        return False
    position = known.position
    l10n = await words_of(services, position.info)
    lines = await _own_deeds(services, known, l10n)
    told = lines is None
    if lines is None:
        if not await phase_message.renewed(services, known, position):
            return False
        lines = []
    asked = await prompt_section.public(services, l10n, position, lines)
    if not await _edited(services, found.channel, found.message, asked):
        return False
    stand(services, position, found.channel, found.message, told=told)
    await _replaces(services, known, row, found.channel, found.message)
    return True


async def ask_anew(services: Services, known: Batch) -> None:
    """Asks the present question where it stands, in the language that the game has now; nobody is mentioned."""
    position, found = known.position, known.found(message_slots.PROMPT)
    asks = position.decision is not None and not computer_turn.is_computers(position)
    if not asks or found is None or found.revision != position.revision:
        return
    l10n = await words_of(services, position.info)
    last = services.threads.prompted(known.game)
    alone = not question.is_joint(position) and last is not None and last.message == found.message
    if position.info.evening is not None or computer_turn.against_computers(position.info):
        asked = await _asked(services, l10n, position)
    else:
        lines = await _own_deeds(services, known, l10n) if alone else None
        asked = await prompt_section.public(services, l10n, position, lines or [])
    await _edited(services, found.channel, found.message, asked)


def _is_near(services: Services, found: MessageRef) -> bool:
    """Whether a message is young enough to be edited again and again, and not far above what people have written."""
    age = (discord.utils.utcnow() - discord.utils.snowflake_time(found.message)).total_seconds()
    return age < HOUR and not services.threads.crowd.is_many(found.channel, found.message)


async def _own_deeds(services: Services, known: Batch, l10n: Localization) -> list[str] | None:
    """What the player of a prompt has done that stands nowhere else yet, in a line; None where others acted too, a
    phase ended, or it is too much. From what is stored, so that nobody sees whether a person or a standing order
    decided; of a chain of private decisions only what is public by now."""
    position, above = known.position, known.found(message_slots.ROLLING)
    last = services.threads.prompted(known.game)
    assert position.decision is not None and last is not None, "a prompt asks, and is known"
    deeds = await services.db.read(
        queries.deeds, position.info.id, last.told if above is None else above.revision
    )
    names = people.colours(l10n, position.info)
    for seat, events in deeds:
        ended = any(isinstance(event, PhaseEnded) for event in events)
        if (
            seat != position.decision.seat
            or ended
            or not reports.tells_all(l10n, position.game, names, events)
        ):
            return None
    told = " ".join(filter(None, [reports.action(l10n, position.game, names, events) for _, events in deeds]))
    if len(told) > CLOSING_LINE:
        return None
    return [told] if told else []


async def _anew(
    services: Services, known: Batch, row: Notification, found: MessageRef | None, called: bool
) -> None:
    """Posts the question under what has happened, and takes the one before down."""
    position = known.position
    info, decision = position.info, position.decision
    assert decision is not None, "a prompt asks"
    gone = any(info.seats[seat].departed for seat in _seats(position))
    if (called or gone) and await _is_settled(services, position):
        return
    l10n = await words_of(services, info)
    told = await phase_message.tell(services, known, position, found)
    if found is not None and found.message == told:
        await known.lose(message_slots.PROMPT)
        found = None
    since = recap.lines(l10n, position.game, info, known.since) if called else []
    asked = await prompt_section.public(services, l10n, position, since)
    users = [info.seats[seat].user for seat in _seats(position)]
    for seat in _seats(position):
        if info.seats[seat].departed:
            left = l10n.format("seat-departed", seat=people.colour(l10n, seat))
            asked = asked._replace(text=f"{asked.text}\n{left}")
    sent = await _posted(services, known, row, asked, users if called else [])
    stand(services, position, sent.channel.id, sent.id)
    await _replaces(services, known, row, sent.channel.id, sent.id, found)


async def _posted(
    services: Services,
    known: Batch,
    row: Notification,
    asked: question.Asked,
    users: Sequence[int | None] = (),
) -> discord.Message:
    """The message that asks. For a nonce taken over from a question of before Discord gives that one, where it made it
    and the answer was lost: then it is to go, and the next nonce asks."""
    nonces = [row.nonce, *(f"{row.nonce[:22]}-{n}" for n in range(LOST))]
    for nonce in nonces:
        sent = await send(services, known.info, asked.text, nonce=nonce, users=users, view=asked.view)
        shows = question.shown(sent)
        if shows is None or shows.revision >= known.position.revision:
            break
        await known.keep(message_slots.old(sent.id), sent.channel.id, sent.id, shows.revision)
    return sent


async def _is_settled(services: Services, position: Position) -> bool:
    """Whether somebody who is asked has left the server, and the game's rule for who is late has seen to it: there is
    another question then."""
    info = position.info
    for seat in _seats(position):
        user = info.seats[seat].user
        if user is None:
            continue
        if await services.discord_api.is_member(info.server, user, ASKED):
            if info.seats[seat].departed:
                await services.db.run(departures.arrived, info.id, user)
            continue
        await services.departed(info.server, user)
        now = await services.db.read(queries.info, info.id)
        if now.revision != info.revision or now.seats[seat].player is not None:
            return True
    return False


async def _in_one_message(
    services: Services, known: Batch, row: Notification, found: MessageRef | None, called: bool
) -> None:
    """In an evening together, and against computers alone, the message that tells the phase asks too, whoever is next;
    a short one calls them."""
    position, game = known.position, known.game
    last = services.threads.prompted(game)
    asked = await _asked(services, await words_of(services, position.info), position)
    stays = (
        found is not None and last is not None and last.message == found.message and _is_near(services, found)
    )
    if (
        found is not None
        and stays
        and (called or not row.attempts)  # what failed before may have been the call
        and await _edited(services, found.channel, found.message, asked)
    ):
        channel, message = found.channel, found.message
    else:
        sent = await _posted(services, known, row, asked)
        channel, message = sent.channel.id, sent.id
    if called:
        await mention.call(
            services, known, row, [position.info.seats[seat].user for seat in _seats(position)]
        )
    stand(services, position, channel, message)
    above = known.found(message_slots.ROLLING)
    await _replaces(services, known, row, channel, message, found, above)


async def _asked(services: Services, l10n: Localization, position: Position) -> question.Asked:
    """The question for everybody; where one message tells the phase and asks, below what has happened in it, as far as
    there is room."""
    info = position.info
    why = ["why"] if computer_turn.against_computers(info) and lobby_card.why_button(l10n, info) else []
    asked = await prompt_section.public(services, l10n, position, beside=why)
    room = MESSAGE - len(asked.text) - 2
    if not (info.evening is not None or computer_turn.against_computers(info)) or room < LEAST_STORY:
        return asked
    story = await phase_message.text(
        services, position.game, info, l10n, min(phase_message.MOST, room - LEAST_STORY // 2)
    )
    return asked if story is None else asked._replace(text=f"{cut(story, room)}\n\n{asked.text}")


async def _replaces(
    services: Services,
    known: Batch,
    row: Notification,
    channel: int,
    message: int,
    *before: MessageRef | None,
) -> None:
    """Keeps the message of the present question, and takes down those that stood before: they are kept until they are
    known to be gone or bare."""
    old = {found.message: found for found in before if found is not None and found.message != message}
    told = known.found(message_slots.ROLLING)
    lose = [message_slots.ROLLING] if told is not None and told.message in old else []
    instead = await known.posted(
        row,
        role=message_slots.PROMPT,
        channel=channel,
        message=message,
        revision=known.position.revision,
        lose=lose,
        old=list(old.values()),
    )
    # While it was being sent a press may have told of a message whose sending had failed, as `before` does not.
    if instead is not None and instead.message not in (message, *old, told and told.message):
        await known.keep(
            message_slots.old(instead.message), instead.channel, instead.message, instead.revision
        )
        old[instead.message] = instead
    if not await obsolete_messages.go(services, known, old.values()):
        services.delivery_worker.sweep_later(known.game)


def stand(services: Services, position: Position, channel: int, message: int, *, told: bool = True) -> None:
    """Notes that a message asks the present question; `told` is whether all that was done stands above it."""
    game, seat = position.info.id, _asks(position)
    if seat is None:
        return
    last = services.threads.prompted(game)
    if last is None or last.seat != seat:
        services.threads.told_deeds(game)
    if last is None or last.message != message:
        services.threads.crowd.posted(channel, message)
    before = position.revision if told or last is None else last.told
    services.threads.put_up(game, Prompted(message, seat, _whom(position), position.revision, before))


def _seats(position: Position) -> list[int]:
    """The seats that a prompt asks."""
    if question.is_joint(position):
        return [each.seat for each in position.info.awaited]
    return [] if position.decision is None else [position.decision.seat]


def _asks(position: Position) -> int | None:
    """The seat that a prompt asks; EVERYBODY where several choose at the same time."""
    if question.is_joint(position):
        return EVERYBODY
    return None if position.decision is None else position.decision.seat


def _whom(position: Position) -> int | None:
    """The person that a prompt asks; EVERYBODY where several choose at the same time."""
    seat = _asks(position)
    return position.info.seats[seat].user if seat not in (None, EVERYBODY) else seat


async def _edited(services: Services, channel: int, message: int, asked: question.Asked) -> bool:
    try:
        return await lobby_card.edit(
            services,
            channel,
            message,
            content=asked.text,
            view=asked.view,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as problem:
        if problem.code == lobby_card.TOO_OLD_TO_EDIT:
            return False
        raise


async def buttons_anew(services: Services, known: Batch) -> None:
    """Gives the present question the buttons that the table's settings ask for now; its words stay."""
    position, found = known.position, known.found(message_slots.PROMPT)
    if found is None or found.revision != position.revision or computer_turn.is_computers(position):
        return
    asked = await prompt_section.public(services, await words_of(services, position.info), position)
    await lobby_card.renew(services, found.channel, found.message, view=asked.view)


async def close(services: Services, known: Batch) -> None:
    """Takes down the prompt that is over, if there is one."""
    found = known.found(message_slots.PROMPT)
    if found is not None:
        await retire(services, known, known.position, found)
        known.forgotten(message_slots.PROMPT)


async def retire(services: Services, kept: phase_message.Kept, position: Position, found: MessageRef) -> None:
    """Takes a prompt that is over down, once what has happened in this phase is told: by it, where no other does."""
    game = position.info.id
    told: int | None = None
    with contextlib.suppress(discord.HTTPException):
        told = await phase_message.tell(services, kept, position, found)
    if told != found.message:
        await obsolete_messages.remove(services, game, found.channel, found.message)
    services.threads.below(game)
    await services.db.run(outbox.lose, game, message_slots.PROMPT, found.message)

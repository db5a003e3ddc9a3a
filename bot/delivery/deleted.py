"""What moderators delete in a game's thread: the question comes back by itself, at most once a minute; the pinned
message and a report once, and then when somebody asks with `/caylus status`, for somebody may have had a reason."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.app import log
from bot.core import outbox, queries
from bot.core.errors import NoGame
from storage import StorageError, message_slots

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.app.services import Office
    from bot.core.model import Found, Sheet

_REPORTS = (message_slots.BOARD, message_slots.REPORT, message_slots.OFFER)


async def noticed(office: Office, messages: Iterable[int]) -> None:
    """Discord tells that messages are gone."""
    for message in messages:
        if office.threads.has_deleted(message):
            continue
        try:
            found = await office.db.read(outbox.role_of, message)
            if found is not None:
                await _gone(office, await office.db.read(queries.sheet, found.game), message)
        except NoGame:
            continue
        except StorageError as problem:
            log.warn("message %s is gone, which can't be noted: %s", message, problem)


async def _gone(office: Office, sheet: Sheet, message: int) -> None:
    game = sheet.id
    gone = {
        role: found
        for role, found in (await office.db.read(outbox.messages, game)).items()
        if found.message == message and not role.startswith(("returned:", "gone:"))
    }
    for role in gone:
        if role in (message_slots.PROMPT, message_slots.PIN, *_REPORTS) or message_slots.is_old(role):
            await office.db.run(outbox.lose, game, role, message)
    if sheet.status != "running":
        return
    if message_slots.PROMPT in gone:
        await _question(office, game)
    if message_slots.PIN in gone:
        await _pin(office, gone[message_slots.PIN])
    report = next((gone[role] for role in _REPORTS if role in gone), None)
    if report is not None:
        await _report(office, report)


async def _question(office: Office, game: int) -> None:
    """It comes back, without a second ping."""
    office.threads.below(game)
    wait = office.threads.returns_in(game, office.now())
    if wait:
        asyncio.get_running_loop().call_later(
            wait, lambda: office.tasks.spawn(_ask_again(office, game), "prompt")
        )
    else:
        await _ask_again(office, game)


async def _ask_again(office: Office, game: int) -> None:
    try:
        await office.db.run(outbox.prompt_again, game)
    except StorageError as problem:  # the next start finds that it is missing
        log.warn("game %s: its prompt can't be asked for again: %s", game, problem)
        return
    office.relay.kick(game)


async def _pin(office: Office, pin: Found) -> None:
    if await office.db.read(outbox.found, pin.game, message_slots.RETURNED_PIN) is None:
        await office.db.run(outbox.keep, pin.game, message_slots.RETURNED_PIN, pin.channel, pin.message, 0)
    office.relay.refresh(pin.game)


async def _report(office: Office, report: Found) -> None:
    returned = await office.db.read(outbox.found, report.game, message_slots.RETURNED_REPORT)
    again = returned is not None and returned.revision == report.revision
    if again or not await office.db.run(outbox.report_again, report.game, report.revision):
        role = message_slots.GONE_REPORT
    else:
        role = message_slots.RETURNED_REPORT
    await office.db.run(outbox.keep, report.game, role, report.channel, report.message, report.revision)
    office.relay.kick(report.game)


async def mend(office: Office, sheet: Sheet) -> None:
    """Puts the prompt, the pinned message and the last report up again where they were deleted: somebody asks how the
    game stands."""
    game = sheet.id
    for role in (message_slots.PROMPT, message_slots.PIN):
        found = await office.db.read(outbox.found, game, role)
        if found is not None and not await office.reach.exists(found.channel, found.message):
            await office.db.run(outbox.lose, game, role)
            found = None
        if found is None and sheet.status == "running":
            office.threads.taken_down(game)
            if role == message_slots.PROMPT:
                await office.db.run(outbox.prompt_again, game)
            else:
                await _let_return(office, game)
            office.relay.refresh(game)
    report = await office.db.read(outbox.found, game, message_slots.GONE_REPORT)
    if report is not None:
        await office.db.run(outbox.lose, game, message_slots.GONE_REPORT)
        await office.db.run(outbox.report_again, game, report.revision)
    office.relay.kick(game)


async def _let_return(office: Office, game: int) -> None:
    returned = await office.db.read(outbox.found, game, message_slots.RETURNED_PIN)
    if returned is not None:
        await office.db.run(
            outbox.keep, game, message_slots.RETURNED_PIN, returned.channel, returned.message, 0
        )

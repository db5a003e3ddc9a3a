"""Applause: a press under a report or a result, and where several can be meant one more for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import parts
from bot.components.custom_id import Press
from bot.table.spectators.applause import BATCH
from bot.wording import people

if TYPE_CHECKING:
    from bot.answers.interaction import Ask
    from bot.table.spectators.applause import Stage


async def pressed_applaud(ask: Ask, press: Press, values: list[str]) -> None:
    """Asks for whom; where only one can be meant, or it was done already, says so."""
    stage = await ask.table.spectators.stage(press.game, ask.user)
    if stage.given is None and len(stage.seats) == 1:
        stage = await _applaud(ask, press, stage.seats[0])
    if stage.given is not None:
        await ask.say(_told(ask, stage))
        return
    sheet = stage.sheet
    items = [
        parts.button(
            f"{people.marked(ask.words, sheet.seats[seat])} "
            f"{people.player(ask.words, sheet.seats[seat], people.bare)}",
            Press("clap", sheet.id, sheet.revision, str(seat)),
        )
        for seat in stage.seats
    ]
    await ask.say(ask.words.say("applause-whom"), view=parts.view(items))


async def pressed_clap(ask: Ask, press: Press, values: list[str]) -> None:
    """Applauds that seat."""
    await ask.edit(_told(ask, await _applaud(ask, press, press.number)))


async def _applaud(ask: Ask, press: Press, seat: int) -> Stage:
    stage = await ask.table.spectators.applaud(press.game, ask.person, seat)
    if stage.sheet.status == "finished" and not stage.before:
        ask.office.wake(ask.office.now() + BATCH)
    return stage


def _told(ask: Ask, stage: Stage) -> str:
    seat = people.marked(ask.words, stage.sheet.seats[stage.given or 0])
    if stage.before:
        return ask.words.say("applause-before", seat=seat)
    how = "over" if stage.sheet.status == "finished" else "running"
    return ask.words.say(f"applause-given-{how}", seat=seat)

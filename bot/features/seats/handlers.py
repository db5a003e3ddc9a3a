"""Leaving a running game and closing a table: asked once, whatever a person chose about questions, for neither can be
taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.components.custom_id import Press
from bot.core import seats as core_seats
from bot.core import stand_in, votes
from bot.delivery import lobby_card
from bot.features.tournaments import checks
from bot.text import people

if TYPE_CHECKING:
    from bot.core.model import Sheet
    from bot.interactions.context import Ask


async def ask_first(ask: Ask, sheet: Sheet, seat: int | None) -> None:
    """Asks whether the asker means to leave: one seat of theirs, or all they hold."""
    ask.game = sheet.id
    mine = sheet.seats_of(ask.user) if sheet.status == "running" else ()
    leaving = [sheet.seats[own] for own in mine if seat in (None, own)]
    if not leaving:
        await leave(ask, sheet.id, seat)  # refuses, with the reason
        return
    say = ask.words
    game, seats = lobby_card.title(say, sheet), say.join([people.seat(say, own) for own in leaving])
    if await ask.db.read(checks.drawn, sheet.id):
        text = say.say("sure-resign-drawn", game=game, seats=seats)
    else:
        text = say.say("sure-resign", game=game, seats=seats, count=len(leaving))
    others = any(one.user not in (None, ask.user) and one.stand_in is None for one in sheet.seats)
    if sheet.late == "stand-in" and others:
        text += "\n" + say.say("sure-resign-computer", level=sheet.level)
    rest = "" if seat is None else str(seat)
    yes = ui.button(say.say("button-resign"), Press("resign", sheet.id, sheet.revision, rest))
    no = ui.button(say.say("button-no"), Press("no", sheet.id, sheet.revision))
    await ask.say(text, view=ui.view([yes, no]))


async def leave(ask: Ask, game: int, seat: int | None) -> None:
    """Leaves; the seat is open to claim, or a tournament gives it to a substitute."""
    told = "resigned-drawn" if await ask.db.read(checks.drawn, game) else "resigned"
    outcome = await ask.db.run_once(ask.delivery, core_seats.resign, game, ask.person, seat)
    text = ask.words.say(told, game=lobby_card.title(ask.words, outcome.sheet))
    if ask.interaction.message is not None:
        await ask.edit(text)
    else:
        await ask.say(text)
    ask.office.relay.kick(game)
    ask.office.due(outcome.sheet)


async def pressed_resign(ask: Ask, press: Press, values: list[str]) -> None:
    """`Yes, leave` was pressed."""
    await leave(ask, press.game, press.number if press.rest else None)


async def pressed_cancel(ask: Ask, press: Press, values: list[str]) -> None:
    """`Cancel` on the card of an open table: asks who may whether they mean it, and tells others who may."""
    say, sheet = ask.words, await ask.db.read(votes.check_cancel, press.game, ask.person)
    yes = ui.button(say.say("button-close"), Press("close", sheet.id, sheet.revision))
    no = ui.button(say.say("button-no"), Press("no", sheet.id, sheet.revision))
    await ask.say(say.say("sure-cancel", game=lobby_card.title(say, sheet)), view=ui.view([yes, no]))


async def pressed_close(ask: Ask, press: Press, values: list[str]) -> None:
    """`Yes, cancel it` was pressed."""
    sheet = await ask.db.read(votes.check_cancel, press.game, ask.person)
    await ask.db.run_once(ask.delivery, votes.cancel, sheet.id, ask.person)
    await ask.edit(ask.words.say("cancelled-done", game=lobby_card.title(ask.words, sheet)))
    ask.office.relay.kick(sheet.id)


async def ask_stand_in(ask: Ask, sheet: Sheet) -> None:
    """Lets a computer play for the asker while they are away."""
    outcome = await ask.db.run_once(ask.delivery, stand_in.ask_for, sheet.id, ask.person)
    back = lobby_card.back_button(ask.words, outcome.sheet)
    await ask.say(ask.words.say("stand-in-asked", game=lobby_card.title(ask.words, outcome.sheet)), view=back)
    ask.office.relay.kick(sheet.id)


async def pressed_back(ask: Ask, press: Press, values: list[str]) -> None:
    """`Take my seat back` was pressed."""
    outcome = await ask.db.run_once(ask.delivery, stand_in.come_back, press.game, ask.person)
    await ask.say(ask.words.say("stand-in-back", game=lobby_card.title(ask.words, outcome.sheet)))
    ask.office.relay.kick(press.game)
    ask.office.due(outcome.sheet)

"""`/caylus undo`: at once where the policy allows it, else by a vote that says what would be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.components.custom_id import Press
from bot.core import queries
from bot.core import undo as core_undo
from bot.delivery import question
from bot.features.play import handlers as play_handlers
from bot.text import people, reports
from rules.register import find_game

if TYPE_CHECKING:
    from bot.core.model import Sheet
    from bot.interactions.context import Ask


async def undo(ask: Ask, sheet: Sheet) -> None:
    """Takes back the asker's last action; where others must agree, shows first whom that asks."""
    ask.game = sheet.id
    preview = await ask.db.read(core_undo.preview, sheet.id, ask.person)
    deeds = await ask.db.read(queries.deeds_behind, sheet.id, preview.number, ask.user)
    game = find_game(sheet.game)
    codes = reports.taken_back(ask.words, game, people.told(ask.words, sheet), deeds, len(preview.codes))
    if preview.asks:
        view = ui.view(
            [
                ui.button(ask.words.say("button-ask-undo"), Press("undo", sheet.id, sheet.revision)),
                ui.button(ask.words.say("button-no"), Press("no", sheet.id, sheet.revision)),
            ]
        )
        asks = ask.words.join([people.called(ask.words, sheet.seats[seat]) for seat in preview.asks])
        text = ask.words.say("undo-asks", codes=codes, count=len(preview.codes), players=asks)
        if sheet.status == "finished":
            text += "\n" + ask.words.say("undo-takes-end")
            if game.hidden:
                text += "\n" + ask.words.say("undo-seed-known")
        await ask.say(text, view=view)
        return
    await _undo(ask, sheet.id, sheet.revision, codes)


async def pressed_undo(ask: Ask, press: Press, values: list[str]) -> None:
    """The confirmation of an undo that needs the others: opens the vote."""
    await _undo(ask, press.game, press.revision, "")


async def _undo(ask: Ask, game: int, revision: int, codes: str) -> None:
    outcome = await ask.db.run_once(ask.delivery, core_undo.undo, game, ask.person, revision)
    ask.office.threads.told_deeds(game)
    ask.office.threads.acted(game, ask.user, ask.office.now())
    if outcome.repeated:
        text = ask.words.say("acted-already")
    elif outcome.vote is not None:
        text = ask.words.say("undo-vote-open")
    else:
        text = ask.words.say("undo-done", codes=codes)
    text += play_handlers.trouble(ask, outcome.sheet)
    position = outcome.position
    decision = position.decision
    mine = decision is not None and decision.seat in position.sheet.seats_of(ask.user)
    if mine and position.private and outcome.vote is None:
        asked = question.private(ask.words, position)
        text, view = f"{text}\n{asked.text}", asked.view
    else:
        view = None
    pressed = ask.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await ask.edit(text, view=view)
    else:
        await ask.say(text, view=view)
    ask.office.relay.kick(game)
    ask.office.due(outcome.sheet)

"""`Your turn`: the present decision with its components, and the hand where there is one, for one's own eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import queries
from bot.features.board import handlers as board_handlers
from bot.features.tutorial import prompt_section
from bot.interactions import errors
from bot.interactions.errors import Refusal
from bot.interactions.in_turn import drawn

if TYPE_CHECKING:
    import discord

    from bot.components.custom_id import Press
    from bot.core.model import Position
    from bot.interactions.context import Ask


async def open_own(ask: Ask, press: Press, values: list[str]) -> None:
    """Answers with the decision, its buttons and menus, and the hand: a picture with what can be paid marked, whose
    description says all that stands on it, or words."""
    position = await ask.db.read(queries.position, press.game)
    decision = position.decision
    if decision is None:
        raise Refusal("prompt-over")
    position = position.asked(ask.user)
    decision = position.decision
    if decision is None or decision.seat not in position.sheet.seats_of(ask.user):
        await ask.say(errors.others(ask, position))
        return
    kept = await ask.db.read(queries.kept, press.game, ask.user) if position.together else None
    told = [] if kept is None else [ask.words.say("prompt-kept", what=ask.words.tell(kept))]
    files = await _hand(ask, position, decision.seat)
    for pictures in [files, []] if files else [[]]:
        asked = await prompt_section.private(ask.office, ask.words, position, hand_shown=bool(pictures))
        text = "\n".join([asked.text, *told])
        if not pictures:
            await ask.say(text, view=asked.view)
        elif await ask.say(text, view=asked.view, files=pictures, mention=False):
            return


async def _hand(ask: Ask, position: Position, seat: int) -> list[discord.File]:
    """The hand as a picture; nothing where there is none, something else is drawn for the asker, or
    it can't be drawn or sent: then words tell it."""
    if not position.hand(seat) or not ask.may_attach() or ask.settings.get("pictures") == "none":
        return []
    if ask.office.slots.taken(ask.user):  # who is to act waits for nothing
        return []
    return await drawn(ask, [board_handlers.hand_picture(ask, position, seat)])

"""The guide when it is asked (`Explain`), and when it is asked to be quiet (`Less`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.components import ui
from bot.components.action_rows import LABEL
from bot.components.custom_id import Press
from bot.components.item_kinds import BLUE
from bot.core import queries
from bot.core.errors import NotAllowed
from bot.features.hints import handlers as hints_handlers
from bot.features.hints import use_cases as hints_use_cases
from bot.features.tutorial import prompt_section
from bot.interactions.errors import Refusal
from bot.interactions.in_turn import in_turn
from bot.text import people

if TYPE_CHECKING:
    import discord

    from bot.interactions.context import Ask


@in_turn
async def explain(ask: Ask, game: int) -> None:
    """What the present decision is about and what the guide would do, with a button that does it; for the person
    who decides alone."""
    ask.game = game
    position = await ask.db.read(queries.position, game)
    decision, sheet = position.decision, position.sheet
    if decision is None:
        raise Refusal("prompt-over")
    if sheet.rated:
        raise NotAllowed("table-hints-rated")
    if sheet.alone is None:
        raise Refusal("guide-not-here")
    if decision.seat not in sheet.seats_of(ask.user):
        raise Refusal("guide-not-yours", player=people.called(ask.words, sheet.seats[decision.seat]))
    told = await prompt_section.told(ask.office, ask.words, position)
    buttons: list[discord.ui.Item[Any]] = []
    if told.code is not None:
        if not await ask.db.read(hints_use_cases.holds, game, ask.person, position.revision):
            raise Refusal("advice-late")
        label = ask.words.within(LABEL, "guide-do", action=position.label(told.code))
        # Who does as advised is not asked whether that wastes something.
        press = Press("sure", game, position.revision, told.code)
        buttons.append(ui.button(label, press, BLUE))
    buttons += await hints_handlers.about_computers(ask, sheet)
    await ask.say("\n".join(told.lines), view=ui.view(buttons) if buttons else None)


async def pressed_explain(ask: Ask, press: Press, values: list[str]) -> None:
    """`Explain` under a question."""
    await explain(ask, press.game)


async def pressed_less(ask: Ask, press: Press, values: list[str]) -> None:
    """`Less`: from now on the guide speaks to this person only when it is asked."""
    person = (await ask.db.read(queries.sheet, press.game)).alone
    if person != ask.user:
        raise Refusal("guide-not-here" if person is None else "guide-not-yours", player=f"<@{person}>")
    await ask.office.preferences.set(ask.user, guide="off")
    await ask.say(ask.words.say("guide-hushed"))

"""An evening together, asked for and left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import votes
from bot.delivery import lobby_card, mention
from bot.features.live_session import use_cases

if TYPE_CHECKING:
    from bot.components.custom_id import Press
    from bot.core.model import Sheet
    from bot.interactions.context import Ask


async def ask_for(ask: Ask, sheet: Sheet) -> None:
    """Asks the players of a game; where an evening runs already, offers the asker to leave it."""
    say = ask.words
    ask.game = sheet.id
    title = lobby_card.title(say, sheet)
    if sheet.evening is not None and sheet.seats_of(ask.user):
        text = say.say("evening-runs", game=title, until=f"<t:{sheet.evening}:t>")
        await ask.say(text, view=mention.leave_button(say, sheet))
        return
    await ask.db.run_once(ask.delivery, votes.ask_evening, sheet.id, ask.person)
    await ask.say(say.say("vote-asked", game=title))
    ask.office.relay.kick(sheet.id)


async def pressed_leave(ask: Ask, press: Press, values: list[str]) -> None:
    """`Leave the evening` was pressed."""
    outcome = await ask.db.run_once(ask.delivery, use_cases.leave, press.game, ask.person)
    await ask.say(ask.words.say("evening-left-own", game=lobby_card.title(ask.words, outcome.sheet)))
    ask.office.relay.kick(press.game)
    ask.office.due(outcome.sheet)

"""The message with which a game begins: who plays, with which options, what was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.delivery import lobby_card
from bot.delivery.send import home
from bot.features.tournaments import queries
from bot.features.tournaments import text as tournaments_text
from bot.text import people, reports

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app.services import Office
    from bot.core.model import Position
    from bot.text.localization import Words
    from rules.model import Event


async def lines(
    office: Office, position: Position, say: Words, events: Sequence[Event], why: str | None
) -> list[str]:
    """The lines, in order; `why` is the message that says why there is no thread."""
    sheet = position.sheet
    title = lobby_card.title(say, sheet)
    again = say.say("began-again", game=title, turn=sheet.turn)
    told = [again if sheet.imported else say.say("began-line", game=title)]
    drawn = await office.db.read(queries.drawn, sheet.id)
    if drawn is not None:
        at = people.safe(drawn.tournament, tournaments_text.NAME)
        told.append("🏆 " + say.say("drawn-at", tournament=at, round=drawn.round, table=drawn.table))
    order = [sheet.seats[seat] for seat in position.game.guide.order(position.view())]
    told += [f"{place}. {people.called(say, seat)}" for place, seat in enumerate(order, 1)]
    told.append(lobby_card.options_line(say, sheet))
    told += reports.sentences(
        say, position.game, people.colours(say, sheet), events, position.game.guide.telling.minor
    )
    told.append(say.say("began-hints"))
    if why is not None:
        told.append(say.say(why))
    if not office.reach.may_attach(home(sheet), sheet.server):
        told.append(say.say("began-no-pictures"))
    if sheet.commitment:
        told.append(say.say("began-commitment", commitment=sheet.commitment))
    return told

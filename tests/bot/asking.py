"""Presses of buttons by their kind, and what they did to a game: for tests of advice."""

from bot.components.custom_id import read
from bot.core import queries
from bot.core.model import Person
from bot.interactions.panels import PANEL_KINDS
from tests.bot.players import components, private


def by_kind(message, kind):
    """The custom id of the first button or menu of a kind on a message; None without one."""
    ids = [part["custom_id"] for part in components(message) if part.get("custom_id")]
    return next((found for found in ids if read(found).kind == kind), None)


async def click(here, who, message, kind, **options):
    """Somebody presses the button of a kind; the message that answers."""
    person, custom_id = here.people[who], by_kind(message, kind)
    result = await person.click(message, custom_id=custom_id, **options)
    return (
        private(here, read(custom_id).game, person, result)
        if kind in PANEL_KINDS
        else result.response
    )


async def decides(here, game):
    """The number of the person whose turn it is."""
    info = await here.bot.db.read(queries.info, game)
    return here.seat_holder(info, info.deciding)


def bot_person(member):
    """A member as the table knows people."""
    return Person(member.id, "Ann")

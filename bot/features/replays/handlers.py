"""The replay of a game, and a turn of it animated: asked for by anybody who may look, drawn when nothing else waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import queries
from bot.delivery import lobby_card
from bot.delivery.discord_api import TROUBLE
from bot.delivery.send import words_of
from bot.features.board.handlers import begun, theme, told_of
from bot.features.replays import message
from bot.features.replays.message import GIF, WEBP
from bot.features.replays.queue import WAITING, NoReplay
from bot.interactions.context import LARGEST_FILE
from bot.interactions.errors import Refusal
from bot.interactions.in_turn import in_turn

if TYPE_CHECKING:
    from bot.components.custom_id import Press
    from bot.core.model import Sheet
    from bot.interactions.context import Ask
    from bot.text.localization import Words

MOST_ACTIONS = 5_000
"""Of a game whose replay is drawn: the longest games of people have about 600; records can be made that never end."""


async def pressed_replay(ask: Ask, press: Press, values: list[str]) -> None:
    """Posts the replay to where the game was played, once; tells the asker where it is."""
    sheet = await ask.db.read(queries.sheet, press.game)
    await _need_end(ask, sheet)
    found = await message.standing(ask.office, sheet)
    if found is not None:
        where = message.link(sheet, found.channel, found.message)
        await ask.say(ask.words.say("replay-stands", link=where))
        return
    if not message.may_post(ask.office, sheet):
        raise Refusal("replay-no-files")
    data = await _drawn(ask, await words_of(ask.office, sheet), sheet, WEBP, "light")
    try:
        where = await message.post(ask.office, sheet, data)
    except TROUBLE:
        raise Refusal("replay-not-posted") from None
    await ask.say(ask.words.say("replay-posted", link=where))


async def pressed_gif(ask: Ask, press: Press, values: list[str]) -> None:
    """The replay as GIF, for the asker."""
    await whole(ask, await ask.db.read(queries.sheet, press.game), GIF)


async def whole(ask: Ask, sheet: Sheet, suffix: str) -> None:
    """The replay of a finished game as the answer."""
    await _need_end(ask, sheet)
    said = ask.words.say("replay-of", game=lobby_card.title(ask.words, sheet))
    await _give(ask, sheet, suffix, said)


async def turn(ask: Ask, sheet: Sheet, number: int | None) -> None:
    """A turn that has been, or the present one, as the answer; of hidden cards as spectators see it."""
    position, phases = await told_of(ask, sheet, number)
    sheet = position.sheet
    number = sheet.turn if number is None else number
    if not phases:
        raise Refusal("history-nothing")
    said = ask.words.say("replay-turn", game=lobby_card.title(ask.words, sheet), turn=number)
    await _give(ask, sheet, WEBP, said, number)


async def _need_end(ask: Ask, sheet: Sheet) -> None:
    await begun(ask, sheet)
    if sheet.scores is None:
        raise Refusal("replay-not-over", game=lobby_card.title(ask.words, sheet), turn=sheet.turn)


async def _give(ask: Ask, sheet: Sheet, suffix: str, said: str, number: int | None = None) -> None:
    if not ask.may_attach():
        raise Refusal("replay-no-files-here")
    data = await _drawn(ask, ask.words, sheet, suffix, theme(ask), number)
    file = message.file(sheet, data, suffix, ask.words.say("replay-alt"), number)
    if not await ask.say(said, files=[file], mention=False):
        raise Refusal("replay-not-sent")


@in_turn
async def _drawn(
    ask: Ask, say: Words, sheet: Sheet, suffix: str, look: str, number: int | None = None
) -> bytes:
    """The file; raises Refusal with what stands in its way and what is possible."""
    request = await message.request(ask.office, say, sheet, suffix, look, number)
    if (count := len(request.actions)) > MOST_ACTIONS:
        raise Refusal("replay-too-long", count=count, most=MOST_ACTIONS)
    try:
        data = await ask.office.replays.show(sheet.id, request)
    except NoReplay as problem:
        raise Refusal(f"replay-{problem.why}", waiting=WAITING) from None
    if len(data) > LARGEST_FILE:
        size, most = -(-len(data) // 1_000_000), LARGEST_FILE // 1_000_000
        raise Refusal(f"replay-too-large-{suffix}", size=size, most=most)
    return data

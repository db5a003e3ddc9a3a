"""Direct messages to followers of games and people, as soon as they are due: only of what they can see at that moment,
never in their quiet hours, and each once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.app import log
from bot.components import ui
from bot.components.action_rows import cut
from bot.components.custom_id import Press
from bot.core import history, queries
from bot.delivery import lobby_card, send
from bot.delivery.discord_api import MESSAGE, TROUBLE
from bot.delivery.reminders import quiet_for
from bot.delivery.renderer import Wanted
from bot.delivery.retry import Errands
from bot.features.follow import use_cases
from bot.text import people, recap, reports
from bot.text.localization import words
from storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app.services import Office
    from bot.core.model import Position
    from bot.features.follow.use_cases import Item, Letter
    from bot.text.localization import Words

GAMES = 8  # of which one message tells
BUTTONS = 4  # with which following something ends


class Letters(Errands["Letter"]):
    """The sending under way, at most one at a time."""

    TASK = "letters"
    WHAT = "messages to followers"

    def soon(self) -> None:
        """Something was told in a thread: wakes the timer for its followers."""
        self._office.tasks.spawn(self._look_ahead(), "followers")

    async def _due(self) -> Sequence[Letter]:
        return await self._office.db.run(use_cases.due)

    async def _next_due(self) -> int | None:
        return await self._office.db.read(use_cases.next_due)

    async def _one(self, letter: Letter) -> None:
        """Sends one; a failure puts it off, and stops no other."""
        table = self._office.db
        settings = await self._office.preferences.of(letter.user)
        wait = quiet_for(settings, self._office.now())
        if wait:
            await table.run(use_cases.put_off, letter.server, letter.user, wait)
            return
        try:
            taken = await self._send(letter, settings)
        except StorageError:
            raise
        except TROUBLE as problem:
            log.warn("user %s: not told what they follow: %s", letter.user, problem)
            await table.run(use_cases.put_off, letter.server, letter.user)
        except Exception as problem:
            if self._office.reach.closed():
                return  # cut off by the end of the process: the next one goes on
            await self._office.report_error("telling a follower", problem)
            await table.run(use_cases.put_off, letter.server, letter.user)
        else:
            if taken is None:
                await table.run(use_cases.drop, letter.server, letter.user)
            else:
                await table.run(use_cases.posted, letter.server, letter.user, refused=not taken)

    async def _send(self, letter: Letter, settings: dict[str, str]) -> bool | None:
        """Whether the message was taken; None where there is nothing that this person may know."""
        office = self._office
        say = words(await office.preferences.language(letter.server, letter.user))
        places: dict[int, bool] = {}
        told: list[tuple[Item, Position]] = []
        for item in letter.items:
            if item.channel not in places:
                places[item.channel] = await office.sight.follower_sees(
                    letter.server, letter.user, item.channel
                )
            if places[item.channel]:
                told.append((item, await office.db.read(queries.position, item.game)))
        texts = [(await lines(office, say, item, position)) for item, position in told[:GAMES]]
        texts = [text for text in texts if text]
        if not texts:
            return None
        room = (MESSAGE - 200) // len(texts)
        if len(told) > GAMES:
            texts.append([say.say("follow-more", count=len(told) - GAMES)])
        text = "\n\n".join(cut("\n".join(told_), room) for told_ in texts)
        files = []
        if len(told) == 1 and settings.get("pictures") != "none" and told[0][1].begun:
            files = await self._picture(say, told[0][1], settings)
        return await office.reach.direct(
            letter.user,
            f"{text}\n{say.say('follow-why')}",
            nonce=letter.nonce,
            view=buttons(say, letter.server, told),
            files=files,
        )

    async def _picture(self, say: Words, position: Position, settings: dict[str, str]) -> list[discord.File]:
        """The board as spectators see it; none where it can't be drawn."""
        sheet = position.sheet
        names = tuple(
            "" if sheet.practice else people.player(say, seat, people.plain) for seat in sheet.seats
        )
        theme = settings.get("theme", "light")
        wanted = Wanted("glance", sheet.game, say.language, position.view(), names=names, theme=theme)
        try:
            return await self._office.studio.files([wanted])
        except Exception as problem:
            await self._office.report_error("drawing", problem, sheet.id)
            return []


async def lines(office: Office, say: Words, item: Item, position: Position) -> list[str]:
    """What is told of a game: that it begins, what happened and how it stands, or who has won. Nothing of an end that
    was taken back, or where nothing happened."""
    sheet = position.sheet
    title, where = lobby_card.title(say, sheet), f"<#{send.home(sheet)}>"
    players = say.join([f"<@{user}>" for user in item.people])
    if item.over:
        if sheet.status not in ("finished", "cancelled"):
            return []
        ended = reports.winners(say, sheet) if sheet.status == "finished" else say.say("card-cancelled")
        found = [say.say("follow-line", game=title, told=ended)]
        return [*found, lobby_card.scores_line(say, position), say.say("card-thread", thread=where)]
    if sheet.status != "running":
        return []
    if item.began:
        begun = say.say("follow-began-person", people=players) if players else say.say("follow-began")
        seats = say.join([people.called(say, seat) for seat in sheet.seats])
        return [say.say("follow-line", game=title, told=begun), seats, say.say("card-thread", thread=where)]
    since = await office.db.read(history.after, item.game, item.since)
    if not since.events:
        return []
    return [
        say.say("follow-line", game=title, told=lobby_card.status_line(say, sheet)),
        *recap.told_in_short(say, position.game, people.told(say, sheet), since.events, since.stood),
        lobby_card.scores_line(say, position),
        say.say("card-thread", thread=where),
    ]


def buttons(say: Words, server: int, told: list[tuple[Item, Position]]) -> discord.ui.View:
    """One that ends each thing because of which this was told, and one that lists all."""
    items: list[discord.ui.Item[Any]] = []
    followed = list(dict.fromkeys(user for item, _ in told for user in item.people))
    for item, position in told:
        if item.follows:
            label = say.say("button-follow-stop", what=lobby_card.title(say, position.sheet))
            items.append(ui.button(label, Press("unfollow", item.game, 0)))
    for user in followed:
        name = next(
            (seat.name for _, at in told for seat in at.sheet.seats if seat.user == user and seat.name), None
        )
        label = say.say("button-follow-stop", what=people.bare(name))
        items.append(ui.button(label, Press("unfollow", 0, 0, f"{server}-{user}")))
    return ui.view([*items[:BUTTONS], ui.button(say.say("button-follows"), Press("follows", 0, 0))])

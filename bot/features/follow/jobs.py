"""Direct messages to followers of games and people, as soon as they are due: only of what they can see at that moment,
never in their quiet hours, and each once."""

from __future__ import annotations

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.components.ui import cut
from bot.core import history, queries
from bot.core.jobs import DiscordJob, Retry, RetryPolicy
from bot.core.model import Position
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import MESSAGE
from bot.delivery.reminders import quiet_for
from bot.delivery.renderer import RenderRequest
from bot.features.follow import use_cases
from bot.features.follow.use_cases import FollowerMessage, Item
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from storage.jobs import Job

GAMES = 8  # of which one message tells
BUTTONS = 4  # with which following something ends


class FollowerMessages:
    """The job that sends a message to a follower."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services
        self.kind = DiscordJob(
            use_cases.KIND, self._run, use_cases.DAY, RetryPolicy(tries=use_cases.TRIES), use_cases.give_up
        )

    async def _run(self, job: Job) -> Retry | None:
        db = self._services.db
        message = await db.run(use_cases.load, job)
        if message is None:
            return None
        settings = await self._services.settings_cache.of(message.user)
        wait = quiet_for(settings, self._services.now())
        if wait:
            return Retry("", wait)
        taken = await self._send(message, settings)
        if taken is None:
            await db.run(use_cases.give_up, job)
        else:
            await db.run(use_cases.posted, message.server, message.user, refused=not taken)
        return None

    async def _send(self, message: FollowerMessage, settings: dict[str, str]) -> bool | None:
        """Whether the message was taken; None where there is nothing that this person may know."""
        services = self._services
        l10n = await services.settings_cache.l10n(message.server, message.user)
        places: dict[int, bool] = {}
        told: list[tuple[Item, Position]] = []
        for item in message.items:
            if item.channel not in places:
                places[item.channel] = await services.permissions.follower_sees(
                    message.server, message.user, item.channel
                )
            if places[item.channel]:
                told.append((item, await services.db.read(queries.position, item.game)))
        texts = [(await lines(services, l10n, item, position)) for item, position in told[:GAMES]]
        texts = [text for text in texts if text]
        if not texts:
            return None
        room = (MESSAGE - 200) // len(texts)
        if len(told) > GAMES:
            texts.append([l10n.format("follow-more", count=len(told) - GAMES)])
        text = "\n\n".join(cut("\n".join(told_), room) for told_ in texts)
        files: list[discord.File] = []
        if len(told) == 1 and settings.get("pictures") != "none" and told[0][1].begun:
            info, theme = told[0][1].info, settings.get("theme", "light")
            look = RenderRequest("glance", info.game, l10n.language, told[0][1].view(), theme=theme)
            files = await services.pictures([look._replace(names=people.holders(l10n, info))], info.id)
        return await services.discord_api.direct(
            message.user,
            f"{text}\n{l10n.format('follow-why')}",
            nonce=message.nonce,
            view=buttons(l10n, message.server, told),
            files=files,
        )


async def lines(services: DeliveryContext, l10n: Localization, item: Item, position: Position) -> list[str]:
    """What is told of a game: that it begins, what happened and how it stands, or who has won. Nothing of an end that
    was taken back, or where nothing happened."""
    info = position.info
    title, where = game_status.title(l10n, info), f"<#{info.home}>"
    players = l10n.join([f"<@{user}>" for user in item.people])
    if item.over:
        if info.status not in ("finished", "cancelled"):
            return []
        ended = reports.winners(l10n, info) if info.status == "finished" else l10n.format("card-cancelled")
        found = [l10n.format("follow-line", game=title, told=ended)]
        return [*found, game_status.scores_line(l10n, position), l10n.format("card-thread", thread=where)]
    if info.status != "running":
        return []
    if item.began:
        begun = l10n.format("follow-began-person", people=players) if players else l10n.format("follow-began")
        seats = l10n.join([people.called(l10n, seat) for seat in info.seats])
        return [
            l10n.format("follow-line", game=title, told=begun),
            seats,
            l10n.format("card-thread", thread=where),
        ]
    since = await services.db.read(history.after, item.game, item.since)
    if not since.events:
        return []
    return [
        l10n.format("follow-line", game=title, told=game_status.status_line(l10n, info)),
        *game_status.told_in_short(l10n, position.game, people.told(l10n, info), since.events, since.stood),
        game_status.scores_line(l10n, position),
        l10n.format("card-thread", thread=where),
    ]


def buttons(l10n: Localization, server: int, told: list[tuple[Item, Position]]) -> discord.ui.View:
    """One that ends each thing because of which this was told, and one that lists all."""
    items: list[ui.Item] = []
    followed = list(dict.fromkeys(user for item, _ in told for user in item.people))
    for item, position in told:
        if item.follows:
            label = l10n.format("button-follow-stop", what=game_status.title(l10n, position.info))
            items.append(ui.button(label, CustomId("unfollow", item.game, 0)))
    for user in followed:
        name = next(
            (seat.name for _, at in told for seat in at.info.seats if seat.user == user and seat.name), None
        )
        label = l10n.format("button-follow-stop", what=people.bare(name))
        items.append(ui.button(label, CustomId("unfollow", 0, 0, f"{server}-{user}")))
    return ui.view([*items[:BUTTONS], ui.button(l10n.format("button-follows"), CustomId("follows", 0, 0))])

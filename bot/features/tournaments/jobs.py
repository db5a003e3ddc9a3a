"""Tournaments in their channels: what time does is done step by step, and what is to be told is posted or edited.

Each step and each message are rows (`bot/features/tournaments/`), so that a restart goes on and does nothing twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.app import log
from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import notifications as n
from bot.core.errors import NoGame
from bot.delivery.discord_api import TROUBLE
from bot.delivery.renderer import RenderRequest
from bot.delivery.retry import Errands
from bot.features.statistics import text as infos
from bot.features.tournaments import advance, notifications, queries
from bot.features.tournaments import text as worded
from bot.features.tournaments.notifications import Final, Round, Told
from bot.features.tournaments.round_options import SETTING
from bot.text import people
from bot.text.localization import localization_for
from storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.notifications import Notification
    from bot.delivery.batch import Batch
    from bot.delivery.context import DeliveryContext
    from bot.delivery.sections import DeliveryHooks
    from bot.features.tournaments.notifications import Bulletin
    from bot.features.tournaments.queries import Show
    from bot.text.localization import Localization

PAUSES = (60, 300, 1800, 3600)  # seconds before the next try, after each failure
TRIES = 30  # of a message; then it is given up
STEPS = 2_000  # of a tournament in one go: tables to be made, and what follows
REST = 3600  # seconds until a tournament is tried again that can't be done now


class TournamentPosts(Errands[int]):
    """The work under way, at most one at a time."""

    TASK = "tournaments"
    WHAT = "tournaments"

    def register_delivery(self, hooks: DeliveryHooks) -> None:
        """Looks what is due when something was posted that a tournament may have to do something about."""
        for body in (n.Ended, n.Undone, n.SeatChanged, n.Cancelled):
            hooks.notification(body, self._posted)

    async def _posted(self, ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Body) -> bool:
        self.kick()
        return True

    async def _due(self) -> Sequence[int]:
        return await self._services.db.read(notifications.tournaments)

    async def _next_due(self) -> int | None:
        return await self._services.db.read(notifications.next_due)

    async def _one(self, tournament: int) -> None:
        """Does what is due for one; a failure puts it off, and stops no other."""
        door = self._services.db
        try:
            show = await door.read(queries.show, tournament)
            settings = await self._services.settings_cache.of_server(show.row.server)
            # The bot was removed from there, or tournaments were switched off: everything waits.
            if self._services.discord_api.guild(show.row.server) is None or settings.get(SETTING) == "no":
                await door.run(notifications.rest, tournament, REST)
                return
            for _ in range(STEPS):
                step = await door.run(advance.advance, tournament)
                for game in step.games:
                    self._services.delivery_worker.kick(game)
                if not step.again:
                    break
            show = await door.read(queries.show, tournament)
            l10n = localization_for(await self._services.settings_cache.language(show.row.server))
            await self._announce(show, l10n)
            for bulletin in await door.read(notifications.due, tournament):
                if not await self._bulletin(show, bulletin, l10n):
                    break
        except StorageError:
            raise
        except NoGame:
            return  # a draft that was dropped
        except Exception as problem:
            if self._services.discord_api.closed():
                return  # cut off by the end of the process: the next one goes on
            await self._services.report_error("a tournament", problem)
            await door.run(notifications.rest, tournament, REST)

    async def _announce(self, show: Show, l10n: Localization) -> None:
        """Posts or edits the announcement, if that is due."""
        services, door, row = self._services, self._services.db, show.row
        due = await door.read(notifications.announcement, row.id)
        if due is None:
            return
        changes: dict[str, Any] = {"allowed_mentions": discord.AllowedMentions.none()}
        text, view = worded.announcement(l10n, show), ui.view(buttons(l10n, show))
        try:
            if due.message is not None:
                await services.discord_api.message(row.channel, due.message).edit(
                    content=text, view=view, **changes
                )
                await door.run(notifications.announced, row.id, due.message, due.revision)
                return
            sent = await services.discord_api.channel(row.channel, row.server).send(
                text, view=view, nonce=due.nonce, **changes
            )
            await door.run(notifications.announced, row.id, sent.id, due.revision)
        except discord.NotFound:
            await door.run(
                notifications.announced, row.id, due.message, row.revision
            )  # its message or channel is gone
        except TROUBLE as problem:
            log.warn("tournament %s: not announced: %s", row.id, problem)
            await door.run(notifications.announce_later, row.id, PAUSES[-1])

    async def _bulletin(self, show: Show, bulletin: Bulletin, l10n: Localization) -> bool:
        """Posts or edits a message; False where those behind it have to wait."""
        services, door, row = self._services, self._services.db, show.row
        text, users = _text(l10n, show, bulletin)
        files: dict[str, Any] = {}
        try:
            if isinstance(bulletin.body, Final) and services.discord_api.may_attach(row.channel, row.server):
                drawn = await services.renderer.files([picture(l10n, show, 1, 0)])
                files["files" if bulletin.message is None else "attachments"] = drawn
            if bulletin.message is not None:
                await services.discord_api.message(row.channel, bulletin.message).edit(
                    content=text, allowed_mentions=discord.AllowedMentions.none(), **files
                )
                await door.run(notifications.posted, bulletin.id, bulletin.message)
                return True
            sent = await services.discord_api.channel(row.channel, row.server).send(
                text, nonce=bulletin.nonce, allowed_mentions=people.pings(*users), **files
            )
            await door.run(notifications.posted, bulletin.id, sent.id)
        except discord.NotFound:
            await door.run(notifications.posted, bulletin.id, None)
        except TROUBLE as problem:
            if bulletin.attempts + 1 >= TRIES:
                await door.run(notifications.posted, bulletin.id, None)
                return True
            log.warn("tournament %s: %s not posted: %s", row.id, type(bulletin.body).__name__, problem)
            await door.run(
                notifications.put_off, bulletin.id, PAUSES[min(bulletin.attempts, len(PAUSES) - 1)]
            )
            return bulletin.message is not None
        return True


def _text(l10n: Localization, show: Show, bulletin: Bulletin) -> tuple[str, list[int]]:
    """What a message says, and whom it tells."""
    body = bulletin.body
    if isinstance(body, Told):
        return worded.told(l10n, show, body, bulletin.by), worded.pings(show, body)
    if isinstance(body, Round):
        return worded.round_(l10n, show, body.round), []
    return worded.final(l10n, show), []


def picture(l10n: Localization, show: Show, page: int, user: int, theme: str = "light") -> RenderRequest:
    """A page of the standings as a picture."""
    info = worded.standings(l10n, show, page, user, people.bare)
    told = {name: info[name] for name in ("title", "subtitle", "parts")}
    told["spoken"] = infos.spoken(l10n, info)
    return RenderRequest("tally", "caylus-club", l10n.language, None, what=told, theme=theme)


def buttons(l10n: Localization, show: Show) -> list[discord.ui.Item[Any]]:
    """What can be pressed under an announcement."""
    row = show.row
    kinds = ["tourshow"]
    if row.status == "signup":
        kinds = ["tourin", "tourout"]
    elif row.status == "running":
        kinds = ["tourwait", "tourout", "tourshow"]
    elif row.status == "cancelled" and not show.tables:
        kinds = []
    return [
        ui.button(
            l10n.format(f"button-{kind}"), CustomId("tourin" if kind == "tourwait" else kind, row.id, 0)
        )
        for kind in kinds
    ]

"""Brings people together who look for players: finds who fits, opens the table, and asks about old wishes.

What is to be done are rows (`storage/match_requests.py`), so that a restart goes on and opens nothing twice; the
table's card and the mentions come from its own outbox.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app import log
from bot.components import ui
from bot.components.custom_id import CustomId
from bot.delivery.discord_api import TROUBLE
from bot.delivery.reminders import quiet_for
from bot.delivery.retry import Errands
from bot.features.matchmaking import lobbies, requests
from bot.features.matchmaking import text as matchmaking_text
from bot.text import people
from bot.text.localization import localization_for
from storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.features.matchmaking.lobbies import Due

AGAIN = 5 * 60  # seconds until what failed is tried again
ROUNDS = 50  # groups that are tried where people turn out not to see the channel


class Matchmaker(Errands["Due"]):
    """The search under way, at most one at a time."""

    TASK = "broker"
    WHAT = "wishes of players"

    async def _due(self) -> Sequence[Due]:
        return await self._services.db.run(lobbies.due)

    async def _next_due(self) -> int | None:
        return await self._services.db.read(lobbies.next_due)

    async def _one(self, due: Due) -> None:
        """Looks for others, or asks; a failure puts it off, and stops no other."""
        services = self._services
        try:
            await (self._ask(due) if due.asks else self._look(due))
        except StorageError:
            raise
        except TROUBLE as problem:
            log.warn("server %s: a wish of user %s is put off: %s", due.server, due.user, problem)
            await services.db.run(lobbies.put_off, due.wish, AGAIN, asks=due.asks)
        except Exception as problem:
            if services.discord_api.closed():
                return  # cut off by the end of the process: the next one goes on
            await services.report_error("looking for players", problem)
            await services.db.run(lobbies.put_off, due.wish, AGAIN, asks=due.asks)

    async def _look(self, due: Due) -> None:
        """Opens or offers a table for a wish, among those who see its channel: nobody waits for one that they don't."""
        services, door = self._services, self._services.db
        if not await services.discord_api.is_member(due.server, due.user):
            await door.run(requests.withdraw, due.server, due.user)
            await services.departed(due.server, due.user)
            return
        sees = services.permissions.follower_sees
        for game, channel in await door.read(lobbies.binding, due.wish):
            if not await sees(due.server, due.user, channel):
                await door.run(lobbies.release, game, due.wish)
                services.delivery_worker.kick(game)
        seen: dict[tuple[int, int], bool] = {}
        for _ in range(ROUNDS):
            plan = await door.run(lobbies.plan, due.wish, [pair for pair, looks in seen.items() if not looks])
            if plan is None:
                return
            pairs = [(user, plan.channel) for user in plan.users]
            for user, channel in pairs:
                if (user, channel) not in seen:
                    seen[user, channel] = await sees(due.server, user, channel)
            if all(seen[pair] for pair in pairs):
                made = await door.run(lobbies.propose, due.wish, plan)
                if made is not None:
                    services.delivery_worker.kick(made)
                return
        await door.run(lobbies.looked, due.wish)

    async def _ask(self, due: Due) -> None:
        """Asks by direct message whether a wish stands; who takes none finds it in the list until it is gone."""
        services = self._services
        settings = await services.settings_cache.of(due.user)
        wait = quiet_for(settings, services.now())
        if wait:
            await services.db.run(lobbies.put_off, due.wish, wait, asks=True)
            return
        board = await services.db.read(requests.board, due.server, due.user)
        wish = next((wish for wish in board.mine if wish.id == due.wish), None)
        guild = services.discord_api.guild(due.server)
        if wish is not None and guild is not None:
            l10n = localization_for(await services.settings_cache.language(due.server, due.user))
            text = l10n.format(
                "seek-ask", server=people.safe(guild.name), wish=matchmaking_text.told(l10n, wish.wanted)
            )
            buttons = [
                ui.button(l10n.format(f"button-{kind}"), CustomId(kind, 0, 0, str(due.wish)))
                for kind in ("seekkeep", "seekdrop")
            ]
            await services.discord_api.direct(due.user, text, nonce=due.nonce, view=ui.view(buttons))
        await services.db.run(lobbies.asked, due.wish)

"""`/caylus-club seek`, and the jobs that match people, open tables, and ask about old requests.

The table's card and the mentions come from its own outbox.
"""

from collections.abc import Sequence

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core.clock.quiet_hours import held_for
from bot.core.jobs import DiscordJob, JobKind, Retry, RetryPolicy
from bot.delivery.sections import DeliveryHooks
from bot.features.matchmaking import handlers, lobbies, requests
from bot.interactions.bot import PostingFeature
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import command
from bot.text import people
from storage.jobs import Job
from storage.match_requests import CONFIRM, SEARCH

AGAIN = 5 * 60  # seconds until what failed is tried again
ROUNDS = 50  # groups that are tried where people turn out not to see the channel


class Matchmaking(PostingFeature):
    """The command, its components, and the jobs that match requests and ask whether old ones still stand."""

    parts = (handlers,)

    def jobs(self) -> Sequence[JobKind]:
        retry = RetryPolicy((AGAIN,))
        return (
            DiscordJob(SEARCH, self._search, requests.LASTS, retry),
            DiscordJob(CONFIRM, self._confirm, requests.LASTS, retry),
        )

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        handlers.register(commands)
        commands.table_opened.append(handlers.tell_host)

    @command("caylus-club seek")
    async def seek(self, ctx: Context) -> None:
        await handlers.show(ctx)

    async def _search(self, job: Job) -> None:
        """Open or offers a table for a request, among those who see its channel: nobody waits for another."""
        services, db = self._services, self._services.db
        row = await db.run(lobbies.search, job)
        if row is None:
            return
        if not await services.discord_api.is_member(row.server, row.user):
            await db.run(requests.withdraw, row.server, row.user)
            await services.departed(row.server, row.user)
            return
        sees = services.permissions.sees
        for game, channel in await db.read(lobbies.binding, row.id):
            if not await sees(row.server, row.user, channel):
                await db.run(lobbies.release, game, row.id)
                services.delivery_worker.kick(game)
        visibility: dict[tuple[int, int], bool] = {}
        for _ in range(ROUNDS):
            plan = await db.run(
                lobbies.plan,
                row.id,
                [pair for pair, looks in visibility.items() if not looks],
            )
            if plan is None:
                return
            pairs = [(user, plan.channel) for user in plan.users]
            for user, channel in pairs:
                if (user, channel) not in visibility:
                    visibility[user, channel] = await sees(row.server, user, channel)
            if all(visibility[pair] for pair in pairs):
                proposed = await db.run(lobbies.propose, row.id, plan)
                if proposed is not None:
                    services.delivery_worker.kick(proposed)
                return
        await db.run(lobbies.looked, row.id)

    async def _confirm(self, job: Job) -> Retry | None:
        """Ask by direct message whether a request still stands.

        A person who takes no direct messages finds the question in the list until the request expires.
        """
        services = self._services
        row = await services.db.run(lobbies.confirm, job)
        if row is None:
            return None
        settings = await services.settings_cache.of(row.user)
        server_settings = await services.settings_cache.of_server(row.server)
        wait = held_for(server_settings, settings, services.now())
        if wait:
            return Retry("", wait)
        board = await services.db.read(requests.board, row.server, row.user)
        request = next(
            (request for request in board.mine if request.id == row.id), None
        )
        guild = services.discord_api.guild(row.server)
        if request is not None and guild is not None:
            l10n = await services.settings_cache.l10n(row.server, row.user)
            criteria = handlers.criteria_text(l10n, request.wanted)
            text = l10n.format(
                "seek-ask", server=people.safe(guild.name), criteria=criteria
            )
            buttons = [
                ui.labelled(l10n, CustomId(kind, 0, 0, str(row.id)))
                for kind in ("seekkeep", "seekdrop")
            ]
            await services.discord_api.direct(
                row.user, text, nonce=row.nonce, view=ui.view(buttons)
            )
        await services.db.run(lobbies.asked, row.id)
        return None

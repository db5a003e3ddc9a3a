"""`/caylus-club tournament`: the tournaments and leagues of a server, and the jobs that advance and post them."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord

from bot.components import ui
from bot.components.custom_id import CustomId, read_number
from bot.components.ui import MENU_OPTIONS, Choice
from bot.core import queries as core_queries
from bot.core.jobs import DAY, DiscordJob, JobKind, Retry, RetryPolicy
from bot.core.model import Position
from bot.core.notifications import Notification, SeatChanged
from bot.core.unit_of_work import UnitOfWork
from bot.delivery import quiet
from bot.delivery.sections import DeliveryHooks, Rendered, Section
from bot.features.statistics import queries as statistics
from bot.features.statistics.handlers import picture, shows_ratings_in
from bot.features.statistics.text import changes_text, weight_lines
from bot.features.tournaments import (
    advance,
    games,
    handlers,
    notifications,
    organizer_panel,
    repository,
    seats_panel,
    subscribers,
)
from bot.features.tournaments import text as worded
from bot.features.tournaments.model import NAME, SETTING
from bot.features.tournaments.notifications import Final, Round, Sentence
from bot.features.tournaments.repository import Drawn, Show
from bot.interactions.bot import PostingFeature, item
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import command
from bot.text import people
from bot.text.localization import Localization
from storage import tournaments as rows
from storage.games import GameRow
from storage.jobs import Job
from storage.tournaments import TournamentRow

MESSAGE_TRIES = 30  # of a message; then it is given up
STEPS = 2_000  # of a tournament in one go: tables to be made, and what follows
REST = 3600  # seconds until a tournament is tried again that can't be done now
MOST_PERIOD_SECONDS = 90 * DAY  # until a sign-up or a round ends


def buttons(l10n: Localization, show: Show) -> list[ui.Item]:
    """Return the buttons under an announcement."""
    row, wording = show.row, "join"
    kinds = ["tourshow"]
    if row.status == "signup":
        kinds = ["tourin", "tourout"]
    elif row.status == "running":
        kinds, wording = ["tourin", "tourout", "tourshow"], "waits"
    elif row.status == "cancelled" and not show.tables:
        kinds = []
    return [_button(l10n, kind, row.id, wording) for kind in kinds]


def _button(
    l10n: Localization, kind: str, tournament: int, how: str = "join"
) -> ui.Item:
    return ui.button(
        l10n.format(f"button-{kind}", how=how), CustomId(kind, tournament, 0)
    )


def register_delivery(hooks: DeliveryHooks) -> None:
    """Add the tournament, the round and the table to a game's thread, and choose the substitute for an open seat."""

    def bare(name: str) -> str:
        # characters, in the name of a thread
        return discord.utils.escape_mentions(people.bare(name, 40))

    safe = partial(people.safe, limit=NAME)
    hooks.section(Section("thread_name", _drawn, partial(_at, shown=bare)))
    hooks.section(Section("opening", _drawn, partial(_at, shown=safe, before="🏆 ")))
    hooks.section(Section("seat_changed", _opened, _is_filled))


def _drawn(
    uow: UnitOfWork, row: GameRow, notification: Notification | None
) -> Drawn | None:
    return repository.drawn(uow, row.id)


async def _at(
    l10n: Localization,
    position: Position,
    drawn: Drawn | None,
    shown: Callable[[str], str],
    before: str = "",
) -> Rendered:
    if drawn is None:
        return Rendered()
    args = {
        "tournament": shown(drawn.tournament),
        "round": drawn.round,
        "table": drawn.table,
    }
    return Rendered((before + l10n.format("drawn-at", **args),))


def _opened(
    uow: UnitOfWork, row: GameRow, notification: Notification | None
) -> int | None:
    body = None if notification is None else notification.body
    if (
        not isinstance(body, SeatChanged)
        or body.how == "barred"
        or not body.leaves_open
    ):
        return None
    return body.seat if subscribers.is_drawn(uow, row) else None


async def _is_filled(
    l10n: Localization, position: Position, seat: int | None
) -> Rendered:
    if seat is None:
        return Rendered()
    return Rendered(
        (l10n.format("seat-drawn", seat=people.seat(l10n, position.info.seats[seat])),)
    )


async def show(ctx: Context, chosen: int | None = None, *, edits: bool = False) -> None:
    """Show the tournaments that the asker may know of, and buttons for the `chosen` one, else the first."""
    shows, l10n, items = await handlers.listed(ctx), ctx.l10n, list[ui.Item]()
    off = await handlers.are_off(ctx)
    text = l10n.format("tournament-list-none")
    if shows:
        selected = shows.get(chosen or 0, next(iter(shows.values())))
        listed = [*shows.values()][:MENU_OPTIONS]
        choices = [
            Choice(str(listing.row.id), people.bare(listing.row.name, NAME))
            for listing in listed
        ]
        press, picked = CustomId("tourpick", 0, 0), [str(selected.row.id)]
        items.append(
            ui.menu(l10n.format("menu-tournament-pick"), press, choices, chosen=picked)
        )
        kinds = [] if selected.row.status == "draft" else ["tourshow", "tourall"]
        kinds += ["tourfiles"] if selected.row.round else []
        kinds += ["tourmanage"] if selected.manages else []
        kinds += ["tourin"] if selected.row.status == "signup" else []
        kinds = [] if off else kinds
        leaves = selected.row.status == "signup" or (
            selected.row.status == "running" and selected.mine
        )
        kinds += ["tourout"] if leaves else []
        items += [_button(l10n, kind, selected.row.id) for kind in kinds]
        below = l10n.format(
            "tournament-chosen", name=people.safe(selected.row.name, NAME)
        )
        lines = [worded.entry(l10n, listing) for listing in listed]
        lines = [l10n.format("switched-off"), *lines] if off else lines
        text = worded.within(lines, ui.MESSAGE - len(below) - 1) + f"\n{below}"
    if not off and await handlers.may_organize(ctx):
        items.append(ui.labelled(l10n, CustomId("tournew", 0, 0)))
    view = ui.view(items)
    await (ctx.edit(text, view=view) if edits else ctx.send(text, view=view))


@item("tourpick", edits=True, needs_game=False)
async def pressed_pick(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show another tournament of the menu."""
    await show(ctx, read_number(values[0] if values else ""), edits=True)


class Tournaments(PostingFeature):
    """The command of tournaments, its buttons, and the jobs that advance, announce and post."""

    parts = (handlers, organizer_panel, seats_panel)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        handlers.register(commands)
        register_delivery(delivery)

    def jobs(self) -> Sequence[JobKind]:
        post, retry = self._awake(self._post), RetryPolicy(tries=MESSAGE_TRIES)
        return (
            DiscordJob(
                rows.ADVANCE,
                self._awake(self._advance),
                MOST_PERIOD_SECONDS,
                RetryPolicy((REST,)),
            ),
            DiscordJob(rows.ANNOUNCE, self._awake(self._announce), DAY),
            DiscordJob(rows.POST, post, DAY, retry, notifications.give_up),
        )

    @command("caylus-club tournament")
    async def tournament(self, ctx: Context) -> None:
        ctx.need_server()
        await show(ctx)

    def _awake(
        self, run: Callable[[Job], Awaitable[Retry | None]]
    ) -> Callable[[Job], Awaitable[Retry | None]]:
        """Return a job that pauses while the bot is removed from its server, or tournaments are switched off."""

        async def done(job: Job) -> Retry | None:
            settings = await self._services.settings_cache.of_server(job.server)
            if (
                self._services.discord_api.guild(job.server) is None
                or settings.get(SETTING) == "no"
            ):
                return Retry("", REST)
            return await run(job)

        return done

    async def _advance(self, job: Job) -> None:
        for _ in range(STEPS):
            step = await self._services.db.run(advance.advance, int(job.key))
            for game in step.games:
                self._services.delivery_worker.kick(game)
            if not step.again:
                break

    async def _shown(self, tournament: int) -> tuple[Show, Localization]:
        show = await self._services.db.read(repository.show, tournament)
        return show, await self._services.settings_cache.l10n(show.row.server)

    async def _announce(self, job: Job) -> None:
        show, l10n = await self._shown(int(job.key))
        row = show.row
        text, view = worded.announcement(l10n, show), ui.view(buttons(l10n, show))
        message = await self._put(
            row, row.channel, row.message, text, nonce=job.nonce, view=view
        )
        await self._services.db.run(
            notifications.announced, row.id, message, row.revision
        )

    async def _post(self, job: Job) -> Retry | None:
        services = self._services
        bulletin = await services.db.run(notifications.load, job)
        if bulletin is None:
            return None
        show, l10n = await self._shown(bulletin.tournament)
        row, message = show.row, bulletin.message
        channel, users, more = row.channel, list[int](), dict[str, Any]()
        match bulletin.body:
            case Sentence() as body:
                text, users = (
                    worded.sentence_text(l10n, show, body, bulletin.by),
                    worded.pings(show, body),
                )
                for table in show.tables:
                    if body.game is not None and table.pairing.game == body.game:
                        # in the thread of the table that it is for
                        channel = table.thread or channel
                        text += await self._ratings(l10n, show, channel, body)
                if body.says == games.OFFERED and message is None:
                    more["view"] = ui.view([_button(l10n, "tourin", row.id, "steps")])
            case Round(number):
                text = worded.round_(l10n, show, number)
            case Final():
                text = worded.final(l10n, show)
                more["wanted"] = [
                    picture(l10n, worded.standings(l10n, show, 1, 0, people.bare))
                ]
        if message is None:
            pauses = await quiet.pauses(services, row.server, users)
            # it is about these people, and comes when they may be mentioned
            if any(pauses.values()):
                return Retry("", min(filter(None, pauses.values())))
            more["allowed_mentions"] = people.pings(*users)
        message = await self._put(row, channel, message, text, nonce=job.nonce, **more)
        await services.db.run(notifications.posted, bulletin.id, message)
        return None

    async def _ratings(
        self, l10n: Localization, show: Show, channel: int, body: Sentence
    ) -> str:
        """Return lines with the ratings that a counted table changes, and its weight, where ratings are shown."""
        services, game = self._services, body.game or 0
        if (
            body.says != notifications.COUNTED
            or not show.round_options.rated
            or not await shows_ratings_in(services, show.row.server, channel)
        ):
            return ""
        changed = await services.db.read(statistics.changes, game)
        info = await services.db.read(core_queries.info, game)
        lines = [changes_text(l10n, info, changed)] if changed else []
        lines += weight_lines(l10n, info, changed, counted=True)
        return "".join(f"\n{line}" for line in lines)

    async def _put(
        self,
        row: TournamentRow,
        channel: int,
        message: int | None,
        text: str,
        **more: Any,
    ) -> int | None:
        """Edit a message, or post it; return its id, None if it or its channel was deleted."""
        try:
            return await self._services.put(channel, row.server, message, text, **more)
        except discord.NotFound:
            return None

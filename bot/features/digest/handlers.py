"""The week's digest in the channels that want it: where and when, as a server's managers choose; one message each,
mentioning nobody, of games that everybody sees who reads the channel. When one is due is a row, so that a restart goes
on and posts nothing twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.components.ui import cut
from bot.core.clock.awake_hours import read_zone
from bot.core.jobs import DiscordJob, JobKind, Retry, RetryPolicy
from bot.delivery.context import DeliveryContext
from bot.delivery.renderer import RenderRequest
from bot.features.digest import use_cases
from bot.features.digest.use_cases import Week
from bot.features.statistics import plackett_luce, queries
from bot.features.statistics import text as infos
from bot.features.statistics.result_section import rates_here
from bot.features.statistics.text import grid
from bot.interactions.autocomplete import zone_choices
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.errors import Refusal, need_manager
from bot.interactions.game_answers import need_posting
from bot.interactions.slash_commands import command
from bot.text import game_status, people
from bot.text.localization import Localization, quoted
from storage.digests import DigestRow
from storage.jobs import Job


class Digest(Feature):
    """`/caylus-server digest`, and the job that posts one."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services

    def jobs(self) -> Sequence[JobKind]:
        retry = RetryPolicy(tries=use_cases.TRIES)
        return (DiscordJob(use_cases.KIND, self._run, use_cases.WEEK, retry, use_cases.give_up),)

    @command("caylus-server digest", zone=zone_choices)
    async def digest(
        self,
        ctx: Context,
        channel: discord.TextChannel | None = None,
        day: app_commands.Range[int, 1, 7] | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
        off: bool = False,
    ) -> None:
        server = ctx.server
        need_manager(ctx)
        if off:
            await ctx.db.run(use_cases.stop, server)
        elif (channel, day, hour, zone) != (None, None, None, None):
            if (await ctx.settings.of_server(server)).get("statistics") == "no":
                raise Refusal("week-no-statistics")
            known = None if zone is None else read_zone(zone)
            if zone is not None and known is None:
                raise Refusal("week-no-zone", zone=quoted(cut(zone, 60)))
            if channel is not None:
                need_posting(ctx, channel, "week-may-not")
            place, weekday = None if channel is None else channel.id, day and day - 1
            await ctx.db.run(use_cases.choose, server, place, weekday, hour, known)
        now = await ctx.db.read(use_cases.find, server)
        if now is None:
            await ctx.send(ctx.l10n.format("week-off"))
            return
        where, when = f"<#{now.channel}>", f"<t:{now.next}:F>"
        told = [ctx.l10n.format("week-now", channel=where, when=when, zone=now.zone)]
        trouble = await ctx.db.read(use_cases.trouble, server)
        if trouble is not None:
            told.append(ctx.l10n.format(f"week-trouble-{trouble}"))
        await ctx.send("\n".join(told))

    async def _run(self, job: Job) -> Retry | None:
        db = self._services.db
        row = await db.run(use_cases.load, job)
        if row is None:
            return None
        if self._services.discord_api.guild(row.server) is None:  # the bot was removed from there
            return Retry("discord")
        await self._post(row)
        await db.run(use_cases.posted, row.server, row.next)
        return None

    async def _post(self, row: DigestRow) -> None:
        services = self._services
        places = await services.db.read(use_cases.places, row)
        seen = await services.permissions.seen_by_all(row.server, row.channel, places)
        rates = await rates_here(services, row.server, row.channel)
        week = await services.db.read(use_cases.week, row, seen, rates=rates)
        if week is None:
            return
        users = {seat.user for seats in week.games for seat in seats if seat.user is not None}
        users |= {*week.newcomers, *(one.user for one in week.climbs)}
        names = await services.db.read(queries.names, row.server, sorted(users))
        l10n = await services.settings_cache.l10n(row.server)
        text, info = week_text(l10n, week, row, names), week_picture(l10n, week, names)
        wanted = [RenderRequest("tally", "caylus-club", l10n.language, None, what=info)]
        nonce = f"digest-{row.next}"
        await services.put(row.channel, row.server, None, text, nonce=nonce, wanted=wanted)


MESSAGE = 1_990  # characters
LISTED = 900  # characters of the list of games
NAMES = 10  # of a list
TABLES = 8
ROWS = 8  # of the picture


def week_text(l10n: Localization, week: Week, row: DigestRow, names: Mapping[int, str]) -> str:
    """The whole digest; `names` of people in this server, by id."""
    called = _caller(l10n, names, people.safe)
    by_game = {seats[0].game: seats for seats in week.games}
    lines = [
        l10n.format("week-title", since=f"<t:{row.since}:D>", until=f"<t:{row.next}:D>"),
        *_games(l10n, week, called),
    ]
    if week.closest is not None:
        game, margin = week.closest
        lines.append(
            l10n.format(
                "week-closest",
                game=game_status.numbered(l10n, by_game[game][0].kind, by_game[game][0].game),
                n=margin,
            )
        )
    if week.turned is not None:
        seats = by_game[week.turned.game]
        lines.append(
            l10n.format(
                "week-turned",
                name=called(next(seat for seat in seats if seat.seat == week.turned.seat).user),
                game=game_status.numbered(l10n, seats[0].kind, seats[0].game),
                n=week.turned.turns,
                winners=l10n.join([called(seat.user) for seat in seats if seat.rank == 1]),
            )
        )
    for record in week.records:
        found = {"game": l10n.game(record.kind), "name": called(record.user)}
        lines.append(l10n.format("week-record", **found, score=record.score, before=record.before))
    if week.newcomers:
        lines.append(
            l10n.format("week-newcomers", people=_several(l10n, [called(user) for user in week.newcomers]))
        )
    climbs = [_climb(l10n, called(one.user), one.by) for one in week.climbs if _shown(one.by)]
    if climbs:
        lines.append(l10n.format("week-climbs", people=l10n.join(climbs)))
    if week.running:
        lines.append(l10n.format("week-running", n=week.running))
    if week.tables:
        titles = [game_status.numbered(l10n, kind, game) for game, kind in week.tables]
        lines.append(l10n.format("week-tables", tables=_several(l10n, titles, TABLES)))
    return cut("\n".join(lines), MESSAGE)


def week_picture(l10n: Localization, week: Week, names: Mapping[int, str]) -> dict[str, Any]:
    """What the picture shows (`rendering.Tally`), as plain data."""
    called = _caller(l10n, names, people.bare)
    seats = [seat for game in week.games for seat in game]
    items = [
        (str(len(week.games) + week.beside), l10n.format("week-finished-figure")),
        (str(len({seat.user for seat in seats if seat.user is not None})), l10n.format("week-people-figure")),
        (str(week.running), l10n.format("week-running-figure")),
    ]
    rows = [
        [
            f"#{game[0].game}",
            l10n.join([called(seat.user) for seat in game if seat.rank == 1]),
            str(max(seat.score for seat in game)),
            str(game[0].players),
        ]
        for game in week.games[-ROWS:]
    ]
    head = [
        "",
        *(l10n.format(f"{one}-column") for one in ("week-winner", "standing-points", "standing-players")),
    ]
    parts = [{"type": "figures", "title": "", "items": items}, grid("", head, rows) if rows else {}]
    return infos.pictured(
        l10n, infos.info_of(l10n.format("week-picture"), l10n.format("standing-here"), parts)
    )


def _games(l10n: Localization, week: Week, called: Callable[[int | None], str]) -> list[str]:
    found: list[str] = []
    left = len(week.games)
    for seats in week.games:
        best_first = sorted(seats, key=lambda seat: (seat.rank, -seat.score, seat.seat))
        told = [
            l10n.format(
                "week-player" if seat.rank > 1 else "week-forfeit" if seat.forfeit else "week-winner",
                name=called(seat.user),
                score=seat.score,
            )
            for seat in best_first
        ]
        thread = f"<#{seats[0].thread or seats[0].channel}>"
        line = l10n.format(
            "week-game",
            game=game_status.numbered(l10n, seats[0].kind, seats[0].game),
            players=", ".join(told),
            thread=thread,
        )
        if sum(map(len, found)) + len(line) > LISTED:
            break
        found.append(line)
        left -= 1
    if left:
        found.append(l10n.format("week-more", n=left))
    if week.beside:
        found.append(l10n.format("week-beside", n=week.beside))
    return found


def _caller(
    l10n: Localization, names: Mapping[int, str], shown: Callable[[str], str]
) -> Callable[[int | None], str]:
    def called(user: int | None) -> str:
        name = names.get(user or 0)
        return l10n.format("standing-nobody") if name is None else shown(name)

    return called


def _shown(by: int) -> int:
    return round(40 * by / plackett_luce.MILLION)


def _climb(l10n: Localization, name: str, by: int) -> str:
    return l10n.format("week-climb", name=name, by=f"+{_shown(by)}")


def _several(l10n: Localization, told: Sequence[str], most: int = NAMES) -> str:
    more = [l10n.format("week-others", n=len(told) - most)] if len(told) > most else []
    return l10n.join([*told[:most], *more])

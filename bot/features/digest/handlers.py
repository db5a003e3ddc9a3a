"""The week's digest in the channels that want it: where and when, as a server's managers choose.

One message each, mentioning nobody, of games that everybody sees who reads the channel.
"""

from collections.abc import Callable, Mapping, Sequence

import discord
from discord import app_commands

from bot.components.ui import cut
from bot.core.clock.awake_hours import need_zone
from bot.core.jobs import DiscordJob, JobKind, Retry, RetryPolicy
from bot.delivery.sections import DeliveryHooks
from bot.features.digest import use_cases
from bot.features.digest.use_cases import Week
from bot.features.statistics import plackett_luce, queries
from bot.features.statistics import text as infos
from bot.features.statistics.handlers import picture, shows_ratings_in
from bot.interactions.bot import PostingFeature
from bot.interactions.context import Context
from bot.interactions.errors import need_on
from bot.interactions.game_answers import need_posting
from bot.interactions.hooks import (
    CommandHooks,
    CommandOption,
    CommandPart,
    GivenOptions,
)
from bot.text import game_status, people
from bot.text.localization import Localization
from storage.digests import DigestRow, WeekRow
from storage.jobs import Job

OPTIONS = (
    CommandOption("channel", discord.TextChannel | None),
    CommandOption("day", app_commands.Range[int, 1, 7] | None, "channel"),
    CommandOption("hour", app_commands.Range[int, 0, 23] | None, "day"),
    CommandOption("zone", str | None, "hour"),
    CommandOption("off", bool, "zone", default=False),
)


async def _server_now(ctx: Context, given: GivenOptions, now: Mapping[str, str]) -> str:
    """Change the digest of a server as chosen; return when and where the next one comes."""
    server = ctx.server
    channel, day, hour, zone = (
        given[name] for name in ("channel", "day", "hour", "zone")
    )
    if given["off"]:
        await ctx.db.run(use_cases.stop, server)
    elif (channel, day, hour, zone) != (None, None, None, None):
        await need_on(ctx, "statistics", "week-no-statistics")
        zone_name = None if zone is None else need_zone(zone)
        if channel is not None:
            need_posting(ctx, channel)
        place, weekday = None if channel is None else channel.id, day and day - 1
        await ctx.db.run(use_cases.choose, server, place, weekday, hour, zone_name)
    digest_row = await ctx.db.read(use_cases.find, server)
    if digest_row is None:
        return ctx.l10n.format("week-off")
    row, trouble = digest_row
    where, when = f"<#{row.channel}>", f"<t:{row.next}:F>"
    lines = [ctx.l10n.format("week-now", channel=where, when=when, zone=row.zone)]
    if trouble is not None:
        lines.append(ctx.l10n.format("week-trouble", why=trouble))
    return "\n".join(lines)


class Digest(PostingFeature):
    """The digest in the settings of a server, and the job that posts one."""

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.part(
            "caylus-server digest",
            CommandPart(OPTIONS, lambda ctx, given: {}, _server_now),
        )

    def jobs(self) -> Sequence[JobKind]:
        retry = RetryPolicy(tries=use_cases.DIGEST_TRIES)
        return (
            DiscordJob(
                use_cases.KIND, self._run, use_cases.WEEK, retry, use_cases.give_up
            ),
        )

    async def _run(self, job: Job) -> Retry | None:
        db = self._services.db
        row = await db.run(use_cases.load, job)
        if row is None:
            return None
        # the bot was removed from there
        if self._services.discord_api.guild(row.server) is None:
            return Retry("discord")
        services = self._services
        places = await db.read(use_cases.places, row)
        public_channels = await services.permissions.seen_by_all(
            row.server, row.channel, places
        )
        rates = await shows_ratings_in(services, row.server, row.channel)
        week = await db.read(use_cases.week, row, public_channels, rates=rates)
        if week is not None:
            users = {
                seat.user
                for seats in week.games
                for seat in seats
                if seat.user is not None
            }
            users |= {*week.newcomers, *(user for user, _ in week.climbs)}
            names = await db.read(queries.names, row.server, sorted(users))
            l10n = await services.settings_cache.l10n(row.server)
            text, requests = (
                week_text(l10n, week, row, names),
                [picture(l10n, week_picture(l10n, week, names))],
            )
            nonce = f"digest-{row.next}"
            await services.put(
                row.channel, row.server, None, text, nonce=nonce, wanted=requests
            )
        await db.run(use_cases.posted, row.server, row.next)
        return None


GAME_LIST_CHARACTERS = 900  # characters of the list of games
MOST_LISTED_NAMES = 10  # of a list
TABLES = 8
PICTURE_ROWS = 8  # of the picture


def week_text(
    l10n: Localization, week: Week, row: DigestRow, names: Mapping[int, str]
) -> str:
    """Return the whole digest; `names` of people in this server, by id."""
    name_of = _caller(l10n, names, people.safe)
    lines = [
        l10n.format("week-title", since=f"<t:{row.since}:D>", until=f"<t:{row.next}:D>")
    ]
    lines += _games(l10n, week, name_of)
    if week.closest is not None:
        seat, margin = week.closest
        lines.append(l10n.format("week-closest", game=_numbered(l10n, seat), n=margin))
    if week.turned is not None:
        seat = week.turned
        seats = next(seats for seats in week.games if seats[0].game == seat.game)
        winners = l10n.join([name_of(seat.user) for seat in seats if seat.rank == 1])
        args = {
            "name": name_of(seat.user),
            "game": _numbered(l10n, seat),
            "n": seat.lead,
        }
        lines.append(l10n.format("week-turned", **args, winners=winners))
    for seat, former_best in week.records:
        args = {
            "game": l10n.game(seat.kind),
            "name": name_of(seat.user),
            "score": seat.score,
        }
        lines.append(l10n.format("week-record", **args, before=former_best))
    if week.newcomers:
        newcomers = _several(l10n, [name_of(user) for user in week.newcomers])
        lines.append(l10n.format("week-newcomers", people=newcomers))
    gained = [
        (name_of(user), round(40 * by / plackett_luce.MILLION))
        for user, by in week.climbs
    ]
    climbs = [f"{name} (+{by})" for name, by in gained if by]
    if climbs:
        lines.append(l10n.format("week-climbs", people=l10n.join(climbs)))
    if week.running:
        lines.append(l10n.format("week-running", n=week.running))
    if week.tables:
        titles = [
            game_status.numbered_title(l10n, kind, game) for game, kind in week.tables
        ]
        lines.append(l10n.format("week-tables", tables=_several(l10n, titles, TABLES)))
    return cut("\n".join(lines))


def week_picture(
    l10n: Localization, week: Week, names: Mapping[int, str]
) -> infos.StatsCard:
    """Return the content of the picture, as plain data."""
    name_of = _caller(l10n, names, people.bare)
    users = {
        seat.user for seats in week.games for seat in seats if seat.user is not None
    }
    figures = {
        "finished": len(week.games) + week.beside,
        "people": len(users),
        "running": week.running,
    }
    items = [
        (str(n), l10n.format("week-figure", what=figure))
        for figure, n in figures.items()
    ]
    rows = []
    for seats in week.games[-PICTURE_ROWS:]:
        winners = l10n.join([name_of(seat.user) for seat in seats if seat.rank == 1])
        best = max(seat.score for seat in seats)
        rows.append([f"#{seats[0].game}", winners, str(best), str(seats[0].players)])
    head = infos.column_titles(
        l10n, "", "week-winner-column", "button-points", "choice-view-players"
    )
    parts = [infos.figures_part("", *items), infos.grid_part("", head, rows)]
    return infos.stats_card(
        l10n.format("week-picture"), l10n.format("standing-here"), parts
    )


def _games(
    l10n: Localization, week: Week, name_of: Callable[[int | None], str]
) -> list[str]:
    lines: list[str] = []
    for seats in week.games:
        scores = []
        for seat in sorted(seats, key=lambda seat: (seat.rank, -seat.score, seat.seat)):
            name = name_of(seat.user)
            if seat.rank > 1:
                scores.append(f"{name} {seat.score}")
            elif seat.forfeit:
                scores.append(l10n.format("week-forfeit", name=name, score=seat.score))
            else:
                scores.append(f"**{name}** {seat.score}")
        game, thread = (
            _numbered(l10n, seats[0]),
            f"<#{seats[0].thread or seats[0].channel}>",
        )
        line = f"{l10n.labelled(game, ', '.join(scores))} · {thread}"
        if sum(map(len, lines)) + len(line) > GAME_LIST_CHARACTERS:
            break
        lines.append(line)
    omitted = len(week.games) - len(lines)
    lines += [l10n.format("week-more", n=omitted)] if omitted else []
    return lines + ([l10n.format("week-beside", n=week.beside)] if week.beside else [])


def _numbered(l10n: Localization, seat: WeekRow) -> str:
    return game_status.numbered_title(l10n, seat.kind, seat.game)


def _caller(
    l10n: Localization, names: Mapping[int, str], write_name: Callable[[str], str]
) -> Callable[[int | None], str]:
    def name_of(user: int | None) -> str:
        name = names.get(user or 0)
        return l10n.format("standing-nobody") if name is None else write_name(name)

    return name_of


def _several(
    l10n: Localization, items: Sequence[str], most: int = MOST_LISTED_NAMES
) -> str:
    omitted = (
        [l10n.format("puzzle-more", n=len(items) - most)] if len(items) > most else []
    )
    return l10n.join([*items[:most], *omitted])

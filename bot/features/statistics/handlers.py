"""Statistics and ladders of `/caylus-club`, their settings, and rating changes below the result of a rated game.

Answers are about games whose channels all their readers can see.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

import discord

from bot.components import ui
from bot.components.custom_id import CustomId, read_number
from bot.components.ui import Choice
from bot.core.admission import ANSWERS
from bot.core.errors import UserError
from bot.core.game_info import EVERYBODY, everybody
from bot.core.jobs import JobKind
from bot.core.model import Position
from bot.delivery.context import DeliveryContext
from bot.delivery.renderer import RenderRequest
from bot.delivery.sections import DeliveryHooks, Rendered, Section
from bot.features.statistics import judging, queries, seasons
from bot.features.statistics import text as worded
from bot.features.statistics.plackett_luce import COMPUTERS, public_rating
from bot.features.statistics.queries import RUNGS_PER_PAGE, Change
from bot.features.statistics.seasons import Season
from bot.interactions import game_answers, game_lookup
from bot.interactions.bot import PostingFeature, item, only_value
from bot.interactions.context import Context
from bot.interactions.errors import markup_error, need_on
from bot.interactions.hooks import (
    CommandHooks,
    CommandOption,
    CommandPart,
    GivenOptions,
    given_switches,
)
from bot.interactions.slash_commands import choices, command
from bot.interactions.user_limits import draw_pictures
from bot.text import people
from bot.text.localization import Localization
from rules.register import GAMES

GAME_IDS = tuple(GAMES)
WHAT = ("player", "server", "ladder")
NameShown: TypeAlias = "Callable[[str], str]"
"""A function that formats a display name: escaped for a message, or as it is for a picture."""


async def _visible_channels(ctx: Context) -> tuple[int, ...]:
    """Return the channels with games that the asker sees; for a public answer, that all its readers see."""
    guild, user = ctx.interaction.guild, ctx.interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return ()
    channels = []
    for channel in await ctx.db.read(queries.channels, ctx.server):
        may = (await ctx.permissions.rights(user, channel)).looks
        if may and (
            not ctx.public or await ctx.permissions.all_see(guild, ctx.channel, channel)
        ):
            channels.append(channel)
    return tuple(channels)


async def shows_ratings_in(ctx: DeliveryContext, server: int, channel: int) -> bool:
    """Return whether ratings are shown in a channel: all its readers must have the server's role for everybody."""
    role = everybody(await ctx.settings_cache.of_server(server))
    return not ctx.permissions.outsiders_read(server, channel, role)


async def _shows_ratings(ctx: Context) -> bool:
    """Return whether the answer shows ratings: all its readers must have the server's role for everybody."""
    if ctx.public:
        return await shows_ratings_in(ctx.delivery_context, ctx.server, ctx.channel)
    role = everybody(await ctx.settings.of_server(ctx.server))
    user = ctx.interaction.user
    return role is None or (
        isinstance(user, discord.Member) and user.get_role(role) is not None
    )


async def send_cards(
    ctx: Context,
    make: Callable[[NameShown], list[worded.StatsCard]],
    fallback: str,
    *,
    view: discord.ui.View | None = None,
    edits: bool = False,
    below: str = "",
) -> None:
    """Answer with the cards as text, with lines `below`, and as pictures; if all are empty, with `fallback`."""
    filled = [card for card in make(people.safe) if card.parts]
    if not filled:
        await (
            ctx.edit(fallback, view=view, files=())
            if edits
            else ctx.send(fallback, view=view)
        )
        return
    text = "\n\n".join(worded.card_text(ctx.l10n, card) for card in filled) + (
        f"\n{below}" if below else ""
    )
    requests = []
    if ctx.user_settings.get("pictures") != "none":
        theme = game_answers.theme(ctx)
        requests = [
            picture(ctx.l10n, card, theme) for card in make(people.bare) if card.parts
        ]
    if edits:
        await ctx.edit(text, view=view, files=await draw_pictures(ctx, requests))
    else:
        await ctx.picture(text, requests, view=view)


def picture(
    l10n: Localization, card: worded.StatsCard, theme: str = "light"
) -> RenderRequest:
    """Return the request for a picture of a card, with its text as the description."""
    spoken = worded.card_text(l10n, card).replace("**", "").replace("-# ", "")
    what = {
        "title": card.title,
        "subtitle": card.subtitle,
        "parts": card.parts,
        "spoken": spoken,
    }
    return RenderRequest(
        "tally", "caylus-club", l10n.language, None, what=what, theme=theme
    )


async def _person(
    ctx: Context, user: discord.Member | discord.User, kind: str | None
) -> None:
    await need_on(ctx, "statistics", "switched-off")
    if user.bot:
        ratings = [
            ctx.l10n.format(
                "standing-rating-of-level",
                level=level,
                rating=str(public_rating(rating.mu)),
            )
            for level, rating in COMPUTERS.items()
        ]
        await ctx.send(
            ctx.l10n.format("standing-computer", ratings=ctx.l10n.join(ratings))
        )
        return
    alone = user.id == ctx.user and not ctx.public
    statistics = await ctx.db.read(
        queries.person,
        ctx.server,
        user.id,
        await _visible_channels(ctx),
        rates=await _shows_ratings(ctx),
        alone=alone,
    )

    def make(write_name: NameShown) -> list[worded.StatsCard]:
        name = write_name(user.display_name)
        kinds = [
            played_kind
            for played_kind in statistics.sums.kinds()
            if kind in (None, played_kind)
        ]
        return [
            worded.person_card(ctx.l10n, name, statistics, kind, alone=alone)
            for kind in kinds
        ]

    await send_cards(ctx, make, ctx.l10n.format("standing-none"))


async def _server(ctx: Context, kind: str | None) -> None:
    await need_on(ctx, "statistics", "switched-off")
    sums, records = await ctx.db.read(
        queries.server, ctx.server, await _visible_channels(ctx)
    )
    names = await _names(ctx, [row.user for rows in records.values() for row in rows])

    def make(write_name: NameShown) -> list[worded.StatsCard]:
        kinds = [
            played_kind for played_kind in sums.kinds() if kind in (None, played_kind)
        ]
        return [
            worded.server_card(
                ctx.l10n, sums, records, kind, _with_names(names, write_name)
            )
            for kind in kinds
        ]

    await send_cards(ctx, make, ctx.l10n.format("standing-none"))


async def _ladder(
    ctx: Context,
    kind: str,
    page: int,
    *,
    season: int | None = None,
    edits: bool = False,
) -> None:
    await need_on(ctx, "ratings", "ladder-off")
    if not await _shows_ratings(ctx):
        role = everybody(await ctx.settings.of_server(ctx.server))
        raise markup_error("ladder-members", role=f"<@&{role}>")
    standings = await ctx.db.read(
        queries.ladder,
        ctx.server,
        kind,
        page,
        ctx.user,
        alone=not ctx.public,
        season=season,
    )
    pages = -(-standings.people // RUNGS_PER_PAGE)
    chosen_number = "" if standings.season is None else str(standings.season.number)
    press = CustomId("ladder", GAME_IDS.index(kind), standings.page, chosen_number)
    items: list[ui.Item] = [*ui.pager(ctx.l10n, press, pages)] if pages > 1 else []
    if standings.season is not None:
        choices_ = [
            Choice(str(season.number), season.days)
            for season in reversed(standings.seasons)
        ]
        menu = press._replace(kind="season", revision=1, rest="")
        items.append(
            ui.menu(
                ctx.l10n.format("menu-season"), menu, choices_, chosen=[chosen_number]
            )
        )
    view = ui.view(items) if items else None
    names = await _names(ctx, [rung.user for rung in standings.rungs])

    def make(write_name: NameShown) -> list[worded.StatsCard]:
        if not standings.rungs:
            return []
        return [
            worded.ladder_card(
                ctx.l10n, standings, pages, _with_names(names, write_name)
            )
        ]

    none = ctx.l10n.format("ladder-empty", game=ctx.l10n.game(kind))
    if standings.own is not None:
        none += "\n" + ctx.l10n.format(
            "ladder-own", told=worded.rating_text(ctx.l10n, standings.own)
        )
    below = ctx.l10n.format("ladder-public")
    if standings.season is not None:
        below = f"{_season_line(ctx.l10n, standings.season)}\n{below}"
    if standings.due is not None:
        below += "\n" + ctx.l10n.format("ladder-judged", when=f"<t:{standings.due}:D>")
    await send_cards(ctx, make, f"{none}\n{below}", view=view, edits=edits, below=below)


@item("ladder", edits=True, needs_game=False, public=True)
async def pressed_ladder(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show another page; in the custom id, `game` is the index of the kind of game and `revision` the page."""
    ctx.need_server()
    if press.game >= len(GAME_IDS):
        raise UserError("press-unknown")
    message = ctx.interaction.message
    # the edited message keeps its readers
    ctx.public = message is None or not message.flags.ephemeral
    await game_lookup.speak_to_all(ctx)
    season = read_number(press.rest, seasons.MOST_SEASONS) if press.rest else None
    await _ladder(ctx, GAME_IDS[press.game], press.revision, season=season, edits=True)


@item("season", edits=True, needs_game=False, public=True)
async def pressed_season(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show the ladder of another season."""
    await pressed_ladder(ctx, press._replace(rest=only_value(values)), [])


def _season_line(l10n: Localization, season: Season) -> str:
    """Return a line about the games that a ladder counts."""
    since, until = f"<t:{season.since}:D>", f"<t:{season.until}:D>"
    if not season.number:
        return l10n.format("ladder-before", until=until)
    if season.until == seasons.NEVER:
        return l10n.format("ladder-season", since=since)
    return l10n.format("ladder-season-over", since=since, until=until)


async def _names(ctx: Context, users: Sequence[int | None]) -> Mapping[int, str]:
    known_users = sorted({user for user in users if user is not None})
    return await ctx.db.read(queries.names, ctx.server, known_users)


def _with_names(names: Mapping[int, str], write_name: NameShown) -> dict[int, str]:
    return {user: write_name(name) for user, name in names.items()}


async def _changes(
    ctx: DeliveryContext,
    l10n: Localization,
    position: Position,
    changes: Sequence[Change],
) -> Rendered:
    info = position.info
    if not await shows_ratings_in(ctx, info.server, info.home):
        return Rendered()
    lines = (worded.changes_text(l10n, info, changes),) if changes else ()
    if info.void:
        return Rendered(tuple(f"~~{line}~~" for line in lines))
    return Rendered((*lines, *worded.weight_lines(l10n, info, changes)))


# Settings of a server and of a person

PRIVACY = ("ladder", "overall", ANSWERS)
DEFAULTS = {"statistics": "yes", "ratings": "yes", "overall": "no"}


def _server_changes(ctx: Context, given: GivenOptions) -> Mapping[str, str | None]:
    changes = given_switches(given, *DEFAULTS)
    role: discord.Role | None = given["everybody"]
    if role is not None:
        changes[EVERYBODY] = None if role.is_default() else str(role.id)
    return changes


async def _seasons_now(
    ctx: Context, given: GivenOptions, now: Mapping[str, str]
) -> str:
    if given["season"] is not None:
        setting = seasons.with_season(now, given["season"], ctx.delivery_context.now())
        now = await ctx.settings.set_server(
            ctx.server, **{seasons.SEASONS_SETTING: setting}
        )
    first_days = seasons.first_days(now)
    if not first_days:
        return ctx.l10n.format("seasons-none")
    return ctx.l10n.format(
        "seasons-now", days=", ".join(first_days), last=first_days[-1]
    )


async def _server_now(ctx: Context, given: GivenOptions, now: Mapping[str, str]) -> str:
    choices = {
        name: ctx.l10n.format(f"standing-choice-{now.get(name, value)}")
        for name, value in DEFAULTS.items()
    }
    role = f"<@&{now[EVERYBODY]}>" if EVERYBODY in now else "@everyone"
    return "\n".join(
        [
            ctx.l10n.format("club-now", **choices),
            ctx.l10n.format("club-everybody", role=role),
        ]
    )


async def _person_now(ctx: Context, given: GivenOptions, now: Mapping[str, str]) -> str:
    on_it = now.get("ladder") != "no"
    return ctx.l10n.format(
        "standing-choice",
        ladder=ctx.l10n.format(
            "standing-choice-in" if on_it else "standing-choice-out"
        ),
        overall=ctx.l10n.format(f"standing-choice-{now.get('overall', 'no')}"),
        answers=ctx.l10n.format(
            "standing-answers-yes"
            if now.get(ANSWERS) == "yes"
            else "standing-choice-out"
        ),
    )


class Statistics(PostingFeature):
    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        flag = bool | None
        club = (
            CommandOption("statistics", flag),
            CommandOption("ratings", flag, "statistics"),
            CommandOption("overall", flag, "ratings"),
            CommandOption("everybody", discord.Role | None, "no_organizers"),
        )
        commands.part(
            "caylus-server club", CommandPart(club, _server_changes, _server_now)
        )
        season = (CommandOption("season", str | None),)
        commands.part(
            "caylus-server season",
            CommandPart(season, lambda ctx, given: {}, _seasons_now),
        )
        privacy = (
            CommandOption("ladder", flag),
            CommandOption("overall", flag, "ladder"),
            CommandOption("answers", flag, "overall"),
        )
        privacy_part = CommandPart(
            privacy, lambda ctx, given: given_switches(given, *PRIVACY), _person_now
        )
        commands.part("caylus-club privacy", privacy_part)
        commands.near_ratings = lambda ctx, *table: ctx.db.read(
            queries.admission_near, *table
        )
        changes = partial(_changes, self._services)
        delivery.section(
            Section(
                "result",
                lambda uow, row, _: queries.changes(
                    uow, row.id, void=queries.is_void(uow, row.id)
                ),
                changes,
            )
        )

    def jobs(self) -> Sequence[JobKind]:
        return (judging.job(self._services),)

    @command(
        "caylus-club statistics",
        what=choices("statistics", WHAT),
        game=choices("game", GAME_IDS),
    )
    async def statistics(
        self,
        ctx: Context,
        what: str = WHAT[0],
        person: discord.User | None = None,
        game: str | None = None,
        public: bool = False,
    ) -> None:
        ctx.need_server()
        await game_lookup.speak_to_all(ctx)
        if what == "ladder":
            await _ladder(ctx, game or GAME_IDS[0], 1)
        elif what == "server":
            await _server(ctx, game)
        else:
            await _person(ctx, person or ctx.interaction.user, game)

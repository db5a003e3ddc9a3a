"""Tournaments for whoever asks: the list, the standings and tables, signing up and withdrawing, the files."""

from collections.abc import Mapping
from functools import partial

import discord

from bot.components import ui
from bot.components.custom_id import GREEN, RED, CustomId
from bot.core import queries as core_queries
from bot.core.errors import NoGame, NotAllowed, UserError
from bot.delivery.discord_api import text_file
from bot.delivery.permissions import NOTHING, Rights
from bot.features.statistics import handlers as statistics_handlers
from bot.features.statistics import text as infos
from bot.features.statistics.handlers import NameShown
from bot.features.tournaments import export as files
from bot.features.tournaments import repository, signup
from bot.features.tournaments import text as worded
from bot.features.tournaments.model import SETTING
from bot.features.tournaments.repository import Entry, Show
from bot.interactions import game_lookup
from bot.interactions.bot import item
from bot.interactions.context import Context
from bot.interactions.errors import markup_error, need_on
from bot.interactions.hooks import (
    CommandHooks,
    CommandOption,
    CommandPart,
    GivenOptions,
    given_switches,
)

# the server's setting: a role whose people may organize tournaments
ROLE = "organisers"


async def _rights(ctx: Context, channel: int) -> Rights:
    """Return the asker's rights for a tournament of that channel, wherever in its server they type.

    The server's role for organizers is as good as a permission, for people who see the channel.
    """
    user = ctx.interaction.user
    if not isinstance(user, discord.Member):
        return NOTHING
    rights = await ctx.permissions.rights(user, channel)
    if rights.organizes or not rights.looks:
        return rights
    role = (await ctx.settings.of_server(ctx.server)).get(ROLE)
    return rights._replace(
        organizes=any(str(held_role.id) == role for held_role in user.roles)
    )


async def may_organize(ctx: Context) -> bool:
    """Return whether the asker may organize tournaments in this channel."""
    return (await _rights(ctx, ctx.channel)).organizes


async def opened(ctx: Context, number: int, *, leaves: bool = False) -> Show:
    """Return a tournament of this server whose channel the asker sees (in public: everybody here).

    Raise NoGame for any other. A person who `leaves` may do so where tournaments are switched off, too.
    """
    if not leaves:
        await need_on(ctx, SETTING, "switched-off")
    show, guild = await _here(ctx, number), ctx.interaction.guild
    sees = guild is not None and (await _rights(ctx, show.row.channel)).looks
    if guild is not None and sees and ctx.public:
        sees = await ctx.permissions.all_see(guild, ctx.channel, show.row.channel)
    if not sees:
        raise NoGame("tournament-none")
    return show


async def _here(ctx: Context, number: int) -> Show:
    show = await ctx.db.read(repository.show, number)
    if show.row.server != ctx.server or (
        show.row.status == "draft" and show.row.organizer != ctx.user
    ):
        raise NoGame("tournament-none")
    return show


async def organized(ctx: Context, number: int) -> Show:
    """Return a tournament that the asker may organize: their own, or one in whose channel they have the right.

    That right, or the right in the server if the channel was deleted, makes them its moderator. Raise NotAllowed, or
    NoGame if they don't see it.
    """
    await need_on(ctx, SETTING, "switched-off")
    show = await _here(ctx, number)
    rights = await _rights(ctx, show.row.channel)
    if not (rights.looks or rights.organizes):
        raise NoGame("tournament-none")
    if show.row.organizer != ctx.user and not rights.organizes:
        raise NotAllowed("tournament-organizer-only", channel=show.row.channel)
    ctx.moderates = rights.organizes
    return show


async def are_off(ctx: Context) -> bool:
    """Return whether tournaments are switched off on the server; those under way pause, and can only be left."""
    return (await ctx.settings.of_server(ctx.server)).get(SETTING) == "no"


async def listed(ctx: Context) -> dict[int, Entry]:
    """Return the server's tournaments that the asker may know of, by number, drafts last.

    If tournaments are switched off, return those that the asker takes part in; raise UserError if there are none.
    """
    shows, off = {}, await are_off(ctx)
    for entry in await ctx.db.read(repository.listed, ctx.server, ctx.user):
        rights = await _rights(ctx, entry.row.channel)
        if (rights.looks or rights.organizes) and (
            not off or (entry.mine and entry.row.status in repository.UNDER_WAY)
        ):
            manages = (rights.organizes or entry.row.organizer == ctx.user) and not off
            shows[entry.row.id] = entry._replace(manages=manages)
    if off and not shows:
        raise UserError("switched-off")
    return dict(sorted(shows.items(), key=lambda pair: pair[1].row.status == "draft"))


async def show(
    ctx: Context, tournament: Show, page: int = 1, *, edits: bool = False
) -> None:
    """Show a page of the standings, as a picture and as text.

    Before the first draw show the announcement instead: standings by lot would foretell the draw.
    """
    pages, user = worded.pages(tournament), 0 if ctx.public else ctx.user
    page = max(1, min(page, pages))

    def make(write_name: NameShown) -> list[infos.StatsCard]:
        return (
            [worded.standings(ctx.l10n, tournament, page, user, write_name)]
            if tournament.row.round
            else []
        )

    pager = ui.pager(ctx.l10n, CustomId("tourpage", tournament.row.id, page), pages)
    view = (
        ui.view(pager + _rounds(ctx, tournament, tournament.row.round))
        if tournament.row.round
        else None
    )
    await statistics_handlers.send_cards(
        ctx, make, worded.announcement(ctx.l10n, tournament), view=view, edits=edits
    )


def _rounds(ctx: Context, tournament: Show, *rounds: int) -> list[ui.Item]:
    """Return a button for each of these rounds that has been drawn."""
    return [
        ui.button(
            ctx.l10n.format("button-tourround", round=round_number),
            CustomId("tourround", tournament.row.id, round_number),
        )
        for round_number in rounds
        if 1 <= round_number <= tournament.row.round
    ]


# Buttons: `game` is the tournament


@item("tourin", style=GREEN, needs_game=False)
async def pressed_in(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Sign the presser up, or put them on the waiting list."""
    tournament = await opened(ctx, press.game)
    inside = await ctx.db.run(signup.sign_up, press.game, ctx.person)
    message_id = "tournament-you-in" if inside else "tournament-you-wait"
    await ctx.send(ctx.l10n.format(message_id, name=worded.title(tournament)))


@item("tourout", needs_game=False)
async def pressed_out(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Withdraw; ask once more if the tournament has begun."""
    tournament = await opened(ctx, press.game, leaves=True)
    taking = any(entrant.user == ctx.user for entrant in tournament.inside)
    if tournament.row.status == "running" and taking:
        sure = ui.labelled(ctx.l10n, CustomId("tourleave", press.game, 0))
        await ctx.send(ctx.l10n.format("tournament-sure-out"), view=ui.view([sure]))
        return
    await ctx.db.run(signup.withdraw, press.game, ctx.person)
    await ctx.send(ctx.l10n.format("tournament-you-out", name=worded.title(tournament)))


@item("tourleave", style=RED, edits=True, needs_game=False)
async def pressed_leave(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Withdraw from a tournament that has begun; a game that is under way is to be played out."""
    tournament = await opened(ctx, press.game, leaves=True)
    game = await ctx.db.run(signup.withdraw, press.game, ctx.person)
    message_id, where = "tournament-you-out", ""
    if game is not None:
        thread = (await ctx.db.read(core_queries.info, game)).thread
        message_id, where = (
            "tournament-you-out-playing",
            f"#{game}" if thread is None else f"<#{thread}>",
        )
    await ctx.edit(
        ctx.l10n.format(message_id, name=worded.title(tournament), game=where)
    )


@item("tourshow", needs_game=False)
@item("tourpage", edits=True, needs_game=False, public=True)
async def pressed_page(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show the standings, or another page of them: `revision` is the page."""
    await show(
        ctx,
        await opened(ctx, press.game),
        press.revision,
        edits=press.kind == "tourpage",
    )


@item("tourround", edits=True, needs_game=False, public=True)
async def pressed_round(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show the tables of a round: `revision` is the round."""
    tournament = await opened(ctx, press.game)
    round_ = max(1, min(press.revision, tournament.row.round))
    items = _rounds(ctx, tournament, round_ - 1, round_ + 1)
    items.append(
        ui.button(
            ctx.l10n.format("button-tourshow"),
            CustomId("tourpage", tournament.row.id, 1),
        )
    )
    await ctx.edit(
        worded.round_(ctx.l10n, tournament, round_), view=ui.view(items), files=()
    )


@item("tourall", needs_game=False)
async def pressed_all(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show the standings to everybody who reads the channel."""
    ctx.public = True
    await game_lookup.speak_to_all(ctx)
    await show(ctx, await opened(ctx, press.game))


@item("tourfiles", needs_game=False)
async def pressed_files(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Send the tournament as files.

    Future draws by lot can be computed from the whole of it, so nobody gets that before the end: an organizer
    may play, too.
    """
    tournament = await opened(ctx, press.game)
    if not tournament.row.round:
        raise markup_error("tournament-not-drawn", name=worded.title(tournament))
    rules, (entrants, tables) = tournament.rules, tournament.values
    name = partial(worded.named, ctx.l10n, tournament, shown=str)
    begins = f"tournament-{tournament.row.id}"
    attachments = [
        text_file(
            f"{begins}-standings.csv",
            files.standings_csv(rules, entrants, tables, name),
        ),
        text_file(f"{begins}-tables.csv", files.tables_csv(rules, tables, name)),
    ]
    if tournament.row.status in ("finished", "cancelled"):
        document = files.document(
            tournament.row.name,
            tournament.round_options.game,
            rules,
            entrants,
            tables,
            name,
        )
        attachments.append(text_file(f"{begins}.json", document.decode()))
    text = ctx.l10n.format("tournament-export", name=worded.title(tournament))
    if not (
        ctx.may_attach() and await ctx.send(text, files=attachments, mention=False)
    ):
        raise UserError("tournament-no-files")


def register(commands: CommandHooks) -> None:
    """Add the settings for tournaments and their organizers to a server's."""
    options = (
        CommandOption("tournaments", bool | None, "seek_anywhere"),
        CommandOption("organizers", discord.Role | None, "tournaments"),
        CommandOption("no_organizers", bool, "organizers", default=False),
    )
    commands.part("caylus-server club", CommandPart(options, _of_server, _server_now))


def _of_server(ctx: Context, given: GivenOptions) -> Mapping[str, str | None]:
    changes = given_switches(given, SETTING)
    if given["organizers"] is not None:
        changes[ROLE] = str(given["organizers"].id)
    elif given["no_organizers"]:
        changes[ROLE] = None
    return changes


async def _server_now(ctx: Context, given: GivenOptions, now: Mapping[str, str]) -> str:
    return ctx.l10n.format(
        "club-now-tournaments",
        tournaments=ctx.l10n.format(f"standing-choice-{now.get(SETTING, 'yes')}"),
        organizers=f"<@&{now[ROLE]}>"
        if ROLE in now
        else ctx.l10n.format("club-no-organizers"),
    )

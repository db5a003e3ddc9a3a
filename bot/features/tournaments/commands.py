"""`/caylus-club tournament`: the tournaments and leagues of a server, and what can be done with one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.components import ui
from bot.components.custom_id import GREEN, CustomId, read_number
from bot.components.ui import MENU_OPTIONS, Choice
from bot.core.jobs import JobKind
from bot.delivery.context import DeliveryContext, DeliveryHooks
from bot.features.tournaments import handlers, organizer_panel, seats_panel, sections
from bot.features.tournaments import text as worded
from bot.features.tournaments.jobs import TournamentJobs
from bot.features.tournaments.queries import Entry
from bot.features.tournaments.round_options import NAME
from bot.interactions import game_lookup, modals
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks
from bot.interactions.items import item, modal
from bot.interactions.modals import Field
from bot.interactions.slash_commands import command
from bot.text import people


async def show(ctx: Context, chosen: int | None = None, *, edits: bool = False) -> None:
    """The tournaments that the asker may know of, and buttons for one of them; the first where none is chosen."""
    found = await handlers.listed(ctx)
    items: list[ui.Item] = []
    if found:
        at, manages = found.get(chosen or 0, next(iter(found.values())))
        listed = [one for one, _ in found.values()][:MENU_OPTIONS]
        items = _of(ctx, listed, at, manages=manages)
        below = ctx.l10n.format("tournament-chosen", name=people.safe(at.row.name, NAME))
        lines = [worded.entry(ctx.l10n, one) for one in listed]
        text = worded.within(lines, worded.MESSAGE - len(below) - 1) + f"\n{below}"
    else:
        text = ctx.l10n.format("tournament-list-none")
    if await handlers.may_organise(ctx):
        items.append(ui.button(ctx.l10n.format("button-tournew"), CustomId("tournew", 0, 0)))
    view = ui.view(items)
    await (ctx.edit(text, view=view) if edits else ctx.send(text, view=view))


def _of(ctx: Context, listed: list[Entry], at: Entry, *, manages: bool) -> list[ui.Item]:
    """The menu of the tournaments, and the buttons of the one that is chosen."""
    l10n = ctx.l10n
    choices = [Choice(str(one.row.id), people.bare(one.row.name, NAME)) for one in listed]
    press, chosen = CustomId("tourpick", 0, 0), [str(at.row.id)]
    items = [ui.menu(l10n.format("menu-tournament-pick"), press, choices, chosen=chosen)]
    kinds = [] if at.row.status == "draft" else ["tourshow", "tourall"]
    kinds += ["tourfiles"] if at.row.round else []
    kinds += ["tourmanage"] if manages else []
    kinds += ["tourin", "tourout"] if at.row.status == "signup" else []
    return items + [ui.button(l10n.format(f"button-{kind}"), CustomId(kind, at.row.id, 0)) for kind in kinds]


@item("tourpick", edits=True, needs_game=False)
async def pressed_pick(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Another tournament of the menu."""
    await show(ctx, read_number(values[0] if values else ""), edits=True)


@item("tourall", needs_game=False)
async def pressed_all(ctx: Context, press: CustomId, values: list[str]) -> None:
    """The standings, for everybody who reads the channel."""
    ctx.public = True
    await game_lookup.speak_to_all(ctx)
    await handlers.show(ctx, await handlers.opened(ctx, press.game))


@item("tourfiles", needs_game=False)
async def pressed_files(ctx: Context, press: CustomId, values: list[str]) -> None:
    """The tournament as files."""
    await handlers.export(ctx, await handlers.opened(ctx, press.game))


@item("tourmanage", needs_game=False)
async def pressed_manage(ctx: Context, press: CustomId, values: list[str]) -> None:
    """The organiser's panel."""
    await organizer_panel.manage(ctx, press.game)


@item("tournew", style=GREEN, needs_game=False)
async def pressed_new(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Asks for the name of a new tournament."""
    title, label = ctx.l10n.format("button-tournew"), ctx.l10n.format("form-tour-name")
    await modals.show(ctx, CustomId("tourname", 0, 0), title, [Field("name", label, most=NAME)])


@modal("tourname")
async def named(ctx: Context, press: CustomId, texts: Mapping[str, str]) -> None:
    """Prepares a tournament in this channel."""
    await organizer_panel.new(ctx, texts.get("name", ""))


class Tournaments(Feature):
    """Its command, and all that it answers."""

    parts = (handlers, organizer_panel, seats_panel)

    def __init__(self, delivery: DeliveryContext) -> None:
        self._jobs = TournamentJobs(delivery)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        handlers.register(commands)
        sections.register_delivery(delivery)

    def jobs(self) -> Sequence[JobKind]:
        return self._jobs.kinds

    @command("caylus-club tournament")
    async def tournament(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            ctx.need_server()
            await show(ctx)

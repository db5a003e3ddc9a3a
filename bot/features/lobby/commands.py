"""Before a game: `new`, `join`, `leave`, `start`, and one's `games`."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import queries
from bot.core.admission import ENTRIES
from bot.core.clock import timeout
from bot.core.game_settings import Settings
from bot.delivery import lobby_card
from bot.delivery.context import DeliveryHooks
from bot.features.lobby import handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import Late, Pace, PickedLanguage, Pictures, Undo
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.hooks import CommandHooks, CommandOption
from bot.interactions.slash_commands import choices, command
from bot.text import game_status, reports
from bot.text.localization import Localization
from rules.register import GAMES

OPTIONS: Mapping[str, Any] = {
    "pace": Pace,
    "practice": app_commands.Range[int, 2, 5],
    "undo": Undo,
    "late": Late,
    "pictures": Pictures,
    "language": PickedLanguage,
}
"""What is chosen for a table of any game, and the types of these options."""
INVITED = ("invite1", "invite2", "invite3", "invite4")
"""Options of `new` that the feature of invitations adds."""


def _options() -> dict[str, tuple[str, ...]]:
    """The options of all games with the values they can take; those of the game entered last come first."""
    found: dict[str, tuple[str, ...]] = {}
    for game in reversed(GAMES.values()):
        for name, values in game.options.items():
            found[name] = tuple(dict.fromkeys((*found.get(name, ()), *values)))
    return found


def _instead(l10n: Localization, game: str) -> discord.ui.View:
    """One press to a game against a computer, or to others who look for one."""
    kinds = {"versus": "", "seek": game}
    return ui.view(ui.labelled(l10n, CustomId(kind, 0, 0, of)) for kind, of in kinds.items())


class Lobby(Feature):
    parts = (handlers,)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        """Adds the games that there are now, and their options."""
        required = inspect.Parameter.empty
        commands.option(
            "new", CommandOption("game", str, default=required, choices=choices("game", tuple(GAMES)))
        )
        last = "game"
        for name, kind in OPTIONS.items():
            commands.option("new", CommandOption(name, kind | None, last))
            last = name
        for name, values in _options().items():
            commands.option("new", CommandOption(name, str | None, last, choices=choices(name, values)))
            last = name

    @command("new", slow_public=True)
    async def new(self, ctx: Context, *, game: str, **given: Any) -> None:
        if game not in GAMES:
            raise Refusal("new-no-such-game")
        chosen = {name: value for name, value in given.items() if value is not None}
        invited = {chosen[name].id: chosen[name] for name in INVITED if name in chosen}
        of_game = {name: value for name, value in chosen.items() if name in _options()}
        named = {name: value for name, value in chosen.items() if name in Settings.__struct_fields__}
        settings = Settings(options=of_game, **named)
        opened = await handlers.create(
            ctx, game, settings, list(invited.values()), chosen.get("who", ENTRIES[0])
        )
        await ctx.bot.command_hooks.tell_opened(ctx, opened)

    @command("join")
    async def join(self, ctx: Context, game: str | None = None) -> None:
        await handlers.take_part(ctx, (await game_lookup.lobby(ctx, game)).id, "join")

    @command("leave")
    async def leave(self, ctx: Context, game: str | None = None) -> None:
        info = await game_lookup.lobby(ctx, game, "find-no-lobby-leave")
        await handlers.take_part(ctx, info.id, "leave")

    @command("start")
    async def start(self, ctx: Context, game: str | None = None) -> None:
        info = await game_lookup.lobby(ctx, game, "find-no-lobby-start")
        await handlers.take_part(ctx, info.id, "start")

    @command("games")
    async def games(self, ctx: Context) -> None:
        l10n = ctx.l10n
        lines = []
        away = []
        shown = (await ctx.db.read(queries.games_of, ctx.user))[:25]
        others = [one for one in shown if one.status == "running" and not one.waits_for(ctx.user)]
        able = await ctx.db.read(timeout.nudgeable, ctx.user, [info.id for info in others]) if others else ()
        for info in shown:
            where = f"https://discord.com/channels/{info.server}/{info.home}"
            how = (
                l10n.format("games-lobby") if info.status == "lobby" else game_status.status_line(l10n, info)
            )
            if info.deadline is not None:
                how = l10n.format("games-timed", how=how, when=f"<t:{info.deadline}:R>")
            if info.stands_in_for(ctx.user):
                how = l10n.format("games-stand-in", how=how)
                away.append(info)
            message_id = "games-waits" if info.waits_for(ctx.user) else "games-line"
            lines.append(l10n.format(message_id, game=game_status.title(l10n, info), link=where, how=how))
        damaged = [f"#{game}" for game in await ctx.db.read(queries.damaged_of, ctx.user)]
        if damaged:
            lines.append(l10n.format("games-damaged", games=l10n.join(damaged), count=len(damaged)))
        *pages, last = reports.paged(l10n, lines or [l10n.format("games-none")])
        for page in pages:
            await ctx.send(page)
        slow = [info for info in others if info.id in able]
        view = lobby_card.back_buttons(l10n, away, slow) if lines else _instead(l10n, next(iter(GAMES)))
        await ctx.send(last, view=view)

"""What if: one private message in which a person tries actions on a copy of the present position, step by step."""

import discord
from discord.ext import commands

from bot.components import ui
from bot.components.custom_id import BLUE, GREY, CustomId
from bot.components.ui import LABEL, MESSAGE, cut, lay_out
from bot.core import history, queries
from bot.core.errors import StaleRequest
from bot.core.model import GameInfo
from bot.delivery import question
from bot.features.what_if import save, simulate
from bot.features.what_if.simulate import Simulation
from bot.features.what_if.text import (
    LAST_STEP_CHARACTERS,
    MORE_STEPS,
    STEP_CHARACTERS,
    asked,
    explained,
    fitting,
    happened,
    lost,
)
from bot.interactions import game_answers, game_lookup
from bot.interactions.bot import Feature, item, only_value
from bot.interactions.context import Context
from bot.interactions.slash_commands import command
from bot.interactions.user_limits import one_at_a_time
from bot.text import action_labels, game_status, people, reports

SECONDS = 60.0
# pictures of one person within so many seconds: what is tried again is soon told in words
MOST_PICTURES = 20
# of a message's five; the last is for stepping back, saving and closing
ACTION_ROWS = 4
MOVED = 3  # real actions that are told where the game has moved on


def _at_once(ctx: Context, press: CustomId, keepable: save.Keepable) -> list[ui.Item]:
    """Return a button that does the step which answers the present question, in the game itself."""
    codes = {left.code: left.what for left in keepable.left if left.why == "now"}
    return [
        ui.button(
            ctx.l10n.within(LABEL, "button-try-do", action=label),
            press._replace(kind="own", rest=code),
            BLUE,
        )
        for code, label in codes.items()
    ]


def _view(ctx: Context, tried: Simulation) -> discord.ui.View:
    l10n, position, below = ctx.l10n, tried.position, _below(ctx, tried)
    if tried.stop is not None or position.decision is None:
        return ui.view(below)
    after = {
        code: simulate.write(place)
        for place, code in enumerate(position.decision.actions)
    }
    labels, details = (
        action_labels.of_decision(l10n, position),
        question.details(l10n, position),
    )
    spots = action_labels.spots(l10n, position)
    layout = lay_out(
        position.game.guide.menus, labels, details, ACTION_ROWS, spots=spots
    ).answering(after)
    step, pick = ("past", "pastpick") if _is_past(tried) else ("try", "trypick")
    press = CustomId(step, position.info.id, tried.revision)
    return ui.view([*ui.decision_items(l10n, press, pick, layout, tried.line), *below])


def _is_past(tried: Simulation) -> bool:
    return tried.position.info.status == "finished"


def _below(ctx: Context, tried: Simulation) -> list[ui.Item]:
    line, info, past = tried.line, tried.position.info, _is_past(tried)
    step = "past" if past else "try"
    own = any(
        each.seat in tried.seats and each.label is not None for each in tried.steps
    )
    buttons = (
        ("again", step, line + simulate.AGAIN, tried.again),
        ("back", step, simulate.back(line), bool(line)),
        ("start", step, "", len(tried.steps) > 1),
        ("save", "trysave", line, own and not past),
        ("close", "tryclose", "", True),
    )
    return [
        ui.button(
            ctx.l10n.format(f"button-try-{name}"),
            CustomId(kind, info.id, tried.revision, rest),
            GREY,
            ACTION_ROWS,
        )
        for name, kind, rest, wanted in buttons
        if wanted
    ]


class WhatIf(Feature):
    """The private message in which actions are tried."""

    def __init__(self) -> None:
        self._pictures = commands.CooldownMapping.from_cooldown(
            MOST_PICTURES, SECONDS, int
        )

    @command("plan what-if")
    async def try_out(self, ctx: Context, game: str | None = None) -> None:
        await self.open_panel(ctx, await game_lookup.running_game(ctx, game))

    async def open_panel(self, ctx: Context, info: GameInfo) -> None:
        """Open a new panel, from how the game stands now."""
        ctx.game = info.id
        await game_answers.started_position(ctx, info)
        await self._send(ctx, await ctx.db.read(simulate.look, info.id, ctx.user))

    @one_at_a_time
    async def _send(self, ctx: Context, tried: Simulation) -> None:
        text, files = await self._result(ctx, tried)
        view = _view(ctx, tried)
        if not (files and await ctx.send(text, view=view, files=files, mention=False)):
            await ctx.send(text, view=view)

    @item("trypast")
    async def pressed_past(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Open a new panel, from how a finished game stood after so many actions."""
        await self._send(
            ctx,
            await ctx.db.read(simulate.look_back, press.game, ctx.user, press.revision),
        )

    @item("whatif")
    async def pressed_open(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Answer `What if` on another private panel."""
        await self.open_panel(ctx, await ctx.db.read(queries.info, press.game))

    @one_at_a_time
    @item("try", "trypick", "past", "pastpick", edits=True)
    @item("trynow", style=BLUE, edits=True)
    async def pressed_step(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Show where a line of steps leads, in a finished game (`past`) too, or begin again."""
        picks, now = press.kind.endswith("pick"), press.kind == "trynow"
        line = (
            press.rest.partition(" ")[0] + only_value(values) if picks else press.rest
        )
        tried: Simulation | None
        if press.kind.startswith("past"):
            tried = await ctx.db.read(
                simulate.look_back, press.game, ctx.user, press.revision, line
            )
        else:
            tried = await self._looked(
                ctx, press.game, None if now else press.revision, line
            )
        if tried is not None:
            text, files = await self._result(ctx, tried)
            await ctx.edit(text, view=_view(ctx, tried), files=files)

    @item("trysave", edits=True)
    async def pressed_save(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Explain what keeping the simulation would store, before anything is stored."""
        tried = await self._looked(ctx, press.game, press.revision, press.rest)
        if tried is None:
            return
        keepable = save.keepable(tried)
        buttons = [
            ui.button(ctx.l10n.format("button-try-on"), press._replace(kind="try"))
        ]
        buttons += _at_once(ctx, press, keepable)
        if keepable.anything:
            buttons.insert(
                0,
                ui.button(
                    ctx.l10n.format("button-try-keep"), press._replace(kind="trykeep")
                ),
            )
        await ctx.edit(
            explained(ctx.l10n, tried, keepable), view=ui.view(buttons), files=()
        )

    @item("trykeep", style=BLUE, edits=True)
    async def pressed_keep(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Say ahead what can be said ahead of the simulation."""
        l10n, keep = (
            ctx.l10n,
            (ctx.person, press.revision, press.rest, ctx.idempotency_key),
        )
        try:
            kept_answers = await ctx.db.run(save.keep, press.game, *keep)
        except StaleRequest:
            await self._moved_on(ctx, press.game, press.revision, press.rest)
            return
        info = await ctx.db.read(queries.info, press.game)
        title, kept = (
            l10n.format("whatif-kept"),
            [
                l10n.format_message(only_value.label)
                for _, only_value in kept_answers.answers
            ],
        )
        lines = [f"• {l10n.format('ahead-waiting', what=answer)}" for answer in kept]
        for placed in kept_answers.lists:
            seat = people.marked(l10n, info.seats[placed.seat])
            places = " › ".join(l10n.format_message(item) for item in placed.items)
            lines.append(
                cut(
                    l10n.format("whatif-kept-list", seat=seat, places=places),
                    LAST_STEP_CHARACTERS,
                )
            )
        buttons = []
        if kept_answers.lists:
            opens = CustomId("planturn", press.game, press.revision)
            buttons.append(ui.button(l10n.format("button-planturn"), opens))
        buttons.append(
            ui.button(l10n.format("button-try-on"), press._replace(kind="try"))
        )
        buttons += _at_once(ctx, press, kept_answers)
        fitted = fitting(lines, MESSAGE - len(title) - len(MORE_STEPS) - 1)
        await ctx.edit("\n".join([title, *fitted]), view=ui.view(buttons), files=())

    @item("tryclose", edits=True)
    async def pressed_close(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Close the panel."""
        await ctx.edit(ctx.l10n.format("whatif-closed"), files=())

    async def _looked(
        self, ctx: Context, game: int, revision: int | None, line: str
    ) -> Simulation | None:
        """Return the simulation of a line; where the game has moved on, None, and the panel says so."""
        try:
            return await ctx.db.read(simulate.look, game, ctx.user, revision, line)
        except StaleRequest:
            await self._moved_on(ctx, game, revision or 0, line)
            return None

    async def _moved_on(
        self, ctx: Context, game: int, revision: int, line: str
    ) -> None:
        """Show the panel of an outdated position: the events since, the dropped steps, and the way on."""
        l10n = ctx.l10n
        carried = await ctx.db.read(simulate.carry, game, ctx.user, revision, line)
        position = await ctx.db.read(queries.position, game)
        names = people.colours(l10n, position.info)
        past_actions = await ctx.db.read(history.past_actions, game, revision)
        sentences = [
            reports.action_text(l10n, position.game, names, events)
            for _, events in past_actions
        ]
        shown = [cut(line, STEP_CHARACTERS) for line in sentences if line][-MOVED:]
        lines = [f"• {sentence}" for sentence in shown]
        title = l10n.format("whatif-stale", game=game_status.title(l10n, position.info))
        button, carry = l10n.format("button-try-now"), l10n.format("button-try-carry")
        buttons = [
            ui.button(button, CustomId("trynow", game, revision)),
            ui.button(
                l10n.format("button-try-close"), CustomId("tryclose", game, revision)
            ),
        ]
        if carried.happened:
            lines.append(l10n.format("whatif-happened", count=carried.happened))
        lines += lost(ctx.l10n, position, carried.lost)
        if carried.simulation.steps:
            count = len(carried.simulation.steps)
            lines.append(
                l10n.format("whatif-carried", count=count, carry=carry, button=button)
            )
            press = CustomId(
                "try", game, carried.simulation.revision, carried.simulation.line
            )
            buttons.insert(0, ui.button(carry, press, BLUE))
        else:
            lines.append(l10n.format("whatif-stale-more", button=button))
        await ctx.edit("\n".join([title, *lines]), view=ui.view(buttons), files=())

    async def _result(
        self, ctx: Context, tried: Simulation
    ) -> tuple[str, list[discord.File]]:
        """Return the text of a panel and its picture, as the person likes pictures.

        Without one the goods of everybody.
        """
        l10n, position = ctx.l10n, tried.position
        lines = [
            l10n.format("whatif-title", game=game_status.title(l10n, position.info))
        ]
        if tried.steps:
            lines += happened(ctx.l10n, tried)
        else:
            lines.append(l10n.format("whatif-fresh"))
            if position.game.hidden:
                lines.append(l10n.format("whatif-unknown"))
        lines += asked(ctx.l10n, tried)
        files: list[discord.File] = []
        if ctx.user_settings.get("pictures") != "none":
            if (
                self._pictures.update_rate_limit(ctx.user, ctx.delivery_context.now())
                is None
            ):
                # with what the steps changed marked: what everybody would see
                files = await ctx.pictures(
                    [game_answers.render_request(ctx, "glance", position, tried.events)]
                )
            else:
                lines.append(l10n.format("whatif-no-picture"))
        if not files:
            lines += game_answers.goods_lines(ctx, position)
        return "\n".join(lines), files

"""What if: one private message in which somebody tries actions on a copy of the present position, step by step."""

from collections.abc import Sequence

import discord
from discord.ext import commands

from bot.components import ui
from bot.components.custom_id import BLUE, GREY, CustomId
from bot.components.ui import LABEL, cut, lay_out
from bot.core import history, queries
from bot.core.errors import StaleRequest
from bot.core.model import GameInfo, Position
from bot.delivery import question
from bot.features.what_if import save, simulate
from bot.features.what_if.simulate import Simulation, Step
from bot.interactions import game_answers, game_lookup
from bot.interactions.bot import Feature, item, one
from bot.interactions.context import MESSAGE, Context
from bot.interactions.slash_commands import command
from bot.interactions.slots import in_turn
from bot.text import game_status, people, reports
from bot.text.localization import Localization

SHOWN = 6  # steps that are told one by one, the last of them in full
STEP = 140  # characters of a step before the last
LAST = 600  # characters of what came of the last one
FALLEN = 4  # steps that fell away that are told
MORE = "• …"  # for steps that are not told any more
GRANTED = 4  # steps of others that are told before something is kept


def lost(l10n: Localization, position: Position, lost: Sequence[Step]) -> list[str]:
    """The steps that are no longer possible, the first of them one by one."""
    if not lost:
        return []
    told = [_came_of(l10n, position, step, in_full=False) for step in lost[:FALLEN]]
    lines = [l10n.format("whatif-lost"), *(l10n.format("whatif-stale-line", what=what) for what in told)]
    if more := len(lost) - len(told):
        lines.append(l10n.format("whatif-lost-more", count=more))
    return lines


def happened(l10n: Localization, tried: Simulation) -> list[str]:
    """The last steps with what came of them, the very last in full."""
    first = max(0, len(tried.steps) - SHOWN)
    lines = [l10n.format("whatif-earlier", count=first)] if first else []
    for number, step in enumerate(tried.steps[first:], first + 1):
        if step.label is None:
            lines.append(l10n.format("whatif-waited", number=number))
            continue
        what = _came_of(l10n, tried.position, step, in_full=number == len(tried.steps))
        lines.append(l10n.format("whatif-step", number=number, mark=people.mark(step.seat), what=what))
    return lines


def _came_of(l10n: Localization, position: Position, step: Step, *, in_full: bool) -> str:
    game, info = position.game, position.info
    names = people.colours(l10n, info)
    if in_full:
        told = " ".join(reports.sentences(l10n, game, names, step.events))
    else:
        told = reports.action(l10n, game, names, step.events)
    if not told and step.label is not None:
        told = l10n.format("whatif-step-bare", seat=names[step.seat], what=l10n.format_message(step.label))
    return cut(told, LAST if in_full else STEP)


def asked(l10n: Localization, tried: Simulation) -> list[str]:
    """Who would decide what, or why the simulation ends."""
    position = tried.position
    info, decision = position.info, position.decision
    if tried.stop == "over":
        scores = [
            l10n.format("whatif-score", seat=people.marked(l10n, seat), points=points)
            for seat, points in zip(info.seats, info.scores or (), strict=True)
        ]
        return [l10n.format("whatif-stop-over", scores=" · ".join(scores))]
    if tried.stop == "secret" and decision is not None:
        seat = people.seat(l10n, info.seats[decision.seat])
        told = "whatif-stop-secret-again" if tried.again else "whatif-stop-secret"
        return [l10n.format(told, seat=seat, button=l10n.format("button-try-again"))]
    if tried.stop is not None or decision is None:
        return [l10n.format(f"whatif-stop-{tried.stop}")]
    seat = people.seat(l10n, info.seats[decision.seat])
    if decision.seat in tried.seats and not info.practice:
        seat = l10n.format("whatif-you", seat=seat)
    when = {"turn": info.turn, "phase": reports.phase_name(l10n, info.game, info.phase)}
    asks, number = l10n.format_message(position.question()), len(tried.steps) + 1
    marked = people.marked(l10n, info.seats[decision.seat])
    goods = question.holdings(l10n, position, decision.seat)
    lines = [
        l10n.format("whatif-decides", number=number, seat=seat, question=asks, **when),
        l10n.format("whatif-goods", seat=marked, goods=goods),
    ]
    hand = position.hand(decision.seat)
    if hand is not None and decision.seat in tried.seats:
        lines.append(question.hand_line(l10n, position, hand))
    return lines


def explained(l10n: Localization, tried: Simulation, found: save.Keepable) -> str:
    """What would be kept and what not, and what of others was taken for granted."""
    info = tried.position.info
    lines = [l10n.format("whatif-keep-title" if found.anything else "whatif-keep-nothing")]
    if found.answers:
        lines.append(l10n.format("whatif-keep-answers"))
    for seat, answer in found.answers:
        key = answer.key
        phase = reports.phase_name(l10n, info.game, key.phase)
        what, marked = l10n.format_message(answer.label), people.marked(l10n, info.seats[seat])
        lines.append(l10n.format("whatif-keep-answer", seat=marked, what=what, turn=key.turn, phase=phase))
    for placed in found.lists:
        marked = people.marked(l10n, info.seats[placed.seat])
        lines.append(l10n.format("whatif-keep-list", seat=marked, count=len(placed.items)))
        for rank, placement in enumerate(placed.items, 1):
            lines.append(l10n.format("whatif-keep-item", rank=rank, what=l10n.format_message(placement)))
    whats = [(left.why, l10n.format_message(left.what)) for left in found.left]
    not_kept = [l10n.format(f"whatif-keep-{why}", what=what) for why, what in whats]
    if not_kept:
        lines.append(l10n.format("whatif-keep-left"))
    others = [step for step in tried.steps if step.label is not None and step.seat not in tried.seats]
    granted: list[str] = []
    if others and found.anything:
        told = [_came_of(l10n, tried.position, step, in_full=False) for step in others[:GRANTED]]
        told += ["…"] if len(others) > GRANTED else []
        granted.append(l10n.format("whatif-keep-granted", steps=" ".join(told)))
    room = MESSAGE - sum(len(line) + 1 for line in (*lines, *granted)) - len(MORE)
    return "\n".join([*lines, *fitting(not_kept, room), *granted])


def fitting(lines: list[str], room: int) -> list[str]:
    """The first lines that have room, and a mark for those that have not."""
    for number, line in enumerate(lines):
        room -= len(line) + 1
        if room < 0:
            return [*lines[:number], MORE]
    return lines


SECONDS = 60.0
MOST = 20  # pictures of one person within so many seconds: what is tried again is soon told in words
ROWS = 4  # of a message's five; the last is for stepping back, saving and closing
MOVED = 3  # real actions that are told where the game has moved on


def _at_once(ctx: Context, press: CustomId, found: save.Keepable) -> list[ui.Item]:
    """A button that does the step which answers the present question, in the game itself."""
    codes = {left.code: left.what for left in found.left if left.why == "now"}
    return [
        ui.button(
            ctx.l10n.within(LABEL, "button-try-do", action=what), press._replace(kind="own", rest=code), BLUE
        )
        for code, what in codes.items()
    ]


def _view(ctx: Context, tried: Simulation) -> discord.ui.View:
    l10n, position, below = ctx.l10n, tried.position, _below(ctx, tried)
    if tried.stop is not None or position.decision is None:
        return ui.view(below)
    after = {code: simulate.write(place) for place, code in enumerate(position.decision.actions)}
    labels, details = question.labelled(l10n, position), question.details(l10n, position)
    layout = lay_out(position.game.guide.menus, labels, details, ROWS).answering(after)
    step, pick = ("past", "pastpick") if _is_past(tried) else ("try", "trypick")
    press = CustomId(step, position.info.id, tried.revision)
    return ui.view([*ui.decision_items(l10n, press, pick, layout, tried.line), *below])


def _is_past(tried: Simulation) -> bool:
    return tried.position.info.status == "finished"


def _below(ctx: Context, tried: Simulation) -> list[ui.Item]:
    line, info, past = tried.line, tried.position.info, _is_past(tried)
    step = "past" if past else "try"
    own = any(each.seat in tried.seats and each.label is not None for each in tried.steps)
    buttons = (
        ("again", step, line + simulate.AGAIN, tried.again),
        ("back", step, simulate.back(line), bool(line)),
        ("start", step, "", len(tried.steps) > 1),
        ("save", "trysave", line, own and not past),
        ("close", "tryclose", "", True),
    )
    return [
        ui.button(
            ctx.l10n.format(f"button-try-{name}"), CustomId(kind, info.id, tried.revision, rest), GREY, ROWS
        )
        for name, kind, rest, wanted in buttons
        if wanted
    ]


class WhatIf(Feature):
    """The private message in which actions are tried."""

    def __init__(self) -> None:
        self._pictures = commands.CooldownMapping.from_cooldown(MOST, SECONDS, int)

    @command("plan what-if")
    async def try_out(self, ctx: Context, game: str | None = None) -> None:
        await self.open_panel(ctx, await game_lookup.acting(ctx, game))

    async def open_panel(self, ctx: Context, info: GameInfo) -> None:
        """A new panel, from how the game stands now."""
        ctx.game = info.id
        await game_answers.begun(ctx, info)
        await self._send(ctx, await ctx.db.read(simulate.look, info.id, ctx.user))

    @in_turn
    async def _send(self, ctx: Context, tried: Simulation) -> None:
        text, files = await self._told(ctx, tried)
        view = _view(ctx, tried)
        if not (files and await ctx.send(text, view=view, files=files, mention=False)):
            await ctx.send(text, view=view)

    @item("trypast")
    async def pressed_past(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """A new panel, from how a finished game stood after so many actions."""
        await self._send(ctx, await ctx.db.read(simulate.look_back, press.game, ctx.user, press.revision))

    @item("whatif")
    async def pressed_open(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """`What if` on another private panel."""
        await self.open_panel(ctx, await ctx.db.read(queries.info, press.game))

    @in_turn
    @item("try", "trypick", "past", "pastpick", edits=True)
    @item("trynow", style=BLUE, edits=True)
    async def pressed_step(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """Shows where a line of steps leads, in a finished game (`past`) too, or begins anew."""
        picks, now = press.kind.endswith("pick"), press.kind == "trynow"
        line = press.rest.partition(" ")[0] + one(values) if picks else press.rest
        tried: Simulation | None
        if press.kind.startswith("past"):
            tried = await ctx.db.read(simulate.look_back, press.game, ctx.user, press.revision, line)
        else:
            tried = await self._looked(ctx, press.game, None if now else press.revision, line)
        if tried is not None:
            text, files = await self._told(ctx, tried)
            await ctx.edit(text, view=_view(ctx, tried), files=files)

    @item("trysave", edits=True)
    async def pressed_save(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """Explains what keeping the simulation would store, before anything is stored."""
        tried = await self._looked(ctx, press.game, press.revision, press.rest)
        if tried is None:
            return
        found = save.keepable(tried)
        buttons = [ui.button(ctx.l10n.format("button-try-on"), press._replace(kind="try"))]
        buttons += _at_once(ctx, press, found)
        if found.anything:
            buttons.insert(0, ui.button(ctx.l10n.format("button-try-keep"), press._replace(kind="trykeep")))
        await ctx.edit(explained(ctx.l10n, tried, found), view=ui.view(buttons), files=())

    @item("trykeep", style=BLUE, edits=True)
    async def pressed_keep(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """Says ahead what can be said ahead of the simulation."""
        l10n, keep = ctx.l10n, (ctx.person, press.revision, press.rest, ctx.idempotency_key)
        try:
            found = await ctx.db.run(save.keep, press.game, *keep)
        except StaleRequest:
            await self._moved_on(ctx, press.game, press.revision, press.rest)
            return
        info = await ctx.db.read(queries.info, press.game)
        title, kept = l10n.format("whatif-kept"), [l10n.format_message(one.label) for _, one in found.answers]
        lines = [l10n.format("whatif-kept-answer", what=what) for what in kept]
        for placed in found.lists:
            seat = people.marked(l10n, info.seats[placed.seat])
            places = " › ".join(l10n.format_message(item) for item in placed.items)
            lines.append(cut(l10n.format("whatif-kept-list", seat=seat, places=places), LAST))
        buttons = []
        if found.lists:
            opens = CustomId("planturn", press.game, press.revision)
            buttons.append(ui.button(l10n.format("button-planturn"), opens))
        buttons.append(ui.button(l10n.format("button-try-on"), press._replace(kind="try")))
        buttons += _at_once(ctx, press, found)
        told = fitting(lines, MESSAGE - len(title) - len(MORE) - 1)
        await ctx.edit("\n".join([title, *told]), view=ui.view(buttons), files=())

    @item("tryclose", edits=True)
    async def pressed_close(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """The panel is done with."""
        await ctx.edit(ctx.l10n.format("whatif-closed"), files=())

    async def _looked(self, ctx: Context, game: int, revision: int | None, line: str) -> Simulation | None:
        """The simulation of a line; where the game has moved on, None, and the panel says so."""
        try:
            return await ctx.db.read(simulate.look, game, ctx.user, revision, line)
        except StaleRequest:
            await self._moved_on(ctx, game, revision or 0, line)
            return None

    async def _moved_on(self, ctx: Context, game: int, revision: int, line: str) -> None:
        """The panel of a position that is no more: what has happened since, which steps fell away, and the way on."""
        l10n = ctx.l10n
        found = await ctx.db.read(simulate.carry, game, ctx.user, revision, line)
        position = await ctx.db.read(queries.position, game)
        names = people.colours(l10n, position.info)
        past_actions = await ctx.db.read(history.past_actions, game, revision)
        told = [reports.action(l10n, position.game, names, events) for _, events in past_actions]
        shown = [cut(line, STEP) for line in told if line][-MOVED:]
        lines = [l10n.format("whatif-stale-line", what=what) for what in shown]
        says = "whatif-stale" if lines else "whatif-stale-silent"
        title = l10n.format(says, game=game_status.title(l10n, position.info))
        button, carry = l10n.format("button-try-now"), l10n.format("button-try-carry")
        buttons = [
            ui.button(button, CustomId("trynow", game, revision)),
            ui.button(l10n.format("button-try-close"), CustomId("tryclose", game, revision)),
        ]
        if found.happened:
            lines.append(l10n.format("whatif-happened", count=found.happened))
        lines += lost(ctx.l10n, position, found.lost)
        if found.simulation.steps:
            count = len(found.simulation.steps)
            lines.append(l10n.format("whatif-carried", count=count, carry=carry, button=button))
            press = CustomId("try", game, found.simulation.revision, found.simulation.line)
            buttons.insert(0, ui.button(carry, press, BLUE))
        else:
            lines.append(l10n.format("whatif-stale-more", button=button))
        await ctx.edit("\n".join([title, *lines]), view=ui.view(buttons), files=())

    async def _told(self, ctx: Context, tried: Simulation) -> tuple[str, list[discord.File]]:
        """The text of a panel and its picture, as the person likes pictures; without one the goods of everybody."""
        l10n, position = ctx.l10n, tried.position
        lines = [l10n.format("whatif-title", game=game_status.title(l10n, position.info))]
        if tried.steps:
            lines += happened(ctx.l10n, tried)
        else:
            fresh = "whatif-fresh" if tried.seats else "whatif-fresh-look"
            lines.append(l10n.format("whatif-fresh-past" if _is_past(tried) else fresh))
            if position.game.hidden:
                lines.append(l10n.format("whatif-unknown"))
        lines += asked(ctx.l10n, tried)
        files: list[discord.File] = []
        if ctx.user_settings.get("pictures") != "none":
            if self._pictures.update_rate_limit(ctx.user, ctx.delivery_context.now()) is None:
                # with what the steps changed marked: what everybody would see
                files = await ctx.pictures([game_answers.drawing(ctx, "glance", position, tried.events)])
            else:
                lines.append(l10n.format("whatif-no-picture"))
        if not files:
            lines += game_answers.goods_lines(ctx, position)
        return "\n".join(lines), files

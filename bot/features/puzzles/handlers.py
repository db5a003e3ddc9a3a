"""The puzzle of the day: asked in private, answered once, judged with the reasons.

In channels that want it, it is posted once, then edited with its solvers and the solution.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.components.ui import Layout
from bot.core.errors import UserError
from bot.core.jobs import DAY, DiscordJob, JobKind, Retry, RetryPolicy
from bot.delivery.renderer import Look, RenderRequest
from bot.delivery.sections import DeliveryHooks
from bot.features.puzzles import text as worded
from bot.features.puzzles import use_cases
from bot.features.puzzles.use_cases import day_of
from bot.interactions import game_answers
from bot.interactions.bot import PostingFeature, code_of, item
from bot.interactions.context import Context
from bot.interactions.game_answers import need_posting
from bot.interactions.hooks import (
    CommandHooks,
    CommandOption,
    CommandPart,
    Finding,
    GivenOptions,
)
from bot.interactions.slash_commands import command
from bot.text.localization import Localization
from players.puzzles import stock
from players.puzzles.stock import Puzzle
from rules.game import Game, GameState
from storage.jobs import Job


@item("puzzlebest", edits=True, needs_game=False)
async def pressed_solution(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show the solution to those who have answered."""
    puzzle, day = _known(press.game), press.revision
    before = await ctx.db.read(use_cases.answered, ctx.user, day)
    if before is None or before.puzzle != puzzle.id:
        raise UserError("puzzle-over")
    lines = [
        *worded.question(ctx.l10n, worded.opened(puzzle), day),
        *worded.solution(ctx.l10n, puzzle),
    ]
    await ctx.edit("\n".join([*lines, ctx.l10n.format("puzzle-small")]))


@item("puzzleboard", needs_game=False)
async def pressed_puzzle_board(
    ctx: Context, press: CustomId, values: list[str]
) -> None:
    """Show the asker the full board of a puzzle."""
    ctx.need_server()
    puzzle = _known(press.game)
    text = "\n".join(worded.question(ctx.l10n, worded.opened(puzzle), press.revision))
    await ctx.picture(
        text, _pictures(puzzle, ctx.l10n.language, game_answers.theme(ctx), "full")
    )


@item("solve", "solvepick", needs_game=False)
@item("solvealone", "alonepick", edits=True, needs_game=False)
async def pressed_solve(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Store the action chosen under a puzzle, and answer with its value.

    An earlier answer stays. After a wrong one the person can try again.
    """
    code, alone = code_of(press, values), press.kind in ("solvealone", "alonepick")
    server, day, puzzle = ctx.server, press.revision, _known(press.game, code)
    if day != day_of(ctx.delivery_context.now()):
        raise UserError("puzzle-over")
    message, given = (
        ctx.interaction.message,
        use_cases.Attempt(press.game, day, code, puzzle.best),
    )
    place = None if alone else server, None if alone or message is None else message.id
    solved = await ctx.db.run(
        use_cases.answer, ctx.user, given, stock.of_day(day).id, *place
    )
    if solved is None:
        raise UserError("puzzle-over")
    kept, again = solved
    text, view = _judged(ctx.l10n, puzzle, day, code, kept if again else None)
    await (ctx.edit(text, view=view) if alone else ctx.send(text, view=view))


def _judged(
    l10n: Localization, puzzle: Puzzle, day: int, code: str, first: str | None
) -> tuple[str, discord.ui.View | None]:
    """Return the puzzle with the value of one person's answer, and further tries after a wrong one."""
    lines = [
        *worded.question(l10n, worded.opened(puzzle), day),
        worded.judged(l10n, puzzle, code, first),
    ]
    further = ["puzzlebest", "puzzleboard"]
    view = None if code == puzzle.best else ui.view(items(l10n, puzzle, day, further))
    return "\n".join(lines), view


def _known(number: int, code: str | None = None) -> Puzzle:
    """Return the puzzle of that number, where it has such an action; raise UserError."""
    puzzle = stock.find(number)
    if puzzle is None or code not in (
        None,
        *(option.code for option in puzzle.options),
    ):
        raise UserError("puzzle-unknown")
    return puzzle


def _of_server(ctx: Context, given: GivenOptions) -> Mapping[str, str | None]:
    """Return the chosen settings; raise UserError for a channel where the bot can't post puzzles."""
    channel: discord.TextChannel | None = given["puzzle_channel"]
    if channel is None:
        return {use_cases.SETTING: None} if given["no_puzzles"] else {}
    if given["no_puzzles"]:
        raise UserError("puzzle-both")
    need_posting(ctx, channel)
    return {use_cases.SETTING: str(channel.id)}


async def _server_now(ctx: Context, given: GivenOptions, now: Mapping[str, str]) -> str:
    if given["puzzle_channel"] is not None or given["no_puzzles"]:
        await ctx.db.run(use_cases.changed, ctx.server)
    channel = now.get(use_cases.SETTING)
    where = ctx.l10n.format("puzzle-off") if channel is None else f"<#{channel}>"
    return ctx.l10n.format("settings-puzzles", puzzles=where)


MESSAGE_TRIES = 30  # in a day; then a message stays as it is


def pictures(
    game: Game,
    state: GameState,
    seat: int,
    language: str,
    theme: str = "light",
    look: Look = "glance",
) -> list[RenderRequest]:
    """Return the board of a position that a seat is asked about, and the hand of that seat where it has one."""
    names = ("",) * state.seats
    wanted = [
        RenderRequest(look, game.id, language, game.view(state), (), names, theme=theme)
    ]
    if game.hand(state, seat):
        own = game.view(state, seat)
        wanted.append(
            RenderRequest("hand", game.id, language, own, (), names, seat, theme)
        )
    return wanted


def _pictures(
    puzzle: Puzzle, language: str, theme: str = "light", look: Look = "glance"
) -> list[RenderRequest]:
    game, state, decision = worded.opened(puzzle)
    return pictures(game, state, decision.seat, language, theme, look)


def items(
    l10n: Localization,
    puzzle: Puzzle,
    day: int,
    further: Sequence[str],
    *,
    alone: bool = True,
) -> list[ui.Item]:
    """Return the legal actions as buttons and menus, for one person `alone` or under a post.

    The `further` buttons follow.
    """
    layout: Layout = worded.layout(l10n, worded.opened(puzzle))
    press, pick = ("solvealone", "alonepick") if alone else ("solve", "solvepick")
    made = ui.decision_items(l10n, CustomId(press, puzzle.id, day), pick, layout)
    for kind in further:
        label, custom_id = (
            l10n.format(_LABELS[kind], size="full"),
            CustomId(kind, puzzle.id, day),
        )
        made.append(ui.button(label, custom_id, row=layout.rows))
    return made


_LABELS = {"puzzleboard": "button-board-full", "puzzlebest": "button-puzzle-solution"}


class Puzzles(PostingFeature):
    """`/caylus-club puzzle`, and the job that posts a puzzle and edits its message."""

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        options = (
            CommandOption("puzzle_channel", discord.TextChannel | None, "pictures"),
            CommandOption("no_puzzles", bool, "puzzle_channel", default=False),
        )
        commands.part(
            "caylus-server settings", CommandPart(options, _of_server, _server_now)
        )
        commands.findings.append(self._trouble)

    def jobs(self) -> Sequence[JobKind]:
        retry = RetryPolicy(tries=MESSAGE_TRIES)
        return (DiscordJob(use_cases.KIND, self._run, DAY, retry, use_cases.give_up),)

    async def _trouble(self, ctx: Context) -> Finding | None:
        why = await ctx.db.read(use_cases.trouble, ctx.server)
        return None if why is None else Finding("wrong", "puzzle-trouble", {"why": why})

    @command("caylus-club puzzle")
    async def puzzle(self, ctx: Context) -> None:
        """Show today's puzzle, or how the asker has answered it."""
        ctx.need_server()
        day = day_of(ctx.delivery_context.now())
        before = await ctx.db.read(use_cases.answered, ctx.user, day)
        puzzle = stock.of_day(day) if before is None else _known(before.puzzle)
        view: discord.ui.View | None
        if before is None:
            lines = worded.question(ctx.l10n, worded.opened(puzzle), day)
            lines.append(ctx.l10n.format("puzzle-once-alone"))
            text, view = (
                "\n".join(lines),
                ui.view(items(ctx.l10n, puzzle, day, ["puzzleboard"])),
            )
        else:
            text, view = _judged(ctx.l10n, puzzle, day, before.code, before.code)
        wanted = _pictures(puzzle, ctx.l10n.language, game_answers.theme(ctx))
        await ctx.picture(
            text,
            [] if ctx.user_settings.get("pictures") == "none" else wanted,
            view=view,
        )

    async def _run(self, job: Job) -> Retry | None:
        services = self._services
        today = stock.of_day(day_of(services.now()))
        due = await services.db.run(use_cases.load, job, today.id)
        if due is None:
            return None
        puzzle = stock.find(due.puzzle)
        # the bot was removed from there
        if puzzle is None or services.discord_api.guild(due.server) is None:
            await services.db.run(use_cases.give_up, job)
            return None
        l10n = await services.settings_cache.l10n(due.server)
        lines = worded.question(l10n, worded.opened(puzzle), due.day)
        lines += (
            worded.solution(l10n, puzzle) if due.over else [l10n.format("puzzle-once")]
        )
        changes: dict[str, Any] = {"view": None} if due.over else {}
        if due.message is None:
            changes["view"] = ui.view(
                items(l10n, puzzle, due.day, ["puzzleboard"], alone=False)
            )
            changes["wanted"] = _pictures(puzzle, l10n.language)
        else:
            lines += filter(
                None, [worded.solvers(l10n, due.solvers, due.answers, over=due.over)]
            )
        text, put = "\n".join(lines), services.put
        try:
            sent = await put(
                due.channel, due.server, due.message, text, nonce=job.nonce, **changes
            )
        except discord.NotFound:  # the channel is gone, or the message is
            await services.db.run(use_cases.give_up, job)
            return None
        if due.message is None:
            await services.db.run(use_cases.posted, due.server, due.day, sent)
        else:
            await services.db.run(
                use_cases.shown, due.server, due.day, len(due.solvers)
            )
        return None

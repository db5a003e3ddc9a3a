"""The puzzle of the day for one person: asked in private, answered once, judged with the reasons."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.features.puzzles import text as worded
from bot.features.puzzles import use_cases
from bot.features.puzzles.jobs import items, pictures
from bot.features.puzzles.text import Posed
from bot.features.puzzles.use_cases import day_of
from bot.interactions import pages
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.game_answers import need_posting
from bot.interactions.hooks import CommandHooks, CommandOption, CommandPart, Given
from bot.interactions.items import code_of, item
from players.puzzles import stock


async def today(ctx: Context) -> None:
    """Today's puzzle, or how the asker has answered it."""
    ctx.need_server()
    day = day_of(ctx.delivery_context.now())
    before = await ctx.db.read(use_cases.answered, ctx.user, day)
    puzzle = stock.of_day(day) if before is None else stock.find(before.puzzle)
    if puzzle is None:
        raise Refusal("puzzle-unknown")
    posed = worded.opened(puzzle)
    lines = worded.question(ctx.l10n, posed, day)
    view: discord.ui.View | None = None
    if before is None:
        lines.append(ctx.l10n.format("puzzle-once-alone"))
        view = ui.view(items(ctx.l10n, posed, day, alone=True))
    else:
        lines.append(worded.judged(ctx.l10n, posed, before.code, again=True))
    text = "\n".join(lines)
    wanted = pictures(posed, ctx.l10n.language, pages.theme(ctx))
    await ctx.picture(text, [] if ctx.user_settings.get("pictures") == "none" else wanted, view=view)


@item("solve", "solvepick", needs_game=False)
async def pressed_solve(ctx: Context, press: CustomId, values: list[str]) -> None:
    """An action was chosen under the puzzle of a server."""
    await _answer(ctx, press, code_of(press, values), alone=False)


@item("solvealone", "alonepick", edits=True, needs_game=False)
async def pressed_solve_alone(ctx: Context, press: CustomId, values: list[str]) -> None:
    """An action was chosen under one's own puzzle."""
    await _answer(ctx, press, code_of(press, values), alone=True)


@item("puzzleboard", needs_game=False)
async def pressed_puzzle_board(ctx: Context, press: CustomId, values: list[str]) -> None:
    """The full board of a puzzle, for the asker."""
    ctx.need_server()
    puzzle = stock.find(press.game)
    if puzzle is None:
        raise Refusal("puzzle-unknown")
    posed = worded.opened(puzzle)
    text = "\n".join(worded.question(ctx.l10n, posed, press.revision))
    await ctx.picture(text, pictures(posed, ctx.l10n.language, pages.theme(ctx), "full"))


async def _answer(ctx: Context, press: CustomId, code: str, *, alone: bool) -> None:
    """Keeps the answer, unless there was one before, and says what it was worth."""
    server, day = ctx.server, press.revision
    posed = _posed(press.game, code)
    message = ctx.interaction.message
    if day != day_of(ctx.delivery_context.now()):
        raise Refusal("puzzle-over")
    found = await ctx.db.run(
        use_cases.answer,
        ctx.user,
        use_cases.Attempt(press.game, day, code, posed.puzzle.best),
        today=stock.of_day(day).id,
        server=None if alone else server,
        message=None if alone or message is None else message.id,
    )
    if found is None:
        raise Refusal("puzzle-over")
    text = worded.judged(ctx.l10n, posed, found.code, again=found.again)
    if alone:
        await ctx.edit("\n".join([*worded.question(ctx.l10n, posed, day), text]))
    else:
        await ctx.send(text)


def _posed(number: int, code: str) -> Posed:
    """The puzzle of that number, where it has such an action; raises Refusal."""
    puzzle = stock.find(number)
    if puzzle is None or all(option.code != code for option in puzzle.options):
        raise Refusal("puzzle-unknown")
    return worded.opened(puzzle)


# What a server says


def register(commands: CommandHooks) -> None:
    """Adds the channel of the puzzles to a server's settings."""
    options = (
        CommandOption("puzzle_channel", discord.TextChannel | None, "pictures"),
        CommandOption("no_puzzles", bool, "puzzle_channel", default=False),
    )
    commands.part("caylus-server settings", CommandPart(options, _of_server, _server_now))


def _of_server(ctx: Context, given: Given) -> Mapping[str, str | None]:
    """What was chosen; raises Refusal for a channel where the bot can't post puzzles."""
    channel: discord.TextChannel | None = given["puzzle_channel"]
    if channel is None:
        return {use_cases.SETTING: None} if given["no_puzzles"] else {}
    if given["no_puzzles"]:
        raise Refusal("puzzle-both")
    need_posting(ctx, channel, "puzzle-may-not")
    return {use_cases.SETTING: str(channel.id)}


async def _server_now(ctx: Context, given: Given, now: Mapping[str, str]) -> str:
    if given["puzzle_channel"] is not None or given["no_puzzles"]:
        await ctx.db.run(use_cases.changed, ctx.server)
    channel = now.get(use_cases.SETTING)
    return ctx.l10n.format("puzzle-off") if channel is None else f"<#{channel}>"

"""The puzzle of the day for one person: asked in private, answered once, judged with the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.features.board import handlers as board_handlers
from bot.features.puzzles import text as worded
from bot.features.puzzles import use_cases
from bot.features.puzzles.jobs import items, pictures
from bot.features.puzzles.use_cases import TELLS, day_of
from bot.interactions.errors import Refusal
from players.puzzles import stock

if TYPE_CHECKING:
    import discord

    from bot.components.custom_id import Press
    from bot.features.puzzles.text import Posed
    from bot.interactions.context import Ask


async def today(ask: Ask) -> None:
    """Today's puzzle, or how the asker has answered it."""
    ask.need_server()
    day = day_of(ask.office.now())
    before = await ask.db.read(use_cases.answered, ask.user, day)
    puzzle = stock.of_day(day) if before is None else stock.find(before.puzzle)
    if puzzle is None:
        raise Refusal("puzzle-unknown")
    posed = worded.opened(puzzle)
    lines = worded.question(ask.words, posed, day)
    view: discord.ui.View | None = None
    if before is None:
        lines.append(ask.words.say("puzzle-once-alone"))
        view = ui.view(items(ask.words, posed, day, alone=True))
    else:
        lines.append(worded.judged(ask.words, posed, before.code, again=True))
    text = "\n".join(lines)
    wanted = pictures(posed, ask.words.language, board_handlers.theme(ask))
    await ask.picture(text, [] if ask.settings.get("pictures") == "none" else wanted, view=view)


async def pressed_solve(ask: Ask, press: Press, values: list[str]) -> None:
    """An action was pressed under the puzzle of a server."""
    await _answer(ask, press, press.rest, alone=False)


async def pressed_solve_pick(ask: Ask, press: Press, values: list[str]) -> None:
    """An action was chosen in a menu there."""
    await _answer(ask, press, values[0] if len(values) == 1 else "", alone=False)


async def pressed_solve_alone(ask: Ask, press: Press, values: list[str]) -> None:
    """An action was pressed under one's own puzzle."""
    await _answer(ask, press, press.rest, alone=True)


async def pressed_alone_pick(ask: Ask, press: Press, values: list[str]) -> None:
    """An action was chosen in a menu there."""
    await _answer(ask, press, values[0] if len(values) == 1 else "", alone=True)


async def pressed_puzzle_board(ask: Ask, press: Press, values: list[str]) -> None:
    """The full board of a puzzle, for the asker."""
    ask.need_server()
    puzzle = stock.find(press.game)
    if puzzle is None:
        raise Refusal("puzzle-unknown")
    posed = worded.opened(puzzle)
    text = "\n".join(worded.question(ask.words, posed, press.revision))
    await ask.picture(text, pictures(posed, ask.words.language, board_handlers.theme(ask), "full"))


async def _answer(ask: Ask, press: Press, code: str, *, alone: bool) -> None:
    """Keeps the answer, unless there was one before, and says what it was worth."""
    server, day = ask.server, press.revision
    posed = _posed(press.game, code)
    message = ask.interaction.message
    if day != day_of(ask.office.now()):
        raise Refusal("puzzle-over")
    found = await ask.db.run(
        use_cases.answer,
        ask.user,
        press.game,
        day,
        code,
        posed.puzzle.best,
        today=stock.of_day(day).id,
        server=None if alone else server,
        message=None if alone or message is None else message.id,
    )
    if found is None:
        raise Refusal("puzzle-over")
    text = worded.judged(ask.words, posed, found.code, again=found.again)
    if alone:
        await ask.edit("\n".join([*worded.question(ask.words, posed, day), text]))
    else:
        await ask.say(text)
        if found.solved and not found.again:
            ask.office.wake(ask.office.now() + TELLS)


def _posed(number: int, code: str) -> Posed:
    """The puzzle of that number, where it has such an action; raises Refusal."""
    puzzle = stock.find(number)
    if puzzle is None or all(option.code != code for option in puzzle.options):
        raise Refusal("puzzle-unknown")
    return worded.opened(puzzle)

"""Lessons for one person: the list with their progress, and one lesson, played in a private message."""

from collections.abc import Sequence

import discord

from bot.components import ui
from bot.components.custom_id import BLUE, GREEN, CustomId, read_number
from bot.components.ui import OPTION, Choice, cut
from bot.core.errors import UserError
from bot.features.lessons import course
from bot.features.lessons.course import LEARNER, Lesson
from bot.features.puzzles import text as worded
from bot.features.puzzles.handlers import pictures
from bot.interactions import game_answers
from bot.interactions.bot import Feature, code_of, item
from bot.interactions.context import Context
from bot.interactions.slash_commands import command
from bot.text.localization import Localization

MARKS = {"+": "✅", "~": "🟡", "-": "▫️"}
SHOWN_MARK = "💡"
DONE, OPEN = "✅", "▫️"
FIRST = 3  # lessons that are shown to who has begun none yet


@item("learn", needs_game=False)
@item("learnlist", edits=True, needs_game=False)
async def pressed_list(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Lessons`, under the welcome and the rules, and `All lessons`, under one of them."""
    await all_lessons(ctx, edits=press.kind == "learnlist")


async def all_lessons(ctx: Context, *, edits: bool) -> None:
    """Show the lessons of all games with the asker's progress, each in a menu.

    A person who has begun none gets the first three and `Start`.
    """
    l10n = ctx.l10n
    begun, done = await ctx.db.read(course.progress, ctx.user)
    if not begun and not done and not edits:
        await _first_lessons(ctx)
        return
    lines, items = [l10n.format("learn-list")], list[ui.Item]()
    for game, one in course.courses().items():
        name = l10n.game(game)
        count = sum(lesson.id in done for lesson in one.lessons)
        lines.append(
            l10n.format("learn-progress", game=name, done=count, all=len(one.lessons))
        )
        choices = [_choice(l10n, game, lesson, done) for lesson in one.lessons]
        lines += [choice.label for choice in choices]
        items.append(ui.menu(name, CustomId("learnopen", 0, 0, game), choices))
    items.append(_next(l10n, _open_one(done, None)))
    text, view = "\n".join(lines), ui.view(items)
    await (ctx.edit(text, view=view, files=[]) if edits else ctx.send(text, view=view))


async def _first_lessons(ctx: Context) -> None:
    game, one = next(iter(course.courses().items()))
    choices = [_choice(ctx.l10n, game, lesson, set()) for lesson in one.lessons[:FIRST]]
    lines = [
        ctx.l10n.format("learn-list"),
        f"**{ctx.l10n.game(game)}**",
        *(choice.label for choice in choices),
    ]
    start = ui.button(
        ctx.l10n.format("button-start"),
        CustomId("learnopen", 0, 0, choices[0].code),
        GREEN,
    )
    every = ui.button(ctx.l10n.format("button-learn-list"), CustomId("learnlist", 0, 0))
    await ctx.send("\n".join(lines), view=ui.view([start, every]))


def _choice(l10n: Localization, game: str, lesson: Lesson, done: set[int]) -> Choice:
    mark = DONE if lesson.id in done else OPEN
    title = l10n.format(f"learn-{lesson.name}")
    return Choice(str(lesson.id), f"{mark} {course.number(game, lesson)}. {title}")


def _open_one(done: set[int], after: Lesson | None) -> Lesson:
    """Return the next lesson that is not done, behind one and then from the start.

    The next of all where all are done.
    """
    lessons = [lesson for one in course.courses().values() for lesson in one.lessons]
    at = lessons.index(after) + 1 if after is not None else 0
    behind = [*lessons[at:], *lessons[:at]]
    return next((lesson for lesson in behind if lesson.id not in done), behind[0])


@item("learnopen", "learnagain", edits=True, needs_game=False)
async def pressed_open(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Open the lesson that was chosen where it was left, unless it was done or `Try again` was pressed."""
    game, lesson = _known(read_number(code_of(press, values)))
    codes = (await ctx.db.read(course.progress, ctx.user))[0].get(lesson.id, [])
    if press.kind == "learnagain" or len(codes) >= len(lesson.steps):
        codes = []
    await ctx.db.run(course.keep, ctx.user, lesson.id, codes, done=False)
    await _show(ctx, game, lesson, codes)


@item("lesson", "lessonpick", "lessonshow", edits=True, needs_game=False)
async def pressed_action(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Perform the action of a lesson that was chosen if it is the idea, or show the one that is asked for."""
    game, lesson = _known(press.game)
    tries, _ = await ctx.db.read(course.progress, ctx.user)
    codes = tries.get(lesson.id, [])
    if (
        lesson.id not in tries
        or len(codes) != press.revision
        or len(codes) >= len(lesson.steps)
    ):
        await _show(ctx, game, lesson, codes)  # the lesson is elsewhere by now
        return
    rules, state = course.position(game, lesson, codes)
    legal, step = worded.posed(rules, state).decision.actions, lesson.steps[len(codes)]
    shows = press.kind == "lessonshow"
    code = course.idea(step, legal) if shows else code_of(press, values)
    if code not in legal:
        raise UserError("press-unknown")
    mark, key = course.answer(step, code)
    label = cut(ctx.l10n.brief(rules.label(state, code), OPTION), OPTION)
    comment = f"{SHOWN_MARK if shows else MARKS[mark]} **{label}**\n{ctx.l10n.format(f'learn-{key}')}"
    if mark == "+":
        codes.append(code)
        done = len(codes) == len(lesson.steps)
        await ctx.db.run(course.keep, ctx.user, lesson.id, codes, done=done)
    await _show(ctx, game, lesson, codes, comment, drawn=mark == "+")


def _known(number: int | None) -> tuple[str, Lesson]:
    """Return the game and the lesson of that id; raise UserError."""
    lesson = None if number is None else course.find(number)
    if lesson is None:
        raise UserError("learn-unknown")
    return lesson


async def _show(
    ctx: Context,
    name: str,
    lesson: Lesson,
    codes: Sequence[str],
    comment: str = "",
    *,
    drawn: bool = True,
) -> None:
    """Show a lesson after these actions, in the pressed message, with a new picture where it is to be `drawn`."""
    l10n = ctx.l10n
    game, state = course.position(name, lesson, codes)
    which = {
        "n": course.number(name, lesson),
        "all": len(course.courses()[name].lessons),
    }
    title = l10n.format(f"learn-{lesson.name}")
    lines = [l10n.format("learn-title", game=l10n.game(name), title=title, **which)]
    items: list[ui.Item] = []
    if len(codes) < len(lesson.steps):
        posed = worded.posed(game, state)
        lines.append(l10n.format(f"learn-{lesson.name}-try"))
        lines += ["", comment] if comment else []
        question = l10n.format_message(game.question(state))
        lines += [
            "",
            l10n.format(
                "learn-you", seat=worded.seat_name(l10n, LEARNER), question=question
            ),
        ]
        lines += worded.holdings(l10n, posed)
        press = CustomId("lesson", lesson.id, len(codes))
        items += ui.decision_items(
            l10n, press, "lessonpick", worded.layout(l10n, posed)
        )
        items.append(
            ui.button(
                l10n.format("button-learn-show"), press._replace(kind="lessonshow")
            )
        )
    else:
        _, done = await ctx.db.read(course.progress, ctx.user)
        every = sum(len(one.lessons) for one in course.courses().values())
        lines += [comment, "", l10n.format("learn-done", done=len(done), all=every)]
        items.append(_next(l10n, _open_one(done, lesson)))
    if codes:
        items.append(
            ui.button(
                l10n.format("button-trypast"),
                CustomId("learnagain", 0, 0, str(lesson.id)),
            )
        )
    items.append(
        ui.button(l10n.format("button-learn-list"), CustomId("learnlist", 0, 0))
    )
    files: list[discord.File] | None = [] if drawn else None
    if drawn and ctx.user_settings.get("pictures") != "none":
        language, theme = l10n.language, game_answers.theme(ctx)
        looks = [
            pictures(game, state, LEARNER, language, theme, look)
            for look in lesson.looks
        ]
        files = await ctx.pictures([one for wanted in looks for one in wanted])
    await ctx.edit("\n".join(lines), view=ui.view(items), files=files)


def _next(l10n: Localization, lesson: Lesson) -> ui.Item:
    return ui.button(
        l10n.format("button-next"), CustomId("learnopen", 0, 0, str(lesson.id)), BLUE
    )


class Lessons(Feature):
    """`/caylus-club learn`."""

    @command("caylus-club learn")
    async def learn(self, ctx: Context) -> None:
        await all_lessons(ctx, edits=False)

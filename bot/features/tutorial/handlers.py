"""The guide of a first game.

It explains in small print beside a prompt, on request (`Explain`), and is silent on request (`Less`). Text that
depends on a hand of cards is shown to its own player alone.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from bot.components import ui
from bot.components.custom_id import BLUE, CustomId
from bot.core import queries
from bot.core.errors import NotAllowed, UserError
from bot.core.model import Position
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import Beside, DeliveryHooks, Rendered, Section
from bot.features.hints import handlers as hints_handlers
from bot.features.hints import use_cases as hints_use_cases
from bot.features.hints.suggestion import REMEMBERED_GAMES, Advice, Suggestions
from bot.features.tutorial import use_cases
from bot.features.tutorial.use_cases import Lesson, Topic
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import choices, command
from bot.interactions.user_limits import one_at_a_time
from bot.text import action_labels, people
from bot.text.localization import Localization
from storage import notification_kinds

SUGGESTION_SECONDS = 2.0  # seconds for which a question waits for a suggestion
EXPLAIN = Beside(20, "explain")
TOPICS_BESIDE_PROMPT, TOPICS_ON_REQUEST = (
    1,
    5,
)  # things that are told beside one question, and where somebody asks


@item("less", notification=notification_kinds.PROMPT)
async def pressed_less(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Less`: from now on the guide speaks to this person only when it is asked."""
    person = (await ctx.db.read(queries.info, press.game)).alone
    if person != ctx.user:
        raise markup_error(
            "guide-not-here" if person is None else "guide-not-yours",
            player=f"<@{person}>",
        )
    await ctx.settings.set(ctx.user, guide="off")
    await ctx.send(ctx.l10n.format("guide-hushed"))


class Tutorial(Feature):
    """The guide when it is asked, and when it speaks unasked."""

    def __init__(self, delivery: DeliveryContext, suggestions: Suggestions) -> None:
        self._suggestions, self._db, self._report_error = (
            suggestions,
            delivery.db,
            delivery.report_error,
        )
        self._last: OrderedDict[tuple[int, int], tuple[int, Sequence[Topic]]] = (
            OrderedDict()
        )
        # turn, revision
        self._reminded: OrderedDict[tuple[int, int], tuple[int, int]] = OrderedDict()

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        """Add small print and buttons to the prompts of a person who plays alone."""
        delivery.section(Section("prompt", use_cases.lesson, self._public, _is_taught))
        delivery.section(
            Section("private_prompt", use_cases.lesson, self._private, _is_taught)
        )

    @command("me guide", how=choices("guide", ("new", "on", "off")))
    async def guide(self, ctx: Context, how: str | None = None) -> None:
        if how is not None:
            again = {use_cases.EXPLAINED_SETTING: None}  # it begins again
            await ctx.settings.set(
                ctx.user, guide=None if how == "new" else how, **again
            )
            await ctx.load_settings()
        now = ctx.l10n.format(f"choice-guide-{ctx.user_settings.get('guide', 'new')}")
        await ctx.send(ctx.l10n.format("guide-now", how=now))

    @item("explain")
    @one_at_a_time
    async def pressed_explain(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Explain the present decision and the guide's suggestion, to the person who decides alone."""
        ctx.game = game = press.game
        position = await ctx.db.read(queries.position, game)
        decision, info = position.decision, position.info
        if decision is None:
            raise UserError("prompt-over")
        if info.rated:
            raise NotAllowed("table-hints-rated")
        if info.alone is None:
            raise UserError("guide-not-here")
        if decision.seat not in info.seats_of(ctx.user):
            raise markup_error(
                "guide-not-yours",
                player=people.called(ctx.l10n, info.seats[decision.seat]),
            )
        lesson = await ctx.db.read(use_cases.lesson_of, game)
        pressed, advice = (
            ctx.interaction.message,
            await self._advice(position) if info.advises else None,
        )
        shown = pressed.content if pressed is not None else ""
        first = use_cases.asked_first(position, None if advice is None else advice.code)
        topics = (
            []
            if lesson is None
            else await self._topics(position, lesson, advice, TOPICS_ON_REQUEST)
        )
        explanation = _lessons(ctx.l10n, position, first) + _suggested(
            ctx.l10n, position, advice
        )
        explanation += _reminded(ctx.l10n, position) + _notes(ctx.l10n, position)
        explanation += _lessons(
            ctx.l10n, position, [topic for topic in topics if topic not in first]
        )
        lines = [line for line in explanation if line not in shown] or [
            ctx.l10n.format("guide-nothing-new")
        ]
        buttons: list[ui.Item] = []
        if advice is not None:
            if not await ctx.db.read(
                hints_use_cases.holds, game, ctx.person, position.revision
            ):
                raise UserError("advice-late")
            (choice,) = _choices(ctx.l10n, position, advice)
            does = CustomId("do", game, position.revision, choice.code)
            buttons.append(ui.button(choice.label, does, BLUE))
        buttons += await hints_handlers.about_computers(ctx, info)
        await ctx.send("\n".join(lines), view=ui.view(buttons) if buttons else None)

    async def _public(
        self, l10n: Localization, position: Position, lesson: Lesson | None
    ) -> Rendered:
        if lesson is None:
            return Rendered()
        if position.info.advises:
            self._suggestions.prepare(position)
        if not lesson.speaks:
            return Rendered(buttons=(EXPLAIN,))
        advice = (
            await self._soon(position)
            if position.info.advises and not position.private
            else None
        )
        topics = (
            [] if position.under_way else await self._topics(position, lesson, advice)
        )
        lines = _lessons(l10n, position, topics) + self._reminder(l10n, position)
        lines += _suggested(l10n, position, advice)
        return Rendered(
            _small(l10n, lines),
            (EXPLAIN, Beside(70, "less")),
            _choices(l10n, position, advice),
        )

    def _reminder(self, l10n: Localization, position: Position) -> list[str]:
        """Return the reminder that the reader needs in time, once a turn; the same where a prompt is rendered again."""
        lines, now = _reminded(l10n, position), (position.info.turn, position.revision)
        if not lines or position.decision is None:
            return []
        asked = position.info.id, position.decision.seat
        turn, revision = self._reminded.get(asked, now)
        if turn == now[0] and revision != now[1]:
            return []
        self._reminded[asked] = now
        if len(self._reminded) > REMEMBERED_GAMES:
            self._reminded.popitem(last=False)
        return lines

    async def _private(
        self, l10n: Localization, position: Position, lesson: Lesson | None
    ) -> Rendered:
        """Return the text below the decision for its own player alone, with the guide's suggestion."""
        if lesson is None or not lesson.speaks:
            return Rendered()
        advice = await self._soon(position) if position.info.advises else None
        topics = (
            await self._topics(position, lesson, advice) if position.under_way else []
        )
        lines = _lessons(l10n, position, topics) + _suggested(l10n, position, advice)
        return Rendered(_small(l10n, lines), choices=_choices(l10n, position, advice))

    async def _topics(
        self,
        position: Position,
        lesson: Lesson,
        advice: Advice | None,
        most: int = TOPICS_BESIDE_PROMPT,
    ) -> Sequence[Topic]:
        """Return the topics of a lesson to explain now, first the phase and the suggestion, and store them.

        The topics are the same as before where the same prompt is rendered again.
        """
        game, revision = (position.info.id, most), position.revision
        kept = self._last.get(game)
        if kept is not None and kept[0] == revision:
            return kept[1]
        first: dict[str, Topic] = {}
        new = lesson.new
        if advice is not None:
            first = {
                one.message: one for one in use_cases.asked_first(position, advice.code)
            }
            new = tuple(first.get(one.message, one) for one in new)
        if advice is not None and most == TOPICS_BESIDE_PROMPT:
            # what is said beside a suggestion is about it, not about another place
            elsewhere = set(use_cases.choices(position)) - first.keys()
            new = tuple(one for one in new if one.message not in elsewhere)
        ranked = sorted(
            new,
            key=lambda one: (
                "lesson-phase-" not in one.message and one.message not in first
            ),
        )
        topics = [one for one in new if one in ranked[:most]]
        self._last[game] = revision, topics
        if len(self._last) > REMEMBERED_GAMES:
            self._last.popitem(last=False)
        if topics:
            await self._db.run(use_cases.note, lesson.person, topics)
        return topics

    async def _soon(self, position: Position) -> Advice | None:
        """Return a computer's suggestion; None where it is not ready in time, since the prompt does not wait for it."""
        work = asyncio.ensure_future(self._advice(position))
        # it goes on where the question doesn't wait for it any longer
        self._suggestions.tasks.busy(work)
        await asyncio.wait({work}, timeout=SUGGESTION_SECONDS)
        return work.result() if work.done() else None

    async def _advice(self, position: Position) -> Advice | None:
        try:
            return await self._suggestions.advise(position)
        except UserError:
            return None  # the thinking processes fail, which is in the log
        except Exception as problem:
            await self._report_error("the guide", problem, position.info.id)
            return None


def _is_taught(position: Position) -> bool:
    """Return whether there is a guide: not at a rated table, and only where one person plays and is asked."""
    decision, info = position.decision, position.info
    if decision is None or info.rated or info.alone is None:
        return False
    return info.seats[decision.seat].player is None  # a computer needs no guide


def _is_early_pass(position: Position, code: str) -> bool:
    """Return whether the suggestion is to pass first, of which people are warned: reasons alone don't say why."""
    decision = position.decision
    return (
        decision is not None
        and position.game.guide.wasted(position.view(), decision, code)
        == "sure-pass-first"
    )


def _small(l10n: Localization, lines: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"-# {line}" for line in lines)


def _lessons(
    l10n: Localization, position: Position, topics: Sequence[Topic]
) -> list[str]:
    """Return the words for newcomers about some topics, with the name of the building that they are about."""
    lines = []
    for message, tile in topics:
        text = l10n.format(message)
        named = l10n.format(position.game.guide.printed[tile].name) if tile else ""
        lines.append(f"**{named}** · {text}" if tile else text)
    return lines


def _choices(
    l10n: Localization, position: Position, advice: Advice | None
) -> tuple[ui.Choice, ...]:
    """Return the suggestion as a button; a place is named alone, as among the other buttons."""
    if advice is None:
        return ()
    action = action_labels.place(l10n, position, advice.code) or position.label(
        advice.code
    )
    label = l10n.within(ui.LABEL, "guide-do", action=action)
    return (ui.Choice(advice.code, label, is_suggested=True),)


def _suggested(
    l10n: Localization, position: Position, advice: Advice | None
) -> list[str]:
    """Return the suggestion, with the one reason that weighs most, or with none."""
    if advice is None:
        return []
    action = ui.named(l10n, position.label(advice.code))
    if advice.other is None:
        return [l10n.format("guide-only", action=action)]
    if _is_early_pass(position, advice.code):
        return [l10n.format("guide-pass-first", action=action)]
    if advice.why is None:
        return [l10n.format("guide-plainly", action=action)]
    # what it is for says enough of it
    place = action_labels.place(l10n, position, advice.code)
    return [l10n.format("guide-suggests", action=place or action, why=advice.why)]


def _notes(l10n: Localization, position: Position) -> list[str]:
    """Return in a line why buttons of places have a mark: the whole labels of those places."""
    actions = () if position.decision is None else position.decision.actions
    noted = [
        code
        for code in actions
        if action_labels.without_note(position, code) is not None
    ]
    labels = (l10n.format_message(position.label(code)) for code in noted)
    return ["⚠ " + " · ".join(labels)] if noted else []


def _reminded(l10n: Localization, position: Position) -> list[str]:
    """Return the reminders that the reader needs in time, whatever is suggested."""
    decision = position.decision
    reminder = (
        None
        if decision is None
        else position.game.guide.reminder(position.view(), decision)
    )
    return [] if reminder is None else [l10n.format_message(reminder)]

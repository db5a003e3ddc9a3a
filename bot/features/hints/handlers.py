"""Advice of computers, for one person's eyes: `Hint` for a decision, and `Explain` for a computer's action."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from bot.ai.analysis import HINT, WHY, Doing, Strength
from bot.ai.quota import Searches
from bot.app.tasks import Tasks
from bot.components import ui
from bot.components.custom_id import BLUE, GREY, CustomId, read_number
from bot.components.ui import LABEL, MENU_OPTIONS, Choice
from bot.core import queries
from bot.core.database import UseCaseRunner
from bot.core.errors import UserError
from bot.core.model import GameInfo, Position, Thought
from bot.delivery import question
from bot.delivery.sections import DeliveryHooks
from bot.features.hints import use_cases
from bot.features.hints.suggestion import Suggestions, of_hint, why
from bot.interactions import game_lookup
from bot.interactions.bot import Feature, item, only_value
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import command
from bot.interactions.user_limits import one_at_a_time
from bot.text import ai_reasons, people, reports
from bot.text.localization import Localization
from players.advisable import EQUAL_WITHIN
from players.hints import ExpectedAction, Explanation, Hint
from players.levels import HINT_ITERATIONS, LEVELS
from rules.register import find_game

T = TypeVar("T")

EXPLAIN_SECONDS = 1.0  # seconds after which somebody who waits is told why


async def think(ctx: Context, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of the thinking processes; after a second the asker sees that it takes longer."""
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=EXPLAIN_SECONDS)
        if not done:
            await ctx.send_interim(ctx.l10n.format("advice-thinking"))
        return await task
    finally:
        # whoever asked is gone, or the bot ends: nobody needs it any more
        task.cancel()


def _answer(
    l10n: Localization, position: Position, thought: Thought, advice: Hint
) -> list[str]:
    """Return the next player's probable action; empty where that would name a hidden card."""
    if not advice.line or advice.line[-1].seat == thought.seat:
        return []
    label = _label(thought, advice.line)
    if label is None:
        return []
    seat = people.marked(l10n, position.info.seats[advice.line[-1].seat])
    return [l10n.format("hint-answer", player=seat, action=ui.named(l10n, label))]


def _label(thought: Thought, line: tuple[ExpectedAction, ...]) -> Any:
    """Return the label of a line's last action in the imagined position; None where it depends on a hand."""
    game = find_game(thought.kind)
    state = game.decode(thought.state.encode())
    for step in line[:-1]:
        if not state.stack or step.code not in state.actions:
            return None
        game.step(state, step.code)
    code, decision = line[-1].code, game.decision(state)
    if (
        decision is None
        or decision.seat != line[-1].seat
        or code not in decision.actions
    ):
        return None
    guide = game.guide
    if (
        guide.secrecy.is_private(decision.kind, state.phase)
        and guide.built(code) is not None
    ):
        return None
    return game.label(state, code)


async def about_computers(ctx: Context, info: GameInfo) -> list[ui.Item]:
    """Return the button that explains computers' actions, in an answer to one person.

    There is one once they have acted.
    """
    buttons = question.why_button(ctx.l10n, info)
    if not buttons:
        return []
    there = await ctx.db.read(use_cases.explainable, info.id, ctx.person, 1)
    return buttons if there else []


def _explained(
    l10n: Localization,
    readers: Sequence[int],
    thought: Thought,
    code: str,
    explanation: Explanation,
) -> str:
    """Return the two or three things that decided an action of a computer, as its `readers` see them."""
    if not explanation.known:
        return l10n.format("why-hidden")
    if explanation.other is None:
        return l10n.format("why-only")
    game = find_game(thought.kind)
    state = game.decode(thought.state.encode())
    # in the world that was sent along a hand is another one
    if explanation.other not in state.actions:
        return l10n.format("why-hidden")
    messages = ai_reasons.of_computer(why(thought, code), explanation.reasons, readers)
    message = "why-rather" if explanation.prefers else "why-although"
    reasons = l10n.join([*map(l10n.format_message, messages)]) or "none"
    other = game.label(state, explanation.other)
    return l10n.format(message, other=ui.named(l10n, other), why=reasons)


def _sentence(l10n: Localization, info: GameInfo, events: Any) -> str:
    return reports.action_text(
        l10n, find_game(info.game), people.colours(l10n, info), events
    )


def explains(ctx: Context, info: GameInfo) -> bool:
    """Return whether the guide of first games explains decisions at this table, beside suggesting actions."""
    return (
        info.alone is not None and not info.rated and "explain" in ctx.bot.item_handlers
    )


class Hints(Feature):
    """Hints, and explanations of computers' actions."""

    def __init__(self, db: UseCaseRunner, searches: Searches, tasks: Tasks) -> None:
        self._searches = searches
        self.suggestions = Suggestions(db, searches, tasks)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.advised = self.suggestions.last

    @command("plan hint")
    async def asked_hint(self, ctx: Context, game: str | None = None) -> None:
        info = await game_lookup.running_game(ctx, game)
        kind = "explain" if explains(ctx, info) and not info.advises else "hint"
        press = CustomId(kind, info.id, info.revision)
        await ctx.bot.item_handlers[kind](ctx, press, [])

    @item("hint")
    @one_at_a_time
    async def hint(self, ctx: Context, pressed: CustomId, values: list[str]) -> None:
        """Show the two best actions for the asker's decision, and the likely answer.

        Each has a button that does it. The guide's suggestion comes first where it is as good; else the hint
        says so, and the guide follows it.
        """
        ctx.game = game = pressed.game
        thought = await use_cases.thought_of_decision(ctx.db, game, ctx.person)
        position = await ctx.db.read(queries.position, game)
        await self._searches.count(position.info.server, ctx.user)
        suggested = self.suggestions.known(game, thought.revision)
        wanted = Strength(HINT_ITERATIONS, suggested.code if suggested else "")
        advice = await think(ctx, self._searches.think(ctx.user, thought, HINT, wanted))
        if position.revision != thought.revision or not await ctx.db.read(
            use_cases.holds, game, ctx.person, thought.revision
        ):
            raise UserError("advice-late")
        l10n = ctx.l10n
        lines = [
            l10n.format(
                "hint-title",
                seat=people.seat(l10n, position.info.seats[thought.seat]),
                question=l10n.format_message(position.question()),
            )
        ]
        for rank, option in enumerate(advice.options, 1):
            action = ui.named(l10n, position.label(option.code))
            reason = why(thought, option.code)
            line = f"{rank}. **{action}**"
            lines.append(
                line if reason is None else f"{line} · {l10n.format_message(reason)}"
            )
        if len(advice.options) == 1:
            lines.append(l10n.format("hint-alone"))
        elif abs(advice.options[0].value - advice.options[1].value) < EQUAL_WITHIN:
            lines.append(l10n.format("hint-even"))
        lines += _answer(l10n, position, thought, advice)
        if position.info.alone is not None:
            if suggested and suggested.code != advice.options[0].code:
                guided = ui.named(l10n, position.label(suggested.code))
                lines.append(l10n.format("hint-guide", action=guided))
            self.suggestions.take(game, of_hint(thought, advice))
        lines.append(l10n.format("hint-small"))
        buttons: list[ui.Item] = []
        for at, option in enumerate(advice.options):
            press = CustomId("do", game, position.revision, option.code)
            label = l10n.within(LABEL, "guide-do", action=position.label(option.code))
            buttons.append(ui.button(label, press, GREY if at else BLUE))
        if explains(ctx, position.info):
            press = CustomId("explain", game, position.revision)
            buttons.append(ui.labelled(l10n, press))
        buttons += await about_computers(ctx, position.info)
        await ctx.send("\n".join(lines), view=ui.view(buttons))

    @one_at_a_time
    async def why(
        self, ctx: Context, game: int, number: int | None = None, to: int | None = None
    ) -> None:
        """Explain why a computer did something (its last action without a `number`).

        A menu (a button where there is one) has what else can be explained up to the action `to`, and a button
        what is earlier than that.
        """
        ctx.game = game
        l10n, table = ctx.l10n, ctx.db
        past_actions = await table.read(
            use_cases.explainable, game, ctx.person, MENU_OPTIONS + 1, to
        )
        if not past_actions:
            raise UserError("why-nothing")
        info = await table.read(queries.info, game)
        number = past_actions[0].number if number is None else number
        known, thought = await use_cases.thought_of_action(
            table, game, ctx.person, number
        )
        await self._searches.count(info.server, ctx.user)
        doing = Doing(
            known.code, min(HINT_ITERATIONS, LEVELS[thought.level]), not known.whole
        )
        explanation = await think(
            ctx, self._searches.think(ctx.user, thought, WHY, doing)
        )
        lines = [
            l10n.format(
                "why-title",
                player=people.called(l10n, info.seats[known.seat]),
                what=_sentence(l10n, info, known.events),
            ),
            _explained(l10n, info.seats_of(ctx.user), thought, known.code, explanation),
        ]
        if thought.level == 1:
            lines.append(l10n.format("why-first-level"))
        if not known.whole and find_game(thought.kind).hidden:
            lines.append(l10n.format("why-small"))
        choices = [
            Choice(
                str(past.number),
                _sentence(l10n, info, past.events) or l10n.game(info.game),
            )
            for past in past_actions[:MENU_OPTIONS]
            if past.number != number
        ]
        items: list[ui.Item] = []
        press = CustomId("why", game, info.revision)
        if len(choices) == 1:
            press = press._replace(rest=choices[0].code)
            items.append(ui.button(choices[0].label, press))
        elif choices:
            page = press._replace(kind="whypick", rest="" if to is None else str(to))
            items.append(ui.menu(l10n.format("why-others"), page, choices))
        if len(past_actions) > MENU_OPTIONS:
            page = press._replace(rest=str(past_actions[MENU_OPTIONS].number))
            items.append(ui.button(l10n.format("button-why-earlier"), page))
        await ctx.send("\n".join(lines), view=ui.view(items))

    @item("why", "whypick")
    async def pressed_why(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Explain what computers did, or another action from the menu; `rest` says up to which that goes."""
        action = read_number(only_value(values)) if press.kind == "whypick" else None
        if action is None and values:
            raise UserError("press-unknown")
        await self.why(ctx, press.game, action, press.number if press.rest else None)

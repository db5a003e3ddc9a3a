"""What a player says before their moment: answers ahead and standing orders, for their own eyes only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.components import ui
from bot.components.action_rows import MENU_OPTIONS, OPTION, cut
from bot.components.custom_id import Press
from bot.delivery import lobby_card, question
from bot.features.plans import use_cases
from bot.features.plans.lookahead import Key
from bot.interactions.errors import Refusal
from bot.text import people
from rules.register import find_game

if TYPE_CHECKING:
    from bot.core.model import Sheet
    from bot.features.plans.lookahead import Upcoming
    from bot.features.plans.use_cases import Ahead, Plan
    from bot.interactions.context import Ask
    from bot.text.localization import Words

ROWS = 5
EXAMPLES = 3  # of orders, for who has none
WITHDRAW = "-"  # the option that takes an answer back; no code


async def pressed_ahead(ask: Ask, press: Press, values: list[str]) -> None:
    """Shows what the presser will have to decide later in this turn."""
    text, view = _shown(ask, press.game, await ask.db.read(use_cases.ahead, press.game, ask.person))
    await ask.say(text, view=view)


async def pressed_ahead_pick(ask: Ask, press: Press, values: list[str]) -> None:
    """Keeps or withdraws one answer, and shows what is still open."""
    key = Key.read(press.rest.partition("#")[0])
    if key is None or len(values) != 1:
        raise Refusal("press-unknown")
    if values[0] == WITHDRAW:
        now = await ask.db.run(use_cases.withdraw, press.game, ask.person, key)
    else:
        now = await ask.db.run(use_cases.answer_ahead, press.game, ask.person, key, values[0])
    text, view = _shown(ask, press.game, now)
    await ask.edit(text, view=view)


def _shown(ask: Ask, game: int, coming: Ahead) -> tuple[str, discord.ui.View | None]:
    """The questions to come, in the order of their moments; where five menus do not hold them all, those
    without an answer first."""
    say = ask.words
    lapsed = _lapsed(say, coming)
    if not coming.decisions:
        view = ui.view([question.what_if(say, game, coming.revision)])
        return "\n".join([say.say("ahead-none"), *lapsed]), view
    lines = [say.say("ahead-title"), *lapsed]
    items: list[discord.ui.Item[Any]] = []
    asked = [(decision, _menus(say, game, coming.revision, decision)) for decision in coming.decisions]
    if sum(len(menus) for _, menus in asked) > ROWS:
        asked.sort(key=lambda each: each[0].answer is not None)
    for decision, menus in asked:
        if len(items) + len(menus) > ROWS:
            lines.append(say.say("ahead-more"))
            break
        items += menus
        answered = next(
            (say.tell(label) for code, label in decision.options if code == decision.answer), None
        )
        asks = say.tell(decision.question)
        lines.append(
            say.say("ahead-open", question=asks)
            if answered is None
            else say.say("ahead-answered", question=asks, answer=answered)
        )
    if len(items) < ROWS:
        items.append(question.what_if(say, game, coming.revision))
    return "\n".join(lines), ui.view(items)


def _lapsed(say: Words, coming: Ahead) -> list[str]:
    """The answers that came to nothing, or will as things stand."""
    return [say.say(f"ahead-{gone.how}", what=say.tell(gone.what)) for gone in coming.gone]


def _answers(say: Words, coming: Ahead) -> list[str]:
    """The answers that wait for their moment."""
    return [
        say.say("plan-ahead-line", answer=say.tell(dict(decision.options)[decision.answer]))
        for decision in coming.decisions
        if decision.answer is not None
    ]


def _menus(say: Words, game: int, revision: int, decision: Upcoming) -> list[discord.ui.Item[Any]]:
    """One question as menus of at most 25 options, the withdrawal among them."""
    options = [
        discord.SelectOption(
            label=cut(say.brief(label, OPTION), OPTION), value=code, default=code == decision.answer
        )
        for code, label in decision.options
    ]
    if decision.answer is not None:
        options.append(discord.SelectOption(label=say.say("ahead-withdraw"), value=WITHDRAW))
    found: list[discord.ui.Item[Any]] = []
    for number, at in enumerate(range(0, len(options), MENU_OPTIONS)):
        press = Press("aheadpick", game, revision, f"{decision.key}#{number}")
        select: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=str(press),
            placeholder=cut(say.tell(decision.question), OPTION),
            options=options[at : at + MENU_OPTIONS],
        )
        found.append(ui.Pressed(select))
    return found


# Standing orders


async def add(ask: Ask, sheet: Sheet, order: str, *, preview: bool) -> None:
    """Arms an order, or with `preview` only tells what it would do."""
    ask.game = sheet.id
    say = ask.words
    if preview:
        planned = await ask.db.read(use_cases.preview, sheet.id, ask.person, order)
        await ask.say(say.say("plan-preview", order=planned.plan.text, now=does_now(say, planned.plan)))
        return
    text, view = await armed(ask, sheet, order)
    await ask.say(text, view=view)


async def armed(ask: Ask, sheet: Sheet, order: str) -> tuple[str, discord.ui.View | None]:
    """Arms an order; returns what to answer, with a button that takes it back."""
    say = ask.words
    planned = await ask.db.run(use_cases.add_plan, sheet.id, ask.person, order)
    view = None
    if planned.plan.id is not None:
        view = ui.view(
            [
                ui.button(
                    say.say("button-unplan"), Press("unplan", sheet.id, sheet.revision, str(planned.plan.id))
                )
            ]
        )
    seat = people.marked(say, sheet.seats[planned.seat])
    return say.say("plan-armed", seat=seat, order=planned.plan.text, now=does_now(say, planned.plan)), view


def does_now(say: Words, plan: Plan) -> str:
    """What an order would do in the position now."""
    shown = plan.preview
    if shown is None or shown.kind is None:
        return say.say("plan-now-nothing")
    if shown.label is not None:
        return say.say("plan-now-does", what=say.tell(shown.label))
    if shown.stops is not None:
        return say.say("plan-now-stops", why=say.tell(shown.stops))
    return say.say("plan-now-nothing")


async def show(ask: Ask, sheet: Sheet) -> None:
    """The orders of the asker's seat, by rank, and those that stopped of late; and what it answered ahead."""
    ask.game = sheet.id
    say = ask.words
    lines = [say.say("plan-title", game=lobby_card.title(say, sheet))]
    plans = await ask.db.read(use_cases.plans, sheet.id, ask.person)
    for rank, plan in enumerate(plans, 1):
        if plan.why is not None or plan.status not in ("armed", "paused"):
            lines.append(say.say("plan-stopped-line", order=plan.text, why=plan.why or plan.status))
        else:
            message_id = "plan-armed-line" if plan.status == "armed" else "plan-paused-line"
            lines.append(
                say.say(message_id, rank=rank, order=plan.text, id=str(plan.id), now=does_now(say, plan))
            )
    if not plans:
        examples = [
            say.say("plan-example", order=order, what=say.say(message_id))
            for message_id, order in find_game(sheet.game).guide.orders.examples[:EXAMPLES]
        ]
        lines.append(say.say("plan-none", examples="\n".join(examples)))
    coming = await ask.db.read(use_cases.ahead, sheet.id, ask.person)
    lines += _answers(say, coming) + _lapsed(say, coming)
    placing = find_game(sheet.game).guide.placing_phase
    buttons = [question.what_if(say, sheet.id, sheet.revision)]
    if sheet.phase == placing:
        buttons.insert(0, lobby_card.next_button(say, sheet.id, sheet.revision))
    whole = Press("planturn", sheet.id, sheet.revision)
    buttons.append(ui.button(say.say("button-planturn"), whole))
    await ask.say("\n".join(lines), view=ui.view(buttons))


async def clear(ask: Ask, sheet: Sheet, plan: int | None) -> None:
    """Withdraws an order, or all."""
    ask.game = sheet.id
    count = await ask.db.run(use_cases.clear_plan, sheet.id, ask.person, plan)
    await ask.say(ask.words.say("plan-cleared", count=count))


async def pause(ask: Ask, sheet: Sheet, on: bool) -> None:
    """Lets no order act for a while, or arms them again."""
    ask.game = sheet.id
    count = await ask.db.run(use_cases.pause_plans, sheet.id, ask.person, on)
    await ask.say(ask.words.say("plan-paused" if on else "plan-unpaused", count=count))


async def pressed_unplan(ask: Ask, press: Press, values: list[str]) -> None:
    """Withdraws the order that was just given."""
    count = await ask.db.run(use_cases.clear_plan, press.game, ask.person, press.number)
    await ask.edit(ask.words.say("plan-cleared", count=count))


async def choices(ask: Ask, sheet: Sheet) -> list[tuple[str, int]]:
    """The asker's orders for an autocompletion."""
    plans = await ask.db.read(use_cases.plans, sheet.id, ask.person)
    return [(plan.text, plan.id) for plan in plans if plan.id is not None and plan.why is None]

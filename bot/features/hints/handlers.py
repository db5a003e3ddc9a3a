"""Advice of computers, for one person's eyes: `Hint` for a decision, and `Explain` for what a computer did."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from bot.ai.registry import HINT, WHY, Doing, Strength
from bot.components import ui
from bot.components.action_rows import LABEL, MENU_OPTIONS, OPTION, Choice, cut
from bot.components.custom_id import Press, read_number
from bot.components.item_kinds import BLUE, GREY
from bot.core import queries
from bot.delivery import lobby_card
from bot.features.hints import use_cases
from bot.features.hints.suggestion import of_hint
from bot.interactions.errors import Refusal
from bot.interactions.in_turn import in_turn
from bot.text import ai_reasons, people, reports
from players.hints import EVEN
from players.levels import LEVELS
from rules.model import verb
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Coroutine

    import discord

    from bot.core.model import Position, Sheet, Thought
    from bot.features.hints.use_cases import Choice as Deed
    from bot.features.hints.use_cases import Explaining
    from bot.interactions.context import Ask
    from bot.text.localization import Words
    from players.hints import Hint, Step, Why

    T = TypeVar("T")

ITERATIONS = LEVELS[3]  # of a hint: about a fifth of a second
LONGEST = LEVELS[3]  # iterations of an explanation: reasons need no more
PATIENCE = 1.0  # seconds after which somebody who waits is told why


async def think(ask: Ask, work: Coroutine[Any, Any, T]) -> T:
    """What the thinking processes find; whoever waits for longer than a second is told that it is thought about."""
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done:
            await ask.meanwhile(ask.words.say("advice-thinking"))
        return await task
    finally:
        task.cancel()  # whoever asked is gone, or the bot ends: nobody needs it any more


# Hint


@in_turn
async def hint(ask: Ask, game: int) -> None:
    """The two best actions for the asker's decision, each with a button that does it, and the likely answer. What the
    guide has said of it comes first where it is as good; else the hint says so, and the guide follows it."""
    ask.game = game
    thought = await use_cases.thought_of_decision(ask.db, game, ask.person)
    position = await ask.db.read(queries.position, game)
    await ask.office.searches.count(position.sheet.server, ask.user)
    said = ask.office.advised.known(game, thought.revision)
    wanted = Strength(ITERATIONS, said.code if said is not None else "")
    found = await think(ask, ask.office.searches.think(ask.user, thought, HINT, wanted))
    late = position.revision != thought.revision
    if late or not await ask.db.read(use_cases.holds, game, ask.person, thought.revision):
        raise Refusal("advice-late")
    say = ask.words
    labels = {
        option.code: cut(say.brief(position.label(option.code), LABEL), OPTION) for option in found.options
    }
    seat = people.seat(say, position.sheet.seats[thought.seat])
    lines = [say.say("hint-title", seat=seat, question=say.tell(position.question()))]
    for rank, option in enumerate(found.options, 1):
        action = labels[option.code]
        lines.append(
            ai_reasons.line(
                say, ai_reasons.OPTION, thought.seat, option.reasons, rank=str(rank), action=action
            )
        )
    if len(found.options) == 1:
        lines.append(say.say("hint-alone"))
    elif abs(found.options[0].value - found.options[1].value) < EVEN:
        lines.append(say.say("hint-even"))
    lines += _answer(say, position, thought, found)
    if position.sheet.alone is not None:
        if said is not None and said.code != found.options[0].code:
            lines.append(
                say.say("hint-guide", action=cut(say.brief(position.label(said.code), LABEL), OPTION))
            )
        ask.office.advised.take(game, of_hint(thought, found))
    lines.append(say.say("hint-small"))
    buttons: list[discord.ui.Item[Any]] = []
    for at, option in enumerate(found.options):
        # Who does as advised is not asked whether that wastes something.
        press = Press("sure", game, position.revision, option.code)
        label = say.within(LABEL, "guide-do", action=position.label(option.code))
        buttons.append(ui.button(label, press, GREY if at else BLUE))
    buttons += await about_computers(ask, position.sheet)
    await ask.say("\n".join(lines), view=ui.view(buttons))


def _answer(say: Words, position: Position, thought: Thought, found: Hint) -> list[str]:
    """What the next player will probably do; nothing where that would name a card that nobody can know."""
    if not found.line or found.line[-1].seat == thought.seat:
        return []
    label = _label(thought, found.line)
    if label is None:
        return []
    seat = people.marked(say, position.sheet.seats[found.line[-1].seat])
    return [say.say("hint-answer", player=seat, action=cut(say.brief(label, LABEL), OPTION))]


def _label(thought: Thought, line: tuple[Step, ...]) -> Any:
    """What the last action of a line means, in the position that was imagined; None where it depends on a hand."""
    game = find_game(thought.kind)
    state = game.decode(thought.state.encode())
    for step in line[:-1]:
        if not state.stack or step.code not in state.actions:
            return None
        game.step(state, step.code)
    code, decision = line[-1].code, game.decision(state)
    if decision is None or decision.seat != line[-1].seat or code not in decision.actions:
        return None
    guide = game.guide
    if guide.secrecy.is_private(decision.kind, game.phase(state)) and verb(code) in guide.building:
        return None
    return game.label(state, code)


async def pressed_hint(ask: Ask, press: Press, values: list[str]) -> None:
    """`Hint` under a question."""
    await hint(ask, press.game)


# Explain


async def about_computers(ask: Ask, sheet: Sheet) -> list[discord.ui.Item[Any]]:
    """The button that has explained what computers did, in an answer to one person: once they have done something."""
    buttons = lobby_card.why_button(ask.words, sheet)
    if not buttons:
        return []
    there = await ask.db.read(use_cases.explainable, sheet.id, ask.person, 1)
    return buttons if there else []


@in_turn
async def why(ask: Ask, game: int, number: int | None = None, to: int | None = None) -> None:
    """Why a computer did something (its last action without a `number`), with a menu of what else can be explained up
    to the action `to`, and a button for what is earlier than that."""
    ask.game = game
    say, table = ask.words, ask.db
    deeds = await table.read(use_cases.explainable, game, ask.person, MENU_OPTIONS + 1, to)
    if not deeds:
        raise Refusal("why-nothing")
    sheet = await table.read(queries.sheet, game)
    known = await use_cases.thought_of_action(
        table, game, ask.person, deeds[0].number if number is None else number
    )
    await ask.office.searches.count(sheet.server, ask.user)
    doing = Doing(known.code, min(LONGEST, LEVELS[known.thought.level]), not known.whole)
    found = await think(ask, ask.office.searches.think(ask.user, known.thought, WHY, doing))
    seat = sheet.seats[known.seat]
    lines = [
        say.say("why-title", player=people.called(say, seat), what=_told(say, sheet, known.events)),
        _explained(say, known, found),
    ]
    if known.thought.level == 1:
        lines.append(say.say("why-first-level"))
    lines.append(say.say("why-small"))
    page = "" if to is None else str(to)
    choices = _menu(say, sheet, deeds[:MENU_OPTIONS])
    items: list[discord.ui.Item[Any]] = [
        ui.menu(say.say("why-others"), Press("whypick", game, sheet.revision, page), choices)
    ]
    if len(deeds) > MENU_OPTIONS:
        earlier = Press("why", game, sheet.revision, str(deeds[MENU_OPTIONS].number))
        items.append(ui.button(say.say("button-why-earlier"), earlier))
    await ask.say("\n".join(lines), view=ui.view(items))


def _explained(say: Words, known: Explaining, found: Why) -> str:
    if not found.known:
        return say.say("why-hidden")
    if found.other is None:
        return say.say("why-only")
    game = find_game(known.thought.kind)
    state = game.decode(known.thought.state.encode())
    if found.other not in state.actions:  # in the world that was sent along a hand is another one
        return say.say("why-hidden")
    other = cut(say.brief(game.label(state, found.other), LABEL), OPTION)
    lines = ai_reasons.RATHER if found.prefers else ai_reasons.ALTHOUGH
    return ai_reasons.line(say, lines, known.seat, found.reasons, other=other)


def _told(say: Words, sheet: Sheet, events: Any) -> str:
    """What happened, in the words of the thread."""
    return reports.action(say, find_game(sheet.game), people.colours(say, sheet), events)


def _menu(say: Words, sheet: Sheet, deeds: tuple[Deed, ...]) -> list[Choice]:
    return [
        Choice(str(deed.number), cut(_told(say, sheet, deed.events) or lobby_card.title(say, sheet), OPTION))
        for deed in deeds
    ]


async def pressed_why(ask: Ask, press: Press, values: list[str]) -> None:
    """`Explain` under what computers did, or the last of earlier actions."""
    await why(ask, press.game, to=_page(press))


async def picked_why(ask: Ask, press: Press, values: list[str]) -> None:
    """Another action of a computer, chosen from the menu."""
    action = read_number(values[0]) if len(values) == 1 else None
    if action is None:
        raise Refusal("press-unknown")
    await why(ask, press.game, action, _page(press))


def _page(press: Press) -> int | None:
    """Up to which action of the record a menu goes; None for the present one."""
    return press.number if press.rest else None

"""`/caylus undo`: at once where the policy allows it, else by a vote that says what would be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers import actions
from bot.components import parts
from bot.components.custom_id import Press
from bot.posting import question
from bot.wording import people, reports
from bot.wording.catalogues import words
from rules.model import Acted
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.answers.interaction import Ask
    from bot.process.client import CaylusBot
    from bot.table import Sheet
    from bot.wording.catalogues import Words
    from rules.model import Event


SHOWN = 10  # actions told one by one


async def in_words(bot: CaylusBot, sheet: Sheet, codes: Sequence[tuple[int, str]], say: Words) -> str:
    """Actions in sentences, as long as they are still in the history; else by their codes, or as they were
    told before they were taken back."""
    told: list[str] = []
    game = find_game(sheet.game)
    actions: list[list[Event]] = []
    for turn in (sheet.turn - 1, sheet.turn):
        for phase in await bot.table.history(sheet.id, turn) if turn >= 0 else ():
            for event in phase.events:
                if isinstance(event, Acted) and not event.forced:
                    actions.append([event])
                elif actions:
                    actions[-1].append(event)
    last = actions[len(actions) - len(codes) :] if len(codes) <= len(actions) else []
    for (seat, code), events in zip(codes, last, strict=False):
        acted = events[0]
        if not isinstance(acted, Acted) or (acted.seat, acted.code) != (seat, code):
            told = []
            break
        sentence = reports.action(say, game, sheet.names, events)
        told.append(sentence.rstrip(".") if sentence else f"{sheet.names[seat]} `{code}`")
    if not told:
        known = bot.undo_words.get(sheet.id)
        if known is not None:
            return known
        told = [f"{sheet.names[seat]} `{code}`" for seat, code in codes]
    text = "; ".join(told[:SHOWN])
    if len(told) > SHOWN:
        text = say.say("undone-more", codes=text, count=len(told) - SHOWN)
    bot.undo_words[sheet.id] = text
    return text


async def undo(ask: Ask, sheet: Sheet) -> None:
    """Takes back the asker's last action; where others must agree, shows first whom that asks."""
    ask.game = sheet.id
    preview = await ask.table.preview_undo(sheet.id, ask.person)
    codes = await in_words(ask.bot, sheet, preview.codes, ask.words)
    if preview.asks:
        view = parts.view(
            [
                parts.button(
                    ask.words.say("button-ask-undo"),
                    Press("undo", sheet.id, sheet.revision),
                    parts.Style.danger,
                ),
                parts.button(ask.words.say("button-no"), Press("no", sheet.id, sheet.revision)),
            ]
        )
        asks = ask.words.join([people.called(sheet.seats[seat]) for seat in preview.asks])
        text = ask.words.say("undo-asks", codes=codes, count=len(preview.codes), players=asks)
        if sheet.status == "finished":
            text += "\n" + ask.words.say("undo-takes-end")
        await ask.say(text, view=view)
        return
    public = words(await ask.bot.preferences.language(sheet.server, game=sheet.language))
    await in_words(ask.bot, sheet, preview.codes, public)  # noted for the line that tells the others
    await _undo(ask, sheet.id, sheet.revision, codes)


async def pressed_undo(ask: Ask, press: Press, values: list[str]) -> None:
    """The confirmation of an undo that needs the others: opens the vote."""
    await _undo(ask, press.game, press.revision, "")


async def _undo(ask: Ask, game: int, revision: int, codes: str) -> None:
    outcome = await ask.table.undo(game, ask.person, revision, delivery=ask.delivery)
    ask.bot.lines.pop(game, None)
    if outcome.repeated:
        text = ask.words.say("acted-already")
    elif outcome.vote is not None:
        text = ask.words.say("undo-vote-open")
    else:
        text = ask.words.say("undo-done", codes=codes)
    text += actions.trouble(ask, outcome.sheet)
    position = outcome.position
    decision = position.decision
    mine = decision is not None and decision.seat in position.sheet.seats_of(ask.user)
    if mine and question.is_private(position) and outcome.vote is None:
        asked = question.private(ask.words, position)
        text, view = f"{text}\n{asked.text}", asked.view
    else:
        view = None
    pressed = ask.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await ask.edit(text, view=view)
    else:
        await ask.say(text, view=view)
    ask.bot.deliveries.kick(game)
    ask.bot.due(outcome.sheet)

"""A player's action, whichever way it came: the specific command, `/caylus act`, or a component."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import discord

from bot.app import log
from bot.components import ui
from bot.components.action_rows import LABEL
from bot.components.custom_id import Press
from bot.core import outbox, play
from bot.delivery import computer_turn, obsolete_messages, phase_message, question, send
from bot.delivery.discord_api import TROUBLE
from bot.delivery.prompt import stand
from bot.features.tutorial import prompt_section
from bot.text import people, reports
from bot.text.localization import words
from rules.model import PhaseEnded, noun
from storage import StorageError, message_slots

if TYPE_CHECKING:
    from bot.core.model import Answered, Outcome, Position, Sheet
    from bot.interactions.context import Ask


async def by_press(ask: Ask, press: Press, code: str, *, how: str) -> None:
    """Performs the code of a button or menu made for the press's revision."""
    ask.game = press.game
    await perform(ask, press.game, press.revision, code, how=how)


async def perform(ask: Ask, game: int, revision: int, code: str, *, how: str) -> None:
    """Performs a code in the position of a revision, after a confirmation where it would waste something.

    `how` says what is answered: command (a message to the asker), prompt (the prompt in the thread),
    own (the asker's private copy of the question), sure (the confirmation).
    """
    careful = how != "sure" and ask.settings.get("confirm", "yes") == "yes"
    with ask.office.relay.answering(game):
        began = time.perf_counter()
        outcome = await ask.db.run_once(
            ask.delivery, play.act, game, ask.person, revision, code, careful=careful
        )
        if outcome.answered is None:
            await _repeated(ask, outcome)
        elif outcome.waste is not None:
            await _confirm(ask, outcome.position, code, outcome.waste)
        elif outcome.answered.together:
            await _answer_together(ask, outcome, outcome.answered)
        else:
            await _answer(ask, outcome, outcome.answered, code, how, began)


async def _confirm(ask: Ask, position: Position, code: str, waste: str) -> None:
    label = ask.words.tell(position.label(code))
    view = ui.view(
        [
            ui.button(
                ask.words.within(LABEL, "button-sure", action=position.label(code)),
                Press("sure", position.sheet.id, position.revision, code),
            ),
            ui.button(ask.words.say("button-no"), Press("no", position.sheet.id, position.revision)),
            ui.button(
                ask.words.say("button-never"), Press("never", position.sheet.id, position.revision, code)
            ),
        ]
    )
    await ask.say(ask.words.say(waste, action=label), view=view)


async def _answer(ask: Ask, outcome: Outcome, answered: Answered, code: str, how: str, began: float) -> None:
    """Answers an action that is done; `began` is when it was begun, for the log."""
    acted = time.perf_counter()
    ask.office.relay.know(outcome.position)
    position, sheet, seat = outcome.position, outcome.sheet, answered.seat
    public = words(await ask.office.preferences.language(sheet.server, game=sheet.language))
    names = people.colours(public, sheet)
    ask.office.threads.acted(sheet.id, ask.user, ask.office.now())
    if position.under_way:
        line: str | None = public.say("action-hidden", seat=names[seat])
    else:
        happened = reports.action(public, position.game, names, outcome.events)
        line = ask.office.threads.add_deed(sheet.id, seat, happened)
        if not reports.tells_all(public, position.game, names, outcome.events):
            line = None if goes_on(outcome, seat) else line  # then the message of the phase tells it
    line = question.acted(public, position, line, seat) if line else line
    label = ask.words.tell(answered.label)
    try:
        if how == "prompt":
            await _answer_prompt(ask, outcome, line, seat)
            if computer_turn.against_computers(sheet) and ask.changed and ask.interaction.message is not None:
                ask.office.reach.pressed(ask.interaction.message.id, ask.interaction)
        elif how in ("own", "sure"):
            await _answer_own(ask, outcome, label, seat)
        else:
            await _answer_command(ask, outcome, label, seat)
    except Exception as problem:
        # The action is kept whatever became of its answer, so nobody may be told that nothing was changed.
        # What did not come up in the thread for want of a connection the relay posts, from what is stored.
        if isinstance(problem, (StorageError, *TROUBLE)) or ask.office.reach.closed():
            log.warn("game %s: the answer to an action is not noted: %s", sheet.id, problem)
        else:
            await ask.office.report_error("answer to an action", problem, sheet.id)
        if not ask.answered:
            await ask.say(ask.words.say("acted-own", what=label))
    finally:
        done = time.perf_counter()
        ask.office.due(sheet)
        logged = log.hide_code(code) if answered.private and noun(code) else code
        log.action(
            sheet.id,
            sheet.names[seat],
            log.hide_code(position.kind) if position.under_way else logged,
            look=(began - ask.began) * 1000,
            table=(acted - began) * 1000,
            answer=(done - acted) * 1000,
        )


async def _answer_together(ask: Ask, outcome: Outcome, answered: Answered) -> None:
    """Tells what was chosen to who chose it alone: for others nothing has happened until all have chosen."""
    ask.office.relay.know(outcome.position)
    sheet = outcome.sheet
    ask.office.threads.acted(sheet.id, ask.user, ask.office.now())
    said = "acted-own" if outcome.events else "acted-kept"
    text = ask.words.say(said, what=ask.words.tell(answered.label)) + trouble(ask, sheet)
    message = ask.interaction.message
    try:
        if message is not None and message.flags.ephemeral:
            await ask.edit(text, files=())
        else:
            await ask.say(text)
    finally:
        ask.office.due(sheet)
        log.action(sheet.id, sheet.names[answered.seat], log.hide_code(outcome.position.kind))


async def _repeated(ask: Ask, outcome: Outcome) -> None:
    await ask.say(ask.words.say("acted-already") + trouble(ask, outcome.sheet))


def goes_on(outcome: Outcome, seat: int) -> bool:
    """Whether the same seat decides next, with nothing to be read in between."""
    decision = outcome.position.decision
    return (
        decision is not None
        and decision.seat == seat
        and not any(isinstance(event, PhaseEnded) for event in outcome.events)
    )


async def _answer_prompt(ask: Ask, outcome: Outcome, line: str | None, seat: int) -> None:
    """The pressed prompt becomes the next question of the same player, says who goes on, or goes: what was done stands
    in the rolling message above it, or in it where there is none; the end of a phase is told by its report, which
    takes the prompt's place in a moment. `line` is None where it would be too long, empty where nothing is told."""
    position, message = outcome.position, ask.interaction.message
    sheet, game = position.sheet, position.sheet.id
    current = outcome.messages.get(message_slots.PROMPT)
    if message is None or current is None or current.message != message.id:
        await _answer_forgotten(ask, game, line)
        return
    office, more = ask.office, trouble(ask, sheet)
    thinks = computer_turn.is_computers(position)
    if (sheet.evening is not None or (computer_turn.against_computers(sheet) and not thinks)) and not more:
        await ask.defer()
        if ask.answered:
            return  # in a moment the same message tells it, and asks whoever is next
    say = words(await office.preferences.language(sheet.server, game=sheet.language))
    if goes_on(outcome, seat) and not position.private and line is not None:
        asked = await prompt_section.public(office, say, position, [line] if line else [])
        if await ask.edit(asked.text + more, view=asked.view):
            stand(office, position, message.channel.id, message.id, told=False)
            await ask.db.run(
                outbox.keep, game, message_slots.PROMPT, ask.channel, message.id, position.revision
            )
        return
    ended = any(isinstance(event, PhaseEnded) for event in outcome.events)
    if thinks:
        lines = [line, computer_turn.line(say, position)]
        if await ask.edit("\n".join(filter(None, lines)) + more):
            office.threads.wait(game, computer_turn.state(sheet))
        return
    next_ = None if position.decision is None else sheet.seats[position.decision.seat].user
    kept = phase_message.Fresh(office, game, outcome.messages)
    above = kept.found(message_slots.ROLLING)
    if not more and (ended or next_ == ask.user or above is not None):
        await ask.defer()
    if ask.answered and (ended or next_ == ask.user):
        return  # it becomes the report, or the next question, in a moment
    if ask.answered and above is not None and await _renewed(ask, kept, position):
        office.threads.below(game)
        await obsolete_messages.remove(office, game, message.channel.id, message.id)
        await ask.db.run(outbox.lose, game, message_slots.PROMPT, message.id)
        return
    told = (None if ended else await phase_message.text(office, position.game, sheet, say)) or line
    if not told and not more:
        await ask.defer()  # nothing is told of it: it goes in a moment, when the next question stands
        return
    if not await ask.edit((told or "") + more) or ended or not told:
        return
    office.threads.told_deeds(game)
    await ask.db.run(outbox.keep, game, message_slots.ROLLING, ask.channel, message.id, position.revision)
    await phase_message.stands(office, kept, game, ask.channel, message.id)
    if above is not None and above.message != message.id:
        office.tasks.spawn(obsolete_messages.remove(office, game, above.channel, above.message), "rolling")


async def _renewed(ask: Ask, kept: phase_message.Kept, position: Position) -> bool:
    """Whether the story stands above the question; where the bot may not say it there, it is said here."""
    try:
        return await phase_message.renewed(ask.office, kept, position)
    except discord.Forbidden:
        return False


async def _answer_forgotten(ask: Ask, game: int, line: str | None) -> None:
    """A pressed message that is not the present prompt says what was done, or goes."""
    message = ask.interaction.message
    if line or message is None:
        await ask.edit(line or ask.words.say("done"))
        return
    await ask.defer()
    await obsolete_messages.remove(ask.office, game, message.channel.id, message.id)


async def _answer_own(ask: Ask, outcome: Outcome, label: str, seat: int) -> None:
    """A private copy of the question becomes the next one of the same player, or says what was done."""
    position = outcome.position
    text = ask.words.say("acted-own", what=label) + trouble(ask, position.sheet)
    decision = position.decision
    if decision is not None and decision.seat in position.sheet.seats_of(ask.user) and goes_on(outcome, seat):
        asked = await prompt_section.private(ask.office, ask.words, position)
        await ask.edit(f"{text}\n{asked.text}", view=asked.view, files=())
        return
    await ask.edit(text, files=())


async def _answer_command(ask: Ask, outcome: Outcome, label: str, seat: int) -> None:
    """A command is answered with what was done; what comes next for the same player follows in the answer."""
    position = outcome.position
    text = ask.words.say("acted-own", what=label)
    home, guild = send.home(position.sheet), ask.interaction.guild
    if home != ask.channel and guild is not None and await ask.sight.is_gone(guild, position.sheet.channel):
        text += "\n" + ask.words.say("trouble-gone")
    else:
        if home != ask.channel:
            text += " " + ask.words.say("acted-elsewhere", where=f"<#{home}>")
        text += trouble(ask, position.sheet)
    decision = position.decision
    view = None
    if decision is not None and decision.seat == seat:
        if position.private:
            asked = await prompt_section.private(ask.office, ask.words, position)
            text, view = f"{text}\n{asked.text}", asked.view
        else:
            text += "\n" + ask.words.say("acted-next", question=ask.words.tell(position.question()))
    await ask.say(text, view=view)


def trouble(ask: Ask, sheet: Sheet) -> str:
    """A line for the answer when the game's messages can't be posted, with how to mend it."""
    message_id = ask.office.relay.told(sheet.id)
    return "" if message_id is None else "\n" + ask.words.say(message_id)

"""Why an action was refused, told to the asker: the rule, and to the deciding player the present question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.core.errors import IllegalAction, NotAllowed, NotYourDecision, SeatTaken, StaleRequest
from bot.delivery import question
from bot.text import people
from bot.text.markdown import quoted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.errors import TableError
    from bot.core.model import Position
    from bot.interactions.context import Ask
    from rules.model import Message


class Refusal(Exception):
    """A command that can't be done, as a message of the catalogue; nothing has changed."""

    def __init__(self, message_id: str, /, **args: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.args_ = args


WRITTEN = {"when": "<t:{}:f>", "channel": "<#{}>"}
FEW = 8  # so many actions are listed in a refusal; the components below it have them all


async def explain(ask: Ask, error: TableError) -> None:
    """One kind sentence for a refusal, with the present question where that helps."""
    if isinstance(error, StaleRequest | NotYourDecision | IllegalAction):
        await refused(ask, error)
        if isinstance(error, StaleRequest) and ask.game is not None:
            await ask.office.relay.hurry(ask.game)
        return
    message = error.message
    if isinstance(error, NotAllowed | SeatTaken):  # these name people
        named = {k: people.bare(str(v)) for k, v in message.args.items() if k in ("host", "name")}
        message = msgspec.structs.replace(message, args={**message.args, **named})
    # An instant and a channel, which every reader's Discord writes.
    written = {
        name: form.format(message.args[name]) for name, form in WRITTEN.items() if name in message.args
    }
    if written:
        args = {name: quoted(arg) if isinstance(arg, str) else arg for name, arg in message.args.items()}
        await ask.say(ask.words.say(message.id, **{**args, **written}))
        return
    await ask.say(ask.words.tell(message))


async def refused(ask: Ask, error: StaleRequest | NotYourDecision | IllegalAction) -> None:
    """Tells why an action was refused; its own player gets the present question with its components."""
    text = ask.words.tell(error.message)
    position = error.position
    if position is None or position.decision is None:
        await ask.say(text)
        return
    position = position.asked(ask.user)
    decision, sheet = position.decision, position.sheet
    assert decision is not None, "it was asked before"
    if decision.seat in sheet.seats_of(ask.user):
        if isinstance(error, IllegalAction):
            text = _reason(ask, position, error.message)
        await with_question(ask, position, text)
        return
    waits = others(ask, position)
    await ask.say(waits if isinstance(error, NotYourDecision) else f"{text}\n{waits}")


def others(ask: Ask, position: Position) -> str:
    """Whose decision it is, told to somebody else: no more than the kind of it, and since when."""
    sheet = position.sheet
    told = {
        "kind": ask.words.say(f"kind-{position.kind}"),
        "since": f"<t:{sheet.since or sheet.created}:R>",
    }
    if len(sheet.awaited) > 1:
        return ask.words.say("others-choose", players=people.awaited(ask.words, sheet), **told)
    (each,) = sheet.awaited
    return ask.words.say("others-turn", player=people.called(ask.words, sheet.seats[each.seat]), **told)


async def with_question(ask: Ask, position: Position, text: str) -> None:
    """Says something to the deciding player, and under it the present question with its components."""
    asked = question.private(ask.words, position)
    await ask.say(f"{text}\n{asked.text}", view=asked.view)


def _reason(ask: Ask, position: Position, message: Message) -> str:
    """The rules' reason without their list of codes, which the components below the answer have."""
    say, args = ask.words, message.args
    if message.id == "error-illegal":
        why = say.say("refused-illegal", text=quoted(str(args["text"])), reason=args["reason"])
    elif message.id == "error-notation":
        why = say.say("refused-notation", text=quoted(str(args["text"])))
    elif message.id == "error-notation-bound":
        why = say.say("refused-illegal", text=quoted(str(args["text"])), reason=args["bound"])
    else:
        return say.tell(message)
    actions = position.decision.actions if position.decision is not None else ()
    return f"{why} {possible(ask, actions)}"


def possible(ask: Ask, codes: Sequence[str]) -> str:
    """What is possible: the codes where they are few, else how many and where they are."""
    if len(codes) > FEW:
        return ask.words.say("possible-many", count=len(codes))
    return ask.words.say("possible-few", codes=", ".join(f"`{code}`" for code in codes))

"""The question put to the deciding player: its words and its components, for the thread or for one person.

What depends on hidden cards is only ever put to its own player: the public prompt then has `Your turn`
and `Watch` instead of the actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot import people
from bot.ui import parts
from bot.ui.menus import lay_out
from bot.ui.press import Press

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table import Position
    from bot.texts import Words

CARD_KINDS = frozenset({"opening", "action", "payment", "on"})


class Asked(NamedTuple):
    """A question ready to be sent."""

    text: str
    view: discord.ui.View | None


def is_private(position: Position) -> bool:
    """Whether the legal actions of the present decision would tell what only its seat may know."""
    decision = position.decision
    return decision is not None and position.game.hidden and decision.kind in CARD_KINDS


def question(words: Words, position: Position) -> str:
    """What is to be decided, for everybody: a decision about hidden cards is only named, since the whole
    question may tell the card (a payment names what is built)."""
    decision = position.decision
    if decision is None:
        return words.say("prompt-over")
    if is_private(position):
        return words.say("prompt-hidden", kind=words.say(f"kind-{decision.kind}"))
    return words.tell(position.question())


def labelled(words: Words, position: Position) -> list[tuple[str, str]]:
    """Every legal code with its label, in the order of the engine's list."""
    decision = position.decision
    if decision is None:
        return []
    return [(code, words.tell(position.label(code))) for code in decision.actions]


def public(words: Words, position: Position, since: Sequence[str] = ()) -> Asked:
    """The prompt in the thread: who decides what, what happened since, until when, and the components."""
    sheet, decision = position.sheet, position.decision
    if decision is None:
        return Asked(words.say("prompt-over"), None)
    lines = [
        words.say(
            "prompt-line",
            player=people.called(sheet.seats[decision.seat]),
            turn=sheet.turn,
            phase=sheet.phase,
            question=question(words, position),
        )
    ]
    lines += [words.say("prompt-since", what=line) for line in since]
    if sheet.paused is not None:
        lines.append(words.say("prompt-paused"))
    elif sheet.deadline is not None:
        lines.append(words.say("prompt-deadline", when=f"<t:{sheet.deadline}:R>"))
    if is_private(position):
        items: list[discord.ui.Item[Any]] = [
            parts.button(words.say("button-turn"), Press("turn", sheet.id, position.revision)),
            parts.button(words.say("button-watch"), Press("watch", sheet.id, position.revision)),
        ]
    else:
        layout = lay_out(labelled(words, position))
        items = parts.decision_items(words, sheet.id, position.revision, layout)
    return Asked("\n".join(lines), parts.view(items))


def private(words: Words, position: Position) -> Asked:
    """The decision for its own player alone, with the hand where there is one."""
    sheet, decision = position.sheet, position.decision
    if decision is None:
        return Asked(words.say("prompt-over"), None)
    lines = [
        words.say(
            "prompt-private",
            seat=f"{people.mark(decision.seat)} **{sheet.seats[decision.seat].colour}**",
            turn=sheet.turn,
            phase=sheet.phase,
            question=words.tell(position.question()),
        )
    ]
    hand = position.hand(decision.seat)
    if hand is not None:
        lines.append(hand_line(words, hand))
    items = parts.decision_items(
        words,
        sheet.id,
        position.revision,
        lay_out(labelled(words, position)),
        private=is_private(position),
    )
    return Asked("\n".join(lines), parts.view(items))


def hand_line(words: Words, hand: Sequence[str]) -> str:
    """The cards of a hand by name."""
    if not hand:
        return words.say("hand-empty")
    return words.say("hand-cards", cards=words.join([card_name(words, card) for card in hand]))


def card_name(words: Words, card: str) -> str:
    """A card by its name in the rules' catalogue."""
    return words.say(f"mc-card-{card}")


def acted(words: Words, position: Position, label: str, seat: int) -> str:
    """What stands in the place of an answered prompt: who did what."""
    return words.say("acted-line", player=people.called(position.sheet.seats[seat]), what=label)

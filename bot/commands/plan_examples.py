"""What may be meant while a standing order is typed: shown in words, sent as notation."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from bot.answers import said_ahead
from bot.table import BadChoice

if TYPE_CHECKING:
    from bot.answers.interaction import Ask
    from bot.table import Sheet

_BOTH = (
    ("order-provost-never", "provost never"),
    ("order-provost-stay", "provost stay if works"),
    ("order-provost-to", "provost 9 for 2"),
    ("order-castle", "castle 2"),
    ("order-castle-gold", "castle 2 keep gold"),
)
EXAMPLES = {
    "caylus": (
        ("order-place", "place gate > 3 > castle"),
        ("order-place-provost", "place castle > pass; if provost >= 9"),
        ("order-place-twice", "place 3 > 5; unless passed; 2 times"),
        ("order-pass-over", "pass over 2"),
        *_BOTH,
        ("order-farm", "farm: cloth"),
        ("order-market", "market: food > skip"),
        ("order-gate", "gate: castle > skip"),
        ("order-inn", "inn stay"),
        ("order-joust", "joust yes"),
        ("order-favor", "favor building > prestige"),
    ),
    "magna_carta": (
        ("order-draw", "place draw > 2 > pass"),
        ("order-build", "place build small_farm > draw"),
        *_BOTH,
        ("order-peddler", "peddler: stone > skip"),
        ("order-bank", "bank: 1 > skip"),
    ),
}
"""Orders to begin with, by game: what they do in words (a message), and their notation."""


async def suggestions(ask: Ask, sheet: Sheet, typed: str) -> list[tuple[str, str]]:
    """(what is shown, order): the order as typed with what it would do now, what a list of placements can go
    on with, then examples that fit what was typed, by their words too."""
    found = []
    if typed.strip():
        with contextlib.suppress(BadChoice):
            plan = (await ask.table.pace.preview(sheet.id, ask.person, typed)).plan
            found.append((f"{plan.text} · {said_ahead.does_now(ask.words, plan)}", plan.text))
    found += await _placements(ask, sheet, typed)
    wanted = " ".join(typed.casefold().split())
    for message_id, order in EXAMPLES[sheet.game]:
        name = f"{ask.words.say(message_id)} · {order}"
        if wanted in name.casefold():
            found.append((name, order))
    return found


async def _placements(ask: Ask, sheet: Sheet, typed: str) -> list[tuple[str, str]]:
    """What a list such as "place gate > " can go on with, by the labels of what could be placed on now."""
    if not typed.startswith("place ") or ";" in typed:
        return []
    *before, last = [part.strip() for part in typed.removeprefix("place ").split(">")]
    found = []
    for code, label in (await ask.table.pace.placements(sheet.id, ask.person)).options:
        said, item = ask.words.tell(label), code.removeprefix("place ")
        if item not in before and (item.startswith(last) or last.casefold() in said.casefold()):
            order = "place " + " > ".join([*before, item])
            found.append((f"{said} · {order}", order))
    return found

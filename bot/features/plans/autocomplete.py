"""What may be meant while a standing order is typed: shown in words, sent as notation."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from bot.core.errors import BadChoice
from bot.features.plans import handlers, use_cases
from bot.text.localization import english
from languages.searching import folded, spelled
from rules.register import find_game

if TYPE_CHECKING:
    from bot.core.model import Sheet
    from bot.interactions.context import Ask


async def suggestions(ask: Ask, sheet: Sheet, typed: str) -> list[tuple[str, str]]:
    """(what is shown, order): the order as typed with what it would do now, what a list of placements can go
    on with, then examples that fit what was typed, by their words too."""
    found = []
    if typed.strip():
        with contextlib.suppress(BadChoice):
            plan = (await ask.db.read(use_cases.preview, sheet.id, ask.person, typed)).plan
            found.append((f"{plan.text} · {handlers.does_now(ask.words, plan)}", plan.text))
    found += await _placements(ask, sheet, typed)
    wanted = folded(typed)
    for message_id, order in find_game(sheet.game).guide.orders.examples:
        name = f"{ask.words.say(message_id)} · {order}"
        if wanted in folded(name) or wanted in folded(english().say(message_id)):
            found.append((name, order))
    return found


async def _placements(ask: Ask, sheet: Sheet, typed: str) -> list[tuple[str, str]]:
    """What a list such as "place gate > " can go on with, by the labels of what could be placed on now."""
    if not typed.startswith("place ") or ";" in typed:
        return []
    *before, last = [part.strip() for part in typed.removeprefix("place ").split(">")]
    found = []
    for code, label in (await ask.db.read(use_cases.placements, sheet.id, ask.person)).options:
        said, item = ask.words.tell(label), code.removeprefix("place ")
        spoken = (*spelled(said), folded(english().tell(label)))
        if item not in before and (item.startswith(last) or any(folded(last) in each for each in spoken)):
            order = "place " + " > ".join([*before, item])
            found.append((f"{said} · {order}", order))
    return found

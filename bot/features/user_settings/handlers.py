"""What one person sets for themselves beyond a plain setting: away notices, and being forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import user_data
from bot.core.clock import user_time

if TYPE_CHECKING:
    from bot.components.custom_id import Press
    from bot.interactions.context import Ask

DAY = 24 * 60 * 60


async def away(ask: Ask, days: int) -> None:
    """Says that this person is away for some days; 0 ends it."""
    now = await ask.db.run(user_time.away, ask.user, days * DAY)
    ask.office.wake(None)
    left = now.left // DAY
    if now.ends is None:
        await ask.say(ask.words.say("me-away-over", left=left))
    else:
        await ask.say(ask.words.say("me-away-until", when=f"<t:{now.ends}:F>", left=left))


async def standing(ask: Ask, ladder: bool | None, overall: bool | None, followed: str) -> None:
    """Whether the asker stands on ladders, and is rated over all servers; and who may follow them, in words."""
    changes = {
        name: "yes" if value else "no"
        for name, value in {"ladder": ladder, "overall": overall}.items()
        if value is not None
    }
    if changes:
        await ask.office.preferences.set(ask.user, **changes)
        await ask.know()
    on_it = ask.settings.get("ladder") != "no"
    told = ask.words.say(
        "standing-choice",
        ladder=ask.words.say("standing-choice-in" if on_it else "standing-choice-out"),
        overall=ask.words.say(f"standing-choice-{ask.settings.get('overall', 'no')}"),
    )
    await ask.say(f"{told}\n{followed}")


async def pressed_forget(ask: Ask, press: Press, values: list[str]) -> None:
    """Deletes everything stored about the asker; their games go on without them."""
    games = await ask.db.run(user_data.forget, ask.user)
    ask.office.preferences.forget(ask.user)
    await ask.edit(ask.words.say("me-forgotten", count=len(games)))
    ask.office.wake(None)  # what is to be written anew is in finished games too
    for game in games:
        ask.office.relay.kick(game)

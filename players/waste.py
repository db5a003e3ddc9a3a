"""Actions that no advice, hint or review recommends without a long search: they throw something away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.minds import KNOWLEDGE

if TYPE_CHECKING:
    from players.minds import Mind
    from rules.game import GameState


def is_warned(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether people are asked to confirm this action, since it throws something away."""
    decision = mind.game.decision(state)
    return (
        decision is not None
        and mind.game.guide.wasted(mind.game.view(state), decision, code) is not None
    )


def breaks_batch(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether an action breaks up a whole batch in hand for less than the castle gives."""
    return KNOWLEDGE[mind.game.id].purposes.breaks_batch(state, code)


def is_wasteful(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether an action is advised only after a long search."""
    return is_warned(mind, state, code) or breaks_batch(mind, state, code)

"""Lines that both games have for a position in words (`python -m rules replay`), in English alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.texts import join

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.model import GameView, Message


def beginning(
    seen: GameView,
    players: Sequence[str],
    phase: Message,
    question: Callable[[], Message],
) -> list[str]:
    """Return the first lines of a view: its turn, the result of a finished game, and what is decided."""
    lines = [f"Turn {seen.turn}, phase {seen.phase}: {phase}."]
    if seen.result:
        scores = [
            f"{players[seat]} {score}" for seat, score in enumerate(seen.result.scores)
        ]
        winners = ", ".join(players[seat] for seat in seen.result.winners)
        lines += [f"The game is over: {join(scores)}.", f"Won by {winners}."]
    if seen.decision:
        lines.append(f"{players[seen.decision.seat]} decides: {question()}")
    return lines


def place(
    entry: str, owner: int | None, worker: int | None, players: Sequence[str]
) -> str:
    """Return a space of the road with its owner and worker."""
    if owner is not None:
        entry += f", owned by {players[owner]}"
    return entry if worker is None else f"{entry}, {players[worker]}'s worker"

"""The parts of a position that both games have: members of its JSON object, and lines in English alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from rules.texts import join

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.model import Frame, GameView, Message, Result


class Deciding(Protocol):
    """The part of a state about its decision, and the seats that have passed or will pass last."""

    stack: list[Frame]
    actions: list[str]
    passed: tuple[int, ...]
    absent: tuple[int, ...]


def name(players: Sequence[str], seat: int | None) -> str | None:
    """Return a player's name; None for nobody."""
    return None if seat is None else players[seat]


def names(players: Sequence[str], seats: Sequence[int]) -> list[str]:
    """Return players' names in the order of the seats."""
    return [players[seat] for seat in seats]


def beginning_json(
    state: Deciding, seen: GameView, options: dict[str, str], players: Sequence[str]
) -> dict[str, Any]:
    """Return the first members of a position, up to the seats that passed.

    The decision is that of the state, with its kind and actions, whatever the view hides of it.
    """
    decision = seen.decision
    return {
        "game": seen.game,
        "options": options,
        "turn": seen.turn,
        "phase": seen.phase,
        "over": seen.over,
        "decision": decision
        and {
            "seat": players[decision.seat],
            "kind": state.stack[-1][0],
            "actions": list(state.actions),
        },
        "order": names(players, seen.order),
        "passed": names(players, state.passed),
        **({"absent": names(players, state.absent)} if state.absent else {}),
    }


def result_json(result: Result | None, players: Sequence[str]) -> dict[str, Any] | None:
    """Return the last member of a position; None for a running game."""
    if result is None:
        return None
    return {
        "scores": dict(zip(players, result.scores, strict=True)),
        "winners": names(players, result.winners),
    }


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
        winners = ", ".join(names(players, seen.result.winners))
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

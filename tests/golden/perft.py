"""Perft: how many action sequences of each length begin at fixed positions; any change of a rule shows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rules import record as records

if TYPE_CHECKING:
    from rules.game import Game

FOLDER = Path(__file__).parent.parent / "fixtures" / "perft"
# a position is counted down to the depth with at most this many sequences
LEAVES = 20_000


def perft(game: Game, state: Any, depth: int) -> int:
    """The number of sequences of that many actions from here; a game that ends sooner counts once."""
    decision = game.decision(state)
    if decision is None:
        return 1
    if depth == 1:
        return len(decision.actions)
    total = 0
    for code in decision.actions:
        after = game.clone(state)
        game.step(after, code)
        total += perft(game, after, depth - 1)
    return total


def counts(text: str) -> list[int]:
    """The counts for depth 1, 2, ... as far as they stay small."""
    played = records.replay(records.read(text))
    result: list[int] = []
    while not result or (
        result[-1] * result[-1] // max(result[-2:-1] or [1]) <= LEAVES
        and len(result) < 8
    ):
        result.append(perft(played.game, played.state, len(result) + 1))
    return result


def positions() -> dict[str, str]:
    """The record of every fixed position by its name."""
    return {
        path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.caylus"))
    }


def kept() -> dict[str, list[int]]:
    """The counts as they were when somebody last looked."""
    result: dict[str, list[int]] = msgspec.json.decode(
        (FOLDER / "counts.json").read_bytes()
    )
    return result


def write() -> None:
    """Counts every position anew."""
    found = {name: counts(text) for name, text in positions().items()}
    (FOLDER / "counts.json").write_bytes(
        msgspec.json.format(msgspec.json.encode(found)) + b"\n"
    )

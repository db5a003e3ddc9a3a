"""Playthrough transcripts: whole games with every decision, its legal codes and everything that happened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rules import record as records
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.rules.games import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.game import Game

FOLDER = Path(__file__).parent.parent / "fixtures" / "transcripts"
TASTE = 0.85  # busy players, who reach every kind of decision


def cases() -> dict[str, Header]:
    """A header by file name: every player count, and every option away from its default."""
    result = {}
    for game in GAMES.values():
        for seats in range(game.min_seats, game.max_seats + 1):
            result[f"{game.id}-{seats}"] = Header(
                game.id, SEATS[:seats], {}, seed=seats
            )
        for name, values in game.options.items():
            for value in values[1:]:
                seats = min(3, game.max_seats)
                header = Header(game.id, SEATS[:seats], {name: value}, seed=len(result))
                result[f"{game.id}-{name}-{value}"] = header
    return result


def transcript(header: Header) -> Iterator[str]:
    """The lines of one game."""
    game: Game = GAMES[header.game]
    state, events = game.start(header)
    player = RandomPlayer(header.seed, TASTE)
    yield from records.write(game, game.drawn(state, header), ()).splitlines()
    turn = 0
    while True:
        for event in events:
            yield f"  {game.tell(event, header.players)}"
        if state.turn != turn:
            turn = state.turn
            yield from (f"| {line}" for line in game.describe(state, header.players))
        decision = game.decision(state)
        if decision is None:
            break
        yield f"{header.players[decision.seat]}, {decision.kind}: {game.question(state)}"
        yield f"    {', '.join(decision.actions)}"
        code = player.choose(decision.actions)
        yield f"{header.players[decision.seat]} {code}    # {game.label(state, code)}"
        events = game.apply(state, decision.seat, code)
    yield from (f"| {line}" for line in game.describe(state, header.players))


def write() -> None:
    """Writes every transcript anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, header in cases().items():
        (FOLDER / f"{name}.txt").write_text(
            "".join(f"{line}\n" for line in transcript(header)), "utf-8"
        )

"""What pure Python and the compiled modules must play alike. It runs as `python -c` in the environment of a wheel, away
from the checkout, where only that is installed:

python -c "$(cat tests/compiled.py)"          a line for each of 50 games
python -c "$(cat tests/compiled.py)" rates    decisions and iterations a second of each game
"""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import sys
import time
from typing import TYPE_CHECKING

from players.levels import LEARNING, LEVELS, choose, play
from players.minds import mind_of
from players.search import Search
from rules import engine
from rules import record as records
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.game import Game, GameState

EACH = 25  # games
EVERY = 20  # decisions between two of which a computer makes one
SECONDS = 2.0


def games(game: Game) -> Iterator[str]:
    """A line a game: what it was, and a digest of all that was done, told and thought in it."""
    mind = mind_of(game.id)
    values = itertools.product(*game.options.values())
    options = [dict(zip(game.options, chosen, strict=True)) for chosen in values]
    for seed in range(EACH):
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        header = Header(game.id, SEATS[:seats], options[seed % len(options)], seed)
        chance = random.Random(seed)
        state, events = game.start(header)
        digest = hashlib.sha256(game.encode_events(events))
        actions: list[tuple[int, str]] = []
        while (decision := game.decision(state)) is not None:
            code = chance.choice(decision.actions)
            number = len(actions)
            if number % EVERY == 0:
                code = play(mind, state, min(LEVELS) + seed % 3, seed)
            if seed % 5 == 0 and number == 2 * EVERY + 1:
                digest.update(found(choose(mind, state, LEARNING, seed).search))
            digest.update(game.encode_events(game.apply(state, decision.seat, code)))
            actions.append((decision.seat, code))
        saved = game.encode(state)
        assert game.decode(saved) == state
        record = records.write(game, game.drawn(state, header), actions)
        assert game.encode(records.replay(records.read(record)).state) == saved
        digest.update(saved + record.encode())
        yield f"{game.id} seats {seats} seed {seed} decisions {len(actions)} {digest.hexdigest()}"


def found(search: Search | None) -> bytes:
    """Everything that a search has found out about its actions."""
    edges = [] if search is None else search.ranked()
    return repr(
        [(edge.code, edge.visits, edge.prior, edge.total) for edge in edges]
    ).encode()


def decisions(game: Game) -> float:
    """Random decisions a second of this processor, with four seats."""
    roll = random.Random(2).random
    count, began = 0, time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        state, _ = game.start(Header(game.id, SEATS[:4], {}, seed=1))
        while actions := state.actions:
            game.step(state, actions[int(roll() * len(actions))])
            count += 1
    return count / passed


def iterations(game: Game) -> float:
    """Iterations of a search a second, from a position in the middle of a game of four."""
    mind, state = mind_of(game.id), _middle(game)
    count, began = 0, time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        Search(mind, mind.worlds(state, state.stack[-1][1], 1, 64), 1).run(LEVELS[4])
        count += LEVELS[4]
    return count / passed


def _middle(game: Game) -> GameState:
    state, _ = game.start(Header(game.id, SEATS[:4], {}, seed=3))
    chance = random.Random(3)
    for _ in range(60):
        game.step(state, chance.choice(state.actions))
    return state


def main(arguments: list[str]) -> None:
    """Prints the games, or the rates."""
    if arguments == ["rates"]:
        print(
            json.dumps(
                {
                    game.id: [decisions(game), iterations(game)]
                    for game in GAMES.values()
                }
            )
        )
        return
    print("pure" if engine.__file__.endswith(".py") else "compiled")
    for game in GAMES.values():
        print(*games(game), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])

"""`make train`: self-play, fitting, and a match against the former weights (`python -m lab.training`).

A round fits the policy to the choices of searches, made for one decision in five of games of the policy with noise.
Then it fits the evaluation to the results of games of the new policy, or of a short search. It writes the new weights
only if they win a match against the former ones. The very first round imitates the greedy player. `--calibrate` fits
only the spread of the evaluation, to games that it was not fitted to (see `python -m lab reliability`).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from lab.intervals import wilson
from lab.match import play_match
from lab.training.fit import fit_evaluation, fit_policy, fit_spread
from lab.training.samples import Collector, flatten, play_game, split_blocks
from players import numbers
from players.levels import choose, policy_action
from players.minds import (
    GROUPS,
    KNOWLEDGE,
    Mind,
    Weights,
    blank,
    read_weights,
    weights_path,
)
from players.scripted import greedy
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rules.game import GameState

Act: TypeAlias = "tuple[str, Mapping[str, float] | None]"
"""An action, and the share that each action should have if the policy is to learn from the decision."""

LABELLED = 0.2  # the share of decisions that the policy learns from
# the share of the greedy player's decisions that are replaced by random ones
RANDOM = 0.05
# of the policy, in games for itself and for the evaluation
NOISE_LEARNING, NOISE_ENDING = 0.4, 0.25
MATCH_SEATS = (4, 2)  # the numbers of seats in matches against the former weights
IMITATED_GAMES = 200


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one round for each game asked for; return 1 when new weights did not win."""
    parser = argparse.ArgumentParser(prog="python -m lab.training", description=__doc__)
    parser.add_argument("--game", choices=list(KNOWLEDGE), action="append")
    parser.add_argument(
        "--games",
        type=int,
        default=140,
        help="for the policy to learn from; 0: it stays",
    )
    parser.add_argument(
        "--iterations", type=int, default=150, help="of a decision to learn from"
    )
    parser.add_argument(
        "--endings",
        type=int,
        default=2000,
        help="games for the evaluation to learn from",
    )
    parser.add_argument(
        "--thinking",
        type=int,
        default=0,
        help="iterations of a decision in those; 0: the policy",
    )
    parser.add_argument(
        "--match",
        type=int,
        default=60,
        help="games of 4 and of 2, or of --seats, against the weights before",
    )
    parser.add_argument(
        "--seats",
        type=int,
        choices=range(2, 6),
        help="learn for games of so many alone",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--afresh", action="store_true", help="begin with nothing but the greedy player"
    )
    parser.add_argument(
        "--calibrate",
        action="store_true",
        help="fit the spread of the evaluation alone",
    )
    args = parser.parse_args(arguments)
    # the features of an action come from arrays as weights
    if not numbers.__file__.endswith(".py"):
        parser.error(
            "compiled players can't be trained: run it in a checkout, in pure Python"
        )
    won = [_round(game_id, args) for game_id in args.game or KNOWLEDGE]
    return 0 if all(won) else 1


def _round(game_id: str, args: argparse.Namespace) -> bool:
    path = weights_path(game_id)
    if args.afresh:
        write_weights(path, _imitation(game_id, args.seed))
        return True
    before = read_weights(path)
    if args.calibrate:
        write_weights(path, _calibrated(game_id, before, args))
        return True
    weights = _learned(game_id, before, args)
    trial = path.with_suffix(".new.json")
    write_weights(trial, weights)
    try:
        result = _beats(
            game_id,
            trial,
            args.match,
            args.seed,
            (args.seats,) if args.seats else MATCH_SEATS,
        )
        _say(
            f"{game_id}: {'won' if result else 'did not win'} against the weights before"
        )
        if result:
            weights["note"][-1] += (
                "; against the weights before, 45 iterations each: " + result
            )
            write_weights(path, weights)
        return bool(result)
    finally:
        trial.unlink()


def _imitation(game_id: str, seed: int) -> Weights:
    """Return weights that imitate the greedy player."""
    game = find_game(game_id)

    def act(state: GameState, chance: random.Random) -> Act:
        code = greedy.choose(game, state)
        shares = {code: 1.0} if chance.random() < LABELLED else None
        return (
            chance.choice(state.actions) if chance.random() < RANDOM else code
        ), shares

    weights = blank(game_id)
    collector = _played(game_id, weights, act, IMITATED_GAMES, seed)
    _fit_policy(game_id, weights, collector)
    explained = _fit_evaluation(weights, collector)
    weights["note"] = [
        f"policy: imitates the greedy player in {IMITATED_GAMES} games; evaluation: fitted to them, explains"
        f" {explained} of the final differences"
    ]
    return weights


def _learned(game_id: str, before: Weights, args: argparse.Namespace) -> Weights:
    """Return a policy fitted to searches with the former weights, and an evaluation fitted to games with it."""
    weights: Weights = {**before}
    mind = Mind(game_id, before)

    def learning(state: GameState, chance: random.Random) -> Act:
        if len(state.actions) == 1 or chance.random() > LABELLED:
            return policy_action(mind, state, chance, NOISE_LEARNING), None
        found = choose(mind, state, args.iterations, chance.getrandbits(60))
        edges = found.search.ranked() if found.search else []
        visits = {
            edge.code: edge.visits for edge in edges if edge.code in state.actions
        }
        return found.code, {
            code: number / sum(visits.values()) for code, number in visits.items()
        }

    _fit_policy(
        game_id,
        weights,
        _played(game_id, weights, learning, args.games, args.seed, args.seats),
    )
    better = Mind(game_id, weights)

    def ending(state: GameState, chance: random.Random) -> Act:
        if args.thinking:
            return choose(
                better, state, args.thinking, chance.getrandbits(60)
            ).code, None
        return policy_action(better, state, chance, NOISE_ENDING), None

    collector = _played(
        game_id, weights, ending, args.endings, args.seed + 1, args.seats
    )
    explained = _fit_evaluation(weights, collector)
    who = (
        f"the search, {args.thinking} iterations"
        if args.thinking
        else "the policy with noise"
    )
    learnt = (
        f"{args.games} games of the policy with noise, one decision in five as {args.iterations} iterations chose,"
        f" the policy fitted to those; "
    )
    only = f"for {args.seats} players: " if args.seats else ""
    weights["note"] = [
        *weights["note"],
        f"{only}{learnt if args.games else ''}evaluation: fitted to {args.endings} games of {who}, explains {explained}"
        f" of the final differences; seed {args.seed}",
    ]
    return weights


def _calibrated(game_id: str, weights: Weights, args: argparse.Namespace) -> Weights:
    """Return the weights with a spread fitted to new games, for every number of seats."""
    game, mind = find_game(game_id), Mind(game_id, weights)

    def ending(state: GameState, chance: random.Random) -> Act:
        return policy_action(mind, state, chance, NOISE_ENDING), None

    spread = {}
    for seats in range(game.min_seats, game.max_seats + 1):
        ended = _played(
            game_id, weights, ending, args.endings, args.seed, seats
        ).ended()
        spread[str(seats)] = fit_spread(ended, seats, weights["evaluation"][str(seats)])
    note = f"spread: fitted to {args.endings} games of the policy with noise for each number of players"
    return {
        **weights,
        "spread": spread,
        "note": [*weights["note"], f"{note}; seed {args.seed}"],
    }


def _played(
    game_id: str,
    weights: Weights,
    act: Callable[[GameState, random.Random], Act],
    games: int,
    seed: int,
    seats: int | None = None,
) -> Collector:
    """Play games with any options, of `seats` seats or of any number, and return what was collected."""
    mind = Mind(game_id, weights)
    collector = Collector(game_id)
    for number in range(games):
        play_game(collector, mind, act, seed * 1_000_000 + number, seats)
        if number % 20 == 19:
            _say(f"{game_id}: {number + 1} of {games} games")
    return collector


def _fit_policy(game_id: str, weights: Weights, collector: Collector) -> None:
    policy = dict(weights["policy"])
    for seats in filter(collector.decides, GROUPS):
        vector, loss = fit_policy(
            collector.decided(seats), flatten(game_id, policy[seats])
        )
        policy[seats] = split_blocks(game_id, vector)
        _say(f"{game_id}: policy for {seats}: cross entropy {loss:.3f}")
    weights["policy"] = policy


def _fit_evaluation(weights: Weights, collector: Collector) -> str:
    """Fit the evaluation in the weights; return the explained shares of variance by number of seats, as text."""
    ended = collector.ended()
    evaluation, spread, shares = (
        dict(weights["evaluation"]),
        dict(weights["spread"]),
        [],
    )
    for number in sorted({int(seats) for seats in ended.seats}):
        evaluation[str(number)], spread[str(number)], explained = fit_evaluation(
            ended, number
        )
        shares.append(f"{explained:.0%}")
    weights["evaluation"], weights["spread"] = evaluation, spread
    return "/".join(shares)


def _beats(
    game_id: str, trial: Path, games: int, seed: int, numbers: Sequence[int]
) -> str:
    """Return the result of the new weights as text if they won significantly more than a fair share, else ""."""
    shares = []
    won, total, fair = 0.0, 0, 0.0
    for seats in numbers:
        share = 0.0
        for number, played in enumerate(
            play_match(
                game_id,
                f"iterations:45@{trial}",
                "iterations:45",
                seats,
                games,
                seed * 7919,
            )
        ):
            share += played.shares[number % seats]
        shares.append(f"{share / games:.0%} of {games} games of {seats}")
        won, total, fair = won + share, total + games, fair + games / seats
    low, _ = wilson(won, total)
    _say(
        f"{game_id}: {', '.join(shares)}; lower end {low:.1%}, fair share {fair / total:.1%}"
    )
    return ", ".join(shares) if low > fair / total else ""


def write_weights(path: Path, weights: Weights) -> None:
    """Write a weight file with a line for every list of numbers."""
    path.write_text(_text(weights, 0) + "\n", encoding="utf-8")


def _text(value: object, depth: int) -> str:
    inner = "  " * (depth + 1)
    if isinstance(value, dict):
        lines = [
            f"{inner}{json.dumps(key)}: {_text(item, depth + 1)}"
            for key, item in value.items()
        ]
        return "{\n" + ",\n".join(lines) + "\n" + "  " * depth + "}"
    if isinstance(value, list) and value and isinstance(value[0], list | str):
        return (
            "[\n"
            + ",\n".join(inner + json.dumps(item) for item in value)
            + "\n"
            + "  " * depth
            + "]"
        )
    return json.dumps(value)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

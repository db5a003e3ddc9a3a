"""The commands of the laboratory: matches, the ladder, puzzles and training (`python -m lab COMMAND`)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from lab import ladder
from lab.deviation import MOST_DIFFERENCE, deviations
from lab.guided import Counts, Notes
from lab.habits import HABITS, play_habit_match
from lab.intervals import INTERIM_LOOKS, decided_interval
from lab.match import Tally, play_match
from lab.puzzles import checker, maker
from lab.reliability import MOST_ERROR, reliability_bins
from players.advisable import LONG_ITERATIONS
from players.levels import HINT_ITERATIONS, LEVELS
from players.minds import mind_of
from players.opponents import OPPONENT_NAMES, UnknownPlayer, player
from players.puzzles.stock import Puzzle, Stock, read, written
from rules.errors import GameError
from rules.pipes import ends_with_its_reader
from rules.register import GAMES, find_game
from rules.shared.chance import MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lab.match import GameResult
    from rules.game import Game

FAILED = 2
MOST_GAMES = 100_000
MOST_ITERATIONS = 100_000


class ArgumentError(ValueError):
    """An argument is invalid; the text has its bounds."""


@ends_with_its_reader
def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status, 2 after an error of any kind."""
    args = _parser().parse_args(arguments)
    try:
        return COMMANDS[args.command](args)
    except (GameError, UnknownPlayer, ArgumentError, OSError) as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m lab", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    match_ = commands.add_parser(
        "match",
        help="play one player against others of one kind and print its share of the wins",
    )
    match_.add_argument("one", help="one of: " + ", ".join(OPPONENT_NAMES))
    match_.add_argument("others", help="who sits in all other seats")
    match_.add_argument("--game", default="caylus", help="one of: " + ", ".join(GAMES))
    match_.add_argument("--seats", type=int, default=4)
    match_.add_argument(
        "--games", type=int, default=200, help="each set-up is played from every seat"
    )
    match_.add_argument("--seed", type=int, default=0, help="of the first set-up")
    match_.add_argument(
        "--bound",
        type=float,
        metavar="PERCENT",
        help=f"a sequential test: look {INTERIM_LOOKS} times, end when the interval lies on one side of this share",
    )
    match_.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    ladder_ = commands.add_parser(
        "ladder",
        help="play everybody against everybody, both games, every number of players and option",
    )
    ladder_.add_argument(
        "names", nargs="*", default=list(ladder.NAMES), help="the players"
    )
    ladder_.add_argument("--game", action="append", help="only this game")
    ladder_.add_argument("--games", type=int, default=20, help="of every setting")
    ladder_.add_argument("--seed", type=int, default=0)
    puzzles = commands.add_parser(
        "puzzles",
        help="play games between computers and keep positions with one clearly best action",
    )
    puzzles.add_argument("--game", default="caylus", help="one of: " + ", ".join(GAMES))
    puzzles.add_argument("--games", type=int, default=20)
    puzzles.add_argument(
        "--seed",
        type=int,
        default=0,
        help="of the first game; ids of puzzles follow from it",
    )
    puzzles.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
    puzzles.add_argument(
        "--check",
        type=Path,
        metavar="STOCK",
        help="look long at the puzzles of a file instead, keep the clear ones",
    )
    puzzles.add_argument(
        "--iterations",
        type=int,
        default=checker.ITERATIONS,
        help="of each search of a check",
    )
    puzzles.add_argument(
        "--notes",
        type=Path,
        metavar="FILE",
        help="where a check keeps what it has looked at",
    )
    reliability = commands.add_parser(
        "reliability",
        help="play games between equals and print how often what the evaluation believes comes true",
    )
    reliability.add_argument(
        "--game", default="caylus", help="one of: " + ", ".join(GAMES)
    )
    reliability.add_argument("--seats", type=int, default=4)
    reliability.add_argument("--games", type=int, default=600)
    reliability.add_argument(
        "--iterations",
        type=int,
        default=0,
        help="of a decision; 0: the policy with noise",
    )
    reliability.add_argument("--seed", type=int, default=0, help="of the first game")
    deviation = commands.add_parser(
        "deviation",
        help="compare what level 5 believes with a plain search that has five times the iterations",
    )
    deviation.add_argument(
        "--game", default="caylus", help="one of: " + ", ".join(GAMES)
    )
    deviation.add_argument("--positions", type=int, default=100)
    deviation.add_argument(
        "--iterations", type=int, default=LEVELS[5], help="of the search that learns"
    )
    deviation.add_argument("--seed", type=int, default=0, help="of the first game")
    habits = commands.add_parser(
        "habits",
        help="play Caylus with a habit forced or forbidden against the same without that",
    )
    habits.add_argument(
        "habits", nargs="*", default=list(HABITS), help="of: " + ", ".join(HABITS)
    )
    habits.add_argument("--seats", type=int, default=2)
    habits.add_argument("--games", type=int, default=200, help="of each habit")
    habits.add_argument(
        "--iterations",
        type=int,
        default=LEVELS[3],
        help="of a decision; 0: the policy with noise",
    )
    habits.add_argument("--seed", type=int, default=0, help="of the first game")
    guided = commands.add_parser(
        "guided",
        help="play games by the guide's suggestions and count what a guide must not do",
    )
    guided.add_argument(
        "--games", type=int, default=200, help="both games, 2 to 4 seats in turn"
    )
    guided.add_argument(
        "--seed", type=int, default=0, help="the number of the first game"
    )
    guided.add_argument(
        "--iterations", type=int, default=HINT_ITERATIONS, help="of a suggestion"
    )
    guided.add_argument(
        "--long",
        type=int,
        default=0,
        help="of what may find a wasteful action much better, which takes at least "
        f"{LONG_ITERATIONS}; the bot has them within its ceiling of time",
    )
    guided.add_argument(
        "--notes",
        type=Path,
        metavar="FILE",
        help="keeps each game's counts, to go on later",
    )
    return parser


def _checked_seed(args: argparse.Namespace) -> int:
    """Return the seed after a check of it and of the number of games."""
    if not 1 <= args.games <= MOST_GAMES:
        raise ArgumentError(f"--games {args.games}: 1 to {MOST_GAMES}")
    return _seed_alone(args)


def _seed_alone(args: argparse.Namespace) -> int:
    if not 0 <= args.seed <= MAX_SEED - MOST_GAMES:
        raise ArgumentError(f"--seed {args.seed}: 0 to {MAX_SEED - MOST_GAMES}")
    seed: int = args.seed
    return seed


def _looks(args: argparse.Namespace) -> Sequence[int]:
    """Return after how many games a sequential test looks at the share, each time with as many from every seat."""
    if args.bound is None:
        return ()
    part = args.seats * INTERIM_LOOKS
    if not 0 < args.bound < 100 or args.games % part:
        raise ArgumentError(
            f"--bound {args.bound:g} --games {args.games}: 0 to 100 %, and a multiple of {part} games"
        )
    return range(
        args.games // INTERIM_LOOKS, args.games + 1, args.games // INTERIM_LOOKS
    )


def _ladder(args: argparse.Namespace) -> int:
    seed = _checked_seed(args)
    everything = []
    for game_id in args.game or GAMES:
        game = find_game(game_id)
        played: list[GameResult] = []
        settings: dict[str, list[GameResult]] = {}
        for setting, result in ladder.round_robin(game, args.names, args.games, seed):
            words = [
                f"{setting.seats} players",
                *(f"{key}={value}" for key, value in setting.options.items()),
            ]
            settings.setdefault(", ".join(words), []).append(result)
            played.append(result)
        for name, own in (*settings.items(), ("all of them", played)):
            everything += [
                f"{game.title}, {name}:",
                *ladder.ladder_lines(ladder.rate_games(own, args.names)),
            ]
    print("\n".join(everything))
    return 0


def _game(args: argparse.Namespace) -> Game:
    """Return the game after a check of its number of seats."""
    game = find_game(args.game)
    if not game.min_seats <= args.seats <= game.max_seats:
        raise ArgumentError(
            f"--seats {args.seats}: {game.title} has {game.min_seats} to {game.max_seats} players"
        )
    return game


def _reliability(args: argparse.Namespace) -> int:
    game, seed = _game(args), _checked_seed(args)
    if not 0 <= args.iterations <= MOST_ITERATIONS:
        raise ArgumentError(f"--iterations {args.iterations}: 0 to {MOST_ITERATIONS}")
    bins = reliability_bins(
        mind_of(game.id), args.seats, args.games, args.iterations, seed
    )
    for bucket in bins:
        print(
            f"{bucket.part:6}  believed {bucket.believed:4.0%}, won {bucket.won:4.0%}"
            f"  ({bucket.positions} positions of {bucket.games} games)"
        )
    worst = max((abs(bucket.off) for bucket in bins if bucket.counts), default=0.0)
    print(
        f"{game.title}, {args.seats} players: off by {worst:.3f} at most, {MOST_ERROR} is possible"
    )
    return 0 if worst <= MOST_ERROR else 1


def _deviation(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    if not 1 <= args.positions <= MOST_GAMES:
        raise ArgumentError(f"--positions {args.positions}: 1 to {MOST_GAMES}")
    seed = _seed_alone(args)
    if not 1 <= args.iterations <= MOST_ITERATIONS:
        raise ArgumentError(f"--iterations {args.iterations}: 1 to {MOST_ITERATIONS}")
    learned: list[float] = []
    over: list[float] = []
    for deviation in deviations(
        mind_of(game.id), args.positions, seed, args.iterations
    ):
        learned.append(deviation.learned)
        if deviation.learned > MOST_DIFFERENCE:
            over.append(deviation.plain)
            print(
                f"game {deviation.game}, {deviation.seats} players, turn {deviation.turn}: {deviation.learned:.3f}"
                f" (a plain search of the same size: {deviation.plain:.3f})",
                flush=True,
            )
    learned.sort()
    middle, most = learned[len(learned) // 2], learned[-1]
    print(
        f"{game.title}, {len(learned)} positions: off by {middle:.3f} in the middle, {most:.3f} at most;"
        f" in {len(over)} by more than {MOST_DIFFERENCE}, where a plain search is too in"
        f" {sum(difference > MOST_DIFFERENCE for difference in over)}"
    )
    return 1 if over else 0


def _habits(args: argparse.Namespace) -> int:
    args.game = "caylus"
    game, seed = _game(args), _checked_seed(args)
    if not 0 <= args.iterations <= MOST_ITERATIONS:
        raise ArgumentError(f"--iterations {args.iterations}: 0 to {MOST_ITERATIONS}")
    if unknown := [name for name in args.habits if name not in HABITS]:
        raise ArgumentError(
            f"{unknown[0]}: no habit of that name; there are {', '.join(HABITS)}"
        )
    for name in args.habits:
        for held in play_habit_match(
            mind_of(game.id), name, args.seats, args.games, seed, args.iterations
        ):
            line = f"{name}: {held.tally.line()}, {held.changed} decisions changed"
            if sys.stderr.isatty():
                print(f"\r{line}", end="", file=sys.stderr, flush=True)
        print(line, flush=True)
    return 0


def _guided(args: argparse.Namespace) -> int:
    seed = _checked_seed(args)
    for name, least in (("iterations", 1), ("long", 0)):
        if not least <= getattr(args, name) <= MOST_ITERATIONS:
            raise ArgumentError(
                f"--{name} {getattr(args, name)}: {least} to {MOST_ITERATIONS}"
            )
    try:
        notes = Notes(args.notes)
    except msgspec.MsgspecError as error:
        raise ArgumentError(f"{args.notes}: {error}") from None
    counts = Counts()
    for number in range(seed, seed + args.games):
        found = notes.of(number, args.iterations, args.long)
        counts.add(found)
        for worst in found.worst:
            print(f"game {number}: {worst}", file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            print(f"\r{counts.line()}", end="", file=sys.stderr, flush=True)
    print(counts.line())
    return 0 if counts.is_good else 1


def _match(args: argparse.Namespace) -> int:
    game, seed = _game(args), _checked_seed(args)
    options = {}
    for option in args.option:
        name, _, value = option.partition("=")
        if value not in game.options.get(name, ()):
            known = ", ".join(
                f"{key}={'/'.join(values)}" for key, values in game.options.items()
            )
            raise ArgumentError(f"--option {option}: possible are {known}")
        options[name] = value
    for name in (args.one, args.others):
        player(name, game.id)
    looks = _looks(args)
    tally = Tally()
    for number, played in enumerate(
        play_match(
            game.id, args.one, args.others, args.seats, args.games, seed, options
        )
    ):
        tally.add(played, number % args.seats)
        if sys.stderr.isatty():
            print(f"\r{tally.line(bool(looks))}", end="", file=sys.stderr, flush=True)
        elif tally.games in looks:
            # so that the log of an interrupted match has its state
            print(tally.line(looked=True), file=sys.stderr, flush=True)
        if tally.games in looks and decided_interval(
            tally.wins, tally.games, args.bound / 100
        ):
            break
    words = [
        game.title,
        f"{args.seats} players",
        *(f"{name}={value}" for name, value in options.items()),
    ]
    print(
        f"{args.one} against {args.others}, {', '.join(words)}: {tally.line(bool(looks))}"
    )
    return 0


def _check(args: argparse.Namespace) -> int:
    """Check a stock, the puzzles with the smallest margins first, and write those that stay."""
    if not 1 <= args.iterations <= MOST_ITERATIONS:
        raise ArgumentError(f"--iterations {args.iterations}: 1 to {MOST_ITERATIONS}")
    try:
        stock = read(args.check)
        searches = checker.Searches(args.iterations, args.notes)
    except msgspec.MsgspecError as error:
        raise ArgumentError(f"{args.check}, or its notes: {error}") from None
    args.output.touch()
    dropped: list[int] = []
    for puzzle in sorted(stock.puzzles, key=lambda puzzle: puzzle.margin):
        if why := checker.reason_to_drop(puzzle, searches):
            dropped.append(puzzle.id)
        print(f"{puzzle.id}: {why or 'clear'}", file=sys.stderr, flush=True)
    kept = tuple(puzzle for puzzle in stock.puzzles if puzzle.id not in dropped)
    args.output.write_bytes(
        written(
            Stock(f"{stock.made}; {checker.provenance(args.iterations, dropped)}", kept)
        )
    )
    print(f"{len(kept)} of {len(stock.puzzles)} puzzles stay")
    return 0


def _puzzles(args: argparse.Namespace) -> int:
    if args.check is not None:
        return _check(args)
    game, seed = find_game(args.game), _checked_seed(args)
    args.output.touch()  # fails at once where it can't be written
    found: list[Puzzle] = []
    for count in range(1, args.games + 1):
        of_game = maker.puzzles(game.id, seed + count - 1)
        found += of_game
        stock = Stock(
            maker.provenance(game.id, count, seed), maker.limit_repeats(found)
        )
        # so that an interrupted run keeps its puzzles
        args.output.write_bytes(written(stock))
        print(
            f"game {seed + count - 1}: {', '.join(puzzle.best for puzzle in of_game) or 'none'}",
            file=sys.stderr,
        )
    print(f"{game.title}: {len(stock.puzzles)} puzzles of {args.games} games")
    return 0


COMMANDS = {
    "match": _match,
    "ladder": _ladder,
    "puzzles": _puzzles,
    "reliability": _reliability,
    "deviation": _deviation,
    "habits": _habits,
    "guided": _guided,
}


if __name__ == "__main__":
    sys.exit(main())

"""Broken and odd record files: a sentence with a line number, never a traceback, never slow."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from rules import record as records
from rules.errors import RecordError
from rules.register import GAMES
from tests.rules.games import RandomPlayer, set_ups

if TYPE_CHECKING:
    from collections.abc import Sequence

SLOWEST = 1.0  # seconds for any input of at most 1 MB
WORDS = (
    b"game: caylus", b"game: magna_carta", b"players: Blue, Red", b"seed: 9223372036854775807", b"set turn: 9999",
    b"set bailiff: 25", b"set provost: 28", b"set scored: dungeon, walls", b"set inn: Red",
    b"set road 9: residence Blue", b"set road 10: s_church Red", b"set Blue: favors=5/5/5/5 houses=6/10/14",
    b"set Red: deniers=9999 gold=9999",
    b"set tokens: 1/0/0", b"set hand Blue:", b"order: Red, Blue", b"option favors: simplified", b"deck Red: bank",
    b"Blue pass", b"Red place castle", b"Blue", b"\xef\xbb\xbf", b"\r\n", b"\n", b"\t", b"#", b":", b"-1", b"\x00",
    b"\xff", b"place 29", b"provost +3", "Ω".encode(), b"9" * 400,
)  # fmt: skip


def problem(data: bytes) -> str | None:
    """What is wrong with how this input is read, or None."""
    began = time.perf_counter()
    try:
        played = records.replay(records.read(data))
        text = records.export(played)
        again = records.replay(records.read(text))
        players = played.header.players
        if played.game.position(again.state, players) != played.game.position(
            played.state, players
        ):
            return "the export replays to another position"
    except RecordError as error:
        if error.line < 1 or not str(error).startswith(f"line {error.line}: "):
            return f"no line number: {error}"
        if len(str(error)) > 1_500:
            return f"an error of {len(str(error))} characters"
    except Exception as error:
        return repr(error)
    if time.perf_counter() - began > SLOWEST:
        return "slow"
    return None


def seeds(chance: random.Random) -> list[bytes]:
    """Whole records of random games to begin with."""
    result = []
    for game, header in set_ups(chance.randrange(10**6)):
        state, _ = game.start(header)
        player = RandomPlayer(chance.randrange(10**6), 0.8)
        actions = []
        while (decision := game.decision(state)) and len(actions) < 150:
            code = player.choose(decision.actions)
            actions.append((decision.seat, code))
            game.step(state, code)
        result.append(
            records.write(GAMES[game.id], game.drawn(state, header), actions).encode()
        )
    return result


def mutated(data: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    """The input with a few random changes: bytes, words, lines, pieces of other records."""
    lines = data.split(b"\n")
    for _ in range(chance.randint(1, 6)):
        place = chance.randrange(len(lines))
        change = chance.randrange(9)
        if change == 0:
            del lines[place:][:1]
            lines = lines or [b""]
        elif change == 1:
            lines.insert(place, chance.choice(WORDS))
        elif change == 2:
            lines[place] += chance.choice(WORDS)
        elif change == 3:
            lines.insert(place, chance.choice(lines))
        elif change == 4:
            lines = lines[: place + 1]
        elif change == 5:
            lines.insert(place, chance.choice(chance.choice(others).split(b"\n")))
        elif change == 6:
            words = lines[place].split(b" ")
            words[chance.randrange(len(words))] = chance.choice(WORDS)
            lines[place] = b" ".join(words)
        elif change == 7:
            at = chance.randint(0, len(lines[place]))
            lines[place] = (
                lines[place][:at]
                + bytes([chance.randrange(256)])
                + lines[place][at + 1 :]
            )
        else:
            lines[place] = lines[place][: chance.randint(0, len(lines[place]))]
    return b"\n".join(lines)

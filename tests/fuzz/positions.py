"""Odd positions: saved states as JSON, and positions in lines of text, changed at random.

A broken one gives an error of the rules. One in lines that is taken must be a position that can be shown and
played on from; of JSON only the reading is tried, since what was saved is trusted.
"""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from rules import record as records
from rules.errors import GameError
from rules.register import GAMES
from tests.fuzz.records import mutated as mutated_record
from tests.rules.games import RandomPlayer, set_ups

if TYPE_CHECKING:
    from collections.abc import Sequence

STEPS = 12  # actions that are tried from a position
NUMBERS = (
    b"0",
    b"-1",
    b"1",
    b"2",
    b"3",
    b"5",
    b"7",
    b"25",
    b"28",
    b"29",
    b"99",
    b"9223372036854775808",
    b"1.5",
)
LINES = (
    (
        b"game: caylus\nplayers: Blue, Red, Green\nseed: 4\nset turn: 6\nset bailiff: 9\nset provost: 11\n"
        b"set scored: dungeon\nset Blue: deniers=9 food=3 wood=2 stone=2 cloth=1 gold=1 favors=1/2/0/1\n"
        b"set Red: deniers=0 gold=3\nset road 9: residence Blue\nset road 10: s_church Red\n"
    ),
    (
        b"game: magna_carta\nplayers: Blue, Red\nseed: 4\nset turn: 3\nset provost: 2\nset tokens: 4/5/8\n"
        b"set Blue: deniers=9 food=3 wood=2 stone=2 gold=1 tokens=1/1/0\nset Red: deniers=0 gold=3\n"
    ),
)
_NUMBER = re.compile(rb"-?\d+")


def seeds(chance: random.Random) -> list[bytes]:
    """Positions from the middle of random games as JSON, each behind its game's name; positions in lines."""
    result = [b"lines\n" + lines for lines in LINES]
    for game, header in set_ups(chance.randrange(10**6)):
        state, _ = game.start(header)
        player = RandomPlayer(chance.randrange(10**6), 0.8)
        for _ in range(chance.randint(0, 150)):
            decision = game.decision(state)
            if decision is None:
                break
            game.step(state, player.choose(decision.actions))
        result.append(game.id.encode() + b"\n" + game.encode(state))
    return result


def mutated(data: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    """Numbers, keys and pieces exchanged; lines as the fuzzer of records does."""
    kind, _, body = data.partition(b"\n")
    if kind == b"lines":
        lines = [
            other.partition(b"\n")[2]
            for other in others
            if other.startswith(b"lines\n")
        ]
        if chance.random() < 0.5:
            return b"lines\n" + mutated_record(body, chance, lines)
        return b"lines\n" + _other_number(body, chance)
    for _ in range(chance.randint(1, 3)):
        change = chance.randrange(4)
        words = re.findall(rb'"[a-z_]+"', body)
        if change < 2:
            body = _other_number(body, chance)
        elif change == 2 and words:
            body = body.replace(chance.choice(words), chance.choice(words), 1)
        elif body:
            at = chance.randrange(len(body))
            body = body[:at] + bytes([chance.choice(b'[]{},:"0a\\')]) + body[at + 1 :]
    return kind + b"\n" + body


def _other_number(body: bytes, chance: random.Random) -> bytes:
    numbers = list(_NUMBER.finditer(body))
    if not numbers:
        return body
    at = chance.choice(numbers)
    return body[: at.start()] + chance.choice(NUMBERS) + body[at.end() :]


def problem(data: bytes) -> str | None:
    """What is wrong with how this position is taken, or None."""
    kind, _, body = data.partition(b"\n")
    try:
        if kind != b"lines":
            GAMES[kind.decode()].decode(body)
            return None
        played = records.replay(records.read(body))
        game, state = played.game, played.state
        chance = random.Random(len(body))
        for _ in range(STEPS):
            decision = game.decision(state)
            if decision is None:
                break
            game.view(state)
            game.apply(state, decision.seat, chance.choice(decision.actions))
    except GameError:
        return None
    except Exception as error:
        return repr(error)
    return None

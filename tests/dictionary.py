"""`python -m tests.dictionary FILE` makes a preset dictionary for events from random games of every kind and size.

What is stored was packed with the one in `storage/`, which therefore never changes: a better one gets a mark of its
own in `storage/compression.py`.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from tests.rules.games import RandomPlayer, set_ups

if TYPE_CHECKING:
    from collections.abc import Iterator

SAMPLES = 2500  # actions
SIZE, SEGMENT, WORD = 16_384, 512, 8  # bytes
STEP = 4  # bytes between two segments that are compared


def events(seed: int) -> Iterator[bytes]:
    """The events of each action of one game of every set-up, as they are stored."""
    for game, header in set_ups(seed):
        state, _ = game.start(header)
        player = RandomPlayer(header.seed, 0.9)
        while (decision := game.decision(state)) is not None:
            yield game.encode_events(
                game.apply(state, decision.seat, player.choose(decision.actions))
            )


def train(samples: list[bytes]) -> bytes:
    """Of each part of the samples the segment whose words are in most of them and in no segment before; the best
    come last, where zlib refers to them cheapest."""
    in_samples = Counter(word for sample in samples for word in set(_words(sample)))
    text = b"".join(samples)
    width = len(text) // (SIZE // SEGMENT)
    chosen: list[tuple[int, bytes]] = []
    known: set[bytes] = set()
    for begin in range(0, len(text) - width + 1, width):
        segments = [
            text[at : at + SEGMENT]
            for at in range(begin, begin + width - SEGMENT, STEP)
        ]
        found = max(
            (sum(in_samples[word] for word in {*_words(one)} - known), one)
            for one in segments
        )
        known.update(_words(found[1]))
        chosen.append(found)
    return b"".join(segment for _, segment in sorted(chosen))


def _words(text: bytes) -> list[bytes]:
    return [text[at : at + WORD] for at in range(len(text) - WORD + 1)]


if __name__ == "__main__":
    found = list(events(1))
    Path(sys.argv[1]).write_bytes(train(random.Random(1).sample(found, SAMPLES)))

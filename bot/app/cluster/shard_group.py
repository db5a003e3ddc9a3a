"""Which of Discord's shards a process of several serves: part K of N, counted from 1."""

from __future__ import annotations

import re

import msgspec

from storage.shard_range import ShardRange

MOST = 1_000
_PART = re.compile(r"([0-9]{1,4})/([0-9]{1,4})")


class Part(msgspec.Struct, frozen=True):
    """Part `number` of so many, as neighbouring shards: part 2/4 of 16 has the shards 4 to 7."""

    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def shard_range(self, shards: int) -> ShardRange:
        """Its shards; there are at least as many shards as parts."""
        return ShardRange(shards, (self.number - 1) * shards // self.of, self.number * shards // self.of - 1)


def read(text: str) -> Part:
    """The part that a text such as 2/4 names; raises ValueError."""
    found = _PART.fullmatch(text)
    if found is None:
        raise ValueError
    part = Part(int(found[1]), int(found[2]))
    if not 1 <= part.number <= part.of <= MOST:
        raise ValueError
    return part


def read_several(text: str) -> tuple[Part, ...]:
    """The part that a text names, or of a number such as 4 all of so many; raises ValueError."""
    if "/" in text:
        return (read(text),)
    last = read(f"{text}/{text}")
    return tuple(Part(number, last.of) for number in range(1, last.of + 1))

"""What a computer player would do in somebody's place, and why: from what their seat can know, in a worker thread."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

from players.levels import think, worlds_of
from players.minds import mind_of
from players.reasons import explain
from rules.register import find_game

if TYPE_CHECKING:
    from bot.posting.office import Office
    from bot.table import Thought

ITERATIONS = 30
SECONDS = 0.08  # for the search; the reasons take about as long again
SAMPLES = 12  # roll-outs of each action, for the reasons
MOST = 2  # reasons that are told
SHARE = 0.4  # of the first: a reason that counts less is not told beside it


class Advice(NamedTuple):
    """A legal code, what it is better than (if there was a choice), and the topics in which it is."""

    revision: int
    code: str
    other: str | None = None
    topics: tuple[str, ...] = ()


async def advise(office: Office, game: int) -> Advice | None:
    """Advice for the present decision; None where there is none."""
    thought = await office.table.computers.hinted(game)
    return None if thought is None else await asyncio.to_thread(_think, thought)


def _think(thought: Thought) -> Advice:
    mind = mind_of(thought.kind)
    state = find_game(thought.kind).decode(thought.state.encode())
    worlds = worlds_of(mind, state, ITERATIONS, thought.seed)
    chosen = think(mind, worlds, ITERATIONS, thought.seed, time.perf_counter() + SECONDS)
    ranked = [edge.code for edge in chosen.search.ranked()] if chosen.search is not None else []
    if len(ranked) < 2:
        return Advice(thought.revision, chosen.code)
    other = ranked[1]
    reasons = explain(mind, worlds, chosen.code, other, thought.seed, most=99, samples=SAMPLES)
    better = [reason for reason in reasons if reason.points > 0 and reason.seat == thought.seat]
    told = [reason.topic for reason in better if reason.points >= SHARE * better[0].points]
    return Advice(thought.revision, chosen.code, other, tuple(told[:MOST]))

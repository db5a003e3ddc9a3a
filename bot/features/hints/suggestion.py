"""What a computer player would do in somebody's place, and why: from what their seat can know, in a worker thread."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from bot.core.database import Database
from bot.core.model import Thought
from bot.features.computers import use_cases as computers_use_cases
from players.hints import Hint
from players.levels import think, worlds_of
from players.minds import mind_of
from players.reasons import Reason, explain
from rules.game import Game, GameState
from rules.register import find_game

ITERATIONS = 30
SECONDS = 0.08  # for the search; the reasons take about as long again
SAMPLES = 12  # roll-outs of each action, for the reasons
MOST = 2  # reasons that are told
GAMES = 500  # whose last advice is remembered
SHARE = 0.4  # of the first: a reason that counts less is not told beside it


class Advice(NamedTuple):
    """A legal code, what it is better than (if there was a choice), and the topics in which it is."""

    revision: int
    code: str
    other: str | None = None
    topics: tuple[str, ...] = ()


class Advised:
    """What was advised last in each game. How far a search gets depends on how busy the machine is: who asks again
    about the same decision is told the same."""

    def __init__(self) -> None:
        self._last: OrderedDict[int, Advice] = OrderedDict()

    def known(self, game: int, revision: int) -> Advice | None:
        """What was advised for that revision."""
        found = self._last.get(game)
        return found if found is not None and found.revision == revision else None

    def keep(self, game: int, advice: Advice) -> Advice:
        """Remembers an advice; returns what holds, which is the first one where two were made at the same time."""
        return self.known(game, advice.revision) or self.take(game, advice)

    def take(self, game: int, advice: Advice) -> Advice:
        """Remembers an advice in the place of the one before, and returns it: somebody has looked further."""
        self._last[game] = advice
        self._last.move_to_end(game)
        if len(self._last) > GAMES:
            self._last.popitem(last=False)
        return advice


async def advise(db: Database, advised: Advised, game: int) -> Advice | None:
    """Advice for the present decision, the same however often it is asked for; None where there is none."""
    thought = await computers_use_cases.suggested_thought(db, game)
    if thought is None:
        return None
    known = advised.known(game, thought.revision)
    return known or advised.keep(game, await asyncio.to_thread(_think, thought))


def _think(thought: Thought) -> Advice:
    mind, rules = mind_of(thought.kind), find_game(thought.kind)
    state = rules.decode(thought.state.encode())
    worlds = worlds_of(mind, state, ITERATIONS, thought.seed)
    chosen = think(mind, worlds, ITERATIONS, thought.seed, time.perf_counter() + SECONDS)
    ranked = [edge.code for edge in chosen.search.ranked()] if chosen.search is not None else []
    if len(ranked) < 2:
        return Advice(thought.revision, chosen.code)
    code, other = sparing(rules, state, ranked)[:2]
    reasons = explain(mind, worlds, code, other, thought.seed, most=99, samples=SAMPLES)
    return Advice(thought.revision, code, other, _topics(thought.seat, reasons))


def sparing(rules: Game, state: GameState, ranked: Sequence[str]) -> list[str]:
    """Actions in that order, those last before which a person is asked whether they mean it: who follows a guide is
    not to be asked why."""
    decision = rules.decision(state)
    if decision is None:
        return list(ranked)
    view = rules.view(state)
    return sorted(ranked, key=lambda code: rules.guide.wasted(view, decision, code) is not None)


def of_hint(thought: Thought, hint: Hint) -> Advice:
    """What the guide says from now on, after a hint that was made from that thought."""
    best = hint.options[0]
    return Advice(thought.revision, best.code, hint.beside, _topics(thought.seat, best.reasons))


def _topics(seat: int, reasons: Sequence[Reason]) -> tuple[str, ...]:
    """The topics in which an action is better for the seat that decides, the largest first."""
    better = [reason for reason in reasons if reason.points > 0 and reason.seat == seat]
    told = [reason.topic for reason in better if reason.points >= SHARE * better[0].points]
    return tuple(told[:MOST])

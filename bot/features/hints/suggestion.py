"""The guide's suggestions: a strong computer player's action in a person's place, and its reasons.

They use only the seat's knowledge, and are computed in the thinking processes as soon as the prompt is posted.
"""

import asyncio
import contextlib
from collections import OrderedDict
from typing import NamedTuple

from bot.ai.analysis import HINT, Strength
from bot.ai.quota import Searches
from bot.app.tasks import Tasks
from bot.core.database import UseCaseRunner
from bot.core.errors import UserError
from bot.core.model import Position, Thought
from bot.features.computers import use_cases as computers_use_cases
from players.advisable import purpose
from players.hints import Hint
from players.levels import HINT_ITERATIONS
from rules.model import Message
from rules.register import find_game

REMEMBERED_GAMES = 500  # whose last advice is remembered


class Advice(NamedTuple):
    """A legal code, its advantage over the others (if there was a choice), and its purpose."""

    revision: int
    code: str
    other: str | None = None
    why: Message | None = None


class Suggestions:
    """The last suggestion of each game, so that the same decision gets the same advice again."""

    def __init__(self, db: UseCaseRunner, searches: Searches, tasks: Tasks) -> None:
        self._db, self._searches, self.tasks = db, searches, tasks
        self.last: OrderedDict[int, Advice] = OrderedDict()
        self._under_way: dict[int, asyncio.Lock] = {}

    def known(self, game: int, revision: int) -> Advice | None:
        """Return the suggestion for that revision."""
        suggestion = self.last.get(game)
        return (
            suggestion
            if suggestion is not None and suggestion.revision == revision
            else None
        )

    def keep(self, game: int, advice: Advice) -> Advice:
        """Store an advice and return the valid one: the first of two made at the same time."""
        return self.known(game, advice.revision) or self.take(game, advice)

    def take(self, game: int, advice: Advice) -> Advice:
        """Remember an advice in the place of the one before, and return it: somebody has looked further."""
        self.last[game] = advice
        self.last.move_to_end(game)
        if len(self.last) > REMEMBERED_GAMES:
            self.last.popitem(last=False)
        return advice

    def prepare(self, position: Position) -> None:
        """Begin to think about the present decision.

        Nothing begins while an earlier one of that game is still thought about.
        """
        game = position.info.id
        if game not in self._under_way and self.known(game, position.revision) is None:
            self.tasks.spawn(self._prepared(position), f"suggestion-{game}")

    async def _prepared(self, position: Position) -> None:
        # it is in the log, and whoever asks is told
        with contextlib.suppress(UserError):
            await self.advise(position)

    async def advise(self, position: Position) -> Advice | None:
        """Return advice for the present decision, the same at every time; None without one. Raise UserError."""
        game = position.info.id
        lock = self._under_way.setdefault(game, asyncio.Lock())
        try:
            async with lock:
                known = self.known(game, position.revision)
                if known is not None:
                    return known
                thought = await computers_use_cases.suggested_thought(self._db, game)
                if thought is None or thought.revision != position.revision:
                    return None
                hint = await self._think(position.info.alone or 0, thought)
                return self.keep(game, of_hint(thought, hint))
        finally:
            if not lock.locked():
                self._under_way.pop(game, None)

    async def _think(self, person: int, thought: Thought) -> Hint:
        return await self._searches.think(
            person, thought, HINT, Strength(HINT_ITERATIONS)
        )


def of_hint(thought: Thought, hint: Hint) -> Advice:
    """Return the guide's advice from now on, after a hint for the same decision."""
    code = hint.options[0].code
    return Advice(thought.revision, code, hint.beside, why(thought, code))


def why(thought: Thought, code: str) -> Message | None:
    """Return the purpose of an action, as far as the thought's seat can know it."""
    game = find_game(thought.kind)
    state = game.decode(thought.state.encode())
    decision = game.decision(state)
    if decision is None or code not in decision.actions:
        return None
    # What decided it may be a hand that a spectator can only imagine.
    is_imagined = thought.seat < 0 and decision.kind in game.guide.at_once
    return None if is_imagined else purpose(thought.kind, state, code)

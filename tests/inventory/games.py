"""Seeded games in the simulated Discord, each with what people do in it beside playing."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any, NamedTuple

from simcord.components import walk_components

from tests.bot.players import Player
from tests.bot.world import world
from tests.inventory.requests import Requests
from tests.inventory.scenarios import (
    HOUR,
    LETTERS,
    Command,
    CustomId,
    Restart,
    Scenario,
    Step,
    Wait,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from tests.bot.world import World

# options that are people, whom a scenario names by number
PEOPLE = ("person", "member", "invite1")
MOVES = {"act", "pick", "own", "ownpick", "sure", "never", "no"}
NOT_BY_CHANCE = {
    *("hint", "draft", "explain", "why", "whypick", "review", "reviewof", "lookback"),
    *("cancel", "close", "resign", "leave", "takeback", "undo"),
    *("practice", "begin", "versus", "rematch", "start", "join"),
}
"""What thinks for as long as there is time, what ends the game, and what begins another one."""

LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board", {}),
    ("board", {"view": "phone"}),
    ("status", {}),
    ("hand", {}),
    ("history", {}),
    ("building", {"name": "farm"}),
    ("rules", {}),
    ("games", {}),
    ("plan turn", {}),
    ("plan what-if", {}),
    ("table vote", {}),
    ("me hours", {}),
)


class Done(NamedTuple):
    """A step, behind so many actions, and all that the bot asked of Discord for it."""

    actions: int
    what: str
    requests: list[dict[str, Any]]


class Game:
    """A scenario in its world."""

    def __init__(self, here: World, scenario: Scenario) -> None:
        self.here = here
        self.scenario = scenario
        self.requests = Requests(here)
        self.chance = random.Random(scenario.seed)
        self.private: dict[int, dict[int, Any]] = {}
        self.number = 0

    async def play(self, most: int | None) -> AsyncIterator[Done]:
        """The game to its end, or so many actions of it, step by step."""
        scenario = self.scenario
        self.number = await self.here.table(scenario.players, **scenario.options)
        yield Done(
            0,
            f"{scenario.players} players {dict(scenario.options)}",
            self.requests.bodies(),
        )
        player = Player(self.here, self.number, scenario.seed, scenario.way)
        actions = 0
        while True:
            steps = [*scenario.steps.get(actions, ())]
            if scenario.restless and actions and actions % scenario.restless == 0:
                steps.append(await self._any())
            for step in steps:
                yield Done(actions, await self._do(step), self.requests.bodies())
            if actions == most or not await player.step():
                break
            actions += 1
            yield Done(actions, f"{actions} {player.last}", self.requests.bodies())
        if most is None:
            for step in scenario.end:
                yield Done(actions, await self._do(step), self.requests.bodies())

    async def _do(self, step: Step) -> str:
        here = self.here
        if isinstance(step, Wait):
            for begun in range(0, step.seconds, HOUR):
                await here.env.advance_time(min(HOUR, step.seconds - begun))
            return f"{step.seconds} seconds later"
        if isinstance(step, Restart):
            await here.restart()
            return "restart"
        person = here.people[step.who]
        home = await here.home(self.number)
        if isinstance(step, Command):
            options = {
                name: here.people[value] if name in PEOPLE else value
                for name, value in step.options.items()
            }
            made = await person.slash(home, step.path, **options)
            told = f"{LETTERS[step.who]} /{step.path} {dict(step.options)}"
        else:
            found = next(
                (
                    one
                    for one in await self._seen(step.who)
                    if _kind(one[1]) == step.kind
                ),
                None,
            )
            if found is None:
                return f"{LETTERS[step.who]} has no {step.kind} to press"
            message, part = found
            told = f"{LETTERS[step.who]} presses {step.kind}"
            if "options" in part:
                value = part["options"][step.option % len(part["options"])]["value"]
                made = await person.select(
                    message, [value], custom_id=part["custom_id"]
                )
                told += f" {value}"
            else:
                made = await person.click(message, custom_id=part["custom_id"])
        await here.env.settle()
        seen = self.private.setdefault(step.who, {})
        seen.update(
            {
                message.id: message
                for message in (made.response, *made.followups)
                if message is not None
            }
        )
        return told

    async def _seen(self, who: int) -> list[tuple[Any, dict[str, Any]]]:
        """(message, what can be pressed on it) that somebody sees, the newest first."""
        home = await self.here.home(self.number)
        messages = {
            message.id: message
            for message in (*self.here.channel.history(), *home.history())
        }
        stands = {
            number
            for channel in self.here.env.backend.messages.values()
            for number in channel
        }
        messages |= {
            number: one
            for number, one in self.private.get(who, {}).items()
            if number in stands
        }
        return [
            (messages[number], part)
            for number in sorted(messages, reverse=True)
            for part in _parts(messages[number])
        ]

    async def _any(self) -> Step:
        """Something that somebody does who is restless."""
        who = self.chance.randrange(len(LETTERS))
        kinds: dict[str, int] = {}
        for _, part in await self._seen(who):
            kinds.setdefault(_kind(part), len(part.get("options", ".")))
        forbidden = (
            NOT_BY_CHANCE | MOVES if who < self.scenario.players else NOT_BY_CHANCE
        )
        found = sorted(kinds.keys() - forbidden)
        if found and self.chance.random() < 0.6:
            kind = self.chance.choice(found)
            return CustomId(who, kind, self.chance.randrange(kinds[kind]))
        path, options = self.chance.choice(LOOKS)
        return Command(who, f"caylus {path}", options)


def _kind(part: dict[str, Any]) -> str:
    return str(part["custom_id"].split(":")[1])


def _parts(message: Any) -> list[dict[str, Any]]:
    rows = [
        part if isinstance(part, dict) else part.to_dict()
        for part in message.components
    ]
    found = [part for part in walk_components(rows) if not part.get("disabled")]
    return [part for part in found if str(part.get("custom_id", "")).startswith("cy:")]


async def played(scenario: Scenario, most: int | None) -> AsyncIterator[Done]:
    """A scenario to its end, or so many actions of it, in a world of its own. What threads would do (pictures, what a
    computer may know) is done in its turn, so that nothing overtakes anything else."""
    loop = asyncio.get_running_loop()

    def at_once(_: Any, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        done = loop.create_future()
        done.set_result(work(*args))
        return done

    loop.run_in_executor = at_once  # type: ignore[method-assign, assignment]
    # no timer of half a second or more goes off by the clock of a busy machine
    async with world(seed=scenario.seed, patience=0.5) as here:
        async for done in Game(here, scenario).play(most):
            yield done
        assert here.env.errors == []

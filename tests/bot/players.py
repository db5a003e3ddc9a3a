"""People who play whole games through the simulated Discord: by slash commands, by components, or both."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from simcord.components import walk_components
from simcord.results import ResponseMessage

from bot.components.custom_id import read
from bot.core import play, queries
from bot.core.model import Person
from rules.model import noun, verb
from tests.bot.over import posted

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.model import GameInfo
    from tests.bot.world import World

SPECIFIC = {
    "place": ("place", "spot"),
    "move": ("place", "spot"),
    "provost": ("provost", "spaces"),
    "build": ("build", "tile"),
    "prestige": ("build", "tile"),
    "convert": ("convert", "space"),
    "batch": ("castle", "batch"),
    "favor": ("favor", "line"),
}


def components(message: Any) -> list[dict[str, Any]]:
    """The buttons and menus of a message, as Discord holds them."""
    raw = message.components
    rows = [part if isinstance(part, dict) else part.to_dict() for part in raw]
    return [part for part in walk_components(rows) if part.get("custom_id")]


def offered(message: Any) -> dict[str, tuple[str, str | None]]:
    """Every code a message offers: its custom id, and the value where it is a menu's option."""
    found: dict[str, tuple[str, str | None]] = {}
    for part in components(message):
        press = read(part["custom_id"])
        if press is None:
            continue
        if press.kind in ("act", "own", "sure"):
            found[press.rest] = (part["custom_id"], None)
        elif press.kind in ("pick", "ownpick"):
            for option in part["options"]:
                found[option["value"]] = (part["custom_id"], option["value"])
    return found


async def press(person: Any, message: Any, code: str) -> Any:
    """Somebody chooses a code on a message."""
    custom_id, value = offered(message)[code]
    if value is None:
        return await person.click(message, custom_id=custom_id)
    return await person.select(message, [value], custom_id=custom_id)


def command_for(code: str, kind: str) -> tuple[str, dict[str, str]]:
    """The specific command for a code, with its option."""
    first = verb(code)
    if code == "pass":
        return "pass", {}
    if first == "done" and kind == "castle":
        return "castle", {"batch": "done"}
    if code == "batch":
        return "castle", {"batch": "batch"}
    if first in SPECIFIC:
        command, option = SPECIFIC[first]
        return command, {option: noun(code)}
    return "choose", {"what": code}


def private(world: World, game: int, person: Any, result: Any) -> Any:
    """Return where a press has shown something to its person alone: in its answer, or in the panel that they had."""
    if result.response is not None and result.response.ephemeral:
        return result.response
    panel = world.bot.panels[game, person.id].message
    channels = world.env.backend.messages.values()
    (message,) = [channel[panel] for channel in channels if panel in channel]
    return ResponseMessage(world.env, message)


class Player:
    """Chooses at random among what is legal, and does it the way it is told to."""

    def __init__(self, world: World, game: int, seed: int, way: str) -> None:
        self.world = world
        self.game = game
        self.random = random.Random(seed)
        self.way = way
        self.actions = 0
        self.last: tuple[int, str] | None = None

    async def position(self) -> Any:
        return await self.world.bot.db.read(queries.position, self.game)

    def choose(self, position: Any) -> str:
        """A legal code; passing early is rare, so that games get somewhere."""
        actions = list(position.decision.actions)
        idle = ("pass", "done", "skip", "draw", "redraw", "provost 0")
        others = [code for code in actions if code not in idle]
        if others and self.random.random() < 0.8:
            return self.random.choice(others)
        return self.random.choice(actions)

    async def step(self) -> bool:
        """One decision; False when the game is over."""
        position = await self.position()
        if position.decision is None:
            return False
        code = self.choose(position)
        way = (
            self.way
            if self.way != "mixed"
            else self.random.choice(("command", "act", "component"))
        )
        holder = self.world.seat_holder(position.info, position.decision.seat)
        result = await self.act(holder, position, code, way)
        assert result.acknowledged, f"no answer to {code}"
        after = await self.position()
        # More than one where a standing order or an answer ahead goes on by itself; none while others choose too.
        waits = len(after.info.awaited) < len(position.info.awaited)
        assert after.revision > position.revision or waits, (code, way, result.response)
        self.actions += 1
        self.last = (position.decision.seat, code)
        return True

    async def act(self, holder: int, position: Any, code: str, way: str) -> Any:
        world = self.world
        person = world.people[holder]
        home = await world.home(self.game)
        if way == "component":
            result = await self._by_component(person, code)
        else:
            if way == "act":
                command, options = "act", {"action": code}
            else:
                command, options = command_for(code, position.decision.kind)
            result = await person.slash(home, f"caylus {command}", **options)
        return await self._confirmed(person, result, code)

    async def _by_component(self, person: Any, code: str) -> Any:
        message = await self.world.prompt(self.game)
        assert message is not None, "no prompt"
        if code not in offered(message):
            turn = next(
                part
                for part in components(message)
                if part["custom_id"].startswith("cy:turn:")
            )
            before = await self.position()
            opened = await person.click(message, custom_id=turn["custom_id"])
            if (await self.position()).revision != before.revision:
                return opened  # no choice was left
            message = private(self.world, self.game, person, opened)
        return await press(person, message, code)

    async def _confirmed(self, person: Any, result: Any, code: str) -> Any:
        response = result.response
        if response is None:
            return result
        sure = [
            part
            for part in components(response)
            if part["custom_id"].startswith("cy:sure:")
        ]
        if not sure:
            return result
        return await person.click(response, custom_id=sure[0]["custom_id"])

    async def finish(self, most: int = 2_000) -> None:
        """Plays to the end."""
        while await self.step():
            assert self.actions < most, "the game does not end"

    async def hurry(
        self, until: Callable[[GameInfo], bool] | None = None, *, left: int = 0
    ) -> None:
        """Plays on by the table alone, to where a test begins or to the end: the same actions at a fifth of the time,
        since nobody types or presses. What is told of them is posted at the end. `left`: last actions not made."""
        table = self.world.bot.db
        position = await self.position()
        most = self._remaining(position) - left if left else 2_000
        while (
            position.decision is not None
            and most > 0
            and not (until is not None and until(position.info))
        ):
            seat, code = position.decision.seat, self.choose(position)
            holder = self.world.seat_holder(position.info, seat)
            person = Person(
                self.world.people[holder].id, self.world.people[holder].name
            )
            await table.run(play.act, self.game, person, position.revision, code)
            self.last = (seat, code)
            self.actions += 1
            most -= 1
            position = await self.position()
        await posted(self.world, self.game)

    def _remaining(self, position: Any) -> int:
        """How many actions it will be to the end, as chance stands now."""
        alike = Player(self.world, self.game, 0, self.way)
        alike.random.setstate(self.random.getstate())
        state, game, count = position._state.clone(), position.game, 0
        while (decision := game.decision(state)) is not None:
            game.step(state, alike.choose(SimpleNamespace(decision=decision)))
            count += 1
        return count


async def to_phase(here: World, player: Player, phase: int) -> None:
    """Plays until somebody decides in that phase or a later one of the turn."""
    await player.hurry(lambda info: info.phase >= phase)

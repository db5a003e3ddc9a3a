"""Odd commands, autocompletions and custom ids, sent to the bot in the simulated server: always a kind answer.

An input is a list of steps in JSON; what one step breaks is kept with all that came before it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
from typing import TYPE_CHECKING, Any

from discord import AppCommandOptionType as Kind
from discord import app_commands
from simcord.backend.errors import BackendError, SetupError

from tests.bot.players import components
from tests.bot.world import world
from tests.fuzz.found import keep
from tests.fuzz.guide import Exits

if TYPE_CHECKING:
    from tests.bot.world import World

STEPS = 150  # on one world, before a new one
PEOPLE = 5
WORDS = (
    "", " ", "pass", "place 3", "place", "place 99", "provost +9", "provost -0", "+3", "١", "build", "take food",
    "0", "-1", "1e9", "9" * 40, "<@1>", "@everyone", "`*_~|>#", "\u202eabc", "a\nb", "é" * 100, "👨‍👩‍👧‍👦",
    "x" * 6000, "\x00", "None", "{}", "%s", "'; DROP TABLE game; --", "2026-02-30", "25:61", "22-6",
    "Europe/Atlantis", "Etc/GMT+99", "gate, 3, pass", "pass when > 3", "never pay", "farm: cloth", "1", "2",
    "Blue", "#1", "caylus", "turn 3",
)  # fmt: skip
IDS = (
    "act",
    "pick",
    "own",
    "ownpick",
    "sure",
    "no",
    "turn",
    "undo",
    "join",
    "start",
    "allow",
    "forget",
    "board",
    "x",
)
"""Kinds of buttons and menus; the last is none."""


class Complaints(logging.Handler):
    """Errors that the bot logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def leaves(here: World) -> list[app_commands.Command[Any, ..., Any]]:
    """Every command that people can type."""
    found = here.bot.tree.walk_commands()
    return [command for command in found if isinstance(command, app_commands.Command)]


def invent(here: World, chance: random.Random, seen: list[str]) -> dict[str, Any]:
    """A step that somebody might try; `seen` are custom ids and values that were on the screen."""
    step: dict[str, Any] = {"who": chance.randrange(PEOPLE)}
    texts = [*WORDS, *(chance.choice(seen) for _ in range(10) if seen)]
    if chance.random() < 0.3:
        parts = (
            chance.choice(IDS),
            chance.choice("0123"),
            str(chance.randrange(40)),
            chance.choice(texts)[:60],
        )
        step["press"] = chance.choice([":".join(("cy", *parts)), *seen])[:100] or "x"
        if chance.random() < 0.5:
            step["value"] = chance.choice(texts)[:100]
        return step
    command = chance.choice(leaves(here))
    options: dict[str, Any] = {}
    for parameter in command.parameters:
        if not parameter.required and chance.random() < 0.5:
            continue
        if parameter.choices:
            options[parameter.name] = chance.choice(parameter.choices).value
        elif parameter.type is Kind.string:
            options[parameter.name] = chance.choice(texts)
        elif parameter.type is Kind.integer:
            options[parameter.name] = chance.choice((0, 1, 2, 3, 7, -1, 10**6))
        elif parameter.type is Kind.boolean:
            options[parameter.name] = chance.random() < 0.5
        elif parameter.type is Kind.user:
            options[parameter.name] = chance.randrange(PEOPLE)
    step |= {"command": command.qualified_name, "options": options}
    typed = [p.name for p in command.parameters if p.autocomplete]
    if typed and chance.random() < 0.3:
        step["complete"] = chance.choice(typed)
    return step


async def take(here: World, game: int, step: dict[str, Any]) -> str | None:
    """Does a step; what is wrong with the answer, or None."""
    home = await here.home(game)
    person = here.people[step["who"]]
    if "press" in step:
        message = here.payload(await here.prompt(game) or home.history()[0])
        kind = 3 if "value" in step else 2
        message["components"] = [
            {
                "type": 1,
                "components": [
                    {"type": kind, "custom_id": step["press"], "style": 1, "label": "x"}
                ],
            }
        ]
        result = here.deliver(step["who"], message, step["press"], step.get("value"))
        await here.env.settle()
        return None if result.acknowledged else "no answer to a press"
    options = dict(step["options"])
    for parameter in leaves(here):
        if parameter.qualified_name == step["command"]:
            for one in parameter.parameters:
                if one.type is Kind.user and one.name in options:
                    options[one.name] = here.people[options[one.name]]
    # what Discord itself does not let anybody send
    with contextlib.suppress(SetupError, BackendError):
        if "complete" in step:
            value = str(options.pop(step["complete"], ""))
            await person.autocomplete(
                home, step["command"], step["complete"], value, **options
            )
        else:
            result = await person.slash(home, step["command"], **options)
            return None if result.acknowledged else "no answer to a command"
    return None


async def problem(steps: list[dict[str, Any]]) -> str | None:
    """What is wrong with these steps on a fresh game, or None."""
    async with world() as here:
        return await broken(here, await here.table(3), steps)


async def broken(here: World, game: int, steps: list[dict[str, Any]]) -> str | None:
    """What the first step that breaks something breaks, or None."""
    complaints = Complaints()
    logging.getLogger("caylus").addHandler(complaints)
    logging.getLogger("bot").addHandler(complaints)
    try:
        for step in steps:
            try:
                found = await take(here, game, step)
            except AssertionError:
                return None  # the fuzzer has removed the game's place
            if found or complaints.lines:
                return found or complaints.lines[0]
        return None
    finally:
        logging.getLogger("caylus").removeHandler(complaints)
        logging.getLogger("bot").removeHandler(complaints)


def run(seed: int, seconds: float) -> tuple[int, int, int]:
    """Tries steps for that long; returns how many, how many broke something, and how many exits were seen."""
    return asyncio.run(_run(seed, seconds))


async def _run(seed: int, seconds: float) -> tuple[int, int, int]:
    chance = random.Random(seed)
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    exits = Exits()
    good: list[dict[str, Any]] = []  # steps that reached something new
    tried = failures = 0
    kept: set[str] = set()
    while loop.time() < end:
        found = None
        done: list[dict[str, Any]] = []
        async with world() as here:
            game = await here.table(3)
            while found is None and len(done) < STEPS and loop.time() < end:
                prompt = await here.prompt(game)
                seen = (
                    []
                    if prompt is None
                    else [
                        value for part in components(prompt) for value in _values(part)
                    ]
                )
                step = (
                    chance.choice(good)
                    if good and chance.random() < 0.3
                    else invent(here, chance, seen)
                )
                done.append(step)
                with exits:
                    found = await broken(here, game, [step])
                if exits.new:
                    good.append(step)
        tried += len(done)
        if found is not None:
            failures += 1
            if found[:60] not in kept:
                kept.add(found[:60])
                alone = await problem(done[-1:]) is not None
                data = json.dumps(
                    done[-1:] if alone else done, ensure_ascii=False
                ).encode()
                print(f"{found[:300]}: kept as {keep(data, 'steps')}", flush=True)
    return tried, failures, len(exits.seen)


def _values(part: dict[str, Any]) -> list[str]:
    return [
        part["custom_id"],
        *(option["value"] for option in part.get("options") or []),
    ]


def replay(data: bytes) -> str | None:
    """What is wrong with a kept input, or None."""
    return asyncio.run(problem(json.loads(data)))

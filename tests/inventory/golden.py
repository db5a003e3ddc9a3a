"""The inventories as files. That of a game has a line a request up to where `make test` plays, then a line a step."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path

from tests.inventory import commands, custom_ids, messages
from tests.inventory.games import played
from tests.inventory.requests import line
from tests.inventory.scenarios import SCENARIOS

FOLDER = Path(__file__).parent.parent / "fixtures" / "inventory"
FROM_HERE = "=== The rest is played by `make test-all`: a line a step, with how many requests, and their digest."


def read(name: str) -> list[str]:
    """The lines of an inventory."""
    return (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


def _put(name: str, lines: list[str]) -> None:
    path = FOLDER / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", "utf-8")


def kept(name: str, whole: bool) -> list[str]:
    """The lines of a game as they were when somebody last looked."""
    lines = read(f"games/{name}")
    return lines if whole else lines[: lines.index(FROM_HERE)]


async def made(name: str, whole: bool) -> list[str]:
    """The same lines as the bot makes them now."""
    scenario = SCENARIOS[name]
    lines: list[str] = []
    async for done in played(scenario, scenario.most if whole else scenario.few):
        if done.actions <= scenario.few:
            lines += [f"> {done.what}", *map(line, done.requests)]
            continue
        if FROM_HERE not in lines:
            lines.append(FROM_HERE)
        digest = hashlib.sha256(
            json.dumps(done.requests, sort_keys=True).encode()
        ).hexdigest()[:8]
        lines.append(f"> {done.what} · {len(done.requests)} {digest}")
    return lines


async def show(name: str, what: str) -> None:
    """Prints the requests of the steps that begin so in full."""
    async for done in played(SCENARIOS[name], SCENARIOS[name].most):
        if done.what.startswith(what):
            print(
                f"> {done.what}",
                *(
                    json.dumps(one, ensure_ascii=False, indent=1)
                    for one in done.requests
                ),
                sep="\n",
            )


PARTS = ("commands", "messages", "custom_ids")


def write(*names: str) -> None:
    """Writes every inventory anew, or those of that name: games, or parts."""
    for name in names or (*SCENARIOS, *PARTS):
        match name:
            case "commands":
                _put(name, asyncio.run(commands.lines()))
            case "messages":
                _put(name, messages.lines())
            case "custom_ids":
                _put(name, custom_ids.lines(read(name)))
            case _:
                _put(f"games/{name}", asyncio.run(made(name, whole=True)))
